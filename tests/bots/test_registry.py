"""Bots are found by name, by Python path and as programs; every other word gets a sentence."""

import sys
from pathlib import Path

import pytest

from lisboa.bots import weights
from lisboa.bots.levels import LEVELS
from lisboa.bots.protocol import Budget
from lisboa.bots.registry import UnknownBot, find, names
from lisboa.game import new_game
from lisboa.text import has
from tests.game.play import after

OWN = """
class First:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, view, legal, budget):
        return legal[0]

def make(seed):
    return First(seed + 1)

NUMBER = 7

class Seedless:
    def choose(self, view, legal, budget):
        return legal[0]

def made_of_two(seed, colour):
    return First(seed)

class Stone:
    pass
"""


def write_weights(folder: Path) -> None:
    """Files of weights, good and bad."""
    text = weights.text_of("greedy")
    line = next(line for line in text.splitlines() if line.startswith("favour "))
    for name, content in {
        "mine": text,
        "poem": "Roses are red",
        "empty": "",
        "missing": text.replace(line, "", 1),
        "unknown": f"{text}\ncharm = 1\n",
        "wordy": text.replace(line, 'favour = "much"', 1),
        "endless": text.replace(line, "favour = inf", 1),
    }.items():
        folder.joinpath(f"{name}.toml").write_text(content, "utf-8")
    folder.joinpath("latin.toml").write_bytes("# açúcar\n".encode("latin-1"))
    folder.joinpath("folder.toml").mkdir()


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working directory with modules that nobody has installed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    for name in ("magpies", "broken_magpies", "lost_magpies", "quitting_magpies"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    tmp_path.joinpath("magpies.py").write_text(OWN)
    tmp_path.joinpath("broken_magpies.py").write_text("1 / 0\n")
    tmp_path.joinpath("lost_magpies.py").write_text("import no_such_thing_anywhere\n")
    tmp_path.joinpath("quitting_magpies.py").write_text("raise SystemExit(3)\n")
    write_weights(tmp_path)
    return tmp_path


class TestNames:
    def test_every_name_is_found(self) -> None:
        assert names()[:4] == ["random", "greedy", "greedy-1", "planner"]
        assert set(LEVELS) <= set(names())
        for name in names():
            assert find(name).name == name
            assert find(f" {name.upper()} ") == find(name)

    @pytest.mark.parametrize(
        ("spec", "budget"),
        [
            ("planner:200ms", Budget(seconds=0.2)),
            ("planner:2s", Budget(seconds=2.0)),
            ("planner:1.5s", Budget(seconds=1.5)),
            ("Planner: 2000IT", Budget(iterations=2000)),
        ],
    )
    def test_budgets(self, spec: str, budget: Budget) -> None:
        kind = find(spec)
        assert kind.budget == budget
        assert kind.name == spec.lower().replace(" ", "")

    @pytest.mark.parametrize("name", names())
    def test_everybody_can_sit_down_and_answer(self, name: str) -> None:
        game = new_game(2, 1)
        assert game.decision is not None
        view = game.view(game.decision.seat)
        bot = find(name).make(1)
        assert bot.choose(view, view.legal, Budget(iterations=4)) in view.legal

    def test_levels_have_descriptions_and_grow(self) -> None:
        assert all(has("bots", f"level-{name}") for name in LEVELS)
        thinking = [level.budget.seconds or 0.0 for level in LEVELS.values()]
        assert thinking == sorted(thinking)


class TestOwn:
    def test_a_class_from_the_working_directory(self, here: Path) -> None:
        kind = find("magpies:First")
        assert (kind.name, kind.budget) == ("magpies:First", Budget())
        assert vars(kind.make(5)) == {"seed": 5}

    def test_a_function_and_a_budget(self, here: Path) -> None:
        kind = find("magpies:make:300ms")
        assert kind.budget == Budget(seconds=0.3)
        assert vars(kind.make(5)) == {"seed": 6}

    @pytest.mark.parametrize(
        ("spec", "budget"),
        [
            ("greedy:Mine.toml", Budget()),
            ("planner:Mine.toml:20it", Budget(iterations=20)),
        ],
    )
    def test_weights_of_your_own_play(self, here: Path, spec: str, budget: Budget) -> None:
        """With the opposite of good weights the same bot answers differently."""
        text = weights.text_of("greedy")
        for solo in (False, True):
            values = weights.values_of(weights.parse(text, solo))
            text = weights.with_values(text, solo, {name: -x for name, x in values.items()})
        here.joinpath("Mine.toml").write_text(text, "utf-8")
        own, usual = find(spec), find(spec.partition(":")[0])
        assert (own.name, own.budget, own.files) == (spec, budget, (Path("Mine.toml"),))
        game = after(2, 3, 30)
        few = Budget(iterations=8)
        differ = 0
        for _ in range(6):
            assert game.decision is not None
            view = game.view(game.decision.seat)
            answers = [kind.make(1).choose(view, view.legal, few) for kind in (own, usual)]
            differ += answers[0] != answers[1]
            game.play(answers[1])
        assert differ > 1
        assert find("planner:Mine.toml").budget == find("planner").budget

    def test_the_files_that_decide_how_it_plays_are_known(self, here: Path) -> None:
        assert find("magpies:First").files == (here / "magpies.py",)
        assert find(f"program:{sys.executable} magpies.py").files[-1:] == (Path("magpies.py"),)
        assert find("greedy").files == ()

    def test_a_program(self) -> None:
        spec = f"program:{sys.executable} -c pass"
        assert find(spec).name == spec
        assert find(spec).budget.seconds is not None
        assert find(f"program:250ms:{sys.executable} -c pass").budget == Budget(seconds=0.25)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("", "There is no bot “”. There is: random, greedy, "),
        ("deep", "There is no bot “deep”. There is: random, greedy, "),
        ("greedi", "There is no bot “greedi”. Did you mean “greedy”?"),
        ("planer:200ms", "There is no bot “planer:200ms”. Did you mean “planner”?"),
        ("planner:soon", "“soon” is no budget: write 200ms, 2s or 2000it."),
        ("planner:", "“” is no budget"),
        ("planner:-5s", "“-5s” is no budget"),
        ("planner:1.5it", "“1.5it” is no budget"),
        ("planner:nans", "“nans” is no budget"),
        ("planner:" + "9" * 400 + "s", "is no budget"),
        ("planner:0ms", "“0ms” leaves no time to think"),
        ("greedy:200ms", "The bot greedy has no budget to set: write greedy alone, or "),
        ("random:200ms", "The bot random has no budget to set: write random alone."),
        ("random:mine.toml", "The bot random has no budget to set: write random alone."),
        ("greedy:mine.toml:200ms", "The bot greedy has no budget to set"),
        ("planner:mine.toml:soon", "“soon” is no budget"),
        ("greedy:nowhere.toml", "“nowhere.toml” cannot be used: No such file or directory."),
        ("greedy:folder.toml", "“folder.toml” cannot be used: Is a directory."),
        ("greedy:latin.toml", "“latin.toml” cannot be used: the file is no text in UTF-8."),
        ("greedy:poem.toml", "“poem.toml” cannot be used: the file is no TOML ("),
        ("greedy:empty.toml", "“empty.toml” cannot be used: there is no section [table]."),
        ("greedy:missing.toml", "cannot be used: in [table], favour is missing."),
        ("greedy:unknown.toml", "cannot be used: in [solo], charm is no weight."),
        ("greedy:wordy.toml", "cannot be used: in [table], favour is not a number."),
        ("planner:endless.toml:2s", "cannot be used: in [table], favour is not a number."),
        ("no_such_module_here:Bot", "There is no Python module “no_such_module_here”"),
        ("magpies.deeper:Bot", "There is no Python module “magpies.deeper”"),
        ("broken_magpies:Bot", "cannot be used: ZeroDivisionError: division by zero."),
        ("lost_magpies:Bot", "cannot be used: No module named 'no_such_thing_anywhere'."),
        ("quitting_magpies:Bot", "The module “quitting_magpies” cannot be used: SystemExit: 3."),
        ("magpies:Nobody", "The module “magpies” has no “Nobody”."),
        ("magpies:NUMBER", "“NUMBER” of the module “magpies” is no bot"),
        ("magpies:Stone", "“Stone” of the module “magpies” is no bot"),
        ("magpies:Seedless", "“Seedless” of the module “magpies” has the wrong constructor: "),
        ("magpies:made_of_two", "“made_of_two” of the module “magpies” has the wrong constructor"),
        ("magpies:First:soon", "“soon” is no budget"),
        ("magpies:", "There is no bot “magpies:”."),
        ("../magpies:First", "There is no bot “../magpies:First”."),
        ("program:", "Say which program"),
        ("program:200ms:", "Say which program"),
        ("program", "Say which program"),
        ("program:no-such-program-at-all x", "There is no program “no-such-program-at-all”"),
        ("program:python 'x", "a quotation mark is missing"),
        ("x" * 5000 + "\0", "There is no bot “xxx"),
    ],
)
def test_nonsense_gets_one_short_sentence(here: Path, spec: str, sentence: str) -> None:
    with pytest.raises(UnknownBot) as unknown:
        find(spec)
    assert sentence in str(unknown.value)
    assert len(str(unknown.value)) < 400
    assert "\n" not in str(unknown.value)
