"""Serve a folder on this machine until Ctrl+C.

    python -m tools.serve FOLDER PORT [--fresh]

Plain, it is `python3 -m http.server PORT --bind 127.0.0.1` with a check that the port is free and
a word on where to look. With --fresh browsers are told to keep nothing, so that a reload shows
every edit.
"""

import argparse
import http.server
import socket
import subprocess
import sys
from functools import partial
from pathlib import Path

_HOST = "127.0.0.1"


class _FreshHandler(http.server.SimpleHTTPRequestHandler):
    """Serves files and forbids browsers to keep them."""

    def end_headers(self) -> None:
        """Finish the headers with the one that matters here."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()


def serve(folder: Path, port: int, fresh: bool) -> None:
    """Serve folder on port until the process is interrupted."""
    _check_free(port)
    print(f"Cyclomind: http://{_HOST}:{port}/   (Ctrl+C ends it)", flush=True)
    try:
        if fresh:
            handler = partial(_FreshHandler, directory=str(folder))
            http.server.ThreadingHTTPServer((_HOST, port), handler).serve_forever()
        else:
            command = [sys.executable, "-m", "http.server", str(port), "--bind", _HOST]
            subprocess.run([*command, "--directory", str(folder)])
    except KeyboardInterrupt:
        print()


def _check_free(port: int) -> None:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((_HOST, port))
        except OSError:
            sys.exit(
                f"Port {port} is in use, perhaps by an earlier `make play`."
                f" End that one, or choose another port: make play PORT={port + 1}"
            )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Serve a folder on this machine until Ctrl+C.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("port", type=int)
    parser.add_argument("--fresh", action="store_true", help="let browsers keep nothing")
    serve(**vars(parser.parse_args()))
