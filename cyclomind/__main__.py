"""The command line: ``python -m cyclomind``; ``strategy/commands.py`` has the commands."""

import sys

from cyclomind.strategy.commands import main

if __name__ == "__main__":
    sys.exit(main())
