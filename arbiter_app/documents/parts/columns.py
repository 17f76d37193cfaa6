"""Columns about players, the same on every list; a list leaves out those nobody fills."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from arbiter_app.documents.report import Align, Cell, Column, ColumnKind
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import PERSON_FIELDS, Player
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.ids import Round
from arbiter_app.formats.days import format_birth
from arbiter_app.i18n import Catalogue
from arbiter_app.values import frozen
from arbiter_app.wording.terms.registration import people, person_fields
from arbiter_app.wording.terms.table import team_scores


@frozen
class PlayerColumn:
    """A fact about players, and the field that it tells of."""

    field: str
    title: Callable[[Catalogue], str]
    kind: ColumnKind
    text: Callable[[Catalogue, Player], str]
    optional: int = 0
    """The rank in which it is left out where there is no room; 0: never."""

    def column(self, catalogue: Catalogue, *, may_go: Sequence[str] = ()) -> Column:
        """Return the column; one whose field is among those that may go is left out where there is
        no room, the first of them first.
        """
        align = Align.LEFT if self.kind is ColumnKind.TEXT else Align.CENTRE
        rank = may_go.index(self.field) + _FIRST_TO_GO if self.field in may_go else self.optional
        return Column(self.title(catalogue), self.kind, align, optional=rank)

    def cell(self, catalogue: Catalogue, player: Player) -> Cell:
        return Cell(self.text(catalogue, player))


_FIRST_TO_GO = 3
"""The rank of the first of them, behind what a table has of its own that may go."""
MAY_GO = ("club", "coach", "team", "region", "title")
"""The fields without which a table of results can do where there is no room for them, in the order
in which they are left out."""
_TEXT = ColumnKind.TEXT
_NUMBER = ColumnKind.NUMBER


def _shown(value: object) -> str:
    return "" if value is None else str(value)


def _figures(field: str) -> PlayerColumn:
    """Return the column of a number, under its full name."""
    return PlayerColumn(
        field,
        lambda catalogue: person_fields.heading(catalogue, field),
        _NUMBER,
        lambda _, player: _shown(getattr(player, field)),
    )


def _words(field: str) -> PlayerColumn:
    """Return the column of a text; codes of federations are centred."""
    return PlayerColumn(
        field,
        lambda catalogue: person_fields.column(catalogue, field),
        _NUMBER if field == "federation" else _TEXT,
        lambda catalogue, player: person_fields.value_text(catalogue, getattr(player, field)),
    )


# fmt: off
BORN = PlayerColumn(
    "birth", lambda catalogue: catalogue.translate("Column", "Born"), _NUMBER,
    lambda _, player: str(player.birth.year) if player.birth else "",
)
BIRTH = PlayerColumn(
    "birth", lambda catalogue: catalogue.translate("Column", "Date of birth"), _NUMBER,
    lambda _, player: format_birth(player.birth),
)
SEX = PlayerColumn(
    "sex", lambda catalogue: person_fields.heading(catalogue, "sex"), _NUMBER,
    lambda catalogue, player: people.sex(catalogue, player.sex) if player.sex else "",
)
TITLE = PlayerColumn(
    "title", lambda catalogue: person_fields.column(catalogue, "title"), _NUMBER,
    people.title_and_rank,
)
# fmt: on


def rating_title(catalogue: Catalogue) -> str:
    """Return what stands above the rating that counts."""
    return catalogue.translate("Column", "Rating")


def rating(here: InHand, round: Round | None = None) -> PlayerColumn:
    """Return the column of the rating that counts: of a round, or of the first day."""
    return PlayerColumn(
        "fide_rating",
        rating_title,
        _NUMBER,
        lambda _, player: _shown(here.competition.rated(player, round).rating),
    )


FIDE_RATING = _figures("fide_rating")
NATIONAL_RATING = _figures("national_rating")
FIDE_ID = _figures("fide_id")
NATIONAL_ID = _figures("national_id")


def if_there_is_room(column: PlayerColumn, rank: int) -> PlayerColumn:
    """Return a column that is left out, the lower ranks first, where the sheet is too narrow."""
    return replace(column, optional=rank)


def of_paper(paper: str, *own: PlayerColumn) -> tuple[PlayerColumn, ...]:
    """Return the columns of a paper in the order of the form: its own, and those of the texts that
    stand on it.
    """
    texts = (_words(field.name) for field in PERSON_FIELDS if paper in field.papers)
    order = [field.name for field in PERSON_FIELDS]
    return tuple(sorted((*own, *texts), key=lambda column: order.index(column.field)))


def filled(
    columns: Sequence[PlayerColumn], catalogue: Catalogue, players: Iterable[Player]
) -> tuple[PlayerColumn, ...]:
    """Return those of the columns in which at least one player has something."""
    everybody = tuple(players)
    return tuple(
        column for column in columns if any(column.text(catalogue, player) for player in everybody)
    )


def known_of(
    here: InHand, catalogue: Catalogue, asked: Sequence[PlayerColumn]
) -> tuple[PlayerColumn, ...]:
    """Return those of the columns in which somebody of the tournament has something."""
    return filled(asked, catalogue, here.event.entrants)


def number(catalogue: Catalogue) -> Column:
    """Return the column of pairing numbers."""
    return Column(catalogue.translate("Column", "No."), _NUMBER, Align.RIGHT)


def name(catalogue: Catalogue, *, of_teams: bool = False) -> Column:
    """Return the column of the names of people, or of teams."""
    if of_teams:
        return Column(catalogue.translate("Column", "Team"), _TEXT)
    return Column(catalogue.translate("Column", "Name"), _TEXT)


def entrant(catalogue: Catalogue, *, of_teams: bool) -> Column:
    """Return the column of who draws a number: a player, or a team."""
    return (
        name(catalogue, of_teams=True)
        if of_teams
        else Column(catalogue.translate("Column", "Player"), _TEXT)
    )


def white(catalogue: Catalogue) -> Column:
    """Return the column of White's names, as wide as that of Black's."""
    return Column(catalogue.translate("Column", "White"), family="names")


def black(catalogue: Catalogue) -> Column:
    return Column(catalogue.translate("Column", "Black"), family="names")


def sides(here: InHand, catalogue: Catalogue) -> tuple[Column, Column]:
    """Return the columns of the names of both sides: White and Black, or the two teams."""
    if not here.is_of_teams:
        return white(catalogue), black(catalogue)
    team = Column(catalogue.translate("Column", "Team"), family="names")
    return team, team


def points(catalogue: Catalogue, score: Score | None = None) -> Column:
    """Return the column of points; of teams those of a score."""
    return Column(team_scores.head(catalogue, score), _NUMBER, Align.CENTRE)


def first_points(catalogue: Catalogue, settings: Settings) -> Column:
    """Return the column of the points that decide a table."""
    return Column(team_scores.first_head(catalogue, settings), _NUMBER, Align.CENTRE)


def place(catalogue: Catalogue) -> Column:
    return Column(catalogue.translate("Column", "Place"), _NUMBER, Align.CENTRE)


def handicap(catalogue: Catalogue) -> Column:
    """Return the column of handicap and komi of a game."""
    return Column(catalogue.translate("Column", "Handicap"))


def place_in_hall(here: InHand, catalogue: Catalogue) -> Column:
    """Return the column of boards, or of the tables of teams."""
    if not here.is_of_teams:
        return board(catalogue)
    return Column(catalogue.translate("Column", "Table"), _NUMBER, Align.RIGHT)


def board(catalogue: Catalogue) -> Column:
    spoken = catalogue.translate("Paper", "Board")
    return Column(catalogue.translate("Column", "Bd"), _NUMBER, Align.RIGHT, spoken=spoken)
