"""What holds in every game with variants, whatever the table has agreed on; alone included."""

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random

import pytest

from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import deal, engine
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.deal import Deal
from lisboa.rules.machinery.state import State
from tests.rules.table import tables

GAMES = 300 if os.environ.get("LISBOA_SOAK") else 30
LONGEST = 400  # turns
VARIANT_PARTS = {"agreement", "tasks", "task_deck", "plot_tokens", "site_tokens"}

people_at_the_table = pytest.mark.parametrize("people", [1, 2, 3, 4])


def agreed(people: int, seed: int) -> Agreement:
    """What a table may agree on; one person plays against Lacerda."""
    chance = Random(seed)

    def coin() -> bool:
        return chance.random() < 0.5

    return Agreement(
        solo=people == 1,
        draft=people > 1 and coin(),
        starting_decrees=coin(),
        tasks=tuple(seat for seat in range(people) if chance.random() < 0.75),
        tokens=coin(),
        queen=coin(),
        discard_before_ships=coin(),
        servant_decrees=chance.choice((4, 6)),
        blank_task_rewards=chance.choice(("above", "below")),
    )


def dealt(people: int, seed: int) -> Deal:
    return deal.draw(tables(), max(people, 2), seed, agreement=agreed(people, seed))


def questions(drawn: Deal, seed: int) -> Iterator[State]:
    """Every state of a random game that asks a question; the last one is over."""
    s, chance = engine.start(tables(), drawn, log=[]), Random(seed)
    yield s
    while s.answers:
        engine.apply(s, chance.choice(s.answers))
        yield s


def asks(s: State) -> int:
    return ag.kind_of(s.agenda[-1]) if s.agenda else w.NONE


# ---- games end, wigs add up ----


@people_at_the_table
def test_every_game_ends_with_equal_turns(people: int) -> None:
    for seed in range(GAMES):
        drawn = dealt(people, seed)
        for s in questions(drawn, seed):
            assert s.turn < LONGEST
            assert bool(s.answers) != bool(s.over)
            assert len(s.answers) == len(set(s.answers))
        assert s.over
        assert s.turn % drawn.players == 0


@people_at_the_table
def test_wigs_add_up(people: int) -> None:
    for seed in range(GAMES):
        for s in questions(dealt(people, seed), seed):
            for p in s.players:
                assert p.wigs == sum(p.ledger) >= 0


# ---- nothing is lost or made ----


def political_cards(s: State) -> list[int]:
    """Every political card that lies somewhere."""
    out = [card for card in s.discards if card < s.t.political]
    for p in s.players:
        out += [card for card in p.hand + p.upper + p.lower if 0 <= card < s.t.political]
    out += s.blue
    for pack in s.packs:
        out += pack
    for stack, first in zip(s.stacks, s.stack_next, strict=True):
        out += stack[first:]
    for stack in s.later_stacks:
        out += stack
    out += s.purple[s.purple_next :]
    out += [s.court] if s.court != w.NONE else []
    # A card on its way into the portfolio is named by the question that makes room for it.
    return out + [ag.a_of(todo) for todo in s.agenda if ag.kind_of(todo) == ag.ASK_ROOM]


@people_at_the_table
def test_political_cards_are_neither_lost_nor_made(people: int) -> None:
    for seed in range(GAMES):
        drawn = dealt(people, seed)
        hands = {card for hand in drawn.hands for card in hand} | set(drawn.revealed)
        box = [*hands, *drawn.purple, *(c for stack in drawn.red + drawn.brown for c in stack)]
        assert len(box) == len(set(box))
        for s in questions(drawn, seed):
            cards = political_cards(s)
            assert len(cards) == len(set(cards))
            assert set(cards) <= set(box)
            assert hands <= set(cards)
            if not any(event[0] == e.PERIOD_ENDS for event in s.log or ()):
                assert set(cards) == set(box)  # only the change of periods drops cards unseen


@people_at_the_table
def test_drafted_cards_are_in_a_pack_or_in_a_hand(people: int) -> None:
    drafts = 0
    for seed in range(GAMES):
        drawn = dealt(people, seed)
        blue = sorted(card for hand in drawn.hands for card in hand)
        for s in questions(drawn, seed):
            if asks(s) == ag.ASK_CLERGY:
                assert not s.packs and not any(p.hand for p in s.players)  # G-135
                continue
            if asks(s) != ag.ASK_KEEP_CARD:
                break
            drafts += 1
            cards = [card for pack in s.packs for card in pack]
            assert sorted(cards + [card for p in s.players for card in p.hand]) == blue
        assert [len(p.hand) for p in s.players][:people] == [5] * people
    assert bool(drafts) == (people > 1)


@people_at_the_table
def test_task_cards_are_held_drawn_or_done(people: int) -> None:
    for seed in range(GAMES):
        drawn = dealt(people, seed)
        every = drawn.tasks + drawn.task_deck
        for s in questions(drawn, seed):
            done = [event[2] for event in s.log or () if event[0] == e.TASK_DONE]
            held = [task for p in s.players for task in p.tasks]
            assert sorted([*done, *held, *s.task_deck[s.task_next :]]) == sorted(every)
            for p in s.players:
                assert set(p.done) <= set(p.tasks)


