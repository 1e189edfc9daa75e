"""What the chapters of the rules say in their own source."""

from functools import cache
from pathlib import Path

import lisboa.rules

RULES = Path(lisboa.rules.__file__).parent


@cache
def source() -> str:
    """All chapters of the rules and the look-ahead, without the machinery that declares words."""
    files = [*RULES.glob("*.py"), *RULES.glob("foresight/*.py")]
    return "\n".join(file.read_text("utf-8") for file in files)
