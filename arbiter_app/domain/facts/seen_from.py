"""A stage seen as a tournament of its own: every rule of a tournament holds for it."""

from dataclasses import replace

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.numbering import Draw, DrawnNumber
from arbiter_app.domain.facts.rounds import Stage, StageKind
from arbiter_app.domain.facts.settings import System
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import MAIN_STAGE, StageId


def seen_from(event: Event, stage: StageId = MAIN_STAGE) -> Event:
    """Return the event as if its tournament were one of its stages.

    `main_stage` is that stage then, the numbers are those of its slots, the settings its own, and
    only its players take part, at its time control; all else is as it was.

    Raises RuleError("stage.none").
    """
    if stage == MAIN_STAGE:
        return event
    seen = as_stage(event.tournament, stage)
    return replace(
        event,
        time_control=event.tournament.stage(stage).time_control or event.time_control,
        tournaments=(seen, *event.tournaments[1:]),
    )


def as_stage(tournament: Tournament, stage: StageId) -> Tournament:
    """Return a tournament that consists of one of its stages; see `seen_from`.

    Behind it stand the steps of the play-offs of its own ties.
    """
    chosen = tournament.stage(stage)
    if chosen.settings is None:
        return tournament
    players = {*chosen.players}
    play_offs = tuple(each for each in tournament.play_offs if each.stage == stage)
    steps = tuple(each for play_off in play_offs for each in tournament.stages_of(play_off.id))
    return replace(
        tournament,
        title=chosen.title,
        settings=chosen.settings,
        entries=tuple(entry for entry in tournament.entries if entry.player in players),
        ceremony=None,
        draw=_draw(chosen),
        stages=(chosen, *steps),
        play_offs=play_offs,
        tie_lot_seed=chosen.tie_lot_seed,
        adjustments=(),
        list_changes=(),
        kept_lines=(),
        is_played_upon=_is_played_upon(tournament, chosen),
        cuts_ahead=_cuts_ahead(tournament, stage),
    )


def cuts_ahead(tournament: Tournament) -> tuple[int, ...]:
    """Return behind which places of the main stage others go on to a later stage than before them,
    or nobody does: there it must be known who is above whom.
    """
    return tournament.cuts_ahead or _cuts_ahead(tournament, tournament.main_stage.id)


def leads_on(tournament: Tournament) -> bool:
    """Whether people go on from the main stage to a later one, as from every group."""
    return tournament.main_stage.kind is StageKind.GROUP or bool(cuts_ahead(tournament))


def _cuts_ahead(tournament: Tournament, stage: StageId) -> tuple[int, ...]:
    if tournament.main_stage.id == stage and tournament.cuts_ahead:
        return tournament.cuts_ahead
    goes_to = {
        slot.place: later.id
        for later in tournament.stages
        for slot in later.slots
        if slot.stage == stage and slot.place is not None
    }
    return tuple(place for place in sorted(goes_to) if goes_to.get(place + 1) != goes_to[place])


def is_played(tournament: Tournament, stage: Stage) -> bool:
    """Whether a stage has games of its own, as the main stage of groups and finals has not."""
    settings = stage.settings or tournament.settings
    return settings.system is not System.STAGES


def has_bracket(tournament: Tournament, stage: Stage) -> bool:
    """Whether a stage is played in matches: as a knockout, or as one match of two."""
    settings = stage.settings or tournament.settings
    return settings.system.has_bracket


def _is_played_upon(tournament: Tournament, stage: Stage) -> bool:
    """Whether a game was played in a stage that takes players from this one, or from the stage
    whose tie this one plays off, or in a later step of the same play-off.
    """
    if tournament.main_stage.id == stage.id and tournament.is_played_upon:
        return True
    homes = {stage.id}
    homes |= {each.stage for each in tournament.play_offs if each.id == stage.play_off}
    return any(
        round_.was_played
        for later in tournament.stages
        if any(slot.stage in homes for slot in later.slots) or _follows(later, stage)
        for round_ in later.rounds
    )


def _follows(later: Stage, stage: Stage) -> bool:
    """Whether a step of a play-off was made for players of an earlier one."""
    return (
        stage.play_off is not None
        and later.play_off == stage.play_off
        and later.id > stage.id
        and not {*later.players}.isdisjoint(stage.players)
    )


def _draw(stage: Stage) -> Draw | None:
    """Return how a later stage got its numbers; None while a slot of it is empty."""
    drawn = tuple(
        DrawnNumber(player=slot.player, number=slot.number)
        for slot in stage.slots
        if slot.player is not None
    )
    if stage.method is None or len(drawn) < len(stage.slots):
        return None
    return Draw(method=stage.method, drawn=drawn, seed=stage.seed)
