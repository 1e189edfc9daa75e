"""The schema goes forth and back, under old data and under new."""

import re
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Engine, MetaData, inspect, select

from lisboa.cli import main
from lisboa.server.settings import Settings
from lisboa.server.store.database import MIGRATIONS, connect, migrate, revisions
from tests.docs.blocks import ROOT
from tests.server.conftest import NewDatabase
from tests.server.players import HUMAN, Site
from tests.server.running import Process, in_thread
from tests.server.scribes import SEATS, Scribe
from tests.server.store.before import lay_down

STEPS = list(reversed(revisions()))
FIRST = STEPS[0]
Rows = dict[str, list[Any]]


@pytest.fixture
def settings(new_database: NewDatabase, data: Path) -> Settings:
    return Settings(data=data, database=new_database())


def rows(engine: Engine) -> Rows:
    """All that is there, whatever the tables look like now."""
    found = MetaData()
    with engine.begin() as connection:
        found.reflect(connection)
        return {
            name: sorted(
                (dict(row) for row in connection.execute(select(table)).mappings()), key=repr
            )
            for name, table in found.tables.items()
        }


def form(engine: Engine) -> dict[str, Any]:
    """Of all tables: columns, keys and indexes."""
    seen = inspect(engine)
    return {
        table: {
            "columns": sorted(
                (column["name"], str(column["type"]), column["nullable"])
                for column in seen.get_columns(table)
            ),
            "key": seen.get_pk_constraint(table)["constrained_columns"],
            "refers": sorted(
                (key["constrained_columns"], key["referred_table"], key["referred_columns"])
                for key in seen.get_foreign_keys(table)
            ),
            "indexes": sorted(str(index["name"]) for index in seen.get_indexes(table)),
        }
        for table in seen.get_table_names()
    }


def test_old_games_are_the_same_after_every_step_back_and_forth(settings: Settings) -> None:
    lay_down(settings)
    engine, on_the_way = connect(settings), dict[str, Rows]()
    for step in STEPS:
        migrate(engine, step)
        on_the_way[step] = rows(engine)
    for step in (*reversed(STEPS), *STEPS):
        migrate(engine, step)
        assert rows(engine) == on_the_way[step], step
    assert len(on_the_way[FIRST]["games"]) > 5
    engine.dispose()


def test_tables_look_alike_whichever_way_they_came(new_database: NewDatabase, data: Path) -> None:
    back = connect(Settings(data=data, database=new_database()))
    for step in reversed(STEPS):
        migrate(back)
        migrate(back, step)
        forth = connect(Settings(data=data, database=new_database()))
        migrate(forth, step)
        assert form(back) == form(forth), step
        forth.dispose()
    back.dispose()


@pytest.mark.parametrize("step", STEPS)
def test_a_game_of_today_is_played_on_after_a_way_back_and_forth(
    settings: Settings, step: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With its drafts, and with a request that was answered before."""
    with in_thread(settings) as url:
        site = Site(url)
        scribe = Scribe(site.new(HUMAN, HUMAN, HUMAN), Random(5))
        with scribe.sitting.player(*SEATS) as player:
            scribe.play_into_a_turn(player)
        site.close()
    database = ["--database", settings.database]
    assert main(["migrate", "--to", step, *database]) == 0
    assert capsys.readouterr().out == f"From schema {STEPS[-1]} to {step}.\n"
    assert main(["migrate", *database]) == 0
    assert f"has schema {step}; this version of the program uses {STEPS[-1]}" in (
        capsys.readouterr().out
    )
    with in_thread(settings) as url:  # which brings it forth
        site = Site(url)
        scribe.come_back(site)
        with scribe.sitting.player(*SEATS) as player:
            scribe.play(player, 5)
        scribe.end()
        site.close()


def test_what_cannot_be_done_is_said(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["migrate", "--data", str(data), "--to"]
    assert main([*command, FIRST]) == 2
    assert "there is no such database" in capsys.readouterr().err
    with Process(data):
        assert main([*command, FIRST]) == 2
        assert "A server uses this database. Stop it first" in capsys.readouterr().err
        assert main([*command, "1755"]) == 2
        assert f"Those that I know: {', '.join(STEPS)}." in capsys.readouterr().err
    assert main([*command, FIRST]) == 0


ONE_WAY = """
revision, down_revision, branch_labels, depends_on = "9999", "{newest}", None, None


def upgrade() -> None:
    pass
"""


def test_the_page_for_operators_tells_of_every_schema() -> None:
    page = (ROOT / "docs/operating.md").read_text("utf-8")
    assert re.findall(r"^\| (\d{4}) ", page, re.MULTILINE) == STEPS


def test_where_there_is_no_way_back_it_is_said_and_nothing_changes(
    settings: Settings,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with monkeypatch.context() as later:  # a program that knows a schema more
        folder = tmp_path / "migrations"
        shutil.copytree(MIGRATIONS, folder)
        one_way = folder / "versions" / "9999_one_way.py"
        one_way.write_text(ONE_WAY.format(newest=STEPS[-1]))
        later.setattr("lisboa.server.store.database.MIGRATIONS", folder)
        lay_down(settings)
        engine = connect(settings)
        migrate(engine)
        before = rows(engine)
        assert main(["migrate", "--to", FIRST, "--database", settings.database]) == 2
        assert "Schema 9999 holds what earlier ones cannot" in capsys.readouterr().err
        assert rows(engine) == before
        engine.dispose()
    assert main(["migrate", "--to", FIRST, "--database", settings.database]) == 2
    assert "belongs to a newer version of the program" in capsys.readouterr().err
