"""Records: a whole game as a readable text file that replays to the identical state.

    Lisboa record 1
    edition: baixa 259bf041e1a9cb49
    rules: 2
    seat: red
    seat: green
    start: red

    [deal]
    hand red: political-01 political-02 ...
    ...

    [game]
    0 red: keep tile clergy-discount; green> keep tile clergy-sell-bonus
    1 red: gold political-01; draw political-22  = 0123456789abcdef

One line is one turn: its number, whose it is, the answers in their order, `Name>` where another
seat answers, and after `=` the hash of the state. What follows a `#` is a comment.
"""

from dataclasses import dataclass, field

from lisboa.edition import Edition
from lisboa.edition import load as load_edition
from lisboa.game.faults import GameError, IllegalAction, RecordError, other_rules
from lisboa.game.game import FEWEST, MOST, Game, check_edition, check_names
from lisboa.game.known import first_church, known_deal
from lisboa.game.names import names_of
from lisboa.game.records.spelling import spell_deal, unspell_deal
from lisboa.game.turn_by_turn import Turn
from lisboa.game.variants import spell_variants, unspell_variants
from lisboa.rules import RULES_VERSION
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.catalogue import KEEP_CARD
from lisboa.rules.machinery.numbers import NONE
from lisboa.rules.machinery.tables import tables_of

FORMAT = 1
TITLE = f"Lisboa record {FORMAT}"
HIDDEN_PICK = "keep card ?"  # in a draft, for the other seats


# ---- writing ----


def write(game: Game, comments: tuple[str, ...] = ()) -> str:
    """The whole game, its deal spelled out, with a hash after every turn."""
    if game.deal is None:
        raise GameError("no-deal")
    return "\n".join(
        [
            TITLE,
            *(f"# {line}" for comment in comments for line in comment.splitlines()),
            *_headers(game),
            *_result(game),
            "",
            "[deal]",
            *spell_deal(names_of(game.state.t), game.names, game.deal),
            "",
            "[game]",
            *(f"{_spell_turn(game, x)}  = {x.hash or game.state.hash()}" for x in game.turns),
            "",
        ]
    )


def write_known(game: Game, seat: int | None) -> str:
    """What one seat knows of an unfinished game: without what is still hidden from it."""
    game.view(seat)  # refuses a seat that does not exist
    if game.over:
        return write(game)
    known = game.names[seat] if seat is not None else "everybody"
    names = names_of(game.state.t)
    lines = spell_deal(names, game.names, known_deal(game, seat))
    if church := first_church(game):  # where these tiles lay in the bag nobody knows
        lines.append(f"church: {' '.join(names.names('tile', church))}")
    turns = [_spell_turn(game, turn, {seat}) for turn in game.turns]
    return "\n".join(
        [TITLE, *_headers(game), f"known: {known}", "", "[deal]", *lines, "", "[game]", *turns, ""]
    )


def _headers(game: Game) -> list[str]:
    edition, start = game.edition, game.names[game.state.start]
    return [
        f"edition: {edition.name} {edition.fingerprint}",
        f"rules: {RULES_VERSION}",
        *(f"seat: {name}" for name in game.names),
        f"start: {start}",
        *(f"variant: {line}" for line in spell_variants(game.state.agreement, game.names)),
    ]


def _result(game: Game) -> list[str]:
    result = game.result
    if result is None:
        return []
    wigs = (f"{name} {n}" for name, n in zip(game.names, result.totals, strict=True))
    winners = " and ".join(game.names[seat] for seat in result.winners)
    return [f"result: {', '.join(wigs)}; won by {winners}"]


def _spell_turn(game: Game, turn: Turn, readers: set[int | None] | None = None) -> str:
    """One line; what others keep in a draft is only for those who did."""
    catalogue = game.state.t.actions
    answers: list[str] = []
    speaker = NONE
    for seat, action in turn.answers:
        said = catalogue.name[action]
        if readers is not None and seat not in readers and catalogue.verb[action] == KEEP_CARD:
            said = HIDDEN_PICK
        if not answers:
            said = f"{turn.number} {game.names[seat]}: {said}"
        elif seat != speaker:
            said = f"{game.names[seat]}> {said}"
        answers.append(said)
        speaker = seat
    return "; ".join(answers)


# ---- reading ----


@dataclass
class Record:
    """A record as written: nothing is played yet."""

    names: list[str] = field(default_factory=list)
    edition: str = ""
    fingerprint: str = ""
    rules: str = ""
    start: str = ""
    known: str = ""
    result: str = ""
    variants: list[str] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)  # where each header stands
    deal: list[tuple[int, str, str]] = field(default_factory=list)  # line, key, values
    turns: list["WrittenTurn"] = field(default_factory=list)


@dataclass
class WrittenTurn:
    """A turn as a record tells it."""

    line: int
    number: str
    answers: list[tuple[str, str]]  # (name of the seat, action)
    hash: str


