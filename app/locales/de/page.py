"""German, for what stands in the page, which is written in English; and for the panels."""

WORDS = {
    "about": "Über Cyclomind",
    "again": "Noch einmal",
    "close": "Schließen",
    "coach": "Trainer",
    "game.daily": "Tageskette",
    "game.mastermind": "Mastermind",
    "game.necklace": "Kette",
    "game.palette": "Freie Farben",
    "game.path": "Weg",
    "game.walkthrough": "So zählen die Stifte",
    "how-to-play": "Spielregeln",
    "kept": "Gespeicherte Spiele",
    "menu": "Spiele",
    "more": "Mehr",
    "new": "Neues Spiel",
    "redo": "Wiederholen",
    "settings": "Einstellungen",
    "share": "Teilen",
    "statistics": "Statistik",
    "undo": "Rückgängig",
}
