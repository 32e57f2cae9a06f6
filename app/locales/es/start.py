"""Spanish: its own name, and what the page says before Python runs. Read by tools alone."""

WORDS = {
    "failed": "No se pudo iniciar el juego. Revisa la conexión e inténtalo de nuevo.",
    "failed.loose": "Estos son los archivos fuente tal cual: ejecuta «make dev» para traer los "
    "entornos de ejecución.",
    "failed.retry": "Reintentar",
    "failed.script": "Cyclomind necesita JavaScript para poner en marcha su Python.",
    "language": "Español",
    "loading": "Enhebrando las perlas…",
}
