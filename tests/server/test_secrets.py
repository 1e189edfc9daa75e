"""Nothing leaks: what a seat cannot know changes no byte of what it is sent."""

import json
from random import Random

from lisboa.game import Game, load, new_game
from tests.server.players import Player, Site, Sitting

DEEP = ("red ", "purple:", "brown ", "decrees:", "buildings ", "bag:")  # turned up from the front


def other_world(record: str) -> str:
    """The same for Green: two hidden hands swap a card, and every deck differs at its bottom."""
    lines = record.splitlines()
    places = [i for i, line in enumerate(lines) if line.startswith(("hand P", "hand Y"))]
    hands = [lines[i].split() for i in places]
    hands[0][-1], hands[1][-1] = hands[1][-1], hands[0][-1]
    for i, hand in zip(places, hands, strict=True):
        lines[i] = " ".join([*hand[:2], *sorted(hand[2:])])
    for i, line in enumerate(lines):
        if line.startswith(DEEP):
            head, *things = line.split()
            things[-2:] = things[:-3:-1]
            lines[i] = " ".join([head, *things])
    return "\n".join([*lines, ""])


def common_course(first: Game, second: Game, most: int) -> list[tuple[int, str]]:
    """Answers that are legal in both worlds and show Green no difference."""
    chance, course = Random(11), list[tuple[int, str]]()
    while len(course) < most and first.decision is not None:
        both = sorted(set(first.state.answers) & set(second.state.answers))
        action = chance.choice(both)
        seat = first.decision.seat
        name = first.state.t.actions.name[action]
        first.play(action)
        second.play(action)
        if first.view(0).to_dict() != second.view(0).to_dict():
            break
        course.append((seat, name))
    return course


def heard(player: Player, sitting: Sitting) -> list[str]:
    """All that was sent, without what names the game."""
    player.say(type="ping")
    player.hear_until("pong")
    raw = json.dumps(player.messages).replace(sitting.game, "GAME")
    messages = json.loads(raw)
    for message in messages:
        if message.get("table"):
            message["table"]["created"] = 0
    return [json.dumps(message) for message in messages]


def test_two_worlds_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(site: Site) -> None:
    record = new_game(3, seed=1755).record()
    records = [record, other_world(record)]
    games = [load(text) for text in records]
    assert games[0].state.hash() != games[1].state.hash()
    course = common_course(games[0], games[1], 25)
    assert len(course) >= 10
    told: list[list[str]] = []
    for text in records:
        created = site.http.post("/api/records", json={"record": text}).json()
        sitting = Sitting(site, created)
        with (
            sitting.player(0) as green,
            sitting.player() as spectator,
            sitting.player(1, 2) as others,
        ):
            green.state(0), spectator.state(None), others.state(1), others.state(2)
            for sequence, (seat, action) in enumerate(course, start=1):
                mover = green if seat == 0 else others
                assert mover.draft(seat, action, confirm=True)["type"] == "done"
                for player, who in ((green, 0), (spectator, None), (others, 1), (others, 2)):
                    player.hear_of(sequence, who)
            requests = [m for m in green.messages if m["type"] == "done"]
            for message in requests:
                message["request"] = ""
            told.append(heard(green, sitting) + heard(spectator, sitting))
            refused = sitting.ask("GET", "", sitting.seats[0], params={"seat": 1}).text
            record_now = sitting.ask("GET", "/record", sitting.seats[0], params={"seat": 0}).text
            told[-1] += [refused, record_now]
    assert told[0] == told[1]
