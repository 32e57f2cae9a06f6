"""Spanish, for the daily necklace."""

WORDS = {
    "daily.archive": "Archivo",
    "daily.at-par": ", par o mejor",
    "daily.beads": "{n} perlas",
    "daily.colors": "{colors} colores",
    "daily.date": "{weekday} {day}\u00a0de\u00a0{month}",
    "daily.day": "{weekday} {day}",
    "daily.earlier": "Mes anterior",
    "daily.every": "Cada día llega un collar nuevo.",
    "daily.first": "El primer collar diario llega el {date}",
    "daily.first-of-month": "1",
    "daily.in-hours": "en {hours} h {minutes} min",
    "daily.in-minutes": "en {minutes} min",
    "daily.later": "Mes siguiente",
    "daily.mark.begun": "empezado",
    "daily.mark.lost": "abandonado",
    "daily.mark.par": "par o mejor",
    "daily.mark.solved": "resuelto",
    "daily.month": "{month} de {year}",
    "daily.months": "enero febrero marzo abril mayo junio julio agosto septiembre octubre "
    "noviembre diciembre",
    "daily.name": "Collar diario {number} · {date}",
    "daily.next": "siguiente {left}",
    "daily.not-played": "sin jugar",
    "daily.practice-until": "Llega a medianoche, hora local: {left}. Hasta entonces, practica "
    "aquí.",
    "daily.practise": "Practicar",
    "daily.run": "{count} días seguidos",
    "daily.todays": "Jugar el de hoy: collar diario {number}",
    "daily.told": "{day}, collar diario {number}: {told}",
    "daily.weekdays": "lunes martes miércoles jueves viernes sábado domingo",
    "link.date-too-early": "El día de este enlace todavía no había collar diario: el primero es el "
    "del 1 de diciembre de 2026. Aquí tienes el de hoy.",
    "link.date-too-late": "El día de este enlace aún no ha llegado donde estás. Aquí tienes el "
    "collar de hoy.",
    "link.date-unreadable": "La fecha de este enlace no se puede leer. Aquí tienes el collar de "
    "hoy.",
}
