"""The order of play: the games to be played now, with boards, colours, clocks and times."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.parts.stage_papers import titled
from arbiter_app.documents.play.round_protocol import titled_round
from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Paragraph,
    Report,
    SheetKind,
    Table,
)
from arbiter_app.domain.facts.competition import Competition, PlayOff
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, Stage
from arbiter_app.domain.ids import PlayerId, StageId
from arbiter_app.domain.next_step.play_offs import Proposal, play_off_state, ties_to_play_off
from arbiter_app.domain.pairing.knockout import Knockout, KnockoutMatch, knockout, match_rules
from arbiter_app.domain.pairing.match import Due, MatchState
from arbiter_app.domain.pairing.progress import has_ended_early, is_over
from arbiter_app.i18n import Catalogue
from arbiter_app.i18n import catalogue as catalogue_of
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event import regulations
from arbiter_app.wording.terms.play import knockouts, play_offs
from arbiter_app.wording.terms.play.games_of_matches import game_of_match, match_games


def order_of_play(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the games to be played now, of a stage or of everything that is under way.

    Whatever is in hand, it is of the whole event. Raises RuleError("stage.none").
    """
    event = here.event
    chosen = options["stage"]
    stages = event.tournament.stages
    if isinstance(chosen, int):
        stages = (event.tournament.stage(StageId(chosen)),)
    only = _only_round(event, stages)
    blocks = tuple(_to_play(event, catalogue, stages, only))
    if not blocks:
        blocks = (Paragraph(catalogue.translate("Paper", "Nothing is to be played now.")),)
    body = frame.Body(
        document="order-of-play",
        title=catalogue.translate("Paper", "Order of play"),
        subtitle=titled_round(here, catalogue, only) if only else "",
        blocks=blocks,
        kind=SheetKind.POSTED,
        undivided=True,
        ranked=False,
    )
    return frame.framed(body, here, catalogue, printed_at)


def is_anything_to_play(here: InHand) -> bool:
    """Whether the order of play of the whole event has anything on it, as the sheet itself says."""
    event = here.event
    return any(True for _ in _to_play(event, catalogue_of("en"), event.tournament.stages))


def _to_play(
    event: Event,
    catalogue: Catalogue,
    stages: Sequence[Stage],
    only: RoundOfPlay | None = None,
) -> Iterator[Block]:
    """Yield what is to be played; that it is of one round alone is told above."""
    for stage in stages:
        games = tuple(_games(event, catalogue, stage, only))
        if games and len(stages) > 1:
            yield Paragraph(titled(event.tournament, stage, catalogue), strong=True)
        yield from games
        yield from _play_offs(event, catalogue, stage)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Line:
    """A game to be played."""

    match: str
    board: str
    white: PlayerId
    black: PlayerId
    time_control: str
    starts_at: datetime | None


def _only_round(event: Event, stages: Sequence[Stage]) -> RoundOfPlay | None:
    """Return the round that all games to be played now are of; None of matches and play-offs, and
    where several rounds have some.
    """
    found: list[RoundOfPlay] = []
    for stage in stages:
        seen = in_hand(event, stage.id)
        if not _is_played(event, stage, seen.competition):
            continue
        if seen.competition.traits.has_bracket or stage.play_off is not None:
            return None
        rounds = (each for each in seen.competition.rounds if any(map(_is_open, each.games)))
        found += [each for each in rounds if _is_now(seen, each, None)]
    return found[0] if len(found) == 1 else None


def _is_played(event: Event, stage: Stage, competition: Competition) -> bool:
    """Whether anything is played in a stage, and not yet over."""
    if competition.draw is None or is_over(competition):
        return False
    return not has_ended_early(event.tournament, stage)


def _games(
    event: Event, catalogue: Catalogue, stage: Stage, only: RoundOfPlay | None
) -> Iterator[Block]:
    """Yield the games of a stage that can be played, and what has to be done before others can."""
    seen = in_hand(event, stage.id)
    competition = seen.competition
    if not _is_played(event, stage, competition):
        return
    earliest = _earliest(event, stage)
    stands = knockout(competition) if competition.traits.has_bracket else None
    lines = [
        *_paired(seen, catalogue, stands, earliest),
        *_to_pair(seen, catalogue, stands, earliest),
    ]
    if lines:
        yield _table(seen, catalogue, lines, only)
    if stands is not None:
        for match in stands.due:
            if match.state and match.state.due not in (Due.GAME, Due.RESULT):
                yield Paragraph(_waiting(seen, catalogue, stands, match, match.state))


def _earliest(event: Event, stage: Stage) -> datetime | None:
    """Return when games of a step of a play-off may begin, after its pause; None: whenever."""
    for play_off in event.tournament.play_offs:
        if play_off.id == stage.play_off:
            home = event.tournament.competition(play_off.stage)
            return play_off_state(home, play_off, event.contestants).ready_at
    return None


def _paired(
    here: InHand, catalogue: Catalogue, stands: Knockout | None, earliest: datetime | None
) -> Iterator[_Line]:
    competition = here.competition
    named = match_games(catalogue, competition, stands) if stands else {}
    surplus = {
        game.id
        for match in (stands.matches.values() if stands else ())
        if match.state
        for game in match.state.surplus
    }
    for round_, game in competition.games:
        if not _is_open(game) or game.id in surplus or not _is_now(here, round_, stands):
            continue
        of_match = named.get(game.id)
        yield _Line(
            match=game_of_match(catalogue, of_match.match, of_match.game)
            if of_match
            else catalogue.translate("Paper", "Round {round}").format(round=round_.number),
            board=str(game.board),
            white=game.white,
            black=game.black,
            time_control=game.time_control or here.time_control,
            starts_at=_later(round_.starts_at, earliest),
        )


