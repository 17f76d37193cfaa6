"""Words for who plays in a round to come, and for who is not there."""

from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.taking_part.byes import NotThere
from arbiter_app.domain.taking_part.who_plays import Part
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.play import results

_PARTS = {
    Part.PLAYS: QT_TRANSLATE_NOOP("Part", "plays"),
    Part.ABSENT: QT_TRANSLATE_NOOP("Part", "absent"),
    Part.HALF_BYE: QT_TRANSLATE_NOOP("Part", "half-point bye"),
    Part.FULL_BYE: QT_TRANSLATE_NOOP("Part", "full-point bye"),
    Part.LEFT_OUT: QT_TRANSLATE_NOOP("Part", "left out: absent before, unexplained"),
    Part.LEFT: QT_TRANSLATE_NOOP("Part", "withdrawn"),
    Part.NUMBERLESS: QT_TRANSLATE_NOOP("Part", "no number yet"),
}

_SIGNS = {
    Part.PLAYS: "•",
    Part.ABSENT: "0",
    Part.HALF_BYE: "½",
    Part.FULL_BYE: "1",
    Part.LEFT_OUT: "0 !",
    Part.LEFT: "–",
    Part.NUMBERLESS: "?",
}

_NOT_THERE = {
    NotThere.ZERO: QT_TRANSLATE_NOOP("NotThere", "absent in round 1"),
    NotThere.UNTIL_THEY_COME: QT_TRANSLATE_NOOP("NotThere", "absent until they come"),
    NotThere.HALF: QT_TRANSLATE_NOOP("NotThere", "half-point bye in round 1"),
    NotThere.WITHDRAWN: QT_TRANSLATE_NOOP("NotThere", "withdrawn"),
    NotThere.STAYS: QT_TRANSLATE_NOOP("NotThere", "paired all the same"),
}

_FORFEITS = {
    Mark.FORFEIT_WON: QT_TRANSLATE_NOOP("Unplayed", "won by forfeit"),
    Mark.FORFEIT_LOST: QT_TRANSLATE_NOOP("Unplayed", "lost by forfeit"),
}


def part(catalogue: Catalogue, value: Part) -> str:
    """Return what somebody does in a round to come: "half-point bye"."""
    return catalogue.translate("Part", _PARTS[value])


def part_sign(value: Part) -> str:
    """Return the same as a sign, for a narrow column."""
    return _SIGNS[value]


def not_there(catalogue: Catalogue, value: NotThere) -> str:
    """Return what becomes of somebody who is not there at the end of the check-in."""
    return catalogue.translate("NotThere", _NOT_THERE[value])


def unplayed(catalogue: Catalogue, mark: Mark) -> str:
    """Return what a round was that somebody did not play: "won by forfeit", "half-point bye"."""
    if forfeit := _FORFEITS.get(mark):
        return catalogue.translate("Unplayed", forfeit)
    return results.bye(catalogue, mark)
