"""Words for protests and appeals: what they are about, who sits, what was decided."""

from collections.abc import Iterator, Sequence

from arbiter_app.domain.disputes.appeal_decisions import done
from arbiter_app.domain.disputes.hearings import (
    Remark,
    disputed_incident,
    disputed_penalties,
    game_of,
)
from arbiter_app.domain.disputes.sanctions import encounter_of
from arbiter_app.domain.facts.disputes.appeals import (
    Appeal,
    AppealKind,
    Attendance,
    Concern,
    Outcome,
    Seat,
)
from arbiter_app.domain.facts.disputes.incidents import Encounter, Incident, Penalty
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.hall.boards import shown_at
from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.pairing.knockout import bracket_is_drawn, knockout
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.disputes import incidents
from arbiter_app.wording.terms.event.stages import stage_name
from arbiter_app.wording.terms.play import results
from arbiter_app.wording.terms.play.games_of_matches import game_of_match, match_games
from arbiter_app.wording.terms.registration import fees, people

_KINDS = {
    AppealKind.PROTEST: QT_TRANSLATE_NOOP("Appeal", "protest"),
    AppealKind.APPEAL: QT_TRANSLATE_NOOP("Appeal", "appeal"),
}

_KINDS_AT_LENGTH = {
    AppealKind.PROTEST: QT_TRANSLATE_NOOP("Appeal", "protest to the chief arbiter"),
    AppealKind.APPEAL: QT_TRANSLATE_NOOP("Appeal", "appeal to the appeals committee"),
}

_OUTCOMES = {
    Outcome.GRANTED: QT_TRANSLATE_NOOP("Appeal", "granted"),
    Outcome.PARTLY: QT_TRANSLATE_NOOP("Appeal", "partly granted"),
    Outcome.REJECTED: QT_TRANSLATE_NOOP("Appeal", "rejected"),
    Outcome.RETRACTED: QT_TRANSLATE_NOOP("Appeal", "retracted by who filed it"),
}

_ATTENDANCES = {
    Attendance.VOTES: QT_TRANSLATE_NOOP("Appeal", "votes"),
    Attendance.CONCERNED: QT_TRANSLATE_NOOP("Appeal", "leaves the seat"),
    Attendance.ABSENT: QT_TRANSLATE_NOOP("Appeal", "does not sit"),
}

_CONCERNS = {
    Concern.APPELLANT: QT_TRANSLATE_NOOP("Appeal", "is the player who appeals"),
    Concern.PARTY: QT_TRANSLATE_NOOP("Appeal", "is the other player of the dispute"),
    Concern.FILED: QT_TRANSLATE_NOOP("Appeal", "handed it in"),
    Concern.DECIDED: QT_TRANSLATE_NOOP("Appeal", "took the decision in dispute"),
    Concern.REPORTED: QT_TRANSLATE_NOOP("Appeal", "reported the incident"),
    Concern.CHIEF: QT_TRANSLATE_NOOP("Appeal", "is the chief arbiter, whose decision it is"),
    Concern.UNDER_AGE: QT_TRANSLATE_NOOP("Appeal", "is younger than 18"),
}

_REMARKS = {
    Remark.ON_PANEL: QT_TRANSLATE_NOOP(
        "Appeal",
        "an arbiter of the event: leaves the seat if involved in the dispute (Ukrainian"
        " rules VII.3.2)",
    ),
    Remark.ORGANISER: QT_TRANSLATE_NOOP(
        "Appeal",
        "an organiser: leaves the seat if involved in the dispute (Ukrainian rules VII.3.2)",
    ),
    Remark.PLAYS: QT_TRANSLATE_NOOP("Appeal", "plays in the event"),
    Remark.COACH: QT_TRANSLATE_NOOP("Appeal", "coach of a player of the dispute"),
    Remark.SAME_REGION: QT_TRANSLATE_NOOP("Appeal", "of the region of a player of the dispute"),
}


def kind(catalogue: Catalogue, value: AppealKind) -> str:
    return catalogue.translate("Appeal", _KINDS[value])


def kind_at_length(catalogue: Catalogue, value: AppealKind) -> str:
    """Return the kind with who decides: "appeal to the appeals committee"."""
    return catalogue.translate("Appeal", _KINDS_AT_LENGTH[value])


def outcome(catalogue: Catalogue, value: Outcome) -> str:
    return catalogue.translate("Appeal", _OUTCOMES[value])


def state(catalogue: Catalogue, appeal: Appeal) -> str:
    """Return what became of it: "open", "partly granted"."""
    if appeal.outcome is None:
        return catalogue.translate("Appeal", "open")
    return outcome(catalogue, appeal.outcome)


def attendance(catalogue: Catalogue, value: Attendance) -> str:
    return catalogue.translate("Appeal", _ATTENDANCES[value])


def concern(catalogue: Catalogue, value: Concern) -> str:
    """Return why somebody leaves his seat, with the article."""
    pattern = catalogue.translate("Appeal", "{reason} (Ukrainian rules VII.3.2)")
    return pattern.format(reason=catalogue.translate("Appeal", _CONCERNS[value]))


def remark(catalogue: Catalogue, value: Remark) -> str:
    return catalogue.translate("Appeal", _REMARKS[value])


# What it is about


