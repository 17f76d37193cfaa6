"""The application of an organisation by name (Ukrainian rules IV.6), filled in or blank; of a team
its roster in the order of boards, with its captain.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime

from arbiter_app.documents.options import Choice, ChoiceOption, Options, OptionValue
from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.parts.organisations import ORGANISATION, members, team_named
from arbiter_app.documents.report import (
    Block,
    Cell,
    Column,
    ColumnKind,
    Facts,
    Orientation,
    Report,
    Signature,
    Table,
    WritingLine,
)
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.registration import people, teams

FORM = ChoiceOption(
    "form",
    QT_TRANSLATE_NOOP("Option", "Form"),
    (
        Choice("filled", QT_TRANSLATE_NOOP("Option", "with the players")),
        Choice("blank", QT_TRANSLATE_NOOP("Option", "blank, to write on")),
    ),
)

_LINES = 15
"""As many players as a blank form has room for on a page."""


def application(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the application of an organisation, of all players where none is chosen, then team by
    team if teams play.

    Raises RuleError("document.no-such-organisation").
    """
    organisation = options[ORGANISATION.name]
    blank = options[FORM.name] == "blank"
    players = () if blank else members(here, catalogue, organisation)
    blank = not players
    team = None if blank else team_named(here, organisation)
    body = frame.Body(
        document="application",
        title=catalogue.translate("Paper", "Application by name"),
        subtitle=_subtitle(here, catalogue, team, organisation, blank=blank),
        blocks=(
            *(_organisation_line(catalogue) if blank or organisation is None else ()),
            *(_about(here, catalogue, team) if team else ()),
            *(
                _by_teams(here, catalogue, players)
                if organisation is None and not blank
                else (_players(catalogue, players, blank=blank, team=team),)
            ),
            *_lines_to_write(catalogue, players, team),
        ),
        orientation=Orientation.PORTRAIT,
        ranked=False,
        signatures=(
            Signature(catalogue.translate("Paper", "Head of the organisation"), ""),
            Signature(catalogue.translate("Paper", "Doctor (signature and personal stamp)"), ""),
            *_captains_signature(here, catalogue, team),
        ),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _subtitle(
    here: InHand,
    catalogue: Catalogue,
    team: Team | None,
    organisation: OptionValue,
    *,
    blank: bool,
) -> str:
    if team is not None:
        return _team_title(here, catalogue, team)
    return "" if organisation is None or blank else str(organisation)


def _about(here: InHand, catalogue: Catalogue, team: Team) -> tuple[Block, ...]:
    """Return who speaks for a team; room to write the captain where nobody is named."""
    word = catalogue.translate("Paper", "Captain:")
    captain = teams.captain(catalogue, here.event, team)
    said = (
        (word, captain),
        (catalogue.translate("Paper", "Captain’s substitute:"), team.substitute),
        (catalogue.translate("Paper", "Coach:"), team.coach),
        (catalogue.translate("Paper", "Club:"), team.club),
        (catalogue.translate("Paper", "Region:"), team.region),
    )
    lines = tuple((label, text) for label, text in said if text)
    return (
        *((Facts(lines),) if lines else ()),
        *(() if captain else (WritingLine((word.rstrip(":"),)),)),
    )


def _captains_signature(
    here: InHand, catalogue: Catalogue, team: Team | None
) -> tuple[Signature, ...]:
    if team is None:
        return ()
    office = catalogue.translate("Paper", "Captain of the team")
    return (Signature(office, teams.captain(catalogue, here.event, team)),)


def _organisation_line(catalogue: Catalogue) -> tuple[WritingLine, ...]:
    label = catalogue.translate("Paper", "Organisation, sports society, region")
    return (WritingLine((label,)),)


def _by_teams(here: InHand, catalogue: Catalogue, players: Sequence[Player]) -> Iterator[Table]:
    """Yield the players of each team in the order of its boards, then those of none."""
    named = here.event.contestants
    for team in sorted(
        here.tournament.teams, key=lambda each: people.alphabetical(catalogue, named[each.id])
    ):
        if roster := [here.event.players[each] for each in team.players]:
            yield replace(
                _players(catalogue, roster, blank=False, team=team),
                title=_team_title(here, catalogue, team),
            )
    of_teams = {each for team in here.tournament.teams for each in team.players}
    if others := [each for each in players if each.id not in of_teams]:
        yield _players(catalogue, others, blank=False, team=None)


def _team_title(here: InHand, catalogue: Catalogue, team: Team) -> str:
    name = people.name(catalogue, here.event.contestants[team.id])
    return catalogue.translate("Paper", "Team {name}").format(name=name)


def _players(
    catalogue: Catalogue, players: Sequence[Player], *, blank: bool, team: Team | None
) -> Table:
    reserves = {each.player for each in team.members if each.is_reserve} if team else set()
    known = columns.of_paper("application", columns.BIRTH, columns.TITLE)
    filled = columns.filled(known, catalogue, players)
    known = tuple(each for each in known if each in (columns.BIRTH, columns.TITLE, *filled))
    rows = tuple(
        (
            Cell(str(line)),
            Cell(_name(catalogue, player, is_reserve=player.id in reserves)),
            *(column.cell(catalogue, player) for column in known),
            Cell(),
        )
        for line, player in enumerate(players, start=1)
    )
    headings = {
        columns.BIRTH: Column(
            catalogue.translate("Column", "Date of birth"), ColumnKind.TEXT, room=10
        ),
        columns.TITLE: Column(
            catalogue.translate("Column", "Title or rank"), ColumnKind.TEXT, room=8
        ),
    }
    return Table(
        columns=(
            columns.number(catalogue),
            Column(catalogue.translate("Column", "Surname, first name"), room=30 if blank else 0),
            *(headings.get(column) or column.column(catalogue) for column in known),
            Column(catalogue.translate("Column", "Doctor’s clearance"), ColumnKind.WRITING),
        ),
        rows=_empty(4) if blank else rows,
    )


def _name(catalogue: Catalogue, player: Player, *, is_reserve: bool) -> str:
    name = people.name(catalogue, player)
    if not is_reserve:
        return name
    return catalogue.translate("Paper", "{name} (reserve)", "of a team").format(name=name)


def _empty(further: int) -> tuple[tuple[Cell, ...], ...]:
    """Return numbered lines with so many cells to write in."""
    return tuple((Cell(str(line)), *(Cell(),) * further) for line in range(1, _LINES + 1))


def _lines_to_write(
    catalogue: Catalogue, players: Sequence[Player], team: Team | None
) -> tuple[Block, ...]:
    coaches = catalogue.translate("Paper", "Coaches (surname, first name, patronymic)")
    listed = any(player.coach for player in players) or (team is not None and team.coach)
    return (
        *(() if listed else (WritingLine((coaches,)),)),
        WritingLine((catalogue.translate("Paper", "Further particulars"),)),
        WritingLine(
            (
                catalogue.translate("Paper", "Admitted by the doctor (players)"),
                catalogue.translate("Paper", "Date"),
            )
        ),
    )
