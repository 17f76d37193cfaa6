"""What all papers have in common: heading, signatures, footer and notes."""

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from arbiter_app.documents.report import (
    NO_WISHES,
    Approval,
    Block,
    Cards,
    Cell,
    Footer,
    Heading,
    Orientation,
    Paragraph,
    Report,
    SheetKind,
    Signature,
    Wishes,
)
from arbiter_app.documents.slip import SlipLine, Slips, SlipSize
from arbiter_app.domain.facts.competition import ListChange
from arbiter_app.domain.facts.event import Event, Particular, Soundness
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Official, RatingOrigin, Role
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import PlayerId
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event import by_rules
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration import people, ratings
from arbiter_app.wording.terms.table import tie_breaks


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    """What one document alone knows."""

    document: str
    """Id of the document, printed as its code."""
    title: str
    subtitle: str = ""
    blocks: tuple[Block, ...]
    orientation: Orientation = Orientation.EITHER
    kind: SheetKind = SheetKind.FILED
    wishes: Wishes = NO_WISHES
    undivided: bool = False
    ranked: bool = True
    """Whether it has to do with the order of the players, so that the footer says what orders
    them."""
    ratings: Sequence[RatingOrigin] = ()
    """The lists that ratings on the sheet were taken from."""
    approved: bool = False
    """Whether it is approved by whom the event names."""
    signatures: tuple[Signature, ...] | None = None
    """None: the chief arbiter’s and the chief secretary’s, on a sheet that is filed."""
    warnings: Sequence[str] = ()
    """What the arbiter is told before it is printed."""


def framed(body: Body, here: InHand, catalogue: Catalogue, printed_at: datetime) -> Report:
    """Return the sheet with the frame that every protocol has."""
    mark = _mark(here.event, catalogue)
    return Report(
        language=catalogue.language,
        orientation=body.orientation,
        kind=body.kind,
        wishes=body.wishes,
        undivided=body.undivided,
        heading=Heading(
            organiser=_above(here.event, catalogue),
            event=event_title(here),
            tournament=_tournament_title(here.event, catalogue),
            place_and_dates=place_and_dates(here.event, catalogue),
            document=body.title,
            subtitle=body.subtitle,
            approval=approval(here.event, catalogue) if body.approved else None,
        ),
        body=tuple(_marked(block, mark) for block in body.blocks),
        signatures=_signatures(body, here.event, catalogue),
        stamp=catalogue.translate("Paper", "Stamp"),
        footer=_footer(body, here, catalogue, printed_at),
        mark=mark,
        warnings=tuple(body.warnings),
    )


def _mark(event: Event, catalogue: Catalogue) -> str:
    """Return what a paper says across itself: that it is of no event that counts, or of a file that
    is not what its journal says.
    """
    if event.is_practice:
        return catalogue.translate("Paper", "PRACTICE COPY")
    if event.soundness is Soundness.FAULTY:
        return catalogue.translate("Paper", "THE FILE IS AT FAULT")
    return catalogue.translate("Paper", "SAMPLE EVENT") if event.is_sample else ""


def _marked(block: Block, mark: str) -> Block:
    """Return a block on which every piece to be cut out says that it is of no event that counts."""
    if not mark:
        return block
    if isinstance(block, Slips):
        marked = SlipLine(mark, size=SlipSize.SMALL)
        slips = (replace(each, parts=(*each.parts, marked)) for each in block.slips)
        return replace(block, slips=tuple(slips))
    if not isinstance(block, Cards):
        return block
    cards = (
        replace(card, below=" · ".join(part for part in (card.below, mark) if part))
        for card in block.cards
    )
    return replace(block, cards=tuple(cards))


def _above(event: Event, catalogue: Catalogue) -> str:
    """Return what stands above the title of the event: its organiser, or what it says itself."""
    return catalogue.translate("Paper", "{organiser}").format(
        organiser=event.organiser, federation=event.federation, place=event.place
    )


