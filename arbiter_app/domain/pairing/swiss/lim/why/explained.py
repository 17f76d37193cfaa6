"""A round with the groups in which it was paired."""

from arbiter_app.domain.pairing.swiss.explained import Explained
from arbiter_app.domain.pairing.swiss.lim.bye import bye_of
from arbiter_app.domain.pairing.swiss.lim.field import Check, Field
from arbiter_app.domain.pairing.swiss.lim.groups import PairedGroup, paired_groups
from arbiter_app.domain.pairing.swiss.lim.rounds import pairs_made
from arbiter_app.domain.pairing.swiss.lim.scrutiny import Choice
from arbiter_app.domain.pairing.swiss.position import SwissPosition


class ExplainedLim(Explained):
    """The groups of a round, and who has chosen whom in it; players are known by their index."""

    def __init__(self, position: SwissPosition, check: Check = lambda: None) -> None:
        """Pair the round; `check` is called from time to time, and raises to stop.

        Raises RuleError as `bye_of`.
        """
        super().__init__(position)
        self.field = Field(position, check)
        self.free = bye_of(self.field)
        self.groups = paired_groups(self.field, self.free)
        made = pairs_made(self.groups)
        self._meet(made)
        self._group: dict[int, PairedGroup] = {}
        self._choice: dict[int, Choice] = {}
        for group in self.groups:
            for choice in group.choices:
                if made.get(choice.pair) is group:
                    for at in choice.pair:
                        self._group[at], self._choice[at] = group, choice

    def group_of(self, at: int) -> PairedGroup:
        """Return the group in which somebody is paired."""
        return self._group[at]

    def choice_of(self, at: int) -> Choice:
        """Return the choice that gave somebody an opponent."""
        return self._choice[at]

    def ask_whether_to_stop(self, check: Check) -> None:
        """Call this from now on from time to time; it raises to stop."""
        self.field.check = check
