"""The colours by name: what each is for, and what it is in light, dark and high contrast."""

from collections.abc import Mapping
from enum import Enum, StrEnum, auto

from arbiter_app.values import frozen


class Token(StrEnum):
    """What a colour is for. Widgets ask for it by this name."""

    DESK = auto()
    """The ground of the list of pages, the menu and the status bar."""
    PAGE = auto()
    """The ground of pages, tables and dialogs."""
    FIELD = auto()
    """The ground of what is typed into."""
    INK = auto()
    """What is worked with."""
    INK2 = auto()
    """What is read second: heads, units, titles, regions, keys."""
    INK3 = auto()
    """What cannot be used now."""
    LINE = auto()
    """The hairline under a row; it never carries meaning."""
    RULE = auto()
    """The line under heads and between parts."""
    EDGE = auto()
    """The outline of fields and buttons."""
    BUTTON = auto()
    """The ground of a button that is not the first one."""
    PRESSED = auto()
    """The same while it is pressed."""
    ACCENT = auto()
    """Here go the keys, and this comes next."""
    ON_ACCENT = auto()
    """Words on the accent."""
    PICKED = auto()
    """The row the keys go to."""
    ON_PICKED = auto()
    """Words on that row."""
    ON_PICKED2 = auto()
    """What is read second on that row."""
    HELD = auto()
    """The same row while the keys are elsewhere, and what the mouse rests on."""
    LIT = auto()
    """Row and column of the cross table."""
    WARN = auto()
    """The ground of messages and badges."""
    ON_WARN = auto()
    WARN_EDGE = auto()
    DANGER = auto()
    """Words and edge of what cannot be taken back."""


class ThemeId(StrEnum):
    """The theme a person chose."""

    SYSTEM = auto()
    LIGHT = auto()
    DARK = auto()
    HIGH_CONTRAST = auto()


class Kind(Enum):
    """What kind of theme is seen."""

    LIGHT = auto()
    DARK = auto()
    HIGH_CONTRAST = auto()


@frozen
class Theme:
    """A set of colours, each as "#rrggbb"."""

    kind: Kind
    colours: Mapping[Token, str]


LIGHT = Theme(
    Kind.LIGHT,
    {
        Token.DESK: "#e9ecf0",
        Token.PAGE: "#ffffff",
        Token.FIELD: "#ffffff",
        Token.INK: "#171c22",
        Token.INK2: "#505b68",
        Token.INK3: "#7b8592",
        Token.LINE: "#dfe3e8",
        Token.RULE: "#aeb7c2",
        Token.EDGE: "#88929f",
        Token.BUTTON: "#f4f6f8",
        Token.PRESSED: "#e1e6ec",
        Token.ACCENT: "#1a5ca8",
        Token.ON_ACCENT: "#ffffff",
        Token.PICKED: "#d9e7f7",
        Token.ON_PICKED: "#171c22",
        Token.ON_PICKED2: "#505b68",
        Token.HELD: "#e8ebef",
        Token.LIT: "#eaf2fb",
        Token.WARN: "#fff1cc",
        Token.ON_WARN: "#4d3800",
        Token.WARN_EDGE: "#aa7e00",
        Token.DANGER: "#a8201a",
    },
)

DARK = Theme(
    Kind.DARK,
    {
        Token.DESK: "#14171b",
        Token.PAGE: "#1d2125",
        Token.FIELD: "#15181c",
        Token.INK: "#e7eaee",
        Token.INK2: "#a9b2bd",
        Token.INK3: "#77818c",
        Token.LINE: "#31363d",
        Token.RULE: "#555e69",
        Token.EDGE: "#78828e",
        Token.BUTTON: "#2a2f36",
        Token.PRESSED: "#383f48",
        Token.ACCENT: "#82b8f0",
        Token.ON_ACCENT: "#0c1b2b",
        Token.PICKED: "#243f5e",
        Token.ON_PICKED: "#e7eaee",
        Token.ON_PICKED2: "#a9b2bd",
        Token.HELD: "#2e343b",
        Token.LIT: "#22303f",
        Token.WARN: "#3b3012",
        Token.ON_WARN: "#f5da98",
        Token.WARN_EDGE: "#c79a2e",
        Token.DANGER: "#ff9d94",
    },
)


def high_contrast(*, ground: str, ink: str, picked: str, on_picked: str, disabled: str) -> Theme:
    """Return the theme of a system in high contrast: its own colours, no tints, no second ink."""
    grounds = (
        Token.DESK,
        Token.PAGE,
        Token.FIELD,
        Token.BUTTON,
        Token.PRESSED,
        Token.HELD,
        Token.LIT,
        Token.WARN,
    )
    inks = (
        Token.INK,
        Token.INK2,
        Token.LINE,
        Token.RULE,
        Token.EDGE,
        Token.ON_WARN,
        Token.WARN_EDGE,
        Token.DANGER,
    )
    return Theme(
        Kind.HIGH_CONTRAST,
        {
            **dict.fromkeys(grounds, ground),
            **dict.fromkeys(inks, ink),
            Token.INK3: disabled,
            Token.ACCENT: picked,
            Token.ON_ACCENT: on_picked,
            Token.PICKED: picked,
            Token.ON_PICKED: on_picked,
            Token.ON_PICKED2: on_picked,
        },
    )


HIGH_CONTRAST = high_contrast(
    ground="#000000", ink="#ffffff", picked="#ffe100", on_picked="#000000", disabled="#a6a6a6"
)
"""Where high contrast is chosen on a system that has none of its own."""


def theme_of(chosen: ThemeId, *, is_dark: bool, contrast: Theme | None) -> Theme:
    """Return the theme that was chosen, on a system that is dark or light and may be in a high
    contrast of its own.
    """
    match chosen:
        case ThemeId.LIGHT:
            return LIGHT
        case ThemeId.DARK:
            return DARK
        case ThemeId.HIGH_CONTRAST:
            return contrast or HIGH_CONTRAST
        case ThemeId.SYSTEM:
            return contrast or (DARK if is_dark else LIGHT)
