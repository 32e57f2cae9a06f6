"""German: its own name, and what the page says before Python runs. Read by tools alone."""

WORDS = {
    "failed": "Das Spiel konnte nicht gestartet werden. Bitte prüfe die Verbindung und versuche "
    "es noch einmal.",
    "failed.loose": "Dies sind die bloßen Quellen: „make dev“ holt die Laufzeitumgebungen.",
    "failed.retry": "Noch einmal versuchen",
    "failed.script": "Cyclomind braucht JavaScript, um sein Python zu starten.",
    "language": "Deutsch",
    "loading": "Die Perlen werden aufgefädelt …",
}
