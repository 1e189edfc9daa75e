"""The command line: every answer is a sentence with the right exit code, never a traceback."""

import json
import os
import re
import subprocess
import sys
from argparse import ArgumentTypeError
from pathlib import Path

import pytest

import lisboa
from lisboa.bots import weights
from lisboa.cli import COMMANDS, main
from lisboa.terminal.arguments import CommandLineError, Parser, whole_number
from lisboa.terminal.looking_up import ranges
from lisboa.text import has, rulebook, say

SOURCE = Path(lisboa.__file__).parent
Captured = pytest.CaptureFixture[str]


def said(capsys: Captured, *words: str, code: int) -> str:
    """Run a command line that should end with this code; what it says."""
    assert main(words) == code
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    if code == 0:
        assert err == ""
        return out
    assert out == ""
    return err


class TestHelp:
    @pytest.mark.parametrize("words", [[], ["-h"], ["--help"], ["help"]])
    def test_of_the_program_teaches_by_example(self, capsys: Captured, words: list[str]) -> None:
        text = said(capsys, *words, code=0)
        assert "lisboa rules STORE-08" in text
        assert all(re.search(rf"^  {command} ", text, re.MULTILINE) for command in COMMANDS)

    @pytest.mark.parametrize("command", COMMANDS)
    def test_of_every_command_has_examples(self, capsys: Captured, command: str) -> None:
        text = said(capsys, command, "--help", code=0)
        assert len(re.findall(rf"^  lisboa {command}\b.*  \S", text, re.MULTILINE)) >= 2
        assert "usage:" not in text
        assert said(capsys, "help", command, code=0) == text

    @pytest.mark.parametrize("command", COMMANDS)
    def test_of_a_command_is_in_the_catalogue(self, command: str) -> None:
        assert has("cli", f"{command}-summary")
        assert has("cli", f"{command}-examples")

    def test_imports_no_command(self) -> None:
        program = (
            "import sys; from lisboa.cli import main; main(['--help']); main(['--version']);"
            "sys.exit(any(f'lisboa.{name}' in sys.modules for name in ('rules', 'edition', 'game'))"
            " or any(f'lisboa.commands.{name}' in sys.modules for name in sys.argv[1:]))"
        )
        line = [sys.executable, "-c", program, *COMMANDS]
        subprocess.run(line, check=True, stdout=subprocess.DEVNULL)

    @pytest.mark.parametrize("command", COMMANDS)
    def test_examples_are_command_lines_that_can_be_read(
        self, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        tmp_path.joinpath("mine.toml").write_text(weights.text_of("greedy"), "utf-8")
        parser = Parser("lisboa")
        module = __import__(f"lisboa.commands.{command}", fromlist=["add_arguments"])
        module.add_arguments(parser)
        for example in say("cli", f"{command}-examples").splitlines():
            words = example.partition("#")[0].split()
            assert words[:2] == ["lisboa", command]
            parser.parse_args(words[2:])


def test_version(capsys: Captured) -> None:
    text = said(capsys, "--version", code=0)
    python = ".".join(map(str, sys.version_info[:3]))
    assert re.fullmatch(rf"Lisboa [\d.]+, engine (not )?compiled, Python {python}\n", text)


class TestNonsense:
    @pytest.mark.parametrize(
        ("words", "sentence"),
        [
            (["ruels"], "There is no command “ruels”. Did you mean “rules”?"),
            (["RULES"], "There is no command “RULES”. Did you mean “rules”?"),
            (["xyzzy"], "There is no command “xyzzy”. The commands are: "),
            ([""], "There is no command “”."),
            (["rules\n"], "There is no command “rules�”. Did you mean “rules”?"),
            (["x" * 5000], "There is no command “xxx"),
            (["help", "xyzzy"], "There is no command “xyzzy”."),
            (["--verison"], "I do not know what to do with “--verison”. Did you mean “--version”?"),
            (["--help", "me"], "I do not know what to do with “me”."),
            (["-"], "I do not know what to do with “-”."),
            (["--"], "I do not know what to do with “--”."),
            (["--json", "rules"], "I do not know what to do with “--json”."),
            (["rules", "--covrage"], "Did you mean “--coverage”?"),
            (["rules", "--cov"], "I do not know what to do with “--cov”."),
            (["rules", "--coverage=yes"], "--coverage takes no value, but “yes” was given."),
            (["rules", "--tests"], "--tests needs a value after it."),
            (["rules", "--coverage", "--tests", "no/such"], "There is no folder no/such."),
            (["rules", "--coverage", "STORE-08"], "--coverage takes no words."),
            (["rules", "--json"], "--json goes with --coverage only."),
            (["rules", "--tests", "tests"], "--tests goes with --coverage only."),
            (["rules", "STORE-08", "--json"], "--json goes with --coverage only."),
            (["rules", ""], "Name an id or a word to look for, not an empty one."),
            (["rules", " ", "\t"], "Name an id or a word to look for, not an empty one."),
        ],
    )
    def test_gets_a_sentence(self, capsys: Captured, words: list[str], sentence: str) -> None:
        text = said(capsys, *words, code=2)
        assert sentence in text
        assert re.search(r"^For help: lisboa.* --help$", text, re.MULTILINE)

    def test_long_and_strange_words_are_harmless(self, capsys: Captured) -> None:
        for word in ("x" * 10_000, "\0", "\udcff", "💥", "[", "(", "\\", "%s", "{ $x }"):
            said(capsys, word, code=2)
            assert main(["rules", word]) in (0, 1)
            capsys.readouterr()


class TestParser:
    """Everything argparse can complain about is said in our words."""

    @pytest.fixture
    def parser(self) -> Parser:
        parser = Parser("lisboa test")
        parser.add_argument("place")
        parser.add_argument("--games", type=whole_number(1, 100))
        parser.add_argument("--depth", type=int)
        parser.add_argument("--speed", choices=["slow", "fast"])
        parser.add_argument("--pair", nargs=2)
        either = parser.add_mutually_exclusive_group()
        either.add_argument("--red", action="store_true")
        either.add_argument("--blue", action="store_true")
        return parser

    @pytest.mark.parametrize(
        ("line", "sentence"),
        [
            ("", "Something is missing: place."),
            ("here there", "I do not know what to do with “there”."),
            ("here --game 3", "I do not know what to do with “--game 3”. Did you mean “--games”?"),
            ("here --games", "--games needs a value after it."),
            ("here --games x", "--games: “x” is not a whole number."),
            ("here --games 1.5", "--games: “1.5” is not a whole number."),
            ("here --games 0", "--games: 0 is too small; the least is 1."),
            ("here --games -3", "--games: -3 is too small; the least is 1."),
            ("here --games 101", "--games: 101 is too large; the most is 100."),
            ("here --depth deep", "--depth cannot be “deep”."),
            ("here --speed so", "--speed cannot be “so”. Possible: slow, fast."),
            ("here --pair 1", "--pair needs a value after it."),
            ("here --red --blue", "--blue and --red do not go together."),
            ("here --red=1", "--red takes no value, but “1” was given."),
        ],
    )
    def test_sentences(self, parser: Parser, line: str, sentence: str) -> None:
        with pytest.raises(CommandLineError) as raised:
            parser.parse_args(line.split())
        assert str(raised.value) == sentence

    def test_of_a_group_that_is_needed(self) -> None:
        parser = Parser("lisboa test")
        group = parser.add_mutually_exclusive_group(required=True)
        group.add_argument("--red")
        group.add_argument("--blue")
        with pytest.raises(CommandLineError, match="One of these is needed: --red --blue"):
            parser.parse_args([])

    def test_of_commands_in_a_command(self) -> None:
        parser = Parser("lisboa test")
        inner = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
        inner.add_parser("check", description="look closely").add_argument("folder")
        assert parser.parse_args(["check", "here"]).folder == "here"
        for words in ([], ["chekc"], ["check"]):
            with pytest.raises(CommandLineError):
                parser.parse_args(words)

    def test_help_lists_arguments_and_options(self, parser: Parser) -> None:
        text = parser.format_help()
        assert "-h, --help" in text
        assert "usage" not in text + parser.format_usage()

    def test_help_shows_values_and_defaults(self) -> None:
        parser = Parser("lisboa test", "tests things", "lisboa test # try it")
        parser.add_argument("--speed", choices=["slow", "fast"], default="slow", help="%(default)s")
        parser.add_argument("files", metavar="FILE", nargs="+", help="100 %% yours")
        assert parser.format_help() == (
            "lisboa test – tests things\n\n"
            "Examples\n  lisboa test  try it\n\n"
            "Arguments\n  FILE …  100 % yours\n\n"
            "Options\n  --speed slow|fast  slow\n"
            "  --language LANG    speak this language, such as de or pt\n"
            "  -h, --help         show this help\n"
        )

    @pytest.mark.parametrize("text", ["", " ", "1_000", "٣", "+1", "1e3", "0x1", "9" * 5000, "-"])
    def test_whole_numbers_are_plain_digits(self, text: str) -> None:
        with pytest.raises(ArgumentTypeError):
            whole_number(0)(text)

    def test_whole_numbers_within_bounds(self) -> None:
        assert [whole_number(-5, 7)(text) for text in ("-5", "0", "007")] == [-5, 0, 7]


class TestRules:
    def test_overview(self, capsys: Captured) -> None:
        text = said(capsys, "rules", code=0)
        assert f"{len(rulebook.rules())} statements" in text
        assert all(section in text for section in rulebook.sections())

    @pytest.mark.parametrize("word", ["STORE-08", "store-8"])
    def test_one(self, capsys: Captured, word: str) -> None:
        assert said(capsys, "rules", word, code=0) == (
            "STORE-08  rule · 13. The Builder: build a store\n"
            "  Step 5: pay the land price (LAND).\n"
            "  Also named in: G-83\n"
        )

    def test_several(self, capsys: Captured) -> None:
        text = said(capsys, "rules", "STORE-08", "EX-13A", code=0)
        assert re.findall(r"^\S+-\w+", text, re.MULTILINE) == ["STORE-08", "EX-13a"]

    def test_family(self, capsys: Captured) -> None:
        text = said(capsys, "rules", "TIE", code=0)
        assert re.findall(r"^  (TIE-\d+)", text, re.MULTILINE) == [f"TIE-0{n}" for n in range(1, 6)]

    def test_words(self, capsys: Captured) -> None:
        text = said(capsys, "rules", "rubble pile", code=0)
        assert re.findall(r"^  (\S+-\d+)", text, re.MULTILINE) == ["SETUP-37", "G-30"]
        assert f"“rubble” and “pile”: 2 of {len(rulebook.rules())} statements.\n" in text
        assert text.endswith(
            "1 example, piece of data or note more: lisboa rules rubble pile --all\n"
        )

    def test_all_that_mentions_a_word(self, capsys: Captured) -> None:
        """What players need comes first."""
        text = said(capsys, "rules", "rubble", "pile", "--all", code=0)
        assert re.findall(r"^  (\S+-\d+)", text, re.MULTILINE) == ["SETUP-37", "G-30", "CHK-01"]
        text = said(capsys, "rules", "rubble", "--all", code=0)
        found = re.findall(r"^  (\S+-[A-Z]?\d+[a-z]?) ", text, re.MULTILINE)
        kinds = [rulebook.rules()[name].kind in ("rule", "ruling") for name in found]
        assert kinds == sorted(kinds, reverse=True)
        assert {*kinds} == {True, False}

    def test_what_only_data_mention_is_shown_at_once(self, capsys: Captured) -> None:
        text = said(capsys, "rules", "chk", code=0)
        assert "CHK-01" in text

    def test_all_needs_words(self, capsys: Captured) -> None:
        assert "--all goes with words" in said(capsys, "rules", "--all", code=2)

    def test_unknown_id(self, capsys: Captured) -> None:
        text = said(capsys, "rules", "STORE-88", code=1)
        assert text.startswith("There is no rule STORE-88. Did you mean STORE-08")
        assert said(capsys, "rules", "ZZZ-1", code=1) == "There is no rule ZZZ-1.\n"

    def test_unknown_word(self, capsys: Captured) -> None:
        assert said(capsys, "rules", "xyzzy", code=1) == "No rule mentions “xyzzy”.\n"

    def test_ranges(self) -> None:
        ids = ["A-08", "A-09", "A-10", "B-1", "B-2", "TASK-A1", "TASK-A2", "EX-13a", "G-99"]
        assert ranges([*ids, "G-100", "G-101"]) == [
            "A-08..10",
            "B-1, B-2",
            "TASK-A1",
            "TASK-A2",
            "EX-13a",
            "G-99..101",
        ]


class TestCoverage:
    @pytest.fixture
    def tests(self, tmp_path: Path) -> Path:
        source = "import pytest\n@pytest.mark.rule('TIE-01', 'TIE-02')\ndef test_ties(): ...\n"
        tmp_path.joinpath("test_ties.py").write_text(source)
        return tmp_path

    def test_as_text(self, capsys: Captured, tests: Path) -> None:
        text = said(capsys, "rules", "--coverage", "--tests", str(tests), code=0)
        assert re.search(r"Tie-breakers +█{8}░{12} +2 / 5\n    TIE-03..05\n", text)
        assert re.search(r"^2 of \d+ are proved, \d+ are not\.$", text, re.MULTILINE)

    def test_as_json(self, capsys: Captured, tests: Path) -> None:
        words = ("rules", "--coverage", "--json", "--tests", str(tests))
        answer = json.loads(said(capsys, *words, code=0))
        assert answer["tested"] == ["TIE-01", "TIE-02"]
        assert answer["total"] == 2 + len(answer["untested"])
        assert answer["unknown"] == []

    def test_a_marker_for_no_rule(self, capsys: Captured, tests: Path) -> None:
        tests.joinpath("test_odd.py").write_text("import pytest\npytest.mark.rule('TIE-77')\n")
        assert main(["rules", "--coverage", "--tests", str(tests)]) == 1
        assert "test_odd.py names TIE-77, which the rules do not have." in capsys.readouterr().out

    @pytest.mark.parametrize("content", [b"def :", b"\xff\xfe", b"\0"])
    def test_a_file_that_is_no_python(self, capsys: Captured, tests: Path, content: bytes) -> None:
        tests.joinpath("test_bad.py").write_bytes(content)
        text = said(capsys, "rules", "--coverage", "--tests", str(tests), code=2)
        assert "test_bad.py is not a Python file that can be read" in text

    def test_without_tests(
        self, capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr("lisboa.commands.rules.__file__", str(tmp_path / "a/b/c/rules.py"))
        text = said(capsys, "rules", "--coverage", code=2)
        assert "There is no folder of tests here." in text

    def test_finds_the_tests_of_the_checkout(
        self, capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        assert str(Path(__file__).parent) in said(capsys, "rules", "--coverage", code=0)


class TestTrouble:
    @pytest.mark.parametrize(
        ("trouble", "code", "sentence"),
        [
            (KeyboardInterrupt(), 130, "Interrupted.\n"),
            (BrokenPipeError(), 141, ""),
            (FileNotFoundError(2, "No such file", "x.toml"), 2, "x.toml: No such file.\n"),
            (OSError(28, "No space left"), 2, "The system refused: No space left.\n"),
            (OSError(), 2, "The system refused: OSError.\n"),
        ],
    )
    def test_is_told_in_one_sentence(
        self,
        capsys: Captured,
        monkeypatch: pytest.MonkeyPatch,
        trouble: BaseException,
        code: int,
        sentence: str,
    ) -> None:
        def fail(_arguments: object) -> int:
            raise trouble

        monkeypatch.setattr("lisboa.commands.rules.run", fail)
        assert said(capsys, "rules", code=code) == sentence

    def test_of_an_edition_is_told_by_the_edition(
        self, capsys: Captured, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from lisboa.edition.faults import EditionError

        def fail(_arguments: object) -> int:
            raise EditionError("here", ())

        monkeypatch.setattr("lisboa.commands.rules.run", fail)
        monkeypatch.setattr(EditionError, "__str__", lambda _: "This edition is wrong.")
        assert said(capsys, "rules", code=1) == "This edition is wrong.\n"

    def test_of_the_program_is_not_hidden(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def fail(_arguments: object) -> int:
            raise ValueError("a fault of ours")

        monkeypatch.setattr("lisboa.commands.rules.run", fail)
        with pytest.raises(ValueError, match="a fault of ours"):
            main(["rules"])


class TestScreen:
    @pytest.fixture(autouse=True)
    def screen(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("lisboa.terminal.console.is_screen", lambda: True)
        monkeypatch.setenv("TERM", "xterm")
        monkeypatch.setenv("COLUMNS", "72")
        monkeypatch.delenv("NO_COLOR", raising=False)

    @pytest.mark.parametrize("words", [["--help"], ["rules", "--help"], ["rules", "1"]])
    def test_lines_fit_and_styles_end(self, capsys: Captured, words: list[str]) -> None:
        text = said(capsys, *words, code=0)
        assert "\033[1m" in text
        for line in text.splitlines():
            assert line.count("\033[0m") * 2 == line.count("\033[")
            assert len(re.sub(r"\033\[[\d;]*m", "", line)) <= 72

    def test_marks_what_was_sought(self, capsys: Captured) -> None:
        assert "\033[4mréis\033[0m" in said(capsys, "rules", "REIS", code=0)

    def test_without_colours_on_request(
        self, capsys: Captured, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("NO_COLOR", "1")
        assert "\033" not in said(capsys, "rules", "rubble", code=0)


class TestProcess:
    """The program as the shell sees it."""

    def lisboa(self, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "lisboa", *words],
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, **environment},
            check=False,
        )

    def test_exit_codes(self) -> None:
        assert self.lisboa("rules", "STORE-08").returncode == 0
        assert self.lisboa("rules", "STORE-88").returncode == 1
        assert self.lisboa("ruls").returncode == 2

    def test_a_terminal_without_our_letters(self) -> None:
        done = self.lisboa("rules", "INF-11", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
        assert done.returncode == 0
        assert "Whenever r?is have to be paid" in done.stdout

    def test_a_reader_who_leaves(self) -> None:
        line = [sys.executable, "-m", "lisboa", "rules", "G"]
        reader, writer = os.pipe()
        os.close(reader)
        done = subprocess.run(line, stdout=writer, stderr=subprocess.PIPE, check=False)
        os.close(writer)
        assert (done.returncode, done.stderr) == (141, b"")

    @pytest.mark.skipif(not Path("/dev/full").exists(), reason="only some systems have it")
    def test_a_full_disk(self) -> None:
        line = [sys.executable, "-m", "lisboa", "rules"]
        with Path("/dev/full").open("w") as full:
            done = subprocess.run(line, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1

    def test_nothing_coloured_goes_into_a_pipe(self) -> None:
        assert "\033" not in self.lisboa("--help", TERM="xterm-256color").stdout


def test_every_message_used_exists() -> None:
    """Whatever a module asks of its catalogue by a plain name is there."""
    asked = re.compile(r'say\(\s*"(\w+)",\s*"([\w-]+)"')
    for path in (SOURCE / "cli.py", *(SOURCE / "commands").glob("*.py")):
        for topic, key in asked.findall(path.read_text("utf-8")):
            assert has(topic, key), f"{path.name} says {topic}:{key}"
    assert all(has("rules", f"kind-{kind}") for kind in rulebook.KINDS)
