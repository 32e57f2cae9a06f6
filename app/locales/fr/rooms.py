"""French, for the rooms beside the necklace."""

WORDS = {
    "check": "Vérifier",
    "codebreaker.all-but-one": "{black} en noir et 1 en blanc, c’est impossible\u00a0: la "
    "dernière perle n’aurait nulle part ailleurs où aller.",
    "codebreaker.answer": "Ta réponse\u00a0: une case par perle, dans n’importe quel ordre",
    "codebreaker.average.both": "En moyenne, il me faut {random} essais au hasard et {sharp} en "
    "jouant malin.",
    "codebreaker.average.random": "Au hasard, il me faut {number} essais en moyenne.",
    "codebreaker.average.sharp": "En jouant malin, il me faut {number} essais en moyenne.",
    "codebreaker.cancel": "Annuler",
    "codebreaker.chart": "Codes restants, depuis le début\u00a0: {counts}",
    "codebreaker.code": "Ton code",
    "codebreaker.correct": "Corriger",
    "codebreaker.done.many": "Trouvé en {count} essais\u202f!",
    "codebreaker.done.one": "Trouvé en {count} essai\u202f!",
    "codebreaker.edit": "Corriger la réponse {number}",
    "codebreaker.editing": "Que fallait-il répondre à l’essai {number}\u202f?",
    "codebreaker.gave-up.many": "J’abandonne\u00a0: les réponses {numbers} ne vont pas ensemble. "
    "Corrige celle qui est fausse.",
    "codebreaker.gave-up.one": "J’abandonne\u00a0: la réponse {numbers} est impossible, quel que "
    "soit ton code. Corrige-la, s’il te plaît.",
    "codebreaker.guess": "Essai {number}",
    "codebreaker.guessed": "Essai {number}\u00a0: {colors}.",
    "codebreaker.left.many": "Il reste {number} codes.",
    "codebreaker.left.none": "Il ne reste aucun code.",
    "codebreaker.left.one": "Il reste {count} code.",
    "codebreaker.mark": "Marque en noir et en blanc ce que vaut cet essai, puis valide.",
    "codebreaker.no-guess": "Pas encore d’essai",
    "codebreaker.play": "Jouer",
    "codebreaker.probe": "Cet essai ne peut pas être le bon\u00a0: il sert à en apprendre le plus "
    "possible.",
    "codebreaker.progress": "Essais comparés",
    "codebreaker.rack": "Poser ton code",
    "codebreaker.rack.note": "Rien que pour tes yeux\u00a0: je ne regarde jamais. Une fois le "
    "code complet, toute erreur dans une réponse t’est signalée aussitôt.",
    "codebreaker.rack.places": "Ton code",
    "codebreaker.ready": "Valider",
    "codebreaker.row-slip": "Ton code donne {exact} en noir, {misplaced} en blanc.",
    "codebreaker.searching": "Aucun code ne correspond à toutes les réponses. Je cherche l’erreur "
    "…",
    "codebreaker.size": "La réflexion maligne demande un programme de 20\u00a0Mo au plus. "
    "Il est chargé une seule fois, quand la partie continue.",
    "codebreaker.slip": "Une erreur\u202f? Le code que tu as posé donne {exact} en noir, "
    "{misplaced} en blanc. Appuie encore sur Valider pour répondre ainsi quand même.",
    "codebreaker.slips.many": "Les réponses {numbers} ne correspondent pas au code que tu as posé.",
    "codebreaker.slips.one": "La réponse {numbers} ne correspond pas au code que tu as posé.",
    "codebreaker.slower": "La réflexion rapide n’a pas pu démarrer. La partie continue sans "
    "elle\u00a0: plus lentement, et toujours au hasard.",
    "codebreaker.square": "Case de réponse {number}\u00a0: {state}",
    "codebreaker.square.black": "noire",
    "codebreaker.square.empty": "vide",
    "codebreaker.square.white": "blanche",
    "codebreaker.start": "Imagine un code, note-le, et laisse-moi deviner.",
    "codebreaker.stop": "Jouer au hasard",
    "codebreaker.suspect": "J’abandonne\u00a0: aucun code ne correspond à toutes les réponses. "
    "C’est sans doute la réponse {number} qui est fausse\u00a0: avec {exact} en noir, {misplaced} "
    "en blanc, elle irait. Regarde-la encore une fois, s’il te plaît.",
    "codebreaker.suspects.many": "Ou bien c’est l’une de celles-ci\u00a0: {numbers}.",
    "codebreaker.suspects.one": "Ou bien c’est la réponse {numbers}.",
    "codebreaker.that": "C’est ça\u202f!",
    "codebreaker.thinking.random": "Je réfléchis …",
    "codebreaker.thinking.sharp": "Je compare les essais …",
    "codebreaker.too-many": "Ça fait plus de fiches que de perles.",
    "codebreaker.turn": "Essai {number}\u00a0: {colors}\u202f; {exact} en noir, {misplaced} en "
    "blanc\u202f; codes restants\u00a0: {left}",
    "codebreaker.unchanged": "La réponse {number} reste telle quelle.",
    "color.green": "verte",
    "color.grey": "grise",
    "color.key": "Perle {color}, touche {digit}",
    "color.pink": "rose",
    "color.sky": "bleu ciel",
    "colors": "Couleurs",
    "empty": "Vide, position {position} sur {n}",
    "hue.blue": "bleu",
    "hue.green": "vert",
    "hue.grey": "gris",
    "hue.orange": "orange",
    "hue.pink": "rose",
    "hue.purple": "violet",
    "hue.sky": "bleu ciel",
    "hue.teal": "turquoise",
    "hue.wine": "bordeaux",
    "hue.yellow": "jaune",
    "key": "Corrigé",
    "key.answer": "La solution est {answer}. Choisis un essai et regarde d’où viennent ses totaux.",
    "key.back": "Précédent",
    "key.count": "Étape {step} sur {steps}",
    "key.cross.many": "Les cases {places} sont identiques des deux côtés. Barre-les\u00a0: "
    "{count} bien placées.",
    "key.cross.none": "Aucune case n’est identique des deux côtés. Il n’y a rien à barrer\u00a0: "
    "0 bien placée.",
    "key.cross.one": "La case {places} est identique des deux côtés. Barre-la\u00a0: {count} bien "
    "placée.",
    "key.guess": "Essai",
    "key.next": "Suivant",
    "key.option": "{guess}. Bien placées\u00a0: {exact}, mal placées\u00a0: {misplaced}",
    "key.pair": "{symbol}\u00a0: il en reste {in_secret} dans la solution, {in_guess} dans "
    "l’essai. Le plus petit nombre compte. Mal placées\u00a0: {pairs}.",
    "key.picture": "La solution au-dessus de l’essai {guess}",
    "key.single": "{symbols}\u00a0: il n’en reste que d’un côté, donc sans partenaire. Ça ne "
    "compte pas.",
    "key.start": "Place l’essai sous la solution, case par case.",
    "key.total": "Au total, bien placées\u00a0: {exact}, mal placées\u00a0: {misplaced}. Les "
    "totaux ne disent pas de quelles cases il s’agit.",
    "link.colors-out-of-range": "Ce lien demande un nombre de couleurs qui n’est pas entre 3 et "
    "10. Voici un nouveau code.",
    "link.places-out-of-range": "Ce lien demande un nombre de cases qui n’est pas entre 3 et 6. "
    "Voici un nouveau code.",
    "link.repeats-unreadable": "Ce lien ne dit pas clairement si les couleurs peuvent se répéter "
    "(0 ou 1). Voici un nouveau code.",
    "link.round-unreadable": "Le numéro de partie de ce lien n’est pas entre 1 et 9999. Voici la "
    "dernière partie.",
    "link.rows-out-of-range": "Ce lien demande un nombre de rangées qui n’est pas entre 4 et 20. "
    "Voici un nouveau code.",
    "link.seed-unreadable": "Le numéro de code de ce lien n’est pas un nombre entier. Voici un "
    "nouveau code.",
    "link.size-out-of-range": "Ce lien demande un code d’une autre longueur que 4 ou 5. En voici "
    "un de la longueur habituelle.",
    "link.too-few-colors": "Ce lien demande plus de cases qu’il n’y a de couleurs, sans "
    "répétition. Voici un nouveau code.",
    "list": "{first} et {last}",
    "mastermind.bead": "Perle {color}, case {position} sur {n}",
    "mastermind.choice-crossed": "{name}, barrée dans la case {position}",
    "mastermind.cleared": "La case {position} est vide.",
    "mastermind.code": "Le code",
    "mastermind.cross-next": "Un chiffre barre maintenant sa couleur dans la case {position}.",
    "mastermind.crossed": "Perle {color} barrée dans la case {position}.",
    "mastermind.current": "Rangée {number}",
    "mastermind.empty": "Vide, case {position} sur {n}",
    "mastermind.filled": "Perle {color} dans la case {position}.",
    "mastermind.incomplete.many": "{count} cases sont encore vides.",
    "mastermind.incomplete.one": "{count} case est encore vide.",
    "mastermind.legend.black": "bonne place",
    "mastermind.legend.white": "bonne couleur, ailleurs",
    "mastermind.lost": "Pas trouvé. Le code était\u00a0: {colors}.",
    "mastermind.refused": "Pas cette rangée\u00a0: comme code, elle aurait donné à la rangée "
    "{number} {would_exact} en noir, {would_misplaced} en blanc, et non {exact} en noir, "
    "{misplaced} en blanc.",
    "mastermind.row": "Rangée {number}\u00a0: {colors}\u202f; {exact} en noir, {misplaced} en "
    "blanc",
    "mastermind.scored.many": "Rangée {number}\u00a0: {exact} en noir, {misplaced} en blanc. "
    "Encore {count} rangées.",
    "mastermind.scored.one": "Rangée {number}\u00a0: {exact} en noir, {misplaced} en blanc. "
    "Dernière rangée.",
    "mastermind.start": "Remplis la rangée de couleurs, puis vérifie.",
    "mastermind.title": "Code n°\u00a0{seed}\u00a0: {places} cases, {colors} couleurs",
    "mastermind.title-distinct": "Code n°\u00a0{seed}\u00a0: {places} cases, {colors} couleurs, "
    "sans répétition",
    "mastermind.uncrossed": "Perle {color} n’est plus barrée dans la case {position}.",
    "mastermind.warning": "La rangée {number} exclut cet essai. Appuie encore sur Vérifier pour "
    "le jouer quand même.",
    "mastermind.won.many": "Code trouvé en {count} essais\u202f!",
    "mastermind.won.one": "Code trouvé en {count} essai\u202f!",
    "palette.cleared": "La position {position} est vide.",
    "palette.filled": "Perle {color} en position {position}.",
    "palette.incomplete.many": "{count} positions sont encore vides.",
    "palette.incomplete.one": "{count} position est encore vide.",
    "palette.scored.many": "Essai {number}. Bien placées\u00a0: {exact}, mal placées\u00a0: "
    "{misplaced}. Rotation de {count} crans.",
    "palette.scored.none": "Essai {number}. Bien placées\u00a0: {exact}, mal placées\u00a0: "
    "{misplaced}. Sans rotation.",
    "palette.scored.one": "Essai {number}. Bien placées\u00a0: {exact}, mal placées\u00a0: "
    "{misplaced}. Rotation de {count} cran.",
    "palette.start": "Mets la couleur de ton choix à chaque position, puis essaie.",
    "palette.tile": "Essai {number}. Bien placées\u00a0: {exact}, mal placées\u00a0: {misplaced}",
    "settings.must-fit": "Les rangées doivent correspondre aux réponses",
    "settings.must-fit.off": "Non",
    "settings.must-fit.on": "Oui",
    "settings.places": "Cases",
    "settings.rules": "Type de code",
    "settings.rules.classic": "4 cases, 6 couleurs",
    "settings.rules.classic-distinct": "4 cases, 6 couleurs, sans répétition",
    "settings.rules.larger": "5 cases, 8 couleurs",
    "settings.rules.larger-distinct": "5 cases, 8 couleurs, sans répétition",
    "settings.rules.linked": "Comme dans le lien",
    "settings.strategy": "L’ordinateur joue",
    "settings.strategy.random": "Au hasard",
    "settings.strategy.sharp": "Malin",
    "settings.warn": "Signaler les essais impossibles",
    "settings.warn.off": "Non",
    "settings.warn.on": "Oui",
    "shape.circle": "Cercle",
    "shape.diamond": "Losange",
    "shape.hexagon": "Hexagone",
    "shape.square": "Carré",
    "shape.star": "Étoile",
    "shape.triangle": "Triangle",
    "thinking.fetching": "Chargement de la réflexion rapide …",
    "thinking.starting": "Démarrage de la réflexion rapide …",
    "thousands-from": "4",
    "thousands-mark": "\u202f",
    "walkthrough.attempt": "Essai {number} sur {attempts}",
    "walkthrough.exact": "Bien placées",
    "walkthrough.free": "Cela ne coûte pas d’essai.",
    "walkthrough.left.many": "Encore {count} essais.",
    "walkthrough.left.one": "Encore {count} essai.",
    "walkthrough.letters": "Lettres",
    "walkthrough.lost": "Il ne reste plus d’essais. La solution est {answer}.",
    "walkthrough.misplaced": "Mal placées",
    "walkthrough.missing": "La case {position} est vide.",
    "walkthrough.place": "Case {position}",
    "walkthrough.reset": "Recommencer",
    "walkthrough.scored": "Essai {number}\u00a0: {guess}. Bien placées\u00a0: {exact}, mal "
    "placées\u00a0: {misplaced}.",
    "walkthrough.start": "Tape quatre lettres de A à F, puis vérifie.",
    "walkthrough.unknown": "La case {position} attend une lettre de A à F.",
    "walkthrough.unused.many": "Il te restait {count} essais.",
    "walkthrough.unused.none": "C’était le dernier essai.",
    "walkthrough.unused.one": "Il te restait {count} essai.",
    "walkthrough.won.many": "Trouvé en {count} essais\u00a0: les quatre sont bien placées\u202f!",
    "walkthrough.won.one": "Trouvé en {count} essai\u00a0: les quatre sont bien placées\u202f!",
}
