"""An observation holds what the view of its seat holds, all of it and nothing else (G-136)."""

from collections.abc import Callable, Iterator
from hashlib import blake2b
from random import Random

import pytest

from lisboa.edition import load
from lisboa.envs import encoding as enc
from lisboa.envs.encoding import layout_of
from lisboa.envs.observer import Observer
from lisboa.game import Game, new_game
from lisboa.game.positions import writing
from lisboa.game.positions.document import Position
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import State
from lisboa.rules.machinery.tables import tables_of
from lisboa.text import has
from tests.envs import decoded
from tests.game.play import PLAYERS, steps, varied
from tests.game.test_views import close_twin, distant_twin, live_together

Twin = Callable[[Game, int | None, Random], Game]

LAYOUT = layout_of(tables_of(load()))
# Of each version, with the cards of *Baixa*: names, lengths and values of its slices.
KNOWN = {2: "6d59742b0372477e"}


def test_an_encoding_that_has_changed_has_another_version() -> None:
    told = repr([(each.name, each.values) for each in LAYOUT.slices]).encode()
    assert KNOWN.get(enc.ENCODING_VERSION) == blake2b(told, digest_size=8).hexdigest(), (
        "raise ENCODING_VERSION in envs/encoding.py, unless only what Baixa prints has changed, "
        "and write the new layout here"
    )


