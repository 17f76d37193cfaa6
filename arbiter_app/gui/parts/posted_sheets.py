"""Which sheets of a round hang on the wall, as far as the journal knows of their print."""

from arbiter_app.domain.ids import Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.i18n import translate

_ROUND = "round"
"""The option of a paper that says of which round it is."""


def posted_sheets(open_event: OpenEvent, number: Round) -> str:
    """Return a sentence that names the printed sheets of a round; "" where none is known."""
    pattern = translate("PostedSheets", "{paper} (version {version}, {time})")
    named = [
        pattern.format(
            paper=translate("Document", each.paper.title),
            version=each.paper.version,
            time=f"{each.paper.at:%H:%M}",
        )
        for each in open_event.papers.papers
        if each.paper.options.get(_ROUND) == number
    ]
    if not named:
        return ""
    said = translate("PostedSheets", "Printed and not taken down: {papers}.")
    return said.format(papers="; ".join(named))


def taking_back(open_event: OpenEvent, number: Round) -> str:
    """Return what is to be known before a publication is taken back: what hangs on the wall."""
    told = translate(
        "RoundsPage",
        "Its pairings hang on the wall and players have read them. Pairings that were"
        " published stay (C.05 Art. 6, C.04.2): take the sheets down before"
        " anybody sits at a wrong board, and tell the players.",
    )
    return "\n\n".join(filter(None, (told, posted_sheets(open_event, number))))
