"""What a sanction may make of a result, how often somebody offended, and what that usually costs.

The sanctions are those of the Ukrainian rules VII.1.10 (Laws of Chess Art. 12.9). What is usual is
a proposal: the arbiter decides.
"""

from collections.abc import Mapping

from arbiter_app.domain.facts.disputes.incidents import Incident, Offence, Penalty, Sanction
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    BLACK_WINS,
    BOTH_FORFEIT,
    BOTH_LOSE,
    DRAW,
    HALF_TO_BLACK,
    HALF_TO_WHITE,
    UNRATED_BLACK_WINS,
    UNRATED_BOTH_LOSE,
    UNRATED_DRAW,
    UNRATED_HALF_TO_BLACK,
    UNRATED_HALF_TO_WHITE,
    UNRATED_WHITE_WINS,
    WHITE_FORFEITS,
    WHITE_WINS,
    Colour,
    Result,
    Scoring,
    Worth,
)
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Board, IncidentId, PlayerId, Round, StageId
from arbiter_app.values import frozen

OF_A_GAME = frozenset({Sanction.POINTS_TO_OPPONENT, Sanction.POINTS_OFF, Sanction.LOSS})
"""The sanctions that set the result of the game."""

OF_GAMES = frozenset({Sanction.GAMES_TO_OPPONENTS, Sanction.GAMES_LOST})
"""The sanctions that set the results of all games of some rounds."""

OF_ROUNDS = OF_GAMES | {Sanction.EXCLUSION}
"""The sanctions that say from which round to which."""

OF_OTHERS = frozenset(
    {Sanction.NONE, Sanction.WARNING, Sanction.FINE, Sanction.EXCLUSION, Sanction.EXPULSION}
)
"""The sanctions of those who do not play: no game has their result or time. They are sent out of
the playing area (VII.1.8), for some rounds or for good.
"""

_WIN, _DRAW, _LOSS = Worth.WIN, Worth.DRAW, Worth.LOSS

_RATED: Mapping[tuple[Worth, Worth], Result] = {
    (_WIN, _LOSS): WHITE_WINS,
    (_LOSS, _WIN): BLACK_WINS,
    (_DRAW, _DRAW): DRAW,
    (_DRAW, _LOSS): HALF_TO_WHITE,
    (_LOSS, _DRAW): HALF_TO_BLACK,
    (_LOSS, _LOSS): BOTH_LOSE,
}
"""Scores that a game can have: together never more than a game gives (Laws Art. 10.2)."""

_UNRATED: Mapping[tuple[Worth, Worth], Result] = {
    (_WIN, _LOSS): UNRATED_WHITE_WINS,
    (_LOSS, _WIN): UNRATED_BLACK_WINS,
    (_DRAW, _DRAW): UNRATED_DRAW,
    (_DRAW, _LOSS): UNRATED_HALF_TO_WHITE,
    (_LOSS, _DRAW): UNRATED_HALF_TO_BLACK,
    (_LOSS, _LOSS): UNRATED_BOTH_LOSE,
}


def possible_results(
    sanction: Sanction,
    offender: Colour,
    result: Result | None,
    scoring: Scoring,
    offence: Offence = Offence.OTHER,
) -> tuple[Result, ...]:
    """Return what a sanction may make of a result, the usual first; nothing where it cannot apply.

    Points can be given or taken only where a played game has a result. Points given to the opponent
    take from the offender what is beyond the score of a game (Laws Art. 10.2). With a loss the
    opponent's score is decided apart; a game that has not been played can be lost by forfeit.
    """
    scores = _UNRATED if result is not None and result.is_unrated else _RATED
    if sanction is Sanction.LOSS:
        return _losses(scores, offender, result, offence)
    if result is None or result.is_forfeit:
        return ()
    mine, others = (
        scoring.points(result.mark(offender)),
        scoring.points(result.mark(offender.other)),
    )
    kept = {
        (scoring.points(side.mark(offender)), scoring.points(side.mark(offender.other))): side
        for side in scores.values()
    }
    match sanction:
        case Sanction.POINTS_OFF:
            lowered = sorted((own for own, other in kept if other == others and own < mine))
            return tuple(kept[own, others] for own in reversed(lowered))
        case Sanction.POINTS_TO_OPPONENT:
            raised = sorted({other for own, other in kept if other > others and own <= mine})
            left = {
                higher: max(own for own, other in kept if other == higher and own <= mine)
                for higher in raised
            }
            return tuple(kept[left[higher], higher] for higher in raised)
    return ()


