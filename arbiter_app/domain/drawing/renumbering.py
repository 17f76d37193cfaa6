"""Numbers of a Swiss that change: after a correction of the data, until round 4 is paired, and for
a late entry at any time (C.04.2 Art. 2, 3).
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from arbiter_app.domain.drawing.strength import order_of
from arbiter_app.domain.facts.competition import Competition, Participant
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round
from arbiter_app.domain.pairing.swiss.acceleration import ranges_renumbered, virtual_points
from arbiter_app.values import frozen

_LAST_BY_NEW_NUMBERS = 3
"""The last round that is paired by numbers that are given anew."""


@frozen(kw_only=True)
class NumberChange:
    """What a new numbering does to one player."""

    player: PlayerId
    before: PairingNumber | None
    """None of a late entry."""
    after: PairingNumber
    may_change_colour: bool
    """Whether an odd number becomes even, or the reverse, of somebody who has played no game: where
    nobody has a preference it decides the colour (C.04.3 Art. 5.2.5)."""
    changes_group: bool
    """Whether somebody comes into group A of the acceleration, or out of it (C.04.7)."""


@frozen(kw_only=True)
class LateEntry:
    """Where somebody comes in who enters after the numbers were given."""

    order: tuple[PlayerId, ...]
    """Everybody in the order of their new numbers."""
    number: PairingNumber
    first_round: Round
    """The next one that is to be paired."""
    draft: Round | None
    """The round that is a draft, and out of date then."""

    @property
    def missed(self) -> Sequence[Round]:
        """The rounds that are missed."""
        return [Round(number) for number in range(1, self.first_round)]


def order_by_strength(event: Event) -> tuple[PlayerId, ...]:
    """Return everybody who has a number in the published order, by what is known now."""
    tournament = event.tournament
    numbered = (event.contestants[player] for player in tournament.numbers)
    return tuple(each.player.id for each in order_of(tournament).ranked(numbered))


def is_order_out_of_date(event: Event) -> bool:
    """Whether numbers were given by strength and are not those of the published order any more."""
    tournament = event.tournament
    draw = tournament.draw
    if draw is None or not tournament.settings.traits.follows_results:
        return False
    by_strength = draw.method is DrawMethod.BY_RATING
    return by_strength and order_by_strength(event) != tuple(tournament.numbers)


def must_be_renumbered(event: Event) -> bool:
    """Whether numbers have to be given anew: by the Dubov system, where a rating has changed before
    round 4 is paired (C.04.4.1 Art. 1.2.2). By other ones they may be.
    """
    tournament = event.tournament
    if tournament.settings.swiss.system is not SwissSystem.DUBOV or tournament.played_by_teams:
        return False
    later = tournament.competition().rounds[_LAST_BY_NEW_NUMBERS:]
    return is_order_out_of_date(event) and not any(each.games for each in later)


def late_entry(event: Event, newcomer: Player) -> LateEntry:
    """Return where somebody comes in late: by their own strength, while everybody else keeps the
    order there is. Of several places the one where fewest would stand on the wrong side of them,
    the highest of these: after round 4 the order may be of ratings that were corrected since.
    """
    tournament = event.tournament
    competition = tournament.competition()
    key = order_of(tournament).key
    others = [player for player in tournament.numbers if player != newcomer.id]
    stronger = [key(event.contestants[player]) < key(newcomer) for player in others]
    wrong = sum(stronger)
    least, place = wrong, 0
    for at, is_stronger in enumerate(stronger, start=1):
        wrong += -1 if is_stronger else 1
        if wrong < least:
            least, place = wrong, at
    fixed = competition.rounds_fixed
    return LateEntry(
        order=(*others[:place], newcomer.id, *others[place:]),
        number=PairingNumber(place + 1),
        first_round=Round(fixed + 1),
        draft=next(
            (each.number for each in competition.rounds if competition.is_draft(each)), None
        ),
    )


def half_byes_for_missed(competition: Competition) -> int:
    """Return how many of the missed rounds may be half-point byes of a late entry, the first of
    them, by the regulations (General Regulations 6.7).
    """
    rules = competition.settings.swiss
    missed = competition.rounds_fixed
    last = missed if rules.last_half_bye is None else min(missed, rules.last_half_bye)
    return min(rules.half_byes, last)


def number_changes(competition: Competition, order: Sequence[PlayerId]) -> tuple[NumberChange, ...]:
    """Return whom a new order gives another number, in the order of the new ones."""
    numbers = {player: PairingNumber(at) for at, player in enumerate(order, start=1)}
    crossed = _group_changes(competition, order)
    coloured = set(_have_played(competition))
    return tuple(
        NumberChange(
            player=player,
            before=before,
            after=after,
            may_change_colour=before is not None
            and (before - after) % 2 == 1
            and player not in coloured,
            changes_group=player in crossed,
        )
        for player, after in numbers.items()
        if (before := competition.numbers.get(player)) != after
    )


def renumbered(competition: Competition, order: Sequence[PlayerId]) -> Competition:
    """Return a competition with new numbers; the rounds that are paired keep theirs, and ranges of
    virtual points the people at their ends.
    """
    draw, settings = competition.draw, competition.settings
    assert draw is not None, "it has numbers already"
    anew = draw.renumbered(order, competition.rounds_fixed)
    listed = ranges_renumbered(settings.swiss.virtual_points, draw.numbers, anew.numbers)
    known = {each.id: each for each in competition.participants}
    return replace(
        competition,
        draw=anew,
        settings=replace(settings, swiss=replace(settings.swiss, virtual_points=listed)),
        participants=tuple(
            replace(known.get(player, Participant(id=player)), number=number)
            for player, number in anew.numbers.items()
        ),
    )


def _have_played(competition: Competition) -> Iterator[PlayerId]:
    for _, game in competition.games:
        if game.result is not None and game.result.white.over_the_board:
            yield from (game.white, game.black)


def _group_changes(competition: Competition, order: Sequence[PlayerId]) -> set[PlayerId]:
    """Return who of those numbered before comes into group A, or out of it: who gets other virtual
    points.
    """
    if not competition.rounds_fixed:
        opened = competition.settings.with_group_a_open
        competition = replace(competition, rounds=(), settings=opened)
    anew = renumbered(competition, order)
    crossed: set[PlayerId] = set()
    for number in range(competition.rounds_fixed + 1, competition.announced_rounds + 1):
        before = virtual_points(competition, Round(number))
        after = virtual_points(anew, Round(number))
        crossed |= {
            player for player in competition.numbers if before.get(player) != after.get(player)
        }
    return crossed
