"""What a paper of a round says of pairs that were changed by hand."""

from arbiter_app.documents.report import Paragraph
from arbiter_app.domain.facts.rounds import RoundOfPlay
from arbiter_app.i18n import Catalogue


def by_hand_notes(catalogue: Catalogue, round_: RoundOfPlay) -> tuple[Paragraph, ...]:
    """Return that pairs are not those of the system, and why; nothing where they are."""
    if round_.by_hand is None:
        return ()
    pattern = catalogue.translate("Paper", "Pairs changed by hand (C.04.2): {reason}")
    return (Paragraph(pattern.format(reason=round_.by_hand.reason), strong=True),)
