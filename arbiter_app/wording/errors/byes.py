"""Sentences for byes that are asked for, and for the check-in before round 1."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

# fmt: off
BYE_SENTENCES: Mapping[str, str] = {
    "bye.no-numbers": QT_TRANSLATE_NOOP(
        "Error", "The players have no numbers yet, and byes are noted in the rounds that come with"
        " them (C.04.2 Art. 2). Give the numbers first, on the page of the draw."
    ),
    "bye.no-number": QT_TRANSLATE_NOOP(
        "Error", "{name} has no number yet and is not paired (C.04.2 Art. 2). Give the number"
        " first."
    ),
    "bye.kind": QT_TRANSLATE_NOOP(
        "Error", "{mark} is no bye that a player can ask for. Choose H for half a point, Z for none"
        " or F for a whole one (General Regulations 6.7)."
    ),
    "bye.in-published": QT_TRANSLATE_NOOP(
        "Error", "{name} stands in the published pairings of round {round}, and those stay (C.04.2"
        " Art. 4). Who does not come loses by forfeit at the board; two who are left without an"
        " opponent may be paired in one of the cases of that article."
    ),
    "bye.after-publication": QT_TRANSLATE_NOOP(
        "Error", "The pairings of round {round} are published already, and a bye in it changes what"
        " was counted. It is a decision of the arbiter: say that it was made, and why."
    ),
    "bye.limit-of-team": QT_TRANSLATE_NOOP(
        "Error", "Half-point byes are limited for all teams alike, by the regulations. Give {name}"
        " one beyond the limit by a decision with its reason."
    ),
    "bye.too-many": QT_TRANSLATE_NOOP(
        "Error", "{name} would have {byes} half-point byes; the regulations allow {allowed}"
        " (General Regulations 6.7). Give a bye of zero points, or decide otherwise with a reason."
    ),
    "bye.too-late": QT_TRANSLATE_NOOP(
        "Error", "Half-point byes are given until round {last}, not in round {round} (General"
        " Regulations 6.7). Give a bye of zero points, or decide otherwise with a reason."
    ),
    "bye.limit": QT_TRANSLATE_NOOP(
        "Error", "A player cannot be allowed {most} half-point byes: there are {rounds} rounds."
        " Type a number from 0 to {rounds}, or nothing for what the regulations say."
    ),
    "bye.instead": QT_TRANSLATE_NOOP(
        "Error", "In a Swiss who misses a round is not paired in it (C.04.2 Art. 3). Note a bye on"
        " the page of who plays."
    ),
    "check-in.over": QT_TRANSLATE_NOOP(
        "Error", "The check-in is over: round 1 is published. Who comes now is noted one by one on"
        " the page of who plays."
    ),
}
# fmt: on
