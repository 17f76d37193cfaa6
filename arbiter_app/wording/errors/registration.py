"""Sentences for errors of the desk, the mandate commission, officials and eligibility."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

REGISTRATION_SENTENCES: Mapping[str, str] = {
    "fee.amount": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not an amount. Type figures such as 500 or 1250,50; nothing is 0."
    ),
    "fee.percent": QT_TRANSLATE_NOOP(
        "Error", "A discount cannot be {percent} of a hundred. Type a number from 0 to 100."
    ),
    "fee.discount-twice": QT_TRANSLATE_NOOP(
        "Error", "There are two discounts for the same people ({whom}). Remove one of them, or"
                 " change the one there is."
    ),
    "receipt.nothing": QT_TRANSLATE_NOOP(
        "Error", "Nothing was paid or given back since the last receipt. Note what was paid (2 or"
                 " 4), then issue the receipt."
    ),
    "receipt.none": QT_TRANSLATE_NOOP(
        "Error", "There is no receipt № {number}. Choose one of the list."
    ),
    "document.option-receipt": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not the number of a receipt. Give the option {option} a number."
    ),
    "fee.which-tournament": QT_TRANSLATE_NOOP(
        "Error", "{name} plays in several tournaments ({tournaments}). Choose the tournament above"
                 " the list whose fee this is; for all of them only 0 or the usual fee can be set."
    ),
    "conditions.lowest-age": QT_TRANSLATE_NOOP(
        "Error", "The lowest age cannot be {age}. Type a number from 1 to {highest}, or nothing."
    ),
    "conditions.quota": QT_TRANSLATE_NOOP(
        "Error", "The quota cannot be {quota}. Type a number from 1 to {highest}, or nothing."
    ),
    "conditions.own-quota": QT_TRANSLATE_NOOP(
        "Error", "The quota cannot be {quota}. Type a number from 0 to {highest}."
    ),
    "conditions.quotas": QT_TRANSLATE_NOOP(
        "Error",
        "“{text}” cannot be read as a quota. Type each name once with its number, as in Kyiv 5;"
        " Lviv 3.",
    ),
    "permission.change-eligibility": QT_TRANSLATE_NOOP(
        "Error", "The conditions of taking part cannot be changed now: the regulations set them"
                 " (Ukrainian rules V.1.6)."
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
    "commission.no-identity": QT_TRANSLATE_NOOP(
        "Error", "{name} has shown no identity document and is not admitted without one, not even"
                 " until a date (Ukrainian rules V.1.12). Mark it once it is shown, or decide:"
                 " not admitted. Where the regulations of the event do without it (V.1.8), change"
                 " the list of papers."
    ),
    "commission.no-medical": QT_TRANSLATE_NOOP(
        "Error", "{name} has shown no medical clearance that is valid on the first day and is not"
                 " admitted without one, not even until a date (Ukrainian rules V.1.12). Mark it"
                 " once it is shown, or decide: not admitted. Where the regulations of the event"
                 " do without it (V.1.8), change the list of papers."
    ),
    "commission.no-compulsory": QT_TRANSLATE_NOOP(
        "Error", "{name} has not shown a valid paper that the list of this event calls compulsory"
                 " (Ukrainian rules V.1.8). Mark it once it is shown, decide: not admitted, or"
                 " change the list of papers."
    ),
    "commission.papers-lacking": QT_TRANSLATE_NOOP(
        "Error", "{name} cannot be admitted without a word: papers not in order: {papers}"
                 " (Ukrainian rules V.1.7). Give the reason, or admit until a date."
    ),
    "commission.suspended": QT_TRANSLATE_NOOP(
        "Error", "{name} may be on a list of suspended persons ({source}), and who is under a"
                 " sanction in force is not admitted (Ukrainian rules V.1.11, X). Give the reason"
                 " if this is somebody else, or decide: not admitted."
    ),
    "commission.until-missing": QT_TRANSLATE_NOOP(
        "Error", "Until when {name} is admitted is not said. Type the date by which the papers are"
        " to be shown."
    ),
    "commission.reason-missing": QT_TRANSLATE_NOOP(
        "Error", "Why {name} is not admitted is not said. Type the reason: the protocol of the"
        " commission gives it."
    ),
    "commission.nobody": QT_TRANSLATE_NOOP(
        "Error", "There is nobody to decide upon. Nobody undecided has all papers in order."
    ),
    "commission.no-such-paper": QT_TRANSLATE_NOOP(
        "Error", "The list of this event asks for no such paper: “{paper}”. Add it to the list of"
        " papers first."
    ),
    "commission.paper-untitled": QT_TRANSLATE_NOOP(
        "Error", "A paper of the list has no name. Type one, or remove the line."
    ),
    "commission.paper-twice": QT_TRANSLATE_NOOP(
        "Error", "The list has “{paper}” twice. Give one of them another name, or remove it."
    ),
    "official.name-missing": QT_TRANSLATE_NOOP(
        "Error", "The official has no name. Type it, surname first."
    ),
    "official.unknown": QT_TRANSLATE_NOOP(
        "Error", "There is no such official any more. Choose one from the list."
    ),
}  # fmt: skip
