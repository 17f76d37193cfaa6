"""The palette of the program in the colours of a theme, for all that Qt paints by itself."""

from PySide6.QtGui import QColor, QPalette

from arbiter_app.gui.look.tokens import Theme, Token

_ROLES = {
    QPalette.ColorRole.Window: Token.PAGE,
    QPalette.ColorRole.WindowText: Token.INK,
    QPalette.ColorRole.Base: Token.FIELD,
    QPalette.ColorRole.AlternateBase: Token.PAGE,
    QPalette.ColorRole.Text: Token.INK,
    QPalette.ColorRole.PlaceholderText: Token.INK2,
    QPalette.ColorRole.Button: Token.BUTTON,
    QPalette.ColorRole.ButtonText: Token.INK,
    QPalette.ColorRole.BrightText: Token.INK,
    QPalette.ColorRole.Highlight: Token.PICKED,
    QPalette.ColorRole.HighlightedText: Token.ON_PICKED,
    QPalette.ColorRole.Accent: Token.ACCENT,
    QPalette.ColorRole.Link: Token.ACCENT,
    QPalette.ColorRole.LinkVisited: Token.ACCENT,
    QPalette.ColorRole.ToolTipBase: Token.FIELD,
    QPalette.ColorRole.ToolTipText: Token.INK,
    QPalette.ColorRole.Light: Token.LINE,
    QPalette.ColorRole.Midlight: Token.LINE,
    QPalette.ColorRole.Mid: Token.RULE,
    QPalette.ColorRole.Dark: Token.EDGE,
    QPalette.ColorRole.Shadow: Token.EDGE,
}
_DISABLED = {
    QPalette.ColorRole.WindowText: Token.INK3,
    QPalette.ColorRole.Text: Token.INK3,
    QPalette.ColorRole.ButtonText: Token.INK3,
    QPalette.ColorRole.PlaceholderText: Token.INK3,
    QPalette.ColorRole.Base: Token.PAGE,
    QPalette.ColorRole.Button: Token.PAGE,
}


def palette_of(theme: Theme) -> QPalette:
    """Return the palette of a theme."""
    palette = QPalette()
    for role, token in _ROLES.items():
        palette.setColor(role, QColor(theme.colours[token]))
    for role, token in _DISABLED.items():
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.colours[token]))
    return palette
