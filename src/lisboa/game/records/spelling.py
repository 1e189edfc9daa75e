"""The deal spelled out in names, line by line, as records hold it."""

from collections.abc import Iterator
from itertools import pairwise

from lisboa.edition import vocabulary as v
from lisboa.game.faults import RecordError
from lisboa.game.names import Names
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.deal import Deal, decrees_in_play, purple_deck, task_pack
from lisboa.rules.machinery.tables import Tables


def spell_deal(names: Names, seats: list[str], deal: Deal) -> list[str]:
    """One line for each deck, hand and heap; `?` for what is unknown."""

    def line(key: str, kind: str, numbers: tuple[int, ...]) -> str:
        shown = (_name(names, kind, number) for number in numbers)
        return f"{key}: {' '.join(shown)}".rstrip()

    return [
        *(line(f"pair {s}", "tile", pair) for s, pair in zip(seats, deal.pairs, strict=False)),
        line("returned", "number", deal.returns),
        line("bag", "tile", deal.bag),
        line("favours", "noble", deal.favours),
        line("plans", "plan", deal.plans),
        *(line(f"hand {s}", "card", hand) for s, hand in zip(seats, deal.hands, strict=False)),
        *(line(f"red {k}", "card", deal.red[i]) for i, k in enumerate(v.CARD_KINDS)),
        line("purple", "card", deal.purple),
        *(line(f"brown {k}", "card", deal.brown[i]) for i, k in enumerate(v.CARD_KINDS)),
        line("decrees", "decree", deal.decrees),
        *(line(f"buildings {a}", "face", deal.buildings[i]) for i, a in enumerate(v.ARCHITECTS)),
        line("scoring", "number", deal.scoring),
        *(line(f"row {r}", "colour", deal.row_cubes[i]) for i, r in enumerate(v.ROWS)),
        *(line(f"column {c}", "colour", deal.column_cubes[i]) for i, c in enumerate(v.COLUMNS)),
        *(line(site, "colour", deal.site_cubes[i]) for i, site in enumerate(names.of["site"])),
        line("pile", "colour", deal.pile),
        *(line(key, kind, getattr(deal, part)) for key, kind, part in _of_variants(deal.agreement)),
    ]


def _of_variants(agreement: Agreement) -> list[tuple[str, str, str]]:
    """The lines that only some games have: (key, kind of thing, field of the deal)."""
    out = []
    if agreement.solo:
        out.append(("revealed", "card", "revealed"))
    if agreement.tasks:
        out += [("tasks", "task", "tasks"), ("task deck", "task", "task_deck")]
    if agreement.tokens:
        out.append(("plot tokens", "plot_token", "plot_tokens"))
        out.append(("site tokens", "site_token", "site_tokens"))
    return out


NO_TOKEN = "-"  # on a place that is not in play (G-120)


def _name(names: Names, kind: str, number: int) -> str:
    if number == w.NONE:
        return NO_TOKEN
    return str(number) if kind == "number" and number >= 0 else names.name(kind, number)


class _Lines:
    """The lines of a deal, each asked for once."""

    def __init__(self, names: Names, lines: list[tuple[int, str, str]]) -> None:
        self._names = names
        self._lines: dict[str, tuple[int, list[str]]] = {}
        for number, key, values in lines:
            if key in self._lines:
                raise RecordError("deal-twice", number, part=key[:40])
            self._lines[key] = number, values.split()
        self._numbers = {key: number for number, key, _ in lines}

    def take(self, key: str, kind: str) -> tuple[int, ...]:
        if key not in self._lines:
            raise RecordError("deal-missing", part=key)
        line, words = self._lines.pop(key)
        return tuple(self._number(line, key, kind, word) for word in words)

    def _number(self, line: int, key: str, kind: str, word: str) -> int:
        if kind == "number":
            if not word.isdecimal() or len(word) > 4:
                raise RecordError("deal-number", line, part=key, word=word[:40])
            return int(word)
        if word == NO_TOKEN and kind in ("plot_token", "site_token"):
            return w.NONE
        number = self._names.number(kind, word)
        if number is None:
            raise RecordError("deal-word", line, part=key, word=word[:40])
        return number

    def line_of(self, part: str) -> int:
        """The first line of a part of the deal, such as one of the hands."""
        return min(
            (n for key, n in self._numbers.items() if key == part or key.startswith(f"{part} ")),
            default=0,
        )

    def finish(self) -> None:
        for key, (line, _) in self._lines.items():
            raise RecordError("deal-unknown", line, part=key[:40])


def unspell_deal(
    names: Names,
    t: Tables,
    seats: list[str],
    start: str,
    agreement: Agreement,
    lines: list[tuple[int, str, str]],
) -> Deal:
    """The deal that a record spells out, checked against the edition's components."""
    given = _Lines(names, lines)
    people = seats[:1] if agreement.solo else seats
    pairs = [given.take(f"pair {seat}", "tile") for seat in people]
    if any(len(pair) != 2 for pair in pairs):
        raise RecordError("deal-wrong", given.line_of("pair"), part="pair")
    rest = {part: given.take(key, kind) for key, kind, part in _of_variants(agreement)}
    deal = Deal(
        players=len(seats),
        start=seats.index(start),
        pairs=tuple((pair[0], pair[1]) for pair in pairs),
        returns=given.take("returned", "number"),
        bag=given.take("bag", "tile"),
        favours=given.take("favours", "noble"),
        plans=given.take("plans", "plan"),
        hands=tuple(given.take(f"hand {seat}", "card") for seat in people),
        red=tuple(given.take(f"red {kind}", "card") for kind in v.CARD_KINDS),
        purple=given.take("purple", "card"),
        brown=tuple(given.take(f"brown {kind}", "card") for kind in v.CARD_KINDS),
        decrees=given.take("decrees", "decree"),
        buildings=tuple(given.take(f"buildings {a}", "face") for a in v.ARCHITECTS),
        scoring=given.take("scoring", "number"),
        row_cubes=tuple(given.take(f"row {row}", "colour") for row in v.ROWS),
        column_cubes=tuple(given.take(f"column {c}", "colour") for c in v.COLUMNS),
        site_cubes=tuple(given.take(site, "colour") for site in t.site_name),
        pile=given.take("pile", "colour"),
        agreement=agreement,
        revealed=rest.get("revealed", ()),
        tasks=rest.get("tasks", ()),
        task_deck=rest.get("task_deck", ()),
        plot_tokens=rest.get("plot_tokens", ()),
        site_tokens=rest.get("site_tokens", ()),
    )
    given.finish()
    for key in _wrong_parts(t, deal):
        raise RecordError("deal-wrong", given.line_of(key), part=key)
    return deal


