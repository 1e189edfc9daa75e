"""Where words have to stand besides: in the chapters of the rules and in the guide for editions."""

from functools import cache
from pathlib import Path

import lisboa.rules

RULES = Path(lisboa.rules.__file__).parent
GUIDE = (Path(__file__).parents[2] / "docs" / "editions.md").read_text("utf-8")


@cache
def source() -> str:
    """All chapters of the rules and the look-ahead, without the machinery that declares words."""
    files = [*RULES.glob("*.py"), *RULES.glob("foresight/*.py")]
    return "\n".join(file.read_text("utf-8") for file in files)
