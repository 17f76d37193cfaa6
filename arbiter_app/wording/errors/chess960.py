"""Sentences for what keeps start positions of Chess960 from being drawn, noted or changed."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

# fmt: off
CHESS960_SENTENCES: Mapping[str, str] = {
    "start-position.off": QT_TRANSLATE_NOOP(
        "Error", "No Chess960 is played here, so every game begins from the usual position. To draw"
        " start positions, choose Chess960 on the page of the event first (Laws of Chess,"
        " Guidelines II)."
    ),
    "start-position.drawn": QT_TRANSLATE_NOOP(
        "Error", "The start position of round {round} is drawn already, and it is drawn once (Laws"
        " of Chess, Guidelines II). If it was a mistake and nobody has begun, undo the first"
        " drawing; the journal keeps both."
    ),
    "start-position.begun": QT_TRANSLATE_NOOP(
        "Error", "Round {round} has begun, so no start position is drawn for it any more (Laws of"
        " Chess, Guidelines II). If the hall drew one, note that with a reason."
    ),
    "start-position.played": QT_TRANSLATE_NOOP(
        "Error", "Round {round} was begun from a start position of Chess960 that stands in the"
        " journal, so the event stays one of Chess960 (Laws of Chess, Guidelines II)."
    ),
    "start-position.no-position": QT_TRANSLATE_NOOP(
        "Error", "No start position was typed. Type the number, from 0 to 959, or the pieces of"
        " White from file a to h, such as RNBQKBNR (Laws of Chess, Guidelines II)."
    ),
    "start-position.number": QT_TRANSLATE_NOOP(
        "Error", "There is no start position {number}: they have numbers from 0 to {most} (Laws of"
        " Chess, Guidelines II). Type one of these."
    ),
    "start-position.unreadable": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no start position: a king stands between two rooks and the bishops on"
        " squares of different colours (Laws of Chess, Guidelines II). Type its number, from 0 to"
        " 959, or the pieces of White from file a to h, such as RNBQKBNR."
    ),
    "start-position.boards": QT_TRANSLATE_NOOP(
        "Error", "“{text}” does not say board and start position. Write them in pairs with a comma"
        " between: 1 518, 2 RKRNNQBB."
    ),
    "permission.change-chess960": QT_TRANSLATE_NOOP(
        "Error", "Whether Chess960 is played is not changed now."
    ),
}
# fmt: on
