"""Web servers as Debian installs them, each serving one folder on a free port of this machine.

Public names: `HOSTS`, `Host`, `serving`.

A server's own configuration is copied from /etc and changed only where it names a folder, a port,
a user, or a file to write to. So what a visitor gets (types, compression, lifetimes) is what a host
gets who installs the package and copies the site into its folder.
"""

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

_PATIENCE = 10.0
_POLL = 0.05


class Host(NamedTuple):
    """A web server: its ``program``, and what makes the command that runs it in the foreground.

    ``configured(home, site, port)`` writes a configuration into the folder ``home`` and returns
    the command with the variables of its environment.
    """

    program: str
    configured: Callable[[Path, Path, int], tuple[list[str], dict[str, str]]]


def _nginx(home: Path, site: Path, port: int) -> tuple[list[str], dict[str, str]]:
    shutil.copytree("/etc/nginx", home / "nginx")
    page = home / "nginx" / "sites-enabled" / "default"
    page.unlink()  # it is a link to the file that stays as it is
    stock = Path("/etc/nginx/sites-available/default").read_text(encoding="utf-8")
    stock = stock.replace("listen 80 default_server", f"listen 127.0.0.1:{port} default_server")
    stock = stock.replace("listen [::]:80 default_server;", "")
    page.write_text(stock.replace("/var/www/html", str(site)), encoding="utf-8")
    main = home / "nginx" / "nginx.conf"
    text = main.read_text(encoding="utf-8").replace("/etc/nginx/", f"{home}/nginx/")
    text = text.replace("/run/nginx.pid", f"{home}/nginx.pid").replace("/var/log/nginx", str(home))
    if os.geteuid():
        text = re.sub(r"(?m)^user .*;$", "", text)
    main.write_text(text, encoding="utf-8")
    return ["nginx", "-c", str(main), "-e", f"{home}/error.log", "-g", "daemon off;"], {}


def _apache(home: Path, site: Path, port: int) -> tuple[list[str], dict[str, str]]:
    shutil.copytree("/etc/apache2", home / "apache2", symlinks=True)
    (home / "apache2" / "ports.conf").write_text(f"Listen 127.0.0.1:{port}\n", encoding="utf-8")
    page = home / "apache2" / "sites-available" / "000-default.conf"
    text = page.read_text(encoding="utf-8").replace("*:80", f"127.0.0.1:{port}")
    page.write_text(text.replace("/var/www/html", str(site)), encoding="utf-8")
    main = home / "apache2" / "apache2.conf"
    text = main.read_text(encoding="utf-8").replace("<Directory /var/www/>", f"<Directory {site}>")
    main.write_text(f"{text}\nServerName 127.0.0.1\n", encoding="utf-8")
    variables = {
        "APACHE_RUN_USER": "www-data",
        "APACHE_RUN_GROUP": "www-data",
        "APACHE_PID_FILE": f"{home}/apache2.pid",
        "APACHE_RUN_DIR": str(home),
        "APACHE_LOCK_DIR": str(home),
        "APACHE_LOG_DIR": str(home),
    }
    command = ["apache2", "-d", f"{home}/apache2", "-f", str(main), "-D", "FOREGROUND"]
    return command, variables


def _caddy(home: Path, site: Path, port: int) -> tuple[list[str], dict[str, str]]:
    text = Path("/etc/caddy/Caddyfile").read_text(encoding="utf-8")
    text = re.sub(r"(?m)^:80\b", f"http://127.0.0.1:{port}", text)
    text = text.replace("/usr/share/caddy", str(site))
    file = home / "Caddyfile"
    # Its own administration listens on a fixed port, which another one may have.
    file.write_text("{\n\tadmin off\n}\n" + text, encoding="utf-8")
    variables = {"XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)}
    return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"], variables


#: Every server under the name of its Debian package.
HOSTS = {
    "nginx": Host("nginx", _nginx),
    "apache2": Host("apache2", _apache),
    "caddy": Host("caddy", _caddy),
}


@contextmanager
def serving(host: Host, site: Path, home: Path) -> Iterator[str]:
    """Run a host on the folder site; yield the address of the site. home: an empty folder.

    Raises: AssertionError with what the server wrote when it does not answer.
    """
    port = _free_port()
    command, variables = host.configured(home, site, port)
    log = home / "said.log"
    with log.open("w", encoding="utf-8") as said:
        process = subprocess.Popen(
            command, env={**os.environ, **variables}, stdout=said, stderr=subprocess.STDOUT
        )
    try:
        _wait_for(process, port, log)
        yield f"http://127.0.0.1:{port}/"
    finally:
        process.terminate()
        process.wait(_PATIENCE)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    end = time.monotonic() + _PATIENCE
    while True:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        written = log.read_text(encoding="utf-8")
        assert process.poll() is None, f"the server ended: {written}"
        assert time.monotonic() < end, f"the server does not answer: {written}"
        time.sleep(_POLL)
