"""The people of the registration desk as rows and columns."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum, auto

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.eligibility import Ruling
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.tournament import Entry
from arbiter_app.domain.ids import PlayerId, StageId, is_team
from arbiter_app.domain.registration.commission import PlayerPapers, papers_of
from arbiter_app.domain.registration.entered import Entered, is_present, payers, that_count
from arbiter_app.domain.registration.fees import Account, account, charge
from arbiter_app.domain.registration.findings import Finding, findings
from arbiter_app.domain.teams.presence import people_of
from arbiter_app.formats.days import format_birth
from arbiter_app.gui.base.alphabet import in_alphabet
from arbiter_app.gui.base.rows_model import CENTRE, RIGHT, Column
from arbiter_app.gui.commission.rows import (
    Decided,
    decided,
    decisions_text,
    teams_text,
    tournaments_text,
)
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration import commission, discounts, fees, people
from arbiter_app.wording.terms.registration import findings as finding_words

NAME_COLUMN, TOURNAMENT_COLUMN, TEAM_COLUMN = 1, 2, 3
BIRTH_COLUMN, REGION_COLUMN, CLUB_COLUMN = 4, 5, 6
DECISION_COLUMN, FINDINGS_COLUMN = 9, 10
OPTIONAL_COLUMNS = (
    TOURNAMENT_COLUMN,
    TEAM_COLUMN,
    BIRTH_COLUMN,
    REGION_COLUMN,
    CLUB_COLUMN,
    DECISION_COLUMN,
    FINDINGS_COLUMN,
)
"""What takes no room where nobody has it."""

YES, NO, WATCH = "✓", "✗", "⚠"


@dataclass(frozen=True, slots=True)
class Judged:
    """Something that is pointed out in a player, and what was decided about it."""

    finding: Finding
    ruling: Ruling | None
    stage: StageId
    """The main stage of the tournament by whose conditions it is pointed out."""
    where: str = ""
    """Which tournament that is, where the event has several."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskRow:
    """A person as he stands at the desk, by the tournaments that the list shows."""

    player: Player
    entries: tuple[Entered, ...]
    """Of the person in those tournaments; there is one at least."""
    tournaments: str
    """In which he plays, where the event has several."""
    teams: str
    """For which teams, where teams play."""
    account: Account
    papers: PlayerPapers
    judged: tuple[Judged, ...]

    @property
    def id(self) -> PlayerId:
        return self.player.id

    @property
    def is_expected(self) -> bool:
        """Whether he takes part: nobody waits for who has withdrawn."""
        return any(each.entry.takes_part for each in self.entries)

    @property
    def present(self) -> bool:
        """Whether he has come to the desk."""
        return is_present(self.entries)

    @property
    def entry(self) -> Entry:
        """The first of those in which he takes part."""
        return that_count(self.entries)[0].entry

    @property
    def fee_due(self) -> Decimal | None:
        """What he has to pay, where that is not the entry fee and there is one entry only."""
        return self.entries[0].entry.fee_due if len(self.entries) == 1 else None

    @property
    def outstanding(self) -> Decimal:
        return self.account.outstanding

    @property
    def undecided(self) -> int:
        """How much of what is pointed out in him is not decided yet."""
        return sum(each.ruling is None for each in self.judged)


class Showing(Enum):
    """Which people the list of the desk shows."""

    EVERYBODY = auto()
    NOT_HERE = auto()
    FEE_OPEN = auto()
    PAPERS_MISSING = auto()
    POINTED_OUT = auto()


SHOWN: dict[Showing, Callable[[DeskRow], bool]] = {
    Showing.EVERYBODY: lambda _: True,
    Showing.NOT_HERE: lambda row: row.is_expected and not (row.present or is_team(row.id)),
    Showing.FEE_OPEN: lambda row: row.outstanding > 0,
    Showing.PAPERS_MISSING: lambda row: row.is_expected and not row.papers.is_complete,
    Showing.POINTED_OUT: lambda row: bool(row.undecided),
}


