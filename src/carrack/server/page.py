"""The page: built files out of the package, so that an installed Carrack needs nothing else."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
import threading
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Carrack</title>
<body style="font:1.1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1rem">
<h1>Carrack is running, but its page has not been built</h1>
<p>In a clone of the sources type <code>make page</code> (or <code>pip install .</code>),
then load this page again.</p>
<p>The tables themselves work: programs can use <code>/api</code>.</p></body></html>"""

TYPES = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}

SAVES = 0.9  # compressed below this share of its size a file is sent compressed


def folder() -> Traversable:
    """Where the built page lies."""
    return files("carrack").joinpath("webui")


async def index(request: Request) -> Response:
    """The page itself, never cached without asking again."""
    page = folder().joinpath("index.html")
    if not page.is_file():
        return HTMLResponse(UNBUILT, 503, {"Cache-Control": "no-store"})
    return await _answer(request, page, "no-cache")


async def asset(request: Request) -> Response:
    """A file of the page. Those under `assets/` carry a hash in their name and never change."""
    path = request.path_params["path"]
    found = _found(path)
    if found is None:
        return Response("there is no such file\n", 404, media_type="text/plain")
    fixed = path.startswith("assets/")
    return await _answer(
        request, found, "public, max-age=31536000, immutable" if fixed else "no-cache"
    )


def _found(path: str) -> Traversable | None:
    """The file of that path; None for anything that would lead out of the folder, or is hidden."""
    parts = path.split("/")
    if any(not part or part.startswith(".") or "\\" in part or "\0" in part for part in parts):
        return None
    found = folder().joinpath(*parts)
    try:
        return found if found.is_file() else None
    except OSError:  # a name longer than the file system has any
        return None


@dataclass(frozen=True)
class Packed:
    """A file as it is sent: whole, and compressed where that makes it smaller."""

    body: bytes
    zipped: bytes | None
    tag: str
    age: int


_PACKED: dict[str, Packed] = {}
_PACKING = threading.Lock()


async def _answer(request: Request, file: Traversable, caching: str) -> Response:
    packed = _kept(file)
    if packed is None:
        packed = await asyncio.to_thread(_pack, file)
    headers = {"Cache-Control": caching, "ETag": packed.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == packed.tag:
        return Response(status_code=304, headers=headers)
    body, media_type = packed.body, _type(file.name)
    if packed.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = packed.zipped, "gzip"
    return Response(body, headers=headers, media_type=media_type)


def _age(file: Traversable) -> int:
    """When a file was changed: the page may be built while the server runs."""
    return file.stat().st_mtime_ns if isinstance(file, Path) else 0


def _kept(file: Traversable) -> Packed | None:
    packed = _PACKED.get(str(file))
    return packed if packed is not None and packed.age == _age(file) else None


def _pack(file: Traversable) -> Packed:
    """Reads and compresses a file, once for all who ask for it meanwhile."""
    with _PACKING:
        if (kept := _kept(file)) is not None:
            return kept
        age, body = _age(file), file.read_bytes()
        tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
        zipped = gzip.compress(body, mtime=0)
        smaller = zipped if len(zipped) < len(body) * SAVES else None
        packed = _PACKED[str(file)] = Packed(body, smaller, tag, age)
        return packed


def _type(name: str) -> str:
    suffix = name[name.rfind(".") :] if "." in name else ""
    return TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
