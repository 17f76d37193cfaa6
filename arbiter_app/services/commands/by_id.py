"""Commands by the ids under which the journal has them."""

from collections.abc import Mapping
from typing import Any

from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.permission.by_person import Needs
from arbiter_app.services.command import Command
from arbiter_app.services.commands.disputes import appeals, incidents, points
from arbiter_app.services.commands.people import (
    commission,
    entries,
    fees,
    join_late,
    officials,
    participation,
    players,
    registration,
    rights,
    teams,
)
from arbiter_app.services.commands.play import (
    by_hand,
    byes,
    ceremony,
    draw,
    judging_line_ups,
    levels,
    line_ups,
    matches,
    play_offs,
    rounds,
    sheets,
    signatures,
    stages,
    swiss_rounds,
    tie_lots,
)
from arbiter_app.services.commands.rules import (
    categories,
    chess960,
    criteria,
    ratings,
    regulations,
    solving,
    sport,
    swiss_rules,
    team_rules,
)
from arbiter_app.services.commands.whole import (
    across,
    by_rules,
    english_names,
    event,
    hall,
    import_report,
    join_files,
    joining,
    logo,
    paper_texts,
    snapshots,
    templates,
    tournaments,
)

COMMANDS: Mapping[str, Command[Any, Any]] = {
    command.id: command
    for module in (
        across,
        appeals,
        by_hand,
        by_rules,
        byes,
        categories,
        ceremony,
        chess960,
        commission,
        criteria,
        draw,
        entries,
        event,
        fees,
        hall,
        import_report,
        incidents,
        join_files,
        join_late,
        joining,
        levels,
        matches,
        officials,
        english_names,
        judging_line_ups,
        line_ups,
        logo,
        paper_texts,
        participation,
        play_offs,
        players,
        points,
        ratings,
        registration,
        regulations,
        rights,
        rounds,
        sheets,
        signatures,
        snapshots,
        solving,
        sport,
        stages,
        swiss_rounds,
        swiss_rules,
        team_rules,
        teams,
        templates,
        tie_lots,
        tournaments,
    )
    for command in vars(module).values()
    if isinstance(command, Command)
}


def right_of(command: str) -> Needs:
    """Return the right that an entry of the journal needs to be taken back or done again; one of a
    command that there is no more is for the chief arbiter alone.
    """
    return COMMANDS[command].right if command in COMMANDS else Right.MANAGE
