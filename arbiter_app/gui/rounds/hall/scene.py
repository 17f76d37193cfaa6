"""What the hall is told of the round under way, in words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from decimal import Decimal

from arbiter_app.documents.play.schedule import round_title
from arbiter_app.documents.play.unpaired import unpaired
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import Colour, Result, Scoring
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.hall.boards import hall_board
from arbiter_app.domain.hall.rounds import round_in_hall
from arbiter_app.domain.ids import PlayerId, TeamId
from arbiter_app.domain.teams.boards import rules_of
from arbiter_app.domain.teams.matches import points_of
from arbiter_app.domain.teams.seats import Seat, seated
from arbiter_app.domain.teams.two_stages import course_of, played_on_boards
from arbiter_app.gui.base.event_mark import mark_words
from arbiter_app.gui.parts.hall.names import FORMS, shortened
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event.stages import place_name
from arbiter_app.wording.terms.play import matches, results
from arbiter_app.wording.terms.registration import people

Forms = tuple[str, ...]
"""A name, and shorter forms of it, one for each way in which names are shortened."""
NOBODY: Forms = ("",) * FORMS


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """Two sides with what they got: a board, or a match of teams."""

    label: str
    """The number of the board or of the table."""
    first: Forms
    second: Forms
    marks: tuple[str, str] | None = None
    """What each has; None while nothing is known."""
    sign: str = "–"
    """Between the marks."""
    note: str = ""
    """In place of the marks."""
    colour: Colour | None = None
    """That of the side named first; None of teams."""
    ahead: int = 0
    """Above 0: the first side has won; below: the second one. Nobody has while it is not over."""
    is_latest: bool = False
    """Whether its result was typed last of all."""

    @property
    def told(self) -> str:
        """All of it in a line."""
        between = self.note or (f" {self.sign} ".join(self.marks) if self.marks else "–")
        return f"{self.label} {self.first[0]} {between} {self.second[0]}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Meeting:
    """A match of teams with its boards; a board of people has none of its own."""

    head: Row
    boards: tuple[Row, ...] = ()
    note: str = ""
    """Why there are no boards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundInHall:
    """A round for the hall."""

    title: str
    """The event, and its tournament where there are several."""
    head: str = ""
    """Which round it is."""
    state: str = ""
    """How much of it is over; or why nothing is shown."""
    meetings: tuple[Meeting, ...] = ()
    beside: str = ""
    """Who does not play."""
    mark: str = ""
    """That nothing of it counts."""


def scene(here: InHand) -> RoundInHall:
    """Return what the hall is shown of a competition; of boards of teams, of their matches.

    Line-ups stay sealed until the boards of their match are made.
    """
    here, catalogue = course_of(here), window_catalogue()
    part = place_name(catalogue, here.event, here.competition.id)
    title = " · ".join(filter(None, (here.event.title, part)))
    mark = mark_words(here.event)
    round_ = round_in_hall(here.competition)
    if round_ is None or not round_.to_play:
        state = translate("HallBoards", "The next pairings are not out yet.")
        return RoundInHall(title=title, state=state, mark=mark)
    meetings = _matches(here, round_) if here.is_of_teams else _boards(here, round_)
    return RoundInHall(
        title=title,
        head=round_title(here, catalogue, round_),
        state=_state(round_.to_play, is_of_teams=here.is_of_teams),
        meetings=tuple(meetings),
        beside=" · ".join(unpaired(here, catalogue, round_)),
        mark=mark,
    )


def _state(games: Sequence[Game], *, is_of_teams: bool) -> str:
    over, total = sum(game.result is not None for game in games), len(games)
    if is_of_teams:
        pattern = translate("HallBoards", "{over} of {total} matches are over")
    else:
        pattern = translate("HallBoards", "{over} of {total} games are over")
    return pattern.format(over=over, total=total)


def _latest(games: Sequence[Game]) -> datetime | None:
    """Return when the result was typed that came last."""
    return max((game.entered_at for game in games if game.result and game.entered_at), default=None)


def _boards(here: InHand, round_: RoundOfPlay) -> Iterator[Meeting]:
    """Yield the boards of people, White named first."""
    latest = _latest(round_.to_play)
    for game in round_.to_play:
        head = Row(
            label=str(hall_board(here.tournament, game.board)),
            first=_person(here, game.white),
            second=_person(here, game.black),
            colour=Colour.WHITE,
            note=_adjourned(game) or _half_played(game),
            is_latest=latest is not None and game.entered_at == latest,
        )
        yield Meeting(head=_with_result(head, game.result, here.competition.settings.scoring))


def _matches(here: InHand, round_: RoundOfPlay) -> Iterator[Meeting]:
    """Yield the matches of teams with their boards."""
    latest = _latest(played_on_boards(here.tournament, here.stage, round_.number).games)
    rules = rules_of(here.tournament)
    for each in seated(here.tournament, here.competition, round_):
        boards = tuple(_board(here, seat, rules.game_scoring, latest) for seat in each.seats)
        is_sealed = not each.is_open and each.match.result is None
        sealed = translate("HallBoards", "line-ups are not open yet")
        yield Meeting(
            head=replace(
                _match(here, rules, each.match), is_latest=any(row.is_latest for row in boards)
            ),
            boards=boards if each.is_open else (),
            note=sealed if is_sealed else "",
        )


def _match(here: InHand, rules: TeamRules, match: Game) -> Row:
    """Return a match with the points on its boards so far."""
    row = Row(
        label=str(match.board),
        first=_team(here, match.white),
        second=_team(here, match.black),
    )
    if not match.boards and match.result is not None:
        return _with_result(row, match.result, here.competition.settings.scoring)
    if all(each.white is None for each in match.boards):
        return row
    catalogue, both = window_catalogue(), points_of(rules, match)
    first, second = (numbers.points(catalogue, each) for each in both)
    is_over = match.result is not None
    return replace(row, marks=(first, second), ahead=_ahead(*both) if is_over else 0)


def _board(here: InHand, seat: Seat, scoring: Scoring, latest: datetime | None) -> Row:
    game = seat.game
    row = Row(
        label=str(seat.board),
        first=NOBODY if seat.first is None else _person(here, seat.first),
        second=NOBODY if seat.second is None else _person(here, seat.second),
        colour=seat.colour,
        note="" if game is None else _adjourned(game),
        is_latest=game is not None and latest is not None and game.entered_at == latest,
    )
    return _with_result(row, matches.result_at(seat), scoring)


def _with_result(row: Row, result: Result | None, scoring: Scoring) -> Row:
    if result is None:
        return row
    white, black = (results.side(window_catalogue(), result, colour) for colour in Colour)
    return replace(
        row,
        marks=(white, black),
        sign=":" if result.is_forfeit else "–",
        ahead=_ahead(*scoring.of(result)),
    )


def _ahead(first: Decimal, second: Decimal) -> int:
    return (first > second) - (first < second)


def _adjourned(game: Game) -> str:
    return translate("ResultGrid", "adj.", "adjourned") if game.is_adjourned else ""


def _half_played(match: Game) -> str:
    """Return what one of two games ended in while the other is open."""
    games = match.so_far
    return "" if games is None else results.both_games(window_catalogue(), games)


def _person(here: InHand, player: PlayerId) -> Forms:
    name = people.name(window_catalogue(), here.event.contestants[player])
    return tuple(shortened(name, form) for form in range(FORMS))


def _team(here: InHand, team: PlayerId) -> Forms:
    """Return a team by its name, and where there is no room by its short one."""
    name = people.name(window_catalogue(), here.event.contestants[team])
    return name, name, here.tournament.team(TeamId(team)).short_name or name
