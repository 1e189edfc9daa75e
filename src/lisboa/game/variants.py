"""The variants of a game, as people name them, and which of them go together."""

from collections.abc import Mapping, Sequence

from lisboa.game.faults import GameError
from lisboa.rules.machinery.agreement import PLAIN, Agreement

LACERDA = "Lacerda"  # the name of its seat
SWITCHES = ("draft", "starting_decrees", "tokens", "queen", "discard_before_ships")
SERVANT_DECREES = (4, 6)
BLANK_TASK_REWARDS = ("above", "below")
KNOWN = (*SWITCHES, "tasks", "servant_decrees", "blank_task_rewards")


def agreement_of(variants: Mapping[str, object], names: Sequence[str], *, solo: bool) -> Agreement:
    """What the engine is told, or a sentence about what cannot be."""
    for name in variants:
        if name not in KNOWN:
            raise GameError("unknown-variant", variant=str(name), known=", ".join(KNOWN))
    for name in SWITCHES:
        if not isinstance(variants.get(name, False), bool):
            raise GameError("variant-switch", variant=name, value=str(variants[name]))
    if solo and variants.get("draft"):
        raise GameError("draft-in-solo")  # G-151
    servant = variants.get("servant_decrees", PLAIN.servant_decrees)
    if type(servant) is not int or servant not in SERVANT_DECREES:
        raise GameError("variant-choice", variant="servant_decrees", choices="4, 6")
    blank = variants.get("blank_task_rewards", PLAIN.blank_task_rewards)
    if blank not in BLANK_TASK_REWARDS:
        raise GameError("variant-choice", variant="blank_task_rewards", choices="above, below")
    people = names[:1] if solo else names
    return Agreement(
        solo=solo,
        draft=variants.get("draft", False) is True,
        starting_decrees=variants.get("starting_decrees", False) is True,
        tasks=_seats(variants.get("tasks", False), people),
        tokens=variants.get("tokens", False) is True,
        queen=variants.get("queen", False) is True,
        discard_before_ships=variants.get("discard_before_ships", True) is True,
        servant_decrees=servant,
        blank_task_rewards=str(blank),
    )


def _seats(value: object, people: Sequence[str]) -> tuple[int, ...]:
    """All seats (True), none (False), or those named by number or name."""
    if isinstance(value, bool):
        return tuple(range(len(people))) if value else ()
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise GameError("variant-tasks", value=str(value))
    seats = set()
    for seat in value:
        number = people.index(seat) if seat in people else seat
        if isinstance(number, bool) or not isinstance(number, int):
            raise GameError("variant-tasks", value=str(seat))
        if not 0 <= number < len(people):
            raise GameError("no-such-seat", seat=number, players=len(people))
        seats.add(number)
    return tuple(sorted(seats))


def variants_of(agreement: Agreement, names: Sequence[str]) -> dict[str, object]:
    """What differs from the plain game, in the words of `agreement_of`."""
    plain = Agreement(solo=agreement.solo)
    out: dict[str, object] = {
        name: getattr(agreement, name)
        for name in (*SWITCHES, "servant_decrees", "blank_task_rewards")
        if getattr(agreement, name) != getattr(plain, name)
    }
    if agreement.tasks:
        out["tasks"] = [names[seat] for seat in agreement.tasks]
    return out


# ---- in records: one line for each ----


def spell_variants(agreement: Agreement, names: Sequence[str]) -> list[str]:
    """`solo`, `tokens`, `tasks Green, Purple`, `servant_decrees 4`, `discard_before_ships no`."""
    out = ["solo"] if agreement.solo else []
    for name, value in variants_of(agreement, names).items():
        if isinstance(value, list):
            out.append(f"{name} {', '.join(value)}")
        elif isinstance(value, bool):
            out.append(name if value else f"{name} no")
        else:
            out.append(f"{name} {value}")
    return out


def unspell_variants(lines: Sequence[str], names: Sequence[str]) -> Agreement:
    variants: dict[str, object] = {}
    for line in lines:
        name, _, value = line.partition(" ")
        if name == "tasks":
            variants[name] = [seat.strip() for seat in value.split(",")]
        elif name == "servant_decrees":
            variants[name] = int(value) if value.isdecimal() else value
        elif name == "blank_task_rewards":
            variants[name] = value
        else:
            variants[name] = {"": True, "no": False}.get(value, value)
    solo = variants.pop("solo", False) is True
    if solo and (len(names) != 2 or names[1] != LACERDA):
        raise GameError("solo-seats")
    return agreement_of(variants, names, solo=solo)
