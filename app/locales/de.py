"""German."""

WORDS = {
    "about": "Über Cyclomind",
    "again": "Noch einmal",
    "bead": "{color} Perle, Position {position} von {n}",
    "board": "Kette aus Perlen",
    "close": "Schließen",
    "coach": "Trainer",
    "color.blue": "Blaue",
    "color.orange": "Orange",
    "color.purple": "Lila",
    "color.teal": "Türkise",
    "color.wine": "Weinrote",
    "color.yellow": "Gelbe",
    "error.action": "Das hat nicht geklappt. Dein Spiel ist noch da; "
    "bitte versuche es noch einmal.",
    "error.damaged": "Ein Teil des Gespeicherten war nicht lesbar und wurde beiseitegelegt.",
    "error.network": "Dieser Teil konnte nicht geladen werden. Bitte prüfe die Verbindung "
    "und versuche es noch einmal.",
    "error.storage": "Dieser Browser bewahrt nichts auf: Was du spielst, ist fort, wenn "
    "die Seite geschlossen wird.",
    "failed": "Das Spiel konnte nicht gestartet werden. Bitte prüfe die Verbindung und versuche "
    "es noch einmal.",
    "failed.loose": "Dies sind die bloßen Quellen: „make dev“ holt die Laufzeitumgebungen.",
    "failed.retry": "Noch einmal versuchen",
    "failed.script": "Cyclomind braucht JavaScript, um sein Python zu starten.",
    "failed.version": "Version {version}",
    "game.codebreaker": "Codeknacker",
    "game.daily": "Täglich",
    "game.mastermind": "Mastermind",
    "game.necklace": "Kette",
    "game.palette": "Freie Farben",
    "game.walkthrough": "Rundgang",
    "given-up": "Du hast aufgegeben: Das ist das Geheimnis.",
    "guess": "Raten",
    "guesses": "Versuche",
    "how-to-play": "Spielregeln",
    "kept": "Gemerkte Spiele",
    "laid-out": "Der Vorschlag liegt auf dem Ring.",
    "link.bad-base64": "Der Rätselcode in diesem Link hat ein Zeichen oder eine Länge, die kein "
    "Code hat. Hier ist ein neues Rätsel.",
    "link.c-out-of-range": "Dieser Link verlangt eine Anzahl Farben außerhalb von 2 bis 6. "
    "Hier ist ein neues Rätsel.",
    "link.degenerate": "An der Kette in diesem Link gibt es nichts zu finden: "
    "Alle Perlen, oder alle bis auf eine, sind gleich. Hier ist ein neues Rätsel.",
    "link.digit-not-below-c": "Der Rätselcode in diesem Link nennt eine Farbe, die das Rätsel "
    "nicht hat. Hier ist ein neues Rätsel.",
    "link.empty": "Dieser Link hat keinen Rätselcode. Hier ist ein neues Rätsel.",
    "link.n-out-of-range": "Dieser Link verlangt eine Anzahl Positionen außerhalb von 4 bis 8. "
    "Hier ist ein neues Rätsel.",
    "link.non-ascii": "Der Rätselcode in diesem Link hat ein Zeichen, das kein Code hat. "
    "Hier ist ein neues Rätsel.",
    "link.non-digit": "Der Rätselcode in diesem Link passt nicht zu seiner Anzahl Positionen "
    "und Farben. Hier ist ein neues Rätsel.",
    "link.room": "Dieser Link verlangt ein Spiel, das es hier nicht gibt. Hier ist eine Kette.",
    "link.wrong-length": "Der Rätselcode in diesem Link ist für eine andere Anzahl Positionen. "
    "Hier ist ein neues Rätsel.",
    "loading": "Die Perlen werden aufgefädelt …",
    "menu": "Spiele",
    "new": "Neues Spiel",
    "redo": "Wiederholen",
    "scored.many": "Versuch {number}: {exact} von {n} richtig, {count} Schritte gedreht.",
    "scored.none": "Versuch {number}: {exact} von {n} richtig, nicht gedreht.",
    "scored.one": "Versuch {number}: {exact} von {n} richtig, 1 Schritt gedreht.",
    "settings": "Einstellungen",
    "share": "Teilen",
    "solved.many": "Gelöst in {count} Versuchen!",
    "solved.one": "Gelöst in 1 Versuch!",
    "start": "Versuch 0: {exact} von {n} richtig. Tausche Perlen, dann rate.",
    "statistics": "Statistik",
    "swapped": "Positionen {first} und {second} getauscht.",
    "tile": "Versuch {number}: {exact} richtig",
    "undo": "Rückgängig",
    "undone": "Positionen {first} und {second} zurückgetauscht.",
}
