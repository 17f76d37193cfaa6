"""The rules of a tournament: what changes freely, what needs a reason, what sheets must tell."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal
from functools import partial

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import ListChange
from arbiter_app.domain.facts.people.people import PlayerFields
from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.facts.rules.settings import Unrated, Unresolved
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.people.players import add_player, edit_player
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.rules.criteria import (
    define_own_criterion,
    remove_own_criterion,
    set_own_value,
)
from arbiter_app.services.commands.whole.event import (
    change_rating_rules,
    change_system,
    change_tie_breaks,
    change_withdrawals,
    describe_event,
)
from arbiter_app.services.workspace import AtStage, Workspace
from arbiter_app.wording.journal.lines import entry_text
from tests.services.hands import leave_the_rules

Play = Callable[[int], Workspace]


def refused_code(act: Callable[[], object]) -> str:
    with pytest.raises(RuleError) as refused:
        act()
    return refused.value.code


def last_line(workspace: Workspace) -> str:
    entry = workspace.history()[-1]
    return entry_text(catalogue("en"), entry.command, entry.params, workspace.event, entry.changes)


def change_list(workspace: Workspace | AtStage, *names: str, reason: str | None = None) -> None:
    workspace.do(change_tie_breaks, tie_breaks=names, unresolved=Unresolved.SHARED, reason=reason)


def play_boards(workspace: Workspace, round_: int) -> None:
    for game in workspace.event.tournament.main_stage.round(Round(round_)).games:
        workspace.do(enter_result, round=Round(round_), board=game.board, result=DRAW)


def test_that_a_list_changed_before_the_start_leaves_no_mark(play: Play) -> None:
    workspace = play(4)
    change_list(workspace, "SB", "KS")
    assert workspace.event.tournament.list_changes == ()


def test_that_a_list_changed_in_play_says_what_stood_before_and_why(play: Play) -> None:
    workspace = play(4)
    play_boards(workspace, 1)
    workspace.do(enter_result, round=Round(2), board=Board(1), result=DRAW)
    in_play = workspace.accepting(WeighedAct.TIE_BREAKS, WeighedAct.TIE_BREAKS)
    change_list(in_play, "SB", reason=" скарга   гравців ")
    change_list(in_play, "SB", "DE", reason="ще одна")
    assert workspace.event.tournament.list_changes == (
        ListChange(after_round=Round(2), before=("DE", "WIN", "SB", "KS"), reason="скарга гравців"),
        ListChange(after_round=Round(2), before=("SB",), reason="ще одна"),
    )
    workspace.undo()
    assert len(workspace.event.tournament.list_changes) == 1
    assert workspace.event.tournament.settings.tie_breaks == ("SB",)


def test_that_only_another_list_is_a_change_of_the_list(play: Play) -> None:
    workspace = play(4)
    play_boards(workspace, 1)
    workspace.accepting(WeighedAct.RANKING).do(
        change_tie_breaks,
        tie_breaks=("de", "WIN", "SB", "KS"),
        unresolved=Unresolved.LOTS,
        reason="жереб",
    )
    assert workspace.event.tournament.settings.unresolved is Unresolved.LOTS
    assert workspace.event.tournament.list_changes == ()


def test_that_a_withdrawal_before_the_first_game_does_not_freeze_the_list(play: Play) -> None:
    workspace = play(4)
    workspace.do(withdraw_player, player=PlayerId(4), reason="хвороба")
    change_list(workspace, "SB", reason="ще не грали")
    assert workspace.event.tournament.list_changes == ()


def test_that_the_rules_for_ratings_change_in_play_only_with_a_reason(play: Play) -> None:
    workspace = play(4)

    def leave_out(reason: str | None = None) -> None:
        workspace.do(
            change_rating_rules,
            unrated=Unrated.LEFT_OUT,
            forfeits_in_ratings=True,
            reason=reason,
        )

    leave_out()
    settings = workspace.event.tournament.settings
    assert (settings.unrated, settings.forfeits_in_ratings) == (Unrated.LEFT_OUT, True)
    assert last_line(workspace) == (
        "Ratings in tie-breaks: games with players without one left out; forfeits count"
    )
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    assert refused_code(leave_out) == "permission.reason-missing"


def test_that_the_rule_of_withdrawals_changes_in_play_only_with_a_reason(play: Play) -> None:
    workspace = play(4)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)

    def keep_results(reason: str | None = None) -> None:
        yes = workspace.accepting(WeighedAct.RANKING)
        yes.do(change_withdrawals, annuls_withdrawals=False, reason=reason)

    assert refused_code(keep_results) == "permission.reason-missing"
    keep_results("регламент")
    assert not workspace.event.tournament.settings.annuls_withdrawals
    assert last_line(workspace).endswith("results count all the same")


def test_that_federation_and_time_control_are_part_of_the_description(
    workspace: Workspace,
) -> None:
    def describe(federation: str | None, time_control: str | None = None) -> None:
        workspace.do(
            describe_event,
            title="Кубок міста",
            place="",
            organiser="",
            starts_on=date(2026, 11, 1),
            ends_on=None,
            federation=federation,
            time_control=time_control,
        )

    describe(" ukr ", "90 min  + 30 s")
    assert (workspace.event.federation, workspace.event.time_control) == ("UKR", "90 min + 30 s")
    assert last_line(workspace) == (
        "Event described: federation – → UKR, time control – → 90 min + 30 s"
    )
    describe(None)
    assert (workspace.event.federation, workspace.event.time_control) == ("UKR", "90 min + 30 s")
    for wrong in ("UA", "УКР", "UKRA", "U1R"):
        assert refused_code(partial(describe, wrong)) == "event.federation"
    describe("", "")
    assert (workspace.event.federation, workspace.event.time_control) == ("", "")


@pytest.mark.parametrize("rating", [0, -5, 4001])
def test_that_a_rating_of_the_arbiters_is_a_rating(workspace: Workspace, rating: int) -> None:
    fields: PlayerFields = {"name": "А", "arbiters_rating": rating}
    assert refused_code(lambda: workspace.do(add_player, **fields)) == "player.rating"


def test_that_a_rating_of_the_arbiters_is_told_in_the_journal(register: Play) -> None:
    workspace = register(1)
    workspace.do(edit_player, player=PlayerId(1), name="Гравець 01", arbiters_rating=1400)
    assert workspace.event.players[PlayerId(1)].arbiters_rating == 1400
    assert last_line(workspace) == "Player corrected: Гравець 01: rating for tie-breaks – → 1400"


def test_that_own_criteria_are_told_in_the_journal(register: Play) -> None:
    workspace = register(1)
    code = "OTHER_PLAYOFF"
    workspace.do(define_own_criterion, code=code, definition="Match", lower_is_better=True)
    assert last_line(workspace) == (
        "Criterion of the event, OTHER_PLAYOFF: Match; the lower value is better"
    )
    workspace.do(set_own_value, code=code, player=PlayerId(1), value=Decimal("1.50"))
    assert last_line(workspace) == "OTHER_PLAYOFF of Гравець 01: 1.5"
    workspace.do(set_own_value, code=code, player=PlayerId(1), value=None)
    assert last_line(workspace) == "OTHER_PLAYOFF of Гравець 01: –"
    workspace.do(remove_own_criterion, code=code)
    assert last_line(workspace) == "Criterion of the event removed: OTHER_PLAYOFF"


def test_that_a_criterion_of_two_names_is_kept_once_under_the_name_of_the_edition(
    register: Play,
) -> None:
    workspace = register(4)

    def listed_under(edition_id: str, *accepted: WeighedAct) -> tuple[str, ...]:
        yes = workspace.accepting(*accepted)
        yes.do(change_system, cycles=1, swap_last_rounds=False, edition_id=edition_id)
        return workspace.event.tournament.settings.tie_breaks

    listed_under("2026-03")
    change_list(workspace, "GE", "DE", "REP", "DE")
    assert workspace.event.tournament.settings.tie_breaks == ("REP", "DE", "DE")
    assert refused_code(lambda: listed_under("2023-09")) == "act.edition"
    leave_the_rules(workspace)
    assert listed_under("2023-09", WeighedAct.EDITION) == ("GE", "DE", "DE")
    assert listed_under("2024-08", WeighedAct.EDITION) == ("REP", "DE", "DE")


def test_that_a_rating_by_the_arbiter_changes_in_play_only_with_a_reason(play: Play) -> None:
    workspace = play(4)

    def rate(rating: int | None, reason: str | None = None, *accepted: WeighedAct) -> None:
        workspace.accepting(*accepted).do(
            edit_player,
            player=PlayerId(1),
            name="Гравець 01",
            arbiters_rating=rating,
            reason=reason,
        )

    rate(1400)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    assert refused_code(lambda: rate(1500)) == "permission.reason-missing"
    assert refused_code(lambda: rate(None, " ")) == "permission.reason-missing"
    rate(1400)
    workspace.do(edit_player, player=PlayerId(1), name="Гравець Перший")
    assert workspace.event.players[PlayerId(1)].arbiters_rating == 1400
    assert refused_code(lambda: rate(1500, "рейтинг перевірено")) == "act.rating"
    rate(1500, "рейтинг перевірено", WeighedAct.RATING)
    assert workspace.event.players[PlayerId(1)].arbiters_rating == 1500
    assert workspace.history()[-1].reason == "рейтинг перевірено"


@pytest.mark.parametrize("is_national", [False, True])
def test_that_a_rating_changes_in_play_only_with_a_reason(play: Play, *, is_national: bool) -> None:
    workspace = play(4)

    def rate(value: int, reason: str | None = None, *accepted: WeighedAct) -> None:
        fields: PlayerFields = {"name": "Гравець 01", "fide_rating": value}
        if is_national:
            fields = {"name": "Гравець 01", "national_rating": value}
        yes = workspace.accepting(*accepted)
        yes.do(edit_player, player=PlayerId(1), reason=reason, **fields)

    rate(2400)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    rate(2400)
    assert refused_code(lambda: rate(2300)) == "permission.reason-missing"
    assert refused_code(lambda: rate(2300, "помилка в списку")) == "act.rating"
    rate(2300, "помилка в списку", WeighedAct.RATING)
    player = workspace.event.players[PlayerId(1)]
    assert (player.national_rating if is_national else player.fide_rating) == 2300
