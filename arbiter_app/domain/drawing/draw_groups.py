"""Which groups a ceremony may begin with: everybody once, and no contingent split in silence."""

from collections import Counter
from collections.abc import Mapping, Sequence

from arbiter_app.domain.drawing.ceremony import begun_groups, room_for_others
from arbiter_app.domain.drawing.varma import contingents, demand_fit, envelopes, first_numbers
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.numbering import (
    Ceremony,
    DrawGroup,
    DrawMethod,
    VarmaVariant,
)
from arbiter_app.domain.ids import PlayerId

_Contingent = tuple[int, str | None]
"""A place, by which contingents without a name are told apart, and the name."""


def check_beginning(
    players: Sequence[Player],
    groups: Sequence[DrawGroup],
    *,
    method: DrawMethod,
    contingents_by: ContingentKey | None,
    variant: VarmaVariant | None,
    way_out: str | None,
) -> None:
    """Refuse to begin a ceremony that could not be completed, or that splits a contingent unsaid.

    Raises RuleError("ceremony.method"), ("ceremony.table-missing"), ("ceremony.decision-missing"),
    as `check_groups`, and as `varma.demand_fit`.
    """
    match method:
        case DrawMethod.LOTS:
            _check_players(players, groups)
            if contingents_by is not None:
                _check_first_numbers(players, groups, contingents_by, way_out)
        case DrawMethod.VARMA:
            if contingents_by is None or variant is None:
                raise RuleError("ceremony.table-missing")
            room = [len(numbers) for numbers in envelopes(len(players), variant).values()]
            check_groups(players, groups, contingents_by, way_out)
            _demand_room(groups, room)
        case _:
            raise RuleError("ceremony.method", method=method.value)


def check_groups(
    players: Sequence[Player],
    groups: Sequence[DrawGroup],
    by: ContingentKey,
    way_out: str | None,
) -> None:
    """Check that groups are made of the contingents of all players, whole or split in words.

    Raises RuleError("ceremony.empty-group"), ("ceremony.left-out"), ("ceremony.twice"),
    ("tournament.no-such-player"), ("ceremony.wrong-contingent") or ("ceremony.way-out-missing").
    """
    _check_players(players, groups)
    _check_contingents(players, groups, by)
    if not way_out:
        _demand_whole(players, groups, by)


def redivided(
    players: Sequence[Player], ceremony: Ceremony, groups: Sequence[DrawGroup]
) -> tuple[DrawGroup, ...]:
    """Return the groups of a ceremony where these take the place of all that have not begun. Who
    is of which contingent stands as it began: a region may have been corrected since.

    Raises RuleError("ceremony.no-groups"), as `check_groups`, and as `varma.demand_fit`.
    """
    if ceremony.method is not DrawMethod.VARMA:
        raise RuleError("ceremony.no-groups")
    begun = begun_groups(ceremony)
    drawing = {player for group in begun for player in group.players}
    waiting = [player for player in players if player.id not in drawing]
    _check_players(waiting, groups)
    _check_members(players, groups, _begun_contingents(ceremony))
    _demand_room(groups, room_for_others(ceremony))
    return (*begun, *groups)


def _check_first_numbers(
    players: Sequence[Player], groups: Sequence[DrawGroup], by: ContingentKey, way_out: str | None
) -> None:
    """Check a draw in which the first contingent draws among the first numbers, as was decided."""
    if not way_out:
        raise RuleError("ceremony.decision-missing")
    _check_contingents(players, groups, by)
    _demand_whole(players, groups, by)
    _demand_room(groups[:1], [len(first_numbers(len(players)))])


def _check_players(players: Sequence[Player], groups: Sequence[DrawGroup]) -> None:
    known = {player.id: player for player in players}
    grouped = Counter(player for group in groups for player in group.players)
    for group in groups:
        if not group.players:
            raise RuleError("ceremony.empty-group")
    for player, times in grouped.items():
        if player not in known:
            raise RuleError("tournament.no-such-player", player=player)
        if times > 1:
            raise RuleError("ceremony.twice", name=known[player].name)
    for each in players:
        if each.id not in grouped:
            raise RuleError("ceremony.left-out", name=each.name)


def _check_contingents(
    players: Sequence[Player], groups: Sequence[DrawGroup], by: ContingentKey
) -> None:
    """Check that every group is of one contingent; who has none is by himself."""
    contingent_of: dict[PlayerId, _Contingent] = {
        player.id: (place, contingent.name)
        for place, contingent in enumerate(contingents(players, by))
        for player in contingent.players
    }
    _check_members(players, groups, contingent_of)


def _begun_contingents(ceremony: Ceremony) -> dict[PlayerId, _Contingent]:
    """Return the contingent of each player as the groups of a ceremony name it."""
    names = [group.contingent for group in ceremony.groups]
    return {
        player: (
            place if group.contingent is None else names.index(group.contingent),
            group.contingent,
        )
        for place, group in enumerate(ceremony.groups)
        for player in group.players
    }


def _check_members(
    players: Sequence[Player],
    groups: Sequence[DrawGroup],
    contingent_of: Mapping[PlayerId, _Contingent],
) -> None:
    name = {player.id: player.name for player in players}
    for group in groups:
        first, _ = contingent_of[group.players[0]]
        for player in group.players:
            place, contingent = contingent_of[player]
            if place != first or contingent != group.contingent:
                raise RuleError(
                    "ceremony.wrong-contingent",
                    name=name[player],
                    contingent=group.contingent or "–",
                )


def _demand_whole(
    players: Sequence[Player], groups: Sequence[DrawGroup], by: ContingentKey
) -> None:
    group_of: dict[PlayerId, DrawGroup] = {
        player: group for group in groups for player in group.players
    }
    for contingent in contingents(players, by):
        if len({group_of[player.id] for player in contingent.players}) > 1:
            raise RuleError("ceremony.way-out-missing", contingent=contingent.name or "–")


def _demand_room(groups: Sequence[DrawGroup], room: Sequence[int]) -> None:
    named = [(group.contingent, len(group.players)) for group in groups]
    demand_fit(named, room)
