"""German, for the path and the quiet ring."""

WORDS = {
    "link.level-unreadable": "Eine Stufe mit dieser Nummer gibt es nicht: Der Weg hat die Stufen 1 "
    "bis 40. Hier geht deiner weiter.",
    "path.again": "Noch einmal spielen",
    "path.ahead": "Diese Stufe liegt noch vor dir: Dein Weg ist bei Stufe {number}. Spielen kannst "
    "du sie trotzdem.",
    "path.anew": "Diese Stufe neu beginnen",
    "path.chapter.beads": "Mehr Perlen",
    "path.chapter.few": "Wenige Farben",
    "path.chapter.fit": "Die beste Stellung",
    "path.chapter.many": "Viele Farben",
    "path.chapter.quiet": "Der stille Ring",
    "path.chapter.repeated": "Mehrfache Farben",
    "path.chapter.swapping": "Erstes Tauschen",
    "path.chapter.together": "Zwei Versuche zusammen",
    "path.closed": "noch nicht offen",
    "path.done": "{count} von {of} Stufen gelöst, {stars} Sterne.",
    "path.idea.beads": "Mehr Perlen haben mehr Reihenfolgen. Ändere wenig auf einmal und sieh, was "
    "das Ergebnis daraus macht.",
    "path.idea.few": "Bei wenigen Farben sieht vieles gleich aus. Achte auf Stücke einer Farbe "
    "statt auf einzelne Perlen.",
    "path.idea.fit": "Der Ring dreht sich dorthin, wo die meisten Perlen passen; auch wie weit er "
    "sich dreht, verrät etwas.",
    "path.idea.many": "Bei vielen Farben steht jede Perle für sich. Behalte, was gut war, und "
    "bewege den Rest.",
    "path.idea.quiet": "Der Ring dreht sich nicht: Ein Versuch sagt nur, wie viele Perlen in der "
    "besten Stellung richtig lägen.",
    "path.idea.repeated": "Perlen einer Farbe sind gleich: Sie zu tauschen ändert nichts, also "
    "bleiben weniger Reihenfolgen.",
    "path.idea.swapping": "Tausche zwei Perlen, dann rate: Das Ergebnis sagt, wie viele richtig "
    "liegen.",
    "path.idea.together": "Ein Versuch allein sagt selten genug. Suche eine Reihenfolge, die zwei "
    "auf einmal erklärt.",
    "path.level": "Stufe",
    "path.levels": "Alle Stufen",
    "path.next": "Nächste Stufe",
    "path.par": "Par ist {par}.",
    "path.stars-note": "Je ein Stern: gelöst, in höchstens so vielen Versuchen wie Par, ohne "
    "Hinweis. Jede gelöste Stufe öffnet die nächste und lässt sich für fehlende Sterne noch "
    "einmal spielen.",
    "path.stars.many": "{count} von 3 Sternen",
    "path.stars.none": "noch kein Stern",
    "path.stars.one": "1 von 3 Sternen",
    "path.title": "Weg {number} · {chapter}",
    "quiet.scored": "Versuch {number}: {exact} von {n} in der besten Stellung richtig.",
}