def read(text: str) -> Record:
    """The parts of a record; complains about the first line that is none."""
    if not isinstance(text, str):
        raise RecordError("not-a-record", 1, title=TITLE)
    record, section = Record(), ""
    lines = text.splitlines()
    if not lines or lines[0].strip().lstrip("\ufeff") != TITLE:
        raise RecordError("not-a-record", 1, title=TITLE)
    for number, raw in enumerate(lines[1:], start=2):
        line = raw.split("#")[0].rstrip()
        if not line:
            continue
        if line.startswith("["):
            if line not in ("[deal]", "[game]"):
                raise RecordError("unknown-section", number, section=line[:40])
            section = line
        elif section == "":
            _read_header(record, number, line)
        elif section == "[deal]":
            key, colon, values = line.partition(":")
            if not colon:
                raise RecordError("no-colon", number)
            record.deal.append((number, key.strip(), values.strip()))
        else:
            record.turns.append(_read_turn(number, line))
    return record


def _read_header(record: Record, number: int, line: str) -> None:
    key, colon, value = line.partition(":")
    key, value = key.strip(), value.strip()
    if not colon:
        raise RecordError("no-colon", number)
    if key in record.lines and key not in ("seat", "variant"):
        raise RecordError("header-twice", number, header=key)
    record.lines.setdefault(key, number)
    if key == "seat":
        record.names.append(value)
    elif key == "variant":
        record.variants.append(value)
    elif key == "edition":
        record.edition, _, record.fingerprint = value.rpartition(" ")
    elif key in ("rules", "start", "known", "result"):
        setattr(record, key, value)
    else:
        raise RecordError("unknown-header", number, header=key[:40])


def _read_turn(number: int, line: str) -> WrittenTurn:
    said, _, hash_ = line.partition("  = ")
    head, colon, rest = said.partition(":")
    turn, _, name = head.strip().partition(" ")
    if not colon or not turn.isdigit() or not name:
        raise RecordError("no-turn", number)
    answers: list[tuple[str, str]] = []
    for part in rest.split(";"):
        speaker, arrow, action = part.rpartition(">")
        if arrow:
            name = speaker.strip()
        answers.append((name, " ".join(action.split())))
    return WrittenTurn(number, turn, answers, hash_.strip())


def load(text: str, edition: Edition | None = None) -> Game:
    """Replay a record to the identical state, or say which line is wrong."""
    record = read(text)
    edition = check_edition(edition) if edition is not None else load_edition()
    _check_headers(record, edition)
    t = tables_of(edition)
    agreement = _agreement(record)
    deal = unspell_deal(names_of(t), t, record.names, record.start, agreement, record.deal)
    game = Game.of_deal(edition, deal, record.names)
    for turn in record.turns:
        _replay(game, turn)
    if record.result and _result(game) != [f"result: {record.result}"]:
        raise RecordError("other-result", record.lines["result"], result=record.result[:80])
    return game


def _agreement(record: Record) -> Agreement:
    try:
        return unspell_variants(record.variants, record.names)
    except GameError as fault:
        raise RecordError("broken", record.lines["variant"], reason=fault) from None


def _check_headers(record: Record, edition: Edition) -> None:
    lines, ours = record.lines, f"{edition.name} {edition.fingerprint}"
    if record.known:
        raise RecordError("partly-known", lines["known"], known=record.known[:40])
    for header in ("edition", "rules", "seat", "start"):
        if header not in lines:
            raise RecordError("missing-header", header=header)
    if record.rules != str(RULES_VERSION):
        raise RecordError("other-rules", lines["rules"], **other_rules(record.rules))
    if record.fingerprint != edition.fingerprint:
        theirs = f"{record.edition} {record.fingerprint}".strip()[:40]
        raise RecordError("other-edition", lines["edition"], theirs=theirs, ours=ours)
    n, first = len(record.names), lines["seat"]
    if not FEWEST <= n <= MOST:
        raise RecordError("wrong-seats", first, n=n, fewest=FEWEST, most=MOST)
    try:
        check_names(record.names, n)
    except GameError as fault:
        raise RecordError("broken", first, reason=fault) from None
    if record.start not in record.names:
        raise RecordError("start", lines["start"], start=record.start[:40])


def _replay(game: Game, turn: WrittenTurn) -> None:
    if turn.number != str(game.state.turn) and not game.over:
        raise RecordError("other-turn", turn.line, theirs=turn.number[:20], ours=game.state.turn)
    for name, text in turn.answers:
        if name not in game.names:
            raise RecordError("unknown-seat", turn.line, seat=name[:40])
        try:
            game.play(text, seat=game.names.index(name))
        except IllegalAction as illegal:
            raise RecordError(
                "illegal", turn.line, action=text[:60], reason=illegal.reason
            ) from None
        except GameError as fault:
            raise RecordError("broken", turn.line, reason=fault) from None
    if turn.hash and turn.hash != (ours := game.state.hash()):
        raise RecordError("other-hash", turn.line, theirs=turn.hash[:20], ours=ours)
