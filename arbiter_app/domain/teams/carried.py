"""Matches of teams that count from an earlier stage, as far as their boards tell."""

from collections.abc import Collection, Mapping

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Round
from arbiter_app.domain.teams.matches import place_of


def matches_of_earlier_stages(
    tournament: Tournament, competition: Competition
) -> Mapping[Round, Collection[frozenset[int]]]:
    """Return by round the numbers of the teams whose match was played in an earlier stage: its
    boards have the colours of that, and a report tells them as games that are not rated.
    """
    rules = competition.settings.teams
    stage = None if rules is None else tournament.boards_of(competition.id)
    if rules is None or stage is None:
        return {}
    boards = {round_.number: round_.games for round_ in stage.rounds}
    numbers = competition.numbers
    return {
        round_.number: {
            frozenset((numbers[match.white], numbers[match.black]))
            for match in round_.games
            if _is_of_earlier_stage(
                match,
                [
                    game
                    for game in boards.get(round_.number, ())
                    if place_of(game.board, rules.boards)[0] == match.board
                ],
            )
        }
        for round_ in competition.rounds
    }


def _is_of_earlier_stage(match: Game, games: Collection[Game]) -> bool:
    """Whether all of a match that was played was played before; of one that nobody has played, for
    it was forfeited as a whole, no board tells a colour.
    """
    if not games:
        return match.result is not None and match.result.is_forfeit
    played = [game for game in games if game.result is not None and not game.result.is_forfeit]
    return bool(played) and all(
        game.carried_from is not None or ((told := game.for_rating) is not None and told.is_unrated)
        for game in played
    )
