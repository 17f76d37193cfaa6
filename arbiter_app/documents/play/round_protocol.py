"""The protocol of a round: blank, to write and sign on, or filled, to file."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal

from arbiter_app.documents.options import Choice, ChoiceOption, Options, RoundOption
from arbiter_app.documents.parts import columns, frame, rating_sources
from arbiter_app.documents.play.by_hand import notes_of_pairs
from arbiter_app.documents.play.result_notes import carried_note
from arbiter_app.documents.play.schedule import at_boards, of_game, round_title
from arbiter_app.documents.play.start_positions import (
    has_own_starts,
    start_cell,
    start_column,
    start_note,
    start_to_write,
)
from arbiter_app.documents.play.unpaired import unpaired
from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Paragraph,
    Report,
    Table,
    WritingLine,
)
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import Colour, Result
from arbiter_app.domain.ids import GameId, PairingNumber, PlayerId, Round
from arbiter_app.domain.pairing.knockout import bracket_is_drawn, knockout
from arbiter_app.domain.permission.by_state import is_played_from
from arbiter_app.domain.tie_breaks.crosstable import Crosstable, crosstable
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event import mcmahon
from arbiter_app.wording.terms.play import games_apart, knockouts, matches, results
from arbiter_app.wording.terms.play.games_of_matches import MatchGame, game_of_match, match_games
from arbiter_app.wording.terms.registration import rights

ROUND = RoundOption("round", QT_TRANSLATE_NOOP("Option", "Round"))
FORM = ChoiceOption(
    "form",
    QT_TRANSLATE_NOOP("Option", "Form"),
    (
        Choice("filled", QT_TRANSLATE_NOOP("Option", "with results")),
        Choice("blank", QT_TRANSLATE_NOOP("Option", "blank, to write on")),
    ),
)


def round_protocol(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the protocol of a round. Raises RuleError("stage.no-such-round")."""
    round_ = chosen_round(here, options[ROUND.name])
    blank = options[FORM.name] == "blank"
    # A blank of a round that is not over has what is known already: nobody waits at those boards.
    shows_results = not blank or (round_.has_results and round_.missing > 0)
    rest: tuple[Block, ...] = (
        *(_notes(here, catalogue, round_) if shows_results else ()),
        *(_lines_to_write(catalogue) if blank else ()),
    )
    body = frame.Body(
        document="round-protocol",
        title=catalogue.translate("Paper", "Round protocol"),
        subtitle=titled_round(here, catalogue, round_),
        blocks=(
            *start_note(here.event, catalogue, round_),
            *(start_to_write(here.event, catalogue, round_) if blank else ()),
            _games(here, catalogue, round_, blank=blank, shows_results=shows_results),
            *map(Paragraph, unpaired(here, catalogue, round_)),
            *notes_of_pairs(here, catalogue, round_),
            *carried_note((round_,), catalogue),
            *_apart(catalogue, round_),
            *rest,
            *frame.withdrawal_note(here, catalogue, at_boards(round_.games)),
        ),
        ratings=rating_sources.lists_of_strength(here),
    )
    return frame.framed(body, here, catalogue, printed_at)


def titled_round(here: InHand, catalogue: Catalogue, round_: RoundOfPlay) -> str:
    """Return what a paper calls a round: also that its pairings are a draft."""
    title = round_title(here, catalogue, round_)
    if _is_draft(here, round_):
        return catalogue.translate("Paper", "{round} (draft, not published)").format(round=title)
    return title


def chosen_round(here: InHand, number: object) -> RoundOfPlay:
    """Return the round of a number, or without one the round under way.

    Raises RuleError("stage.no-such-round").
    """
    stage = here.competition
    if isinstance(number, int):
        return stage.round(Round(number))
    return stage.current or stage.round(Round(1))


