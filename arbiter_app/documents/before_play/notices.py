"""What hangs in the building: notices to players and guests, and signs on its doors."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import frame, own_texts, slip_heads
from arbiter_app.documents.parts.notice_texts import NOTICES
from arbiter_app.documents.report import Orientation, Report, SheetKind
from arbiter_app.documents.slip import Slip, SlipLine, Slips, SlipSize
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Particular
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

_ALL = "all"
_OWN = "own"

NOTICE = ChoiceOption(
    "notice",
    QT_TRANSLATE_NOOP("Option", "Notice"),
    (
        Choice(_ALL, QT_TRANSLATE_NOOP("Option", "all, each on its sheet")),
        Choice("phones", QT_TRANSLATE_NOOP("Option", "Phones off")),
        Choice("silence", QT_TRANSLATE_NOOP("Option", "Silence, please")),
        Choice("fair-play", QT_TRANSLATE_NOOP("Option", "Fair play")),
        Choice("players", QT_TRANSLATE_NOOP("Option", "Players and arbiters only")),
        Choice("photos", QT_TRANSLATE_NOOP("Option", "Photos without flash")),
        Choice("late", QT_TRANSLATE_NOOP("Option", "Come in time")),
        Choice(_OWN, QT_TRANSLATE_NOOP("Option", "those of the event’s own")),
    ),
)
SIGN = ChoiceOption(
    "sign",
    QT_TRANSLATE_NOOP("Option", "Sign"),
    (
        Choice(_ALL, QT_TRANSLATE_NOOP("Option", "all, each on its sheet")),
        Choice("hall", QT_TRANSLATE_NOOP("Option", "Playing hall")),
        Choice("registration", QT_TRANSLATE_NOOP("Option", "Registration")),
        Choice("commission", QT_TRANSLATE_NOOP("Option", "Credentials committee")),
        Choice("arbiters", QT_TRANSLATE_NOOP("Option", "Arbiters")),
        Choice("analysis", QT_TRANSLATE_NOOP("Option", "Analysis room")),
        Choice("wall", QT_TRANSLATE_NOOP("Option", "Pairings and results")),
        Choice("guests", QT_TRANSLATE_NOOP("Option", "Parents and spectators")),
        Choice("committee", QT_TRANSLATE_NOOP("Option", "Appeals committee")),
        Choice("doctor", QT_TRANSLATE_NOOP("Option", "First aid")),
        Choice("toilets", QT_TRANSLATE_NOOP("Option", "Toilets")),
        Choice("way-out", QT_TRANSLATE_NOOP("Option", "Way out")),
    ),
)

_IN_WORDS_OF_THE_EVENT = {"phones": Particular.PHONES, "late": Particular.DEFAULT_TIME}
"""Which notices say what the organiser has announced, where that is known."""


def notices(here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime) -> Report:
    """Return the notice that was chosen, or all of them, each on a sheet.

    Raises RuleError: "notice.none-own", "paper-text.broken".
    """
    told = [(_title(each, catalogue), _said(here, catalogue, each.id)) for each in _ours(options)]
    if (chosen := options[NOTICE.name]) in (_ALL, _OWN):
        own = own_texts.own_notices(here.event, catalogue.language)
        if chosen == _OWN and not own:
            raise RuleError("notice.none-own")
        told += [(head, text) for head, _, text in (each.partition("\n") for each in own)]
    slips = tuple(
        Slip(
            (
                SlipLine(head, size=SlipSize.HUGE, strong=True),
                *((SlipLine(text, size=SlipSize.LARGE),) if text.strip() else ()),
                slip_heads.head(here, catalogue),
            )
        )
        for head, text in told
    )
    title = catalogue.translate("Paper", "Notices")
    return _signs(here, catalogue, printed_at, "notices", title, slips)


def _ours(options: Options) -> Iterator[Choice]:
    return (each for each in _chosen(NOTICE, options) if each.id in NOTICES)


def room_signs(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the sign that was chosen, or all of them, each on a sheet."""
    slips = tuple(
        Slip(
            (
                SlipLine(_title(each, catalogue), size=SlipSize.HUGE, strong=True),
                slip_heads.head(here, catalogue),
            )
        )
        for each in _chosen(SIGN, options)
    )
    title = catalogue.translate("Paper", "Signs for rooms")
    return _signs(here, catalogue, printed_at, "room-signs", title, slips)


def _signs(
    here: InHand,
    catalogue: Catalogue,
    printed_at: datetime,
    document: str,
    title: str,
    slips: Sequence[Slip],
) -> Report:
    body = frame.Body(
        document=document,
        title=title,
        blocks=(Slips(across=1, down=1, slips=tuple(slips), largest=3.0, centred=True),),
        orientation=Orientation.LANDSCAPE,
        kind=SheetKind.POSTED,
        ranked=False,
        signatures=(),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _chosen(option: ChoiceOption, options: Options) -> Iterator[Choice]:
    for each in option.choices:
        if each.id != _ALL and options[option.name] in (_ALL, each.id):
            yield each


def _title(choice: Choice, catalogue: Catalogue) -> str:
    return catalogue.translate("Option", choice.title)


def _said(here: InHand, catalogue: Catalogue, notice: str) -> str:
    """Return what a notice says: in words of the event's own, else what the organiser has
    announced, else the usual words.
    """
    text = f"notice-{notice}"
    announced = _IN_WORDS_OF_THE_EVENT.get(notice)
    told = here.event.particulars.get(announced) if announced else None
    if told and not own_texts.is_worded(catalogue, here.event, text):
        return told
    return own_texts.said(catalogue, here.event, text)
