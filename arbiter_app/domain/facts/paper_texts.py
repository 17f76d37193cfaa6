"""Texts of papers as an event words them, where others word them otherwise."""

from collections.abc import Sequence

from arbiter_app.domain.errors import RuleError
from arbiter_app.values import frozen


@frozen
class PaperText:
    """A text of papers in one of their languages."""

    id: str
    """See `documents.parts.own_texts`."""
    language: str
    text: str
    """With its fields in braces: "{round}"; a brace itself is written twice."""


def demand_template(template: str, offered: Sequence[str]) -> None:
    """Make sure that a text can be filled in: each of its {fields} is one of those offered.

    Raises RuleError: "paper-text.empty", "paper-text.brace", "paper-text.field",
    "paper-text.no-field"; each but the first with the `line` and the `place` in it, from 1, where
    the fault begins.
    """
    if not template.strip():
        raise RuleError("paper-text.empty")
    for start, field in _fields(template):
        if field not in offered:
            line, place = _place_of(template, start)
            named = f"{{{field}}}"
            if not offered:
                raise RuleError("paper-text.no-field", field=named, line=line, place=place)
            names = ", ".join(f"{{{each}}}" for each in offered)
            raise RuleError("paper-text.field", field=named, line=line, place=place, offered=names)


def _place_of(text: str, index: int) -> tuple[int, int]:
    """Return line and place in it, from 1, of a letter of a text."""
    before = text[:index]
    return before.count("\n") + 1, index - (before.rfind("\n") + 1) + 1


def _fields(template: str) -> list[tuple[int, str]]:
    """Return the fields of a text, each with where it begins."""
    found, index = [], 0
    while index < len(template):
        letter = template[index]
        if letter not in "{}":
            index += 1
            continue
        if template[index : index + 2] == letter * 2:
            index += 2
            continue
        end = template.find("}", index)
        name = template[index + 1 : end]
        if letter == "}" or end < 0 or "{" in name:
            line, place = _place_of(template, index)
            raise RuleError("paper-text.brace", brace=letter, line=line, place=place)
        found.append((index, name))
        index = end + 1
    return found


def fields_of(template: str) -> tuple[str, ...]:
    """Return the names of the fields of a text that is in order, each once."""
    return tuple(dict.fromkeys(field for _, field in _fields(template)))
