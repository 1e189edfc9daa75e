"""What has changed on the table since somebody last looked."""

from dataclasses import dataclass, replace
from typing import Final

from lisboa.text import player_boards
from lisboa.text.look import Fact, Look
from lisboa.text.sections import section

AROUND: Final = ("church", "works", "decrees", "politics", "court", "city")


@dataclass(frozen=True)
class Sight:
    """The table in words, as it was at a certain moment: facts by section, and player by player."""

    sections: dict[str, list[Fact]]
    players: list[list[Fact]]


def sight(at: Look) -> Sight:
    """What the land costs follows from all the rest: a price alone is no change."""
    around = {name: section(at, name) for name in AROUND}
    around["city"] = section(replace(at, seat=None), "city")
    return Sight(around, [player_boards.belongings(at, seat) for seat in range(len(at.names))])


def changed(before: Sight, now: Sight) -> dict[str, list[Fact]]:
    """The facts that are new or say something else, section by section."""
    out = {
        name: [fact for fact in facts if fact not in before.sections[name]]
        for name, facts in now.sections.items()
    }
    # Every tile counts from where the Cardinal stands: tell those next to him, unless all are new.
    if out["church"] and len(before.sections["church"]) == len(now.sections["church"]):
        cardinal, ahead, *_, behind = now.sections["church"]
        out["church"] = [cardinal, ahead, behind]
    return {name: facts for name, facts in out.items() if facts}


def changed_of(before: Sight, now: Sight, seat: int) -> list[Fact]:
    """The same of what lies before a player."""
    return [fact for fact in now.players[seat] if fact not in before.players[seat]]
