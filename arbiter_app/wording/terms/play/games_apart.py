"""What sets a game apart: a time and an arbiter of its own, or that it is played again."""

from collections.abc import Iterator

from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import results


def arranged(catalogue: Catalogue, game: Game) -> Iterator[str]:
    """Yield when a game starts and who watches over it, where it has that for itself."""
    if game.starts_at is not None:
        pattern = catalogue.translate("GameApart", "starts {moment}")
        yield pattern.format(moment=numbers.date_and_time(catalogue, game.starts_at))
    if game.arbiter:
        yield catalogue.translate("GameApart", "arbiter {name}").format(name=game.arbiter)


def replayed(catalogue: Catalogue, game: Game) -> Iterator[str]:
    """Yield how a game that is played again ended first, and why it is played again."""
    if game.replay is None:
        return
    pattern = catalogue.translate("GameApart", "played again; first result {result}; {reason}")
    yield pattern.format(
        result=results.described(catalogue, game.replay.first), reason=game.replay.reason
    )
