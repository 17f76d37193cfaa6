"""What a sanction does to games, points and places; `lifting_sanctions` gives it back."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any

from arbiter_app.domain.disputes.penalties import (
    OF_A_GAME,
    OF_GAMES,
    OF_OTHERS,
    lost_afterwards,
    possible_results,
    results_of_match,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.disputes.incidents import (
    Capacity,
    Encounter,
    GameEffect,
    Incident,
    IncidentFields,
    Offence,
    Penalty,
    Sanction,
)
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Board, IncidentId, PlayerId, Round, StageId, is_team
from arbiter_app.domain.permission.by_round import Correction, correction_verdict
from arbiter_app.domain.permission.by_state import Action, Verdict, refusal, verdict
from arbiter_app.domain.taking_part import participation
from arbiter_app.domain.taking_part.participation import Move, What
from arbiter_app.domain.taking_part.what_if import (
    GameChange,
    StandingChange,
    around,
    changed,
    every_game,
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

    player: PlayerId | None = None
    person: str | None = None
    """Who it is, of somebody who does not play."""
    capacity: Capacity | None = None
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
        if self.player is None:
            return None
        match self.sanction:
            case Sanction.EXCLUSION:
                first, last = self.first_round, self.last_round
                return Move(what=What.MISS, player=self.player, first=first, last=last)
            case Sanction.EXPULSION:
                return Move(what=What.EXPEL, player=self.player)
        return None


def rulings_of(fields: IncidentFields | Mapping[str, Any]) -> tuple[Ruling, ...]:
    """Return the sanctions of an incident that is being written down."""
    return tuple(
        Ruling(
            player=each.get("player"),
            person=None if each.get("player") else (each.get("person") or "").strip(),
            capacity=None if each.get("player") else each.get("capacity"),
            offence=fields["offence"],
            sanction=each["sanction"],
            round=fields.get("round"),
            board=fields.get("board"),
            minutes=each.get("minutes"),
            fine=each.get("fine"),
            first_round=each.get("first_round"),
            last_round=each.get("last_round"),
            result=each.get("result"),
        )
        for each in fields["penalties"]
    )


def ruling_that_stood(incident: Incident, penalty: Penalty) -> Ruling:
    """Return a sanction of the register, what it made of a game apart."""
    return Ruling(
        player=penalty.player,
        person=penalty.person,
        capacity=penalty.capacity,
        offence=incident.offence,
        sanction=penalty.sanction,
        round=incident.round,
        board=incident.board,
        minutes=penalty.minutes,
        fine=penalty.fine,
        first_round=penalty.first_round,
        last_round=penalty.last_round,
    )


def every_penalty(tournament: Tournament) -> Iterator[tuple[Incident, Penalty]]:
    """Yield the sanctions of the register with their incidents, in the order of the register."""
    for incident in tournament.incidents:
        for penalty in incident.penalties:
            yield incident, penalty


def encounter_at(tournament: Tournament, stage: StageId, round: Round, board: Board) -> Encounter:
    """Return the game at a board as it is now.

    Raises RuleError("stage.no-such-round") or ("round.no-such-board").
    """
    return encounter_of(round, tournament.stage(stage).round(round).game(board))


def encounter_of(round: Round, game: Game) -> Encounter:
    """Return a game as it is now."""
    return Encounter(round=round, board=game.board, white=game.white, black=game.black)


def encounter_kept(tournament: Tournament, effect: GameEffect) -> Encounter | None:
    """Return the game that was changed, as it was then; as it is now where a file is of a time when
    that was not kept.
    """
    if effect.encounter is not None:
        return effect.encounter
    for round_, game in every_game(tournament):
        if game.id == effect.game:
            return encounter_of(round_.number, game)
    return None


def effect_of(change: GameChange) -> GameEffect:
    """Return what is kept of a game that a sanction, its lifting or a decision changes."""
    return GameEffect(
        game=change.before.id,
        before=change.before.result,
        after=change.after.result,
        encounter=encounter_of(change.round.number, change.before),
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
    if found is None or ruling.player is None:
        return ()
    _, game = found
    if is_team(ruling.player):
        side = game.colour(ruling.player)
        return results_of_match(ruling.sanction, side, begun=bool(game.boards))
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
    if ruling.sanction in OF_GAMES:
        return tuple(_games_lost(competition, ruling))
    found = game_of(competition, ruling)
    if ruling.sanction not in OF_A_GAME or found is None or found[1].result == ruling.result:
        return ()
    return (with_result(*found, ruling.result),)


def _games_lost(competition: Competition, ruling: Ruling) -> Iterator[GameChange]:
    """Yield the games of some rounds that a player loses after they were played."""
    player, first, last = ruling.player, ruling.first_round, ruling.last_round
    if player is None or first is None or last is None:
        return
    to_opponents = ruling.sanction is Sanction.GAMES_TO_OPPONENTS
    for round_, game in competition.games:
        if not first <= round_.number <= last or player not in (game.white, game.black):
            continue
        if game.result is None or game.carried_from is not None:
            continue
        lost = lost_afterwards(game.result, game.colour(player), to_opponents=to_opponents)
        if lost != game.result:
            yield with_result(round_, game, lost)


# What it needs


def judge_incident(here: InHand, params: Mapping[str, Any]) -> None:
    """Judge an incident with its sanctions before it goes into the register; what happened is the
    reason for what it changes.
    """
    rulings, account = rulings_of(params), str(params.get("account") or "")
    if not rulings:
        raise RuleError("incident.nobody")
    _demand_once_each(rulings)
    for now, ruling in in_turn(here, rulings):
        demand_sound(now, ruling)
        if ruling.move is not None and not account.strip():
            raise RuleError("incident.account-missing")
        demand_permission(
            now.tournament,
            game_changes(now.tournament, now.competition, ruling),
            reason=account,
            decided=params.get("decided") is True,
        )


def in_turn(here: InHand, rulings: Iterable[Ruling]) -> Iterator[tuple[InHand, Ruling]]:
    """Yield the sanctions of an incident, each with the event as those before leave it; those must
    be sound.
    """
    for ruling in rulings:
        yield here, ruling
        here = with_ruling(here, ruling)


def with_ruling(here: InHand, ruling: Ruling) -> InHand:
    """Return the event as a sound sanction would leave it."""
    made = after(here.tournament, here.competition, ruling)
    return in_hand(here.event.with_tournament(made), here.stage)


def _demand_once_each(rulings: Sequence[Ruling]) -> None:
    """Raise RuleError where somebody has the same sanction twice for the same."""
    seen = set()
    for each in rulings:
        key = (each.player, each.person, each.sanction)
        if key in seen:
            raise RuleError("incident.twice")
        seen.add(key)


def demand_sound(here: InHand, ruling: Ruling) -> None:
    """Raise RuleError where a sanction lacks something, or cannot be imposed now."""
    competition = here.competition
    if ruling.player is None:
        _demand_of_others(ruling)
    else:
        participation.where_decided(here, ruling.player).competition.participant(ruling.player)
    _demand_place(here, ruling)
    if ruling.sanction in OF_A_GAME:
        _demand_result(competition, ruling)
    elif ruling.sanction in OF_TIME:
        if ruling.minutes is None or not 1 <= ruling.minutes <= MOST_MINUTES:
            raise RuleError("incident.minutes", most=MOST_MINUTES)
    elif ruling.sanction is Sanction.FINE:
        if not ruling.fine:
            raise RuleError("incident.fine")
    elif ruling.sanction in OF_GAMES:
        _demand_games(here, ruling)
    elif ruling.sanction is Sanction.EXCLUSION and not (ruling.first_round and ruling.last_round):
        raise RuleError("incident.rounds", rounds=len(competition.rounds))
    if ruling.move is not None:
        _demand_move(here, ruling, ruling.move)


def _demand_games(here: InHand, ruling: Ruling) -> None:
    """Raise RuleError where it is not said which rounds are lost, or nothing changes in them."""
    first, last = ruling.first_round, ruling.last_round
    if not (first and last):
        raise RuleError("incident.rounds-lost", rounds=len(here.competition.rounds))
    if first > last:
        raise RuleError("player.rounds", first=first, last=last)
    if not game_changes(here.tournament, here.competition, ruling):
        raise RuleError("incident.no-games", first=first, last=last)


def _demand_of_others(ruling: Ruling) -> None:
    """Raise RuleError where somebody who does not play has no name, or a player's sanction."""
    if not ruling.person or ruling.capacity is None:
        raise RuleError("incident.person-missing")
    if ruling.sanction not in OF_OTHERS:
        raise RuleError("incident.not-of-others", name=ruling.person)
    first, last = ruling.first_round, ruling.last_round
    if first and last and first > last:
        raise RuleError("player.rounds", first=first, last=last)


