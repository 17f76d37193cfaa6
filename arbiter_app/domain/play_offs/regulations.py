"""Which stages have their ties played off, and by which regulation."""

from arbiter_app.domain.facts.play.rounds import Stage, StageKind
from arbiter_app.domain.facts.rules.play_off_rules import PlayOffRules
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import StageId


def regulations(tournament: Tournament, stage: StageId) -> PlayOffRules | None:
    """Return the play-off regulation of a stage."""
    settings = tournament.stage(stage).settings or tournament.settings
    return settings.play_off


def with_regulations(tournament: Tournament) -> tuple[Stage, ...]:
    """Return the stages whose ties are played off."""
    return tuple(
        stage
        for stage in tournament.stages
        if stage.kind is not StageKind.PLAY_OFF and regulations(tournament, stage.id) is not None
    )
