"""Technical information, officials, and where ratings come from."""

from dataclasses import replace
from datetime import date, datetime

import pypdfium2
import pytest

from arbiter_app.documents.pdf.render import render_pdf
from arbiter_app.documents.report import PaperSize, Wishes
from arbiter_app.domain.facts.event import Event, EventLevel, Particular
from arbiter_app.domain.facts.people.people import Birth, Official, RatingOrigin, Role
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.facts.rules.swiss_texts import Readings, Upfloats
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import StageId
from arbiter_app.services.commands.whole.event import with_system
from tests.documents.conftest import (
    changed,
    event_of,
    facts_of,
    report_of,
    sentences,
    texts_of,
    with_players,
    with_settings,
    without,
)

FIDE = RatingOrigin("FIDE standard", date(2026, 6, 1))
NATIONAL = RatingOrigin("ФШУ", date(2026, 5, 1))


def informed(event: Event) -> Event:
    particulars = {
        Particular.VENUE: "вул. Замкова, 1",
        Particular.PHONES: "switched off",
        Particular.TIE_BREAKS_ANNOUNCED: "31 March, 18:00, meeting",
        Particular.PAIRING_ANNOUNCED: "31 March, 18:05, meeting",
        Particular.CONTACT: "+380",
        Particular.APPROVED_BY: "Head of the federation\nO. Vyhadanyi",
    }
    return replace(event, particulars=particulars, time_control="90 min + 30 s")


def test_that_the_poster_tells_what_is_known_and_nothing_else() -> None:
    facts = facts_of(report_of("technical-information", informed(event_of(12))))
    assert facts["Dates"] == "5–14 June 2026"
    assert facts["Place"] == "Lviv, Palats shakhiv"
    assert facts["Venue"] == "vul. Zamkova, 1"
    assert facts["System"] == "round robin"
    assert facts["Rounds"] == "11"
    assert facts["Time control"] == "90 min + 30 s"
    assert facts["Telephones and devices"] == "switched off"
    assert facts["Tie-breaks announced"] == "31 March, 18:00, meeting"
    assert facts["Pairing system announced"] == "31 March, 18:05, meeting"
    assert facts["Chief arbiter"].startswith("Gontarenko")
    assert facts["Tie-breaks in order"].endswith("; then places are shared")
    assert "Prizes" not in facts
    assert "Appeals committee" not in facts


def test_that_the_poster_counts_who_was_there_when_play_began() -> None:
    facts = facts_of(report_of("technical-information", without(event_of(12), 3)))
    assert facts["Players"] == "12"


def test_that_days_of_play_that_are_alike_share_a_line() -> None:
    facts = facts_of(report_of("technical-information", event_of(6)))
    assert facts["Rounds start"] == "5–9 June 2026: rounds 1–5 at 15:00"


def test_that_a_day_with_hours_of_its_own_has_a_line_of_its_own() -> None:
    event = event_of(6)
    starts = [
        datetime(2026, 6, 5, 10),
        datetime(2026, 6, 5, 15),
        datetime(2026, 6, 6, 10),
        None,
        datetime(2026, 6, 8, 10),
    ]
    rounds = tuple(
        replace(each, starts_at=start)
        for each, start in zip(event.tournament.main_stage.rounds, starts, strict=True)
    )
    event = changed(event, stages=(replace(event.tournament.main_stage, rounds=rounds),))
    assert facts_of(report_of("technical-information", event))["Rounds start"].splitlines() == [
        "5 June 2026: rounds 1–2 at 10:00, 15:00",
        "6 June 2026: round 3 at 10:00",
        "8 June 2026: round 5 at 10:00",
    ]


@pytest.mark.parametrize(
    ("players", "cycles", "rounds"), [(0, 1, None), (1, 1, None), (11, 1, "11"), (6, 2, "10")]
)
def test_that_the_poster_counts_rounds_before_the_draw(
    players: int, cycles: int, rounds: str | None
) -> None:
    event = with_settings(event_of(players, drawn=False), cycles=cycles)
    assert facts_of(report_of("technical-information", event)).get("Rounds") == rounds


def test_that_the_poster_is_approved_by_whom_the_event_names() -> None:
    approval = report_of("technical-information", informed(event_of(4))).heading.approval
    assert approval is not None
    assert approval.by == "Head of the federation\nO. Vyhadanyi"
    assert report_of("technical-information", event_of(4)).heading.approval is None
    assert report_of("start-list", informed(event_of(4))).heading.approval is None


def test_that_the_poster_is_a3_unless_the_arbiter_wishes_otherwise() -> None:
    report = report_of("technical-information", informed(event_of(12)))
    for wish, paper in ((None, PaperSize.A3), (PaperSize.A4, PaperSize.A4)):
        assert report.wishing(Wishes(paper=wish)).wishes.paper is paper


def test_that_an_event_of_which_nothing_is_known_has_its_poster() -> None:
    empty = changed(
        replace(event_of(0, drawn=False), officials=(), place="", starts_on=None, ends_on=None),
        settings=Settings(edition="2026-03", tie_breaks=()),
        stages=(Stage(id=StageId(1)),),
    )
    assert facts_of(report_of("technical-information", empty)) == {
        "Discipline": "classical chess",
        "System": "round robin",
        "Ratings": "The rating that counts: FIDE rating, else the national one.",
    }


def committee(*regions: str) -> tuple[Official, ...]:
    roles = (Role.APPEALS_CHAIR, Role.APPEALS_MEMBER, Role.APPEALS_MEMBER)
    return tuple(
        Official(role=role, name=f"Член {region}", region=region, birth=Birth(1970), category="МС")
        for role, region in zip(roles, regions, strict=True)
    )


