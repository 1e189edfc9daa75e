"""The editions that a server offers: which of them a table or a record means."""

from typing import Final

from lisboa.edition import WrittenEdition
from lisboa.edition.format import EDITION_NAME
from lisboa.edition.shelf import told_apart
from lisboa.server.faults import Refusal

Offered = tuple[WrittenEdition, ...]
LONGEST: Final = EDITION_NAME.most  # of what a record says


def chosen(offered: Offered, name: str | None) -> WrittenEdition:
    """The one of this name, or the first."""
    if name is None:
        return offered[0]
    for one in offered:
        if told_apart(one.edition.name) == told_apart(name):
            return one
    raise Refusal("no-such-edition", name=name, offered=names_of(offered))


def alike(offered: Offered, fingerprint: str, name: str) -> WrittenEdition | None:
    """One that plays as this fingerprint says; of several the one of this name."""
    found = [one for one in offered if one.edition.fingerprint == fingerprint]
    named = [one for one in found if told_apart(one.edition.name) == told_apart(name)]
    return next(iter(named or found), None)


def missing(offered: Offered, fingerprint: str, name: str) -> Refusal:
    """There is none with which a record can be played, perhaps only one that was changed since."""
    for one in offered:
        if told_apart(one.edition.name) == told_apart(name):
            return Refusal(
                "edition-of-record",
                key="refused-edition-of-record-changed",
                name=one.edition.name,
                fingerprint=fingerprint[:LONGEST],
                offered=one.edition.fingerprint,
            )
    return Refusal("edition-of-record", name=name[:LONGEST], offered=names_of(offered))


def names_of(offered: Offered) -> str:
    return ", ".join(one.edition.name for one in offered)
