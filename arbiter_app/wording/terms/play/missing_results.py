"""Which games have no result yet, and which are not played, for an earlier result counts."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from arbiter_app.domain.facts.rounds import Game, RoundOfPlay
from arbiter_app.i18n import Catalogue


def unfinished(catalogue: Catalogue, rounds: Iterable[RoundOfPlay]) -> Iterator[str]:
    """Yield a sentence about the adjourned games of rounds, and one about the missing results."""
    of_rounds = list(rounds)
    if adjourned := _by_round(catalogue, of_rounds, lambda round_: round_.adjourned):
        yield catalogue.translate("Paper", "Adjourned, by round: {games}.").format(games=adjourned)
    if missing := _by_round(catalogue, of_rounds, lambda round_: round_.unfinished):
        note = catalogue.translate("Paper", "Without a result, by round: {games}.")
        yield note.format(games=missing)


def carried(catalogue: Catalogue, rounds: Iterable[RoundOfPlay]) -> str:
    """Return a sentence about the games whose players have met in an earlier stage; "" if none."""
    games = _by_round(
        catalogue,
        rounds,
        lambda round_: [game for game in round_.games if game.carried_from is not None],
    )
    if not games:
        return ""
    pattern = catalogue.translate(
        "Paper", "Not played, for a result of an earlier stage counts here; by round: {games}."
    )
    return pattern.format(games=games)


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
