"""The agenda: the stack of tasks still to do.

A task is one integer: its kind, the seat it concerns and up to three small numbers. Kinds below
`QUESTIONS` run by themselves; the others ask their seat one question. An agenda can therefore be
copied, compared and written down in the middle of any turn.
"""

from typing import Final

from lisboa.rules.machinery.declaration import fields_of, in_order

# ---- tasks that run by themselves, in the order of the rulebook -------------------------------
INSTANT: Final = 0
BEGIN_TURN: Final = 1
DRAW_CARD: Final = 2
MAINTENANCE: Final = 3
CHURCH_SCORING: Final = 4
END_TURN: Final = 5
SELL_OR_TRADE: Final = 6
TRADE_NEXT: Final = 7
STATE_ACTION: Final = 8
RECRUIT_NEXT: Final = 9
LAUNCH: Final = 10
PRODUCE_EXTRA: Final = 11
CHURCH_ICONS: Final = 12
CHURCH_INFLUENCE: Final = 13
STAND_UP: Final = 14
PAY_VISIT: Final = 15
NOBLE_ACTION: Final = 16
FOLLOW: Final = 17
LEAVE_COURT: Final = 18
PLACE_STORE: Final = 19
TAKE_CUBE: Final = 20
PAY_LAND: Final = 21
STORE_WIGS: Final = 22
EXTRA_DECREE: Final = 23
SITE_CUBES: Final = 24
STAFF: Final = 25
HIRE: Final = 26
COMPLETE_PLAN: Final = 27
NEXT_BUILDING: Final = 28
REWARD: Final = 29  # may be declined (G-17)
MUST: Final = 30  # as far as it is possible (PORT-09, G-81)
PENALTY: Final = 31  # as much as there is (G-15, G-137)
PERIOD_WIGS: Final = 32
PERIOD_REWARDS: Final = 33
NEW_SHIPYARD: Final = 34
DEAL_HANDS: Final = 35
NEW_DISPLAY: Final = 36
NEXT_TURN: Final = 37
FINAL_SCORING: Final = 38
ANY_GOOD: Final = 39
PERIOD_DISCARD: Final = 40
LACERDA_TURN: Final = 41
LACERDA_STATE: Final = 42
LACERDA_NOBLE: Final = 43
LACERDA_FOLLOWS: Final = 44
LACERDA_DISCARD: Final = 45
LACERDA_AIDE: Final = 46
TASK_REWARDS: Final = 47
DEAL_TASKS: Final = 48
PASS_CARDS: Final = 49
TURN_UP: Final = 50

# ---- tasks that ask a question ----------------------------------------------------------------
QUESTIONS: Final = 51
ASK_CLERGY: Final = 51
ASK_TURN: Final = 52
ASK_ROOM: Final = 53
ASK_SELL_OR_TRADE: Final = 54
ASK_LOAD: Final = 55
ASK_OFFER: Final = 56
ASK_OFFICE: Final = 57
ASK_PLAN: Final = 58
ASK_BERTH: Final = 59
ASK_SHIP_GOODS: Final = 60
ASK_EXTRA_GOOD: Final = 61
ASK_STEPS: Final = 62
ASK_TILE: Final = 63
ASK_GIVE_TILE: Final = 64
ASK_FAVOUR: Final = 65
ASK_VISIT_REAIS: Final = 66
ASK_FREE_ACTION: Final = 67
ASK_FOLLOW: Final = 68
ASK_LOT: Final = 69
ASK_CUBE: Final = 70
ASK_HOUSE: Final = 71
ASK_DECREE: Final = 72
ASK_SITE: Final = 73
ASK_USE_PLAN: Final = 74
ASK_RETURN: Final = 75
ASK_PAYMENT: Final = 76
ASK_ACCEPT: Final = 77
ASK_GOOD: Final = 78
ASK_PILE: Final = 79
ASK_LOSE_GOOD: Final = 80
ASK_LOSE_OFFICIAL: Final = 81
ASK_LOSE_FAVOUR: Final = 82
ASK_DRAW: Final = 83
ASK_DISCARD: Final = 84
ASK_CLAIM: Final = 85
ASK_KEEP_CARD: Final = 86
ASK_TASK: Final = 87
ASK_PENALTY: Final = 88
KINDS: Final = 89

BIAS: Final = 8  # so that the -1 of a treasury effect can be packed


class TaskKind:
    """What is known of a kind of task: its name and its numbers a, b and c; of a question also the
    rules behind it."""

    def __init__(self, number: int, name: str, *fields: str, rules: tuple[str, ...] = ()) -> None:
        self.number = number
        self.name = name
        self.fields = fields_of(fields)
        self.rules = rules

    @property
    def message(self) -> str:
        """The key of the message that asks a question."""
        return self.name.removeprefix("ask-")


