"""The decision about an appeal or a protest, for readers who were not there (VII.3.2, VII.3.3)."""

from collections.abc import Iterator
from datetime import datetime

from arbiter_app.documents.disputes.protest import chosen, dispute, paragraphs
from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import frame
from arbiter_app.documents.report import (
    Block,
    Facts,
    Orientation,
    Paragraph,
    Report,
    Signature,
    WritingLine,
)
from arbiter_app.domain.disputes.appeal_decisions import done, left_standing
from arbiter_app.domain.disputes.hearings import (
    disputed_incident,
    presiding,
    proposed_seats,
    voting,
)
from arbiter_app.domain.facts.disputes.appeals import Appeal, AppealKind, Attendance, Outcome, Seat
from arbiter_app.domain.facts.disputes.incidents import Penalty, Sanction
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.disputes import appeals, incidents
from arbiter_app.wording.terms.registration import fees

_TITLES = {
    AppealKind.PROTEST: QT_TRANSLATE_NOOP("Paper", "Decision of the chief arbiter about a protest"),
    AppealKind.APPEAL: QT_TRANSLATE_NOOP("Paper", "Decision of the appeals committee"),
}

_VERDICTS = {
    AppealKind.PROTEST: QT_TRANSLATE_NOOP("Paper", "Protest № {number}: {outcome}."),
    AppealKind.APPEAL: QT_TRANSLATE_NOOP("Paper", "Appeal № {number}: {outcome}."),
}

_LINES_FOR_GROUNDS = 6


