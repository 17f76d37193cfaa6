"""The act of an incident, to be read by who was not there and signed by who was; or blank."""

from collections.abc import Sequence
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
from arbiter_app.domain.disputes.penalties import count_of
from arbiter_app.domain.disputes.sanctions import encounter_at, incident_of
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.disputes.incidents import Encounter, Incident, Penalty, Sanction
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.hall.boards import board_of
from arbiter_app.domain.ids import Board, IncidentId, PlayerId, is_team
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.disputes import incidents
from arbiter_app.wording.terms.event.stages import later_stage_name
from arbiter_app.wording.terms.registration import people, rights

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
        title=catalogue.translate("Paper", "Incident report"),
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
    event = here.event
    lines = [*_who(here, catalogue, incident), *_what(event, catalogue, incident)]
    account = incident.account or catalogue.translate("Paper", "Nothing more was written down.")
    return (
        Facts(tuple(lines)),
        Paragraph(catalogue.translate("Paper", "What happened"), strong=True),
        *(Paragraph(line) for line in account.splitlines() if line.strip()),
        Paragraph(catalogue.translate("Paper", "Decision of the arbiter"), strong=True),
        *(
            block
            for penalty in incident.penalties
            for block in _followed(event, catalogue, incident, penalty)
        ),
        *_acquainted(
            catalogue,
            [incidents.whom(catalogue, event, each) for each in _each(incident)],
            of_team=any(each.player and is_team(each.player) for each in _each(incident)),
        ),
    )


def _each(incident: Incident) -> list[Penalty]:
    """Return a penalty of each person of an incident, in their order."""
    first: dict[object, Penalty] = {}
    for penalty in incident.penalties:
        first.setdefault((penalty.player, penalty.person), penalty)
    return [*first.values()]


def _followed(
    event: Event, catalogue: Catalogue, incident: Incident, penalty: Penalty
) -> tuple[Paragraph, ...]:
    """Return what followed for one of the people, with the name where there are several."""
    name = incidents.whom(catalogue, event, penalty)
    head = (Paragraph(name, strong=True),) if len(incident.penalties) > 1 else ()
    return (
        *head,
        *(Paragraph(line) for line in _decision(event, catalogue, incident, penalty)),
        *_lifting(event, catalogue, penalty),
    )


def _who(here: InHand, catalogue: Catalogue, incident: Incident) -> list[tuple[str, str]]:
    lines = []
    for penalty in _each(incident):
        lines += _person(here, catalogue, incident, penalty)
    if stage := later_stage_name(catalogue, here.tournament, incident.stage):
        lines.append((catalogue.translate("Paper", "Stage"), stage))
    met = _met(here.event, incident)
    if (round_ := incident.round or (met and met.round)) is not None:
        lines.append((catalogue.translate("Paper", "Round"), str(round_)))
    people_met = [each.player for each in _each(incident) if each.player is not None]
    if met is None:
        return lines
    if len(people_met) == 1:
        return lines + _from_one_side(here.event, catalogue, met, people_met[0])
    white, black = incidents.names_of(catalogue, here.event, met)
    pattern = catalogue.translate("Paper", "{board}, {white} – {black}")
    place = pattern.format(board=_board(here.event, met), white=white, black=black)
    return [*lines, (catalogue.translate("Paper", "Board"), place)]


def _person(
    here: InHand, catalogue: Catalogue, incident: Incident, penalty: Penalty
) -> list[tuple[str, str]]:
    """Return who one of the people is."""
    name = incidents.whom(catalogue, here.event, penalty)
    if penalty.player is None:
        return [(catalogue.translate("Paper", "Person"), name)]
    player, is_there = here.event.contestants[penalty.player], penalty.person is None
    rank = people.title_and_rank(catalogue, player) if is_there else ""
    who = catalogue.translate("Paper", "Player")
    if is_team(penalty.player):
        who = catalogue.translate("Paper", "Team")
    lines = [(who, f"{name}, {rank}" if rank else name)]
    competition = here.tournament.competition(incident.stage)
    if (number := competition.numbers.get(penalty.player)) is not None:
        lines.append((catalogue.translate("Paper", "Number"), str(number)))
    return lines


def _met(event: Event, incident: Incident) -> Encounter | None:
    """Return the game that it is about, as it was then; as it is now where the file is of a time
    when that was not kept.
    """
    if incident.encounter is not None or incident.round is None or incident.board is None:
        return incident.encounter
    try:
        met = encounter_at(event.tournament, incident.stage, incident.round, incident.board)
    except RuleError:  # the numbers were drawn anew since
        return None
    players = {each.player for each in incident.penalties}
    return met if players & {met.white, met.black} else None


def _board(event: Event, met: Encounter) -> Board | str:
    return board_of(event.tournament, met.board, met.white)


