"""Every task and every question, and the function of its chapter that handles it."""

from collections.abc import Callable
from typing import Final

from lisboa.rules import (
    church,
    decrees,
    deeds,
    draft,
    effects,
    favours,
    influence,
    lacerda,
    nobles,
    officials,
    openings,
    periods,
    plans,
    portfolio,
    production,
    scoring,
    selling,
    setup,
    ships,
    stores,
    task_cards,
    trading,
    turns,
    visits,
)
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery.question import Question
from lisboa.rules.machinery.state import State

Run = Callable[[State, int], None]

TASKS: Final[dict[int, Run]] = {
    ag.INSTANT: setup.instant,
    ag.BEGIN_TURN: turns.begin_turn,
    ag.DRAW_CARD: turns.draw_card,
    ag.MAINTENANCE: turns.maintenance,
    ag.CHURCH_SCORING: church.scoring,
    ag.END_TURN: turns.end_turn,
    ag.SELL_OR_TRADE: selling.sell_or_trade,
    ag.TRADE_NEXT: trading.trade_next,
    ag.STATE_ACTION: deeds.state_action,
    ag.RECRUIT_NEXT: officials.recruit_next,
    ag.LAUNCH: ships.launch,
    ag.PRODUCE_EXTRA: production.produce_extra,
    ag.CHURCH_ICONS: church.icons,
    ag.CHURCH_INFLUENCE: church.church_influence,
    ag.STAND_UP: church.stand_up,
    ag.PAY_VISIT: visits.pay_visit,
    ag.NOBLE_ACTION: nobles.noble_action,
    ag.FOLLOW: visits.follow,
    ag.LEAVE_COURT: visits.leave_court,
    ag.PLACE_STORE: stores.place_store,
    ag.TAKE_CUBE: stores.take_cube,
    ag.PAY_LAND: stores.pay_land,
    ag.STORE_WIGS: stores.store_wigs,
    ag.EXTRA_DECREE: decrees.extra_decree,
    ag.SITE_CUBES: openings.site_cubes,
    ag.STAFF: openings.staff,
    ag.HIRE: openings.hire,
    ag.COMPLETE_PLAN: openings.complete_plan,
    ag.NEXT_BUILDING: openings.next_building,
    ag.REWARD: effects.reward,
    ag.MUST: effects.must,
    ag.PENALTY: effects.penalty,
    ag.ANY_GOOD: effects.any_good,
    ag.PERIOD_WIGS: periods.wigs_for_sets,
    ag.PERIOD_DISCARD: periods.discard,
    ag.PERIOD_REWARDS: periods.rewards,
    ag.NEW_SHIPYARD: periods.new_shipyard,
    ag.DEAL_HANDS: periods.deal_hands,
    ag.NEW_DISPLAY: periods.new_display,
    ag.LACERDA_TURN: lacerda.turn,
    ag.LACERDA_STATE: lacerda.state_step,
    ag.LACERDA_NOBLE: lacerda.noble_step,
    ag.LACERDA_FOLLOWS: lacerda.follow,
    ag.LACERDA_DISCARD: lacerda.discard_step,
    ag.LACERDA_AIDE: lacerda.aide_step,
    ag.PASS_CARDS: draft.pass_cards,
    ag.TURN_UP: setup.turn_up,
    ag.DEAL_TASKS: task_cards.deal,
    ag.TASK_REWARDS: task_cards.rewards,
    ag.NEXT_TURN: turns.next_turn,
    ag.FINAL_SCORING: scoring.final_scoring,
}

