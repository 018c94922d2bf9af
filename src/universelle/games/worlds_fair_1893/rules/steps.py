"""The decisions a player meets, and what follows from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from universelle.core.action import Action
from universelle.core.errors import IllegalAction
from universelle.core.event import GameEnded, Points
from universelle.core.message import Message, Name, Seat
from universelle.core.seating import CLOCKWISE
from universelle.core.step import Step
from universelle.games.worlds_fair_1893.rules.actions import (
    ADD,
    ADD_DAVIS,
    APPROVE,
    MOVES_FROM,
    PLACE,
    STOP,
    Add,
    Approve,
    PalmerMove,
    Place,
    add_message,
)
from universelle.games.worlds_fair_1893.rules.components import (
    AREA_COUNT,
    AREA_NAMES,
    AREAS,
    BURNHAM,
    DAVIS,
    FIGURE_NAMES,
    MAX_PLAYERS,
    NO_PLACE,
    PALMER,
    SUPPLY,
    TICKET,
    Award,
)
from universelle.games.worlds_fair_1893.rules.events import (
    FIRST_PLACES,
    MOST_TICKETS,
    SECOND_PLACES,
    SETS,
    SUPPLY_NAME,
    TICKETS,
    AreaJudged,
    CardsCollected,
    ExhibitsApproved,
    FigureDiscarded,
    LullEnded,
    MedalWon,
    ScoringBegan,
    ScoringEnded,
    StandingChanged,
    SupporterAdded,
    SupporterMoved,
    SupporterPlaced,
    SupportersRecalled,
    TurnBegan,
)
from universelle.games.worlds_fair_1893.rules.scoring import area_awards, supporters_going_home, token_points
from universelle.games.worlds_fair_1893.rules.state import NOT_CHOSEN, DecisionStep, Player, WorldsFair
from universelle.games.worlds_fair_1893.rules.view import (
    ApproveExhibitsDecision,
    EndTurnDecision,
    PlaceSupporterDecision,
    PlayFiguresDecision,
)

ONLY_STOP: Final[tuple[Action, ...]] = (STOP,)
SOURCE_NAMES: Final = (*AREA_NAMES, SUPPLY_NAME)


@final
class PlaceSupporter(DecisionStep):
    """Step 1 of a turn: one supporter onto any area, out of the supply; once that is empty, from any area."""

    id = "place-supporter"
    rule = "place"

    def decision(self) -> PlaceSupporterDecision:
        return {"id": "place-supporter", "seats": list(self.seats)}

    def legal_actions(self, state: WorldsFair, seat: int) -> tuple[Action, ...]:
        if state.supporters[SUPPLY][seat]:
            return state.ring.placements
        actions: list[Action] = []
        for area in state.ring.order:
            _add_sources(state, seat, PLACE[area], actions)
        return tuple(actions)

    def apply(self, state: WorldsFair, seat: int, action: Action) -> None:
        if not isinstance(action, Place):
            raise IllegalAction("illegal-place-first")
        move_own_supporter(state, seat, action.source, action.area)
        state.chosen = action.area
        if state.events is not None:
            state.events.append(TurnBegan(seat, state.round))
            state.events.append(SupporterPlaced(seat, AREA_NAMES[action.area], SOURCE_NAMES[action.source]))
            state.events.append(_standing(state, seat, action.area))
        if state.players[seat].figures:
            state.agenda[-1] = PLAY_FIGURES[seat]
        else:
            finish_turn(state, seat)

    def preview(self, state: WorldsFair, seat: int, action: Action) -> None:
        """Whatever figures are played then, the cards are collected, and they decide whether scoring follows."""
        state.apply(seat, action)
        if state.has_chosen():
            collect_cards(state, seat)
            if is_round_over(state):
                _report_scoring(state)


@final
class PlayFigures(DecisionStep):
    """Step 2 of a turn: play the figures taken last turn, one by one and in any order; `stop` discards the rest."""

    id = "play-figures"
    rule = "play-figures"

    def decision(self) -> PlayFiguresDecision:
        return {"id": "play-figures", "seats": list(self.seats)}

    def label(self, state: WorldsFair, action: Action) -> Message:
        if isinstance(action, Add):
            return add_message(action.figure, _target(state, action), action.source)
        if isinstance(action, PalmerMove) and action.owner == self.seats[0]:
            return action.own_message()
        return action.message()

    def groups(self, state: WorldsFair, action: Action) -> tuple[Message, ...]:
        if isinstance(action, PalmerMove) and action.owner == self.seats[0]:
            return action.own_groups()
        return action.groups()

    def legal_actions(self, state: WorldsFair, seat: int) -> tuple[Action, ...]:
        actions: list[Action] = []
        kinds, offered = state.box.kinds, 0
        for card in state.players[seat].figures:
            figure = kinds[card]
            if offered >> figure & 1:
                continue
            offered |= 1 << figure
            if figure == PALMER:
                _add_moves(state, actions)
            elif figure == DAVIS:
                for area in state.ring.adjacent[state.chosen]:
                    _add_sources(state, seat, ADD_DAVIS[area], actions)
            else:
                _add_sources(state, seat, ADD[figure], actions)
        actions.append(STOP)
        return tuple(actions)

    def apply(self, state: WorldsFair, seat: int, action: Action) -> None:
        if action is STOP:
            _discard_figures(state, seat)
        elif isinstance(action, Add):
            _add_supporter(state, seat, action)
        elif isinstance(action, PalmerMove):
            _move_supporter(state, seat, action)
        else:
            raise IllegalAction("illegal-figures-now")
        if action is STOP:
            finish_turn(state, seat)
        elif not state.players[seat].figures:
            state.agenda[-1] = END_TURN[seat]


@final
class EndTurn(DecisionStep):
    """After the last figure: what was played can still be taken back, until its player lets the turn end."""

    id = "end-turn"
    rule = "play-figures"

    def decision(self) -> EndTurnDecision:
        return {"id": "end-turn", "seats": list(self.seats)}

    def label(self, state: WorldsFair, action: Action) -> Message:
        return Message("action-end-turn")

    def legal_actions(self, state: WorldsFair, seat: int) -> tuple[Action, ...]:
        return ONLY_STOP

    def apply(self, state: WorldsFair, seat: int, action: Action) -> None:
        if action is not STOP:
            raise IllegalAction("illegal-end-turn-now")
        finish_turn(state, seat)


@final
class ApproveExhibits(DecisionStep):
    """In a scoring phase: have up to so many exhibits of the scored area approved."""

    id = "approve-exhibits"
    rule = "areas"

    def __init__(self, seat: int, area: int, approvals: int) -> None:
        super().__init__((seat,))
        self.area = area
        self.approvals = approvals

    def arguments(self) -> tuple[object, ...]:
        return (self.seats[0], self.area, self.approvals)

    def decision(self) -> ApproveExhibitsDecision:
        area, approvals = AREAS[self.area], self.approvals
        return {"id": "approve-exhibits", "seats": list(self.seats), "area": area, "approvals": approvals}

    def content(self) -> tuple[object, ...]:
        return (*super().content(), AREAS[self.area], self.approvals)

    def prompt(self, seat: int) -> Message:
        return Message("prompt-approve-exhibits", {"seat": Seat(seat), "area": AREA_NAMES[self.area]})

    def legal_actions(self, state: WorldsFair, seat: int) -> tuple[Action, ...]:
        return APPROVE[: approvable(state, seat, self.area, self.approvals) + 1]

    def apply(self, state: WorldsFair, seat: int, action: Action) -> None:
        if not isinstance(action, Approve):
            raise IllegalAction("illegal-approve-now", area=AREA_NAMES[self.area])
        most = approvable(state, seat, self.area, self.approvals)
        if action.count > most:
            raise IllegalAction("illegal-approve-too-many", area=AREA_NAMES[self.area], most=most)
        state.agenda.pop()
        approve(state, seat, self.area, action.count)


@final
class ExchangeTickets(Step[WorldsFair]):
    """Scoring, first: points for the most tickets, then every ticket is exchanged for its points."""

    id = "exchange-tickets"

    def happen(self, state: WorldsFair) -> None:
        box = state.box
        most = 0
        for player in state.players:
            most = max(most, len(player.tickets))
        for seat in seats_from(state):
            if most and len(state.players[seat].tickets) == most:
                _gain_coins(state, seat, box.most_tickets_points, MOST_TICKETS)
        for seat in seats_from(state):
            player = state.players[seat]
            if player.tickets:
                _gain_coins(state, seat, len(player.tickets) * box.ticket_points, TICKETS)
                state.discard.extend(player.tickets)
                player.tickets.clear()


@final
class ScoreArea(Step[WorldsFair]):
    """Scoring, second: the awards of the area at one place around the wheel."""

    id = "score-area"

    def __init__(self, position: int) -> None:
        super().__init__()
        self.position = position

    def arguments(self) -> tuple[object, ...]:
        return (self.position,)

    def content(self) -> tuple[object, ...]:
        return (*super().content(), self.position)

    def happen(self, state: WorldsFair) -> None:
        area = state.ring.order[self.position]
        awards = area_awards(state.box, state.supporters[area])
        if state.events is not None:
            places = tuple([award.name for award in awards])
            state.events.append(AreaJudged(AREA_NAMES[area], tuple(state.supporters[area]), places))
        below = len(state.agenda)  # each choice goes under those of the seats before it
        for seat in seats_from(state):
            award = awards[seat]
            if award is NO_PLACE:
                continue
            if award.medal:
                _win_medal(state, seat, area, award)
            most = approvable(state, seat, area, award.approvals)
            if not most:
                continue
            if state.round == state.box.rounds:  # approving can only help in the last phase
                approve(state, seat, area, most)
            else:
                state.agenda.insert(below, APPROVE_EXHIBITS[seat][area][award.approvals])


@final
class RecallSupporters(Step[WorldsFair]):
    """Scoring, third: every player takes back half of the supporters on each area, rounded down."""

    id = "recall-supporters"

    def happen(self, state: WorldsFair) -> None:
        supply = state.supporters[SUPPLY]
        for area in state.ring.order:
            there = state.supporters[area]
            for seat in seats_from(state):
                recalled = supporters_going_home(there[seat])
                if not recalled:
                    continue
                there[seat] = there[seat] - recalled
                supply[seat] = supply[seat] + recalled
                if state.events is not None:
                    state.events.append(SupportersRecalled(seat, AREA_NAMES[area], recalled))


@final
class EndRound(Step[WorldsFair]):
    """After scoring: the next turn opens another round, or there is none and the game is over."""

    id = "end-round"

    def happen(self, state: WorldsFair) -> None:
        if state.events is not None:
            state.events.append(ScoringEnded(state.round, tuple(state.supporters[SUPPLY])))
        if state.round < state.box.rounds:
            state.marker += 1
        elif state.events is not None:
            state.events.append(GameEnded(state.winners()))


PLACE_SUPPORTER: Final = tuple([PlaceSupporter((seat,)) for seat in range(MAX_PLAYERS)])
PLAY_FIGURES: Final = tuple([PlayFigures((seat,)) for seat in range(MAX_PLAYERS)])
END_TURN: Final = tuple([EndTurn((seat,)) for seat in range(MAX_PLAYERS)])
APPROVE_EXHIBITS: Final = tuple(
    [
        tuple([tuple([ApproveExhibits(seat, area, n) for n in range(len(APPROVE))]) for area in range(AREA_COUNT)])
        for seat in range(MAX_PLAYERS)
    ]
)
SCORING_PHASE: Final[list[Step[Any]]] = [
    ExchangeTickets(),
    *[ScoreArea(position) for position in range(AREA_COUNT)],
    RecallSupporters(),
    EndRound(),
]
SCORING_AGENDA: Final = SCORING_PHASE[::-1]  # what comes first is last on an agenda


def finish_turn(state: WorldsFair, seat: int) -> None:
    """Steps 3 and 4 of a turn; scoring, if the round is over, comes before the turn to the left."""
    collect_cards(state, seat)
    state.add_cards()
    state.turn = state.next_seat(seat)
    state.chosen = NOT_CHOSEN
    if not is_round_over(state):
        state.agenda[-1] = PLACE_SUPPORTER[state.turn]
        return
    state.agenda.pop()
    if state.round < state.box.rounds:
        state.agenda.append(PLACE_SUPPORTER[state.turn])
    begin_scoring(state)


def is_round_over(state: WorldsFair) -> bool:
    """Whether the car is back at the start, or nobody has taken a ticket for too long."""
    box = state.box
    return state.car == box.wheel or (box.lull > 0 and state.lull >= box.lull)


def collect_cards(state: WorldsFair, seat: int) -> None:
    """Take all cards beside the area chosen in step 1; its tickets move the car."""
    player = state.players[seat]
    cards = state.cards[state.chosen]
    kinds = state.box.kinds
    tickets = 0
    for card in cards:
        kind = kinds[card]
        if kind < TICKET:
            player.exhibits[kind].append(card)
        elif kind == TICKET:
            player.tickets.append(card)
            tickets += 1
        else:
            player.figures.append(card)
    if state.events is not None:
        names = tuple([state.box.names[card] for card in cards])
        state.events.append(CardsCollected(seat, AREA_NAMES[state.chosen], names))
    cards.clear()
    if tickets:
        state.lull = 0
        state.move_car(tickets)
    else:
        state.lull += 1


def begin_scoring(state: WorldsFair) -> None:
    _report_scoring(state)
    state.car = 0
    state.lull = 0
    state.marker += 1
    state.agenda.extend(SCORING_AGENDA)


def close(state: WorldsFair) -> None:
    """The fair closes now: a last scoring phase, or the rest of one, in which all that can be is approved."""
    if not state.agenda:
        return
    rest = [step for step in state.agenda if isinstance(step, ApproveExhibits) or not isinstance(step, DecisionStep)]
    state.agenda.clear()
    state.marker = 2 * state.box.rounds - 2
    if rest:
        state.marker += 1
        state.agenda.extend(rest)
    else:
        begin_scoring(state)
    while state.agenda:
        step = state.agenda.pop()
        if isinstance(step, ApproveExhibits):
            seat, area = step.seats[0], step.area
            approve(state, seat, area, approvable(state, seat, area, step.approvals))
        else:
            step.happen(state)


def approvable(state: WorldsFair, seat: int, area: int, approvals: int) -> int:
    """How many exhibits a seat can have approved: no more than allowed, no more than it holds."""
    return min(approvals, len(state.players[seat].exhibits[area]))


def approve(state: WorldsFair, seat: int, area: int, count: int) -> None:
    """So many proposed exhibits become tokens; their cards are discarded."""
    player = state.players[seat]
    exhibits = player.exhibits[area]
    if state.events is not None:
        names = tuple([state.box.names[card] for card in exhibits[:count]])
        state.events.append(ExhibitsApproved(seat, AREA_NAMES[area], names))
    for _ in range(count):
        state.discard.append(exhibits.pop(0))
    before = 0 if state.events is None else token_points(state.box.set_points, player.tokens)
    player.tokens[area] = player.tokens[area] + count
    if state.events is not None and count:
        points = token_points(state.box.set_points, player.tokens) - before
        state.events.append(Points(seat, points, SETS))


def seats_from(state: WorldsFair) -> tuple[int, ...]:
    """All seats clockwise in a scoring phase, beginning with the one whose turn comes next."""
    return CLOCKWISE[len(state.players)][state.turn]


def move_own_supporter(state: WorldsFair, seat: int, source: int, area: int) -> None:
    """From the supply, or from an area once the supply is empty."""
    if not state.supporters[source][seat]:
        if source == SUPPLY:
            raise IllegalAction("illegal-supply-empty")
        raise IllegalAction("illegal-no-supporter", area=AREA_NAMES[source])
    if source != SUPPLY and state.supporters[SUPPLY][seat]:
        raise IllegalAction("illegal-supply-not-empty")
    move_supporter(state, seat, source, area)


def move_supporter(state: WorldsFair, owner: int, source: int, target: int) -> None:
    here, there = state.supporters[source], state.supporters[target]
    here[owner] = here[owner] - 1
    there[owner] = there[owner] + 1


def _add_sources(state: WorldsFair, seat: int, by_source: Sequence[Action], actions: list[Action]) -> None:
    if state.supporters[SUPPLY][seat]:
        actions.append(by_source[SUPPLY])
    else:
        actions += [by_source[source] for source in range(AREA_COUNT) if state.supporters[source][seat]]


def _add_moves(state: WorldsFair, actions: list[Action]) -> None:
    """Every supporter on the table, of every player, to every other area."""
    for owner in range(len(state.players)):
        areas = 0
        for area in range(AREA_COUNT):
            if state.supporters[area][owner]:
                areas |= 1 << area
        actions.extend(MOVES_FROM[owner][areas])


def _add_supporter(state: WorldsFair, seat: int, action: Add) -> None:
    player = state.players[seat]
    card = _held(state, player, action.figure)
    area = _target(state, action)
    if action.figure == DAVIS and area not in state.ring.adjacent[state.chosen]:
        raise IllegalAction("illegal-not-adjacent", area=AREA_NAMES[area], chosen=AREA_NAMES[state.chosen])
    move_own_supporter(state, seat, action.source, area)
    _discard_figure(state, player, card)
    if state.events is not None:
        figure = FIGURE_NAMES[action.figure]
        state.events.append(SupporterAdded(seat, figure, AREA_NAMES[area], SOURCE_NAMES[action.source]))
        state.events.append(_standing(state, seat, area))


def _standing(state: WorldsFair, seat: int, area: int) -> StandingChanged:
    """How a seat stands on an area after supporters came or went."""
    there = state.supporters[area]
    count, rival, place = there[seat], 0, 1
    for other in range(len(there)):
        if other == seat:
            continue
        rival = max(rival, there[other])
        if there[other] > count:
            place += 1
    passed = [other for other in range(len(there)) if other != seat and there[other] == rival]
    reaches = place == 1 and rival > 0 and count - 1 <= rival
    return StandingChanged(seat, AREA_NAMES[area], count, rival, place, tuple(passed) if reaches else ())


def _target(state: WorldsFair, action: Add) -> int:
    """Burnham adds to the area chosen in step 1, Davis to one beside it, a patron to his own."""
    if action.figure == BURNHAM:
        return state.chosen
    if action.figure == DAVIS:
        return action.area
    return state.box.patron_areas[action.figure]


def _move_supporter(state: WorldsFair, seat: int, action: PalmerMove) -> None:
    player = state.players[seat]
    card = _held(state, player, PALMER)
    if action.owner >= len(state.players):
        raise IllegalAction("illegal-no-such-player", number=action.owner + 1)
    if not state.supporters[action.source][action.owner]:
        raise IllegalAction("illegal-no-supporter-of", owner=Seat(action.owner), area=AREA_NAMES[action.source])
    move_supporter(state, action.owner, action.source, action.target)
    _discard_figure(state, player, card)
    if state.events is not None:
        source, target = AREA_NAMES[action.source], AREA_NAMES[action.target]
        state.events.append(SupporterMoved(seat, FIGURE_NAMES[PALMER], action.owner, source, target))
        if state.chosen in (action.source, action.target) and state.supporters[state.chosen][seat]:
            state.events.append(_standing(state, seat, state.chosen))


def _held(state: WorldsFair, player: Player, figure: int) -> int:
    """A card of this figure in front of the player."""
    for card in player.figures:
        if state.box.kinds[card] == figure:
            return card
    raise IllegalAction("illegal-figure-not-held", figure=FIGURE_NAMES[figure])


def _discard_figure(state: WorldsFair, player: Player, card: int) -> None:
    player.figures.remove(card)
    state.discard.append(card)


def _discard_figures(state: WorldsFair, seat: int) -> None:
    player = state.players[seat]
    state.discard.extend(player.figures)
    if state.events is not None:
        for card in player.figures:
            state.events.append(FigureDiscarded(seat, state.box.names[card]))
    player.figures.clear()


def _gain_coins(state: WorldsFair, seat: int, points: int, reason: Name) -> None:
    state.players[seat].coins += points
    if state.events is not None:
        state.events.append(Points(seat, points, reason))


def _win_medal(state: WorldsFair, seat: int, area: int, award: Award) -> None:
    state.players[seat].medals += award.medal
    if state.events is not None:
        reason = FIRST_PLACES if award is state.box.first or award is state.box.tied_first else SECOND_PLACES
        state.events.append(MedalWon(seat, award.medal, reason, AREA_NAMES[area], award.name))


def _report_scoring(state: WorldsFair) -> None:
    if state.events is not None:
        if state.car < state.box.wheel:
            state.events.append(LullEnded(state.lull))
        state.events.append(ScoringBegan(state.round))
