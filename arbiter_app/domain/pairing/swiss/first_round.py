"""What round 1 of a Swiss says of those after it: who stood in its list, which colour was drawn."""

from collections import Counter
from collections.abc import Collection, Mapping

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import Colour, Mark
from arbiter_app.domain.ids import ParticipantId, Round


def first_list(competition: Competition) -> tuple[ParticipantId, ...]:
    """Return who stood in the list when round 1 was paired, in the order of numbers: everybody with
    a game or a bye in it; before that everybody who has not left.
    """
    first = _first_round(competition)
    if first is None:
        return tuple(each for each in competition.numbers if each not in competition.left)
    known = paired_in(first) | {bye.player for bye in first.byes}
    return tuple(player for player in competition.numbers if player in known)


def paired_in(round_: RoundOfPlay) -> set[ParticipantId]:
    """Return who has an opponent in a round, or its pairing-allocated bye."""
    players = {player for game in round_.games for player in (game.white, game.black)}
    return players | {bye.player for bye in round_.byes if bye.mark is Mark.PAIRING_BYE}


def counted_numbers(
    competition: Competition, round_: Round, paired: Collection[ParticipantId]
) -> Mapping[ParticipantId, int]:
    """Return which number of a player is odd or even where nobody has a colour preference (C.04.3
    Art. 5.2.5), of everybody in a round in which `paired` are paired.

    By the letter it is the pairing number. FIDE's own engine and others number only those anew who
    have been paired before or are paired now, so that absent players change nobody's colour; that
    is what holds unless the regulations say otherwise, see `SwissRules.counts_all_numbers`. Of
    teams it is the number always (C.04.6 Art. 4.3.1).
    """
    numbers = competition.numbers
    if competition.settings.swiss.counts_all_numbers or competition.settings.teams is not None:
        return numbers
    known = set(paired).union(
        *(paired_in(each) for each in competition.rounds if each.number < round_)
    )
    counted = (player for player in numbers if player in known)
    return {player: number for number, player in enumerate(counted, start=1)}


def initial_colour(competition: Competition) -> Colour | None:
    """Return the initial colour: the one drawn, else the one by which most boards of round 1 were
    given theirs (C.04.3 Art. 5.2.5); None where nothing tells it.
    """
    drawn = competition.settings.swiss.initial_colour
    if drawn is not None or (first := _first_round(competition)) is None:
        return drawn
    counted = counted_numbers(competition, first.number, paired_in(first))
    numbers = competition.numbers
    told = Counter[Colour]()
    # The highest board first: of as many for either colour, it decides.
    games = (game for game in first.games if game.white in numbers and game.black in numbers)
    for game in sorted(games, key=lambda game: min(numbers[game.white], numbers[game.black])):
        if game.has_colours:
            higher = min(game.white, game.black, key=lambda player: numbers[player])
            colour = game.colour(higher)
            told[colour if counted[higher] % 2 else colour.other] += 1
    return told.most_common(1)[0][0] if told else None


def _first_round(competition: Competition) -> RoundOfPlay | None:
    """Return round 1 once it is paired."""
    first = competition.rounds[0] if competition.rounds else None
    return first if first is not None and first.games else None
