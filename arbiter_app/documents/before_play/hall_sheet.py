"""The sheet of the hall: what the Ukrainian rules demand of it (VI), to be ticked on the spot."""

from collections.abc import Sequence
from datetime import datetime

from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Facts,
    Orientation,
    Paragraph,
    Report,
    Signature,
    Table,
    WritingLine,
)
from arbiter_app.domain.facts.event import Event, Particular
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Player, Role
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.registration import people

_TO_TICK = "□"

# fmt: off
_DEMANDS = (
    ("VI.1.1", QT_TRANSLATE_NOOP(
        "Paper", "The commission that inspects sports grounds has accepted the hall")),
    ("VI.1.1", QT_TRANSLATE_NOOP(
        "Paper", "Fire safety, sanitary state, shared rooms and public address are in order")),
    ("VI.1.2", QT_TRANSLATE_NOOP("Paper", "Light on the boards: 400 lux or more")),
    ("VI.1.2", QT_TRANSLATE_NOOP(
        "Paper", "The pieces throw no shadows and do not glare; direct sun disturbs nobody")),
    ("VI.1.3", QT_TRANSLATE_NOOP("Paper", "Carpet on the floor, or quiet shoes (preferred)")),
    ("VI.1.4", QT_TRANSLATE_NOOP(
        "Paper", "Every place that players may enter during play has been checked thoroughly")),
    ("VI.1.5", QT_TRANSLATE_NOOP(
        "Paper", "Room for each player: 4.5\u00a0m² at the highest level,"
        " elsewhere 2\u00a0m² or more")),
    ("VI.1.5", QT_TRANSLATE_NOOP(
        "Paper", "2.5 m or more between rows; no board close to a door")),
    ("VI.1.5", QT_TRANSLATE_NOOP(
        "Paper", "A table for each game; no long rows without a gap (preferred)")),
    ("VI.1.6", QT_TRANSLATE_NOOP(
        "Paper", "Tables: twice as long as the board or longer, 15–20 cm wider than it"
        " (recommended 100–120 × 80–83 cm, 74 cm high)")),
    ("VI.1.6", QT_TRANSLATE_NOOP(
        "Paper", "Chairs are comfortable and make no noise; children’s events have a permit")),
    ("VI.1.7", QT_TRANSLATE_NOOP(
        "Paper", "Both players of a game have the same conditions; everybody has, if possible")),
    ("VI.2.1", QT_TRANSLATE_NOOP(
        "Paper", "Boards: rigid, without gloss, good contrast; of wood where possible,"
        " of stone only if the chief arbiter accepts it")),
    ("VI.2.1", QT_TRANSLATE_NOOP(
        "Paper", "Squares of 5.5 cm, as wide as two pawns; the board cannot slide")),
    ("VI.2.2", QT_TRANSLATE_NOOP(
        "Paper", "Mechanical clocks: quiet, without glare, the fall of the flag is plain to see")),
    ("VI.2.3.1–3", QT_TRANSLATE_NOOP(
        "Paper", "Electronic clocks show the time at every moment, legible from 3 m;"
        " which side is running is seen from 10 m")),
    ("VI.2.3.4–6", QT_TRANSLATE_NOOP(
        "Paper", "They show whose time ran out first, warn of a low battery"
        " and then run 10 hours more")),
    ("VI.2.4", QT_TRANSLATE_NOOP(
        "Paper", "They add no time once the last time control has passed")),
    ("VI.2.5", QT_TRANSLATE_NOOP(
        "Paper", "An arbiter can correct time and moves within 60 seconds")),
    ("VI.2.6", QT_TRANSLATE_NOOP(
        "Paper", "Nobody can wipe or change the display with a simple touch")),
    ("VI.2.7", QT_TRANSLATE_NOOP(
        "Paper", "A short manual is at hand; for events of FIDE the model is approved by FIDE")),
    ("VI.2.8", QT_TRANSLATE_NOOP("Paper", "Clocks of one type throughout the event")),
)
# fmt: on
"""Articles of the Ukrainian rules, and what each demands."""


