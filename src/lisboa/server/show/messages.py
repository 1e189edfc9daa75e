"""What clients and server say to each other, over HTTP and over the WebSocket."""

from collections.abc import Iterable
from typing import Annotated, Any, Literal, Self

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    GetPydanticSchema,
    create_model,
    model_validator,
)
from pydantic_core.core_schema import (
    CoreSchema,
    literal_schema,
    no_info_after_validator_function,
)

from lisboa.bots.levels import LEVELS
from lisboa.edition import Edition
from lisboa.edition.format import EDITION_NAME
from lisboa.edition.word_types import Among
from lisboa.game.game import LONGEST_NAME, MOST
from lisboa.game.positions.document import Wigs
from lisboa.game.variants import plain
from lisboa.rules.machinery.agreement import CHOICE, LAYOUT, SEATS, VARIANTS, Variant
from lisboa.server.faults import Refusal
from lisboa.server.show.course import Step
from lisboa.server.show.deltas import Delta
from lisboa.server.show.figures import Figures
from lisboa.server.show.options import Option
from lisboa.server.show.published import Rank, ShownView
from lisboa.server.show.questions import Asked
from lisboa.server.show.stories import Story
from lisboa.server.show.telling import EventText
from lisboa.server.show.texts import Text
from lisboa.server.show.usual import USUAL, Usual


def _one_of(values: Iterable[int | str]) -> GetPydanticSchema:
    """As `Literal`, for values that stand in a list, where type checkers cannot read them."""
    return GetPydanticSchema(lambda source, handler: literal_schema(list(values)))


GameId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{12}$")]
Secret = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22}$")]
RequestId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST)]
Sequence = Annotated[int, Field(ge=0, lt=2**31)]
Count = Annotated[int, Field(ge=0, lt=2**31)]
ActionName = Annotated[str, Field(max_length=80)]
Colour = Annotated[int, Field(ge=0, lt=MOST)]  # its place in game.names.SEAT_COLOURS
Level = Annotated[str, _one_of(LEVELS), Among("Level", LEVELS)]
Noble = Literal["builder", "minister", "king"]
Entrance = Literal["shared", "invited", "own"]
Status = Literal["playing", "over", "ended", "frozen"]
Seconds = Annotated[float, Field(ge=1, le=10**8, allow_inf_nan=False)]


class Sent(BaseModel):
    """What a client sends: nothing beyond what is named here."""

    model_config = ConfigDict(extra="forbid")


# ---- refusals ----


class Refused(BaseModel):
    """A request that was not carried out, and why."""

    type: Literal["refused"] = "refused"
    code: str
    text: Text
    rule: str | None = None
    sequence: int | None = None  # the present one, if the request saw another
    request: str | None = None

    @staticmethod
    def of(refusal: Refusal, request: str | None = None) -> "Refused":
        return Refused(
            code=refusal.code,
            text=refusal.text,
            rule=refusal.rule,
            sequence=refusal.sequence,
            request=request,
        )


# ---- making games ----


class NewSeat(Sent):
    """Who is to sit there."""

    kind: Literal["human", "bot", "lacerda"] = "human"
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)] | None = None
    level: Level | None = None  # of a bot
    colour: Colour | None = None  # by default that of the seat, or the first that is free
    invited: bool = False  # somebody else is to sit there: an invitation instead of a secret

    @model_validator(mode="after")
    def _only_bots_have_levels(self) -> Self:
        if (self.kind == "bot") != (self.level is not None):
            raise ValueError("a level belongs to a bot, and only to a bot")
        return self

    @model_validator(mode="after")
    def _only_people_are_invited(self) -> Self:
        if self.invited and self.kind != "human":
            raise ValueError("only a human can be invited")
        return self


class HouseRules(Sent):
    """What the table agreed on besides the rules of the game."""

    hints: bool = True  # whether the planner may be asked
    silence: Seconds = 24 * 3600.0  # after which any player may hand a silent seat to a bot
    dead: Seconds = 14 * 24 * 3600.0  # after which any player may end the game
    # Whether one may play on from a past moment: as a new game, or alone by going back in this one.
    # Where results count it is agreed before the deal, once and for all.
    play_on: bool = True


Name = Annotated[str, Field(max_length=LONGEST_NAME)]
ByPlace = Annotated[dict[Name, Name], Field(max_length=99)]


class TokenLayout(Sent):
    """Which token lies where, by names; places that are not named get one at random (G-120)."""

    plots: ByPlace = Field(default_factory=dict)
    sites: ByPlace = Field(default_factory=dict)


def _values(variant: Variant) -> Any:
    """The type of what a variant takes."""
    if variant.kind == SEATS:
        return bool | list[SeatNumber]
    if variant.kind == LAYOUT:
        return bool | Literal["random"] | TokenLayout
    return Annotated[int | str, _one_of(variant.choices)] if variant.kind == CHOICE else bool


