"""What a sanction does to games, points and places; see `lifting` for what gives it back."""

from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import Any

from arbiter_app.domain.disputes.penalties import OF_A_GAME, possible_results
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.incidents import Incident, IncidentFields, Offence, Sanction
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.facts.rounds import Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Board, IncidentId, PlayerId, Round
from arbiter_app.domain.permission.by_round import Correction, correction_verdict
from arbiter_app.domain.permission.by_state import Action, Verdict, refusal, verdict
from arbiter_app.domain.taking_part import participation
from arbiter_app.domain.taking_part.participation import Move, What
from arbiter_app.domain.taking_part.what_if import (
    GameChange,
    StandingChange,
    around,
    changed,
    standings_of,
    with_result,
)
from arbiter_app.values import frozen

MOST_MINUTES = 120
"""More is a slip of the keyboard."""

_JUDGED_AS = {
    Sanction.EXCLUSION: Action.MISS_ROUNDS,
    Sanction.EXPULSION: Action.EXPEL_PLAYER,
}

OF_TIME = frozenset({Sanction.TIME_TO_OPPONENT, Sanction.TIME_OFF})


@frozen(kw_only=True)
class Ruling:
    """A sanction before it is imposed: on whom, at which board, how much of it."""

    player: PlayerId
    offence: Offence
    sanction: Sanction
    round: Round | None = None
    board: Board | None = None
    minutes: int | None = None
    fine: Decimal | None = None
    first_round: Round | None = None
    last_round: Round | None = None
    result: Result | None = None
    """What the game becomes, where the sanction sets its result."""

    @property
    def move(self) -> Move | None:
        """What it does to the player's part in the tournament, if anything."""
        match self.sanction:
            case Sanction.EXCLUSION:
                first, last = self.first_round, self.last_round
                return Move(what=What.MISS, player=self.player, first=first, last=last)
            case Sanction.EXPULSION:
                return Move(what=What.EXPEL, player=self.player)
        return None


def ruling_of(fields: IncidentFields | Mapping[str, Any]) -> Ruling:
    """Return the sanction of an incident that is being written down."""
    return Ruling(
        player=fields["player"],
        offence=fields["offence"],
        sanction=fields["sanction"],
        round=fields.get("round"),
        board=fields.get("board"),
        minutes=fields.get("minutes"),
        fine=fields.get("fine"),
        first_round=fields.get("first_round"),
        last_round=fields.get("last_round"),
        result=fields.get("result"),
    )


def ruling_that_stood(incident: Incident) -> Ruling:
    """Return the sanction of a line of the register, what it made of a game apart."""
    return Ruling(
        player=incident.player,
        offence=incident.offence,
        sanction=incident.sanction,
        round=incident.round,
        board=incident.board,
        first_round=incident.first_round,
        last_round=incident.last_round,
    )


def incident_of(tournament: Tournament, number: IncidentId) -> Incident:
    """Return a line of the register. Raises RuleError("incident.unknown")."""
    for incident in tournament.incidents:
        if incident.id == number:
            return incident
    raise RuleError("incident.unknown", incident=number)


def game_of(
    competition: Competition | Stage, about: Ruling | Incident
) -> tuple[RoundOfPlay, Game] | None:
    """Return the game of a competition that an incident is about, if it is about one.

    Raises RuleError("stage.no-such-round") or ("round.no-such-board").
    """
    if about.round is None or about.board is None:
        return None
    round_ = competition.round(about.round)
    return round_, round_.game(about.board)


def results_to_choose(competition: Competition, ruling: Ruling) -> tuple[Result, ...]:
    """Return what the sanction may make of the game, the usual first."""
    found = game_of(competition, ruling)
    if found is None:
        return ()
    _, game = found
    return possible_results(
        ruling.sanction,
        game.colour(ruling.player),
        game.result,
        competition.settings.scoring,
        ruling.offence,
    )


def game_changes(
    tournament: Tournament, competition: Competition, ruling: Ruling
) -> tuple[GameChange, ...]:
    """Return the games that a sound sanction changes, in the order of rounds."""
    if ruling.move is not None:
        return participation.game_changes(tournament, competition, ruling.move)
    found = game_of(competition, ruling)
    if ruling.sanction not in OF_A_GAME or found is None or found[1].result == ruling.result:
        return ()
    return (with_result(*found, ruling.result),)


# What it needs


