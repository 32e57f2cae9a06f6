"""French, for the path and the quiet ring."""

WORDS = {
    "link.level-unreadable": "Il n’y a pas de niveau de ce numéro\u00a0: le parcours va de 1 à 40. "
    "Voici où le tien continue.",
    "path.again": "Rejouer ce niveau",
    "path.ahead": "Ce niveau est plus loin\u00a0: ton parcours en est au niveau {number}. Tu peux "
    "le jouer quand même.",
    "path.anew": "Recommencer ce niveau",
    "path.chapter.beads": "Plus de perles",
    "path.chapter.few": "Peu de couleurs",
    "path.chapter.fit": "La meilleure position",
    "path.chapter.many": "Beaucoup de couleurs",
    "path.chapter.quiet": "L’anneau immobile",
    "path.chapter.repeated": "Couleurs répétées",
    "path.chapter.swapping": "Premiers échanges",
    "path.chapter.together": "Deux essais à la fois",
    "path.closed": "pas encore ouvert",
    "path.done": "Niveaux résolus\u00a0: {count} sur {of}\u202f; étoiles\u00a0: {stars}.",
    "path.idea.beads": "Plus de perles, c’est plus d’ordres. Changes-en peu à la fois et regarde "
    "ce que devient le score.",
    "path.idea.few": "Avec peu de couleurs, tout se ressemble. Cherche des suites d’une couleur "
    "plutôt que des perles isolées.",
    "path.idea.fit": "Le collier tourne pour mettre le plus de perles en place, et l’ampleur de la "
    "rotation t’apprend aussi quelque chose.",
    "path.idea.many": "Avec beaucoup de couleurs, chaque perle compte seule. Garde ce qui a marché "
    "et déplace le reste.",
    "path.idea.quiet": "Le collier ne tourne pas\u00a0: un essai dit seulement combien de perles "
    "seraient en place dans la meilleure position.",
    "path.idea.repeated": "Des perles de même couleur se valent\u00a0: les échanger ne change "
    "rien, il reste donc moins d’ordres.",
    "path.idea.swapping": "Échange deux perles, puis essaie\u00a0: le score dit combien sont en "
    "place.",
    "path.idea.together": "Un seul essai en dit rarement assez. Cherche un ordre qui en explique "
    "deux à la fois.",
    "path.level": "Niveau",
    "path.levels": "Tous les niveaux",
    "path.next": "Niveau suivant",
    "path.par": "Le par est de {par}.",
    "path.stars-note": "Une étoile pour chaque chose\u00a0: résolu, sans dépasser le par, sans "
    "indice. Chaque niveau résolu ouvre le suivant et peut se rejouer pour les étoiles qui "
    "manquent.",
    "path.stars.many": "{count} étoiles sur 3",
    "path.stars.none": "aucune étoile",
    "path.stars.one": "{count} étoile sur 3",
    "path.title": "Parcours {number} · {chapter}",
    "quiet.scored": "Essai {number}\u00a0: {exact} sur {n} en place dans la meilleure position.",
}
