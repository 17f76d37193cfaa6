"""Acts beside the plain course of play want a yes and leave a line that lives as long as they; the
rules mode is left by one door, and nothing brings it back.
"""

from pathlib import Path

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.play.by_rules import IntegrityLine, Kind
from arbiter_app.domain.facts.results import BLACK_WINS, WHITE_WINS
from arbiter_app.domain.facts.rules.settings import Unresolved
from arbiter_app.domain.ids import Round
from arbiter_app.domain.permission.acts import ACTS, NEVER, Level, NotAcceptedError, WeighedAct
from arbiter_app.formats import trf
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.play.rounds import correct_result
from arbiter_app.services.commands.whole.by_rules import leave_rules
from arbiter_app.services.commands.whole.event import change_tie_breaks
from arbiter_app.services.copies.snapshots import restore, snapshots
from arbiter_app.services.files.report_files import make_event_file
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.errors.all_sentences import SENTENCES
from tests.services.hands import leave_the_rules, refused_code
from tests.services.swiss_hands import make_swiss, play_rounds


@pytest.fixture
def swiss(workspace: Workspace) -> Workspace:
    """Four rounds were played."""
    return play_rounds(make_swiss(workspace, 12), 4)


def lines(workspace: Workspace) -> tuple[IntegrityLine, ...]:
    return workspace.event.tournament.integrity


def correct(workspace: Workspace, number: int, *codes: str) -> None:
    """Let the first game of a round end otherwise, having said yes to some codes."""
    game = workspace.event.tournament.competition().round(Round(number)).games[0]
    workspace.accepting(*codes).do(
        correct_result,
        round=Round(number),
        board=game.board,
        result=BLACK_WINS if game.result == WHITE_WINS else WHITE_WINS,
        reason="не той бланк",
        decided=True,
    )


def change_list(workspace: Workspace, *codes: str) -> None:
    workspace.accepting(*codes).do(
        change_tie_breaks, tie_breaks=("SB",), unresolved=Unresolved.SHARED, reason="помилка"
    )


def test_that_a_result_of_the_round_before_wants_a_yes_and_leaves_a_line(swiss: Workspace) -> None:
    before = swiss.event
    with pytest.raises(NotAcceptedError) as refused:
        correct(swiss, 3)
    assert refused.value.codes == ("act.correction",)
    assert swiss.event == before
    correct(swiss, 3, "act.correction")
    (line,) = lines(swiss)
    assert (line.kind, line.round, line.reason) == (Kind.CORRECTION, 3, "не той бланк")
    assert line.told.isascii()
    assert swiss.history()[-1].params["accepted"] == ["act.correction"]


def test_that_a_line_goes_with_its_act_and_comes_back_with_it(swiss: Workspace) -> None:
    correct(swiss, 3, "act.correction")
    kept = lines(swiss)
    swiss.undo()
    assert lines(swiss) == ()
    swiss.redo()
    assert lines(swiss) == kept == read_event(swiss.path).tournament.integrity


def test_that_the_restore_point_of_an_act_takes_its_line_away_and_no_other_does(
    swiss: Workspace,
) -> None:
    of_a_round = next(each for each in snapshots(swiss) if each.moment.round == 3)
    correct(swiss, 3, "act.correction")
    kept = lines(swiss)
    restore(swiss, of_a_round)
    assert lines(swiss) == kept
    swiss.undo()
    of_the_act = next(each for each in snapshots(swiss) if each.moment.command == "result.correct")
    restore(swiss, of_the_act)
    assert lines(swiss) == ()


def test_that_an_older_result_is_changed_outside_the_mode_alone(swiss: Workspace) -> None:
    with pytest.raises(RuleError) as refused:
        correct(swiss, 1, "act.old-result")
    assert refused.value.code == "act.old-result"
    leave_the_rules(swiss)
    with pytest.raises(NotAcceptedError):
        correct(swiss, 1)
    correct(swiss, 1, "act.old-result")
    assert [each.kind for each in lines(swiss)] == [Kind.CORRECTION]


def test_that_the_list_of_tie_breaks_wants_two_yeses_in_the_mode_and_outside(
    swiss: Workspace,
) -> None:
    for _ in range(2):
        for codes in ((), ("act.tie-breaks",)):
            with pytest.raises(NotAcceptedError):
                change_list(swiss, *codes)
        change_list(swiss, "act.tie-breaks", "act.tie-breaks")
        assert lines(swiss)[-1].told == "tie-breaks BH/C1,BH,SB,DE => SB"
        swiss.undo()
        if swiss.event.tournament.rules_left is None:
            leave_the_rules(swiss)


def test_that_the_mode_is_left_by_two_yeses_for_good(swiss: Workspace) -> None:
    points = snapshots(swiss)
    with pytest.raises(NotAcceptedError):
        swiss.accepting("act.leave-rules").do(leave_rules, reason="рішення")
    assert refused_code(lambda: swiss.do(leave_rules, reason="")) == "permission.reason-missing"
    leave_the_rules(swiss)
    left = swiss.event.tournament.rules_left
    assert left is not None
    assert left.round == 4
    swiss.undo()
    assert swiss.history()[-1].command == "result.enter"
    swiss.redo()
    for point in (points[1], points[-1]):
        restore(swiss, point)
        assert swiss.event.tournament.rules_left == left
    assert read_event(swiss.path).tournament.rules_left == left
    twice = (WeighedAct.LEAVE, WeighedAct.LEAVE)
    assert refused_code(lambda: swiss.accepting(*twice).do(leave_rules, reason="a")) == "rules.left"


def test_that_a_report_tells_both_and_brings_both_back(swiss: Workspace, tmp_path: Path) -> None:
    correct(swiss, 3, "act.correction")
    leave_the_rules(swiss)
    text = trf.encode(trf.format(trf.report_of(swiss.event)))
    told = lines(swiss)[0].told
    assert f"### Correction @ Round 3: {told}\r\n".encode() in text
    assert b"### Rules mode left @ Round 4\r\n" in text
    reading = trf.read(text)
    assert reading.report is not None
    path = tmp_path / "back.arbiter"
    make_event_file(path, source="back.trf", event=trf.event_of(reading.report))
    back = read_event(path).tournament
    ours = swiss.event.tournament
    assert back.rules_left == ours.rules_left
    assert back.integrity[:1] == ours.integrity
    assert [each.kind for each in back.integrity[1:]] == [Kind.IMPORT]


def test_that_every_act_has_its_sentence_and_no_level_is_less_outside() -> None:
    assert {*ACTS} == {*WeighedAct}
    assert SENTENCES.keys() >= {*(each.value for each in ACTS), *NEVER}
    lasting = {act for act, weight in ACTS.items() if weight.level is Level.ONLY_OUTSIDE}
    assert lasting == {WeighedAct.OLD_RESULT, WeighedAct.PAIRING_RULES, WeighedAct.EDITION}
