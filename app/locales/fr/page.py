"""French, for what stands in the page, which is written in English; and for the panels."""

WORDS = {
    "about": "À propos de Cyclomind",
    "again": "Rejouer",
    "close": "Fermer",
    "coach": "Coach",
    "game.daily": "Collier du jour",
    "game.mastermind": "Mastermind",
    "game.necklace": "Collier",
    "game.palette": "Palette libre",
    "game.path": "Parcours",
    "game.walkthrough": "Compter les fiches",
    "how-to-play": "Règles du jeu",
    "kept": "Mes parties",
    "menu": "Jeux",
    "more": "Plus",
    "new": "Nouvelle partie",
    "redo": "Rétablir",
    "settings": "Réglages",
    "share": "Partager",
    "statistics": "Statistiques",
    "undo": "Annuler",
}