def against(catalogue: Catalogue, event: Event, appeal: Appeal) -> str:
    """Return what it is against: "incident № 2, loss of the game; round 3, board 1"."""
    parts = list(_against(catalogue, event, appeal))
    return "; ".join(parts) or catalogue.translate("Appeal", "a decision about no game")


def _against(catalogue: Catalogue, event: Event, appeal: Appeal) -> Iterator[str]:
    if appeal.is_against_organiser:
        yield catalogue.translate("Appeal", "a decision of the organiser")
    incident = disputed_incident(event.tournament, appeal)
    if incident is not None:
        pattern = catalogue.translate("Appeal", "incident № {number}, {sanction}")
        penalties = disputed_penalties(event.tournament, appeal)
        yield pattern.format(
            number=incident.id, sanction=sanctions(catalogue, event, incident, penalties)
        )
    if appeal.round is not None and not event.tournament.is_main(appeal.stage):
        yield stage_name(catalogue, event.tournament, appeal.stage)
    if appeal.round is not None and appeal.board is not None:
        pattern = catalogue.translate("Appeal", "round {round}, board {board}")
        yield pattern.format(round=appeal.round, board=shown_at(event, appeal.stage, appeal.board))
    elif appeal.round is not None:
        yield catalogue.translate("Appeal", "round {round}").format(round=appeal.round)


def sanctions(
    catalogue: Catalogue, event: Event, incident: Incident, penalties: Sequence[Penalty]
) -> str:
    """Return sanctions of an incident, with the names where it has several."""
    pattern = catalogue.translate("Appeal", "{name}: {sanction}")
    return "; ".join(
        incidents.imposed(catalogue, event, each)
        if len(incident.penalties) == 1
        else pattern.format(
            name=incidents.whom(catalogue, event, each),
            sanction=incidents.imposed(catalogue, event, each),
        )
        for each in penalties
    )


def game(catalogue: Catalogue, event: Event, appeal: Appeal, *, decided: bool) -> str:
    """Return the game in dispute with the result in dispute, as it was filed or, `decided`, as it
    was to be decided: "Бук Ян – Ґава Олена, 0 – 1"; "" where it is about none.
    """
    met = appeal.encounter
    if met is None:  # the file is of a time when that was not kept
        at_board = game_of(event.tournament, appeal)
        if at_board is None:
            return ""
        before = {each.game: each.before for each in done(event.tournament, appeal)}
        played = at_board[1]
        result = before.get(played.id, played.result)
        return _played(catalogue, event, encounter_of(at_board[0].number, played), result)
    result = appeal.result_decided if decided else appeal.result_filed
    return _played(catalogue, event, met, result)


def game_at(catalogue: Catalogue, seen: InHand, round: Round, board: Board) -> str:
    """Return the game at a board of the stage from which an event is seen, in a knockout with its
    match: "Semifinal 1, game 2: Бук Ян – Ґава Олена, 0 – 1"; "" where there is none.
    """
    competition = seen.competition
    for round_, game in competition.games:
        if (round_.number, game.board) != (round, board):
            continue
        met = encounter_of(round_.number, game)
        played = _played(catalogue, seen.event, met, game.result)
        if game.match is None or not bracket_is_drawn(competition):
            return played
        place = match_games(catalogue, competition, knockout(competition)).get(game.id)
        if place is None:
            return played
        pattern = catalogue.translate("Appeal", "{game}: {played}")
        return pattern.format(game=game_of_match(catalogue, place.match, place.game), played=played)
    return ""


def _played(catalogue: Catalogue, event: Event, met: Encounter, result: Result | None) -> str:
    pattern = catalogue.translate("Appeal", "{white} – {black}, {result}")
    white, black = incidents.names_of(catalogue, event, met)
    return pattern.format(white=white, black=black, result=results.described(catalogue, result))


def fee(catalogue: Catalogue, event: Event, appeal: Appeal) -> str:
    """Return the fee and what became of it: "200, paid", "200, returned"; "" without one."""
    if appeal.fee is None:
        return ""
    pattern = (
        catalogue.translate("Appeal", "{fee}, returned")
        if appeal.fee_returned
        else catalogue.translate("Appeal", "{fee}, paid")
        if appeal.fee_paid
        else catalogue.translate("Appeal", "{fee}, not paid")
    )
    return pattern.format(fee=fees.money(catalogue, event, appeal.fee))


# Who sits


def office(catalogue: Catalogue, seat: Seat) -> str:
    """Return the office of who has a seat."""
    return people.role(catalogue, _role(seat))


def _role(seat: Seat) -> Role:
    if seat.is_chair:
        return Role.APPEALS_CHAIR
    return Role.APPEALS_RESERVE if seat.is_reserve else Role.APPEALS_MEMBER


def part(catalogue: Catalogue, seat: Seat) -> str:
    """Return how somebody takes part, with the reason where they leave their seat."""
    if seat.attendance is Attendance.CONCERNED:
        if seat.concern is not None:
            pattern = catalogue.translate("Appeal", "leaves the seat: {reason}")
            return pattern.format(reason=concern(catalogue, seat.concern))
        return catalogue.translate(
            "Appeal", "leaves the seat as involved in the dispute (Ukrainian rules VII.3.2)"
        )
    if seat.attendance is Attendance.ABSENT and seat.is_reserve:
        return catalogue.translate("Appeal", "reserve, not called upon")
    return attendance(catalogue, seat.attendance)
