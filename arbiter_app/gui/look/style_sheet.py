"""The one style sheet, for controls alone: what tables show is painted by their delegates."""

from string import Template

from PySide6.QtGui import QFontMetrics

from arbiter_app.gui.look.signs import Signs
from arbiter_app.gui.look.sizes import Type, button_height, field_height, letters, px
from arbiter_app.gui.look.tokens import Theme

LOOK = "look"
"""The property by which a widget says what it is; see `widgets`."""

_RULES = """
QMenuBar { background: $desk; padding: 0 ${p4}px; }
QMenuBar::item { background: transparent; padding: ${p4}px ${p8}px; border-radius: ${p4}px; }
QMenuBar::item:selected { background: $held; }
QMenuBar::item:pressed { background: $picked; color: $on_picked; }
QMenu { background: $field; border: 1px solid $rule; padding: ${p4}px 0; }
QMenu::item { padding: ${p4}px ${p20}px ${p4}px ${p20}px; }
QMenu::item:selected { background: $picked; color: $on_picked; }
QMenu::item:disabled { color: $ink3; }
QMenu::item:selected:disabled { background: $held; }
QMenu::separator { height: 1px; background: $line; margin: ${p4}px 0; }
QMenu::indicator { width: ${p12}px; height: ${p12}px; left: ${p4}px; }
QMenu::indicator:checked { image: $tick_ink; }
QStatusBar { background: $desk; border-top: 1px solid $rule; }
QStatusBar::item { border: 0; }
QStatusBar QSizeGrip { image: none; }
QToolTip { background: $field; color: $ink; border: 1px solid $rule; padding: ${p4}px; }

QAbstractScrollArea { border: 0; background: $page; }
QLineEdit, QAbstractSpinBox, QComboBox {
  background: $field; border: 1px solid $edge; border-radius: ${p4}px;
  padding: 0 ${p6}px; min-height: ${field}px;
  selection-background-color: $accent; selection-color: $on_accent;
}
QPlainTextEdit, QTextEdit {
  background: $field; border: 1px solid $edge; border-radius: ${p4}px; padding: ${p2}px;
  selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus {
  border: 2px solid $accent; padding: 0 ${p6m}px; min-height: ${fieldm}px;
}
QPlainTextEdit:focus, QTextEdit:focus { border: 2px solid $accent; padding: ${p2m}px; }
QLineEdit:disabled, QLineEdit[readOnly="true"], QAbstractSpinBox:disabled, QComboBox:disabled,
QPlainTextEdit:disabled, QPlainTextEdit[readOnly="true"], QTextEdit[readOnly="true"] {
  background: transparent; border-color: transparent; color: $ink; padding-left: 0;
}
QLineEdit[readOnly="true"]:focus, QPlainTextEdit[readOnly="true"]:focus,
QTextEdit[readOnly="true"]:focus { border-color: $accent; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit, QAbstractItemView QLineEdit {
  border: 0; min-height: 0; padding: 0; background: transparent;
}
QAbstractSpinBox QLineEdit { padding: 0 ${p6}px; }
QAbstractItemView QLineEdit { background: $field; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
  border: 0; width: ${p16}px; background: transparent; subcontrol-origin: border;
}
QAbstractSpinBox::up-button { subcontrol-position: top right; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; }
QAbstractSpinBox::up-arrow { image: $up; width: ${p12}px; height: ${p12}px; }
QAbstractSpinBox::down-arrow { image: $down; width: ${p12}px; height: ${p12}px; }
QAbstractSpinBox::up-arrow:off { image: $up_off; }
QAbstractSpinBox::down-arrow:off { image: $down_off; }
QAbstractSpinBox::up-arrow:disabled, QAbstractSpinBox::down-arrow:disabled,
QComboBox::down-arrow:disabled { image: none; }
QComboBox { padding-right: ${p20}px; }
QComboBox:focus { padding-right: ${p20m}px; }
QComboBox::drop-down {
  border: 0; width: ${p20}px; subcontrol-origin: border; subcontrol-position: center right;
}
QComboBox::down-arrow { image: $down; width: ${p14}px; height: ${p14}px; }
QComboBox QAbstractItemView {
  background: $field; border: 1px solid $rule; outline: 0;
  selection-background-color: $picked; selection-color: $on_picked;
}

QPushButton, QToolButton[look="button"] {
  background: $button; border: 1px solid $edge; border-radius: ${p4}px;
  padding: 0 ${p12}px; min-height: ${button}px;
}
QPushButton:hover, QToolButton[look="button"]:hover { background: $held; }
QPushButton:pressed, QToolButton[look="button"]:pressed { background: $pressed; }
QPushButton:focus, QToolButton[look="button"]:focus {
  border: 2px solid $accent; padding: 0 ${p12m}px; min-height: ${buttonm}px;
}
QPushButton:checked, QToolButton[look="button"]:checked {
  background: $picked; color: $on_picked; border-color: $accent;
}
QPushButton:disabled, QToolButton[look="button"]:disabled {
  background: transparent; border-color: $line; color: $ink3;
}
QPushButton:default, QPushButton[look="primary"] {
  background: $accent; color: $on_accent; border-color: $accent;
}
QPushButton[look="primary"] { font-weight: bold; }
QPushButton:default:focus, QPushButton[look="primary"]:focus { border: 2px solid $ink; }
QPushButton[look="danger"] { color: $danger; border-color: $danger; background: $page; }
QPushButton:default:disabled, QPushButton[look="primary"]:disabled,
QPushButton[look="danger"]:disabled {
  background: transparent; color: $ink3; border-color: $line;
}
QPushButton[look="link"] {
  background: transparent; border: 2px solid transparent; color: $accent; padding: 0;
  min-height: ${letter}px; text-align: left; text-decoration: underline;
}
QPushButton[look="link"]:focus { border-color: $accent; }
QToolButton { background: transparent; border: 0; border-radius: ${p4}px; padding: ${p4}px; }
QToolButton:hover { background: $held; }
QToolButton:pressed { background: $pressed; }
QToolButton:checked { background: $picked; color: $on_picked; }
QToolButton:focus { border: 2px solid $accent; padding: ${p2}px; }
QToolButton:disabled { color: $ink3; }
QToolButton[look="back"], QToolButton[look="on"] { width: ${p20}px; height: ${p20}px; }
QToolButton[look="back"] { image: $left; }
QToolButton[look="back"]:disabled { image: $left_off; }
QToolButton[look="on"] { image: $right; }
QToolButton[look="on"]:disabled { image: $right_off; }
QToolButton::menu-indicator {
  image: $down; width: ${p12}px; height: ${p12}px;
  subcontrol-origin: padding; subcontrol-position: center right; right: ${p6}px;
}
QToolButton[look="button"] { max-height: ${button}px; }
QToolButton[look="button"]:focus { max-height: ${buttonm}px; }
QToolButton[popupMode="2"], QToolButton[popupMode="2"]:focus { padding-right: ${p20}px; }
QToolButton[look="button"][popupMode="2"] { padding-right: ${p20}px; }

QCheckBox, QRadioButton {
  spacing: ${p8}px; border: 0; border-bottom: 2px solid transparent; padding: 2px ${p4}px 0 0;
}
QCheckBox::indicator, QRadioButton::indicator {
  width: ${p14}px; height: ${p14}px; border: 1px solid $edge; background: $field;
}
QCheckBox::indicator { border-radius: ${p2}px; }
QRadioButton::indicator { border-radius: ${p8m}px; }
QCheckBox::indicator:checked, QRadioButton::indicator:checked, QCheckBox::indicator:indeterminate {
  background: $accent; border-color: $accent;
}
QCheckBox::indicator:checked { image: $tick; }
QCheckBox::indicator:indeterminate { image: $partly; }
QRadioButton::indicator:checked { image: $dot; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {
  background: transparent; border-color: $ink3;
}
QCheckBox::indicator:checked:disabled { image: $tick_off; }
QCheckBox::indicator:indeterminate:disabled { image: $partly_off; }
QRadioButton::indicator:checked:disabled { image: $dot_off; }
QCheckBox:focus, QRadioButton:focus { border-bottom-color: $accent; }
QCheckBox:disabled, QRadioButton:disabled { color: $ink3; }

QTabBar { font-weight: normal; }
QTabBar::tab {
  background: transparent; border: 0; border-bottom: 2px solid $line; color: $ink2;
  padding: ${p4}px ${p12}px;
}
QTabBar::tab:selected { color: $ink; font-weight: bold; border-bottom-color: $accent; }
QTabBar::tab:hover { background: $held; }
QTabBar::tab:disabled { color: $ink3; }
QTabBar::tab:focus { background: $picked; color: $on_picked; }
QTabWidget::pane { border: 0; }

QHeaderView, QHeaderView::section { background: $page; border: 0; color: $ink2; }
QTableCornerButton::section { background: $page; border: 0; }
QListView:focus, QTreeView:focus, QScrollArea:focus { border: 2px solid $accent; }
QListView { border: 1px solid $rule; outline: 0; }
QListWidget::item { padding: ${p2}px ${p4}px; }
QListWidget::item:selected { background: $picked; color: $on_picked; }
QListView[look="pages"], QListView[look="pages"]:focus { border: 0; background: $desk; }
QListView[look="bare"], QListView[look="bare"]:focus { border: 0; background: $page; }
QScrollBar { background: transparent; border: 0; margin: 0; }
QScrollBar:vertical { width: ${p10}px; }
QScrollBar:horizontal { height: ${p10}px; }
QScrollBar::handle { background: $ink3; border-radius: ${p3}px; margin: ${p2}px; }
QScrollBar::handle:vertical { min-height: ${p20}px; }
QScrollBar::handle:horizontal { min-width: ${p20}px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: transparent; }
QProgressBar {
  border: 1px solid $edge; border-radius: ${p4}px; background: $field; text-align: center;
}
QProgressBar::chunk { background: $picked; }

QLabel[look="title"] { font-size: ${title}pt; font-weight: bold; }
QLabel[look="heading"] { font-size: ${heading}pt; font-weight: bold; }
QLabel[look="strong"] { font-weight: bold; }
QLabel[look="second"] { color: $ink2; }
QLabel[look="small"] { color: $ink2; font-size: ${small}pt; }
QLabel[look="lead"] { font-size: ${grid}pt; }
QLabel[look="large"] { font-size: ${large}pt; }
QLabel[look="large-strong"] { font-size: ${large}pt; font-weight: bold; }
QLabel[look="danger"] { color: $danger; }
QLabel[look="warning"], QToolButton[look="chip"] {
  background: $warn; color: $on_warn; border: 1px solid $warn_edge; border-radius: ${p8}px;
  padding: 0 ${p8}px;
}
QToolButton[look="chip"]:focus { border: 2px solid $accent; padding: 0 ${p8m}px; }
QToolButton[look="chip"]::menu-indicator { image: none; }
QToolButton[look="close"] { image: $close; min-width: ${p14}px; min-height: ${p14}px; }
QFrame[look="message"] {
  background: $warn; color: $on_warn; border: 1px solid $warn_edge; border-radius: ${p6}px;
}
QFrame[look="message"] QLabel, QFrame[look="message"] QToolButton { color: $on_warn; }
QFrame[look="next"], QFrame[look="asked"] {
  border: 1px solid $rule; border-radius: ${p6}px;
}
QFrame[look="asked"]:focus { border: 2px solid $accent; }
QFrame[look="side"] { background: $page; border: 0; border-left: 1px solid $rule; }
QListView[look="side"] { border: 2px solid $page; border-right-color: $rule; }
QListView[look="side"]:focus { border-color: $accent; }
QFrame[look="rule"] { border: 0; border-top: 1px solid $rule; }
QLabel[look="inverted"] { background: $ink; color: $page; font-weight: bold; }
"""


