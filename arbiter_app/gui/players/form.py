"""The form of one player, typed from the first field to the last without the mouse."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QLineEdit, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.numbering import ContingentKey
from arbiter_app.domain.facts.people import (
    HIGHEST_RATING,
    Birth,
    Player,
    PlayerFields,
    RatingOrigin,
    Sex,
    SportRank,
    Title,
    namesakes,
)
from arbiter_app.domain.names.transliteration import romanised
from arbiter_app.domain.registration.known_people import is_spelt_alike
from arbiter_app.formats.days import format_birth
from arbiter_app.gui.parts.choice import Choice
from arbiter_app.gui.parts.heading import Aside
from arbiter_app.gui.parts.problem import Problem
from arbiter_app.gui.parts.suggesting_field import SuggestingField
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.errors.sentences import sentence
from arbiter_app.wording.terms import people, ratings

Spellings = Mapping[ContingentKey, frozenset[str]]
"""What people of this computer have for clubs, regions, coaches and federations."""

_NOTHING_KEPT: Spellings = {}


class PlayerForm(QWidget):
    """Everything known of a player. Enter asks to save it, Esc to go back."""

    submitted = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        catalogue = window_catalogue()
        self._others: tuple[Player, ...] = ()
        self._name = _field(translate("PlayerForm", "Name, surname first"))
        self._latin_name = SuggestingField(translate("PlayerForm", "Name in Latin letters"))
        self._birth = _field(translate("PlayerForm", "Birth, year or date"))
        self._birth.setPlaceholderText(translate("PlayerForm", "year or date"))
        self._sex = Choice(translate("PlayerForm", "Sex"), Sex, lambda s: people.sex(catalogue, s))
        self._title = Choice(
            translate("PlayerForm", "International title"),
            Title,
            lambda title: people.title(catalogue, title),
        )
        self._rank = Choice(
            translate("PlayerForm", "Sport rank"),
            SportRank,
            lambda rank: people.sport_rank(catalogue, rank),
        )
        self._fide = _field(translate("PlayerForm", "FIDE rating"))
        self._national = _field(translate("PlayerForm", "National rating"))
        self._fide_id = _field(translate("PlayerForm", "FIDE ID"))
        self._national_id = _field(translate("PlayerForm", "National ID"))
        self._origins: dict[QLineEdit, tuple[str, RatingOrigin]] = {}
        """By field of a rating: what a list says there, and which list."""
        self._arbiters = _field(translate("PlayerForm", "Rating by the arbiter, for tie-breaks"))
        self._arbiters.setPlaceholderText(translate("PlayerForm", "of the unrated, for tie-breaks"))
        self._federation = SuggestingField(translate("PlayerForm", "Federation"))
        self._region = SuggestingField(translate("PlayerForm", "Region"))
        self._club = SuggestingField(translate("PlayerForm", "Club or organisation"))
        self._coach = SuggestingField(translate("PlayerForm", "Coach"))
        self._about_name = Problem(lines_kept=1)
        self._about_birth = Problem(lines_kept=1)
        self._about_rating = Problem(lines_kept=1)
        self._whence = Aside()
        self._about_fide_id = Problem(lines_kept=1)
        self._about_arbiters = Problem()
        for field in (self._latin_name, self._federation, self._region, self._club, self._coach):
            field.taken.connect(self.submitted)
        self._lay_out()
        self.setFocusProxy(self._name)
        for rating in (self._fide, self._national):
            rating.textChanged.connect(self._tell_whence)
        self._untouched = self._typed()
        self._name.textChanged.connect(self._point_out_namesakes)
        self._name.textChanged.connect(self._suggest_latin)
        self._fide.textChanged.connect(self._ask_arbiter)
        self._national.textChanged.connect(self._ask_arbiter)
        self._birth.textChanged.connect(self._point_out_namesakes)

    @property
    def name_field(self) -> QLineEdit:
        """Where the name is typed, or the FIDE ID of who is known."""
        return self._name

    @property
    def fide_id_field(self) -> QLineEdit:
        return self._fide_id

    @property
    def is_touched(self) -> bool:
        """Whether something stands there that is not saved."""
        return self._typed() != self._untouched

    @property
    def is_barely_begun(self) -> bool:
        """Whether all that was typed is one word of a name: enough to look for somebody."""
        return len(self._name.text().split()) == 1 and self._typed()[1:] == self._untouched[1:]

    def clear(self, federation: str) -> None:
        """Make room for a new player, of the federation given last."""
        self._show(None)
        self._federation.setText(federation)
        self._untouched = self._typed()

    def show_player(self, player: Player) -> None:
        """Show a player to be corrected; what is typed at once replaces the name."""
        self._show(player)
        self._name.selectAll()
        self._untouched = self._typed()

    def fill(self, known: PlayerFields) -> None:
        """Put what is known of a person over what stands there; the rest stays as it was typed.

        A name that was typed in full stays where only the Latin one is known.
        """
        fields: dict[str, object] = dict(known)
        typed = self._name.text().strip()
        is_latin_only = known["name"] == known.get("latin_name")
        is_whole = bool(self._fide_id.text()) or is_spelt_alike(typed, known["name"])
        if is_latin_only and is_whole and typed and not typed.isdecimal():
            fields["name"] = typed
        for name, field in self._text_fields().items():
            if fields.get(name) is not None:
                field.setText(_text(fields[name]))
                field.setCursorPosition(0)
        self._sex.show_value(known.get("sex") or self._sex.value)
        self._title.show_value(known.get("title") or self._title.value)
        self._rank.show_value(known.get("sport_rank") or self._rank.value)
        self._keep_origins(known.get("fide_origin"), known.get("national_origin"))

    def say_unknown(self) -> None:
        """Say that figures typed for a name are nobody's ID."""
        _UnreadableError(self._name, self._about_name, "player.name-digits").show()

    def say_registered(self, player: Player) -> None:
        """Say that the person in the form is a player already."""
        text = translate("PlayerForm", "Registered already: {who}").format(who=_known(player))
        self._about_name.say(text)

    def suggest(
        self, players: Iterable[Player], others: Iterable[Player], kept: Spellings = _NOTHING_KEPT
    ) -> None:
        """Offer what players have and what is kept on this computer; watch for namesakes among
        the others.
        """
        known = tuple(players)
        self._others = tuple(others)
        for field, key, used in (
            (self._federation, ContingentKey.FEDERATION, {each.federation for each in known}),
            (self._region, ContingentKey.REGION, {each.region for each in known}),
            (self._club, ContingentKey.CLUB, {each.club for each in known}),
            (self._coach, ContingentKey.COACH, {each.coach for each in known}),
        ):
            field.offer({text for text in used if text} | kept.get(key, frozenset()))
        self._point_out_namesakes()

    def read(self) -> PlayerFields | None:
        """Return what was typed; None with words beside the first field that cannot be read."""
        self._forget_problems()
        try:
            return self._fields()
        except _UnreadableError as unreadable:
            unreadable.show()
            return None

    def _fields(self) -> PlayerFields:
        if self._name.text().strip().isdecimal():
            raise _UnreadableError(self._name, self._about_name, "player.name-digits")
        return PlayerFields(
            name=self._name.text(),
            latin_name=self._latin_name.text(),
            birth=self._read_birth(),
            sex=self._sex.value,
            title=self._title.value,
            sport_rank=self._rank.value,
            fide_rating=self._read_rating(self._fide),
            fide_origin=self._origin(self._fide),
            national_rating=self._read_rating(self._national),
            national_origin=self._origin(self._national),
            arbiters_rating=self._read_rating(self._arbiters),
            fide_id=_read_number(self._fide_id, self._about_fide_id, "players.fide-id"),
            national_id=self._national_id.text(),
            federation=self._federation.text(),
            region=self._region.text(),
            club=self._club.text(),
            coach=self._coach.text(),
        )

    def _read_birth(self) -> Birth | None:
        text = self._birth.text()
        try:
            return Birth.parse(text) if text.strip() else None
        except RuleError as error:
            raise _UnreadableError(self._birth, self._about_birth, error.code) from error

    def _read_rating(self, field: QLineEdit) -> int | None:
        about = self._about_arbiters if field is self._arbiters else self._about_rating
        rating = _read_number(field, about, "players.rating")
        if rating is not None and rating > HIGHEST_RATING:
            raise _UnreadableError(field, about, "players.rating")
        return rating

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.submitted.emit()
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                super().keyPressEvent(event)

    def _forget_problems(self) -> None:
        for problem in (
            self._about_birth,
            self._about_rating,
            self._about_fide_id,
            self._about_arbiters,
        ):
            problem.say("")

    def _ask_arbiter(self) -> None:
        """Ask the arbiter for a rating of the player only where he has none."""
        has_rating = bool(self._fide.text().strip() or self._national.text().strip())
        self._form.setRowVisible(self._arbiters, not has_rating)

    def _show(self, player: Player | None) -> None:
        self._forget_problems()
        for name, field in self._text_fields().items():
            field.setText(_text(getattr(player, name, None)))
            field.setCursorPosition(0)
        self._sex.show_value(player.sex if player else None)
        self._title.show_value(player.title if player else None)
        self._rank.show_value(player.sport_rank if player else None)
        self._keep_origins(
            player.fide_origin if player else None, player.national_origin if player else None
        )

    def _text_fields(self) -> Mapping[str, QLineEdit]:
        """Return the fields that are typed, by what they mean of a player."""
        return {
            "name": self._name,
            "latin_name": self._latin_name,
            "birth": self._birth,
            "fide_rating": self._fide,
            "national_rating": self._national,
            "fide_id": self._fide_id,
            "national_id": self._national_id,
            "federation": self._federation,
            "region": self._region,
            "club": self._club,
            "coach": self._coach,
            "arbiters_rating": self._arbiters,
        }

    # Where ratings come from

    def _keep_origins(self, fide: RatingOrigin | None, national: RatingOrigin | None) -> None:
        """Remember which lists the ratings that stand there come from."""
        self._origins = {
            field: (field.text(), origin)
            for field, origin in ((self._fide, fide), (self._national, national))
            if origin
        }
        self._tell_whence()

    def _origin(self, field: QLineEdit) -> RatingOrigin | None:
        """Return the list of a rating; None once it was typed over."""
        listed, origin = self._origins.get(field, ("", None))
        return origin if field.text().strip() == listed else None

    def _tell_whence(self) -> None:
        catalogue = window_catalogue()
        lines = []
        for field, pattern in (
            (self._fide, translate("PlayerForm", "FIDE: {source}")),
            (self._national, translate("PlayerForm", "national: {source}")),
        ):
            origin = self._origin(field)
            rating = 1 if field.text().strip() else None
            field.setToolTip(ratings.source(catalogue, rating, origin))
            if origin:
                lines.append(pattern.format(source=ratings.origin(catalogue, origin)))
        self._whence.say("\n".join(lines))

    def _typed(self) -> tuple[object, ...]:
        """Return what stands in all fields, the name first."""
        texts = (field.text() for field in self._text_fields().values())
        return *texts, self._sex.value, self._title.value, self._rank.value

    def _suggest_latin(self, name: str) -> None:
        """Offer the name as the official table writes it (КМУ 55/2010)."""
        self._latin_name.offer({romanised(name)} - {name})

    def _point_out_namesakes(self) -> None:
        try:
            birth = Birth.parse(self._birth.text())
        except RuleError:
            birth = None
        found = namesakes(self._others, self._name.text(), birth) if self._name.text() else ()
        who = ", ".join(_known(player) for player in found)
        text = translate("PlayerForm", "Registered already: {who}").format(who=who)
        self._about_name.say(text if found else "")

    def _lay_out(self) -> None:
        self._form = form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(5)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(translate("PlayerForm", "Name"), self._name)
        form.addRow(self._about_name)
        form.addRow(translate("PlayerForm", "In Latin"), self._latin_name)
        form.addRow(
            translate("PlayerForm", "Birth"),
            _side_by_side(self._birth, translate("PlayerForm", "sex"), self._sex),
        )
        form.addRow(self._about_birth)
        form.addRow(
            translate("PlayerForm", "Title"),
            _side_by_side(self._title, translate("PlayerForm", "rank"), self._rank),
        )
        form.addRow(
            translate("PlayerForm", "FIDE"),
            _side_by_side(self._fide, translate("PlayerForm", "national"), self._national),
        )
        form.addRow(self._whence)
        form.addRow(self._about_rating)
        form.addRow(
            translate("PlayerForm", "FIDE ID"),
            _side_by_side(self._fide_id, translate("PlayerForm", "national ID"), self._national_id),
        )
        form.addRow(self._about_fide_id)
        form.addRow(translate("PlayerForm", "Federation"), self._federation)
        form.addRow(translate("PlayerForm", "Region"), self._region)
        form.addRow(translate("PlayerForm", "Club"), self._club)
        form.addRow(translate("PlayerForm", "Coach"), self._coach)
        form.addRow(translate("PlayerForm", "By arbiter"), self._arbiters)
        form.addRow(self._about_arbiters)


