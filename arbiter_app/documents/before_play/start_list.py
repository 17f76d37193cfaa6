"""The start list: who plays, before and after the numbers are drawn."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from arbiter_app.documents.before_play.team_list import list_of_teams
from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import columns, frame, numbering, rating_sources
from arbiter_app.documents.parts.sections import (
    AGE,
    CLUB,
    GROUP,
    REGION,
    Sections,
    groups,
    sections,
)
from arbiter_app.documents.report import Align, Cell, Column, ColumnKind, Report, SheetKind, Table
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.people.rating_lists import ListKind
from arbiter_app.domain.ids import PlayerId
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.event.stages import stage_name
from arbiter_app.wording.terms.registration import people

SORT = ChoiceOption(
    "sort",
    QT_TRANSLATE_NOOP("Option", "Sorted by"),
    (
        Choice("number", QT_TRANSLATE_NOOP("Option", "number")),
        Choice("name", QT_TRANSLATE_NOOP("Option", "name")),
        Choice("rating", QT_TRANSLATE_NOOP("Option", "rating")),
        Choice("national", QT_TRANSLATE_NOOP("Option", "national rating")),
        REGION,
        CLUB,
        AGE,
        GROUP,
    ),
)

_ROOM_FOR_LINE = 3
"""In letters: titles such as "№ з/п" take two lines, not three."""


def start_list(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the list; before the draw lines are counted, and "number" sorts by name. Of teams
    those with their rosters.
    """
    if here.is_of_teams:
        chosen = options[SORT.name]
        return list_of_teams(here, chosen, catalogue, printed_at, kind=SheetKind.FILED)
    divided = sections(here, catalogue, options[SORT.name], printed_at)
    players = _sorted(here, catalogue, options[SORT.name], divided)
    count = catalogue.translate("Paper", "%n player(s)", None, len(players))
    drawn = here.competition.draw is not None
    body = frame.Body(
        document="start-list",
        title=catalogue.translate("Paper", "Preliminary list")
        if _is_preliminary(here)
        else catalogue.translate("Paper", "Start list"),
        subtitle=count if drawn else _undrawn(catalogue, count),
        blocks=(
            _table(here, catalogue, players, divided),
            *rating_sources.typed_in_note(here, catalogue),
            *numbering.note(here, catalogue),
            *frame.withdrawal_note(here, catalogue),
        ),
        ratings=rating_sources.lists_of_both(here),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _is_preliminary(here: InHand) -> bool:
    """Whether neither the mandate commission has decided about anybody nor numbers are drawn."""
    decided = any(each.decision is not None for each in here.entries)
    return here.competition.draw is None and not decided


def _undrawn(catalogue: Catalogue, count: str) -> str:
    pattern = catalogue.translate("Paper", "{players}, numbers not drawn yet")
    return pattern.format(players=count)


def _sorted(
    here: InHand, catalogue: Catalogue, sort: object, divided: Sections | None
) -> tuple[Player, ...]:
    players = sorted(here.entrants, key=lambda player: people.alphabetical(catalogue, player))
    if sort == "rating":
        players.sort(key=lambda player: here.competition.rated(player).rating or 0, reverse=True)
    if sort == "national":
        players.sort(key=lambda player: player.national_rating or 0, reverse=True)
    numbers = here.competition.numbers
    if sort == "number" and numbers:
        players.sort(key=lambda player: numbers[player.id])
    if divided:
        players.sort(key=divided.place)
    return tuple(players)


def _columns(here: InHand) -> tuple[columns.PlayerColumn, ...]:
    return columns.of_paper(
        "start-list",
        columns.BORN,
        columns.SEX,
        columns.TITLE,
        rating_sources.marked(columns.FIDE_RATING, ListKind.FIDE, here),
        rating_sources.marked(columns.NATIONAL_RATING, ListKind.NATIONAL, here),
        columns.FIDE_ID,
        columns.NATIONAL_ID,
    )


def _table(
    here: InHand, catalogue: Catalogue, players: Sequence[Player], divided: Sections | None
) -> Table:
    """Return the players in their order; those of each section below its name."""
    known = columns.filled(_columns(here), catalogue, players)
    if divided:
        known = tuple(column for column in known if column.field != divided.field)
    numbers = here.competition.numbers
    of = {} if divided and divided.field == "stage" else _groups(here, catalogue)
    if numbers:
        first = columns.number(catalogue)
    else:
        title = catalogue.translate("Column", "Line")
        first = Column(title, ColumnKind.NUMBER, Align.RIGHT, room=_ROOM_FOR_LINE)
    titles = [divided.title(player) if divided else "" for player in players]
    counts = Counter(titles)

    def rows() -> Iterator[tuple[Cell, ...]]:
        for line, player in enumerate(players, start=1):
            title = titles[line - 1]
            if divided and (line == 1 or titles[line - 2] != title):
                width = len(known) + bool(of)
                yield _section(catalogue, title or divided.without, counts[title], width)
            yield (
                Cell(str(numbers.get(player.id, line))),
                frame.name_cell(here.event, catalogue, player.id),
                *([Cell(of.get(player.id, ""))] if of else []),
                *(column.cell(catalogue, player) for column in known),
            )

    return Table(
        columns=(
            first,
            columns.name(catalogue),
            *([Column(catalogue.translate("Column", "Stage"))] if of else []),
            *(column.column(catalogue, may_go=columns.MAY_GO) for column in known),
        ),
        rows=tuple(rows()),
    )


def _section(catalogue: Catalogue, name: str, count: int, width: int) -> tuple[Cell, ...]:
    """Return the line that stands above the players of a section."""
    title = catalogue.translate("Paper", "{region}: {count}", "how many players it has")
    words = Cell(title.format(region=name, count=count), strong=True)
    return (Cell(), words, *(Cell() for _ in range(width)))


def _groups(here: InHand, catalogue: Catalogue) -> Mapping[PlayerId, str]:
    """Return the group of everybody in a field that is divided into groups; else nothing."""
    return {
        player: stage_name(catalogue, here.tournament, stage)
        for player, stage in groups(here).items()
    }
