"""Records replay to the identical state; wrong ones say in which line, and leak nothing."""

from dataclasses import replace
from random import Random

import pytest

from lisboa.game import Game, GameError, RecordError, load, new_game
from lisboa.game.records.transcript import write
from lisboa.rules import RULES_VERSION
from tests.game.play import PLAYERS, after, finished, random_game, steps


@pytest.fixture(scope="module")
def text() -> str:
    """A finished game."""
    return finished(3, 5).record()


def edited(text: str, line: int, old: str, new: str) -> str:
    """The record with something replaced in one line, counted from 1."""
    lines = text.split("\n")
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    return "\n".join(lines)


def line_of(text: str, begins: str) -> int:
    return next(i for i, line in enumerate(text.split("\n"), 1) if line.startswith(begins))


def broken(text: str) -> RecordError:
    """What is wrong with a record; always a sentence."""
    with pytest.raises(RecordError) as fault:
        load(text)
    sentence = str(fault.value)
    assert sentence.endswith((".", ")"))  # a rule id comes last
    if fault.value.line:
        assert sentence.startswith(f"Line {fault.value.line}:")
    return fault.value


@pytest.mark.parametrize("players", PLAYERS)
def test_a_record_replays_to_the_identical_state_at_every_step(players: int) -> None:
    """Every fifth step is loaded again; at every step the text so far only grows."""
    for number, game in enumerate(random_game(players, 31)):
        if number % 5 and not game.over:
            continue
        text = game.record()
        again = load(text)
        assert again.state.hash() == game.state.hash()
        assert again.actions == game.actions
        assert again.names == game.names
        assert [str(a) for a in again.legal] == [str(a) for a in game.legal]
        assert again.record() == text
        if game.over:
            assert again.result == game.result
            assert [x.to_dict() for x in again.events(0)] == [x.to_dict() for x in game.events(0)]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_record_goes_on_where_it_was_left(players: int) -> None:
    game = after(players, 9, 50)
    again = load(game.record())
    for one, other in zip(steps(game, 1), steps(again, 1), strict=True):
        assert one.state.hash() == other.state.hash()
    assert again.over


def test_hashes_after_every_turn_are_those_of_the_game(text: str) -> None:
    game = load(text)
    hashes = [line.split("  = ")[1] for line in text.split("\n") if "  = " in line]
    assert hashes[-1] == game.state.hash()
    assert len(hashes) == game.state.turn + 1  # and one for set-up


def test_comments_blank_lines_and_missing_hashes_are_fine(text: str) -> None:
    lines = []
    for line in text.split("\n"):
        lines += [line.split("  = ")[0] + "   # a thought", "", "# another; with: signs > [x]"]
    lines[0] = text.split("\n")[0]
    assert load("\n".join(lines)).record() == text
    assert load("\ufeff" + text.replace("\n", "\r\n")).record() == text
    commented = write(load(text), ("played by nobody", "two\nlines"))
    assert "# two\n# lines\n" in commented
    assert load(commented).record() == text


def test_names_of_any_script_survive() -> None:
    names = ["Marquês de Pombal", "Сергей", "山田 太郎"]
    game = new_game(3, 1, names=names)
    for _ in steps(game, 1, 25):
        pass
    assert load(game.record()).names == names


def test_joined_emoji_are_letters_of_a_name_and_joiners_alone_are_not() -> None:
    names = ["👩\u200d🚀 Ana", "👩🏽\u200d❤️\u200d👨🏿", "🧙\u200d♂️"]
    assert load(new_game(3, 1, names=names).record()).names == names
    for name in ("A\u200dna", "👩\u200d", "\u200d🚀", "👩\u200d\u200d🚀", "*\u200d*", "A\u200bna"):
        with pytest.raises(GameError):
            new_game(2, 1, names=["Rui", name])


# ---- what is wrong with it? ----


def test_a_record_cut_after_any_line_is_refused_or_shorter(text: str) -> None:
    lines = text.split("\n")
    for cut in range(len(lines) - 1):
        fault = broken("\n".join(lines[:cut]))  # a finished game: its result is missing
        assert fault.line or "missing" in str(fault) or "lacks" in str(fault)
    unfinished = after(3, 5, 60).record().split("\n")
    first = unfinished.index("[game]") + 1
    for cut in range(first, len(unfinished)):
        assert len(load("\n".join(unfinished[:cut])).actions) <= 60