def _games(
    here: InHand, catalogue: Catalogue, round_: RoundOfPlay, *, blank: bool, shows_results: bool
) -> Table:
    competition = here.competition
    of_matches = _games_of_matches(here, catalogue)
    sides = _Sides(
        here.event,
        catalogue,
        crosstable(competition),
        competition.numbers,
        round_,
        frozenset(_still_playing(competition, round_)),
        _in_matches(of_matches, round_),
        columns.sides(here, catalogue),
        columns.known_of(here, catalogue, [columns.rating(here, round_.number)]),
    )
    own_starts, has_terms = has_own_starts(here.event, round_), mcmahon.has_terms(round_)
    result = catalogue.translate("Column", "Result")
    signatures = tuple(Column(each, ColumnKind.WRITING) for each in _who_sign(here, catalogue))
    return Table(
        columns=(
            columns.place_in_hall(here, catalogue),
            *([start_column(catalogue)] if own_starts else []),
            *([Column(catalogue.translate("Column", "Match"))] if of_matches else []),
            *sides.white_columns(),
            *(
                Column(each, ColumnKind.WRITING if blank else ColumnKind.NUMBER, Align.CENTRE)
                for each in _of_two_games(here, catalogue)
            ),
            Column(result, ColumnKind.WRITING if blank else ColumnKind.NUMBER, Align.CENTRE),
            *sides.black_columns(),
            *(
                [
                    Column(
                        catalogue.translate("Column", "Match after", "its score"),
                        ColumnKind.NUMBER,
                        Align.CENTRE,
                    )
                ]
                if of_matches
                else []
            ),
            *((columns.handicap(catalogue),) if has_terms else ()),
            *(signatures if blank else ()),
        ),
        rows=tuple(
            of_game(
                game,
                Cell(str(game.board)),
                *([start_cell(round_, game.board)] if own_starts else []),
                *([_match(catalogue, of_matches.get(game.id))] if of_matches else []),
                *sides.white(game.white),
                *_results(here, catalogue, game, shows_results=shows_results),
                *sides.black(game.black),
                *([_after(catalogue, here, game, of_matches.get(game.id))] if of_matches else []),
                *((Cell(mcmahon.terms_in_column(catalogue, game)),) if has_terms else ()),
                *((Cell(), Cell()) if blank else ()),
            )
            for game in round_.games
        ),
    )


def _who_sign(here: InHand, catalogue: Catalogue) -> tuple[str, str]:
    """Return what stands above the signatures at a board, or of captains at a table."""
    translate = catalogue.translate
    if here.is_of_teams:
        captain = translate("Column", "Captain’s signature")
        return captain, captain
    return translate("Column", "White’s signature"), translate("Column", "Black’s signature")


def _games_of_matches(here: InHand, catalogue: Catalogue) -> Mapping[GameId, MatchGame]:
    """Return the games of a knockout with their matches; nothing of other systems."""
    competition = here.competition
    if not bracket_is_drawn(competition):
        return {}
    return match_games(catalogue, competition, knockout(competition))


def _in_matches(
    of_matches: Mapping[GameId, MatchGame], round_: RoundOfPlay
) -> Mapping[PlayerId, Decimal]:
    """Return what everybody had in his match before his game of a round."""
    points: dict[PlayerId, Decimal] = {}
    for game in round_.games:
        if found := of_matches.get(game.id):
            points[game.white] = found.white_points
            points[game.black] = found.black_points
    return points


def _match(catalogue: Catalogue, found: MatchGame | None) -> Cell:
    """Return which game of which match it is."""
    return Cell("" if found is None else game_of_match(catalogue, found.match, found.game))


def _after(catalogue: Catalogue, here: InHand, game: Game, found: MatchGame | None) -> Cell:
    """Return how the match stands after the game, White in front; nothing after a game without
    which the match is decided.
    """
    if found is None or not found.game or game.result is None:
        return Cell()
    scoring = here.competition.settings.scoring
    white = found.white_points + scoring.points(game.result.mark(Colour.WHITE))
    black = found.black_points + scoring.points(game.result.mark(Colour.BLACK))
    return Cell(knockouts.points_text(catalogue, white, black))


def _still_playing(competition: Competition, before: RoundOfPlay) -> Iterator[PlayerId]:
    for round_, game in competition.games:
        if round_.number < before.number and game.result is None:
            yield from (game.white, game.black)


