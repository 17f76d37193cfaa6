"""Which games have no result yet: those that are missing, and apart from them the adjourned."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from arbiter_app.domain.event import Game, RoundOfPlay
from arbiter_app.i18n import Catalogue


def unfinished(catalogue: Catalogue, rounds: Iterable[RoundOfPlay]) -> Iterator[str]:
    """Yield a sentence about the adjourned games of rounds, and one about the missing results."""
    of_rounds = list(rounds)
    if adjourned := _by_round(catalogue, of_rounds, lambda round_: round_.adjourned):
        yield catalogue.translate("Paper", "Adjourned, by round: {games}.").format(games=adjourned)
    if missing := _by_round(catalogue, of_rounds, lambda round_: round_.unfinished):
        note = catalogue.translate("Paper", "Without a result, by round: {games}.")
        yield note.format(games=missing)


def _by_round(
    catalogue: Catalogue,
    rounds: Iterable[RoundOfPlay],
    chosen: Callable[[RoundOfPlay], Sequence[Game]],
) -> str:
    pattern = catalogue.translate("Paper", "{round} (board {boards})")
    return "; ".join(
        pattern.format(
            round=round_.number, boards=", ".join(str(game.board) for game in chosen(round_))
        )
        for round_ in rounds
        if chosen(round_)
    )
