"""The points of a win, a draw and a loss as three fields in a row."""

from dataclasses import replace

from PySide6.QtWidgets import QHBoxLayout

from arbiter_app.domain.facts.results import Scoring
from arbiter_app.domain.facts.rules.scorings import parse_points
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import STRETCH
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers

FIELD_WIDTH = 48
"""In pixels beside usual letters."""


def three_fields() -> tuple[Line, Line, Line]:
    """Return fields for the points of a win, a draw and a loss."""
    fields = Line(), Line(), Line()
    named = (
        translate("TeamRulesDialog", "win"),
        translate("TeamRulesDialog", "draw"),
        translate("TeamRulesDialog", "loss"),
    )
    for field, name in zip(fields, named, strict=True):
        field.setFixedWidth(px(FIELD_WIDTH))
        field.setAccessibleName(name)
    return fields


def side_by_side(fields: tuple[Line, Line, Line]) -> QHBoxLayout:
    named: list[layouts.Part] = []
    for field in fields:
        named += [Label(field.accessibleName()), field]
    return layouts.row(*named, STRETCH, gap=Room.SMALL)


def show_points(fields: tuple[Line, Line, Line], scoring: Scoring) -> None:
    points = scoring.win, scoring.draw, scoring.loss
    for field, each in zip(fields, points, strict=True):
        field.setText(numbers.points(window_catalogue(), each))


def read_scoring(fields: tuple[Line, Line, Line], before: Scoring) -> Scoring:
    """Return what is typed; who was absent gets no more than who lost."""
    win, draw, loss = (parse_points(field.text()) for field in fields)
    return replace(
        before,
        win=win,
        draw=draw,
        loss=loss,
        absence=min(before.absence, loss),
        pairing_bye=min(before.pairing_bye, win),
    )
