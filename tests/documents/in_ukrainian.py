"""An event of which people have written everything in Ukrainian."""

from dataclasses import replace
from datetime import date, datetime
from decimal import Decimal

from arbiter_app.domain.facts.disputes.appeals import Appeal, AppealKind, Outcome, Seat
from arbiter_app.domain.facts.disputes.incidents import (
    Capacity,
    Incident,
    Offence,
    Penalty,
    Sanction,
)
from arbiter_app.domain.facts.event import Event, Particular
from arbiter_app.domain.facts.hall import Room
from arbiter_app.domain.facts.people.admission import Admission, Decision, Requirement
from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.facts.people.duties import Duty
from arbiter_app.domain.facts.people.money import Discount, Receipt, ReceiptLine
from arbiter_app.domain.facts.people.people import Official, RatingOrigin, Role, Sex, Title
from arbiter_app.domain.facts.play.game_notes import Adjournment, Replay, Signed
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import (
    AppealId,
    Board,
    IncidentId,
    PlayerId,
    Round,
    StageId,
    TournamentId,
)
from tests.documents.conftest import changed, with_entry, with_players

_AT = datetime(2026, 6, 5, 17, 30)
_OFFICES = {
    Role.DEPUTY: "національна категорія",
    Role.ARBITER: "юний суддя",
    Role.DOCTOR: "лікар вищої категорії",
    Role.ORGANISER: "директорка школи",
    Role.MANDATE_CHAIR: None,
    Role.MANDATE_MEMBER: "суддя II категорії",
    Role.APPEALS_CHAIR: "міжнародна категорія",
    Role.APPEALS_MEMBER: None,
    Role.APPEALS_RESERVE: None,
}


def in_ukrainian(event: Event) -> Event:
    """Return an event with everything that people write on papers, all of it in Ukrainian."""
    event = with_players(
        event,
        patronymic=lambda number: "Ігорівна" if number % 2 else "Юрійович",
        sex=lambda number: Sex.FEMALE if number % 2 else Sex.MALE,
        needs=lambda number: "місце біля вікна" if number == 3 else None,
        national_origin=lambda _: RatingOrigin("Список ФШУ", date(2026, 5, 1)),
    )
    event = with_entry(event, 2, decision=Decision(admission=Admission.REFUSED, reason="без віз"))
    return _with_disputes(_with_rounds(_described(event)))


def _described(event: Event) -> Event:
    event = replace(
        event,
        time_control="90 хв + 30 с на хід",
        entry_fee=Decimal(200),
        particulars={each: f"Слова про {each.name}" for each in Particular}
        | {Particular.SCHEDULE: "5 червня – відкриття\n14 червня – закриття"},
        officials=(*event.officials, *map(_official, _OFFICES)),
        requirements=(Requirement.own("Згода батьків"),),
        discounts=(Discount(whom=Title.GM, off=Decimal(100), reason="запрошені"),),
        receipts=(_receipt(event),),
        rooms=(Room(name="Велика зала", first=Board(1), last=Board(9)),),
    )
    return changed(event, title="Група А", categories=(Category(title="Жінки", sex=Sex.FEMALE),))


def _official(role: Role) -> Official:
    return Official(
        role=role,
        name=f"Щука {role.name}",
        category=_OFFICES[role],
        region="Сумська область",
        duty=Duty(rooms="Велика зала", shifts="зранку"),
    )


def _receipt(event: Event) -> Receipt:
    who = event.players[PlayerId(101)]
    line = ReceiptLine(
        player=who.id,
        tournament=TournamentId(1),
        name=who.name,
        title="Група А",
        fee=Decimal(200),
        discount=Decimal(0),
        paid=Decimal(200),
    )
    return Receipt(number=1, taken_at=_AT, taken_by="Скарбник Олег", lines=(line,))


def _with_rounds(event: Event) -> Event:
    if event.tournament.settings.system is System.SOLVING:
        return event
    stage, *boards = event.tournament.stages
    first, *others = stage.rounds
    played, replayed, *games = first.games
    noted = (
        replace(played, arbiter="Пильний Юхим", time_control="15 хв", adjournment=Adjournment()),
        replace(replayed, replay=Replay(reason="вимкнене світло"), checked=Signed("Пильний", _AT)),
    )
    signed = Signed("Секретар Ніна", _AT)
    first = replace(first, games=(*noted, *games), published=signed, signed_off=signed)
    return changed(event, stages=(replace(stage, rounds=(first, *others)), *boards))


def _with_disputes(event: Event) -> Event:
    incident = Incident(
        id=IncidentId(1),
        at=_AT,
        stage=StageId(1),
        round=Round(1),
        board=Board(1),
        offence=Offence.OTHER,
        article="п. 5 Регламенту",
        account="Задзвонив телефон",
        reported_by="Уважний Яків",
        arbiter="Пильний Юхим",
        chief="Колишня Олена",
        penalties=(
            Penalty(player=PlayerId(102), sanction=Sanction.WARNING),
            Penalty(
                number=2,
                person="Голосний Орест",
                capacity=Capacity.SPECTATOR,
                sanction=Sanction.WARNING,
            ),
        ),
    )
    appeal = Appeal(
        id=AppealId(1),
        kind=AppealKind.APPEAL,
        filed_at=_AT,
        player=PlayerId(102),
        filed_by="Петренко О. І.",
        incident=incident.id,
        stage=StageId(1),
        addressee="Голова Ада",
        chief="Колишня Олена",
        claim="Скасувати попередження",
        fee=Decimal(500),
        seats=(Seat(name="Голова Ада", is_chair=True),),
        decided_at=_AT,
        outcome=Outcome.REJECTED,
        decision="Підстав немає",
    )
    return changed(event, incidents=(incident,), appeals=(appeal,))
