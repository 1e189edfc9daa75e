"""Every kind of fault: a copy of Baixa broken in one way, and the sentence that says so."""

import re
import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from lisboa.edition import EditionError, check, load
from lisboa.edition.vocabulary import FILES

BAIXA = Path(str(files("lisboa.edition"))) / "baixa"

# file, entry | what it says | what it is changed to | field | reason
SHAPES = """
board plot-a1 | column  = 1 | column  = true | column | true is not one of 1, 2, 3, 4, 5.
board plot-a1 | row     = "A" | row     = "Z" | row | “Z” is not one of A, B, C, D, E.
board plot-a1 | row     = "A" | rwo     = "A" | rwo | there is no such field; possible here: id,
board plot-a1 | reais = 5 | reais = 5.0 | reward[1].reais | 5.0 is not a whole number.
board plot-a1 | reais = 5 | reais = true | reward[1].reais | true is not a whole number.
board plot-a1 | reais = 5 | reais = 0 | reward[1].reais | 0 is not between 1 and 20.
board plot-a1 | reais = 5 | real = 5 | reward[1].real | there is no such field; possible here: good,
board plot-a1 | reais = 5 | reais = 5, wigs = 1 | reward[1] | exactly one of these must be there:
board plot-a1 | reais = 5 | noble = "store" | reward[1].noble | there is no such field
board plot-a1 | reais = 5 | draw_tasks = 1 | reward[1].draw_tasks | there is no such field
board plot-a1 | { reais = 5 } | 5 | reward[1] | 5 must be a table in curly brackets.
board plot-a1 | [{ reais = 5 }] | "5" | reward | “5” must be a list in square brackets.
board plot-a1 | [{ reais = 5 }] | [] | reward | the list has 0 values; it needs 1 to 2.
board plot-a2 | n = 1 | n = 9 | reward[1].n | 9 is not between 1 and 4.
board plot-a2 | , n = 1 | | reward[1].n | the field is missing.
board plot-a2 | ["gold", "cloth"] | ["gold", "gold"] | streets[2] | “gold” stands twice in the list.
board plot-a1 | origin  = "authored" | | origin | the field is missing.
board plot-a1 | "authored" | "guessed" | origin | “guessed” is not one of rulebook,
board components | = false | = true | supply_limited | true must be false.
board street-gold | "Rua Aurea" | "" | name | the text must be one line and not empty.
board street-gold | "Rua Aurea" | 1755-11-01 | name | 1755-11-01 is not text
board street-gold | "good", | "goood", | known[1] | “goood” is not a field of this entry.
board site-west-a | row    = "A" | street = "gold" | street | there is no such field
board office-king | "cloth", | "tools", | accepts[1] | “tools” is not one of cloth, gold.
board office-king | "open" | "store" | noble_action | “store” must be open.
board office-king | "cardinal" | "ship" | top | “ship” is not one of cardinal, favour.
board houses-left | visit_in_reais | ship_goods_free | abilities[2] | “ship_goods_free” is not
board church | tile_spaces = 6 | tile_spaces = 7 | tile_spaces | 7 must be 6.
politics political-01 | "builder" | "duke" | kind | “duke” is not one of builder, minister, king
politics political-02 | reward    = | event     = | event | there is no such field
politics political-04 | penalty | reward = [{ wigs = 1 }]\\npenalty | reward | exactly one
politics political-04 | reais = 2 | cardinal = 1 | penalty[1].cardinal | there is no such field
politics political-25 | "any" | "gold" | penalty[1].good | “gold” must be any.
politics political-17 | "discount" | "sail_bonus" | benefit.kind | “sail_bonus” is not one of
politics political-17 | n = 1 | n = 1, good = 1 | benefit.good | there is no such field
politics deck-blue | king = 5, | | per_kind.king | the field is missing.
clergy clergy-rubble-waiver | "brown" | "green" | benefit.colour | “green” is not one of brown, red
clergy clergy-instant-influence | influence = 2 | state = "plan" | benefit.effect[1].state | no such
decrees decree-01 | per = | pro = | score.pro | possible here: per, threshold, majority.
decrees decree-01 | row = "A" | side = "west" | score.side | there is no such field
decrees decree-01 | "stores" | "shops" | score.per | “shops” is not one of stores,
decrees decree-01 | row = "A" | row = "A", rows = ["B", "C"] | score.rows | only one of these
decrees decree-07 | at_least = 2, | | score.at_least | exactly one of these must be there:
decrees decree-20 | "stores" | "buildings" | score.majority | “buildings” is not one of stores
decrees decree-05 | row_e  = true | row_e  = 1 | row_e | 1 must be true or false.
ships ship-red | copies         = 3 | copies         = 4 | copies | 4 must be 3.
plans plan-blue-2a | starting  = false | starting  = 0 | starting | 0 must be true or false.
buildings building-01 | ["gold", "cloth"] | ["gold"] | blue | the list has 1 value; it needs exactly
tasks task-05 | "recruit" | "rest" | any_of[1].do | “rest” is not one of store, decree
tasks task-05 | official = 1 | draw_tasks = 1 | reward[1].draw_tasks | there is no such field
tokens plot-token-any | copies = 1 | copies = "1" | copies | “1” is not a whole number.
"""

