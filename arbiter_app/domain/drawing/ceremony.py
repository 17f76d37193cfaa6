"""The ceremony of a draw: who draws next, from what, and what each step may be (C.05 Annex 2).

A ceremony is a list of groups and the steps taken so far; everything here is derived from these.

On screen the seed alone decides what lies where, before anybody chooses. Each shuffle has `Lots` of
its own, of the seed, a stroke and a name, so that anybody can draw it again by itself:

- "<seed>/envelopes" shuffles the letters A, B, C, D into the places of the large envelopes;
- "<seed>/A" … "<seed>/D" shuffle the numbers of that envelope, in rising order at first, into the
  places inside it;
- "<seed>/numbers" shuffles the numbers 1 … N of a draw without envelopes;
- "<seed>/first" shuffles the first numbers, where the largest contingent draws among these.

So the first word of the large envelopes for the seed Kyiv is shown by
`printf 'Kyiv/envelopes:1' | sha256sum`.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from arbiter_app.domain.drawing.lots import Lots, alphabetical
from arbiter_app.domain.drawing.varma import (
    Contingent,
    contingents,
    envelopes,
    first_numbers,
    possible_envelopes,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.numbering import (
    Ceremony,
    CeremonyMode,
    Draw,
    DrawGroup,
    DrawMethod,
    DrawnNumber,
)
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.values import frozen

_Thing = TypeVar("_Thing")

_LIKE_LATIN = str.maketrans("АВСД", "ABCD")
"""Cyrillic letters that stand for the sets of numbers."""


@frozen(kw_only=True)
class Turn:
    """Whose turn it is, and whether he chooses a large envelope first."""

    player: PlayerId
    group: DrawGroup
    chooses_envelope: bool
    envelope: str | None
    """The large envelope of his group, once chosen; None in a draw without envelopes."""


@frozen(kw_only=True)
class Sealed:
    """A sealed envelope on the screen, at its place; opened, it shows what is inside."""

    place: int
    """Counted from 1, as it lay at first: places of opened envelopes stay empty."""
    size: int | None = None
    """How many numbers are inside a large envelope."""
    is_open: bool = False


def free_groups(players: Sequence[Player]) -> tuple[DrawGroup, ...]:
    """Return the order of a free draw: each player by himself, by the alphabet."""
    return tuple(DrawGroup(contingent=None, players=(each.id,)) for each in alphabetical(players))


def groups_of(order: Sequence[Contingent]) -> tuple[DrawGroup, ...]:
    """Return the groups of a restricted draw in which every contingent stays whole."""
    return tuple(
        DrawGroup(contingent=each.name, players=tuple(player.id for player in each.players))
        for each in order
    )


def whole_groups(players: Sequence[Player], by: ContingentKey) -> tuple[DrawGroup, ...]:
    """Return the groups of players in the order of drawing, every contingent whole."""
    return groups_of(contingents(players, by))


def turn(ceremony: Ceremony) -> Turn | None:
    """Return whose turn it is; None when everybody has a number."""
    drawn = ceremony.numbers
    for group, envelope in zip(ceremony.groups, _chosen(ceremony), strict=True):
        for player in group.players:
            if player not in drawn:
                return Turn(
                    player=player,
                    group=group,
                    chooses_envelope=ceremony.method is DrawMethod.VARMA and envelope is None,
                    envelope=envelope,
                )
    return None


def numbers_left(ceremony: Ceremony) -> Mapping[str, tuple[PairingNumber, ...]]:
    """Return the numbers still in each large envelope; without envelopes what is drawn from now
    lies in one, "".
    """
    drawn = frozenset(ceremony.numbers.values())
    return {
        envelope: tuple(number for number in numbers if number not in drawn)
        for envelope, numbers in _sets(ceremony).items()
    }


def safe_envelopes(ceremony: Ceremony) -> tuple[str, ...]:
    """Return the large envelopes that the player whose turn it is can choose: they hold enough
    numbers for his group and leave every later group a place. None outside his choice.
    """
    now = turn(ceremony)
    if now is None or not now.chooses_envelope:
        return ()
    later = ceremony.groups[ceremony.groups.index(now.group) + 1 :]
    sizes = [len(group.players) for group in later]
    return possible_envelopes(numbers_left(ceremony), len(now.group.players), sizes)


def safe_places(ceremony: Ceremony) -> tuple[int, ...]:
    """Return where the safe envelopes lie on the screen, see `safe_envelopes`."""
    order = _envelope_order(ceremony)
    return tuple(sorted(order.index(letter) + 1 for letter in safe_envelopes(ceremony)))


def begun_groups(ceremony: Ceremony) -> tuple[DrawGroup, ...]:
    """Return the groups that have begun to draw: an envelope is chosen, or a number drawn."""
    acted = {step.player for step in ceremony.steps}
    return tuple(group for group in ceremony.groups if not acted.isdisjoint(group.players))


def room_for_others(ceremony: Ceremony) -> tuple[int, ...]:
    """Return how many numbers each large envelope has for groups that have not begun: those left
    but for what the group that is drawing still needs.
    """
    room = {envelope: len(numbers) for envelope, numbers in numbers_left(ceremony).items()}
    now = turn(ceremony)
    if now is not None and not now.chooses_envelope:
        room[now.envelope or ""] -= len(frozenset(now.group.players) - ceremony.numbers.keys())
    return tuple(room.values())


def draws_first_numbers(ceremony: Ceremony) -> bool:
    """Whether the largest contingent draws now, and among the first numbers alone."""
    if ceremony.method is not DrawMethod.LOTS or ceremony.contingents_by is None:
        return False
    now = turn(ceremony)
    return now is not None and now.group == ceremony.groups[0]


def envelope_step(ceremony: Ceremony, envelope: str) -> Turn:
    """Check that the next step may be this large envelope; return whose step it is.

    Raises RuleError("ceremony.envelope-unsafe"), and as `demand_enough`.
    """
    now = demand_enough(ceremony, envelope)
    if envelope not in safe_envelopes(ceremony):
        raise RuleError(
            "ceremony.envelope-unsafe",
            envelope=_label(ceremony, envelope),
            safe=_safe_labels(ceremony),
        )
    return now


def demand_enough(ceremony: Ceremony, envelope: str) -> Turn:
    """Check that a large envelope is to be chosen and that this one has enough numbers for the
    group whose turn it is; return whose step it is.

    Raises RuleError("ceremony.over"), ("ceremony.number-next"), ("ceremony.no-such-envelope") or
    ("ceremony.envelope-too-small").
    """
    now = _demand_turn(ceremony)
    if not now.chooses_envelope:
        raise RuleError("ceremony.number-next")
    left = numbers_left(ceremony)
    if envelope not in left:
        raise RuleError("ceremony.no-such-envelope", text=envelope, known=", ".join(left))
    if len(left[envelope]) < len(now.group.players):
        raise RuleError(
            "ceremony.envelope-too-small",
            envelope=_label(ceremony, envelope),
            left=len(left[envelope]),
            size=len(now.group.players),
            safe=_safe_labels(ceremony),
        )
    return now


def number_step(ceremony: Ceremony, number: PairingNumber) -> Turn:
    """Check that the next step may be this number; return whose step it is.

    Raises RuleError("ceremony.over"), ("ceremony.envelope-next"), ("ceremony.number-drawn") or
    ("ceremony.number-elsewhere").
    """
    now = _demand_turn(ceremony)
    if now.chooses_envelope:
        raise RuleError("ceremony.envelope-next")
    if number in ceremony.numbers.values():
        raise RuleError("ceremony.number-drawn", number=number)
    left = numbers_left(ceremony)[now.envelope or ""]
    if number not in left:
        raise RuleError("ceremony.number-elsewhere", number=number, left=", ".join(map(str, left)))
    return now


def read_letter(text: str) -> str:
    """Return the letter of a set of numbers that was typed, perhaps small or Cyrillic."""
    return text.strip().upper().translate(_LIKE_LATIN)


def sealed_envelopes(ceremony: Ceremony) -> tuple[Sealed, ...]:
    """Return the large envelopes as they lie sealed on the screen."""
    left = numbers_left(ceremony)
    return tuple(
        Sealed(place=place, size=len(left[letter]), is_open=not left[letter])
        for place, letter in enumerate(_envelope_order(ceremony), start=1)
    )


def sealed_numbers(ceremony: Ceremony, envelope: str | None) -> tuple[Sealed, ...]:
    """Return the small envelopes of a large one (of a free draw: all) as they lie sealed."""
    drawn = frozenset(ceremony.numbers.values())
    return tuple(
        Sealed(place=place, is_open=number in drawn)
        for place, number in enumerate(_number_order(ceremony, envelope), start=1)
    )


def envelope_at(ceremony: Ceremony, place: int) -> str:
    """Return the letter of the large envelope at a place of the screen.

    Raises RuleError("ceremony.no-such-place").
    """
    return _at(_envelope_order(ceremony), place)


def number_at(ceremony: Ceremony, place: int) -> PairingNumber:
    """Return the number in the small envelope at a place of the envelope whose turn it is.

    Raises RuleError("ceremony.no-such-place"), ("ceremony.envelope-next") or ("ceremony.over").
    """
    now = _demand_turn(ceremony)
    if now.chooses_envelope:
        raise RuleError("ceremony.envelope-next")
    return _at(_number_order(ceremony, now.envelope), place)


def demand_envelope(ceremony: Ceremony, *, letter: str | None, place: int | None) -> str:
    """Return the letter of a large envelope told in the way of the ceremony: in the hall its
    letter, on screen its place.

    Raises RuleError("ceremony.letter-missing"), ("ceremony.place-missing") or
    ("ceremony.no-such-place").
    """
    if ceremony.mode is CeremonyMode.ON_SCREEN:
        if place is None:
            raise RuleError("ceremony.place-missing")
        return envelope_at(ceremony, place)
    if letter is None:
        raise RuleError("ceremony.letter-missing")
    return letter


def demand_number(
    ceremony: Ceremony, *, number: PairingNumber | None, place: int | None
) -> PairingNumber:
    """Return a number told in the way of the ceremony: in the hall itself, on screen its place.

    Raises RuleError("ceremony.number-missing"), ("ceremony.place-missing"),
    ("ceremony.no-such-place"), ("ceremony.place-open"), ("ceremony.envelope-next") or
    ("ceremony.over").
    """
    if ceremony.mode is CeremonyMode.ON_SCREEN:
        if place is None:
            raise RuleError("ceremony.place-missing")
        sealed = number_at(ceremony, place)
        if sealed in ceremony.numbers.values():
            raise RuleError("ceremony.place-open", place=place)
        return sealed
    if number is None:
        raise RuleError("ceremony.number-missing")
    return number


def held_draw(ceremony: Ceremony) -> Draw:
    """Return the draw that a ceremony led to. Raises RuleError("ceremony.not-over")."""
    now = turn(ceremony)
    if now is not None:
        raise RuleError("ceremony.not-over")
    group_of = {player: group for group in ceremony.groups for player in group.players}
    return Draw(
        method=ceremony.method,
        drawn=tuple(
            DrawnNumber(
                player=step.player,
                number=step.number,
                envelope=step.envelope,
                contingent=group_of[step.player].contingent,
            )
            for step in ceremony.steps
            if step.number is not None
        ),
        seed=ceremony.seed,
        contingents_by=ceremony.contingents_by,
        varma_variant=ceremony.varma_variant,
    )


def _sets(ceremony: Ceremony) -> Mapping[str, tuple[PairingNumber, ...]]:
    if ceremony.varma_variant is not None:
        return envelopes(ceremony.players, ceremony.varma_variant)
    if draws_first_numbers(ceremony):
        return {"": first_numbers(ceremony.players)}
    return {"": tuple(map(PairingNumber, range(1, ceremony.players + 1)))}


def _chosen(ceremony: Ceremony) -> Iterator[str | None]:
    """Yield the envelope of each group, None where it has not chosen yet."""
    choices: dict[PlayerId, str | None] = {
        step.player: step.envelope for step in ceremony.steps if step.number is None
    }
    return (choices.get(group.players[0]) for group in ceremony.groups)


def _label(ceremony: Ceremony, envelope: str) -> str:
    """Return what a large envelope is called before everybody: sealed ones have no letter."""
    if ceremony.mode is CeremonyMode.IN_THE_HALL:
        return envelope
    return str(_envelope_order(ceremony).index(envelope) + 1)


def _safe_labels(ceremony: Ceremony) -> str:
    return ", ".join(sorted(_label(ceremony, letter) for letter in safe_envelopes(ceremony)))


def _demand_turn(ceremony: Ceremony) -> Turn:
    now = turn(ceremony)
    if now is None:
        raise RuleError("ceremony.over")
    return now


def _envelope_order(ceremony: Ceremony) -> tuple[str, ...]:
    return _lots(ceremony, "envelopes").shuffled(tuple(_sets(ceremony)))


def _number_order(ceremony: Ceremony, envelope: str | None) -> tuple[PairingNumber, ...]:
    letter = envelope or ""
    name = letter or ("first" if draws_first_numbers(ceremony) else "numbers")
    return _lots(ceremony, name).shuffled(_sets(ceremony)[letter])


def _lots(ceremony: Ceremony, name: str) -> Lots:
    assert ceremony.seed is not None, "only on screen something lies sealed"
    return Lots(f"{ceremony.seed}/{name}")


def _at(order: Sequence[_Thing], place: int) -> _Thing:
    if not 1 <= place <= len(order):
        raise RuleError("ceremony.no-such-place", place=place, most=len(order))
    return order[place - 1]
