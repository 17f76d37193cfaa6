"""The form of one player, typed from the first field to the last without the mouse."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from arbiter_app.documents.unprintable import PRINTED, told_while_typed
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.grades import read_grade
from arbiter_app.domain.facts.people.people import (
    ORIGIN_OF_RATING,
    PERSON_FIELD,
    PERSON_FIELDS,
    Birth,
    FieldKind,
    PersonField,
    Player,
    PlayerFields,
    RatingOrigin,
)
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.figures import looks_like_number, whole_number
from arbiter_app.domain.names.transliteration import romanised
from arbiter_app.domain.registration.known_people import is_spelt_alike
from arbiter_app.domain.registration.registering import OnTheList, demand_plausible
from arbiter_app.formats.days import format_birth
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.fields.choice import Choice
from arbiter_app.gui.parts.fields.offering_field import OfferingField
from arbiter_app.gui.parts.fields.suggesting_field import SuggestingField
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.parts.words.problem import Problem
from arbiter_app.gui.players.form_fields import (
    ASKED,
    MAY_BE_UNREADABLE,
    NUMBERS,
    ROWS,
    Input,
    input_of,
)
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import person_fields, ratings

_IDS = ("fide_id", "national_id")
_SAY_WHO = ("name", "patronymic", *_IDS)

Spellings = Mapping[ContingentKey, frozenset[str]]
"""What people of this computer have for clubs, regions, coaches and federations."""

_NOTHING_KEPT: Spellings = {}


_FOCUS = "focus"
"""Where a draft says which field was being typed into."""


class PlayerForm(QWidget):
    """Everything known of a player. Enter asks to save it, Esc to go back."""

    submitted = Signal()
    left = Signal()
    fit_otherwise = Signal()
    """Birth, sex or rank were changed: another tournament may fit."""

    def __init__(self) -> None:
        super().__init__()
        self._others: tuple[Player, ...] = ()
        self._compared: OnTheList | None = OnTheList()
        """The others to compare with; None until somebody is looked for among them."""
        self._inputs = {field.name: input_of(field) for field in ASKED}
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
        self.year: int | None = None
        """The year of the event, by which a birth can be right or not."""
        self.asks_own = False
        """Whether the rating of the arbiter counts, and so is asked for beside others."""
        for rating in ORIGIN_OF_RATING:
            self._line(rating).textChanged.connect(self._tell_whence)
            self._line(rating).textChanged.connect(self._ask_arbiter)
        self._untouched = self._typed()
        for name in PRINTED:
            self._line(name).textChanged.connect(self._point_out)
        self._name.textChanged.connect(self._suggest_latin)
        self._birth.textChanged.connect(self.fit_otherwise)
        for name in ("sex", "sport_rank"):
            found = self._inputs[name]
            if isinstance(found, Choice):
                found.currentIndexChanged.connect(self.fit_otherwise)
        for name in ("birth", *_IDS):
            self._line(name).textChanged.connect(self._point_out)

    @property
    def name_field(self) -> QLineEdit:
        """Where the name is typed, or the FIDE ID of who is known."""
        return self._name

    @property
    def fide_id_field(self) -> QLineEdit:
        return self._fide_id

    @property
    def has_name(self) -> bool:
        """Whether anything stands there for a name."""
        return bool(self._name.text().strip())

    @property
    def is_touched(self) -> bool:
        """Whether something stands there that was typed and is not saved."""
        return self._typed() != self._untouched

    def person(self) -> Player:
        """Return what stands there of birth, sex and rank; what cannot be read is not known."""
        known: dict[str, Any] = {}
        for name in ("sex", "sport_rank"):
            found = self._inputs[name]
            known[name] = found.value if isinstance(found, Choice) else None
        with suppress(RuleError):
            known["birth"] = Birth.parse(self._birth.text().strip())
        return Player(id=PlayerId(0), name=self._name.text(), **known)

    def draft(self) -> dict[str, str]:
        """Return what stands in the fields, and which one of them has the focus."""
        values = {name: self._plain(found) for name, found in self._inputs.items()}
        origins = {name: str(origin) for _, name, origin in self._listed()}
        focused = (name for name, found in self._inputs.items() if found is self.focusWidget())
        return values | origins | {_FOCUS: next(focused, "name")}

    def restore(self, draft: Mapping[str, str]) -> None:
        """Show what a draft has, with the focus where it was."""
        fields: dict[str, object] = {}
        for field in PERSON_FIELDS:
            text = draft.get(field.name, "")
            if isinstance(self._inputs.get(field.name), QLineEdit):
                self._line(field.name).setText(text)
                continue
            with suppress(ValueError, RuleError):
                fields[field.name] = field.read(text or None)
        for name, found in self._inputs.items():
            if isinstance(found, Choice):
                found.show_value(fields.get(name))
        self._keep_origins(fields)
        self._inputs.get(draft.get(_FOCUS, ""), self._name).setFocus()

    def clear(self, last: Player | None) -> None:
        """Make room for a new player of the last one's federation, whose region is offered."""
        self._show(None)
        self._line("federation").setText((last and last.federation) or "")
        self._region.offer_last((last and last.region) or "")
        self._untouched = self._typed()

    def show_player(self, player: Player) -> None:
        """Show a player to be corrected; what is typed at once replaces the name."""
        self._region.offer_last("")
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
        if is_latin_only and is_whole and typed and not looks_like_number(typed):
            fields["name"] = typed
        for name in self._inputs:
            if fields.get(name) is not None:
                self._put(name, fields[name])
        self._keep_origins(fields)

    def say_unknown(self) -> None:
        """Say that figures typed for a name are nobody's ID."""
        self._unreadable("name", RuleError("player.name-digits", text=self._name.text())).show()

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
        if (these := tuple(others)) != self._others:
            self._others, self._compared = these, None
        for key in ContingentKey:
            used = {text for player in known if (text := getattr(player, key.value))}
            self._suggesting[key.value].offer(used | kept.get(key, frozenset()))
        self._point_out()

    def read(self) -> PlayerFields | None:
        """Return what was typed; None with words beside the first field that cannot be read."""
        self._forget_problems()
        try:
            return self._fields()
        except _UnreadableError as unreadable:
            unreadable.show()
            return None

    def _fields(self) -> PlayerFields:
        fields = {field.name: self._read(field) for field in ASKED}
        origins = {origin: self._origin(rating) for rating, origin in ORIGIN_OF_RATING.items()}
        return cast("PlayerFields", fields | origins)

    def _read(self, field: PersonField) -> object:
        """Return what stands in a field. Raises _UnreadableError."""
        found = self._inputs[field.name]
        if isinstance(found, Choice):
            return found.value
        text = found.text()
        if field.kind is FieldKind.TEXT:
            if field.name == "name" and looks_like_number(text):
                raise self._unreadable(field.name, RuleError("player.name-digits", text=text))
            return text
        text = text.strip()
        if not text:
            return None
        if field.kind is FieldKind.BIRTH:
            try:
                birth = Birth.parse(text)
                if self.year is not None:
                    demand_plausible(birth, year=self.year)
                return birth
            except RuleError as error:
                raise self._unreadable(field.name, error) from error
        if field.kind is FieldKind.GRADE:
            try:
                return read_grade(text)
            except RuleError as error:
                raise self._unreadable(field.name, error) from error
        code, highest = NUMBERS[field.kind]
        number = whole_number(text, least=1, most=highest)
        if number is None:
            raise self._unreadable(field.name, RuleError(code, text=text))
        return number

    def _unreadable(self, name: str, error: RuleError) -> "_UnreadableError":
        return _UnreadableError(self._line(name), self._problems[name], error)

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

    def ask_team(self, *, is_asked: bool) -> None:
        """Ask for which team the results count, or not: members of teams stand on a roster."""
        self._form.setRowVisible(self._line("team"), is_asked)

    def ask_grade(self, *, is_asked: bool) -> None:
        """Ask for a grade, where the sport has them, or not."""
        for each in (self._line("grade"), self._problems["grade"]):
            self._form.setRowVisible(each, is_asked)

    def _ask_arbiter(self) -> None:
        """Ask the arbiter for a rating of the player only where he has none."""
        has_rating = any(self._line(rating).text().strip() for rating in ORIGIN_OF_RATING)
        self._form.setRowVisible(self._line("arbiters_rating"), self.asks_own or not has_rating)

    def _show(self, player: Player | None) -> None:
        self._forget_problems()
        fields = {field.name: getattr(player, field.name, None) for field in PERSON_FIELDS}
        for name in self._inputs:
            self._put(name, fields[name])
        self._keep_origins(fields)

    @staticmethod
    def _plain(found: Input) -> str:
        value = found.value if isinstance(found, Choice) else found.text()
        return "" if value is None else str(value)

    def _put(self, name: str, value: object) -> None:
        found = self._inputs[name]
        if isinstance(found, Choice):
            found.show_value(value)
        else:
            found.setText(person_fields.value_text(window_catalogue(), value))
            found.setCursorPosition(0)

    @property
    def _region(self) -> OfferingField:
        found = self._inputs["region"]
        assert isinstance(found, OfferingField)
        return found

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

    def _listed(self) -> Iterator[tuple[str, str, RatingOrigin]]:
        """Yield the ratings of lists that stand there: field, field of the list, and the list."""
        for rating, name in ORIGIN_OF_RATING.items():
            if origin := self._origin(rating):
                yield rating, name, origin

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
            field.setToolTip(plain_tip(ratings.source(catalogue, rating, origin)))
            if origin:
                lines.append(pattern.format(source=ratings.origin(catalogue, origin)))
        self._whence.say("\n".join(lines))

    def _typed(self) -> tuple[object, ...]:
        """Return what stands in all fields, the name first."""
        return tuple(
            "" if isinstance(found, OfferingField) and found.is_only_offered else self._plain(found)
            for found in self._inputs.values()
        )

    def _suggest_latin(self, name: str) -> None:
        """Offer the name as the official table writes it (КМУ 55/2010)."""
        self._suggesting["latin_name"].offer({romanised(name)} - {name})

    def on_list(self) -> tuple[Player, ...]:
        """Return who on the list is, or may be, the person in the form."""
        text = self._birth.text().strip()
        fields: dict[str, object] = {name: self._line(name).text().strip() for name in _SAY_WHO}
        fields["birth"] = None
        with suppress(RuleError):
            fields["birth"] = Birth.parse(text)
        if (number := whole_number(self._fide_id.text())) is not None:
            fields["fide_id"] = number
        if not any(fields.values()):
            return ()
        if self._compared is None:
            self._compared = OnTheList(self._others)
        found = self._compared.same(fields)
        if found is not None:
            return (found,)
        return self._compared.alike(fields) if fields["name"] else ()

    def _point_out(self) -> None:
        """Say who is registered under the same name, and what papers cannot print."""
        typed = {each: self._line(each).text() for each in PRINTED}
        told = [told_while_typed(window_catalogue(), typed)]
        if found := self.on_list():
            who = ", ".join(_known(player) for player in found)
            told.insert(0, translate("PlayerForm", "Registered already: {who}").format(who=who))
        self._problems["name"].say("\n".join(each for each in told if each))

    def _lay_out(self) -> None:
        self._form = form = layouts.form(down=Room.TIGHT, into=self)
        for row in ROWS:
            first, *others = (self._inputs[name] for name in row)
            label = person_fields.label(window_catalogue(), row[0])
            if others:
                word = person_fields.label(window_catalogue(), row[1])
                form.addRow(label, _side_by_side(first, word, others[0]))
            else:
                form.addRow(label, first)
            if any(name in ORIGIN_OF_RATING for name in row):
                form.addRow(self._whence)
            if "name" in row or any(PERSON_FIELD[each].kind in MAY_BE_UNREADABLE for each in row):
                # Below the last field there is nothing that could move.
                problem = Problem(lines_kept=int(row is not ROWS[-1]))
                form.addRow(problem)
                self._problems |= dict.fromkeys(row, problem)


def _side_by_side(left: QWidget, word: str, right: QWidget) -> QHBoxLayout:
    # A whole date has room at the left.
    return layouts.row((left, 4), Label(word), (right, 3))


def _known(player: Player) -> str:
    return f"{player.name} ({format_birth(player.birth)})" if player.birth else player.name


class _UnreadableError(Exception):
    """A field does not say what it should; the words for it go beside it."""

    def __init__(self, field: QLineEdit, problem: Problem, error: RuleError) -> None:
        super().__init__(error.code)
        self._field, self._problem, self._error = field, problem, error

    def show(self) -> None:
        """Say so beside the field and lead there."""
        self._problem.say(error_sentence(self._error))
        self._field.setFocus()
        self._field.selectAll()
