"""The command that keeps team-mates apart in a Swiss."""

from argparse import Namespace
from contextlib import closing

from arbiter_app.cli.console import ENGLISH, Exit, say
from arbiter_app.cli.reading.tournaments import main_stage
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.rules.swiss_rules import TeamMates
from arbiter_app.domain.ids import Round
from arbiter_app.services.commands.rules.swiss_rules import forbid_pairs
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.terms.event import swiss


def keep_apart(arguments: Namespace) -> Exit:
    """Say by what team-mates are kept apart, in which rounds, and print who may not meet."""
    with closing(Workspace.open(arguments.file)) as workspace:
        here = workspace.at(main_stage(workspace.event, arguments.tournament))
        rules = here.event.tournament.settings.swiss
        if arguments.by is not None:
            by = ContingentKey(arguments.by)
            kept = [each for each in rules.team_mates if each.by is not by]
            if not arguments.remove:
                kept.append(
                    TeamMates(
                        by=by,
                        first_round=Round(arguments.first),
                        last_round=None if arguments.last is None else Round(arguments.last),
                        is_absolute=arguments.without_exception,
                    )
                )
            here.do(forbid_pairs, forbidden=rules.forbidden, team_mates=tuple(kept))
            rules = here.event.tournament.settings.swiss
    say(swiss.groups_apart(ENGLISH, rules))
    return Exit.DONE
