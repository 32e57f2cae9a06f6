"""German, for the daily necklace."""

WORDS = {
    "daily.archive": "Archiv",
    "daily.at-par": ", Par oder besser",
    "daily.beads": "{n} Perlen",
    "daily.colors": "{colors} Farben",
    "daily.date": "{weekday}, {day}.\u00a0{month}",
    "daily.day": "{weekday}, {day}.",
    "daily.earlier": "Früherer Monat",
    "daily.every": "Jeden Tag kommt eine neue.",
    "daily.first": "Die erste Tageskette kommt am {date}",
    "daily.first-of-month": "1",
    "daily.in-hours": "noch {hours} h {minutes} min",
    "daily.in-minutes": "noch {minutes} min",
    "daily.later": "Späterer Monat",
    "daily.mark.begun": "begonnen",
    "daily.mark.lost": "aufgegeben",
    "daily.mark.par": "Par oder besser",
    "daily.mark.solved": "gelöst",
    "daily.month": "{month} {year}",
    "daily.months": "Januar Februar März April Mai Juni Juli August September Oktober "
    "November Dezember",
    "daily.name": "Tageskette {number} · {date}",
    "daily.next": "{left}",
    "daily.not-played": "nicht gespielt",
    "daily.practice-until": "Sie kommt um Mitternacht deiner Zeit ({left}). Bis dahin kannst du "
    "hier üben.",
    "daily.practise": "Üben",
    "daily.run": "{count} Tage in Folge",
    "daily.todays": "Zur heutigen: Tageskette {number}",
    "daily.told": "{day} Tageskette {number}: {told}",
    "daily.weekdays": "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
    "link.date-too-early": "Am Tag in diesem Link gab es noch keine Tageskette: Die erste ist vom "
    "1. Dezember 2026. Hier ist die heutige.",
    "link.date-too-late": "Der Tag in diesem Link ist bei dir noch nicht gekommen. "
    "Hier ist die heutige Kette.",
    "link.date-unreadable": "Das Datum in diesem Link ist nicht lesbar. Hier ist die heutige "
    "Kette.",
}
