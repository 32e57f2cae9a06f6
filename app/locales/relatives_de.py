"""German, for the rooms beside the necklace."""

WORDS = {
    "color.key": "{color} Perle, Taste {digit}",
    "colors": "Farben",
    "empty": "Leer, Position {position} von {n}",
    "palette.cleared": "Position {position} ist leer.",
    "palette.filled": "{color} Perle auf Position {position}.",
    "palette.incomplete.many": "{count} Positionen sind noch leer.",
    "palette.incomplete.one": "1 Position ist noch leer.",
    "palette.scored.many": "Versuch {number}: {exact} richtig, {misplaced} am falschen Platz, "
    "{count} Schritte gedreht.",
    "palette.scored.none": "Versuch {number}: {exact} richtig, {misplaced} am falschen Platz, "
    "nicht gedreht.",
    "palette.scored.one": "Versuch {number}: {exact} richtig, {misplaced} am falschen Platz, "
    "1 Schritt gedreht.",
    "palette.start": "Lege auf jede Position eine beliebige Farbe, dann rate.",
    "palette.tile": "Versuch {number}: {exact} richtig, {misplaced} am falschen Platz",
}
