"""Texts of the regulations that come with Arbiter: where they are from, and remarks about steps."""

from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue


def shipped_text(catalogue: Catalogue, text: str) -> str:
    """Return a source or a remark in the language; what an arbiter typed stays as it is."""
    return catalogue.translate("ShippedRegulations", text)


# fmt: off
SHIPPED_TEXTS = (
    QT_TRANSLATE_NOOP(
        "ShippedRegulations",
        "FIDE Arbiters' Manual of 2017, C.02 Art. 13.2.11; its pauses Art. 13.2.8",
    ),
    QT_TRANSLATE_NOOP(
        "ShippedRegulations",
        "FIDE World Cup 2025, after ChessBase of 2025-11-09; matches of two alone",
    ),
    QT_TRANSLATE_NOOP(
        "ShippedRegulations",
        "FIDE World Cup 2023, after press reports of its regulations; matches of two alone",
    ),
    QT_TRANSLATE_NOOP(
        "ShippedRegulations",
        "FIDE World Cup 2015, after chess24 and chess-news; matches of two alone, colours of the"
        " first games not seen: by lot",
    ),
    QT_TRANSLATE_NOOP(
        "ShippedRegulations",
        "FIDE Candidates 2022 (chess24) and 2024 (Sportstar); stages II and III of 2024 not fully"
        " seen: for more than two players the round robin at 3+2 is put there",
    ),
    QT_TRANSLATE_NOOP(
        "ShippedRegulations",
        "Tata Steel Chess 2025, after The Indian Express of 2025-02; a match of two alone",
    ),
    QT_TRANSLATE_NOOP(
        "ShippedRegulations",
        "Grand Chess Tour 2025 (Bucharest, Saint Louis), after PTI of 2025-05-16 and ChessBase"
        " India of 2025-08-28; the clocks of the last game of two were not seen: 5+2 is put there",
    ),
    QT_TRANSLATE_NOOP(
        "ShippedRegulations",
        "Sinquefield Cup 2014 (Saint Louis), rules and regulations on uschesschamps.com; a match of"
        " two alone, who wins the toss chooses the colour of the last game: by lot",
    ),
    QT_TRANSLATE_NOOP(
        "ShippedRegulations",
        "FIDE World Blitz Championship 2024, matches of the knockout, after chess.com of 2024-11"
        " and The Spectator of 2025-01-11; colours of the later games not seen: by lot",
    ),
    QT_TRANSLATE_NOOP("ShippedRegulations", "increment of 3 s from move 61"),
)
"""All of them as `resources/regulations` has them."""