def _chosen(source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
    """A model with a field for each variant; what is left of it is what differs from the plain
    game."""
    fields: dict[str, Any] = {each.name: (_values(each), plain(each)) for each in VARIANTS}
    told = "As in `lisboa.new_game`; what is left out is the plain game."
    model = create_model("Variants", __base__=Sent, __doc__=told, **fields)
    return no_info_after_validator_function(
        lambda chosen: chosen.model_dump(exclude_defaults=True), handler.generate_schema(model)
    )


Variants = Annotated[dict[str, object], GetPydanticSchema(_chosen)]
Seats = Annotated[list[NewSeat], Field(min_length=2, max_length=MOST)]


class NewGame(Sent):
    """A table: two to four seats; with Lacerda on the second of two it is the solo game. Without
    the name of an edition the first that the server offers is played."""

    seats: Seats
    variants: Variants = Field(default_factory=dict)
    rules: HouseRules = Field(default_factory=HouseRules)
    start: SeatNumber | None = None
    edition: Annotated[str, Field(min_length=1, max_length=EDITION_NAME.most)] | None = None


class NewRecord(Sent):
    """A record to import; bots and people take its seats in order."""

    record: Annotated[str, Field(max_length=500_000)]
    seats: Seats | None = None  # by default all are human
    rules: HouseRules = Field(default_factory=HouseRules)


class Created(BaseModel):
    """A new game and all its secrets, which are told only here."""

    game: str
    host: str
    spectator: str
    seats: list[str | None]  # a secret for each human seat of whoever made the table
    invitations: list[str | None]  # an invitation for each seat to which somebody is invited


# ---- changes over HTTP ----


class Changing(Sent):
    """Every change has a number of the client's own: repeated, it is answered as before."""

    request: RequestId
    sequence: Sequence | None = None  # if given, the change is refused once the game went on


class Take(Changing):
    """The seat of an invitation. The secret is one that the client has just made and kept."""

    secret: Secret


class HandOver(Changing):
    level: Level = "courtier"


class Rename(Changing):
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]


class NotNow(Sent):
    """Do not ask me to follow this noble, up to the end of this turn or round."""

    noble: Noble
    until: Literal["turn", "round"]
    last: Count | None = None  # the last turn for which it holds; the server writes it down


class Orders(Sent):
    """Standing orders of a seat: what it need not be asked. Everything is declined in its name."""

    follow: list[Noble] = Field(default_factory=list, max_length=3)  # never ask me to follow them
    not_now: list[NotNow] = Field(default_factory=list, max_length=3)  # nor these, for a while
    church: bool = False  # keep my clergy tiles when the church is scored
    declines: bool = False  # in the turns of others, whatever else may be declined


class NewOrders(Changing):
    orders: Orders


class NewHouseRules(Changing):
    rules: HouseRules


class PlayOn(Sent):
    """A new game that goes on from a point of this one."""

    at: Count  # how many actions of it are kept
    seats: Seats | None = None


class Done(BaseModel):
    """What came of a change."""

    type: Literal["done"] = "done"
    request: str
    sequence: int  # after it
    secret: str | None = None  # of a new link, or its invitation; not told to a repeated request
    game: str | None = None  # of a rematch


# ---- what there is to see ----


class SeatInfo(BaseModel):
    """A seat as everybody sees it."""

    name: str
    kind: Literal["human", "bot", "lacerda"]
    level: Level | None
    colour: int
    bot: Level | None  # plays for the human of this seat
    conceded: bool
    # Who knows its secret: `shared`: also whoever made the table; `own`: only its player, who came
    # by an invitation; `invited`: nobody yet. Null where no human sits.
    entrance: Entrance | None


class TableNotice(BaseModel):
    """A link was made anew, or a seat taken by invitation: what everybody is to know."""

    seat: int | None  # null: spectators
    at: float
    told: int  # how many events there were before
    text: Text


class ResultInfo(BaseModel):
    """How a game ended. Where people ended it there are no totals."""

    winners: list[int]
    totals: list[int]
    wigs: list[Wigs]
    tie_breaks: list[str]
    rank: Rank | None


class PastInfo(BaseModel):
    """A game that was played under other rules: it is shown as it stood, and that is all."""

    rules: str  # their version
    ours: int
    program: str  # that played them; `newer` or `unknown`
    missing: int  # so many answers came after what is shown


class TableInfo(BaseModel):
    """What everybody may know about a table besides the position."""

    game: str
    edition: str  # `/api/editions/EDITION` is what is printed
    status: Status
    why: Literal["host", "dead", "conceded"] | None  # people ended it
    seats: list[SeatInfo]
    rules: HouseRules
    result: ResultInfo | None
    rematch: str | None
    notices: list[TableNotice]  # the latest
    created: float
    past: PastInfo | None


class Draft(BaseModel):
    """What the seat to move has answered so far, for itself alone."""

    actions: list[str]
    steps: list[Step]  # what each of them means
    final: bool  # the last one waits for the confirm, because there is no way back
    turns_up: Text | None  # what the last one turns up before the turn goes on
    advance: "InAdvance | None"  # the card to draw may be chosen before others follow


