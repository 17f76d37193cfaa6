"""The boards of a round as rows of a table."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import Colour, Result
from arbiter_app.domain.hall.boards import hall_board
from arbiter_app.domain.ids import Board, GameId, PairingNumber, PlayerId, Round
from arbiter_app.domain.pairing.knockout import knockout
from arbiter_app.domain.tie_breaks.annulled import annulled_players
from arbiter_app.domain.tie_breaks.crosstable import Crosstable, crosstable
from arbiter_app.gui.base.rows_model import CENTRE, RIGHT, Column
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import games_apart, results
from arbiter_app.wording.terms.play.games_of_matches import MatchGame, match_games
from arbiter_app.wording.terms.registration import people, rights

RESULT_COLUMN = 6
NAME_COLUMNS = (2, 10)
SUM_COLUMNS = (5, 8)
TITLE_COLUMNS = (3, 11)
RATING_COLUMNS = (4, 12)
"""That of Black is the last of every round."""
NUMBER_COLUMNS = (1, 9)
TICK_COLUMN = 7
MATCH_COLUMN, GAME_COLUMN, TIME_COLUMN = 13, 14, 15


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
    match: str = ""
    """Of which match it is a game, or that its result counts from an earlier stage."""
    game_of_match: str = ""
    """Which game of the match it is."""
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
    """Makes the lines of a round; words about players are kept as long as they hold."""

    def __init__(self) -> None:
        self._key: object = None
        self.sides: Mapping[PlayerId, Side] = {}
        """Another mapping as soon as the words about a player may be others."""

    def forget(self) -> None:
        """Make all words anew the next time: players may have others."""
        self._key = None

    def of(self, here: InHand, round_: RoundOfPlay) -> tuple[BoardLine, ...]:
        """Return the boards of a round with what the players had before it."""
        key = _what_sides_follow_from(here, round_)
        if key != self._key:
            self._key, self.sides = key, _sides(here, round_)
        if here.competition.traits.has_bracket:
            return _of_matches(here, round_, self.sides)
        return _lines(here, self.sides, round_)


def _lines(
    here: InHand, sides: Mapping[PlayerId, Side], round_: RoundOfPlay
) -> tuple[BoardLine, ...]:
    carried = translate("ResultGrid", "counts from an earlier stage")
    return tuple(
        BoardLine(
            game=game,
            hall=hall_board(here.tournament, game.board),
            white=sides[game.white],
            black=sides[game.black],
            match=carried if game.carried_from is not None else "",
        )
        for game in round_.games
    )


def _of_matches(
    here: InHand, round_: RoundOfPlay, sides: Mapping[PlayerId, Side]
) -> tuple[BoardLine, ...]:
    """Return the boards of a knockout: the points are those of the match before the game."""
    competition = here.competition
    games = match_games(window_catalogue(), competition, knockout(competition))
    return tuple(_of_match(here, games, line) for line in _lines(here, sides, round_))


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
    return {
        player: _side(here, table, pairing_numbers[player], player, round_.number, left[player])
        for game in round_.games
        for player in (game.white, game.black)
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


def columns(*, of_rounds: bool = False, of_matches: bool = False) -> tuple[Column[BoardLine], ...]:
    """Return the columns of a round, White's at the left of the result; of several rounds the first
    column says which game it is, of matches the last ones say it.
    """
    points = translate("ResultGrid", "pts", "points before the round")
    points_hint = (
        translate("ResultGrid", "Points of the match before the game")
        if of_matches
        else translate("ResultGrid", "Points before the round")
    )
    rating = translate("ResultGrid", "Rating")
    number = translate("ResultGrid", "№")
    second_typing = translate("ResultGrid", "Whether the result was typed a second time")

    def title(side: Side) -> str:
        needs = translate("ResultGrid", "needs", "special ones") if side.needs else ""
        return ", ".join(filter(None, (side.title, side.left, needs)))

    def board(line: BoardLine) -> str:
        is_apart = line.game.starts_at or line.game.arbiter or line.game.replay
        return f"{line.shown}*" if is_apart else str(line.shown)

    def apart(line: BoardLine) -> str:
        catalogue, game = window_catalogue(), line.game
        texts = (*games_apart.arranged(catalogue, game), *games_apart.replayed(catalogue, game))
        return "\n".join(texts)

    def told(line: BoardLine, colour: Colour) -> str:
        side = line.side(colour)
        who = f"{side.name} ({side.left})" if side.left else side.name
        first = f"{who}: {side.needs}" if side.needs else who
        return "\n".join((first, *_away_told(line, colour)))

    # fmt: off
    return (
        Column(title=translate("ResultGrid", "Game"), text=lambda line: line.label) if of_rounds
        else Column(title=translate("ResultGrid", "Bd", "board"), text=board, align=RIGHT,
                    tooltip=apart),
        Column(title=number, text=lambda line: str(line.white.number), align=RIGHT,
               is_second=True),
        Column(title=translate("ResultGrid", "White"), text=lambda line: _name(line, Colour.WHITE),
               tooltip=lambda line: told(line, Colour.WHITE),
               struck_out=lambda line: bool(line.white.left)),
        Column(title="", text=lambda line: title(line.white), is_second=True),
        Column(title=rating, text=lambda line: line.white.rating, align=RIGHT, is_second=True),
        Column(title=points, text=lambda line: line.white.points, align=RIGHT, hint=points_hint),
        Column(title=translate("ResultGrid", "Result"), text=_result, align=CENTRE,
               tooltip=_result_told),
        Column(title="✓", text=_tick, align=CENTRE, tooltip=_tick_told, hint=second_typing,
               is_second=True),
        Column(title=points, text=lambda line: line.black.points, align=RIGHT, hint=points_hint),
        Column(title=number, text=lambda line: str(line.black.number), align=RIGHT,
               is_second=True),
        Column(title=translate("ResultGrid", "Black"), text=lambda line: _name(line, Colour.BLACK),
               tooltip=lambda line: told(line, Colour.BLACK),
               struck_out=lambda line: bool(line.black.left)),
        Column(title="", text=lambda line: title(line.black), is_second=True),
        Column(title=rating, text=lambda line: line.black.rating, align=RIGHT, is_second=True),
        *(_match_columns() if of_matches else ()),
    )
    # fmt: on


def _match_columns() -> tuple[Column[BoardLine], ...]:
    # fmt: off
    return (
        Column(title=translate("ResultGrid", "Match"), text=lambda line: line.match,
               is_second=True),
        Column(title=translate("ResultGrid", "Game"), text=lambda line: line.game_of_match,
               is_second=True),
        Column(title=translate("ResultGrid", "Time"), text=lambda line: line.time_control,
               is_second=True),
    )
    # fmt: on


def score(line: BoardLine) -> tuple[str, str, str] | None:
    """Return what White has, the sign between, what Black has; None where no result is shown."""
    result = line.result
    if result is None or line.is_veiled or line.game.is_adjourned:
        return None
    black = results.sign(result.black)
    between = ":" if result.is_forfeit else "–"
    return results.sign(result.white), between, f"{black} *" if line.game.rated_result else black


def words_of_open() -> tuple[str, ...]:
    """Return every word that stands in place of a result."""
    return (
        translate("ResultGrid", "adj.", "adjourned"),
        translate("ResultGrid", "late", "beyond the default time"),
        translate("ResultGrid", "absent", "not at the board"),
    )


def _result(line: BoardLine) -> str:
    if line.is_veiled:
        return "•"
    if line.game.is_adjourned:
        return translate("ResultGrid", "adj.", "adjourned")
    if line.result is None:
        return _away(line)
    text = results.result(window_catalogue(), line.result)
    return f"{text} *" if line.game.rated_result else text


def _result_told(line: BoardLine) -> str:
    game, catalogue = line.game, window_catalogue()
    if line.is_veiled:
        return translate("ResultGrid", "Hidden until it is typed a second time")
    if game.is_adjourned:
        return _adjournment_told(line)
    told = [*games_apart.arranged(catalogue, game), *games_apart.replayed(catalogue, game)]
    told.extend(each for colour in Colour for each in _away_told(line, colour))
    if game.result is None:
        return "\n".join(told)
    told.insert(0, results.described(catalogue, game.result))
    if game.rated_result:
        pattern = translate("ResultGrid", "* In the rating report: {result}")
        told.append(pattern.format(result=results.described(catalogue, game.rated_result)))
    return "\n".join(told)


def _name(line: BoardLine, colour: Colour) -> str:
    """Return a name, with a sign before it while the player is not at the board."""
    name = line.side(colour).name
    return f"{'⚠' if line.is_late else '○'} {name}" if colour in line.game.away else name


def _away(line: BoardLine) -> str:
    """Return that somebody is not at the board of a game without result, or is late."""
    if not line.game.away:
        return ""
    if line.is_late:
        return translate("ResultGrid", "late", "beyond the default time")
    return translate("ResultGrid", "absent", "not at the board")


def _away_told(line: BoardLine, colour: Colour) -> Iterator[str]:
    """Yield that a player is not at the board, if so."""
    if colour in line.game.away:
        pattern = (
            translate("ResultGrid", "Late beyond the default time: {name}")
            if line.is_late
            else translate("ResultGrid", "Not at the board: {name}")
        )
        yield pattern.format(name=line.side(colour).name)


def _adjournment_told(line: BoardLine) -> str:
    adjournment = line.game.adjournment
    assert adjournment is not None, "only asked of adjourned games"
    told = [translate("ResultGrid", "Adjourned: its result is still open.")]
    if adjournment.sealed_by is not None:
        side = line.side(adjournment.sealed_by)
        told.append(translate("ResultGrid", "Sealed the move: {name}").format(name=side.name))
    if adjournment.resumes_at is not None:
        when = numbers.date_and_time(window_catalogue(), adjournment.resumes_at)
        told.append(translate("ResultGrid", "Resumes: {when}").format(when=when))
    if adjournment.note:
        told.append(translate("ResultGrid", "Envelope: {note}").format(note=adjournment.note))
    return "\n".join(told)


def _tick(line: BoardLine) -> str:
    return "?" if line.is_put_off else "✓" if line.game.checked else ""


def _tick_told(line: BoardLine) -> str:
    if line.is_put_off:
        return translate("ResultGrid", "Two typings differ: to be looked at later")
    if line.game.checked is None:
        return ""
    pattern = translate("ResultGrid", "Typed a second time by {name}, {when}")
    catalogue = window_catalogue()
    when = numbers.date_and_time(catalogue, line.game.checked.at)
    return pattern.format(name=rights.actor(catalogue, line.game.checked.by), when=when)
