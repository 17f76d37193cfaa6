"""The register on disk: every sanction imposed, undone, redone and lifted."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from arbiter_app.domain.disputes.penalties import count_of
from arbiter_app.domain.disputes.sanctions import incident_of
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.disputes.incidents import (
    Capacity,
    Incident,
    IncidentWords,
    Offence,
    Sanction,
)
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import Board, IncidentId, PlayerId, Round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.domain.tie_breaks.crosstable import crosstable
from arbiter_app.services import closed_file
from arbiter_app.services.commands.disputes.incidents import (
    correct_incident,
    lift_sanction,
    record_incident,
    set_fine_paid,
)
from arbiter_app.services.commands.people.players import remove_player
from arbiter_app.services.commands.play.draw import draw_lots
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.workspace import Workspace
from tests.services.commands.test_undo import check_undo_and_redo, facts
from tests.services.disputes import BLACK, WHITE, of_one
from tests.services.hands import leave_the_rules

Play = Callable[[int], Workspace]
AT = datetime(2026, 11, 1, 12, 30)
FIRST = {"round": Round(1), "board": Board(1)}


def fields(sanction: Sanction, **more: Any) -> dict[str, Any]:
    """An incident about White of round 1, board 1, who is the first player of a field of four."""
    facts = {
        "at": AT,
        "player": PlayerId(1),
        "offence": Offence.OTHER,
        "sanction": sanction,
        "account": "Шумів у залі",
        **FIRST,
    }
    return of_one(**facts | more)


def record(workspace: Workspace, sanction: Sanction, **more: Any) -> Incident:
    number = workspace.do(record_incident, **fields(sanction, **more))
    return next(each for each in workspace.event.tournament.incidents if each.id == number)


def enter(workspace: Workspace, round: int, board: int, result: str) -> None:
    workspace.do(
        enter_result,
        round=Round(round),
        board=Board(board),
        result=Result.parse(result),
    )


def result_of(workspace: Workspace, round: int, board: int) -> str | None:
    game = workspace.event.tournament.main_stage.round(Round(round)).game(Board(board))
    return None if game.result is None else str(game.result)


def points_of(workspace: Workspace, player: int) -> Decimal:
    return crosstable(workspace.event.tournament.competition()).points(PlayerId(player))


def status_of(workspace: Workspace, player: int) -> EntryStatus:
    return workspace.event.tournament.entry(PlayerId(player)).status


@pytest.fixture
def played(play: Play) -> Workspace:
    """Four players; the first has won his game of round 1."""
    workspace = play(4)
    enter(workspace, 1, 1, "1-0")
    return workspace


@pytest.mark.parametrize(
    ("sanction", "more"),
    [
        (Sanction.NONE, {}),
        (Sanction.WARNING, {}),
        (Sanction.TIME_TO_OPPONENT, {"minutes": 2}),
        (Sanction.TIME_OFF, {"minutes": 5}),
        (Sanction.POINTS_TO_OPPONENT, {"result": Result.parse("½-½")}),
        (Sanction.POINTS_OFF, {"result": Result.parse("½-0")}),
        (Sanction.LOSS, {"result": Result.parse("0-1")}),
        (Sanction.GAMES_TO_OPPONENTS, {"first_round": Round(1), "last_round": Round(2)}),
        (Sanction.GAMES_LOST, {"first_round": Round(1), "last_round": Round(1)}),
        (Sanction.FINE, {"fine": Decimal("250.50")}),
        (Sanction.EXCLUSION, {"first_round": Round(2), "last_round": Round(3)}),
        (Sanction.EXPULSION, {}),
    ],
)
def test_that_every_sanction_is_undone_and_redone_after_a_restart(
    played: Workspace, path: Path, sanction: Sanction, more: dict[str, Any]
) -> None:
    check_undo_and_redo(played, record_incident, fields(sanction, **more), path)


@pytest.mark.parametrize(
    ("sanction", "more", "result", "points"),
    [
        (Sanction.WARNING, {}, "1-0", ("1", "0")),
        (Sanction.TIME_TO_OPPONENT, {"minutes": 2}, "1-0", ("1", "0")),
        (Sanction.FINE, {"fine": Decimal(100)}, "1-0", ("1", "0")),
        (Sanction.POINTS_TO_OPPONENT, {"result": Result.parse("½-½")}, "½-½", ("0.5", "0.5")),
        (Sanction.POINTS_OFF, {"result": Result.parse("½-0")}, "½-0", ("0.5", "0")),
        (Sanction.POINTS_OFF, {"result": Result.parse("0-0")}, "0-0", ("0", "0")),
        (Sanction.LOSS, {"result": Result.parse("0-1")}, "0-1", ("0", "1")),
        (Sanction.LOSS, {"result": Result.parse("0-½")}, "0-½", ("0", "0.5")),
    ],
)
def test_that_a_sanction_counts_in_the_table_until_it_is_lifted(
    played: Workspace,
    sanction: Sanction,
    more: dict[str, Any],
    result: str,
    points: tuple[str, str],
) -> None:
    incident = record(played, sanction, **more)
    assert result_of(played, 1, 1) == result
    assert (points_of(played, 1), points_of(played, 4)) == tuple(map(Decimal, points))
    assert len(incident.penalties[0].effects) == (result != "1-0")
    played.do(lift_sanction, incident=incident.id, sanction=1, reason="помилка судді")
    assert result_of(played, 1, 1) == "1-0"
    (kept,) = played.event.tournament.incidents
    (penalty,) = kept.penalties
    assert penalty.lifted is not None
    assert (penalty.lifted.by, penalty.lifted.reason) == ("arbiter", "помилка судді")
    assert kept.with_penalty(replace(penalty, lifted=None)) == incident


def test_that_a_lifting_is_undone_and_redone_after_a_restart(played: Workspace, path: Path) -> None:
    incident = record(played, Sanction.LOSS, result=Result.parse("0-1"))
    check_undo_and_redo(
        played, lift_sanction, {"incident": incident.id, "sanction": 1, "reason": "помилка"}, path
    )


def test_that_words_and_fines_are_undone_and_redone_after_a_restart(
    played: Workspace, path: Path
) -> None:
    incident = record(played, Sanction.FINE, fine=Decimal(100))
    words: IncidentWords = {"at": AT, "article": "V.1.20", "account": "Інше", "arbiter": "Бук Ян"}
    played.do(correct_incident, incident=incident.id, **words)
    (corrected,) = played.event.tournament.incidents
    assert (corrected.article, corrected.account) == ("V.1.20", "Інше")
    assert corrected.penalties[0].fine == Decimal(100)
    check_undo_and_redo(
        played, set_fine_paid, {"incident": incident.id, "sanction": 1, "paid": True}, path
    )


def test_that_a_second_illegal_move_loses_though_the_opponent_has_but_a_draw(
    play: Play,
) -> None:
    workspace = play(4)
    illegal = {"offence": Offence.ILLEGAL_MOVE}
    record(workspace, Sanction.TIME_TO_OPPONENT, minutes=2, **illegal)
    assert result_of(workspace, 1, 1) is None
    second = record(workspace, Sanction.LOSS, result=Result.parse("0-½"), **illegal)
    assert result_of(workspace, 1, 1) == "0-½"
    workspace.do(lift_sanction, incident=second.id, sanction=1, reason="перший хід був можливий")
    assert result_of(workspace, 1, 1) is None


def test_that_a_result_changed_since_stays_when_the_sanction_is_lifted(played: Workspace) -> None:
    incident = record(played, Sanction.LOSS, result=Result.parse("0-1"))
    enter(played, 1, 1, "½-½")
    played.do(lift_sanction, incident=incident.id, sanction=1, reason="помилка")
    assert result_of(played, 1, 1) == "½-½"
    assert not played.event.tournament.incidents[0].penalties[0].stands


def test_that_the_later_of_two_sanctions_on_a_game_is_lifted_first(played: Workspace) -> None:
    off = record(played, Sanction.POINTS_OFF, result=Result.parse("½-0"))
    loss = record(played, Sanction.LOSS, result=Result.parse("0-0"))
    with pytest.raises(RuleError, match="later-sanction"):
        played.do(lift_sanction, incident=off.id, sanction=1, reason="помилка")
    played.do(lift_sanction, incident=loss.id, sanction=1, reason="помилка")
    assert result_of(played, 1, 1) == "½-0"
    played.do(lift_sanction, incident=off.id, sanction=1, reason="помилка")
    assert result_of(played, 1, 1) == "1-0"


def test_that_a_sanction_is_lifted_once(played: Workspace) -> None:
    incident = record(played, Sanction.WARNING)
    played.do(lift_sanction, incident=incident.id, sanction=1, reason="помилка")
    with pytest.raises(RuleError, match="lifted"):
        played.do(lift_sanction, incident=incident.id, sanction=1, reason="помилка")


def test_that_nothing_is_lifted_without_a_reason(played: Workspace) -> None:
    incident = record(played, Sanction.WARNING)
    with pytest.raises(RuleError, match="reason-missing"):
        played.do(lift_sanction, incident=incident.id, sanction=1, reason=" ")


def test_that_an_exclusion_forfeits_its_rounds_and_lifting_opens_those_to_come(
    play: Play,
) -> None:
    workspace = play(6)
    games = {
        round_.number: next(
            game for game in round_.games if PlayerId(1) in (game.white, game.black)
        )
        for round_ in workspace.event.tournament.main_stage.rounds
    }
    excluded = record(
        workspace,
        Sanction.EXCLUSION,
        round=None,
        board=None,
        first_round=Round(1),
        last_round=Round(2),
    )
    lost = {1: "-/+" if games[Round(1)].white == 1 else "+/-"}
    assert result_of(workspace, 1, games[Round(1)].board) == lost[1]
    assert result_of(workspace, 2, games[Round(2)].board) in ("-/+", "+/-")
    assert result_of(workspace, 3, games[Round(3)].board) is None
    assert status_of(workspace, 1) is EntryStatus.REGISTERED
    other = next(board for board in (1, 2, 3) if board != games[Round(1)].board)
    enter(workspace, 1, other, "1-0")
    workspace.do(lift_sanction, incident=excluded.id, sanction=1, reason="помилка")
    assert result_of(workspace, 1, games[Round(1)].board) == lost[1]
    assert result_of(workspace, 2, games[Round(2)].board) is None


def test_that_who_is_expelled_comes_back_when_it_is_lifted(play: Play) -> None:
    workspace = play(6)
    before = facts(workspace.event)["tournaments"][0].stages
    incident = record(workspace, Sanction.EXPULSION, round=None, board=None)
    assert status_of(workspace, 1) is EntryStatus.EXPELLED
    assert len(incident.penalties[0].effects) == 5
    workspace.do(lift_sanction, incident=incident.id, sanction=1, reason="помилка")
    assert status_of(workspace, 1) is EntryStatus.REGISTERED
    results = [game.result for round_ in before for _, game in round_.games]
    assert [game.result for _, game in workspace.event.tournament.main_stage.games] == results


@pytest.mark.parametrize(
    ("sanction", "more", "code"),
    [
        (Sanction.POINTS_OFF, {"board": Board(2), "player": PlayerId(2)}, "incident.no-result"),
        (Sanction.POINTS_OFF, {"player": PlayerId(4)}, "incident.no-points"),
        (Sanction.LOSS, {"result": Result.parse("1-0")}, "incident.result"),
        (Sanction.LOSS, {"board": None}, "incident.game-missing"),
        (Sanction.WARNING, {"round": None}, "incident.round-missing"),
        (Sanction.WARNING, {"player": PlayerId(2)}, "incident.not-at-board"),
        (Sanction.WARNING, {"player": PlayerId(9)}, "tournament.no-such-player"),
        (Sanction.TIME_OFF, {}, "incident.minutes"),
        (Sanction.TIME_OFF, {"minutes": 500}, "incident.minutes"),
        (Sanction.FINE, {}, "incident.fine"),
        (Sanction.FINE, {"fine": Decimal("-1")}, "fee.amount"),
        (Sanction.EXCLUSION, {"first_round": Round(2)}, "incident.rounds"),
        (Sanction.EXCLUSION, {"first_round": Round(3), "last_round": Round(2)}, "player.rounds"),
        (Sanction.EXPULSION, {"account": " "}, "incident.account-missing"),
    ],
)
def test_that_a_sanction_that_lacks_something_is_refused_and_leaves_all_as_it_was(
    played: Workspace, sanction: Sanction, more: dict[str, Any], code: str
) -> None:
    before = facts(played.event)
    with pytest.raises(RuleError) as refusal:
        played.do(record_incident, **fields(sanction, **more))
    assert refusal.value.code == code
    assert facts(played.event) == before


def test_that_an_older_round_wants_a_recorded_decision(play: Play) -> None:
    workspace = play(6)
    for number in (1, 2, 3):
        enter(workspace, number, 1, "1-0")
    loss = fields(
        Sanction.LOSS,
        player=workspace.event.tournament.main_stage.round(Round(1)).game(Board(1)).white,
        result=Result.parse("0-1"),
    )
    with pytest.raises(RuleError, match="decision-missing"):
        workspace.do(record_incident, **loss)
    with pytest.raises(RuleError, match="old-result"):
        workspace.do(record_incident, decided=True, **loss)
    leave_the_rules(workspace)
    with pytest.raises(RuleError, match="decision-missing"):
        workspace.do(record_incident, **loss)
    yes = workspace.accepting(WeighedAct.OLD_RESULT)
    number = yes.do(record_incident, decided=True, **loss)
    assert result_of(workspace, 1, 1) == "0-1"
    with pytest.raises(RuleError, match="decision-missing"):
        workspace.do(lift_sanction, incident=number, sanction=1, reason="помилка")
    yes.do(lift_sanction, incident=number, sanction=1, reason="помилка", decided=True)
    assert result_of(workspace, 1, 1) == "1-0"


def test_that_a_player_without_a_number_can_stand_in_the_register_and_is_not_removed(
    register: Play,
) -> None:
    workspace = register(4)
    record(workspace, Sanction.WARNING, round=None, board=None)
    with pytest.raises(RuleError, match="in-register"):
        workspace.do(remove_player, player=PlayerId(1))
    with pytest.raises(RuleError, match="draw-missing"):
        workspace.do(record_incident, **fields(Sanction.EXPULSION, round=None, board=None))


def test_that_numbers_are_drawn_anew_after_an_expulsion_before_play_was_lifted(
    play: Play, path: Path
) -> None:
    workspace = play(4)
    incident = record(workspace, Sanction.EXPULSION, round=None, board=None)
    workspace.do(lift_sanction, incident=incident.id, sanction=1, reason="помилка")
    workspace.do(draw_lots, seed="ще раз")
    (penalty,) = workspace.event.tournament.incidents[0].penalties
    assert {effect.game for effect in penalty.effects} == {None}, "in words alone"
    workspace.close()
    assert closed_file.verify(path) == ()


def test_that_an_incident_nobody_knows_is_refused(played: Workspace) -> None:
    with pytest.raises(RuleError, match="unknown"):
        played.do(set_fine_paid, incident=IncidentId(7), sanction=1, paid=True)


# Several sanctions, several people


def of_both(**more: Any) -> dict[str, Any]:
    """Both players of the first board quarrel; White loses by it, then Black does too."""
    return {
        "at": AT,
        "offence": Offence.CONDUCT,
        "account": "Сварка за дошкою",
        **FIRST,
        "penalties": [
            {"player": WHITE, "sanction": Sanction.LOSS, "result": Result.parse("0-1")},
            {"player": BLACK, "sanction": Sanction.LOSS, "result": Result.parse("0-0")},
            {"player": BLACK, "sanction": Sanction.WARNING},
        ],
        **more,
    }


def test_that_one_incident_has_sanctions_of_both_players(played: Workspace, path: Path) -> None:
    check_undo_and_redo(played, record_incident, of_both(), path)
    with closing(Workspace.open(path, actor="arbiter")) as again:
        (line,) = again.event.tournament.incidents
        first, second, third = line.penalties
        assert [each.number for each in line.penalties] == [1, 2, 3]
        assert [str(each.effects[0].after) for each in (first, second)] == ["0-1", "0-0"]
        assert str(second.effects[0].before) == "0-1", "the second rests on the first"
        assert third.effects == ()
        assert result_of(again, 1, 1) == "0-0"


def test_that_each_sanction_of_an_incident_is_lifted_apart(played: Workspace) -> None:
    number = played.do(record_incident, **of_both())
    with pytest.raises(RuleError, match="later-sanction"):
        played.do(lift_sanction, incident=number, sanction=1, reason="не починав")
    played.do(lift_sanction, incident=number, sanction=2, reason="не починав")
    assert result_of(played, 1, 1) == "0-1"
    (line,) = played.event.tournament.incidents
    assert [each.stands for each in line.penalties] == [True, False, True]
    (given_back,) = (line.penalties[1].lifted or pytest.fail("not lifted")).effects
    assert (str(given_back.before), str(given_back.after)) == ("0-0", "0-1")
    with pytest.raises(RuleError, match="no-sanction"):
        played.do(lift_sanction, incident=number, sanction=4, reason="не починав")


@pytest.mark.parametrize(
    ("capacity", "sanction", "more"),
    [
        (Capacity.SPECTATOR, Sanction.EXPULSION, {}),
        (Capacity.COACH, Sanction.EXCLUSION, {"first_round": Round(2), "last_round": Round(3)}),
        (Capacity.CAPTAIN, Sanction.WARNING, {}),
        (Capacity.OFFICIAL, Sanction.FINE, {"fine": Decimal(100)}),
    ],
)
def test_that_the_register_takes_who_does_not_play(
    played: Workspace, capacity: Capacity, sanction: Sanction, more: dict[str, Any]
) -> None:
    before = played.event.tournament
    penalty: Any = {"person": " Ткач Юрій ", "capacity": capacity, "sanction": sanction, **more}
    played.do(record_incident, at=AT, offence=Offence.DISTURBANCE, penalties=[penalty])
    (line,) = played.event.tournament.incidents
    (kept,) = line.penalties
    assert (kept.player, kept.person, kept.capacity) == (None, "Ткач Юрій", capacity)
    now = played.event.tournament
    assert (now.entries, now.stages) == (before.entries, before.stages)
    played.do(lift_sanction, incident=line.id, sanction=1, reason="помилка")
    assert not played.event.tournament.incidents[0].penalties[0].stands


@pytest.mark.parametrize(
    ("penalties", "code"),
    [
        ([], "incident.nobody"),
        ([{"person": " ", "sanction": Sanction.WARNING}], "incident.person-missing"),
        (
            [{"person": "Ткач Ю.", "capacity": Capacity.COACH, "sanction": Sanction.LOSS}],
            "incident.not-of-others",
        ),
        (
            [
                {"person": "Ткач Ю.", "capacity": Capacity.COACH, "sanction": Sanction.WARNING},
                {"person": "Ткач Ю.", "capacity": Capacity.COACH, "sanction": Sanction.WARNING},
            ],
            "incident.twice",
        ),
        (
            [
                {"player": PlayerId(1), "sanction": Sanction.WARNING},
                {"player": PlayerId(4), "sanction": Sanction.TIME_OFF},
            ],
            "incident.minutes",
        ),
    ],
)
def test_that_what_one_of_several_lacks_refuses_them_all(
    played: Workspace, penalties: list[dict[str, Any]], code: str
) -> None:
    with pytest.raises(RuleError) as refusal:
        played.do(record_incident, **of_both(penalties=penalties))
    assert refusal.value.code == code
    assert played.event.tournament.incidents == ()


def test_that_which_time_it_was_stays_when_an_earlier_sanction_is_lifted(
    played: Workspace,
) -> None:
    first = record(played, Sanction.WARNING)
    second = record(played, Sanction.WARNING)
    played.do(lift_sanction, incident=first.id, sanction=1, reason="помилка")
    tournament = played.event.tournament
    later = incident_of(tournament, second.id)
    told = count_of(tournament, later, later.penalties[0])
    assert (told.offence, told.warnings) == (1, 1)
