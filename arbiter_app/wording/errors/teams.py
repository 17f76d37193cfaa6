"""Sentences for errors of teams, their rosters and line-ups."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

# fmt: off
TEAM_SENTENCES: Mapping[str, str] = {
    "team.none": QT_TRANSLATE_NOOP(
        "Error",
        "The tournament has no such team any more. Choose one of the list of teams.",
    ),
    "team.none-play": QT_TRANSLATE_NOOP(
        "Error",
        "People play for themselves in this tournament. Say in the rules of the tournament that"
        " teams play, on how many boards.",
    ),
    "scheveningen.teams": QT_TRANSLATE_NOOP(
        "Error",
        "In Scheveningen teams meet two and two, and {teams} teams are entered. Enter one more team"
        " or withdraw one.",
    ),
    "scheveningen.boards": QT_TRANSLATE_NOOP(
        "Error",
        "In Scheveningen everybody of the smaller team plays in every round: {team} has {players}"
        " players (reserves apart), but a match has {boards} boards. Change the number of boards or"
        " the roster.",
    ),
    "team.has-paid": QT_TRANSLATE_NOOP(
        "Error",
        "{name} has paid {amount}, which would go with the team. Note at the desk (Shift+F3) that"
        " it was given back, then remove the team.",
    ),
    "team.in-register": QT_TRANSLATE_NOOP(
        "Error",
        "{name} stands in the register of incidents or has filed a protest, and what stands there"
        " does not disappear. Withdraw the team after the draw, or undo what was written down if it"
        " was a mistake.",
    ),
    "team.no-such-member": QT_TRANSLATE_NOOP(
        "Error",
        "Player № {player} is not on the roster of {team}. Put the player on the roster first.",
    ),
    "team.name-missing": QT_TRANSLATE_NOOP(
        "Error", "A team without a name is not told apart from the others. Type one."
    ),
    "team.name-taken": QT_TRANSLATE_NOOP(
        "Error",
        "Another team of the tournament is called {name} already. Type another name, such as"
        " {name} 2.",
    ),
    "team.strength": QT_TRANSLATE_NOOP(
        "Error", "A team has a strength from 1 to {most}, not {strength}. Type it again."
    ),
    "team.not-entered": QT_TRANSLATE_NOOP(
        "Error",
        "Player № {player} is not entered into the tournament. Register the player first.",
    ),
    "team.member-twice": QT_TRANSLATE_NOOP(
        "Error", "{name} stands twice on the roster. Leave the name there once."
    ),
    "team.member-of-another": QT_TRANSLATE_NOOP(
        "Error",
        "{name} plays for {team}; nobody plays for two teams. Take {name} off that roster first.",
    ),
    "team.member-played": QT_TRANSLATE_NOOP(
        "Error",
        "{name} has sat at a board for the team and stays on its roster. Move the name to the"
        " end, if it is not to play any more.",
    ),
    "team.rosters-closed": QT_TRANSLATE_NOOP(
        "Error",
        "The last day for rosters is over: a change is a decision of the arbiter, who says why."
        " Type the reason.",
    ),
    "team-rules.people-numbered": QT_TRANSLATE_NOOP(
        "Error",
        "People have pairing numbers already. Annul the draw before teams are to play.",
    ),
    "team-rules.has-teams": QT_TRANSLATE_NOOP(
        "Error",
        "Teams are entered already. Remove them before people are to play for themselves.",
    ),
    "team-rules.boards-fixed": QT_TRANSLATE_NOOP(
        "Error",
        "Teams have their numbers, and matches their {boards} boards. Annul the draw before the"
        " number of boards is changed.",
    ),
    "team-rules.boards": QT_TRANSLATE_NOOP(
        "Error", "A match has from 1 to {most} boards, not {boards}. Type the number again."
    ),
    "team-rules.colours": QT_TRANSLATE_NOOP(
        "Error",
        "“{colours}” are no colours of boards. Type W and B for the team named first, from board 1"
        " on, such as WBWB.",
    ),
    "team-rules.colours-of-swiss": QT_TRANSLATE_NOOP(
        "Error",
        "In a Swiss the colour of a team is that on board 1, and the team named first has White"
        " there (C.04.6 Art. 1.6.1). Type the colours with W first, not “{colours}”.",
    ),
    "team-rules.line-ups": QT_TRANSLATE_NOOP(
        "Error",
        "Limits of line-ups, minutes and the tolerance of ratings are whole numbers from 0 on, the"
        " round from which games before are counted one from 1 on. Type them again.",
    ),
    "team-rules.quota": QT_TRANSLATE_NOOP(
        "Error",
        "A line-up has {boards} boards, and {quota} women or juniors have no room in it. Choose no"
        " more than there are boards.",
    ),
    "team-rules.age": QT_TRANSLATE_NOOP(
        "Error", "Juniors are younger than an age from 1 to {most}, not {age}. Type it again."
    ),
    "team-rules.points": QT_TRANSLATE_NOOP(
        "Error",
        "A bye and a forfeited match give game points from 0 on. Type them again.",
    ),
    "line-up.no-match": QT_TRANSLATE_NOOP(
        "Error",
        "{name} has no match in round {round}. Choose the round in which it plays.",
    ),
    "line-up.no-table": QT_TRANSLATE_NOOP(
        "Error",
        "Round {round} has no match at table {table}. Choose one of the matches of the round.",
    ),
    "line-up.opened": QT_TRANSLATE_NOOP(
        "Error",
        "The line-ups of the match of {name} in round {round} are opened. Take its boards away"
        " first, if a list was wrong.",
    ),
    "line-up.none": QT_TRANSLATE_NOOP(
        "Error",
        "No line-up was handed in for round {round}; there is nothing to take back.",
    ),
    "line-up.length": QT_TRANSLATE_NOOP(
        "Error",
        "The line-up has {places} places, the match {boards} boards. Name somebody for each board,"
        " or leave it empty.",
    ),
    "line-up.left": QT_TRANSLATE_NOOP(
        "Error",
        "{name} has left the tournament and cannot be seated. Hand in a line-up with somebody else"
        " there, or with an empty board (0).",
    ),
    "boards.made-already": QT_TRANSLATE_NOOP(
        "Error",
        "The boards of table {table} in round {round} are made already. Take them away first, if"
        " a line-up was wrong.",
    ),
    "boards.not-made": QT_TRANSLATE_NOOP(
        "Error",
        "The boards of table {table} in round {round} are not made yet; there is nothing to take"
        " away.",
    ),
    "boards.played": QT_TRANSLATE_NOOP(
        "Error",
        "A game of table {table} in round {round} has a result. Clear the results of the match"
        " first.",
    ),
    "boards.missing": QT_TRANSLATE_NOOP(
        "Error",
        "Matches of round {round} have no boards yet: tables {tables}. Open their line-ups, or type"
        " that the match was forfeited, then sign off the round.",
    ),
    "boards.two-places": QT_TRANSLATE_NOOP(
        "Error",
        "{name} would sit at two boards of round {round}. Hand in another line-up for table"
        " {table}.",
    ),
    "line-up.of-no-team": QT_TRANSLATE_NOOP(
        "Error",
        "Player № {player} stands on no roster of the tournament and cannot be seated. Put the"
        " player on a roster, or leave the board empty and judge the line-up.",
    ),
    "boards.nobody": QT_TRANSLATE_NOOP(
        "Error",
        "At table {table} of round {round} no two players meet. Complete the rosters or the"
        " line-ups, or type that the match was forfeited.",
    ),
    "signature.not-played": QT_TRANSLATE_NOOP(
        "Error",
        "The match at table {table} of round {round} was not played on boards: there is no report"
        " to sign (Ukrainian rules V.2.2). Choose another match.",
    ),
    "signature.not-over": QT_TRANSLATE_NOOP(
        "Error",
        "Captains sign when the match is over (Ukrainian rules V.2.2), but at table {table} of"
        " round {round} a board has no result. Type it first.",
    ),
    "signature.all-there": QT_TRANSLATE_NOOP(
        "Error",
        "Both captains have signed for this result already, round {round}. Change one signature"
        " among the captains’ signatures of the round, if it is wrong.",
    ),
    "signature.none": QT_TRANSLATE_NOOP(
        "Error",
        "Nobody has signed for {name} in round {round}; there is nothing to take back.",
    ),
    "points.range": QT_TRANSLATE_NOOP(
        "Error",
        "{points} is not points of a team beside its matches. Type a number up to {most}, below"
        " zero where points are taken, with two decimals at most.",
    ),
    "points.same": QT_TRANSLATE_NOOP(
        "Error", "{name} has just these points there already. Type others, or 0 to take them away."
    ),
    "round.of-boards": QT_TRANSLATE_NOOP(
        "Error",
        "The boards of round {round} are published with its matches. Choose the stage of the"
        " teams, and publish or take back its round there.",
    ),
    "result.of-boards": QT_TRANSLATE_NOOP(
        "Error",
        "The result of the match at table {table} follows from its boards. Type the results"
        " there; here only that the match was not played.",
    ),
    "result.boards-open": QT_TRANSLATE_NOOP(
        "Error",
        "Some boards of the match at table {table} were played, and these have no result: {boards}."
        " Type on them what was lost, or clear all of its boards first.",
    ),
    "boards.forfeited": QT_TRANSLATE_NOOP(
        "Error",
        "The match at table {table} of round {round} is lost as a whole, so nobody sits down there."
        " Clear its result first.",
    ),
    "match.of-boards": QT_TRANSLATE_NOOP(
        "Error",
        "The match at table {table} is played on its boards. Go to the board: a game there is"
        " adjourned, or corrected for the rating report.",
    ),
    "permission.change-team-rules": QT_TRANSLATE_NOOP(
        "Error",
        "Play has begun: how teams play was announced before it and stays (C.04.6).",
    ),
    "team-rules.colours-fixed": QT_TRANSLATE_NOOP(
        "Error",
        "Play has begun: the colours of the boards were announced before it and stay {colours}.",
    ),
    "permission.add-team": QT_TRANSLATE_NOOP(
        "Error",
        "The numbers of the teams are drawn, and the schedule follows from them. In an odd round"
        " robin one more team is entered on the page of teams before round 1, with a reason (C.05"
        " Art. 6.3); else annul the draw to enter another team.",
    ),
    "late.even-field-of-teams": QT_TRANSLATE_NOOP(
        "Error",
        "With {teams} teams none is free in any round, so there is no room for one more (C.05"
        " Annex 1). Annul the draw and hold it again, or leave the team out.",
    ),
    "permission.edit-team": QT_TRANSLATE_NOOP(
        "Error", "What is said of a team cannot be changed now."
    ),
    "permission.remove-team": QT_TRANSLATE_NOOP(
        "Error",
        "The team has a number, and pairs follow from it. Let it withdraw, or annul the draw.",
    ),
    "permission.change-roster": QT_TRANSLATE_NOOP(
        "Error", "The roster cannot be changed now."
    ),
}
# fmt: on
