"""Slips on which captains hand in who plays: one for each team of a round."""

from collections.abc import Iterator
from datetime import datetime

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import frame, slip_heads
from arbiter_app.documents.play.round_protocol import ROUND, chosen_round
from arbiter_app.documents.play.schedule import round_title
from arbiter_app.documents.report import Orientation, Report, SheetKind
from arbiter_app.documents.slip import (
    Slip,
    SlipLine,
    SlipPart,
    SlipRules,
    Slips,
    SlipSize,
    SlipTable,
)
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import Board
from arbiter_app.domain.teams.boards import rules_of
from arbiter_app.domain.teams.seats import team_of_side
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.play import results
from arbiter_app.wording.terms.registration import people

FORM = ChoiceOption(
    "form",
    QT_TRANSLATE_NOOP("Option", "Form"),
    (
        Choice("roster", QT_TRANSLATE_NOOP("Option", "with the roster, to be numbered")),
        Choice("lines", QT_TRANSLATE_NOOP("Option", "with lines to write names on")),
        Choice("blank", QT_TRANSLATE_NOOP("Option", "a sheet of blank ones")),
    ),
)

_ROWS_OF_QUARTER = 10
_ROWS_OF_HALF = 16
"""How many lines have room on a slip of a quarter of a sheet, and of half of it."""


def line_up_slips(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return a slip for every team that has a match in a round, or a sheet of blank ones.

    Raises RuleError("stage.no-such-round").
    """
    form, subtitle = str(options[FORM.name]), ""
    boards = rules_of(here.tournament).boards
    if form == "blank":
        across, down = _shape(boards)
        slips = [_blank(here, catalogue)] * (across * down)
    else:
        round_ = chosen_round(here, options[ROUND.name])
        subtitle = round_title(here, catalogue, round_)
        rosters = [len(each.members) for each in here.tournament.teams]
        across, down = _shape(max(rosters, default=boards) if form == "roster" else boards)
        slips = [
            _slip(here, catalogue, subtitle, match, colour, form)
            for match in round_.to_play
            for colour in Colour
        ]
    body = frame.Body(
        document="line-up-slips",
        title=catalogue.translate("Paper", "Line-up slips"),
        subtitle=subtitle,
        blocks=(Slips(across=across, down=down, slips=tuple(slips)),),
        orientation=Orientation.PORTRAIT,
        kind=SheetKind.CUT,
        ranked=False,
        signatures=(),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _shape(rows: int) -> tuple[int, int]:
    """Return how many slips stand across and down, by how many lines each has."""
    if rows <= _ROWS_OF_QUARTER:
        return 2, 2
    return (1, 2) if rows <= _ROWS_OF_HALF else (1, 1)


def _slip(
    here: InHand, catalogue: Catalogue, title: str, match: Game, colour: Colour, form: str
) -> Slip:
    translate, named = catalogue.translate, here.event.contestants
    team = here.tournament.team(team_of_side(match, colour))
    opponent = named[match.player(colour.other)]
    against = translate("Paper", "against {team}").format(team=people.name(catalogue, opponent))
    table = translate("Paper", "Table {number}").format(number=match.board)
    return Slip(
        (
            slip_heads.head(here, catalogue),
            SlipLine(title, table, size=SlipSize.SMALL, right_size=SlipSize.NORMAL),
            SlipLine(people.name(catalogue, named[team.id]), size=SlipSize.NORMAL, strong=True),
            SlipLine(against, size=SlipSize.SMALL),
            _roster(here, catalogue, team) if form == "roster" else _lines(here, catalogue, colour),
            *_to_sign(catalogue),
        )
    )


def _blank(here: InHand, catalogue: Catalogue) -> Slip:
    translate = catalogue.translate
    return Slip(
        (
            slip_heads.head(here, catalogue),
            SlipRules((translate("Column", "Team"), translate("Paper", "Round"))),
            SlipRules((translate("Column", "Opponent"), translate("Column", "Table"))),
            _lines(here, catalogue, None),
            *_to_sign(catalogue),
        )
    )


def _roster(here: InHand, catalogue: Catalogue, team: Team) -> SlipTable:
    """Return the members in their order, each with a box for the board; who has left has none."""
    left = {entry.player for entry in here.entries if entry.has_left}

    def rows() -> Iterator[tuple[str, ...]]:
        for at, member in enumerate(team.members, start=1):
            facts = here.event.players[member.player]
            rating = here.competition.rated(facts).rating
            box = "–" if member.player in left else ""
            yield str(at), people.name(catalogue, facts), str(rating or ""), box

    translate = catalogue.translate
    head = ("", translate("Column", "Player"), translate("Column", "Rating"))
    return SlipTable(
        head=(*head, translate("Column", "Bd")), rows=tuple(rows()), shares=(2, 15, 5, 5)
    )


def _lines(here: InHand, catalogue: Catalogue, side: Colour | None) -> SlipTable:
    """Return the boards with their colours, of neither side where it is not known."""
    rules = rules_of(here.tournament)

    def letter(board: int) -> str:
        if side is None:
            return ""
        of_first = Colour.WHITE if rules.is_white(board) else Colour.BLACK
        return results.colour(catalogue, of_first if side is Colour.WHITE else of_first.other)

    return SlipTable(
        head=(catalogue.translate("Column", "Bd"), "", catalogue.translate("Column", "Player")),
        rows=tuple(
            (str(board), letter(board), "") for board in map(Board, range(1, rules.boards + 1))
        ),
        shares=(2, 1, 9),
    )


def _to_sign(catalogue: Catalogue) -> tuple[SlipPart, ...]:
    translate = catalogue.translate
    signature = translate("Column", "Captain’s signature")
    return (SlipRules((signature, translate("Paper", "handed in at"))),)
