"""Downtown in words: the offer, the rubble, plots and sites with what they cost and give."""

from collections.abc import Sequence
from functools import partial, reduce

from lisboa.edition import vocabulary as v
from lisboa.edition.components import Token
from lisboa.edition.words import EFFECT_WORDS
from lisboa.rules import stores, treasury
from lisboa.rules.foresight import land
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.tables import Effects
from lisboa.text import cards, say, things
from lisboa.text.court import face
from lisboa.text.look import Fact, Look, cubes, cubes_of, listed

_say = partial(say, "play")


def city(at: Look) -> list[Fact]:
    s, t = at.state, at.t
    facts = [(_say("offer"), offer(at)), (_say("pile"), cubes(s.pile))]
    for row, name in enumerate(v.ROWS):
        if not in_play(at, row):
            facts.append((_say("row", row=name), _say("row-closed")))
            continue
        facts.append(
            (_say("row", row=name), _say("rubble", cubes=cubes(cubes_of(s.row_cubes, row))))
        )
        facts += [plot(at, p) for p in range(t.plots) if t.plot_row[p] == row]
    for column, number in enumerate(v.COLUMNS):
        heap, value = cubes(cubes_of(s.column_cubes, column)), s.scoring[t.column_scoring[column]]
        label = _say("column", column=str(number))
        facts.append((label, _say("column-text", cubes=heap, n=value)))
    return facts + [site(at, x) for x in range(t.sites) if in_play(at, t.site_row[x])]


def in_play(at: Look, row: int) -> bool:
    return row == w.NONE or at.t.row_players[row] <= len(at.names)


def offer(at: Look) -> str:
    return listed([city_tile(at, space) for space, there in enumerate(at.state.city) if there])


def city_tile(at: Look, space: int) -> str:
    printed = at.t.edition.board.city_spaces[space]
    return _say("city-tile", good=_say(f"street-{printed.good}"), size=printed.size)


# ---- plots and sites ----


def plot(at: Look, plot: int) -> Fact:
    s, t = at.state, at.t
    if s.owner[plot] != w.NONE:
        text = _say("store", store=things.store(s.store[plot]), owner=at.names[s.owner[plot]])
        return _say("plot", plot=things.plot(t, plot)), text
    printed = t.edition.board.plots[plot]
    text = _say(
        "free-plot",
        streets=listed([_say(f"street-{good}") for good in printed.streets]),
        reward=reward_text(s.plot_reward[plot], t.plot_token, t.edition.plot_tokens)
        if s.agreement.tokens
        else cards.effects_text(printed.reward),
    )
    price = land_price(at, plot)
    if price is not None:
        text = _say("free-plot-price", text=text, n=price)
    return _say("plot", plot=things.plot(t, plot)), text


def land_price(at: Look, plot: int) -> int | None:
    """The least that the land costs the one who looks: with the best cube taken first."""
    if at.own is None:
        return None
    cubes = land.Rubble(at.state, at.own).cheapest(plot)
    return stores.land_price(at.own, treasury.value(at.state), cubes)


def site(at: Look, site: int) -> Fact:
    s, t = at.state, at.t
    if s.building[site] != w.NONE:
        return things.site(t, site), face(at, s.building[site])
    reward = (
        reward_text(s.site_reward[site], t.site_token, t.edition.site_tokens)
        if s.agreement.tokens
        else cards.effects_text(t.edition.board.sites[site].reward)
    )
    heap = cubes(cubes_of(s.site_cubes, site))
    return things.site(t, site), _say("free-site", cubes=heap, reward=reward)


# ---- rewards ----


def reward_text(effects: Effects, kinds: list[Effects], tokens: Sequence[Token]) -> str:
    """What the token that lies there gives instead of the printed reward (TOKEN-02)."""
    return cards.token_text(tokens[kinds.index(effects)])


def short_reward(effects: Effects) -> str:
    """A reward in a word or two, for the map."""
    return reduce(
        lambda some, more: _say("plus", first=some, second=more),
        [_short_effect(*effect) for effect in effects] or [""],
    )


def _short_effect(word: int, what: int, n: int) -> str:
    match word:
        case w.GIVE_GOOD if what != w.ANY_GOOD:
            return things.goods(what, n)
        case w.GIVE_REAIS | w.GIVE_WIGS | w.GIVE_INFLUENCE:
            return say("things", EFFECT_WORDS[word].word, n=n)
        case w.GIVE_STATE | w.GIVE_NOBLE:
            return _say(f"reward-{v.ACTIONS_AT_COURT[what]}")
    return _say(f"reward-{EFFECT_WORDS[word].word}", n=n)
