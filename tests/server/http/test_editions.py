"""What is printed, as clients get it."""

from dataclasses import fields

from pydantic import TypeAdapter

from lisboa.edition import components, load
from lisboa.rules.machinery.tables import tables_of
from lisboa.server.http.editions import PrintedEdition
from lisboa.server.show.targets import all_elements
from lisboa.server.show.texts import Text, resolve
from lisboa.text import has
from lisboa.text.rulebook import rules
from tests.server.players import Json, Site


def _address(site: Site) -> str:
    (baixa,) = site.http.get("/api/health").json()["editions"]
    return f"/api/editions/{baixa['imprint']}"


def _words(site: Site) -> dict[str, Json]:
    words: dict[str, Json] = site.http.get(_address(site)).json()["words"]
    return words


def test_the_whole_edition_is_told(site: Site) -> None:
    answer = site.http.get(_address(site))
    assert answer.status_code == 200
    told = TypeAdapter(PrintedEdition).validate_json(answer.content)
    names = [field.name for field in fields(components.Edition)]
    assert [getattr(told, name) for name in names] == [getattr(load(), name) for name in names]


def test_it_is_asked_for_again_because_the_program_may_say_it_better(site: Site) -> None:
    answer = site.http.get(_address(site))
    assert answer.headers["cache-control"] == "no-cache"
    tag = {"If-None-Match": answer.headers["etag"]}
    again = site.http.get(_address(site), headers=tag)
    assert (again.status_code, again.content) == (304, b"")


def test_everything_on_the_table_has_words_and_names_its_rules(site: Site) -> None:
    words = _words(site)
    assert all_elements(tables_of(load()), players=0) <= set(words)
    for element, said in words.items():
        assert said["title"] and said["parts"], element
        for part in said["parts"]:
            sentence = resolve(Text(**part["text"]))
            assert sentence.endswith(".") and (sentence[0].isupper() or sentence[0].isdigit())
            assert part["rules"] and set(part["rules"]) <= set(rules()), element
            assert has("printed", f"part-{part['what']}"), part["what"]


def test_the_words_of_a_card_are_what_the_engine_does(site: Site) -> None:
    words = _words(site)

    def said(element: str) -> dict[str, str]:
        parts = words[element]["parts"]
        return {part["what"]: resolve(Text(**part["text"])) for part in parts}

    first = next(card for card in load().cards if card.id == "political-01")
    title = {"key": "title:political-01", "args": {"title": first.title}}
    assert words["card:political-01"]["title"] == title
    reward = "When you play it into your portfolio, before it is placed, take a plan."
    assert said("card:political-01")["reward"] == reward
    assert said("plot:plot-a1")["reward"] == "When you build here, first take 5 réis."
    assert said("gap:3")["treasury"].endswith("the treasury marker moves 1 space up.")
    assert "3 wigs for each of your stores in row A" in said("decree:decree-01")["wigs"]


def test_titles_are_told_in_each_language_that_has_them(site: Site) -> None:
    address = f"{_address(site)}/titles"
    answer = site.http.get(f"{address}/pt")
    assert answer.status_code == 200
    told = answer.json()
    assert told["office-king-person"] != load().board.offices[2].person
    assert told["street-gold"] == "Rua Áurea"
    again = site.http.get(f"{address}/pt", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert site.http.get(f"{address}/en").json() == {}  # its own words are English
    assert site.http.get(f"{address}/xx").json() == {}
    assert site.http.get(f"{address}/..%2fbaixa").status_code in (404, 422)
    assert site.http.get(f"/api/editions/{'0' * 16}/titles/pt").status_code == 404


def test_the_edition_of_a_game_is_there(site: Site) -> None:
    sitting = site.new()
    table = sitting.ask("GET", "", sitting.host).json()["table"]
    assert site.http.get(f"/api/editions/{table['edition']}").json()["name"] == "baixa"


def test_an_edition_that_nobody_knows(site: Site) -> None:
    answer = site.http.get(f"/api/editions/{'0' * 16}")
    assert answer.status_code == 404 and answer.json()["code"] == "unknown-edition"
    assert site.http.get("/api/editions/baixa").status_code == 422


def test_the_document_types_it(site: Site) -> None:
    schemas = site.http.get("/api/openapi.json").json()["components"]["schemas"]
    wanted = {"PrintedEdition", "PrintedWords", "Board", "PoliticalCard", "Plot", "Effect"}
    assert wanted <= set(schemas)
