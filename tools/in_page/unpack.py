# Runs in the built page, before main.py: it unpacks the archives that PyScript has put beside us.
# PyScript can unpack a .tar.gz too, but takes three times as long, byte by byte through the file
# system; this is the whole start, so it shows.

import io
import os

import deflate  # type: ignore[import-not-found]

_folders: list = []


def _unpack(path):
    with open(path, "rb") as file:
        tar = deflate.DeflateIO(io.BytesIO(file.read()), deflate.GZIP)
    while True:
        header = tar.read(512)
        name = header[:100].rstrip(b"\0").decode()
        if not name:
            return
        if header[156:157] == b"5":  # a folder
            if name not in _folders:  # two archives may share folders
                os.mkdir(name)
                _folders.append(name)
            continue
        size = int(header[124:135], 8)
        with open(name, "wb") as file:
            file.write(tar.read(size))
        tar.read(-size % 512)  # contents are padded to whole blocks


for _archive in os.listdir():
    if _archive.endswith(".tar.gz"):
        _unpack(_archive)
