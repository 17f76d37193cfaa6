"""The form of one player, typed from the first field to the last without the mouse."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QLineEdit, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.numbering import ContingentKey
from arbiter_app.domain.facts.people import (
    HIGHEST_FIDE_ID,
    HIGHEST_RATING,
    ORIGIN_OF_RATING,
    PERSON_FIELDS,
    Birth,
    FieldKind,
    PersonField,
    Player,
    PlayerFields,
    RatingOrigin,
    Sex,
    SportRank,
    Title,
    Use,
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
from arbiter_app.wording.terms import person_fields, ratings

Spellings = Mapping[ContingentKey, frozenset[str]]
"""What people of this computer have for clubs, regions, coaches and federations."""

_NOTHING_KEPT: Spellings = {}


_Input = QLineEdit | Choice[Any]

_ASKED = sorted(
    (field for field in PERSON_FIELDS if field.kind is not FieldKind.ORIGIN),
    key=lambda field: field.name == "arbiters_rating",
)
"""The rating by the arbiter comes last: it is asked for only where there is no other."""

_SUGGESTED = frozenset({"latin_name", *(key.value for key in ContingentKey)})
"""The fields that offer what others have there, or what may be meant."""


class PlayerForm(QWidget):
    """Everything known of a player. Enter asks to save it, Esc to go back."""

    submitted = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._others: tuple[Player, ...] = ()
        self._inputs = {field.name: _input(field) for field in _ASKED}
        self._problems: dict[str, Problem] = {}
        """By field, what is wrong with it; fields of one row have one."""
        self._origins: dict[str, tuple[str, RatingOrigin]] = {}
        """By field of a rating: what a list says there, and which list."""
        self._whence = Aside()
        self._name, self._birth = self._line("name"), self._line("birth")
        self._fide_id = self._line("fide_id")
        for suggesting in self._suggesting.values():
            suggesting.taken.connect(self.submitted)
        self._lay_out()
        self.setFocusProxy(self._name)
        for rating in ORIGIN_OF_RATING:
            self._line(rating).textChanged.connect(self._tell_whence)
            self._line(rating).textChanged.connect(self._ask_arbiter)
        self._untouched = self._typed()
        self._name.textChanged.connect(self._point_out_namesakes)
        self._name.textChanged.connect(self._suggest_latin)
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
        self._line("federation").setText(federation)
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
        for name in self._inputs:
            if fields.get(name) is not None:
                self._put(name, fields[name])
        self._keep_origins(fields)

    def say_unknown(self) -> None:
        """Say that figures typed for a name are nobody's ID."""
        self._unreadable("name", "player.name-digits").show()

    def say_registered(self, player: Player) -> None:
        """Say that the person in the form is a player already."""
        text = translate("PlayerForm", "Registered already: {who}").format(who=_known(player))
        self._problems["name"].say(text)

    def suggest(
        self, players: Iterable[Player], others: Iterable[Player], kept: Spellings = _NOTHING_KEPT
    ) -> None:
        """Offer what players have and what is kept on this computer; watch for namesakes among
        the others.
        """
        known = tuple(players)
        self._others = tuple(others)
        for key in ContingentKey:
            used = {text for player in known if (text := getattr(player, key.value))}
            self._suggesting[key.value].offer(used | kept.get(key, frozenset()))
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
        fields = {field.name: self._read(field) for field in _ASKED}
        origins = {origin: self._origin(rating) for rating, origin in ORIGIN_OF_RATING.items()}
        return cast("PlayerFields", fields | origins)

    def _read(self, field: PersonField) -> object:
        """Return what stands in a field. Raises _UnreadableError."""
        found = self._inputs[field.name]
        if isinstance(found, Choice):
            return found.value
        text = found.text()
        if field.kind is FieldKind.TEXT:
            if field.name == "name" and text.strip().isdecimal():
                raise self._unreadable(field.name, "player.name-digits")
            return text
        text = text.strip()
        if not text:
            return None
        if field.kind is FieldKind.BIRTH:
            try:
                return Birth.parse(text)
            except RuleError as error:
                raise self._unreadable(field.name, error.code) from error
        code, highest = _NUMBERS[field.kind]
        if not text.isdecimal() or not 0 < int(text) <= highest:
            raise self._unreadable(field.name, code)
        return int(text)

    def _unreadable(self, name: str, code: str) -> "_UnreadableError":
        return _UnreadableError(self._line(name), self._problems[name], code)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.submitted.emit()
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                super().keyPressEvent(event)

    def _forget_problems(self) -> None:
        for name, problem in self._problems.items():
            if name != "name":
                problem.say("")

    def _ask_arbiter(self) -> None:
        """Ask the arbiter for a rating of the player only where he has none."""
        has_rating = any(self._line(rating).text().strip() for rating in ORIGIN_OF_RATING)
        self._form.setRowVisible(self._line("arbiters_rating"), not has_rating)

    def _show(self, player: Player | None) -> None:
        self._forget_problems()
        fields = {field.name: getattr(player, field.name, None) for field in PERSON_FIELDS}
        for name in self._inputs:
            self._put(name, fields[name])
        self._keep_origins(fields)

    def _put(self, name: str, value: object) -> None:
        found = self._inputs[name]
        if isinstance(found, Choice):
            found.show_value(value)
        else:
            found.setText(person_fields.value_text(window_catalogue(), value))
            found.setCursorPosition(0)

    def _line(self, name: str) -> QLineEdit:
        """Return a field that is typed."""
        found = self._inputs[name]
        assert isinstance(found, QLineEdit)
        return found

    @property
    def _suggesting(self) -> Mapping[str, SuggestingField]:
        return {
            name: found
            for name, found in self._inputs.items()
            if isinstance(found, SuggestingField)
        }

    # Where ratings come from

    def _keep_origins(self, fields: Mapping[str, object]) -> None:
        """Remember which lists the ratings that stand there come from."""
        self._origins = {
            rating: (self._line(rating).text(), origin)
            for rating, name in ORIGIN_OF_RATING.items()
            if isinstance(origin := fields.get(name), RatingOrigin)
        }
        self._tell_whence()

    def _origin(self, rating: str) -> RatingOrigin | None:
        """Return the list of a rating; None once it was typed over."""
        listed, origin = self._origins.get(rating, ("", None))
        return origin if self._line(rating).text().strip() == listed else None

    def _tell_whence(self) -> None:
        catalogue = window_catalogue()
        lines = []
        for name, pattern in (
            ("fide_rating", translate("PlayerForm", "FIDE: {source}")),
            ("national_rating", translate("PlayerForm", "national: {source}")),
        ):
            origin, field = self._origin(name), self._line(name)
            rating = 1 if field.text().strip() else None
            field.setToolTip(ratings.source(catalogue, rating, origin))
            if origin:
                lines.append(pattern.format(source=ratings.origin(catalogue, origin)))
        self._whence.say("\n".join(lines))

    def _typed(self) -> tuple[object, ...]:
        """Return what stands in all fields, the name first."""
        return tuple(
            found.value if isinstance(found, Choice) else found.text()
            for found in self._inputs.values()
        )

    def _suggest_latin(self, name: str) -> None:
        """Offer the name as the official table writes it (КМУ 55/2010)."""
        self._suggesting["latin_name"].offer({romanised(name)} - {name})

    def _point_out_namesakes(self) -> None:
        try:
            birth = Birth.parse(self._birth.text())
        except RuleError:
            birth = None
        found = namesakes(self._others, self._name.text(), birth) if self._name.text() else ()
        who = ", ".join(_known(player) for player in found)
        text = translate("PlayerForm", "Registered already: {who}").format(who=who)
        self._problems["name"].say(text if found else "")

    def _lay_out(self) -> None:
        self._form = form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(5)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for row in _rows():
            first, *others = (self._inputs[field.name] for field in row)
            label = person_fields.label(window_catalogue(), row[0].name)
            if others:
                word = person_fields.label(window_catalogue(), row[1].name)
                form.addRow(label, _side_by_side(first, word, others[0]))
            else:
                form.addRow(label, first)
            if any(field.name in ORIGIN_OF_RATING for field in row):
                form.addRow(self._whence)
            if any(field.name == "name" or field.kind in _MAY_BE_UNREADABLE for field in row):
                # Below the last field there is nothing that could move.
                problem = Problem(lines_kept=int(row[-1] is not _ASKED[-1]))
                form.addRow(problem)
                self._problems |= {field.name: problem for field in row}


