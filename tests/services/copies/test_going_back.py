"""What going back to a snapshot does is said as arbiters say it, not row by row."""

from collections.abc import Callable

from arbiter_app.domain.ids import PlayOffId, Round
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.play.play_offs import begin_play_off, set_play_off_rules
from arbiter_app.services.commands.play.rounds import sign_off_round
from arbiter_app.services.copies.snapshots import Snapshot, difference, snapshots
from arbiter_app.services.files.play_off_presets import shipped
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.row_changes.lines import change_lines
from arbiter_app.wording.row_changes.summary import summary
from tests.services.play_off_hands import finish_with_ties, lower_number_wins, play_on

Play = Callable[[int], Workspace]


def after_round(workspace: Workspace, round: int) -> Snapshot:
    return next(each for each in snapshots(workspace) if each.moment.round == Round(round))


def going_back(workspace: Workspace, snapshot: Snapshot) -> list[str]:
    changes = difference(workspace, snapshot).changes
    assert change_lines(catalogue("uk"), changes, workspace.event)
    return summary(catalogue("uk"), changes, workspace.event)


def test_that_going_back_names_play_off_rounds_and_signatures(play: Play) -> None:
    workspace = play(4)
    workspace.do(set_play_off_rules, rules=shipped()[0])
    finish_with_ties(workspace, range(1, 3))
    before = after_round(workspace, 2)
    workspace.do(sign_off_round, round=Round(2))
    begun = workspace.do(begin_play_off, first_place=1, seed="орел")
    play_on(workspace, begun, lower_number_wins)
    assert begun == PlayOffId(1)
    assert going_back(workspace, before) == [
        "Зникнуть: плей-оф (2 партії), тур 3 (2 результати), підпис туру 2.",
    ]


def test_that_going_back_before_the_draw_says_so_in_one_word(play: Play) -> None:
    workspace = play(4)
    (before,) = snapshots(workspace)
    assert going_back(workspace, before) == ["Зникнуть: жеребкування номерів (6 партій)."]


def test_that_what_changed_and_what_went_is_said_apart(play: Play) -> None:
    workspace = play(4)
    finish_with_ties(workspace)
    before = after_round(workspace, 1)
    player = next(iter(workspace.event.players))
    workspace.undo()
    workspace.do(withdraw_player, player=player, reason="хвороба")
    said = going_back(workspace, before)
    assert said[0].startswith("Зникнуть: тур 2 (2 результати), тур 3 (")
    assert said[-1] == "Стануть, як були: участь, вибуття й повернення (1)."
