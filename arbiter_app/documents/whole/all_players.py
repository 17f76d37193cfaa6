"""Everybody who is registered at an event, each once, with the tournaments that they play in."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import columns, frame, organisations
from arbiter_app.documents.parts.sections import AGE, CLUB, REGION, age_place
from arbiter_app.documents.report import Align, Cell, Column, ColumnKind, Report, Table
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration import people

SORT = ChoiceOption(
    "sort",
    QT_TRANSLATE_NOOP("Option", "Sorted by"),
    (
        Choice("name", QT_TRANSLATE_NOOP("Option", "name")),
        Choice("tournament", QT_TRANSLATE_NOOP("Option", "tournament")),
        REGION,
        CLUB,
        AGE,
    ),
)

Played = Mapping[PlayerId, Sequence[Tournament]]
"""The tournaments that everybody was registered for, in their order."""


def all_players(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the list; who has left every one of their tournaments is struck out."""
    event = here.event
    played = _played(event)
    players = _sorted(event, played, catalogue, options[SORT.name], printed_at)
    body = frame.Body(
        document="all-players",
        title=catalogue.translate("Paper", "Players of all tournaments"),
        subtitle=catalogue.translate("Paper", "%n player(s)", None, len(players)),
        blocks=(_table(played, catalogue, players),),
        ranked=False,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _played(event: Event) -> Played:
    found: dict[PlayerId, list[Tournament]] = {}
    for tournament in event.tournaments:
        for entry in tournament.entries:
            found.setdefault(entry.player, []).append(tournament)
    return found


def _sorted(
    event: Event, played: Played, catalogue: Catalogue, sort: object, printed_at: datetime
) -> tuple[Player, ...]:
    players = [event.contestants[each] for each in played]
    players.sort(key=lambda player: people.alphabetical(catalogue, player))
    if sort == REGION.id:
        players.sort(key=lambda player: organisations.alphabetical(event, catalogue, player.region))
    if sort == CLUB.id:
        players.sort(key=lambda player: organisations.alphabetical(event, catalogue, player.club))
    if sort == AGE.id:
        players.sort(key=lambda player: age_place(event, player, printed_at))
    if sort == "tournament":
        order = [each.id for each in event.tournaments]
        players.sort(key=lambda player: order.index(played[player.id][0].id))
    return tuple(players)


def _table(played: Played, catalogue: Catalogue, players: Sequence[Player]) -> Table:
    asked = columns.of_paper("start-list", columns.BORN, columns.SEX, columns.TITLE)
    known = columns.filled(asked, catalogue, players)
    line = Column(catalogue.translate("Column", "Line"), ColumnKind.NUMBER, Align.RIGHT, room=3)
    return Table(
        columns=(
            line,
            columns.name(catalogue),
            Column(catalogue.translate("Column", "Tournament")),
            *(column.column(catalogue, may_go=columns.MAY_GO) for column in known),
        ),
        rows=tuple(
            (
                Cell(str(number)),
                _name(catalogue, player, played[player.id]),
                Cell(", ".join(tournament_name(catalogue, each) for each in played[player.id])),
                *(column.cell(catalogue, player) for column in known),
            )
            for number, player in enumerate(players, start=1)
        ),
    )


def _name(catalogue: Catalogue, player: Player, played: Sequence[Tournament]) -> Cell:
    has_left = all(each.entry(player.id).has_left for each in played)
    return Cell(people.name(catalogue, player), struck=has_left)
