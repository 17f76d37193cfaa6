"""Who sits when the appeals committee hears an appeal, by the Ukrainian rules (2024), VII.3.2."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, datetime
from typing import Any

import pytest

from arbiter_app.domain.disputes.hearings import (
    Remark,
    concerned,
    is_small,
    presiding,
    proposed_seats,
    refusal_of_sitting,
    remarks,
    voting,
)
from arbiter_app.domain.facts.disputes.appeals import (
    Appeal,
    AppealKind,
    Attendance,
    Concern,
    Outcome,
    Seat,
)
from arbiter_app.domain.facts.disputes.incidents import Incident, Offence, Penalty, Sanction
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Birth, Official, Player, Role
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import (
    FIRST_STAGE,
    AppealId,
    Board,
    GameId,
    IncidentId,
    PlayerId,
    Round,
    StageId,
    TournamentId,
)

BUK, GAVA, YIZHAK = PlayerId(1), PlayerId(2), PlayerId(3)
PLAYERS = {
    BUK: Player(id=BUK, name="Бук Ян", region="Київ", coach="Дем’яненко О. В."),
    GAVA: Player(id=GAVA, name="Ґава Олена", region="Львівська"),
    YIZHAK: Player(id=YIZHAK, name="Їжак Ілля", region="Одеська"),
}
NOON = datetime(2026, 6, 3, 12)

LOST = Incident(
    id=IncidentId(1),
    at=NOON,
    stage=FIRST_STAGE,
    round=Round(1),
    board=Board(1),
    offence=Offence.DEVICE,
    reported_by="арбітр Щербань Ю. П.",
    arbiter="Кравець Лев",
    penalties=(Penalty(player=BUK, sanction=Sanction.LOSS),),
)
APPEAL = Appeal(
    id=AppealId(1),
    kind=AppealKind.APPEAL,
    filed_at=NOON,
    stage=FIRST_STAGE,
    player=BUK,
    filed_by="Савчук",
    incident=IncidentId(1),
    round=Round(1),
    board=Board(1),
    claim="Телефон був вимкнений",
)
CHAIR, MEMBER, RESERVE = Role.APPEALS_CHAIR, Role.APPEALS_MEMBER, Role.APPEALS_RESERVE


def official(role: Role, name: str, **facts: Any) -> Official:
    return Official(role=role, name=name, **facts)


COMMITTEE = (
    official(CHAIR, "Юркевич Антон"),
    official(MEMBER, "Цвєткова Інга"),
    official(MEMBER, "Кац’ян Нестор"),
    official(RESERVE, "Лисенко Ада"),
    official(RESERVE, "Мороз Клим"),
)


def event(*officials: Official, **facts: Any) -> Event:
    game = Game(id=GameId(1), board=Board(1), white=BUK, black=GAVA)
    tournament = Tournament(
        id=TournamentId(1),
        title="",
        settings=Settings(edition="2026-03", tie_breaks=()),
        entries=tuple(Entry(player=player) for player in PLAYERS),
        stages=(Stage(id=StageId(1), rounds=(RoundOfPlay(number=Round(1), games=(game,)),)),),
        incidents=(LOST,),
        appeals=(APPEAL,),
    )
    return Event(
        starts_on=date(2026, 6, 1),
        officials=officials,
        players=PLAYERS,
        tournaments=(replace(tournament, **facts),),
    )


@pytest.mark.parametrize(
    ("member", "concern"),
    [
        (official(MEMBER, "Бук Ян"), Concern.APPELLANT),
        (official(MEMBER, "Бук Я."), Concern.APPELLANT),
        (official(MEMBER, "Ґава Олена"), Concern.PARTY),
        (official(MEMBER, "Кравець Лев"), Concern.DECIDED),
        (official(MEMBER, "Щербань Юхим"), Concern.REPORTED),
        (official(MEMBER, "Савчук Зоряна"), Concern.FILED),
        (official(MEMBER, "Новак Петро", birth=Birth(2010)), Concern.UNDER_AGE),
        (official(MEMBER, "Їжак Ілля"), None),
        (official(MEMBER, "Кравець Ганна"), None),
        (official(MEMBER, "Щербань Олег"), None),
        (official(MEMBER, "Юркевич Антон", birth=Birth(2008)), None),
    ],
)
def test_that_who_is_involved_in_the_dispute_leaves_the_seat(
    member: Official, concern: Concern | None
) -> None:
    assert concerned(event(member), APPEAL, member) is concern


def test_that_the_chief_arbiter_never_sits_over_decisions_taken_under_him() -> None:
    chief = official(Role.CHIEF_ARBITER, "Ґжицька Єлизавета")
    member = official(MEMBER, "Ґжицька Єлизавета")
    assert concerned(event(chief, member), APPEAL, member) is Concern.CHIEF


def test_that_who_decided_the_protest_before_does_not_hear_the_appeal() -> None:
    protest = replace(
        APPEAL,
        id=AppealId(2),
        kind=AppealKind.PROTEST,
        incident=None,
        outcome=Outcome.REJECTED,
        decided_by="Лук’яненко Інна",
    )
    member = official(MEMBER, "Лук’яненко Інна")
    here = event(member, appeals=(protest, APPEAL))
    assert concerned(here, APPEAL, member) is Concern.DECIDED
    elsewhere = event(member, appeals=(replace(protest, board=Board(2)), APPEAL))
    assert concerned(elsewhere, APPEAL, member) is None


@pytest.mark.parametrize(
    ("member", "pointed_out"),
    [
        (official(MEMBER, "Новак Петро", region="львівська"), (Remark.SAME_REGION,)),
        (official(MEMBER, "Новак Петро", region="Одеська"), ()),
        (official(MEMBER, "Їжак Ілля"), (Remark.PLAYS,)),
        (official(MEMBER, "Дем’яненко Остап"), (Remark.COACH,)),
        (official(MEMBER, "Чуб Остап"), (Remark.ON_PANEL, Remark.ORGANISER)),
    ],
)
def test_that_what_does_not_bar_a_member_is_pointed_out(
    member: Official, pointed_out: tuple[Remark, ...]
) -> None:
    others = (official(Role.ARBITER, "Чуб Остап"), official(Role.ORGANISER, "Чуб Остап"))
    assert remarks(event(*others, member), APPEAL, member) == pointed_out
    assert concerned(event(*others, member), APPEAL, member) is None


# The sitting


def parts(seats: tuple[Seat, ...]) -> Mapping[str, Attendance]:
    return {seat.name.split()[0]: seat.attendance for seat in seats}


VOTES, CONCERNED, ABSENT = Attendance.VOTES, Attendance.CONCERNED, Attendance.ABSENT


def test_that_chair_and_members_vote_and_reserves_wait() -> None:
    seats = proposed_seats(event(*COMMITTEE), APPEAL)
    assert parts(seats) == {
        "Юркевич": VOTES,
        "Цвєткова": VOTES,
        "Кац’ян": VOTES,
        "Лисенко": ABSENT,
        "Мороз": ABSENT,
    }


def test_that_a_reserve_takes_the_seat_of_who_is_concerned() -> None:
    members = (*COMMITTEE[:2], official(MEMBER, "Кравець Лев"), *COMMITTEE[3:])
    seats = proposed_seats(event(*members), APPEAL)
    assert parts(seats) == {
        "Юркевич": VOTES,
        "Цвєткова": VOTES,
        "Кравець": CONCERNED,
        "Лисенко": VOTES,
        "Мороз": ABSENT,
    }
    assert refusal_of_sitting(event(*members), APPEAL, seats) is None


def test_that_the_last_of_an_even_number_does_not_vote() -> None:
    four = (*COMMITTEE[:3], official(MEMBER, "Новак Петро"))
    assert parts(proposed_seats(event(*four), APPEAL))["Новак"] is ABSENT
    two = COMMITTEE[:2]
    seats = proposed_seats(event(*two), APPEAL)
    assert [seat.name for seat in voting(seats)] == ["Юркевич Антон"]
    assert is_small(seats)


def test_that_a_reserve_makes_a_committee_of_two_three() -> None:
    seats = proposed_seats(event(*COMMITTEE[:2], COMMITTEE[3]), APPEAL)
    assert len(voting(seats)) == 3
    assert not is_small(seats)


def test_that_who_holds_two_offices_of_the_committee_has_one_seat() -> None:
    twice = official(MEMBER, "Юркевич Антон")
    assert len(proposed_seats(event(*COMMITTEE, twice), APPEAL)) == 5


def test_that_a_voting_member_presides_where_the_chair_is_concerned() -> None:
    members = (official(CHAIR, "Кравець Лев"), *COMMITTEE[1:])
    seats = proposed_seats(event(*members), APPEAL)
    head = presiding(seats)
    assert head is not None
    assert (head.name, head.is_chair) == ("Цвєткова Інга", False)
    chaired = presiding(proposed_seats(event(*COMMITTEE), APPEAL))
    assert chaired is not None
    assert chaired.is_chair
    assert presiding(()) is None


def seats_of(*names: str) -> tuple[Seat, ...]:
    return tuple(Seat(name=name) for name in names)


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (("Юркевич Антон", "Цвєткова Інга"), "appeal.even-votes"),
        (("Юркевич Антон", "Цвєткова Інга", "Сторонній Ян"), "appeal.not-of-committee"),
        (("Юркевич Антон", "Цвєткова Інга", "Юркевич Антон"), "appeal.not-of-committee"),
        (("Юркевич Антон", "Цвєткова Інга", "Кравець Лев"), "appeal.concerned"),
        (("Юркевич Антон", "Цвєткова Інга", "Новак Петро"), "appeal.under-age"),
        ((), "appeal.nobody-votes"),
    ],
)
def test_that_a_committee_that_may_not_decide_is_refused(names: tuple[str, ...], code: str) -> None:
    young = official(RESERVE, "Новак Петро", birth=Birth(2012))
    here = event(*COMMITTEE, official(RESERVE, "Кравець Лев"), young)
    refusal = refusal_of_sitting(here, APPEAL, seats_of(*names))
    assert refusal is not None
    assert refusal.code == code


def test_that_without_a_committee_nobody_can_hear_an_appeal() -> None:
    refusal = refusal_of_sitting(event(), APPEAL, ())
    assert refusal is not None
    assert refusal.code == "appeal.no-committee"
    assert proposed_seats(event(), APPEAL) == ()
