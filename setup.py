"""Builds the wheel: with the engine compiled by mypyc where that can be done, plain Python where not."""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

ENGINE = (
    *[
        f"core/{name}.py"
        for name in ("action", "chance", "evaluation", "preview", "search", "seating", "state", "step")
    ],
    *[f"drawing/{name}.py" for name in ("node", "patch")],
    "games/*/rules/**/*.py",
    "games/*/evaluation.py",
    "games/*/evaluation/*.py",
)
NOT_COMPILED = ("events.py",)  # dataclasses with slots, which mypyc does not know
PURE = "UNIVERSELLE_PURE"
OPTIMISED = "UNIVERSELLE_OPTIMISED"  # how well the compiler does it, from 0 to 3; less is sooner done
REQUIRED = "UNIVERSELLE_COMPILED"


class OptionalExtensions(build_ext):
    """All compiled modules or none: a half-compiled engine would not import."""

    def run(self):
        try:
            super().run()
        except Exception as error:
            if os.environ.get(REQUIRED):
                raise
            print(f"universelle: not compiled ({error}); the plain Python build works the same, only slower")
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []


def compiled_engine():
    from mypyc.build import mypycify

    source = Path("src/universelle")
    modules = sorted(str(path) for pattern in ENGINE for path in source.glob(pattern) if path.name not in NOT_COMPILED)
    engine = mypycify(
        ["--config-file", "pyproject.toml", *modules], opt_level=os.environ.get(OPTIMISED, "3"), debug_level="0"
    )
    if os.name == "posix":
        for extension in engine:
            extension.extra_compile_args.append("-fno-semantic-interposition")  # lets functions be inlined
    return engine


def extensions():
    """The engine's modules, compiled for a wheel only: in an editable install they would shadow every edit."""
    if os.environ.get(PURE) or "bdist_wheel" not in sys.argv:
        return []
    try:
        return compiled_engine()
    except (Exception, SystemExit) as error:
        if os.environ.get(REQUIRED):
            raise
        print(f"universelle: not compiled ({error}); the plain Python build works the same, only slower")
        return []


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalExtensions})
