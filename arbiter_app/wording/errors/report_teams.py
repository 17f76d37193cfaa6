"""Sentences for what is wrong, or was understood otherwise, with teams in a report file (TRF)."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

# fmt: off
REPORT_TEAM_SENTENCES: Mapping[str, str] = {
    # Teams and their players
    "trf.team-field": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not what the record {record} has in these columns: a number is to"
        " stand there, in the columns of the format. Correct it."
    ),
    "trf.teams-too-many": QT_TRANSLATE_NOOP(
        "Error", "The file has more than {most} teams, more than the format can number."
    ),
    "trf.team-twice": QT_TRANSLATE_NOOP(
        "Error", "Team {number} stands in line {other} already. Give each team a number of its own."
    ),
    "trf.team-member": QT_TRANSLATE_NOOP(
        "Error", "{team} has player {number}, who is not in the file. Correct the number, or add"
        " the line of the player."
    ),
    "trf.team-member-twice": QT_TRANSLATE_NOOP(
        "Error", "Player {number} is named in line {other} already: nobody plays for two teams, or"
        " stands twice on a roster. Strike one of the two out."
    ),
    # Matches
    "trf.team-of-nobody": QT_TRANSLATE_NOOP(
        "Error", "Player {number} has a game in round {round} and stands on no roster, so nobody"
        " knows for which team. Add the number to the record of the team."
    ),
    "trf.team-mates": QT_TRANSLATE_NOOP(
        "Error", "The players {number} and {opponent} play against each other in round {round}, but"
        " they are of one team. Correct the rosters or the opponent."
    ),
    "trf.team-opponents": QT_TRANSLATE_NOOP(
        "Error", "In round {round} {team} meets {one}, but its player {number}, number {board} of"
        " the roster, has an opponent of {other}. A team has one match in a round: correct the"
        " opponent or the rosters."
    ),
    "trf.team-matches": QT_TRANSLATE_NOOP(
        "Error", "By the records of the file team {number} has two matches in round {round}."
        " Compare the records 300 and 330 with the games."
    ),
    "trf.team-boards": QT_TRANSLATE_NOOP(
        "Error", "The match of the teams {number} and {opponent} has {played} boards, but the"
        " record 352 gives colours for {boards}. Correct the one or the other."
    ),
    "trf.team-line-up": QT_TRANSLATE_NOOP(
        "Error", "This line-up is not that of the games of round {round}: compare the place of"
        " player {number} in it."
    ),
    "trf.team-line-up-twice": QT_TRANSLATE_NOOP(
        "Error", "The team has a line-up for this round in line {other} already. Strike one of the"
        " two out."
    ),
    "trf.team-unknown": QT_TRANSLATE_NOOP(
        "Error", "The record {record} names a team that the file does not have. Correct its number."
    ),
    "trf.team-forfeit": QT_TRANSLATE_NOOP(
        "Error", "“{text}” does not say who forfeited the match. Write +-, -+ or --, the White team"
        " first."
    ),
    "trf.team-colours": QT_TRANSLATE_NOOP(
        "Error", "“{text}” does not say the colours of the boards. Write W or B for each board, as"
        " the White team has them: WBWB."
    ),
    "trf.team-colour-unsaid": QT_TRANSLATE_NOOP(
        "Error", "No game tells which of the teams {number} and {opponent} has White on the first"
        " board in round {round}. The one with the lower number was taken."
    ),
    # Points
    "trf.team-adjustment": QT_TRANSLATE_NOOP(
        "Error", "The record 299 cannot be read from this column on. Of teams it has match points"
        " in columns 8 to 11, game points in 14 to 17, a round in 20 to 22, then numbers of teams"
        " from 24 on."
    ),
    "trf.team-adjustment-kind": QT_TRANSLATE_NOOP(
        "Error", "This record gives a kind of result of teams other points, which Arbiter cannot."
        " It does not count; the line is kept. Give or take the points of each team by themselves."
    ),
    "trf.team-points-differ": QT_TRANSLATE_NOOP(
        "Error", "The file gives team {number} {stated} match points, but its matches make"
        " {counted}. The results were taken."
    ),
    "trf.team-game-points": QT_TRANSLATE_NOOP(
        "Error", "The file gives team {number} {stated} game points, but its boards make {counted}."
        " The results were taken."
    ),
    "trf.team-rank-differs": QT_TRANSLATE_NOOP(
        "Error", "The file gives team {number} the rank {stated}, its results and tie-breaks the"
        " place {place}, and the order below may differ too. Compare both tables."
    ),
    # Rounds
    "trf.teams-meet-again": QT_TRANSLATE_NOOP(
        "Error", "The teams {number} and {opponent} meet in the rounds {rounds}, more often than"
        " this round robin has cycles ({cycles}). It was read as it stands: compare it with its"
        " source."
    ),
    "trf.teams-meet-too-seldom": QT_TRANSLATE_NOOP(
        "Error", "The teams {number} and {opponent} have {times} matches with each other, fewer"
        " than this round robin has cycles ({cycles}), though all rounds are there."
    ),
    "trf.team-bye-otherwise": QT_TRANSLATE_NOOP(
        "Error", "This record has another bye for team {number} in round {round} than its players."
        " What stands in their lines was taken."
    ),
    "trf.team-system": QT_TRANSLATE_NOOP(
        "Error", "{text} is not a system of play for teams that Arbiter knows; the rounds were read"
        " as those of a Swiss."
    ),
    # Records that only inform
    "trf.team-summary": QT_TRANSLATE_NOOP(
        "Error", "The record 802 has another opponent for team {number} in round {round} than its"
        " players. Their games were taken."
    ),
    "trf.team-summary-of-nobody": QT_TRANSLATE_NOOP(
        "Error", "The record 802 is of a team “{text}” that the file does not have. It was left"
        " out."
    ),
    "trf.team-boards-skipped": QT_TRANSLATE_NOOP(
        "Error", "The records 801 only repeat what the lines of the players tell. They were left"
        " out, and are not written again."
    ),
}
# fmt: on