def _from_one_side(
    event: Event, catalogue: Catalogue, met: Encounter, player: PlayerId
) -> list[tuple[str, str]]:
    """Return the game as one of its players sees it."""
    opponent, person = met.opponent(player)
    name = person or people.name(catalogue, event.contestants[opponent])
    if is_team(player):
        return [
            (catalogue.translate("Paper", "Table"), str(_board(event, met))),
            (catalogue.translate("Paper", "Opponent"), name),
        ]
    pattern = (
        catalogue.translate("Paper", "{board}, with White")
        if player == met.white
        else catalogue.translate("Paper", "{board}, with Black")
    )
    return [
        (catalogue.translate("Paper", "Board"), pattern.format(board=_board(event, met))),
        (catalogue.translate("Paper", "Opponent"), name),
    ]


def _what(event: Event, catalogue: Catalogue, incident: Incident) -> list[tuple[str, str]]:
    times = dict.fromkeys(
        incidents.time_in_words(
            catalogue, incident.offence, count_of(event.tournament, incident, each)
        )
        for each in _each(incident)
    )
    lines = [
        (
            catalogue.translate("Paper", "Time"),
            numbers.date_and_time(catalogue, incident.at),
        ),
        (catalogue.translate("Paper", "Offence"), "\n".join(times)),
    ]
    if incident.article:
        lines.append((catalogue.translate("Paper", "Article"), incident.article))
    if incident.reported_by:
        lines.append((catalogue.translate("Paper", "Reported by"), incident.reported_by))
    return lines


def _decision(
    event: Event, catalogue: Catalogue, incident: Incident, penalty: Penalty
) -> list[str]:
    imposed = incidents.imposed(catalogue, event, penalty)
    words = catalogue.translate("Paper", "Sanction (Ukrainian rules VII.1.10): {sanction}.")
    lines = [words.format(sanction=imposed)]
    if penalty.sanction is Sanction.NONE:
        lines = [catalogue.translate("Paper", "The incident is noted; no sanction is imposed.")]
    if penalty.sanction is Sanction.WARNING:
        count = count_of(event.tournament, incident, penalty)
        pattern = catalogue.translate("Paper", "It is the {warning}.")
        lines.append(pattern.format(warning=incidents.warning_in_words(catalogue, count)))
    if penalty.effects:
        lines += filter(None, incidents.told_effects(catalogue, event, penalty))
    elif penalty.player is not None:
        lines.append(catalogue.translate("Paper", "No result changes by it."))
    if penalty.sanction is Sanction.FINE:
        lines.append(
            catalogue.translate("Paper", "The fine is paid.")
            if penalty.fine_paid
            else catalogue.translate("Paper", "The fine is not paid yet.")
        )
    if penalty.player is not None and penalty.person is not None:
        pattern = catalogue.translate("Paper", "{name} has taken the place of {person} since.")
        name = people.name(catalogue, event.contestants[penalty.player])
        lines.append(pattern.format(name=name, person=penalty.person))
    return lines


def _lifting(event: Event, catalogue: Catalogue, penalty: Penalty) -> tuple[Paragraph, ...]:
    lifted = penalty.lifted
    if lifted is None:
        return (Paragraph(catalogue.translate("Paper", "The sanction stands.")),)
    pattern = catalogue.translate(
        "Paper", "The sanction was lifted on {moment} by {name}. Reason: {reason}"
    )
    text = pattern.format(
        moment=numbers.date_and_time(catalogue, lifted.at),
        name=rights.actor(catalogue, lifted.by),
        reason=lifted.reason,
    )
    told = filter(None, incidents.told_lifting(catalogue, event, lifted))
    return (Paragraph(text, strong=True), *map(Paragraph, told))


def _acquainted(
    catalogue: Catalogue, names: Sequence[str] = (), *, of_team: bool = False
) -> tuple[WritingLine, ...]:
    """Return where everybody signs whom the incident is about; for a team its captain."""
    one = catalogue.translate("Paper", "Read by the player (signature)")
    if of_team:
        one = catalogue.translate("Paper", "Read by the captain (signature)")
    of_several = catalogue.translate("Paper", "Read by {name} (signature)")
    date = catalogue.translate("Paper", "Date")
    labels = [of_several.format(name=name) for name in names] if len(names) > 1 else [one]
    return (
        *(WritingLine((label, date)) for label in labels),
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
    kept = None if incident is None else incident.chief
    chief = frame.signature_then(event, catalogue, Role.CHIEF_ARBITER, kept)
    name = "" if incident is None else incident.arbiter
    if name and name == chief.name:
        return (chief,)
    return Signature(catalogue.translate("Paper", "Arbiter"), name), chief
