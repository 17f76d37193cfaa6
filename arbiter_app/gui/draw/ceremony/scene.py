"""What everybody in the hall may see of a ceremony: nothing of it tells what is sealed."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from arbiter_app.domain.drawing.ceremony import (
    Turn,
    draws_first_numbers,
    envelope_at,
    number_at,
    numbers_left,
    safe_envelopes,
    sealed_envelopes,
    sealed_numbers,
    turn,
)
from arbiter_app.domain.drawing.varma import first_numbers
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.numbering import Ceremony, CeremonyMode, DrawGroup, DrawMethod
from arbiter_app.domain.ids import PairingNumber, is_team
from arbiter_app.gui.base.event_mark import mark_words
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import people


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """An envelope on the table."""

    place: int | None = None
    """By which it is chosen on the screen, counted from 1; None for paper in the hall."""
    shown: str = ""
    """What was read when it was opened: the letter of a set, or a number; "" while sealed."""
    size: int | None = None
    """How many numbers a large envelope holds, where the hall is told."""
    is_chosen: bool = False
    """Whether it is the large envelope that is being drawn from."""
    is_spent: bool = False
    """Whether nothing is left in it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """The table in front of the hall at one moment."""

    title: str
    facts: str
    """How the draw is held, with the announced seed."""
    head: str
    """Which turn it is, and whose contingent draws; "" when all is over."""
    name: str
    """Who draws; "" when all is over."""
    ask: str
    """What is done next."""
    large: tuple[Card, ...] = ()
    small: tuple[Card, ...] = ()
    numbers: tuple[tuple[PairingNumber, str], ...] = ()
    """Every number with the name of who drew it, "" where nobody has."""
    players: tuple[str, ...] = ()
    """All who draw, by whom the letters are measured."""
    order: tuple[PairingNumber, ...] = ()
    """The numbers in the order in which they were drawn."""
    mark: str = ""
    """What says that the draw is held at no event that counts; "" where it is."""

    @property
    def latest(self) -> PairingNumber | None:
        """The number that was drawn last."""
        return self.order[-1] if self.order else None

    @property
    def is_over(self) -> bool:
        return not self.name


def scene(event: Event, ceremony: Ceremony) -> Scene:
    """Return what the hall sees now."""
    now = turn(ceremony)
    name = head = ""
    if now is not None:
        name = people.name(window_catalogue(), event.contestants[now.player])
        head = turn_head(ceremony, now)
    return Scene(
        title=event.title,
        mark=mark_words(event),
        facts=facts(ceremony),
        head=head,
        name=name,
        ask=asked(ceremony, now),
        large=large_cards(ceremony),
        small=small_cards(ceremony),
        numbers=_numbers(event, ceremony),
        players=_players(event, ceremony),
        order=tuple(ceremony.numbers.values()),
    )


def facts(ceremony: Ceremony) -> str:
    """Say how a ceremony is held, with its seed where it has one."""
    if ceremony.method is DrawMethod.VARMA:
        method = translate("Ceremony", "Restricted draw by envelopes")
    else:
        method = translate("Ceremony", "Free draw of numbers")
    if ceremony.seed is None:
        return method
    text = translate("Ceremony", "{method} · seed {seed}")
    return text.format(method=method, seed=ceremony.seed)


def turn_head(ceremony: Ceremony, now: Turn) -> str:
    """Say the how-manieth draws, and his place in the contingent."""
    text = translate("Ceremony", "Draw {turn} of {players}")
    head = text.format(turn=len(ceremony.numbers) + 1, players=ceremony.players)
    group = now.group
    if group.contingent is None:
        return head
    if len(group.players) == 1:
        text = translate("Ceremony", "{head} · {contingent}")
        return text.format(head=head, contingent=group.contingent)
    text = (
        translate("Ceremony", "{head} · {contingent}, team {position} of {size}")
        if is_team(now.player)
        else translate("Ceremony", "{head} · {contingent}, player {position} of {size}")
    )
    return text.format(
        head=head,
        contingent=group.contingent,
        position=group.players.index(now.player) + 1,
        size=len(group.players),
    )


def asked(ceremony: Ceremony, now: Turn | None) -> str:
    """Say what is done next, in words for the hall."""
    if now is None:
        return translate("Ceremony", "All numbers are drawn.")
    if now.chooses_envelope:
        return _asked_for_envelope(ceremony)
    if ceremony.mode is CeremonyMode.ON_SCREEN:
        return translate("Ceremony", "Chooses a sealed number.")
    if now.envelope is not None:
        text = translate("Ceremony", "Draws a number from envelope {envelope}.")
        return text.format(envelope=now.envelope)
    if draws_first_numbers(ceremony):
        text = translate("Ceremony", "Draws a number from 1 to {last}.")
        return text.format(last=first_numbers(ceremony.players)[-1])
    return translate("Ceremony", "Draws a number.")


