"""What is played in a stage: games, matches, or nothing but in other stages."""

from arbiter_app.domain.facts.rounds import Stage
from arbiter_app.domain.facts.settings import System
from arbiter_app.domain.facts.tournament import Tournament


def is_played(tournament: Tournament, stage: Stage) -> bool:
    """Whether a stage has games of its own, as the main stage of groups and finals has not."""
    settings = stage.settings or tournament.settings
    return settings.system is not System.STAGES


def has_bracket(tournament: Tournament, stage: Stage) -> bool:
    """Whether a stage is played in matches: as a knockout, or as one match of two."""
    settings = stage.settings or tournament.settings
    return settings.system.has_bracket
