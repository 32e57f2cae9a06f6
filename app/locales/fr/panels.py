"""French, for the panels."""

WORDS = {
    "about.build": "Version {version}, build {build}",
    "about.part": "{name} {version}, sous licence {licence}",
    "about.self": "Cyclomind {version}, sous licence MIT",
    "about.title": "À propos",
    "about.words": "Des jeux de codes secrets, écrits en Python, qui tournent dans ton "
    "navigateur. Rien n’est envoyé nulle part\u202f; ce que tu joues reste sur cet appareil.",
    "challenge": "Ta propre énigme",
    "challenge.board": "Ton collier",
    "challenge.degenerate": "Il n’y a rien à trouver ici\u00a0: toutes les perles, ou toutes sauf "
    "une, sont pareilles.",
    "challenge.hint": "Choisis une perle, puis sa couleur. Le lien cache le collier aux regards "
    "et l’ouvre comme une énigme.",
    "challenge.placed": "Perle {color} en position {position}.",
    "challenge.silent": "Avec ces perles, le score ne dit presque rien\u00a0: ce sera surtout une "
    "affaire de chance.",
    "challenge.text": "voici un collier fait pour toi. Sauras-tu le trouver\u202f?",
    "coach.blocked": "Le coach ne peut pas réfléchir ici\u00a0: ce navigateur bloque ce qu’il lui "
    "faut. Autorise les cookies pour ce site et recharge la page. Ta partie continue.",
    "coach.cancel": "Interrompre",
    "coach.cancelled": "Interrompu.",
    "coach.count": "Combien de colliers sont encore possibles\u202f?",
    "coach.count-answer.many": "D’après tout ce que tu as vu, il reste {count} colliers possibles.",
    "coach.count-answer.one": "D’après tout ce que tu as vu, il ne reste que {count} collier "
    "possible.",
    "coach.failed": "Le coach n’a pas pu réfléchir. Ta partie continue\u202f; redemande-lui pour "
    "réessayer.",
    "coach.fetching": "Le coach arrive …",
    "coach.fits": "Mon collier pourrait-il être le secret\u202f?",
    "coach.fits-answer": "Oui\u00a0: rien de ce que tu as vu ne l’exclut.",
    "coach.fits-not": "Non\u00a0: l’essai {number} aurait donné {would_be} en place, et non "
    "{exact}.",
    "coach.fits-not-turned": "Non\u00a0: à l’essai {number}, le collier aurait tourné autrement.",
    "coach.give-up": "J’abandonne",
    "coach.give-up-note": "La partie s’arrête là, et elle compte comme non résolue.",
    "coach.given-up": "Tu as abandonné cette partie. Le secret est sur le plateau.",
    "coach.hints-note": "Les indices sont comptés dans ton résultat.",
    "coach.laid-out": "La proposition est sur le plateau.",
    "coach.lay-out": "Poser les perles ainsi",
    "coach.mastermind.count": "Combien de codes sont encore possibles\u202f?",
    "coach.mastermind.count-answer.many": "{number} codes correspondent à toutes les réponses.",
    "coach.mastermind.count-answer.one": "{count} code seulement correspond à toutes les réponses.",
    "coach.mastermind.fits": "Ma rangée pourrait-elle être le code\u202f?",
    "coach.mastermind.fits-answer.many": "Oui\u00a0: {number} codes possibles ont ces perles dans "
    "ces cases.",
    "coach.mastermind.fits-answer.one": "Oui\u00a0: {count} code possible a ces perles dans ces "
    "cases.",
    "coach.mastermind.fits-empty": "Mets d’abord une perle dans la rangée.",
    "coach.mastermind.fits-none": "Non\u00a0: aucun code possible n’a ces perles dans ces cases.",
    "coach.mastermind.fits-not": "Non\u00a0: la rangée {number} aurait alors reçu {exact} en "
    "noir, {misplaced} en blanc.",
    "coach.mastermind.laid-out": "La proposition est dans la rangée.",
    "coach.mastermind.sampled": "Il y a trop de rangées pour les comparer toutes\u00a0: c’est la "
    "meilleure de {number} tirées au sort.",
    "coach.mastermind.suggest": "Montre-moi une bonne rangée",
    "coach.mastermind.suggest-possible": "Ce pourrait être le code.",
    "coach.mastermind.suggest-probe": "Ce ne peut pas être le code, mais c’est ce qui en dit le "
    "plus.",
    "coach.mastermind.suggest-why": "Sur {candidates} codes, elle en laisse {average} en moyenne, "
    "{worst} au pire.",
    "coach.review": "Ai-je bien joué\u202f?",
    "coach.show-secret": "Montre-moi le secret",
    "coach.size": "Le coach réfléchit avec un programme de 20\u00a0Mo au plus. "
    "Il est chargé une seule fois, à ta première question.",
    "coach.starting": "Le coach se réveille …",
    "coach.suggest": "Propose-moi un bon essai",
    "coach.suggest-possible": "Ça pourrait être le secret.",
    "coach.suggest-probe": "Ça ne peut pas être le secret, mais c’est l’essai qui en dit le plus.",
    "coach.suggest-why": "Sur {candidates} dispositions, il en laisse {average} en moyenne, "
    "{worst} au pire.",
    "coach.thinking": "Le coach réfléchit …",
    "description": "Trouve le collier secret en échangeant les perles que tu as en main. Un jeu de "
    "déduction écrit en Python.",
    "elsewhere": "La partie a continué dans une autre fenêtre.",
    "error.damaged": "Une partie des données gardées était illisible et a été mise de côté.",
    "error.storage": "Ce navigateur ne permet de rien garder\u00a0: ce que tu joues disparaît "
    "quand la page se ferme.",
    "first-guesses": "Ce que laisse un premier essai",
    "first-guesses.answers": "Réponses",
    "first-guesses.average": "En moyenne",
    "first-guesses.by-answer": "{guess}, réponse par réponse",
    "first-guesses.guess": "Essai",
    "first-guesses.note": "Sur {codes} codes en {colors} couleurs, pour chaque sorte de premier "
    "essai\u00a0: combien de réponses différentes existent, et combien de codes restent ensuite, "
    "en moyenne et au plus. Des chiffres égaux sont des couleurs égales.",
    "first-guesses.pegs": "{exact} noir, {misplaced} blanc\u00a0:",
    "first-guesses.worst": "Au plus",
    "going-on": "Reprendre l’énigme commencée",
    "instructions.missing": "Les règles n’ont pas pu être chargées. Ferme cette fenêtre et "
    "réessaie.",
    "kept.finished": "Terminées",
    "kept.none": "Rien ici pour l’instant. Tes parties y seront gardées automatiquement.",
    "kept.present": "{told} (à l’écran)",
    "kept.remove": "Supprimer",
    "kept.remove.label": "Supprimer\u00a0: {name}",
    "kept.removed": "{name}\u00a0: partie supprimée.",
    "kept.told": "\u00a0: {told}",
    "kept.undo": "Annuler",
    "kept.undo.label": "Annuler\u00a0: garder {name}",
    "kept.unfinished": "À continuer",
    "link.bad-base64": "Le code d’énigme de ce lien a un caractère ou une longueur qu’aucun code "
    "n’a. Voici une nouvelle énigme.",
    "link.c-out-of-range": "Ce lien demande un nombre de couleurs qui n’est pas entre 2 et 6. "
    "Voici une nouvelle énigme.",
    "link.degenerate": "Dans le collier de ce lien, il n’y a rien à trouver\u00a0: toutes les "
    "perles, ou toutes sauf une, sont pareilles. Voici une nouvelle énigme.",
    "link.digit-not-below-c": "Le code d’énigme de ce lien nomme une couleur que l’énigme n’a "
    "pas. Voici une nouvelle énigme.",
    "link.empty": "Ce lien n’a pas de code d’énigme. Voici une nouvelle énigme.",
    "link.n-out-of-range": "Ce lien demande un nombre de positions qui n’est pas entre 4 et 8. "
    "Voici une nouvelle énigme.",
    "link.non-ascii": "Le code d’énigme de ce lien a un caractère qu’aucun code n’a. Voici une "
    "nouvelle énigme.",
    "link.non-digit": "Le code d’énigme de ce lien ne correspond pas à ses nombres de positions "
    "et de couleurs. Voici une nouvelle énigme.",
    "link.room": "Ce lien demande un jeu qui n’existe pas ici. Voici un collier.",
    "link.wrong-length": "Le code d’énigme de ce lien est fait pour un autre nombre de positions. "
    "Voici une nouvelle énigme.",
    "offline.cannot": "Ce navigateur ne peut pas garder le jeu pour jouer hors ligne.",
    "offline.insecure": "Pour jouer hors ligne, il faut https\u00a0: cette page est venue "
    "par simple http.",
    "offline.newer": "Le jeu est prêt pour jouer hors ligne. Une version plus récente est "
    "là\u00a0: elle arrivera quand tu ouvriras ou rechargeras la page.",
    "offline.not-yet": "Le jeu n’est pas encore prêt pour jouer hors ligne.",
    "offline.off": "Ici, le jeu n’est pas gardé pour jouer hors ligne.",
    "offline.ready": "Le jeu est prêt pour jouer hors ligne. Le coach et le casseur de codes "
    "malin le seront aussi, dès que tu auras utilisé l’un des deux.",
    "offline.thinking": "Le jeu est prêt pour jouer hors ligne, avec le coach et le casseur de "
    "codes malin.",
    "panel.hidden": "Quelque chose dans ce navigateur cache ce panneau, peut-être un "
    "bloqueur de publicité.",
    "reopened": "Tu as déjà joué cette partie. {standing}",
    "reopened.codebreaker.many": "J’ai déjà trouvé ce code, en {count} essais.",
    "reopened.codebreaker.one": "J’ai déjà trouvé ce code, en {count} essai.",
    "reopened.daily.many": "Tu as déjà trouvé le collier de ce jour, en {count} essais. Il en "
    "arrive un nouveau chaque jour.",
    "reopened.daily.one": "Tu as déjà trouvé le collier de ce jour, en {count} essai. Il en "
    "arrive un nouveau chaque jour.",
    "reopened.mastermind.many": "Tu as déjà trouvé ce code, en {count} essais.",
    "reopened.mastermind.one": "Tu as déjà trouvé ce code, en {count} essai.",
    "reopened.necklace.many": "Tu as déjà trouvé ce collier, en {count} essais.",
    "reopened.necklace.one": "Tu as déjà trouvé ce collier, en {count} essai.",
    "reopened.palette.many": "Tu as déjà trouvé ce collier, en {count} essais.",
    "reopened.palette.one": "Tu as déjà trouvé ce collier, en {count} essai.",
    "reopened.walkthrough.many": "Tu as déjà trouvé la solution, en {count} essais. "
    "«\u202fRecommencer\u202f» repart de zéro.",
    "reopened.walkthrough.one": "Tu as déjà trouvé la solution, en {count} essai. "
    "«\u202fRecommencer\u202f» repart de zéro.",
    "results.foreign": "Ce n’est pas une liste de résultats de Cyclomind. Rien n’a été changé.",
    "results.how": "Enregistre tes résultats dans un fichier pour les garder ou les emporter sur "
    "un autre appareil. Importer un fichier ou un texte ajoute ce qui est nouveau et n’enlève "
    "rien.",
    "results.later": "Cette liste vient d’une version plus récente de Cyclomind. Recharge cette "
    "page et réessaie.",
    "results.later-here": "Les résultats de cet appareil viennent d’une version plus récente de "
    "Cyclomind. Recharge la page pour les voir.",
    "results.open": "Importer un fichier",
    "results.save": "Enregistrer dans un fichier",
    "results.saved": "Enregistré sous {name}. Si aucun fichier n’apparaît, copie le texte du "
    "champ.",
    "results.spoilt.many": "{count} lignes étaient illisibles.",
    "results.spoilt.one": "{count} ligne était illisible.",
    "results.take": "Importer ce texte",
    "results.taking": "Parties comparées",
    "results.taken.many": "{count} parties ont été ajoutées.",
    "results.taken.none": "Rien de nouveau\u00a0: toutes ces parties sont déjà comptées ici.",
    "results.taken.one": "{count} partie a été ajoutée.",
    "results.text": "Résultats sous forme de texte\u00a0: copie-les d’ici, ou colle-les ici",
    "results.unreadable": "Le fichier n’a pas pu être lu. Rien n’a été changé.",
    "review.after": "Essai {number}",
    "review.chart": "Dispositions restantes après chaque essai",
    "review.column.after": "Reste",
    "review.column.before": "Avant",
    "review.column.best": "Au mieux",
    "review.column.expected": "Prévu",
    "review.column.guess": "Essai",
    "review.column.rating": "Choix",
    "review.hints.many": "{count} indices demandés.",
    "review.hints.one": "{count} indice demandé.",
    "review.impossible": "{rating}, exclu d’avance",
    "review.luck.even": "Chance\u00a0: à peu près ce à quoi il fallait s’attendre.",
    "review.luck.lucky": "Chance\u00a0: le plus souvent, tes essais ont laissé moins de "
    "dispositions que prévu.",
    "review.luck.unlucky": "Chance\u00a0: le plus souvent, tes essais ont laissé plus de "
    "dispositions que prévu.",
    "review.mastermind.after": "Rangée {number}",
    "review.mastermind.chart": "Codes restants après chaque rangée",
    "review.mastermind.codes.many": "Les {count} codes qui restaient après la rangée {number}",
    "review.mastermind.codes.one": "Le seul code qui restait après la rangée {number}",
    "review.mastermind.sampled": "Là où il y avait trop de rangées pour les comparer toutes, la "
    "meilleure est celle de {number} tirées au sort.",
    "review.mastermind.start": "Au départ",
    "review.mastermind.table": "Chaque rangée\u00a0: codes avant, reste attendu, meilleur reste "
    "possible, et reste",
    "review.over.many": "{count} au-dessus du par (par\u00a0: {par}).",
    "review.over.one": "{count} au-dessus du par (par\u00a0: {par}).",
    "review.par": "Dans le par (par\u00a0: {par}).",
    "review.rating.best": "le meilleur",
    "review.rating.fair": "moyen",
    "review.rating.good": "bon",
    "review.rating.weak": "faible",
    "review.skill.best": "Habileté\u00a0: tes essais étaient aussi bons que possible.",
    "review.skill.fair": "Habileté\u00a0: il y avait de meilleurs essais à faire.",
    "review.skill.good": "Habileté\u00a0: tes essais étaient bons.",
    "review.skill.weak": "Habileté\u00a0: il y avait de bien meilleurs essais à faire.",
    "review.table": "Pour chaque essai\u00a0: les dispositions avant lui, ce qu’il devait en "
    "laisser, ce que le meilleur essai devait en laisser, et ce qu’il en reste",
    "review.under.many": "{count} sous le par (par\u00a0: {par}).",
    "review.under.one": "{count} sous le par (par\u00a0: {par}).",
    "run.days": "{count} jours d’affilée.",
    "run.ended.many": "Ta série de {count} jours s’est arrêtée.",
    "run.ended.one": "Ta série de {count} jour s’est arrêtée.",
    "settings.colors": "Couleurs",
    "settings.language": "Langue",
    "settings.language.browser": "Celle du navigateur",
    "settings.numbers": "Numéroter les couleurs",
    "settings.positions": "Positions",
    "settings.size-note": "Une autre taille ouvre une nouvelle énigme. Le bouton Retour ramène à "
    "celle-ci.",
    "settings.speed": "Animation",
    "settings.speed.fast": "Rapide",
    "settings.speed.normal": "Normale",
    "settings.speed.off": "Aucune",
    "settings.typing": "Saisir les essais",
    "share.challenge": "Créer ta propre énigme",
    "share.copied": "Copié.",
    "share.copy": "Copier",
    "share.not-copied": "La copie n’est pas autorisée ici. Le texte est sélectionné\u00a0: "
    "copie-le toi-même.",
    "share.not-sent": "Le partage n’est pas autorisé ici. Le texte est sélectionné\u00a0: "
    "copie-le toi-même.",
    "share.send": "Partager …",
    "share.sent": "C’est transmis.",
    "share.text": "Ton texte",
    "statistics.average": "Essais en moyenne",
    "statistics.best-run": "Meilleure série",
    "statistics.best-run-days": "Meilleure série",
    "statistics.chart": "Parties selon le nombre d’essais",
    "statistics.games": "Parties",
    "statistics.guesses.many": "{count} essais",
    "statistics.guesses.none": "0 essai",
    "statistics.guesses.one": "{count} essai",
    "statistics.hints.many": "{count} indices demandés.",
    "statistics.hints.one": "{count} indice demandé.",
    "statistics.latest": "la dernière",
    "statistics.more": "Garder, emporter ou remettre à zéro tes résultats",
    "statistics.none": "Aucune partie terminée pour l’instant. Joues-en une jusqu’au bout, et "
    "elle sera comptée ici.",
    "statistics.none-since": "Aucune partie terminée depuis la remise à zéro. Les précédentes "
    "sont gardées\u00a0: annule la remise à zéro, et elles compteront de nouveau.",
    "statistics.not-solved": "non résolues",
    "statistics.or-more.many": "{count} ou plus",
    "statistics.or-more.one": "{count} ou plus",
    "statistics.par-estimate": "Au-delà de {beads} perles, c’est une estimation.",
    "statistics.par-note.codebreaker": "Sa moyenne vient de milliers de parties.",
    "statistics.par-note.mastermind": "Le par est la meilleure moyenne possible\u00a0: 5625/1296 "
    "(Koyama et Lai, 1993).",
    "statistics.par-note.necklace": "Le par est le nombre d’essais qu’il faut au coach avec les "
    "mêmes perles, en moyenne sur tous les départs\u202f; le bilan d’une partie s’en tient à son "
    "propre départ.",
    "statistics.par.computer.even": "Il a fallu à l’ordinateur exactement sa moyenne de {par}.",
    "statistics.par.computer.over": "Il a fallu à l’ordinateur {difference} de plus que sa "
    "moyenne de {par}.",
    "statistics.par.computer.under": "Il a fallu à l’ordinateur {difference} de moins que sa "
    "moyenne de {par}.",
    "statistics.par.you.even.many": "En moyenne, tu es exactement dans le par, qui était de {par} "
    "sur ces {count} parties.",
    "statistics.par.you.even.one": "Tu es exactement dans le par, qui était de {par}.",
    "statistics.par.you.over.many": "Il t’a fallu en moyenne {difference} de plus que le par, qui "
    "était de {par} sur ces {count} parties.",
    "statistics.par.you.over.one": "Il t’a fallu {difference} de plus que le par, qui était de "
    "{par}.",
    "statistics.par.you.under.many": "Il t’a fallu en moyenne {difference} de moins que le par, "
    "qui était de {par} sur ces {count} parties.",
    "statistics.par.you.under.one": "Il t’a fallu {difference} de moins que le par, qui était de "
    "{par}.",
    "statistics.reading": "Résultats lus",
    "statistics.reset": "Remettre les statistiques à zéro",
    "statistics.room": "Jeu",
    "statistics.run": "Victoires d’affilée",
    "statistics.run-days": "Jours d’affilée",
    "statistics.size": "Taille",
    "statistics.size.all": "Toutes les tailles",
    "statistics.size.beads": "{first} perles, {second} couleurs",
    "statistics.size.both": "{first} cases, les deux stratégies",
    "statistics.size.distinct": "{first} cases, {second} couleurs, sans répétition",
    "statistics.size.pegs": "{first} cases, {second} couleurs",
    "statistics.size.places": "{first} cases",
    "statistics.size.random": "{first} cases, au hasard",
    "statistics.size.sharp": "{first} cases, malin",
    "statistics.stays": "Tout reste sur cet appareil. Chaque énigme compte une fois.",
    "statistics.undo": "Annuler la remise à zéro",
    "statistics.was-reset": "Les statistiques repartent de zéro. Tu peux annuler cela ici à tout "
    "moment.",
    "statistics.was-undone": "Les parties précédentes comptent de nouveau.",
    "statistics.won": "Gagnées ({share}\u202f%)",
    "told": "Cyclomind, {name}\u00a0: {told}",
    "told.codebreaker": "casseur de codes, {size} cases",
    "told.daily": "collier du jour n°\u00a0{number}",
    "told.detail.colors": ", {value} couleurs",
    "told.detail.distinct": ", sans répétition",
    "told.detail.places": ", {value} cases",
    "told.exact": "\u202f; en place\u00a0: {exact} sur {n}",
    "told.finding.many": "{count} essais de l’ordinateur pour l’instant",
    "told.finding.none": "tout juste commencé",
    "told.finding.one": "{count} essai de l’ordinateur pour l’instant",
    "told.found.many": "l’ordinateur a trouvé mon code en {count} essais",
    "told.found.one": "l’ordinateur a trouvé mon code en {count} essai",
    "told.hints.many": ", avec {count} indices",
    "told.hints.one": ", avec {count} indice",
    "told.invitation.codebreaker": "l’ordinateur saura-t-il trouver ton code\u202f?",
    "told.invitation.daily": "sauras-tu trouver ce collier\u202f?",
    "told.invitation.mastermind": "sauras-tu percer ce code\u202f?",
    "told.invitation.necklace": "sauras-tu trouver ce collier\u202f?",
    "told.invitation.palette": "sauras-tu trouver ce collier\u202f?",
    "told.invitation.walkthrough": "un exemple pas à pas",
    "told.lost.many": "abandonné après {count} essais",
    "told.lost.none": "abandonné avant le premier essai",
    "told.lost.one": "abandonné après {count} essai",
    "told.mastermind": "Mastermind, code n°\u00a0{seed}",
    "told.misplaced": "\u202f; bien et mal placées\u00a0: {pairs}",
    "told.missed": "pas résolu en {count} essais",
    "told.necklace": "collier de {n} perles",
    "told.pair": "{first} et {second}",
    "told.palette": "palette libre, {n} perles",
    "told.pegs": "\u202f; noir et blanc\u00a0: {pairs}",
    "told.playing.many": "{count} essais pour l’instant",
    "told.playing.none": "tout juste commencé",
    "told.playing.one": "{count} essai pour l’instant",
    "told.walkthrough": "compter les fiches",
    "told.won.many": "résolu en {count} essais",
    "told.won.one": "résolu en {count} essai",
    "typed": "Saisir un essai",
    "typed.color": "«\u202f{letter}\u202f» n’est pas une couleur ici\u00a0: elles vont de 1 à "
    "{colors}.",
    "typed.count": "Il faut {n} numéros de couleur, pas {count}.",
    "typed.held.many": "Tu as {count} perles de la couleur {number}, pas {typed}.",
    "typed.held.none": "Tu n’as aucune perle de la couleur {number}.",
    "typed.held.one": "Tu as {count} perle de la couleur {number}, pas {typed}.",
    "typed.hint": "Numéros de couleur depuis le haut, dans le sens horaire",
}
