"""The variants of a game, as people name them, and which of them go together."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from lisboa.game.faults import GameError
from lisboa.rules.machinery.agreement import (
    CHOICE,
    LAYOUT,
    PLAIN,
    SEATS,
    SWITCH,
    VARIANTS,
    Agreement,
    Variant,
)

LACERDA = "Lacerda"  # the name of its seat
RANDOM: Final = "random"  # a layout that chance draws
NAMED: Final = {variant.name: variant for variant in VARIANTS}


def plain(variant: Variant) -> bool | int | str:
    """What holds where nothing is agreed on, in the words of `agreement_of`."""
    value: bool | int | str = False if variant.kind == SEATS else getattr(PLAIN, variant.name)
    return value


def is_ruling(variant: Variant) -> bool:
    """Whether a ruling tells it, where the printed rules are silent or at odds: not a variant that
    they have, but a reading of them."""
    return variant.rules[0].startswith(("CF-", "G-", "SG-"))


def agreement_of(variants: Mapping[str, object], names: Sequence[str], *, solo: bool) -> Agreement:
    """What the engine is told, or a sentence about what cannot be."""
    for name in variants:
        if name not in NAMED:
            raise GameError("unknown-variant", variant=str(name), known=", ".join(NAMED))
    people = names[:1] if solo else names
    agreed: dict[str, Any] = {
        variant.name: _agreed(variant, variants[variant.name], people)
        for variant in VARIANTS
        if variant.name in variants
    }
    for variant in VARIANTS:
        if solo and not variant.solo and agreed.get(variant.name):
            raise GameError(f"{variant.name}-in-solo")  # G-151
    return Agreement(solo=solo, **agreed)


def _agreed(variant: Variant, value: object, people: Sequence[str]) -> object:
    """A value as the engine takes it."""
    if variant.kind == SEATS:
        return _seats(variant, value, people)
    if variant.kind == LAYOUT and value == RANDOM:
        return True
    if variant.kind in (SWITCH, LAYOUT) and not isinstance(value, bool):
        raise GameError("variant-switch", variant=variant.name, value=str(value))
    if variant.kind == CHOICE and not any(
        value == choice and type(value) is type(choice) for choice in variant.choices
    ):
        choices = ", ".join(map(str, variant.choices))
        raise GameError("variant-choice", variant=variant.name, choices=choices)
    return value


def _seats(variant: Variant, value: object, people: Sequence[str]) -> tuple[int, ...]:
    """All seats (True), none (False), or those named by number or name."""
    if isinstance(value, bool):
        return tuple(range(len(people))) if value else ()
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise GameError(f"variant-{variant.name}", value=str(value))
    seats = set()
    for seat in value:
        number = people.index(seat) if seat in people else seat
        if isinstance(number, bool) or not isinstance(number, int):
            raise GameError(f"variant-{variant.name}", value=str(seat))
        if not 0 <= number < len(people):
            raise GameError("no-such-seat", seat=number, players=len(people))
        seats.add(number)
    return tuple(sorted(seats))


def variants_of(agreement: Agreement, names: Sequence[str]) -> dict[str, object]:
    """What differs from the plain game, in the words of `agreement_of`; seats come last."""
    out: dict[str, object] = {}
    for variant in sorted(VARIANTS, key=lambda variant: variant.kind == SEATS):
        value = getattr(agreement, variant.name)
        if value != getattr(PLAIN, variant.name):
            named = variant.kind == SEATS
            out[variant.name] = [names[seat] for seat in value] if named else value
    return out


# ---- in records: one line for each ----


def spell_variants(agreement: Agreement, names: Sequence[str]) -> list[str]:
    """`solo`, `tokens`, `tasks Ana, Rui`, `servant_decrees 4`, `discard_before_ships no`."""
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
        variants[name] = _unspelled(NAMED.get(name), value)
    solo = variants.pop("solo", False) is True
    if solo and (len(names) != 2 or names[1] != LACERDA):
        raise GameError("solo-seats")
    return agreement_of(variants, names, solo=solo)


def _unspelled(variant: Variant | None, value: str) -> object:
    """None stands for solo, which is a switch as well, and for what nobody knows."""
    if variant is not None and variant.kind == SEATS:
        return [seat.strip() for seat in value.split(",")]
    if variant is not None and variant.kind == CHOICE:
        return {str(choice): choice for choice in variant.choices}.get(value, value)
    return {"": True, "no": False}.get(value, value)
