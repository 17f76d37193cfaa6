"""The boards of a round as rows of a table."""

from collections.abc import Mapping
from dataclasses import dataclass

from arbiter_app.domain.crosstable import Crosstable, crosstable
from arbiter_app.domain.event import Event, Game, RoundOfPlay
from arbiter_app.domain.ids import Board, PairingNumber, PlayerId, Round
from arbiter_app.domain.results import Colour, Result
from arbiter_app.domain.withdrawal import annulled_players
from arbiter_app.gui.models import CENTRE, RIGHT, Column
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording import numbers, people, results

RESULT_COLUMN = 6
NAME_COLUMNS = (2, 10)


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


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardLine:
    """A board of the round."""

    game: Game
    white: Side
    black: Side
    is_veiled: bool = False
    """Whether its result is hidden until it is typed a second time."""
    is_put_off: bool = False
    """Whether two typings of its result differ and are to be looked at later."""

    @property
    def board(self) -> Board:
        return self.game.board

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


class BoardLines:
    """Makes the lines of a round; words about players are kept as long as they hold."""

    def __init__(self) -> None:
        self._key: object = None
        self.sides: Mapping[PlayerId, Side] = {}
        """Another mapping as soon as the words about a player may be others."""

    def forget(self) -> None:
        """Make all words anew the next time: players may have others."""
        self._key = None

    def of(self, event: Event, round_: RoundOfPlay) -> tuple[BoardLine, ...]:
        """Return the boards of a round with what the players had before it."""
        key = _what_sides_follow_from(event, round_)
        if key != self._key:
            self._key, self.sides = key, _sides(event, round_)
        sides = self.sides
        return tuple(
            BoardLine(game=game, white=sides[game.white], black=sides[game.black])
            for game in round_.games
        )


def _what_sides_follow_from(event: Event, round_: RoundOfPlay) -> object:
    """Return what else but facts about players the words of a round follow from."""
    tournament = event.tournament
    return (
        round_.number,
        tournament.main_stage.rounds[: round_.number - 1],
        frozenset(player for game in round_.games for player in (game.white, game.black)),
        round_.byes,
        tournament.adjustments,
        annulled_players(tournament),
    )


def _sides(event: Event, round_: RoundOfPlay) -> Mapping[PlayerId, Side]:
    tournament = event.tournament
    table, pairing_numbers = crosstable(tournament), tournament.numbers
    catalogue = window_catalogue()
    left = {entry.player: people.left(catalogue, entry.status) for entry in tournament.entries}
    return {
        player: _side(event, table, pairing_numbers[player], player, round_.number, left[player])
        for game in round_.games
        for player in (game.white, game.black)
    }


def _side(
    event: Event,
    table: Crosstable,
    number: PairingNumber,
    player: PlayerId,
    round: Round,
    left: str,
) -> Side:
    catalogue = window_catalogue()
    facts, line = event.players[player], table.lines.get(player)
    return Side(
        number=number,
        name=people.name(catalogue, facts),
        names=(facts.name, facts.latin_name or ""),
        title=people.title_and_rank(catalogue, facts),
        rating=str(facts.rating or ""),
        points=numbers.points(catalogue, line.points_before(round)) if line else "–",
        left=left,
    )


def columns() -> tuple[Column[BoardLine], ...]:
    """Return the columns of a round, White's at the left of the result."""
    points = translate("ResultGrid", "pts", "points before the round")
    points_hint = translate("ResultGrid", "Points before the round")
    rating = translate("ResultGrid", "Rating")
    number = translate("ResultGrid", "№")
    second_typing = translate("ResultGrid", "Whether the result was typed a second time")

    def title(side: Side) -> str:
        return ", ".join(filter(None, (side.title, side.left)))

    def told(side: Side) -> str:
        return f"{side.name} ({side.left})" if side.left else side.name

    # fmt: off
    return (
        Column(title=translate("ResultGrid", "Bd", "board"), text=lambda line: str(line.board),
               align=RIGHT),
        Column(title=number, text=lambda line: str(line.white.number), align=RIGHT),
        Column(title=translate("ResultGrid", "White"), text=lambda line: line.white.name,
               tooltip=lambda line: told(line.white),
               struck_out=lambda line: bool(line.white.left)),
        Column(title="", text=lambda line: title(line.white)),
        Column(title=rating, text=lambda line: line.white.rating, align=RIGHT),
        Column(title=points, text=lambda line: line.white.points, align=RIGHT, hint=points_hint),
        Column(title=translate("ResultGrid", "Result"), text=_result, align=CENTRE,
               tooltip=_result_told),
        Column(title="✓", text=_tick, align=CENTRE, tooltip=_tick_told, hint=second_typing),
        Column(title=points, text=lambda line: line.black.points, align=RIGHT, hint=points_hint),
        Column(title=number, text=lambda line: str(line.black.number), align=RIGHT),
        Column(title=translate("ResultGrid", "Black"), text=lambda line: line.black.name,
               tooltip=lambda line: told(line.black),
               struck_out=lambda line: bool(line.black.left)),
        Column(title="", text=lambda line: title(line.black)),
        Column(title=rating, text=lambda line: line.black.rating, align=RIGHT),
    )
    # fmt: on


def _result(line: BoardLine) -> str:
    if line.is_veiled:
        return "•"
    if line.game.is_adjourned:
        return translate("ResultGrid", "adj.", "adjourned")
    if line.result is None:
        return ""
    text = results.result(window_catalogue(), line.result)
    return f"{text} *" if line.game.rated_result else text


def _result_told(line: BoardLine) -> str:
    game, catalogue = line.game, window_catalogue()
    if line.is_veiled:
        return translate("ResultGrid", "Hidden until it is typed a second time")
    if game.is_adjourned:
        return _adjournment_told(line)
    if game.result is None:
        return ""
    told = [results.described(catalogue, game.result)]
    if game.rated_result:
        pattern = translate("ResultGrid", "* In the rating report: {result}")
        told.append(pattern.format(result=results.described(catalogue, game.rated_result)))
    return "\n".join(told)


def _adjournment_told(line: BoardLine) -> str:
    adjournment = line.game.adjournment
    assert adjournment is not None, "only asked of adjourned games"
    told = [translate("ResultGrid", "Adjourned: its result is still open.")]
    if adjournment.sealed_by is not None:
        side = line.white if adjournment.sealed_by is Colour.WHITE else line.black
        told.append(translate("ResultGrid", "Sealed his move: {name}").format(name=side.name))
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
    when = numbers.date_and_time(window_catalogue(), line.game.checked.at)
    return pattern.format(name=line.game.checked.by, when=when)
