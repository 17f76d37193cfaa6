"""Columns about players, the same on every list; a list leaves out those nobody fills."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from arbiter_app.documents.report import Align, Cell, Column, ColumnKind
from arbiter_app.domain.facts.people import Player
from arbiter_app.formats.days import format_birth
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import people


@dataclass(frozen=True, slots=True)
class PlayerColumn:
    """A fact about players; `title` is in English, translated where the column is printed."""

    title: str
    kind: ColumnKind
    text: Callable[[Catalogue, Player], str]

    def column(self, catalogue: Catalogue) -> Column:
        align = Align.LEFT if self.kind is ColumnKind.TEXT else Align.CENTRE
        return Column(catalogue.translate("Column", self.title), self.kind, align)

    def cell(self, catalogue: Catalogue, player: Player) -> Cell:
        return Cell(self.text(catalogue, player))


_TEXT = ColumnKind.TEXT
_NUMBER = ColumnKind.NUMBER


def _shown(value: object) -> str:
    return "" if value is None else str(value)


# fmt: off
BORN = PlayerColumn(
    QT_TRANSLATE_NOOP("Column", "Born"), _NUMBER,
    lambda _, player: str(player.birth.year) if player.birth else "",
)
BIRTH = PlayerColumn(
    QT_TRANSLATE_NOOP("Column", "Date of birth"), _NUMBER,
    lambda _, player: format_birth(player.birth),
)
SEX = PlayerColumn(
    QT_TRANSLATE_NOOP("Column", "Sex"), _NUMBER,
    lambda catalogue, player: people.sex(catalogue, player.sex) if player.sex else "",
)
TITLE = PlayerColumn(QT_TRANSLATE_NOOP("Column", "Title"), _NUMBER, people.title_and_rank)
RATING = PlayerColumn(
    QT_TRANSLATE_NOOP("Column", "Rating"), _NUMBER, lambda _, player: _shown(player.rating)
)
FIDE_RATING = PlayerColumn(
    QT_TRANSLATE_NOOP("Column", "FIDE rating"), _NUMBER,
    lambda _, player: _shown(player.fide_rating),
)
NATIONAL_RATING = PlayerColumn(
    QT_TRANSLATE_NOOP("Column", "National rating"), _NUMBER,
    lambda _, player: _shown(player.national_rating),
)
FIDE_ID = PlayerColumn(
    QT_TRANSLATE_NOOP("Column", "FIDE ID"), _NUMBER, lambda _, player: _shown(player.fide_id)
)
NATIONAL_ID = PlayerColumn(
    QT_TRANSLATE_NOOP("Column", "National ID"), _NUMBER,
    lambda _, player: _shown(player.national_id),
)
FEDERATION = PlayerColumn(
    QT_TRANSLATE_NOOP("Column", "Fed."), _NUMBER, lambda _, player: _shown(player.federation)
)
REGION = PlayerColumn(
    QT_TRANSLATE_NOOP("Column", "Region"), _TEXT, lambda _, player: _shown(player.region)
)
CLUB = PlayerColumn(
    QT_TRANSLATE_NOOP("Column", "Club"), _TEXT, lambda _, player: _shown(player.club)
)
COACH = PlayerColumn(
    QT_TRANSLATE_NOOP("Column", "Coach"), _TEXT, lambda _, player: _shown(player.coach)
)
# fmt: on


def filled(
    columns: Sequence[PlayerColumn], catalogue: Catalogue, players: Iterable[Player]
) -> tuple[PlayerColumn, ...]:
    """Return those of the columns in which at least one player has something."""
    everybody = tuple(players)
    return tuple(
        column for column in columns if any(column.text(catalogue, player) for player in everybody)
    )


def number(catalogue: Catalogue) -> Column:
    """Return the column of pairing numbers."""
    return Column(catalogue.translate("Column", "No."), _NUMBER, Align.RIGHT)


def name(catalogue: Catalogue) -> Column:
    return Column(catalogue.translate("Column", "Name"), _TEXT)


def white(catalogue: Catalogue) -> Column:
    """Return the column of White's names, as wide as that of Black's."""
    return Column(catalogue.translate("Column", "White"), family="names")


def black(catalogue: Catalogue) -> Column:
    return Column(catalogue.translate("Column", "Black"), family="names")


def points(catalogue: Catalogue) -> Column:
    return Column(catalogue.translate("Column", "Points"), _NUMBER, Align.CENTRE)


def place(catalogue: Catalogue) -> Column:
    return Column(catalogue.translate("Column", "Place"), _NUMBER, Align.CENTRE)


def board(catalogue: Catalogue) -> Column:
    return Column(catalogue.translate("Column", "Bd"), _NUMBER, Align.RIGHT)
