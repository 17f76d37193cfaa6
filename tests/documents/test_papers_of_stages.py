"""Papers of tournaments in groups and finals: each of its stage, or of the whole."""

from dataclasses import replace
from datetime import datetime

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.disputes.appeals import Appeal, AppealKind
from arbiter_app.domain.facts.disputes.incidents import Incident, Offence, Penalty, Sanction
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.game_notes import Signed
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.ids import AppealId, GameId, IncidentId, Round, StageId
from tests.documents.conftest import (
    changed,
    event_of,
    facts_of,
    player,
    report_of,
    sentences,
    table_of,
    texts_of,
    without,
)
from tests.documents.knockouts import knockout_of
from tests.documents.stages import in_stages, lower_number_wins


def test_that_groups_and_finals_make_one_table_that_says_where_each_place_comes_from() -> None:
    report = report_of("final-standings", in_stages())
    assert texts_of(report, "Place") == ["1", "2", "3–4", "3–4", "5–6", "5–6"]
    assert texts_of(report, "Stage")[:2] == ["Final", "Final"]
    assert {*texts_of(report, "Stage")[2:]} == {"Group 1", "Group 2"}
    assert texts_of(report, "Place in it") == ["1", "2", "2", "2", "3", "3"]


def test_that_who_left_his_group_early_stands_last_in_grey_in_the_table_of_the_whole() -> None:
    def nobody_plays_5(round_: int, white: int, black: int) -> str:
        if 5 in (white, black):
            return "-/+" if white == 5 else "+/-"
        return lower_number_wins(round_, white, black)

    report = report_of("final-standings", without(in_stages(nobody_plays_5), 5))
    assert texts_of(report, "No.") == ["1", "2", "3", "4", "6", "5"]
    assert texts_of(report, "Place") == ["1", "2", "3–4", "3–4", "5", "–"]
    assert [texts_of(report, each)[-1] for each in ("Place in it", "Points in it")] == ["–", "–"]
    rows = table_of(report).rows
    assert all(cell.faint for cell in rows[-1])
    assert not any(cell.faint for row in rows[:-1] for cell in row)
    assert "C.05 Art. 6.6" in sentences(report)


def test_that_a_stage_is_named_with_its_time_control() -> None:
    heading = report_of("cross-table", in_stages(), stage=4).heading
    assert heading.subtitle == "Final, 15+10"
    assert heading.event.startswith("Chempionat Lvivskoi oblasti")


def test_that_a_paper_of_play_is_of_the_stage_under_way_where_the_main_one_has_no_games() -> None:
    assert report_of("cross-table", in_stages()).heading.subtitle.startswith("Final")


def test_that_who_was_ranked_by_a_group_or_a_final_reads_why_in_its_words() -> None:
    first, second, fourth, fifth = (player(number).latin_name for number in (1, 2, 4, 5))
    said = texts_of(report_of("why", in_stages(), stage=1), "Why in this order")
    (of_the_final,) = texts_of(
        report_of("why", in_stages(), stage=4, first=1, second=2), "Why in this order"
    )
    assert said[0] == f"Final: {of_the_final}"
    assert of_the_final.startswith(f"{first} stands above {second}: ")
    (of_a_group,) = texts_of(
        report_of("why", in_stages(), stage=1, first=4, second=5), "Why in this order"
    )
    assert of_a_group == f"Group 1: {fourth} stands above {fifth} by points: 1 against 0."


def test_that_points_of_the_whole_are_those_of_the_stage_that_gave_the_place() -> None:
    event, (first, fourth) = in_stages(), (player(number).latin_name for number in (1, 4))
    report = report_of("why", event, stage=1, first=1, second=4, criterion="PTS")
    numbers = texts_of(report_of("final-standings", event), "No.")
    points = texts_of(report_of("final-standings", event), "Points in it")
    scored = dict(zip(numbers, points, strict=True))
    of_final, of_group = table_of(report, 1), table_of(report, 2)
    assert of_final.columns[1].title == f"{first}: points (Final)"
    assert of_final.rows[-1][1].text == f"Sum: {scored['1']}"
    assert of_group.columns[1].title == f"{fourth}: points (Group 1)"
    assert of_group.rows[-1][1].text == f"Sum: {scored['4']}"


def test_that_of_players_of_different_stages_each_stage_is_told_with_the_place_in_it() -> None:
    second, third = player(2).latin_name, player(3).latin_name
    _, told, alike, *_ = texts_of(report_of("why", in_stages(), stage=1), "Why in this order")
    assert told == (
        f"{second} stands above {third} by the stage in which each finished: Final, place 2;"
        " Group 2, place 2."
    )
    assert alike.endswith("share the places 3–4: finished alike.")


@pytest.mark.parametrize(
    ("document", "stage"),
    [("cross-table", 1), ("schedule", 1), ("round-protocol", 1), ("bracket", 2)],
)
def test_that_a_paper_is_refused_for_a_stage_that_has_none_and_others_are_named(
    document: str, stage: int
) -> None:
    with pytest.raises(RuleError) as refused:
        report_of(document, in_stages(), stage=stage)
    assert refused.value.code == "document.not-of-stage"
    assert refused.value.facts["stages"] == ("4" if document == "bracket" else "2, 3, 4")
    assert report_of(document, in_stages()).heading.subtitle.startswith("Final")


