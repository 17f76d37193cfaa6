"""Columns about rounds: points after each of them, colours and floats."""

from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal

from arbiter_app.documents.table import swiss_rounds
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.table.histories import History, histories
from arbiter_app.domain.table.progress import progress
from arbiter_app.gui.base.rows_model import CENTRE, FIGURES, Column
from arbiter_app.gui.table.standing_rows import TableRow, points_column, who_columns
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import histories as words

_GOES = 6
"""Where there is no room: what nobody has asked for goes first, and what ranks stays longer."""


def progress_columns(competition: Competition) -> list[Column[TableRow]]:
    """Return who and the points after each round; whose results do not count has none."""
    after = progress(competition)
    rounds = competition.rounds[: max(map(len, after.values()), default=0)]
    catalogue = window_catalogue()
    return [
        *who_columns(competition),
        *(
            Column(
                title=swiss_rounds.head(catalogue, round_),
                text=_points_after(after, at),
                sort_key=_sorted_by(after, at),
                align=FIGURES,
                is_second=True,
                hint=translate("TablePage", "Points after round {round}").format(
                    round=round_.number
                ),
            )
            for at, round_ in enumerate(rounds)
        ),
        points_column(competition),
    ]


def _points_after(
    after: Mapping[PlayerId, tuple[Decimal, ...]], at: int
) -> Callable[[TableRow], str]:
    catalogue = window_catalogue()

    def text(row: TableRow) -> str:
        points = after.get(row.standing.player)
        return numbers.points(catalogue, points[at]) if points else row.place

    return text


def _sorted_by(
    after: Mapping[PlayerId, tuple[Decimal, ...]], at: int
) -> Callable[[TableRow], Decimal | None]:
    def key(row: TableRow) -> Decimal | None:
        points = after.get(row.standing.player)
        return points[at] if points else None

    return key


def history_columns(competition: Competition) -> Iterator[Column[TableRow]]:
    """Yield the colours that everybody had, their difference and, where the system knows them,
    floats.
    """
    behind, catalogue = histories(competition), window_catalogue()
    rounds = sum(map(competition.counts, competition.rounds))

    def of(tell: Callable[[History], str]) -> Callable[[TableRow], str]:
        return lambda row: tell(behind[row.standing.player])

    yield Column(
        title=translate("TablePage", "Colours"),
        text=of(lambda history: words.colours(catalogue, history)),
        is_second=True,
        spare=_GOES,
        hint=translate("TablePage", "Colours of the games played, the latest last"),
    )
    yield Column(
        title=translate("TablePage", "±"),
        text=of(words.difference),
        sort_key=lambda row: behind[row.standing.player].difference,
        align=CENTRE,
        is_second=True,
        spare=_GOES,
        hint=translate("TablePage", "White games less Black games"),
    )
    if competition.traits.follows_results:
        yield Column(
            title=translate("TablePage", "Floats"),
            text=of(lambda history: words.floats(history, rounds)),
            is_second=True,
            spare=_GOES,
            hint=translate(
                "TablePage",
                "Round by round: ↓ paired with fewer points, or the bye; ↑ paired with more points",
            ),
        )
