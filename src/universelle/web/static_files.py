"""Scripts and style sheets as they are sent: without their comments, which only readers of the code need."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from email.utils import formatdate
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from universelle.web.style_bundles import tag_of

STRING_OR_COMMENT: Final = re.compile(r""""[^"\n]*"|'[^'\n]*'|/\*.*?\*/""", re.DOTALL)
INDENT: Final = re.compile(r"\n\s+")
LAST_COMMENT: Final = re.compile(r"""\s+// [^'"`/]*$""")  # without quotes: it cannot be the end of a string


@lru_cache(maxsize=64)
def slim_styles(text: str) -> str:
    """A style sheet without comments, empty lines and indents."""
    bare = STRING_OR_COMMENT.sub(lambda found: "" if found[0].startswith("/*") else found[0], text)
    return INDENT.sub("\n", bare).lstrip()


@lru_cache(maxsize=64)
def slim_script(text: str) -> str:
    """A script without empty lines, and without comments but those amid code or with a quotation mark behind it."""
    return "".join([f"{line}\n" for line in _code(text)])


def _code(text: str) -> Iterator[str]:
    """The lines of a script that are not comments; within the text of a template every line counts."""
    comment = template = False
    for line in text.splitlines():
        start = line.strip()
        if template:
            yield line
            template = not _turns(line)
        elif comment or (start.startswith("/*") and (start.endswith("*/") or "*/" not in start)):
            comment = "*/" not in start
        elif start and not start.startswith("//"):
            yield LAST_COMMENT.sub("", line)
            template = _turns(line)


def _turns(line: str) -> bool:
    """Whether a template begins in this line and does not end in it, or the other way round."""
    return line.replace("\\`", "").count("`") % 2 == 1


SLIM: Final = {".js": ("text/javascript", slim_script), ".css": ("text/css", slim_styles)}


class SlimFiles(StaticFiles):
    """Static files, the scripts and style sheets among them without comments."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        path = Path(full_path)
        if path.suffix not in SLIM:
            return super().file_response(full_path, stat_result, scope, status_code)
        media_type, slim = SLIM[path.suffix]
        text = slim(path.read_text(encoding="utf-8"))
        headers = {"ETag": tag_of(text), "Last-Modified": formatdate(stat_result.st_mtime, usegmt=True)}
        response = Response(text, status_code, headers, media_type)
        if self.is_not_modified(response.headers, Headers(scope=scope)):
            return NotModifiedResponse(response.headers)
        return response