def desk_rows(event: Event) -> tuple[DeskRow, ...]:
    """Return everybody in the order of the alphabet, each person once, teams that pay among them;
    of an event seen of a tournament, those who play there, by what they have to do with it.
    """
    catalogue = window_catalogue()
    judged: defaultdict[PlayerId, list[Judged]] = defaultdict(list)
    for seen in event.seen_of_each:
        rulings = {entry.player: entry.rulings for entry in seen.tournament.entries}
        where = tournament_name(catalogue, seen.tournament) if seen.has_several else ""
        for finding in findings(seen):
            ruled = (each for each in rulings[finding.player] if each.finding == finding.code)
            stage = seen.tournament.main_stage.id
            judged[finding.player].append(Judged(finding, next(ruled, None), stage, where))
    rows = (
        _team_row(event, entries[0])
        if is_team(payer)
        else DeskRow(
            player=event.contestants[payer],
            entries=entries,
            tournaments=tournaments_text(event, payer),
            teams=teams_text(event, payer),
            account=account(entries),
            papers=papers_of(entries),
            judged=tuple(judged[payer]),
        )
        for payer, entries in payers(event).items()
    )
    return tuple(sorted(rows, key=lambda row: in_alphabet(row.player.name)))


def _team_row(event: Event, entered: Entered) -> DeskRow:
    """Return a team that pays as one; its papers are those of its members."""
    catalogue, entry = window_catalogue(), entered.entry
    team = event.contestants[entry.player]
    members = len(people_of(entered.tournament, entry.player))
    where = tournament_name(catalogue, entered.tournament) if event.has_several else ""
    return DeskRow(
        player=team,
        entries=(entered,),
        tournaments=where,
        teams=translate("DeskRows", "team of %n", None, members),
        account=account((entered,)),
        papers=PlayerPapers(player=team, entry=entry, papers=()),
        judged=(),
    )


def columns() -> Sequence[Column[DeskRow]]:
    """Return what the list of the desk shows of a player."""
    return (
        Column(
            title=translate("DeskRows", "Here"),
            text=lambda row: YES if row.present else "",
            sort_key=lambda row: not row.present,
            align=CENTRE,
            tooltip=_presence,
        ),
        Column(
            title=translate("DeskRows", "Name"),
            is_name=True,
            takes_rest=True,
            narrowest=9,
            text=_name,
            sort_key=lambda row: in_alphabet(row.player.name),
            struck_out=lambda row: not row.is_expected,
        ),
        Column(
            title=translate("DeskRows", "Tournament"),
            takes_rest=True,
            spare=5,
            text=lambda row: row.tournaments,
            tooltip=lambda row: row.tournaments,
        ),
        Column(
            title=translate("DeskRows", "Team"),
            takes_rest=True,
            spare=5,
            text=lambda row: row.teams,
            sort_key=lambda row: in_alphabet(row.teams) if row.teams else None,
        ),
        Column(
            title=translate("DeskRows", "Birth"),
            is_second=True,
            spare=3,
            text=lambda row: format_birth(row.player.birth),
            sort_key=lambda row: str(row.player.birth) if row.player.birth else None,
            align=RIGHT,
        ),
        Column(
            title=translate("DeskRows", "Region"),
            takes_rest=True,
            spare=2,
            is_second=True,
            text=lambda row: row.player.region or "",
            sort_key=lambda row: in_alphabet(row.player.region) if row.player.region else None,
        ),
        Column(
            title=translate("DeskRows", "Club"),
            takes_rest=True,
            spare=1,
            is_second=True,
            text=lambda row: row.player.club or "",
            sort_key=lambda row: in_alphabet(row.player.club) if row.player.club else None,
        ),
        Column(
            title=translate("DeskRows", "To pay"),
            text=_to_pay,
            sort_key=lambda row: -row.outstanding,
            align=RIGHT,
            tooltip=fee_words,
        ),
        Column(
            title=translate("DeskRows", "Papers"),
            text=_papers,
            sort_key=lambda row: -len(row.papers.lacking),
            align=CENTRE,
            tooltip=_papers_in_words,
            hint=translate("DeskRows", "How many papers are not in order"),
        ),
        Column(
            title=translate("DeskRows", "Commission"),
            is_second=True,
            spare=4,
            text=lambda row: decisions_text(_decided(row)),
            tooltip=_decision,
        ),
        Column(
            title=translate("DeskRows", "Findings"),
            text=_pointed_out,
            sort_key=lambda row: (-row.undecided, -len(row.judged)),
            align=CENTRE,
            tooltip=_judged_in_words,
            hint=translate("DeskRows", "What is pointed out by the conditions of taking part"),
        ),
    )


