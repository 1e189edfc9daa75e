"""A back-up is one moment of all games, fits every database, and is never half restored."""

import gzip
import json
import shutil
import stat
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, insert, select, text, update

from lisboa.cli import main
from lisboa.server.settings import Settings
from lisboa.server.store import backup
from lisboa.server.store import schema as t
from lisboa.server.store.backup import BackupError, back_up, restore
from lisboa.server.store.database import MIGRATIONS, connect, migrate

KINDS = ("sqlite", "postgresql")
KEPT = (t.editions, t.games, t.entries, t.requests, t.drafts)

Databases = Callable[[str], Engine]  # a new one of a kind


@pytest.fixture
def databases(tmp_path: Path, postgres: Callable[[], str]) -> Iterator[Databases]:
    made: list[Engine] = []

    def make(kind: str) -> Engine:
        sqlite = f"sqlite:///{tmp_path / f'{len(made)}.sqlite'}"
        url = postgres() if kind == "postgresql" else sqlite
        engine = connect(Settings(data=tmp_path, database=url))
        made.append(engine)
        return engine

    yield make
    for engine in made:
        engine.dispose()


def game(id_: str, **values: object) -> dict[str, Any]:
    return {
        "id": id_,
        "edition": "f00d",
        "rules": 1,
        "seed": "5ec2e7" * 5,
        "deal": "Lisboa record\nseat: Inês\n",
        "setup": '{"seats":["Inês","?"]}',
        "created": 1755.25,
        "changed": 1e9 + 0.1,
        "sequence": 2,
        "revision": 3,
        "verified": "0.1.0/1",
        "status": "playing",
        "bot_to_move": True,
        **values,
    }


def entry(id_: str, sequence: int) -> dict[str, Any]:
    return {
        "game": id_,
        "sequence": sequence,
        "kind": "action",
        "seat": None if sequence == 1 else 1,
        "payload": '{"action":"court card-12"}',
        "at": 0.1 + sequence,
        "hash": "ab" * 8,
    }


def fill(engine: Engine, games: int = 3) -> None:
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(
            insert(t.editions), {"imprint": "f00d", "fingerprint": "f00d", "files": '{"board":"ã"}'}
        )
        for number in range(games):
            id_ = f"game{number}"
            connection.execute(insert(t.games), game(id_, bot_to_move=number % 2 == 0))
            connection.execute(insert(t.entries), [entry(id_, 1), entry(id_, 2)])
            draft = {"game": id_, "place": 0, "action": "pass"}
            connection.execute(insert(t.drafts), draft)
            request = {"game": id_, "request": "r1", "author": "seat 1", "outcome": "{}"}
            connection.execute(insert(t.requests), request)
            lease = {"game": id_, "holder": "us", "until": 9e9}
            connection.execute(insert(t.leases), lease)


def contents(engine: Engine) -> dict[str, list[tuple[Any, ...]]]:
    with engine.connect() as connection:
        return {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in KEPT
        }


# ---- there and back ----


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
def test_games_move_from_any_database_to_any(
    source: str, target: str, databases: Databases, tmp_path: Path
) -> None:
    here, there = databases(source), databases(target)
    fill(here)
    counted = back_up(here, tmp_path / "file")
    assert counted["games"] == 3 and counted["entries"] == 6
    assert restore(there, tmp_path / "file") == counted
    assert contents(there) == contents(here)
    migrate(there)  # nothing is left to do
    with there.connect() as connection:
        assert not connection.execute(select(t.leases)).all()  # nobody moves these bots now


