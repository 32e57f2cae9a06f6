"""Make the virtual environment that the Makefile works in.

    python3 tools/make_venv.py FOLDER

Written for any Python 3, so that an old one gets a sentence and not a syntax error.
"""

import shutil
import subprocess
import sys

_OLDEST = (3, 11)


def make_venv(folder: str) -> None:
    """Make a virtual environment in folder, or say what is missing."""
    if sys.version_info < _OLDEST:
        wanted = ".".join(str(part) for part in _OLDEST)
        sys.exit("Python " + wanted + " or newer is needed: make PYTHON=python3.12 ...")
    if subprocess.call([sys.executable, "-m", "venv", "--clear", folder]):
        shutil.rmtree(folder, ignore_errors=True)
        sys.exit("Python's venv module does not work here. On Debian: apt-get install python3-venv")


if __name__ == "__main__":
    make_venv(sys.argv[1])
