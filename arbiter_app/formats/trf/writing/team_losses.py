"""What of teams, their line-ups and boards is compared before and after a report."""

from dataclasses import replace
from decimal import Decimal

from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId, TeamId
from arbiter_app.formats.trf.facts.numbering import numbers_of, numbers_of_people

_NO_TEAM = TeamId(PlayerId(0))


def teams_told(tournament: Tournament) -> object:
    """Return who the teams are and who plays for them, by numbers; and the games on boards."""
    if not tournament.played_by_teams:
        return ()
    people = numbers_of_people(tournament)
    known = {
        number: (
            replace(
                team,
                id=_NO_TEAM,
                captain_plays=None,
                members=(),
                fee_due=None,
                fee_paid=Decimal(0),
            ),
            team.captain_plays and people.get(team.captain_plays),
            [
                (people[each.player], each.is_reserve, each.boards, each.number)
                for each in team.members
            ],
        )
        for id_, number in numbers_of(tournament).items()
        for team in [tournament.team(id_)]
    }
    boards = tournament.boards_of() if tournament.stages else None
    games = [
        (round_.number, game.board, people[game.white], people[game.black], game.result)
        for round_, game in (() if boards is None else boards.games)
    ]
    return known, games


def line_ups_told(tournament: Tournament) -> object:
    """Return who sat at which board for each team, by numbers; those that nobody may know yet are
    lost.
    """
    numbers, people = numbers_of(tournament), numbers_of_people(tournament)
    return {
        (round_.number, numbers[line_up.team]): (
            [each and people[each] for each in line_up.players],
            line_up.handed_in,
            line_up.by,
        )
        for round_ in (tournament.main_stage.rounds if tournament.stages else ())
        for line_up in round_.line_ups
    }