# The same; a last column names the place of the fault where it is not the changed entry.
CONSTRAINTS = """
board plot-a2 | "plot-a2" | "plot-a1" | id | the id is already used in board.toml. | board plot-a1
clergy clergy-discount | "clergy-discount" | "ship-red" | id | already used in clergy.toml | ships ship-red
board good-gold | good   = "gold" | good   = "cloth" | good | cloth is already taken by good-gold. | board good-cloth
board good-gold | good   = "gold" | good   = "cloth" | good | there is no entry for gold. | board good
board street-gold | "yellow" | "green" | colour | this must be yellow.
board street-gold | west_column = 1 | west_column = 2 | west_column | this must be 1.
board street-gold | "site-north-gold" | "site-west-a" | north_site | site-west-a is not a site on the north
board street-gold | "site-north-gold" | "site-north-cloth" | north_site | belongs to another street.
board row-e | min_players = 3 | min_players = 1 | min_players | this must be 3.
board column-5 | "narrow" | "wide" | size | this must be narrow.
board column-5 | scoring_space = 4 | scoring_space = 3 | columns | name this scoring space are 4. | board scoring-space-4
board plot-a1 | column  = 1 | column  = 2 | column | A2 is already taken by plot-a1. | board plot-a2
board plot-a1 | row     = "A" | row     = "E" | column | E1 is already taken by missing-e1.
board plot-a2 | row     = "A" | row     = "B" | | nothing stands at A2. | board plot
board plot-a1 | "wide" | "narrow" | size | this must be wide.
board plot-a2 | ["gold", "cloth"] | ["cloth", "gold"] | streets | this must be gold, cloth.
board site-west-a | row    = "A" | row    = "B" | row | west B is already taken by site-west-a. | board site-west-b
board site-north-gold | "gold" | "tools" | | nothing stands at north gold. | board site
board scoring-tile-1 | value  = 3 | value  = 4 | value | 3 tiles show 4; the solo game | board scoring_tile
board city-tools | "tools" | "books" | | the display must have exactly these | board city_space
board treasury | start_reais = 3 | start_reais = 9 | start_reais | 9 is not on the track, which has 1, 2
board treasury-space-2 | reais     = 2 | reais     = 1 | reais | this must be more than 1.
board influence-track | wig_space           = 10 | wig_space           = 9 | wig_space | this must be 10.
board influence-track | [0, 2, 3 | [2, 0, 3 | coin_spaces | must be listed from low to high.
board influence-track | 7, 8] | 7, 10] | coin_spaces | no space may be higher than 9.
board influence-track | 6, 7] | 6, 11] | start_by_turn_order | no space may be higher than 10.
board market | [6, 5, 4, 3, 2] | [6, 4, 3, 2] | spaces | one real apart.
board market | floor  = 2 | floor  = 3 | floor | this must be 2.
board price-gold | start  = 6 | start  = 7 | start | 7 is not on the track, which has 6, 5, 4, 3, 2.
board office-king | "favour" | "cardinal" | bottom | cardinal stands at the top already
board office-king | favour_tiles = 4 | favour_tiles = 5 | favour_tiles | 12 are stated, but | board components
board church | start_gap   = 0 | start_gap   = 3 | start_gap | this must be 0.
board church-gap-0 | "envelope" | "none" | icon | exactly one envelope among the gaps, not 0. | board church_gap
board church-gap-2 | tile_ahead  = 2 | tile_ahead  = 3 | tile_ahead | this must be 2.
board row-a | cubes       = 3 | cubes       = 4 | cubes | there are 63 cubes, but rows, | board rubble_colour
board rubble-red | cubes  = 21 | cubes  = 20 | rubble_cubes | 63 are stated, but | board components
board houses-left | houses    = 2 | houses    = 3 | abilities | there are 2 for 3.
board player-board | rubble_columns = 5 | rubble_columns = 6 | set_markers_per_player | must be 6. | board components
politics deck-red | order    = 2 | order    = 3 | order | this must be 2.
politics deck-blue | cards    = 21 | cards    = 22 | cards | 22 are stated, but the deck has 21.
politics deck-blue | king = 5 | king = 4 | per_kind.king | 4 are stated, but the deck has 5.
politics political-22 | deck      = "red" | deck      = "blue" | per_kind.builder | but the deck has 4. | politics deck-red
politics deck-brown | king = 5 | king = 6 | per_kind.king | this must be 5.
politics deck-purple | cards    = 21 | cards    = 19 | cards | the deck needs at least 20 cards
politics political-02 | number    = 2 | number    = 1 | number | 1 is already taken by political-01.
politics political-02 | number    = 2 | number    = 99 | number | must run from 1 to 82
politics political-57-queen | "political-57" | "political-99" | replaces | there is no card political-99.
politics political-57-queen | "king" | "builder" | kind | this must be king.
clergy clergy-discount | copies  = 3 | copies  = 4 | clergy_tiles | 37 are stated, but the entries under tile make 38. | board components
decrees decree-05 | row_e  = true | row_e  = false | row_e | the decree is about row E, so this must be true.
decrees decree-05 | row = "E" | row = "D" | row_e | the decree is not about row E
ships ship-red | hull           = 2 | hull           = 3 | hull | this must be 2.
ships ship-red | period         = 1 | period         = 2 | period | this must be 1.
plans plan-blue-2a | starting  = false | starting  = true | starting_plan_tiles | make 5. | board components
tasks task-01 | do = "ship" | do = "open" | any_of[2].do | “open” cannot happen during a visit to the minister.
tasks task-01 | do = "store" | do = "store", officials = 1 | any_of[1].officials | belongs to “recruit”
tasks task-01 | pack         = "A" | pack         = "B" | reward[1].draw_tasks | there is no such field
tasks task-12 | pack         = "B" | pack         = "A" | pack | pack B needs at least 8 tasks. | tasks task
board components | public_buildings       = 16 | public_buildings       = 15 | public_buildings | must be even
tokens site-token-any | copies = 2 | copies = 3 | site_tokens | 14 are stated, but | board components
"""  # noqa: E501 - a row of a table cannot be wrapped


def rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of Baixa to break."""
    copy = tmp_path / "my-edition"
    shutil.copytree(BAIXA, copy)
    return copy


def change(folder: Path, file: str, entry: str, old: str, new: str) -> None:
    """Change the first `old` in the entry with this id, or below the heading of this name."""
    path = folder / f"{file}.toml"
    source = path.read_text("utf-8")
    heading = re.search(rf'^id *= "{entry}"$|^\[{entry}\]$', source, re.MULTILINE)
    assert heading, f"there is no {entry}"
    at = source.index(old, heading.start())
    assert "\n[" not in source[heading.end() : at], f"{entry} does not say {old}"
    after = new.replace("\\n", "\n")
    path.write_text(source[:at] + after + source[at + len(old) :], "utf-8")


def sentences(folder: Path) -> list[str]:
    return [fault.text() for fault in check(folder)]


def place(file: str, entry: str, field: str) -> str:
    return f"{file}.toml, {entry}, field {field}: " if field else f"{file}.toml, {entry}: "


@pytest.mark.parametrize(
    ("where", "old", "new", "field", "reason"), rows(SHAPES), ids=lambda text: text[:30]
)
def test_a_wrong_value_is_the_only_fault(
    folder: Path, where: str, old: str, new: str, field: str, reason: str
) -> None:
    file, entry = where.split()
    change(folder, file, entry, old, new)
    found = sentences(folder)
    start = place(file, entry, field)
    assert any(text.startswith(start) and reason in text for text in found), found
    assert all(text.startswith(f"{file}.toml, {entry}, ") for text in found), found


@pytest.mark.parametrize("row", rows(CONSTRAINTS), ids=lambda row: f"{row[0]} {row[4]}"[:60])
def test_what_does_not_fit_together_is_found(folder: Path, row: list[str]) -> None:
    where, old, new, field, reason, *blamed = row
    file, entry = where.split()
    change(folder, file, entry, old, new)
    file, entry = blamed[0].split() if blamed else (file, entry)
    start = place(file, entry, field)
    found = sentences(folder)
    assert any(text.startswith(start) and reason in text for text in found), found


# ---- whole files


def test_a_path_that_is_no_folder(tmp_path: Path) -> None:
    assert sentences(tmp_path / "nowhere") == [f"{tmp_path / 'nowhere'}: this is not a folder."]
    assert "this is not a folder" in sentences(BAIXA / "board.toml")[0]
    assert "this is not a folder" in sentences(Path("\0"))[0]


def test_a_folder_without_an_edition_is_one_fault(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("to do", "utf-8")
    files = ", ".join(f"{file}.toml" for file in FILES)
    (said,) = sentences(tmp_path)
    assert said == f"{tmp_path}: there is no edition in this folder; one has {files}."


def test_a_file_that_no_edition_has(folder: Path) -> None:
    (folder / "decrees.toml").rename(folder / "decree.toml")
    said = sentences(folder)
    assert said[0].startswith("decree.toml: an edition has no such file; it has board.toml, ")
    assert said[1:] == ["decrees.toml: the file is missing."]


def test_a_name_that_nobody_could_read_out(folder: Path) -> None:
    for file in FILES:
        path = folder / f"{file}.toml"
        path.write_text(path.read_text("utf-8").replace('"baixa"', f'"{"x" * 41}"'), "utf-8")
    reason = "field edition: the text must not have more than 40 characters."
    assert sentences(folder) == [f"{file}.toml, {reason}" for file in FILES]


def test_broken_syntax_in_one_file_does_not_hide_the_others(folder: Path) -> None:
    (folder / "ships.toml").write_text("[[ship\n", "utf-8")
    change(folder, "plans", "plan-blue-2a", "officials = 2", "officials = 20")
    syntax, plan = sentences(folder)
    assert syntax.startswith("ships.toml: the file is not valid TOML: ")
    assert "line 1" in syntax
    assert plan.startswith("plans.toml, plan-blue-2a, field officials: 20 is not between")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"\xff\xfe", "is not UTF-8 text (byte 0)"),
        (b"x = " + b"9" * 5000, "too many digits"),
        (b"x = " + b"[" * 100_000, "too many brackets"),
    ],
    ids=["bytes", "digits", "depth"],
)
def test_a_file_that_cannot_be_read(folder: Path, content: bytes, reason: str) -> None:
    (folder / "ships.toml").write_bytes(content)
    (sentence,) = sentences(folder)
    assert sentence.startswith("ships.toml: ")
    assert reason in sentence


def test_a_folder_in_place_of_a_file(folder: Path) -> None:
    (folder / "ships.toml").unlink()
    (folder / "ships.toml").mkdir()
    assert sentences(folder) == ["ships.toml: the file is missing."]


def test_a_file_may_come_from_another_system(folder: Path) -> None:
    source = (folder / "ships.toml").read_text("utf-8")
    windows = source.replace("\n", "\r\n").encode("utf-8-sig")
    (folder / "ships.toml").write_bytes(windows)
    assert sentences(folder) == []


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("format  = 1", "format  = 2", "ships.toml, field format: 2 must be 1."),
        ("format  = 1\n", "", "ships.toml, field format: the field is missing."),
        ('"ships"', '"boats"', "ships.toml, field content: “boats” must be ships."),
        (
            '"baixa"',
            '"mine"',
            "ships.toml, field edition: “mine” is not “baixa”, the name in board",
        ),
        (
            "[[ship]]",
            "[[boat]]",
            "ships.toml, “boat”: there is no such section; this file has ship.",
        ),
        ("[[ship]]", "[[boat]]", "ships.toml, ship: the section is missing."),
    ],
)
def test_the_head_of_a_file(folder: Path, old: str, new: str, sentence: str) -> None:
    path = folder / "ships.toml"
    path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
    assert any(text.startswith(sentence) for text in sentences(folder)), sentences(folder)


def test_a_section_of_the_wrong_kind(folder: Path) -> None:
    head = 'format = 1\nedition = "baixa"\ncontent = "ships"\n'
    (folder / "ships.toml").write_text(head + "ship = 3\n", "utf-8")
    assert sentences(folder) == [
        "ships.toml, ship: the section must be a list of entries, each under [[ship]]."
    ]
    (folder / "ships.toml").write_text(head + "ship = []\n", "utf-8")
    assert sentences(folder) == ["ships.toml, ship: the section has no entries."]
    (folder / "ships.toml").write_text(head + "ship = [3]\n", "utf-8")
    assert sentences(folder) == ["ships.toml, ship 1: 3 must be a table in curly brackets."]
    path = folder / "board.toml"
    path.write_text(path.read_text("utf-8").replace("[market]", "[[market]]"), "utf-8")
    assert "board.toml, market: the section must be one table, under [market]." in sentences(folder)


def test_a_file_that_the_system_refuses(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert sentences(folder)[0] == "board.toml: the file cannot be read (Permission denied)."


def test_an_architect_without_plans(folder: Path) -> None:
    path = folder / "plans.toml"
    blue, green = path.read_text("utf-8").split('id        = "plan-green-2a"')
    path.write_text(f'{blue.replace("= false", "= true")}id        = "plan-green-2a"{green}')
    assert place("plans", "plan", "architect") + (
        "the blue architect needs plans that are not starting plans."
    ) in sentences(folder)


# ---- all at once


def test_all_faults_are_reported_at_once(folder: Path) -> None:
    broken = [row for row in rows(SHAPES) if row[0] != "board plot-a1"]
    first = {row[0]: row for row in reversed(broken)}
    for where, old, new, *_ in first.values():
        file, entry = where.split()
        change(folder, file, entry, old, new)
    found = sentences(folder)
    for where, _, _, field, reason in first.values():
        file, entry = where.split()
        start = place(file, entry, field)
        assert any(text.startswith(start) and reason in text for text in found), (where, found)


def test_a_wrong_field_does_not_hide_what_others_say(folder: Path) -> None:
    change(folder, "board", "plot-a1", "reais = 5", "reais = 0")
    change(folder, "board", "plot-a2", "column  = 2", "column  = 3")
    found = sentences(folder)
    assert any("plot-a1, field reward[1].reais" in text for text in found)
    assert any("A3 is already taken by plot-a2" in text for text in found)
    assert any("nothing stands at A2" in text for text in found)


def test_an_entry_without_an_id_is_named_by_its_place(folder: Path) -> None:
    change(folder, "ships", "ship-red", '"ship-red"', '"Ship Red"')
    (sentence,) = sentences(folder)
    assert sentence.startswith(
        "ships.toml, ship 2, field id: “Ship Red” is not a name of lower-case"
    )


def test_loading_a_faulty_edition_names_all_faults(folder: Path) -> None:
    change(folder, "board", "plot-a1", "reais = 5", "reais = 0")
    change(folder, "ships", "ship-red", "hull           = 2", "hull           = 4")
    with pytest.raises(EditionError) as caught:
        load(folder)
    assert isinstance(caught.value, ValueError)
    assert [fault.entry for fault in caught.value.faults] == ["plot-a1", "ship-red"]
    head, *lines = str(caught.value).splitlines()
    assert head == f"The edition in {folder} has 2 faults and cannot be played:"
    assert lines == sentences(folder)


def test_every_reason_has_a_message_and_every_message_a_reason() -> None:
    source = "".join(path.read_text("utf-8") for path in BAIXA.parent.glob("*.py"))
    catalogue = Path(str(files("lisboa.text"))) / "en" / "edition.ftl"
    messages = re.findall(r"^fault-(\S+) =", catalogue.read_text("utf-8"), re.MULTILINE)
    words = set(re.findall(r'"([a-z0-9-]+)"', source))
    assert set(messages) - words == set()
    calls = r'(?:complain|fault|Fault)\((?:[^()]|\([^()]*\))*?"([a-z0-9]+(?:-[a-z0-9]+)+)"'
    assert set(re.findall(calls, source)) - set(messages) == set()
