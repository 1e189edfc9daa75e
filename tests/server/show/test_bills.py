"""A bill says what the rules will ask for."""

from collections import Counter

from lisboa.rules import openings, selling, sponsoring, visits
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import dispatch
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import State
from lisboa.server.show.bills import Bill, bills
from lisboa.server.show.targets import all_elements
from lisboa.text.downtown import land_price
from lisboa.text.look import look
from tests.server.sittings import KINDS, asked_games


def totals(given: list[Bill]) -> Counter[tuple[str, str, int]]:
    out: Counter[tuple[str, str, int]] = Counter()
    for bill in given:
        out[bill.text.key.removeprefix("options:bill-"), bill.what, bill.seat] += sum(
            line.n for line in bill.lines
        )
    return out


def test_the_lines_add_up_to_what_the_rules_say() -> None:
    checked: Counter[str] = Counter()
    for game, seat in (moment for kind in KINDS for moment in asked_games(kind, 3)):
        s, at = game.state, look(game, seat)
        c, there = s.t.actions, all_elements(s.t, game.players)
        for action in game.legal:
            given = bills(at.state, action.id)
            assert {x for bill in given for line in bill.lines for x in line.elements} <= there
            sums = totals(given)
            assert all(n >= 0 for n in sums.values())
            for name, wanted in expected(s, seat, action.id).items():
                assert sums[name] == wanted, (str(action), name)
                checked[name[0]] += 1
            if c.verb[action.id] == act.BUILD:
                plot = s.t.lot_plot[c.thing[action.id]]
                assert sums["land", "reais", seat] == land_price(at, plot)
    assert set(checked) == {"event", "visit", "opening", "hire", "sale", "sailing"}


def expected(s: State, seat: int, action: int) -> dict[tuple[str, str, int], int]:
    c, asked, p = s.t.actions, s.agenda[-1], s.players[seat]
    thing, other = c.thing[action], c.other[action]
    match c.verb[action]:
        case act.COURT if s.t.card_kind[thing] == w.TREASURY:
            return {("event", "reais", seat): sponsoring.price(s, p)}
        case act.COURT:
            cost = visits.cost(s, seat, s.t.card_kind[thing], following=0)
            return {("visit", "influence", seat): cost}
        case act.DO if ag.kind_of(asked) == ag.ASK_FOLLOW:
            return {("visit", "influence", seat): visits.cost(s, seat, ag.a_of(asked), following=1)}
        case act.USE_PLAN:
            face = s.available[s.t.plan_architect[thing]]
            wigs = openings.site_wigs(s, ag.a_of(asked), face)
            wigs[seat] += p.benefit[w.OPEN_BONUS]
            hired = openings.hire_price(s, p, openings.missing(s, seat, thing))
            out = {("opening", "wigs", owner): n for owner, n in enumerate(wigs)}
            return {**out, ("hire", "reais", seat): hired}
        case act.LOAD:
            copy = s.clone()
            selling.sell(copy, seat, thing, other)
            owner = s.berth[other] // s.t.berths
            return {
                ("sale", "reais", seat): copy.players[seat].reais - p.reais,
                ("sailing", "wigs", owner): copy.players[owner].wigs - s.players[owner].wigs,
            }
    return {}


def test_what_a_cube_saves_stands_on_the_bill() -> None:
    """The land is due right after the cube."""
    seen = 0
    for game, seat in asked_games("four with tasks", 5):
        if ag.kind_of(game.state.agenda[-1]) != ag.ASK_CUBE:
            continue
        for action in game.legal:
            copy = game.state.clone()
            dispatch.answer(copy, action.id)
            dispatch.advance(copy)
            asked = copy.agenda[-1]
            due = ag.a_of(asked) if ag.kind_of(asked) == ag.ASK_PAYMENT else 0
            told = totals(bills(look(game, seat).state, action.id))
            assert told["land", "reais", seat] == due
            seen += 1
    assert seen
