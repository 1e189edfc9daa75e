"""An edition as plain integer tables: what the engine reads while it plays."""

from collections.abc import Callable

from lisboa.edition import vocabulary as v
from lisboa.edition.components import Benefit, Edition, Effect, PoliticalCard, Score
from lisboa.edition.words import BENEFIT_OF, BENEFIT_PLACE, EFFECT_NUMBER, EFFECT_WORDS
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.catalogue import Catalogue

Effects = tuple[tuple[int, int, int], ...]  # (word, what, n)
Sums = tuple[tuple[int, int], ...]  # (place in the list of benefits, n)


def _effects(effects: tuple[Effect, ...]) -> Effects:
    return tuple(_effect(effect) for effect in effects)


def _effect(effect: Effect) -> tuple[int, int, int]:
    number = EFFECT_NUMBER[effect.word]
    word = EFFECT_WORDS[number]
    return number, word.first + word.names.index(effect.what) if word.names else 0, effect.n


def _sums(benefit: Benefit | None) -> Sums:
    """Where a benefit counts in a player's list of sums; an instant tile counts nowhere."""
    if benefit is None or benefit.kind not in BENEFIT_PLACE:
        return ()
    place, per, n = BENEFIT_PLACE[benefit.kind], BENEFIT_OF[benefit.kind].per, benefit.n or 1
    if benefit.what:
        return ((place + per.index(benefit.what), n),)
    return tuple((place + i, n) for i in range(len(per) or 1))


def _mask(goods: tuple[str, ...]) -> int:
    return sum(1 << v.GOODS.index(good) for good in goods)


