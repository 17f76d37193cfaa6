"""The evening pack: everything that lets the event go on by hand if the computer does not."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from arbiter_app.documents.disputes import open_matters
from arbiter_app.documents.disputes.incident_act import FORM as ACT_FORM
from arbiter_app.documents.disputes.incident_act import INCIDENT, incident_act
from arbiter_app.documents.disputes.incident_register import incident_register
from arbiter_app.documents.disputes.protest import APPEAL, protest
from arbiter_app.documents.disputes.protest import FORM as PROTEST_FORM
from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import frame
from arbiter_app.documents.parts.stage_papers import of_stage
from arbiter_app.documents.play.bracket import PAPER, bracket
from arbiter_app.documents.play.colour_lots import FORM as LOTS_FORM
from arbiter_app.documents.play.colour_lots import colour_lots
from arbiter_app.documents.play.match_protocol import FORM as MATCH_FORM
from arbiter_app.documents.play.match_protocol import MATCH, match_protocol
from arbiter_app.documents.play.round_protocol import FORM, ROUND, round_protocol
from arbiter_app.documents.play.schedule import rounds_to_play
from arbiter_app.documents.play.solving_round import solving_round
from arbiter_app.documents.play.team_protocol import team_protocol
from arbiter_app.documents.report import Contents, Facts, Orientation, Paragraph, Report, SheetKind
from arbiter_app.documents.table.cross_table import cross_table
from arbiter_app.documents.table.final_standings import final_standings
from arbiter_app.documents.table.in_order import ORDER
from arbiter_app.documents.table.solving_table import solving_table
from arbiter_app.documents.whole.next_pairing import with_next_round
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.play.game_notes import Signed
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Round, StageId
from arbiter_app.domain.pairing.knockout import knockout
from arbiter_app.domain.pairing.progress import has_ended_early, is_over
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event.stages import stage_name
from arbiter_app.wording.terms.play import start_positions
from arbiter_app.wording.terms.play.knockouts import match_number

Compose = Callable[[InHand, Options, Catalogue, datetime], Report]

BLANKS = ChoiceOption(
    "blanks",
    QT_TRANSLATE_NOOP("Option", "Blank protocols"),
    (
        Choice("all", QT_TRANSLATE_NOOP("Option", "of all rounds to come")),
        Choice("3", QT_TRANSLATE_NOOP("Option", "of the next three rounds")),
        Choice("1", QT_TRANSLATE_NOOP("Option", "of the next round")),
    ),
)

_OF_PEOPLE = (
    QT_TRANSLATE_NOOP(
        "Paper",
        "Pairings: the games to play are on the sheet of remaining rounds, with boards and colours."
        " They hold as they stand; nothing is drawn again.",
    ),
    QT_TRANSLATE_NOOP(
        "Paper",
        "Results: write them on the protocol of the round. Both players sign, then the arbiter.",
    ),
    QT_TRANSLATE_NOOP(
        "Paper",
        "Cross table: write every result into both rows, as + and – where a game was forfeited, and"
        " add up the points. Tie-breaks are worked out at the end; their order stands at the foot"
        " of the table.",
    ),
)
_OF_TEAMS = (
    QT_TRANSLATE_NOOP(
        "Paper",
        "Pairings: the matches to play are on the sheet of remaining rounds, the team named first"
        " at the left. They hold as they stand; nothing is drawn again.",
    ),
    QT_TRANSLATE_NOOP(
        "Paper",
        "Results: write who sits at the boards, then the results, on the protocol of the matches."
        " Both captains sign, then the arbiter.",
    ),
    QT_TRANSLATE_NOOP(
        "Paper",
        "Cross table: write match points and game points of every match into both rows, as + and –"
        " where it was forfeited, and add them up. Tie-breaks are worked out at the end; their"
        " order stands at the foot of the table.",
    ),
)
_OF_SOLVERS = (
    QT_TRANSLATE_NOOP(
        "Paper",
        "Sheets: note on every sheet that is handed in how much time was used; nothing where it was"
        " used up.",
    ),
    QT_TRANSLATE_NOOP(
        "Paper",
        "Points: write those of each problem and the time into the blank of the round. The table"
        " goes by points, then by the less time.",
    ),
)
_STEPS = (
    QT_TRANSLATE_NOOP(
        "Paper",
        "Incidents, protests, withdrawals: write an act or a protest with round, board, time and"
        " signature. Adjourned games go on from the envelopes of the sheet of open matters.",
    ),
    QT_TRANSLATE_NOOP(
        "Paper",
        "Back at a computer: open the newest copy of the file. Where it says an older data version"
        " than the foot of this sheet, look through this pack for what is missing. Type the"
        " protocols round by round, check them a second time, and sign the rounds off.",
    ),
)


def evening_pack(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the cover, with the tables, the games to play, protocols and open matters behind."""

    def sheet(compose: Compose, chosen: Options) -> Report:
        return compose(here, chosen, catalogue, printed_at)

    event = with_next_round(here.event)
    tournament = event.tournament
    official = _with_pairings_published(event, printed_at)
    blanks = None if options[BLANKS.name] == "all" else int(options[BLANKS.name] or 0)
    stages = [
        _StageSheets(in_hand(event, stage), in_hand(official, stage), catalogue, printed_at, blanks)
        for stage in _under_way(tournament)
    ]
    cover = frame.framed(_cover(event, catalogue), here, catalogue, printed_at)
    behind = (
        *(of_stage(each, event, s.id, catalogue) for s in stages for each in s.as_it_is()),
        *([sheet(open_matters.open_matters, {})] if open_matters.are_open(tournament) else []),
        *([sheet(incident_register, {})] if tournament.incidents else []),
        sheet(incident_act, {INCIDENT.name: None, ACT_FORM.name: "blank"}),
        sheet(protest, {APPEAL.name: None, PROTEST_FORM.name: "blank"}),
        *(of_stage(each, event, s.id, catalogue) for s in stages for each in s.to_write_on()),
    )
    return replace(cover, following=behind)