def _demand_move(here: InHand, ruling: Ruling, move: Move) -> None:
    competition = here.competition
    if competition.draw is None:
        raise RuleError("incident.draw-missing")
    judged_as = _JUDGED_AS[ruling.sanction]
    if judged_as is Action.MISS_ROUNDS and competition.traits.follows_results:
        judged_as = Action.WITHDRAW_PLAYER  # of rounds: they are not paired, nobody asks for a bye
    if verdict(judged_as, competition) is Verdict.REFUSED:
        raise refusal(judged_as, competition)
    if nonsense := participation.refusal_of(here, move):
        raise nonsense
    participation.demand_no_adjourned(here, move)


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
    if (
        found is not None
        and ruling.player is not None
        and ruling.player not in (found[1].white, found[1].black)
    ):
        raise RuleError(
            "incident.not-at-board",
            name=here.event.contestants[ruling.player].name,
            round=found[0].number,
            board=found[1].board,
        )


def _demand_result(competition: Competition, ruling: Ruling) -> None:
    found = game_of(competition, ruling)
    if found is None:
        raise RuleError("incident.game-missing")
    round_, game = found
    if competition.settings.has_two_games:
        raise RuleError("result.of-two-games", round=round_.number, board=game.board)
    is_of_match = ruling.player is not None and is_team(ruling.player)
    if game.result is None and ruling.sanction is not Sanction.LOSS and not is_of_match:
        raise RuleError("incident.no-result", round=round_.number, board=game.board)
    possible = results_to_choose(competition, ruling)
    if not possible and is_of_match:
        raise RuleError("incident.of-match", round=round_.number, table=game.board)
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
    """Return where the offender, and everybody whose game would change, stand before and after."""
    competition = here.competition
    if ruling.player is None:
        return ()
    found = game_of(competition, ruling)
    at_board = (found[1].white, found[1].black) if found else ()
    changes = game_changes(here.tournament, competition, ruling)
    met = (side for each in changes for side in (each.before.white, each.before.black))
    players = dict.fromkeys((ruling.player, *at_board, *met))
    return standings_of(
        here, after(here.tournament, competition, ruling).competition(competition.id), players
    )
