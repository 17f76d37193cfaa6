"""Cards of matches: both teams with their boards, on which results and signatures are written."""

from collections.abc import Iterator
from datetime import datetime

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import frame, slip_heads
from arbiter_app.documents.parts.slip_code import slip_code
from arbiter_app.documents.play.result_slips import CODE
from arbiter_app.documents.play.round_protocol import ROUND, chosen_round
from arbiter_app.documents.play.schedule import round_title
from arbiter_app.documents.report import Orientation, Report, SheetKind
from arbiter_app.documents.slip import Slip, SlipLine, SlipRules, Slips, SlipSize, SlipTable
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.teams.boards import rules_of
from arbiter_app.domain.teams.seats import Seat, SeatedMatch, seated
from arbiter_app.domain.teams.signatures import signings
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.play import matches, results, signatures
from arbiter_app.wording.terms.registration import people

FORM = ChoiceOption(
    "form",
    QT_TRANSLATE_NOOP("Option", "Form"),
    (
        Choice("filled", QT_TRANSLATE_NOOP("Option", "with teams and line-ups")),
        Choice("teams", QT_TRANSLATE_NOOP("Option", "with teams, line-ups to be written")),
        Choice("blank", QT_TRANSLATE_NOOP("Option", "a sheet of blank ones")),
    ),
)

_DOWN = 2
_MOST_BOARDS_OF_HALF = 8
"""A match of more boards takes a sheet for itself."""
_SHARES = (2, 2, 9, 4, 2, 9)
"""How board, colour and player of both teams, and the result between them, share the width."""


def match_cards(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return a card for every match of a round, or a sheet of blank ones.

    Raises RuleError("stage.no-such-round").
    """
    down = _DOWN if rules_of(here.tournament).boards <= _MOST_BOARDS_OF_HALF else 1
    form, subtitle = options[FORM.name], ""
    if form == "blank":
        slips = [_blank(here, catalogue)] * down
    else:
        round_ = chosen_round(here, options[ROUND.name])
        subtitle = round_title(here, catalogue, round_)
        has_codes = options[CODE.name] == "with"
        slips = [
            _card(here, catalogue, round_, each, has_names=form == "filled", has_code=has_codes)
            for each in seated(here.tournament, here.competition, round_)
        ]
    body = frame.Body(
        document="match-cards",
        title=catalogue.translate("Paper", "Match cards"),
        subtitle=subtitle,
        blocks=(Slips(across=1, down=down, slips=tuple(slips)),),
        orientation=Orientation.PORTRAIT,
        kind=SheetKind.CUT,
        ranked=False,
        signatures=(),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _card(
    here: InHand,
    catalogue: Catalogue,
    round_: RoundOfPlay,
    of: SeatedMatch,
    *,
    has_names: bool,
    has_code: bool,
) -> Slip:
    match = of.match
    numbers = here.competition.numbers

    def team(id: PlayerId) -> str:
        pattern = catalogue.translate("Paper", "{name} ({number})", "a player with his number")
        name = people.name(catalogue, here.event.contestants[id])
        return pattern.format(name=name, number=numbers[id])

    names = (team(match.white), team(match.black))
    rows = (_row(here, catalogue, of, seat, has_names=has_names) for seat in of.seats)
    table = catalogue.translate("Paper", "Table {number}").format(number=match.board)
    score = matches.standing(here, catalogue, match) if match.result is not None else ""
    return Slip(
        (
            slip_heads.head(here, catalogue),
            SlipLine(round_title(here, catalogue, round_), table, right_size=SlipSize.LARGE),
            SlipLine(" – ".join(names), strong=True),
            SlipTable(head=_head(catalogue, names), rows=tuple(rows), shares=_SHARES),
            _total(catalogue, score),
            *(_signed(catalogue, round_, match) if has_names else ()),
            _signatures(catalogue),
        ),
        code=_code(here, round_, of) if has_code else "",
    )


def _code(here: InHand, round_: RoundOfPlay, of: SeatedMatch) -> str:
    """Return the code that leads to the first board of a match; "" where nobody plays yet."""
    boards = here.tournament.boards_of(here.competition.id)
    first = next((seat.game for seat in of.seats if seat.game is not None), None)
    if boards is None or first is None:
        return ""
    return slip_code(here.event, boards.id, round_.number, first)


def _blank(here: InHand, catalogue: Catalogue) -> Slip:
    """Return a card on which everything is written by hand."""
    translate, rules = catalogue.translate, rules_of(here.tournament)
    rows = (
        (str(board), _letter(catalogue, is_white=is_white), "", "", second, "")
        for board in range(1, rules.boards + 1)
        for is_white in [rules.is_white(board)]
        for second in [_letter(catalogue, is_white=not is_white)]
    )
    names = (translate("Column", "Team"), translate("Column", "Team"))
    return Slip(
        (
            slip_heads.head(here, catalogue),
            SlipRules((translate("Paper", "Round"), translate("Paper", "Table"))),
            SlipRules(names),
            SlipTable(head=_head(catalogue, names), rows=tuple(rows), shares=_SHARES),
            _total(catalogue, ""),
            _signatures(catalogue),
        )
    )


def _letter(catalogue: Catalogue, *, is_white: bool) -> str:
    return results.colour(catalogue, Colour.WHITE if is_white else Colour.BLACK)


def _head(catalogue: Catalogue, names: tuple[str, str]) -> tuple[str, ...]:
    result = catalogue.translate("Column", "Result")
    return (catalogue.translate("Column", "Bd"), "", names[0], result, "", names[1])


def _row(
    here: InHand, catalogue: Catalogue, of: SeatedMatch, seat: Seat, *, has_names: bool
) -> tuple[str, ...]:
    def name(player: PlayerId | None) -> str:
        if not has_names or not of.is_open:
            return ""
        if player is None:
            return "–"
        return people.name(catalogue, here.event.contestants[player])

    return (
        matches.board_label(of.match, seat.board),
        results.colour(catalogue, seat.colour),
        name(seat.first),
        matches.at_board(catalogue, seat) if has_names else "",
        results.colour(catalogue, seat.colour.other),
        name(seat.second),
    )


def _total(catalogue: Catalogue, score: str) -> SlipLine | SlipRules:
    head = catalogue.translate("Paper", "Score of the match")
    return SlipLine(f"{head}: {score}", strong=True) if score else SlipRules((head,))


def _signed(catalogue: Catalogue, round_: RoundOfPlay, match: Game) -> Iterator[SlipLine]:
    """Yield who has signed for both teams, once somebody has."""
    both = signings(round_, match)
    if any(each.signature is not None for each in both):
        names = " – ".join(signatures.given(catalogue, each) or "…" for each in both)
        pattern = catalogue.translate("Paper", "Captains: {names}")
        yield SlipLine(pattern.format(names=names), size=SlipSize.SMALL)


def _signatures(catalogue: Catalogue) -> SlipRules:
    translate = catalogue.translate
    captain = translate("Column", "Captain’s signature")
    return SlipRules((captain, captain, translate("Paper", "Arbiter")))
