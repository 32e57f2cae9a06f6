"""See that the tests find their browsers: install Debian's where that is possible.

    python -m tools.ensure_browser [NAME ...]       of NEEDS or HOSTS; without a name: all NEEDS

Public names: `NEEDS`, `HOSTS`, `Need`, `ensure`, `why_not`.

Where it is not possible, nothing is done and nothing fails. Selenium gets a Chromium by its own
means; the tests say which other engine is missing, and why.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple


class Need(NamedTuple):
    """Programs of which one is enough, and the Debian packages that contain one.

    A program is a name, or a pattern below / when it is in no folder of PATH.
    """

    programs: tuple[str, ...]
    packages: tuple[str, ...]


NEEDS = {
    "chromium": Need(
        ("chromium", "google-chrome", "google-chrome-stable", "chrome"),
        ("chromium", "chromium-driver"),
    ),
    # The same engine without windows: tests in it take half the time around a page.
    "shell": Need(("chromium-headless-shell",), ("chromium-headless-shell",)),
    "firefox": Need(("firefox-esr", "firefox"), ("firefox-esr",)),
    "webkit": Need(("usr/lib/*/webkit2gtk-4.*/MiniBrowser",), ("webkit2gtk-driver",)),
    "xvfb": Need(("Xvfb",), ("xvfb",)),
}

#: Web servers, for `make hosts`.
HOSTS = {
    "nginx": Need(("usr/sbin/nginx",), ("nginx",)),
    "apache2": Need(("usr/sbin/apache2",), ("apache2",)),
    "caddy": Need(("usr/bin/caddy",), ("caddy",)),
}


def ensure(names: list[str]) -> None:
    """Install what is missing of these, by one apt-get, if there is one and it may be used."""
    known = {**NEEDS, **HOSTS}
    missing = [known[name] for name in names if not _is_there(known[name])]
    packages = [package for need in missing for package in need.packages]
    refusal = _no_apt()
    if not packages:
        return
    if refusal:
        print(f"Not installed: {', '.join(packages)}, since {refusal}.")
        return
    print(f"Installing {', '.join(packages)} ...")
    apt = [*_become_root(), "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet=2"]
    install = [*apt, "install", "--yes", "--no-install-recommends"]
    # All at once; when one of them is not available, one by one.
    if _fails([*apt, "update"]) or _fails([*install, *packages]):
        for need in missing:
            if _fails([*install, *need.packages]):
                print(f"apt-get could not install {' and '.join(need.packages)}.")


def why_not(need: Need) -> str:
    """Return why a need is not there: "xvfb is not installed, and apt-get is not available"."""
    packages = " and ".join(need.packages)
    verb = "are" if len(need.packages) > 1 else "is"
    return f"{packages} {verb} not installed, and {_no_apt() or 'apt-get did not bring it'}"


def _is_there(need: Need) -> bool:
    return any(
        any(Path("/").glob(program)) if "/" in program else shutil.which(program)
        for program in need.programs
    )


def _become_root() -> list[str]:
    return [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]


def _no_apt() -> str:
    """Return why nothing can be installed here, or ""."""
    if not shutil.which("apt-get"):
        return "apt-get is not available"
    root = _become_root()
    if root and (not shutil.which("sudo") or _fails([*root, "true"])):
        return "there is no right to use apt-get"
    return ""


def _fails(command: list[str]) -> bool:
    # apt-get tells each package that it unpacks: only what goes wrong is of interest.
    return subprocess.run(command, stdout=subprocess.DEVNULL).returncode != 0


if __name__ == "__main__":
    ensure(sys.argv[1:] or list(NEEDS))
