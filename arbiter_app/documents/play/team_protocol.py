"""The protocol of the matches of a round: all boards, scores and the signatures of captains."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import frame, rating_sources
from arbiter_app.documents.play.round_protocol import FORM, ROUND, chosen_round, titled_round
from arbiter_app.documents.play.unpaired import unpaired
from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Grid,
    Orientation,
    Paragraph,
    Report,
    Table,
)
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.teams.seats import SeatedMatch, seated
from arbiter_app.domain.teams.signatures import Signing, signings
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.play import matches, results, signatures
from arbiter_app.wording.terms.registration import people


def team_protocol(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the protocol, filled or to write on. Raises RuleError("stage.no-such-round")."""
    round_ = chosen_round(here, options[ROUND.name])
    blank = options[FORM.name] == "blank"
    found = seated(here.tournament, here.competition, round_)
    body = frame.Body(
        document="team-protocol",
        title=catalogue.translate("Paper", "Protocol of the matches"),
        subtitle=titled_round(here, catalogue, round_),
        blocks=(
            *_matches(here, catalogue, round_, found, blank=blank),
            *map(Paragraph, unpaired(here, catalogue, round_)),
        ),
        orientation=Orientation.PORTRAIT,
        ranked=False,
        ratings=rating_sources.lists_of_strength(here),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _matches(
    here: InHand,
    catalogue: Catalogue,
    round_: RoundOfPlay,
    found: list[SeatedMatch],
    *,
    blank: bool,
) -> Iterator[Block]:
    for each in found:
        yield Grid((_match(here, catalogue, round_, each, blank=blank),))


def _match(
    here: InHand, catalogue: Catalogue, round_: RoundOfPlay, of: SeatedMatch, *, blank: bool
) -> Table:
    """Return a match under the names of its teams, the line of the captains below."""
    match, named = of.match, here.event.contestants
    first, second = (people.name(catalogue, named[each]) for each in (match.white, match.black))
    score = "" if blank else matches.result(here, catalogue, match)
    table = catalogue.translate("Paper", "Table {number}").format(number=match.board)
    rating = Column(catalogue.translate("Column", "Rating"), ColumnKind.NUMBER, Align.CENTRE)
    letter = Column("", ColumnKind.NUMBER, Align.CENTRE)
    kind = ColumnKind.WRITING if blank else ColumnKind.NUMBER
    return Table(
        columns=(
            Column(str(match.board), ColumnKind.NUMBER, Align.CENTRE, family="board", spoken=table),
            letter,
            Column(first, family="names"),
            rating,
            Column("", kind, Align.CENTRE, family="score", room=6),
            rating,
            Column(second, family="names"),
            letter,
        ),
        rows=(
            *(
                (
                    Cell(matches.board_label(match, seat.board)),
                    Cell(results.colour(catalogue, seat.colour)),
                    *_player(here, catalogue, seat.first),
                    Cell("" if blank else matches.at_board(catalogue, seat), strong=True),
                    *reversed(_player(here, catalogue, seat.second)),
                    Cell(results.colour(catalogue, seat.colour.other)),
                )
                for seat in of.seats
            ),
            _captains(catalogue, score, () if blank else signings(round_, match)),
        ),
    )


def _player(here: InHand, catalogue: Catalogue, player: PlayerId | None) -> tuple[Cell, Cell]:
    if player is None:
        return Cell(), Cell()
    rating = here.competition.rated(here.event.players[player]).rating
    return frame.name_cell(here.event, catalogue, player), Cell(str(rating or ""))


def _captains(catalogue: Catalogue, score: str, both: Sequence[Signing]) -> tuple[Cell, ...]:
    """Return the line on which captains sign, with what they have signed as far as it is noted."""
    captain = catalogue.translate("Paper", "Captain:")
    noted = [signatures.given(catalogue, each) for each in both] or ["", ""]
    first, second = (Cell(f"{captain} {each}".rstrip()) for each in noted)
    return Cell(), Cell(), first, Cell(), Cell(score, strong=True), Cell(), second, Cell()
