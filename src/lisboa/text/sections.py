"""The table in words, part by part: what lies there, one fact after the other."""

from lisboa.text.court import church, court, decrees, hand, pack, politics, works
from lisboa.text.downtown import city
from lisboa.text.look import Fact, Look
from lisboa.text.player_boards import player

# What one looks at most stands last, next to the question.
SECTIONS = ("church", "works", "decrees", "politics", "court", "city", "players", "pack", "hand")


def section(at: Look, name: str) -> list[Fact]:
    """The facts of one part of the table."""
    if name == "players":
        seats = range(len(at.names))
        return [fact for seat in seats for fact in player(at, seat)]
    return {
        "court": court,
        "church": church,
        "works": works,
        "decrees": decrees,
        "politics": politics,
        "city": city,
        "pack": pack,
        "hand": hand,
    }[name](at)
