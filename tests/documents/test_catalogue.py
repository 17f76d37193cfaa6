from collections.abc import Callable
from dataclasses import replace

import pytest

from arbiter_app.documents.catalogue import DOCUMENTS, Document, document
from arbiter_app.documents.report import Report, SheetKind
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.services.commands.whole.event import with_system
from tests.documents.conftest import OF_PLAY, OF_SOLVERS, OF_TEAMS, fitting, usual

EventOf = Callable[..., Event]
ReportOf = Callable[..., Report]


def test_that_typed_options_become_choices_and_rounds() -> None:
    options = document("round-protocol").read_options({"round": "3", "form": "blank"})
    assert options == {"round": 3, "form": "blank"}


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        ({"colour": "red"}, "document.no-such-option"),
        ({"form": "coloured"}, "document.option-value"),
        ({"round": "third"}, "document.option-round"),
    ],
)
def test_that_an_option_nobody_knows_is_refused(texts: dict[str, str], code: str) -> None:
    with pytest.raises(RuleError) as refusal:
        document("round-protocol").read_options(texts)
    assert refusal.value.code == code


def test_that_an_unknown_document_is_refused_with_those_there_are() -> None:
    with pytest.raises(RuleError) as refusal:
        document("diploma")
    assert refusal.value.code == "document.unknown"
    assert "cross-table" in str(refusal.value.facts["known"])


_OF_BRACKETS = {"bracket", "colour-lots", "match-protocol"}
_OF_DRAWING = {"draw-order", "draw-slips", "envelope-labels"}
_OF_PAIRING = {"why-pairs", "byes"}
_OF_SEVERAL = {each.id for each in DOCUMENTS if each.of_several} | {"across", "receipt", *OF_TEAMS}
_OF_GAMES = {
    "schedule-cards",
    "round-protocol",
    "pairings",
    "result-slips",
    "score-sheets",
    "table-cards",
    "cross-table",
    "progress",
    "player-card",
}


@pytest.mark.parametrize(
    ("system", "hidden"),
    [
        (System.ROUND_ROBIN, _OF_BRACKETS | _OF_PAIRING | {*OF_SOLVERS}),
        (System.SWISS, _OF_BRACKETS | _OF_DRAWING | {*OF_SOLVERS}),
        (System.KNOCKOUT, _OF_PAIRING | {*OF_SOLVERS}),
        (System.STAGES, _OF_BRACKETS | _OF_PAIRING | {*OF_SOLVERS}),
        (System.SOLVING, _OF_BRACKETS | _OF_PAIRING | _OF_GAMES),
    ],
)
def test_that_a_system_has_its_own_papers_alone(
    event_of: EventOf, system: System, hidden: set[str]
) -> None:
    event = event_of(6, drawn=False)
    tournament = event.tournament
    played = replace(tournament, settings=with_system(tournament.settings, system))
    event = replace(event, tournaments=(played,))
    assert {each.id for each in DOCUMENTS if not each.is_used(event)} == hidden | _OF_SEVERAL


@pytest.mark.parametrize("each", [each for each in DOCUMENTS if each.needs_draw])
def test_that_papers_with_numbers_wait_for_the_draw(
    event_of: EventOf, report_of: ReportOf, each: Document
) -> None:
    with pytest.raises(RuleError) as refusal:
        report_of(each.id, event_of(6, drawn=False))
    assert refusal.value.code == "document.needs-draw"


@pytest.mark.parametrize("each", DOCUMENTS)
def test_that_every_sheet_says_what_it_rests_on(each: Document) -> None:
    footer = usual(each.id).footer
    assert "128" in footer.data_version
    assert footer.document == each.id
    assert "14 June 2026, 18:05" in footer.printed_at


@pytest.mark.parametrize("each", DOCUMENTS)
def test_that_papers_of_play_alone_name_edition_and_tie_breaks(each: Document) -> None:
    footer = usual(each.id).footer
    if each.id not in OF_PLAY:
        assert (footer.edition, footer.tie_breaks) == ("", "")
        return
    assert "2026-03" in footer.edition
    assert footer.tie_breaks.index("(DE)") < footer.tie_breaks.index("(KS)")


_CUT_UP = (
    "name-cards",
    "notices",
    "oaths",
    "room-signs",
    "schedule-cards",
    "line-up-slips",
    "match-cards",
    "result-slips",
    "score-sheets",
    "table-cards",
)
_SIGNED_BY_OTHERS = (
    "application",
    "hall-sheet",
    "medical-log",
    "colour-lots",
    "match-protocol",
    "incident-act",
    "protest",
    "receipt",
)


@pytest.mark.parametrize("each", [each for each in DOCUMENTS if each.id not in _SIGNED_BY_OTHERS])
def test_that_chief_arbiter_and_secretary_sign_what_is_filed_with_their_categories(
    each: Document,
) -> None:
    report = usual(each.id)
    if report.kind is not SheetKind.FILED:
        assert report.signatures == ()
        return
    arbiter, secretary = report.signatures
    assert arbiter.office == "Chief arbiter (national category)"
    assert arbiter.name == "Gontarenko Yelyzaveta Illivna"
    assert secretary.office == "Chief secretary (category I)"


@pytest.mark.parametrize(
    "each",
    [
        "draw-slips",
        "envelope-labels",
        "technical-information",
        "pairings",
        "board-pairings",
        "team-list",
        "order-of-play",
        "all-pairings",
        "all-results",
        "order-of-rounds",
        *_CUT_UP,
    ],
)
def test_that_nobody_signs_what_is_cut_up_or_hangs_on_the_wall(
    event_of: EventOf, report_of: ReportOf, each: str
) -> None:
    event = fitting(each) if each in OF_TEAMS else event_of(12)
    assert report_of(each, event).signatures == ()


def test_that_the_heading_names_organiser_event_place_and_dates(
    event_of: EventOf, report_of: ReportOf
) -> None:
    heading = report_of("cross-table", event_of(6), "uk").heading
    assert heading.organiser == "Львівська обласна федерація шахів"
    assert heading.event.startswith("Чемпіонат Львівської області")
    assert heading.place_and_dates == "Львів, Палац шахів, 5–14 червня 2026 р."
