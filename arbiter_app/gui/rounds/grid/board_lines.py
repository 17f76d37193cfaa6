"""What is known of the boards of a round, in words."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import Colour, Result
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.hall.boards import hall_board
from arbiter_app.domain.ids import Board, GameId, PairingNumber, PlayerId, Round
from arbiter_app.domain.pairing.knockout import knockout
from arbiter_app.domain.teams.matches import place_of, points_of
from arbiter_app.domain.teams.signatures import signings
from arbiter_app.domain.teams.two_stages import is_of_boards
from arbiter_app.domain.tie_breaks.annulled import annulled_players
from arbiter_app.domain.tie_breaks.crosstable import Crosstable, crosstable
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import results
from arbiter_app.wording.terms.play.games_of_matches import MatchGame, match_games
from arbiter_app.wording.terms.play.signatures import of_match
from arbiter_app.wording.terms.registration import people


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One player of a board, in words."""

    number: PairingNumber
    name: str
    names: tuple[str, ...]
    title: str
    rating: str
    points: str
    left: str
    """How he left the tournament; "" for who takes part."""
    needs: str = ""
    """What the player needs at the board."""
    team: str = ""
    """For which team he plays."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardLine:
    """A board of the round, or a game among those of several rounds."""

    game: Game
    white: Side
    black: Side
    hall: Board | None = None
    """The number of its board in the hall; None: that of the round."""
    row: Board | None = None
    """By which number a grid of several rounds knows it; None: by its board."""
    label: str = ""
    """What such a grid calls it."""
    table: Board | None = None
    """Of a match of teams: the table at which it is played."""
    place: str = ""
    """Of a board of such a match: table and board, "3.2"."""
    boards: tuple[str, str] | None = None
    """Of such a match itself: what its boards gave both teams; None where none are made."""
    games: str | None = None
    """Of a match of two games what they ended in so far; None of a game."""
    anew: str = ""
    """The same while they are typed anew."""
    match: str = ""
    """Of which match it is a game, or that its result counts from an earlier stage."""
    game_of_match: str = ""
    """Which game of the match it is; of a match of teams what captains have signed."""
    time_control: str = ""
    """Of a game of a match, where each step may have its own."""
    is_veiled: bool = False
    """Whether its result is hidden until it is typed a second time."""
    is_put_off: bool = False
    """Whether two typings of its result differ and are to be looked at later."""
    is_late: bool = False
    """Whether the default time is over for those who are not at the board."""

    @property
    def board(self) -> Board:
        """The number by which the grid knows it."""
        return self.row or self.game.board

    @property
    def in_hall(self) -> Board:
        """The number that its board has in the hall."""
        return self.hall or self.game.board

    @property
    def shown(self) -> Board:
        """The number by which people know it: that of the hall."""
        return self.row or self.in_hall

    @property
    def told(self) -> str:
        """How sentences call it."""
        return self.place or str(self.shown)

    @property
    def result(self) -> Result | None:
        return self.game.result

    @property
    def is_open(self) -> bool:
        """Whether its result is still to be typed in this round."""
        return self.game.result is None and not self.game.is_adjourned

    @property
    def sides(self) -> tuple[Side, ...]:
        return self.white, self.black

    def side(self, colour: Colour) -> Side:
        return self.white if colour is Colour.WHITE else self.black


class BoardLines:
    """Makes the lines of a round; words about players, and boards where nothing happened, are kept
    as long as they hold.
    """

    def __init__(self) -> None:
        self._key: object = None
        self.sides: Mapping[PlayerId, Side] = {}
        """Another mapping as soon as the words about a player may be others."""
        self._lines: dict[GameId, BoardLine] = {}

    def forget(self) -> None:
        """Make all words anew the next time: players may have others."""
        self._key = None

    def of(self, here: InHand, round_: RoundOfPlay) -> tuple[BoardLine, ...]:
        """Return the boards of a round with what the players had before it."""
        rules = here.tournament.settings.teams
        of_boards = rules is not None and is_of_boards(here.tournament, here.competition.id)
        boards = rules.boards if rules is not None and of_boards else None
        key = _what_sides_follow_from(here, round_), here.tournament.first_board, boards
        if key != self._key:
            self._key, self.sides, self._lines = key, _sides(here, round_), {}
        lines = tuple(self._line(here, game, boards) for game in round_.games)
        if here.competition.traits.has_bracket:
            lines = tuple(_of_matches(here, lines))
        if rules is not None and not of_boards:
            return _matches_of_teams(here, round_, rules, lines)
        return lines

    def _line(self, here: InHand, game: Game, boards: int | None) -> BoardLine:
        known = self._lines.get(game.id)
        if known is None or known.game is not game:
            known = self._lines[game.id] = _line(here, self.sides, game, boards)
        return known


def _line(
    here: InHand, sides: Mapping[PlayerId, Side], game: Game, boards: int | None
) -> BoardLine:
    """Return a board; one of a match of teams with its table, of so many boards."""
    carried = translate("ResultGrid", "counts from an earlier stage")
    table, board = (None, None) if boards is None else place_of(game.board, boards)
    has_two = here.competition.settings.has_two_games
    return BoardLine(
        game=game,
        games=_two_games(game) if has_two else None,
        hall=hall_board(here.tournament, game.board),
        white=sides[game.white],
        black=sides[game.black],
        table=None if table is None else Board(table),
        place="" if table is None else f"{table}.{board}",
        match=carried if game.carried_from is not None else "",
    )


def _two_games(match: Game) -> str:
    """Return what the games of a match ended in so far, the player named first in front."""
    games = match.two_games
    return results.both_games(window_catalogue(), games) if any(games) else ""


def _matches_of_teams(
    here: InHand, round_: RoundOfPlay, rules: TeamRules, lines: Sequence[BoardLine]
) -> tuple[BoardLine, ...]:
    """Return matches of teams with what their boards gave so far, whose line-ups are in, and what
    captains have signed.
    """
    came = {each.team for each in round_.line_ups if each.handed_in is not None}
    return tuple(
        replace(
            line,
            table=line.game.board,
            match=_joined(line.match, _come_in(line.game, came)),
            game_of_match=_joined(
                line.game_of_match,
                of_match(window_catalogue(), here.event, signings(round_, line.game)),
            ),
            boards=_points_of_boards(rules, line.game),
        )
        for line in lines
    )


def _joined(*words: str) -> str:
    return " · ".join(filter(None, words))


def _points_of_boards(rules: TeamRules, match: Game) -> tuple[str, str] | None:
    if not match.boards and match.result is None:
        return None
    white, black = points_of(rules, match)
    return numbers.points(window_catalogue(), white), numbers.points(window_catalogue(), black)


def _come_in(match: Game, came: Collection[PlayerId]) -> str:
    """Return how far the line-ups of a match have come."""
    if match.boards:
        return translate("ResultGrid", "open", "line-ups")
    if match.result is not None:
        return ""
    there = sum(team in came for team in (match.white, match.black))
    return translate("ResultGrid", "{came} of 2 in", "line-ups").format(came=there)


def _of_matches(here: InHand, lines: Sequence[BoardLine]) -> tuple[BoardLine, ...]:
    """Return the boards of a knockout: the points are those of the match before the game."""
    competition = here.competition
    games = match_games(window_catalogue(), competition, knockout(competition))
    return tuple(_of_match(here, games, line) for line in lines)


def _of_match(here: InHand, games: Mapping[GameId, MatchGame], line: BoardLine) -> BoardLine:
    catalogue, found = window_catalogue(), games.get(line.game.id)
    if found is None:
        return line
    return replace(
        line,
        white=replace(line.white, points=numbers.points(catalogue, found.white_points)),
        black=replace(line.black, points=numbers.points(catalogue, found.black_points)),
        match=found.match,
        game_of_match=found.game,
        time_control=line.game.time_control or here.time_control,
    )


def _what_sides_follow_from(here: InHand, round_: RoundOfPlay) -> object:
    """Return what else but facts about players the words of a round follow from."""
    competition = here.competition
    return (
        round_.number,
        competition.rounds[: round_.number - 1],
        frozenset(player for game in round_.games for player in (game.white, game.black)),
        round_.byes,
        competition.adjustments,
        competition.rating_rules,
        round_.starts_at,
        annulled_players(competition),
    )


def _sides(here: InHand, round_: RoundOfPlay) -> Mapping[PlayerId, Side]:
    competition = here.competition
    table, pairing_numbers = crosstable(competition), competition.numbers
    catalogue = window_catalogue()
    left = {entry.player: people.left(catalogue, entry.status) for entry in here.entries}
    left |= {team.id: people.left(catalogue, team.status) for team in here.tournament.teams}
    team_of = {
        member: team.short_name or team.name
        for team in here.tournament.teams
        for member in team.players
    }
    sides = {
        player: _side(here, table, pairing_numbers[player], player, round_.number, left[player])
        for game in round_.games
        for player in (game.white, game.black)
    }
    return {
        player: replace(side, team=team_of[player]) if player in team_of else side
        for player, side in sides.items()
    }


def _side(
    here: InHand,
    table: Crosstable,
    number: PairingNumber,
    player: PlayerId,
    round: Round,
    left: str,
) -> Side:
    catalogue = window_catalogue()
    facts, line = here.event.contestants[player], table.lines.get(player)
    return Side(
        number=number,
        name=people.name(catalogue, facts),
        names=(facts.name, facts.latin_name or ""),
        title=people.title_and_rank(catalogue, facts),
        rating=str(here.competition.rated(facts, round).rating or ""),
        points=numbers.points(catalogue, line.points_before(round)) if line else "–",
        left=left,
        needs=facts.needs or "",
    )
