"""The pairings of a round for the wall, and why a round of a Swiss is paired as it is."""

from dataclasses import replace

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import ByHand, SystemPair
from arbiter_app.domain.pairing.swiss.by_hand import pairs_of
from tests.documents.conftest import (
    changed,
    event_of,
    report_of,
    sentences,
    swiss_of,
    table_of,
    texts_of,
)

ROUNDS = ("1-4 1-0, 5-2 ½-½, 3-6 0-1, 7 U", "6-1, 2-7, 4-5, 3 Z")


def changed_by_hand(event: Event) -> Event:
    first, second = event.tournament.main_stage.rounds
    game = second.games[0]
    system = (SystemPair(white=game.black, black=game.white), *pairs_of(second)[1:])
    second = replace(second, by_hand=ByHand(reason="не встигли на потяг", system=system))
    stage = replace(event.tournament.main_stage, rounds=(first, second))
    return changed(event, stages=(stage,))


def test_that_pairings_stand_by_board_with_points_and_byes_below() -> None:
    report = report_of("pairings", swiss_of(ROUNDS))
    assert report.heading.document == "Round 2 (draft, not published)"
    assert texts_of(report, "Bd") == ["1", "2", "3", "–"]
    assert texts_of(report, "White") == [
        "Bilyk, Marta",
        "Galagan, Ihor",
        "Yizhak, Taras",
        "Yeremenko, Yurii",
    ]
    assert texts_of(report, "Pts") == ["1", "½", "0", "0"]
    assert texts_of(report, "Black")[3] == "absent"
    assert not report.signatures


def test_that_before_anybody_has_points_there_are_no_columns_of_them() -> None:
    report = report_of("pairings", swiss_of(("1-4, 5-2, 3-6, 7 U",)))
    table = table_of(report)
    titles = [column.title for column in table.columns]
    assert titles == ["Bd", "No.", "White", "", "Black", "No."]
    assert {len(row) for row in table.rows} == {len(titles)}
    assert texts_of(report, "Black")[3] == "pairing-allocated bye"


def test_that_everybody_finds_himself_in_the_order_of_names() -> None:
    report = report_of("pairings", swiss_of(ROUNDS), "uk", order="name")
    names = texts_of(report, "Прізвище, ім’я")
    assert names == [
        "Антонюк Яна",
        "Білик Марта",
        "Ґалаґан Ігор",
        "Єременко Юрій",
        "Іваненко Ґео",
        "Їжак Тарас",
        "Шевчук Олена",
    ]
    assert texts_of(report, "Дошка") == ["2", "1", "2", "–", "3", "3", "1"]
    assert texts_of(report, "Суперник")[3] == "відсутність"


def test_that_both_papers_say_what_was_changed_by_hand() -> None:
    event = changed_by_hand(swiss_of(ROUNDS))
    for paper in ("pairings", "why-pairs", "round-protocol"):
        said = sentences(report_of(paper, event))
        assert "не встигли на потяг" in said
        assert " instead of " in said


def test_that_every_board_of_a_swiss_has_its_reason_and_article() -> None:
    report = report_of("why-pairs", swiss_of(ROUNDS))
    reasons = texts_of(report, "Why")
    assert len(reasons) == 3
    assert all("C.04.3" in each or each == "Paired by hand." for each in reasons)


@pytest.mark.parametrize(
    ("event", "code"),
    [(event_of(6), "pairing.not-swiss"), (swiss_of((), announced=5), "stage.no-such-round")],
    ids=["a round robin", "nothing paired"],
)
def test_that_there_are_no_reasons_of_what_results_did_not_pair(event: Event, code: str) -> None:
    with pytest.raises(RuleError) as refused:
        report_of("why-pairs", event)
    assert refused.value.code == code