class Tables:
    """Indices name things: a card, plot or tile has the same number in every game."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self._read_cards(edition)
        self._read_tiles(edition)
        self._read_map(edition)
        self._read_tracks(edition)
        self._read_player_board(edition)
        self.actions = Catalogue(
            cards=self.card_name,
            political=self.political,
            tiles=self.clergy_name,
            plans=self.plan_name,
            decrees=self.decree_name,
            lots=[
                (self.plot_name[plot], v.GOODS[good])
                for plot, good in zip(self.lot_plot, self.lot_good, strict=True)
            ],
            sites=self.site_name,
            tasks=self.task_name,
            most_paid=self.most_paid,
        )

    def __reduce__(self) -> tuple[Callable[[Edition], "Tables"], tuple[Edition]]:
        """For pickle: the edition says all, and whoever reads it makes the tables once."""
        return tables_of, (self.edition,)

    def __deepcopy__(self, memo: object) -> "Tables":
        """They never change, so copies of a state share them."""
        return self

    def _read_cards(self, edition: Edition) -> None:
        """Political cards, then variant cards, then one number for each ship card."""
        political: list[PoliticalCard] = [*edition.cards, *edition.variant_cards]
        self.political: int = len(political)
        self.card_name: list[str] = [card.id for card in political]
        self.card_kind: list[int] = [v.CARD_KINDS.index(card.kind) for card in political]
        self.card_deck: list[int] = [v.DECKS.index(card.deck) for card in political]
        self.card_influence: list[int] = [card.influence for card in political]
        self.card_reward: list[Effects] = [_effects(card.reward) for card in political]
        self.card_penalty: list[Effects] = [_effects(card.penalty) for card in political]
        self.card_event: list[Effects] = [_effects(card.event) for card in political]
        self.card_benefit: list[Sums] = [_sums(card.benefit) for card in political]
        self.deck: list[list[int]] = [
            [number for number, card in enumerate(edition.cards) if card.deck == deck]
            for deck in v.DECKS
        ]
        self.hull: list[int] = [0] * self.political
        self.price_modifier: list[int] = [0] * self.political
        self.ship_kinds: list[list[int]] = []  # the cards of each kind, smallest hull first
        self.ship_period: list[int] = []
        for kind in edition.ships:
            self.ship_period.append(kind.period)
            self.ship_kinds.append([])
            for copy in range(kind.copies):
                self.ship_kinds[-1].append(len(self.card_name))
                self.card_name.append(f"{kind.id}-{copy + 1}")
                self.card_kind.append(w.SHIP_CARD)
                self.card_influence.append(kind.influence)
                self.card_benefit.append(())
                self.hull.append(kind.hull)
                self.price_modifier.append(kind.price_modifier)
        self.cards: int = len(self.card_name)
        self.ships: int = self.cards - self.political

    def _read_tiles(self, edition: Edition) -> None:
        self.fronts: int = len(edition.clergy)
        self.clergy_name: list[str] = [tile.id for tile in edition.clergy]
        self.clergy_copies: list[int] = [tile.copies for tile in edition.clergy]
        self.clergy_wigs: list[int] = [tile.wigs for tile in edition.clergy]
        self.clergy_benefit: list[Sums] = [_sums(tile.benefit) for tile in edition.clergy]
        self.clergy_instant: list[Effects] = [
            _effects(tile.benefit.effects) for tile in edition.clergy
        ]
        self.decrees: int = len(edition.decrees)
        self.decree_name: list[str] = [decree.id for decree in edition.decrees]
        self.decree_score: list[Score] = [decree.score for decree in edition.decrees]
        self.plan_name: list[str] = [plan.id for plan in edition.plans]
        self.plan_architect: list[int] = [v.ARCHITECTS.index(p.architect) for p in edition.plans]
        self.plan_officials: list[int] = [plan.officials for plan in edition.plans]
        self.starting_plans: list[int] = [i for i, p in enumerate(edition.plans) if p.starting]
        # SETUP-17: fewest officials on top.
        self.plan_stack: list[tuple[int, ...]] = [
            tuple(
                sorted(
                    (i for i, p in enumerate(edition.plans) if not p.starting and p.architect == a),
                    key=lambda i: (edition.plans[i].officials, edition.plans[i].number),
                )
            )
            for a in v.ARCHITECTS
        ]
        # A face is architect * buildings + building: a tile shows one side on the board.
        self.buildings: int = len(edition.buildings)
        self.building_name: list[str] = [building.id for building in edition.buildings]
        self.face_goods: list[int] = [_mask(b.blue) for b in edition.buildings] + [
            _mask(b.green) for b in edition.buildings
        ]
        self._read_variants(edition)

    def _read_variants(self, edition: Edition) -> None:
        self.task_name: list[str] = [task.id for task in edition.tasks]
        self.task_pack: list[str] = [task.pack for task in edition.tasks]
        # For each task the deeds that fulfil it: (deed, noble visited or NONE, officials).
        self.task_deeds: list[list[tuple[int, int, int]]] = [
            [
                (
                    v.DEEDS.index(deed.do),
                    v.NOBLES.index(deed.visit) if deed.visit else w.NONE,
                    deed.officials,
                )
                for deed in task.any_of
            ]
            for task in edition.tasks
        ]
        self.task_reward: list[Effects] = [_effects(task.reward) for task in edition.tasks]
        self.task_alternative: list[Effects] = [
            _effects(task.alternative or task.reward) for task in edition.tasks
        ]
        self.plot_token_name: list[str] = [token.id for token in edition.plot_tokens]
        self.plot_token_copies: list[int] = [token.copies for token in edition.plot_tokens]
        self.plot_token: list[Effects] = [_effects(token.reward) for token in edition.plot_tokens]
        self.site_token_name: list[str] = [token.id for token in edition.site_tokens]
        self.site_token_copies: list[int] = [token.copies for token in edition.site_tokens]
        self.site_token: list[Effects] = [_effects(token.reward) for token in edition.site_tokens]
        # The card that a variant puts in the place of another: (new, replaced).
        self.variant_card: dict[str, tuple[int, int]] = {
            card.variant or "": (
                self.card_name.index(card.id),
                self.card_name.index(card.replaces or ""),
            )
            for card in edition.variant_cards
        }

    def _read_map(self, edition: Edition) -> None:
        board = edition.board
        self.rows: int = len(board.rows)
        self.columns: int = len(board.columns)
        self.row_cubes: list[int] = [row.cubes for row in board.rows]
        self.row_players: list[int] = [row.min_players for row in board.rows]
        self.column_cubes: list[int] = [column.cubes for column in board.columns]
        columns = [column.column for column in board.columns]
        self.plots: int = len(board.plots)
        self.plot_name: list[str] = [plot.id for plot in board.plots]
        self.plot_row: list[int] = [v.ROWS.index(plot.row) for plot in board.plots]
        self.plot_column: list[int] = [columns.index(plot.column) for plot in board.plots]
        self.plot_size: list[int] = [v.SIZES.index(plot.size) for plot in board.plots]
        self.plot_reward: list[Effects] = [_effects(plot.reward) for plot in board.plots]
        self.column_scoring: list[int] = [column.scoring_space - 1 for column in board.columns]
        self.plot_scoring: list[int] = [self.column_scoring[c] for c in self.plot_column]
        # A lot is a plot together with a street it touches: what one builds (STORE-01/02).
        spaces = [(space.good, space.size) for space in board.city_spaces]
        self.city_spaces: int = len(spaces)
        self.city_size: list[int] = [v.SIZES.index(space.size) for space in board.city_spaces]
        self.city_name: list[str] = [space.id for space in board.city_spaces]
        self.lot_plot: list[int] = []
        self.lot_good: list[int] = []
        self.lot_city: list[int] = []
        self.plot_lots: list[list[int]] = [[] for _ in board.plots]
        for number, plot in enumerate(board.plots):
            for street in plot.streets:
                self.plot_lots[number].append(len(self.lot_plot))
                self.lot_plot.append(number)
                self.lot_good.append(v.GOODS.index(street))
                self.lot_city.append(spaces.index((street, plot.size)))
        self.lots: int = len(self.lot_plot)

        self.sites: int = len(board.sites)
        self.site_name: list[str] = [site.id for site in board.sites]
        self.site_side: list[int] = [v.SIDES.index(site.side) for site in board.sites]
        self.site_row: list[int] = [v.ROWS.index(s.row) if s.row else w.NONE for s in board.sites]
        self.site_street: list[int] = [
            v.GOODS.index(s.street) if s.street else w.NONE for s in board.sites
        ]
        self.site_cubes: list[int] = [site.cubes for site in board.sites]
        self.site_reward: list[Effects] = [_effects(site.reward) for site in board.sites]
        self.row_west: list[int] = [w.NONE] * self.rows
        self.row_east: list[int] = [w.NONE] * self.rows
        self.street_north: list[int] = [w.NONE] * w.GOODS
        for number, side in enumerate(self.site_side):
            if side == w.WEST:
                self.row_west[self.site_row[number]] = number
            elif side == w.EAST:
                self.row_east[self.site_row[number]] = number
            else:
                self.street_north[self.site_street[number]] = number
        self.scoring_values: list[int] = list(board.scoring_tiles)
        self.large_city_tiles: int = board.large_city_tiles
        self.small_city_tiles: int = board.small_city_tiles

    def _read_tracks(self, edition: Edition) -> None:
        board = edition.board
        self.treasury_reais: list[int] = [space.reais for space in board.treasury]
        self.visit_modifier: list[int] = [space.influence for space in board.treasury]
        self.treasury_start: int = board.treasury_start
        self.treasury_top: int = len(board.treasury) - 1
        self.influence_max: int = board.influence_max
        self.wig_space: int = board.wig_space
        self.influence_start: list[int] = list(board.influence_start)
        # INF-12: influence_after[i][k] is where the marker stands after k réis from space i.
        self.influence_after: list[list[int]] = [
            [i, *sorted((c for c in board.coin_spaces if c < i), reverse=True)]
            for i in range(board.influence_max + 1)
        ]
        self.worth: list[int] = [len(steps) - 1 for steps in self.influence_after]
        self.market_start: list[int] = list(board.market_start)
        self.price_below: list[int] = [
            max([space for space in board.market_spaces if space < price], default=price)
            for price in range(max(board.market_spaces) + 1)
        ]
        self.office_size: list[int] = [office.capacity for office in board.offices]
        self.accepts: list[int] = [_mask(office.accepts) for office in board.offices]
        self.office_top: list[int] = [v.STATE_ACTIONS.index(office.top) for office in board.offices]
        self.office_bottom: list[int] = [v.STATE_ACTIONS.index(o.bottom) for o in board.offices]
        self.gaps: int = len(board.church_gaps)
        self.icon: list[int] = [v.ICONS.index(gap.icon) for gap in board.church_gaps]
        # The most treasury icons that one move of the Cardinal can pass; a ship is one step too.
        pairs = zip(self.icon, self.icon[1:] + self.icon[:1], strict=True)
        self.treasury_steps: int = max(1, *(p.count(w.TREASURY_ICON) for p in pairs))
        self.tile_behind: list[int] = [gap.tile_behind for gap in board.church_gaps]
        self.tile_ahead: list[int] = [gap.tile_ahead for gap in board.church_gaps]
        self.church_start: int = board.church_start
        self.cube_price: list[int] = [colour.price for colour in board.rubble]
        self.cubes: list[int] = [colour.cubes for colour in board.rubble]
        self.pile: int = board.rubble_pile

    def _read_player_board(self, edition: Edition) -> None:
        board = edition.board
        self.upper_slots: int = board.upper_slots
        # A berth is seat * berths + slot; Lacerda has room for a ship of every kind.
        self.berths: int = max(board.upper_slots, len(edition.ships))
        self.lower_slots: int = board.lower_slots
        self.portfolio_base: int = board.portfolio_base
        self.warehouse_base: int = board.warehouse_base
        self.rubble_columns: int = board.rubble_columns
        self.clergy_spaces: int = board.clergy_spaces
        self.officials: int = board.officials_per_player
        self.houses: list[int] = [group.houses for group in board.house_groups]
        self.all_houses: int = sum(self.houses)
        # ability[group][k] is in force once k houses of the group are built (HOUSE-03).
        self.ability: list[list[int]] = [
            [0, *(v.HOUSE_ABILITIES[group.group].index(ability) for ability in group.abilities)]
            for group in board.house_groups
        ]
        highest = max(self.visit_modifier) + max(self.office_size)
        self.most_paid: int = max(highest, max(self.worth))


_tables: dict[str, Tables] = {}


def tables_of(edition: Edition) -> Tables:
    """The integer tables of an edition, made once."""
    if edition.imprint not in _tables:
        _tables[edition.imprint] = Tables(edition)
    return _tables[edition.imprint]
