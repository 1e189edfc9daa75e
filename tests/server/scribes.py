"""Somebody who plays a game and keeps a list of what the server promised."""

from dataclasses import dataclass, field
from random import Random

from tests.server.players import Json, Player, Site, Sitting, request_id

SEATS = (0, 1, 2)


@dataclass
class Scribe:
    """Plays all seats of a game and keeps a list of what the server promised."""

    sitting: Sitting
    chance: Random
    published: list[str] = field(default_factory=list)
    drafts: list[str] = field(default_factory=list)
    sent: Json | None = None  # and not answered

    def play(self, player: Player, most: int) -> None:
        for _ in range(most):
            self.send(player)
            self.read(player)

    def play_into_a_turn(self, player: Player) -> None:
        """Until there is a draft, and another question."""
        while not self.drafts or not any(player.options(seat) for seat in SEATS):
            self.play(player, 1)

    def send(self, player: Player) -> None:
        """Something that a person might do now."""
        seat = next(seat for seat in SEATS if player.state(seat)["to_move"] == seat)
        state, options = player.state(seat), player.options(seat)
        self.sent = {"request": request_id(), "sequence": state["sequence"], "seat": seat}
        if self.drafts and self.chance.random() < 0.2:
            self.sent |= {"type": "undo", "keep": len(self.drafts) - 1}
        elif not options or (self.drafts and self.chance.random() < 0.2):
            self.sent["type"] = "confirm"
        else:
            self.sent |= {"type": "draft", "action": self.chance.choice(options)["action"]}
        player.say(**self.sent)

    def read(self, player: Player) -> None:
        answer = player.hear_until("done", "refused")
        assert self.sent is not None
        assert (answer["type"], answer["request"]) == ("done", self.sent["request"]), answer
        self._note(self.sent)
        self.sent = None
        for seat in SEATS:
            player.hear_of(len(self.published), seat)

    def _note(self, carried_out: Json) -> None:
        if carried_out["type"] == "draft":
            self.drafts.append(carried_out["action"])
        elif carried_out["type"] == "undo":
            self.drafts.pop()
        else:
            self.published += self.drafts
            self.drafts = []

    def come_back(self, site: Site) -> None:
        """What was acknowledged is there; what was not is asked for once more, then it is."""
        self.sitting.site = site
        with self.sitting.player(*SEATS) as player:
            if self.sent is None:
                self.check(player)
            else:
                player.state(0), player.state(1), player.state(2)
                player.say(**self.sent)
                self.read(player)
        with self.sitting.player(*SEATS) as player:
            self.check(player)

    def check(self, player: Player) -> None:
        asked = (s for seat in SEATS if (s := player.state(seat))["to_move"] == seat)
        state = next(asked, player.state(0))  # nobody is asked after the end
        assert (state["sequence"], state["actions"]) == (len(self.published),) * 2
        assert state["draft"]["actions"] == self.drafts
        assert state["thinking"] or not self.drafts

    @property
    def is_over(self) -> bool:
        """Played to its end."""
        return bool(self.sitting.look()["table"]["status"] == "over")

    def end(self) -> None:
        """The log holds what was promised and nothing else."""
        if not self.is_over:
            assert self.sitting.change("POST", "/end", self.sitting.host).status_code == 200
        replay = self.sitting.ask("GET", "/replay", self.sitting.spectator, params={"at": 0})
        assert replay.json()["actions"] == self.published