# As fields of several tasks: `left` is still to do, `used` and `produced` were chosen before, and
# `from` is the first thing that may be chosen, so that the order makes no difference (G-152).
# `first` and `last` bound a part of the discards; `stop` is 1 or 2 where one may stop.
TASKS: Final = in_order(
    "tasks",
    (
        TaskKind(INSTANT, "instant"),
        TaskKind(BEGIN_TURN, "begin-turn"),
        TaskKind(DRAW_CARD, "draw-card"),
        TaskKind(MAINTENANCE, "maintenance"),
        TaskKind(CHURCH_SCORING, "church-scoring"),
        TaskKind(END_TURN, "end-turn"),
        TaskKind(SELL_OR_TRADE, "sell-or-trade"),
        TaskKind(TRADE_NEXT, "trade-next", "traded:number"),
        TaskKind(STATE_ACTION, "state-action", "deed:state"),
        TaskKind(RECRUIT_NEXT, "recruit-next", "left:number", "used:nobles", "stop:number"),
        TaskKind(LAUNCH, "launch", "how:how", "card:card"),
        TaskKind(PRODUCE_EXTRA, "produce-extra", "produced:goods", "left:number"),
        TaskKind(CHURCH_ICONS, "church-icons", "gap:number", "steps:number"),
        TaskKind(CHURCH_INFLUENCE, "church-influence"),
        TaskKind(STAND_UP, "stand-up"),
        TaskKind(PAY_VISIT, "pay-visit", "noble:noble", "following:number"),
        TaskKind(NOBLE_ACTION, "noble-action", "deed:court"),
        TaskKind(FOLLOW, "follow", "noble:noble"),
        TaskKind(LEAVE_COURT, "leave-court"),
        TaskKind(PLACE_STORE, "place-store", "lot:lot"),
        TaskKind(TAKE_CUBE, "take-cube", "plot:plot"),
        TaskKind(PAY_LAND, "pay-land", "plot:plot"),
        TaskKind(STORE_WIGS, "store-wigs", "lot:lot"),
        TaskKind(EXTRA_DECREE, "extra-decree"),
        TaskKind(SITE_CUBES, "site-cubes", "site:site"),
        TaskKind(STAFF, "staff", "plan:plan"),
        TaskKind(HIRE, "hire", "missing:number"),
        TaskKind(COMPLETE_PLAN, "complete-plan", "plan:plan", "site:site"),
        TaskKind(NEXT_BUILDING, "next-building", "architect:architect"),
        TaskKind(REWARD, "reward", "effect:effect"),
        TaskKind(MUST, "must", "effect:effect"),
        TaskKind(PENALTY, "penalty", "effect:effect"),
        TaskKind(PERIOD_WIGS, "period-wigs"),
        TaskKind(PERIOD_REWARDS, "period-rewards", "nobles:nobles", "first:number", "last:number"),
        TaskKind(NEW_SHIPYARD, "new-shipyard"),
        TaskKind(DEAL_HANDS, "deal-hands"),
        TaskKind(NEW_DISPLAY, "new-display"),
        TaskKind(NEXT_TURN, "next-turn"),
        TaskKind(FINAL_SCORING, "final-scoring"),
        TaskKind(ANY_GOOD, "any-good", "left:number"),
        TaskKind(PERIOD_DISCARD, "period-discard"),
        TaskKind(LACERDA_TURN, "lacerda-turn"),
        TaskKind(LACERDA_STATE, "lacerda-state"),
        TaskKind(LACERDA_NOBLE, "lacerda-noble", "noble:noble"),
        TaskKind(LACERDA_FOLLOWS, "lacerda-follows", "noble:noble"),
        TaskKind(LACERDA_DISCARD, "lacerda-discard"),
        TaskKind(LACERDA_AIDE, "lacerda-aide"),
        TaskKind(TASK_REWARDS, "task-rewards"),
        TaskKind(DEAL_TASKS, "deal-tasks"),
        TaskKind(PASS_CARDS, "pass-cards", "round:number"),
        TaskKind(TURN_UP, "turn-up"),
        TaskKind(ASK_CLERGY, "ask-clergy", rules=("SETUP-06", "G-135")),
        TaskKind(ASK_TURN, "ask-turn", rules=("FLOW-02", "GOLD-01", "ACT-01")),
        TaskKind(
            ASK_ROOM, "ask-room", "card:card", rules=("PORT-15", "PORT-22", "PORT-06", "PORT-07")
        ),
        TaskKind(ASK_SELL_OR_TRADE, "ask-sell-or-trade", rules=("PORT-11",)),
        TaskKind(ASK_LOAD, "ask-load", "sold:number=n", rules=("SELL-01", "SELL-02")),
        TaskKind(ASK_OFFER, "ask-offer", "traded:number=n", rules=("TRADE-01", "TRADE-02")),
        TaskKind(
            ASK_OFFICE,
            "ask-office",
            "left:number=n",
            "used:nobles=",
            "stop:number=",
            rules=("OFF-01", "OFF-02"),
        ),
        TaskKind(ASK_PLAN, "ask-plan", rules=("PLAN-01",)),
        TaskKind(ASK_BERTH, "ask-berth", rules=("SHIP-06", "G-146")),
        TaskKind(
            ASK_SHIP_GOODS,
            "ask-ship-goods",
            "left:number=n",
            "from:good=",
            rules=("SHIP-02", "G-152"),
        ),
        TaskKind(
            ASK_EXTRA_GOOD,
            "ask-extra-good",
            "produced:goods=",
            "left:number=n",
            rules=("PROD-07", "G-140"),
        ),
        TaskKind(ASK_STEPS, "ask-steps", "most:number=n", rules=("CARD-02",)),
        TaskKind(ASK_TILE, "ask-tile", rules=("CARD-03",)),
        TaskKind(
            ASK_GIVE_TILE,
            "ask-give-tile",
            "from:tile=",
            "given:number",
            rules=("CHURCH-03", "CHURCH-05"),
        ),
        TaskKind(ASK_FAVOUR, "ask-favour", rules=("FAV-01",)),
        TaskKind(ASK_VISIT_REAIS, "ask-visit-reais", "cost:number=n", rules=("HOUSE-05", "G-13")),
        TaskKind(ASK_FREE_ACTION, "ask-free-action", "noble:noble", rules=("VISIT-04",)),
        TaskKind(ASK_FOLLOW, "ask-follow", "noble:noble", rules=("FOLLOW-03", "FOLLOW-06")),
        TaskKind(ASK_LOT, "ask-lot", rules=("STORE-01", "STORE-02")),
        TaskKind(ASK_CUBE, "ask-cube", "plot:plot", rules=("STORE-06", "G-84")),
        TaskKind(ASK_HOUSE, "ask-house", rules=("STORE-09", "HOUSE-02")),
        TaskKind(ASK_DECREE, "ask-decree", "extra:number", rules=("DECREE-01", "DECREE-02")),
        TaskKind(ASK_SITE, "ask-site", rules=("OPEN-03", "OPEN-04")),
        TaskKind(ASK_USE_PLAN, "ask-use-plan", "site:site", rules=("OPEN-07",)),
        TaskKind(
            ASK_RETURN, "ask-return", "left:number=n", "from:place=", rules=("OPEN-09", "G-152")
        ),
        TaskKind(ASK_PAYMENT, "ask-payment", "due:number=n", rules=("INF-11", "INF-12")),
        TaskKind(ASK_ACCEPT, "ask-accept", "effect:effect=", rules=("G-17",)),
        TaskKind(ASK_GOOD, "ask-good", rules=("G-138",)),
        TaskKind(ASK_PILE, "ask-pile", rules=("G-30", "G-147")),
        TaskKind(ASK_LOSE_GOOD, "ask-lose-good", rules=("PORT-13", "G-16")),
        TaskKind(ASK_LOSE_OFFICIAL, "ask-lose-official", rules=("PORT-19",)),
        TaskKind(ASK_LOSE_FAVOUR, "ask-lose-favour", rules=("G-16",)),
        TaskKind(ASK_DRAW, "ask-draw", rules=("DRAW-01",)),
        TaskKind(ASK_DISCARD, "ask-discard", "from:card=", "first:number=", rules=("PERIOD-07",)),
        TaskKind(
            ASK_CLAIM,
            "ask-claim",
            "nobles:nobles=",
            "first:number=",
            "last:number=",
            rules=("PERIOD-08", "G-104"),
        ),
        TaskKind(
            ASK_KEEP_CARD,
            "ask-keep-card",
            "round:number",
            "from:number=again",
            rules=("DRAFT-01", "DRAFT-05"),
        ),
        TaskKind(ASK_TASK, "ask-task", rules=("TASK-03", "G-117")),
        TaskKind(ASK_PENALTY, "ask-penalty", "due:number=n", rules=("G-137", "PORT-14")),
    ),
    KINDS,
)


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
