"""Static files as they are sent: scripts and style sheets without their comments, which only readers of the code need,
and single symbols out of files of many."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from email.utils import formatdate
from functools import lru_cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from universelle.web.serving.style_bundles import tag_of

STRING_OR_COMMENT: Final = re.compile(r""""[^"\n]*"|'[^'\n]*'|/\*.*?\*/""", re.DOTALL)
INDENT: Final = re.compile(r"\n\s+")
SVG: Final = "{http://www.w3.org/2000/svg}"
ET.register_namespace("", SVG.strip("{}"))
SYMBOL: Final = f".svg{os.sep}"  # between a file of symbols and the name of one
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


PICTURE: Final = "image/svg+xml"
SLIM: Final[dict[str, tuple[str, Callable[[str], str]]]] = {
    ".js": ("text/javascript", slim_script),
    ".css": ("text/css", slim_styles),
    ".svg": (PICTURE, str),
}
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"  # of pictures: shorter and stricter than that of pages
KEEP: Final = "max-age=600"  # a page that is drawn anew does not ask again whether its pictures are still the same


@lru_cache(maxsize=256)
def cut_symbol(sprite: str, name: str) -> str | None:
    """One symbol of a file of many as a file of its own, with the definitions that it uses; None if there is none."""
    root = ET.fromstring(sprite)  # noqa: S314 - a file of the program
    found = {element.get("id", ""): element for element in root.iter() if element.get("id")}
    if name not in found or found[name].tag != f"{SVG}symbol":
        return None
    wanted = [name]
    for each in wanted:  # grows while it is walked through
        used = [use.get("href", "").removeprefix("#") for use in found[each].iter(f"{SVG}use")]
        wanted += [other for other in used if other in found and other not in wanted]
    cut = ET.Element(f"{SVG}svg")
    if len(wanted) > 1:
        ET.SubElement(cut, f"{SVG}defs").extend([found[each] for each in wanted[1:]])
    cut.append(found[name])
    return ET.tostring(cut, encoding="unicode")


class SlimFiles(StaticFiles):
    """Static files; scripts and style sheets without comments, and as `FILE.svg/NAME` one symbol of a file of many."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        sprite, found, name = path.partition(SYMBOL)
        full_path, stat_result = self.lookup_path(f"{sprite}.svg") if found else ("", None)
        cut = cut_symbol(Path(full_path).read_text(encoding="utf-8"), name) if stat_result else None
        if cut is None or stat_result is None:
            return await super().get_response(path, scope)
        return self._answer(cut, stat_result, scope, 200, PICTURE)

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        path = Path(full_path)
        if path.suffix not in SLIM:
            return super().file_response(full_path, stat_result, scope, status_code)
        media_type, slim = SLIM[path.suffix]
        return self._answer(slim(path.read_text(encoding="utf-8")), stat_result, scope, status_code, media_type)

    def _answer(
        self, text: str, stat_result: os.stat_result, scope: Scope, status_code: int, media_type: str
    ) -> Response:
        headers = {"ETag": tag_of(text)}
        if media_type == PICTURE:
            headers |= {"Content-Security-Policy": POLICY, "Cache-Control": KEEP}
        else:
            headers["Last-Modified"] = formatdate(stat_result.st_mtime, usegmt=True)
        response = Response(text, status_code, headers, media_type)
        if self.is_not_modified(response.headers, Headers(scope=scope)):
            return NotModifiedResponse(response.headers)
        return response
