"""Numbers of a Swiss: given by strength, changed until round 4, and of late entries at any time."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from decimal import Decimal
from pathlib import Path

from arbiter_app.domain.checking.swiss import check_swiss
from arbiter_app.domain.drawing.renumbering import (
    is_order_out_of_date,
    late_entry,
    number_changes,
    order_by_strength,
)
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.people.people import PlayerFields, Title
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.facts.rules.swiss_rules import Acceleration, SwissRules, VirtualPoints
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.acceleration import group_a, virtual_points
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.draft import is_overtaken
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.domain.table.histories import histories
from arbiter_app.domain.tie_breaks.crosstable import crosstable
from arbiter_app.formats import trf
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.join_late import join_late
from arbiter_app.services.commands.people.players import edit_player, remove_player
from arbiter_app.services.commands.play.draw import annul_draw, draw_lots, number_anew
from arbiter_app.services.commands.play.rounds import publish_round
from arbiter_app.services.commands.play.swiss_rounds import unpair_round
from arbiter_app.services.commands.rules.swiss_rules import set_swiss_rules
from arbiter_app.services.commands.whole.import_report import import_report
from arbiter_app.services.workspace import Workspace
from tests.documents.conftest import facts_of, report_of, sentences
from tests.services.commands.play.test_swiss_reports import ranks, reported
from tests.services.hands import choose_system, last_line, refused_code, undo_and_redo
from tests.services.swiss_hands import make_swiss, pair, play, play_rounds


def competition_of(workspace: Workspace) -> Competition:
    return workspace.event.tournament.competition()


def numbers_of(workspace: Workspace) -> Mapping[PlayerId, PairingNumber]:
    return workspace.event.tournament.numbers


def positions(workspace: Workspace, last: int) -> list[SwissPosition]:
    """The positions of all rounds up to one, as they are derived now."""
    competition = competition_of(workspace)
    return [swiss_position(competition, Round(each)) for each in range(1, last + 1)]


def all_pairings_are_right(workspace: Workspace) -> bool:
    """Whether each round would be paired as it was, see `arbiter check`."""
    checked = check_swiss(competition_of(workspace), dutch.pair)
    return all(not each.differences for each in checked)


def correct(workspace: Workspace, player: int, rating: int, *accepted: WeighedAct) -> None:
    """Correct a rating after the numbers were given."""
    name = workspace.event.players[PlayerId(player)].name
    workspace.accepting(*accepted).do(
        edit_player, player=PlayerId(player), name=name, fide_rating=rating, reason="список ФІДЕ"
    )


def correct_in_play(workspace: Workspace, player: int, rating: int) -> None:
    """Correct a rating after a round was paired."""
    correct(workspace, player, rating, WeighedAct.RATING)


def number_in_play(workspace: Workspace, reason: str) -> None:
    """Number all anew after a round was paired."""
    workspace.accepting(WeighedAct.NUMBERS).do(number_anew, reason=reason)


def test_that_a_draft_is_out_of_date_where_others_have_its_numbers(workspace: Workspace) -> None:
    make_swiss(workspace, 8)
    pair(workspace, 1)
    correct(workspace, 7, 2600)
    workspace.do(number_anew, reason="список ФІДЕ")
    competition = competition_of(workspace)
    assert is_overtaken(competition, competition.round(Round(1)))


def test_that_a_corrected_rating_is_noticed_and_numbers_anew_with_a_reason(
    workspace: Workspace,
) -> None:
    make_swiss(workspace, 8)
    assert not is_order_out_of_date(workspace.event)
    assert refused_code(lambda: workspace.do(number_anew, reason="-")) == "numbers.unchanged"
    correct(workspace, 7, 2600)
    assert is_order_out_of_date(workspace.event)
    order = order_by_strength(workspace.event)
    changes = number_changes(competition_of(workspace), order)
    assert [(each.player, each.before, each.after) for each in changes] == [
        (7, 7, 1),
        *((number, number, number + 1) for number in range(1, 7)),
    ]
    assert all(each.may_change_colour for each in changes[1:])
    without_reason = refused_code(lambda: workspace.do(number_anew, reason=" "))
    assert without_reason == "permission.reason-missing"
    workspace.do(number_anew, reason="список ФІДЕ")
    assert last_line(workspace) == "Numbered anew by strength, 7 players: список ФІДЕ"
    assert not is_order_out_of_date(workspace.event)
    draw = workspace.event.tournament.draw
    assert draw is not None
    assert draw.earlier == ()
    undo_and_redo(workspace)


def test_that_rounds_that_are_paired_stay_those_of_their_numbers(workspace: Workspace) -> None:
    play_rounds(make_swiss(workspace, 13), 2)
    before = positions(workspace, 2)
    correct_in_play(workspace, 12, 2600)
    number_in_play(workspace, "помилка у списку")
    assert positions(workspace, 2) == before
    play(workspace, 3)
    before = positions(workspace, 3)
    correct_in_play(workspace, 11, 2650)
    number_in_play(workspace, "ще одна")
    assert positions(workspace, 3) == before
    play_rounds(workspace, 5)
    assert positions(workspace, 3) == before
    draw = workspace.event.tournament.draw
    assert draw is not None
    assert [each.last_round for each in draw.earlier] == [2, 3]
    assert all_pairings_are_right(workspace)
    assert read_event(workspace.path).tournament == workspace.event.tournament


def test_that_numbers_that_paired_no_round_are_forgotten(workspace: Workspace) -> None:
    play_rounds(make_swiss(workspace, 8), 1)
    former = numbers_of(workspace)
    correct_in_play(workspace, 5, 2600)
    number_in_play(workspace, "так")
    correct_in_play(workspace, 5, 2495)
    number_in_play(workspace, "ні")
    draw = workspace.event.tournament.draw
    assert draw is not None
    assert draw.earlier == ()
    assert numbers_of(workspace) == former


def test_that_data_number_nobody_anew_once_round_4_is_paired(workspace: Workspace) -> None:
    play_rounds(make_swiss(workspace, 8), 3)
    correct_in_play(workspace, 8, 2600)
    pair(workspace, 4)
    assert refused_code(lambda: workspace.do(number_anew, reason="пізно")) == "numbers.draft-stands"
    workspace.do(unpair_round, round=Round(4))
    number_in_play(workspace, "вчасно")
    pair(workspace, 4)
    workspace.do(publish_round, round=Round(4))
    correct_in_play(workspace, 6, 2700)
    refused = refused_code(lambda: workspace.do(number_anew, reason="пізно"))
    assert refused == "permission.renumber"


def test_that_a_late_entry_has_the_number_of_its_strength_in_round_3(workspace: Workspace) -> None:
    play_rounds(make_swiss(workspace, 9), 2)
    pair(workspace, 3)
    before = positions(workspace, 2)
    newcomer = workspace.do(join_late, name="Пізній Петро", fide_rating=2495, title=Title.FM)
    assert last_line(workspace) == "Late entry: Пізній Петро, number 5, plays from round 3 on"
    assert numbers_of(workspace)[newcomer] == 5  # above the untitled player of the same rating
    assert list(numbers_of(workspace)) == [1, 2, 3, 4, newcomer, 5, 6, 7, 8, 9]
    competition = competition_of(workspace)
    assert is_overtaken(competition, competition.round(Round(3)))
    assert positions(workspace, 2) == before
    undo_and_redo(workspace)
    third = play(workspace, 3)
    assert newcomer in {player for game in third.games for player in (game.white, game.black)}
    play_rounds(workspace, 5)
    assert positions(workspace, 2) == before
    assert all_pairings_are_right(workspace)


def test_that_a_late_entry_gets_half_points_as_far_as_the_regulations_go(
    workspace: Workspace,
) -> None:
    play_rounds(make_swiss(workspace, 8), 2)
    before = positions(workspace, 2)
    late = PlayerFields(name="Пізній Петро", fide_rating=2300)
    two = refused_code(lambda: workspace.do(join_late, half_byes=2, **late))
    assert two == "late.half-byes"
    newcomer = workspace.do(join_late, half_byes=1, **late)
    assert last_line(workspace).endswith("plays from round 3 on, 1 half-point bye before")
    rounds = competition_of(workspace).rounds
    assert [bye.mark for bye in rounds[0].byes if bye.player == newcomer] == [Mark.HALF_BYE]
    assert [bye.mark for bye in rounds[1].byes if bye.player == newcomer] == []
    assert positions(workspace, 2) == before
    third = swiss_position(competition_of(workspace), Round(3))
    assert next(each.score for each in third.players if each.number == 9) == 50


def test_that_a_late_entry_after_round_4_moves_only_those_below(workspace: Workspace) -> None:
    play_rounds(make_swiss(workspace, 8), 4)
    correct_in_play(workspace, 8, 2600)  # too late for a number of its own
    newcomer = workspace.do(join_late, name="Пізній Петро", fide_rating=2497, title=Title.CM)
    assert list(numbers_of(workspace)) == [1, 2, newcomer, 3, 4, 5, 6, 7, 8]


def test_that_nobody_enters_once_the_last_round_is_paired(workspace: Workspace) -> None:
    play_rounds(make_swiss(workspace, 12), 8)
    pair(workspace, 9)
    late = late_entry(
        workspace.event, replace(workspace.event.players[PlayerId(1)], id=PlayerId(99))
    )
    assert (late.first_round, late.draft) == (9, 9)
    workspace.do(publish_round, round=Round(9))
    assert refused_code(lambda: workspace.do(join_late, name="Пізній")) == "late.all-paired"


def test_that_numbers_close_up_behind_who_is_removed_before_round_1(workspace: Workspace) -> None:
    make_swiss(workspace, 6)
    workspace.do(remove_player, player=PlayerId(2))
    assert numbers_of(workspace) == {1: 1, 3: 2, 4: 3, 5: 4, 6: 5}
    undo_and_redo(workspace)
    pair(workspace, 1)

    def remove() -> None:
        workspace.do(remove_player, player=PlayerId(3))

    assert refused_code(remove) == "numbers.first-draft"
    workspace.do(publish_round, round=Round(1))
    assert refused_code(remove) == "numbers.first-paired"


def test_that_a_swiss_tells_of_its_numbers_and_of_no_schedule(workspace: Workspace) -> None:
    make_swiss(workspace, 6)

    def of_another_system() -> None:
        choose_system(workspace, System.ROUND_ROBIN)

    def annul() -> None:
        workspace.do(annul_draw, reason="помилка")

    assert refused_code(of_another_system) == "numbers.system-stands"
    play_rounds(workspace, 1)
    assert refused_code(annul) == "numbers.not-annulled"


def test_that_a_late_entry_and_the_numbers_of_its_time_come_back_from_a_report(
    workspace: Workspace,
) -> None:
    play_rounds(make_swiss(workspace, 9), 2)
    newcomer = workspace.do(join_late, name="Пізній Петро", fide_rating=2600, half_byes=1)
    play_rounds(workspace, 4)
    event = workspace.event
    back = reported(event)
    numbers = event.tournament.numbers
    draw, here = back.tournament.draw, event.tournament.draw
    assert draw is not None
    assert here is not None
    for there, former in zip(draw.earlier, here.earlier, strict=True):
        assert there.last_round == former.last_round
        now = {PlayerId(numbers[player]): number for player, number in former.numbers.items()}
        assert there.numbers == now
    competition = back.tournament.competition()
    assert all(not each.differences for each in check_swiss(competition, dutch.pair))
    assert numbers[newcomer] == 1
    table = crosstable(competition).lines[PlayerId(1)]
    assert [cell.mark for cell in table.cells[:2]] == [Mark.HALF_BYE, Mark.ZERO_BYE]
    ours = crosstable(competition_of(workspace)).lines[newcomer]
    assert [cell.mark for cell in ours.cells] == [cell.mark for cell in table.cells]
    assert ranks(back) == ranks(event)
    assert "byes" not in trf.losses(event, trf.Version.TRF26)


def test_that_nobody_draws_lots_in_a_swiss(workspace: Workspace) -> None:
    make_swiss(workspace, 6)
    assert refused_code(lambda: workspace.do(draw_lots, seed="1")) == "numbers.not-by-lot"


def test_that_a_late_entry_before_round_1_widens_the_accelerated_group(
    workspace: Workspace,
) -> None:
    make_swiss(workspace, 12)
    rules = SwissRules(
        acceleration=Acceleration.BAKU,
        initial_colour=competition_of(workspace).settings.swiss.initial_colour,
    )
    competition = competition_of(workspace)
    baku = replace(competition, settings=replace(competition.settings, swiss=rules))
    assert group_a(baku) == tuple(range(1, 7))
    order = [PlayerId(each) for each in (99, *range(1, 13))]
    changes = number_changes(baku, order)
    assert {each.player for each in changes if each.changes_group} == {7}
    noted = replace(rules, last_accelerated=PlayerId(6))
    unpaired = replace(baku, settings=replace(baku.settings, swiss=noted))
    assert {each.player for each in number_changes(unpaired, order) if each.changes_group} == {7}


def test_that_floats_stay_those_of_the_accelerated_group_of_their_round(
    workspace: Workspace,
) -> None:
    make_swiss(workspace, 12)
    with_rules(workspace, acceleration=Acceleration.BAKU)
    play_rounds(workspace, 2)
    before = swiss_position(competition_of(workspace), Round(3))
    correct_in_play(workspace, 9, 2600)
    number_in_play(workspace, "помилка у списку")
    competition = competition_of(workspace)
    after, numbers = swiss_position(competition, Round(3)), competition.numbers
    assert numbers[PlayerId(9)] == 1
    assert PlayerId(9) in group_a(competition)
    floated = {each.number: (each.last_float, each.float_before) for each in before.players}
    assert {each.number: (each.last_float, each.float_before) for each in after.players} == {
        numbers[PlayerId(former)]: floats for former, floats in floated.items()
    }
    behind = histories(competition)
    assert [behind[PlayerId(former)].floats[1] for former in range(1, 13)] == [
        floated[PairingNumber(former)][0] for former in range(1, 13)
    ]


def test_that_virtual_points_of_a_report_stay_with_those_whom_it_names(
    workspace: Workspace, tmp_path: Path
) -> None:
    """As in group A, whose last one stays its last (C.04.7 Art. 3)."""
    play_rounds(make_swiss(workspace, 12), 2)
    elsewhere = Workspace.create(
        tmp_path / "else.arbiter", title="Деінде", starts_on=date(2026, 11, 1), edition_id="2026-03"
    )
    event = reported(workspace.event)
    tournament = event.tournament
    swiss = replace(tournament.settings.swiss, virtual_points=(TOP_FOUR,))
    accelerated = replace(tournament, settings=replace(tournament.settings, swiss=swiss))
    elsewhere.do(import_report, source="open.trf", event=replace(event, tournaments=(accelerated,)))
    four = [*virtual_points(competition_of(elsewhere), Round(3))]
    newcomer = elsewhere.do(join_late, name="Пізній Петро", fide_rating=2600)
    competition = competition_of(elsewhere)
    assert [*virtual_points(competition, Round(3))] == [newcomer, *four]
    assert [*virtual_points(competition.as_numbered_in(Round(2)), Round(2))] == four
    correct_in_play(elsewhere, four[0], 2400)
    changes = number_changes(competition, order_by_strength(elsewhere.event))
    assert {each.player for each in changes if each.changes_group} == {four[0]}
    number_in_play(elsewhere, "помилка у списку")
    assert {*virtual_points(competition_of(elsewhere), Round(3))} == {newcomer, *four[1:]}
    assert [*virtual_points(competition_of(elsewhere), Round(2))] == [newcomer, *four[1:]]
    undo_and_redo(elsewhere)
    elsewhere.close()


TOP_FOUR = VirtualPoints(
    points=Decimal(1),
    first_round=Round(1),
    last_round=Round(5),
    first=PairingNumber(1),
    last=PairingNumber(4),
)


def with_rules(workspace: Workspace, *, acceleration: Acceleration) -> None:
    """Set the acceleration alone."""
    settings = competition_of(workspace).settings
    rules = replace(settings.swiss, acceleration=acceleration)
    workspace.do(set_swiss_rules, rules=rules, pairing_bye=settings.scoring.pairing_bye)


def test_that_papers_name_the_criteria_and_when_numbers_changed(workspace: Workspace) -> None:
    play_rounds(make_swiss(workspace, 8), 2)
    workspace.do(join_late, name="Пізній Петро", fide_rating=2600)
    told = "FIDE rating, else the national one; then by title; then by name (C.04.2 Art. 2)"
    notes = sentences(report_of("start-list", workspace.event, "en"))
    assert f"Order: {told}." in notes
    assert "Numbers changed: after round(s) 2." in notes
    protocol = report_of("draw-protocol", workspace.event, "en")
    assert facts_of(protocol)["Order"] == told
    assert facts_of(protocol)["Numbers changed"] == "after round(s) 2"
