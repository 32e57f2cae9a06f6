"""English: what stands in the page itself, and is asked for again by the panels."""

WORDS = {
    "about": "About Cyclomind",
    "again": "Play again",
    "close": "Close",
    "coach": "Coach",
    "game.daily": "Daily",
    "game.mastermind": "Mastermind",
    "game.necklace": "Necklace",
    "game.palette": "Free palette",
    "game.path": "Path",
    "game.walkthrough": "How pegs are counted",
    "how-to-play": "How to play",
    "kept": "Kept games",
    "menu": "Games",
    "more": "More",
    "new": "New game",
    "redo": "Redo",
    "settings": "Settings",
    "share": "Share",
    "statistics": "Statistics",
    "undo": "Undo",
}
