"""What the loose tree runs: it starts the page."""

from app.start import start

start()
