"""What C.04.3 Article 1 says of everybody before a round, reckoned anew from games and byes.

Nothing of it is taken from `domain/pairing/swiss`: what is misread there is to show.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import BYES, Colour, Mark
from arbiter_app.domain.facts.rules.swiss_rules import Acceleration
from arbiter_app.domain.ids import ParticipantId, Round

NOTHING = Decimal(0)
ABSOLUTE, STRONG, MILD = 3, 2, 1


@dataclass(frozen=True)
class Side:
    """What a player had in a round before this one."""

    mark: Mark
    opponent: ParticipantId | None = None
    colour: Colour | None = None

    @property
    def was_played(self) -> bool:
        return self.opponent is not None and self.mark.over_the_board

    @property
    def was_paired(self) -> bool:
        """Whether the pairing of the round gave it to him, an opponent or the bye."""
        return self.opponent is not None or self.mark is Mark.PAIRING_BYE


@dataclass(frozen=True)
class Player:
    """A player of the round to be paired."""

    id: ParticipantId
    number: int
    score: Decimal
    """With the virtual points of this round (C.04.7)."""
    opponents: frozenset[ParticipantId]
    """Whom he has played (C.04.2 Art. 3.5)."""
    forbidden: frozenset[ParticipantId]
    colours: tuple[Colour, ...]
    """Of the games played (C.04.2 Art. 3.4)."""
    floats: tuple[str, str]
    """"down", "up" or "" in the round before, and in that two rounds before (Art. 1.4)."""
    may_have_bye: bool
    unplayed: int
    is_topscorer: bool
    parity: int
    """The number that is odd or even in Art. 5.2.5."""

    @property
    def difference(self) -> int:
        """White less Black (Art. 1.6)."""
        return self.colours.count(Colour.WHITE) - self.colours.count(Colour.BLACK)

    @property
    def preference(self) -> tuple[Colour, int] | None:
        """The colour that he prefers, and how strongly (Art. 1.7)."""
        if not self.colours:
            return None
        last = self.colours[-1]
        if abs(self.difference) > 1:
            return (Colour.BLACK if self.difference > 0 else Colour.WHITE), ABSOLUTE
        if self.colours[-2:] == (last, last):
            return last.other, ABSOLUTE
        if self.difference:
            return (Colour.BLACK if self.difference > 0 else Colour.WHITE), STRONG
        return last.other, MILD


class History:
    """The rounds before one that is to be paired."""

    def __init__(self, competition: Competition, number: Round) -> None:
        self._competition, self._number = competition, number
        self._settings = competition.settings
        before = [each for each in competition.rounds if each.number < number]
        self._rounds = {each.number: _sides(each) for each in before}

    def players(self) -> tuple[Player, ...]:
        """Return who is paired now, in the order of rank (Art. 1.2)."""
        field = self._field()
        parities = self._parities(field)
        found = [self._player(each, parities[each]) for each in field]
        return tuple(sorted(found, key=lambda player: (-player.score, player.number)))

    def _field(self) -> frozenset[ParticipantId]:
        """Those of a round that is paired; else whoever has not left and has no bye."""
        now = [each for each in self._competition.rounds if each.number == self._number]
        games = [game for round_ in now for game in round_.games]
        byes = [bye for round_ in now for bye in round_.byes]
        free = {bye.player for bye in byes if bye.mark is Mark.PAIRING_BYE}
        if games or free:
            return frozenset(free.union(*({game.white, game.black} for game in games)))
        away = {bye.player for bye in byes}
        return frozenset(
            each.id
            for each in self._competition.participants
            if each.number is not None and not each.has_left and each.id not in away
        )

    def _parities(self, field: frozenset[ParticipantId]) -> Mapping[ParticipantId, int]:
        numbers = self._competition.numbers
        if self._settings.swiss.counts_all_numbers:
            return numbers
        paired = {
            player
            for sides in self._rounds.values()
            for player, side in sides.items()
            if side.was_paired
        }
        counted = [each for each in numbers if each in field or each in paired]
        return {each: place for place, each in enumerate(counted, 1)}

    def _player(self, id: ParticipantId, parity: int) -> Player:
        sides = [sides[id] for _, sides in sorted(self._rounds.items()) if id in sides]
        played = [side for side in sides if side.was_played]
        score = self._score(id, self._number)
        rounds_before = self._number - 1
        half_of_all = rounds_before * self._settings.scoring.win / 2
        is_last = self._number == self._competition.announced_rounds
        return Player(
            id=id,
            number=self._competition.numbers[id],
            score=score,
            opponents=frozenset(side.opponent for side in played if side.opponent is not None),
            forbidden=self._forbidden(id),
            colours=tuple(side.colour for side in played if side.colour is not None),
            floats=(self._float(id, self._number - 1), self._float(id, self._number - 2)),
            may_have_bye=not any(self._bars_bye(side) for side in sides),
            unplayed=rounds_before - len(played),
            is_topscorer=is_last and score > half_of_all,
            parity=parity,
        )

    def _forbidden(self, id: ParticipantId) -> frozenset[ParticipantId]:
        return frozenset(
            other
            for rule in self._settings.swiss.forbidden
            if id in rule.players
            and rule.first_round <= self._number
            and (rule.last_round is None or self._number <= rule.last_round)
            for other in rule.players
            if other != id
        )

    def _bars_bye(self, side: Side) -> bool:
        """C2: a bye of the pairing, or as much as a win without playing (C.04.1 Art. 4)."""
        if side.was_played:
            return False
        scoring = self._settings.scoring
        return side.mark is Mark.PAIRING_BYE or scoring.points(side.mark) >= scoring.win

    def _float(self, id: ParticipantId, number: int) -> str:
        """Return what he got in a round of the tournament, played or not (Art. 1.4)."""
        side = self._rounds.get(Round(number), {}).get(id)
        if side is None:
            return ""
        scoring = self._settings.scoring
        if side.opponent is None or not side.was_played:
            more_than_a_loss = scoring.points(side.mark) > scoring.loss
            return "down" if side.mark is Mark.PAIRING_BYE or more_than_a_loss else ""
        mine, theirs = self._score(id, number), self._score(side.opponent, number)
        return "down" if mine > theirs else "up" if mine < theirs else ""

    def _score(self, id: ParticipantId, number: int) -> Decimal:
        """Return the score by which he was, or is, paired in a round."""
        scoring = self._settings.scoring
        points = [
            scoring.points(sides[id].mark)
            for round_, sides in self._rounds.items()
            if round_ < number and id in sides
        ]
        given = [
            each.points
            for each in self._competition.adjustments
            if each.player == id and (each.round is None or each.round < number)
        ]
        return sum([*points, *given], self._virtual(id, number))

    def _virtual(self, id: ParticipantId, number: int) -> Decimal:
        rules, tpn = self._settings.swiss, self._competition.numbers[id]
        if rules.virtual_points:
            return sum(
                (
                    each.points
                    for each in rules.virtual_points
                    if each.first_round <= number <= each.last_round
                    and each.first <= tpn <= each.last
                ),
                NOTHING,
            )
        if rules.acceleration is Acceleration.NONE or tpn > self._last_accelerated():
            return NOTHING
        accelerated = -(-self._competition.announced_rounds // 2)
        win = self._settings.scoring.win
        if number <= -(-accelerated // 2):
            return win
        return win / 2 if number <= accelerated else NOTHING

    def _last_accelerated(self) -> int:
        """Return the number of the last of group A: of the first 2 x ceil(N/4) of the list of round
        1 (C.04.7 Art. 2), absent players among them, but not those who had left before.
        """
        competition, noted = self._competition, self._settings.swiss.last_accelerated
        if noted is not None:
            return competition.numbers[noted]
        known = {each for first in competition.rounds[:1] if first.games for each in _sides(first)}
        left = competition.left
        listed = [
            number
            for player, number in competition.numbers.items()
            if (player in known if known else player not in left)
        ]
        return listed[: 2 * -(-len(listed) // 4)][-1]


def _sides(round_: RoundOfPlay) -> Mapping[ParticipantId, Side]:
    """Return what everybody had; an adjourned game is a draw until it is over (C.04.2)."""
    found = {bye.player: Side(bye.mark) for bye in round_.byes}
    for game in round_.games:
        for colour in Colour:
            mark = Mark.DRAWN if game.result is None else game.result.mark(colour)
            assert mark not in BYES
            found[game.player(colour)] = Side(mark, game.player(colour.other), colour)
    return found
