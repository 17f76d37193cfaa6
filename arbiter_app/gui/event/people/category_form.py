"""The conditions of a category, typed and chosen."""

from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.facts.people.people import Sex, Title
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import contingents

_MOST = 9999


class UnreadableError(Exception):
    """What stands in a field is not what it asks for; `words` say so."""

    def __init__(self, words: str, field: QWidget) -> None:
        super().__init__(words)
        self.words, self.field = words, field


class CategoryForm:
    """Fields for all that can be asked of a member; what is left empty is not asked."""

    def __init__(self) -> None:
        self._sex = QComboBox()
        self._sex.addItem(translate("CategoryForm", "anybody"), None)
        self._sex.addItem(translate("CategoryForm", "women and girls"), Sex.FEMALE)
        self._sex.addItem(translate("CategoryForm", "men and boys"), Sex.MALE)
        self._younger, self._oldest = Line(), Line()
        self._lowest, self._below = Line(), Line()
        self._contingent_by = QComboBox()
        for key in ContingentKey:
            self._contingent_by.addItem(contingents.contingent(window_catalogue(), key), key)
        self._contingent, self._titles = Line(), Line()
        self._titles.setPlaceholderText(translate("CategoryForm", "for example GM IM"))
        self.form = layouts.form(down=Room.TIGHT)
        """To stand in a dialog."""
        self._lay_out()

    @property
    def lines(self) -> tuple[QLineEdit, ...]:
        """The fields in which something is typed."""
        return (
            self._younger,
            self._oldest,
            self._lowest,
            self._below,
            self._contingent,
            self._titles,
        )

    def show_category(self, category: Category) -> None:
        """Show what a category asks."""
        self._sex.setCurrentIndex(self._sex.findData(category.sex))
        for field, number in (
            (self._younger, category.younger_than),
            (self._oldest, category.at_least),
            (self._lowest, category.rating_from),
            (self._below, category.rating_below),
        ):
            field.setText("" if number is None else str(number))
        self._contingent_by.setCurrentIndex(self._contingent_by.findData(category.contingent_by))
        self._contingent.setText(category.contingent or "")
        self._titles.setText(" ".join(category.titles))

    def category(self, title: str) -> Category:
        """Return what was typed. Raises UnreadableError."""
        return Category(
            title=title,
            sex=self._sex.currentData(),
            younger_than=_number(self._younger),
            at_least=_number(self._oldest),
            contingent_by=ContingentKey(self._contingent_by.currentData()),
            contingent=self._contingent.text().strip() or None,
            rating_from=_number(self._lowest),
            rating_below=_number(self._below),
            titles=self._typed_titles(),
        )

    def _typed_titles(self) -> tuple[Title, ...]:
        typed = self._titles.text().replace(",", " ").upper().split()
        try:
            return tuple(dict.fromkeys(map(Title, typed)))
        except ValueError as error:
            known = ", ".join(Title)
            words = translate("CategoryForm", "Titles are {titles}, with spaces between them.")
            raise UnreadableError(words.format(titles=known), self._titles) from error

    def _lay_out(self) -> None:
        self.form.addRow(translate("CategoryForm", "S&ex"), self._sex)
        self._add_pair(
            translate("CategoryForm", "&Younger than"),
            self._younger,
            translate("CategoryForm", "&not younger than"),
            self._oldest,
        )
        self._add_pair(
            translate("CategoryForm", "Rating &from"),
            self._lowest,
            translate("CategoryForm", "&below"),
            self._below,
        )
        whose = Label(translate("CategoryForm", "On&ly of"))
        whose.setBuddy(self._contingent_by)
        self._contingent.setAccessibleName(translate("CategoryForm", "Only of this one"))
        self.form.addRow(whose, layouts.row(self._contingent_by, (self._contingent, 1)))
        self.form.addRow(translate("CategoryForm", "T&itles"), self._titles)

    def _add_pair(self, first: str, field: QLineEdit, second: str, other: QLineEdit) -> None:
        label, between = Label(first), Label(second)
        label.setBuddy(field)
        between.setBuddy(other)
        self.form.addRow(label, layouts.row((field, 1), between, (other, 1)))


def _number(field: QLineEdit) -> int | None:
    text = field.text().strip()
    if not text:
        return None
    if (number := whole_number(text, most=_MOST)) is None:
        words = translate("CategoryForm", "“{text}” is not a number. Write 12, or nothing.")
        raise UnreadableError(words.format(text=text), field)
    return number