def test_that_officials_stand_by_rank_with_what_is_known_of_them() -> None:
    event = event_of(12)
    deputy = Official(
        role=Role.DEPUTY, name="Лук’яненко І.", category="I", title="FA", fide_id=14100000
    )
    event = replace(event, officials=(*event.officials, *committee("А", "Б", "В"), deputy))
    report = report_of("officials", event)
    assert texts_of(report, "Office")[:3] == [
        "Chief arbiter",
        "Deputy chief arbiter",
        "Chief secretary",
    ]
    assert texts_of(report, "FIDE title")[1] == "FA"
    assert texts_of(report, "FIDE ID")[1] == "14100000"
    assert texts_of(report, "Region")[-1] == "V"


def test_that_what_is_short_is_told_with_its_article_beside_the_page_that_is_signed() -> None:
    event = replace(event_of(12), level=EventLevel.NATIONAL)
    report = report_of("officials", event)
    told = "\n".join(report.warnings)
    assert "Not as the rules want it:" in told
    assert "(Ukrainian rules VII.1.11)" in told
    assert "VII.1.11" not in sentences(report)
    with pypdfium2.PdfDocument(render_pdf(report)) as pdf:
        printed = "".join(page.get_textpage().get_text_range() for page in pdf)
    assert "Not as the rules" not in printed


def test_that_the_page_of_officials_says_that_nothing_is_short() -> None:
    event = replace(event_of(4), level=EventLevel.REGIONAL)
    arbiter = Official(role=Role.ARBITER, name="Гриценко П.", category="II")
    event = replace(event, officials=(*event.officials, arbiter))
    report = report_of("officials", event)
    assert "meet the rules" in sentences(report)
    assert not any("Not as the rules want it" in each for each in report.warnings)
    assert "meet the rules" not in sentences(report_of("officials", replace(event, level=None)))


def test_that_an_event_without_officials_has_its_page() -> None:
    text = sentences(report_of("officials", replace(event_of(4), officials=())))
    assert "Nobody has an office yet" in text


def rated() -> Event:
    """Two of four FIDE ratings come from a list, and all national ones."""
    return with_players(
        event_of(4),
        fide_origin=lambda number: FIDE if number < 3 else None,
        national_origin=lambda _: NATIONAL,
    )


def test_that_ratings_typed_in_are_marked_beside_those_of_a_list() -> None:
    report = report_of("start-list", rated())
    assert texts_of(report, "FIDE rating") == ["2383", "2366", "2349*", "2332*"]
    assert texts_of(report, "National rating") == ["2401", "", "2363", ""]
    assert "typed in" in sentences(report)


def test_that_nothing_is_marked_where_all_ratings_were_typed_in() -> None:
    report = report_of("start-list", event_of(4))
    assert "*" not in "".join(texts_of(report, "FIDE rating"))
    assert sentences(report) == ""
    assert report.footer.ratings == ""


def test_that_the_start_list_names_the_lists_of_its_ratings_with_their_dates() -> None:
    ratings = report_of("start-list", rated()).footer.ratings
    assert "FIDE standard, 1 June 2026" in ratings
    assert "UCF, 1 May 2026" in ratings


@pytest.mark.parametrize("document", ["cross-table", "final-standings", "round-protocol"])
def test_that_sheets_with_one_rating_name_the_list_it_comes_from(document: str) -> None:
    ratings = report_of(document, rated()).footer.ratings
    assert "FIDE standard, 1 June 2026" in ratings
    assert "ФШУ" not in ratings


def test_that_the_start_list_goes_by_region_and_by_national_rating() -> None:
    names = texts_of(report_of("start-list", event_of(4), "uk", sort="region"), "Прізвище, ім’я")
    assert names[::2] == [
        "Дніпропетровська обл.: 1",
        "Київ: 1",
        "Одеська обл.: 1",
        "Харківська обл.: 1",
    ]
    ratings = texts_of(report_of("start-list", event_of(4), sort="national"), "National rating")
    assert ratings == ["2401", "2363", "", ""]


@pytest.mark.parametrize(
    ("system", "federation", "said"),
    [
        (System.SWISS, "UKR", True),
        (System.SWISS, "", True),
        (System.SWISS, "POL", False),
        (System.ROUND_ROBIN, "UKR", False),
    ],
)
def test_that_a_swiss_says_that_its_program_is_on_no_list(
    system: System, federation: str, *, said: bool
) -> None:
    event = replace(event_of(6), federation=federation)
    tournament = replace(event.tournament, settings=with_system(event.tournament.settings, system))
    facts = facts_of(report_of("technical-information", replace(event, tournaments=(tournament,))))
    assert ("Program" in facts) is said


def test_that_a_swiss_tells_system_edition_and_how_its_text_is_read() -> None:
    event = event_of(6)
    settings = with_system(event.tournament.settings, System.SWISS, SwissSystem.DUBOV)
    otherwise = replace(settings.swiss, readings=Readings(upfloats=Upfloats.PLAYED))
    event = changed(event, settings=replace(settings, swiss=otherwise))
    facts = facts_of(report_of("technical-information", event))
    assert facts["System"] == "Swiss system, Dubov"
    assert facts["Pairing rules"] == "C.04.4.1 of FIDE’s handbook, in force from 1 February 2026"
    assert facts["Accepted programs"].startswith("FIDE has accepted none")
    head, *read = facts["Readings of the text"].splitlines()
    assert head == "The text leaves open, and is read so:"
    assert "Upfloats that count: those alone that were played" in read
    of_fide = changed(event, settings=with_system(settings, System.SWISS, SwissSystem.DUTCH))
    told = facts_of(report_of("technical-information", of_fide))
    assert told["Pairing rules"].startswith("C.04.3 ")
    assert "Accepted programs" not in told
    assert "Readings of the text" not in told
