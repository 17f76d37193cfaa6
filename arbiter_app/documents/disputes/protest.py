"""A protest or an appeal as it is handed in: filled in, or blank to be written on (VII.3.3)."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime

from arbiter_app.documents.options import AppealOption, Choice, ChoiceOption, Options
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
from arbiter_app.domain.disputes.hearings import appeal_of, disputed_incident, disputed_penalties
from arbiter_app.domain.facts.disputes.appeals import Appeal, AppealKind
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.ids import AppealId, TeamId, is_team
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.disputes import appeals, incidents
from arbiter_app.wording.terms.registration import people

APPEAL = AppealOption("appeal", QT_TRANSLATE_NOOP("Option", "Protest or appeal"))
FORM = ChoiceOption(
    "form",
    QT_TRANSLATE_NOOP("Option", "Form"),
    (
        Choice("filled", QT_TRANSLATE_NOOP("Option", "as it was filed")),
        Choice("blank", QT_TRANSLATE_NOOP("Option", "blank, to write on")),
    ),
)

_TITLES = {
    AppealKind.PROTEST: QT_TRANSLATE_NOOP("Paper", "Protest to the chief arbiter"),
    AppealKind.APPEAL: QT_TRANSLATE_NOOP("Paper", "Appeal to the appeals committee"),
}

_LINES_FOR_CLAIM = 8


def protest(here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime) -> Report:
    """Return a protest or an appeal, a blank one while there is none.

    Raises RuleError("appeal.unknown").
    """
    appeal = chosen(here.event, options)
    if options[FORM.name] == "blank":
        appeal = None
    if appeal is None:
        title, subtitle = catalogue.translate("Paper", "Protest, appeal"), ""
        blocks, name = tuple(_blank(catalogue)), ""
    else:
        title = catalogue.translate("Paper", _TITLES[appeal.kind])
        subtitle = catalogue.translate("Paper", "№ {number}").format(number=appeal.id)
        blocks = (
            Facts(tuple(_facts(here, catalogue, appeal))),
            Paragraph(catalogue.translate("Paper", "What is claimed"), strong=True),
            *paragraphs(appeal.claim),
        )
        name = incidents.whom(catalogue, here.event, appeal)
    body = frame.Body(
        document="protest",
        title=title,
        subtitle=subtitle,
        blocks=(*blocks, Paragraph(_right_to_appeal(catalogue))),
        orientation=Orientation.PORTRAIT,
        ranked=False,
        signatures=(
            _signature_of(here, catalogue, appeal, name),
            frame.signature_then(
                here.event, catalogue, Role.CHIEF_ARBITER, appeal.chief if appeal else None
            ),
        ),
    )
    # A stamp would stand by the player's signature.
    return replace(frame.framed(body, here, catalogue, printed_at), stamp="")


def _signature_of(
    here: InHand, catalogue: Catalogue, appeal: Appeal | None, name: str
) -> Signature:
    """Return who signs what is claimed: a player, and for a team its captain or who filed it."""
    if appeal is None or not is_team(appeal.player):
        return Signature(catalogue.translate("Paper", "Player"), name)
    captain = here.tournament.team(TeamId(appeal.player)).captain
    return Signature(catalogue.translate("Paper", "Captain"), appeal.filed_by or captain)


def chosen(event: Event, options: Options) -> Appeal | None:
    """Return the appeal that is meant, the newest by default; None where none was filed.

    Raises RuleError("appeal.unknown").
    """
    number = options[APPEAL.name]
    if isinstance(number, int):
        return appeal_of(event.tournament, AppealId(number))
    filed = event.tournament.appeals
    return filed[-1] if filed else None


def _facts(here: InHand, catalogue: Catalogue, appeal: Appeal) -> Iterator[tuple[str, str]]:
    yield catalogue.translate("Paper", "To"), _addressee(here.event, catalogue, appeal)
    yield from dispute(here, catalogue, appeal, decided=False)


def _addressee(event: Event, catalogue: Catalogue, appeal: Appeal) -> str:
    if appeal.kind is AppealKind.PROTEST:
        role = Role.CHIEF_ARBITER
        office = catalogue.translate("Paper", "the chief arbiter")
    else:
        role = Role.APPEALS_CHAIR
        office = catalogue.translate("Paper", "the appeals committee")
    official = event.official(role)
    name = appeal.addressee if appeal.addressee is not None else official and official.name
    if not name:
        return office
    pattern = catalogue.translate("Paper", "{office}, {name}")
    return pattern.format(office=office, name=name)


def dispute(
    here: InHand, catalogue: Catalogue, appeal: Appeal, *, decided: bool
) -> Iterator[tuple[str, str]]:
    """Yield who appeals against what, for readers who were not there: as it was filed or,
    `decided`, as it was to be decided.
    """
    yield catalogue.translate("Paper", "From"), _player(here, catalogue, appeal)
    if appeal.filed_by:
        yield catalogue.translate("Paper", "Handed in by"), appeal.filed_by
    received = numbers.date_and_time(catalogue, appeal.filed_at)
    yield catalogue.translate("Paper", "Received"), received
    yield catalogue.translate("Paper", "Against"), appeals.against(catalogue, here.event, appeal)
    if game := appeals.game(catalogue, here.event, appeal, decided=decided):
        label = catalogue.translate("Paper", "Game")
        if _is_of_match(here, appeal):
            label = catalogue.translate("Paper", "Match")
        yield label, game
    incident = disputed_incident(here.tournament, appeal)
    if incident is not None:
        yield (
            catalogue.translate("Paper", "In the register"),
            _register(here.event, catalogue, appeal),
        )
        if incident.reported_by:
            yield catalogue.translate("Paper", "Reported by"), incident.reported_by
        if incident.arbiter:
            yield catalogue.translate("Paper", "Arbiter"), incident.arbiter
    filed = replace(appeal, fee_returned=False)
    if fee := appeals.fee(catalogue, here.event, filed):
        yield catalogue.translate("Paper", "Fee"), fee


def _is_of_match(here: InHand, appeal: Appeal) -> bool:
    """Whether it is about a match of teams, and not about one of its boards."""
    return here.tournament.boards_of(appeal.stage) is not None


def _player(here: InHand, catalogue: Catalogue, appeal: Appeal) -> str:
    """Return a player with his number, title and region, as far as they are known."""
    person = here.event.contestants[appeal.player]
    number = here.competition.numbers.get(appeal.player)
    if appeal.person is not None:
        return appeal.person
    parts = (
        people.name(catalogue, person),
        catalogue.translate("Paper", "№ {number}").format(number=number) if number else "",
        people.title_and_rank(catalogue, person),
        person.region or "",
    )
    return ", ".join(part for part in parts if part)


def _register(event: Event, catalogue: Catalogue, appeal: Appeal) -> str:
    """Return what the register of incidents says: of whom, what, when, what followed."""
    incident = disputed_incident(event.tournament, appeal)
    assert incident is not None
    pattern = catalogue.translate("Paper", "{moment}, {name}: {offence} – {sanction}")
    penalties = disputed_penalties(event.tournament, appeal)
    names = dict.fromkeys(incidents.whom(catalogue, event, each) for each in penalties)
    head = pattern.format(
        moment=numbers.date_and_time(catalogue, incident.at),
        name=people.listed(names),
        offence=incidents.offence(catalogue, incident.offence),
        sanction=appeals.sanctions(catalogue, event, incident, penalties),
    )
    if incident.article:
        with_article = catalogue.translate("Paper", "{text} ({article})")
        head = with_article.format(text=head, article=incident.article)
    return "\n".join(filter(None, (head, *_lines(incident.account))))


def paragraphs(text: str) -> Iterator[Paragraph]:
    """Yield what was typed, line by line."""
    return map(Paragraph, _lines(text))


def _lines(text: str) -> Iterator[str]:
    return (line.strip() for line in text.splitlines() if line.strip())


def _right_to_appeal(catalogue: Catalogue) -> str:
    return catalogue.translate(
        "Paper",
        "Unless the regulations say otherwise, a player may appeal against any decision of an"
        " arbiter, even after signing the score sheet (Ukrainian rules V.1.24). The decision of"
        " the appeals committee is final (VII.3.3).",
    )


def _blank(catalogue: Catalogue) -> Iterator[Block]:
    for labels in (
        (catalogue.translate("Paper", "To (the chief arbiter, the appeals committee)"),),
        (catalogue.translate("Paper", "From (surname, first name)"),),
        (catalogue.translate("Paper", "Handed in by"),),
        (
            catalogue.translate("Paper", "Round"),
            catalogue.translate("Paper", "Board"),
            catalogue.translate("Paper", "Incident №"),
        ),
        (catalogue.translate("Paper", "Against which decision, of whom"),),
        ("",),
        (catalogue.translate("Paper", "What is claimed, and why"),),
        *((("",),) * _LINES_FOR_CLAIM),
        (
            catalogue.translate("Paper", "Received on"),
            catalogue.translate("Paper", "at"),
            catalogue.translate("Paper", "Fee received"),
        ),
    ):
        yield WritingLine(labels)
