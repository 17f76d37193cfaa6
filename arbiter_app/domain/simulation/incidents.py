"""In which rounds games do not end as games do."""

from collections.abc import Collection

from arbiter_app.domain.simulation.chance import Chance
from arbiter_app.domain.simulation.options import Irregularity, SwissOptions


class Incidents:
    """What goes wrong with games, drawn before the first round."""

    def __init__(
        self, options: SwissOptions, kinds: Collection[Irregularity], chance: Chance
    ) -> None:
        self._rounds: list[list[Irregularity]] = [[] for _ in range(options.played)]
        for kind in kinds:
            for _ in range(options.number_of(kind, chance)):
                chance.one_of(self._rounds).append(kind)

    def due(self, index: int, games: int) -> list[Irregularity]:
        """Return what goes wrong in a round, counted from 0; what more goes wrong in it than it
        has games goes wrong in the next one.
        """
        due = self._rounds[index]
        if index + 1 < len(self._rounds):
            self._rounds[index + 1] += due[games:]
        return due[:games]
