<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Across</name>
    <message numerus="yes">
        <source>%n of either sex</source>
        <translation>
            <numerusform>%n of either sex</numerusform>
            <numerusform>%n of either sex</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of men and boys</source>
        <translation>
            <numerusform>%n of men and boys</numerusform>
            <numerusform>%n of men and boys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of women and girls</source>
        <translation>
            <numerusform>%n of women and girls</numerusform>
            <numerusform>%n of women and girls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message numerus="yes">
        <source>%n member(s).</source>
        <translation>
            <numerusform>%n member.</numerusform>
            <numerusform>%n members.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ceremony</name>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n number</numerusform>
            <numerusform>%n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sealed</source>
        <translation>
            <numerusform>%n sealed</numerusform>
            <numerusform>%n sealed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckIn</name>
    <message numerus="yes">
        <source>Not there: %n player(s)</source>
        <translation>
            <numerusform>Not there: %n player</numerusform>
            <numerusform>Not there: %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Conditions</name>
    <message numerus="yes">
        <source>%n year(s) or older</source>
        <translation>
            <numerusform>%n year or older</numerusform>
            <numerusform>%n years or older</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeskFindings</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeskPerson</name>
    <message numerus="yes">
        <source>%n people chosen</source>
        <translation>
            <numerusform>%n person chosen</numerusform>
            <numerusform>%n people chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeskRows</name>
    <message numerus="yes">
        <source>team of %n</source>
        <translation>
            <numerusform>team of %n</numerusform>
            <numerusform>team of %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentsPage</name>
    <message numerus="yes">
        <source>! %n to be replaced</source>
        <translation>
            <numerusform>! %n to be replaced</numerusform>
            <numerusform>! %n to be replaced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen one(s)…</source>
        <translation>
            <numerusform>chosen ones (%n)…</numerusform>
            <numerusform>chosen ones (%n)…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paper(s) saved in {folder}</source>
        <translation>
            <numerusform>%n paper saved in {folder}</numerusform>
            <numerusform>%n papers saved in {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n tournament(s)</source>
        <translation>
            <numerusform>all tournaments (%n)</numerusform>
            <numerusform>all tournaments (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrawMethod</name>
    <message numerus="yes">
        <source>Without a rating and without an estimate of yours, %n player(s) stand last ({names}). An estimate is typed with the player (F3).</source>
        <translation>
            <numerusform>Without a rating and without an estimate of yours, %n player stands last ({names}). An estimate is typed with the player (F3).</numerusform>
            <numerusform>Without a rating and without an estimate of yours, %n players stand last ({names}). An estimate is typed with the player (F3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without rated players and without a strength that was typed, %n team(s) stand last ({names}). The strength is typed with the team (Shift+F8).</source>
        <translation>
            <numerusform>Without rated players and without a strength that was typed, %n team stands last ({names}). The strength is typed with the team (Shift+F8).</numerusform>
            <numerusform>Without rated players and without a strength that was typed, %n teams stand last ({names}). The strength is typed with the team (Shift+F8).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportReports</name>
    <message numerus="yes">
        <source>%n report(s) can be written.</source>
        <translation>
            <numerusform>%n report can be written.</numerusform>
            <numerusform>%n reports can be written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n report(s) written into {folder}</source>
        <translation>
            <numerusform>%n report written into {folder}</numerusform>
            <numerusform>%n reports written into {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{loss} (in %n report(s))</source>
        <translation>
            <numerusform>{loss} (in %n report)</numerusform>
            <numerusform>{loss} (in %n reports)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaultyFile</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) old</source>
        <translation>
            <numerusform>%n year old</numerusform>
            <numerusform>%n years old</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForbiddenPairs</name>
    <message numerus="yes">
        <source>Of %n player(s) registered so far</source>
        <translation>
            <numerusform>Of %n player registered so far</numerusform>
            <numerusform>Of %n players registered so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message numerus="yes">
        <source>%n player(s) to register</source>
        <translation>
            <numerusform>%n player to register</numerusform>
            <numerusform>%n players to register</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s): correct the file and read it again, say what its columns are, or leave rows out</source>
        <translation>
            <numerusform>%n problem: correct the file and read it again, say what its columns are, or leave rows out</numerusform>
            <numerusform>%n problems: correct the file and read it again, say what its columns are, or leave rows out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) left out</source>
        <translation>
            <numerusform>%n row left out</numerusform>
            <numerusform>%n rows left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Register %n player(s)</source>
        <translation>
            <numerusform>&amp;Register %n player</numerusform>
            <numerusform>&amp;Register %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Understood so (%n)</source>
        <translation>
            <numerusform>Understood so (%n)</numerusform>
            <numerusform>Understood so (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file} cannot be imported: %n defect(s). Nothing was made. Have them corrected in the program that wrote the file, and import it again.</source>
        <translation>
            <numerusform>{file} cannot be imported: %n defect. Nothing was made. Have it corrected in the program that wrote the file, and import it again.</numerusform>
            <numerusform>{file} cannot be imported: %n defects. Nothing was made. Have them corrected in the program that wrote the file, and import it again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IncidentDialog</name>
    <message numerus="yes">
        <source>… and %n more game(s)</source>
        <translation>
            <numerusform>… and %n more game</numerusform>
            <numerusform>… and %n more games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Incidents</name>
    <message numerus="yes">
        <source>%n game(s) lost by forfeit</source>
        <translation>
            <numerusform>%n game lost by forfeit</numerusform>
            <numerusform>%n games lost by forfeit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) added to the opponent</source>
        <translation>
            <numerusform>%n minute added to the opponent</numerusform>
            <numerusform>%n minutes added to the opponent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) taken from the offender</source>
        <translation>
            <numerusform>%n minute taken from the offender</numerusform>
            <numerusform>%n minutes taken from the offender</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IncidentsPage</name>
    <message numerus="yes">
        <source>%n incident(s)</source>
        <translation>
            <numerusform>%n incident</numerusform>
            <numerusform>%n incidents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JoiningDialog</name>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are in it already, by their ID or by name and birthday.</source>
        <translation>
            <numerusform>%n player is in it already, by the ID or by name and birthday.</numerusform>
            <numerusform>%n players are in it already, by their ID or by name and birthday.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are new to the event.</source>
        <translation>
            <numerusform>%n player is new to the event.</numerusform>
            <numerusform>%n players are new to the event.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In its rounds %n thing(s) are not as the rules make them.</source>
        <translation>
            <numerusform>In its rounds %n thing is not as the rules make it.</numerusform>
            <numerusform>In its rounds %n things are not as the rules make them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message numerus="yes">
        <source>%n adjustment(s) on reading</source>
        <translation>
            <numerusform>%n adjustment on reading</numerusform>
            <numerusform>%n adjustments on reading</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cycle(s)</source>
        <translation>
            <numerusform>%n cycle</numerusform>
            <numerusform>%n cycles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-point bye(s)</source>
        <translation>
            <numerusform>%n half-point bye</numerusform>
            <numerusform>%n half-point byes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) of teams paired</source>
        <translation>
            <numerusform>%n match of teams paired</numerusform>
            <numerusform>%n matches of teams paired</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n next game(s) of matches paired</source>
        <translation>
            <numerusform>%n next game of matches paired</numerusform>
            <numerusform>%n next games of matches paired</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Order of rounds: times set for %n round(s)</source>
        <translation>
            <numerusform>Order of rounds: times set for %n round</numerusform>
            <numerusform>Order of rounds: times set for %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Times set for %n round(s)</source>
        <translation>
            <numerusform>Times set for %n round</numerusform>
            <numerusform>Times set for %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalPage</name>
    <message numerus="yes">
        <source>&amp;Redo %n act(s)</source>
        <translation>
            <numerusform>&amp;Redo %n act</numerusform>
            <numerusform>&amp;Redo %n acts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Redo up to here (%n act(s))…</source>
        <translation>
            <numerusform>&amp;Redo up to here (%n act)…</numerusform>
            <numerusform>&amp;Redo up to here (%n acts)…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Undo %n act(s)</source>
        <translation>
            <numerusform>&amp;Undo %n act</numerusform>
            <numerusform>&amp;Undo %n acts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Undo back to here (%n act(s))…</source>
        <translation>
            <numerusform>&amp;Undo back to here (%n act)…</numerusform>
            <numerusform>&amp;Undo back to here (%n acts)…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redo %n act(s)?</source>
        <translation>
            <numerusform>Redo %n act?</numerusform>
            <numerusform>Redo %n acts?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo %n act(s)?</source>
        <translation>
            <numerusform>Undo %n act?</numerusform>
            <numerusform>Undo %n acts?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ whole, %n entry(s)</source>
        <translation>
            <numerusform>✓ whole, %n entry</numerusform>
            <numerusform>✓ whole, %n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LateEntry</name>
    <message numerus="yes">
        <source>%n player(s) below move down by one.</source>
        <translation>
            <numerusform>%n player below moves down by one.</numerusform>
            <numerusform>%n players below move down by one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListDivision</name>
    <message numerus="yes">
        <source>into no tournament: %n</source>
        <translation>
            <numerusform>into no tournament: %n</numerusform>
            <numerusform>into no tournament: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MandateHeader</name>
    <message numerus="yes">
        <source>%n condition(s) whose date has passed</source>
        <translation>
            <numerusform>%n condition whose date has passed</numerusform>
            <numerusform>%n conditions whose date has passed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MandateMissing</name>
    <message numerus="yes">
        <source>%n player(s) lack a paper</source>
        <translation>
            <numerusform>%n player lacks a paper</numerusform>
            <numerusform>%n players lack a paper</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MandatePage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchPanel</name>
    <message numerus="yes">
        <source>%n paired game(s) not played any more</source>
        <translation>
            <numerusform>%n paired game not played any more</numerusform>
            <numerusform>%n paired games not played any more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Members</name>
    <message numerus="yes">
        <source>Teams taken from the list: %n</source>
        <translation>
            <numerusform>Team taken from the list: %n</numerusform>
            <numerusform>Teams taken from the list: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NamesakeQuestion</name>
    <message numerus="yes">
        <source>%n more of this name</source>
        <translation>
            <numerusform>%n more of this name</numerusform>
            <numerusform>%n more of this name</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewEvent</name>
    <message numerus="yes">
        <source>as in the template (%n)</source>
        <translation>
            <numerusform>as in the template (%n)</numerusform>
            <numerusform>as in the template (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Officials (%n), organiser, place, conditions and papers of “{event}”; all of it can be changed afterwards.</source>
        <translation>
            <numerusform>Officials (%n), organiser, place, conditions and papers of “{event}”; all of it can be changed afterwards.</numerusform>
            <numerusform>Officials (%n), organiser, place, conditions and papers of “{event}”; all of it can be changed afterwards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>as last time (%n)</source>
        <translation>
            <numerusform>as last time (%n)</numerusform>
            <numerusform>as last time (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewFinal</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewerLists</name>
    <message numerus="yes">
        <source>{list} is newer than the ratings of %n player(s).</source>
        <translation>
            <numerusform>{list} is newer than the rating of %n player.</numerusform>
            <numerusform>{list} is newer than the ratings of %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NextGames</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoPairing</name>
    <message numerus="yes">
        <source>So it is with %n player(s) more.</source>
        <translation>
            <numerusform>So it is with %n player more.</numerusform>
            <numerusform>So it is with %n players more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrderDialog</name>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairingPage</name>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do(es) not play</source>
        <translation>
            <numerusform>%n does not play</numerusform>
            <numerusform>%n do not play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {next} is paired when all results of round {round} are in. Missing at %n board(s): {boards}.</source>
        <translation>
            <numerusform>Round {next} is paired when all results of round {round} are in. Missing at %n board: {boards}.</numerusform>
            <numerusform>Round {next} is paired when all results of round {round} are in. Missing at %n boards: {boards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} of {rounds}: %n player(s)</source>
        <translation>
            <numerusform>Round {round} of {rounds}: %n player</numerusform>
            <numerusform>Round {round} of {rounds}: %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a result.</source>
        <translation>
            <numerusform>%n game without a result.</numerusform>
            <numerusform>%n games without a result.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) to be decided</source>
        <translation>
            <numerusform>%n match to be decided</numerusform>
            <numerusform>%n matches to be decided</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) to be decided, not final</source>
        <translation>
            <numerusform>%n match to be decided, not final</numerusform>
            <numerusform>%n matches to be decided, not final</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) without a result.</source>
        <translation>
            <numerusform>%n match without a result.</numerusform>
            <numerusform>%n matches without a result.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Entry fees: due {due}, paid {paid}, open {open}; %n player(s) in debt.</source>
        <translation>
            <numerusform>Entry fees: due {due}, paid {paid}, open {open}; %n player in debt.</numerusform>
            <numerusform>Entry fees: due {due}, paid {paid}, open {open}; %n players in debt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) in debt.</source>
        <translation>
            <numerusform>%n team in debt.</numerusform>
            <numerusform>%n teams in debt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message numerus="yes">
        <source>&amp;Enter %n player(s) into {title}</source>
        <translation>
            <numerusform>&amp;Enter %n player into {title}</numerusform>
            <numerusform>&amp;Enter %n players into {title}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonSearch</name>
    <message numerus="yes">
        <source>%n found, Down chooses</source>
        <translation>
            <numerusform>%n found, Down chooses</numerusform>
            <numerusform>%n found, Down chooses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayOff</name>
    <message numerus="yes">
        <source>%n of them</source>
        <translation>
            <numerusform>%n of them</numerusform>
            <numerusform>%n of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s) of it decide nothing any more: results before were corrected since.</source>
        <translation>
            <numerusform>%n stage of it decides nothing any more: results before were corrected since.</numerusform>
            <numerusform>%n stages of it decide nothing any more: results before were corrected since.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not before {time}, after a pause of %n minute(s)</source>
        <translation>
            <numerusform>Not before {time}, after a pause of %n minute</numerusform>
            <numerusform>Not before {time}, after a pause of %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} play a round robin of %n cycle(s) for {places}.</source>
        <translation>
            <numerusform>{names} play a round robin of %n cycle for {places}.</numerusform>
            <numerusform>{names} play a round robin of %n cycles for {places}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayOffPage</name>
    <message numerus="yes">
        <source>%n protest(s) about games of those tied are not decided: with them the tie may change. Decide them before anybody sits down.</source>
        <translation>
            <numerusform>%n protest about games of those tied is not decided: with it the tie may change. Decide it before anybody sits down.</numerusform>
            <numerusform>%n protests about games of those tied are not decided: with them the tie may change. Decide them before anybody sits down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) to come.</source>
        <translation>
            <numerusform>%n result to come.</numerusform>
            <numerusform>%n results to come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n lowest lot(s) play.</source>
        <translation>
            <numerusform>The %n lowest lot plays.</numerusform>
            <numerusform>The %n lowest lots play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which ties are played off shows when play is over: %n result(s) are missing.</source>
        <translation>
            <numerusform>Which ties are played off shows when play is over: %n result is missing.</numerusform>
            <numerusform>Which ties are played off shows when play is over: %n results are missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Other ratings found for %n player(s): {key} shows them.</source>
        <translation>
            <numerusform>Other ratings found for %n player: {key} shows them.</numerusform>
            <numerusform>Other ratings found for %n players: {key} shows them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayingPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintedPapers</name>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n copy</numerusform>
            <numerusform>%n copies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingUpdate</name>
    <message numerus="yes">
        <source>&amp;Take over %n rating(s)</source>
        <translation>
            <numerusform>&amp;Take over %n rating</numerusform>
            <numerusform>&amp;Take over %n ratings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lists on this computer have %n rating(s) otherwise.</source>
        <translation>
            <numerusform>The lists on this computer have %n rating otherwise.</numerusform>
            <numerusform>The lists on this computer have %n ratings otherwise.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Registry</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be read:</source>
        <translation>
            <numerusform>%n line could not be read:</numerusform>
            <numerusform>%n lines could not be read:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n are shown: type more.</source>
        <translation>
            <numerusform>Only the first %n is shown: type more.</numerusform>
            <numerusform>Only the first %n are shown: type more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Regulations</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) or more</source>
        <translation>
            <numerusform>%n player or more</numerusform>
            <numerusform>%n players or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leg(s)</source>
        <translation>
            <numerusform>%n leg</numerusform>
            <numerusform>%n legs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) or more</source>
        <translation>
            <numerusform>%n team or more</numerusform>
            <numerusform>%n teams or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before it %n tie-break(s) of the list are applied.</source>
        <translation>
            <numerusform>Before it %n tie-break of the list is applied.</numerusform>
            <numerusform>Before it %n tie-breaks of the list are applied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a round robin, %n cycle(s)</source>
        <translation>
            <numerusform>a round robin, %n cycle</numerusform>
            <numerusform>a round robin, %n cycles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the next tie-break of the list keeps %n of them.</source>
        <translation>
            <numerusform>the next tie-break of the list keeps %n of them.</numerusform>
            <numerusform>the next tie-break of the list keeps %n of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Renumbering</name>
    <message numerus="yes">
        <source>The numbers are not those of the published order any more: by what is known now %n player(s) would get another one.</source>
        <translation>
            <numerusform>The numbers are not those of the published order any more: by what is known now %n player would get another one.</numerusform>
            <numerusform>The numbers are not those of the published order any more: by what is known now %n players would get another one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportRemark</name>
    <message numerus="yes">
        <source>This report is not final: %n match(es) have no result.</source>
        <translation>
            <numerusform>This report is not final: %n match has no result.</numerusform>
            <numerusform>This report is not final: %n matches have no result.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) of players without a Latin form are put into Latin letters by the official table (Cabinet of Ministers, 55/2010): {names}. Type the forms of FIDE or of the passport where they differ.</source>
        <translation>
            <numerusform>%n name of a player without a Latin form is put into Latin letters by the official table (Cabinet of Ministers, 55/2010): {names}. Type the forms of FIDE or of the passport where they differ.</numerusform>
            <numerusform>%n names of players without a Latin form are put into Latin letters by the official table (Cabinet of Ministers, 55/2010): {names}. Type the forms of FIDE or of the passport where they differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read otherwise than written when the report was imported, and listed in new report files: %n.</source>
        <translation>
            <numerusform>Read otherwise than written when the report was imported, and listed in new report files: %n.</numerusform>
            <numerusform>Read otherwise than written when the report was imported, and listed in new report files: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This report is not final: %n game(s) have no result.</source>
        <translation>
            <numerusform>This report is not final: %n game has no result.</numerusform>
            <numerusform>This report is not final: %n games have no result.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Roster</name>
    <message numerus="yes">
        <source>On no roster: %n player(s) entered.</source>
        <translation>
            <numerusform>On no roster: %n player entered.</numerusform>
            <numerusform>On no roster: %n players entered.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundBanner</name>
    <message numerus="yes">
        <source>%n adjourned</source>
        <translation>
            <numerusform>%n adjourned</numerusform>
            <numerusform>%n adjourned</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundHeader</name>
    <message numerus="yes">
        <source>%n adjourned</source>
        <translation>
            <numerusform>%n adjourned</numerusform>
            <numerusform>%n adjourned</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingRules</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message numerus="yes">
        <source>%n game(s) adjourned</source>
        <translation>
            <numerusform>%n game adjourned</numerusform>
            <numerusform>%n games adjourned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>%n result missing</numerusform>
            <numerusform>%n results missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) missing</source>
        <translation>
            <numerusform>%n sheet missing</numerusform>
            <numerusform>%n sheets missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n result</numerusform>
            <numerusform>%n results</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Suspended</name>
    <message numerus="yes">
        <source>%n line(s) read, {new} new.</source>
        <translation>
            <numerusform>%n line read, {new} new.</numerusform>
            <numerusform>%n lines read, {new} new.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SwissField</name>
    <message numerus="yes">
        <source>So it is with %n more.</source>
        <translation>
            <numerusform>So it is with %n more.</numerusform>
            <numerusform>So it is with %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SwissRules</name>
    <message numerus="yes">
        <source>%n for a player at the most</source>
        <translation>
            <numerusform>%n for a player at the most</numerusform>
            <numerusform>%n for a player at the most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n list(s) of players who do not meet</source>
        <translation>
            <numerusform>%n list of players who do not meet</numerusform>
            <numerusform>%n lists of players who do not meet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SwissRulesDialog</name>
    <message numerus="yes">
        <source>%n point(s) otherwise than proposed</source>
        <translation>
            <numerusform>%n point otherwise than proposed</numerusform>
            <numerusform>%n points otherwise than proposed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>System</name>
    <message numerus="yes">
        <source>%n cycle(s)</source>
        <translation>
            <numerusform>%n cycle</numerusform>
            <numerusform>%n cycles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message numerus="yes">
        <source>Not final: %n sheet(s) missing</source>
        <translation>
            <numerusform>Not final: %n sheet missing</numerusform>
            <numerusform>Not final: %n sheets missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not final: %n match(es) missing</source>
        <translation>
            <numerusform>Not final: %n match missing</numerusform>
            <numerusform>Not final: %n matches missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not final: %n game(s) missing</source>
        <translation>
            <numerusform>Not final: %n game missing</numerusform>
            <numerusform>Not final: %n games missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeamRules</name>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) before the round</source>
        <translation>
            <numerusform>%n minute before the round</numerusform>
            <numerusform>%n minutes before the round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), to play in finals and play-offs</source>
        <translation>
            <numerusform>%n game, to play in finals and play-offs</numerusform>
            <numerusform>%n games, to play in finals and play-offs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), to play from round {round} on, in finals and in play-offs</source>
        <translation>
            <numerusform>%n game, to play from round {round} on, in finals and in play-offs</numerusform>
            <numerusform>%n games, to play from round {round} on, in finals and in play-offs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeamRulesDialog</name>
    <message numerus="yes">
        <source>%n point(s) otherwise than usual</source>
        <translation>
            <numerusform>%n point otherwise than usual</numerusform>
            <numerusform>%n points otherwise than usual</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeamsPage</name>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Template</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>papers of a player: %n</source>
        <translation>
            <numerusform>papers of a player: %n</numerusform>
            <numerusform>papers of a player: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TieBreak</name>
    <message numerus="yes">
        <source>extended by %n score group(s)</source>
        <translation>
            <numerusform>extended by %n score group</numerusform>
            <numerusform>extended by %n score groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reduced by %n score group(s)</source>
        <translation>
            <numerusform>reduced by %n score group</numerusform>
            <numerusform>reduced by %n score groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentsPage</name>
    <message numerus="yes">
        <source>%n player(s) are entered in it. They stay among the people of the event, but their entries, fees and decisions in this tournament go with it; Undo brings them back.</source>
        <translation>
            <numerusform>%n player is entered in it. The person stays among the people of the event, but the entry, fee and decision in this tournament go with it; Undo brings them back.</numerusform>
            <numerusform>%n players are entered in it. They stay among the people of the event, but their entries, fees and decisions in this tournament go with it; Undo brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s)</source>
        <translation>
            <numerusform>%n tournament</numerusform>
            <numerusform>%n tournaments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more like these</source>
        <translation>
            <numerusform>and %n more like this</numerusform>
            <numerusform>and %n more like these</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TwoPlaces</name>
    <message numerus="yes">
        <source>and %n more player(s) in two places</source>
        <translation>
            <numerusform>and %n more player in two places</numerusform>
            <numerusform>and %n more players in two places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaysOut</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Working</name>
    <message numerus="yes">
        <source>Limit: {limit}, half of the {maximum} points of a player who wins all, extended by %n score group(s) below it.</source>
        <translation>
            <numerusform>Limit: {limit}, half of the {maximum} points of a player who wins all, extended by %n score group below it.</numerusform>
            <numerusform>Limit: {limit}, half of the {maximum} points of a player who wins all, extended by %n score groups below it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Limit: {limit}, half of the {maximum} points of a player who wins all, reduced by %n score group(s) from it on.</source>
        <translation>
            <numerusform>Limit: {limit}, half of the {maximum} points of a player who wins all, reduced by %n score group from it on.</numerusform>
            <numerusform>Limit: {limit}, half of the {maximum} points of a player who wins all, reduced by %n score groups from it on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WrongPapers</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n printed paper(s) no longer true:</source>
        <translation>
            <numerusform>%n printed paper no longer true:</numerusform>
            <numerusform>%n printed papers no longer true:</numerusform>
        </translation>
    </message>
</context>
</TS>