@pytest.mark.rule("TASK-04", "G-167")
@people_at_the_table
def test_one_task_card_per_turn_and_nothing_is_carried_into_the_next(people: int) -> None:
    rewarded = 0
    for seed in range(GAMES):
        for s in questions(dealt(people, seed), seed):
            if asks(s) == ag.ASK_TURN:
                assert not any(p.done for p in s.players)
        this_turn: list[int] = []
        for kind, seat, *_ in s.log or ():
            if kind in (e.TURN_BEGINS, e.PERIOD_ENDS):  # the period change is one of its own
                this_turn = []
            elif kind == e.TASK_DONE:
                assert seat not in this_turn
                this_turn.append(seat)
                rewarded += 1
    assert rewarded > GAMES  # newcomers do get somewhere


@people_at_the_table
def test_tokens_stay_where_they_were_laid(people: int) -> None:
    t = tables()
    plots = Counter(dict(enumerate(t.plot_token_copies)))
    sites = Counter(dict(enumerate(t.site_token_copies)))
    for seed in range(GAMES):
        drawn = dealt(people, seed)
        first: tuple[object, object] | None = None
        for s in questions(drawn, seed):
            now = (list(s.plot_reward), list(s.site_reward))
            first = first or now
            assert now == first
        if drawn.agreement.tokens:
            assert not Counter(x for x in drawn.plot_tokens if x != w.NONE) - plots
            assert not Counter(x for x in drawn.site_tokens if x != w.NONE) - sites
        else:
            assert first == (t.plot_reward, t.site_reward)


# ---- the same again ----


@people_at_the_table
def test_the_same_deal_and_actions_give_the_same_hashes(people: int) -> None:
    for seed in range(GAMES // 3):
        first = [s.hash() for s in questions(dealt(people, seed), seed)]
        assert first == [s.hash() for s in questions(dealt(people, seed), seed)]
        assert len(set(first)) == len(first)


@people_at_the_table
def test_a_clone_never_touches_its_original(people: int) -> None:
    for seed in range(GAMES // 3):
        chance = Random(seed)
        for s in questions(dealt(people, seed), seed):
            before, answers = s.hash(), list(s.answers)
            rewards = (list(s.plot_reward), list(s.site_reward))
            copy = s.clone()
            assert copy.hash() == before
            assert copy.agreement == s.agreement
            for _ in range(10):
                if copy.answers:
                    engine.apply(copy, chance.choice(copy.answers))
            assert (s.hash(), s.answers) == (before, answers)
            assert (s.plot_reward, s.site_reward) == rewards


# ---- the plain game does not notice ----


@pytest.mark.rule("G-135")
@people_at_the_table
def test_a_variant_changes_nothing_else_of_a_deal(people: int) -> None:
    queen, replaced = tables().variant_card["queen"]
    for seed in range(GAMES * 2):
        variant = dealt(people, seed)
        agreement = Agreement(solo=people == 1)
        plain = deal.draw(tables(), max(people, 2), seed, agreement=agreement)
        purple = tuple(replaced if card == queen else card for card in variant.purple)
        variant = replace(variant, purple=purple)
        for part in fields(Deal):
            if part.name not in VARIANT_PARTS:
                assert getattr(variant, part.name) == getattr(plain, part.name), part.name
        assert plain.tasks == plain.task_deck == plain.plot_tokens == plain.site_tokens == ()


def test_a_plain_deal_is_what_it_always_was() -> None:
    """Records and seeds of plain games outlive every variant that is added later."""
    plain = deal.draw(tables(), 3, seed=7)
    assert plain.start == 0
    assert plain.hands == ((5, 10, 15, 16, 17), (0, 2, 11, 13, 20), (3, 4, 6, 8, 12))
    assert plain.pairs == ((8, 9), (4, 6), (0, 0))
    assert plain.red[w.BUILDER] == (24, 21, 23, 25, 22)
    assert plain.brown[w.TREASURY] == (77, 79, 80, 78, 81)
    assert plain.purple[:5] == (47, 60, 59, 42, 57)
    assert plain.decrees[:8] == (17, 4, 1, 13, 33, 56, 27, 50)
    assert plain.bag[:6] == (12, 1, 9, 15, 10, 17)
    assert plain.scoring == (3, 4, 4, 3)
    assert plain.pile == (1, 2, 2, 1, 2, 1)


# ---- what is hidden stays hidden ----


@people_at_the_table
def test_events_about_hidden_cards_are_private_and_reach_their_owner_only(people: int) -> None:
    for seed in range(GAMES):
        drawn = dealt(people, seed)
        for s in questions(drawn, seed):
            if asks(s) not in (ag.ASK_CLERGY, ag.ASK_KEEP_CARD):
                break
        log = s.log or []
        dealt_at = [event[0] for event in log].index(e.TURNED_UP) + 1
        assert not any(
            event[0] in e.PRIVATE for event in log[:dealt_at]
        )  # there are no secrets yet
        log = log[dealt_at:]
        drafted = [event for event in log if event[0] == e.CARD_KEPT]
        assert len(drafted) == (5 * people if drawn.agreement.draft else 0)
        assert all(event[2] in s.players[event[1]].hand for event in drafted)
        assert all(event[0] in e.PRIVATE for event in log[: len(drafted)])
