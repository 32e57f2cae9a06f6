"""See that the tests find a Chromium: install Debian's where that is possible.

    python -m tools.ensure_browser

Where it is not possible, nothing is done: Selenium then gets a browser by its own means.
"""

import os
import shutil
import subprocess

_BROWSERS = ("chromium", "google-chrome", "google-chrome-stable", "chrome")


def ensure_browser() -> None:
    """Install chromium and chromium-driver by apt-get, if there is no browser and apt-get is."""
    if any(shutil.which(name) for name in _BROWSERS) or not shutil.which("apt-get"):
        return
    become_root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    if become_root and (not shutil.which("sudo") or _fails([*become_root, "true"])):
        print("No browser found and no right to install one; Selenium will look for its own.")
        return
    apt = [*become_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet"]
    if _fails([*apt, "update"]) or _fails(
        [*apt, "install", "--yes", "--no-install-recommends", "chromium", "chromium-driver"]
    ):
        print("apt-get could not install Chromium; Selenium will look for its own.")


def _fails(command: list[str]) -> bool:
    return subprocess.run(command).returncode != 0


if __name__ == "__main__":
    ensure_browser()
