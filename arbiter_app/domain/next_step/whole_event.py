"""What comes next in an event, from the first player to the last paper: there is exactly one."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from enum import Enum, auto

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.play.rounds import RoundOfPlay, StageKind
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Board, Round, StageId
from arbiter_app.domain.permission.by_start import awaits_start
from arbiter_app.domain.registration.tallies import undecided
from arbiter_app.values import frozen


class Coming(Enum):
    """What comes next."""

    PLAYERS = auto()
    """People are registered for the event."""
    TEAMS = auto()
    """Teams are entered."""
    DESK = auto()
    """Who has come is ticked off."""
    COMMISSION = auto()
    DRAW = auto()
    STAGES = auto()
    """Groups or finals are made, or begun."""
    PAIR = auto()
    """Colours are drawn or games paired in a bracket."""
    PAIR_ROUND = auto()
    """A round of a Swiss is paired from the results before it."""
    PUBLISH = auto()
    """The draft of a round of a Swiss is looked at and published."""
    START_POSITION = auto()
    """The start position of Chess960 is drawn before a round is published or begun."""
    LINE_UPS = auto()
    """Line-ups of teams are handed in, and their boards made."""
    RESULTS = auto()
    SHEETS = auto()
    """The sheets of solvers are typed."""
    SIGN_OFF = auto()
    PLAY_OFF = auto()
    FINAL_TABLE = auto()
    """All is played."""
    REPORT = auto()
    """What is handed in when all is played."""


@frozen(kw_only=True)
class NextStep:
    """What comes next, and where."""

    coming: Coming
    stage: StageId | None = None
    round: Round | None = None
    board: Board | None = None
    """The first board without a result; of a round to be signed off its first one."""
    place: int | None = None
    """The best place that is played off."""


def next_step(event: Event) -> NextStep:
    """Return what comes next. A play-off that is due comes before the final table."""
    tournament = event.tournament
    if tournament.draw is None and not tournament.settings.is_only_read:
        return NextStep(coming=_before_draw(event))
    played = tuple(_played(tournament))
    in_play = (
        _before_start(event, _in_play(each, _where_entered(tournament, each)))
        for each in played
        if each.draw is not None
    )
    if step := next(filter(None, in_play), None):
        return step
    for each in played:
        if step := _play_off(event, each):
            return step
    unsigned = (_last_to_sign(_where_entered(tournament, each)) for each in played)
    if step := next(filter(None, unsigned), None):
        return step
    if _has_stages_to_come(tournament):
        return NextStep(coming=Coming.STAGES)
    return NextStep(coming=Coming.FINAL_TABLE)


def _before_draw(event: Event) -> Coming:
    entries = [entry for entry in event.tournament.entries if entry.takes_part]
    if event.tournament.played_by_teams:
        if sum(not team.has_left for team in event.tournament.teams) < 2:
            return Coming.TEAMS
    elif len(entries) < 2:
        return Coming.PLAYERS
    if event.tournament.ceremony is not None:
        return Coming.DRAW
    if not all(entry.present or entry.is_refused for entry in entries):
        return Coming.DESK
    return Coming.COMMISSION if undecided(event) else Coming.DRAW


def _played(tournament: Tournament) -> Iterator[Competition]:
    """Yield what is played but for play-offs: groups before finals."""
    in_parts = tournament.settings.traits.has_parts
    first = () if in_parts else (tournament.main_stage,)
    for stage in (*first, *tournament.later_stages):
        if stage.kind is not StageKind.PLAY_OFF:
            yield tournament.competition(stage.id)


def _where_entered(tournament: Tournament, competition: Competition) -> Competition:
    """Return where results of a competition are entered and signed off: that of teams on its
    boards.
    """
    boards = tournament.boards_of(competition.id)
    return competition if boards is None else tournament.competition(boards.id)


def _in_play(competition: Competition, entered: Competition) -> NextStep | None:
    """Return what comes next while games are left to play; None where none is."""
    if competition.traits.has_bracket and _awaits_pairing(competition):
        return NextStep(coming=Coming.PAIR, stage=competition.id)
    if step := _of_swiss(competition, entered):
        return step
    current = competition.current
    if current is None or not current.missing:
        return None
    before = [each for each in _to_sign(entered) if each.number < current.number]
    if before and before[-1].signed_off is None and not current.has_results:
        return _sign_off(entered, before[-1].number)
    if entered is not competition:
        return _on_boards(competition, entered, current)
    if current.sheets:
        return NextStep(coming=Coming.SHEETS, stage=competition.id, round=current.number)
    waiting = current.unfinished or current.adjourned
    return NextStep(
        coming=Coming.RESULTS,
        stage=competition.id,
        round=current.number,
        board=waiting[0].board,
    )


def _on_boards(competition: Competition, boards: Competition, current: RoundOfPlay) -> NextStep:
    """Return what comes next in a round of matches: boards are made of line-ups before the first
    game, and of matches that wait for theirs when all others are played.
    """
    games = next((each for each in boards.rounds if each.number == current.number), None)
    waiting = () if games is None else games.unfinished or games.adjourned
    without = any(match.result is None and not match.boards for match in current.games)
    has_begun = games is not None and games.has_results
    if waiting and (has_begun or not without):
        return NextStep(
            coming=Coming.RESULTS, stage=boards.id, round=current.number, board=waiting[0].board
        )
    return NextStep(coming=Coming.LINE_UPS, stage=competition.id, round=current.number)


def _before_start(event: Event, step: NextStep | None) -> NextStep | None:
    """Return a step; before a round is published or begun without a start position of Chess960,
    that it is drawn.
    """
    if step is None or step.stage is None or step.round is None:
        return step
    here = in_hand(event, step.stage)
    if step.coming not in (Coming.PUBLISH, Coming.RESULTS) or not awaits_start(here, step.round):
        return step
    first = min(game.board for game in here.competition.round(step.round).games)
    return replace(step, coming=Coming.START_POSITION, board=first)


def _of_swiss(competition: Competition, entered: Competition) -> NextStep | None:
    """Return that a round is to be published or paired, or the one before it to be signed off."""
    settings = competition.settings
    if not settings.traits.follows_results or settings.is_only_read:
        return None
    # Imported here, for a round robin is played without it.
    from arbiter_app.domain.pairing.swiss.standing import (
        RoundStanding,
        round_in_hand,
        round_standing,
    )

    number = round_in_hand(competition)
    match round_standing(competition, number):
        case RoundStanding.DRAFT:
            return NextStep(coming=Coming.PUBLISH, stage=competition.id, round=number)
        case RoundStanding.READY | RoundStanding.NO_COLOUR:
            paired = NextStep(coming=Coming.PAIR_ROUND, stage=competition.id, round=number)
            return _last_to_sign(entered) or paired
    return None


def _awaits_pairing(competition: Competition) -> bool:
    """Whether more than results is due in the matches of a bracket."""
    # Imported here, for a round robin is played without it.
    from arbiter_app.domain.pairing.knockout import knockout
    from arbiter_app.domain.pairing.match import Due

    due = {match.state.due for match in knockout(competition).due if match.state is not None}
    return bool(due - {Due.RESULT, Due.NOTHING})


def _to_sign(competition: Competition) -> list[RoundOfPlay]:
    """Return the rounds that have results of their own."""
    return [each for each in competition.rounds if each.to_play or each.sheets]


def _last_to_sign(competition: Competition) -> NextStep | None:
    """Return the last round where it alone is not signed off: an event that signs none is not
    asked to.
    """
    rounds = _to_sign(competition)
    if not rounds or rounds[-1].signed_off is not None or rounds[-1].missing:
        return None
    is_usual = all(each.signed_off is not None for each in rounds[:-1])
    return _sign_off(competition, rounds[-1].number) if is_usual else None


def _sign_off(competition: Competition, number: Round) -> NextStep:
    games = competition.round(number).to_play
    board = games[0].board if games else None
    return NextStep(coming=Coming.SIGN_OFF, stage=competition.id, round=number, board=board)


def _play_off(event: Event, competition: Competition) -> NextStep | None:
    """Return the first play-off of a stage that is to begin or to go on."""
    if not competition.play_offs and competition.settings.play_off is None:
        return None
    # Imported here, for most tournaments have none.
    from arbiter_app.domain.next_step.play_offs import play_off_state, ties_to_play_off

    with suppress(RuleError):  # said on the page of play-offs, with what to do
        places = [
            play_off.first_place
            for play_off in competition.play_offs
            if not play_off_state(competition, play_off, event.contestants).is_over
        ]
        places += [tie.first_place for tie in ties_to_play_off(competition, event.contestants)]
        if places:
            return NextStep(coming=Coming.PLAY_OFF, stage=competition.id, place=min(places))
    return None


def _has_stages_to_come(tournament: Tournament) -> bool:
    later = [stage for stage in tournament.later_stages if stage.kind is not StageKind.PLAY_OFF]
    if any(tournament.competition(stage.id).draw is None for stage in later):
        return True
    has_final = any(stage.kind is StageKind.FINAL for stage in later)
    return tournament.settings.traits.has_parts and not has_final
