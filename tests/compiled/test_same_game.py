"""Compiled and from source, the engine plays the same game: every answer, event and state."""

import json
from itertools import zip_longest

import pytest

from lisboa import is_compiled
from tests.compiled.course import VARIANTS, Step, course
from tests.compiled.source import run_from_source


def differences(compiled: Step | None, source: Step | None) -> dict[str, tuple[object, object]]:
    """By field: the compiled engine's, the source's."""
    if compiled is None or source is None:
        return {"step": (compiled, source)}
    return {
        field: (ours, theirs)
        for field, ours, theirs in zip(Step._fields, compiled, source, strict=True)
        if ours != theirs
    }


@pytest.mark.parametrize("seed", [1755, 1756])
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_plays_the_same_game(players: int, variant: str, seed: int) -> None:
    assert is_compiled()
    lines = run_from_source("-m", "tests.compiled.course", str(players), variant, str(seed))
    from_source = [Step(*json.loads(line)) for line in lines.splitlines()]
    assert len(from_source) > 40, "a game is longer"
    both = zip_longest(course(players, variant, seed), from_source)
    for number, (compiled, source) in enumerate(both):
        wrong = differences(compiled, source)
        if wrong:
            action = (compiled or source or from_source[-1]).action
            pytest.fail(
                f"{players} players, {variant}, seed {seed}: step {number}, after “{action}”, "
                f"differs in {', '.join(wrong)} (compiled, source): {wrong}",
                pytrace=False,
            )
