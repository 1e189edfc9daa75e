"""Matches: who sits where, that games depend on nothing else, and that nothing is lost."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import lisboa.edition
from lisboa.arena import journal, processes, tournament
from lisboa.arena.journal import Journal, Unfit
from lisboa.arena.match import Match, Place, Played, Seated, seed_of
from lisboa.arena.standings import Results, failures, pairs_in, standings
from lisboa.bots import registry, weights
from lisboa.rules.machinery.agreement import PLAIN, Agreement
from tests.arena.stubs import DEADLY, FAILING, FIRST, LAST

SOLO = Agreement(solo=True)


def match(*bots: str, players: int = 2, seed: int = 1, agreement: Agreement = PLAIN) -> Match:
    return Match(lisboa.edition.load(), bots, players, seed, agreement)


def play(of: Match, at: Place) -> Played:
    kinds = {bot: registry.find(bot) for bot in of.contestants}
    return tournament.play(kinds, of, at)


def timeless(games: list[Played]) -> list[Played]:
    """In order, without how long it took."""
    return [
        replace(game, seats=tuple(replace(seat, seconds=0.0) for seat in game.seats))
        for game in sorted(games, key=lambda game: game.at)
    ]


def ended(at: Place, seating: tuple[str, ...], *wigs: int, rank: str | None = None) -> Played:
    """A game that was never played: the most wigs win."""
    winners = wigs.count(max(wigs))
    seats = tuple(
        Seated(
            bot,
            mine,
            place=1 + sum(other > mine for other in wigs),
            share=1 / winners if mine == max(wigs) else 0.0,
            turns=20,
            decisions=10,
            seconds=0.5,
            faults=0,
        )
        for bot, mine in zip(seating, wigs, strict=True)
    )
    return Played(at, seats, "sets", rank)


def forfeited(game: Played, bot: str, times: int) -> Played:
    """The same game, in which greedy answered so often for this bot."""
    told: dict[str, Any] = {"fault": "It failed.", "report": "a traceback"} if times else {}
    seats = (
        replace(seat, faults=times, **told) if seat.bot == bot else seat for seat in game.seats
    )
    return replace(game, seats=tuple(seats))


class TestSeatings:
    def test_two_bots_sit_both_ways(self) -> None:
        assert match("a", "b").seatings == [("a", "b"), ("b", "a")]

    def test_one_against_copies_of_the_other(self) -> None:
        seatings = match("a", "b", players=4).seatings
        assert seatings == [
            ("a", "b", "b", "b"),
            ("b", "a", "b", "b"),
            ("b", "b", "a", "b"),
            ("b", "b", "b", "a"),
        ]

    def test_one_against_copies_of_the_others(self) -> None:
        assert match("a", "b", "c", players=4).seatings[0] == ("a", "b", "c", "b")

    def test_more_bots_than_seats_meet_in_all_groups(self) -> None:
        seatings = match("a", "b", "c").seatings
        assert len(seatings) == 6
        assert {frozenset(seating) for seating in seatings} == {
            frozenset(pair) for pair in ("ab", "ac", "bc")
        }

    @pytest.mark.parametrize("players", [2, 3, 4])
    @pytest.mark.parametrize("bots", ["ab", "abcd", "abcde"])
    def test_everybody_sits_everywhere_equally_often(self, bots: str, players: int) -> None:
        seatings = match(*bots, players=players).seatings
        for bot in bots:
            by_seat = [sum(seating[seat] == bot for seating in seatings) for seat in range(players)]
            assert len(set(by_seat)) == 1

    def test_a_bot_with_itself_plays_each_deal_once(self) -> None:
        assert match("a", "a").seatings == [("a", "a")]

    def test_alone_against_lacerda(self) -> None:
        assert match("a", "b", players=1, agreement=SOLO).seatings == [("a",), ("b",)]

    def test_deals_for_games(self) -> None:
        assert [match("a", "b", "c").deals_for(games) for games in (1, 6, 7, 200)] == [1, 1, 2, 34]

    def test_every_seat_has_chances_of_its_own(self) -> None:
        places = [Place(deal, seating) for deal in range(20) for seating in range(4)]
        assert len({seed_of(at, seat) for at in places for seat in range(4)}) == 20 * 4 * 4


class TestGame:
    def test_depends_on_its_place_alone(self) -> None:
        both = match("random", FIRST)
        first, second = (play(both, Place(5, 1)) for _ in range(2))
        assert timeless([first]) == timeless([second])
        assert timeless([first]) != timeless([play(both, Place(6, 1))])

    def test_is_counted(self) -> None:
        game = play(match("random", FIRST, LAST, players=3), Place(2, 0))
        assert [seat.bot for seat in game.seats] == ["random", FIRST, LAST]
        assert sorted(seat.place for seat in game.seats)[0] == 1
        assert sum(seat.share for seat in game.seats) == pytest.approx(1)
        assert all(seat.decisions > 10 < seat.turns for seat in game.seats)
        assert game.ended_by in ("sets", "stacks")
        assert game.rank is None
        assert not any(seat.faults for seat in game.seats)

    def test_against_lacerda(self) -> None:
        game = play(match("random", players=1, agreement=SOLO), Place(1, 0))
        assert [seat.bot for seat in game.seats] == ["random", "Lacerda"]
        assert [seat.place for seat in game.seats] == [2, 1]
        assert game.rank == "jester"
        assert game.seats[1].decisions == 0

    def test_a_failing_bot_forfeits_and_the_game_goes_on(self) -> None:
        game = play(match(FAILING, "random"), Place(1, 0))
        assert game.seats[0].faults == game.seats[0].decisions // 10 > 0
        assert "ZeroDivisionError" in game.seats[0].fault
        assert game.seats[1].faults == 0

    def test_of_the_engine_that_breaks_is_told(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(tournament, "MOST_QUESTIONS", 20)
        with pytest.raises(tournament.Broken) as raised:
            next(tournament.run(match("random", FIRST), [Place(3, 1)]))
        assert raised.value.deal == 3
        assert raised.value.seating == (FIRST, "random")


class TestProcesses:
    def test_do_not_matter(self) -> None:
        both = match("random", FIRST)
        missing = Results(both, deals=3).missing()
        alone = list(tournament.run(both, missing))
        together = list(tournament.run(both, missing, jobs=2))
        assert timeless(alone) == timeless(together)
        assert len(alone) == 6

    def test_one_that_dies_is_noticed(self) -> None:
        both = match(DEADLY, "random")
        with pytest.raises(processes.WorkerLost):
            list(tournament.run(both, Results(both, deals=2).missing(), jobs=2))


class TestResults:
    def test_count_whole_deals_only(self) -> None:
        both = match("a", "b", seed=5)
        results = Results(both, deals=2)
        for at in (Place(5, 0), Place(6, 0), Place(6, 1)):
            results.add(ended(at, both.seatings[at.seating], 50, 40))
        assert results.missing() == [Place(5, 1)]
        assert [deal[0].at.deal for deal in results.deals()] == [6]
        assert (results.played, results.games) == (3, 4)

    def test_ignore_deals_nobody_asked_for(self) -> None:
        both = match("a", "b")
        results = Results(both, deals=1)
        results.add(ended(Place(2, 0), ("a", "b"), 50, 40))
        assert results.played == 0

    def test_stop_early_at_the_same_deal_whatever_comes_first(self) -> None:
        both = match("a", "b")
        games = [
            ended(Place(deal, seating), bots, *(60 if bot == "a" else 50 for bot in bots))
            for deal in range(1, 31)
            for seating, bots in enumerate(both.seatings)
        ]
        counted = []
        for order in (games, games[::-1]):
            results = Results(both, deals=30, stop_early=True)
            for game in order:
                results.add(game)
            assert results.settled == "a"
            assert results.missing() == []
            counted.append(results.deals())
        assert counted[0] == counted[1]
        assert 5 <= len(counted[0]) < 15

    def test_a_bot_that_failed_never_settles_a_match(self) -> None:
        three = match("a", "b", "failing", players=3)
        results = Results(three, deals=40, stop_early=True)
        for deal in range(1, 41):
            for seating, bots in enumerate(three.seatings):
                wigs = {"failing": 90, "a": 60, "b": 50}
                game = ended(Place(deal, seating), bots, *(wigs[bot] for bot in bots))
                results.add(forfeited(game, "failing", 1))
        assert results.settled is None  # a and b never won: who is better is open
        assert [failure.bot for failure in failures(three, results.deals())] == ["failing"]
        assert [each.bot for each in standings(three, results.deals())] == ["a", "b"]


class TestFailures:
    @pytest.mark.parametrize(("times", "failed"), [(0, False), (1, False), (2, True)])
    def test_are_more_than_one_decision_in_twenty(self, times: int, failed: bool) -> None:
        both = match("a", "b")
        deal = [ended(Place(1, n), bots, 60, 50) for n, bots in enumerate(both.seatings)]
        deal[0] = forfeited(deal[0], "b", times)  # b decides 20 times in this deal
        found = failures(both, [deal])
        assert [failure.bot for failure in found] == ["b"] * failed
        assert ("b" in [each.bot for each in standings(both, [deal])]) is not failed
        if found:
            assert (found[0].forfeited, found[0].report) == (0.1, "a traceback")


class TestStandings:
    def test_of_two(self) -> None:
        both = match("a", "greedy-1")
        deals = [
            [
                ended(Place(1, 0), ("a", "greedy-1"), 60, 50),
                ended(Place(1, 1), ("greedy-1", "a"), 40, 60),
            ],
            [
                ended(Place(2, 0), ("a", "greedy-1"), 50, 50),
                ended(Place(2, 1), ("greedy-1", "a"), 55, 45),
            ],
        ]
        first, second = standings(both, deals)
        assert (first.bot, second.bot) == ("a", "greedy-1")
        assert (first.games, second.games) == (4, 4)
        assert first.win_share == pytest.approx(2.5 / 4)
        assert second.win_share == pytest.approx(1.5 / 4)
        assert first.wigs.mean == pytest.approx(215 / 4)
        assert first.difference == pytest.approx((10 + 20 + 0 - 10) / 4)
        assert second.difference == -first.difference
        assert second.rating == 1000  # the yardstick
        assert first.rating > 1000
        assert first.interval[0] < first.win_share < first.interval[1]
        assert first.ms_per_decision == pytest.approx(50)

    def test_a_share_is_that_of_one_seat(self) -> None:
        four = match("a", "b", players=4)
        deal = [
            ended(Place(1, seating), bots, *(60 if bot == "a" else 50 for bot in bots))
            for seating, bots in enumerate(four.seatings[:3])
        ]
        deal.append(ended(Place(1, 3), four.seatings[3], 70, 50, 50, 60))
        first, second = standings(four, [deal, deal])
        assert (first.bot, first.win_share) == ("a", 0.75)
        assert second.win_share == pytest.approx(0.25 / 3)
        assert first.difference == pytest.approx((10 + 10 + 10 - 10) / 4)

    def test_pairs_are_counted_by_place(self) -> None:
        game = ended(Place(1, 0), ("a", "b", "b", "c"), 60, 60, 50, 40)
        assert pairs_in([game], ("a", "b", "c")) == [(1.5, 0.5), (1, 0), (2, 0)]

    def test_against_lacerda_it_is_the_yardstick(self) -> None:
        alone = match("a", players=1, agreement=SOLO)
        deals = [
            [ended(Place(n, 0), ("a", "Lacerda"), 60 + n, 62, rank="servant")] for n in range(1, 4)
        ]
        by_name = {each.bot: each for each in standings(alone, deals)}
        assert by_name["a"].win_share == pytest.approx(0.5)
        assert by_name["Lacerda"].rating == 1000
        assert by_name["a"].ranks == {"jester": 0, "servant": 3, "favourite": 0, "right-hand": 0}

    def test_of_nothing(self) -> None:
        assert standings(match("a", "b"), []) == []


class TestJournal:
    GAMES = (
        ended(Place(1, 0), ("random", FIRST), 50, 40),
        ended(Place(1, 1), (FIRST, "random"), 45, 45, rank="servant"),
    )

    @pytest.fixture
    def kept(self, tmp_path: Path) -> Journal:
        kept = Journal(tmp_path / "deep" / "match.jsonl", match("random", FIRST))
        assert kept.read() == []
        kept.begin()
        for game in self.GAMES:
            kept.add(game)
        return kept

    def test_gives_back_what_it_was_given(self, kept: Journal) -> None:
        kept.begin()  # a second time changes nothing
        assert kept.read() == list(self.GAMES)

    def test_a_line_that_was_cut_short_is_thrown_away(self, kept: Journal) -> None:
        whole = kept.file.read_text("utf-8")
        kept.file.write_text(whole[:-20], "utf-8")
        assert kept.read() == [self.GAMES[0]]
        kept.add(self.GAMES[1])
        assert kept.file.read_text("utf-8") == whole

    @pytest.mark.parametrize(
        "other", [match("random", LAST), match("random", FIRST, seed=2), match(FIRST, "random")]
    )
    def test_belongs_to_one_match(self, kept: Journal, other: Match) -> None:
        with pytest.raises(Unfit) as raised:
            Journal(kept.file, other).read()
        assert raised.value.cause == "another-match"
        assert journal.name_of(other) != journal.name_of(match("random", FIRST))

    def test_belongs_to_the_bots_as_they_are(
        self, kept: Journal, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        other = replace(registry.find(FIRST), files=(Path(__file__),))  # its code changed
        monkeypatch.setattr(registry, "find", lambda bot: other)
        with pytest.raises(Unfit):
            Journal(kept.file, match("random", FIRST)).read()

    def test_belongs_to_the_weights_as_they_are(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        file, text = tmp_path / "mine.toml", weights.text_of("greedy")
        names = []
        for content in (text, f"{text}# better\n", text):
            file.write_text(content, "utf-8")
            names.append(journal.name_of(match("greedy:mine.toml", "random")))
        assert names[0] == names[2] != names[1]

    @pytest.mark.parametrize("text", ["mine", "mine\n", "{}\n", "[]\n", '{"format": 1}\n'])
    def test_a_file_that_is_none(self, tmp_path: Path, text: str) -> None:
        file = tmp_path / "mine.txt"
        file.write_text(text, "utf-8")
        with pytest.raises(Unfit) as raised:
            Journal(file, match("random", FIRST)).read()
        assert raised.value.cause == "no-journal"
        assert file.read_text("utf-8") == text

    @pytest.mark.parametrize("line", ["x", "{}", "[]", "null", '{"at": {"deal": 1}}'])
    def test_a_spoilt_line_is_named(self, kept: Journal, line: str) -> None:
        with kept.file.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")
        with pytest.raises(Unfit) as raised:
            kept.read()
        assert (raised.value.cause, raised.value.line) == ("spoilt", 4)

    def test_names_are_readable(self) -> None:
        name = journal.name_of(match("planner:200ms", "greedy-1"))
        assert name.startswith("planner-200ms-greedy-1-2-1-")
        assert name.endswith(".jsonl")
        assert len(journal.name_of(match(f"program:echo {'x' * 500}", "random"))) < 100
