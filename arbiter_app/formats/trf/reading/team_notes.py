"""What comments of Arbiter say of teams, see `facts.team_comments`."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from arbiter_app.domain.facts.people.people import HIGHEST_RATING
from arbiter_app.domain.facts.people.teams import Member, Team
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.domain.names.plain_text import NAME
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.facts.own_comments import PREFIX, unescaped
from arbiter_app.formats.trf.facts.team_comments import OF_MEMBERS, TEXTS
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.records import Line
from arbiter_app.formats.trf.reading.comment_parts import Parts

_OF_PEOPLE = "player"


@dataclass(slots=True)
class TeamNotes:
    """What the comments say of teams, by their numbers."""

    rules: dict[str, str] = field(default_factory=dict)
    """Of how teams play, see `flat_rules`."""
    worth: dict[str, str] = field(default_factory=dict)
    """Of what matches give."""
    teams: defaultdict[int, dict[str, Any]] = field(default_factory=lambda: defaultdict(dict))
    reserves: dict[int, bool] = field(default_factory=dict)
    """Whether a member is a reserve, by number of the player."""
    boards: dict[int, tuple[int, ...]] = field(default_factory=dict)
    line_ups: dict[tuple[int, int], tuple[datetime | None, str]] = field(default_factory=dict)
    """When a line-up came and who handed it in, by round and team."""
    matches: defaultdict[int, list[tuple[int, int]]] = field(
        default_factory=lambda: defaultdict(list)
    )
    """Matches of a round that no game tells, of the team named first and the other."""
    unread: set[str] = field(default_factory=set)

    def told_of(self, team: Team) -> Team:
        """Return a team with what is told of it and its members; ids are numbers, below zero."""
        told = dict(self.teams.get(-team.id, {}))
        captain = told.pop("captain_plays", None)
        members = tuple(self._member(each) for each in team.members)
        plays = PlayerId(captain) if isinstance(captain, int) else None
        return replace(
            team,
            **told,
            captain_plays=plays if plays in team.players else None,
            members=members,
        )

    def _member(self, member: Member) -> Member:
        number = int(member.player)
        return replace(
            member,
            is_reserve=self.reserves.get(number, member.is_reserve),
            boards=self.boards.get(number, member.boards),
        )


class _Teller:
    """Reads the parts of a comment, which names teams and players by their numbers."""

    def __init__(self, parts: list[str], players: Mapping[int, object], teams: Collection[int]):
        self.of_players = Parts(parts, players)
        self.of_teams = Parts(parts, dict.fromkeys(teams))


def read_team_notes(
    lines: Iterable[Line],
    players: Mapping[int, object],
    teams: Collection[int],
    found: Findings,
) -> TeamNotes:
    """Read the comments about teams; one that says nothing sensible is left out with a notice."""
    notes = TeamNotes()
    for line in lines:
        key, *parts = (unescaped(part) for part in line.text[len(PREFIX) :].split("|"))
        try:
            _READERS[key](notes, _Teller(parts, players, teams))
        except (KeyError, ValueError, IndexError):
            notes.unread.add(line.text)
            found.notice(FormatError(line.at, len(PREFIX) + 2, "trf.own-comment"))
    return notes


def is_about_teams(line: Line) -> bool:
    """Whether a comment is one of those that only a report of teams has."""
    return _key(line) in _READERS


def of_members(line: Line) -> Line | None:
    """Return what a comment says of the members of teams, as a report of players has it; None of
    one about something else.
    """
    key = _key(line)
    if key == _OF_PEOPLE:
        return line
    if key != OF_MEMBERS:
        return None
    said = line.text[len(PREFIX) :].split("|", 1)[1:]
    return Line(f"{PREFIX} {said[0].strip() if said else ''}", line.at)


def _key(line: Line) -> str:
    if not line.text.startswith(PREFIX):
        return ""
    return line.text[len(PREFIX) :].split("|", 1)[0].strip()


def _rule(notes: TeamNotes, told: _Teller) -> None:
    notes.rules[told.of_teams.text(0)] = told.of_teams.text(1)


def _worth(notes: TeamNotes, told: _Teller) -> None:
    notes.worth[told.of_teams.text(0)] = told.of_teams.text(1)


def _team(notes: TeamNotes, told: _Teller) -> None:
    parts = told.of_teams
    number, name = parts.player(0), parts.text(1).replace("-", "_")
    if name == "strength":
        known = parts.number(2) if parts.text(2) else None
        if known is not None and not 1 <= known <= HIGHEST_RATING:
            raise ValueError(known)
        notes.teams[number][name] = known
    elif name == "captain_plays":
        notes.teams[number][name] = told.of_players.player(2)
    else:
        may_be_none = TEXTS[name]
        text = parts.text(2, NAME)
        notes.teams[number][name] = None if may_be_none and not text else text


def _reserve(notes: TeamNotes, told: _Teller) -> None:
    notes.reserves[told.of_players.player(0)] = told.of_players.flag(1)


def _own_boards(notes: TeamNotes, told: _Teller) -> None:
    boards = [whole_number(word, least=1) for word in told.of_players.text(1).split()]
    if None in boards:
        raise ValueError(boards)
    notes.boards[told.of_players.player(0)] = tuple(each for each in boards if each is not None)


def _line_up(notes: TeamNotes, told: _Teller) -> None:
    parts = told.of_teams
    moment = datetime.fromisoformat(parts.text(2)) if parts.text(2) else None
    notes.line_ups[parts.round(0), parts.player(1)] = moment, parts.text(3, NAME)


def _matches(notes: TeamNotes, told: _Teller) -> None:
    parts = told.of_teams
    for pair in parts.text(1).split():
        white, _, black = pair.partition("-")
        first, second = whole_number(white), whole_number(black)
        if first is None or second is None or not {first, second} <= parts.known.keys():
            raise ValueError(pair)
        notes.matches[parts.round(0)].append((first, second))


_READERS: Mapping[str, Callable[[TeamNotes, _Teller], None]] = {
    "team-rule": _rule,
    "match-worth": _worth,
    "team": _team,
    "reserve": _reserve,
    "own-boards": _own_boards,
    "line-up": _line_up,
    "matches": _matches,
}
