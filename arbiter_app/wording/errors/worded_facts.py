"""The facts of errors that are no texts or numbers, in words."""

from arbiter_app.domain.facts.paper_texts import PaperText
from arbiter_app.domain.names.plain_text import NamedField
from arbiter_app.domain.pairing.built_upon import NamedMatch
from arbiter_app.domain.pairing.open_games import OpenGames
from arbiter_app.domain.pairing.swiss.impossible import NoPairing
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.row_changes.fields import named_field
from arbiter_app.wording.terms.event import paper_texts
from arbiter_app.wording.terms.play.impossible_rounds import why_no_pairing
from arbiter_app.wording.terms.play.knockouts import named_match
from arbiter_app.wording.terms.play.missing_results import open_boards


def worded_fact(catalogue: Catalogue, fact: object) -> object:
    """Return what a sentence says for a fact; the fact itself where it is its own words."""
    match fact:
        case PaperText():
            return paper_texts.title(catalogue, fact.id)
        case NamedMatch():
            return named_match(catalogue, fact)
        case NamedField():
            return named_field(catalogue, fact)
        case OpenGames():
            return open_boards(catalogue, fact)
        case NoPairing():
            return why_no_pairing(catalogue, fact)
        case _:
            return fact
