"""Papers that are printed together."""

from collections.abc import Sequence
from datetime import datetime

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.print_sets import (
    OURS,
    OfSet,
    PrintSet,
    SetPaper,
    as_typed,
    called,
    papers_of_set,
)
from arbiter_app.documents.report import Report
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.i18n import catalogue
from tests.documents.conftest import event_of, swiss_of

AFTER_ROUND, _ = OURS
AT = datetime(2026, 6, 7, 18, 5)


def made(print_set: PrintSet, event: Event) -> Sequence[OfSet]:
    return tuple(papers_of_set(print_set, event, lambda _: catalogue("en"), AT))


def test_that_after_a_round_tables_pairings_and_slips_follow_each_other() -> None:
    papers = made(AFTER_ROUND, event_of(6, played=2))
    assert [each.kind.id for each in papers] == [
        "final-standings",
        "cross-table",
        "pairings",
        "pairings",
        "result-slips",
    ]
    assert all(isinstance(each.made, Report) for each in papers)
    names = [called(each.made) for each in papers if isinstance(each.made, Report)]
    assert len(set(names)) == len(names)


def test_that_what_is_not_possible_yet_says_why_and_the_rest_is_made() -> None:
    not_drawn = made(PrintSet("mine", (SetPaper("start-list"), SetPaper("pairings"))), event_of(6))
    assert [isinstance(each.made, Report) for each in not_drawn] == [True, True]
    waiting = made(AFTER_ROUND, swiss_of(()))
    reasons = {each.kind.id: each.made.code for each in waiting if isinstance(each.made, RuleError)}
    assert reasons["pairings"] == "document.nothing-paired"
    assert isinstance(waiting[0].made, Report)


def test_that_a_paper_of_another_version_of_the_program_is_left_out() -> None:
    papers = (
        SetPaper("diploma"),
        SetPaper("start-list", {"sort": "colour"}),
        SetPaper("officials"),
    )
    assert [each.kind.id for each in made(PrintSet("old", papers), event_of(4))] == ["officials"]


def test_that_a_set_keeps_of_a_paper_what_is_not_as_usual() -> None:
    kind = document("pairings")
    chosen = {"stage": None, "round": 2, "order": "name", "paper": "a3", "tournament": 3}
    assert as_typed(kind, chosen) == {"round": "2", "order": "name", "paper": "a3"}


def test_that_a_swiss_and_a_round_robin_have_all_of_the_next_round() -> None:
    paired = swiss_of(("1-4 1-0, 5-2 ½-½, 3-6 0-1, 7 U", "6-1, 2-7, 4-5, 3 Z"), announced=5)
    for event in (paired, event_of(6, played=2)):
        after = made(AFTER_ROUND, event)
        assert [each.kind.id for each in after].count("pairings") == 2
        assert all(isinstance(each.made, Report) for each in after)


def test_that_pairs_of_a_round_that_was_played_are_not_printed_again() -> None:
    waiting = made(AFTER_ROUND, swiss_of(("1-4 1-0, 5-2 ½-½, 3-6 0-1, 7 U",), announced=5))
    codes = [each.made.code for each in waiting if isinstance(each.made, RuleError)]
    assert codes == ["document.next-not-paired"] * 3
    over = made(AFTER_ROUND, event_of(6))
    assert [each.kind.id for each in over] == ["final-standings", "cross-table"]
