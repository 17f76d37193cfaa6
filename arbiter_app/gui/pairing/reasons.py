"""Why somebody sits at a board or has the bye, in sentences, worked out beside the window."""

from collections.abc import Callable, Iterator
from threading import Lock

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.domain.pairing.swiss.dutch.why import ExplainedRound
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.gui.pairing.lines import Kind, PairingLine
from arbiter_app.i18n import Catalogue, translate
from arbiter_app.wording.checking.differences import names_of
from arbiter_app.wording.why.pairing import (
    Words,
    bye_sentence,
    colour_sentence,
    float_sentence,
    pair_sentence,
    why_not_sentence,
)

Check = Callable[[], None]


class RoundReasons:
    """The reasons of one round as it was paired; `check` raises to stop. Threads wait for each
    other.
    """

    def __init__(
        self, here: InHand, number: Round, position: SwissPosition, catalogue: Catalogue
    ) -> None:
        self._here, self._position, self._catalogue = here, position, catalogue
        self._numbered = here.competition.as_numbered_in(number)
        self._words: Words | None = None
        self._lock = Lock()

    def of(self, line: PairingLine, check: Check) -> tuple[str, ...]:
        """Return the reasons of a row. Raises RuleError("pairing.impossible")."""
        with self._lock:
            return tuple(self._of(self._known(check), line))

    def why_not(self, one: PairingNumber, typed: str, check: Check) -> str:
        """Return why somebody does not meet another, known by number, or with 0 does not have the
        bye. Raises RuleError("pairing.impossible").
        """
        number = whole_number(typed)
        if number is None or (number and number not in self._numbered.numbers.values()):
            pattern = translate("PairingPage", "No player has the number “{text}”.")
            return pattern.format(text=typed)
        with self._lock:
            words = self._known(check)
            return why_not_sentence(words, one, PairingNumber(number) if number else None)

    def _known(self, check: Check) -> Words:
        """Return the round with its reasons, which is paired when they are first asked for."""
        if self._words is None:
            self._words = Words(
                catalogue=self._catalogue,
                competition=self._numbered,
                explained=ExplainedRound(self._position, check),
                names=names_of(self._catalogue, self._numbered, self._here.event.contestants),
            )
        self._words.explained.field.check = check
        return self._words

    def _of(self, words: Words, line: PairingLine) -> Iterator[str]:
        explained, one = words.explained, line.white.number
        if line.kind is Kind.BYE:
            if explained.free == explained.index(one):
                yield bye_sentence(words) or ""
                return
            yield self._by_system(words, one)
        if line.kind is not Kind.PAIR or line.black is None:
            return
        other = line.black.number
        if explained.mate[explained.index(one)] != explained.index(other):
            yield self._by_system(words, one)
            yield self._by_system(words, other)
            return
        higher = min(one, other, key=explained.index)
        for sentence in (pair_sentence, float_sentence, colour_sentence):
            yield sentence(words, higher) or ""

    def _by_system(self, words: Words, one: PairingNumber) -> str:
        """Return whom somebody would meet who meets another: the pair was made by hand, or from
        other results.
        """
        explained = words.explained
        mate = explained.mate[explained.index(one)]
        if mate == explained.field.bye:
            pattern = translate("PairingPage", "By the system {one} would have the bye.")
            return pattern.format(one=words.name(one))
        pattern = translate("PairingPage", "By the system {one} would meet {other}.")
        return pattern.format(one=words.name(one), other=words.name(explained.number(mate)))