def games() -> Iterator[tuple[int, Game]]:
    """Plain games, games alone and games with variants, at every question."""
    for seed in range(10):
        game = varied(seed) if seed % 2 else new_game(1 + seed // 2 % 4, seed)
        for step in steps(game, seed):
            yield seed, step


def described(game: Game, seat: int) -> Position:
    """The view as a document, less what the observation leaves out: the order of cards shown."""
    return in_order(writing.describe(writing.masked(game.state, seat), game.names))


def in_order(doc: Position) -> Position:
    for board in doc["players"].values():
        board["shown"].sort()
    doc["church"]["returns"] = []  # how many tiles go back is how many pairs there are,
    doc["politics"]["blue"] = []  # and while there are any, five cards are to be dealt to each seat
    return doc


def test_the_view_can_be_rebuilt_from_the_observation() -> None:
    looked = 0
    for number, (_, game) in enumerate(games()):
        seat = number % game.players
        if game.state.agreement.solo:
            seat = 0
        row = Observer(LAYOUT, game.players).look(game.state, seat)
        rebuilt = decoded.state(LAYOUT, row)
        assert in_order(writing.describe(rebuilt, game.names)) == described(game, seat)
        looked += 1
    assert looked > 1500


def test_the_pools_of_the_view_can_be_rebuilt_too() -> None:
    """What lies face down is known but for its order."""
    for number, (_, game) in enumerate(games()):
        if number % 5:
            continue
        seat = 0 if game.state.agreement.solo else number % game.players
        view = game.view(seat)
        r = decoded.Reader(LAYOUT, Observer(LAYOUT, game.players).look(game.state, seat))
        assert [f for f, n in enumerate(r["bag"]) for _ in range(n)] == view._bag
        assert r.at("decrees", enc.FACE_DOWN) == view._decrees
        assert r.at("building-stack", 1) == view._buildings
        assert r.at("cards", enc.FACE_DOWN) == sorted(c for x in view._stacks for c in x)
        assert r.at("cards", enc.LATER) == sorted(c for x in view._later_stacks for c in x)
        assert r.at("tasks", enc.FACE_DOWN) == view._tasks
        assert r.at("tasks", enc.FIRST_TASK) == view._first_tasks


def test_what_was_seen_before_does_not_matter() -> None:
    """An observer that went along writes the same as one that comes in just now."""
    observers: dict[int, Observer] = {}
    chance = Random(3)
    for seed, game in games():
        if seed not in observers:
            observers[seed] = Observer(LAYOUT, game.players)
        seats = range(1 if game.state.agreement.solo else game.players)
        for seat in chance.sample(seats, chance.randrange(len(seats) + 1)):  # not at every step
            fresh = Observer(LAYOUT, game.players).look(game.state, seat)
            assert observers[seed].look(game.state, seat) == fresh


def relatives(seed: int, players: int) -> list[tuple[State, int]]:
    """States of several deals, with answers taken back, siblings and sampled worlds; who looks."""
    chance = Random(seed)
    out: list[tuple[State, int]] = []
    for deal in (seed, seed + 100):
        game = varied(deal, players)
        while not game.over and len(game.actions) < 150:
            for _ in range(3):  # other answers to the same question, and what follows from them
                other = game.clone()
                for _ in range(chance.randrange(1, 12)):
                    if other.over:
                        break
                    other.play(chance.choice(other.legal))
                    out.append((other.state, chance.randrange(players)))
                while other.can_undo:
                    other.undo()
                    out.append((other.state, chance.randrange(players)))
            for _ in range(8):
                if not game.over:
                    game.play(chance.choice(game.legal))
            if not game.over:
                seat = chance.randrange(players)
                out.append((game.view(seat).sample_state(chance), seat))
    return out


@pytest.mark.parametrize("seed", range(8))
def test_an_observer_may_move_between_siblings_and_back(seed: int) -> None:
    """Nothing of a state that was looked at before is left on the sheets, not even of another deal
    or of other variants."""
    players = 1 + seed % 4
    seats = max(2, players)
    states = relatives(seed, players)
    moving = Observer(LAYOUT, seats)
    ways = [*states, *reversed(states), *Random(seed).sample(states, len(states))]
    for s, seat in ways:
        row, fresh = moving.look(s, seat), Observer(LAYOUT, seats).look(s, seat)
        wrong = [x.name for x in LAYOUT.slices if row[LAYOUT[x.name]] != fresh[LAYOUT[x.name]]]
        assert not wrong
    assert len(ways) > 500


@pytest.mark.rule("G-136")
@pytest.mark.parametrize("twin_of", [distant_twin, close_twin])
@pytest.mark.parametrize("players", PLAYERS)
def test_twins_give_the_same_bytes(players: int, twin_of: Twin) -> None:
    lived = 0
    for number, game in enumerate(steps(new_game(players, 5), 5)):
        if number % 11:
            continue
        seat = number // 11 % players
        chance = Random(number)
        original, twin = Game.of_state(game.state.clone(), game.names), twin_of(game, seat, chance)
        one, other = Observer(LAYOUT, players), Observer(LAYOUT, players)
        assert one.look(original.state, seat) == other.look(twin.state, seat)
        for _ in live_together(original, twin, seat, chance):
            assert one.look(original.state, seat) == other.look(twin.state, seat)
            lived += 1
    assert lived > 60


@pytest.mark.rule("G-136")
def test_twins_of_games_with_variants_give_the_same_bytes() -> None:
    for number, (_, game) in enumerate(games()):
        if number % 3:
            continue
        seat = 0 if game.state.agreement.solo else number % game.players
        twin = game.view(seat).sample(Random(number))
        one = Observer(LAYOUT, game.players).look(game.state, seat)
        assert one == Observer(LAYOUT, game.players).look(twin.state, seat)


def test_no_number_is_cut_short_in_these_games() -> None:
    """A byte holds at most 255, and of the agenda only so many tasks are shown."""
    for _, game in games():
        s = game.state
        assert len(s.agenda) <= enc.DEPTH
        for todo in s.agenda:
            assert max(ag.a_of(todo), ag.b_of(todo), ag.c_of(todo)) <= enc.LARGEST
        for p in s.players:
            assert p.reais <= enc.LARGEST
            assert max(map(abs, p.ledger)) <= enc.LARGEST
            assert all(n >= 0 for i, n in enumerate(p.ledger) if i not in decoded.COSTS)


# ---- the table of contents ----


def test_the_slices_lie_side_by_side() -> None:
    first = 0
    for each in LAYOUT.slices:
        assert each.first == first
        assert LAYOUT[each.name] == slice(first, first + each.length)
        first += each.length
    assert first == LAYOUT.size
    with pytest.raises(KeyError):
        LAYOUT["no-such-slice"]


def test_the_numbers_of_the_slices_are_their_places() -> None:
    names = [each.name for each in LAYOUT.slices]
    seat, shared = enc.SEAT_SLICES, enc.SEAT_SLICES + enc.SHARED_SLICES
    groups = [names[:seat], names[seat:shared], names[shared : shared + enc.BOARD_SLICES]]
    assert len(names) == shared + enc.SEATS * enc.BOARD_SLICES
    for group in groups:
        for place, name in enumerate(group):
            assert getattr(enc, name.removesuffix("-0").replace("-", "_").upper()) == place


def test_every_slice_is_told_in_words() -> None:
    for each in LAYOUT.slices:
        assert has("envs", f"slice-{enc.plain_name(each.name)}")


def test_names_stay_within_their_values() -> None:
    for _, game in games():
        row = Observer(LAYOUT, game.players).look(game.state, 0)
        for each in LAYOUT.slices:
            for byte, values in zip(row[LAYOUT[each.name]], each.values, strict=True):
                assert not values or byte < values, each.name
    assert w.NONE == -1


def test_every_byte_says_whether_it_is_a_name() -> None:
    assert LAYOUT.values == [values for each in LAYOUT.slices for values in each.values]
    assert len(LAYOUT.values) == LAYOUT.size
    assert all(each.length == len(each.values) for each in LAYOUT.slices)
    values = {each.name: each.values for each in LAYOUT.slices}
    faces = 2 * LAYOUT.t.buildings + 1
    assert values["architects"] == (faces, faces, 0, 0) * 2  # names and quantities in one slice
    assert values["clock"] == (4, 4, 0, 0, 5, 0, 0, 0, 5)
    assert values["agenda"][:5] == (ag.KINDS + 1, 4, 256, 256, 256)
    assert values["lacerda"] == (w.NOBLES + 1, w.KINDS + 1)
    assert set(values["means-2"] + values["gone"] + values["options"]) == {0}
