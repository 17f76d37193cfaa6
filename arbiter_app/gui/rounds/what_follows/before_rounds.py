"""What the page of rounds shows while there are none: what comes before them, and the way there."""

from PySide6.QtCore import Signal

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.ids import Round
from arbiter_app.gui.base.destinations import PageId, ShowPage
from arbiter_app.gui.parts.pages.empty_page import EmptyPage
from arbiter_app.gui.rounds.what_follows.next_games import NextGames
from arbiter_app.i18n import translate


class BeforeRounds(EmptyPage):
    """Numbers are drawn, stages begun, the first games of a knockout paired before there is one."""

    wants = Signal(object)
    """Something elsewhere comes next: a `Destination`."""

    def __init__(self, next_games: NextGames) -> None:
        super().__init__()
        self._next = next_games

    def say(self, here: InHand, *, is_later_stage: bool) -> None:
        """Say it of the competition in hand."""
        traits = here.competition.traits
        # The numbers and rounds of a Swiss come with the report file: no draw leads to them.
        is_only_read = here.competition.settings.is_only_read
        self.button.setVisible(not is_only_read)
        to_stages = translate("RoundsPage", "To the &stages")
        if is_only_read:
            text = translate("RoundsPage", "The report file of this Swiss has no rounds yet.")
            self.offer(text, "", self._to_draw)
        elif traits.has_parts:
            text = translate("RoundsPage", "The games are played in groups and finals.")
            self.offer(text, to_stages, self._to_stages)
        elif self._next.is_of_knockout:
            self.offer(self._next.sentence, self._next.verb, self._next.go_on)
        elif is_later_stage:
            text = translate(
                "RoundsPage", "This stage has not begun: its players have no numbers yet."
            )
            self.offer(text, to_stages, self._to_stages)
        elif traits.follows_results and here.competition.numbers:
            self.say_unpaired(Round(1))
        elif traits.follows_results:
            text = translate(
                "RoundsPage",
                "A Swiss is paired round by round, once the players have their numbers.",
            )
            self.offer(text, translate("RoundsPage", "To the &numbers"), self._to_draw)
        else:
            text = translate("RoundsPage", "The rounds follow from the draw of numbers.")
            self.offer(text, translate("RoundsPage", "&Draw numbers"), self._to_draw)

    def is_for(self, here: InHand, round_: RoundOfPlay) -> bool:
        """Whether a round of a Swiss is still to be paired."""
        settings = here.competition.settings
        is_paired_here = settings.traits.follows_results and not settings.is_only_read
        return is_paired_here and not round_.games and not here.competition.is_rest(round_)

    def say_unpaired(self, number: Round) -> None:
        """Say it of a round that has no pairs yet."""
        text = translate("RoundsPage", "Round {round} is not paired yet.")
        to_pairing = translate("RoundsPage", "To the pairin&g")
        self.button.setVisible(True)
        self.offer(text.format(round=number), to_pairing, self._to_pairing)

    def _to_pairing(self) -> None:
        self.wants.emit(ShowPage(PageId.PAIRING))

    def _to_draw(self) -> None:
        self.wants.emit(ShowPage(PageId.DRAW))

    def _to_stages(self) -> None:
        self.wants.emit(ShowPage(PageId.STAGES))