@dataclass(frozen=True, slots=True)
class _Sides:
    """The cells about the players of a round, which meet at the result."""

    event: Event
    catalogue: Catalogue
    table: Crosstable
    numbers: Mapping[PlayerId, PairingNumber]
    round: RoundOfPlay
    still_playing: frozenset[PlayerId]
    """Who has a game of an earlier round without a result."""
    in_match: Mapping[PlayerId, Decimal]
    """In a knockout: what everybody had in his match before the round."""
    names: tuple[Column, Column]
    """The columns of the names of both sides."""
    ratings: tuple[columns.PlayerColumn, ...]
    """The column of ratings, if anybody has one."""

    def white_columns(self) -> tuple[Column, ...]:
        number, name = columns.number(self.catalogue), self.names[0]
        return (number, name, *self._ratings(), self._points_column())

    def black_columns(self) -> tuple[Column, ...]:
        number, name = columns.number(self.catalogue), self.names[1]
        return (self._points_column(), *self._ratings(), number, name)

    def white(self, player: PlayerId) -> tuple[Cell, ...]:
        return (*self._name(player), *self._rating(player), self._points(player))

    def black(self, player: PlayerId) -> tuple[Cell, ...]:
        return (self._points(player), *self._rating(player), *self._name(player))

    def _ratings(self) -> tuple[Column, ...]:
        return tuple(column.column(self.catalogue) for column in self.ratings)

    def _rating(self, player: PlayerId) -> tuple[Cell, ...]:
        facts = self.event.contestants[player]
        return tuple(column.cell(self.catalogue, facts) for column in self.ratings)

    def _name(self, player: PlayerId) -> tuple[Cell, ...]:
        number = Cell(str(self.numbers[player]))
        return number, frame.name_cell(self.event, self.catalogue, player)

    def _points_column(self) -> Column:
        title = self.catalogue.translate("Column", "Pts", "points before the round")
        return Column(title, ColumnKind.NUMBER, Align.CENTRE)

    def _points(self, player: PlayerId) -> Cell:
        """Return what counts, and room to write it while a game before lacks its result; nothing
        counts of a player whose results were annulled.
        """
        if player in self.in_match:
            return Cell(numbers.points(self.catalogue, self.in_match[player]))
        line = self.table.lines.get(player)
        if line is None:
            return Cell("–", faint=True)
        if player in self.still_playing:
            return Cell()
        return Cell(numbers.points(self.catalogue, line.points_before(self.round.number)))


def _of_two_games(here: InHand, catalogue: Catalogue) -> tuple[str, ...]:
    """Return what stands above the games of matches of two; nothing where games are played."""
    if not here.competition.settings.has_two_games:
        return ()
    return catalogue.translate("Column", "Game 1"), catalogue.translate("Column", "Game 2")


def _results(
    here: InHand, catalogue: Catalogue, game: Game, *, shows_results: bool
) -> Iterator[Cell]:
    """Yield the result, of a match of two games after those of its games; White in front."""
    if here.competition.settings.has_two_games:
        for each in game.two_games:
            known = each is not None and shows_results
            yield Cell(results.result(catalogue, each) if known and each else "")
    yield Cell(matches.result(here, catalogue, game), strong=True) if shows_results else Cell()


def _notes(here: InHand, catalogue: Catalogue, round_: RoundOfPlay) -> Iterator[Paragraph]:
    played = [(game, game.result) for game in round_.games if game.result]
    games = [each for _, result in played for each in (result, *result.games)]
    marks = [each.mark(colour) for each in games for colour in Colour]
    yield from frame.forfeit_note(catalogue, marks)
    pattern = catalogue.translate("Paper", "Points set by the arbiter, boards: {boards}.")
    yield from _boards(pattern, [game for game, result in played if result.is_decision])
    pattern = catalogue.translate("Paper", "Not rated, boards: {boards}.")
    yield from _boards(pattern, [game for game, result in played if result.is_unrated])
    yield from (
        _rated(catalogue, game, game.rated_result) for game, _ in played if game.rated_result
    )
    yield from (_adjourned(catalogue, game) for game in round_.adjourned)
    if missing := len(round_.unfinished):
        note = (
            catalogue.translate("Paper", "%n match(es) without a result.", None, missing)
            if here.is_of_teams
            else catalogue.translate("Paper", "%n game(s) without a result.", None, missing)
        )
        yield Paragraph(note, strong=True)
    yield from _signed(catalogue, round_)