@pytest.mark.parametrize("kind", KINDS)
def test_a_back_up_under_play_is_one_moment(
    kind: str, databases: Databases, tmp_path: Path
) -> None:
    """Every entry grows the number in the row of the game; a torn copy would disagree."""
    engine, stop = databases(kind), threading.Event()
    fill(engine)
    written = 2

    def play() -> None:
        nonlocal written
        while not stop.is_set():
            with engine.begin() as connection:
                for id_ in ("game0", "game1", "game2"):
                    connection.execute(insert(t.entries), entry(id_, written + 1))
                connection.execute(update(t.games).values(sequence=written + 1))
            written += 1

    player = threading.Thread(target=play)
    player.start()
    try:
        for number in range(8):
            back_up(engine, tmp_path / str(number))
    finally:
        stop.set()
        player.join()
    seen = set()
    for number in range(8):
        rows = [line for line in lines(tmp_path / str(number)) if isinstance(line, list)]
        games = {row["id"]: row["sequence"] for table, row in rows if table == "games"}
        entries = [row for table, row in rows if table == "entries"]
        for id_, sequence in games.items():
            assert len([row for row in entries if row["game"] == id_]) == sequence
        seen.add(games["game0"])
    assert len(seen) > 1  # it was under play


def test_only_its_owner_may_read_a_back_up(databases: Databases, tmp_path: Path) -> None:
    """It holds the deals of games that are still played."""
    engine = databases("sqlite")
    fill(engine)
    back_up(engine, tmp_path / "file")
    assert stat.S_IMODE((tmp_path / "file").stat().st_mode) == 0o600
    assert not list(tmp_path.glob("*.part"))


# ---- refusals ----


@pytest.mark.parametrize("kind", KINDS)
def test_games_are_not_lost_by_mistake(kind: str, databases: Databases, tmp_path: Path) -> None:
    engine = databases(kind)
    fill(engine, games=1)
    back_up(engine, tmp_path / "file")
    with engine.begin() as connection:
        connection.execute(update(t.games).values(sequence=7))
    before = contents(engine)
    with pytest.raises(BackupError, match="There is a game in this database"):
        restore(engine, tmp_path / "file")
    assert contents(engine) == before
    restore(engine, tmp_path / "file", replace=True)
    assert [row[8] for row in contents(engine)["games"]] == [2]


def test_a_file_is_not_overwritten(databases: Databases, tmp_path: Path) -> None:
    engine = databases("sqlite")
    fill(engine)
    (tmp_path / "file").write_text("precious")
    with pytest.raises(BackupError, match="there is such a file already"):
        back_up(engine, tmp_path / "file")
    assert (tmp_path / "file").read_text() == "precious"


def lines(file: Path) -> list[Any]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def repacked(file: Path, change: Callable[[list[bytes]], list[bytes]]) -> bytes:
    packed = change(gzip.decompress(file.read_bytes()).splitlines(keepends=True))
    return gzip.compress(b"".join(packed))


