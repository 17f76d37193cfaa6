"""The bracket of a knockout, drawn with lines, to hang up and to write on."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from decimal import Decimal

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import frame
from arbiter_app.documents.play.bracket_plan import Block, PlacedMatch, Room, Sheet, sheets
from arbiter_app.documents.report import (
    NO_WISHES,
    BracketBox,
    BracketCaption,
    BracketDrawing,
    BracketLine,
    BracketSheets,
    PaperSize,
    Paragraph,
    Report,
    SheetKind,
    Wishes,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import MatchId, PlayerId
from arbiter_app.domain.pairing.bracket import BracketMatch, From, Part
from arbiter_app.domain.pairing.knockout import Knockout, KnockoutMatch, bracket_is_drawn, knockout
from arbiter_app.domain.pairing.match import MatchState, WonBy
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import knockouts, play_offs, results
from arbiter_app.wording.terms.registration import people

PAPER = ChoiceOption(
    "paper",
    QT_TRANSLATE_NOOP("Option", "Paper"),
    (
        Choice("a4", QT_TRANSLATE_NOOP("Option", "A4, A3 where it would be too small")),
        Choice("a3", QT_TRANSLATE_NOOP("Option", "A3")),
        Choice("a4-sheets", QT_TRANSLATE_NOOP("Option", "A4, a large one on several sheets")),
    ),
)

_WISHES = {
    "a4": NO_WISHES,
    "a3": Wishes(paper=PaperSize.A3),
    "a4-sheets": Wishes(paper=PaperSize.A4),
}
_ROOMS = (
    Room(),
    Room(entrants=32),
    Room(entrants=32, columns=5),
    Room(entrants=16, columns=5),
    Room(entrants=16, columns=4),
    Room(entrants=8, columns=4),
    Room(entrants=8, columns=3),
    Room(entrants=4, columns=2),
)
"""What a sheet has room for in each of the ways to divide a bracket."""


def bracket(here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime) -> Report:
    """Return the bracket as it stands, in all ways to divide a large one over sheets."""
    if not bracket_is_drawn(here.competition):
        none = Paragraph(catalogue.translate("Paper", "There is no bracket: no knockout is drawn."))
        return frame.framed(_body(catalogue, options, (none,)), here, catalogue, printed_at)
    stands = knockout(here.competition)
    ways = sorted(dict.fromkeys(sheets(stands.bracket, room) for room in _ROOMS), key=len)
    drawings = (
        tuple(_Drawn(here, catalogue, stands, sheet).drawing for sheet in way) for way in ways
    )
    notes = (*_notes(here.event, catalogue, stands), *frame.withdrawal_note(here, catalogue))
    body = _body(catalogue, options, (BracketSheets(tuple(drawings)), *notes))
    body = replace(body, subtitle=_open_matches(catalogue, stands))
    return frame.framed(body, here, catalogue, printed_at)


def _body(
    catalogue: Catalogue, options: Options, blocks: tuple[BracketSheets | Paragraph, ...]
) -> frame.Body:
    return frame.Body(
        document="bracket",
        title=catalogue.translate("Paper", "Bracket"),
        blocks=blocks,
        kind=SheetKind.POSTED,
        wishes=_WISHES[str(options[PAPER.name])],
        undivided=True,
        ranked=False,
    )


def _open_matches(catalogue: Catalogue, stands: Knockout) -> str:
    """Return how many matches are not decided; "" once all are."""
    open_ = sum(not match.is_over for match in stands.matches.values())
    if not open_:
        return ""
    return catalogue.translate("Paper", "%n match(es) to be decided", None, open_)


@dataclass(frozen=True, slots=True)
class _Drawn:
    """One sheet of a bracket with everybody who has come to its matches."""

    here: InHand
    catalogue: Catalogue
    stands: Knockout
    sheet: Sheet

    @property
    def drawing(self) -> BracketDrawing:
        referred_to = set(self._referred_to())
        placed = [each for each in self.sheet.placed if not all(self._match(each.match).nobody)]
        boxes = {each.match: at for at, each in enumerate(placed)}
        lines = [line for block in self.sheet.blocks for line in block.lines]
        return BracketDrawing(
            columns=tuple(map(self._title, range(1 + max(each.column for each in placed)))),
            rows=self.sheet.rows,
            boxes=tuple(self._box(each, is_marked=each.match in referred_to) for each in placed),
            lines=tuple(
                (boxes[start], boxes[end])
                for start, end in (*lines, *self.sheet.lines)
                if start in boxes and end in boxes
            ),
            captions=tuple(
                BracketCaption(column=block.column, row=block.head, text=self._caption(block))
                for block in self.sheet.blocks
                if block.head is not None and not self._leads_on(block)
            ),
        )

    def _match(self, match: MatchId) -> KnockoutMatch:
        return self.stands.matches[match]

    def _title(self, column: int) -> str:
        """Return what the matches at the top of a column are called together."""
        for block in self.sheet.blocks:
            if block.head is not None and not self._leads_on(block):
                continue
            for each in block.placed:
                if each.column == column:
                    return knockouts.round_name(self.catalogue, self.stands.bracket, each.match)
        return ""

    def _leads_on(self, block: Block) -> bool:
        """Whether it is the end of a way to the final that begins on other sheets too."""
        return block.part is Part.MAIN

    def _caption(self, block: Block) -> str:
        return knockouts.block_name(self.catalogue, self.stands.bracket, block.placed[0].match)

    def _box(self, placed: PlacedMatch, *, is_marked: bool) -> BracketBox:
        match = self._match(placed.match)
        above, below = (self._line(match, side) for side in (0, 1))
        return BracketBox(
            column=placed.column,
            row=placed.row,
            lines=(above, below),
            mark=str(knockouts.match_number(self.stands.bracket, match.id)) if is_marked else "",
            quiet=match.is_bye,
        )

    def _referred_to(self) -> Iterator[MatchId]:
        """Yield the matches of which another box says that somebody comes from them."""
        here = self._here
        for node in self.stands.bracket.matches.values():
            for side in node.sides:
                if side.match is not None and not _is_joined(here, node, side.match, side.how):
                    yield side.match

    @property
    def _here(self) -> frozenset[MatchId]:
        """The matches on this sheet."""
        return frozenset(each.match for each in self.sheet.placed)

    def _line(self, match: KnockoutMatch, side: int) -> BracketLine:
        player = match.players[side]
        if player is None:
            return self._nobody(match, side)
        return BracketLine(
            name=people.name(self.catalogue, self.here.event.contestants[player]),
            number=str(self.here.competition.numbers[player]),
            score=_score(self.catalogue, match.state, player) if match.state else "",
            strong=not match.is_bye and player == match.winner,
            faint=match.is_bye,
            struck=player in self.here.competition.left,
        )

    def _nobody(self, match: KnockoutMatch, side: int) -> BracketLine:
        """Return where somebody will come from; nothing where a line shows it."""
        came = match.node.sides[side]
        if match.nobody[side]:
            return BracketLine()
        if came.match is not None and _is_joined(self._here, match.node, came.match, came.how):
            return BracketLine()
        text = knockouts.short_side_text(self.catalogue, self.stands.bracket, came)
        return BracketLine(text, faint=True)


def _is_joined(here: Collection[MatchId], node: BracketMatch, before: MatchId, how: From) -> bool:
    """Whether a line shows on a sheet with some matches where somebody comes from."""
    return how is From.WINNER and node.id in here and before in here


def _score(catalogue: Catalogue, state: MatchState, player: PlayerId) -> str:
    """Return the points of one of the two, or the sign of a walk-over."""
    played = [step for step in state.steps if any(game.result for game in step.games)]
    if played:
        index = state.pair.index(player)
        total = sum((step.points[index] for step in played), Decimal(0))
        return numbers.points(catalogue, total)
    if state.won_by in (WonBy.WALKOVER, WonBy.NOBODY):
        won = player == state.winner
        return results.sign(Mark.FORFEIT_WON if won else Mark.FORFEIT_LOST)
    return ""


def _notes(event: Event, catalogue: Catalogue, stands: Knockout) -> Iterator[Paragraph]:
    """Yield what points do not tell: walk-overs, lots, the last game of an armageddon."""
    pattern = catalogue.translate("Paper", "{match}: {players}, {how}.", "of a bracket")
    for match in stands.matches.values():
        state = match.state
        if state is None or state.won_by in (None, WonBy.GAMES):
            continue
        loser = state.loser
        pair = state.pair if loser is None or state.winner is None else (state.winner, loser)
        yield Paragraph(
            pattern.format(
                match=knockouts.match_name(catalogue, stands.bracket, match.id),
                players=play_offs.names(catalogue, event, pair),
                how=knockouts.won_by_text(catalogue, state, pair[0]),
            )
        )
