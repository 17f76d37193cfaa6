"""The players and their papers as rows and columns."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from textwrap import wrap

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.admission import Admission, Decision, Requirement
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.registration.commission import (
    CheckedPaper,
    Concern,
    PlayerPapers,
    check_papers,
    concerns,
    papers_of,
)
from arbiter_app.domain.registration.entered import Entered, entered, that_count
from arbiter_app.gui.base.alphabet import in_alphabet
from arbiter_app.gui.base.rows_model import CENTRE, Column
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration import commission, people

FIRST_PAPER = 2

_HEAD_WIDTH = 9
"""Letters in one line of a head; longer heads take two lines."""

_DECISION_ORDER = (None, *Admission)


Decided = Sequence[tuple[str, Decision | None]]
"""The decisions about a person with the tournaments of each; "" where the event has one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MandateRow:
    """A person before the commission, by the tournaments that the matrix shows."""

    papers: PlayerPapers
    """As they stand for all of these tournaments together."""
    of_each: tuple[PlayerPapers, ...]
    """As they stand for each, with its decision; of those in which he takes part, if any."""
    decided: Decided
    concerns: tuple[Concern, ...]
    """What is to be pointed out in the decisions, each once."""
    tournaments: str
    """In which he plays, where the event has several."""
    teams: str
    """For which teams, where teams play."""

    @property
    def admission(self) -> Admission | None:
        """What was decided; of several decisions what is least settled."""
        return min((each.admission for each in self.of_each), key=_DECISION_ORDER.index)

    @property
    def is_decided(self) -> bool:
        """Whether anything was decided about him."""
        return any(decision is not None for _, decision in self.decided)


def mandate_rows(event: Event, today: date) -> tuple[MandateRow, ...]:
    """Return everybody in the order of the alphabet, each person once; of an event seen of a
    tournament, those who play there.
    """
    numbers = {each.tournament.id: each.tournament.numbers for each in event.seen_of_each}
    rows = []
    for player, entries in entered(event).items():
        counted = that_count(entries)
        checked = tuple(check_papers(each.event, each.entry) for each in counted)
        found = dict.fromkeys(
            concern
            for each, papers in zip(counted, checked, strict=True)
            for concern in concerns(
                papers, today=today, has_number=player in numbers[each.tournament.id]
            )
        )
        row = MandateRow(
            papers=papers_of(entries),
            of_each=checked,
            decided=decided(counted),
            concerns=tuple(found),
            tournaments=tournaments_text(event, player),
            teams=teams_text(event, player),
        )
        rows.append(row)
    return tuple(sorted(rows, key=lambda row: in_alphabet(row.papers.player.name)))


def decided(entries: Sequence[Entered]) -> Decided:
    """Return what was decided about a person's entries, the same decision once."""
    told = [(each.tournament, each.entry.decision) for each in entries]
    if all(decision == told[0][1] for _, decision in told):
        return [("", told[0][1])]
    catalogue = window_catalogue()
    return [(tournament_name(catalogue, where), decision) for where, decision in told]


def decisions_text(decided: Decided) -> str:
    """Return decisions in a word or two each; "" where there is none."""
    return "; ".join(
        f"{where}: {short_decision(decision) or '–'}" if where else short_decision(decision)
        for where, decision in decided
    )


def tournaments_text(event: Event, player: PlayerId) -> str:
    """Return in which tournaments a person is; "" where the event has one."""
    if not event.has_several:
        return ""
    titles = {each.id: each for each in event.tournaments}
    names = (
        tournament_name(window_catalogue(), titles[where]) for where, _ in event.entries_of(player)
    )
    return ", ".join(names)


def teams_text(event: Event, player: PlayerId) -> str:
    """Return for which teams a person plays; "" for none."""
    found = (each.team_of(player) for each in event.tournaments if each.teams)
    return ", ".join(team.name for team in found if team is not None)


def columns(
    requirements: Sequence[Requirement],
    *,
    with_tournaments: bool = False,
    with_teams: bool = False,
) -> tuple[Column[MandateRow], ...]:
    """Return name and region, a column for every paper, and the decision last, after the
    tournaments where there are several, and the teams where any play.
    """
    teams: Column[MandateRow] = Column(
        title=translate("MandateRows", "Team"),
        is_second=True,
        text=lambda row: row.teams,
        sort_key=lambda row: _known(row.teams),
    )
    tournaments: Column[MandateRow] = Column(
        title=translate("MandateRows", "Tournament"),
        is_second=True,
        text=lambda row: row.tournaments,
        tooltip=lambda row: row.tournaments,
    )
    return (
        Column(
            title=translate("MandateRows", "Name"),
            is_name=True,
            narrowest=8,
            text=lambda row: people.name(window_catalogue(), row.papers.player),
            sort_key=lambda row: in_alphabet(row.papers.player.name),
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
        *((tournaments,) if with_tournaments else ()),
        *((teams,) if with_teams else ()),
        Column(
            title=translate("MandateRows", "Decision"),
            text=decision_text,
            sort_key=lambda row: _DECISION_ORDER.index(row.admission),
            tooltip=decision_tip,
        ),
    )


def decision_text(row: MandateRow) -> str:
    """Return the decision in a word or two, with a sign where it is to be looked at again."""
    words = decisions_text(row.decided)
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
    catalogue, lines = window_catalogue(), []
    undecided = translate("MandateRows", "not decided yet")
    for where, decision in row.decided:
        words = commission.decision(catalogue, decision) if decision else undecided
        lines.append(f"{where}: {words}" if where else words)
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
    return in_alphabet(text) if text else None
