"""Chapters 24.4 to 24.6: city tokens, the Queen and the cover of row E; the period change of CF-21.

A token table is dealt as any other; the tests look up where a token lies and build there.
"""

from collections import Counter

import pytest

from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import deal, engine
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from tests.rules.table import Table, tables

TOKENS = Agreement(tokens=True)
CLOSED = w.NONE


class TokenTable(Table):
    """Seat 0 is about to visit the Builder or the King; treasury 3, no rubble anywhere."""

    def __init__(self, players: int = 3, agreement: Agreement = TOKENS) -> None:
        super().__init__(players, seed=1, agreement=agreement)
        self.dealt = deal.draw(self.t, players, 1, start=0, agreement=agreement)
        self.hand("political-03", "political-13")
        self.plan("plan-blue-2a")
        self.official("minister", 2)
        self.available(blue="building-01")
        self.me.influence = 1
        self.me.reais = 20

    def plot(self, token: str) -> str:
        """A plot in play under this token."""
        number = self.t.plot_token_name.index(f"plot-token-{token}")
        return self.t.plot_name[self.dealt.plot_tokens.index(number)]

    def site(self, token: str) -> str:
        number = self.t.site_token_name.index(f"site-token-{token}")
        return self.t.site_name[self.dealt.site_tokens.index(number)]

    def store_at(self, plot: str) -> str:
        """A store that can be built there."""
        number = self.t.lot_plot.index(self.t.plot_name.index(plot))
        goods = ("gold", "cloth", "books", "tools")
        return f"{plot} {goods[self.t.lot_good[number]]}"

    def build(self, token: str) -> str:
        """Visit the Builder and choose the plot with this token."""
        plot = self.plot(token)
        self.turn().play("court political-03", "stop", f"build {self.store_at(plot)}")
        return plot

    def open(self, token: str) -> str:
        """Visit the King and choose the site with this token; any building fits there."""
        site = self.site(token)
        self.available(blue=self.building_for(site))
        self.turn().play("court political-13", "stop", f"open {site}")
        return site

    def building_for(self, site: str) -> str:
        street = self.t.site_street[self.t.site_name.index(site)]
        face = next(
            f
            for f in range(self.t.buildings)
            if street == w.NONE or self.t.face_goods[f] >> street & 1
        )
        return self.t.building_name[face]


# ---- where the tokens lie ----


@pytest.mark.rule("TOKEN-01")
@pytest.mark.parametrize("players", [3, 4])
def test_one_token_on_every_plot_and_every_site(players: int) -> None:
    plots = Counter(dict(enumerate(tables().plot_token_copies)))
    sites = Counter(dict(enumerate(tables().site_token_copies)))
    for seed in range(10):
        drawn = deal.draw(tables(), players, seed, agreement=TOKENS)
        assert len(drawn.plot_tokens) == 24
        assert len(drawn.site_tokens) == 14
        assert Counter(drawn.plot_tokens) == plots  # every token of the box is used
        assert Counter(drawn.site_tokens) == sites


@pytest.mark.rule("G-120", "TOKEN-01", "ADDON-02")
@pytest.mark.parametrize("solo", [False, True])
def test_two_players_lay_none_on_row_e(solo: bool) -> None:
    for seed in range(10):
        drawn = deal.draw(tables(), 2, seed, agreement=Agreement(solo=solo, tokens=True))
        s = engine.start(tables(), drawn)
        plots = {tables().plot_name[i] for i, x in enumerate(drawn.plot_tokens) if x == CLOSED}
        sites = {tables().site_name[i] for i, x in enumerate(drawn.site_tokens) if x == CLOSED}
        assert plots == {"plot-e2", "plot-e3", "plot-e4", "plot-e5"}
        assert sites == {"site-west-e", "site-east-e"}
        assert s.plot_reward.count(()) == 4
        assert s.site_reward.count(()) == 2


@pytest.mark.rule("G-120")
@pytest.mark.parametrize("players", [2, 3])
def test_the_layout_is_random(players: int) -> None:
    first = set()
    for seed in range(60):
        drawn = deal.draw(tables(), players, seed, agreement=TOKENS)
        first.add((drawn.plot_tokens[0], drawn.site_tokens[0]))
    assert len({plot for plot, _ in first}) > 8  # of 14 kinds
    assert len({site for _, site in first}) > 6  # of 10 kinds


@pytest.mark.rule("TOKEN-01")
def test_the_plain_game_has_no_tokens() -> None:
    drawn = deal.draw(tables(), 3, 1)
    assert drawn.plot_tokens == drawn.site_tokens == ()
    assert engine.start(tables(), drawn).plot_reward == tables().plot_reward


# ---- what they give ----


