"""The beginning of an edition of one's own: a copy of Baixa, to be changed."""

import json
import re
from pathlib import Path
from typing import Final

from lisboa.edition import built_in_files
from lisboa.edition.faults import Fault
from lisboa.edition.format import EDITION_NAME
from lisboa.edition.shelf import same_names

NAMED: Final = re.compile(r'^edition = ".*"$', re.MULTILINE)


def begin(folder: Path, name: str) -> None:
    """Write the files of Baixa into a folder, under another name."""
    folder.mkdir(parents=True, exist_ok=True)
    quoted = json.dumps(name, ensure_ascii=False)  # printable text is quoted in TOML as in JSON
    for file, text in built_in_files().items():
        named = NAMED.sub(lambda _: f"edition = {quoted}", text, count=1)
        (folder / f"{file}.toml").write_bytes(named.encode())


def fault_of_name(folder: Path, name: str) -> Fault | None:
    """Why an edition cannot be called so."""
    for field, reason, arguments in EDITION_NAME.complaints(name, "edition"):
        return Fault("board.toml", "", field, reason, tuple(arguments.items()))
    return next((fault for _, fault in same_names([(folder, name)])), None)
