"""Teams, and the members of one, as rows and columns."""

from collections import defaultdict
from collections.abc import Sequence

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.people.teams import Member, Team
from arbiter_app.domain.ids import PairingNumber, TeamId
from arbiter_app.domain.teams.rosters import lacking
from arbiter_app.gui.base.alphabet import in_alphabet
from arbiter_app.gui.base.rows_model import LEFT, RIGHT, Column
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.values import frozen
from arbiter_app.wording.terms.registration import people, person_fields
from arbiter_app.wording.terms.registration import teams as in_words

_NARROWEST_NAME = 8
"""In heights of its letters."""


@frozen(kw_only=True)
class TeamRow:
    """A team as the list shows it."""

    team: Team
    number: PairingNumber | None
    strength: int | None
    captain: str
    size: str
    missing: str
    """What is missing of it, in sentences."""


@frozen(kw_only=True)
class MemberRow:
    """Somebody on the roster of a team."""

    member: Member
    player: Player
    place: str
    """The board, or that he is a reserve."""
    order: int
    rating: int | None
    is_captain: bool


def team_rows(event: Event) -> list[TeamRow]:
    """Return the teams in the order in which they were entered."""
    catalogue, numbers = window_catalogue(), event.tournament.numbers
    missing: defaultdict[TeamId, list[str]] = defaultdict(list)
    for each in lacking(event):
        missing[each.team.id].append(in_words.lack(catalogue, each))
    return [
        TeamRow(
            team=team,
            number=numbers.get(team.id),
            strength=event.contestants[team.id].arbiters_rating,
            captain=in_words.captain(catalogue, event, team),
            size=in_words.size(catalogue, team),
            missing=". ".join(missing[team.id]),
        )
        for team in event.tournament.teams
    ]


def member_rows(event: Event, team: Team) -> list[MemberRow]:
    """Return the members of a team in the order of its boards."""
    catalogue, rules = window_catalogue(), event.tournament.rating_rules
    return [
        MemberRow(
            member=member,
            player=event.players[member.player],
            place=in_words.place(catalogue, team, member),
            order=order,
            rating=rules.of(event.players[member.player], None).rating,
            is_captain=team.captain_plays == member.player,
        )
        for order, member in enumerate(team.members)
    ]


def team_columns() -> Sequence[Column[TeamRow]]:
    """Return what the list of teams shows."""
    return (
        Column(
            title=translate("TeamRows", "№"),
            hint=translate("TeamRows", "Number obtained at the draw"),
            text=lambda row: str(row.number or ""),
            sort_key=lambda row: row.number,
            align=RIGHT,
        ),
        Column(
            title=translate("TeamRows", "Team"),
            is_name=True,
            narrowest=_NARROWEST_NAME,
            text=lambda row: row.team.name,
            sort_key=lambda row: in_alphabet(row.team.name),
            struck_out=lambda row: row.team.has_left,
        ),
        Column(
            title=translate("TeamRows", "Short"),
            hint=translate("TeamRows", "Short name, for narrow columns"),
            text=lambda row: row.team.short_name,
            spare=1,
            is_second=True,
        ),
        Column(
            title=translate("TeamRows", "Roster"),
            hint=translate("TeamRows", "How many are on the roster, with reserves behind the sign"),
            text=lambda row: row.size,
            sort_key=lambda row: len(row.team.members),
            align=RIGHT,
            sign=lambda row: " ⚠" if row.missing else "",
            tooltip=lambda row: row.missing or row.size,
        ),
        Column(
            title=translate("TeamRows", "Strength"),
            hint=translate("TeamRows", "As it was typed, else the mean rating of its best players"),
            text=lambda row: str(row.strength or ""),
            sort_key=lambda row: row.strength,
            align=RIGHT,
        ),
        _said(translate("TeamRows", "Captain"), 6, "captain"),
        _of_team(translate("TeamRows", "Region"), 5, "region"),
        _of_team(translate("TeamRows", "Club"), 4, "club"),
        _of_team(translate("TeamRows", "Fed."), 3, "federation"),
        _of_team(translate("TeamRows", "Coach"), 2, "coach"),
    )


def member_columns(*, has_own_boards: bool) -> Sequence[Column[MemberRow]]:
    """Return what a roster shows of a member."""
    catalogue = window_catalogue()
    board = translate("TeamRows", "Boards") if has_own_boards else translate("TeamRows", "Board")

    def shown(field: str, spare: int, *, is_figure: bool = False) -> Column[MemberRow]:
        return Column(
            title=person_fields.column(catalogue, field),
            text=lambda row: person_fields.value_text(catalogue, getattr(row.player, field)),
            align=RIGHT if is_figure else LEFT,
            spare=spare,
            is_second=not is_figure,
        )

    return (
        Column(
            title=board,
            text=lambda row: row.place,
            sort_key=lambda row: row.order,
            align=RIGHT,
        ),
        Column(
            title=person_fields.column(catalogue, "name"),
            is_name=True,
            narrowest=_NARROWEST_NAME,
            text=lambda row: people.name(catalogue, row.player),
            sign=lambda row: translate("TeamRows", " (captain)") if row.is_captain else "",
        ),
        shown("title", 4),
        shown("sport_rank", 3),
        Column(
            title=translate("TeamRows", "Rating"),
            text=lambda row: str(row.rating or ""),
            align=RIGHT,
        ),
        shown("birth", 5, is_figure=True),
        shown("sex", 1),
        shown("region", 2),
        shown("federation", 2),
    )


def _of_team(title: str, spare: int, field: str) -> Column[TeamRow]:
    return Column(
        title=title,
        text=lambda row: getattr(row.team, field) or "",
        spare=spare,
        is_second=True,
    )


def _said(title: str, spare: int, field: str) -> Column[TeamRow]:
    return Column(title=title, text=lambda row: getattr(row, field), spare=spare, is_second=True)
