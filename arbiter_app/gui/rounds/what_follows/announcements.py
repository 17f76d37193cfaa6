"""What must be announced before round 1 and is not noted yet, said above its boards."""

from arbiter_app.domain.facts.event import Particular
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.words import Look
from arbiter_app.gui.parts.words.cut_words import CutWords
from arbiter_app.gui.rounds.what_follows.next_line import LINES, NextPart
from arbiter_app.i18n import translate


class Announcements(NextPart):
    """Says it of a round that is not signed off yet."""

    def __init__(self) -> None:
        super().__init__(None)
        self._words = CutWords(Look.SECOND, lines=LINES)
        layouts.row((self._words, 1), into=self)

    def say(self, here: InHand, current: RoundOfPlay) -> None:
        """Say what is not noted, or nothing where that is all."""
        self._words.say(_not_announced(here, current))
        self.set_due(bool(self._words.text()))


def _not_announced(here: InHand, current: RoundOfPlay) -> str:
    """Return what must be announced before round 1 and is not noted, until that round is signed
    off: its last result moves no board.
    """
    competition, texts = here.competition, here.event.particulars
    if not here.is_main or current.number > 1 or current.signed_off is not None:
        return ""
    missing = []
    has_table = competition.settings.traits.ranks_by_points
    if has_table and not texts.get(Particular.TIE_BREAKS_ANNOUNCED):
        missing.append(
            translate("RoundHeader", "the list of tie-breaks (Ukrainian rules VIII.4.1)")
        )
    if not texts.get(Particular.PAIRING_ANNOUNCED):
        missing.append(translate("RoundHeader", "the system of pairing (Ukrainian rules II.6.5)"))
    if not missing:
        return ""
    pattern = translate(
        "RoundHeader",
        "Announced before round 1, but not noted when: {what}. Note it in the technical"
        " information (Shift+F2).",
    )
    return pattern.format(what=", ".join(missing))
