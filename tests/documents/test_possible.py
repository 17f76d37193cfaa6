"""Which papers are offered, and what the others wait for."""

from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal

import pytest

from arbiter_app.documents.catalogue import DOCUMENTS, document
from arbiter_app.documents.possible import why_not_yet
from arbiter_app.documents.report import Report
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from tests.documents.conftest import event_of, fitting, swiss_of
from tests.documents.festivals import festival
from tests.documents.knockouts import knockout_of

ReportOf = Callable[..., Report]

_EVENTS: dict[str, Callable[[], Event]] = {
    "nobody entered": lambda: event_of(0, drawn=False),
    "not drawn": lambda: event_of(6, drawn=False),
    "nothing played": lambda: event_of(6, played=0),
    "played": lambda: event_of(6),
    "a swiss": lambda: fitting("byes"),
    "a swiss not paired": lambda: swiss_of(()),
    "a knockout": lambda: knockout_of(8, KnockoutRules()),
    "a festival": lambda: festival(A=event_of(6), B=event_of(4, drawn=False)),
}


def seen(event: Event) -> Event:
    return event.of(event.tournaments[0].id)


def waiting(event: Event) -> dict[str, str]:
    """Return what the papers that are not possible yet wait for."""
    return {
        each.id: why.code
        for each in DOCUMENTS
        if each.is_used(event) and (why := why_not_yet(each, event)) is not None
    }


@pytest.mark.parametrize("name", _EVENTS)
def test_that_every_paper_that_is_offered_can_be_made(name: str, report_of: ReportOf) -> None:
    event = seen(_EVENTS[name]())
    later = waiting(event)
    offered = [each.id for each in DOCUMENTS if each.is_used(event) and each.id not in later]
    assert len(offered) > 8
    for id_ in offered:
        options = {"form": "blank"} if id_ == "draw-protocol" else {}
        assert report_of(id_, event, **options).body


def test_that_papers_wait_for_players_then_for_the_draw_then_for_results() -> None:
    nobody = waiting(event_of(0, drawn=False))
    assert nobody["start-list"] == "document.no-players"
    not_drawn = waiting(event_of(6, drawn=False))
    assert "start-list" not in not_drawn
    assert {not_drawn[each] for each in ("schedule", "cross-table", "final-standings")} == {
        "document.waits-for-draw"
    }
    for_results = waiting(event_of(6, played=0)).keys() - waiting(event_of(6)).keys()
    assert for_results == {"progress", "why"}


def test_that_a_swiss_has_no_table_by_rounds_before_a_result() -> None:
    before = waiting(swiss_of(("1-4, 5-2, 3-6, 7 U",)))
    of_results = {"cross-table", "why", "progress"}
    assert {before[each] for each in of_results} == {"document.nothing-played"}
    assert not of_results & waiting(swiss_of(("1-4 1-0, 5-2, 3-6, 7 U",))).keys()


def test_that_a_register_without_lines_is_not_offered_and_blank_forms_are() -> None:
    event = event_of(6)
    assert waiting(event)["incident-register"] == "document.no-incidents"
    assert why_not_yet(document("incident-act"), event) is None
    assert why_not_yet(document("appeal-decision"), event) is None


def test_that_the_wall_waits_for_the_pairing_of_a_swiss() -> None:
    not_paired = waiting(swiss_of(()))
    for paper in ("pairings", "result-slips", "score-sheets", "table-cards", "schedule-cards"):
        assert not_paired[paper] == "document.nothing-paired"
    assert "pairings" not in waiting(fitting("byes"))


def test_that_a_sheet_of_all_is_possible_as_soon_as_one_tournament_has_it() -> None:
    not_drawn = event_of(4, drawn=False)
    none = seen(festival(A=not_drawn, B=not_drawn))
    assert waiting(none)["all-pairings"] == "document.waits-for-draw"
    one = seen(festival(A=not_drawn, B=event_of(6)))
    assert "all-pairings" not in waiting(one)
    assert waiting(one)["cross-table"] == "document.waits-for-draw"


def test_that_the_order_of_play_is_offered_while_games_wait() -> None:
    assert "order-of-play" not in waiting(event_of(6, played=2))
    assert waiting(event_of(6))["order-of-play"] == "document.nothing-to-play"
    over = knockout_of(4, KnockoutRules())
    assert waiting(over)["order-of-play"] == "document.nothing-to-play"


def test_that_entry_fees_are_added_up_where_there_are_any() -> None:
    free = festival(A=event_of(6), B=event_of(4))
    assert waiting(seen(free))["fee-totals"] == "document.no-fees"
    assert "fee-totals" not in waiting(seen(replace(free, entry_fee=Decimal(100))))
