"""What must hold between cards and tiles: complete decks, stacks that suffice, references."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from lisboa.edition.constraints import constraint, counted, numbered, one_each
from lisboa.edition.faults import Fault
from lisboa.edition.items import Entries, Item
from lisboa.edition.vocabulary import ARCHITECTS, CARD_KINDS, DECKS

MOST_PLAYERS = 4
HAND = 5  # SETUP-28, PERIOD-11
STACK = 5  # SETUP-29, PERIOD-12
# What can happen during a visit with a card: the noble's action or one of its state actions.
AT_COURT = {
    "builder": ("store", "recruit", "plan"),
    "minister": ("decree", "ship", "produce"),
    "king": ("open", "cardinal", "favour"),
}


@constraint(deck="deck order")
def deck_order(deck: Entries) -> Iterator[Fault]:
    for entry in deck:
        order = DECKS.index(entry["deck"]) + 1
        if entry["order"] != order:
            yield entry.fault("order", "not-the-value", wanted=str(order))


@constraint(deck="deck cards per_kind", card="deck kind")
def decks_hold_what_they_state(deck: Entries, card: Entries) -> Iterator[Fault]:
    for entry in deck:
        kinds = Counter(c["kind"] for c in card if c["deck"] == entry["deck"])
        yield from _stated(entry, "cards", entry["cards"], kinds.total())
        for kind in CARD_KINDS:
            yield from _stated(entry, f"per_kind.{kind}", entry["per_kind"][kind], kinds[kind])


def _stated(entry: Item, field: str, stated: int, count: int) -> Iterator[Fault]:
    if stated != count:
        yield entry.fault(field, "wrong-deck-count", stated=str(stated), count=str(count))


@constraint(deck="deck cards per_kind")
def decks_suffice(deck: Entries) -> Iterator[Fault]:
    for entry in deck:
        if entry["deck"] in ("red", "brown"):
            for kind, cards in entry["per_kind"].items():
                if cards != STACK:
                    yield entry.fault(f"per_kind.{kind}", "not-the-value", wanted=str(STACK))
        elif entry["cards"] < MOST_PLAYERS * HAND:
            least = str(MOST_PLAYERS * HAND)
            yield entry.fault("cards", "deck-too-small", least=least)


@constraint(card="id number deck kind", variant_card="number deck kind replaces")
def variant_cards_fit(card: Entries, variant_card: Entries) -> Iterator[Fault]:
    cards = {entry["id"]: entry for entry in card}
    for entry in variant_card:
        replaced = cards.get(entry["replaces"])
        if replaced is None:
            yield entry.fault("replaces", "no-such-card", id=entry["replaces"])
            continue
        for field in ("number", "deck", "kind"):
            if entry[field] != replaced[field]:
                yield entry.fault(field, "not-the-value", wanted=str(replaced[field]))


@constraint(decree="score row_e")
def row_e_decrees(decree: Entries) -> Iterator[Fault]:
    for entry in decree:
        score: dict[str, Any] = entry["score"]
        about_row_e = score.get("row") == "E" or "E" in score.get("rows", ())
        if entry.get("row_e", False) != about_row_e:
            yield entry.fault("row_e", "row-e" if about_row_e else "not-row-e")


@constraint(ship="colour hull period")
def ship_kinds(ship: Entries) -> Iterator[Fault]:
    for entry in ship:
        hull = DECKS.index(entry["colour"]) + 1
        for field, value in (("hull", hull), ("period", (hull + 1) // 2)):
            if entry[field] != value:
                yield entry.fault(field, "not-the-value", wanted=str(value))


@constraint(plan="architect starting")
def plan_stacks(plan: Entries) -> Iterator[Fault]:
    for architect in ARCHITECTS:
        if not any(e["architect"] == architect and not e["starting"] for e in plan):
            yield plan.fault("architect", "no-plans", architect=architect)


@constraint(components="starting_plan_tiles", plan="starting")
def starting_plans(components: Item, plan: Entries) -> Iterator[Fault]:
    stated, count = components["starting_plan_tiles"], sum(entry["starting"] for entry in plan)
    if stated != count:
        arguments = {"section": "plan", "stated": str(stated), "count": str(count)}
        yield components.fault("starting_plan_tiles", "wrong-count", **arguments)


@constraint(components="public_buildings")
def two_equal_stacks(components: Item) -> Iterator[Fault]:
    if components["public_buildings"] % 2:
        yield components.fault("public_buildings", "not-even")


@constraint(task="any_of")
def deeds_can_be_done(task: Entries) -> Iterator[Fault]:
    for entry in task:
        for place, deed in enumerate(entry["any_of"], 1):
            visit, do = deed.get("visit"), deed["do"]
            if visit is not None and do not in AT_COURT[visit]:
                yield entry.fault(f"any_of[{place}].do", "not-at-court", do=do, noble=visit)
            if "officials" in deed and do != "recruit":
                yield entry.fault(f"any_of[{place}].officials", "no-officials", do=do)


@constraint(task="pack reward alternative")
def tasks_suffice(task: Entries) -> Iterator[Fault]:
    first = [entry for entry in task if entry["pack"] == "A"]
    if len(first) < MOST_PLAYERS:
        yield task.fault("pack", "too-few-tasks", pack="A", least=str(MOST_PLAYERS))
    draws = sum(sorted(map(_draws, first))[-MOST_PLAYERS:])
    if len(task) - len(first) < draws:
        yield task.fault("pack", "too-few-tasks", pack="B", least=str(draws))


def _draws(entry: Item) -> int:
    rewards = (entry["reward"], entry.get("alternative", []))
    return max(sum(int(effect.get("draw_tasks", 0)) for effect in reward) for reward in rewards)


CARD_CONSTRAINTS = (
    one_each("deck", "deck", DECKS),
    one_each("variant_card", "variant", ("queen",)),
    one_each("ship", "colour", DECKS),
    one_each("architect", "architect", ARCHITECTS),
    *(numbered(name) for name in ("card", "tile", "decree", "plan", "building", "task")),
    counted("political_cards", "card"),
    counted("clergy_tiles", "tile", "copies"),
    counted("decree_cards", "decree"),
    counted("ship_cards", "ship", "copies"),
    counted("plan_tiles", "plan"),
    counted("public_buildings", "building"),
    counted("task_cards", "task"),
    counted("plot_tokens", "plot_token", "copies"),
    counted("site_tokens", "site_token", "copies"),
    deck_order,
    decks_hold_what_they_state,
    decks_suffice,
    variant_cards_fit,
    row_e_decrees,
    ship_kinds,
    plan_stacks,
    starting_plans,
    two_equal_stacks,
    deeds_can_be_done,
    tasks_suffice,
)