def test_that_the_evening_pack_tells_of_every_stage_how_far_it_is() -> None:
    def without_2_against_3(round_: int, white: int, black: int) -> str | None:
        return None if {white, black} == {2, 3} else lower_number_wins(round_, white, black)

    pack = report_of("evening-pack", in_stages(without_2_against_3))
    said = facts_of(pack)
    assert said["Rounds begun"] == "Group 1: 3 of 3; Group 2: 2 of 3; Final: 2"
    assert said["Games without a result"] == "1"
    assert said["Rounds not signed off"] == "Group 1: 1–3; Group 2: 1, 3; Final: 1–2"
    assert said["Rounds to come"] == "Group 2: 2"


def test_that_protocols_of_a_stage_that_is_over_wait_in_the_pack_for_their_signatures() -> None:
    event = in_stages()
    everything_signed = changed(event, stages=tuple(map(_signed, event.tournament.stages)))
    for shown, unsigned in ((event, {"Group 1", "Group 2", "Final"}), (everything_signed, set())):
        listed = [each.listed for each in report_of("evening-pack", shown).sheets]
        protocols = "Round protocols as they are: "
        assert {
            text.removeprefix(protocols) for text in listed if text.startswith(protocols)
        } == unsigned


def _signed(stage: Stage) -> Stage:
    by = Signed("Щур Ю. Ю.", datetime(2026, 6, 14, 20))
    return replace(stage, rounds=tuple(replace(each, signed_off=by) for each in stage.rounds))


@pytest.mark.parametrize("document", ["schedule", "round-protocol", "cross-table"])
def test_that_nobody_is_called_to_a_game_that_counts_from_an_earlier_stage(document: str) -> None:
    event = in_stages()
    main, group, *others = event.tournament.stages
    first, *later = group.rounds
    (game,) = first.games
    counted = replace(first, games=(replace(game, carried_from=GameId(1)),))

    def said(event: Event) -> str:
        if document == "round-protocol":
            return sentences(report_of(document, event, stage=2, round=1))
        return sentences(report_of(document, event, stage=2))

    told = "Not played, for a result of an earlier stage counts here; by round: 1 (board "
    assert told not in said(event)
    group = replace(group, rounds=(counted, *later))
    assert told in said(changed(event, stages=(main, group, *others)))


def test_that_the_protocol_of_the_draw_tells_who_came_into_which_group_and_how() -> None:
    report = report_of("draw-protocol", in_stages(), stage=1)
    assert facts_of(report)["Divided"].startswith("by the snake")
    groups = texts_of(report, "Group", index=1)
    players = texts_of(report, "Players by their numbers in the whole field", index=1)
    assert groups == ["Group 1", "Group 2"]
    assert [[part.split()[0] for part in each.split("; ")] for each in players] == [
        ["1", "4", "5"],
        ["2", "3", "6"],
    ]
    assert "Divided" not in facts_of(report_of("draw-protocol", in_stages(), stage=2))


@pytest.mark.parametrize(
    ("event", "stage", "shown"),
    [(in_stages(), 1, False), (in_stages(), 2, True), (knockout_of(4, KnockoutRules()), 1, False)],
    ids=["groups", "group", "knockout"],
)
def test_that_a_protocol_proves_nothing_about_rounds_that_nobody_knows(
    event: Event, stage: int, *, shown: bool
) -> None:
    report = report_of("draw-protocol", event, stage=stage)
    assert ("Games inside contingents" in sentences(report)) is shown


def test_that_disputes_are_written_down_with_their_stage() -> None:
    event = in_stages()
    game = event.tournament.stage(StageId(3)).round(Round(1)).games[0]
    incident = Incident(
        id=IncidentId(1),
        at=datetime(2026, 6, 5, 15, 40),
        stage=StageId(3),
        round=Round(1),
        board=game.board,
        offence=Offence.DEVICE,
        penalties=(Penalty(player=game.white, sanction=Sanction.WARNING),),
    )
    protest = Appeal(
        id=AppealId(1),
        kind=AppealKind.PROTEST,
        filed_at=incident.at,
        player=game.black,
        stage=StageId(3),
        round=Round(1),
        board=game.board,
        claim="The clock was wrong",
    )
    event = changed(event, incidents=(incident,), appeals=(protest,))
    act = facts_of(report_of("incident-act", event))
    assert (act["Stage"], act["Round"]) == ("Group 2", "1")
    assert texts_of(report_of("incident-register", event), "Rd") == ["Group 2, 1"]
    (open_matters,) = (
        each
        for each in report_of("evening-pack", event).following
        if each.heading.document == "Open matters"
    )
    assert texts_of(open_matters, "Round") == ["Group 2, 1"]


def test_that_the_list_of_the_whole_field_says_who_is_in_which_group() -> None:
    groups = texts_of(report_of("start-list", in_stages()), "Stage")
    assert groups == ["Group 1", "Group 2", "Group 2", "Group 1", "Group 1", "Group 2"]
    for event, stage in ((in_stages(), 2), (event_of(6), 1)):
        titles = [
            column.title for column in table_of(report_of("start-list", event, stage=stage)).columns
        ]
        assert "Stage" not in titles
