"""Incidents and protests of teams on paper: their captains speak and sign for them."""

from datetime import datetime

from arbiter_app.documents.parts.said import said
from arbiter_app.documents.report import Report
from arbiter_app.domain.disputes.sanctions import encounter_of
from arbiter_app.domain.facts.disputes.appeals import Appeal, AppealKind
from arbiter_app.domain.facts.disputes.incidents import Incident, Offence, Penalty, Sanction
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import AppealId, Board, IncidentId, PlayerId, Round, StageId
from tests.documents.conftest import changed, report_of
from tests.documents.team_events import BOARDS_STAGE, teams_of

_EVENT = teams_of()
_AT = datetime(2026, 6, 6, 15, 30)
_TEAM = PlayerId(-1)


def _words(report: Report) -> str:
    return "\n".join(word for sheet in report.sheets for line in said(sheet) for word in line)


def _filed(stage: StageId, board: Board, *, by: str = "") -> Event:
    """Return the event with a protest of a team about a game of a stage."""
    round_ = next(each for each in _EVENT.tournament.stage(stage).rounds if each.number == 1)
    game = round_.game(board)
    appeal = Appeal(
        id=AppealId(1),
        kind=AppealKind.PROTEST,
        stage=stage,
        filed_at=_AT,
        player=_TEAM,
        filed_by=by,
        claim="The match was begun late.",
        round=Round(1),
        board=board,
        encounter=encounter_of(Round(1), game),
    )
    return changed(_EVENT, appeals=(appeal,))


def test_that_the_captain_signs_a_protest_about_a_match() -> None:
    report = report_of("protest", _filed(StageId(1), Board(1)))
    assert report.signatures[0].office == "Captain"
    assert "Match" in _words(report)
    assert "Game" not in _words(report).splitlines()


def test_that_who_filed_it_signs_a_protest_about_a_board() -> None:
    report = report_of("protest", _filed(BOARDS_STAGE, Board(1), by="Сокіл Роман"))
    assert (report.signatures[0].office, report.signatures[0].name) == ("Captain", "Sokil Roman")
    assert "Game" in _words(report).splitlines()


def test_that_an_incident_of_a_team_is_read_by_its_captain() -> None:
    match = _EVENT.tournament.main_stage.rounds[0].games[0]
    incident = Incident(
        id=IncidentId(1),
        at=_AT,
        offence=Offence.CONDUCT,
        account="loud talk",
        stage=StageId(1),
        round=Round(1),
        board=match.board,
        encounter=encounter_of(Round(1), match),
        penalties=(Penalty(player=PlayerId(match.white), sanction=Sanction.WARNING),),
    )
    words = _words(report_of("incident-act", changed(_EVENT, incidents=(incident,))))
    assert "Team" in words.splitlines()
    assert "Table" in words.splitlines()
    assert "Read by the captain (signature)" in words
    assert "with White" not in words
