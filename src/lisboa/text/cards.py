"""What cards and tiles say to people, made from the same words that the engine carries out."""

from functools import partial, reduce

from lisboa.edition.components import (
    Benefit,
    ClergyTile,
    Decree,
    Deed,
    Effect,
    PoliticalCard,
    Score,
    TaskCard,
    Token,
)
from lisboa.text import say

_say = partial(say, "cards")


def effects_text(effects: tuple[Effect, ...]) -> str:
    """A reward or event: "Take 1 tool, then take 2 réis." """
    return _sentence(effects_phrase(effects))


def penalty_text(effects: tuple[Effect, ...]) -> str:
    return _sentence(penalty_phrase(effects))


def benefit_text(benefit: Benefit) -> str:
    return _sentence(_benefit(benefit))


def decree_text(score: Score) -> str:
    """What a decree pays: "3 wigs for each of your stores in row A (at most 9 wigs)." """
    return _sentence(decree_phrase(score))


def decree_phrase(score: Score) -> str:
    """The same in lower case and without full stop."""
    condition = _say(f"score-{score.counter}", **_form(score), **_filters(score))
    wigs = score.each if score.rule == "per" else score.wigs
    return _say("decree", n=wigs, condition=condition, cap=score.cap or 0)


def card_text(card: PoliticalCard) -> str:
    if card.benefit is not None:
        event, benefit = effects_phrase(card.event), _benefit(card.benefit)
        return _say("card-treasury", event=event, benefit=benefit)
    if card.penalty:
        return _say("card-penalty", influence=card.influence, text=penalty_phrase(card.penalty))
    return _say("card-reward", influence=card.influence, text=effects_phrase(card.reward))


def tile_text(tile: ClergyTile) -> str:
    return _say("tile", benefit=benefit_text(tile.benefit), n=tile.wigs)


def deeds_text(task: TaskCard) -> str:
    """What a task asks for."""
    return _sentence(deeds_phrase(task))


def deeds_phrase(task: TaskCard) -> str:
    """The same in lower case and without full stop."""
    return _join("deeds-two", [_deed(deed) for deed in task.any_of])


def task_text(task: TaskCard) -> str:
    key = "task" if task.clergy_bonus else "task-fixed"
    return _say(key, deeds=deeds_text(task), reward=effects_phrase(task.reward))


def token_text(token: Token) -> str:
    return effects_text(token.reward)


def text_of(printed: PoliticalCard | ClergyTile | Decree | TaskCard | Token) -> str:
    """The text of anything that carries one."""
    match printed:
        case PoliticalCard():
            return card_text(printed)
        case ClergyTile():
            return tile_text(printed)
        case Decree():
            return decree_text(printed.score)
        case TaskCard():
            return task_text(printed)
        case Token():
            return token_text(printed)


# ---- phrases: lower case, no full stop


def _sentence(phrase: str) -> str:
    return _say("sentence", phrase=phrase)


def _join(key: str, phrases: list[str]) -> str:
    return reduce(lambda first, second: _say(key, first=first, second=second), phrases)


def effects_phrase(effects: tuple[Effect, ...]) -> str:
    return _join("effects-two", [_effect(effect) for effect in effects])


def _effect(effect: Effect) -> str:
    match effect.word:
        case "good":
            return _say("effect-good", goods=_say(f"goods-{effect.what}", n=effect.n))
        case "state" | "noble":
            return _say(f"effect-{effect.word}-{effect.what}")
        case "treasury":
            return _say(f"effect-treasury-{'up' if effect.n > 0 else 'down'}")
        case word:
            return _say(f"effect-{word}", n=effect.n)


def penalty_phrase(effects: tuple[Effect, ...]) -> str:
    phrases = [_say(f"penalty-{effect.word}", n=effect.n) for effect in effects]
    return _join("effects-two", phrases)


def _benefit(benefit: Benefit) -> str:
    if benefit.kind == "instant":
        return _say("benefit-instant", effects=effects_phrase(benefit.effects))
    return _say(f"benefit-{benefit.kind}", n=benefit.n, what=benefit.what or "any")


def _form(score: Score) -> dict[str, str | int]:
    """How the sentence about the counter goes, and the number in it."""
    if score.rule == "majority":
        return {"form": "majority", "count": 0}
    if score.rule == "per":
        return {"form": "each" if score.unit == 1 else "every", "count": score.unit}
    if score.at_least is not None:
        if score.counter == "rows_with_store" and score.at_least == len(score.rows):
            return {"form": "all", "count": score.at_least}
        return {"form": "least", "count": score.at_least}
    return {"form": "most" if score.at_most else "none", "count": score.at_most or 0}


def _filters(score: Score) -> dict[str, str | int]:
    filters = {
        "rows": _rows(score.rows),
        "column": score.column and str(score.column),
        "good": score.good,
        "size": score.size,
        "matches": score.matches,
        "side": score.side,
        "architect": score.architect,
        "min_hull": score.min_hull,
        "colour": score.colour,
        "min_officials": score.min_officials,
        "place": score.place,
        "scope": score.scope,
    }
    return {name: value or "any" for name, value in filters.items()}


def _rows(rows: tuple[str, ...]) -> str:
    if len(rows) < 2:
        return _say("row-one", rows=rows[0]) if rows else ""
    *first, last = rows
    names = _say("list-last", first=_join("list-more", first), second=last)
    return _say("row-many", rows=names)


def _deed(deed: Deed) -> str:
    phrase = _say(f"deed-{deed.do}", officials=deed.officials)
    return _say("deed-visit", noble=deed.visit, deed=phrase) if deed.visit else phrase
