"""Why somebody sits at a board or has the bye, in sentences, worked out beside the window."""

from collections.abc import Callable, Iterator
from threading import Lock

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.gui.pairing.lines import Kind, PairingLine
from arbiter_app.i18n import Catalogue, translate
from arbiter_app.wording.checking.differences import names_of
from arbiter_app.wording.why.pairing import Reasons, reasons_of

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
        self._reasons: Reasons | None = None
        self._lock = Lock()

    def of(self, line: PairingLine, check: Check) -> tuple[str, ...]:
        """Return the reasons of a row. Raises RuleError as `engine.pair`."""
        with self._lock:
            return tuple(self._of(self._known(check), line))

    def why_not(self, one: PairingNumber, typed: str, check: Check) -> str:
        """Return why somebody does not meet another, known by number, or with 0 does not have the
        bye. Raises RuleError as `engine.pair`.
        """
        number = whole_number(typed)
        if number is None or (number and number not in self._numbered.numbers.values()):
            pattern = translate("PairingPage", "No player has the number “{text}”.")
            return pattern.format(text=typed)
        with self._lock:
            reasons = self._known(check)
            return reasons.why_not(one, PairingNumber(number) if number else None)

    def _known(self, check: Check) -> Reasons:
        """Return the round with its reasons, which is paired when they are first asked for."""
        if self._reasons is None:
            names = names_of(self._catalogue, self._numbered, self._here.event.contestants)
            self._reasons = reasons_of(
                self._catalogue, self._numbered, self._position, names, check
            )
        self._reasons.explained.ask_whether_to_stop(check)
        return self._reasons

    def _of(self, reasons: Reasons, line: PairingLine) -> Iterator[str]:
        explained, one = reasons.explained, line.white.number
        if line.kind is Kind.BYE:
            if explained.free == explained.index(one):
                yield reasons.bye() or ""
                return
            yield self._by_system(reasons, one)
        if line.kind is not Kind.PAIR or line.black is None:
            return
        other = line.black.number
        if explained.opponent(one) != other:
            yield self._by_system(reasons, one)
            yield self._by_system(reasons, other)
            return
        yield from reasons.of_pair(one, other).values()

    def _by_system(self, reasons: Reasons, one: PairingNumber) -> str:
        """Return whom somebody would meet who meets another: the pair was made by hand, or from
        other results.
        """
        other = reasons.explained.opponent(one)
        if other is None:
            pattern = translate("PairingPage", "By the system {one} would have the bye.")
            return pattern.format(one=reasons.names[one])
        pattern = translate("PairingPage", "By the system {one} would meet {other}.")
        return pattern.format(one=reasons.names[one], other=reasons.names[other])
