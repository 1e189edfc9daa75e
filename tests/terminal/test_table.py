"""The table on screens of several widths, and what has changed on it."""

import re
from io import StringIO
from random import Random

import pytest
from rich.console import Console

import lisboa
from lisboa.game import Game
from lisboa.rules import warehouse
from lisboa.terminal.board import draw, draw_changes
from lisboa.terminal.sight import changed, sight
from lisboa.text import look
from lisboa.text.look import Look

NAMES = ["Maximiliana da Silva", "Ben", "Clara", "Duarte"]


def drawn(at: Look, width: int, sections: tuple[str, ...] | None = None) -> list[str]:
    paper = StringIO()
    console = Console(file=paper, width=width)
    for part in draw(at) if sections is None else draw(at, sections):
        console.print(part)
    return paper.getvalue().splitlines()


def late_game(players: int = 4) -> Game:
    chance, game = Random(3), lisboa.new_game(players, 5, names=NAMES[:players])
    while game.state.turn < 40 and game.decision is not None:
        game.play(chance.choice(game.legal))
    return game


@pytest.mark.parametrize("width", [80, 90, 100, 140, 160])
def test_no_number_of_a_player_is_cut(width: int) -> None:
    game = late_game()
    for p in game.state.players:
        p.reais, p.wigs, p.influence = 118, 104, 15
        p.favours = [1, 1, 1]
    at = look.look(game, 0)
    lines = drawn(at, width, ("players",))
    assert max(map(len, lines)) <= width
    for seat, mark in enumerate("MBCD"):
        p = game.state.players[seat]
        row = next(line for line in lines[2:] if re.match(rf"{mark} \S", line))
        told = [p.wigs, p.reais, p.influence, *p.goods, warehouse.limit(game.state, p)]
        told += [*p.rubble, p.sets, p.officials]
        shown = re.findall(r"\d+(?:/\d+)*", row)
        assert shown == [*map(str, told), "/".join(map(str, p.houses)), str(len(p.hand))]
        assert "B M K" in row


@pytest.mark.parametrize(("width", "lines"), [(80, 190), (100, 150), (140, 110)])
def test_a_broad_screen_is_used(width: int, lines: int) -> None:
    shown = drawn(look.look(late_game(3), 0), width)
    assert max(map(len, shown)) <= width
    assert len(shown) <= lines
    side_by_side = any("Court ─" in line and "Church ─" in line for line in shown)
    assert side_by_side == (width >= 140)


@pytest.mark.parametrize("width", [60, 80, 100, 140])
@pytest.mark.parametrize("players", [2, 4])
def test_no_word_of_the_table_is_cut(players: int, width: int) -> None:
    for game in (late_game(players), lisboa.new_game(players, 3)):
        at = look.look(game, 0)
        around = ("church", "works", "decrees", "politics", "court", "city")
        assert "…" not in "".join(drawn(at, width, around))


def test_what_has_changed_and_nothing_else() -> None:
    game = lisboa.new_game(2, 3, start=0)
    while not game.state.turn:
        game.play(game.legal[0])
    before = sight(look.look(game, 0))
    assert changed(before, sight(look.look(game, 0))) == {}
    game.play(next(action for action in game.legal if str(action).startswith("gold")))
    game.play(game.legal[0])
    at = look.look(game, 0)
    found = changed(before, sight(at))
    assert {*found} <= {"politics", "court"}
    assert len(found["politics"]) == 1
    paper = StringIO()
    console = Console(file=paper, width=80)
    for part in draw_changes(at, before, sight(at)):
        console.print(part)
    text = paper.getvalue()
    assert found["politics"][0][0].split("”")[0][:20] in text
    assert "wigs" in text
    assert "Baixa" not in text
    assert len(text.splitlines()) < 20
