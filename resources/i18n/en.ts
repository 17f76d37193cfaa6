<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ImportDialog</name>
    <message numerus="yes">
        <source>Register %n player(s)</source>
        <translation>
            <numerusform>Register %n player</numerusform>
            <numerusform>Register %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{source} cannot be imported: %n problem(s). Correct the list and import it again.</source>
        <translation>
            <numerusform>{source} cannot be imported: %n problem. Correct the list and import it again.</numerusform>
            <numerusform>{source} cannot be imported: %n problems. Correct the list and import it again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{source}: %n player(s)</source>
        <translation>
            <numerusform>{source}: %n player</numerusform>
            <numerusform>{source}: %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
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
</context>
<context>
    <name>Journal</name>
    <message numerus="yes">
        <source>%n cycle(s)</source>
        <translation>
            <numerusform>%n cycle</numerusform>
            <numerusform>%n cycles</numerusform>
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
        <source>✓ The chain of %n entry(s) is whole: nothing was changed or left out afterwards.</source>
        <translation>
            <numerusform>✓ The chain of %n entry is whole: nothing was changed or left out afterwards.</numerusform>
            <numerusform>✓ The chain of %n entries is whole: nothing was changed or left out afterwards.</numerusform>
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
</context>
<context>
    <name>Paper</name>
    <message numerus="yes">
        <source>%n game(s) without a result.</source>
        <translation>
            <numerusform>%n game without a result.</numerusform>
            <numerusform>%n games without a result.</numerusform>
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
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
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
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>%n result missing</numerusform>
            <numerusform>%n results missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message numerus="yes">
        <source>Not final: %n game(s) missing</source>
        <translation>
            <numerusform>Not final: %n game missing</numerusform>
            <numerusform>Not final: %n games missing</numerusform>
        </translation>
    </message>
</context>
</TS>