def _field(name: str) -> QLineEdit:
    field = QLineEdit()
    field.setAccessibleName(name)
    return field


def _side_by_side(left: QWidget, word: str, right: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(6)
    row.addWidget(left, 1)
    row.addWidget(QLabel(word))
    row.addWidget(right, 1)
    return row


def _read_number(field: QLineEdit, problem: Problem, code: str) -> int | None:
    text = field.text().strip()
    if not text:
        return None
    if not text.isdecimal() or int(text) == 0:
        raise _UnreadableError(field, problem, code)
    return int(text)


def _text(value: object) -> str:
    """Return what is known as a field shows it."""
    if isinstance(value, Birth):
        return format_birth(value)
    return "" if value is None else str(value)


def _known(player: Player) -> str:
    return f"{player.name} ({format_birth(player.birth)})" if player.birth else player.name


class _UnreadableError(Exception):
    """A field does not say what it should; the words for it go beside it."""

    def __init__(self, field: QLineEdit, problem: Problem, code: str) -> None:
        super().__init__(code)
        self._field, self._problem, self._code = field, problem, code

    def show(self) -> None:
        """Say so beside the field and lead there."""
        facts = {"text": self._field.text()}
        self._problem.say(sentence(window_catalogue(), self._code, facts))
        self._field.setFocus()
        self._field.selectAll()
