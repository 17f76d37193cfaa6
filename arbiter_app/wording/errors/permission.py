"""Sentences for what the state of the event does not allow, which pages say beside closed acts."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

PERMISSION_SENTENCES: Mapping[str, str] = {
    "permission.describe": QT_TRANSLATE_NOOP(
        "Error", "The description of the event cannot be changed now."
    ),
    "permission.change-system": QT_TRANSLATE_NOOP(
        "Error", "The numbers are drawn, and the schedule is fixed by them (C.05 Annex 1)."
        " Undo or annul the draw to change the system of play."
    ),
    "permission.change-tie-breaks": QT_TRANSLATE_NOOP(
        "Error", "The tie-breaks cannot be changed now: they are announced before the start"
        " (C.07 Art. 4.1)."
    ),
    "permission.change-rating-rules": QT_TRANSLATE_NOOP(
        "Error", "The rules for ratings cannot be changed now: they are published before the start"
        " (C.07 Art. 10)."
    ),
    "permission.change-withdrawals": QT_TRANSLATE_NOOP(
        "Error", "What becomes of the results of the withdrawn cannot be changed now"
        " (C.05 Art. 6.6)."
    ),
    "permission.define-criterion": QT_TRANSLATE_NOOP(
        "Error", "A criterion cannot be defined now: it is announced before the start"
        " (C.07 Art. 4.1)."
    ),
    "permission.import-report": QT_TRANSLATE_NOOP(
        "Error", "A report holds a whole event, and this one has players already."
        " Import the report into a new event."
    ),
    "permission.add-player": QT_TRANSLATE_NOOP(
        "Error",
        "The numbers are drawn, and no schedule or bracket has room for another player after that"
        " (C.05 Annex 1). Undo or annul the draw first, or let a late player join an odd field;"
        " once play has begun it is too late.",
    ),
    "permission.edit-player": QT_TRANSLATE_NOOP(
        "Error", "What is known of a player cannot be changed now."
    ),
    "permission.remove-player": QT_TRANSLATE_NOOP(
        "Error", "The numbers are drawn, and published pairs stay (C.05 Art. 6)."
        " Withdraw the player instead, or undo or annul the draw."
    ),
    "permission.withdraw-player": QT_TRANSLATE_NOOP(
        "Error", "A player withdraws between the draw and the last game (C.05 Art. 6.6)."
        " Before the draw, remove the player; after the last game there is nothing to withdraw"
        " from."
    ),
    "permission.draw-numbers": QT_TRANSLATE_NOOP(
        "Error", "Play has begun, and the numbers are fixed for the whole tournament"
        " (C.05 Annex 1). For a new draw clear all results first."
    ),
    "permission.set-times": QT_TRANSLATE_NOOP(
        "Error", "There are no rounds yet to set times for. Draw the numbers first."
    ),
    "permission.fix-lot-seed": QT_TRANSLATE_NOOP(
        "Error", "The seed of lots among the tied is fixed before the first game and stays then:"
        " one event, one seed (C.07 Art. 4.2)."
    ),
    "permission.draw-tie-lots": QT_TRANSLATE_NOOP(
        "Error", "Lots are drawn among those whom play left tied (C.07 Art. 4.2)."
        " Enter all results first."
    ),
    "permission.reason-missing": QT_TRANSLATE_NOOP(
        "Error", "This changes what was announced or played already, so the journal asks why."
        " Type a reason."
    ),
    "history.nothing-to-undo": QT_TRANSLATE_NOOP("Error", "There is nothing to undo."),
    "history.nothing-to-redo": QT_TRANSLATE_NOOP("Error", "There is nothing to redo."),
}  # fmt: skip
