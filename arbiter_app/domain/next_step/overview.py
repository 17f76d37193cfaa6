"""How each tournament of an event stands: who is there, which round is under way, what is missing,
what comes next.
"""

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Round, TournamentId
from arbiter_app.domain.next_step.whole_event import Coming, NextStep, next_step
from arbiter_app.domain.registration.tallies import undecided
from arbiter_app.domain.teams.rosters import short_rosters, teamless
from arbiter_app.domain.teams.signatures import unsigned
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Overview:
    """How one tournament stands."""

    tournament: TournamentId
    registered: int
    """How many are entered and have not left."""
    present: int
    """How many of them have come to the desk."""
    teams: int
    """How many teams are entered and have not left; 0 where people play for themselves."""
    short_rosters: int
    """Of how many of them the roster cannot fill the boards of a match."""
    on_no_roster: int
    """How many people are entered and play for no team; 0 where they play for themselves."""
    round: Round | None
    """The round under way, or the last one; None before the draw."""
    rounds: int
    """How many are played in that stage; 0 where it is not known yet."""
    undecided: int
    """About how many the commission has yet to decide; 0 where play began without it."""
    missing: int
    """Results that are missing in rounds that have begun or are published."""
    matches_without_boards: int
    """Matches of teams in such rounds whose boards are still to be made of line-ups."""
    unsigned: int
    """Matches of teams that are over, under whose reports a captain's signature is missing."""
    unpublished: Round | None
    """The round that is paired and waits to be published."""
    appeals: int
    """Protests and appeals that are not decided."""
    next: NextStep

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to play."""
        return self.next.coming is Coming.FINAL_TABLE


def overview(event: Event, tournament: TournamentId) -> Overview:
    """Return how a tournament of an event stands. Raises RuleError("tournament.none")."""
    seen = event.of(tournament)
    this, step = seen.tournament, next_step(seen)
    entries = [entry for entry in this.entries if entry.takes_part]
    competition = this.competition(step.stage)
    is_waited_for = this.draw is None or any(entry.decision is not None for entry in entries)
    current = competition.current
    under_way = [
        (stage, round_)
        for stage in this.stages
        for round_ in stage.rounds
        if _is_under_way(this.competition(stage.id), round_, step)
    ]
    return Overview(
        tournament=this.id,
        registered=len(entries),
        present=sum(entry.present for entry in entries),
        teams=sum(not team.has_left for team in this.teams),
        short_rosters=len(short_rosters(seen)),
        on_no_roster=len(teamless(seen)),
        round=None if current is None else current.number,
        rounds=competition.announced_rounds if current is not None else 0,
        undecided=undecided(seen) if is_waited_for else 0,
        missing=sum(each.missing for stage, each in under_way if not this.boards_of(stage.id)),
        matches_without_boards=sum(
            match.result is None and not match.boards
            for stage, each in under_way
            if this.boards_of(stage.id)
            for match in each.games
        ),
        unsigned=_unsigned(this),
        unpublished=_unpublished(competition, step),
        appeals=sum(appeal.is_open for appeal in this.appeals),
        next=step,
    )


def _is_under_way(competition: Competition, round_: RoundOfPlay, step: NextStep) -> bool:
    """Whether results of a round are awaited now."""
    is_next = (step.stage, step.round) == (competition.id, round_.number)
    if is_next and step.coming in (Coming.RESULTS, Coming.LINE_UPS):
        return True
    return round_.has_results or (round_.published is not None and not round_.is_carried)


def _unsigned(tournament: Tournament) -> int:
    """Return under how many matches a signature is missing, in rounds that have all their results:
    cards come in one by one.
    """
    rules = tournament.settings.teams
    if rules is None:
        return 0
    over = (each for stage in tournament.stages for each in stage.rounds if not each.awaited)
    return sum(len(unsigned(rules, each)) for each in over)


def _unpublished(competition: Competition, step: NextStep) -> Round | None:
    awaited = (Coming.PUBLISH, Coming.LINE_UPS, Coming.RESULTS)
    if step.round is None or step.coming not in awaited:
        return None
    round_ = competition.round(step.round)
    return step.round if round_.published is None and not round_.has_results else None