def test_a_record_cut_anywhere_in_a_line_is_never_another_game(text: str) -> None:
    start = text.index("[game]")
    for cut in range(start, len(text) - 1, 97):
        fault = broken(text[:cut])
        assert fault.line


def test_a_changed_action_is_found_in_its_line(text: str) -> None:
    line = line_of(text, "7 ")
    fault = broken(edited(text, line, ": ", ": stop; "))
    assert fault.line == line
    assert "“stop” cannot be played here" in str(fault)
    assert "(FLOW-02)" in str(fault)
    fault = broken(edited(text, line, ": ", ": dance; "))
    assert (fault.line, "There is no action “dance”" in str(fault)) == (line, True)


def test_another_legal_action_is_found_by_the_hash() -> None:
    game = after(2, 2, 1)
    text = game.record()
    kept = str(game.action(game.actions[0]))
    other = next(str(a) for a in new_game(2, 2).legal if str(a) != kept)
    fault = broken(text.replace(f": {kept}", f": {other}"))
    assert fault.line == line_of(text, "0 ")
    assert "was changed somewhere up to here" in str(fault)


def test_a_changed_hash_and_a_changed_result_are_found(text: str) -> None:
    line = line_of(text, "12 ")
    hash_ = text.split("\n")[line - 1].split("  = ")[1]
    assert broken(edited(text, line, hash_, "0123456789abcdef")).line == line
    line = line_of(text, "result:")
    assert broken(edited(text, line, "won by", "not won by")).line == line


def test_a_changed_deal_is_found_in_its_line(text: str) -> None:
    for begins, old, new in (
        ("hand red", "political-", "political-9"),
        ("hand green", "political-", "ship-"),
        ("bag", "clergy-", "clergy-trade-any clergy-"),
        ("red king", "political-", "political-22 political-"),
        ("purple", " political-", ""),
        ("decrees", "decree-", "decree-01 decree-"),
        ("buildings blue", "-blue", "-green"),
        ("scoring", "3", "5"),
        ("scoring", "3", "many"),
        ("row A", "brown", "yellow"),
        ("row B", ": ", ": blue "),
        ("column 3", ": ", ": red "),
        ("site-west-a", ": ", ": red "),
        ("pile", ": ", ": red "),
        ("returned", ": ", ": 99 "),
        ("favours", ": ", ": king "),
        ("plans", ": ", ": plan-blue-2a "),
        ("pair red", ": ", ": clergy-discount "),
        ("brown king", ": ", ": political-01 "),
        ("bag:", "bag", "bags"),
    ):
        if begins == "bag:":
            assert "lacks the line “bag”" in str(broken(text.replace("\nbag:", "\nbags:")))
            continue
        line = line_of(text, begins)
        fault = broken(edited(text, line, old, new))
        assert fault.line, (begins, str(fault))


def test_a_swapped_deal_is_found_by_the_first_hash_that_differs(text: str) -> None:
    lines = text.split("\n")
    place = line_of(text, "decrees") - 1
    key, *decrees = lines[place].split()
    lines[place] = " ".join([key, *decrees[:-2], decrees[-1], decrees[-2]])
    assert broken("\n".join(lines)).line == line_of(text, "0 ")


def test_foreign_records_say_what_they_are(text: str) -> None:
    line = line_of(text, "edition:")
    fault = broken(edited(text, line, "edition: baixa ", "edition: alfama f00"))
    assert (fault.line, "alfama f00" in str(fault)) == (line, True)
    line = line_of(text, "rules:")
    for theirs, needs in (
        ("rules: 1", "Lisboa 0.1 plays it."),
        ("rules: 92", "A newer program plays it."),
        ("rules: mine", "No program is known that plays it."),
    ):
        fault = broken(edited(text, line, "rules: 2", theirs))
        assert (fault.line, needs in str(fault)) == (line, True)
    for header in ("edition", "rules", "start"):
        fault = broken("\n".join(x for x in text.split("\n") if not x.startswith(f"{header}:")))
        assert str(fault) == f"The header “{header}” is missing."
    seatless = "\n".join(x for x in text.split("\n") if not x.startswith("seat:"))
    assert "“seat” is missing" in str(broken(seatless))


