"""Signs and words for results: of a game, of one side of it, and of a round without a game."""

from collections.abc import Iterable, Sequence
from decimal import Decimal

from arbiter_app.domain.facts.results import STANDARD_SCORING, Colour, Mark, Result
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers

_SIGNS = {
    Mark.WON: "1",
    Mark.DRAWN: "½",
    Mark.LOST: "0",
    Mark.FORFEIT_WON: "+",
    Mark.FORFEIT_LOST: "–",
    Mark.AWARDED_DRAW: "½",
    Mark.AWARDED_LOSS: "0",
    Mark.UNRATED_WON: "1",
    Mark.UNRATED_DRAWN: "½",
    Mark.UNRATED_LOST: "0",
    Mark.PAIRING_BYE: "U",
    Mark.FULL_BYE: "F",
    Mark.HALF_BYE: "H",
    Mark.ZERO_BYE: "Z",
}
"""Byes have the letters of report files (TRF), which arbiters know; sheets explain them."""

_BYES = {
    Mark.PAIRING_BYE: QT_TRANSLATE_NOOP("Result", "pairing-allocated bye"),
    Mark.FULL_BYE: QT_TRANSLATE_NOOP("Result", "full-point bye"),
    Mark.HALF_BYE: QT_TRANSLATE_NOOP("Result", "half-point bye"),
    Mark.ZERO_BYE: QT_TRANSLATE_NOOP("Result", "absent"),
}

_BYE_HEADS = {
    Mark.PAIRING_BYE: QT_TRANSLATE_NOOP("ByeHead", "Pairing-allocated bye"),
    Mark.FULL_BYE: QT_TRANSLATE_NOOP("ByeHead", "Full-point bye"),
    Mark.HALF_BYE: QT_TRANSLATE_NOOP("ByeHead", "Half-point bye"),
    Mark.ZERO_BYE: QT_TRANSLATE_NOOP("ByeHead", "Absent"),
}

_COLOURS = {
    Colour.WHITE: QT_TRANSLATE_NOOP("ColourLetter", "w"),
    Colour.BLACK: QT_TRANSLATE_NOOP("ColourLetter", "b"),
}


def sign(mark: Mark) -> str:
    """Return what one side got, as a cross table prints it in any language."""
    return _SIGNS[mark]


def side(catalogue: Catalogue, value: Result, colour: Colour) -> str:
    """Return what one side got of a game, or of a match of two games: its points, "1½"."""
    games = tuple(each.mark(colour) for each in value.games)
    return sign_of(catalogue, value.mark(colour), games)


def sign_of(catalogue: Catalogue, mark: Mark, games: Sequence[Mark]) -> str:
    """Return what was got in a round: the sign of its mark, or of a match of two games that was
    played its points, which are those of both.
    """
    if not games or not mark.over_the_board:
        return sign(mark)
    points = STANDARD_SCORING.by_mark
    return numbers.points(catalogue, sum((points[each] for each in games), Decimal(0)))


def result(catalogue: Catalogue, value: Result) -> str:
    """Return the result of a game, White's side first: "1 – 0", a forfeit "+ : –"; of a match of
    two games the points "1½ – ½".
    """
    pattern = (
        catalogue.translate("Result", "{white} : {black}")
        if value.is_forfeit
        else catalogue.translate("Result", "{white} – {black}")
    )
    white, black = (side(catalogue, value, colour) for colour in Colour)
    return pattern.format(white=white, black=black)


def both_games(catalogue: Catalogue, games: Iterable[Result | None]) -> str:
    """Return the results of the games of a match in their order: "1 – 0, ½ – ½", an open one
    without figures: "1 – 0, …".
    """
    return ", ".join("…" if each is None else result(catalogue, each) for each in games)


def described(catalogue: Catalogue, value: Result | None) -> str:
    """Return the result of a game with what is unusual about it: "+ : –, by forfeit"; "no result"
    while there is none; of a match of two games with these in brackets.
    """
    if value is None:
        return catalogue.translate("Result", "no result")
    text = result(catalogue, value)
    if value.games:
        pattern = catalogue.translate("Result", "{result} ({games})")
        text = pattern.format(result=text, games=both_games(catalogue, value.games))
    if value.is_forfeit:
        return catalogue.translate("Result", "{result}, by forfeit").format(result=text)
    if value.is_decision:
        pattern = catalogue.translate("Result", "{result}, points set by the arbiter")
        return pattern.format(result=text)
    if value.is_unrated:
        return catalogue.translate("Result", "{result}, not rated").format(result=text)
    return text


def bye(catalogue: Catalogue, mark: Mark) -> str:
    """Return what a round without an opponent is called: "half-point bye"."""
    return catalogue.translate("Result", _BYES[mark])


def bye_head(catalogue: Catalogue, mark: Mark) -> str:
    """Return what stands before the players of a bye: "Absent", as in "Absent: 5 Bilyk"."""
    return catalogue.translate("ByeHead", _BYE_HEADS[mark])


def colour(catalogue: Catalogue, value: Colour) -> str:
    """Return the letter of a colour between the opponent's number and the result: "12w1"."""
    return catalogue.translate("ColourLetter", _COLOURS[value])
