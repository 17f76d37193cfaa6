"""Sentences for errors of the registration desk, the mandate commission and eligibility."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.errors.commission import COMMISSION_SENTENCES

DESK_SENTENCES: Mapping[str, str] = {
    "fee.amount": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no amount. Type figures such as 500 or 1250,50; nothing is 0."
    ),
    "conditions.lowest-age": QT_TRANSLATE_NOOP(
        "Error", "The lowest age cannot be {age}. Type a number from 1 to {highest}, or nothing."
    ),
    "conditions.quota": QT_TRANSLATE_NOOP(
        "Error", "The quota cannot be {quota}. Type a number from 1 to {highest}, or nothing."
    ),
    "permission.change-eligibility": QT_TRANSLATE_NOOP(
        "Error", "The conditions of taking part cannot be changed now: the regulations set them"
        " (Rules, V.1.6)."
    ),
    "finding.reason-missing": QT_TRANSLATE_NOOP(
        "Error", "The decision has no reason. Type why: it is kept and printed with the decision."
    ),
    "finding.gone": QT_TRANSLATE_NOOP(
        "Error", "Nothing of the kind is pointed out in {name} any more, so there is nothing to"
        " decide. Look at the list again."
    ),
    "finding.undecided": QT_TRANSLATE_NOOP(
        "Error", "Nothing is decided about this yet, so there is nothing to take back."
    ),
    **COMMISSION_SENTENCES,
}  # fmt: skip
