"""The bead colours, in the order in which a puzzle takes them.

Public names: `Paint`, `COLORS`, `ALL_COLORS`.

A puzzle of c colours uses the first c, so every such prefix is kept apart, for normal sight and
for the three kinds of colour blindness: by CIEDE2000, at least 25 and at least 20. All six stand
out from the light ground and from the dark one. ``tests/rules/test_palette.py`` measures it.

A code of more than six colours goes on with four more. Ten cannot all be kept that far apart for
colour-blind sight, so there the outline, the marks and the numbers on the beads do the rest.
"""

from collections import namedtuple

#: ``name``: the key of the colour's name in the locales (``color.blue``); ``hex``: the bead;
#: ``ink``: numbers and marks on it, readable at 4.5:1.
Paint = namedtuple("Paint", ("name", "hex", "ink"))

#: The six of every necklace: Paint by colour index, 0 to 5.
COLORS = (
    Paint("blue", "#00379e", "#ffffff"),
    Paint("orange", "#c7592e", "#000000"),
    Paint("teal", "#44c5b1", "#000000"),
    Paint("yellow", "#eeb408", "#000000"),
    Paint("purple", "#956ad7", "#000000"),
    Paint("wine", "#7b1537", "#ffffff"),
)

#: The six, and four more: Paint by colour index, 0 to 9.
ALL_COLORS = COLORS + (
    Paint("grey", "#636363", "#ffffff"),
    Paint("sky", "#b1cdf2", "#000000"),
    Paint("green", "#304c12", "#ffffff"),
    Paint("pink", "#f58397", "#000000"),
)
