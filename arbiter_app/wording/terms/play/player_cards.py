"""Words of the card of a player: a line for each round, and what the rounds come to."""

from collections.abc import Iterator, Sequence

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.results import Colour, Mark, Result
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss.position import Floated
from arbiter_app.domain.table.player_card import CardRound, PlayerCard
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.values import frozen
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import histories, results
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table import tie_breaks
from arbiter_app.wording.terms.table.standings import place_text, points_text, value_texts


@frozen(kw_only=True)
class RoundInWords:
    """A line of the card; what is not there is ""."""

    round: str
    board: str
    colour: str
    number: str
    """Of the opponent."""
    opponent: str
    """The name of the opponent, or what stands in place of one."""
    rating: str
    result: str
    total: str
    floated: str
    remark: str


def rounds(catalogue: Catalogue, here: InHand, card: PlayerCard) -> tuple[RoundInWords, ...]:
    """Return a line for each round of a card."""
    return tuple(_round(catalogue, here, each) for each in card.rounds)


def _round(catalogue: Catalogue, here: InHand, each: CardRound) -> RoundInWords:
    opponent = None if each.opponent is None else here.event.contestants[each.opponent]
    is_bye = each.mark is not None and each.game is None
    return RoundInWords(
        round=str(each.round),
        board="" if each.board is None else str(each.board),
        colour="" if each.colour is None else results.colour(catalogue, each.colour).upper(),
        number="" if opponent is None else str(here.competition.numbers[opponent.id]),
        opponent=people.name(catalogue, opponent) if opponent else _instead(catalogue, here, each),
        rating="" if opponent is None else _rating(here, opponent, each.round),
        result=_result(catalogue, each, is_bye=is_bye),
        total="" if each.total is None else numbers.points(catalogue, each.total),
        floated="" if each.floated is Floated.NOT else histories.FLOATS[each.floated],
        remark="; ".join(_remarks(catalogue, each)),
    )


def _rating(here: InHand, opponent: Player, round: Round) -> str:
    """Return the rating of an opponent in a round."""
    return str(here.competition.rated(opponent, round).rating or "")


def _instead(catalogue: Catalogue, here: InHand, each: CardRound) -> str:
    """Return what stands in place of an opponent."""
    if each.mark is not None:
        return results.bye(catalogue, each.mark)
    is_known = here.competition.traits.meets_all
    return catalogue.translate("PlayerCard", "free") if is_known else ""


def _result(catalogue: Catalogue, each: CardRound, *, is_bye: bool) -> str:
    if is_bye:
        return "" if each.points is None else numbers.points(catalogue, each.points)
    if each.result is not None and each.result.games and each.colour is not None:
        return _of_match(catalogue, each.result, each.colour)
    return "" if each.mark is None else results.sign(each.mark)


def _of_match(catalogue: Catalogue, result: Result, colour: Colour) -> str:
    """Return what a player got of a match of two games, and of each of them: "1½ (1, ½)"."""
    games = ", ".join(results.sign(each.mark(colour)) for each in result.games)
    pattern = catalogue.translate("PlayerCard", "{points} ({games})")
    return pattern.format(points=results.side(catalogue, result, colour), games=games)


def _remarks(catalogue: Catalogue, each: CardRound) -> Iterator[str]:
    if each.is_asked:
        yield catalogue.translate("PlayerCard", "asked for")
    if each.is_unexplained:
        yield catalogue.translate("PlayerCard", "unexplained")
    if each.is_adjourned:
        yield catalogue.translate("PlayerCard", "adjourned")
    if each.result is not None and each.result.is_forfeit:
        yield catalogue.translate("PlayerCard", "by forfeit")
    if each.result is not None and each.result.is_decision:
        yield catalogue.translate("PlayerCard", "points set by the arbiter")
    if each.remark:
        yield each.remark


def summary(
    catalogue: Catalogue, here: InHand, card: PlayerCard, codes: Sequence[str]
) -> tuple[tuple[str, str], ...]:
    """Return what the rounds come to, each with what it is called: place, points, the tie-breaks
    of the list, performance, colours, byes.
    """
    return tuple(
        (catalogue.translate("PlayerCard", title), text)
        for title, text in _summary(catalogue, here.competition, card, codes)
        if text
    )


