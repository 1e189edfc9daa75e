"""Invitations: a seat is taken once, and nobody but its player ever knows its secret."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from lisboa.server.play.rights import hashed, new_secret
from lisboa.server.settings import Settings
from lisboa.server.show.texts import Text, resolve
from lisboa.text import LANGUAGES
from tests.server.http.test_seats import status
from tests.server.players import BOT, HUMAN, Json, Player, Site, Sitting, request_id
from tests.server.running import in_thread

GUEST: Json = {"kind": "human", "invited": True}
OLD = f'"secret":"{hashed("B" * 22)}"'


class Party(Sitting):
    """A table with guests, as whoever made it knows it."""

    def __init__(self, site: Site, *seats: Json) -> None:
        created = site.http.post("/api/games", json={"seats": list(seats)}).json()
        super().__init__(site, created)
        self.created: Json = created
        self.invitations: list[str] = created["invitations"]

    def take(self, seat: int, secret: str | None = None) -> str:
        """Somebody opens the invitation; the secret of the seat."""
        secret = secret or new_secret()
        answer = self.change("POST", "/seat", self.invitations[seat], secret=secret)
        assert answer.status_code == 200, answer.text
        return secret

    def notices(self) -> list[str]:
        """As everybody may read them, in English."""
        told = self.look()["table"]["notices"]
        return [str(resolve(Text.model_validate(notice["text"]))) for notice in told]

    def entrances(self) -> list[str | None]:
        return [seat["entrance"] for seat in self.look()["table"]["seats"]]


def test_whoever_makes_a_table_gets_invitations_for_guests_and_no_secret_of_theirs(
    site: Site,
) -> None:
    party = Party(site, HUMAN, GUEST, BOT)
    assert [link is not None for link in party.created["seats"]] == [True, False, False]
    assert [link is not None for link in party.created["invitations"]] == [False, True, False]
    assert party.entrances() == ["shared", "invited", None]
    refused = site.http.post("/api/games", json={"seats": [HUMAN, {**BOT, "invited": True}]})
    assert refused.status_code == 422


def test_the_first_who_comes_sits_there_and_sees_what_nobody_else_can(site: Site) -> None:
    party = Party(site, HUMAN, GUEST)
    secret = party.take(1)
    with Player(site, party.game, [secret]) as guest:
        assert guest.state(1)["seat"] == 1
    assert party.entrances() == ["shared", "own"]
    for link in (party.host, party.spectator, party.created["seats"][0]):
        assert status(party.ask("GET", "", link, params={"seat": 1})) == (403, "not-yours")


def test_an_invitation_is_good_for_nothing_but_its_seat(site: Site) -> None:
    party = Party(site, HUMAN, GUEST)
    for _ in range(2):  # before and after it was used
        invitation = party.invitations[1]
        assert status(party.ask("GET", "", invitation)) == (403, "wrong-credential")
        assert status(party.ask("GET", "", invitation, params={"seat": 1}))[0] == 403
        rename = party.change("PUT", "/seats/1/name", invitation, name="Rui")
        assert status(rename) == (403, "wrong-credential")
        party.take(1, "A" * 22)


def test_a_used_invitation_says_that_the_seat_is_taken_and_whom_to_ask(site: Site) -> None:
    party = Party(site, HUMAN, GUEST)
    secret = party.take(1)
    late = party.change("POST", "/seat", party.invitations[1], secret=new_secret())
    assert status(late) == (409, "seat-taken")
    said = str(resolve(Text.model_validate(late.json()["text"])))
    assert "the seat is taken" in said and "ask the host for a new link" in said
    assert party.ask("GET", "", secret, params={"seat": 1}).status_code == 200


def test_the_same_secret_again_is_the_same_guest(site: Site) -> None:
    """An answer that was lost on its way costs nobody a seat, and a page may be opened again."""
    party = Party(site, HUMAN, GUEST)
    secret = new_secret()
    for _ in range(3):
        assert party.take(1, secret) == secret
    assert party.look()["sequence"] == 1
    body = {"request": request_id(), "secret": secret}
    again = [party.ask("POST", "/seat", party.invitations[1], json=body) for _ in range(2)]
    assert again[0].json() == again[1].json()


def test_nobody_takes_a_seat_without_an_invitation(site: Site) -> None:
    party, other = Party(site, HUMAN, GUEST), Party(site, HUMAN, GUEST)
    links = (party.host, party.spectator, party.seats[0], other.invitations[1], new_secret())
    for link in links:
        answer = party.change("POST", "/seat", link, secret=new_secret())
        assert status(answer) == (403, "wrong-credential")
    assert party.entrances() == ["shared", "invited"]


def test_a_seat_is_not_taken_with_a_secret_that_others_know(site: Site) -> None:
    party = Party(site, HUMAN, GUEST)
    for known in (party.invitations[1], party.spectator, party.host, party.seats[0]):
        answer = party.change("POST", "/seat", party.invitations[1], secret=known)
        assert status(answer) == (409, "secret-known")
    assert party.entrances() == ["shared", "invited"]


def test_a_new_link_throws_out_whoever_sits_there_and_the_whole_table_hears_of_it(
    site: Site,
) -> None:
    party = Party(site, HUMAN, GUEST)
    secret = party.take(1)
    party.change("PUT", "/seats/1/name", secret, name="Rui")
    with party.player(0) as rival, party.player() as spectator:
        rival.state(0), spectator.state(None)
        link = party.change("POST", "/seats/1/link", party.host).json()["secret"]
        for player, seat in ((rival, 0), (spectator, None)):
            told = player.hear_of(party.look()["sequence"], seat)["table"]["notices"]
            assert [notice["seat"] for notice in told] == [1, 1]
            assert told[-1]["text"]["key"] == "server:notice-link"
    assert party.notices()[-1].startswith("The host made a new link for Rui.")
    assert status(party.ask("GET", "", secret)) == (403, "wrong-credential")
    assert status(party.change("POST", "/seat", party.invitations[1], secret=secret))[0] == 403
    assert party.entrances() == ["shared", "invited"]
    party.invitations[1] = link
    party.take(1)  # the host, perhaps: but not without a word
    assert party.notices()[-1].startswith("Rui: the seat was taken")


def test_what_the_table_is_told_is_said_in_every_language(site: Site) -> None:
    party = Party(site, HUMAN, GUEST)
    party.take(1)
    party.change("POST", "/seats/1/link", party.host)
    party.change("POST", "/spectators", party.host).json()
    party.spectator = party.seats[0]
    for notice in party.look()["table"]["notices"]:
        text = Text.model_validate(notice["text"])
        assert len({str(resolve(text, spoken)) for spoken in LANGUAGES}) == len(LANGUAGES) == 7


def test_what_was_told_is_known_after_a_restart(data: Path) -> None:
    settings = Settings(data=data, snapshot_every=2)
    with in_thread(settings) as url, closing(Site(url)) as site:
        party = Party(site, HUMAN, GUEST)
        secret = party.take(1)
        party.change("POST", "/seats/1/link", party.host)
        with party.player(0) as player:
            player.state(0)
        before, table = party.notices(), party.look()["table"]
    with in_thread(settings) as url, closing(Site(url)) as site:
        party.site = site
        assert party.notices() == before and party.look()["table"] == table
        assert status(party.ask("GET", "", secret))[0] == 403


def test_a_rematch_keeps_who_sits_where_and_who_is_still_expected(site: Site) -> None:
    party = Party(site, HUMAN, GUEST, GUEST)
    secret = party.take(1)
    party.change("POST", "/end", party.host)
    party.game = party.change("POST", "/rematch", secret).json()["game"]
    assert party.entrances() == ["shared", "own", "invited"]
    assert party.ask("GET", "", secret, params={"seat": 1}).status_code == 200
    party.take(2)


def test_played_on_the_others_are_invited_anew(site: Site) -> None:
    party = Party(site, HUMAN, GUEST)
    party.take(1)
    party.change("POST", "/end", party.host)
    asked = {"at": 0, "seats": [HUMAN, GUEST]}
    branch = party.ask("POST", "/branches", party.seats[0], json=asked).json()
    assert branch["seats"][1] is None and branch["invitations"][1] is not None


def test_seats_of_an_older_program_go_on_and_can_be_made_their_own(data: Path) -> None:
    """It gave every secret to whoever made the table, also those of links that were made anew."""
    settings = Settings(data=data)
    with in_thread(settings) as url, closing(Site(url)) as site:
        party = Party(site, HUMAN, HUMAN)
        party.change("PUT", "/seats/1/name", party.seats[1], name="Rui")
    with closing(sqlite3.connect(data / "lisboa.sqlite")) as file:
        file.execute("UPDATE entries SET payload = replace(payload, 'rename', 'link')")
        file.execute('UPDATE entries SET payload = replace(payload, \'"name":"Rui"\', ?)', [OLD])
        file.execute("UPDATE alembic_version SET version_num = '0005'")
        file.commit()
    with in_thread(settings) as url, closing(Site(url)) as site:
        party.site = site
        party.seats[1] = "B" * 22
        assert party.look(1)["seat"] == 1 and party.entrances() == ["shared", "shared"]
        link = party.change("POST", "/seats/1/link", party.host).json()["secret"]
        assert status(party.ask("GET", "", party.seats[1])) == (403, "wrong-credential")
        party.invitations[1] = link
        party.take(1)
        assert party.entrances() == ["shared", "own"]


@pytest.mark.parametrize("link", ["spectator", "host"])
def test_hot_seat_and_solo_need_no_invitation(site: Site, link: str) -> None:
    party = Party(site, HUMAN, HUMAN)
    assert party.entrances() == ["shared", "shared"]
    with party.player(0, 1) as both:
        assert {both.state(seat)["seat"] for seat in (0, 1)} == {0, 1}
    assert party.ask("GET", "", getattr(party, link)).status_code == 200