def event_title(here: InHand) -> str:
    """Return the title of the event with that of its only tournament, where it has one of its
    own; one of several stands in a line for itself.
    """
    titles = [here.event.title]
    if not here.event.has_several:
        titles.append(here.competition.title)
    return ". ".join(title for title in dict.fromkeys(titles) if title)


def _tournament_title(event: Event, catalogue: Catalogue) -> str:
    if not event.has_several or is_of_all(event):
        return ""
    return tournament_name(catalogue, event.tournament)


def is_of_all(event: Event) -> bool:
    """Whether a paper of an event is of several tournaments as one."""
    return event.seen_of is None and event.has_several


def place_and_dates(event: Event, catalogue: Catalogue) -> str:
    """Return where and when an event is held."""
    parts = [event.place]
    if event.starts_on:
        last = event.ends_on or event.starts_on
        parts.append(numbers.date_range(catalogue, event.starts_on, last))
    return ", ".join(part for part in parts if part)


def approval(event: Event, catalogue: Catalogue, *, by_hand: bool = False) -> Approval | None:
    """Return the corner of whom the event names; of nobody a corner to write in `by_hand`, or
    none.
    """
    by = event.particulars.get(Particular.APPROVED_BY, "" if by_hand else None)
    if by is None:
        return None
    return Approval(
        word=catalogue.translate("Paper", "APPROVED"),
        by=by,
        date=catalogue.translate("Paper", "“____” ________________ 20___"),
    )


def _signatures(body: Body, event: Event, catalogue: Catalogue) -> tuple[Signature, ...]:
    if body.kind is not SheetKind.FILED:
        return ()
    return usual_signatures(event, catalogue) if body.signatures is None else body.signatures


def usual_signatures(event: Event, catalogue: Catalogue) -> tuple[Signature, ...]:
    """Return the signatures of the chief arbiter and the chief secretary."""
    return tuple(
        office_signature(event, catalogue, role)
        for role in (Role.CHIEF_ARBITER, Role.CHIEF_SECRETARY)
    )


def signature_then(event: Event, catalogue: Catalogue, role: Role, name: str | None) -> Signature:
    """Return the place for a signature of who held an office when something was decided; of who
    holds it now, where `name` is None, for that was not kept.
    """
    now = office_signature(event, catalogue, role)
    if name in (None, "", now.name):
        return now
    return Signature(people.role(catalogue, role), name or "")


def office_signature(event: Event, catalogue: Catalogue, role: Role) -> Signature:
    """Return the signature of the first official with a role; open where there is none."""
    official = event.official(role)
    if official is None:
        return Signature(people.role(catalogue, role), "")
    return signature(catalogue, official)


def signature(catalogue: Catalogue, official: Official) -> Signature:
    """Return an official's signature with his office and category."""
    office = people.role(catalogue, official.role)
    if official.category:
        pattern = catalogue.translate("Paper", "{office} ({category})")
        office = pattern.format(office=office, category=official.category)
    return Signature(office, official.name)


def _footer(body: Body, here: InHand, catalogue: Catalogue, printed_at: datetime) -> Footer:
    printed = catalogue.translate("Paper", "printed {moment}")
    footer = Footer(
        ratings=_ratings(catalogue, body.ratings),
        data_version=_data_version(here.event, catalogue),
        document=body.document,
        printed_at=printed.format(moment=numbers.date_and_time(catalogue, printed_at)),
        made_at=printed_at,
        page=catalogue.translate("Paper", "page {page} of {pages}"),
    )
    if not body.ranked or is_of_all(here.event):
        return footer
    settings = here.competition.settings
    if not settings.traits.ranks_by_points:
        return footer
    order = catalogue.translate("Paper", "Tie-breaks: {tie_breaks}")
    listed = tie_breaks.order(catalogue, settings.tie_breaks)
    return replace(
        footer,
        edition=tie_breaks.edition_of(catalogue, settings),
        tie_breaks=order.format(tie_breaks=listed) if listed else "",
        list_changes=tuple(
            list_change(catalogue, change) for change in here.competition.list_changes
        ),
    )


