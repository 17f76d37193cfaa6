"""The teams of a round with their line-ups, and the roster of one of them, as rows of tables."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.teams import Member, Team
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round
from arbiter_app.domain.teams.handing_in import LineUpState, Played
from arbiter_app.gui.base.rows_model import CENTRE, RIGHT, Column
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.play import line_ups, results
from arbiter_app.wording.terms.registration import people


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamLine:
    """A team that plays in the round."""

    state: LineUpState
    number: PairingNumber | None
    name: str
    seal: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberLine:
    """Somebody on the roster, with the board that is typed for him."""

    player: PlayerId
    place: int
    board: str
    name: str
    notes: str
    rating: str
    colours: str
    last: str


def team_lines(here: InHand, states: Sequence[LineUpState]) -> tuple[TeamLine, ...]:
    """Return the teams in the order of their tables."""
    catalogue, numbers = window_catalogue(), here.competition.numbers
    return tuple(
        TeamLine(
            state=state,
            number=numbers.get(state.team),
            name=people.name(catalogue, here.event.contestants[state.team]),
            seal=line_ups.seal(catalogue, state),
        )
        for state in states
    )


def member_lines(
    here: InHand,
    team: Team,
    number: Round,
    played: Mapping[PlayerId, Played],
    seats: Mapping[PlayerId, str],
) -> tuple[MemberLine, ...]:
    """Return the roster of a team; `seats` tells the boards that are typed."""
    return tuple(
        MemberLine(
            player=member.player,
            place=place,
            board=seats.get(member.player, ""),
            name=people.name(window_catalogue(), here.event.players[member.player]),
            notes=_notes(here.event, member),
            rating=str(
                here.competition.rated(here.event.players[member.player], number).rating or ""
            ),
            colours=_colours(played.get(member.player)),
            last=_last(played.get(member.player)),
        )
        for place, member in enumerate(team.members, start=1)
    )


def seats(
    rules: TeamRules, players: Sequence[PlayerId | None], *, is_first: bool
) -> Mapping[PlayerId, str]:
    """Return at which board everybody of a line-up sits, with the colour."""
    catalogue = window_catalogue()
    told = {}
    for board, player in enumerate(players, start=1):
        if player is not None:
            is_white = rules.is_white(board) is is_first
            colour = results.colour(catalogue, Colour.WHITE if is_white else Colour.BLACK)
            told[player] = f"{board} · {colour}"
    return told


def team_columns() -> Sequence[Column[TeamLine]]:
    """Return the columns of the teams."""
    # fmt: off
    return (
        Column(title=translate("LineUps", "Table"), text=lambda line: str(line.state.table),
               align=RIGHT),
        Column(title=translate("LineUps", "№"), text=lambda line: str(line.number or ""),
               align=RIGHT, is_second=True),
        Column(title=translate("LineUps", "Team"), text=lambda line: line.name, is_name=True,
               takes_rest=True),
        Column(title=translate("LineUps", "Line-up"), text=lambda line: line.seal,
               is_second=True, narrowest=10),
    )
    # fmt: on


def member_columns() -> Sequence[Column[MemberLine]]:
    """Return the columns of the roster."""
    # fmt: off
    return (
        Column(title=translate("LineUps", "№"), text=lambda line: str(line.place), align=RIGHT,
               is_bold=True, hint=translate("LineUps", "What is typed for the player")),
        Column(title=translate("LineUps", "Board"), text=lambda line: line.board, is_bold=True),
        Column(title=translate("LineUps", "Player"), text=lambda line: line.name, is_name=True,
               takes_rest=True),
        Column(title="", text=lambda line: line.notes, is_second=True, spare=1),
        Column(title=translate("LineUps", "Rating"), text=lambda line: line.rating, align=RIGHT,
               is_second=True, spare=2),
        Column(title=translate("LineUps", "W : B", "colours so far"),
               text=lambda line: line.colours, align=CENTRE, is_second=True,
               hint=translate("LineUps", "How many games with White and with Black so far")),
        Column(title=translate("LineUps", "Last"), text=lambda line: line.last, is_second=True,
               hint=translate("LineUps", "Result, board and colour of the last game")),
    )
    # fmt: on


def _notes(event: Event, member: Member) -> str:
    """Return what of a member matters for line-ups: reserve, boards of their own, not there."""
    own = ""
    if member.boards:
        own = translate("LineUps", "boards {boards}").format(boards=line_ups.boards(member.boards))
    entry = event.tournament.entry(member.player)
    return ", ".join(
        filter(
            None,
            (
                translate("LineUps", "reserve") if member.is_reserve else "",
                own,
                people.left(window_catalogue(), entry.status),
            ),
        )
    )


def _colours(played: Played | None) -> str:
    return "" if played is None else f"{played.whites} : {played.blacks}"


def _last(played: Played | None) -> str:
    if played is None or played.last is None:
        return ""
    colour = Colour.WHITE if played.is_last_white else Colour.BLACK
    return translate("LineUps", "{result} on {board}, {colour}").format(
        result=results.sign(played.last),
        board=played.last_board,
        colour=results.colour(window_catalogue(), colour),
    )
