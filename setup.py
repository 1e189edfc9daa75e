"""Builds the page and compiles the engine when a package is built. All else is said in
pyproject.toml, also what is compiled.

Where there is no C compiler the same source is installed as it is: the same game, only slower.
LISBOA_COMPILE=0 asks for that. Where the page cannot be built, all but the table in the browser is
installed. LISBOA_PAGE=0 asks for that.
"""

import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

PAGE = Path("src/lisboa/web/index.html")
PROBE = "#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n"


class BuildEngine(build_ext):
    """Compiles all of the engine or nothing: half of it could not be imported."""

    def run(self) -> None:
        modules, scratch = modules_to_compile(), Path(self.build_temp)
        try:
            build(translated(modules, scratch), scratch)
        except (Exception, SystemExit) as problem:  # mypyc exits if it does not like the source
            # Perhaps a tool newer than this source: better a slow game than none. The wheel stays
            # one for this platform, by which `make test` knows that it has to be compiled.
            print(problem)
            tell("The engine could not be compiled; it is installed as plain Python.")
        else:
            self.copy_tree(str(scratch / "lib"), self.build_lib)
            tell("The engine is compiled.")


def is_to_be_compiled() -> bool:
    # Everybody who installs builds a wheel first. Not so for an editable install, where a compiled
    # module would hide the source beside it, and for metadata, which need not wait a minute.
    if "bdist_wheel" not in sys.argv:
        return False
    if os.environ.get("LISBOA_COMPILE") == "0":
        tell("LISBOA_COMPILE=0: the engine is installed as plain Python.")
        return False
    if not has_compiler():
        tell("No C compiler with Python's headers: the engine is installed as plain Python.")
        return False
    return True


def has_compiler() -> bool:
    """Try, do not guess: the compiler, its linker or the headers of Python may be missing."""
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        try:
            build([Extension("probe", [str(source)])], Path(folder))
        except Exception:  # each compiler has its own
            return False
    return True


def modules_to_compile() -> list[str]:
    """The files that pyproject.toml names. A pattern that names none has missed a move."""
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))
    out: list[str] = []
    for pattern in project["tool"]["lisboa"]["compiled"]:
        found = sorted(Path("src/lisboa").glob(pattern))
        if not found:
            raise SystemExit(f"pyproject.toml: no file is called src/lisboa/{pattern}")
        out += map(str, found)
    return out


def translated(modules: list[str], scratch: Path) -> Sequence[object]:
    """The engine in C."""
    from mypyc.build import mypycify

    c = str(scratch / "c")
    out = mypycify(modules, opt_level="3", debug_level="0", group_name="lisboa", target_dir=c)
    if os.name == "posix":
        for extension in out:
            # Nobody outside calls these functions; inside, calls become direct: an eighth faster.
            extension.extra_compile_args.append("-fvisibility=hidden")
    return out


def build(extensions: Sequence[object], folder: Path) -> None:
    """Compile and link into the folder's `lib`."""
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "objects")
    command.ensure_finalized()
    command.run()


# ---- the page ----


def build_page() -> None:
    """In a checkout; a source distribution has it already, and its PKG-INFO tells the two apart."""
    if not {"bdist_wheel", "sdist"}.intersection(sys.argv) or Path("PKG-INFO").exists():
        return
    if os.environ.get("LISBOA_PAGE") == "0":
        tell("LISBOA_PAGE=0: the page for the browser is left as it is.")
        return
    problem = page_problem()
    if problem:
        what = "is an older one" if PAGE.exists() else "is missing"
        tell(f"The page for the browser {what}, because it could not be built ({problem}).")
        tell("It takes make and Node 20.19 or newer, or a network to fetch Node from.")


def page_problem() -> str:
    """Build it as the Makefile says; what went wrong, in a few words."""
    quiet = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    try:
        made = subprocess.run(
            ["make", "--no-print-directory", "page"],
            env={**quiet, "PYTHON": sys.executable},
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return "there is no make"
    print(made.stdout, made.stderr, sep="")
    said = [line.strip() for line in made.stderr.splitlines() if not line.startswith("make")]
    return (said or ["make page failed"])[-1] if made.returncode else ""


def tell(sentence: str) -> None:
    """The Makefile picks these lines from all that pip has to say."""
    print(f"lisboa: {sentence}", flush=True)


build_page()

# Every build gets a folder of its own: setuptools packs whatever lies in `build`, and so modules
# of yesterday would come along.
with TemporaryDirectory() as folder:
    setup(
        # The one extension stands for all that BuildEngine makes.
        ext_modules=[Extension("lisboa.rules", [])] if is_to_be_compiled() else [],
        cmdclass={"build_ext": BuildEngine},
        options={"build": {"build_base": folder}},
    )
