"""What sets a game apart: a time and an arbiter of its own, how it ended, whether it is played
again.
"""

from collections.abc import Iterator, Mapping

from arbiter_app.domain.facts.play.game_notes import EndedBy
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
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


# fmt: off
ENDINGS: Mapping[EndedBy, str] = {
    EndedBy.DISCONNECTION: QT_TRANSLATE_NOOP("Ending", "disconnection"),
    EndedBy.FAIR_PLAY: QT_TRANSLATE_NOOP("Ending", "fair play"),
    EndedBy.SERVER_TIME: QT_TRANSLATE_NOOP("Ending", "time on the server"),
    EndedBy.ABANDONED: QT_TRANSLATE_NOOP("Ending", "game abandoned"),
    EndedBy.TECHNICAL: QT_TRANSLATE_NOOP("Ending", "technical failure"),
}
# fmt: on


def ending(catalogue: Catalogue, ended_by: EndedBy) -> str:
    """Return how a game came to its result, in a word or two."""
    return catalogue.translate("Ending", ENDINGS[ended_by])


def ended(catalogue: Catalogue, game: Game) -> Iterator[str]:
    """Yield how a game came to its result, and that this waits for a decision."""
    if game.ended_by is not None:
        pattern = catalogue.translate("GameApart", "Ended by {ending}.")
        yield pattern.format(ending=ending(catalogue, game.ended_by))
    if game.is_provisional:
        yield catalogue.translate("GameApart", "Provisional until a decision.")
