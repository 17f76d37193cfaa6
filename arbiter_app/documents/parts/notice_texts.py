"""What notices and oaths say where an event says nothing else; the words are ours."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

NOTICES: Mapping[str, str] = {
    "phones": QT_TRANSLATE_NOOP(
        "Notice",
        "Phones and all other electronic devices are switched off and stay outside the playing"
        " area. A device found on a player may cost the game.",
    ),
    "silence": QT_TRANSLATE_NOOP("Notice", "A round is being played. Please talk outside."),
    "fair-play": QT_TRANSLATE_NOOP(
        "Notice",
        "No hints, no signs, no talk about games in progress. Call an arbiter if you notice any.",
    ),
    "players": QT_TRANSLATE_NOOP(
        "Notice", "Parents, coaches and guests wait outside until the round is over."
    ),
    "photos": QT_TRANSLATE_NOOP(
        "Notice", "Take pictures quietly, and only when the arbiters allow it."
    ),
    "late": QT_TRANSLATE_NOOP(
        "Notice", "Whoever comes to the board later than the time announced loses the game."
    ),
}
"""By the choices of the paper of notices, what stands below their heads."""

OATHS: Mapping[str, str] = {
    "players": QT_TRANSLATE_NOOP(
        "Notice",
        "We, the players of “{event}”, promise to play honestly and by the rules, to respect our"
        " opponents and everybody who makes this event, and to take each result with dignity.",
    ),
    "arbiters": QT_TRANSLATE_NOOP(
        "Notice",
        "We, the arbiters of “{event}”, promise to apply the rules alike to everybody, to decide"
        " without favour or fear, and to serve the players and the game.",
    ),
}
"""By the choices of the paper of oaths."""
