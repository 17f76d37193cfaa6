"""What a player has behind them before a round is paired: colours, the one due, floats."""

from collections.abc import Iterator, Mapping

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.pairing.swiss.position import Floated, Strength, SwissPlayer
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

DOWN, UP = "↓", "↑"
_NO_FLOAT = "·"
_SIGNS: Mapping[Floated, str] = {
    Floated.NOT: _NO_FLOAT,
    Floated.DOWN: DOWN,
    Floated.UP: UP,
}
# fmt: off
_DUE: Mapping[tuple[Colour, Strength], str] = {
    (Colour.WHITE, Strength.ABSOLUTE): QT_TRANSLATE_NOOP("WhyPaired", "White is due, absolutely"),
    (Colour.WHITE, Strength.STRONG): QT_TRANSLATE_NOOP("WhyPaired", "White is due, strongly"),
    (Colour.WHITE, Strength.MILD): QT_TRANSLATE_NOOP("WhyPaired", "White is due, mildly"),
    (Colour.BLACK, Strength.ABSOLUTE): QT_TRANSLATE_NOOP("WhyPaired", "Black is due, absolutely"),
    (Colour.BLACK, Strength.STRONG): QT_TRANSLATE_NOOP("WhyPaired", "Black is due, strongly"),
    (Colour.BLACK, Strength.MILD): QT_TRANSLATE_NOOP("WhyPaired", "Black is due, mildly"),
}
_FLOATS: Mapping[tuple[Floated, int], str] = {
    (Floated.DOWN, 1): QT_TRANSLATE_NOOP("WhyPaired", "went down in the last round"),
    (Floated.UP, 1): QT_TRANSLATE_NOOP("WhyPaired", "went up in the last round"),
    (Floated.DOWN, 2): QT_TRANSLATE_NOOP("WhyPaired", "went down two rounds ago"),
    (Floated.UP, 2): QT_TRANSLATE_NOOP("WhyPaired", "went up two rounds ago"),
}
# fmt: on


def colours_of(catalogue: Catalogue, player: SwissPlayer) -> str:
    """Return the colours of somebody's games, the latest last: "WBW"."""
    letters = {
        Colour.WHITE: catalogue.translate("WhyPaired", "W", "a game with White"),
        Colour.BLACK: catalogue.translate("WhyPaired", "B", "a game with Black"),
    }
    return "".join(letters[each] for each in player.colours)


def due_of(catalogue: Catalogue, player: SwissPlayer) -> str:
    """Return the colour due to somebody (C.04.3 Art. 1.7): "b" mildly, "B" strongly, "B!"
    absolutely; "" where none is.
    """
    if player.wants is None:
        return ""
    letter = {
        Colour.WHITE: catalogue.translate("WhyPaired", "W", "a game with White"),
        Colour.BLACK: catalogue.translate("WhyPaired", "B", "a game with Black"),
    }[player.wants]
    match player.strength:
        case Strength.ABSOLUTE:
            return f"{letter}!"
        case Strength.MILD:
            return letter.lower()
    return letter


def floats_of(player: SwissPlayer) -> str:
    """Return the floats of the last two rounds, the latest last: "·↓"; "" without any."""
    if player.last_float is player.float_before is Floated.NOT:
        return ""
    return _SIGNS[player.float_before] + _SIGNS[player.last_float]


def behind_text(catalogue: Catalogue, player: SwissPlayer) -> str:
    """Return what somebody has behind them: "WBW, Black is due, strongly; went down in the last
    round".
    """
    return "; ".join(_behind(catalogue, player))


def _behind(catalogue: Catalogue, player: SwissPlayer) -> Iterator[str]:
    colours = colours_of(catalogue, player)
    if player.wants is None:
        yield colours or catalogue.translate("WhyPaired", "no games yet")
    else:
        due = catalogue.translate("WhyPaired", _DUE[player.wants, player.strength])
        yield catalogue.translate("WhyPaired", "{colours}, {due}").format(colours=colours, due=due)
    for floated, ago in ((player.last_float, 1), (player.float_before, 2)):
        if floated is not Floated.NOT:
            yield catalogue.translate("WhyPaired", _FLOATS[floated, ago])
    if player.bye_barred:
        yield catalogue.translate("WhyPaired", "may not have the bye")
