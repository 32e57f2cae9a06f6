"""French, for the daily necklace."""

WORDS = {
    "daily.archive": "Archives",
    "daily.at-par": ", par ou mieux",
    "daily.beads": "{n} perles",
    "daily.colors": "{colors} couleurs",
    "daily.date": "{weekday} {day}\u00a0{month}",
    "daily.day": "{weekday} {day}",
    "daily.earlier": "Mois précédent",
    "daily.every": "Un nouveau collier arrive chaque jour.",
    "daily.first": "Le premier collier du jour arrive le {date}",
    "daily.first-of-month": "1er",
    "daily.in-hours": "dans {hours}\u00a0h {minutes}\u00a0min",
    "daily.in-minutes": "dans {minutes}\u00a0min",
    "daily.later": "Mois suivant",
    "daily.mark.begun": "commencé",
    "daily.mark.lost": "abandonné",
    "daily.mark.par": "par ou mieux",
    "daily.mark.solved": "résolu",
    "daily.month": "{month} {year}",
    "daily.months": "janvier février mars avril mai juin juillet août septembre octobre novembre "
    "décembre",
    "daily.name": "Collier n°\u00a0{number} · {date}",
    "daily.next": "prochain {left}",
    "daily.not-played": "pas joué",
    "daily.practice-until": "Il arrive à minuit, heure locale\u00a0: {left}. D’ici là, "
    "entraîne-toi ici.",
    "daily.practise": "S’entraîner",
    "daily.run": "{count} jours d’affilée",
    "daily.todays": "Jouer celui d’aujourd’hui\u00a0: collier n°\u00a0{number}",
    "daily.told": "{day}, collier n°\u00a0{number}\u00a0: {told}",
    "daily.weekdays": "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "link.date-too-early": "Il n’y avait pas de collier du jour à la date de ce lien\u00a0: le "
    "premier est celui du 1er\u00a0décembre 2026. Voici celui d’aujourd’hui.",
    "link.date-too-late": "La date de ce lien n’est pas encore arrivée chez toi. Voici le collier "
    "d’aujourd’hui.",
    "link.date-unreadable": "La date de ce lien est illisible. Voici le collier d’aujourd’hui.",
}
