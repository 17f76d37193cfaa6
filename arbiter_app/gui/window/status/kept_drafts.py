"""Forms that were half typed when the program ended, and the chip that tells of them."""

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QMenu, QToolButton

from arbiter_app.gui.base.destinations import ContinueDraft, PageId
from arbiter_app.gui.base.kept_texts import kept_number, kept_value
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page_drafts import draft_of, page_of
from arbiter_app.gui.look.plain import plain_caption
from arbiter_app.gui.window.status.chips import Chip
from arbiter_app.i18n import translate


class KeptDrafts(QObject):
    """The forms that wait until each is gone on with or thrown away: those that were there at the
    start, for what is typed later is before the eyes.
    """

    changed = Signal()

    def __init__(self, open_event: OpenEvent, parent: QObject) -> None:
        super().__init__(parent)
        self._drafts = open_event.drafts
        self.waiting = tuple(form for form in self._drafts.forms if _page(form))
        # A method, not a lambda: the event may outlive its window, and drops drafts when it closes.
        open_event.draft_dropped.connect(self._on_dropped)

    @property
    def sentences(self) -> tuple[str, ...]:
        """What was kept, and since when."""
        return tuple(self.sentence(form) for form in self.waiting)

    @property
    def pages(self) -> tuple[PageId, ...]:
        """The page of each form."""
        return tuple(page for form in self.waiting if (page := _page(form)))

    def sentence(self, form: str) -> str:
        """Tell of a form."""
        draft = self._drafts.kept(form)
        return _sentence(form).format(time=f"{draft.at:%d.%m %H:%M}") if draft else ""

    def turn_to(self, page: PageId) -> None:
        """Tell no more of the form of a page that is seen now, where it stands again."""
        self.look(draft_of(page))

    def look(self, here: str | None = None) -> None:
        """Let go what was finished or left meanwhile, and what is before the eyes."""
        if not self.waiting:
            return
        kept = self._drafts.forms
        waiting = tuple(each for each in self.waiting if each in kept and each != here)
        if waiting != self.waiting:
            self.waiting = waiting
            self.changed.emit()

    def throw_away(self, form: str) -> None:
        """Forget a form."""
        self._drafts.drop(form)

    @Slot(str)
    def _on_dropped(self, _: str) -> None:
        self.look()


class DraftChip(Chip):
    """Its menu goes on with each form, or throws it away."""

    wants = Signal(object)
    """A form is to be gone on with: a `Destination`."""

    def __init__(self, kept: KeptDrafts) -> None:
        super().__init__()
        self._kept = kept
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setMenu(QMenu(self))
        kept.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        if self._kept.waiting:
            words = translate("Draft", "Half typed: {count}")
            sentence = " ".join(self._kept.sentences)
            self.tell(words.format(count=len(self._kept.waiting)), sentence)
        else:
            self.hide()
        self.menu().clear()
        for form in self._kept.waiting:
            self._offer(form)

    def _offer(self, form: str) -> None:
        self.menu().addAction(plain_caption(self._kept.sentence(form))).setEnabled(False)
        go_on = self.menu().addAction(translate("Draft", "Go on &with it"))
        go_on.triggered.connect(lambda: self._go_on(form))
        throw = self.menu().addAction(translate("Draft", "Throw it awa&y"))
        throw.triggered.connect(lambda: self._kept.throw_away(form))

    def _go_on(self, form: str) -> None:
        self.wants.emit(ContinueDraft(form))
        self._kept.look()


def _page(form: str) -> PageId | None:
    """Return the page that a form belongs to; None where no page of the program knows it."""
    if page := page_of(form):
        return kept_value(PageId, page)
    match form.split(":"):
        case ["incident"]:
            return PageId.INCIDENTS
        case ["appeal"]:
            return PageId.APPEALS
        case ["across", "ranking" | "members", *_]:
            return PageId.ACROSS
        case ["swiss", "rules" | "colour" | "forbidden", stage] if _are_numbers(stage):
            return PageId.EVENT
        case ["by-hand", stage, round] if _are_numbers(stage, round):
            return PageId.PAIRING
        case ["line-ups", stage, round] if _are_numbers(stage, round):
            return PageId.ROUNDS
        case [kind, number] if _are_numbers(number):
            return _PAGES_OF_NUMBERED.get(kind)
    return None


def _are_numbers(*texts: str) -> bool:
    return all(kept_number(text) is not None for text in texts)


_PAGES_OF_NUMBERED = {
    "appeal-correction": PageId.APPEALS,
    "appeal-decision": PageId.APPEALS,
    "times": PageId.ROUNDS,
}


def _sentence(form: str) -> str:
    match form.split(":"):
        case ["incident"]:
            return translate("Draft", "A half-written incident of {time} was kept.")
        case ["appeal"] | ["appeal-correction", _]:
            return translate("Draft", "A half-written protest or appeal of {time} was kept.")
        case ["appeal-decision", _]:
            return translate("Draft", "A half-written decision about an appeal of {time} was kept.")
        case ["times", _]:
            return translate("Draft", "Half-typed times of the rounds of {time} were kept.")
        case ["by-hand", _, round]:
            sentence = translate("Draft", "Round {round} half paired by hand at {time} was kept.")
            return sentence.replace("{round}", round)
        case ["line-ups", _, round]:
            sentence = translate("Draft", "A half-typed line-up of round {round} was kept, {time}.")
            return sentence.replace("{round}", round)
        case ["across", *_]:
            return translate("Draft", "Half-typed team scores of {time} were kept.")
        case ["swiss", _, _]:
            return translate("Draft", "Half-set rules of the Swiss of {time} were kept.")
        case ["page", PageId.PLAYERS]:
            return translate("Draft", "A half-typed player of {time} was kept.")
        case ["page", PageId.OFFICIALS]:
            return translate("Draft", "A half-typed official of {time} was kept.")
        case ["page", PageId.REGISTRATION]:
            return translate("Draft", "What was being typed at the desk at {time} was kept.")
        case ["page", PageId.COMMISSION]:
            return translate("Draft", "What the commission was typing at {time} was kept.")
    return translate("Draft", "A half-written form of {time} was kept.")
