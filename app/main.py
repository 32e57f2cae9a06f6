from app.start import start

start()
