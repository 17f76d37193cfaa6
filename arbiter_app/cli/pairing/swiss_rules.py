"""The command that says by which system a Swiss is paired, and how its text is read."""

from argparse import Namespace
from contextlib import closing
from dataclasses import replace

from arbiter_app.cli.console import ENGLISH, Exit, say
from arbiter_app.cli.reading.tournaments import main_stage
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.swiss_rules import SwissRules
from arbiter_app.domain.facts.rules.swiss_texts import Readings
from arbiter_app.services.commands.rules.swiss_rules import set_swiss_rules
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.terms.event import swiss, swiss_readings


def swiss_rules(arguments: Namespace) -> Exit:
    """Set the system of a Swiss and readings of its text, and print its rules."""
    with closing(Workspace.open(arguments.file)) as workspace:
        here = workspace.at(main_stage(workspace.event, arguments.tournament))
        settings = here.event.tournament.settings
        if not settings.traits.follows_results:
            raise RuleError("pairing.not-swiss")
        rules = _as_asked(arguments, settings.swiss)
        if rules != settings.swiss:
            here.do(set_swiss_rules, rules=rules, pairing_bye=settings.scoring.pairing_bye)
        tournament = here.event.tournament
    for line in swiss.swiss_rules_lines(ENGLISH, tournament):
        say(line)
    return Exit.DONE


def _as_asked(arguments: Namespace, rules: SwissRules) -> SwissRules:
    system = arguments.system or rules.system
    points = {point.name: point for point in swiss_readings.POINTS_OF.get(system, ())}
    for name, value in arguments.readings:
        if name not in points:
            known = ", ".join(points) or "nothing that is set here"
            of = swiss.swiss_system(ENGLISH, system)
            arguments.refuse(f"--reading {name}: the text of {of} leaves open: {known}")
        if value not in [*points[name].words]:
            arguments.refuse(f"--reading {name}: write one of {', '.join(points[name].words)}")
    told = " ".join((str(rules.readings), *map("=".join, arguments.readings)))
    return replace(rules, system=system, readings=Readings.parse(told))
