"""How a Swiss is paired, in comments of Arbiter: what public records cannot say, or not all."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.rules.mcmahon_rules import USUAL
from arbiter_app.domain.facts.rules.swiss_rules import SwissRules
from arbiter_app.domain.facts.rules.swiss_texts import AS_WRITTEN
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.formats.trf.facts.numbering import numbers_of

_Fact = tuple[object, ...]


def differences_of_swiss(event: Event, understood: Event) -> Iterator[_Fact]:
    """Yield what the rules of a Swiss have beyond those of the event that its public records make;
    a list that is not the same is told as a whole.
    """
    numbers = numbers_of(event.tournament)
    ours = _by_numbers(event.tournament.settings.swiss, numbers)
    theirs = understood.tournament.settings.swiss
    if (ours.system, ours.is_assumed) != (theirs.system, theirs.is_assumed):
        yield "swiss", ours.system, "assumed" if ours.is_assumed else "named"
    if ours.counts_all_numbers:
        yield "counts-all-numbers", "yes"
    if ours.readings != AS_WRITTEN:
        yield "readings", ours.readings
    if ours.mcmahon != USUAL:
        yield "mcmahon", ours.mcmahon
    if _accelerated(ours) != _accelerated(theirs):
        yield "acceleration", ours.acceleration, ours.last_accelerated or ""
        for points in ours.virtual_points:
            rounds = points.first_round, points.last_round
            yield "virtual", points.points, *rounds, points.first, points.last
    for rule in ours.team_mates:
        strictly = "always" if rule.is_absolute else "if-possible"
        yield "team-mates", rule.by, rule.first_round, rule.last_round or "", strictly
    # Where nobody says how many rounds there are, “to the end” cannot be told in the records.
    has_end = event.tournament.settings.rounds is not None
    if ours.team_mates or ours.forbidden != theirs.forbidden or (ours.forbidden and not has_end):
        for pairs in ours.forbidden:
            players = " ".join(map(str, pairs.players))
            yield "forbidden", pairs.first_round, pairs.last_round or "", players
    yield from _desk_rules(ours, theirs)
    for player, board in sorted(ours.fixed_boards.items()):
        yield "fixed-board", player, board


def _desk_rules(ours: SwissRules, theirs: SwissRules) -> Iterator[_Fact]:
    """Yield what no public record says: of numbers, boards and half-point byes."""
    if ours.last_criterion is not theirs.last_criterion:
        yield "numbering", ours.last_criterion
    if ours.board_order is not theirs.board_order:
        yield "board-order", ours.board_order
    if (ours.half_byes, ours.last_half_bye) != (theirs.half_byes, theirs.last_half_bye):
        yield "half-byes", ours.half_byes, ours.last_half_bye or ""


def _accelerated(rules: SwissRules) -> _Fact:
    return rules.acceleration, rules.last_accelerated, rules.virtual_points


def _by_numbers(rules: SwissRules, numbers: Mapping[PlayerId, PairingNumber]) -> SwissRules:
    """Return rules that know players by their numbers, as the event of a report does."""
    last = rules.last_accelerated
    return replace(
        rules,
        last_accelerated=None if last is None or last not in numbers else PlayerId(numbers[last]),
        forbidden=tuple(
            replace(
                each,
                players=tuple(PlayerId(numbers[one]) for one in each.players if one in numbers),
            )
            for each in rules.forbidden
        ),
        fixed_boards={
            PlayerId(numbers[player]): board
            for player, board in rules.fixed_boards.items()
            if player in numbers
        },
    )
