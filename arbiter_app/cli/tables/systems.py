"""The command that lists the systems of play, with what each needs."""

import json
from argparse import Namespace

from arbiter_app.cli.console import ENGLISH, Exit, say
from arbiter_app.domain.pairing.choices import Choice, choices
from arbiter_app.wording.terms.event.choices import about, choice_facts, choice_name


def show_systems(arguments: Namespace) -> Exit:
    """List what people, or teams, may play, and what hangs on each."""
    offered = choices(of_teams=arguments.teams)
    if arguments.json:
        told = {"systems": [*map(_told, offered)]}
        say(json.dumps(told, ensure_ascii=False))
        return Exit.DONE
    say("\n\n".join("\n".join(_lines(each)) for each in offered))
    return Exit.DONE


def _lines(choice: Choice) -> list[str]:
    facts = (f"  {what}: {how}" for what, how in choice_facts(ENGLISH, choice))
    return [choice_name(ENGLISH, choice), f"  {about(ENGLISH, choice)}", *facts]


def _told(choice: Choice) -> dict[str, object]:
    is_swiss_of_people = choice.system.traits.follows_results and not choice.of_teams
    return {
        "system": choice.system.value,
        "swiss": choice.swiss.value if is_swiss_of_people else None,
        "name": choice_name(ENGLISH, choice),
        "about": about(ENGLISH, choice),
        "fewest": choice.fewest,
        "most": choice.most,
        "chapter": choice.chapter,
        "in_force": choice.in_force.isoformat() if choice.in_force else None,
        "facts": dict(choice_facts(ENGLISH, choice)),
    }
