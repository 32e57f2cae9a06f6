"""English."""

WORDS = {
    "about": "About Cyclomind",
    "again": "Play again",
    "bead": "{color} bead, position {position} of {n}",
    "board": "Necklace of beads",
    "close": "Close",
    "coach": "Coach",
    "color.blue": "Blue",
    "color.orange": "Orange",
    "color.purple": "Purple",
    "color.teal": "Teal",
    "color.wine": "Wine",
    "color.yellow": "Yellow",
    "error.action": "That did not work. Your game is kept; please try again.",
    "error.network": "This part could not be loaded. Please check the connection and try again.",
    "failed": "The game could not be started. Please check the connection and try again.",
    "failed.loose": "These are the bare sources: run “make dev” to fetch the runtimes.",
    "failed.retry": "Retry",
    "failed.script": "Cyclomind needs JavaScript to start its Python.",
    "failed.version": "Version {version}",
    "game.mastermind": "Mastermind",
    "game.necklace": "Necklace",
    "game.palette": "Free palette",
    "game.walkthrough": "Walkthrough",
    "guess": "Guess",
    "guesses": "Guesses",
    "how-to-play": "How to play",
    "laid-out": "The suggestion is on the board.",
    "link.bad-base64": "The puzzle code in this link has a character or length that no code has. "
    "Here is a fresh puzzle.",
    "link.c-out-of-range": "This link asks for a number of colours outside 2 to 6. "
    "Here is a fresh puzzle.",
    "link.degenerate": "The necklace in this link has nothing to find: "
    "all of its beads, or all but one, are alike. Here is a fresh puzzle.",
    "link.digit-not-below-c": "The puzzle code in this link names a colour that the puzzle does "
    "not have. Here is a fresh puzzle.",
    "link.empty": "This link has no puzzle code. Here is a fresh puzzle.",
    "link.n-out-of-range": "This link asks for a number of positions outside 4 to 8. "
    "Here is a fresh puzzle.",
    "link.non-ascii": "The puzzle code in this link has a character that no code has. "
    "Here is a fresh puzzle.",
    "link.non-digit": "The puzzle code in this link does not fit its numbers of positions and "
    "colours. Here is a fresh puzzle.",
    "link.room": "This link asks for a game that is not here. Here is a necklace.",
    "link.wrong-length": "The puzzle code in this link is for another number of positions. "
    "Here is a fresh puzzle.",
    "loading": "Stringing the beads …",
    "menu": "Games",
    "new": "New game",
    "redo": "Redo",
    "scored.many": "Guess {number}: {exact} of {n} in place, turned {count} steps.",
    "scored.none": "Guess {number}: {exact} of {n} in place, not turned.",
    "scored.one": "Guess {number}: {exact} of {n} in place, turned 1 step.",
    "settings": "Settings",
    "solved.many": "Solved in {count} guesses!",
    "solved.one": "Solved in 1 guess!",
    "start": "Guess 0: {exact} of {n} in place. Swap beads, then guess.",
    "swapped": "Positions {first} and {second} swapped.",
    "tile": "Guess {number}: {exact} exact",
    "undo": "Undo",
    "undone": "Positions {first} and {second} swapped back.",
}