def judge_incident(here: InHand, params: Mapping[str, Any]) -> None:
    """Judge an incident with its sanction before it goes into the register; what happened is the
    reason for what it changes.
    """
    ruling, account = ruling_of(params), str(params.get("account") or "")
    demand_sound(here, ruling)
    if ruling.move is not None and not account.strip():
        raise RuleError("incident.account-missing")
    demand_permission(
        here.tournament,
        game_changes(here.tournament, here.competition, ruling),
        reason=account,
        decided=params.get("decided") is True,
    )


def demand_sound(here: InHand, ruling: Ruling) -> None:
    """Raise RuleError where a sanction lacks something, or cannot be imposed now."""
    competition = here.competition
    competition.participant(ruling.player)
    _demand_place(here, ruling)
    if ruling.sanction in OF_A_GAME:
        _demand_result(competition, ruling)
    elif ruling.sanction in OF_TIME:
        if ruling.minutes is None or not 1 <= ruling.minutes <= MOST_MINUTES:
            raise RuleError("incident.minutes", most=MOST_MINUTES)
    elif ruling.sanction is Sanction.FINE:
        if not ruling.fine:
            raise RuleError("incident.fine")
    elif ruling.move is not None:
        if competition.draw is None:
            raise RuleError("incident.draw-missing")
        if verdict(_JUDGED_AS[ruling.sanction], competition) is Verdict.REFUSED:
            raise refusal(_JUDGED_AS[ruling.sanction], competition)
        if ruling.sanction is Sanction.EXCLUSION and not (ruling.first_round and ruling.last_round):
            raise RuleError("incident.rounds", rounds=len(competition.rounds))
        if nonsense := participation.refusal_of(here, ruling.move):
            raise nonsense
        participation.demand_no_adjourned(here, ruling.move)


def needs_decision(tournament: Tournament, changes: Iterable[GameChange]) -> bool:
    """Whether a game of an older round would change, which wants a recorded decision."""
    return Verdict.NEEDS_DECISION in _verdicts(tournament, changes)


def _verdicts(tournament: Tournament, changes: Iterable[GameChange]) -> list[Verdict]:
    return [
        correction_verdict(
            around(tournament, change.before.id),
            change.round.number,
            change.before.board,
            Correction.RESULT,
        )
        for change in changes
    ]


def demand_permission(
    tournament: Tournament, changes: tuple[GameChange, ...], *, reason: str, decided: bool
) -> None:
    """Judge changes of results as corrections are judged: action x state of the round."""
    for change, judged in zip(changes, _verdicts(tournament, changes), strict=True):
        if judged is Verdict.REFUSED:
            raise RuleError("game.carried", round=change.round.number, board=change.before.board)
        if judged is not Verdict.ALLOWED and not reason.strip():
            raise RuleError("incident.account-missing")
        if judged is Verdict.NEEDS_DECISION and not decided:
            raise RuleError("correction.decision-missing", round=change.round.number)


def _demand_place(here: InHand, ruling: Ruling) -> None:
    if ruling.board is not None and ruling.round is None:
        raise RuleError("incident.round-missing", board=ruling.board)
    if ruling.round is not None:
        here.competition.round(ruling.round)
    found = game_of(here.competition, ruling)
    if found is not None and ruling.player not in (found[1].white, found[1].black):
        raise RuleError(
            "incident.not-at-board",
            name=here.event.players[ruling.player].name,
            round=found[0].number,
            board=found[1].board,
        )


def _demand_result(competition: Competition, ruling: Ruling) -> None:
    found = game_of(competition, ruling)
    if found is None:
        raise RuleError("incident.game-missing")
    round_, game = found
    if game.result is None and ruling.sanction is not Sanction.LOSS:
        raise RuleError("incident.no-result", round=round_.number, board=game.board)
    possible = results_to_choose(competition, ruling)
    if not possible:
        raise RuleError("incident.no-points", round=round_.number, board=game.board)
    if ruling.result not in possible:
        raise RuleError("incident.result", possible=", ".join(map(str, possible)))


# What it does to the table


def after(tournament: Tournament, competition: Competition, ruling: Ruling) -> Tournament:
    """Return the tournament as a sanction would leave it."""
    if ruling.move is not None:
        return participation.after(tournament, competition, ruling.move)
    return changed(tournament, game_changes(tournament, competition, ruling), {})


def standings_after(here: InHand, ruling: Ruling) -> tuple[StandingChange, ...]:
    """Return where the offender, and his opponent in the game, stand before and after."""
    competition = here.competition
    found = game_of(competition, ruling)
    at_board = (found[1].white, found[1].black) if found else ()
    players = dict.fromkeys((ruling.player, *at_board))
    return standings_of(
        here, after(here.tournament, competition, ruling).competition(competition.id), players
    )
