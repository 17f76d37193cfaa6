"""Sentences for texts that cannot be kept as they are."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

TEXT_SENTENCES: Mapping[str, str] = {
    "text.too-long": QT_TRANSLATE_NOOP(
        "Error", "Too long ({field}): at most {longest} characters are kept, and there are"
                 " {length}. Shorten it."
    ),
    "text.lines": QT_TRANSLATE_NOOP(
        "Error", "Only one line is kept ({field}). Write it without line breaks."
    ),
    "text.unseen": QT_TRANSLATE_NOOP(
        "Error", "Character {place} cannot be read ({field}): {sign} is a control, turns the"
                 " direction of writing, or is unknown here. Delete it, or type the text anew."
    ),
    "text.signs": QT_TRANSLATE_NOOP(
        "Error", "More than {most} signs stand upon one letter ({field}). Type the text anew."
    ),
}  # fmt: skip
