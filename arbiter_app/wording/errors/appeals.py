"""Sentences for what protests, appeals and the appeals committee may not do."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

# fmt: off
APPEAL_SENTENCES: Mapping[str, str] = {
    "appeal.unknown": QT_TRANSLATE_NOOP(
        "Error", "There is no protest or appeal № {appeal}. Choose one of the list."
    ),
    "document.option-appeal": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not the number of a protest or an appeal. Give the option {option}"
                 " a number."
    ),
    "appeal.claim-missing": QT_TRANSLATE_NOOP(
        "Error", "What is claimed is not said. Type it as the player wrote it: the decision answers"
        " it."
    ),
    "appeal.organiser": QT_TRANSLATE_NOOP(
        "Error", "What the organiser decided is not for the chief arbiter to judge: the appeals"
        " committee does (Ukrainian rules VII.3.3). Choose an appeal."
    ),
    "appeal.round-missing": QT_TRANSLATE_NOOP(
        "Error", "Of which round board {board} is meant is not said. Type the round too."
    ),
    "appeal.final": QT_TRANSLATE_NOOP(
        "Error", "The committee has decided about incident № {incident} in appeal № {appeal}, and"
                 " its decision is final (Ukrainian rules VII.3.3). Where it was written down"
                 " wrongly, reopen that appeal with the reason."
    ),
    "appeal.no-fee": QT_TRANSLATE_NOOP(
        "Error", "Nothing is to be paid for № {appeal}. Type the fee first: correct the appeal."
    ),
    "appeal.fee-not-paid": QT_TRANSLATE_NOOP(
        "Error", "The fee of № {appeal} was not paid and cannot be returned. Note that it was paid"
        " first, or leave it."
    ),
    "appeal.decided": QT_TRANSLATE_NOOP(
        "Error", "№ {appeal} is decided (Ukrainian rules VII.3.3). Undo the decision, or reopen"
                 " it with the reason."
    ),
    "appeal.open-already": QT_TRANSLATE_NOOP(
        "Error", "№ {appeal} is not decided, so there is nothing to reopen."
    ),
    "appeal.rejected-changes-nothing": QT_TRANSLATE_NOOP(
        "Error", "№ {appeal} cannot be rejected or retracted and change something all the same."
        " Decide that it is granted or partly granted, or leave sanction and result as they are."
    ),
    "appeal.decision-missing": QT_TRANSLATE_NOOP(
        "Error", "What was decided about № {appeal}, and why, is not said. Type it: the protocol of"
        " the decision gives it."
    ),
    "appeal.nobody-decided": QT_TRANSLATE_NOOP(
        "Error", "Who decided about protest № {appeal} is not said. Type the name of the chief"
                 " arbiter, or of the deputy who stood in (Ukrainian rules VII.2.13)."
    ),
    "appeal.nothing-to-lift": QT_TRANSLATE_NOOP(
        "Error", "№ {appeal} is against no sanction that stands, so there is none to lift."
        " Decide without it."
    ),
    "appeal.no-game": QT_TRANSLATE_NOOP(
        "Error", "№ {appeal} is about no game of the schedule, so there is no result to set."
        " Correct it by the round and the board first, or decide without a result."
    ),
    "appeal.result-changed": QT_TRANSLATE_NOOP(
        "Error", "The result of round {round}, board {board} is not what decision № {appeal} made"
        " of it: it was changed after that. Set it back on the page of rounds first, then reopen."
    ),
    "appeal.no-committee": QT_TRANSLATE_NOOP(
        "Error", "No appeals committee is named, and an appeal is decided by one (Ukrainian rules"
                 " VII.3.2). Name its chair, members and reserves on the page of officials"
                 " (Shift+F2)."
    ),
    "appeal.not-of-committee": QT_TRANSLATE_NOOP(
        "Error", "{name} has no vote, or has voted already: the committee was elected before"
                 " round 1 and each member has one vote (Ukrainian rules VII.3.2). Choose among"
                 " the officials of the event."
    ),
    "appeal.concerned": QT_TRANSLATE_NOOP(
        "Error", "{name} is involved in the dispute and may not sit while it is heard (Ukrainian"
                 " rules VII.3.2). Let a reserve take the seat."
    ),
    "appeal.under-age": QT_TRANSLATE_NOOP(
        "Error", "{name} is younger than 18 and may not be of the committee (Ukrainian rules"
                 " VII.3.2). Let a reserve take the seat."
    ),
    "appeal.nobody-votes": QT_TRANSLATE_NOOP(
        "Error", "Nobody of the committee votes, so it cannot decide (Ukrainian rules VII.3.2)."
                 " Name further reserves on the page of officials (Shift+F2)."
    ),
    "appeal.even-votes": QT_TRANSLATE_NOOP(
        "Error", "{votes} members would vote, and the number must be odd (Ukrainian rules"
                 " VII.3.2). Let a reserve vote too, or one member not."
    ),
}
# fmt: on
