"""The best of each board of a team tournament, on paper."""

from collections.abc import Iterator
from datetime import datetime

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Paragraph,
    Report,
    Table,
)
from arbiter_app.documents.table.choices import after_chosen
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.table.after_round import rounds_behind
from arbiter_app.domain.table.board_prizes import (
    BoardPrizes,
    Fewest,
    Measure,
    board_prizes,
    fewest_games,
    rounds_that_count,
)
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table import board_results as words

MEASURE = ChoiceOption(
    "by",
    QT_TRANSLATE_NOOP("Option", "Ranked by"),
    tuple(Choice(each.value, words.MEASURES[each]) for each in Measure),
)
FEWEST = ChoiceOption(
    "games",
    QT_TRANSLATE_NOOP("Option", "Games at least"),
    tuple(Choice(each.value, words.FEWEST[each]) for each in Fewest),
)


def board_prizes_paper(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the players of each board, ranked by what was chosen, and the reserves behind them.

    Raises RuleError("table.not-yet") for a round that has not begun.
    """
    measure = Measure(str(options.get(MEASURE.name, MEASURE.default)))
    competition, after = here.competition, after_chosen(options)
    behind = rounds_behind(competition)
    if after is not None and after not in behind:
        raise RuleError("table.not-yet", round=after, last=len(behind))
    asked = Fewest(str(options.get(FEWEST.name, FEWEST.default)))
    fewest = fewest_games(asked, rounds_that_count(competition, after))
    found = board_prizes(
        here.tournament,
        here.event.contestants,
        stage=here.tournament.stage(competition.id),
        measure=measure,
        fewest=fewest,
        after=after,
    )
    blocks: tuple[Block, ...] = tuple(_table(here, catalogue, each) for each in found)
    body = frame.Body(
        document="board-prizes",
        title=catalogue.translate("Paper", "The best on each board"),
        subtitle=_subtitle(catalogue, competition.missing, after),
        blocks=(*blocks, *_notes(catalogue, measure, fewest)),
        ranked=False,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _subtitle(catalogue: Catalogue, missing: int, after: int | None) -> str:
    if after is not None:
        return catalogue.translate("Paper", "After round {round}").format(round=after)
    return catalogue.translate("Paper", "Not final") if missing else ""


def _table(here: InHand, catalogue: Catalogue, prizes: BoardPrizes) -> Table:
    named, rated = here.event.contestants, here.competition.rated

    def rows() -> Iterator[tuple[Cell, ...]]:
        for each in prizes.results:
            rating = rated(named[each.player]).rating
            yield (
                Cell("" if each.place is None else str(each.place), strong=True),
                frame.name_cell(here.event, catalogue, each.player),
                Cell(people.name(catalogue, named[each.team])),
                Cell("" if rating is None else str(rating)),
                Cell(words.boards_played(each)),
                Cell(str(each.games)),
                Cell(numbers.points(catalogue, each.points), strong=True),
                Cell(words.percent(catalogue, each)),
                Cell("" if each.performance is None else str(each.performance)),
            )

    def number(title: str) -> Column:
        return Column(title, ColumnKind.NUMBER, Align.CENTRE)

    translate = catalogue.translate
    return Table(
        title=words.board_name(catalogue, prizes.board),
        columns=(
            columns.place(catalogue),
            columns.name(catalogue),
            columns.name(catalogue, of_teams=True),
            number(translate("Column", "Rating")),
            number(translate("Column", "On boards")),
            number(translate("Column", "Games")),
            columns.points(catalogue),
            number(translate("Column", "%", "share of the points")),
            number(translate("Column", "Perf.", "the performance rating")),
        ),
        rows=tuple(rows()),
    )


def _notes(catalogue: Catalogue, measure: Measure, fewest: int) -> Iterator[Paragraph]:
    yield Paragraph(words.how_ranked(catalogue, measure, fewest))
    yield Paragraph(
        catalogue.translate(
            "Paper",
            "Everybody counts at the board of the roster; games without play do not count. On"
            " boards: how often at which, as in 1×5.",
        )
    )
