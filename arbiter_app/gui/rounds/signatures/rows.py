"""The teams of a round with what their captains have signed, as rows of a table."""

from collections.abc import Sequence
from dataclasses import dataclass

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import Round
from arbiter_app.domain.teams.signatures import Signing, is_to_sign, signings
from arbiter_app.gui.base.rows_model import CENTRE, RIGHT, Column
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.play import matches, signatures
from arbiter_app.wording.terms.registration import people


@dataclass(frozen=True, slots=True, kw_only=True)
class SigningLine:
    """One side of a match."""

    signing: Signing
    name: str
    score: str
    told: str

    @property
    def is_awaited(self) -> bool:
        """Whether its captain is to sign yet."""
        return is_to_sign(self.signing.match) and not self.signing.is_of_now


def signing_lines(here: InHand, number: Round) -> tuple[SigningLine, ...]:
    """Return the sides of the matches of a round that have boards, in the order of tables."""
    catalogue, round_ = window_catalogue(), here.competition.round(number)
    return tuple(
        SigningLine(
            signing=each,
            name=people.name(catalogue, here.event.contestants[each.team]),
            score=matches.standing(here, catalogue, match),
            told=signatures.given(catalogue, each),
        )
        for match in round_.to_play
        if match.boards
        for each in signings(round_, match)
    )


def signing_columns() -> Sequence[Column[SigningLine]]:
    """Return the columns of the sides."""
    # fmt: off
    return (
        Column(title=translate("Signatures", "Table"),
               text=lambda line: str(line.signing.match.board), align=RIGHT),
        Column(title=translate("Signatures", "Team"), text=lambda line: line.name, is_name=True,
               takes_rest=True),
        Column(title=translate("Signatures", "Score"), text=lambda line: line.score, align=CENTRE,
               is_bold=True),
        Column(title="✓", text=lambda line: _mark(line), align=CENTRE),
        Column(title=translate("Signatures", "Signature"), text=lambda line: line.told,
               is_second=True, narrowest=12),
    )
    # fmt: on


def _mark(line: SigningLine) -> str:
    """Return a sign that is seen from afar: signed, for another result, or awaited."""
    if line.signing.is_of_now:
        return "✓"
    if line.signing.signature is not None:
        return "⚠"
    return "○" if line.is_awaited else ""