def _apart(catalogue: Catalogue, round_: RoundOfPlay) -> Iterator[Paragraph]:
    """Yield the games with a time or an arbiter of their own, and those that are played again."""
    for game in round_.games:
        for text in (
            *games_apart.arranged(catalogue, game),
            *games_apart.replayed(catalogue, game),
            *games_apart.ended(catalogue, game),
        ):
            pattern = catalogue.translate("Paper", "Board {board}: {particulars}.")
            yield Paragraph(pattern.format(board=game.board, particulars=text.removesuffix(".")))


def _boards(pattern: str, games: Sequence[Game]) -> Iterator[Paragraph]:
    if games:
        yield Paragraph(pattern.format(boards=", ".join(str(game.board) for game in games)))


def _rated(catalogue: Catalogue, game: Game, rated: Result) -> Paragraph:
    """Return that a result was put right too late for the table (C.04.2)."""
    pattern = catalogue.translate("Paper", "Board {board}, for the rating report only: {result}.")
    return Paragraph(
        pattern.format(board=game.board, result=results.result(catalogue, rated)), strong=True
    )


def _adjourned(catalogue: Catalogue, game: Game) -> Paragraph:
    adjournment = game.adjournment
    assert adjournment is not None, "only adjourned games are listed"
    parts = [_sealed(catalogue, adjournment.sealed_by), adjournment.note]
    if adjournment.resumes_at:
        resumes = catalogue.translate("Paper", "resumes {moment}")
        moment = numbers.date_and_time(catalogue, adjournment.resumes_at)
        parts.append(resumes.format(moment=moment))
    pattern = catalogue.translate("Paper", "Board {board} is adjourned: {particulars}.")
    particulars = "; ".join(part for part in parts if part)
    return Paragraph(pattern.format(board=game.board, particulars=particulars), strong=True)


def _sealed(catalogue: Catalogue, colour: Colour | None) -> str:
    match colour:
        case Colour.WHITE:
            return catalogue.translate("Paper", "White sealed the move")
        case Colour.BLACK:
            return catalogue.translate("Paper", "Black sealed the move")
        case None:
            return catalogue.translate("Paper", "nobody sealed a move")


def _signed(catalogue: Catalogue, round_: RoundOfPlay) -> Iterator[Paragraph]:
    """Yield who verified the results and who stands for the round."""
    boards: dict[str, list[str]] = {}
    for game in round_.games:
        if game.checked:
            boards.setdefault(rights.actor(catalogue, game.checked.by), []).append(str(game.board))
    pattern = catalogue.translate("Paper", "Typed a second time by {name}, boards: {boards}.")
    for name, checked in boards.items():
        yield Paragraph(pattern.format(name=name, boards=", ".join(checked)))
    if signed := round_.signed_off:
        pattern = catalogue.translate("Paper", "Signed off by {name}, {moment}.")
        moment = numbers.date_and_time(catalogue, signed.at)
        name = rights.actor(catalogue, signed.by)
        yield Paragraph(pattern.format(name=name, moment=moment), strong=True)


def _is_draft(here: InHand, round_: RoundOfPlay) -> bool:
    """Whether nobody has published the pairings, nor sat down to them."""
    return round_.published is None and not is_played_from(here.competition, round_)


def _lines_to_write(catalogue: Catalogue) -> tuple[WritingLine, ...]:
    return (
        WritingLine(
            (
                catalogue.translate("Paper", "Round started at"),
                catalogue.translate("Paper", "ended at"),
                catalogue.translate("Paper", "Arbiter"),
            )
        ),
        WritingLine((catalogue.translate("Paper", "Incidents"),)),
        WritingLine(("",)),
    )
