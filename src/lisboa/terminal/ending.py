"""How a game ended: wigs by category, who wins, and which tie-break decided."""

from functools import partial

from lisboa.game import Game, Result
from lisboa.rules import scoring
from lisboa.rules.machinery import numbers as w
from lisboa.terminal.screen import Screen
from lisboa.text import ladder, say, things

_say = partial(say, "play")


def show_result(game: Game, screen: Screen) -> None:
    result = game.result
    if result is None:
        return
    screen.title(_say("result-title"))
    names = things.all_called(game.names)
    if screen.plain:
        for seat, name in enumerate(names):
            screen.line(_say("result-line", name=name, wigs=_sum(result, seat)))
    else:
        _draw(names, result)
    screen.told(verdict(game, result), names)


def _draw(names: list[str], result: Result) -> None:
    from lisboa.terminal.drawing import show, table

    rows = [
        [
            things.category(number, solo=result.rank is not None),
            *(str(wigs[category] or "–") for wigs in result.wigs),
        ]
        for number, category in enumerate(w.WIGS)
        if any(wigs[category] for wigs in result.wigs)
    ]
    rows.append([_say("result-total"), *map(str, result.totals)])
    show(table(_say("result-wigs"), names, rows, total=True))


def _sum(result: Result, seat: int) -> str:
    """ "At the start 5, Decrees 12: 17 wigs" """
    parts = [
        _say(
            "result-part",
            category=things.category(number, solo=result.rank is not None),
            n=result.wigs[seat][category],
        )
        for number, category in enumerate(w.WIGS)
        if result.wigs[seat][category]
    ]
    total = say("things", "wigs", n=result.totals[seat])
    return _say("result-sum", parts=", ".join(parts), total=total)


def verdict(game: Game, result: Result) -> list[str]:
    """Who wins, and the numbers of every tie-break that was needed; in solo the rank."""
    names = things.all_called(game.names)
    if result.rank is not None:
        return list(ladder.verdict(game.state, names[0]))
    winners, best = [names[seat] for seat in result.winners], max(result.totals)
    wigs = say("things", "wigs", n=best)
    key = "result-winner" if len(winners) == 1 else "result-winners"
    out = [_say(key, who=things.people(winners), wigs=wigs)]
    standings = [scoring.standing(game.state, seat) for seat in range(game.players)]
    tied = [seat for seat, total in enumerate(result.totals) if total == best]
    for place, rule in enumerate(result.tie_breaks, 1):
        if place >= len(standings[0]):
            out.append(_say("tie-shared", rule=rule))
            break
        numbers = [_say("tie-number", who=names[s], n=standings[s][place]) for s in tied]
        out.append(_say(f"tie-{rule}", numbers=things.listed(numbers)))
        most = max(standings[seat][place] for seat in tied)
        tied = [seat for seat in tied if standings[seat][place] == most]
    return out
