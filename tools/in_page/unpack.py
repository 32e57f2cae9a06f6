# Runs in the built page, before main.py: it takes apart the archives that PyScript has put beside
# us (tools/archive.py says what they look like), and those that app/second_load/loader.py fetches.

import io
import os

import deflate  # type: ignore[import-not-found]


def unpack(packed):
    archive = deflate.DeflateIO(io.BytesIO(packed), deflate.GZIP)
    files = []
    while True:
        line = archive.readline()[:-1].decode()
        if not line:
            break
        if line.endswith("/"):
            try:
                os.mkdir(line[:-1])
            except OSError:
                pass  # an earlier archive has made it
        else:
            files.append(line.split(" "))
    for size, path in files:
        with open(path, "wb") as file:
            file.write(archive.read(int(size)))


for _name in os.listdir():
    if _name.endswith(".gz"):
        with open(_name, "rb") as _file:
            unpack(_file.read())

import app.second_load.loader  # noqa: E402, it has just come out of the archive

app.second_load.loader.unpack = unpack
