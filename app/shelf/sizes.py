"""The sizes of a necklace that are one tap away. Pure. Public names: `Size`, `SIZES`."""

from collections import namedtuple

#: ``name``: the end of the key ``sizes.``; ``n``: positions; ``colors``: at most.
Size = namedtuple("Size", ("name", "n", "colors"))

#: From the easiest on. The first is that of a first visit; seven beads and more have more colours,
#: or most of their necklaces would be made of the same few numbers of each.
SIZES = (Size("easy", 5, 4), Size("normal", 6, 4), Size("hard", 7, 5), Size("expert", 8, 6))
