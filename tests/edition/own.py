"""Editions of one's own, as owners make them: a copy of Baixa in a folder, changed by hand."""

from pathlib import Path

from lisboa.edition.beginning import begin


def new(folder: Path, name: str) -> Path:
    begin(folder, name)
    return folder


def change(folder: Path, file: str, old: str, new: str) -> None:
    """Exchange what stands there once."""
    path = folder / f"{file}.toml"
    text = path.read_text("utf-8")
    assert text.count(old) == 1, f"{old} stands {text.count(old)} times in {file}.toml"
    path.write_text(text.replace(old, new), "utf-8")


def leave_out(folder: Path, file: str, entry: str) -> None:
    """Delete the entry with this id."""
    path = folder / f"{file}.toml"
    entries = path.read_text("utf-8").split("\n[[")
    kept = [text for text in entries if f'"{entry}"' not in text]
    assert len(kept) == len(entries) - 1
    path.write_text("\n[[".join(kept), "utf-8")


def smaller(folder: Path, name: str) -> Path:
    """One of other counts: ten decrees, a front of clergy tiles and two buildings fewer."""
    new(folder, name)
    for number in range(61, 71):
        leave_out(folder, "decrees", f"decree-{number}")
    change(folder, "board", "decree_cards           = 70", "decree_cards           = 60")
    for number in (15, 16):
        leave_out(folder, "buildings", f"building-{number}")
    change(folder, "board", "public_buildings       = 16", "public_buildings       = 14")
    leave_out(folder, "clergy", "clergy-instant-influence")
    change(folder, "board", "clergy_tiles           = 37", "clergy_tiles           = 34")
    return folder