def appeal_decision(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the decision; before it is taken, a sheet with room to write it on.

    Raises RuleError("appeal.unknown").
    """
    appeal = chosen(here.event, options)
    kind = appeal.kind if appeal else AppealKind.APPEAL
    subtitle = ""
    if appeal is not None:
        subtitle = catalogue.translate("Paper", "№ {number}").format(number=appeal.id)
    body = frame.Body(
        document="appeal-decision",
        title=catalogue.translate("Paper", _TITLES[kind]),
        subtitle=subtitle,
        blocks=tuple(_blocks(here, catalogue, appeal)),
        orientation=Orientation.PORTRAIT,
        ranked=False,
        signatures=_signatures(here.event, catalogue, appeal),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _blocks(here: InHand, catalogue: Catalogue, appeal: Appeal | None) -> Iterator[Block]:
    if appeal is None:
        yield WritingLine((catalogue.translate("Paper", "From (surname, first name)"),))
        yield WritingLine((catalogue.translate("Paper", "Against which decision, of whom"),))
    else:
        yield Facts(tuple(_facts(here, catalogue, appeal)))
        yield Paragraph(catalogue.translate("Paper", "What is claimed"), strong=True)
        yield from paragraphs(appeal.claim)
    kind = appeal.kind if appeal else AppealKind.APPEAL
    if kind is AppealKind.APPEAL:
        yield from _sitting(here.event, catalogue, appeal)
    if appeal is None or appeal.outcome is None:
        yield from _to_write(catalogue, by_votes=kind is AppealKind.APPEAL)
    else:
        yield from _decision(here.event, catalogue, appeal, appeal.outcome)
    yield Paragraph(_last_word(catalogue, appeal))


def _facts(here: InHand, catalogue: Catalogue, appeal: Appeal) -> Iterator[tuple[str, str]]:
    yield from dispute(here, catalogue, appeal, decided=appeal.outcome is not None)
    if appeal.decided_at is not None:
        decided = numbers.date_and_time(catalogue, appeal.decided_at)
        yield catalogue.translate("Paper", "Date of the decision"), decided


# Who decides


def _seats(event: Event, appeal: Appeal) -> tuple[Seat, ...]:
    """Return who sat; before the decision, who would."""
    return appeal.seats if appeal.outcome else proposed_seats(event, appeal)


def _sitting(event: Event, catalogue: Catalogue, appeal: Appeal | None) -> Iterator[Block]:
    seats = _seats(event, appeal) if appeal else ()
    if appeal is None or not seats:
        if appeal is None or appeal.outcome is not Outcome.RETRACTED:
            yield WritingLine((catalogue.translate("Paper", "Committee"),))
            yield WritingLine(("",))
        return
    head = presiding(seats)
    yield Paragraph(catalogue.translate("Paper", "The committee"), strong=True)
    yield Facts(
        tuple(
            (appeals.office(catalogue, seat), _at_sitting(catalogue, seat, head))
            for seat in seats
            if not (seat.is_reserve and seat.attendance is Attendance.ABSENT)
        )
    )
    votes = catalogue.translate("Paper", "Votes: {votes}, an odd number (Ukrainian rules VII.3.2).")
    yield Paragraph(votes.format(votes=len(voting(seats))))


def _at_sitting(catalogue: Catalogue, seat: Seat, head: Seat | None) -> str:
    part = (
        catalogue.translate("Paper", "presides and votes")
        if seat == head
        else appeals.part(catalogue, seat)
    )
    return catalogue.translate("Paper", "{name}: {part}").format(name=seat.name, part=part)


def _signatures(
    event: Event, catalogue: Catalogue, appeal: Appeal | None
) -> tuple[Signature, ...] | None:
    if appeal is None:
        return _committee(event, catalogue)
    if appeal.kind is AppealKind.PROTEST:
        chief = frame.signature_then(event, catalogue, Role.CHIEF_ARBITER, appeal.chief)
        if appeal.decided_by in ("", chief.name):
            return (chief,)
        return (Signature(catalogue.translate("Paper", "Decided by"), appeal.decided_by),)
    seats = _seats(event, appeal)
    head = presiding(seats)
    if head is None:
        return (frame.office_signature(event, catalogue, Role.CHIEF_ARBITER),)
    others = tuple(seat for seat in voting(seats) if seat != head)
    return tuple(Signature(appeals.office(catalogue, seat), seat.name) for seat in (head, *others))


def _committee(event: Event, catalogue: Catalogue) -> tuple[Signature, ...] | None:
    """Return the signatures of the committee, its chair first, on a sheet to be written on; None
    where nobody is named for it.
    """
    roles = (Role.APPEALS_CHAIR, Role.APPEALS_MEMBER)
    named = [official for role in roles for official in event.with_role(role)]
    return tuple(frame.signature(catalogue, each) for each in named) or None


# What was decided


def _decision(
    event: Event, catalogue: Catalogue, appeal: Appeal, outcome: Outcome
) -> Iterator[Block]:
    yield Paragraph(catalogue.translate("Paper", "Decision"), strong=True)
    verdict = catalogue.translate("Paper", _VERDICTS[appeal.kind])
    words = verdict.format(number=appeal.id, outcome=appeals.outcome(catalogue, outcome))
    yield Paragraph(words, strong=True)
    yield from paragraphs(appeal.decision)
    yield Paragraph(catalogue.translate("Paper", "What follows"), strong=True)
    for sentence in _consequences(event, catalogue, appeal):
        yield Paragraph(f"– {sentence}")


def _consequences(event: Event, catalogue: Catalogue, appeal: Appeal) -> Iterator[str]:
    yield from _about_sanctions(event, catalogue, appeal)
    changed = done(event.tournament, appeal)
    for effect in changed:
        pattern = catalogue.translate("Paper", "{change}.")
        yield pattern.format(change=incidents.effect_change(catalogue, event, effect))
    if not changed and not appeal.lifted:
        yield catalogue.translate("Paper", "The results of games stay as they are.")
    if appeal.fee is not None:
        pattern = (
            catalogue.translate("Paper", "The fee of {fee} is returned.")
            if appeal.fee_returned
            else catalogue.translate("Paper", "The fee of {fee} is not returned.")
        )
        yield pattern.format(fee=fees.money(catalogue, event, appeal.fee))


def _about_sanctions(event: Event, catalogue: Catalogue, appeal: Appeal) -> Iterator[str]:
    """Yield which sanctions the decision lifted, and which it left; of those that had been lifted
    before there is nothing to say.
    """
    incident = disputed_incident(event.tournament, appeal)
    if incident is None:
        return
    lifted = [each for each in incident.penalties if each.number in appeal.lifted]
    for penalties, pattern in (
        (
            lifted,
            catalogue.translate(
                "Paper", "The sanction of incident № {number} is lifted: {sanction}."
            ),
        ),
        (
            left_standing(event.tournament, appeal),
            catalogue.translate("Paper", "The sanction of incident № {number} stands: {sanction}."),
        ),
    ):
        for penalty in penalties:
            sanction = appeals.sanctions(catalogue, event, incident, (penalty,))
            yield pattern.format(number=incident.id, sanction=sanction)
    if any(each.player is not None and _takes_part_away(each) for each in lifted):
        yield catalogue.translate(
            "Paper", "The player plays again: games of rounds that have not begun take place."
        )


def _takes_part_away(penalty: Penalty) -> bool:
    return penalty.sanction in (Sanction.EXCLUSION, Sanction.EXPULSION)


def _to_write(catalogue: Catalogue, *, by_votes: bool) -> Iterator[Block]:
    votes = (
        catalogue.translate("Paper", "votes for"),
        catalogue.translate("Paper", "against"),
    )
    for labels in (
        (
            catalogue.translate("Paper", "Decided on"),
            catalogue.translate("Paper", "at"),
            *(votes if by_votes else ()),
        ),
        (catalogue.translate("Paper", "Decision (granted, partly granted, rejected)"),),
        (catalogue.translate("Paper", "Grounds"),),
        *((("",),) * _LINES_FOR_GROUNDS),
        (catalogue.translate("Paper", "Sanction, result of the game"),),
        (catalogue.translate("Paper", "Fee (returned, not returned)"),),
    ):
        yield WritingLine(labels)


def _last_word(catalogue: Catalogue, appeal: Appeal | None) -> str:
    if appeal is not None and appeal.outcome is Outcome.RETRACTED:
        return catalogue.translate("Paper", "Nothing was decided about the dispute itself.")
    if appeal is None or appeal.kind is AppealKind.APPEAL:
        return catalogue.translate(
            "Paper", "The decision of the appeals committee is final (Ukrainian rules VII.3.3)."
        )
    return catalogue.translate(
        "Paper",
        "The player may appeal to the appeals committee where the event has one"
        " (Ukrainian rules V.1.24, VII.3.3).",
    )
