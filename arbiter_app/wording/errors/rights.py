"""Sentences for what somebody may not do, for PINs, and for undoing from any point."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

# fmt: off
RIGHTS_SENTENCES: Mapping[str, str] = {
    "rights.enter": QT_TRANSLATE_NOOP(
        "Error", "Results are entered by the chief arbiter, the chief secretary or an arbiter, once"
        " signed in. Sign in first (F12)."
    ),
    "rights.note": QT_TRANSLATE_NOOP(
        "Error", "Incidents and protests are noted by the chief arbiter, the chief secretary or an"
        " arbiter, once signed in. Sign in first (F12)."
    ),
    "rights.correct": QT_TRANSLATE_NOOP(
        "Error", "What stands already is corrected by the chief arbiter or the chief secretary."
        " Let one of them sign in (F12)."
    ),
    "rights.publish": QT_TRANSLATE_NOOP(
        "Error", "Rounds are set, published and signed off by the chief arbiter or the chief"
        " secretary. Let one of them sign in (F12)."
    ),
    "rights.register": QT_TRANSLATE_NOOP(
        "Error", "Players, their papers and fees are for the chief arbiter or the chief secretary."
        " Let one of them sign in (F12)."
    ),
    "rights.decide": QT_TRANSLATE_NOOP(
        "Error", "Penalties, protests and who takes part are decided by the chief arbiter"
        " (Laws of Chess Art. 12). Let the chief arbiter sign in (F12)."
    ),
    "rights.manage": QT_TRANSLATE_NOOP(
        "Error", "The event, its rules, the draw and the PINs are for the chief arbiter."
        " Let the chief arbiter sign in (F12)."
    ),
    "rights.restore": QT_TRANSLATE_NOOP(
        "Error", "An earlier state is brought back by the chief arbiter."
        " Let the chief arbiter sign in (F12)."
    ),
    "pins.chief-first": QT_TRANSLATE_NOOP(
        "Error", "Without a PIN of the chief arbiter nobody could set another one."
        " Set that one first."
    ),
    "pins.chief-last": QT_TRANSLATE_NOOP(
        "Error", "While others sign in, the chief arbiter needs a PIN. Remove the other PINs first."
    ),
    "pins.too-short": QT_TRANSLATE_NOOP(
        "Error", "The PIN is too short. Type at least {least} characters."
    ),
    "pins.not-set": QT_TRANSLATE_NOOP(
        "Error", "There is no such PIN. The chief arbiter sets it under File, PINs."
    ),
    "pins.wait": QT_TRANSLATE_NOOP(
        "Error", "Too many wrong PINs. The next one can be typed in {seconds} s."
    ),
    "pins.wrong": QT_TRANSLATE_NOOP(
        "Error", "This is not the PIN. Type it again, and look at Caps Lock and the layout."
    ),
    "history.not-undone-from": QT_TRANSLATE_NOOP(
        "Error", "Entry {entry} cannot be undone: it is a note, is undone already, or stands before"
        " an act that cannot be undone. Choose a later one."
    ),
    "history.not-redone-from": QT_TRANSLATE_NOOP(
        "Error", "Entry {entry} is not among what was undone last. Choose one that can be redone."
    ),
}
# fmt: on
