"""The real Caddy and nginx, with the configurations of `docs/deploy` as they stand there.

Only what must differ on a test machine is replaced: ports, certificates, folders.
"""

from __future__ import annotations

import os
import random
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

DEPLOY = Path(__file__).parents[2] / "docs" / "deploy"
NAME, SITE, FOLDER = "carrack.example.org", "example.org", "/carrack"
WAIT_SECONDS = 20.0

NGINX = """daemon off;
{user}
pid {folder}/pid;
error_log {folder}/log;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  include {folder}/carrack.conf;
}}
"""
CADDY = """	admin off
	local_certs
	skip_install_trust
	auto_https disable_redirects
	https_port {port}
"""


class Proxy:
    """A proxy that runs, and visitors of the sites behind it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.visitors = 0

    def visitor(self, site: str) -> httpx.Client:
        """A browser on a page of a site, on a device with an address of its own."""
        self.visitors += 1
        address = f"127.1.{self.port % 250}.{self.visitors}"
        transport = httpx.HTTPTransport(verify=False, local_address=address)
        host = f"{site}:{self.port}"
        headers = {"Host": host, "Origin": f"https://{host}"}
        client = httpx.Client(
            base_url=f"https://127.0.0.1:{self.port}",
            headers=headers,
            transport=transport,
            timeout=20,
        )
        # The name of the site is not looked up, but it is the one that the certificate is for.
        client.event_hooks["request"] = [lambda asked: _named(asked, site)]
        return client

    def live(self, site: str, path: str) -> ClientConnection:
        """A WebSocket of a page of a site."""
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        address = f"wss://{site}:{self.port}{path}"
        sock = socket.create_connection(("127.0.0.1", self.port), timeout=10)
        origin: Any = f"https://{site}:{self.port}"
        return connect(address, sock=sock, ssl=context, server_hostname=site, origin=origin)


def _named(asked: httpx.Request, site: str) -> None:
    asked.extensions["sni_hostname"] = site


def free_port() -> int:
    """A port below the system's ephemeral ones, so that nobody takes it meanwhile."""
    while True:
        port = random.randrange(20_000, 32_000)
        with suppress(OSError), socket.socket() as probe:
            probe.bind(("", port))
            return port


def nginx(folder: Path, port: int, server: str) -> list[str]:
    """Writes the configuration of nginx; gives the command that runs it."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    kind = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes")
    files = ("-subj", f"/CN={NAME}", "-keyout", key, "-out", certificate)
    subprocess.run(["openssl", "req", "-x509", *kind, *files], check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text()
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}").replace("127.0.0.1:8090", server)
    text = re.sub(r".*listen \[::\].*\n", "", text)
    text = re.sub(r"ssl_certificate .*;", f"ssl_certificate {certificate};", text)
    text = re.sub(r"ssl_certificate_key .*;", f"ssl_certificate_key {key};", text)
    (folder / "carrack.conf").write_text(text.replace("/var/www/html", str(folder)))
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, user=user))
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, server: str) -> list[str]:
    """Writes the configuration of Caddy; gives the command that runs it."""
    text = (DEPLOY / "Caddyfile").read_text().replace("127.0.0.1:8090", server)
    text = text.replace("{\n", "{\n" + CADDY.format(port=port), 1)
    (folder / "Caddyfile").write_text(text.replace("/var/www/html", str(folder)))
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


PROXIES = {"caddy": caddy, "nginx": nginx}


def installed(name: str) -> bool:
    """Whether a proxy is installed, on Linux, which has many loopback addresses."""
    if sys.platform != "linux":
        return False
    return shutil.which(name) is not None and (name != "nginx" or bool(shutil.which("openssl")))


@contextmanager
def proxied(name: str, folder: Path, server: str) -> Iterator[Proxy]:
    """A proxy in front of a server (`HOST:PORT`), gone afterwards."""
    port = free_port()
    command = PROXIES[name](folder, port, server)
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with open(folder / "said", "w") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env={**os.environ, **home})
    try:
        proxy = Proxy(port)
        _until_open(proxy, folder)
        yield proxy
    finally:
        process.terminate()
        process.wait(timeout=20)


def _until_open(proxy: Proxy, folder: Path) -> None:
    deadline = time.monotonic() + WAIT_SECONDS
    with proxy.visitor(NAME) as visitor:
        while True:
            try:
                if visitor.get("/api/v1/server").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            assert time.monotonic() < deadline, (folder / "said").read_text()
            time.sleep(0.05)