def style_sheet(theme: Theme, signs: Signs) -> str:
    """Return the style sheet in the colours of a theme and the sizes of the font in use."""
    lengths = {f"p{length}": px(length) for length in (2, 3, 4, 6, 8, 10, 12, 14, 16, 20)}
    # Where a frame of two pixels takes the place of one, the padding gives way to it.
    narrower = {f"p{length}m": max(px(length) - 1, 0) for length in (2, 6, 8, 12, 20)}
    field, button = field_height() - 2, button_height() - 2
    points = {
        name: f"{letters(type_).pointSizeF():.1f}"
        for name, type_ in (
            ("title", Type.TITLE),
            ("heading", Type.HEADING),
            ("small", Type.SMALL),
            ("grid", Type.GRID),
            ("large", Type.LARGE),
        )
    }
    names = ("up", "down", "left", "right", "tick", "partly", "dot")
    drawn = {name: signs.url(name) for name in names}
    off = {f"{name}_off": signs.url(name, usable=False) for name in drawn}
    return Template(_RULES).substitute(
        {str(token): value for token, value in theme.colours.items()},
        **lengths,
        **narrower,
        **points,
        **drawn,
        **off,
        close=signs.url("close"),
        tick_ink=signs.url("tick-ink"),
        letter=QFontMetrics(letters(Type.TEXT)).height(),
        field=field,
        fieldm=field - 2,
        button=button,
        buttonm=button - 2,
    )
