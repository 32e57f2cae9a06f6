"""German, for the daily necklace."""

WORDS = {
    "daily.archive": "Archiv",
    "daily.date": "{weekday}, {day}.\u00a0{month}",
    "daily.day": "{weekday}, {day}.",
    "daily.earlier": "Früherer Monat",
    "daily.every": "Jeden Tag kommt eine neue.",
    "daily.first": "Die erste Tageskette kommt am {date}",
    "daily.first-of-month": "1",
    "daily.in-hours": "noch {hours} h {minutes} min",
    "daily.in-minutes": "noch {minutes} min",
    "daily.later": "Späterer Monat",
    "daily.month": "{month} {year}",
    "daily.months": "Januar Februar März April Mai Juni Juli August September Oktober "
    "November Dezember",
    "daily.name": "Tageskette {number} · {date}",
    "daily.next": "Die nächste kommt um Mitternacht deiner Zeit ({left}).",
    "daily.not-played": "nicht gespielt",
    "daily.number": "Tageskette {number}",
    "daily.practice-until": "Sie kommt um Mitternacht deiner Zeit ({left}). Bis dahin kannst du "
    "hier üben.",
    "daily.practise": "Üben",
    "daily.size": "{n} Positionen, {colors} Farben.",
    "daily.todays": "Zur heutigen: Tageskette {number}",
    "daily.weekdays": "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
    "link.date-too-early": "Am Tag in diesem Link gab es noch keine Tageskette: Die erste ist vom "
    "1. Dezember 2026. Hier ist die heutige.",
    "link.date-too-late": "Der Tag in diesem Link ist bei dir noch nicht gekommen. "
    "Hier ist die heutige Kette.",
    "link.date-unreadable": "Das Datum in diesem Link ist nicht lesbar. Hier ist die heutige "
    "Kette.",
}
