"""German: its own name, and what the page says before Python runs. Read by tools alone."""

WORDS = {
    "failed": "Das Spiel konnte nicht gestartet werden. Bitte versuche es noch einmal.",
    "failed.blocked": "Etwas hält {file} zurück, obwohl der Server antwortet: vielleicht ein "
    "Inhaltsblocker oder ein Filter im Netz. Erlaube die Datei für diese Seite und versuche es "
    "dann noch einmal.",
    "failed.browser": "Dieser Browser ist zu alt für das Spiel. Jeder Browser in einer aktuellen "
    "Version genügt.",
    "failed.connection": "Der Server antwortet nicht. Bitte prüfe die Verbindung und versuche es "
    "noch einmal.",
    "failed.damaged": "{file} kam beschädigt an, obwohl der Server antwortet. Bitte versuche es "
    "noch einmal. Wenn das nicht hilft, muss, wer diese Seite betreibt, die Datei dort neu "
    "ablegen.",
    "failed.disk": "Diese Seite wurde von der Festplatte geöffnet, und dort lassen Browser sie "
    "ihre Teile nicht laden. Sie braucht einen Webserver: Führe in ihrem Ordner „python3 -m "
    "http.server“ aus und öffne dann http://localhost:8000/",
    "failed.loose": "Dies sind die bloßen Quellen: „make dev“ holt die Laufzeitumgebungen.",
    "failed.missing": "Der Server schickt {file} nicht: Er antwortet mit {status}. Versuche es "
    "später noch einmal. Wenn das nicht hilft, muss, wer diese Seite betreibt, alle Dateien dort "
    "ablegen.",
    "failed.policy": "Die Sicherheitsrichtlinie dieser Seite (Content-Security-Policy) verbietet, "
    "was das Spiel braucht. Wer die Seite betreibt, muss erlauben: {policy}",
    "failed.retry": "Noch einmal versuchen",
    "failed.sandbox": "Die Seite um das Spiel herum hat es in eine Sandbox gesperrt, in der es "
    "nichts laden kann. Öffne das Spiel für sich allein: {address} Oder wer jene Seite gemacht "
    "hat, ergänzt „allow-same-origin“ in der Sandbox des Rahmens.",
    "failed.script": "Cyclomind ist nicht gestartet, weil seine Skripte nicht laufen. Ist "
    "JavaScript abgeschaltet, oder hält ein Inhaltsblocker es zurück? Wer diese Seite betreibt, "
    "sollte ihre Sicherheitsrichtlinie ansehen, und ob die Adresse mit einem Schrägstrich endet.",
    "failed.slash": "Dieser Adresse fehlt der Schrägstrich am Ende. Das Spiel ist hier:",
    "failed.slow": "{file} ist nicht angekommen, obwohl der Server antwortet. Bitte versuche es "
    "noch einmal.",
    "failed.type": "Der Browser weist {file} zurück, weil der Server die Datei „{type}“ nennt. "
    "Wer diese Seite betreibt, muss Skripte als text/javascript und Stilvorlagen als text/css "
    "schicken lassen.",
    "failed.wasm": "WebAssembly ist in diesem Browser abgeschaltet, und ohne es kann das Python "
    "des Spiels nicht laufen. Manche geschützten Modi tun das: Erlaube es für diese Seite oder "
    "nimm einen anderen Browser.",
    "language": "Deutsch",
    "loading": "Die Perlen werden aufgefädelt …",
}
