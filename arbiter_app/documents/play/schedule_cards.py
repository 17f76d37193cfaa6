"""A card for every player: whom he meets, when, where and with which colour."""

from collections.abc import Iterator
from datetime import datetime

from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import frame, slip_heads
from arbiter_app.documents.parts.chosen_players import PLAYERS, numbered
from arbiter_app.documents.play.schedule import at_boards
from arbiter_app.documents.report import Orientation, Report, SheetKind
from arbiter_app.documents.slip import Slip, SlipLine, Slips, SlipTable
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import PlayerId
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import results
from arbiter_app.wording.terms.registration import people

_SHAPES = ((8, 2, 4), (13, 2, 3), (26, 2, 2), (60, 2, 1))
"""For how many rounds at most how many cards stand across and down."""


def schedule_cards(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the cards of the players whose numbers were chosen, of all where none were; in a
    knockout of all who have a game.

    Raises RuleError("why.no-such-number").
    """
    competition = here.competition
    chosen = options[PLAYERS.name]
    if isinstance(chosen, str):
        players = numbered(here, PLAYERS.numbers(chosen))
    else:
        by_number = sorted(competition.numbers, key=lambda player: competition.numbers[player])
        players = [each for each in by_number if each not in competition.left]
        if competition.traits.has_bracket:
            playing = at_boards(game for _, game in competition.games)
            players = [each for each in players if each in playing]
    slips = tuple(_card(here, catalogue, player) for player in players)
    rounds = len(competition.rounds)
    across, down = next(
        ((across, down) for most, across, down in _SHAPES if rounds <= most), _SHAPES[-1][1:]
    )
    body = frame.Body(
        document="schedule-cards",
        title=catalogue.translate("Paper", "Your matches")
        if here.is_of_teams
        else catalogue.translate("Paper", "Your games"),
        subtitle=frame.counted(here, catalogue, len(slips)),
        blocks=(Slips(across=across, down=down, slips=slips),),
        orientation=Orientation.PORTRAIT,
        kind=SheetKind.CUT,
        ranked=False,
        signatures=(),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _card(here: InHand, catalogue: Catalogue, player: PlayerId) -> Slip:
    name = people.name(catalogue, here.event.contestants[player])
    rounds = here.competition.rounds
    has_times = any(each.starts_at for each in rounds)
    titles = (
        catalogue.translate("Column", "Round"),
        *([catalogue.translate("Column", "Day and time")] if has_times else []),
        catalogue.translate("Column", "Bd"),
        catalogue.translate("Column", "Colour"),
        catalogue.translate("Column", "Opponent"),
    )
    rows = (
        (
            str(each.number),
            *([_time(catalogue, each)] if has_times else []),
            *_of_round(here, catalogue, each, player),
        )
        for each in rounds
        if not here.competition.traits.has_bracket or player in at_boards(each.games)
    )
    return Slip(
        (
            slip_heads.head(here, catalogue),
            SlipLine(name, str(here.competition.numbers[player]), strong=True),
            SlipTable(head=titles, rows=tuple(rows)),
        )
    )


def _time(catalogue: Catalogue, round_: RoundOfPlay) -> str:
    """Return the day and the hour, short: "05.06, 15:00"."""
    moment = round_.starts_at
    if moment is None:
        return ""
    return numbers.day_and_time(catalogue, moment)


def _of_round(
    here: InHand, catalogue: Catalogue, round_: RoundOfPlay, player: PlayerId
) -> tuple[str, str, str]:
    """Return board, colour and opponent; dashes with why, where there is no game."""
    for game in round_.games:
        if player in (game.white, game.black):
            colour = Colour.WHITE if player == game.white else Colour.BLACK
            word = (
                catalogue.translate("Column", "White")
                if colour is Colour.WHITE
                else catalogue.translate("Column", "Black")
            )
            opponent = game.player(colour.other)
            pattern = catalogue.translate("Paper", "{name} ({number})", "a player with his number")
            name = people.name(catalogue, here.event.contestants[opponent])
            named = pattern.format(name=name, number=here.competition.numbers[opponent])
            return str(game.board), word, named
    return "–", "–", "; ".join(_why(here, catalogue, round_, player))


def _why(
    here: InHand, catalogue: Catalogue, round_: RoundOfPlay, player: PlayerId
) -> Iterator[str]:
    """Yield why a player has no game in a round."""
    for bye in round_.byes:
        if bye.player == player:
            yield results.bye(catalogue, bye.mark)
    if here.competition.free_in(round_) == player:
        yield catalogue.translate("Paper", "free")
