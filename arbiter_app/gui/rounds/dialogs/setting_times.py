"""Setting the times of rounds: why, where one was played by the time that it had."""

from collections.abc import Mapping
from datetime import datetime

from PySide6.QtWidgets import QWidget

from arbiter_app.domain.ids import Round
from arbiter_app.domain.permission.by_round import retimes_played
from arbiter_app.gui.base.drafts import DraftKeeper
from arbiter_app.gui.base.open_event import TO_BE_TYPED, OpenEvent
from arbiter_app.gui.parts.dialogs.ask_reason import ask_reason
from arbiter_app.gui.rounds.dialogs.times_dialog import TimesDialog
from arbiter_app.i18n import translate
from arbiter_app.services.commands.play.rounds import set_times


def ask_times(parent: QWidget, open_event: OpenEvent) -> None:
    """Let the times of all rounds of the stage in hand be typed, from what was half typed on."""
    if not open_event.door().may(set_times, times={}, reason=TO_BE_TYPED):
        return
    dialog = TimesDialog(parent, open_event.competition)
    form = f"times:{open_event.stage}"
    DraftKeeper(dialog, open_event.drafts, form, is_about=False)
    if dialog.exec() and dialog.times:
        write_times(parent, open_event, dialog.times)


def write_times(
    parent: QWidget, open_event: OpenEvent, times: Mapping[Round, datetime | None]
) -> bool:
    """Set times of the stage in hand, asking for a reason where it needs one; return whether they
    are set.
    """
    reason = None
    if retimes_played(open_event.in_hand.competition, times):
        reason = ask_reason(
            parent,
            title=translate("SettingTimes", "Change the time of a round that was played"),
            body=translate(
                "SettingTimes",
                "The pairings were published with their time, and the round was played. Sheets"
                " already posted become out of date.",
            ),
            verb=translate("SettingTimes", "Change the &time"),
        )
        if reason is None:
            return False
    return open_event.do(set_times, times=times, reason=reason)
