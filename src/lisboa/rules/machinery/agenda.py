"""The agenda: the stack of tasks still to do.

A task is one integer: its kind, the seat it concerns and up to three small numbers. Kinds below
`QUESTIONS` run by themselves; the others ask their seat one question. An agenda can therefore be
copied, compared and written down in the middle of any turn.
"""

from typing import Final

# ---- tasks that run by themselves, in the order of the rulebook -------------------------------
INSTANT: Final = 0  # a: clergy front taken at set-up
BEGIN_TURN: Final = 1
DRAW_CARD: Final = 2
MAINTENANCE: Final = 3
CHURCH_SCORING: Final = 4
END_TURN: Final = 5
SELL_OR_TRADE: Final = 6
TRADE_NEXT: Final = 7  # a: goods already traded
STATE_ACTION: Final = 8  # a: deed
RECRUIT_NEXT: Final = 9  # a: officials left, b: offices used (mask), c: 1 if one may stop
LAUNCH: Final = 10  # a: how (actions.ADD, DISCARD, REPLACE), b: card
PRODUCE_EXTRA: Final = 11  # a: types produced (mask), b: goods left
CHURCH_ICONS: Final = 12  # a: gap the Cardinal left, b: steps
CHURCH_INFLUENCE: Final = 13
STAND_UP: Final = 14
PAY_VISIT: Final = 15  # a: noble, b: 1 for a follower
NOBLE_ACTION: Final = 16  # a: deed
FOLLOW: Final = 17  # a: noble
LEAVE_COURT: Final = 18
PLACE_STORE: Final = 19  # a: lot
TAKE_CUBE: Final = 20  # a: plot
PAY_LAND: Final = 21  # a: plot
STORE_WIGS: Final = 22  # a: lot
EXTRA_DECREE: Final = 23
SITE_CUBES: Final = 24  # a: site
STAFF: Final = 25  # a: plan
HIRE: Final = 26  # a: officials missing
COMPLETE_PLAN: Final = 27  # a: plan, b: site
NEXT_BUILDING: Final = 28  # a: architect
REWARD: Final = 29  # a: effect, b: what, c: n + BIAS; may be declined (G-17)
MUST: Final = 30  # the same; must be carried out (G-81)
PENALTY: Final = 31  # the same; a loss (G-137)
PERIOD_WIGS: Final = 32
PERIOD_REWARDS: Final = 33  # a: nobles still to reward (mask), b-c: this player's discards
NEW_SHIPYARD: Final = 34
DEAL_HANDS: Final = 35
NEW_DISPLAY: Final = 36
NEXT_TURN: Final = 37
FINAL_SCORING: Final = 38
ANY_GOOD: Final = 39  # a: goods left
PERIOD_DISCARD: Final = 40
LACERDA_TURN: Final = 41
LACERDA_STATE: Final = 42
LACERDA_NOBLE: Final = 43  # a: noble
LACERDA_FOLLOWS: Final = 44  # a: noble
LACERDA_DISCARD: Final = 45
LACERDA_AIDE: Final = 46
TASK_REWARDS: Final = 47
DEAL_TASKS: Final = 48
PASS_CARDS: Final = 49  # a: round of the draft

# ---- tasks that ask a question ----------------------------------------------------------------
QUESTIONS: Final = 50
ASK_CLERGY: Final = 50
ASK_TURN: Final = 51
ASK_ROOM: Final = 52  # a: card to be placed
ASK_SELL_OR_TRADE: Final = 53
ASK_LOAD: Final = 54  # a: goods already sold
ASK_OFFER: Final = 55  # a: goods already traded
ASK_OFFICE: Final = 56  # as RECRUIT_NEXT
ASK_PLAN: Final = 57
ASK_BERTH: Final = 58
ASK_SHIP_GOODS: Final = 59  # a: goods left, b: first type that may be paid
ASK_EXTRA_GOOD: Final = 60  # as PRODUCE_EXTRA
ASK_STEPS: Final = 61
ASK_TILE: Final = 62
ASK_GIVE_TILE: Final = 63  # a: first front that may be given, b: 1 if one was given
ASK_FAVOUR: Final = 64
ASK_VISIT_REAIS: Final = 65  # a: cost
ASK_FREE_ACTION: Final = 66  # a: noble
ASK_FOLLOW: Final = 67  # a: noble
ASK_LOT: Final = 68
ASK_CUBE: Final = 69  # a: plot
ASK_HOUSE: Final = 70
ASK_DECREE: Final = 71  # a: 1 for the extra decree
ASK_SITE: Final = 72
ASK_USE_PLAN: Final = 73  # a: site
ASK_RETURN: Final = 74  # a: officials left, b: first place that may be used
ASK_PAYMENT: Final = 75  # a: réis due
ASK_ACCEPT: Final = 76  # as REWARD
ASK_GOOD: Final = 77
ASK_PILE: Final = 78
ASK_LOSE_GOOD: Final = 79
ASK_LOSE_OFFICIAL: Final = 80
ASK_LOSE_FAVOUR: Final = 81
ASK_DRAW: Final = 82
ASK_DISCARD: Final = 83  # a: first card that may be discarded, b: the first of the discards
ASK_CLAIM: Final = 84  # as PERIOD_REWARDS
ASK_KEEP_CARD: Final = 85  # a: round of the draft, b: first card that may be kept
ASK_TASK: Final = 86
KINDS: Final = 87

BIAS: Final = 8  # so that the -1 of a treasury effect can be packed


def task(kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """Pack a task into one integer."""
    return kind | seat << 8 | a << 12 | b << 24 | c << 36


def kind_of(packed: int) -> int:
    return packed & 255


def seat_of(packed: int) -> int:
    return packed >> 8 & 15


def a_of(packed: int) -> int:
    return packed >> 12 & 4095


def b_of(packed: int) -> int:
    return packed >> 24 & 4095


def c_of(packed: int) -> int:
    return packed >> 36 & 4095


def effect_tasks(kind: int, seat: int, effects: tuple[tuple[int, int, int], ...]) -> list[int]:
    """One task of this kind (REWARD, MUST or PENALTY) for each effect, left to right."""
    return [task(kind, seat, word, what, n + BIAS) for word, what, n in effects]
