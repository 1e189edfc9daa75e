"""Chapter 3: the frame of a turn, docking, taking gold, actions."""

import pytest

from lisboa.rules import agenda as ag
from tests.rules.table import Table


@pytest.mark.rule("GOLD-01", "GOLD-02", "GOLD-03", "GOLD-04", "EX-01", "DRAW-02", "FLOW-03")
def test_a_card_for_gold() -> None:
    table = Table()
    table.hand("political-01", "political-02", "political-03", "political-07", "political-13")
    table.display(builder="political-22 political-23")
    table.turn().play("gold political-03")
    assert table.me.goods == [1, 0, 0, 0]
    assert table.card("political-03") in table.s.discards
    assert table.asks == ag.ASK_DRAW
    table.play("draw political-22")
    assert len(table.me.hand) == 5
    assert table.card("political-22") in table.me.hand
    assert table.seat == 1
