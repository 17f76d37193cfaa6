"""What is read aloud at the opening: the oaths of players and of arbiters."""

from datetime import datetime

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import frame, own_texts, slip_heads
from arbiter_app.documents.parts.notice_texts import OATHS
from arbiter_app.documents.report import Orientation, Report, SheetKind
from arbiter_app.documents.slip import Slip, SlipLine, SlipRules, Slips, SlipSize
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

_ALL = "all"

OATH = ChoiceOption(
    "oath",
    QT_TRANSLATE_NOOP("Option", "Oath"),
    (
        Choice(_ALL, QT_TRANSLATE_NOOP("Option", "both, each on its sheet")),
        Choice("players", QT_TRANSLATE_NOOP("Option", "Oath of the players")),
        Choice("arbiters", QT_TRANSLATE_NOOP("Option", "Oath of the arbiters")),
    ),
)


def oaths(here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime) -> Report:
    """Return the oath that was chosen, or both, each on a sheet with room for who reads it.

    Raises RuleError("paper-text.broken").
    """
    chosen = options[OATH.name]
    read_by = catalogue.translate("Paper", "Read by")
    signature = catalogue.translate("Paper", "Signature")
    slips = tuple(
        Slip(
            (
                slip_heads.head(here, catalogue),
                SlipLine(
                    catalogue.translate("Option", each.title), size=SlipSize.LARGE, strong=True
                ),
                SlipLine(own_texts.said(catalogue, here.event, f"oath-{each.id}")),
                SlipRules((read_by, signature)),
            )
        )
        for each in OATH.choices
        if each.id in OATHS and chosen in (_ALL, each.id)
    )
    body = frame.Body(
        document="oaths",
        title=catalogue.translate("Paper", "Oaths"),
        blocks=(Slips(across=1, down=1, slips=slips, largest=2.2, centred=True),),
        orientation=Orientation.PORTRAIT,
        kind=SheetKind.CUT,
        ranked=False,
        signatures=(),
    )
    return frame.framed(body, here, catalogue, printed_at)
