"""The next round of a Swiss, paired for paper alone: nothing of it is written anywhere."""

from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import Bye, Game, RoundOfPlay
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import GameId, Round
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.making import make_round


def with_next_round(event: Event) -> Event:
    """Return an event whose next round is paired where it can be: its results are known, and it is
    paired from results at all. A draft stays as it is.
    """
    tournament = event.tournament
    competition = event.competition()
    following = Round(competition.rounds_paired + 1)
    if not competition.traits.follows_results or following > competition.announced_rounds:
        return event
    try:
        made = make_round(competition, following, engine.pair)
    except RuleError:  # said on the page where rounds are paired
        return event
    main = tournament.main_stage
    rounds = [*main.rounds]
    if following > len(rounds):
        rounds.append(RoundOfPlay(number=following, games=()))
    numbers = {number: player for player, number in competition.numbers.items()}
    free = made.pairing.free
    rounds[following - 1] = replace(
        rounds[following - 1],
        games=tuple(
            Game(
                id=GameId(-board), board=board, white=numbers[pair.white], black=numbers[pair.black]
            )
            for board, pair in zip(made.boards, made.pairing.pairs, strict=True)
        ),
        byes=(
            *rounds[following - 1].byes,
            *(
                Bye(player=player, mark=Mark.ZERO_BYE, is_unexplained=True)
                for player in made.left_out
            ),
            *([] if free is None else [Bye(player=numbers[free], mark=Mark.PAIRING_BYE)]),
        ),
    )
    stages = (replace(main, rounds=tuple(rounds)), *tournament.stages[1:])
    return replace(event, tournaments=(replace(tournament, stages=stages),))
