"""A round is published, and taken back, from every page that shows it."""

from arbiter_app.domain.ids import Round
from arbiter_app.domain.staffing.shortfalls import is_unannounced
from arbiter_app.gui.base.open_event import TO_BE_TYPED, Door
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.parts.dialogs.ask_reason import ask_reason
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.posted_sheets import taking_back
from arbiter_app.i18n import translate
from arbiter_app.services.commands.play.rounds import publish_round, take_back_publication


def publish(page: Page, door: Door, number: Round) -> bool:
    """Publish a round, and point out a committee that is to be announced; return whether it is."""
    if not door.do(publish_round, round=number):
        return False
    if number == 1 and is_unannounced(page.open_event.facts):
        page.open_event.refused.emit(
            translate(
                "RoundsPage",
                "Round 1 is published, but the appeals committee is not announced (Ukrainian"
                " rules VII.3.2): announce it and note when on the page of officials"
                " (Shift+F2).",
            )
        )
    return True


def take_back(page: Page, door: Door, number: Round) -> None:
    """Make a published round a draft again, for a reason that is asked for."""
    if not door.would(take_back_publication, round=number, reason=TO_BE_TYPED):
        return
    title = translate("RoundsPage", "Take the publication of round {round} back?")
    reason = ask_reason(
        page,
        title=title.format(round=number),
        body=taking_back(page.open_event, number),
        verb=translate("RoundsPage", "&Make it a draft again"),
        act=Act.TAKE_PUBLICATION_BACK,
    )
    if reason is not None:
        door.do(take_back_publication, round=number, reason=reason)
