"""What was imposed, filed, lifted or decided is printed again as it was, whatever became of it."""

from collections.abc import Callable, Mapping
from datetime import datetime

import pytest

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.parts.fingerprint import fingerprint
from arbiter_app.domain.disputes.hearings import proposed_seats
from arbiter_app.domain.facts.disputes.appeals import AppealKind, Outcome
from arbiter_app.domain.facts.disputes.incidents import Offence, Sanction
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS
from arbiter_app.domain.ids import AppealId, Board, IncidentId, PlayerId, Round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.disputes.appeals import decide_appeal, file_appeal
from arbiter_app.services.commands.disputes.incidents import lift_sanction, record_incident
from arbiter_app.services.commands.people.players import replace_player
from arbiter_app.services.commands.play.rounds import correct_result, enter_result
from arbiter_app.services.commands.whole.event import set_official
from arbiter_app.services.workspace import Workspace
from tests.services.disputes import BLACK, WHITE, of_one, turn_a_draw_into_a_loss

NOON, EVENING = datetime(2026, 11, 1, 12), datetime(2026, 11, 1, 19)
PAPERS: Mapping[str, Mapping[str, int | str]] = {
    "incident-act": {"incident": 1, "form": "filled"},
    "incident-register": {},
    "protest": {"appeal": 1, "form": "filled"},
    "appeal-decision": {"appeal": 1},
}


def correct(workspace: Workspace) -> None:
    workspace.do(
        correct_result,
        round=Round(1),
        board=Board(1),
        result=BLACK_WINS,
        reason="бланк",
        decided=True,
    )


def replace_both(workspace: Workspace) -> None:
    yes = workspace.accepting(WeighedAct.RATING)
    for player in (WHITE, BLACK):
        yes.do(replace_player, player=player, reason="заміна", name=f"Запасний {player}")


def name_others(workspace: Workspace) -> None:
    for role in (Role.CHIEF_ARBITER, Role.APPEALS_CHAIR, Role.APPEALS_MEMBER):
        workspace.do(set_official, role=role, name=f"Інша Людина {role}")


@pytest.fixture
def opened(play: Callable[[int], Workspace]) -> Workspace:
    workspace = play(4)
    turn_a_draw_into_a_loss(workspace, NOON)
    workspace.do(
        file_appeal,
        kind=AppealKind.APPEAL,
        filed_at=NOON,
        player=BLACK,
        incident=IncidentId(1),
        claim="Телефон глядача",
    )
    return workspace


def decide(workspace: Workspace, outcome: Outcome) -> None:
    (appeal,) = workspace.event.tournament.appeals
    workspace.do(
        decide_appeal,
        appeal=AppealId(1),
        outcome=outcome,
        decision="Так вирішено",
        decided_at=EVENING,
        seats=proposed_seats(workspace.event, appeal),
    )


def printed(workspace: Workspace, paper: str, language: str) -> str:
    kind, texts = document(paper), catalogue(language)
    return fingerprint(kind.build(workspace.event, PAPERS[paper], texts, NOON))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("outcome", [Outcome.GRANTED, Outcome.REJECTED])
def test_that_a_paper_of_a_dispute_says_what_it_said(
    opened: Workspace, paper: str, outcome: Outcome
) -> None:
    decide(opened, outcome)
    before = printed(opened, paper, "uk")
    correct(opened)
    if paper != "incident-register":  # signed when it is printed
        name_others(opened)
    assert printed(opened, paper, "uk") == before


@pytest.mark.parametrize("paper", ["incident-act", "protest"])
def test_that_what_was_imposed_and_filed_is_told_as_it_was_before_it_is_decided(
    opened: Workspace, paper: str
) -> None:
    before = printed(opened, paper, "en")
    correct(opened)
    name_others(opened)
    assert printed(opened, paper, "en") == before


def test_that_a_decision_tells_of_the_people_who_played_then(opened: Workspace) -> None:
    decide(opened, Outcome.GRANTED)
    players = opened.event.players
    then = f"{players[WHITE].name} – {players[BLACK].name}"
    replace_both(opened)
    report = document("appeal-decision").build(opened.event, {}, catalogue("uk"), NOON)
    assert then in repr(report)


def test_that_a_lifted_exclusion_goes_on_saying_that_the_games_were_open_again(
    opened: Workspace,
) -> None:
    excluded = of_one(
        at=NOON,
        player=PlayerId(2),
        offence=Offence.CONDUCT,
        account="Сварка",
        sanction=Sanction.EXCLUSION,
        first_round=Round(2),
        last_round=Round(2),
    )
    number = opened.do(record_incident, **excluded)
    opened.do(lift_sanction, incident=number, sanction=1, reason="помилка")
    act: Mapping[str, int | str] = {"incident": number, "form": "filled"}

    def now() -> str:
        report = document("incident-act").build(opened.event, act, catalogue("en"), NOON)
        assert "the game is open again" in repr(report)
        return fingerprint(report)

    before = now()
    for played, result in ((1, DRAW), (2, WHITE_WINS)):
        for game in opened.event.tournament.main_stage.round(Round(played)).games:
            if game.result is None:
                opened.do(enter_result, round=Round(played), board=game.board, result=result)
    assert now() == before


def test_that_a_decision_says_which_sanctions_it_left_after_they_were_lifted(
    opened: Workspace,
) -> None:
    decide(opened, Outcome.REJECTED)
    before = printed(opened, "appeal-decision", "en")
    opened.do(lift_sanction, incident=IncidentId(1), sanction=1, reason="помилка")
    assert printed(opened, "appeal-decision", "en") == before