BAD: dict[str, tuple[Callable[[Path], bytes], str]] = {
    "empty": (lambda file: b"", "not a back-up"),
    "text": (lambda file: b"hello", "not a back-up"),
    "packed text": (lambda file: gzip.compress(b"hello\n"), "not a back-up"),
    "other JSON": (lambda file: gzip.compress(b'{"a": 1}\n'), "not a back-up"),
    "cut": (lambda file: file.read_bytes()[:-30], "ends too early"),
    "without its end": (lambda file: repacked(file, lambda x: x[:-1]), "ends too early"),
    "a row less": (lambda file: repacked(file, lambda x: [*x[:3], *x[4:]]), "is damaged"),
    "other numbers": (
        lambda file: repacked(file, lambda x: [y.replace(b'"rules":1', b'"rules":2') for y in x]),
        "is damaged",
    ),
    "no JSON": (lambda file: repacked(file, lambda x: [x[0], b"{\n"]), "is damaged"),
    "a flipped bit": (
        lambda file: (d := file.read_bytes())[:400] + bytes([d[400] ^ 4]) + d[401:],
        "is damaged|ends too early|not a back-up",  # it depends on what the bit meant
    ),
    "a newer schema": (
        lambda file: repacked(
            file, lambda x: [x[0].replace(b'"schema":"0', b'"schema":"9'), *x[1:]]
        ),
        "newer version",
    ),
    "a newer format": (
        lambda file: repacked(
            file, lambda x: [x[0].replace(b'"version":1', b'"version":2'), *x[1:]]
        ),
        "newer version",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_gets_one_sentence_and_changes_nothing(
    name: str, databases: Databases, tmp_path: Path
) -> None:
    engine, (spoil, says) = databases("sqlite"), BAD[name]
    fill(engine)
    back_up(engine, tmp_path / "file")
    (tmp_path / "bad").write_bytes(spoil(tmp_path / "file"))
    before = contents(engine)
    with pytest.raises(BackupError, match=says) as refused:
        restore(engine, tmp_path / "bad", replace=True)
    assert len(str(refused.value).splitlines()) == 1
    assert contents(engine) == before


@pytest.mark.parametrize("kind", KINDS)
def test_what_fails_halfway_is_as_it_was(
    kind: str, databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = databases(kind)
    fill(engine)
    back_up(engine, tmp_path / "file")
    before = contents(engine)

    def unplugged(rows: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        restore(engine, tmp_path / "file", replace=True, told=unplugged)
    assert contents(engine) == before


# ---- other versions ----

NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{head}"

def upgrade() -> None:
    op.add_column("games", sa.Column("mood", sa.String(10), server_default="calm"))
"""


@pytest.fixture
def newer_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From now on the schema has one more step."""

    def upgrade() -> None:
        folder = tmp_path / "migrations"
        shutil.copytree(MIGRATIONS, folder)
        head = backup._scripts().get_current_head()
        (folder / "versions" / "9999_moods.py").write_text(NEXT.format(head=head))
        monkeypatch.setattr(backup, "MIGRATIONS", folder)

    return upgrade


@pytest.mark.parametrize("kind", KINDS)
def test_a_newer_program_restores_what_an_older_one_wrote(
    kind: str, databases: Databases, tmp_path: Path, newer_program: Callable[[], None]
) -> None:
    here, there = databases(kind), databases(kind)
    fill(here)
    back_up(here, tmp_path / "file")
    newer_program()
    restore(there, tmp_path / "file")
    with there.connect() as connection:
        assert connection.execute(text("SELECT mood FROM games")).scalars().all() == ["calm"] * 3
    with pytest.raises(BackupError, match="another version"):
        back_up(here, tmp_path / "other")  # its tables are not up to date
    assert not (tmp_path / "other").exists()


# ---- commands ----


def test_the_commands(
    databases: Databases, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = databases("sqlite")
    fill(engine)
    here, file = engine.url.render_as_string(), str(tmp_path / "file")
    assert main(["backup", "--database", here, file]) == 0
    assert "3 games with 6 entries" in capsys.readouterr().out
    new = tmp_path / "new" / "data"
    assert main(["restore", file, "--data", str(new)]) == 0
    assert "3 games with 6 entries restored" in capsys.readouterr().out
    moved = connect(Settings(data=new))
    assert contents(moved) == contents(engine)
    moved.dispose()
    assert main(["restore", file, "--database", here]) == 2
    assert "--replace" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        ["backup", "--database", "mysql://root:geheim@x/y", "file"],
        ["backup", "--database", "nonsense geheim", "file"],
        ["backup", "--data", "nowhere", "file"],
        ["restore", "nowhere"],
        ["restore", "."],
        ["backup", "--database", "postgresql://a:geheim@127.0.0.1:9/b", "file"],
    ],
    ids=" ".join,
)
def test_a_wrong_command_line_gets_a_sentence(
    words: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LISBOA_DATA", str(tmp_path / "data"))
    assert main(words) == 2
    said = capsys.readouterr().err
    assert said and "Traceback" not in said and "geheim" not in said
    assert not list(tmp_path.rglob("*file*"))