def _wrong_parts(t: Tables, deal: Deal) -> Iterator[str]:
    """The parts of a deal that cannot come from the edition's box."""
    n, people = deal.players, len(deal.pairs)
    tiles = sorted([*deal.bag, *(front for pair in deal.pairs for front in pair)])
    box = [front for front in range(t.fronts) for _ in range(t.clergy_copies[front])]
    if tiles != box:
        yield "bag"
    first = len(deal.bag)
    if len(deal.returns) != people or any(x > first + i for i, x in enumerate(deal.returns)):
        yield "returned"
    if len(deal.favours) != n or any(deal.favours.count(x) > n for x in deal.favours):
        yield "favours"
    plans, dealt = set(deal.plans), n + deal.agreement.solo
    if len(deal.plans) != dealt or len(plans) != dealt or not plans <= set(t.starting_plans):
        yield "plans"
    blue = [*(card for hand in deal.hands for card in hand), *deal.revealed]
    sizes = {len(hand) for hand in deal.hands}
    if sizes != {w.HAND_SIZE} or len(set(blue)) != len(blue):
        yield "hand"
    if not set(blue) <= set(t.deck[w.BLUE_DECK]):
        yield "hand"
    for key, stacks, deck in (("red", deal.red, w.RED_DECK), ("brown", deal.brown, w.BROWN_DECK)):
        for kind, stack in enumerate(stacks):
            if sorted(stack) != [card for card in t.deck[deck] if t.card_kind[card] == kind]:
                yield f"{key} {v.CARD_KINDS[kind]}"
    if sorted(deal.purple) != sorted(purple_deck(t, deal.agreement)):
        yield "purple"
    if sorted(deal.decrees) != decrees_in_play(t, n, deal.agreement):
        yield "decrees"
    tiles_used = sorted(face % t.buildings for stack in deal.buildings for face in stack)
    sides = [{face // t.buildings for face in stack} for stack in deal.buildings]
    halves = {len(stack) for stack in deal.buildings}
    if tiles_used != list(range(t.buildings)) or sides != [{0}, {1}] or len(halves) != 1:
        yield "buildings"
    if sorted(deal.scoring) != sorted(t.scoring_values):
        yield "scoring"
    yield from _wrong_cubes(t, deal)
    yield from _wrong_variants(t, deal)


def _wrong_variants(t: Tables, deal: Deal) -> Iterator[str]:
    agreement = deal.agreement
    if agreement.solo:
        kinds = [t.card_kind[card] for card in deal.revealed]
        if len(kinds) < 2 or kinds[-1] == w.TREASURY or set(kinds[1:-1]) - {w.TREASURY}:
            yield "revealed"
        if any(a == b for a, b in pairwise(deal.scoring)):
            yield "scoring"
    if agreement.tasks:
        first = task_pack(t, "A")
        wrong = set(deal.tasks) - set(first) or len(set(deal.tasks)) != len(agreement.tasks)
        if wrong or len(deal.tasks) != len(agreement.tasks):
            yield "tasks"
        if sorted(deal.task_deck) != task_pack(t, "B"):
            yield "task deck"
    if agreement.tokens:
        for key, tokens, copies, rows in (
            ("plot tokens", deal.plot_tokens, t.plot_token_copies, t.plot_row),
            ("site tokens", deal.site_tokens, t.site_token_copies, t.site_row),
        ):
            closed = [row != w.NONE and t.row_players[row] > deal.players for row in rows]
            empty = [token == w.NONE for token in tokens]
            used = [token for token in tokens if token != w.NONE]
            if empty != closed or any(used.count(token) > copies[token] for token in used):
                yield key


def _wrong_cubes(t: Tables, deal: Deal) -> Iterator[str]:
    def in_play(row: int) -> bool:
        return row == w.NONE or t.row_players[row] <= deal.players

    for row, name in enumerate(v.ROWS):
        if len(deal.row_cubes[row]) != (t.row_cubes[row] if in_play(row) else 0):
            yield f"row {name}"
    for column, number in enumerate(v.COLUMNS):
        if len(deal.column_cubes[column]) != t.column_cubes[column]:
            yield f"column {number}"
    for site, name in enumerate(t.site_name):
        if len(deal.site_cubes[site]) != (t.site_cubes[site] if in_play(t.site_row[site]) else 0):
            yield name
    heaps = [*deal.row_cubes, *deal.column_cubes, *deal.site_cubes, deal.pile]
    for colour, most in enumerate(t.cubes):
        if len(deal.pile) != t.pile or sum(heap.count(colour) for heap in heaps) > most:
            yield "pile"
