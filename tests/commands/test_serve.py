"""`lisboa serve`: where it listens, and what it says when it cannot."""

import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

import lisboa
from lisboa.cli import main
from lisboa.commands import serve
from lisboa.server.http import pages
from lisboa.server.settings import DAY, HOUR, Settings
from lisboa.server.store.database import connect, migrate


@pytest.fixture
def not_served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """What would have been served, had it begun."""
    asked: list[Settings] = []

    def note(settings: Settings, door: socket.socket) -> int:
        asked.append(settings)
        door.close()
        return 0

    monkeypatch.setattr(serve, "_serve", note)
    monkeypatch.setattr(serve, "_has_page", lambda: True)
    return asked


def test_a_taken_port_gives_way_to_the_next_and_it_says_so(
    tmp_path: Path,
    not_served: list[Settings],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(serve, "PORT", port)
        assert main(["serve", "--data", str(tmp_path)]) == 0
        said = capsys.readouterr().out
        assert f"Port {port} is taken." in said and "Serving at http://127.0.0.1:" in said
        assert f":{port} " not in said
        assert main(["serve", "--data", str(tmp_path), "--port", str(port)]) == 2
        assert "choose another one" in capsys.readouterr().err
    assert len(not_served) == 1


@pytest.mark.parametrize("screen", [True, False])
def test_the_page_is_opened_where_somebody_can_see_it(
    tmp_path: Path,
    not_served: list[Settings],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    screen: bool,
) -> None:
    opened: list[str] = []

    def note(url: str) -> bool:
        opened.append(url)
        return True

    monkeypatch.setattr("webbrowser.open", note)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":0" if screen else "")
    assert main(["serve", "--open", "--port", "0", "--data", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert all(url in said for url in opened)
    assert bool(opened) is screen
    assert ("in a browser to play" in said) is not screen


def test_without_a_page_it_says_how_to_get_one_and_opens_nothing(
    tmp_path: Path,
    not_served: list[Settings],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(serve, "_has_page", lambda: False)
    monkeypatch.setattr("webbrowser.open", lambda url: pytest.fail("there is nothing to see"))
    monkeypatch.setenv("DISPLAY", ":0")
    assert main(["serve", "--open", "--port", "0", "--data", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "no page for the browser. It is built with make and Node" in said
    assert len(not_served) == 1


def test_the_page_is_looked_for_where_it_is_built() -> None:
    root = Path(lisboa.__file__).parents[2]
    config = (root / "web" / "vite.config.ts").read_text("utf-8")
    built = config.partition('outDir: "')[2].partition('"')[0]
    assert (root / "web" / built).resolve() == pages.FOLDER


def said_while_asked(data: Path, *options: str) -> str:
    """All that stands in the terminal of a server that was asked something and then stopped."""
    words = ["-m", "lisboa", "serve", "--port", "0", "--data", str(data), *options]
    with subprocess.Popen(
        [sys.executable, *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as server:
        assert server.stdout is not None
        first = server.stdout.readline()
        assert httpx.get(f"{first.split()[2]}/api/health", timeout=90).status_code == 200
        server.send_signal(signal.SIGINT)
        rest, _ = server.communicate(timeout=90)
    return first + rest


def test_a_terminal_stays_quiet_unless_the_log_is_wanted(tmp_path: Path) -> None:
    first, *others, last = said_while_asked(tmp_path).splitlines()
    assert first.startswith("Serving at http://127.0.0.1:")
    assert first.endswith("(Ctrl-C stops it).")
    assert [line for line in others if "no page for the browser" not in line] == []
    assert last == "Stopped. Nothing is lost."
    assert " request status=200 method=GET route=/api/health " in said_while_asked(
        tmp_path, "--log"
    )
    assert '"route": "/api/health"' in said_while_asked(tmp_path, "--json-logs")


def test_without_configuration_it_is_sqlite_in_the_data_directory(
    tmp_path: Path, not_served: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LISBOA_DATA", str(tmp_path))
    assert main(["serve"]) == 0
    (settings,) = not_served
    assert settings.database_url == f"sqlite:///{tmp_path / 'lisboa.sqlite'}"
    assert settings.host == "127.0.0.1" and settings.port == 1755


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--database", "mysql://x/y"], "no such kind of database"),
        (["--database", "nonsense"], "no such kind of database"),
        (["--database", "postgresql://nobody@127.0.0.1:1/none"], "does not answer"),
        (["--database", "sqlite:////no/such/folder/x.sqlite"], "There is no such database"),
        (["--host", "203.0.113.7"], "no such address"),
        (["--port", "99999"], "99999"),
    ],
)
def test_what_cannot_be_served_is_a_sentence(
    words: list[str],
    said: str,
    tmp_path: Path,
    not_served: list[Settings],
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["serve", "--data", str(tmp_path), *words]) == 2
    assert said in capsys.readouterr().err
    assert not not_served


def test_a_database_that_is_none_or_of_a_newer_program_gets_its_own_sentence(
    tmp_path: Path, not_served: list[Settings], capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "lisboa.sqlite"
    file.write_bytes(b"a letter to the Marquis, " * 200)
    assert main(["serve", "--data", str(tmp_path)]) == 2
    assert "damaged" in capsys.readouterr().err
    assert file.read_bytes().startswith(b"a letter")
    file.unlink()
    engine = connect(Settings(data=tmp_path))
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    assert main(["serve", "--data", str(tmp_path)]) == 2
    assert "newer version" in capsys.readouterr().err
    assert not not_served


def test_what_an_operator_decides_arrives(tmp_path: Path, not_served: list[Settings]) -> None:
    told = "--expire-after 12 --expire-share 5 --longest-silence 7 --stop-within 9"
    named = "--name lisboa.example --name *.club.example"
    words = f"serve --port 0 --data {tmp_path} {told} {named}".split()
    assert main(words) == 0 and main(["serve", "--port", "0", "--data", str(tmp_path)]) == 0
    chosen, usual = not_served
    assert (chosen.expire_after, chosen.expire_share) == (12 * HOUR, 0.05)
    assert (chosen.longest_silence, chosen.stop_within) == (7 * DAY, 9.0)
    assert chosen.names == ("lisboa.example", "*.club.example")
    plain = Settings(data=tmp_path)
    for name in ("expire_after", "expire_share", "longest_silence", "stop_within", "names"):
        assert getattr(usual, name) == getattr(plain, name)
