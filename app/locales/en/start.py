"""English: its own name, and what the page says before Python runs. Read by tools alone."""

WORDS = {
    "failed": "The game could not be started. Please try again.",
    "failed.blocked": "Something holds back {file}, though the server answers: perhaps a content "
    "blocker, or a filter of the network. Allow it for this site, then try again.",
    "failed.browser": "This browser is too old for the game. A current version of any browser "
    "will do.",
    "failed.connection": "The server does not answer. Please check the connection and try again.",
    "failed.damaged": "{file} arrived damaged, though the server answers. Please try again. If "
    "that does not help, whoever runs this site has to put the file there anew.",
    "failed.disk": "This page was opened from the disk, and there browsers do not let it load its "
    "parts. It needs a web server: run “python3 -m http.server” in its folder, then open "
    "http://localhost:8000/",
    "failed.loose": "These are the bare sources: run “make dev” to fetch the runtimes.",
    "failed.missing": "The server does not send {file}: it answers {status}. Try again later. If "
    "that does not help, whoever runs this site has to put all files there.",
    "failed.policy": "The security policy of this site (Content-Security-Policy) forbids what the "
    "game needs. Whoever runs the site has to allow: {policy}",
    "failed.retry": "Retry",
    "failed.sandbox": "The page around the game has locked it into a sandbox in which it can load "
    "nothing. Open the game by itself: {address} Or whoever made that page adds "
    "“allow-same-origin” to the frame’s sandbox.",
    "failed.script": "Cyclomind has not started, because its scripts do not run. Is JavaScript "
    "switched off, or held back by a content blocker? Whoever runs this site should look at its "
    "security policy, and at whether the address ends in a slash.",
    "failed.slash": "This address lacks the slash at its end. The game is at:",
    "failed.slow": "{file} has not arrived, though the server answers. Please try again.",
    "failed.type": "The browser refuses {file}, because the server calls it “{type}”. Whoever "
    "runs this site has to have scripts sent as text/javascript and style sheets as text/css.",
    "failed.wasm": "WebAssembly is switched off in this browser, and the game’s Python cannot run "
    "without it. Some protected modes do that: allow it for this site, or take another browser.",
    "language": "English",
    "loading": "Stringing the beads …",
}