def _rows() -> list[list[PersonField]]:
    """Return the fields that are asked for, row by row; two at most stand side by side."""
    rows: list[list[PersonField]] = []
    for field in _ASKED:
        if Use.BESIDE in field.use:
            rows[-1].append(field)
        else:
            rows.append([field])
    return rows


_NUMBERS = {
    FieldKind.NUMBER: ("players.fide-id", HIGHEST_FIDE_ID),
    FieldKind.RATING: ("players.rating", HIGHEST_RATING),
}
_MAY_BE_UNREADABLE = frozenset({FieldKind.BIRTH, *_NUMBERS})
_CHOICES: Mapping[FieldKind, type[StrEnum]] = {
    FieldKind.SEX: Sex,
    FieldKind.TITLE: Title,
    FieldKind.SPORT_RANK: SportRank,
}


def _input(field: PersonField) -> _Input:
    catalogue = window_catalogue()
    asked = person_fields.asked(catalogue, field.name)
    if field.kind in _CHOICES:
        return Choice(
            asked, _CHOICES[field.kind], lambda value: person_fields.value_text(catalogue, value)
        )
    if field.name in _SUGGESTED:
        return SuggestingField(asked)
    line = QLineEdit()
    line.setAccessibleName(asked)
    line.setPlaceholderText(person_fields.hint(catalogue, field.name))
    return line


def _side_by_side(left: QWidget, word: str, right: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(6)
    row.addWidget(left, 1)
    row.addWidget(QLabel(word))
    row.addWidget(right, 1)
    return row


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