def _under_way(tournament: Tournament) -> Sequence[StageId]:
    """Return the main stage, and the later ones that have begun and are not over, or wait for a
    signature.
    """
    later = [
        stage.id
        for stage in tournament.later_stages
        if (seen := tournament.competition(stage.id)).draw is not None
        and (_unsigned(seen) or not (is_over(seen) or has_ended_early(tournament, stage)))
    ]
    return [tournament.main_stage.id, *later]


@dataclass(frozen=True, slots=True)
class _StageSheets:
    """The sheets of one stage."""

    here: InHand
    official: InHand
    """The same with all pairings published."""
    catalogue: Catalogue
    printed_at: datetime
    blanks: int | None
    """Of how many rounds to come there are protocols to write on; None: of all."""

    @property
    def id(self) -> StageId:
        return self._competition.id

    @property
    def _competition(self) -> Competition:
        return self.here.competition

    def as_it_is(self) -> Iterator[Report]:
        """Yield the tables, the games to play and the protocols of rounds not signed off."""
        if self._competition.traits.has_bracket:
            drawn = self._sheet(bracket, {PAPER.name: "a4-sheets"})
            # At a desk it is read from near.
            yield replace(drawn, kind=SheetKind.FILED)
        elif self._competition.traits.has_sheets:
            yield self._sheet(solving_table, {})
        elif not self._competition.traits.has_parts:
            yield self._sheet(cross_table, {ORDER.name: "number"})
        yield self._sheet(final_standings, {})
        if self._competition.missing and not self._competition.traits.has_sheets:
            yield self._sheet(rounds_to_play, {})
        filled = self.catalogue.translate("Paper", "Round protocols as they are")
        for each in _unsigned(self._competition):
            yield self._protocol(each.number, "blank" if each.missing else "filled", filled)

    def to_write_on(self) -> Iterator[Report]:
        """Yield protocols of the rounds, and of a knockout those of its matches and lots."""
        to_fill = self.catalogue.translate("Paper", "Round protocols to write on")
        for each in _to_come(self._competition)[: self.blanks]:
            yield self._protocol(each.number, "blank", to_fill)
        if not self._competition.traits.has_bracket:
            return
        of_matches = self.catalogue.translate("Paper", "Match protocols to write on")
        stands = knockout(self._competition)
        for match in stands.due:
            options: Options = {
                MATCH.name: match_number(stands.bracket, match.id),
                MATCH_FORM.name: "blank",
            }
            yield replace(self._sheet(match_protocol, options), listed=of_matches)
        yield self._sheet(colour_lots, {LOTS_FORM.name: "blank"})

    def _sheet(self, compose: Compose, options: Options) -> Report:
        return compose(self.here, options, self.catalogue, self.printed_at)

    def _protocol(self, number: Round, form: str, listed: str) -> Report:
        options: Options = {ROUND.name: number, FORM.name: form}
        compose = team_protocol if self.here.is_of_teams else round_protocol
        if self._competition.traits.has_sheets:
            compose = solving_round
        made = compose(self.official, options, self.catalogue, self.printed_at)
        return replace(made, listed=listed)


