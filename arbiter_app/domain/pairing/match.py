"""How a match of two stands, and what comes next in it."""

from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal
from enum import Enum, auto
from functools import partial

from arbiter_app.domain.facts.play.match_decisions import DecisionKind, MatchDecision
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import BOTH_FORFEIT, Scoring
from arbiter_app.domain.facts.rules.match_rules import (
    ColoursBy,
    MatchRules,
    MatchStep,
    Turns,
    Unbroken,
)
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.ids import ParticipantId
from arbiter_app.domain.pairing.match_steps import Course, Pair, course_of
from arbiter_app.domain.teams.deciding import Decided, decided
from arbiter_app.values import frozen


class Due(Enum):
    """What has to be done next in a match."""

    COLOURS = auto()
    """The colours of the next step are to be drawn."""
    BIDS = auto()
    """Both bid time for Black."""
    GAME = auto()
    """The next game can be paired: `MatchState.next`."""
    RESULT = auto()
    """A game that is paired lacks its result."""
    LOT = auto()
    """Its last step left it level: a lot decides."""
    NOTHING = auto()


class WonBy(Enum):
    """What decided a match."""

    GAMES = auto()
    DECIDER = auto()
    """With equal match points what divides teams, see `MatchState.decided`."""
    ARMAGEDDON = auto()
    """Black drew the last game."""
    WALKOVER = auto()
    LOT = auto()
    LEVEL = auto()
    """Nobody won it, see `Unbroken`."""
    NOBODY = auto()
    """Neither came."""


@frozen(kw_only=True)
class NextGame:
    """A game that can be paired."""

    white: ParticipantId
    black: ParticipantId
    step: int
    number: int
    """Of the game in its match, from 1."""
    time_control: str
    """"" is that of the stage; where the clocks differ, both: "5+0 / 4+0"."""


@frozen(kw_only=True)
class StepState:
    """One step of a match as far as it was played."""

    index: int
    games: tuple[Game, ...]
    points: tuple[Decimal, Decimal]
    """Of the two in the order of the pair."""


@frozen(kw_only=True)
class MatchState:
    """How a match stands."""

    pair: Pair
    steps: tuple[StepState, ...]
    """Those that have begun, and the one whose first game comes next."""
    due: Due
    next: NextGame | None = None
    """With `Due.GAME`, and with `Due.COLOURS` and `Due.BIDS` None: not known yet."""
    winner: ParticipantId | None = None
    won_by: WonBy | None = None
    """None while it is under way."""
    decided: Decided | None = None
    """With `WonBy.DECIDER`, by what."""
    surplus: tuple[Game, ...] = ()
    """Games of the two that do not count: it was decided without them, or a result that they
    rested upon was taken back."""

    @property
    def is_over(self) -> bool:
        return self.won_by is not None

    @property
    def loser(self) -> ParticipantId | None:
        """Who lost it; None where nobody won."""
        if self.winner is None:
            return None
        return _other(self.pair, self.winner)

    @property
    def games(self) -> tuple[Game, ...]:
        """The games that count, in their order."""
        return tuple(game for step in self.steps for game in step.games)

    @property
    def step(self) -> int:
        """Index of the step to which the match has come."""
        return self.steps[-1].index


def match_state(
    rules: MatchRules,
    pair: Pair,
    games: Sequence[Game],
    decisions: Sequence[MatchDecision],
    scoring: Scoring,
    absent: frozenset[ParticipantId] = frozenset(),
    teams: TeamRules | None = None,
) -> MatchState:
    """Return how a match stands.

    `games` are those of the match in the order of rounds, `decisions` those about it and those of
    the stage about no match; `absent` are players who have left the tournament: who has not won
    yet loses to an opponent who is there. A game forfeited by both gives nobody a point. With
    `teams` the games are matches of teams, which these rules divide where points do not.
    """
    of_pair = tuple(game for game in games if {game.white, game.black} == {*pair})
    courses = _courses(rules, pair, of_pair, scoring, teams)
    won_by, winner = _outcome(rules, pair, courses[-1], decisions, absent)
    if won_by is not None:
        # What is still without a result when a match ends is not played any more.
        courses = [replace(course, games=_finished(course.games)) for course in courses]
    counted = {game.id for course in courses for game in course.games}
    state = MatchState(
        pair=pair,
        steps=tuple(
            StepState(index=index, games=course.games, points=course.points)
            for index, course in enumerate(courses)
        ),
        due=Due.NOTHING,
        winner=winner,
        won_by=won_by,
        decided=courses[-1].decided if won_by is WonBy.DECIDER else None,
        surplus=tuple(game for game in of_pair if game.id not in counted),
    )
    if won_by is not None:
        return state
    if courses[-1].is_level:
        return replace(state, due=Due.LOT)
    if courses[-1].lacks_result:
        return replace(state, due=Due.RESULT)
    return _with_next_game(state, rules.steps[state.step], decisions)


def _courses(
    rules: MatchRules,
    pair: Pair,
    games: Sequence[Game],
    scoring: Scoring,
    teams: TeamRules | None,
) -> list[Course]:
    """Return the steps up to the first one that has not left the match level."""
    courses: list[Course] = []
    for index, step in enumerate(rules.steps):
        of_step = [game for game in games if game.step == index]
        plays_out = rules.plays_out and index == 0
        is_last = index == len(rules.steps) - 1
        decide = None if teams is None else partial(decided, teams, is_last=is_last)
        courses.append(course_of(step, pair, of_step, scoring, plays_out=plays_out, decide=decide))
        if not courses[-1].is_level:
            break
    return courses


