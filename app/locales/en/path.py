"""English, for the path and the quiet ring."""

WORDS = {
    "link.level-unreadable": "There is no level of this number: the path has levels 1 to 40. Here "
    "is where yours goes on.",
    "path.again": "Play it again",
    "path.ahead": "This level lies ahead: your path has come to level {number}. You can play it "
    "all the same.",
    "path.anew": "Start this level again",
    "path.chapter.beads": "More beads",
    "path.chapter.few": "Few colours",
    "path.chapter.fit": "The best fit",
    "path.chapter.many": "Many colours",
    "path.chapter.quiet": "The quiet ring",
    "path.chapter.repeated": "Repeated colours",
    "path.chapter.swapping": "First swaps",
    "path.chapter.together": "Two guesses together",
    "path.closed": "not open yet",
    "path.done": "{count} of {of} levels solved, {stars} stars.",
    "path.idea.beads": "More beads have more orders. Change a few at a time, and see what the "
    "score makes of it.",
    "path.idea.few": "With few colours much looks alike. Look for runs of one colour rather than "
    "for single beads.",
    "path.idea.fit": "The ring turns to where most beads fit, and how far it turned tells "
    "something, too.",
    "path.idea.many": "With many colours each bead stands for itself. Keep what scored well, and "
    "move the rest.",
    "path.idea.quiet": "The ring does not turn: a guess tells how many beads the best fit has in "
    "place, and no more.",
    "path.idea.repeated": "Beads of one colour are alike: swapping two of them changes nothing, so "
    "fewer orders are left.",
    "path.idea.swapping": "Swap two beads, then guess: the score says how many are in place.",
    "path.idea.together": "One guess seldom tells enough. Look for an order that explains two of "
    "them at once.",
    "path.level": "Level",
    "path.levels": "All levels",
    "path.next": "Next level",
    "path.par": "Par is {par}.",
    "path.stars-note": "One star each: solved, in no more guesses than par, without a hint. Each "
    "level solved opens the next, and can be played again for the stars it lacks.",
    "path.stars.many": "{count} of 3 stars",
    "path.stars.none": "no star yet",
    "path.stars.one": "1 of 3 stars",
    "path.title": "Path {number} · {chapter}",
    "quiet.scored": "Guess {number}: {exact} of {n} in place at the best fit.",
}
