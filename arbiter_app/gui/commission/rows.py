"""The players and their papers as rows and columns."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from textwrap import wrap

from arbiter_app.domain.facts.admission import Admission, Decision, Requirement
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.names.collation import collation_key
from arbiter_app.domain.registration.commission import (
    CheckedPaper,
    Concern,
    PlayerPapers,
    all_papers,
    concerns,
)
from arbiter_app.gui.base.rows_model import CENTRE, Column
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import commission, people

FIRST_PAPER = 2

_HEAD_WIDTH = 9
"""Letters in one line of a head; longer heads take two lines."""

_DECISION_ORDER = (None, *Admission)


@dataclass(frozen=True, slots=True, kw_only=True)
class MandateRow:
    """A player before the commission, with what is to be pointed out in its decision."""

    papers: PlayerPapers
    concerns: tuple[Concern, ...]


def mandate_rows(event: Event, today: date) -> tuple[MandateRow, ...]:
    """Return the players in the order of the alphabet."""
    numbers = event.tournament.numbers
    return tuple(
        MandateRow(
            papers=each,
            concerns=concerns(each, today=today, has_number=each.player.id in numbers),
        )
        for each in all_papers(event)
    )


def columns(requirements: Sequence[Requirement]) -> tuple[Column[MandateRow], ...]:
    """Return name and region, a column for every paper, and the decision last."""
    return (
        Column(
            title=translate("MandateRows", "Name"),
            is_name=True,
            narrowest=8,
            text=lambda row: people.name(window_catalogue(), row.papers.player),
            sort_key=lambda row: collation_key(row.papers.player.name),
            struck_out=lambda row: not row.papers.takes_part,
        ),
        Column(
            title=translate("MandateRows", "Region"),
            spare=1,
            is_second=True,
            text=lambda row: row.papers.player.region or "",
            sort_key=lambda row: _known(row.papers.player.region),
        ),
        *(_paper(position, each) for position, each in enumerate(requirements)),
        Column(
            title=translate("MandateRows", "Decision"),
            text=decision_text,
            sort_key=lambda row: _DECISION_ORDER.index(row.papers.admission),
            tooltip=decision_tip,
        ),
    )


def decision_text(row: MandateRow) -> str:
    """Return the decision in a word or two, with a sign where it is to be looked at again."""
    words = short_decision(row.papers.decision)
    return f"⚠ {words}" if row.concerns else words


def short_decision(decision: Decision | None) -> str:
    """Return a decision in a word or two; "" for none."""
    if decision is None:
        return ""
    if decision.admission is Admission.CONDITIONAL and decision.until:
        return translate("MandateRows", "until {day}").format(day=f"{decision.until:%d.%m.%y}")
    return commission.decision(window_catalogue(), decision)


def decision_tip(row: MandateRow) -> str:
    """Return the decision with its reason and everything that is to be pointed out."""
    decision, catalogue = row.papers.decision, window_catalogue()
    undecided = translate("MandateRows", "not decided yet")
    lines = [commission.decision(catalogue, decision) if decision else undecided]
    if decision and decision.reason:
        reason = translate("MandateRows", "Reason: {reason}").format(reason=decision.reason)
        lines.append(reason)
    lines += [commission.concern(catalogue, each) for each in row.concerns]
    return "\n".join(lines)


def _paper(position: int, requirement: Requirement) -> Column[MandateRow]:
    catalogue = window_catalogue()

    def of(row: MandateRow) -> CheckedPaper:
        return row.papers.papers[position]

    lines = wrap(commission.head(catalogue, requirement), _HEAD_WIDTH, break_long_words=False)
    if requirement.compulsory:
        # In a line of its own where there is one, the column stays narrow.
        lines = [*lines, "§"] if len(lines) == 1 else [*lines[:-1], f"{lines[-1]} §"]
    name = commission.requirement(catalogue, requirement)
    hint = (
        translate("MandateRows", "{paper}: nobody is admitted without it")
        if requirement.compulsory
        else "{paper}"
    )
    return Column(
        title="\n".join(lines),
        text=lambda row: _cell(of(row)),
        sort_key=lambda row: _rank(of(row)),
        align=CENTRE,
        tooltip=lambda row: _tip(of(row)),
        hint=hint.format(paper=name),
        code=requirement.id,
    )


def _cell(checked: CheckedPaper) -> str:
    """Return the sign of a cell and its date, the year in two figures."""
    sign, shown = commission.SIGNS[checked.state], checked.shown
    if shown is None or shown.valid_until is None:
        return sign
    day = f"{shown.valid_until:%d.%m.%y}"
    return f"{sign} {day}" if checked.is_lacking else day


def _tip(checked: CheckedPaper) -> str:
    words = commission.checked_paper(window_catalogue(), checked)
    if checked.shown and checked.shown.number:
        number = translate("MandateRows", "{paper}\n№ {number}")
        words = number.format(paper=words, number=checked.shown.number)
    return words


def _rank(checked: CheckedPaper) -> tuple[bool, bool, date]:
    """Sort what bars first, then what is lacking, then what runs out soonest."""
    until = checked.shown.valid_until if checked.shown else None
    return not checked.bars, not checked.is_lacking, until or date.max


def _known(text: str | None) -> object:
    return collation_key(text) if text else None
