"""By which criteria a Swiss is numbered, and after which rounds the numbers changed."""

from collections.abc import Iterator

from arbiter_app.documents.report import Paragraph
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event import strength


def facts(here: InHand, catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield what the protocol tells of the numbers of a Swiss."""
    draw = here.competition.draw
    if draw is None or not here.competition.traits.follows_results:
        return
    if draw.method is DrawMethod.BY_RATING:
        order = strength.order_text(catalogue, here.tournament)
        yield catalogue.translate("Paper", "Order"), order
    if draw.earlier:
        rounds = numbers.ranges([each.last_round for each in draw.earlier])
        after = catalogue.translate("Paper", "after round(s) {rounds}").format(rounds=rounds)
        yield catalogue.translate("Paper", "Numbers changed"), after


def note(here: InHand, catalogue: Catalogue) -> Iterator[Paragraph]:
    """Yield the same as notes below a list."""
    pattern = catalogue.translate("Paper", "{heading}: {text}.")
    for heading, text in facts(here, catalogue):
        yield Paragraph(pattern.format(heading=heading, text=text))
