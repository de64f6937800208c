"""The page: built files out of the package, so that an installed Carrack needs nothing else.

The build (`hatch_build.py`) puts a compressed copy beside every file, so that none has to be
compressed on request.
"""

from __future__ import annotations

import base64
import hashlib
import mimetypes
import os
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from stat import S_ISREG

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Carrack</title>
<body style="font:1.1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1rem">
<h1>Carrack is running, but its page has not been built</h1>
<p>In a clone of the sources type <code>make page</code> (or <code>pip install .</code>),
then load this page again.</p>
<p>The tables themselves work: programs can use <code>/api/v1</code>.</p></body></html>"""

VARIES = {"Vary": "Accept-Encoding"}
LARGEST = 2**20
FILES = 256
"""So many files of at most so many bytes stay in memory; the page has 250, 2 MiB compressed."""

for suffix, media_type in (
    (".js", "text/javascript"),  # Windows may register another type
    (".woff2", "font/woff2"),
    (".webmanifest", "application/manifest+json"),
):
    mimetypes.add_type(media_type, suffix)


class Page(StaticFiles):
    """The files of a folder, with `index.html` at its root and without hidden files."""

    def __init__(self, folder: Path) -> None:
        """The folder need not be there yet."""
        super().__init__(html=True)
        self.all_directories = [folder]
        self.places: dict[tuple[str, str], str] = {}  # of files that were found before

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file at a path. Files under `assets/` carry a hash in their name and never change."""
        try:
            response = self._at_once(path, scope) or await super().get_response(path, scope)
        except HTTPException as error:
            if path == "." and error.status_code == 404:
                return HTMLResponse(UNBUILT, 503, {"Cache-Control": "no-store"})
            raise
        if response.status_code == 404:
            return _lost(response, scope)
        fixed = Path(path).parts[:1] == ("assets",)
        caching = "public, max-age=31536000, immutable" if fixed else "no-cache"
        response.headers["Cache-Control"] = caching
        return response

    def _at_once(self, path: str, scope: Scope) -> Response | None:
        """A file that is there; to look for it in another thread took most of the time."""
        where = (str(self.all_directories[0]), "index.html" if path == "." else path)
        try:
            if where in self.places:
                full_path, status = self.places[where], os.stat(self.places[where])
            else:
                full_path, found = self.lookup_path(where[1])
                if found is None or not S_ISREG(found.st_mode):
                    return None
                status = found
        except (OSError, ValueError):
            self.places.pop(where, None)
            return None
        if len(self.places) < FILES:
            self.places[where] = full_path
        return self.file_response(full_path, status, scope)

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """The path and status of a file, if it exists and is not hidden."""
        if any(part.startswith(".") for part in Path(path).parts):
            return "", None
        return super().lookup_path(path)

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, or its compressed copy if there is one and the client accepts it."""
        asked = Headers(scope=scope)
        packed = Path(f"{full_path}.gz")
        if "gzip" not in asked.get("accept-encoding", "") or not packed.is_file():
            answer = FileResponse(full_path, status_code, VARIES, stat_result=stat_result)
            return self._answered(answer, stat_result, scope)
        kind = mimetypes.guess_type(full_path)[0] or "application/octet-stream"
        status, headers = packed.stat(), {"Content-Encoding": "gzip", **VARIES}
        answer = FileResponse(packed, status_code, headers, kind, stat_result=status)
        return self._answered(answer, status, scope)

    def _answered(self, answer: FileResponse, status: os.stat_result, scope: Scope) -> Response:
        """The answer: nothing that the client has, a file out of memory, or part of one."""
        asked = Headers(scope=scope)
        if self.is_not_modified(answer.headers, asked):
            return NotModifiedResponse(answer.headers)
        if scope["method"] != "GET" or "range" in asked or status.st_size > LARGEST:
            return answer
        body = _body(str(answer.path), status.st_mtime_ns, status.st_size)
        headers = {name: said for name, said in answer.headers.items() if name != "content-length"}
        return Response(body, answer.status_code, headers)


def _lost(page: Response, scope: Scope) -> Response:
    """The page for an address that is none; raises HTTPException for whoever wants no page."""
    wanted = Headers(scope=scope).get("accept", "")
    if not isinstance(page, FileResponse) or "text/html" not in wanted:
        raise HTTPException(404)
    page.headers["Cache-Control"] = "no-store"
    page.headers["Content-Security-Policy"] = _lost_policy(str(page.path))
    return page


@lru_cache(maxsize=1)
def _lost_policy(path: str) -> str:
    """Return the policy of that page: its own script, known by its hash, and a file to look for."""
    script = Path(path).read_text("utf-8").partition('<script type="module">')[2]
    digest = hashlib.sha256(script.partition("</script>")[0].encode()).digest()
    own = f"'sha256-{base64.b64encode(digest).decode()}'"
    return f"default-src 'none'; script-src {own}; style-src 'unsafe-inline'; connect-src 'self'"


@lru_cache(maxsize=FILES)
def _body(path: str, changed: int, size: int) -> bytes:
    """Return the content of a file since it was last changed."""
    return Path(path).read_bytes()


PAGE = Page(Path(str(files("carrack") / "webui")))
