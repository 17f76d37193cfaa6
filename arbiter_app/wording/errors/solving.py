"""Sentences for errors of solving: its rules and the sheets."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

# fmt: off
SOLVING_SENTENCES: Mapping[str, str] = {
    "solving.rounds": QT_TRANSLATE_NOOP(
        "Error", "A tournament of solvers has 1 to {most} rounds, not {rounds}. Add one or take"
        " some away."
    ),
    "solving.minutes": QT_TRANSLATE_NOOP(
        "Error", "Round {round}: {minutes} is no time of a round. Type {fewest} to {most} minutes."
    ),
    "solving.problems": QT_TRANSLATE_NOOP(
        "Error", "Round {round}: {problems} problems are not possible. Let it have 1 to {most}."
    ),
    "solving.unreadable-points": QT_TRANSLATE_NOOP(
        "Error", "Round {round}: the points of its problems cannot be read. Type the most that each"
        " gives, with spaces between: 5 5 5."
    ),
    "solving.most-points": QT_TRANSLATE_NOOP(
        "Error", "Round {round}: {points} cannot be the most that a problem gives. Type a number up"
        " to {most} in steps of {step}."
    ),
    "solving.step": QT_TRANSLATE_NOOP(
        "Error", "{step} is no part of a point. Choose a quarter, a half or a whole point."
    ),
    "solving.counted": QT_TRANSLATE_NOOP(
        "Error", "{counted} solvers of a team cannot count. Choose 1 to 10."
    ),
    "solving.of-teams": QT_TRANSLATE_NOOP(
        "Error", "In solving everybody solves alone, and a team is the best of those who belong"
        " together. Let people play for themselves, and name the teams in the rules of solving."
    ),
    "solving.team-standings": QT_TRANSLATE_NOOP(
        "Error", "Solvers play no matches: a team is the best of those who belong together. Print"
        " the table of solvers by rounds (solving-table), which has the teams below the solvers."
    ),
    "solving.games-played": QT_TRANSLATE_NOOP(
        "Error", "Games are played in this tournament. Choose composition solving as its system"
        " first."
    ),
    "solving.system-stands": QT_TRANSLATE_NOOP(
        "Error", "The solvers have their numbers, and their sheets are known by them. Undo or annul"
        " the numbers to change the system of play."
    ),
    "solving.round-marked": QT_TRANSLATE_NOOP(
        "Error", "Sheets of round {round} have their points already: its rules stand. Clear these"
        " sheets first, or change other rounds."
    ),
    "sheet.none": QT_TRANSLATE_NOOP(
        "Error", "Nobody of this number has a sheet in round {round}. Draw the numbers first, or"
        " look at another round."
    ),
    "sheet.none-to-check": QT_TRANSLATE_NOOP(
        "Error", "Round {round}: this sheet has no points yet. Type it a first time."
    ),
    "sheet.problems": QT_TRANSLATE_NOOP(
        "Error", "Round {round} has {problems} problems: type the points of each, 0 for one that is"
        " not solved."
    ),
    "sheet.points": QT_TRANSLATE_NOOP(
        "Error", "Round {round}, problem {problem}: {points} is more than it gives, or less than"
        " nothing. Type 0 to the most that the rules of solving say."
    ),
    "sheet.step": QT_TRANSLATE_NOOP(
        "Error", "Round {round}, problem {problem}: {points} is between the steps of {step} that"
        " the rules of solving say. Type a whole step."
    ),
    "sheet.time": QT_TRANSLATE_NOOP(
        "Error", "Round {round} takes {minutes} minutes. Type the time from its beginning, in"
        " minutes (with seconds as 18:30 where the rules take them), or none where it was used up."
    ),
    "sheet.unreadable": QT_TRANSLATE_NOOP(
        "Error", "Round {round} has {problems} problems. Type the points of each, with spaces"
        " between them, then the time: “5 5 2.5 18”; “-” for absent, “x” for a sheet that does not"
        " count."
    ),
    "sheet.no-such-number": QT_TRANSLATE_NOOP(
        "Error", "No solver has the number {number}. Look it up in the list."
    ),
    "report.of-solvers": QT_TRANSLATE_NOOP(
        "Error", "Report files (TRF) tell of games, and solvers play none. Print the table of"
        " solvers by rounds, or export the list of players."
    ),
    "sheets.none-open": QT_TRANSLATE_NOOP(
        "Error", "Round {round}: every sheet is typed. There is nobody left to be absent."
    ),
    "round.sheets-missing": QT_TRANSLATE_NOOP(
        "Error", "Round {round} cannot be signed off: {sheets} sheets are not typed. Type them, or"
        " say who was absent."
    ),
    "permission.change-solving": QT_TRANSLATE_NOOP(
        "Error", "The rules of solving cannot be changed now."
    ),
}
# fmt: on
