"""Serve a folder on this machine until Ctrl+C or a signal to end.

    python -m tools.serve FOLDER PORT [--fresh]

Public names: `serve`.

Plain, it answers as `python3 -m http.server` does, except for the types of our files, which it
knows itself: a system's table of types may say that a script is plain text. With --fresh browsers
are told to keep nothing, so that a reload shows every edit.
"""

import argparse
import errno
import http.server
import signal
import sys
from functools import partial
from pathlib import Path
from types import FrameType

_HOST = "127.0.0.1"
_PORTS = range(1, 65536)

#: What a browser must hear of the files that a start needs, whatever this system's table says.
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".gif": "image/gif",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}


class _Handler(http.server.SimpleHTTPRequestHandler):
    """Serves files, each with its type."""

    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **_TYPES}  # noqa: RUF012


class _FreshHandler(_Handler):
    """Serves files and forbids browsers to keep them."""

    def end_headers(self) -> None:
        """Finish the headers with the one that matters here."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()


def serve(folder: Path, port: int, fresh: bool) -> None:
    """Serve folder on port until the process is interrupted or told to end.

    Raises: SystemExit with one line when the folder or the port cannot be had.
    """
    if not folder.is_dir():
        sys.exit(f"There is no folder {folder}.")
    if port not in _PORTS:
        sys.exit(f"{port} is no port: ports are numbers from 1 to {_PORTS[-1]}.")
    handler = partial(_FreshHandler if fresh else _Handler, directory=str(folder))
    try:
        server = http.server.ThreadingHTTPServer((_HOST, port), handler)
    except OSError as error:
        sys.exit(_refusal(error, port))
    with server:
        try:
            signal.signal(signal.SIGTERM, _interrupt)
            print(f"Cyclomind: http://{_HOST}:{port}/   (Ctrl+C ends it)", flush=True)
            server.serve_forever()
        except KeyboardInterrupt:
            print()


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def _refusal(error: OSError, port: int) -> str:
    """Return the sentence that says why a port cannot be had."""
    if error.errno == errno.EADDRINUSE:
        other = port + 1 if port + 1 in _PORTS else port - 1
        return (
            f"Port {port} is in use, perhaps by an earlier `make play`."
            f" End that one, or choose another port: make play PORT={other}"
        )
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"Port {port} may not be used by this user: choose one from 1024 to {_PORTS[-1]}."
    return f"Port {port} cannot be used: {error.strerror}."


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Serve a folder on this machine until Ctrl+C.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("port", type=int)
    parser.add_argument("--fresh", action="store_true", help="let browsers keep nothing")
    serve(**vars(parser.parse_args()))