def _finished(games: Sequence[Game]) -> tuple[Game, ...]:
    return tuple(game for game in games if game.result is not None)


def _outcome(
    rules: MatchRules,
    pair: Pair,
    last: Course,
    decisions: Sequence[MatchDecision],
    absent: frozenset[ParticipantId],
) -> tuple[WonBy | None, ParticipantId | None]:
    """Return what has decided a match, and for whom; None while it is under way."""
    if last.is_over and last.winner is not None:
        if _was_given_up(last.games[-1], last.winner):
            return WonBy.WALKOVER, last.winner
        if last.decided is not None:
            return WonBy.DECIDER, last.winner
        return (WonBy.ARMAGEDDON if last.by_draw else WonBy.GAMES), last.winner
    if last.is_level and rules.unbroken is not Unbroken.LOTS:
        return WonBy.LEVEL, None
    lots = _about(decisions, DecisionKind.LOT, pair)
    if last.is_level and lots:
        return WonBy.LOT, lots[-1].player
    gone = {each.player for each in _about(decisions, DecisionKind.WALKOVER, pair)} or (
        absent & {*pair}
    )
    if last.winner is not None and gone:
        # Decided and only played out: nobody gives away what he has won.
        return WonBy.GAMES, last.winner
    present = [player for player in pair if player not in gone]
    match present:
        case []:
            return WonBy.NOBODY, None
        case [player]:
            return WonBy.WALKOVER, player
        case _:
            return None, None


def _was_given_up(game: Game, winner: ParticipantId) -> bool:
    """Whether a game was lost because it was known that the other one would not come."""
    loser = game.colour(winner).other
    return game.absence(loser) is not None and game.result != BOTH_FORFEIT


def _about(
    decisions: Sequence[MatchDecision], kind: DecisionKind, pair: Pair, step: int | None = None
) -> list[MatchDecision]:
    """Return the decisions of a kind about this match and one of its two players."""
    return [
        each
        for each in decisions
        if each.kind is kind
        and each.match is not None
        and each.player in pair
        and (step is None or each.step == step)
    ]


def _with_next_game(
    state: MatchState, step: MatchStep, decisions: Sequence[MatchDecision]
) -> MatchState:
    """Return a match in which the next game, or the colours of the next step, are due."""
    played, index = state.steps[-1].games, state.step
    bids = _about(decisions, DecisionKind.BID, state.pair, index)
    white: ParticipantId | None
    if played:
        white = _balanced(state, _in_turn(step.turns, played))
    elif step.colours is ColoursBy.BIDS:
        if not bids or bids[-1].player is None:
            return replace(state, due=Due.BIDS)
        white = _other(state.pair, bids[-1].player)
    else:
        white = _first_white(state, step, decisions)
        if white is None:
            return replace(state, due=Due.COLOURS)
    black = _other(state.pair, white)
    bid = bids[-1].value if bids and bids[-1].player == black else ""
    return replace(
        state,
        due=Due.GAME,
        next=NextGame(
            white=white,
            black=black,
            step=index,
            number=len(state.games) + 1,
            time_control=_time_control(step, index, decisions, bid),
        ),
    )


def _first_white(
    state: MatchState, step: MatchStep, decisions: Sequence[MatchDecision]
) -> ParticipantId | None:
    """Return who has White in the first game of a step; None where the colours are to be drawn."""
    first, second = state.pair
    if (whites_ahead := _whites_ahead(state, first)) != 0:
        return first if whites_ahead < 0 else second
    if step.colours is ColoursBy.LOT:
        drawn = _about(decisions, DecisionKind.COLOURS, state.pair, state.step)
        return drawn[-1].player if drawn else None
    if step.colours is ColoursBy.TURN and state.games:
        return state.games[-1].black
    return first


def _in_turn(turns: Turns, played: Sequence[Game]) -> ParticipantId:
    """Return who has White after some games of a step."""
    changes = turns is Turns.EVERY_GAME or len(played) % 2 == 1
    return played[-1].black if changes else played[-1].white


def _balanced(state: MatchState, white: ParticipantId) -> ParticipantId:
    """Return who may have White so that the colours never differ by more than one."""
    return _other(state.pair, white) if _whites_ahead(state, white) > 0 else white


def _whites_ahead(state: MatchState, player: ParticipantId) -> int:
    """Return how many more Whites than Blacks somebody has had in the match."""
    return sum(1 if game.white == player else -1 for game in state.games)


def _time_control(step: MatchStep, index: int, decisions: Sequence[MatchDecision], bid: str) -> str:
    """Return the time control of the next game; of both, where their clocks differ."""
    agreed = [
        each.value
        for each in decisions
        if each.kind is DecisionKind.TEMPO and each.step in (None, index)
    ]
    if agreed and not bid:
        return agreed[-1]
    white = agreed[-1] if agreed else step.time_control
    black = _with_increment(bid, step) if bid else step.black_time_control
    return " / ".join(clock for clock in (white, black) if clock)


def _with_increment(bid: str, step: MatchStep) -> str:
    """Return the clock of Black: the time he bid, and the increment of the regulations."""
    _, plus, increment = (step.black_time_control or step.time_control).partition("+")
    return bid if "+" in bid else f"{bid}{plus}{increment}"


def _other(pair: Pair, player: ParticipantId) -> ParticipantId:
    first, second = pair
    return second if player == first else first
