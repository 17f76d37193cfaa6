"""What the arbiter sees beside a turn: which large envelopes are safe, who drew, who waits."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from arbiter_app.domain.drawing.ceremony import (
    numbers_left,
    safe_envelopes,
    safe_places,
    sealed_envelopes,
    turn,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.numbering import Ceremony, CeremonyMode, CeremonyStep, DrawMethod
from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.draw.ceremony.scene import (
    Card,
    either,
    group_name,
    large_cards,
    opened_letters,
)
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import people


@dataclass(frozen=True, slots=True)
class EnvelopeLine:
    """A large envelope: what it is called, what is left in it, whether it may be chosen."""

    name: str
    left: str
    verdict: str


@dataclass(frozen=True, slots=True)
class DrawnLine:
    """A number that was drawn."""

    turn: int
    number: int
    player: str
    envelope: str
    by: str


@dataclass(frozen=True, slots=True)
class WaitingLine:
    """A player who draws yet; of a group only its first one names the contingent."""

    player: PlayerId
    group: str
    name: str


def envelope_lines(ceremony: Ceremony) -> tuple[EnvelopeLine, ...]:
    """Return the large envelopes with the word on each; none in a free draw."""
    if ceremony.method is not DrawMethod.VARMA:
        return ()
    if ceremony.mode is CeremonyMode.ON_SCREEN:
        return tuple(_line_on_screen(ceremony, card) for card in large_cards(ceremony))
    return tuple(_line_of_paper(ceremony, letter) for letter in numbers_left(ceremony))


def drawn_lines(event: Event, ceremony: Ceremony) -> tuple[DrawnLine, ...]:
    """Return what was drawn so far, the last one first."""
    catalogue = window_catalogue()
    drawn = [step for step in ceremony.steps if step.number is not None]
    lines = [
        DrawnLine(
            turn=position,
            number=step.number or 0,
            player=people.name(catalogue, event.contestants[step.player]),
            envelope=step.envelope or "",
            by=step.by or "",
        )
        for position, step in enumerate(drawn, start=1)
    ]
    return tuple(reversed(lines))


def waiting_lines(event: Event, ceremony: Ceremony) -> Iterator[WaitingLine]:
    """Yield who draws yet, in the order of drawing, first the one whose turn it is."""
    for group in ceremony.groups:
        waiting = [player for player in group.players if player not in ceremony.numbers]
        for position, player in enumerate(waiting):
            name = people.name(window_catalogue(), event.contestants[player])
            yield WaitingLine(player, "" if position else group_name(group), name)


def step_words(event: Event, step: CeremonyStep) -> str:
    """Say what a step was."""
    name = people.name(window_catalogue(), event.contestants[step.player])
    if step.number is None:
        text = translate("Ceremony", "{name} chose the large envelope {envelope}")
        return text.format(name=name, envelope=step.envelope)
    text = translate("Ceremony", "{name} drew number {number}")
    return text.format(name=name, number=step.number)


def unsafe_place(ceremony: Ceremony, place: int) -> str:
    """Say why the large envelope at a place may not be opened, without telling what is inside;
    "" where it may.
    """
    now = turn(ceremony)
    cards = large_cards(ceremony)
    safe = safe_places(ceremony)
    if now is None or not now.chooses_envelope or place in safe or place > len(cards):
        return ""
    size = len(now.group.players)
    why = _why_unsafe(too_small=_sizes(ceremony)[place - 1] < size)
    text = translate("Ceremony", "Envelope {place}: {why}. Choose {safe}.")
    return text.format(place=place, why=why, safe=_named(list(map(str, safe))))


def can_be_allowed(ceremony: Ceremony, envelope: str) -> bool:
    """Whether a large envelope is unsafe only because later contingents would have to split."""
    now = turn(ceremony)
    return (
        now is not None
        and now.chooses_envelope
        and envelope not in safe_envelopes(ceremony)
        and len(numbers_left(ceremony).get(envelope, ())) >= len(now.group.players)
    )


def _sizes(ceremony: Ceremony) -> Sequence[int]:
    """Return how many numbers lie at each place of the screen."""
    return [sealed.size or 0 for sealed in sealed_envelopes(ceremony)]


def _named(words: list[str]) -> str:
    return either(words) if words else translate("Ceremony", "none: divide the others anew")


def _line_on_screen(ceremony: Ceremony, card: Card) -> EnvelopeLine:
    assert card.place is not None
    name = str(card.place)
    if card.shown:
        pattern = translate("Ceremony", "{place} ({letter})")
        name = pattern.format(place=card.place, letter=card.shown)
    size = _sizes(ceremony)[card.place - 1]
    if card.shown:
        left = " ".join(map(str, numbers_left(ceremony)[card.shown]))
    elif card.size is None:
        left = translate("Ceremony", "sealed")
    else:
        left = translate("Ceremony", "%n sealed", None, size)
    is_safe = card.place in safe_places(ceremony)
    return EnvelopeLine(name, left, _verdict(ceremony, size, is_safe=is_safe, letter=card.shown))


def _line_of_paper(ceremony: Ceremony, letter: str) -> EnvelopeLine:
    numbers = numbers_left(ceremony)[letter]
    is_safe = letter in safe_envelopes(ceremony)
    opened = letter if letter in opened_letters(ceremony) else ""
    verdict = _verdict(ceremony, len(numbers), is_safe=is_safe, letter=opened)
    return EnvelopeLine(letter, " ".join(map(str, numbers)), verdict)


def _verdict(ceremony: Ceremony, size: int, *, is_safe: bool, letter: str) -> str:
    """Say whether an envelope may be chosen now, and if not why."""
    now = turn(ceremony)
    if not size:
        return translate("Ceremony", "empty")
    if now is None:
        return ""
    if not now.chooses_envelope:
        drawn_from = translate("Ceremony", "▶ drawn from now")
        return drawn_from if letter and letter == now.envelope else ""
    if is_safe:
        return translate("Ceremony", "✓ safe")
    return f"✗ {_why_unsafe(too_small=size < len(now.group.players))}"


def _why_unsafe(*, too_small: bool) -> str:
    if too_small:
        return translate("Ceremony", "too few numbers")
    return translate("Ceremony", "leaves others no place")
