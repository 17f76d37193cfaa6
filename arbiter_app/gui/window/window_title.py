"""What the title of the window says of the open event."""

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import StageId
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.choices import system_played
from arbiter_app.wording.terms.event.stages import stage_name, tournament_name


def window_title(event: Event, stage: StageId | None = None) -> str:
    """Return event, system and number of players or teams, a practice copy or the sample told
    first; where another stage than the main one is in hand, of that stage.
    """
    return _pattern(event).format(event=event.title, system=_system(event, stage))


def _pattern(event: Event) -> str:
    if event.is_practice:
        return translate("MainWindow", "PRACTICE · {event} · {system} – Arbiter")
    if event.is_sample:
        return translate("MainWindow", "SAMPLE · {event} · {system} – Arbiter")
    return translate("MainWindow", "{event} · {system} – Arbiter")


def _system(event: Event, stage: StageId | None) -> str:
    catalogue, competition = window_catalogue(), event.tournament.competition(stage)
    count = len(competition.participants)
    if competition.settings.teams is not None:
        players = translate("MainWindow", "%n team(s)", None, count)
    else:
        players = translate("MainWindow", "%n player(s)", None, count)
    system = system_played(catalogue, competition.settings)
    if event.has_several:
        system = f"{tournament_name(catalogue, event.tournament)}: {system}"
    if stage is None or event.tournament.is_main(stage):
        return translate("MainWindow", "{system}, {players}").format(system=system, players=players)
    return translate("MainWindow", "{stage}: {system}, {players}").format(
        stage=stage_name(catalogue, event.tournament, stage), system=system, players=players
    )