def _with_pairings_published(event: Event, at: datetime) -> Event:
    """Return the event with no round a draft: without the computer these pairings are to hold."""
    stages = tuple(
        replace(
            stage,
            rounds=tuple(
                replace(each, published=each.published or Signed("", at)) for each in stage.rounds
            ),
        )
        for stage in event.tournament.stages
    )
    return replace(event, tournaments=(replace(event.tournament, stages=stages),))


def _unsigned(competition: Competition) -> Sequence[RoundOfPlay]:
    """Return the rounds begun that nobody has signed off."""
    rounds = competition.rounds
    return [each for each in rounds if competition.has_begun(each) and each.signed_off is None]


def _to_come(competition: Competition) -> Sequence[RoundOfPlay]:
    """Return the rounds of which no game was played."""
    rounds = competition.rounds
    return [each for each in rounds if each.missing and not competition.has_begun(each)]


def _cover(event: Event, catalogue: Catalogue) -> frame.Body:
    tournament = event.tournament
    return frame.Body(
        document="evening-pack",
        title=catalogue.translate("Paper", "Evening pack"),
        subtitle=catalogue.translate("Paper", "to go on by hand without the computer"),
        blocks=(
            Facts((*_facts(tournament, catalogue), *_chess960(event, catalogue))),
            Paragraph(catalogue.translate("Paper", "What is in the pack"), strong=True),
            Contents(
                sheet=catalogue.translate("Column", "Sheet"),
                pages=catalogue.translate("Column", "Pages"),
            ),
            Paragraph(catalogue.translate("Paper", "How to go on by hand"), strong=True),
            *_steps(tournament, catalogue),
            *_start_positions(event, catalogue),
        ),
        orientation=Orientation.PORTRAIT,
        ranked=False,
    )


