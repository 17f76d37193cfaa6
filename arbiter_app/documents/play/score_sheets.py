"""Score sheets with their heads filled in, or the heads alone, to be glued on other sheets."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from itertools import chain

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import frame, slip_heads
from arbiter_app.documents.play.result_slips import to_be_played
from arbiter_app.documents.play.round_protocol import ROUND, chosen_round
from arbiter_app.documents.play.schedule import round_title
from arbiter_app.documents.report import Orientation, Report, SheetKind
from arbiter_app.documents.slip import Slip, SlipLine, SlipRules, Slips, SlipTable
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.play.two_games import GAMES
from arbiter_app.domain.ids import PlayerId
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.registration import people

FORM = ChoiceOption(
    "form",
    QT_TRANSLATE_NOOP("Option", "Form"),
    (
        Choice("sheet", QT_TRANSLATE_NOOP("Option", "whole sheets, two on a page")),
        Choice("head", QT_TRANSLATE_NOOP("Option", "heads alone, ten on a page")),
        Choice("blank", QT_TRANSLATE_NOOP("Option", "a page of blank ones")),
    ),
)

_MOVES = 60
_COLUMNS = 2
_OF_COLUMN = (2, 5, 5)
"""How number, White’s move and Black’s share a column."""
_FOR_EACH = 2
"""Both players write a sheet."""


def score_sheets(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return a sheet, or the head of one, for both players of every game that is to be played.

    Raises RuleError("stage.no-such-round").
    """
    form = options[FORM.name]
    if form == "blank":
        subtitle = ""
        slips = [_sheet((slip_heads.head(here, catalogue), *_to_fill_in(catalogue)), catalogue)] * 2
    else:
        round_ = chosen_round(here, options[ROUND.name])
        subtitle = round_title(here, catalogue, round_)
        heads = [*_heads(here, catalogue, round_)]
        # Sheets of a pile lie in order when it is cut: those of White are all on its left half.
        made = chain.from_iterable(heads for _ in range(_FOR_EACH))
        slips = [Slip(each) if form == "head" else _sheet(each, catalogue) for each in made]
    across, down = (2, 5) if form == "head" else (2, 1)
    body = frame.Body(
        document="score-sheets",
        title=catalogue.translate("Paper", "Score sheets"),
        subtitle=subtitle,
        blocks=(Slips(across=across, down=down, slips=tuple(slips)),),
        orientation=Orientation.PORTRAIT if form == "head" else Orientation.LANDSCAPE,
        kind=SheetKind.CUT,
        ranked=False,
        signatures=(),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _heads(
    here: InHand, catalogue: Catalogue, round_: RoundOfPlay
) -> Iterator[tuple[SlipLine, ...]]:
    title = round_title(here, catalogue, round_)
    for game in to_be_played(round_):
        if not here.competition.settings.has_two_games:
            yield _head(here, catalogue, title, game)
            continue
        second = replace(game, white=game.black, black=game.white)
        for number, each in zip(GAMES, (game, second), strict=True):
            pattern = catalogue.translate("Paper", "{round}, game {game}")
            yield _head(here, catalogue, pattern.format(round=title, game=number), each)


def _head(here: InHand, catalogue: Catalogue, title: str, game: Game) -> tuple[SlipLine, ...]:
    rating = here.competition.rated

    def side(colour: str, player: PlayerId) -> SlipLine:
        facts = here.event.contestants[player]
        parts = (
            people.name(catalogue, facts),
            people.title_and_rank(catalogue, facts),
            str(rating(facts).rating or ""),
        )
        named = ", ".join(part for part in parts if part)
        pattern = catalogue.translate("Paper", "{colour}: {name}", "the head of a score sheet")
        return SlipLine(pattern.format(colour=colour, name=named))

    return (
        slip_heads.head(here, catalogue),
        slip_heads.of_board(catalogue, title, game.board),
        side(catalogue.translate("Column", "White"), game.white),
        side(catalogue.translate("Column", "Black"), game.black),
    )


def _to_fill_in(catalogue: Catalogue) -> tuple[SlipRules, ...]:
    translate = catalogue.translate
    return (
        SlipRules(
            (translate("Paper", "Round"), translate("Paper", "Board"), translate("Paper", "Date"))
        ),
        SlipRules((translate("Column", "White"), translate("Column", "Black"))),
    )


def _sheet(head: tuple[SlipLine | SlipRules, ...], catalogue: Catalogue) -> Slip:
    """Return a whole sheet: below its head the moves, and the result with both signatures."""
    translate = catalogue.translate
    rows = _MOVES // _COLUMNS
    titles = ("", translate("Column", "White"), translate("Column", "Black"))
    return Slip(
        (
            *head,
            SlipTable(
                head=titles * _COLUMNS,
                rows=tuple(
                    tuple(
                        text
                        for column in range(_COLUMNS)
                        for text in (str(row + column * rows), "", "")
                    )
                    for row in range(1, rows + 1)
                ),
                shares=_OF_COLUMN * _COLUMNS,
            ),
            SlipRules(
                (
                    translate("Column", "Result"),
                    translate("Column", "White’s signature"),
                    translate("Column", "Black’s signature"),
                )
            ),
        )
    )