QUESTIONS: Final[dict[int, Question]] = {
    ag.ASK_CLERGY: setup.ClergyQuestion(act.KEEP_TILE),
    ag.ASK_TURN: turns.TurnQuestion(act.GOLD, act.PORTFOLIO, act.COURT),
    ag.ASK_ROOM: portfolio.RoomQuestion(act.ADD, act.DISCARD),
    ag.ASK_SELL_OR_TRADE: selling.ChoiceQuestion(act.SELL, act.TRADE),
    ag.ASK_LOAD: selling.LoadQuestion(act.LOAD, act.STOP),
    ag.ASK_OFFER: trading.OfferQuestion(act.OFFER, act.STOP),
    ag.ASK_OFFICE: officials.OfficeQuestion(act.OFFICE, act.STOP),
    ag.ASK_PLAN: plans.PlanQuestion(act.TAKE_PLAN),
    ag.ASK_BERTH: ships.BerthQuestion(act.ADD, act.DISCARD, act.REPLACE),
    ag.ASK_SHIP_GOODS: ships.GoodsQuestion(act.PAY_GOOD),
    ag.ASK_EXTRA_GOOD: production.ExtraQuestion(act.TAKE_GOOD),
    ag.ASK_STEPS: church.StepsQuestion(act.MOVE),
    ag.ASK_TILE: church.TileQuestion(act.TAKE_TILE),
    ag.ASK_GIVE_TILE: church.GiveQuestion(act.GIVE_TILE, act.STOP),
    ag.ASK_FAVOUR: favours.FavourQuestion(act.TAKE_FAVOUR),
    ag.ASK_VISIT_REAIS: visits.ReaisQuestion(act.PAY_REAIS),
    ag.ASK_FREE_ACTION: visits.FreeQuestion(act.DO, act.STOP),
    ag.ASK_FOLLOW: visits.FollowQuestion(act.DO, act.DECLINE),
    ag.ASK_LOT: stores.LotQuestion(act.BUILD),
    ag.ASK_CUBE: stores.CubeQuestion(act.CUBE),
    ag.ASK_HOUSE: stores.HouseQuestion(act.HOUSE),
    ag.ASK_DECREE: decrees.DecreeQuestion(act.TAKE_DECREE, act.STOP),
    ag.ASK_SITE: openings.SiteQuestion(act.SITE),
    ag.ASK_USE_PLAN: openings.UsePlanQuestion(act.USE_PLAN),
    ag.ASK_RETURN: openings.ReturnQuestion(act.RETURN),
    ag.ASK_PAYMENT: influence.PaymentQuestion(act.CONVERT),
    ag.ASK_ACCEPT: effects.AcceptQuestion(act.ACCEPT, act.DECLINE),
    ag.ASK_GOOD: effects.GoodQuestion(act.TAKE_GOOD),
    ag.ASK_PILE: effects.PileQuestion(act.CUBE),
    ag.ASK_LOSE_GOOD: effects.LoseGoodQuestion(act.LOSE_GOOD),
    ag.ASK_LOSE_OFFICIAL: effects.LoseOfficialQuestion(act.RETURN),
    ag.ASK_LOSE_FAVOUR: effects.LoseFavourQuestion(act.LOSE_FAVOUR),
    ag.ASK_DRAW: turns.DrawQuestion(act.DRAW),
    ag.ASK_DISCARD: periods.DiscardQuestion(act.DISCARD, act.STOP),
    ag.ASK_KEEP_CARD: draft.KeepQuestion(act.KEEP_CARD),
    ag.ASK_TASK: task_cards.TaskQuestion(act.TASK),
    ag.ASK_CLAIM: periods.ClaimQuestion(act.CLAIM),
    ag.ASK_PENALTY: effects.PenaltyQuestion(act.CONVERT),
}
# The same by number: a list is read faster than a dict.
_TASK_OF: Final = [TASKS[kind] for kind in range(ag.QUESTIONS)]
_QUESTION_OF: Final = [QUESTIONS[kind] for kind in range(ag.QUESTIONS, ag.KINDS)]


def question(asked: int) -> Question:
    """The kind of question that a task asks."""
    return _QUESTION_OF[ag.kind_of(asked) - ag.QUESTIONS]


def advance(s: State) -> None:
    """Run tasks until a question lies on top of the agenda, or nothing is left to do."""
    agenda = s.agenda
    while agenda:
        todo = agenda[-1]
        kind = ag.kind_of(todo)
        if kind >= ag.QUESTIONS:
            return
        agenda.pop()
        _TASK_OF[kind](s, todo)


def answer(s: State, action: int) -> None:
    """Carry out an answer to the question on top, without looking whether it is allowed."""
    asked = s.agenda.pop()
    question(asked).answer(s, asked, action)


def unforbidden(s: State) -> list[int]:
    """The answers that nothing on the table forbids now; whether the turn can then be completed
    is for the look-ahead."""
    asked = s.agenda[-1]
    return question(asked).unforbidden(s, asked)
