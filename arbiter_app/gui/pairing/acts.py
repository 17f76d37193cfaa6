"""What is done with the pairing of a round."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss.listed_programs import TOLD
from arbiter_app.domain.pairing.swiss.standing import RoundStanding
from arbiter_app.gui.base.destinations import ShowBoard, ShowPaper
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import PageAct, act
from arbiter_app.gui.base.seed import new_seed
from arbiter_app.gui.parts.dialogs.ask_decision import decided
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.publication import publish, take_back
from arbiter_app.gui.parts.start_positions import ask_start, offer_start
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.swiss_rounds import unpair_round
from arbiter_app.services.commands.rules.swiss_rules import draw_initial_colour, set_initial_colour
from arbiter_app.services.listed_programs import is_to_be_told
from arbiter_app.wording.terms.event.listed_programs import not_listed


class PairingActs(QObject):
    """The acts of the page of pairing, about the round that is shown."""

    def __init__(
        self,
        page: Page,
        shown: Callable[[], Round],
        pair: Callable[[], None],
        show_round: Callable[[int], None],
    ) -> None:
        super().__init__(page)
        self.show_round = show_round
        self._page, self._open_event, self._shown = page, page.open_event, shown
        # fmt: off
        self.pair = act(page, translate("PairingPage", "Pa&ir round {round}"),
                        lambda: self._pair(pair), Key.PAIR)
        self.start = act(page, translate("RoundsPage", "Start position o&f Chess960…"),
                         self._ask_start, Key.START_POSITION)
        self.publish = act(page, translate("PairingPage", "P&ublish round"),
                           self._publish, Key.PUBLISH)
        self.take_back = act(page, translate("PairingPage", "Take publication ba&ck…"),
                             self._take_back, Key.TAKE_BACK)
        self.by_hand = act(page, translate("PairingPage", "By ha&nd…"),
                           self._pair_by_hand, Key.CORRECT)
        self.unpair = act(page, translate("PairingPage", "Take the &draft away"),
                          self._unpair, Key.BREAK_OFF)
        self.draw = act(page, translate("PairingPage", "Draw the initial co&lour by lot"),
                        self._draw, Key.DRAW_COLOURS)
        self.white = act(page, translate("PairingPage", "The lot gave &White"),
                         lambda: self._note(Colour.WHITE))
        self.black = act(page, translate("PairingPage", "The lot gave &Black"),
                         lambda: self._note(Colour.BLACK))
        self.wall = act(page, translate("PairingPage", "Pairings for &the wall"),
                        lambda: self._print("pairings"), Key.PRINT)
        self.why = act(page, translate("PairingPage", "Print wh&y these pairs"),
                       lambda: self._print("why-pairs"), Key.PRINT_OTHER)
        # fmt: on

    @property
    def actions(self) -> Sequence[QAction]:
        """All acts, for the menu."""
        return (
            self.pair,
            self.by_hand,
            self.start,
            self.publish,
            self.take_back,
            self.unpair,
            self.draw,
            self.white,
            self.black,
            self.wall,
            self.why,
        )

    def offer_start(self, here: InHand, number: Round) -> None:
        """Offer to draw the start position of a round, where there is the round already."""
        if here.competition.round_or_none(number) is not None:
            offer_start(self.start, here, number)
            return
        self.start.setVisible(here.event.chess960 is not None)
        self.start.offer(error_sentence(RuleError("round.empty", round=number)))

    def offer(self, standing: RoundStanding, number: Round, *, is_busy: bool) -> None:
        """Offer what can be done with a round."""
        busy = translate("PairingPage", "The round is being paired.") if is_busy else ""
        draft, ready = standing is RoundStanding.DRAFT, standing is RoundStanding.READY
        again = translate("PairingPage", "Pa&ir again")
        first = translate("PairingPage", "Pa&ir round {round}").format(round=number)
        self.pair.setText(again if draft else first)
        self.pair.offer(busy or ("" if draft or ready else self._why_not(standing, number)))
        has_pairs = draft or standing is RoundStanding.PUBLISHED
        empty = error_sentence(RuleError("round.empty", round=number))
        published = error_sentence(RuleError("round.published-already", round=number))
        unpublished = error_sentence(RuleError("round.not-published", round=number))
        self.publish.offer(busy or ("" if draft else published if has_pairs else empty))
        self.unpair.offer(busy or ("" if draft else published if has_pairs else empty))
        is_published = standing is RoundStanding.PUBLISHED
        self.by_hand.setText(
            translate("PairingPage", "C&hange published pairs…")
            if is_published
            else translate("PairingPage", "By ha&nd…")
        )
        may = draft or ready or is_published
        self.by_hand.offer(busy or ("" if may else self._why_not(standing, number)))
        self.take_back.offer("" if is_published else unpublished)
        lot = self._open_event.why_not(draw_initial_colour)
        for action in (self.draw, self.white, self.black):
            action.offer(busy or lot)
        for paper in (self.wall, self.why):
            paper.offer("" if has_pairs else empty)

    def refuse(self, why: str) -> None:
        """Offer nothing, for a reason: nothing is paired here."""
        for action in self._acts:
            action.offer(why)

    @property
    def _acts(self) -> Sequence[PageAct]:
        return [each for each in self.actions if isinstance(each, PageAct)]

    def _why_not(self, standing: RoundStanding, number: Round) -> str:
        if standing is RoundStanding.PUBLISHED:
            return error_sentence(RuleError("pairing.published", round=number))
        return translate(
            "PairingPage", "The round cannot be paired yet: the page says what comes first."
        )

    def _pair(self, pair: Callable[[], None]) -> None:
        """Pair the round, once nothing that was made by hand is lost unasked."""
        again = translate("PairingPage", "&Pair again")
        if self._knows_of_list() and self._gives_up_hand_pairs(again):
            pair()

    def _knows_of_list(self) -> bool:
        """Tell once in an event that Arbiter is not on the list of the Ukrainian rules (II.5)."""
        if not is_to_be_told(self._open_event.workspace, self._open_event.facts):
            return True
        said = translate("PairingPage", "This is said once, and the technical information says it.")
        is_told = decided(
            self._page,
            title=translate("PairingPage", "Pair a Swiss with a program that is not on the list?"),
            body="\n\n".join((not_listed(window_catalogue()), said)),
            verb=translate("PairingPage", "&Pair with Arbiter"),
        )
        return is_told and self._open_event.note(TOLD)

    def _gives_up_hand_pairs(self, verb: str) -> bool:
        """Ask before pairs that were changed by hand go; return whether they may."""
        number = self._shown()
        round_ = self._open_event.tournament.competition().round_or_none(number)
        if round_ is None or round_.by_hand is None:
            return True
        title = translate("PairingPage", "Give up what was paired by hand in round {round}?")
        body = translate(
            "PairingPage",
            "The pairs were changed by hand ({reason}). The change goes with its reason; Undo"
            " brings both back.",
        )
        return decided(
            self._page,
            title=title.format(round=number),
            body=body.format(reason=round_.by_hand.reason),
            verb=verb,
            act=Act.DROP_HAND_PAIRS,
        )

    def _pair_by_hand(self) -> None:
        # The dialog is imported when it is opened first.
        from arbiter_app.gui.pairing.by_hand.asking import pair_by_hand_in_dialog

        if self._knows_of_list():
            pair_by_hand_in_dialog(self._page, self._open_event, self._shown())

    def _publish(self) -> None:
        """Publish the round and go where its results are typed."""
        number = self._shown()
        if publish(self._page, self._open_event.main_door(), number):
            games = self._open_event.tournament.competition().round(number).games
            first = min(game.board for game in games)
            self._page.go_to(ShowBoard(number, first, self._open_event.main_stage))

    def _ask_start(self) -> None:
        ask_start(self._page, self._shown(), stage=self._open_event.main_stage)

    def _take_back(self) -> None:
        take_back(self._page, self._open_event.main_door(), self._shown())

    def _unpair(self) -> None:
        if self._gives_up_hand_pairs(translate("PairingPage", "&Take them away")):
            self._open_event.main_door().do(unpair_round, round=self._shown())

    def _draw(self) -> None:
        self._open_event.do(draw_initial_colour, seed=new_seed())

    def _note(self, colour: Colour) -> None:
        self._open_event.do(set_initial_colour, colour=colour)

    def _print(self, document: str) -> None:
        # The papers are imported when one is to be shown.
        from arbiter_app.documents.parts.stage_papers import OF_PLAYED
        from arbiter_app.documents.play.round_protocol import ROUND

        options = {OF_PLAYED.name: self._open_event.main_stage, ROUND.name: self._shown()}
        self._page.go_to(ShowPaper(document, options))
