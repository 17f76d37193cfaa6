"""In which earlier rounds something happened that speaks against a pairing."""

from collections.abc import Sequence

from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.wording.why.pairing.words import PairedRound, RoundWords


def rounds_met(
    words: RoundWords[PairedRound], one: PairingNumber, other: PairingNumber | None
) -> list[str]:
    """Return the rounds in which two have met over the board; one that has no result yet is
    adjourned.
    """
    numbers = words.competition.numbers
    return [
        str(round_.number)
        for round_ in _before(words)
        for game in round_.games
        if {numbers.get(game.white), numbers.get(game.black)} == {one, other}
        and (game.result is None or game.result.white.over_the_board)
    ]


def rounds_of_bye(words: RoundWords[PairedRound], number: PairingNumber) -> list[str]:
    """Return the rounds in which somebody has had the pairing-allocated bye."""
    numbers = words.competition.numbers
    return [
        str(round_.number)
        for round_ in _before(words)
        for bye in round_.byes
        if bye.mark is Mark.PAIRING_BYE and numbers.get(bye.player) == number
    ]


def _before(words: RoundWords[PairedRound]) -> Sequence[RoundOfPlay]:
    return words.competition.rounds[: words.explained.position.round - 1]
