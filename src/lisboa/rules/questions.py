"""Every task and every question, and the function of its chapter that handles it."""

from collections.abc import Callable
from typing import Final

from lisboa.rules import actions as act
from lisboa.rules import agenda as ag
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
    tasks,
    trading,
    turns,
    visits,
)
from lisboa.rules.state import State

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
    ag.DEAL_TASKS: tasks.deal,
    ag.TASK_REWARDS: tasks.rewards,
    ag.NEXT_TURN: turns.next_turn,
    ag.FINAL_SCORING: scoring.final_scoring,
}


class Question:
    """How one kind of question is asked and answered.

    `candidates` holds every legal answer and perhaps more; `forbids` judges any action with one
    of the verbs: 0, or the reason why not; `answer` carries it out.
    """

    def __init__(
        self,
        verbs: tuple[int, ...],
        candidates: Callable[[State, int], list[int]],
        forbids: Callable[[State, int, int], int],
        answer: Callable[[State, int, int], None],
    ) -> None:
        self.verbs = verbs
        self.candidates = candidates
        self.forbids = forbids
        self.answer = answer


QUESTIONS: Final[dict[int, Question]] = {
    ag.ASK_CLERGY: Question(
        (act.KEEP_TILE,), setup.clergy_candidates, setup.clergy_forbids, setup.clergy_answer
    ),
    ag.ASK_TURN: Question(
        (act.GOLD, act.PORTFOLIO, act.COURT),
        turns.turn_candidates,
        turns.turn_forbids,
        turns.turn_answer,
    ),
    ag.ASK_ROOM: Question(
        (act.ADD, act.DISCARD),
        portfolio.room_candidates,
        portfolio.room_forbids,
        portfolio.room_answer,
    ),
    ag.ASK_SELL_OR_TRADE: Question(
        (act.SELL, act.TRADE),
        selling.choice_candidates,
        selling.choice_forbids,
        selling.choice_answer,
    ),
    ag.ASK_LOAD: Question(
        (act.LOAD, act.STOP), selling.load_candidates, selling.load_forbids, selling.load_answer
    ),
    ag.ASK_OFFER: Question(
        (act.OFFER, act.STOP), trading.offer_candidates, trading.trade_forbids, trading.trade_answer
    ),
    ag.ASK_OFFICE: Question(
        (act.OFFICE, act.STOP),
        officials.office_candidates,
        officials.office_answer_forbids,
        officials.office_answer,
    ),
    ag.ASK_PLAN: Question(
        (act.TAKE_PLAN,), plans.plan_candidates, plans.plan_forbids, plans.plan_answer
    ),
    ag.ASK_BERTH: Question(
        (act.ADD, act.DISCARD, act.REPLACE),
        ships.berth_candidates,
        ships.berth_forbids,
        ships.berth_answer,
    ),
    ag.ASK_SHIP_GOODS: Question(
        (act.PAY_GOOD,), ships.goods_candidates, ships.goods_forbids, ships.goods_answer
    ),
    ag.ASK_EXTRA_GOOD: Question(
        (act.TAKE_GOOD,),
        production.extra_candidates,
        production.extra_forbids,
        production.extra_answer,
    ),
    ag.ASK_STEPS: Question(
        (act.MOVE,), church.steps_candidates, church.steps_forbids, church.steps_answer
    ),
    ag.ASK_TILE: Question(
        (act.TAKE_TILE,), church.tile_candidates, church.tile_forbids, church.tile_answer
    ),
    ag.ASK_GIVE_TILE: Question(
        (act.GIVE_TILE, act.STOP), church.give_candidates, church.give_forbids, church.give_answer
    ),
    ag.ASK_FAVOUR: Question(
        (act.TAKE_FAVOUR,),
        favours.favour_candidates,
        favours.favour_forbids,
        favours.favour_answer,
    ),
    ag.ASK_VISIT_REAIS: Question(
        (act.PAY_REAIS,), visits.reais_candidates, visits.reais_forbids, visits.reais_answer
    ),
    ag.ASK_FREE_ACTION: Question(
        (act.DO, act.STOP), visits.free_candidates, visits.free_forbids, visits.free_answer
    ),
    ag.ASK_FOLLOW: Question(
        (act.DO, act.DECLINE), visits.follow_candidates, visits.follow_forbids, visits.follow_answer
    ),
    ag.ASK_LOT: Question(
        (act.BUILD,), stores.lot_candidates, stores.lot_forbids, stores.lot_answer
    ),
    ag.ASK_CUBE: Question(
        (act.CUBE,), stores.cube_candidates, stores.cube_forbids, stores.cube_answer
    ),
    ag.ASK_HOUSE: Question(
        (act.HOUSE,), stores.house_candidates, stores.house_forbids, stores.house_answer
    ),
    ag.ASK_DECREE: Question(
        (act.TAKE_DECREE, act.STOP),
        decrees.decree_candidates,
        decrees.decree_forbids,
        decrees.decree_answer,
    ),
    ag.ASK_SITE: Question(
        (act.SITE,), openings.site_candidates, openings.site_answer_forbids, openings.site_answer
    ),
    ag.ASK_USE_PLAN: Question(
        (act.USE_PLAN,),
        openings.use_plan_candidates,
        openings.use_plan_forbids,
        openings.use_plan_answer,
    ),
    ag.ASK_RETURN: Question(
        (act.RETURN,), openings.return_candidates, openings.return_forbids, openings.return_answer
    ),
    ag.ASK_PAYMENT: Question(
        (act.CONVERT,),
        influence.payment_candidates,
        influence.payment_forbids,
        influence.payment_answer,
    ),
    ag.ASK_ACCEPT: Question(
        (act.ACCEPT, act.DECLINE),
        effects.accept_candidates,
        effects.accept_forbids,
        effects.accept_answer,
    ),
    ag.ASK_GOOD: Question(
        (act.TAKE_GOOD,), effects.good_candidates, effects.good_forbids, effects.good_answer
    ),
    ag.ASK_PILE: Question(
        (act.CUBE,), effects.pile_candidates, effects.pile_forbids, effects.pile_answer
    ),
    ag.ASK_LOSE_GOOD: Question(
        (act.LOSE_GOOD,),
        effects.lose_good_candidates,
        effects.lose_good_forbids,
        effects.lose_good_answer,
    ),
    ag.ASK_LOSE_OFFICIAL: Question(
        (act.RETURN,),
        effects.lose_official_candidates,
        effects.lose_official_forbids,
        effects.lose_official_answer,
    ),
    ag.ASK_LOSE_FAVOUR: Question(
        (act.LOSE_FAVOUR,),
        effects.lose_favour_candidates,
        effects.lose_favour_forbids,
        effects.lose_favour_answer,
    ),
    ag.ASK_DRAW: Question(
        (act.DRAW,), turns.draw_candidates, turns.draw_forbids, turns.draw_answer
    ),
    ag.ASK_DISCARD: Question(
        (act.DISCARD, act.STOP),
        periods.discard_candidates,
        periods.discard_forbids,
        periods.discard_answer,
    ),
    ag.ASK_KEEP_CARD: Question(
        (act.KEEP_CARD,), draft.keep_candidates, draft.keep_forbids, draft.keep_answer
    ),
    ag.ASK_TASK: Question(
        (act.TASK,), tasks.task_candidates, tasks.task_forbids, tasks.task_answer
    ),
    ag.ASK_CLAIM: Question(
        (act.CLAIM,), periods.claim_candidates, periods.claim_forbids, periods.claim_answer
    ),
}


def advance(s: State) -> None:
    """Run tasks until a question lies on top of the agenda, or nothing is left to do."""
    agenda = s.agenda
    while agenda:
        todo = agenda[-1]
        kind = ag.kind_of(todo)
        if kind >= ag.QUESTIONS:
            return
        agenda.pop()
        TASKS[kind](s, todo)


def answer(s: State, action: int) -> None:
    """Carry out an answer to the question on top, without looking whether it is allowed."""
    asked = s.agenda.pop()
    QUESTIONS[ag.kind_of(asked)].answer(s, asked, action)


def unforbidden(s: State) -> list[int]:
    """The answers that nothing on the table forbids now; whether the turn can then be completed
    is for the look-ahead."""
    asked = s.agenda[-1]
    question = QUESTIONS[ag.kind_of(asked)]
    return [a for a in question.candidates(s, asked) if not question.forbids(s, asked, a)]
