"""What somebody is at: the event, and the competition in hand."""

from collections.abc import Mapping
from typing import Any

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import FIRST_TOURNAMENT, StageId, TournamentId
from arbiter_app.values import frozen


@frozen(kw_only=True)
class InHand:
    """An event with the competition in which an act is done, or that a page or a paper shows."""

    event: Event
    """Seen of the tournament of the competition."""
    stage: StageId | None = None
    """Of the competition; None is the main one."""
    looked_back: Competition | None = None
    """The competition as it stood earlier, where that is looked at."""

    @property
    def tournament(self) -> Tournament:
        """The whole of which the competition is one."""
        return self.event.tournament

    @property
    def is_main(self) -> bool:
        """Whether the competition is the main one of its tournament."""
        return self.tournament.is_main(self.stage)

    @property
    def is_of_teams(self) -> bool:
        """Whether teams meet in the competition; not where their members sit at the boards."""
        return self.tournament.played_by_teams and not self.competition.traits.is_of_boards

    @property
    def competition(self) -> Competition:
        return self.looked_back or self.event.competition(self.stage)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Those of whom the competition is one, in the order in which they were made; where teams
        meet, those of their members.
        """
        known = {*self.competition.players}
        for team in self.tournament.teams:
            if team.id in known:
                known.update(team.players)
        return tuple(entry for entry in self.tournament.entries if entry.player in known)

    @property
    def entrants(self) -> tuple[Player, ...]:
        """The people of `entries`, in their order."""
        return tuple(self.event.players[entry.player] for entry in self.entries)

    @property
    def participants(self) -> tuple[Player, ...]:
        """Who plays under a number in the competition, in the order of their entries; a team as it
        is named in tables.
        """
        return tuple(self.event.contestants[each.id] for each in self.competition.participants)

    @property
    def time_control(self) -> str:
        """That of the competition, where it has one of its own; else that of the event."""
        return self.competition.time_control or self.event.time_control


def in_hand(event: Event, stage: StageId | None = None) -> InHand:
    """Return an event with the competition of a stage; None: of the main one of the tournament that
    it is seen of.

    Raises RuleError("stage.none").
    """
    if stage is not None and event.tournaments:
        event = event.at(stage)
    return InHand(event=event, stage=stage)


def tournament_noted(params: Mapping[str, Any]) -> TournamentId:
    """Return the tournament in which an act was done, by what the journal keeps of it: that of the
    beginning, where the act is from before there were several.
    """
    return TournamentId(params.get("tournament", FIRST_TOURNAMENT))


def as_noted(event: Event, params: Mapping[str, Any]) -> InHand:
    """Return an event with the competition in which an act was done, by what the journal keeps of
    it: an act of the event as a whole names no tournament, nor does one from before there were
    several.

    Raises RuleError("stage.none") and ("tournament.none") where they are gone.
    """
    if (stage := params.get("stage")) is not None:
        return in_hand(event, StageId(stage))
    return InHand(event=event.of(tournament_noted(params)))
