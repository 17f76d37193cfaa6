"""What the writers of journal lines work with."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.hall.boards import told_in_hall
from arbiter_app.domain.ids import MatchId, PlayerId, StageId
from arbiter_app.domain.pairing.knockout import bracket_of
from arbiter_app.i18n import Catalogue
from arbiter_app.values import frozen
from arbiter_app.wording.terms.play import knockouts
from arbiter_app.wording.terms.registration import people

Params = Mapping[str, Any]
"""Parameters of a command as the journal keeps them: texts, numbers, lists and tables of them."""

_MOST_NAMED = 3
"""So many players are named; more are counted."""


class Change(Protocol):
    """A row before and after; None where it did not exist."""

    @property
    def table(self) -> str: ...
    @property
    def before(self) -> Mapping[str, Any] | None: ...
    @property
    def after(self) -> Mapping[str, Any] | None: ...


@frozen
class Entry:
    """An entry of the journal on its way to a line in a language."""

    catalogue: Catalogue
    params: Params
    event: Event
    changes: Sequence[Change]

    @property
    def stage(self) -> StageId | None:
        """In which stage it was done; None where it does not say."""
        stage = self.params.get("stage")
        return None if stage is None else StageId(stage)

    def line(self, text: str, /, **facts: object) -> str:
        """Return a text of the context "Journal" in the language, with its facts; boards by
        their numbers in the hall, those of matches of teams as in "3.2".
        """
        told = told_in_hall(self.event, facts, self.stage)
        return self.catalogue.translate("Journal", text).format(**told)

    def definition(self, added: str, changed: str, renamed: str) -> str:
        """Return the line of what has a `title` and was defined: which of the texts it is, its
        `former` title tells, None being of what is new.
        """
        former, title = self.params["former"], self.params["title"]
        if former is None:
            return self.line(added, title=title)
        if former == title:
            return self.line(changed, title=title)
        return self.line(renamed, title=title, former=former)

    def name(self, player: int) -> str:
        """Return a player's name, also of one who is no longer in the event."""
        if known := self.event.contestants.get(PlayerId(player)):
            return people.name(self.catalogue, known)
        for change in self.changes:
            row = change.before or change.after or {}
            if (change.table, row.get("id")) in (("player", player), ("team", -player)):
                return str(row["name"])
        return f"№ {player}"

    def names(self, players: Iterable[int]) -> str:
        """Return the names of some players; of many how many they are."""
        named = list(players)
        if len(named) <= _MOST_NAMED:
            return people.listed(map(self.name, named))
        return self.catalogue.translate("Journal", "%n player(s)", None, len(named))

    def match(self, match: str, stage: int | None) -> str:
        """Return what a match of a stage is called, None being the main one; its id where its
        bracket is not what it was.
        """
        try:
            bracket = bracket_of(
                self.event.tournament.competition(None if stage is None else StageId(stage))
            )
        except RuleError:  # the stage was removed, or its draw annulled
            return match
        if match not in bracket.matches:
            return match
        return knockouts.match_name(self.catalogue, bracket, MatchId(match))

    def differences(self, table: str) -> Iterator[tuple[str, Any, Any]]:
        """Yield every field that a row of a table changed: its name, before and after."""
        for change in self.changes:
            if change.table == table and change.before and change.after:
                for field, after in change.after.items():
                    if after != change.before[field]:
                        yield field, change.before[field], after
