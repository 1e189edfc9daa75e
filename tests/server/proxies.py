"""nginx and Caddy, run with the files that operators are given (deploy/).

Only what a test cannot have is replaced: the name of the site, its ports and its certificate.
"""

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.server.players import Site
from tests.server.running import PATIENCE

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
# Debian keeps servers where the path of a person does not lead.
WHERE: Final = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin"])
NGINX: Final = shutil.which("nginx", path=WHERE)
CADDY: Final = shutil.which("caddy", path=WHERE)
needs_nginx = pytest.mark.skipif(NGINX is None, reason="nginx is not here: .ci/debian-packages")
needs_caddy = pytest.mark.skipif(CADDY is None, reason="caddy is not here: .ci/debian-packages")

MAIN: Final = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


@contextmanager
def nginx(folder: Path, upstream: Sequence[str]) -> Iterator[Site]:
    """deploy/nginx.conf in front of these addresses."""
    port, certificate = free_port(), self_signed(folder)
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    shown = re.findall(r"^ +server 127\.0\.0\.1:.*\n", text, re.MULTILINE)
    there = "".join(shown[0].replace("127.0.0.1:1755", one) for one in upstream)
    for before, after in (
        ("".join(shown), there),
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("/etc/letsencrypt/live/lisboa.example", str(folder)),
        ("lisboa.example", "localhost"),
    ):
        assert before in text, before
        text = text.replace(before, after)
    (folder / "site.conf").write_text(text, "utf-8")
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder), "utf-8")
    words = [str(NGINX), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    subprocess.run([*words, "-t", "-q"], check=True)
    with _running(words, {}, port, certificate) as site:
        yield site


@contextmanager
def caddy(folder: Path, upstream: Sequence[str]) -> Iterator[Site]:
    """deploy/Caddyfile in front of these addresses; its certificate is of its own making."""
    port = free_port()
    main = folder / "Caddyfile"
    options = f"admin off\nskip_install_trust\nhttp_port {free_port()}\nhttps_port {port}\n"
    main.write_text(f"{{\n{options}}}\nimport {DEPLOY / 'Caddyfile'}\n", "utf-8")
    words = [str(CADDY), "run", "--config", str(main)]
    settings = {
        "LISBOA_SITE": f"localhost:{port}",
        "LISBOA_PROCESSES": " ".join(upstream),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    root = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    with _running(words, settings, port, root) as site:
        yield site


@contextmanager
def _running(
    words: Sequence[str], settings: dict[str, str], port: int, believed: Path
) -> Iterator[Site]:
    """The site behind a proxy, once that lets through."""
    process = subprocess.Popen(words, env={**os.environ, **settings}, stderr=subprocess.DEVNULL)
    address = f"https://localhost:{port}"
    try:
        with closing(opened(address, lambda: believed.read_text("ascii"))) as site:
            yield site
    finally:
        process.terminate()
        process.wait(PATIENCE)


def opened(address: str, believed: Callable[[], str]) -> Site:
    """A site, once it lets us in; whose certificates we believe is known only by and by."""
    until = time.monotonic() + PATIENCE
    while True:
        with suppress(OSError, httpx.HTTPError, subprocess.CalledProcessError), ExitStack() as held:
            site = Site(address, ssl.create_default_context(cadata=believed()))
            held.callback(site.close)
            site.http.get("/api/health").raise_for_status()
            held.pop_all()
            return site
        assert time.monotonic() < until, f"{address} does not open"
        time.sleep(0.1)


def self_signed(folder: Path) -> Path:
    """A certificate for this machine, under the names that Let's Encrypt gives its files."""
    certificate = folder / "fullchain.pem"
    words = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    words += ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2"]
    words += ["-keyout", str(folder / "privkey.pem"), "-out", str(certificate)]
    subprocess.run(["openssl", *words], check=True, capture_output=True)
    return certificate
