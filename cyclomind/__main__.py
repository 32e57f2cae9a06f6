"""The command line: ``python -m cyclomind``; the commands are in `cyclomind.commands`."""

import sys

from cyclomind.commands.main import main

if __name__ == "__main__":
    sys.exit(main())
