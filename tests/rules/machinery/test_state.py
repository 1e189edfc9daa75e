"""A state cannot forget a field: whatever is annotated is set, copied and part of its identity.

The fields of `Player` and `State` stand four times in rules/machinery/state.py, written out because
nothing else is as fast: as annotations, in `bare`, in `clone` and in `numbers`. Here they are
enumerated, and a field that is missing somewhere is named together with the place to write it.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pytest

from lisboa.rules.machinery import engine
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import PLAIN, Agreement
from lisboa.rules.machinery.state import Player, State
from lisboa.rules.machinery.tables import Tables
from tests.rules.games import new
from tests.rules.table import tables

EVERYTHING: Final = Agreement(
    draft=True, starting_decrees=True, tasks=(0, 1, 2, 3), tokens=True, queen=True
)
# What a clone has for itself, because it is changed in place; it shares all other lists.
OWN: Final = {Player: {"goods"}, State: {"agenda", "players", "log"}}
# What tells no two games apart, and why. All other fields change the numbers.
WITHOUT_EFFECT: Final = {
    "t": "the edition: a record and a position name it beside the hash",
    "answers": "they follow from all the rest",
    "reveals": "only counted to know which answers are final",
    "log": "what happened, not what can still happen",
}


def fields(of: type) -> list[str]:
    """All that is annotated; compiled, a class keeps the names only."""
    compiled: tuple[str, ...] = getattr(of, "__mypyc_attrs__", ())
    return list(compiled or of.__annotations__)


OF_PLAYER: Final = fields(Player)
OF_STATE: Final = fields(State)


def test_the_fields_are_found() -> None:
    assert {"reais", "goods", "done"} <= set(OF_PLAYER)
    assert {"t", "players", "purple_next"} <= set(OF_STATE)


# ---- bare ----


@pytest.mark.parametrize("field", OF_PLAYER)
def test_a_bare_player_has_every_field(field: str) -> None:
    assert hasattr(Player.bare(), field), f"set `p.{field}` in Player.bare()"


@pytest.mark.parametrize("field", OF_STATE)
def test_a_bare_state_has_every_field(field: str) -> None:
    assert hasattr(State.bare(tables()), field), f"set `s.{field}` in State.bare()"


def test_a_bare_player_has_nothing() -> None:
    p = Player.bare()
    assert [field for field in OF_PLAYER if getattr(p, field)] == ["marker_turn"]
    assert p.marker_turn == w.NONE


def test_a_bare_table_is_empty() -> None:
    s = State.bare(tables())
    something = {field: getattr(s, field) for field in OF_STATE if getattr(s, field)}
    assert (something.pop("t"), something.pop("agreement")) == (tables(), PLAIN)
    assert something.pop("period") == 1
    nobody = ("trigger", "turns_left", "court", "church_call", "courtier", "aide")
    assert something == dict.fromkeys(nobody, w.NONE)


# ---- clone ----


def marked(thing: Player | State) -> None:
    """Give every field a value that no other field has."""
    for mark, field in enumerate(fields(type(thing)), start=1000):
        value = getattr(thing, field)
        if isinstance(value, int):
            setattr(thing, field, mark)
        elif isinstance(value, list):
            setattr(thing, field, [mark])
        elif isinstance(value, tuple):
            setattr(thing, field, (mark,))


def check_clone(original: Player | State, copy: Player | State, letter: str) -> None:
    of = type(original)
    for field in fields(of):
        line = f"`{letter}.{field}` in {of.__name__}.clone()"
        assert hasattr(copy, field), f"set {line}"
        if field in OWN[of]:
            continue
        mine, its = getattr(original, field), getattr(copy, field)
        assert mine == its, f"set {line}: it is another value than the original's"
        if isinstance(mine, list | tuple):
            assert its is mine, f"share {line}: lists are replaced, never changed in place"


def test_a_clone_of_a_player_carries_every_field_over() -> None:
    original = Player.bare()
    marked(original)
    copy = original.clone()
    check_clone(original, copy, "p")
    assert copy.goods == original.goods
    assert copy.goods is not original.goods, "goods are changed in place: copy them"


def test_a_clone_of_a_state_carries_every_field_over() -> None:
    original = State.bare(Tables(tables().edition))
    marked(original)
    original.agreement = Agreement(queen=True)
    original.players = [Player.bare(), Player.bare()]
    original.players[1].reais = 17
    original.log = [(1, 2, 3, 4, 5)]
    copy = original.clone()
    check_clone(original, copy, "s")
    assert copy.agenda == original.agenda
    assert copy.agenda is not original.agenda, "the agenda is changed in place: copy it"
    assert [p.reais for p in copy.players] == [0, 17]
    assert not {id(p) for p in copy.players} & {id(p) for p in original.players}
    assert copy.log is None, "the log stays with the original"
    assert original.log == [(1, 2, 3, 4, 5)]


# ---- numbers ----


def another(value: object) -> object:
    """A value of the same form; in a list the last one is another, so that decks stay decks."""
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list):
        return [*value[:-1], another(value[-1])] if value else [1]
    if isinstance(value, tuple):
        return (*value[:-1], another(value[-1])) if value else (1,)
    raise AssertionError(f"say in OTHER_VALUES what another {type(value).__name__} is")


# For what is no number or list of numbers.
OTHER_VALUES: Final[dict[str, Callable[[State], object]]] = {
    "t": lambda s: Tables(s.t.edition),
    "players": lambda s: s.players[:-1],
    "benefit": lambda s: [1, *s.players[0].benefit[1:]],  # sums of newer words are not hashed
    "agreement": lambda s: replace(s.agreement, queen=not s.agreement.queen),
    "log": lambda s: [(1, 2, 3, 4, 5)],
    "marker_turn": lambda s: s.turn,  # all that counts: whether it was this turn (CF-16)
}


@pytest.fixture(scope="module")
def drafting() -> State:
    """In the draft of a game with all variants, where there is something of everything."""
    s = new(4, 1, EVERYTHING)
    while not s.packs:
        engine.apply(s, s.answers[0])
    assert all(s.packs)
    assert all((*s.plot_reward, *s.site_reward))
    return s


def changed(s: State, field: str, seat: int | None = None) -> State:
    """The same game with another value in one field, of a player if a seat is given."""
    copy = s.clone()
    place: Player | State = copy if seat is None else copy.players[seat]
    other = OTHER_VALUES.get(field)
    setattr(place, field, other(copy) if other else another(getattr(place, field)))
    return copy


@pytest.mark.parametrize("field", OF_STATE)
def test_every_field_of_a_state_is_part_of_its_identity(drafting: State, field: str) -> None:
    same = changed(drafting, field).hash() == drafting.hash()
    if field in WITHOUT_EFFECT:
        assert same, f"State.{field} changes the hash: take it out of WITHOUT_EFFECT"
    else:
        assert not same, (
            f"another State.{field} has the same hash: write it into State.numbers() and raise "
            f"RULES_VERSION, or say in WITHOUT_EFFECT why it tells no games apart"
        )


@pytest.mark.parametrize("seat", [0, 3])
@pytest.mark.parametrize("field", OF_PLAYER)
def test_every_field_of_a_player_is_part_of_the_identity(
    drafting: State, field: str, seat: int
) -> None:
    assert changed(drafting, field, seat).hash() != drafting.hash(), (
        f"another Player.{field} has the same hash: write it into State.numbers() and raise "
        f"RULES_VERSION"
    )


def test_only_fields_are_excused() -> None:
    known = {*OF_STATE, *OF_PLAYER}
    assert set(WITHOUT_EFFECT) <= set(OF_STATE)
    assert set(OTHER_VALUES) <= known
    assert set().union(*OWN.values()) <= known


def test_a_deck_counts_from_its_top_on(drafting: State) -> None:
    """Cards that were drawn, and how many, are nobody's business any more."""
    copy = drafting.clone()
    copy.decree_deck, copy.decree_next = copy.decree_deck[copy.decree_next :], 0
    copy.bag, copy.bag_next = (9, 9, 9, *copy.bag), copy.bag_next + 3
    assert copy.hash() == drafting.hash()


def test_the_same_numbers_elsewhere_are_another_game(drafting: State) -> None:
    """A decree is on display or on top of the deck, a plan completed or not, a reward here or
    on the next plot: the numbers in a row are the same."""
    told = set()
    for shown in (2, 3):
        copy = drafting.clone()
        copy.decree_display, copy.decree_deck, copy.decree_next = (
            [1, 2, 3][:shown],
            (1, 2, 3, 4)[shown:],
            0,
        )
        told.add(copy.hash())
    for open_plans in (1, 2):
        copy = drafting.clone()
        copy.players[1].plans, copy.players[1].completed = [1, 2][:open_plans], [1, 2][open_plans:]
        told.add(copy.hash())
    effects = ((w.GIVE_REAIS, 0, 1), (w.GIVE_WIGS, 0, 1))
    for here in (1, 2):
        copy = drafting.clone()
        copy.plot_reward = [effects[:here], effects[here:], *copy.plot_reward[2:]]
        told.add(copy.hash())
    assert len(told) == 6


def test_a_hash_has_sixteen_digits(drafting: State) -> None:
    assert len(drafting.hash()) == 16
    assert set(drafting.hash()) <= set("0123456789abcdef")