@pytest.mark.parametrize(
    ("begins", "old", "new", "says"),
    [
        ("start:", "start: ", "start: No", "is no seat of this game"),
        ("rules:", "rules:", "rules", "colon is missing"),
        ("rules:", "rules:", "weather:", "no header “weather”"),
        ("rules:", f"rules: {RULES_VERSION}", "start: red", "for the second time"),
        ("[deal]", "[deal]", "[trade]", "no section [trade]"),
        ("pile:", "pile:", "pile", "colon is missing"),
        ("pile:", "pile:", "decrees:", "stands in the deal twice"),
        ("pile:", "pile:", "moon:", "The deal lacks"),
        ("seat: green", "green", "red", "same name"),
        ("seat: green", "green", "neutral", "cannot be the name"),
        ("seat: red", "seat: red", "# nobody", "is no part of a deal"),
        ("5 ", ":", " ", "a turn begins with its number"),
        ("5 ", "5 ", "6 ", "this is turn 5, the record says 6"),
        ("5 ", "5 ", "five ", "a turn begins with its number"),
    ],
)
def test_a_broken_line_is_named(text: str, begins: str, old: str, new: str, says: str) -> None:
    fault = broken(edited(text, line_of(text, begins), old, new))
    assert says in str(fault)


def test_an_answer_of_the_wrong_seat_is_refused() -> None:
    text = after(3, 5, 60).record()
    line = line_of(text, "2 ")
    name = text.split("\n")[line - 1].split(":")[0].split(" ")[1]
    other = next(x for x in ("red", "green", "violet") if x != name)
    fault = broken(edited(text, line, name, other))
    assert (fault.line, "Another player has to answer" in str(fault)) == (line, True)
    fault = broken(edited(text, line, name, "Nobody"))
    assert (fault.line, "“Nobody” is no seat" in str(fault)) == (line, True)


def test_what_comes_after_the_end_is_refused(text: str) -> None:
    fault = broken(text + "99 red: stop\n")
    assert (fault.line, "The game is over" in str(fault)) == (len(text.split("\n")), True)


def test_garbage_is_no_record() -> None:
    chance = Random(3)
    for length in (0, 1, 10, 500):
        garbage = "".join(chr(chance.randrange(1, 0x500)) for _ in range(length))
        assert broken(garbage).line == 1
        assert broken("Lisboa record 1\n" + garbage) is not None
    for wrong in (b"Lisboa record 1\n", None, 7, ["Lisboa record 1"]):
        with pytest.raises(RecordError, match="not a record"):
            load(wrong)  # type: ignore[arg-type]  # the wrong call is the point
    assert "record 1" in str(broken("Lisboa record 2\n"))


def test_a_mangled_record_never_gives_anything_but_a_sentence(text: str) -> None:
    chance = Random(12)
    for _ in range(150):
        letters = list(text)
        for _ in range(chance.randrange(1, 4)):
            place = chance.randrange(len(letters))
            letters[place] = chance.choice([*"aZ0:;>#=[] \n\t\x00é", "", text[place] * 2])
        try:
            load("".join(letters))
        except GameError as fault:
            assert str(fault)


# ---- what a seat knows of an unfinished game ----