def _summary(
    catalogue: Catalogue, competition: Competition, card: PlayerCard, codes: Sequence[str]
) -> Iterator[tuple[str, str]]:
    row = card.standing
    yield _PLACE, place_text(row)
    yield _POINTS, points_text(catalogue, row)
    values = value_texts(catalogue, codes, [row])[row.player]
    pattern = catalogue.translate("PlayerCard", "{criterion} {value}")
    yield (
        _TIE_BREAKS,
        ", ".join(
            pattern.format(criterion=tie_breaks.short_name(catalogue, code), value=value)
            for code, value in zip(codes, values, strict=True)
            if value
        ),
    )
    yield _PERFORMANCE, _performance(catalogue, card)
    yield _COLOURS, _colours(catalogue, card)
    if competition.traits.follows_results:
        yield _BYES, _byes(catalogue, card)


def _performance(catalogue: Catalogue, card: PlayerCard) -> str:
    if card.performance is None or card.average_rating is None:
        return ""
    games = catalogue.translate("PlayerCard", "%n game(s)", None, card.rated_games)
    pattern = catalogue.translate("PlayerCard", "{performance} (opponents {average}, {games})")
    return pattern.format(performance=card.performance, average=card.average_rating, games=games)


def _colours(catalogue: Catalogue, card: PlayerCard) -> str:
    if not card.history.played:
        return ""
    colours, difference = histories.colours(catalogue, card.history), card.history
    pattern = catalogue.translate("PlayerCard", "{colours} ({difference})")
    return pattern.format(colours=colours, difference=histories.difference(difference))


def _byes(catalogue: Catalogue, card: PlayerCard) -> str:
    """Return every round without an opponent: "3 half-point bye; 7 absent (asked for)"."""
    had = catalogue.translate("PlayerCard", "R{round} {bye}")
    asked = catalogue.translate("PlayerCard", "R{round} {bye}, asked for")
    return "; ".join(
        (asked if each.is_asked else had).format(
            round=each.round, bye=results.bye(catalogue, each.mark or Mark.ZERO_BYE)
        )
        for each in card.byes
    )


_PLACE = QT_TRANSLATE_NOOP("PlayerCard", "Place")
_POINTS = QT_TRANSLATE_NOOP("PlayerCard", "Points")
_TIE_BREAKS = QT_TRANSLATE_NOOP("PlayerCard", "Tie-breaks")
_PERFORMANCE = QT_TRANSLATE_NOOP("PlayerCard", "Rating performance")
_COLOURS = QT_TRANSLATE_NOOP("PlayerCard", "Colours")
_BYES = QT_TRANSLATE_NOOP("PlayerCard", "Byes")


@frozen
class CardColumn:
    """A column of the lines of a card: its head, and what it shows of a line."""

    field: str
    title: str
    """In English, translated in the context "PlayerCard"."""


# fmt: off
COLUMNS = (
    CardColumn("round",    QT_TRANSLATE_NOOP("PlayerCard", "Rd")),
    CardColumn("board",    QT_TRANSLATE_NOOP("PlayerCard", "Bd")),
    CardColumn("colour",   QT_TRANSLATE_NOOP("PlayerCard", "Col")),
    CardColumn("number",   QT_TRANSLATE_NOOP("PlayerCard", "No.")),
    CardColumn("opponent", QT_TRANSLATE_NOOP("PlayerCard", "Opponent")),
    CardColumn("rating",   QT_TRANSLATE_NOOP("PlayerCard", "Rating")),
    CardColumn("result",   QT_TRANSLATE_NOOP("PlayerCard", "Result")),
    CardColumn("total",    QT_TRANSLATE_NOOP("PlayerCard", "Points")),
    CardColumn("floated",  QT_TRANSLATE_NOOP("PlayerCard", "Float")),
    CardColumn("remark",   QT_TRANSLATE_NOOP("PlayerCard", "Remark")),
)
# fmt: on
"""The columns in their order."""