def _asked_for_envelope(ceremony: Ceremony) -> str:
    """Say which large envelopes may be chosen: safe is one by how many numbers it holds."""
    left = numbers_left(ceremony)
    sizes = sorted({len(left[letter]) for letter in safe_envelopes(ceremony)})
    if not sizes:
        return translate("Ceremony", "No large envelope leaves everybody a place.")
    if not ceremony.quantities_shown:
        return translate("Ceremony", "Chooses a large envelope.")
    text = translate("Ceremony", "Chooses a large envelope with this many numbers: {sizes}.")
    return text.format(sizes=either(map(str, sizes)))


def either(words: Iterable[str]) -> str:
    """Join words of which one is to be chosen."""
    *first, last = words
    if not first:
        return last
    text = translate("Ceremony", "{words} or {last}")
    return text.format(words=", ".join(first), last=last)


def opened_letters(ceremony: Ceremony) -> tuple[str, ...]:
    """Return the sets whose large envelopes were opened, in the order of opening."""
    opened = (step.envelope for step in ceremony.steps if step.number is None)
    return tuple(dict.fromkeys(letter for letter in opened if letter is not None))


def large_cards(ceremony: Ceremony) -> tuple[Card, ...]:
    """Return the large envelopes on the table, the sealed ones without their letters."""
    if ceremony.method is not DrawMethod.VARMA:
        return ()
    if ceremony.mode is CeremonyMode.ON_SCREEN:
        return tuple(_large_on_screen(ceremony))
    return tuple(_large_of_paper(ceremony))


def small_cards(ceremony: Ceremony) -> tuple[Card, ...]:
    """Return the small envelopes to draw from now; none while a large one is to be chosen."""
    now = turn(ceremony)
    if now is None or now.chooses_envelope:
        return ()
    if ceremony.mode is CeremonyMode.IN_THE_HALL:
        return tuple(Card() for _ in numbers_left(ceremony)[now.envelope or ""])
    return tuple(
        Card(
            place=sealed.place,
            shown=str(number_at(ceremony, sealed.place)) if sealed.is_open else "",
            is_spent=sealed.is_open,
        )
        for sealed in sealed_numbers(ceremony, now.envelope)
    )


def group_name(group: DrawGroup) -> str:
    """Return the name of a group, or that it is a player by himself."""
    return group.contingent or translate("Ceremony", "(alone)")


def _large_on_screen(ceremony: Ceremony) -> Iterator[Card]:
    now, opened = turn(ceremony), opened_letters(ceremony)
    for sealed in sealed_envelopes(ceremony):
        letter = envelope_at(ceremony, sealed.place)
        is_open = letter in opened
        yield Card(
            place=sealed.place,
            shown=letter if is_open else "",
            size=sealed.size if is_open or ceremony.quantities_shown else None,
            is_chosen=is_open and now is not None and now.envelope == letter,
            is_spent=sealed.is_open,
        )


def _large_of_paper(ceremony: Ceremony) -> Iterator[Card]:
    """Yield the opened envelopes first; the sealed ones lie by size, as nobody knows better."""
    now, opened, left = turn(ceremony), opened_letters(ceremony), numbers_left(ceremony)
    for letter in opened:
        yield Card(
            shown=letter,
            size=len(left[letter]),
            is_chosen=now is not None and now.envelope == letter,
            is_spent=not left[letter],
        )
    sealed = sorted((len(left[letter]) for letter in left.keys() - set(opened)), reverse=True)
    for size in sealed:
        yield Card(size=size if ceremony.quantities_shown else None)


def _players(event: Event, ceremony: Ceremony) -> tuple[str, ...]:
    catalogue = window_catalogue()
    return tuple(
        people.name(catalogue, event.contestants[player])
        for group in ceremony.groups
        for player in group.players
    )


def _numbers(event: Event, ceremony: Ceremony) -> tuple[tuple[PairingNumber, str], ...]:
    catalogue = window_catalogue()
    holders = {number: player for player, number in ceremony.numbers.items()}
    return tuple(
        (
            number,
            people.name(catalogue, event.contestants[holders[number]]) if number in holders else "",
        )
        for number in map(PairingNumber, range(1, ceremony.players + 1))
    )