class InAdvance(BaseModel):
    """An answer in advance: the server gives it when it is asked for, if it is still possible."""

    options: list[Option]
    chosen: str | None


class SeatState(BaseModel):
    """Everything one seat (null: a spectator) may see of a table."""

    type: Literal["state"] = "state"
    seat: int | None
    sequence: int
    actions: int  # how many have been played
    table: TableInfo
    view: ShownView  # docs/records.md describes positions and views
    to_move: int | None
    thinking: bool  # the seat to move has begun to answer
    asked: Asked | None  # the question, if it goes to this seat
    draft: Draft | None
    orders: Orders | None
    figures: Figures
    stories: list[Story]  # the latest turns, the present one last
    events: list[EventText]
    told: int  # how many events there are


class Update(BaseModel):
    """What changed since the last message to this seat. What is null has not changed, except for
    `asked` and `draft`, which are always whole."""

    type: Literal["update"] = "update"
    seat: int | None
    sequence: int
    actions: int
    table: TableInfo | None
    delta: Delta  # of the view
    to_move: int | None
    thinking: bool
    asked: Asked | None
    draft: Draft | None
    orders: Orders | None
    figures: Figures | None
    stories: list[Story]  # that are new or have grown
    events: list[EventText]
    told: int


class Present(BaseModel):
    """Who is connected to this process at the moment."""

    seats: list[int]


class Events(BaseModel):
    """A stretch of what happened, as a seat may know it."""

    events: list[EventText]
    told: int


class Stories(BaseModel):
    """All turns of a game."""

    stories: list[Story]


class Replay(BaseModel):
    """A finished game at one point, as one seat saw it; or everything, hidden things included."""

    at: int
    actions: list[str]  # of the whole game
    seat: int | None
    edition: str  # `/api/editions/EDITION` is what is printed
    view: ShownView
    to_move: int | None
    events: list[EventText]  # of the answer that led here


class WorkerState(BaseModel):
    count: int
    alive: int
    busy: int
    waiting: int
    replaced: int


class EditionInfo(BaseModel):
    """An edition that the server offers."""

    name: str
    fingerprint: str  # of what it does in play: in records and positions
    imprint: str  # of all that is printed, words included: `/api/editions/IMPRINT`

    @staticmethod
    def of(edition: Edition) -> "EditionInfo":
        return EditionInfo(
            name=edition.name, fingerprint=edition.fingerprint, imprint=edition.imprint
        )


class Health(BaseModel):
    """How the server is."""

    status: Literal["ok", "failing"]
    version: str
    compiled: bool
    rules: int
    editions: list[EditionInfo]  # the first one is played where nobody chooses
    database: Literal["sqlite", "postgresql"]
    database_answers: bool
    disk_full: bool  # as far as the server can tell: nothing more can be written
    workers: WorkerState
    tables: int  # in memory
    sockets: int


# ---- the WebSocket: from the client ----


class Hello(Sent):
    """The first message: with several secrets, several seats share this screen."""

    type: Literal["hello"]
    secrets: Annotated[list[Secret], Field(min_length=1, max_length=MOST + 2)]
    told: Count | None = None  # how many events the client has already; the next ones follow
    sequence: Sequence = 0  # that it saw last: what was rewritten since is told anew


class Play(Sent):
    """Every answer names the sequence it saw."""

    request: RequestId
    sequence: Sequence
    seat: SeatNumber
    drafted: Count | None = None  # how many drafts it saw, for a seat on two devices


class DraftAction(Play):
    """Answer the question, for now; with `confirm`, for good. Things of `asked.picking` are named
    in any order."""

    type: Literal["draft"]
    before: Annotated[list[ActionName], Field(max_length=12)] = Field(default_factory=list)
    action: ActionName
    confirm: bool = False
    # Answer what follows as almost everybody would, of these kinds.
    usual: Annotated[list[Usual], Field(max_length=len(USUAL))] = Field(default_factory=list)


class Undo(Play):
    """Take back the last draft, or all but the first ones."""

    type: Literal["undo"]
    keep: Count | None = None  # how many stay


class AnswerAhead(Play):
    """Which card to draw when it is time, or (null) that one wants to be asked."""

    type: Literal["advance"]
    action: ActionName | None


class Confirm(Play):
    """Publish what is drafted."""

    type: Literal["confirm"]


class Rewind(Play):
    """Go back to where so many actions were played; only without another human."""

    type: Literal["rewind"]
    to: Count


class Ping(Sent):
    type: Literal["ping"]


# ---- the WebSocket: from the server ----


class Pong(BaseModel):
    type: Literal["pong"] = "pong"


class Gone(BaseModel):
    """The game was deleted; nothing more will come."""

    type: Literal["gone"] = "gone"


ClientMessage = Annotated[
    Hello | DraftAction | Undo | AnswerAhead | Confirm | Rewind | Ping, Field(discriminator="type")
]
ServerMessage = Annotated[
    SeatState | Update | Done | Refused | Pong | Gone, Field(discriminator="type")
]
