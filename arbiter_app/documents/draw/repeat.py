"""How anybody can repeat a draw from its seed, in words (see `drawing.lots.Lots`)."""

from collections.abc import Iterator

from arbiter_app.documents.report import Paragraph
from arbiter_app.domain.drawing.varma import first_numbers
from arbiter_app.domain.facts.play.numbering import Ceremony, CeremonyMode, Draw, DrawMethod
from arbiter_app.i18n import Catalogue


def how_to_repeat(
    catalogue: Catalogue, ceremony: Ceremony | None, draw: Draw | None
) -> Iterator[Paragraph]:
    """Yield the steps from the seed to the numbers; nothing where no seed decided."""
    if ceremony is not None:
        if ceremony.mode is not CeremonyMode.ON_SCREEN:
            return
        yield Paragraph(_sealed(catalogue, restricted=ceremony.method is DrawMethod.VARMA))
        if ceremony.method is DrawMethod.LOTS and ceremony.contingents_by is not None:
            yield Paragraph(_first(catalogue, first_numbers(ceremony.players)[-1]))
    elif draw is not None and draw.seed:
        yield Paragraph(_drawn(catalogue, restricted=draw.method is DrawMethod.VARMA))
    else:
        return
    yield Paragraph(lots_in_words(catalogue))


def lots_in_words(catalogue: Catalogue) -> str:
    """Return what a lot is, and what it is to shuffle."""
    return catalogue.translate(
        "Paper",
        "Lots: the word number k of a seed is the number written by the first 16 hexadecimal"
        " digits of the SHA-256 of the UTF-8 text “seed:k”, k = 1, 2, 3 …; a lot below n is the"
        " next word modulo n, words from the largest multiple of n that does not exceed 2^64 on"
        " being passed over. To shuffle a list, for its last place down to the second a lot"
        " below the number of that place is drawn, and the thing there changes places with the"
        " one at the lot, the first place being lot 0.",
    )


def _sealed(catalogue: Catalogue, *, restricted: bool) -> str:
    if restricted:
        return catalogue.translate(
            "Paper",
            "To repeat: the letters A to D shuffled with the seed “seed/envelopes” are the large"
            " envelopes from place 1 on; the numbers of a set in rising order shuffled with"
            " “seed/A” (B, C, D) are its small envelopes from place 1 on.",
        )
    return catalogue.translate(
        "Paper",
        "To repeat: the numbers from 1 up shuffled with the seed “seed/numbers” are the envelopes"
        " from place 1 on.",
    )


def _first(catalogue: Catalogue, last: int) -> str:
    pattern = catalogue.translate(
        "Paper",
        "For the first contingent the numbers from 1 to {last} shuffled with “seed/first” are the"
        " envelopes.",
    )
    return pattern.format(last=last)


def _drawn(catalogue: Catalogue, *, restricted: bool) -> str:
    if restricted:
        return catalogue.translate(
            "Paper",
            "To repeat: in the order of drawing a lot below their number chooses, for each"
            " contingent, among the envelopes (A first) that have room for it and leave the later"
            " ones a place; then a lot chooses for each player among the numbers left in it, in"
            " rising order.",
        )
    return catalogue.translate(
        "Paper",
        "To repeat: the numbers from 1 up are shuffled with the seed and handed out by the alphabet"
        " of the players.",
    )
