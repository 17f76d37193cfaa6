"""Facts about teams that the format has no record for, in comments of a fixed form.

    ### arbiter: team | 3 | captain | Коваль Олена
    ### arbiter: members | absent | 4 | 12 | withdrawn

What is told of the members of teams and of their games has the word `members` before it, where
comments without it are about teams.
"""

from collections.abc import Iterator, Mapping

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.formats.trf.facts.flat_rules import differences
from arbiter_app.formats.trf.facts.numbering import numbers_of, numbers_of_people

_Fact = tuple[object, ...]

OF_MEMBERS = "members"

TEXTS: Mapping[str, bool] = {
    "name": False,
    "short_name": False,
    "club": True,
    "region": True,
    "federation": True,
    "captain": False,
    "substitute": False,
    "coach": True,
}
"""The texts that are known of a team, and whether one that is not known is None."""


def comments_of_teams(event: Event, understood: Event) -> Iterator[_Fact]:
    """Yield what is known of teams, their rules and line-ups beyond what is understood; there a
    team and a player have their numbers as ids.
    """
    ours, theirs = event.tournament, understood.tournament
    if ours.settings.teams is None or theirs.settings.teams is None:
        return
    for name, words in differences(ours.settings.teams, theirs.settings.teams):
        yield "team-rule", name, words
    for name, words in differences(ours.settings.scoring, theirs.settings.scoring):
        yield "match-worth", name, words
    numbers, people = numbers_of(ours), numbers_of_people(ours)
    read = {int(team.id): team for team in theirs.teams}
    for team in sorted(ours.teams, key=lambda each: numbers.get(each.id, 0)):
        if team.id in numbers and numbers[team.id] in read:
            number = numbers[team.id]
            yield from _of_team(number, team, read[number], people)
    yield from _of_line_ups(ours, theirs)
    yield from _of_matches(ours, theirs)


def _of_team(
    number: int, ours: Team, theirs: Team, people: Mapping[PlayerId, PairingNumber]
) -> Iterator[_Fact]:
    for name in TEXTS:
        if (text := getattr(ours, name)) != getattr(theirs, name):
            yield "team", number, name.replace("_", "-"), text or ""
    if ours.strength != theirs.strength:
        yield "team", number, "strength", ours.strength or ""
    if ours.captain_plays is not None and ours.captain_plays in people:
        yield "team", number, "captain-plays", people[ours.captain_plays]
    read = {int(each.player): each for each in theirs.members}
    for member in ours.members:
        other = read.get(people[member.player])
        if other is None or other.is_reserve != member.is_reserve:
            yield "reserve", people[member.player], "yes" if member.is_reserve else "no"
        if member.boards:
            yield "own-boards", people[member.player], " ".join(map(str, member.boards))


def _of_line_ups(ours: Tournament, theirs: Tournament) -> Iterator[_Fact]:
    """Yield when the line-ups came that are not sealed any more."""
    numbers = numbers_of(ours)
    told = {
        (round_.number, int(line_up.team))
        for round_ in theirs.main_stage.rounds
        for line_up in round_.line_ups
    }
    for round_ in ours.main_stage.rounds:
        for line_up in sorted(round_.line_ups, key=lambda each: numbers[each.team]):
            place = round_.number, numbers[line_up.team]
            if (line_up.handed_in or line_up.by) and place in told:
                at = line_up.handed_in
                yield "line-up", *place, "" if at is None else at.isoformat(), line_up.by


def _of_matches(ours: Tournament, theirs: Tournament) -> Iterator[_Fact]:
    """Yield the matches that no game tells: those of which no board is made yet, and those that
    would be understood otherwise.
    """
    numbers = numbers_of(ours)
    read = {
        (round_.number, int(game.white), int(game.black))
        for round_ in theirs.main_stage.rounds
        for game in round_.games
        if game.result is not None or game.boards
    }
    for round_ in ours.main_stage.rounds:
        pairs = ((numbers[game.white], numbers[game.black]) for game in round_.games)
        untold = [pair for pair in pairs if (round_.number, *pair) not in read]
        for first in range(0, len(untold), _IN_A_LINE):
            words = (f"{white}-{black}" for white, black in untold[first : first + _IN_A_LINE])
            yield "matches", round_.number, " ".join(words)


_IN_A_LINE = 20
