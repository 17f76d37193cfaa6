"""What the mandate commission sees, may decide and is reminded of."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event, EventRank
from arbiter_app.domain.facts.people.admission import (
    USUAL_REQUIREMENTS,
    Admission,
    Decision,
    PaperKind,
    Requirement,
    ShownPaper,
)
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.permission.by_state import Verdict
from arbiter_app.domain.registration.commission import (
    Concern,
    Days,
    PaperState,
    PlayerPapers,
    all_papers,
    check_papers,
    concerns,
    days,
    demand_allowed,
    incomplete,
    incomplete_by,
    overdue,
    paper_state,
    ready_to_admit,
    verdict_on,
    waived_papers,
)
from arbiter_app.domain.registration.tallies import Group, totals

FIRST, LAST = date(2026, 11, 1), date(2026, 11, 9)
DAYS = Days(FIRST, LAST)
VALID = ShownPaper(valid_until=LAST)

IDENTITY = Requirement(id=PaperKind.IDENTITY)
MEDICAL = Requirement(id=PaperKind.MEDICAL, dated=True)
INSURANCE = Requirement(id=PaperKind.ACCIDENT_INSURANCE, dated=True, compulsory=False)
BOOK = Requirement(id=PaperKind.CLASSIFICATION_BOOK, compulsory=False)

ALL: Mapping[str, ShownPaper] = {
    PaperKind.IDENTITY: ShownPaper(),
    PaperKind.MEDICAL: VALID,
    PaperKind.ACCIDENT_INSURANCE: VALID,
    PaperKind.CLASSIFICATION_BOOK: ShownPaper(number="12"),
}


def entry(
    player: int,
    papers: Mapping[str, ShownPaper] = ALL,
    decision: Decision | None = None,
    status: EntryStatus = EntryStatus.REGISTERED,
) -> Entry:
    return Entry(player=PlayerId(player), papers=papers, decision=decision, status=status)


def event(*entries: Entry, players: Mapping[int, Player] | None = None) -> Event:
    known = players or {}
    everybody = {
        each.player: known.get(
            each.player, Player(id=each.player, name=f"Гравець {each.player:02}")
        )
        for each in entries
    }
    return Event(
        starts_on=FIRST,
        ends_on=LAST,
        players=everybody,
        requirements=(IDENTITY, MEDICAL, INSURANCE, BOOK),
        tournaments=(
            Tournament(
                id=TournamentId(1),
                title="",
                settings=Settings(edition="2026-03", tie_breaks=()),
                entries=entries,
            ),
        ),
    )


def only(*, without: str = "", **papers: ShownPaper) -> PlayerPapers:
    """The papers of one player who has shown everything but one paper."""
    shown = {kind: paper for kind, paper in ALL.items() if kind != without}
    shown |= {PaperKind(kind.replace("_", "-")): paper for kind, paper in papers.items()}
    one = entry(1, shown)
    return check_papers(event(one), one)


def refusal(papers: PlayerPapers, decision: Decision) -> str:
    with pytest.raises(RuleError) as refused:
        demand_allowed(papers, decision)
    return refused.value.code


ADMITTED = Decision(admission=Admission.ADMITTED)
UNTIL = Decision(admission=Admission.CONDITIONAL, until=date(2026, 11, 3))
REFUSED = Decision(admission=Admission.REFUSED, reason="suspended (V.11)")


@pytest.mark.parametrize(
    ("until", "state"),
    [
        (date(2026, 10, 31), PaperState.EXPIRED),
        (date(2026, 11, 1), PaperState.EXPIRES),
        (date(2026, 11, 8), PaperState.EXPIRES),
        (date(2026, 11, 9), PaperState.IN_ORDER),
        (None, PaperState.DATE_MISSING),
    ],
)
def test_that_a_dated_paper_is_in_order_through_the_last_day(
    until: date | None, state: PaperState
) -> None:
    assert paper_state(INSURANCE, ShownPaper(valid_until=until), DAYS) is state


def test_that_a_paper_without_date_is_in_order_once_it_is_shown() -> None:
    assert paper_state(BOOK, None, DAYS) is PaperState.MISSING
    assert paper_state(BOOK, ShownPaper(), DAYS) is PaperState.IN_ORDER


def test_that_any_date_will_do_while_the_event_has_no_days() -> None:
    old = ShownPaper(valid_until=date(2020, 1, 1))
    assert paper_state(INSURANCE, old, None) is PaperState.IN_ORDER
    assert paper_state(INSURANCE, ShownPaper(), None) is PaperState.DATE_MISSING


def test_that_an_event_of_one_date_lasts_that_day() -> None:
    assert days(Event(starts_on=FIRST)) == Days(FIRST, FIRST)
    assert days(Event(ends_on=LAST)) == Days(LAST, LAST)
    assert days(Event()) is None


def test_that_a_new_event_asks_for_the_papers_of_the_rules() -> None:
    compulsory = [each.id for each in USUAL_REQUIREMENTS if each.compulsory]
    assert compulsory == [PaperKind.IDENTITY, PaperKind.MEDICAL]


def test_that_a_paper_of_ones_own_is_the_same_when_it_is_asked_for_again() -> None:
    assert Requirement.own("Згода  батьків").id == Requirement.own(" Згода батьків").id


@pytest.mark.parametrize("admission", [Admission.ADMITTED, Admission.CONDITIONAL])
@pytest.mark.parametrize(
    ("papers", "code"),
    [
        (only(without=PaperKind.IDENTITY), "commission.no-identity"),
        (only(without=PaperKind.MEDICAL), "commission.no-medical"),
        (only(medical=ShownPaper(valid_until=date(2026, 10, 31))), "commission.no-medical"),
    ],
)
def test_that_nobody_is_admitted_without_identity_and_clearance_not_even_until_a_date(
    papers: PlayerPapers, code: str, admission: Admission
) -> None:
    decision = Decision(admission=admission, until=LAST, reason="a friend")
    assert refusal(papers, decision) == code
    assert verdict_on(papers, admission) is Verdict.REFUSED
    demand_allowed(papers, REFUSED)


@pytest.mark.parametrize("rank", EventRank)
def test_that_regulations_of_the_lowest_ranks_alone_do_without_the_papers_of_the_rules(
    rank: EventRank,
) -> None:
    usual = replace(Event(requirements=USUAL_REQUIREMENTS), rank=rank)
    assert waived_papers(usual) == ()
    lenient = tuple(replace(each, compulsory=False) for each in USUAL_REQUIREMENTS[:1])
    may = rank in (EventRank.FIFTH, EventRank.SIXTH)
    waived = () if may else (PaperKind.IDENTITY, PaperKind.MEDICAL)
    assert waived_papers(replace(usual, requirements=lenient)) == waived
    assert waived_papers(replace(usual, requirements=lenient, rank=None)) == ()


def test_that_the_list_of_an_event_can_make_another_paper_compulsory() -> None:
    one = entry(1, {})
    asked = Requirement(id="Згода батьків", title="Згода батьків")
    papers = check_papers(Event(players=event(one).players, requirements=(asked,)), one)
    assert refusal(papers, ADMITTED) == "commission.no-compulsory"


@pytest.mark.parametrize(
    "papers",
    [
        only(without=PaperKind.CLASSIFICATION_BOOK),
        only(accident_insurance=ShownPaper(valid_until=FIRST)),
        only(medical=ShownPaper()),
        only(medical=ShownPaper(valid_until=FIRST)),
    ],
)
def test_that_another_lacking_paper_asks_for_a_reason_or_a_date(papers: PlayerPapers) -> None:
    assert refusal(papers, ADMITTED) == "commission.papers-lacking"
    demand_allowed(papers, Decision(admission=Admission.ADMITTED, reason="on its way"))
    demand_allowed(papers, UNTIL)
    assert verdict_on(papers, Admission.CONDITIONAL) is Verdict.ALLOWED


def test_that_complete_papers_are_enough_to_be_admitted() -> None:
    papers = only()
    assert papers.is_complete
    demand_allowed(papers, ADMITTED)


def test_that_a_condition_has_a_date_and_a_refusal_a_reason() -> None:
    papers = only()
    without_date = Decision(admission=Admission.CONDITIONAL, reason="soon")
    assert refusal(papers, without_date) == "commission.until-missing"
    without_reason = Decision(admission=Admission.REFUSED)
    assert refusal(papers, without_reason) == "commission.reason-missing"


def test_that_a_decision_is_pointed_out_when_papers_change_after_it() -> None:
    def of(papers: Mapping[str, ShownPaper], decision: Decision) -> tuple[Concern, ...]:
        one = entry(1, papers, decision)
        return concerns(check_papers(event(one), one), today=date(2026, 11, 4))

    no_book = {kind: paper for kind, paper in ALL.items() if kind != BOOK.id}
    no_identity = {kind: paper for kind, paper in ALL.items() if kind != IDENTITY.id}
    explained = Decision(admission=Admission.ADMITTED, reason="on its way")
    assert of(ALL, ADMITTED) == ()
    assert of(no_book, ADMITTED) == (Concern.LACKING,)
    assert of(no_book, explained) == ()
    assert of(no_identity, explained) == (Concern.BARRED,)
    assert of(no_identity, UNTIL) == (Concern.BARRED,)
    assert of(no_book, UNTIL) == (Concern.DATE_PASSED,)
    assert of(no_book, replace(UNTIL, until=date(2026, 11, 4))) == ()
    assert of(ALL, UNTIL) == (Concern.COMPLETE_NOW,)
    assert of({}, REFUSED) == ()


def test_that_a_refused_player_with_a_number_is_pointed_out_until_he_withdraws() -> None:
    one = entry(1, decision=REFUSED)
    assert concerns(check_papers(event(one), one), has_number=True) == (Concern.PLAYS,)
    gone = entry(1, decision=REFUSED, status=EntryStatus.WITHDRAWN)
    assert concerns(check_papers(event(gone), gone), has_number=True) == ()


def test_that_conditions_are_overdue_from_the_day_after_their_date() -> None:
    played = event(entry(1, decision=UNTIL), entry(2, decision=ADMITTED), entry(3))
    assert overdue(played, date(2026, 11, 3)) == ()
    assert [each.player.id for each in overdue(played, date(2026, 11, 4))] == [1]


def test_that_what_is_missing_is_told_by_player_and_by_contingent() -> None:
    players = {
        1: Player(id=PlayerId(1), name="Ґава Ян", region="Львівська"),
        2: Player(id=PlayerId(2), name="Гнатюк Остап", region="Львівська"),
        3: Player(id=PlayerId(3), name="Бук Лев", region="Київ"),
        4: Player(id=PlayerId(4), name="Жук Яна"),
        5: Player(id=PlayerId(5), name="Абрамчук Іван", region="Київ"),
    }
    seen = event(
        entry(1, {}),
        entry(2, {}),
        entry(3),
        entry(4, {}),
        entry(5, {}, status=EntryStatus.WITHDRAWN),
        players=players,
    )
    assert all_papers(seen)[0].player.name == "Абрамчук Іван"
    assert [each.player.name for each in incomplete(seen)] == ["Гнатюк Остап", "Ґава Ян", "Жук Яна"]
    found = incomplete_by(seen, ContingentKey.REGION)
    assert [(each.contingent, len(each.players), each.of) for each in found] == [
        ("Львівська", 2, 2),
        (None, 1, 1),
    ]
    assert [paper.requirement for paper in found[1].players[0].lacking] == [
        *seen.requirements,
    ]


def test_that_spellings_of_one_region_are_one_line() -> None:
    players = {
        1: Player(id=PlayerId(1), name="Ґава Ян", region="Кам’янець"),
        2: Player(id=PlayerId(2), name="Гнатюк Остап", region="КАМ'ЯНЕЦЬ"),
        3: Player(id=PlayerId(3), name="Жук Яна", region="Кам’янський  район"),
        4: Player(id=PlayerId(4), name="Бук Лев", region="Кам'янський район"),
    }
    seen = event(*(entry(number, {}) for number in players), players=players)
    found = incomplete_by(seen, ContingentKey.REGION)
    assert [(each.contingent, each.of) for each in found] == [
        ("КАМ'ЯНЕЦЬ", 2),
        ("Кам'янський район", 2),
    ]
    assert [tally.players for tally in totals(seen, Group.REGION).values()] == [2, 2]


def test_that_those_with_all_papers_can_be_admitted_at_once() -> None:
    explained = Decision(admission=Admission.CONDITIONAL, until=LAST, reason="fee")
    seen = event(
        entry(1),
        entry(2, {}),
        entry(3, decision=REFUSED),
        entry(4, decision=UNTIL),
        entry(5, decision=explained),
        entry(6, decision=ADMITTED),
        entry(7, status=EntryStatus.WITHDRAWN),
    )
    assert ready_to_admit(seen) == (1, 4)
