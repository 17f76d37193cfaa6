"""What may be corrected in a round, as data: correction x state of the round -> verdict.

What was paired and printed upon a result is not turned over quietly: a late correction concerns
the next pairing, and later still the rating report alone (C.04.2, late corrections). In a Swiss a
later round is built upon it as soon as its pairings are published. In a knockout not the rounds
tell what was built upon a result, but the matches to which it has led.
"""

from collections.abc import Mapping
from datetime import datetime
from enum import Enum, StrEnum, auto
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.pairing.built_upon import Built, built_upon
from arbiter_app.domain.pairing.knockout import bracket_is_drawn
from arbiter_app.domain.permission.by_state import (
    Action,
    Judge,
    Verdict,
    allows,
    demand_reason,
    is_forfeit_of_withdrawn,
    is_played_from,
)
from arbiter_app.domain.teams.matches import place_of


class RoundState(Enum):
    """How far play has left a round behind."""

    OPEN = auto()
    """No later round or stage has begun; in a knockout, nothing was built upon its games."""
    SIGNED_OFF = auto()
    """The same, but its results were signed for."""
    PREVIOUS = auto()
    """One later round has begun, or a later stage; in a Swiss, its pairings are published; in a
    knockout, one of its matches went on."""
    OLDER = auto()
    """More than one has; in a knockout, a match was played to which one of its matches led."""


class Correction(StrEnum):
    """What is corrected at a board."""

    RESULT = "result"
    COLOURS = "colours"
    ADJOURNMENT = "adjournment"
    EXCHANGE = "exchange"
    """Who sat at each other's boards in fact."""
    FOR_RATING = "for-rating"
    """The result in the rating report alone; the table stays."""


_YES, _WHY, _NO = Verdict.ALLOWED, Verdict.NEEDS_REASON, Verdict.REFUSED
_DECISION = Verdict.NEEDS_DECISION

_TABLE: Mapping[Correction, tuple[Verdict, Verdict, Verdict, Verdict]] = {
    #                        open  signed previous older
    Correction.RESULT:      (_YES, _WHY, _WHY, _DECISION),
    Correction.COLOURS:     (_YES, _WHY, _WHY, _DECISION),
    Correction.ADJOURNMENT: (_YES, _WHY, _WHY, _DECISION),
    Correction.EXCHANGE:    (_WHY, _WHY, _WHY, _DECISION),
    Correction.FOR_RATING:  (_NO,  _WHY, _WHY, _WHY),  # where the result itself is free, correct it
}  # fmt: skip

_COLUMN = {
    RoundState.OPEN: 0,
    RoundState.SIGNED_OFF: 1,
    RoundState.PREVIOUS: 2,
    RoundState.OLDER: 3,
}


def round_state(competition: Competition, round: Round) -> RoundState:
    """Return how far play has left a round behind; in a knockout, the farthest of its games. What
    was built upon the boards of teams was built upon their matches.
    """
    of_round = competition.round(round)
    matches = competition.matches
    if matches is not None and bracket_is_drawn(matches):
        return round_state(matches, round)
    if matches is not None and matches.round_or_none(round) is not None:
        return _farther(_state_by_rounds(competition, of_round), round_state(matches, round))
    if bracket_is_drawn(competition):
        states = (_state_of_game(competition, of_round, game) for game in of_round.games)
        return max(states, key=_COLUMN.__getitem__, default=_state_of_end(of_round))
    return _state_by_rounds(competition, of_round)


def _farther(*states: RoundState) -> RoundState:
    return max(states, key=_COLUMN.__getitem__)


def _state_by_rounds(competition: Competition, of_round: RoundOfPlay) -> RoundState:
    """Return how many rounds later play is."""
    later = competition.rounds[of_round.number :]
    begun = sum(_stands_upon(competition, each) for each in later) + competition.is_played_upon
    if begun > 1:
        return RoundState.OLDER
    if begun == 1:
        return RoundState.PREVIOUS
    return _state_of_end(of_round)


def _stands_upon(competition: Competition, later: RoundOfPlay) -> bool:
    """Whether a later round keeps what was paired upon the rounds before it."""
    if competition.traits.follows_results and later.published is not None:
        return True
    return competition.has_begun(later)