@pytest.mark.rule("G-136")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_written_for_a_seat_is_the_same_in_twin_games(players: int) -> None:
    """Twins with a deal of their own: another order of what the seat has not seen."""
    compared = 0
    for number, game in enumerate(random_game(players, 6)):
        if game.over or number % 6:
            continue
        seat = [None, *range(players)][number // 6 % (players + 1)]
        twin = redealt(game, seat, Random(number))
        if twin is None:
            continue
        assert twin.record(known_to=seat) == game.record(known_to=seat)
        assert twin.record() != game.record()
        compared += 1
    assert compared > 15


def redealt(game: Game, seat: int | None, chance: Random) -> Game | None:
    """The same game, with unseen parts of the deal in another order and the same answers."""
    assert game.deal is not None
    s, deal = game.state, game.deal

    def mixed(things: tuple[int, ...], first: int) -> tuple[int, ...]:
        rest = list(things[first:])
        chance.shuffle(rest)
        return (*things[:first], *rest)

    seen = {card for p in s.players for card in p.seen} | set(s.discards) | {s.court}
    seen |= {card for p in s.players for card in p.upper + p.lower}
    drawn = [sum(card in seen for card in stack) for stack in deal.red]
    turned = [n + 1 for n in s.stack_next] if s.period > 1 else [0] * 4
    dealt = sum(len(p.hand) for p in s.players) if s.period > 1 else 0
    twin = Game.of_deal(
        game.edition,
        replace(
            deal,
            red=tuple(mixed(stack, n + 1) for stack, n in zip(deal.red, drawn, strict=True)),
            brown=tuple(mixed(stack, n) for stack, n in zip(deal.brown, turned, strict=True)),
            purple=mixed(deal.purple, 0) if s.period == 1 and not dealt else deal.purple,
            decrees=mixed(deal.decrees, s.decree_next),
            task_deck=mixed(deal.task_deck, max(0, s.task_next - len(deal.tasks))),
            buildings=tuple(
                mixed(stack, place + 1 + len(stack) - len(rest))
                for stack, place, rest in zip(
                    deal.buildings, s.building_next, s.building_stack, strict=True
                )
            ),
            hands=_swapped(game, seat, chance) if s.period == 1 else deal.hands,
        ),
        game.names,
    )
    try:
        for action in game.actions:
            twin.play(action)
    except GameError:
        return None
    except ValueError:
        return None  # an answer was not legal: not twins
    return twin if twin.view(seat).to_dict() == game.view(seat).to_dict() else None


def _swapped(game: Game, seat: int | None, chance: Random) -> tuple[tuple[int, ...], ...]:
    """Hidden hand cards exchanged for blue cards that were not dealt."""
    assert game.deal is not None
    s = game.state
    dealt = {card for hand in (*game.deal.hands, game.deal.revealed) for card in hand}
    undealt = [card for card in s.t.deck[0] if card not in dealt]
    chance.shuffle(undealt)
    hands = []
    for other, hand in enumerate(game.deal.hands):
        hidden = [card for card in s.players[other].hand if card in hand and other != seat]
        swap = dict(zip(hidden, (undealt.pop() for _ in hidden if undealt), strict=False))
        hands.append(tuple(sorted(swap.get(card, card) for card in hand)))
    return tuple(hands)


@pytest.mark.rule("G-136")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_written_for_a_seat_names_nothing_hidden(players: int) -> None:
    for number, game in enumerate(random_game(players, 14)):
        if game.over or number % 6:
            continue
        seat = number // 6 % players
        text = game.record(known_to=seat)
        s, t = game.state, game.state.t
        secret = {
            t.card_name[card]
            for other, p in enumerate(s.players)
            if other != seat
            for card in p.hand
            if card not in p.seen
        }
        secret |= {t.decree_name[decree] for decree in s.decree_deck[s.decree_next :]}
        secret |= {t.card_name[card] for stack in s.later_stacks for card in stack}
        secret |= {t.card_name[card] for card in s.purple[s.purple_next :]}
        for stack, place in zip(s.stacks, s.stack_next, strict=True):
            secret |= {t.card_name[card] for card in stack[place + 1 :]}
        assert not secret & set(text.split())
        assert " = " not in text
        for own in (t.card_name[card] for card in s.players[seat].hand):
            assert own in text.split()


@pytest.mark.parametrize("players", (1, *PLAYERS))
def test_what_was_taken_back_leaves_no_trace_in_the_record(players: int) -> None:
    """Also where one can go back into an earlier turn: alone, if nothing was turned up."""
    into_earlier_turns = 0
    for seed in range(4):
        game, chance = new_game(players, seed), Random(seed)
        texts = [game.record()]  # after so many answers
        while not game.over:
            game.play(chance.choice(game.legal))
            texts[len(game.actions) :] = [game.record()]
            while game.can_undo and chance.random() < 0.3:
                into_earlier_turns += game.turns[-1].number != game.state.turn
                game.undo()
                assert game.record() == texts[len(game.actions)]
        assert load(texts[-1]).record() == texts[-1]
        straight = new_game(players, seed)
        for action in game.actions:
            straight.play(action)
        assert straight.record() == texts[-1]
    assert into_earlier_turns or players > 1


def test_a_partly_known_record_can_be_read_but_not_replayed() -> None:
    game = after(2, 1, 30)
    text = game.record(known_to=1)
    assert f"known: {game.names[1]}" in text
    fault = broken(text)
    assert fault.line == line_of(text, "known:")
    assert "can be read but not replayed" in str(fault)
    assert "known: everybody" in game.record(known_to=None)
    with pytest.raises(GameError, match="There is no seat 2"):
        game.record(known_to=2)


def test_a_finished_game_has_no_secrets_left() -> None:
    game = finished(2, 1)
    assert game.record(known_to=0) == game.record()


def test_a_game_from_a_position_has_no_record() -> None:
    game = after(2, 1, 30).view(0).sample(Random(1))
    with pytest.raises(GameError, match="save its position instead"):
        game.record()
    with pytest.raises(GameError, match="save its position instead"):
        game.record(known_to=0)
