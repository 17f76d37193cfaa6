"""Everything that the rounds of one player say, as the player's card shows it."""

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import Bye, Game, RoundOfPlay
from arbiter_app.domain.facts.results import Colour, Mark, Result
from arbiter_app.domain.ids import Board, GameId, ParticipantId, Round
from arbiter_app.domain.pairing.swiss.position import Floated
from arbiter_app.domain.table.histories import History, histories
from arbiter_app.domain.table.progress import progress
from arbiter_app.domain.table.standings import Standing
from arbiter_app.domain.table.why import Inquiry
from arbiter_app.domain.tie_breaks.crosstable import Cell, Line
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.domain.tie_breaks.parts import Subject, rounded_mean
from arbiter_app.domain.tie_breaks.ratings import opponents_ratings, tournament_performance
from arbiter_app.values import frozen


@frozen(kw_only=True)
class CardRound:
    """A round of one player: a game, a bye, a round that is to come, or nothing at all."""

    round: Round
    game: GameId | None = None
    board: Board | None = None
    colour: Colour | None = None
    opponent: ParticipantId | None = None
    result: Result | None = None
    """Of the game, White's side first."""
    mark: Mark | None = None
    """What the player got, by a game or a bye; None: nothing yet."""
    points: Decimal | None = None
    """Those of the round; None where nothing stands in the table yet."""
    total: Decimal | None = None
    """The points of all rounds up to this one."""
    floated: Floated = Floated.NOT
    remark: str = ""
    """Why a bye was given, where that is noted."""
    is_unexplained: bool = False
    is_asked: bool = False
    """Whether the bye is of a round that is not paired: it was asked for ahead."""
    is_adjourned: bool = False


@frozen(kw_only=True)
class PlayerCard:
    """One player: all rounds, and what they come to."""

    player: ParticipantId
    standing: Standing
    rounds: tuple[CardRound, ...]
    history: History
    average_rating: Decimal | None
    """Of the opponents met over the board who have a rating (C.07 Art. 10.1)."""
    performance: Decimal | None
    """The rating that the points against them are worth (C.07 Art. 10.2)."""
    rated_games: int

    @property
    def byes(self) -> tuple[CardRound, ...]:
        """The rounds without an opponent, those asked for ahead too."""
        return tuple(each for each in self.rounds if each.mark is not None and each.game is None)


def performances(asked: Inquiry) -> Mapping[ParticipantId, Decimal]:
    """Return the rating that the points of each player are worth (C.07 Art. 10.2), of those who
    have met somebody with a rating.
    """
    lines = asked.ground.table.lines.items()
    found = (
        (player, tournament_performance(_of_ratings(asked, line), ())) for player, line in lines
    )
    return {player: value for player, value in found if value is not None}


def _of_ratings(asked: Inquiry, line: Line) -> Subject:
    return Subject(asked.ground, line, TieBreak("TPR"))


def player_cards(asked: Inquiry, players: Sequence[ParticipantId]) -> tuple[PlayerCard, ...]:
    """Return the cards of players who stand in a table of points, in this order."""
    behind, totals = histories(asked.competition), progress(asked.competition)
    return tuple(_card(asked, player, behind[player], totals.get(player, ())) for player in players)


def _card(
    asked: Inquiry, player: ParticipantId, history: History, totals: Sequence[Decimal]
) -> PlayerCard:
    ground = asked.ground
    line = ground.table.lines.get(player)
    average = performance = None
    rated = 0
    if line is not None:
        average = rounded_mean(
            Subject(ground, line, TieBreak("ARO")),
            opponents_ratings(Subject(ground, line, TieBreak("ARO"))),
        )
        performance = tournament_performance(_of_ratings(asked, line), ())
        rated = sum(len(part.cell.each_game) for part in ground.rated_games[player])
    return PlayerCard(
        player=player,
        standing=asked.table.rows[asked.position[player]],
        rounds=tuple(_rounds(asked.competition, player, line, history, totals)),
        history=history,
        average_rating=average,
        performance=performance,
        rated_games=rated,
    )


def _rounds(
    competition: Competition,
    player: ParticipantId,
    line: Line | None,
    history: History,
    totals: Sequence[Decimal],
) -> Iterator[CardRound]:
    cells = {cell.round: cell for cell in line.cells} if line is not None else {}
    for at, round_ in enumerate(competition.rounds):
        cell = cells.get(round_.number)
        total = totals[at] if at < len(totals) else None
        floated = history.floats[at]
        game = next((each for each in round_.games if player in (each.white, each.black)), None)
        if game is not None:
            yield _of_game(round_, game, player, cell, total, floated)
            continue
        bye = next((each for each in round_.byes if each.player == player), None)
        yield _of_bye(round_, bye, cell, total, floated)


def _of_game(
    round_: RoundOfPlay,
    game: Game,
    player: ParticipantId,
    cell: Cell | None,
    total: Decimal | None,
    floated: Floated,
) -> CardRound:
    colour = game.colour(player)
    return CardRound(
        round=round_.number,
        game=game.id,
        board=game.board,
        colour=colour,
        opponent=game.player(colour.other),
        result=game.result,
        mark=game.result.mark(colour) if game.result else None,
        points=cell.points if cell else None,
        total=total if game.result else None,
        floated=floated,
        is_adjourned=game.is_adjourned,
    )


def _of_bye(
    round_: RoundOfPlay,
    bye: Bye | None,
    cell: Cell | None,
    total: Decimal | None,
    floated: Floated,
) -> CardRound:
    if bye is None:
        return CardRound(round=round_.number, total=total)
    return CardRound(
        round=round_.number,
        mark=bye.mark,
        points=cell.points if cell else None,
        total=total if cell else None,
        floated=floated,
        remark=bye.remark,
        is_unexplained=bye.is_unexplained,
        is_asked=cell is None,
    )