def _state_of_end(round_: RoundOfPlay) -> RoundState:
    """Return the state of a round with nothing behind it."""
    return RoundState.SIGNED_OFF if round_.signed_off else RoundState.OPEN


def _state_of_game(competition: Competition, round_: RoundOfPlay, game: Game) -> RoundState:
    """Return how far play has left a game behind: its round, or in a knockout its match."""
    if (match := _match_of(competition, round_, game)) is not None:
        return _state_of_game(*match)
    if not bracket_is_drawn(competition):
        return round_state(competition, round_.number)
    match built_upon(competition, game):
        case Built.LATER_MATCHES:
            return RoundState.OLDER
        case Built.ITS_MATCH:
            return RoundState.PREVIOUS
        case Built.NOTHING if competition.is_played_upon:
            return RoundState.PREVIOUS
        case Built.NOTHING:
            return _state_of_end(round_)


def _match_of(
    competition: Competition, round_: RoundOfPlay, game: Game
) -> tuple[Competition, RoundOfPlay, Game] | None:
    """Return the match of a knockout of teams that is played on a board; None of other games."""
    matches = competition.matches
    if matches is None or matches.settings.teams is None or not bracket_is_drawn(matches):
        return None
    table, _ = place_of(game.board, matches.settings.teams.boards)
    met = matches.round_or_none(round_.number)
    games = () if met is None else met.games
    found = next((each for each in games if each.board == table), None)
    return None if found is None or met is None else (matches, met, found)


def correction_verdict(
    competition: Competition, round: Round, board: Board, correction: Correction
) -> Verdict:
    """Return whether a board may be corrected freely, with a reason or after a decision.

    A missing result may always be entered, whatever has been played since. What a player who has
    left lost by forfeit is never changed without a reason, and what is only counted here is
    corrected where it was played.
    """
    of_round = competition.round(round)
    game = of_round.game(board)
    if game.carried_from is not None:
        return _NO
    if game.result is None:
        return _NO if correction is Correction.FOR_RATING else _YES
    verdict = _TABLE[correction][_COLUMN[_state_of_game(competition, of_round, game)]]
    if verdict is _YES and is_forfeit_of_withdrawn(competition, game):
        return _WHY
    return verdict


def permits(correction: Correction) -> Judge:
    """Return the judge of a correction: it demands the reason and the decision of the table."""

    def judge(here: InHand, params: Mapping[str, Any]) -> None:
        number, board = params["round"], params["board"]
        demand_played_here(here, number, board)
        match correction_verdict(here.competition, number, board, correction):
            case Verdict.REFUSED:
                raise RuleError("correction.not-for-rating", round=number, board=board)
            case Verdict.NEEDS_REASON:
                demand_reason(params)
            case Verdict.NEEDS_DECISION:
                demand_reason(params)
                if params.get("decided") is not True and bracket_is_drawn(here.competition):
                    raise RuleError("match.decision-missing", round=number, board=board)
                if params.get("decided") is not True:
                    raise RuleError("correction.decision-missing", round=number)

    return judge


def demand_played_here(here: InHand, round: Round, board: Board) -> None:
    """Raise RuleError("game.carried") for a game that was played in an earlier stage."""
    game = here.competition.round(round).game(board)
    if game.carried_from is not None:
        raise RuleError("game.carried", round=round, board=board)


def judge_correction_of_result(here: InHand, params: Mapping[str, Any]) -> None:
    """Judge a correction that is made as such: it always has a reason, see `permits`."""
    demand_reason(params)
    permits(Correction.RESULT)(here, params)


def judge_correction_for_rating(here: InHand, params: Mapping[str, Any]) -> None:
    """Judge a correction for the rating report; it may be taken back in any state."""
    demand_reason(params)
    if params["result"] is not None:
        permits(Correction.FOR_RATING)(here, params)


def retimes_played(competition: Competition, times: Mapping[Round, datetime | None]) -> bool:
    """Whether a round that is published and played would get another start."""
    return any(
        round_.published is not None
        and is_played_from(competition, round_)
        and round_.starts_at != starts_at
        for number, starts_at in times.items()
        if (round_ := competition.round(number))
    )


def judge_times(here: InHand, params: Mapping[str, Any]) -> None:
    """Judge that rounds get another start: one that was played only with a reason."""
    allows(Action.SET_TIMES)(here, params)
    if retimes_played(here.competition, params["times"]):
        demand_reason(params)