def hall_sheet(
    here: InHand,
    options: Options,  # noqa: ARG001 - every document is built with the same arguments
    catalogue: Catalogue,
    printed_at: datetime,
) -> Report:
    """Return the sheet, blank but for the hall and for what players need there."""
    ready = catalogue.translate(
        "Paper", "□ ready for play    □ ready once the remarks are put right    □ not ready"
    )
    body = frame.Body(
        document="hall-sheet",
        title=catalogue.translate("Paper", "Readiness of the playing hall"),
        blocks=(
            *_hall(here.event, catalogue),
            _demands(catalogue),
            *_needs(here, catalogue),
            Paragraph(ready, strong=True),
            WritingLine((catalogue.translate("Paper", "To be put right, by whom and when"),)),
        ),
        orientation=Orientation.PORTRAIT,
        undivided=True,
        ranked=False,
        signatures=(
            frame.office_signature(here.event, catalogue, Role.CHIEF_ARBITER),
            _organiser(here.event, catalogue),
        ),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _hall(event: Event, catalogue: Catalogue) -> tuple[Block, ...]:
    hall = catalogue.translate("Paper", "Hall")
    day, hour = catalogue.translate("Paper", "Inspected on"), catalogue.translate("Paper", "at")
    venue = event.particulars.get(Particular.VENUE)
    if venue:
        return (Facts(((hall, venue),)), WritingLine((day, hour)))
    return (WritingLine((hall, day, hour)),)


def _demands(catalogue: Catalogue) -> Table:
    return Table(
        columns=(
            Column(catalogue.translate("Column", "Article"), ColumnKind.NUMBER),
            Column(catalogue.translate("Column", "Demand")),
            *_to_fill(catalogue),
        ),
        rows=tuple(
            (Cell(article), Cell(catalogue.translate("Paper", demand)), *_FILLED_BY_HAND)
            for article, demand in _DEMANDS
        ),
    )


def _needs(here: InHand, catalogue: Catalogue) -> tuple[Block, ...]:
    """Return what players need at the board or on the way to it (XI.4)."""
    title = catalogue.translate("Paper", "Special needs of players (Ukrainian rules XI.4)")
    known = columns.of_paper("hall-sheet")
    playing = [
        here.event.contestants[player]
        for player in dict.fromkeys(
            entry.player
            for tournament in here.event.tournaments
            for entry in tournament.entries
            if entry.takes_part
        )
    ]
    needing = [each for each in playing if columns.filled(known, catalogue, [each])]
    if not needing:
        none = catalogue.translate("Paper", "{title}: none were told.")
        return (Paragraph(none.format(title=title)),)
    return (Paragraph(title, strong=True), _needing(catalogue, known, needing))


def _needing(
    catalogue: Catalogue, known: Sequence[columns.PlayerColumn], players: Sequence[Player]
) -> Table:
    return Table(
        columns=(
            columns.name(catalogue),
            *(column.column(catalogue) for column in known),
            *_to_fill(catalogue),
        ),
        rows=tuple(
            (
                Cell(people.name(catalogue, player)),
                *(column.cell(catalogue, player) for column in known),
                *_FILLED_BY_HAND,
            )
            for player in players
        ),
    )


_FILLED_BY_HAND = (Cell(_TO_TICK), Cell(_TO_TICK), Cell())


def _to_fill(catalogue: Catalogue) -> tuple[Column, ...]:
    return (
        Column(catalogue.translate("Column", "Yes"), ColumnKind.NUMBER, Align.CENTRE),
        Column(catalogue.translate("Column", "No"), ColumnKind.NUMBER, Align.CENTRE),
        Column(catalogue.translate("Column", "Remark"), room=24),
    )


def _organiser(event: Event, catalogue: Catalogue) -> Signature:
    """Return the organiser's signature, with the name where only one person can be meant."""
    names = [each.name for each in event.with_role(Role.ORGANISER)]
    office = catalogue.translate("Paper", "For the organiser")
    return Signature(office, names[0] if len(names) == 1 else "")