def lost_afterwards(result: Result, offender: Colour, *, to_opponents: bool) -> Result:
    """Return what a game becomes that its player loses after it was played: the opponent wins it,
    or keeps what he had. One that was not played stays as it is.
    """
    if result.is_forfeit:
        return result
    scores = _UNRATED if result.is_unrated else _RATED
    other = _WIN if to_opponents else result.mark(offender.other).worth
    return scores[(_LOSS, other) if offender is Colour.WHITE else (other, _LOSS)]


def results_of_match(sanction: Sanction, offender: Colour, *, begun: bool) -> tuple[Result, ...]:
    """Return what a sanction may make of a match of teams: a loss of the whole before its boards
    are made. What happened at them is punished there, and points stand beside the matches.
    """
    if sanction is not Sanction.LOSS or begun:
        return ()
    return (WHITE_FORFEITS if offender is Colour.WHITE else BLACK_FORFEITS, BOTH_FORFEIT)


def _losses(
    scores: Mapping[tuple[Worth, Worth], Result],
    offender: Colour,
    result: Result | None,
    offence: Offence,
) -> tuple[Result, ...]:
    is_white = offender is Colour.WHITE
    lost = [
        scores[(_LOSS, other) if is_white else (other, _LOSS)] for other in (_WIN, _DRAW, _LOSS)
    ]
    if offence is Offence.ILLEGAL_MOVE:
        # Laws Art. 7.5.5: drawn where the opponent cannot checkmate.
        lost.insert(1, scores[_DRAW, _DRAW])
    if result is not None and not result.is_forfeit:
        return tuple(lost)
    forfeited = (WHITE_FORFEITS if is_white else BLACK_FORFEITS, BOTH_FORFEIT)
    return (*forfeited, *lost) if offence is Offence.LATE else (*lost, *forfeited)


@frozen(kw_only=True)
class Basis:
    """Where an offence is forbidden; "" where a text says nothing of it."""

    laws: str = ""
    """Article of the Laws of Chess."""
    rules: str = ""
    """Article of the Ukrainian rules."""


# fmt: off
BASIS: Mapping[Offence, Basis] = {
    Offence.ILLEGAL_MOVE:    Basis(laws="7.5"),
    Offence.TOUCHED_PIECE:   Basis(laws="4.3"),
    Offence.DEVICE:          Basis(laws="11.3.2", rules="V.1.16"),
    Offence.NOTES_OR_ADVICE: Basis(laws="11.3.1", rules="V.1.15"),
    Offence.DISTURBANCE:     Basis(laws="11.5",   rules="V.1.20"),
    Offence.SCORE_SHEET:     Basis(laws="8.1"),
    Offence.LEFT_AREA:       Basis(laws="11.2.3", rules="V.1.15"),
    Offence.LATE:            Basis(laws="6.7.1"),
    Offence.REFUSAL:         Basis(laws="11.7",   rules="V.1.22"),
    Offence.UNFAIR_PLAY:     Basis(laws="11.1",   rules="V.1.14"),
    Offence.CONDUCT:         Basis(laws="11.1",   rules="V.1.14"),
    Offence.OTHER:           Basis(rules="V.1.21"),
}
# fmt: on


@frozen(kw_only=True)
class Usual:
    """What an offence usually costs, from which time on, and where that stands."""

    sanction: Sanction
    minutes: int | None = None
    basis: Basis
    may_be_milder: bool = False
    """Whether the regulations of the event may foresee less."""


_EVERY = tuple(Discipline)
_TO_OPPONENT, _LOST, _WARNED = Sanction.TIME_TO_OPPONENT, Sanction.LOSS, Sanction.WARNING