def _data_version(event: Event, catalogue: Catalogue) -> str:
    version = catalogue.translate("Paper", "Data version {version}")
    if event.soundness is Soundness.BEING_CHECKED:
        version = catalogue.translate("Paper", "Data version {version}, the file is being checked")
    told = version.format(version=event.data_version)
    shown = event.tournaments if event.seen_of is None else (event.tournament,)
    left = next((each.rules_left for each in shown if each.rules_left is not None), None)
    return told if left is None else f"{told}, {by_rules.sign(catalogue, left)}"


def _ratings(catalogue: Catalogue, origins: Sequence[RatingOrigin]) -> str:
    if not origins:
        return ""
    lists = "; ".join(ratings.origin(catalogue, each) for each in origins)
    return catalogue.translate("Paper", "Ratings: {lists}").format(lists=lists)


def list_change(catalogue: Catalogue, change: ListChange) -> str:
    """Return that the list was changed during play, which C.07 Art. 4.1 does not foresee."""
    pattern = catalogue.translate(
        "Paper",
        "The list of tie-breaks was changed after round {round}. Before: {tie_breaks}."
        " Reason: {reason}",
    )
    return pattern.format(
        round=change.after_round,
        tie_breaks=tie_breaks.order(catalogue, change.before)
        or catalogue.translate("Paper", "none"),
        reason=change.reason,
    )


def counted(here: InHand, catalogue: Catalogue, number: int) -> str:
    """Return how many players take part, or teams where these play: "4 teams"."""
    if here.is_of_teams:
        return catalogue.translate("Paper", "%n team(s)", None, number)
    return catalogue.translate("Paper", "%n player(s)", None, number)


def name_cell(event: Event, catalogue: Catalogue, player: PlayerId) -> Cell:
    """Return the name of a player or a team, struck out after a withdrawal from the tournament of
    the paper.
    """
    struck = event.tournament.status(player) is not EntryStatus.REGISTERED
    return Cell(people.name(catalogue, event.contestants[player]), struck=struck)


def withdrawal_note(
    here: InHand, catalogue: Catalogue, shown: Container[PlayerId] | None = None
) -> tuple[Paragraph, ...]:
    """Return what the struck names mean, if there are any among those shown; None: everybody is."""
    # Who left only after what is looked at has not left yet.
    gone = {
        each: status
        for each in here.competition.players
        if each in here.competition.left and (shown is None or each in shown)
        if (status := here.tournament.status(each)) is not EntryStatus.REGISTERED
    }
    left = {*gone.values()}
    if not left:
        return ()
    if left == {EntryStatus.WITHDRAWN}:
        return (
            Paragraph(catalogue.translate("Paper", "Struck out: withdrew from the tournament.")),
        )
    expelled = people.listed(
        people.name(catalogue, here.event.contestants[each])
        for each, status in gone.items()
        if status is EntryStatus.EXPELLED
    )
    pattern = (
        catalogue.translate("Paper", "Struck out: expelled from the tournament: {names}.")
        if left == {EntryStatus.EXPELLED}
        else catalogue.translate(
            "Paper", "Struck out: withdrew from the tournament. Expelled from it: {names}."
        )
    )
    return (Paragraph(pattern.format(names=expelled)),)


def forfeit_note(catalogue: Catalogue, marks: Iterable[Mark]) -> tuple[Paragraph, ...]:
    """Return what the signs of forfeits mean, if any stands on the sheet."""
    if {Mark.FORFEIT_WON, Mark.FORFEIT_LOST}.isdisjoint(marks):
        return ()
    return (Paragraph(catalogue.translate("Paper", "+ and – : won and lost by forfeit.")),)
