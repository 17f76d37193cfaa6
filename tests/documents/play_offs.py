"""Events of the invented players that end with a play-off, from a script of it."""

from dataclasses import replace

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.rules.play_off_rules import PlayOffRules
from arbiter_app.services.files.play_off_presets import shipped
from tests.documents.conftest import event_of, player
from tests.domain.play_off_scripts import run

FIDE = next(each for each in shipped() if each.id == "fide_manual_2017_default")


def played_off(script: str, rules: PlayOffRules = FIDE) -> Event:
    """Return an event whose players A, B, C … are the first invented ones."""
    play = run(script, rules)
    base = event_of(len(play.names), drawn=False)
    people = {
        play.player(name): replace(player(at), id=play.player(name))
        for at, name in enumerate(play.names, 1)
    }
    return replace(base, players=people, tournaments=(play.tournament,))
