"""English, for the daily necklace."""

WORDS = {
    "daily.archive": "Archive",
    "daily.at-par": ", par or better",
    "daily.beads": "{n} beads",
    "daily.colors": "{colors} colours",
    "daily.date": "{weekday}, {day}\u00a0{month}",
    "daily.day": "{weekday}, {day}",
    "daily.earlier": "Earlier month",
    "daily.every": "A new one comes every day.",
    "daily.first": "The first daily necklace comes on {date}",
    "daily.first-of-month": "1",
    "daily.in-hours": "in {hours} h {minutes} min",
    "daily.in-minutes": "in {minutes} min",
    "daily.later": "Later month",
    "daily.mark.begun": "begun",
    "daily.mark.lost": "given up",
    "daily.mark.par": "par or better",
    "daily.mark.solved": "solved",
    "daily.month": "{month} {year}",
    "daily.months": "January February March April May June July August September October "
    "November December",
    "daily.name": "Daily {number} · {date}",
    "daily.next": "next {left}",
    "daily.not-played": "not played",
    "daily.practice-until": "It comes at midnight, your time: {left}. Until then, practise here.",
    "daily.practise": "Practise",
    "daily.run": "{count} days in a row",
    "daily.todays": "Play today's: Daily {number}",
    "daily.told": "{day}, Daily {number}: {told}",
    "daily.weekdays": "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
    "link.date-too-early": "There was no daily necklace on the day in this link: the first is of "
    "1 December 2026. Here is today's.",
    "link.date-too-late": "The day in this link has not come yet where you are. "
    "Here is today's necklace.",
    "link.date-unreadable": "The date in this link cannot be read. Here is today's necklace.",
}