# fmt: off
# As the Laws of Chess of 1 January 2023 have it.
_USUAL: tuple[tuple[Offence, int, tuple[Discipline, ...], Usual], ...] = (
    # offence, from which time on, where, what
    (Offence.ILLEGAL_MOVE, 1, (Discipline.STANDARD,),
     Usual(sanction=_TO_OPPONENT, minutes=2, basis=Basis(laws="7.5.5"))),
    (Offence.ILLEGAL_MOVE, 1, (Discipline.RAPID,),
     Usual(sanction=_TO_OPPONENT, minutes=1, basis=Basis(laws="7.5.5, A.3"))),
    (Offence.ILLEGAL_MOVE, 1, (Discipline.BLITZ,),
     Usual(sanction=_TO_OPPONENT, minutes=1, basis=Basis(laws="7.5.5, A.3, B.3"))),
    (Offence.ILLEGAL_MOVE, 2, _EVERY,
     Usual(sanction=_LOST, basis=Basis(laws="7.5.5"))),
    (Offence.DEVICE, 1, _EVERY,
     Usual(sanction=_LOST, basis=Basis(laws="11.3.2.2", rules="V.1.16"), may_be_milder=True)),
    (Offence.LATE, 1, _EVERY,
     Usual(sanction=_LOST, basis=Basis(laws="6.7.1"))),
    (Offence.REFUSAL, 1, _EVERY,
     Usual(sanction=_LOST, basis=Basis(laws="11.7", rules="V.1.22"))),
    # What only must have some sanction (Laws Art. 11.6) begins with the mildest.
    (Offence.DISTURBANCE, 1, _EVERY,
     Usual(sanction=_WARNED, basis=Basis(laws="11.6, 12.9.1", rules="VII.1.10"))),
    (Offence.LEFT_AREA, 1, _EVERY,
     Usual(sanction=_WARNED, basis=Basis(laws="11.6, 12.9.1", rules="VII.1.10"))),
    (Offence.CONDUCT, 1, _EVERY,
     Usual(sanction=_WARNED, basis=Basis(laws="11.6, 12.9.1", rules="VII.1.10"))),
)
# fmt: on


def usual_sanction(offence: Offence, time: int, discipline: Discipline) -> Usual | None:
    """Return what an offence usually costs the first, second … time; None where no rule says.

    A warning that did not help is followed by whatever the arbiter finds right.
    """
    fitting = [
        usual
        for each, since, where, usual in _USUAL
        if each is offence and since <= time and discipline in where
    ]
    if not fitting or (fitting[-1].sanction is Sanction.WARNING and time > 1):
        return None
    return fitting[-1]


@frozen(kw_only=True)
class Count:
    """How often somebody offended before, what was lifted apart."""

    offence: int
    """The same offence: illegal moves in the same game, others in the whole tournament."""
    warnings: int
    """Warnings in the tournament."""


def counted(
    tournament: Tournament,
    player: PlayerId | None,
    offence: Offence,
    *,
    round: Round | None,
    board: Board | None,
    stage: StageId,
    before: IncidentId | None = None,
    person: str | None = None,
) -> Count:
    """Return what stands against somebody, as a penalty names them; before an incident, if one is
    given. Round and board are those of a stage.

    What somebody did whose place another has taken does not; of that one it is told by name.
    """
    earlier = [
        (incident, penalty)
        for incident in tournament.incidents
        for penalty in incident.penalties
        if penalty.is_about(player, person)
        and penalty.stands
        and (before is None or incident.id < before)
    ]
    place = (stage, round, board)
    alike = {
        incident.id
        for incident, _ in earlier
        if incident.offence is offence
        and (
            offence is not Offence.ILLEGAL_MOVE
            or (round is not None and (incident.stage, incident.round, incident.board) == place)
        )
    }
    return Count(
        offence=len(alike),
        warnings=sum(penalty.sanction is Sanction.WARNING for _, penalty in earlier),
    )


def count_of(tournament: Tournament, incident: Incident, penalty: Penalty) -> Count:
    """Return what stood against somebody when an incident was written down."""
    if penalty.offences_before is not None and penalty.warnings_before is not None:
        return Count(offence=penalty.offences_before, warnings=penalty.warnings_before)
    return counted(
        tournament,
        penalty.player,
        incident.offence,
        stage=incident.stage,
        round=incident.round,
        board=incident.board,
        before=incident.id,
        person=penalty.person,
    )
