"""English, for the rooms beside the necklace."""

WORDS = {
    "color.key": "{color} bead, key {digit}",
    "colors": "Colours",
    "empty": "Empty, position {position} of {n}",
    "palette.cleared": "Position {position} is empty.",
    "palette.filled": "{color} bead at position {position}.",
    "palette.incomplete.many": "{count} positions are still empty.",
    "palette.incomplete.one": "1 position is still empty.",
    "palette.scored.many": "Guess {number}: {exact} exact, {misplaced} misplaced, "
    "turned {count} steps.",
    "palette.scored.none": "Guess {number}: {exact} exact, {misplaced} misplaced, not turned.",
    "palette.scored.one": "Guess {number}: {exact} exact, {misplaced} misplaced, turned 1 step.",
    "palette.start": "Fill every position with any colour, then guess.",
    "palette.tile": "Guess {number}: {exact} exact, {misplaced} misplaced",
}