def _facts(tournament: Tournament, catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield what whoever goes on has to know first."""
    rounds = catalogue.translate("Paper", "{begun} of {rounds}")

    def how_far(stage: Competition) -> str:
        begun = sum(stage.has_begun(each) for each in stage.rounds)
        if stage.settings.traits.has_bracket:  # nobody knows how many games it will take
            return str(begun)
        return rounds.format(begun=begun, rounds=stage.announced_rounds)

    yield catalogue.translate("Paper", "Rounds begun"), _by_stage(tournament, catalogue, how_far)
    if tournament.played_by_teams:
        matches = sum(each.missing for each in tournament.stages if each.boards_of is None)
        yield catalogue.translate("Paper", "Matches without a result"), str(matches)
    elif tournament.settings.traits.has_sheets:
        sheets = [sheet for each in tournament.main_stage.rounds for sheet in each.sheets]
        waiting = sum(sheet.is_open for sheet in sheets)
        yield catalogue.translate("Paper", "Sheets not typed"), str(waiting)
    else:
        missing = sum(each.missing for each in tournament.stages)
        yield catalogue.translate("Paper", "Games without a result"), str(missing)
    for head, chosen in (
        (catalogue.translate("Paper", "Rounds not signed off"), _unsigned),
        (catalogue.translate("Paper", "Rounds to come"), _to_come),
    ):
        yield head, _by_stage(tournament, catalogue, _numbers_of(chosen))
    of_games = [each for each in tournament.stages if tournament.boards_of(each.id) is None]
    rounds_of_all = [each for stage in of_games for each in stage.rounds]
    if adjourned := sum(len(each.adjourned) for each in rounds_of_all):
        yield catalogue.translate("Paper", "Adjourned games"), str(adjourned)
    if undecided := sum(each.is_open for each in tournament.appeals):
        yield catalogue.translate("Paper", "Protests and appeals not decided"), str(undecided)


def _chess960(event: Event, catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield how Chess960 is played, and the start positions that are drawn for rounds to come."""
    if event.chess960 is None:
        return
    yield catalogue.translate("Paper", "Chess960"), start_positions.rules(catalogue, event)
    pattern = catalogue.translate("Paper", "Round {round}")
    for stage in map(event.tournament.competition, _under_way(event.tournament)):
        for each in stage.rounds:
            if each.start is not None and not stage.has_begun(each):
                yield (
                    pattern.format(round=each.number),
                    start_positions.with_boards(catalogue, event, each),
                )


def _start_positions(event: Event, catalogue: Catalogue) -> tuple[Paragraph, ...]:
    """Return how start positions are drawn without the computer."""
    if event.chess960 is None:
        return ()
    note = catalogue.translate(
        "Paper",
        "Chess960: draw the start position before every round, in sight of all, by dice, coin or"
        " cards (Laws of Chess, Guidelines II): bishops on squares of different colours, the king"
        " between the rooks. Write it on the protocol of the round.",
    )
    return (Paragraph(note, strong=True),)


def _by_stage(
    tournament: Tournament, catalogue: Catalogue, said: Callable[[Competition], str]
) -> str:
    """Return what is said of the stages under way: of each with its name, where it is not the main
    tournament alone.
    """
    played = [
        stage
        for stage in _under_way(tournament)
        if not tournament.competition(stage).traits.has_parts
    ]
    nothing = catalogue.translate("Paper", "none")
    if played == [tournament.main_stage.id]:
        return said(tournament.competition()) or nothing
    named = catalogue.translate("Paper", "{stage}: {what}", "of a stage")
    texts = (
        named.format(stage=stage_name(catalogue, tournament, stage), what=what)
        for stage in played
        if (what := said(tournament.competition(stage)))
    )
    return "; ".join(texts) or nothing


def _numbers_of(
    chosen: Callable[[Competition], Sequence[RoundOfPlay]],
) -> Callable[[Competition], str]:
    return lambda stage: numbers.ranges([each.number for each in chosen(stage)])


def _steps(tournament: Tournament, catalogue: Catalogue) -> Iterator[Paragraph]:
    step = catalogue.translate("Paper", "{number}. {what}")
    first: Sequence[str] = _OF_TEAMS if tournament.played_by_teams else _OF_PEOPLE
    if tournament.settings.traits.has_sheets:
        first = _OF_SOLVERS
    for number, what in enumerate((*first, *_STEPS), start=1):
        yield Paragraph(step.format(number=number, what=catalogue.translate("Paper", what)))
    if any(tournament.competition(stage).traits.has_bracket for stage in _under_way(tournament)):
        note = catalogue.translate(
            "Paper",
            "Knockouts: write the winners into the bracket, who then meets whom into the match"
            " protocols. Draw colours before everybody and write them into the protocol of lots.",
        )
        yield Paragraph(note, strong=True)
    if tournament.settings.traits.follows_results:
        note = catalogue.translate(
            "Paper",
            "Swiss: where all results were known, the next round is in this pack, paired from them."
            " Further rounds are paired by hand from the cross table: score groups from the top, no"
            " second meeting, the due colour (C.04.1, and the text of the system).",
        )
        if tournament.settings.has_two_games:
            note = catalogue.translate(
                "Paper",
                "Double-Swiss: where all results were known, the next round is in this pack, paired"
                " from them. Further rounds are paired by hand from the cross table: score groups"
                " from the top, no second meeting; each pair plays two games, one with each colour"
                " (C.04.1, C.04.5).",
            )
        if not tournament.settings.sport.traits.has_fide:
            note = catalogue.translate(
                "Paper",
                "Where all results were known, the next round is in this pack, paired from them."
                " Further rounds are paired by hand from the cross table: groups of equal scores"
                " from the top, no second meeting, colours in turn.",
            )
        yield Paragraph(note, strong=True)
