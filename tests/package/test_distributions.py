"""What can be given to others: a source distribution and a wheel that need nothing else.

The engine stays uncompiled here: tests/compiled looks after that. `make test-package` runs this.
"""

import os
import signal
import subprocess
import sys
import tarfile
import venv
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from zipfile import ZipFile

import httpx
import pytest

from lisboa import __version__

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "src" / "lisboa" / "web"
TESTED: Final = {
    name: str(ROOT / "constraints.txt") for name in ("PIP_CONSTRAINT", "PIP_BUILD_CONSTRAINT")
}
PLAIN: Final = {**os.environ, **TESTED, "LISBOA_COMPILE": "0"}
# What setuptools adds to a source distribution.
ADDED: Final = {"PKG-INFO", "setup.cfg"}


def run(*words: str | Path, cwd: Path, env: Mapping[str, str] = PLAIN) -> str:
    done = subprocess.run(
        words, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    said = done.stdout.decode()
    assert done.returncode == 0, said
    return said


def checked_out() -> list[str]:
    return run("git", "ls-files", "--cached", "--others", "--exclude-standard", cwd=ROOT).split(
        "\n"
    )


def page() -> set[str]:
    assert (PAGE / "index.html").is_file(), "make page"
    return {str(file.relative_to(ROOT)) for file in PAGE.rglob("*") if file.is_file()}


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Both, the wheel built from the source distribution."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--outdir", folder, ".", cwd=ROOT)
    return folder


@pytest.fixture(scope="session")
def sdist(dist: Path) -> Path:
    return dist / f"lisboa-{__version__}.tar.gz"


@pytest.fixture(scope="session")
def wheel(dist: Path) -> Path:
    return dist / f"lisboa-{__version__}-py3-none-any.whl"


def test_the_source_distribution_is_the_checkout_and_the_built_page(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = [
            name.partition("/")[2]
            for name in archive.getnames()
            if archive.getmember(name).isfile()
        ]
    held = {name for name in names if not name.startswith("src/lisboa.egg-info/")} - ADDED
    known = {name for name in checked_out() if name and (ROOT / name).is_file()}
    assert sorted(held ^ (known | page())) == []


def test_the_wheel_is_the_package_and_the_built_page(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if name.startswith("lisboa/")}
    known = {name for name in (*checked_out(), *page()) if name.startswith("src/lisboa/")}
    assert sorted(held ^ {name.removeprefix("src/") for name in known}) == []


def test_the_index_would_take_both(sdist: Path, wheel: Path) -> None:
    said = run(sys.executable, "-m", "twine", "check", "--strict", sdist, wheel, cwd=ROOT)
    assert said.count("PASSED") == 2


@pytest.mark.parametrize("kind", ["sdist", "wheel"])
def test_it_alone_is_installed_and_plays(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """In an environment of its own and an empty folder."""
    home, empty = tmp_path / "venv", tmp_path / "empty"
    empty.mkdir()
    venv.create(home, with_pip=True)
    run(home / "bin" / "pip", "install", request.getfixturevalue(kind), cwd=empty)
    lisboa = home / "bin" / "lisboa"
    assert f"Lisboa {__version__}, engine not compiled" in run(lisboa, "--version", cwd=empty)
    assert "No game got stuck." in run(lisboa, "simulate", "--games", "2", cwd=empty)
    assert "Lisboa" in shown_page(lisboa, empty)
    assert [file.name for file in empty.iterdir()] == ["data"]


def shown_page(lisboa: Path, folder: Path) -> str:
    """What a browser is given by `lisboa serve`, all of it there."""
    words = [str(lisboa), "serve", "--port", "0", "--data", str(folder / "data")]
    with subprocess.Popen(words, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        url = server.stdout.readline().split()[2]
        answer = httpx.get(url, timeout=90)
        script = answer.text.partition('src="')[2].partition('"')[0]
        found = httpx.get(f"{url}/{script.removeprefix('.').lstrip('/')}", timeout=90)
        server.send_signal(signal.SIGINT)
        assert server.stdout.read() == "Stopped. Nothing is lost.\n"
    assert answer.headers["content-type"].startswith("text/html")
    assert found.headers["content-type"].startswith("text/javascript")
    return answer.text


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What somebody has who has just cloned the project."""
    for name in filter(None, checked_out()):
        file = tmp_path / "checkout" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes((ROOT / name).read_bytes())
    return tmp_path / "checkout"


def test_where_the_page_cannot_be_built_the_rest_is_and_it_says_what_is_missing(
    checkout: Path, tmp_path: Path
) -> None:
    make = tmp_path / "bin" / "make"
    make.parent.mkdir()
    make.write_text(
        "#!/bin/sh\necho 'npm: not found' >&2\necho 'make: *** Error 127' >&2\nexit 2\n"
    )
    make.chmod(0o755)
    env = {**PLAIN, "PATH": f"{make.parent}:{os.environ['PATH']}"}
    words = ("-m", "pip", "wheel", "--verbose", "--no-deps", "--wheel-dir", tmp_path / "out", ".")
    said = run(sys.executable, *words, cwd=checkout, env=env)
    assert (
        "The page for the browser is missing, because it could not be built (npm: not found)"
        in said
    )
    assert "It takes make and Node 20.19 or newer" in said
    (wheel,) = (tmp_path / "out").glob("*.whl")
    with ZipFile(wheel) as archive:
        names = archive.namelist()
    assert "lisboa/cli.py" in names
    assert not any(name.startswith("lisboa/web/") for name in names)
