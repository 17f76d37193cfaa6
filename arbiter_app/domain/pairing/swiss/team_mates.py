"""Who plays for the same in a Swiss that keeps team-mates apart, and where they meet anyway."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.people.affiliation import affiliation
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.people.teams import as_entrant
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.rules.swiss_rules import Mates, TeamMates
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import ParticipantId, PlayerId, Round
from arbiter_app.domain.names.collation import Letters, letters_of
from arbiter_app.domain.pairing.swiss.derived import swiss_position


def with_team_mates(tournament: Tournament, players: Mapping[PlayerId, Player]) -> Tournament:
    """Return a tournament that knows who plays for the same, as far as its rules ask."""
    rules = tournament.settings.swiss.team_mates
    if not rules and not tournament.team_mates:
        return tournament
    people: list[Player] = (
        [*(as_entrant(team, None) for team in tournament.teams)]
        if tournament.played_by_teams
        else [players[each.player] for each in tournament.entries if each.player in players]
    )
    return replace(
        tournament,
        team_mates=tuple(mates for rule in rules for mates in mates_by(rule, people)),
    )


def mates_by(rule: TeamMates, people: Iterable[Player]) -> Iterator[Mates]:
    """Yield those of each club, region … that has more than one."""
    together: dict[Letters, tuple[str, list[ParticipantId]]] = {}
    for each in people:
        if name := affiliation(each, rule.by):
            together.setdefault(letters_of(name), (name, []))[1].append(each.id)
    for name, members in together.values():
        if len(members) > 1:
            yield Mates(rule=rule, name=name, players=tuple(members))


def mates_of(
    competition: Competition, round: Round, one: ParticipantId, other: ParticipantId
) -> Mates | None:
    """Return for what two play who are kept apart in a round; None where they are not."""
    for each in competition.team_mates:
        if each.rule.holds_in(round) and {one, other} <= {*each.players}:
            return each
    return None


def meeting_all_the_same(
    competition: Competition, round_: RoundOfPlay
) -> tuple[tuple[Game, Mates], ...]:
    """Return the games of team-mates in a round that has no complete pairing without them; none
    where it cannot be known.
    """
    if not any(
        each.rule.holds_in(round_.number) and not each.rule.is_absolute
        for each in competition.team_mates
    ):
        return ()
    try:
        position = swiss_position(competition, round_.number)
    except RuleError:  # a result before it is missing again
        return ()
    numbers = competition.as_numbered_in(round_.number).numbers
    free = {frozenset(pair) for pair in position.lifted}
    found = (
        (game, mates_of(competition, round_.number, game.white, game.black))
        for game in round_.games
        if frozenset((numbers.get(game.white), numbers.get(game.black))) in free
    )
    return tuple((game, mates) for game, mates in found if mates is not None)