def spoken(row: DeskRow) -> str:
    """Return what is read aloud of a player who is chosen."""
    where = filter(None, [row.tournaments, row.teams])
    parts = [_name(row), *where, _presence(row), fee_words(row), _papers_in_words(row)]
    return "; ".join((*parts, *map(judged_words, row.judged)))


def fee_words(row: DeskRow) -> str:
    """Return how a player stands with his fee, in words."""
    catalogue = window_catalogue()
    if row.outstanding:
        pattern = translate("DeskRows", "{paid} of {due} paid, {outstanding} to pay")
    elif row.account.overpaid:
        pattern = translate("DeskRows", "{paid} paid, {overpaid} more than the fee of {due}")
    elif row.account.due:
        pattern = translate("DeskRows", "{due} paid")
    else:
        return translate("DeskRows", "no fee")
    return pattern.format(
        due=fees.amount(catalogue, row.account.due),
        paid=fees.amount(catalogue, row.account.paid),
        outstanding=fees.amount(catalogue, row.outstanding),
        overpaid=fees.amount(catalogue, row.account.overpaid),
    )


def fees_of_each(row: DeskRow) -> str:
    """Return what a person pays in each of several tournaments, and why less; "" for one alone
    without a discount.
    """
    catalogue, lines = window_catalogue(), []
    for each in row.entries:
        charged = charge(each.event, each.entry)
        line = translate("DeskRows", "{tournament}: {due}").format(
            tournament=tournament_name(catalogue, each.tournament),
            due=fees.amount(catalogue, charged.due),
        )
        if charged.discount and charged.off:
            pattern = translate("DeskRows", "{line} ({fee} less {off}: {why})")
            line = pattern.format(
                line=line,
                fee=fees.amount(catalogue, charged.fee),
                off=fees.amount(catalogue, charged.off),
                why=charged.discount.reason or discounts.whom(catalogue, charged.discount.whom),
            )
        elif len(row.entries) == 1:
            continue
        lines.append(line)
    return "\n".join(lines)


def _presence(row: DeskRow) -> str:
    if row.present:
        return translate("DeskRows", "here")
    return translate("DeskRows", "not here yet")


def _name(row: DeskRow) -> str:
    return people.name_and_leaving(window_catalogue(), row.player, row.entry.status)


def _to_pay(row: DeskRow) -> str:
    if row.outstanding:
        return fees.amount(window_catalogue(), row.outstanding)
    if row.account.overpaid:
        return f"+{fees.amount(window_catalogue(), row.account.overpaid)}"
    return YES if row.account.due else ""


def _papers(row: DeskRow) -> str:
    if not row.papers.papers:
        return ""
    return str(len(row.papers.lacking)) if row.papers.lacking else YES


def _papers_in_words(row: DeskRow) -> str:
    lacking = row.papers.lacking
    if not lacking:
        return translate("DeskRows", "all papers in order")
    return "\n".join(commission.checked_paper(window_catalogue(), each) for each in lacking)


def _decision(row: DeskRow) -> str:
    catalogue = window_catalogue()
    told = (
        (where, commission.decision(catalogue, decision))
        for where, decision in _decided(row)
        if decision
    )
    return "\n".join(f"{where}: {words}" if where else words for where, words in told)


def _decided(row: DeskRow) -> Decided:
    return decided(row.entries)


def _pointed_out(row: DeskRow) -> str:
    if row.undecided:
        return f"{WATCH} {row.undecided}"
    if not row.judged:
        return ""
    return YES if all(each.ruling and each.ruling.allowed for each in row.judged) else NO


def _judged_in_words(row: DeskRow) -> str:
    return "\n".join(judged_words(each) for each in row.judged)


def judged_words(judged: Judged, whose: str = "") -> str:
    """Return what is pointed out, of whom where that must be said, and what was decided."""
    catalogue = window_catalogue()
    words = finding_words.sentence(catalogue, judged.finding)
    if judged.where:
        words = translate("DeskRows", "{tournament}: {finding}").format(
            tournament=judged.where, finding=words
        )
    if whose:
        words = translate("DeskRows", "{name}: {finding}").format(name=whose, finding=words)
    if judged.ruling is None:
        return f"{WATCH} {words}"
    if judged.ruling.allowed:
        pattern, sign = translate("DeskRows", "{finding}. Allowed: {reason}"), YES
    else:
        pattern, sign = translate("DeskRows", "{finding}. Not allowed: {reason}"), NO
    return f"{sign} {pattern.format(finding=words, reason=judged.ruling.reason)}"
