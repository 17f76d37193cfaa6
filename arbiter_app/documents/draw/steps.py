"""The steps of a draw as rows: who drew what, when, from where; and what was taken back."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from arbiter_app.documents.parts import columns
from arbiter_app.documents.report import Align, Cell, Column, ColumnKind, Table
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.numbering import Ceremony, CeremonyStep, Draw, MisDraw
from arbiter_app.domain.ids import PlayerId
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.registration import people


@dataclass(frozen=True, slots=True, kw_only=True)
class _Step:
    """A step of any draw; what is not known of it is ""."""

    player: str
    time: str = ""
    contingent: str = ""
    envelope: str = ""
    place: str = ""
    number: str = ""
    by: str = ""


_ENTRANT = QT_TRANSLATE_NOOP("Column", "Player")
"""The head of who drew; of teams it is theirs."""

_COLUMNS: tuple[tuple[str, ColumnKind, Align, Callable[[_Step], str]], ...] = (
    (
        QT_TRANSLATE_NOOP("Column", "Time"),
        ColumnKind.NUMBER,
        Align.CENTRE,
        lambda step: step.time,
    ),
    (
        _ENTRANT,
        ColumnKind.TEXT,
        Align.LEFT,
        lambda step: step.player,
    ),
    (
        QT_TRANSLATE_NOOP("Column", "Contingent"),
        ColumnKind.TEXT,
        Align.LEFT,
        lambda step: step.contingent,
    ),
    (
        QT_TRANSLATE_NOOP("Column", "Set"),
        ColumnKind.NUMBER,
        Align.CENTRE,
        lambda step: step.envelope,
    ),
    (
        QT_TRANSLATE_NOOP("Column", "Envelope at place"),
        ColumnKind.NUMBER,
        Align.CENTRE,
        lambda step: step.place,
    ),
    (
        QT_TRANSLATE_NOOP("Column", "Number"),
        ColumnKind.NUMBER,
        Align.CENTRE,
        lambda step: step.number,
    ),
    (
        QT_TRANSLATE_NOOP("Column", "Drawn by"),
        ColumnKind.TEXT,
        Align.LEFT,
        lambda step: step.by,
    ),
)


def step_table(
    event: Event, catalogue: Catalogue, ceremony: Ceremony | None, draw: Draw | None
) -> Table:
    """Return the steps in the order of drawing; columns that nothing fills are left out."""
    if ceremony is not None:
        steps = _of_ceremony(event, catalogue, ceremony)
    else:
        steps = _of_draw(event, catalogue, draw) if draw is not None else []
    used = [each for each in _COLUMNS if any(map(each[3], steps))]
    title = catalogue.translate("Column", "Step")
    return Table(
        columns=(
            Column(title, ColumnKind.NUMBER, Align.RIGHT),
            *(
                columns.entrant(catalogue, of_teams=event.tournament.played_by_teams)
                if head == _ENTRANT
                else Column(catalogue.translate("Column", head), kind, align)
                for head, kind, align, _ in used
            ),
        ),
        rows=tuple(
            (Cell(str(place)), *(_cell(text(step), head) for head, _, _, text in used))
            for place, step in enumerate(steps, start=1)
        ),
    )


def _cell(text: str, head: str) -> Cell:
    return Cell(text, strong=head == "Number")


def _of_ceremony(event: Event, catalogue: Catalogue, ceremony: Ceremony) -> list[_Step]:
    contingent = {
        player: group.contingent or "" for group in ceremony.groups for player in group.players
    }
    return [
        _Step(
            player=step.person or _name(event, catalogue, step.player),
            time=_clock(step.at),
            contingent=contingent.get(step.player, ""),
            envelope=step.envelope or "",
            place="" if step.place is None else str(step.place),
            number=_what(catalogue, step),
            by=step.by or "",
        )
        for step in ceremony.steps
    ]


def _of_draw(event: Event, catalogue: Catalogue, draw: Draw) -> list[_Step]:
    return [
        _Step(
            player=drawn.person or _name(event, catalogue, drawn.player),
            contingent=drawn.contingent or "",
            envelope=drawn.envelope or "",
            number=str(drawn.number),
        )
        for drawn in draw.drawn
    ]


def mis_draw_table(event: Event, catalogue: Catalogue, mis_draws: Sequence[MisDraw]) -> Table:
    """Return what was taken back, why, and before whom."""
    return Table(
        columns=(
            Column(catalogue.translate("Column", "Time"), ColumnKind.NUMBER, Align.CENTRE),
            columns.entrant(catalogue, of_teams=event.tournament.played_by_teams),
            Column(catalogue.translate("Column", "Taken back"), ColumnKind.NUMBER, Align.CENTRE),
            Column(catalogue.translate("Column", "Why")),
            Column(catalogue.translate("Column", "Witness")),
        ),
        rows=tuple(
            (
                Cell(_clock(each.at)),
                Cell(each.step.person or _name(event, catalogue, each.step.player)),
                Cell(_taken_back(catalogue, each.step)),
                Cell(each.note),
                Cell(each.witness),
            )
            for each in mis_draws
        ),
    )


def _what(catalogue: Catalogue, step: CeremonyStep) -> str:
    """Return the number, or that the step was the choice of a large envelope."""
    if step.number is None:
        return catalogue.translate("Column", "envelope")
    return str(step.number)


def _taken_back(catalogue: Catalogue, step: CeremonyStep) -> str:
    if step.number is None:
        pattern = catalogue.translate("Paper", "envelope {letter}")
        return pattern.format(letter=step.envelope or "")
    return str(step.number)


def _clock(moment: datetime) -> str:
    return f"{moment:%H:%M:%S}"


def _name(event: Event, catalogue: Catalogue, player: PlayerId) -> str:
    return people.name(catalogue, event.contestants[player])