def _is_open(game: Game) -> bool:
    """Whether it is to be played as it stands here; a match whose boards are made is on them."""
    return game.result is None and not game.boards


def _is_now(here: InHand, round_: RoundOfPlay, stands: Knockout | None) -> bool:
    """Whether games of a round are to be played now: in a schedule those of the current round and
    what is left of earlier ones.
    """
    current = here.competition.current
    return stands is not None or (current is not None and round_.number <= current.number)


def _to_pair(
    here: InHand, catalogue: Catalogue, stands: Knockout | None, earliest: datetime | None
) -> Iterator[_Line]:
    """Yield the games of matches whose colours are known and that nobody has paired yet."""
    for match in stands.due if stands else ():
        state = match.state
        if stands is None or state is None or state.next is None:
            continue
        rules = match_rules(here.competition.settings.knockout, match.node)
        yield _Line(
            match=game_of_match(
                catalogue,
                knockouts.match_name(catalogue, stands.bracket, match.id),
                knockouts.game_name(catalogue, rules, state, state.next),
            ),
            board="",
            white=state.next.white,
            black=state.next.black,
            time_control=state.next.time_control or here.time_control,
            starts_at=earliest,
        )


def _later(one: datetime | None, other: datetime | None) -> datetime | None:
    return max(filter(None, (one, other)), default=None)


def _waiting(
    here: InHand,
    catalogue: Catalogue,
    stands: Knockout,
    match: KnockoutMatch,
    state: MatchState,
) -> str:
    rules = match_rules(here.competition.settings.knockout, match.node)
    pattern = catalogue.translate("Paper", "{match}, {players}: {due}.", "order of play")
    return pattern.format(
        match=knockouts.match_name(catalogue, stands.bracket, match.id),
        players=play_offs.names(catalogue, here.event, state.pair),
        due=knockouts.due_text(catalogue, rules, state),
    )


def _table(
    here: InHand, catalogue: Catalogue, lines: list[_Line], only: RoundOfPlay | None
) -> Table:
    """Return the games; of one round alone, which is told above, without what all have of it."""
    starts = any(line.starts_at for line in lines) and only is None
    clocks = any(line.time_control for line in lines)
    numbered = here.competition.numbers
    number = columns.number(catalogue)
    first, second = columns.sides(here, catalogue)

    def row(line: _Line) -> Iterator[Cell]:
        if only is None:
            yield Cell(line.match)
        yield Cell(line.board)
        yield Cell(str(numbered[line.white]))
        yield frame.name_cell(here.event, catalogue, line.white)
        yield Cell()
        yield frame.name_cell(here.event, catalogue, line.black)
        yield Cell(str(numbered[line.black]))
        if clocks:
            yield Cell(line.time_control)
        if starts:
            moment = line.starts_at
            yield Cell(numbers.time_text(catalogue, moment) if moment else "", strong=True)

    return Table(
        columns=(
            *([Column(catalogue.translate("Column", "Match"))] if only is None else []),
            columns.place_in_hall(here, catalogue),
            number,
            first,
            Column(catalogue.translate("Column", "Result"), ColumnKind.WRITING, Align.CENTRE),
            second,
            number,
            *(
                [Column(catalogue.translate("Column", "Time control"), align=Align.CENTRE)]
                if clocks
                else []
            ),
            *(
                [Column(catalogue.translate("Column", "Start"), ColumnKind.NUMBER, Align.CENTRE)]
                if starts
                else []
            ),
        ),
        rows=tuple(tuple(row(line)) for line in lines),
    )


def _play_offs(event: Event, catalogue: Catalogue, stage: Stage) -> Iterator[Paragraph]:
    """Yield which ties of a stage are to be played off, and which next steps can begin."""
    seen = in_hand(event, stage.id)
    if seen.competition.settings.play_off is None or seen.competition.draw is None:
        return
    for tie in ties_to_play_off(seen.competition, seen.event.contestants):
        yield Paragraph(play_offs.tie_text(catalogue, seen, tie))
        if tie.proposal:
            yield from _proposed(seen.event, catalogue, tie.proposal)
    for play_off in seen.competition.play_offs:
        yield from _next_steps(seen, catalogue, play_off)


def _next_steps(here: InHand, catalogue: Catalogue, play_off: PlayOff) -> Iterator[Paragraph]:
    event = here.event
    state = play_off_state(here.competition, play_off, event.contestants)
    for proposal in state.proposals:
        yield from _proposed(event, catalogue, proposal)
    if state.proposals and state.ready_at:
        pattern = catalogue.translate("Paper", "Not before {time}.")
        time = numbers.time_text(catalogue, state.ready_at)
        yield Paragraph(pattern.format(time=time), strong=True)


def _proposed(event: Event, catalogue: Catalogue, proposal: Proposal) -> Iterator[Paragraph]:
    """Yield who plays what next, and how the regulations have it played."""
    yield Paragraph(play_offs.proposal_text(catalogue, event, proposal), strong=True)
    of_teams = event.tournament.played_by_teams
    yield Paragraph(regulations.branch_text(catalogue, proposal.branch, of_teams=of_teams))
