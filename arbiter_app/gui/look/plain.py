"""Words out of an event where Qt reads more than words: markup in tool tips, letters for Alt in
captions, a sign of changes in titles of windows. What is shown is what was written.
"""

from PySide6.QtGui import Qt


def plain_tip(text: str) -> str:
    """Return what a tool tip shows as these words, line by line."""
    if not Qt.mightBeRichText(text):
        return text
    from html import escape  # a start has no tool tip of this kind

    return f"<p style='white-space:pre'>{escape(text)}</p>"


def plain_caption(text: str) -> str:
    """Return what a button, a menu or the label of a field shows as these words, without a letter
    that is pressed with Alt.
    """
    return text.replace("&", "&&")


def plain_title(text: str) -> str:
    """Return what the title of a window shows as these words."""
    return text.replace("[*]", "[*][*]")
