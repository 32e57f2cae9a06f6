"""Spanish, for what stands in the page, which is written in English; and for the panels."""

WORDS = {
    "about": "Acerca de Cyclomind",
    "again": "Otra partida",
    "close": "Cerrar",
    "coach": "Entrenador",
    "game.daily": "Collar diario",
    "game.mastermind": "Mastermind",
    "game.necklace": "Collar",
    "game.palette": "Paleta libre",
    "game.path": "Camino",
    "game.walkthrough": "Así se cuentan las fichas",
    "how-to-play": "Cómo se juega",
    "kept": "Partidas guardadas",
    "menu": "Juegos",
    "more": "Más",
    "new": "Partida nueva",
    "redo": "Rehacer",
    "settings": "Ajustes",
    "share": "Compartir",
    "statistics": "Estadísticas",
    "undo": "Deshacer",
}
