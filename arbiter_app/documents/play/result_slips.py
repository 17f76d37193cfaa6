"""Result slips: the players of a board tick the result of their game and sign it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import frame, slip_heads
from arbiter_app.documents.parts.slip_code import slip_code
from arbiter_app.documents.play.round_protocol import ROUND, chosen_round
from arbiter_app.documents.play.schedule import round_title
from arbiter_app.documents.play.start_positions import has_own_starts, start_cell
from arbiter_app.documents.report import Orientation, Report, SheetKind
from arbiter_app.documents.slip import Slip, SlipBoxes, SlipLine, SlipRules, Slips, SlipSize
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.play.two_games import GAMES
from arbiter_app.domain.facts.results import Colour, Mark, Result
from arbiter_app.domain.ids import GameId, PlayerId
from arbiter_app.domain.teams.seats import seated
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.event import mcmahon
from arbiter_app.wording.terms.play import matches, results
from arbiter_app.wording.terms.registration import people

FORM = ChoiceOption(
    "form",
    QT_TRANSLATE_NOOP("Option", "Form"),
    (
        Choice("filled", QT_TRANSLATE_NOOP("Option", "with names")),
        Choice("blank", QT_TRANSLATE_NOOP("Option", "a sheet of blank ones")),
    ),
)
PER_SHEET = ChoiceOption(
    "per-sheet",
    QT_TRANSLATE_NOOP("Option", "On a sheet"),
    tuple(Choice(each, each) for each in ("8", "6", "4")),
)
CODE = ChoiceOption(
    "code",
    QT_TRANSLATE_NOOP("Option", "QR code of the board"),
    (
        Choice("with", QT_TRANSLATE_NOOP("Option", "with it")),
        Choice("without", QT_TRANSLATE_NOOP("Option", "without it")),
    ),
)

_ACROSS = 2
_RESULTS = (
    Result(Mark.WON, Mark.LOST),
    Result(Mark.DRAWN, Mark.DRAWN),
    Result(Mark.LOST, Mark.WON),
)


def result_slips(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return a slip for every game of a round that is to be played, or a sheet of blank ones.

    Raises RuleError("stage.no-such-round").
    """
    on_sheet = int(options[PER_SHEET.name] or 0)
    if options[FORM.name] == "blank":
        subtitle = ""
        slips = [_blank(here, catalogue)] * on_sheet
    else:
        round_ = chosen_round(here, options[ROUND.name])
        subtitle = round_title(here, catalogue, round_)
        slips = [*_slips(here, catalogue, round_, has_codes=options[CODE.name] == "with")]
    body = frame.Body(
        document="result-slips",
        title=catalogue.translate("Paper", "Result slips"),
        subtitle=subtitle,
        blocks=(Slips(across=_ACROSS, down=on_sheet // _ACROSS, slips=tuple(slips)),),
        orientation=Orientation.PORTRAIT,
        kind=SheetKind.CUT,
        ranked=False,
        signatures=(),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _slips(
    here: InHand, catalogue: Catalogue, round_: RoundOfPlay, *, has_codes: bool
) -> Iterator[Slip]:
    title = round_title(here, catalogue, round_)
    own_starts = has_own_starts(here.event, round_)
    places = _places(here, round_)
    for game in to_be_played(round_):
        start = start_cell(round_, game.board).text if own_starts else ""
        slip = _slip(here, catalogue, title, game, (places.get(game.id, ""), start))
        stage = here.competition.id
        code = slip_code(here.event, stage, round_.number, game) if has_codes else ""
        yield replace(slip, code=code)


def to_be_played(round_: RoundOfPlay) -> Sequence[Game]:
    """Return the games of a round without a result; once all have one, all that were played in
    it.
    """
    games = [game for game in round_.games if game.carried_from is None]
    return [game for game in games if game.result is None] or games


def _slip(
    here: InHand, catalogue: Catalogue, title: str, game: Game, told: tuple[str, str]
) -> Slip:
    """Return the slip of a game; `told`: its place at a table of teams, its start position."""

    def side(player: PlayerId) -> str:
        name = people.name(catalogue, here.event.contestants[player])
        pattern = catalogue.translate("Paper", "{name} ({number})", "a player with his number")
        return pattern.format(name=name, number=here.competition.numbers[player])

    place, start = told
    opening: tuple[SlipLine, ...] = tuple(_teams(here, catalogue, game, place))
    if start:
        head = catalogue.translate("Column", "Start position")
        opening = (*opening, SlipLine(f"{head}: {start}"))
    if terms := mcmahon.terms_of_game(catalogue, game):
        opening = (*opening, SlipLine(terms))
    return Slip(
        (
            slip_heads.head(here, catalogue),
            slip_heads.of_board(catalogue, title, game.board),
            *opening,
            *_side(catalogue.translate("Column", "White"), side(game.white)),
            *_side(catalogue.translate("Column", "Black"), side(game.black)),
            *_to_write(catalogue, *_of_two_games(here, catalogue, game)),
        )
    )


def _of_two_games(here: InHand, catalogue: Catalogue, game: Game | None) -> Iterator[str]:
    """Yield what stands above the results of each game of a match of two; nothing of a game. The
    one named first stands in front in both.
    """
    if not here.competition.settings.has_two_games:
        return
    translate = catalogue.translate
    one, other = translate("Paper", "the first one named"), translate("Paper", "the second one")
    if game is not None:
        players = here.event.contestants
        one, other = (people.name(catalogue, players[each]) for each in (game.white, game.black))
    white, black = (results.colour(catalogue, colour) for colour in Colour)
    pattern = translate("Paper", "Game {game}: {one} ({colour}) – {other} ({other_colour})")
    for number, (mine, theirs) in zip(GAMES, ((white, black), (black, white)), strict=True):
        yield pattern.format(game=number, one=one, colour=mine, other=other, other_colour=theirs)


def _places(here: InHand, round_: RoundOfPlay) -> Mapping[GameId, str]:
    """Return at which table and board of it the games of teams are played, "2.3"."""
    home = here.competition.id
    stage = next((each for each in here.tournament.stages if each.id == home), None)
    if stage is None or stage.boards_of is None:
        return {}
    of_matches = here.tournament.competition(stage.boards_of)
    found = seated(here.tournament, of_matches, of_matches.round(round_.number))
    return {
        seat.game.id: matches.board_label(each.match, seat.board)
        for each in found
        for seat in each.seats
        if seat.game is not None
    }


def _teams(here: InHand, catalogue: Catalogue, game: Game, place: str) -> Iterator[SlipLine]:
    """Yield for which teams a game is played, and at which board of their table."""
    teams = (here.tournament.team_of(each) for each in (game.white, game.black))
    named = [people.name(catalogue, here.event.contestants[each.id]) for each in teams if each]
    if named:
        told = (place, " – ".join(named))
        yield SlipLine(" · ".join(part for part in told if part), size=SlipSize.SMALL)


def _blank(here: InHand, catalogue: Catalogue) -> Slip:
    """Return a slip on which everything is written by hand."""
    translate = catalogue.translate
    return Slip(
        (
            slip_heads.head(here, catalogue),
            SlipRules((translate("Paper", "Round"), translate("Paper", "Board"))),
            SlipRules((translate("Column", "White"), translate("Column", "Black"))),
            *_to_write(catalogue, *_of_two_games(here, catalogue, None)),
        )
    )


def _side(colour: str, name: str) -> tuple[SlipLine, ...]:
    return (SlipLine(colour, size=SlipSize.SMALL), SlipLine(name, strong=True))


def _to_write(catalogue: Catalogue, *games: str) -> tuple[SlipLine | SlipBoxes | SlipRules, ...]:
    """Return what is filled in of a game, or of the games of a match, each with its words above."""
    translate = catalogue.translate
    boxes = SlipBoxes(tuple(results.result(catalogue, each) for each in _RESULTS))
    of_games = (part for words in games for part in (SlipLine(words, size=SlipSize.SMALL), boxes))
    return (
        *(of_games if games else (boxes,)),
        SlipRules(
            (
                translate("Column", "White’s signature"),
                translate("Column", "Black’s signature"),
                translate("Paper", "Arbiter"),
            )
        ),
    )
