"""The start list of teams: each with its captain and its roster in the order of boards."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import accumulate

from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import columns, frame, rating_sources
from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Report,
    SheetKind,
    Table,
)
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.teams import Member, Team
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.registration import teams as terms

_ON_WALL = ("birth", "title", "fide_rating", "national_rating")
"""What of a person stands on the wall beside the name."""


def team_list(here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime) -> Report:
    """Return the list of teams with their rosters as it hangs on the wall."""
    return list_of_teams(here, options.get("sort"), catalogue, printed_at, kind=SheetKind.POSTED)


def list_of_teams(
    here: InHand, sort: object, catalogue: Catalogue, printed_at: datetime, *, kind: SheetKind
) -> Report:
    """Return the list of teams, by number where they have numbers, else by name."""
    teams = _sorted(here, catalogue, sort)
    count = catalogue.translate("Paper", "%n team(s)", None, len(teams))
    drawn = here.competition.draw is not None
    pattern = catalogue.translate("Paper", "{players}, numbers not drawn yet")
    body = frame.Body(
        document="start-list" if kind is SheetKind.FILED else "team-list",
        title=catalogue.translate("Paper", "Teams and their players"),
        subtitle=count if drawn else pattern.format(players=count),
        blocks=(*_blocks(here, catalogue, teams, kind), *frame.withdrawal_note(here, catalogue)),
        kind=kind,
        ranked=kind is SheetKind.FILED,
        ratings=rating_sources.lists_of_strength(here),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _sorted(here: InHand, catalogue: Catalogue, sort: object) -> Sequence[Team]:
    named, numbers = here.event.contestants, here.competition.numbers
    known = {*here.competition.players}
    teams = [each for each in here.tournament.teams if each.id in known]
    teams.sort(key=lambda team: people.alphabetical(catalogue, named[team.id]))
    if sort == "rating":
        teams.sort(key=lambda team: named[team.id].arbiters_rating or 0, reverse=True)
    elif sort != "name" and numbers:
        teams.sort(key=lambda team: numbers[team.id])
    return teams


def _blocks(
    here: InHand, catalogue: Catalogue, teams: Sequence[Team], kind: SheetKind
) -> Iterator[Block]:
    asked = columns.of_paper(
        "start-list",
        columns.BORN,
        columns.TITLE,
        columns.FIDE_RATING,
        columns.NATIONAL_RATING,
        columns.FIDE_ID,
        columns.NATIONAL_ID,
    )
    if kind is SheetKind.POSTED:
        asked = tuple(each for each in asked if each.field in _ON_WALL)
    known = columns.filled(asked, catalogue, here.entrants)
    numbers = here.competition.numbers

    def rows() -> Iterator[tuple[Cell, ...]]:
        for team in teams:
            number = numbers.get(team.id)
            yield (
                Cell("" if number is None else str(number), strong=True),
                _head(here, catalogue, team),
                *(Cell() for _ in known),
            )
            for at, member in enumerate(team.members, start=1):
                player = here.event.players[member.player]
                yield (
                    Cell(str(at)),
                    _name(here, catalogue, member),
                    *(column.cell(catalogue, player) for column in known),
                )

    yield Table(
        columns=(
            Column(catalogue.translate("Column", "No."), ColumnKind.NUMBER, Align.RIGHT),
            Column(catalogue.translate("Column", "Team, players")),
            *(column.column(catalogue, may_go=columns.MAY_GO) for column in known),
        ),
        rows=tuple(rows()),
        heads=frozenset(accumulate((1 + len(team.members) for team in teams[:-1]), initial=0)),
    )


def _head(here: InHand, catalogue: Catalogue, team: Team) -> Cell:
    """Return the name of a team with whom it is from, its strength and its captain."""
    cell = frame.name_cell(here.event, catalogue, team.id)
    strength = here.event.contestants[team.id].arbiters_rating
    captain = terms.captain(catalogue, here.event, team)
    pattern = catalogue.translate("Paper", "captain {name}")
    known = (
        cell.text,
        team.region if team.region not in (None, team.name) else "",
        "" if strength is None else str(strength),
        pattern.format(name=captain) if captain else "",
    )
    return Cell(", ".join(part for part in known if part), strong=True, struck=cell.struck)


def _name(here: InHand, catalogue: Catalogue, member: Member) -> Cell:
    cell = frame.name_cell(here.event, catalogue, member.player)
    if not member.is_reserve:
        return cell
    pattern = catalogue.translate("Paper", "{name} (reserve)", "of a team")
    return Cell(pattern.format(name=cell.text), struck=cell.struck)
