"""Spanish, for the path and the quiet ring."""

WORDS = {
    "link.level-unreadable": "No hay ningún nivel con ese número: el camino va del 1 al 40. Aquí "
    "sigue el tuyo.",
    "path.again": "Jugarlo otra vez",
    "path.ahead": "Este nivel queda más adelante: tu camino va por el nivel {number}. Puedes "
    "jugarlo igualmente.",
    "path.anew": "Empezar este nivel de nuevo",
    "path.chapter.beads": "Más perlas",
    "path.chapter.few": "Pocos colores",
    "path.chapter.fit": "El mejor encaje",
    "path.chapter.many": "Muchos colores",
    "path.chapter.quiet": "El anillo quieto",
    "path.chapter.repeated": "Colores repetidos",
    "path.chapter.swapping": "Primeros intercambios",
    "path.chapter.together": "Dos intentos a la vez",
    "path.closed": "aún sin abrir",
    "path.done": "Niveles resueltos: {count} de {of}; estrellas: {stars}.",
    "path.idea.beads": "Más perlas tienen más órdenes. Cambia pocas a la vez y mira qué hace la "
    "puntuación.",
    "path.idea.few": "Con pocos colores todo se parece. Busca tramos de un color más que perlas "
    "sueltas.",
    "path.idea.fit": "El collar gira hasta donde más perlas encajan, y cuánto ha girado también te "
    "dice algo.",
    "path.idea.many": "Con muchos colores cada perla va por su cuenta. Conserva lo que puntuó bien "
    "y mueve el resto.",
    "path.idea.quiet": "El collar no gira: un intento solo dice cuántas perlas estarían en su "
    "sitio en el mejor encaje.",
    "path.idea.repeated": "Las perlas de un color son iguales: intercambiarlas no cambia nada, así "
    "que quedan menos órdenes.",
    "path.idea.swapping": "Intercambia dos perlas y prueba: la puntuación dice cuántas están en su "
    "sitio.",
    "path.idea.together": "Un solo intento rara vez dice bastante. Busca un orden que explique dos "
    "a la vez.",
    "path.level": "Nivel",
    "path.levels": "Todos los niveles",
    "path.next": "Nivel siguiente",
    "path.par": "El par es {par}.",
    "path.stars-note": "Una estrella por cada cosa: resuelto, sin pasar del par, sin pistas. Cada "
    "nivel resuelto abre el siguiente, y se puede jugar otra vez por las estrellas que falten.",
    "path.stars.many": "{count} de 3 estrellas",
    "path.stars.none": "ninguna estrella",
    "path.stars.one": "1 de 3 estrellas",
    "path.title": "Camino {number} · {chapter}",
    "quiet.scored": "Intento {number}: {exact} de {n} en su sitio en el mejor encaje.",
}
