"""Sentences for errors of the draw ceremony, late players and substitutes."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

CEREMONY_SENTENCES: Mapping[str, str] = {
    # Beginning
    "ceremony.method": QT_TRANSLATE_NOOP(
        "Error",
        "A ceremony draws by lots or from envelopes (C.05 Annex 2), not “{method}”."
        " Choose one of the two.",
    ),
    "ceremony.table-missing": QT_TRANSLATE_NOOP(
        "Error",
        "A draw from envelopes needs to know what forms the contingents and which printing"
        " of the Varma tables is used (C.05 Annex 2). Choose both.",
    ),
    "ceremony.empty-group": QT_TRANSLATE_NOOP(
        "Error", "A group of the draw has no player. Remove the group."
    ),
    "ceremony.left-out": QT_TRANSLATE_NOOP(
        "Error",
        "{name} is in no group of the draw and would have no number. Put the player into one.",
    ),
    "ceremony.twice": QT_TRANSLATE_NOOP(
        "Error", "{name} stands in the groups of the draw twice. Take one of the places away."
    ),
    "ceremony.wrong-contingent": QT_TRANSLATE_NOOP(
        "Error",
        "{name} does not belong to the contingent “{contingent}” (C.05 Annex 2). Form the groups"
        " anew: a player of no contingent draws alone.",
    ),
    "ceremony.way-out-missing": QT_TRANSLATE_NOOP(
        "Error",
        "The contingent “{contingent}” does not draw from one envelope as C.05 Annex 2 has"
        " it. Say in the protocol what was decided, or keep it whole.",
    ),
    "ceremony.under-way": QT_TRANSLATE_NOOP(
        "Error",
        "The ceremony of the draw is under way: who draws, and for what, is fixed."
        " Finish it first, or abandon it with a reason.",
    ),
    "ceremony.none": QT_TRANSLATE_NOOP(
        "Error",
        "No ceremony of the draw is under way. Begin one on the Draw page, or with"
        " `arbiter ceremony FILE begin`.",
    ),
    # Steps
    "ceremony.over": QT_TRANSLATE_NOOP(
        "Error",
        "Everybody has a number, and the ceremony is over. If a step was wrong, take it"
        " back with a note and a witness.",
    ),
    "ceremony.not-over": QT_TRANSLATE_NOOP(
        "Error", "Not everybody has a number yet. Go on with the ceremony."
    ),
    "ceremony.number-next": QT_TRANSLATE_NOOP(
        "Error", "The envelope is chosen already. Now a number is drawn from it (C.05 Annex 2)."
    ),
    "ceremony.envelope-next": QT_TRANSLATE_NOOP(
        "Error", "First a large envelope is chosen, then a number is drawn from it (C.05 Annex 2)."
    ),
    "ceremony.letter-missing": QT_TRANSLATE_NOOP(
        "Error", "Nobody has said which envelope was chosen. Type the letter of its set."
    ),
    "ceremony.number-missing": QT_TRANSLATE_NOOP(
        "Error", "Nobody has said which number was drawn. Type it."
    ),
    "ceremony.place-missing": QT_TRANSLATE_NOOP(
        "Error", "The envelopes are sealed on the screen. Choose one by its place."
    ),
    "ceremony.no-such-place": QT_TRANSLATE_NOOP(
        "Error", "Nothing lies at the place {place}. Choose one from 1 to {most}."
    ),
    "ceremony.place-open": QT_TRANSLATE_NOOP(
        "Error", "The envelope at the place {place} is open already. Choose a sealed one."
    ),
    "ceremony.no-such-envelope": QT_TRANSLATE_NOOP(
        "Error", "There is no envelope “{text}”. The sets are: {known} (C.05 Annex 2)."
    ),
    "ceremony.envelope-too-small": QT_TRANSLATE_NOOP(
        "Error",
        "The envelope {envelope} is too small: numbers left {left}, players in the group"
        " {size} (C.05 Annex 2). Choose one of: {safe}.",
    ),
    "ceremony.envelope-unsafe": QT_TRANSLATE_NOOP(
        "Error",
        "With the envelope {envelope} chosen, some later contingent would find no place"
        " (C.05 Annex 2). Choose one of: {safe}; or first divide the later contingents and say so"
        " in the protocol.",
    ),
    "ceremony.number-drawn": QT_TRANSLATE_NOOP(
        "Error", "The number {number} is drawn already. Look at the slip again."
    ),
    "ceremony.number-elsewhere": QT_TRANSLATE_NOOP(
        "Error",
        "The number {number} is none of those that can be drawn now: {left}. Look at the slip"
        " again.",
    ),
    # What was drawn in public
    "ceremony.not-undone": QT_TRANSLATE_NOOP(
        "Error",
        "A step of the ceremony is taken back with a note and a witness, and not undone."
        " Use “Take back” on the Draw page, or `arbiter ceremony FILE take-back`.",
    ),
    "ceremony.nothing-to-take-back": QT_TRANSLATE_NOOP(
        "Error", "No step of this ceremony stands, so there is nothing to take back."
    ),
    "ceremony.note-missing": QT_TRANSLATE_NOOP(
        "Error", "The protocol says why a step was taken back. Type what happened."
    ),
    "ceremony.witness-missing": QT_TRANSLATE_NOOP(
        "Error", "The protocol names who saw that a step was taken back. Type a name."
    ),
    "ceremony.field-changed": QT_TRANSLATE_NOOP(
        "Error",
        "Players have come or gone since the draw, and the ceremony cannot go on where it"
        " ended. Annul the draw with a reason and hold it again.",
    ),
    # Other groups on the way
    "ceremony.no-groups": QT_TRANSLATE_NOOP(
        "Error", "In a draw by lots every player draws alone; there is nothing to divide."
    ),
    "ceremony.decision-missing": QT_TRANSLATE_NOOP(
        "Error", "Other groups on the way stand in the protocol. Say what was decided and why."
    ),
    # Who comes or goes after the draw
    "permission.annul-draw": QT_TRANSLATE_NOOP(
        "Error",
        "Only a draw after which nobody has played is annulled. Before the draw there is"
        " nothing to annul; once play has begun the numbers are fixed (C.05 Annex 1).",
    ),
    "permission.join-late": QT_TRANSLATE_NOOP(
        "Error",
        "A late player joins between the draw and the first game (C.05 Art. 6.3). Before"
        " the draw, add the player; once play has begun nobody can join a round robin.",
    ),
    "late.even-field": QT_TRANSLATE_NOOP(
        "Error",
        "With {players} players nobody is free in any round, so there is no room for one"
        " more (C.05 Annex 1). Put the newcomer in the place of a player who has withdrawn, or"
        " annul the draw and hold it again.",
    ),
}
