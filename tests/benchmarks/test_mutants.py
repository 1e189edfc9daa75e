"""Deliberate faults: they are made, named and judged as docs/proof.md says."""

import ast
import re
import subprocess
import sys

import pytest
from benchmarks.mutants import faults as making
from benchmarks.mutants import trials
from benchmarks.mutants.__main__ import DOCUMENT, choose

ASKED = "decrees.extra_decree: without s.then(task(ASK_DECREE, seat_of(todo), 1))"
JUDGE = """
import sys
from benchmarks.mutants import faults, trials
fault = next(fault for fault in faults.faults("decrees") if fault.name == sys.argv[1])
print(trials.judge(fault, games=False).noticed_by)
"""


@pytest.mark.parametrize("module", ["decrees", "periods", "foresight.land"])
def test_every_fault_has_a_name_and_changes_the_module(module: str) -> None:
    found, plain = making.faults(module), ast.dump(making.parsed(module))
    assert len({fault.name for fault in found}) == len(found) > 20
    for fault in found:
        assert ast.dump(fault.tree()) != plain, fault.name
        compile(fault.tree(), module, "exec")


def test_kinds_of_faults() -> None:
    said = [fault.name for fault in making.faults("decrees")]
    gate = "p.markers and p.marker_turn != s.turn and s.decree_display"
    for name in (
        f"extra_decree: {gate} → p.markers and p.marker_turn != s.turn",  # a gate left out
        f"extra_decree: {gate} → p.markers and p.marker_turn == s.turn and s.decree_display",
        f"extra_decree: {gate} → p.markers or p.marker_turn != s.turn or s.decree_display",
        f"extra_decree: {gate} → not ({gate})",
        "take: s.then(task(ASK_DECREE, seat), task(EXTRA_DECREE, seat)) → "
        "s.then(task(EXTRA_DECREE, seat))",  # a step left out
        "DecreeQuestion.answer: without p.marker_turn = s.turn",
        "DecreeQuestion.answer: without p.markers -= 1",
        "DecreeQuestion.answer: 1 → 2",
        "DecreeQuestion.answer: without return",
    ):
        assert f"decrees.{name}" in said


def test_the_same_seed_draws_the_same_sample() -> None:
    modules = ["stores", "visits"]

    def drawn(n: int | None, seed: int) -> list[str]:
        return [fault.name for fault in choose(modules, n, seed)]

    sample, everything = drawn(20, 7), drawn(None, 7)
    assert sample == drawn(20, 7) != drawn(20, 8)
    assert len(everything) == sum(len(making.faults(module)) for module in modules)
    assert [name for name in everything if name in sample] == sample


def test_the_chapter_looks_first() -> None:
    assert trials.chapters("visits") == ("11", "12")
    looking = trials.stages(trials.tests_of("visits"), trials.tests_above("visits"), games=True)
    (first, own), (second, others), (third, games) = looking
    assert (first, second, third) == (trials.CHAPTER, trials.RULE, trials.GAME)
    assert [test.name for test in own] == ["test_11_visits.py", "test_12_following.py"]
    assert {*own, *others, *games} == set(trials.TESTS.rglob("test_*.py"))


def test_the_machinery_is_also_looked_at_from_above() -> None:
    above = trials.tests_above("machinery.log")
    looking = trials.stages(trials.tests_of("machinery.log"), above, games=True)
    assert [stage for stage, _ in looking] == [
        trials.CHAPTER,
        trials.RULE,
        trials.HIGHER,
        trials.GAME,
    ]
    assert looking[2][1] == above
    assert all(test.is_file() and trials.TESTS not in test.parents for test in above)


@pytest.mark.parametrize("module", making.modules())
def test_every_module_has_tests_of_its_own(module: str) -> None:
    stages = trials.stages(trials.tests_of(module), [], games=False)
    assert stages[0][0] == trials.CHAPTER, "name its chapters, or see SERVED"


def test_a_fault_is_played_to_the_tests_and_noticed() -> None:
    words = [sys.executable, "-c", JUDGE, ASKED]
    done = subprocess.run(
        words, capture_output=True, text=True, check=True, cwd=DOCUMENT.parents[1]
    )
    assert done.stdout.strip() == trials.CHAPTER


def test_what_is_explained_can_still_be_made() -> None:
    explained = re.findall(r"^- `([^`]+)`", DOCUMENT.read_text("utf-8"), re.MULTILINE)
    assert explained
    names = {fault.name for module in making.modules() for fault in making.faults(module)}
    assert set(explained) <= names
    assert len(set(explained)) == len(explained)
