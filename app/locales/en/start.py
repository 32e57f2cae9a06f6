"""English: its own name, and what the page says before Python runs. Read by tools alone."""

WORDS = {
    "failed": "The game could not be started. Please check the connection and try again.",
    "failed.loose": "These are the bare sources: run “make dev” to fetch the runtimes.",
    "failed.retry": "Retry",
    "failed.script": "Cyclomind needs JavaScript to start its Python.",
    "language": "English",
    "loading": "Stringing the beads …",
}
