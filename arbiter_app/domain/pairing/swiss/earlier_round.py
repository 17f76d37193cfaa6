"""What an earlier round was to somebody, for the texts that look at all of them."""

from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import Round
from arbiter_app.values import frozen


@frozen
class EarlierRound:
    """A round in which somebody had an opponent or a bye; players are known by index."""

    round: Round
    mark: Mark
    points: int
    """In hundredths."""
    opponent: int | None = None
    came_up: bool = False
    """Whether the opponent had more points then, virtual ones among them."""

    @property
    def met(self) -> int | None:
        """Whom they have met over the board."""
        return self.opponent if self.mark.over_the_board else None