@pytest.mark.rule("TOKEN-02")
def test_a_store_gives_the_reward_of_the_token() -> None:
    table = TokenTable()
    table.build("books")
    assert table.me.goods == [0, 0, 1, 0]
    table = TokenTable()
    table.build("influence-2")
    assert table.me.influence == 2  # the visit cost the only one
    table = TokenTable()
    plot = table.plot("reais-5")
    table.turn().play("court political-03", "stop")
    reais = table.me.reais
    table.play(f"build {table.store_at(plot)}", "house left")
    assert table.me.reais == reais + 5 - 3


@pytest.mark.rule("TOKEN-02")
def test_the_printed_reward_is_covered() -> None:
    table = TokenTable()
    covered = [
        plot
        for plot, printed in enumerate(table.t.plot_reward)
        if printed == ((w.GIVE_REAIS, 0, 5),) and table.s.plot_reward[plot] != printed
    ]
    assert covered
    plot = table.t.plot_name[covered[0]]
    table.turn().play("court political-03", "stop", f"build {table.store_at(plot)}")
    assert not table.happened(e.REAIS_GAINED)


@pytest.mark.rule("TOKEN-02", "G-83")
def test_only_money_on_the_token_may_pay_for_the_land() -> None:
    table = TokenTable()
    table.me.reais = 0
    table.turn()
    assert table.refuses("court political-03") == ""  # a token with réis makes it possible
    table.play("court political-03", "stop")
    money = ("plot-token-reais-3", "plot-token-reais-5")  # the land costs 3
    for plot, token in enumerate(table.dealt.plot_tokens):
        answer = f"build {table.store_at(table.t.plot_name[plot])}"
        pays = table.t.plot_token_name[token] in money
        assert table.refuses(answer) == ("" if pays else "STORE-08")


@pytest.mark.rule("TOKEN-02")
def test_an_opening_gives_the_reward_of_the_token() -> None:
    table = TokenTable()
    table.open("wigs-2")
    assert table.me.wigs == 2
    table = TokenTable()
    table.open("influence-4")
    assert table.me.influence == 4
    table = TokenTable()
    table.open("gold")
    assert table.me.goods[w.GOLD] == 1


@pytest.mark.rule("TOKEN-02", "G-92")
def test_money_on_a_site_token_may_hire_officials() -> None:
    table = TokenTable()
    table.s.offices[w.MINISTER * w.COLOURS_OF_OFFICIALS] = 1
    table.me.officials = 7  # one official is missing: 3 réis
    table.me.reais = 0
    table.available(blue=table.building_for(table.site("reais-5")))
    table.turn().play("court political-13", "stop")
    assert table.refuses(f"open {table.site('reais-5')}") == ""
    assert table.refuses(f"open {table.site('wigs-2')}") == "OPEN-02"


# ---- the token goes before the tile is placed ----


@pytest.mark.rule("TOKEN-03", "STORE-05")
def test_the_token_is_used_up_before_the_store_stands() -> None:
    table = TokenTable()
    plot = table.t.plot_name.index(table.build("plan"))
    assert table.offers == ["accept", "decline"]
    assert table.s.owner[plot] == w.NONE
    assert not table.happened(e.STORE_BUILT)
    table.play("accept", "plan plan-green-2a")
    assert table.s.owner[plot] == 0
    assert len(table.me.plans) == 2


@pytest.mark.rule("TOKEN-03", "OPEN-06")
def test_the_token_is_used_up_before_the_building_is_open() -> None:
    table = TokenTable()
    site = table.t.site_name.index(table.open("favour"))
    assert table.offers == ["accept", "decline"]
    assert table.s.building[site] == w.NONE
    table.play("accept", "favour king")
    table.play("use plan-blue-2a")
    assert table.s.building[site] != w.NONE


@pytest.mark.rule("TOKEN-02", "G-17")
def test_a_token_may_be_declined_like_any_reward() -> None:
    table = TokenTable()
    table.build("cardinal")
    assert table.offers == ["accept", "decline"]
    table.play("decline")
    assert table.me.clergy == []
    assert table.asks == ag.ASK_HOUSE


# ---- alone against Lacerda ----


@pytest.mark.rule("G-151", "SOLO-NOBLE-04", "SOLO-NOBLE-16")
@pytest.mark.parametrize("noble", [w.BUILDER, w.KING])
def test_lacerda_ignores_tokens_as_it_ignores_printed_rewards(noble: int) -> None:
    results = []
    for tokens in (False, True):
        table = Table(2, agreement=Agreement(solo=True, tokens=tokens))
        table.lacerda.influence = 5
        table.do(ag.task(ag.LACERDA_NOBLE, w.LACERDA, noble))
        lacerda = table.lacerda
        assert sum(lacerda.houses) + len(table.happened(e.LACERDA_OPENS)) == 1
        results.append((lacerda.goods, lacerda.reais, lacerda.influence, lacerda.wigs))
    assert results[0] == results[1]


