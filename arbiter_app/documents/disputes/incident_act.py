"""The act of an incident, to be read by who was not there and signed by who was; or blank."""

from datetime import datetime

from arbiter_app.documents.options import Choice, ChoiceOption, IncidentOption, Options
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
from arbiter_app.domain.disputes.sanctions import incident_of
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.incidents import Incident, Sanction
from arbiter_app.domain.facts.people import Role
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rounds import Game
from arbiter_app.domain.ids import IncidentId
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import incidents, numbers, people
from arbiter_app.wording.terms.stages import later_stage_name

INCIDENT = IncidentOption("incident", QT_TRANSLATE_NOOP("Option", "Incident"))
FORM = ChoiceOption(
    "form",
    QT_TRANSLATE_NOOP("Option", "Form"),
    (
        Choice("filled", QT_TRANSLATE_NOOP("Option", "of an incident")),
        Choice("blank", QT_TRANSLATE_NOOP("Option", "blank, to write on")),
    ),
)

_LINES_TO_WRITE = 6
"""As many lines as a hand needs to tell what happened."""


def incident_act(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the act of an incident, the last one where none is chosen; blank before the first.

    Raises RuleError("incident.unknown").
    """
    incident = _chosen(here.event, options)
    body = frame.Body(
        document="incident-act",
        title=catalogue.translate("Paper", "Act of an incident"),
        subtitle="" if incident is None else _subtitle(catalogue, incident),
        blocks=_to_write(catalogue) if incident is None else _told(here, catalogue, incident),
        orientation=Orientation.PORTRAIT,
        ranked=False,
        signatures=_signatures(here.event, catalogue, incident),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _chosen(event: Event, options: Options) -> Incident | None:
    number = options[INCIDENT.name]
    if options[FORM.name] == "blank":
        return None
    if number is not None:
        return incident_of(event.tournament, IncidentId(int(number)))
    return event.tournament.incidents[-1] if event.tournament.incidents else None


def _subtitle(catalogue: Catalogue, incident: Incident) -> str:
    pattern = catalogue.translate("Paper", "No. {number} of {moment}")
    return pattern.format(number=incident.id, moment=numbers.date_and_time(catalogue, incident.at))


def _told(here: InHand, catalogue: Catalogue, incident: Incident) -> tuple[Block, ...]:
    lines = [*_who(here, catalogue, incident), *_what(here.event, catalogue, incident)]
    account = incident.account or catalogue.translate("Paper", "Nothing more was written down.")
    return (
        Facts(tuple(lines)),
        Paragraph(catalogue.translate("Paper", "What happened"), strong=True),
        *(Paragraph(line) for line in account.splitlines() if line.strip()),
        Paragraph(catalogue.translate("Paper", "Decision of the arbiter"), strong=True),
        *(Paragraph(line) for line in _decision(here.event, catalogue, incident)),
        *_lifting(here.event, catalogue, incident),
        *_acquainted(catalogue),
    )


def _who(here: InHand, catalogue: Catalogue, incident: Incident) -> list[tuple[str, str]]:
    name = incidents.whom(catalogue, here.event, incident)
    is_there = incident.person is None
    rank = people.title_and_rank(catalogue, here.event.players[incident.player]) if is_there else ""
    lines = [(catalogue.translate("Paper", "Player"), f"{name}, {rank}" if rank else name)]
    if (number := here.competition.numbers.get(incident.player)) is not None:
        lines.append((catalogue.translate("Paper", "Number"), str(number)))
    if stage := later_stage_name(catalogue, here.tournament, incident.stage):
        lines.append((catalogue.translate("Paper", "Stage"), stage))
    if incident.round is not None:
        lines.append((catalogue.translate("Paper", "Round"), str(incident.round)))
    if game := _game(here.event, incident):
        colour = game.colour(incident.player)
        opponent = here.event.players[game.player(colour.other)]
        lines += [
            (catalogue.translate("Paper", "Board"), _board(catalogue, game, colour)),
            (catalogue.translate("Paper", "Opponent"), people.name(catalogue, opponent)),
        ]
    return lines


def _game(event: Event, incident: Incident) -> Game | None:
    """Return the game that it is about; None where the numbers were drawn anew since."""
    place = (incident.stage, incident.round, incident.board)
    for stage in event.tournament.stages:
        for round_, game in stage.games:
            if (stage.id, round_.number, game.board) == place:
                return game if incident.player in (game.white, game.black) else None
    return None


def _board(catalogue: Catalogue, game: Game, colour: Colour) -> str:
    pattern = (
        catalogue.translate("Paper", "{board}, with White")
        if colour is Colour.WHITE
        else catalogue.translate("Paper", "{board}, with Black")
    )
    return pattern.format(board=game.board)


def _what(event: Event, catalogue: Catalogue, incident: Incident) -> list[tuple[str, str]]:
    count = incidents.count_of(event, incident)
    time = incidents.time_in_words(catalogue, incident.offence, count)
    lines = [
        (
            catalogue.translate("Paper", "Time"),
            numbers.date_and_time(catalogue, incident.at),
        ),
        (catalogue.translate("Paper", "Offence"), time),
    ]
    if incident.article:
        lines.append((catalogue.translate("Paper", "Article"), incident.article))
    if incident.reported_by:
        lines.append((catalogue.translate("Paper", "Reported by"), incident.reported_by))
    return lines


def _decision(event: Event, catalogue: Catalogue, incident: Incident) -> list[str]:
    imposed = incidents.imposed(catalogue, event, incident)
    words = catalogue.translate("Paper", "Sanction (Ukrainian rules VII.1.10): {sanction}.")
    lines = [words.format(sanction=imposed)]
    if incident.sanction is Sanction.NONE:
        lines = [catalogue.translate("Paper", "The incident is noted; no sanction is imposed.")]
    if incident.sanction is Sanction.WARNING:
        which = incidents.warning_in_words(catalogue, incidents.count_of(event, incident))
        pattern = catalogue.translate("Paper", "It is the {warning}.")
        lines.append(pattern.format(warning=which))
    if incident.effects:
        lines += incidents.told_effects(catalogue, event, incident)
    else:
        lines.append(catalogue.translate("Paper", "No result changes by it."))
    if incident.sanction is Sanction.FINE:
        lines.append(
            catalogue.translate("Paper", "The fine is paid.")
            if incident.fine_paid
            else catalogue.translate("Paper", "The fine is not paid yet.")
        )
    if incident.person is not None:
        pattern = catalogue.translate("Paper", "{name} has taken the place of {person} since.")
        name = people.name(catalogue, event.players[incident.player])
        lines.append(pattern.format(name=name, person=incident.person))
    return lines


def _lifting(event: Event, catalogue: Catalogue, incident: Incident) -> tuple[Paragraph, ...]:
    lifted = incident.lifted
    if lifted is None:
        return (Paragraph(catalogue.translate("Paper", "The sanction stands.")),)
    pattern = catalogue.translate(
        "Paper", "The sanction was lifted on {moment} by {name}. Reason: {reason}"
    )
    text = pattern.format(
        moment=numbers.date_and_time(catalogue, lifted.at),
        name=lifted.by or "–",
        reason=lifted.reason,
    )
    now = incidents.games_now(catalogue, event, incident)
    return (Paragraph(text, strong=True), *map(Paragraph, now))


def _acquainted(catalogue: Catalogue) -> tuple[WritingLine, ...]:
    return (
        WritingLine(
            (
                catalogue.translate("Paper", "Read by the player (signature)"),
                catalogue.translate("Paper", "Date"),
            )
        ),
        WritingLine((catalogue.translate("Paper", "The player refuses to sign (witness)"),)),
    )


def _to_write(catalogue: Catalogue) -> tuple[Block, ...]:
    return (
        WritingLine(
            (catalogue.translate("Paper", "Act No."), catalogue.translate("Paper", "Day and time"))
        ),
        WritingLine(
            (catalogue.translate("Paper", "Player"), catalogue.translate("Paper", "Number"))
        ),
        WritingLine(
            (
                catalogue.translate("Paper", "Round"),
                catalogue.translate("Paper", "Board"),
                catalogue.translate("Paper", "Colour"),
                catalogue.translate("Paper", "Opponent"),
            )
        ),
        WritingLine(
            (
                catalogue.translate("Paper", "Offence, which time"),
                catalogue.translate("Paper", "Article"),
            )
        ),
        WritingLine((catalogue.translate("Paper", "Reported by"),)),
        WritingLine((catalogue.translate("Paper", "What happened"),)),
        *(WritingLine(("",)) for _ in range(_LINES_TO_WRITE)),
        WritingLine((catalogue.translate("Paper", "Sanction (Ukrainian rules VII.1.10)"),)),
        WritingLine(
            (
                catalogue.translate("Paper", "Result before"),
                catalogue.translate("Paper", "Result after"),
            )
        ),
        *_acquainted(catalogue),
    )


def _signatures(
    event: Event, catalogue: Catalogue, incident: Incident | None
) -> tuple[Signature, ...]:
    chief = frame.office_signature(event, catalogue, Role.CHIEF_ARBITER)
    name = "" if incident is None else incident.arbiter
    if name and name == chief.name:
        return (chief,)
    return Signature(catalogue.translate("Paper", "Arbiter"), name), chief
