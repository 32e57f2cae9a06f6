"""The two hosts that pages are measured on.

Public names: `plain_host`, `phone_host`.

`plain_host` is `python3 -m http.server`: HTTP/1.0, nothing compressed, dates but no lifetimes.
`phone_host` is like a common static host: HTTP/1.1, connections kept, text and WebAssembly
compressed, ten minutes of lifetime.
"""

import gzip
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

#: Suffixes of files that gain nothing from compression.
_COMPRESSED = {".bin", ".gz", ".zip", ".png", ".woff2"}


@contextmanager
def plain_host(folder: Path) -> Iterator[str]:
    """Serve a folder; yield its address, which ends in a slash."""
    with _serving(partial(_PlainHandler, directory=str(folder))) as address:
        yield address


@contextmanager
def phone_host(folder: Path) -> Iterator[str]:
    """Serve a folder, compressed; yield its address, which ends in a slash."""
    with _serving(partial(_PhoneHandler, directory=str(folder))) as address:
        yield address


@contextmanager
def _serving(handler) -> Iterator[str]:
    server = _QuietServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


class _QuietServer(ThreadingHTTPServer):
    """Says nothing when a browser leaves in the middle of an answer."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        pass


class _PlainHandler(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


class _PhoneHandler(_PlainHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Answer with a whole file, compressed where that helps."""
        path = unquote(urlsplit(self.path).path)
        file = Path(self.directory) / (path + "index.html" if path.endswith("/") else path).lstrip(
            "/"
        )
        if ".." in file.parts or not file.is_file():
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        body = _compressed(file) if file.suffix not in _COMPRESSED else file.read_bytes()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(str(file)))
        if file.suffix not in _COMPRESSED:
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=600")
        self.end_headers()
        self.wfile.write(body)


@cache
def _compressed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), 6)