@pytest.mark.rule("G-151", "TOKEN-02")
def test_the_human_gets_the_tokens_in_solo() -> None:
    table = TokenTable(2, Agreement(solo=True, tokens=True))
    table.build("tools")
    assert table.me.goods == [0, 0, 0, 1]


# ---- the Queen ----


QUEEN = "political-57-queen"


@pytest.mark.rule("QUEEN-01", "G-151")
@pytest.mark.parametrize(("players", "solo"), [(2, False), (2, True), (3, False), (4, False)])
def test_the_queen_lies_where_her_card_would_lie(players: int, solo: bool) -> None:
    queen, replaced = (tables().card_name.index(name) for name in (QUEEN, "political-57"))
    for seed in range(10):
        without = deal.draw(tables(), players, seed, agreement=Agreement(solo=solo))
        with_her = deal.draw(tables(), players, seed, agreement=Agreement(solo=solo, queen=True))
        assert without.purple.count(replaced) == 1
        assert queen not in without.purple
        place = without.purple.index(replaced)
        assert with_her.purple[place] == queen
        assert replaced not in with_her.purple
        assert len(with_her.purple) == 21
        decks = [*with_her.hands, *with_her.red, *with_her.brown]
        assert not any(queen in deck or replaced in deck for deck in decks)


@pytest.mark.rule("QUEEN-01", "PERIOD-11")
def test_the_queen_comes_into_a_hand_at_the_change_of_periods() -> None:
    table = Table(2, agreement=Agreement(queen=True))
    table.s.purple = tuple(sorted(table.s.purple, reverse=True))  # she has the highest number
    table.s.trigger = 0
    table.do(ag.task(ag.END_TURN, 0))
    assert table.card(QUEEN) in table.me.hand
    assert table.card(QUEEN) not in table.rival.hand


@pytest.mark.rule("QUEEN-01")
def test_the_queen_is_played_like_a_card_of_the_king() -> None:
    table = Table(agreement=Agreement(queen=True))
    table.hand(QUEEN, "political-12")
    table.goods(cloth=1)
    table.me.influence, table.me.reais = 4, 20
    table.plan("plan-blue-2a")
    table.official("builder", 2)
    table.turn().play(f"portfolio {QUEEN}", "office king")
    assert table.me.influence == 5  # her reward: an official and 1 influence
    assert table.me.officials == 5
    assert table.card(QUEEN) in table.me.upper
    table.hand(QUEEN, "political-12")
    table.me.upper = [w.NONE] * 3
    table.turn().play(f"court {QUEEN}")
    assert table.offers == ["do cardinal", "do favour", "stop"]


# ---- the cover of row E ----


@pytest.mark.rule("ADDON-02", "TWOP-04")
@pytest.mark.parametrize("tokens", [False, True])
def test_with_two_players_nothing_is_built_or_opened_in_row_e(tokens: bool) -> None:
    table = TokenTable(2, Agreement(tokens=tokens))
    table.turn().play("court political-03", "stop")
    assert table.refuses("build plot-e2 gold") == "TWOP-04"
    assert table.refuses("build plot-d2 gold") == ""
    table = TokenTable(2, Agreement(tokens=tokens))
    table.turn().play("court political-13", "stop")
    assert table.refuses("open site-west-e") == "TWOP-04"
    assert table.refuses("open site-west-d") == ""


# ---- the order of the period change (CF-21) ----


def change_of_periods(discard_before_ships: bool) -> Table:
    """Seat 0 has ended the first period and is asked for discards."""
    table = Table(agreement=Agreement(discard_before_ships=discard_before_ships))
    table.hand("political-09", "political-12")  # 2 influence, a penalty
    table.me.rubble, table.me.sets = [2, 2, 2], 2
    table.s.trigger = 0
    table.do(ag.task(ag.END_TURN, 0))
    assert table.asks == ag.ASK_DISCARD
    return table


@pytest.mark.rule("CF-21", "PERIOD-07", "PERIOD-10")
@pytest.mark.parametrize(("first", "ship"), [(True, "ship-blue-1"), (False, "ship-purple-1")])
def test_discards_come_before_or_after_the_new_shipyard(first: bool, ship: str) -> None:
    table = change_of_periods(discard_before_ships=first)
    assert table.me.wigs == 6  # the wigs for sets always come first
    assert table.t.card_name[table.s.shipyard[0]] == ship
    table.play("discard political-09", "discard political-12", "claim political-09")
    assert table.me.influence == 2
    assert table.t.card_name[table.s.shipyard[0]] == "ship-purple-1"
    assert table.s.later_ships == ()
    assert len(table.me.hand) == 5


@pytest.mark.rule("CF-21", "PERIOD-11")
def test_hands_are_filled_after_the_discards_in_either_order() -> None:
    for first in (True, False):
        table = change_of_periods(discard_before_ships=first)
        assert table.s.purple_next == 0
        table.play("stop")
        assert len(table.me.hand) == 5
        assert table.s.period == 2
