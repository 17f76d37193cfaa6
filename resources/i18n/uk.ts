<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
<context>
    <name>AdjournmentDialog</name>
    <message>
        <source>Adjourn board {board}: {white} – {black}</source>
        <translation>Відкласти партію, дошка {board}: {white} – {black}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ніхто</translation>
    </message>
    <message>
        <source>White: {name}</source>
        <translation>Білі: {name}</translation>
    </message>
    <message>
        <source>Black: {name}</source>
        <translation>Чорні: {name}</translation>
    </message>
    <message>
        <source>On the &amp;envelope:</source>
        <translation>На &amp;конверті:</translation>
    </message>
    <message>
        <source>&amp;Goes on:</source>
        <translation>&amp;Догравання:</translation>
    </message>
    <message>
        <source>The envelope shows names, position, times used, who sealed and the number of the move (Laws of Chess, Guidelines I). The result stays open, and there is no final table, until it is typed.</source>
        <translation>На конверті зазначають прізвища, позицію, витрачений час, хто записав хід і номер цього ходу (Правила шахової гри, Настанови I). Доки результату не введено, партія лишається без результату, а таблиця – не остаточною.</translation>
    </message>
    <message>
        <source>The result that was typed is cleared.</source>
        <translation>Внесений результат буде стерто.</translation>
    </message>
    <message>
        <source>&amp;Adjourn the game</source>
        <translation>&amp;Відкласти партію</translation>
    </message>
    <message>
        <source>Who &amp;sealed the move:</source>
        <translation>&amp;Хто записав хід:</translation>
    </message>
</context>
<context>
    <name>Admission</name>
    <message>
        <source>admitted</source>
        <translation>допущено</translation>
    </message>
    <message>
        <source>admitted conditionally</source>
        <translation>допущено умовно</translation>
    </message>
    <message>
        <source>not admitted</source>
        <translation>не допущено</translation>
    </message>
    <message>
        <source>admitted conditionally, until {day}</source>
        <translation>допущено умовно, до {day}</translation>
    </message>
</context>
<context>
    <name>AgeBand</name>
    <message>
        <source>U8</source>
        <translation>до 8 років</translation>
    </message>
    <message>
        <source>U10</source>
        <translation>до 10 років</translation>
    </message>
    <message>
        <source>U12</source>
        <translation>до 12 років</translation>
    </message>
    <message>
        <source>U14</source>
        <translation>до 14 років</translation>
    </message>
    <message>
        <source>U16</source>
        <translation>до 16 років</translation>
    </message>
    <message>
        <source>U18</source>
        <translation>до 18 років</translation>
    </message>
    <message>
        <source>U20</source>
        <translation>до 20 років</translation>
    </message>
    <message>
        <source>adults</source>
        <translation>дорослі</translation>
    </message>
    <message>
        <source>veterans 50+</source>
        <translation>ветерани 50+</translation>
    </message>
    <message>
        <source>veterans 65+</source>
        <translation>ветерани 65+</translation>
    </message>
</context>
<context>
    <name>AgeGroup</name>
    <message>
        <source>U8</source>
        <translation>до 8 років</translation>
    </message>
    <message>
        <source>U10</source>
        <translation>до 10 років</translation>
    </message>
    <message>
        <source>U12</source>
        <translation>до 12 років</translation>
    </message>
    <message>
        <source>U14</source>
        <translation>до 14 років</translation>
    </message>
    <message>
        <source>U16</source>
        <translation>до 16 років</translation>
    </message>
    <message>
        <source>U18</source>
        <translation>до 18 років</translation>
    </message>
    <message>
        <source>U20</source>
        <translation>до 20 років</translation>
    </message>
    <message>
        <source>veterans 50+</source>
        <translation>ветерани 50+</translation>
    </message>
    <message>
        <source>veterans 65+</source>
        <translation>ветерани 65+</translation>
    </message>
    <message>
        <source>U23 (chess composition)</source>
        <translation>до 23 років (шахова композиція)</translation>
    </message>
    <message>
        <source>adults 21+</source>
        <translation>дорослі 21+</translation>
    </message>
    <message>
        <source>adults 23+ (chess composition)</source>
        <translation>дорослі 23+ (шахова композиція)</translation>
    </message>
</context>
<context>
    <name>AnnounceDialog</name>
    <message>
        <source>The appeals committee was announced</source>
        <translation>Апеляційний комітет оголошено</translation>
    </message>
    <message>
        <source>&amp;Note it</source>
        <translation>&amp;Записати</translation>
    </message>
    <message>
        <source>Announced at</source>
        <translation>Коли оголошено</translation>
    </message>
    <message>
        <source>&amp;Announced at</source>
        <translation>&amp;Коли оголошено</translation>
    </message>
    <message>
        <source>It is elected and announced before round 1, usually at the draw (Ukrainian rules VII.3.2): {names}.</source>
        <translation>Його обирають і оголошують до першого туру, зазвичай під час жеребкування (Правила, VII.3.2): {names}.</translation>
    </message>
    <message>
        <source>It was &amp;not announced</source>
        <translation>&amp;Не оголошено</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Something went wrong that should not. All that was done before is saved.</source>
        <translation>Сталася помилка, якої не мало бути. Усе зроблене до цього збережено.</translation>
    </message>
    <message>
        <source>This computer has not enough memory for that. All that was done before is saved. Close other programs and try again.</source>
        <translation>На це в комп’ютера бракує пам’яті. Усе зроблене до цього збережено. Закрийте інші програми й спробуйте ще раз.</translation>
    </message>
    <message>
        <source>To help mend it, save a report under Help and send it to the makers of the program: no names or results are in it.</source>
        <translation>Щоб це виправили, збережіть звіт у меню «Довідка» й надішліть його розробникам програми: імен і результатів у ньому немає.</translation>
    </message>
    <message>
        <source>It could not be written down on this computer. To help mend it, save a report under Help before you close the program.</source>
        <translation>Записати про неї на цьому комп’ютері не вдалося. Щоб це виправили, збережіть звіт у меню «Довідка», перш ніж закрити програму.</translation>
    </message>
    <message>
        <source>The program ended of itself last time. All that was done before is saved. To help mend it, save a report under Help and send it to the makers of the program.</source>
        <translation>Минулого разу програма завершилася сама. Усе зроблене до цього збережено. Щоб це виправили, збережіть звіт у меню «Довідка» й надішліть його розробникам програми.</translation>
    </message>
</context>
<context>
    <name>Appeal</name>
    <message>
        <source>protest</source>
        <translation>протест</translation>
    </message>
    <message>
        <source>appeal</source>
        <translation>апеляція</translation>
    </message>
    <message>
        <source>protest to the chief arbiter</source>
        <translation>протест головному судді</translation>
    </message>
    <message>
        <source>appeal to the appeals committee</source>
        <translation>апеляція до апеляційного комітету</translation>
    </message>
    <message>
        <source>granted</source>
        <translation>задоволено</translation>
    </message>
    <message>
        <source>partly granted</source>
        <translation>задоволено частково</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>відхилено</translation>
    </message>
    <message>
        <source>retracted by who filed it</source>
        <translation>відкликано заявником</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>голосує</translation>
    </message>
    <message>
        <source>leaves the seat</source>
        <translation>поступається місцем</translation>
    </message>
    <message>
        <source>does not sit</source>
        <translation>не засідає</translation>
    </message>
    <message>
        <source>is the player who appeals</source>
        <translation>учасник, який оскаржує рішення</translation>
    </message>
    <message>
        <source>is the other player of the dispute</source>
        <translation>інший учасник спору</translation>
    </message>
    <message>
        <source>handed it in</source>
        <translation>особа, що подала протест чи апеляцію</translation>
    </message>
    <message>
        <source>took the decision in dispute</source>
        <translation>особа, що ухвалила оскаржене рішення</translation>
    </message>
    <message>
        <source>reported the incident</source>
        <translation>особа, що повідомила про порушення</translation>
    </message>
    <message>
        <source>is the chief arbiter, whose decision it is</source>
        <translation>головний суддя, чиє рішення оскаржено</translation>
    </message>
    <message>
        <source>is younger than 18</source>
        <translation>немає 18 років</translation>
    </message>
    <message>
        <source>plays in the event</source>
        <translation>грає в цьому змаганні</translation>
    </message>
    <message>
        <source>coach of a player of the dispute</source>
        <translation>тренер учасника спору</translation>
    </message>
    <message>
        <source>of the region of a player of the dispute</source>
        <translation>область та сама, що в учасника спору</translation>
    </message>
    <message>
        <source>open</source>
        <translation>не розглянуто</translation>
    </message>
    <message>
        <source>a decision about no game</source>
        <translation>рішення, не пов’язане з партією</translation>
    </message>
    <message>
        <source>incident № {number}, {sanction}</source>
        <translation>порушення № {number}, {sanction}</translation>
    </message>
    <message>
        <source>round {round}, board {board}</source>
        <translation>тур {round}, дошка {board}</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>тур {round}</translation>
    </message>
    <message>
        <source>{game}: {played}</source>
        <translation>{game}: {played}</translation>
    </message>
    <message>
        <source>{white} – {black}, {result}</source>
        <translation>{white} – {black}, {result}</translation>
    </message>
    <message>
        <source>{fee}, returned</source>
        <translation>{fee}, повернено</translation>
    </message>
    <message>
        <source>{fee}, paid</source>
        <translation>{fee}, сплачено</translation>
    </message>
    <message>
        <source>{fee}, not paid</source>
        <translation>{fee}, не сплачено</translation>
    </message>
    <message>
        <source>leaves the seat: {reason}</source>
        <translation>поступається місцем: {reason}</translation>
    </message>
    <message>
        <source>reserve, not called upon</source>
        <translation>запасний, не залучено</translation>
    </message>
    <message>
        <source>an arbiter of the event: leaves the seat if involved in the dispute (Ukrainian rules VII.3.2)</source>
        <translation>входить до суддівської колегії: у разі причетності до спору поступається місцем (Правила, VII.3.2)</translation>
    </message>
    <message>
        <source>an organiser: leaves the seat if involved in the dispute (Ukrainian rules VII.3.2)</source>
        <translation>представляє організаторів: у разі причетності до спору поступається місцем (Правила, VII.3.2)</translation>
    </message>
    <message>
        <source>{reason} (Ukrainian rules VII.3.2)</source>
        <translation>{reason} (Правила, VII.3.2)</translation>
    </message>
    <message>
        <source>leaves the seat as involved in the dispute (Ukrainian rules VII.3.2)</source>
        <translation>поступається місцем через причетність до спору (Правила, VII.3.2)</translation>
    </message>
    <message>
        <source>a decision of the organiser</source>
        <translation>рішення організатора</translation>
    </message>
    <message>
        <source>{name}: {sanction}</source>
        <translation>{name}: {sanction}</translation>
    </message>
</context>
<context>
    <name>AppealDecision</name>
    <message>
        <source>Decide {kind} № {number} of {name}</source>
        <translation>Рішення: {kind} № {number}, {name}</translation>
    </message>
    <message>
        <source>Choose the outcome to see what it does.</source>
        <translation>Виберіть підсумок розгляду – і побачите, що з нього випливає.</translation>
    </message>
    <message>
        <source>No result changes.</source>
        <translation>Жоден результат не змінюється.</translation>
    </message>
    <message>
        <source>A round that play has long left behind changes: papers of all rounds since are wrong.</source>
        <translation>Змінюється тур, який давно минув: документи всіх турів відтоді більше не відповідатимуть даним.</translation>
    </message>
    <message>
        <source>&amp;Grant it</source>
        <translation>&amp;Задовольнити</translation>
    </message>
    <message>
        <source>&amp;Grant it in part</source>
        <translation>&amp;Задовольнити частково</translation>
    </message>
    <message>
        <source>&amp;Reject it</source>
        <translation>Ві&amp;дхилити</translation>
    </message>
    <message>
        <source>&amp;Note that it is retracted</source>
        <translation>З&amp;аписати відкликання</translation>
    </message>
    <message>
        <source>&amp;Decide</source>
        <translation>&amp;Ухвалити рішення</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Хто вирішує</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Підсумок розгляду</translation>
    </message>
    <message>
        <source>Decision and grounds</source>
        <translation>Рішення та обґрунтування</translation>
    </message>
    <message>
        <source>Result of the game</source>
        <translation>Результат партії</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>без змін</translation>
    </message>
    <message>
        <source>&amp;Fee returned</source>
        <translation>В&amp;несок повернуто</translation>
    </message>
    <message>
        <source>Decided at</source>
        <translation>Коли вирішено</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Наслідки</translation>
    </message>
    <message>
        <source>Committee</source>
        <translation>Комітет</translation>
    </message>
    <message>
        <source>Decided &amp;by</source>
        <translation>Хто &amp;вирішує</translation>
    </message>
    <message>
        <source>&amp;Outcome</source>
        <translation>&amp;Підсумок розгляду</translation>
    </message>
    <message>
        <source>Decision and gro&amp;unds</source>
        <translation>Рішення та &amp;обґрунтування</translation>
    </message>
    <message>
        <source>Result of the ga&amp;me</source>
        <translation>&amp;Результат партії</translation>
    </message>
    <message>
        <source>Decided a&amp;t</source>
        <translation>&amp;Коли вирішено</translation>
    </message>
    <message>
        <source>Votes: {votes}, an odd number (Ukrainian rules VII.3.2).</source>
        <translation>Голосів: {votes}, число непарне (Правила, VII.3.2).</translation>
    </message>
    <message>
        <source>A chair and two members at least are recommended (Ukrainian rules VII.3.2).</source>
        <translation>Рекомендовано щонайменше голову та двох членів (Правила, VII.3.2).</translation>
    </message>
    <message>
        <source>Granted in part: say what becomes of the sanction.</source>
        <translation>Задоволено частково: укажіть, що буде зі стягненням.</translation>
    </message>
    <message>
        <source>The sanction</source>
        <translation>Стягнення</translation>
    </message>
    <message>
        <source>is lifted</source>
        <translation>скасовано</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>залишається в силі</translation>
    </message>
    <message>
        <source>What becomes of the sanction is still to be said.</source>
        <translation>Ще треба вказати, що буде зі стягненням.</translation>
    </message>
    <message>
        <source>Sanction of incident № {number} is lifted: {what}.</source>
        <translation>Стягнення за порушення № {number} скасовується: {what}.</translation>
    </message>
    <message>
        <source>Sanction of incident № {number} stands: {what}.</source>
        <translation>Стягнення за порушення № {number} залишається в силі: {what}.</translation>
    </message>
    <message>
        <source>Granted in part: the &amp;sanction</source>
        <translation>Задоволено частково: с&amp;тягнення</translation>
    </message>
</context>
<context>
    <name>AppealFiling</name>
    <message>
        <source>New protest or appeal</source>
        <translation>Новий протест або апеляція</translation>
    </message>
    <message>
        <source>Correct № {number}</source>
        <translation>Виправити № {number}</translation>
    </message>
    <message>
        <source>Whose protest is it? Choose the player.</source>
        <translation>Чий це протест? Виберіть учасника.</translation>
    </message>
    <message>
        <source>When was it handed in? Type day and hour.</source>
        <translation>Коли його подано? Введіть день і час.</translation>
    </message>
    <message>
        <source>Stag&amp;e</source>
        <translation>&amp;Етап</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Що оскаржено</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Учасник</translation>
    </message>
    <message>
        <source>a decision, a game</source>
        <translation>рішення, партія</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дошка</translation>
    </message>
    <message>
        <source>Handed in by</source>
        <translation>Хто подав</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Внесок</translation>
    </message>
    <message>
        <source>where not the player</source>
        <translation>якщо не сам учасник</translation>
    </message>
    <message>
        <source>Handed in at</source>
        <translation>Коли подано</translation>
    </message>
    <message>
        <source>What is claimed</source>
        <translation>Суть вимог</translation>
    </message>
    <message>
        <source>pai&amp;d</source>
        <translation>спла&amp;чено</translation>
    </message>
    <message>
        <source>№ {number}, {name}: {sanction}</source>
        <translation>№ {number}, {name}: {sanction}</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Тур</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Дошка</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Учасник</translation>
    </message>
    <message>
        <source>A&amp;gainst</source>
        <translation>&amp;Що оскаржено</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;What is claimed</source>
        <translation>Суть вимо&amp;г</translation>
    </message>
    <message>
        <source>&amp;Handed in by</source>
        <translation>&amp;Хто подав</translation>
    </message>
    <message>
        <source>Handed in a&amp;t</source>
        <translation>&amp;Коли подано</translation>
    </message>
    <message>
        <source>&amp;Fee</source>
        <translation>В&amp;несок</translation>
    </message>
    <message>
        <source>F&amp;ile it</source>
        <translation>&amp;Зареєструвати</translation>
    </message>
    <message>
        <source>Correct &amp;it</source>
        <translation>В&amp;иправити</translation>
    </message>
    <message>
        <source>The chief arbiter decides; the player may appeal then (Ukrainian rules VII.3.3).</source>
        <translation>Рішення ухвалює головний суддя; потім учасник може подати апеляцію (Правила, VII.3.3).</translation>
    </message>
    <message>
        <source>The committee decides, and its decision is final (Ukrainian rules VII.3.3).</source>
        <translation>Рішення ухвалює комітет, і воно остаточне (Правила, VII.3.3).</translation>
    </message>
    <message>
        <source>No appeals committee is named yet: name it on the page of officials (Shift+F2) before the decision (Ukrainian rules VII.3.2).</source>
        <translation>Апеляційного комітету ще не призначено: внесіть його до ухвалення рішення на сторінці «Судді» (Shift+F2; Правила, VII.3.2).</translation>
    </message>
    <message>
        <source>a decision of the organiser</source>
        <translation>рішення організатора</translation>
    </message>
    <message>
        <source>What the organiser decided is for the appeals committee (Ukrainian rules VII.3.3): choose an appeal.</source>
        <translation>Рішення організатора розглядає апеляційний комітет (Правила, VII.3.3): виберіть апеляцію.</translation>
    </message>
</context>
<context>
    <name>AppealsPage</name>
    <message>
        <source>Filter</source>
        <translation>Пошук</translation>
    </message>
    <message>
        <source>What is said of it</source>
        <translation>Подробиці</translation>
    </message>
    <message>
        <source>Reopen № {number} of {name}</source>
        <translation>Відкрити знову: № {number}, {name}</translation>
    </message>
    <message>
        <source>Reopen it</source>
        <translation>Відкрити знову</translation>
    </message>
    <message>
        <source>&amp;Fee not paid after all</source>
        <translation>Внесок усе ж не &amp;сплачено</translation>
    </message>
    <message>
        <source>&amp;Fee is paid</source>
        <translation>Внесок &amp;сплачено</translation>
    </message>
    <message>
        <source>&amp;New protest or appeal…</source>
        <translation>&amp;Новий протест або апеляція…</translation>
    </message>
    <message>
        <source>&amp;Decide…</source>
        <translation>&amp;Ухвалити рішення…</translation>
    </message>
    <message>
        <source>&amp;Correct…</source>
        <translation>&amp;Виправити…</translation>
    </message>
    <message>
        <source>&amp;Reopen…</source>
        <translation>Від&amp;крити знову…</translation>
    </message>
    <message>
        <source>Pr&amp;int the decision</source>
        <translation>Друк рі&amp;шення</translation>
    </message>
    <message>
        <source>&amp;Print the protest</source>
        <translation>&amp;Друк протесту</translation>
    </message>
    <message>
        <source>Print a &amp;blank protest</source>
        <translation>Друк &amp;бланка протесту</translation>
    </message>
    <message>
        <source>Protests and appeals</source>
        <translation>Протести й апеляції</translation>
    </message>
    <message>
        <source>№</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Filed</source>
        <translation>Подано</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Учасник</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Що оскаржено</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Внесок</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Стан</translation>
    </message>
    <message>
        <source>{moment}: {outcome}</source>
        <translation>{moment}: {outcome}</translation>
    </message>
    <message>
        <source>Decided by: {names}</source>
        <translation>Хто ухвалив рішення: {names}</translation>
    </message>
    <message>
        <source>The journal keeps the decision and this reason.</source>
        <translation>Рішення та цю причину буде збережено в журналі.</translation>
    </message>
    <message>
        <source>The sanction that was lifted stands again.</source>
        <translation>Скасоване стягнення знову стане чинним.</translation>
    </message>
    <message>
        <source>No appeals committee is named: an appeal cannot be decided without one (Ukrainian rules VII.3.2). Name it on the page of officials (Shift+F2).</source>
        <translation>Апеляційного комітету не призначено, а без нього апеляцію не розглянути (Правила, VII.3.2). Внесіть його на сторінці «Судді» (Shift+F2).</translation>
    </message>
    <message>
        <source>Nobody has filed a protest or an appeal. A player may appeal against any decision, even after signing the score sheet (Ukrainian rules V.1.24).</source>
        <translation>Протестів і апеляцій ще не подано. Учасник може оскаржити будь-яке рішення, навіть підписавши бланк запису партії (Правила, V.1.24).</translation>
    </message>
    <message>
        <source>The decision of the committee is final (Ukrainian rules VII.3.3): reopen it only where it was written down wrongly. The journal keeps the decision and this reason.</source>
        <translation>Рішення комітету остаточне (Правила, VII.3.3): відкривайте його знову лише тоді, коли його записано з помилкою. Рішення та цю причину буде збережено в журналі.</translation>
    </message>
    <message>
        <source>It is decided. Reopen it first if that was wrong.</source>
        <translation>Рішення вже ухвалено. Якщо воно помилкове, спершу відкрийте справу знову.</translation>
    </message>
    <message>
        <source>It is not decided yet.</source>
        <translation>Рішення ще не ухвалено.</translation>
    </message>
    <message>
        <source>No fee is asked for it.</source>
        <translation>Внеску за нього не вимагають.</translation>
    </message>
    <message>
        <source>filed: {filed}, all decided</source>
        <translation>подано: {filed}, усі розглянуто</translation>
    </message>
    <message>
        <source>filed: {filed}, to be decided: {waiting}</source>
        <translation>подано: {filed}, на розгляді: {waiting}</translation>
    </message>
    <message>
        <source>What reopening does</source>
        <translation>Що зміниться</translation>
    </message>
</context>
<context>
    <name>AskPanel</name>
    <message>
        <source>Leave it (Esc)</source>
        <translation>Залишити як є (Esc)</translation>
    </message>
</context>
<context>
    <name>AttachedRegulations</name>
    <message>
        <source>Regulations of the event</source>
        <translation>Регламент змагань</translation>
    </message>
    <message>
        <source>&amp;Check off</source>
        <translation>&amp;Позначити</translation>
    </message>
    <message>
        <source>&amp;Attach file…</source>
        <translation>&amp;Долучити файл…</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Зберегти копію…</translation>
    </message>
    <message>
        <source>The regulations must have eleven sections (Ukrainian rules IV.3). Tick those that stand in the file.</source>
        <translation>Регламент має містити одинадцять розділів (Правила, IV.3). Позначте ті, що є у файлі.</translation>
    </message>
    <message>
        <source>Attach the file first.</source>
        <translation>Спершу долучіть файл.</translation>
    </message>
    <message>
        <source>The file with the regulations</source>
        <translation>Файл із регламентом</translation>
    </message>
    <message>
        <source>Where the copy goes</source>
        <translation>Куди зберегти копію</translation>
    </message>
    <message>
        <source>Regulations ({endings})</source>
        <translation>Регламент ({endings})</translation>
    </message>
</context>
<context>
    <name>BeginStage</name>
    <message>
        <source>Begin: {stage}</source>
        <translation>Розпочати: {stage}</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Хто грає</translation>
    </message>
    <message>
        <source>&amp;Begin the stage</source>
        <translation>&amp;Розпочати етап</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>&amp;Ключ жеребкування:</translation>
    </message>
    <message>
        <source>The numbers:</source>
        <translation>Номери:</translation>
    </message>
    <message>
        <source>in this &amp;order, as the regulations say who comes from where</source>
        <translation>у цьому &amp;порядку, за регламентом: хто звідки потрапляє</translation>
    </message>
    <message>
        <source>by &amp;lot</source>
        <translation>&amp;жеребкуванням</translation>
    </message>
    <message>
        <source>&amp;standard seeding: 1 and 2 by rating, 3–4, 5–8 … by lot</source>
        <translation>стандартний пос&amp;ів: 1 і 2 за рейтингом, 3–4, 5–8 … – жеребом</translation>
    </message>
    <message>
        <source>by &amp;rating</source>
        <translation>за ре&amp;йтингом</translation>
    </message>
    <message>
        <source>drawn in the &amp;hall</source>
        <translation>витягнуто в &amp;залі</translation>
    </message>
</context>
<context>
    <name>Bracket</name>
    <message>
        <source>{match}: {players}</source>
        <translation>{match}: {players}</translation>
    </message>
    <message>
        <source>match {number}</source>
        <translation>матч {number}</translation>
    </message>
    <message>
        <source>{number} {name}</source>
        <translation>{number} {name}</translation>
    </message>
    <message>
        <source>{first} – {second}</source>
        <translation>{first} – {second}</translation>
    </message>
    <message>
        <source>{part}: {round}</source>
        <translation>{part}: {round}</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>прохід без гри</translation>
    </message>
    <message>
        <source>{match}: {players}, {how}</source>
        <translation>{match}: {players}, {how}</translation>
    </message>
    <message>
        <source>{match}: {players}, won by {winner}, {how}</source>
        <translation>{match}: {players}, переможець – {winner}, {how}</translation>
    </message>
    <message>
        <source>{match}: {players}. {due}</source>
        <translation>{match}: {players}. {due}</translation>
    </message>
    <message>
        <source>{match}: {players}, {score}. {due}</source>
        <translation>{match}: {players}, {score}. {due}</translation>
    </message>
    <message>
        <source>colours</source>
        <comment>in a box: they are to be drawn</comment>
        <translation>кольори</translation>
    </message>
    <message>
        <source>bids</source>
        <comment>in a box: they are to be taken</comment>
        <translation>ставки</translation>
    </message>
    <message>
        <source>to pair</source>
        <comment>in a box: the next game is</comment>
        <translation>пара</translation>
    </message>
    <message>
        <source>plays</source>
        <comment>in a box: its result is missing</comment>
        <translation>триває</translation>
    </message>
    <message>
        <source>lot</source>
        <comment>in a box: it is to be drawn</comment>
        <translation>жереб</translation>
    </message>
    <message>
        <source>Black drew</source>
        <translation>нічия чорних</translation>
    </message>
    <message>
        <source>walk-over</source>
        <translation>без гри</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>за жеребом</translation>
    </message>
    <message>
        <source>level</source>
        <translation>порівну</translation>
    </message>
    <message>
        <source>neither came</source>
        <translation>неявка обох</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Сітка</translation>
    </message>
    <message>
        <source>won {number}</source>
        <comment>in a small box: the match</comment>
        <translation>перем. {number}</translation>
    </message>
    <message>
        <source>lost {number}</source>
        <comment>in a small box: the match</comment>
        <translation>прогр. {number}</translation>
    </message>
</context>
<context>
    <name>BracketPage</name>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Більше</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>М&amp;енше</translation>
    </message>
    <message>
        <source>C&amp;opy the bracket</source>
        <translation>&amp;Копіювати сітку</translation>
    </message>
    <message>
        <source>Pr&amp;int the bracket</source>
        <translation>Надрук&amp;увати сітку</translation>
    </message>
    <message>
        <source>Protocol of the &amp;match</source>
        <translation>Протоко&amp;л матчу</translation>
    </message>
    <message>
        <source>In the bracket</source>
        <translation>У сітці</translation>
    </message>
    <message>
        <source>back and on along the lines</source>
        <translation>назад і вперед лініями сітки</translation>
    </message>
    <message>
        <source>to the match above and below</source>
        <translation>до матчу вище й нижче</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>top and bottom</source>
        <translation>на самий верх і в самий низ</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>what is due</source>
        <translation>що належить зробити</translation>
    </message>
    <message>
        <source>Nothing of this tournament is a knockout. Choose another system of play, or add a final that is one.</source>
        <translation>У цьому турнірі немає олімпійської системи. Виберіть іншу систему проведення або додайте фінал за олімпійською системою.</translation>
    </message>
    <message>
        <source>&amp;System of play</source>
        <translation>С&amp;истема проведення</translation>
    </message>
    <message>
        <source>The bracket stands here once the players have their numbers.</source>
        <translation>Сітка з’явиться після жеребкування номерів.</translation>
    </message>
    <message>
        <source>&amp;Draw numbers</source>
        <translation>Провести &amp;жеребкування</translation>
    </message>
    <message>
        <source>To the &amp;stages</source>
        <translation>До &amp;етапів</translation>
    </message>
    <message>
        <source>To the &amp;players</source>
        <translation>До &amp;учасників</translation>
    </message>
    <message>
        <source>The regulations ask for no match among so few players.</source>
        <translation>За регламентом для такої малої кількості учасників матчів не передбачено.</translation>
    </message>
    <message>
        <source>All matches are decided</source>
        <translation>Усі матчі завершено</translation>
    </message>
    <message>
        <source>{decided} of {matches} matches decided, {due} under way</source>
        <translation>Завершено матчів: {decided} з {matches}, триває: {due}</translation>
    </message>
    <message>
        <source>{stage}: {state}</source>
        <translation>{stage}: {state}</translation>
    </message>
    <message>
        <source>Pair the &amp;next games</source>
        <translation>Скласти &amp;пари наступних партій</translation>
    </message>
    <message>
        <source>Draw all &amp;colours…</source>
        <translation>&amp;Жеребкування всіх кольорів…</translation>
    </message>
    <message>
        <source>What is &amp;due</source>
        <translation>Щ&amp;о далі</translation>
    </message>
    <message>
        <source>To the &amp;board</source>
        <translation>До до&amp;шки</translation>
    </message>
    <message>
        <source>&amp;Walk-over…</source>
        <translation>Перемо&amp;га без гри…</translation>
    </message>
    <message>
        <source>Other &amp;time control…</source>
        <translation>&amp;Інший контроль часу…</translation>
    </message>
    <message>
        <source>Take the paired games bac&amp;k…</source>
        <translation>Відкликати пари &amp;незіграних партій…</translation>
    </message>
    <message>
        <source>&amp;Re-open the match…</source>
        <translation>&amp;Відкрити матч знову…</translation>
    </message>
    <message>
        <source>{match}: nothing is to be done here now.</source>
        <translation>{match}: зараз тут робити нічого.</translation>
    </message>
    <message>
        <source>Who has White in the first game ({step})?</source>
        <translation>Хто грає білими в першій партії ({step})?</translation>
    </message>
    <message>
        <source>Colours: {match}</source>
        <translation>Кольори: {match}</translation>
    </message>
    <message>
        <source>&amp;White:</source>
        <translation>&amp;Білі:</translation>
    </message>
    <message>
        <source>Bids for Black: {match}</source>
        <translation>Ставки на чорні: {match}</translation>
    </message>
    <message>
        <source>Lot for {match}</source>
        <translation>Жереб: {match}</translation>
    </message>
    <message>
        <source>All its games have left the match level. The regulations let a lot decide who has won it.</source>
        <translation>Після всіх партій рахунок матчу рівний. За регламентом переможця визначає жереб.</translation>
    </message>
    <message>
        <source>&amp;Winner:</source>
        <translation>П&amp;ереможець:</translation>
    </message>
    <message>
        <source>Walk-over: {match}</source>
        <translation>Перемога без гри: {match}</translation>
    </message>
    <message>
        <source>Other time control: {match}</source>
        <translation>Інший контроль часу: {match}</translation>
    </message>
    <message>
        <source>Take back the games of {match} that are not played?</source>
        <translation>{match}: відкликати пари незіграних партій?</translation>
    </message>
    <message>
        <source>They leave their rounds and can be paired anew. Games with a result stay.</source>
        <translation>Ці партії буде прибрано з турів, і їхні пари можна буде скласти знову. Партії з результатом залишаться.</translation>
    </message>
    <message>
        <source>&amp;Take them back</source>
        <translation>&amp;Відкликати пари</translation>
    </message>
    <message>
        <source>Re-open {match}</source>
        <translation>Відкрити знову: {match}</translation>
    </message>
    <message>
        <source>A walk-over or a lot that ended the match is taken back, and so are later games that were paired upon it and not played. The other matches stay as they are. A wrong result is corrected at its board, with the same effect.</source>
        <translation>Перемогу без гри або жереб, якими закінчився матч, буде скасовано, а з ними й пізніші партії, пари яких складено за підсумком матчу, якщо їх не зіграно. Інші матчі не зміняться. Хибний результат виправляють за його дошкою, з таким самим наслідком.</translation>
    </message>
    <message>
        <source>&amp;Re-open the match</source>
        <translation>&amp;Відкрити матч знову</translation>
    </message>
    <message>
        <source>&amp;Draw the colours…</source>
        <translation>Ж&amp;еребкування кольорів…</translation>
    </message>
    <message>
        <source>Take the &amp;bids…</source>
        <translation>Прийняти с&amp;тавки…</translation>
    </message>
    <message>
        <source>&amp;Enter the result</source>
        <translation>Внести результ&amp;ат</translation>
    </message>
    <message>
        <source>Draw the &amp;lot…</source>
        <translation>&amp;Тягнути жереб…</translation>
    </message>
    <message>
        <source>The bracket stands here once the stage has begun and everybody has a place in it.</source>
        <translation>Сітка з’явиться, коли етап розпочато й кожен учасник має своє місце.</translation>
    </message>
    <message>
        <source>Choose a match whose players are known.</source>
        <translation>Виберіть матч, учасники якого відомі.</translation>
    </message>
    <message>
        <source>{match}: no game of it is paired yet.</source>
        <translation>{match}: пари жодної партії ще не складено.</translation>
    </message>
    <message>
        <source>{match}: it is not decided yet.</source>
        <translation>{match}: його ще не завершено.</translation>
    </message>
    <message>
        <source>{match}: its players have not both come to it yet.</source>
        <translation>{match}: ще не відомі обидва суперники.</translation>
    </message>
    <message>
        <source>&amp;Fit width</source>
        <translation>За &amp;шириною</translation>
    </message>
    <message>
        <source>&amp;Panel</source>
        <translation>П&amp;анель</translation>
    </message>
</context>
<context>
    <name>BranchForm</name>
    <message>
        <source>any number</source>
        <translation>будь-якої кількості</translation>
    </message>
    <message>
        <source>that of the event</source>
        <translation>як у змаганні</translation>
    </message>
    <message>
        <source>Games o&amp;f a match…</source>
        <translation>&amp;Партії матчу…</translation>
    </message>
    <message>
        <source>a match</source>
        <translation>матч</translation>
    </message>
    <message>
        <source>a round robin</source>
        <translation>за коловою системою</translation>
    </message>
    <message>
        <source>a knockout</source>
        <translation>за олімпійською системою</translation>
    </message>
    <message>
        <source>fewer: a tie-break keeps some</source>
        <translation>не всі: відбирає додатковий показник</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>за жеребом</translation>
    </message>
    <message>
        <source>in the order of the table</source>
        <translation>за порядком таблиці</translation>
    </message>
    <message>
        <source>the next tie-break drops the last</source>
        <translation>наступний показник відсіває останнього</translation>
    </message>
    <message>
        <source>they go on with the next stage</source>
        <translation>переходять до наступного етапу</translation>
    </message>
    <message>
        <source>t&amp;o</source>
        <translation>д&amp;о</translation>
    </message>
    <message>
        <source>&amp;Players: from</source>
        <translation>&amp;Учасників: від</translation>
    </message>
    <message>
        <source>T&amp;hey play</source>
        <translation>&amp;Грають</translation>
    </message>
    <message>
        <source>It k&amp;eeps</source>
        <translation>&amp;Залишається</translation>
    </message>
    <message>
        <source>Tim&amp;e control</source>
        <translation>Контроль &amp;часу</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Номери</translation>
    </message>
    <message>
        <source>C&amp;ycles</source>
        <translation>&amp;Кількість кіл</translation>
    </message>
    <message>
        <source>If all are &amp;level again</source>
        <translation>Якщо всі знову на&amp;рівні</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>two would have met a second time</source>
        <translation>двоє зустрілися б удруге</translation>
    </message>
    <message>
        <source>a rule of the competition asks for it</source>
        <translation>цього вимагає положення змагання</translation>
    </message>
    <message>
        <source>two without an opponent agreed to play</source>
        <translation>двоє без суперників погодилися зіграти</translation>
    </message>
    <message>
        <source>a late entry, as those concerned agreed</source>
        <translation>запізнілий учасник, за згодою тих, кого це стосується</translation>
    </message>
    <message>
        <source>something unforeseen at a top board of the last round</source>
        <translation>непередбачена подія на перших дошках останнього туру</translation>
    </message>
    <message>
        <source>people sat at each other’s boards, and what they played stands</source>
        <translation>учасники сіли за чужі дошки, зігране лишається</translation>
    </message>
    <message>
        <source>{case}; {reason}</source>
        <translation>{case}; {reason}</translation>
    </message>
</context>
<context>
    <name>ByHandDialog</name>
    <message>
        <source>&amp;Mark, or not any more</source>
        <translation>По&amp;значити або зняти позначку</translation>
    </message>
    <message>
        <source>&amp;Pair the two, the first has White</source>
        <translation>Скласти &amp;пару, перший грає білими</translation>
    </message>
    <message>
        <source>E&amp;xchange the two</source>
        <translation>По&amp;міняти двох місцями</translation>
    </message>
    <message>
        <source>S&amp;wap the colours of the pair</source>
        <translation>Поміняти &amp;кольори пари</translation>
    </message>
    <message>
        <source>&amp;Take apart, or take the bye away</source>
        <translation>&amp;Розібрати пару або скасувати звільнення</translation>
    </message>
    <message>
        <source>Give the &amp;bye</source>
        <translation>&amp;Звільнити від гри</translation>
    </message>
    <message>
        <source>&amp;Half-point bye</source>
        <translation>Звільнення з пів&amp;очком</translation>
    </message>
    <message>
        <source>&amp;Zero-point bye</source>
        <translation>Звільнення &amp;без очок</translation>
    </message>
    <message>
        <source>Take the last act &amp;back</source>
        <translation>С&amp;касувати останню дію</translation>
    </message>
    <message>
        <source>Mark one player with Space, and go to the other.</source>
        <translation>Позначте одного учасника пробілом і перейдіть до іншого.</translation>
    </message>
    <message>
        <source>Nothing was changed yet.</source>
        <translation>Ще нічого не змінено.</translation>
    </message>
    <message>
        <source>Pair round {round} by hand</source>
        <translation>Скласти пари туру {round} вручну</translation>
    </message>
    <message>
        <source>Change published pairs of round {round}</source>
        <translation>Змінити оголошені пари туру {round}</translation>
    </message>
    <message>
        <source>&amp;Write these pairs</source>
        <translation>&amp;Записати ці пари</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Місця</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Випадок</translation>
    </message>
    <message>
        <source>Those concerned a&amp;gree</source>
        <translation>Ті, кого це стосується, з&amp;годні</translation>
    </message>
    <message>
        <source>{keys} {act}</source>
        <translation>{keys} {act}</translation>
    </message>
    <message>
        <source>&amp;Case of C.04.2 Art. 4:</source>
        <translation>&amp;Випадок за C.04.2, ст. 4:</translation>
    </message>
    <message>
        <source>No absolute rule is broken.</source>
        <translation>Жодного абсолютного правила не порушено.</translation>
    </message>
    <message>
        <source>Not as the system pairs these players:</source>
        <translation>Не так, як ці пари складає система:</translation>
    </message>
    <message>
        <source>So the system pairs these players, too.</source>
        <translation>Так ці пари складає і система.</translation>
    </message>
    <message>
        <source>Say why the pairs are made by hand: it is printed.</source>
        <translation>Вкажіть, чому пари складено вручну: це буде надруковано.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дошка</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Місце</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Учасник</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points by which people are paired</source>
        <translation>Очки, за якими складають пари</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Колір</translation>
    </message>
    <message>
        <source>The colour due: with “!” it must be, small letters mean that it may be the other (C.04.3 Art. 1.7)</source>
        <translation>Належний колір: з «!» – обов’язковий, мала літера – може бути й інший (C.04.3, ст. 1.7)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>білі</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>чорні</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>чекає</translation>
    </message>
    <message>
        <source>W</source>
        <comment>the colour due</comment>
        <translation>Б</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the colour due</comment>
        <translation>Ч</translation>
    </message>
    <message>
        <source>must have the colour: {colour}</source>
        <translation>обов’язковий колір: {colour}</translation>
    </message>
    <message>
        <source>should have the colour: {colour}</source>
        <translation>належний колір: {colour}</translation>
    </message>
    <message>
        <source>alternates to the colour: {colour}</source>
        <translation>за чергуванням колір: {colour}</translation>
    </message>
</context>
<context>
    <name>ByeHead</name>
    <message>
        <source>Pairing-allocated bye</source>
        <translation>Звільнення за жеребкуванням</translation>
    </message>
    <message>
        <source>Full-point bye</source>
        <translation>Звільнення з повним очком</translation>
    </message>
    <message>
        <source>Half-point bye</source>
        <translation>Звільнення з половиною очка</translation>
    </message>
    <message>
        <source>Absent</source>
        <translation>Відсутні</translation>
    </message>
</context>
<context>
    <name>Category</name>
    <message>
        <source>the date of birth is not known</source>
        <translation>дата народження невідома</translation>
    </message>
    <message>
        <source>the sex is not known</source>
        <translation>стать невідома</translation>
    </message>
    <message>
        <source>the event has no days, so ages are not known</source>
        <translation>у змагання немає дат, тому вік невідомий</translation>
    </message>
    <message>
        <source>men and boys</source>
        <translation>чоловіки та юнаки</translation>
    </message>
    <message>
        <source>women and girls</source>
        <translation>жінки та дівчата</translation>
    </message>
    <message>
        <source>younger than {age}</source>
        <translation>молодші за {age}</translation>
    </message>
    <message>
        <source>{age} and older</source>
        <translation>{age} і старші</translation>
    </message>
    <message>
        <source>rating from {rating}</source>
        <translation>рейтинг від {rating}</translation>
    </message>
    <message>
        <source>rating below {rating}, or none</source>
        <translation>рейтинг нижчий за {rating} або без нього</translation>
    </message>
    <message>
        <source>{name} ({unknown})</source>
        <translation>{name} ({unknown})</translation>
    </message>
    <message>
        <source>Perhaps in {category}, and not ranked in it before that is known: {players}.</source>
        <translation>Можливо, належать до категорії «{category}», але без цих відомостей у ній не враховані: {players}.</translation>
    </message>
</context>
<context>
    <name>Ceremony</name>
    <message>
        <source>(alone)</source>
        <translation>(без контингенту)</translation>
    </message>
    <message>
        <source>{name} chose the large envelope {envelope}</source>
        <translation>{name}: вибрано великий конверт {envelope}</translation>
    </message>
    <message>
        <source>{name} drew number {number}</source>
        <translation>{name}: витягнуто номер {number}</translation>
    </message>
    <message>
        <source>Envelope {place}: {why}. Choose {safe}.</source>
        <translation>Конверт {place}: {why}. Можна вибрати: {safe}.</translation>
    </message>
    <message>
        <source>none: divide the others anew</source>
        <translation>жодного, поділіть решту наново</translation>
    </message>
    <message>
        <source>{place} ({letter})</source>
        <translation>{place} ({letter})</translation>
    </message>
    <message numerus="yes">
        <source>%n sealed</source>
        <translation>
            <numerusform>%n запечатаний</numerusform>
            <numerusform>%n запечатані</numerusform>
            <numerusform>%n запечатаних</numerusform>
        </translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>запечатано</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>порожній</translation>
    </message>
    <message>
        <source>▶ drawn from now</source>
        <translation>▶ тягнуть зараз</translation>
    </message>
    <message>
        <source>✓ safe</source>
        <translation>✓ можна</translation>
    </message>
    <message>
        <source>too few numbers</source>
        <translation>замало номерів</translation>
    </message>
    <message>
        <source>leaves others no place</source>
        <translation>не лишає місця іншим</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n номер</numerusform>
            <numerusform>%n номери</numerusform>
            <numerusform>%n номерів</numerusform>
        </translation>
    </message>
    <message>
        <source>Number {number}, drawn</source>
        <translation>Номер {number}, витягнуто</translation>
    </message>
    <message>
        <source>Envelope {letter}, opened</source>
        <translation>Конверт {letter}, відкрито</translation>
    </message>
    <message>
        <source>Sealed envelope</source>
        <translation>Запечатаний конверт</translation>
    </message>
    <message>
        <source>Sealed envelope {place}</source>
        <translation>Запечатаний конверт {place}</translation>
    </message>
    <message>
        <source>Restricted draw by envelopes</source>
        <translation>Жеребкування з обмеженнями, за конвертами</translation>
    </message>
    <message>
        <source>Free draw of numbers</source>
        <translation>Вільне жеребкування номерів</translation>
    </message>
    <message>
        <source>{method} · seed {seed}</source>
        <translation>{method} · ключ жеребкування: {seed}</translation>
    </message>
    <message>
        <source>Draw {turn} of {players}</source>
        <translation>Жереб {turn} з {players}</translation>
    </message>
    <message>
        <source>{head} · {contingent}</source>
        <translation>{head} · {contingent}</translation>
    </message>
    <message>
        <source>{head} · {contingent}, player {position} of {size}</source>
        <translation>{head} · {contingent}, учасник {position} з {size}</translation>
    </message>
    <message>
        <source>All numbers are drawn.</source>
        <translation>Усі номери витягнуто.</translation>
    </message>
    <message>
        <source>Chooses a sealed number.</source>
        <translation>Вибирає запечатаний номер.</translation>
    </message>
    <message>
        <source>Draws a number from envelope {envelope}.</source>
        <translation>Тягне номер із конверта {envelope}.</translation>
    </message>
    <message>
        <source>Draws a number from 1 to {last}.</source>
        <translation>Тягне номер від 1 до {last}.</translation>
    </message>
    <message>
        <source>Draws a number.</source>
        <translation>Тягне номер.</translation>
    </message>
    <message>
        <source>No large envelope leaves everybody a place.</source>
        <translation>Жоден великий конверт не лишає місця всім.</translation>
    </message>
    <message>
        <source>Chooses a large envelope.</source>
        <translation>Вибирає великий конверт.</translation>
    </message>
    <message>
        <source>Chooses a large envelope with this many numbers: {sizes}.</source>
        <translation>Вибирає великий конверт, номерів у ньому: {sizes}.</translation>
    </message>
    <message>
        <source>{words} or {last}</source>
        <translation>{words} або {last}</translation>
    </message>
</context>
<context>
    <name>CeremonyActs</name>
    <message>
        <source>&amp;Take back the last step…</source>
        <translation>&amp;Відкликати останній крок…</translation>
    </message>
    <message>
        <source>&amp;Witnesses…</source>
        <translation>Св&amp;ідки…</translation>
    </message>
    <message>
        <source>Break &amp;off…</source>
        <translation>&amp;Перервати…</translation>
    </message>
    <message>
        <source>The large envelope is allowed; {division}.</source>
        <translation>Великий конверт дозволено; {division}.</translation>
    </message>
    <message>
        <source>Later contingents then draw in parts: {division}. Players of different parts can meet in the last three rounds. C.05 Annex 2 says nothing of it: the arbiter decides.</source>
        <translation>Тоді наступні контингенти тягнуть частинами: {division}. Учасники з різних частин можуть зустрітися в трьох останніх турах. У C.05, додаток 2, про це нічого не сказано: вирішує суддя.</translation>
    </message>
    <message>
        <source>Allow this large envelope?</source>
        <translation>Дозволити цей великий конверт?</translation>
    </message>
    <message>
        <source>Decision for the protocol</source>
        <translation>Рішення для протоколу</translation>
    </message>
    <message>
        <source>Allow it</source>
        <translation>Дозволити</translation>
    </message>
    <message>
        <source>&amp;Leave the view for the hall</source>
        <translation>За&amp;крити показ у залі</translation>
    </message>
    <message>
        <source>&amp;View for the hall</source>
        <translation>По&amp;каз у залі</translation>
    </message>
    <message>
        <source>{step}. It stays in the record as a mis-draw with your note, and whoever saw it.</source>
        <translation>{step}. У протоколі це залишиться як помилковий крок із вашою приміткою та прізвищем свідка.</translation>
    </message>
    <message>
        <source>{step}. It stays in the record as a mis-draw with your note, and whoever saw it; numbers and schedule go, and the ceremony goes on.</source>
        <translation>{step}. У протоколі це залишиться як помилковий крок із вашою приміткою та прізвищем свідка; номери й розклад зникнуть, а церемонія триватиме.</translation>
    </message>
    <message>
        <source>Take back the last step?</source>
        <translation>Відкликати останній крок?</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Що сталося</translation>
    </message>
    <message>
        <source>Witness</source>
        <translation>Свідок</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Відкликати</translation>
    </message>
    <message>
        <source>Who sees the draw and signs its protocol?</source>
        <translation>Хто спостерігає за жеребкуванням і підписує протокол?</translation>
    </message>
    <message>
        <source>Names, with semicolons between</source>
        <translation>Прізвища через крапку з комою</translation>
    </message>
    <message>
        <source>Name them</source>
        <translation>Записати свідків</translation>
    </message>
    <message>
        <source>Numbers drawn so far: {drawn}. None of them will count; the journal keeps every step and your reason. Undo takes it back.</source>
        <translation>Витягнуто номерів: {drawn}. Жоден із них не буде чинним; у журналі залишиться кожен крок і ваша причина. Це можна скасувати.</translation>
    </message>
    <message>
        <source>Break the ceremony off?</source>
        <translation>Перервати церемонію?</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Break it off</source>
        <translation>Перервати</translation>
    </message>
    <message>
        <source>{act} ({keys})</source>
        <translation>{act} ({keys})</translation>
    </message>
    <message>
        <source>No step of the ceremony has been taken yet.</source>
        <translation>Жодного кроку церемонії ще не зроблено.</translation>
    </message>
</context>
<context>
    <name>CeremonyMode</name>
    <message>
        <source>paper envelopes in the hall</source>
        <translation>паперові конверти в залі</translation>
    </message>
    <message>
        <source>envelopes on the screen, sealed by a seed announced before</source>
        <translation>конверти на екрані, запечатані оголошеним наперед ключем жеребкування</translation>
    </message>
</context>
<context>
    <name>CeremonyNotices</name>
    <message>
        <source>Not admitted by the mandate commission: {names}.</source>
        <translation>Не допущено мандатною комісією: {names}.</translation>
    </message>
    <message>
        <source>Not allowed to play, as was decided at the desk: {names}.</source>
        <translation>За рішенням, ухваленим під час реєстрації, не грають: {names}.</translation>
    </message>
    <message>
        <source>The mandate commission has not decided about: {names}.</source>
        <translation>Мандатна комісія ще не вирішила щодо таких учасників: {names}.</translation>
    </message>
    <message>
        <source>Not present: {names}. The chief arbiter decides whether they take part (Ukrainian rules II.6.2); somebody else draws for them.</source>
        <translation>Відсутні: {names}. Чи братимуть вони участь, вирішує головний суддя (Правила, II.6.2); номер за них тягне хтось інший.</translation>
    </message>
    <message>
        <source>Round 1 begins on {moment}; the draw should be held at least 12 hours before it (Ukrainian rules II.6.2; C.05 Art. 6.2).</source>
        <translation>Початок туру 1: {moment}; жеребкування належить провести щонайменше за 12 годин до нього (Правила, II.6.2; C.05, ст. 6.2).</translation>
    </message>
    <message>
        <source>The event begins on {day}, and the draw should be held at least 12 hours before round 1 (Ukrainian rules II.6.2; C.05 Art. 6.2).</source>
        <translation>Початок змагання: {day}; жеребкування належить провести щонайменше за 12 годин до туру 1 (Правила, II.6.2; C.05, ст. 6.2).</translation>
    </message>
</context>
<context>
    <name>CeremonySetup</name>
    <message>
        <source>&amp;Quantities written on the large envelopes</source>
        <translation>На великих конвертах є &amp;кількість номерів</translation>
    </message>
    <message>
        <source>Begin the cere&amp;mony</source>
        <translation>Розпочати &amp;церемонію</translation>
    </message>
    <message>
        <source>The present numbers and pairs are replaced.</source>
        <translation>Чинні номери та пари буде замінено.</translation>
    </message>
    <message>
        <source>Ceremony of the draw by envelopes</source>
        <translation>Церемонія жеребкування за конвертами</translation>
    </message>
    <message>
        <source>Ceremony of the free draw</source>
        <translation>Церемонія вільного жеребкування</translation>
    </message>
    <message>
        <source>Players draw one after another by the alphabet.</source>
        <translation>Учасники тягнуть жереб один за одним за абеткою.</translation>
    </message>
    <message>
        <source>The rules leave it to the arbiter. Decide, and it is recorded:</source>
        <translation>Правила залишають рішення за суддею. Виберіть спосіб, і рішення буде записано:</translation>
    </message>
    <message>
        <source>Not with every choice, though: at each step the page says which large envelopes are safe.</source>
        <translation>Але не за будь-якого вибору: на кожному кроці сторінка показує, які великі конверти безпечні.</translation>
    </message>
    <message>
        <source>With the row in force 6 and 12 may fall to one contingent and meet in the last round. The older printing prevents it.</source>
        <translation>За чинним рядком номери 6 і 12 можуть дістатися одному контингенту й зустрітися в останньому турі. Давніше видання цьому запобігає.</translation>
    </message>
    <message>
        <source>The contingents do not go whole into the envelopes (C.05 Annex 2). Choose one of the ways above first.</source>
        <translation>Контингенти не вміщуються в конверти цілими (C.05, додаток 2). Спершу виберіть один із наведених вище способів.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>name; name</source>
        <translation>прізвище; прізвище</translation>
    </message>
    <message>
        <source>&amp;Witnesses</source>
        <translation>С&amp;відки</translation>
    </message>
    <message>
        <source>Announce it before you begin: with it anybody can repeat how the envelopes lay.</source>
        <translation>Оголосіть його до початку: з ним кожен зможе повторити, як лежали конверти.</translation>
    </message>
    <message>
        <source>&amp;In the hall: paper envelopes, typed here</source>
        <translation>&amp;У залі: паперові конверти, номери вводять тут</translation>
    </message>
    <message>
        <source>&amp;On the screen: envelopes sealed by a seed</source>
        <translation>На &amp;екрані: конверти, запечатані за ключем</translation>
    </message>
    <message>
        <source>So says C.05 Annex 2, now in force; the Ukrainian rules leave them unmarked (II.7.3).</source>
        <translation>Так за чинним додатком 2 до C.05; українські правила залишають конверти без позначок (II.7.3).</translation>
    </message>
</context>
<context>
    <name>CeremonyTray</name>
    <message>
        <source>Sealed envelopes</source>
        <translation>Запечатані конверти</translation>
    </message>
</context>
<context>
    <name>CeremonyView</name>
    <message>
        <source>Large envelopes</source>
        <translation>Великі конверти</translation>
    </message>
    <message>
        <source>Drawn: {drawn}</source>
        <translation>Витягнуто: {drawn}</translation>
    </message>
    <message>
        <source>Still to draw: {waiting}</source>
        <translation>Ще тягнути: {waiting}</translation>
    </message>
    <message>
        <source>begun {moment}</source>
        <translation>початок: {moment}</translation>
    </message>
    <message>
        <source>witnesses: {names}</source>
        <translation>свідки: {names}</translation>
    </message>
    <message>
        <source>no witness is named yet</source>
        <translation>свідків ще не вказано</translation>
    </message>
    <message>
        <source>taken back: {steps}</source>
        <translation>відкликано кроків: {steps}</translation>
    </message>
    <message>
        <source>Open it and read the letter of the set inside.</source>
        <translation>Відкрийте його й прочитайте літеру групи номерів усередині.</translation>
    </message>
    <message>
        <source>Open the small envelope and read the number aloud.</source>
        <translation>Відкрийте малий конверт і прочитайте номер уголос.</translation>
    </message>
    <message>
        <source>Not marked present: type under “Drawn by” who draws instead.</source>
        <translation>Прибуття не позначено: у полі «Жереб тягне» вкажіть, хто тягне замість учасника.</translation>
    </message>
    <message>
        <source>Envelope</source>
        <translation>Конверт</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Лишилося</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Зараз</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Черга</translation>
    </message>
    <message>
        <source>№</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Учасник</translation>
    </message>
    <message>
        <source>Drawn by</source>
        <translation>Жереб тягне</translation>
    </message>
    <message>
        <source>Numbers drawn so far</source>
        <translation>Витягнуті номери</translation>
    </message>
    <message>
        <source>Contingent</source>
        <translation>Контингент</translation>
    </message>
    <message>
        <source>Who draws yet</source>
        <translation>Хто ще тягне жереб</translation>
    </message>
</context>
<context>
    <name>ChainChoice</name>
    <message>
        <source>Keep for ne&amp;xt time…</source>
        <translation>З&amp;берегти на майбутнє…</translation>
    </message>
    <message>
        <source>as set here</source>
        <translation>як задано тут</translation>
    </message>
    <message>
        <source>Se&amp;quence of games</source>
        <translation>Послідовність парті&amp;й</translation>
    </message>
    <message>
        <source>{name}, stage {number}</source>
        <translation>{name}, етап {number}</translation>
    </message>
    <message>
        <source>{name}, stage {number}, {players}</source>
        <translation>{name}, етап {number}, {players}</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>{players} have met before ({article}).</source>
        <translation>{players} вже грали між собою ({article}).</translation>
    </message>
    <message>
        <source>{players} may not meet by the regulations of the event.</source>
        <translation>{players} за положенням про змагання не повинні зустрічатися.</translation>
    </message>
    <message>
        <source>{players} may not have the bye: they had it before, or as many points as for a win without playing ({article}).</source>
        <translation>{players} не може отримати звільнення: вже мав його або отримав очки перемоги без гри ({article}).</translation>
    </message>
    <message>
        <source>{players} must both have the same colour and may not meet ({article}).</source>
        <translation>{players} обоє мусять мати той самий колір і не можуть зустрічатися ({article}).</translation>
    </message>
    <message>
        <source>{players} has the wrong colour: a third one in a row, or a difference of more than two ({article}).</source>
        <translation>{players} має хибний колір: утретє поспіль або з різницею понад два ({article}).</translation>
    </message>
    <message>
        <source>Without an opponent and without the bye: {players} ({article}).</source>
        <translation>Без суперника і без звільнення: {players} ({article}).</translation>
    </message>
    <message>
        <source>{players} is paired more than once ({article}).</source>
        <translation>{players} у парах більше ніж один раз ({article}).</translation>
    </message>
    <message>
        <source>{players} is paired and does not take part in the round ({article}).</source>
        <translation>{players} у парі, хоча в турі участі не бере ({article}).</translation>
    </message>
    <message>
        <source>Paired: {found}. By the rules: {expected}.</source>
        <translation>Складено: {found}. За правилами: {expected}.</translation>
    </message>
    <message>
        <source>The colours are turned: by the rules {white} has White, {black} Black.</source>
        <translation>Кольори навпаки: за правилами білими грає {white}, чорними – {black}.</translation>
    </message>
    <message>
        <source>More than one has the pairing-allocated bye: {players} (C.04.1 Art. 3).</source>
        <translation>Звільнення за жеребкуванням має більше ніж один: {players} (C.04.1, ст. 3).</translation>
    </message>
    <message>
        <source>{players}: meetings {times}, everybody else’s {cycles}.</source>
        <translation>{players}: зустрічей {times}, у всіх інших {cycles}.</translation>
    </message>
    <message>
        <source>{text} Art. {article}</source>
        <translation>{text}, ст.&#xa0;{article}</translation>
    </message>
    <message>
        <source>{name} has {stated} points in the file; the results make {counted}.</source>
        <translation>{name}: у файлі очок {stated}, за результатами {counted}.</translation>
    </message>
    <message>
        <source>{name} has the rank {stated} in the file; by the results it is {place} with points: {points}.</source>
        <translation>{name}: у файлі місце {stated}, за результатами {place}, очок {points}.</translation>
    </message>
    <message>
        <source>{player} without an opponent</source>
        <translation>{player} без суперника</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ніхто</translation>
    </message>
    <message>
        <source>Pairings by the FIDE (Dutch) system of 2026 (C.04.3)</source>
        <translation>Пари за голландською системою ФІДЕ 2026 року (C.04.3)</translation>
    </message>
    <message>
        <source>Pairings for legality only: nobody meets again, the bye, colours, everybody once. Play began on {day}, before the FIDE (Dutch) system of 2026-02-01, and the text before it is not built in</source>
        <translation>Пари лише на дозволеність: без повторних зустрічей, звільнення, кольори, кожен один раз. Змагання почалося {day}, до голландської системи ФІДЕ від 2026-02-01, а попереднього тексту програма не має</translation>
    </message>
    <message>
        <source>Pairings for legality only: nobody meets again, the bye, colours, everybody once. The file names the FIDE (Dutch) system of 2017, which is not built in</source>
        <translation>Пари лише на дозволеність: без повторних зустрічей, звільнення, кольори, кожен один раз. Файл називає голландську систему ФІДЕ 2017 року, якої програма не має</translation>
    </message>
    <message>
        <source>Pairings by the Berger tables (C.05 Annex 1)</source>
        <translation>Пари за таблицями Бергера (C.05, додаток 1)</translation>
    </message>
    <message>
        <source>Pairings: everybody meets everybody equally often; the rounds follow another table than Berger’s</source>
        <translation>Пари: усі грають з усіма однаково часто; тури не за таблицями Бергера</translation>
    </message>
    <message>
        <source>Pairings unchecked: the system {system} is not built in</source>
        <translation>Пари не перевірено: системи {system} програма не має</translation>
    </message>
    <message>
        <source>Pairings unchecked: in a knockout the matches decide who meets whom</source>
        <translation>Пари не перевірено: в олімпійській системі суперників визначають матчі</translation>
    </message>
    <message>
        <source>Pairings unchecked: nothing is played here but in groups and finals, each of which is checked by itself</source>
        <translation>Пари не перевірено: тут грають лише в групах і фіналах, кожен з яких перевіряється окремо</translation>
    </message>
    <message>
        <source>Pairings unchecked: teams are paired here, not single players</source>
        <translation>Пари не перевірено: тут зводять команди, а не окремих гравців</translation>
    </message>
    <message>
        <source>{name} of its list is no tie-break of {edition} that Arbiter knows</source>
        <translation>{name} з його списку не є показником {edition}, який знає Arbiter</translation>
    </message>
    <message>
        <source>“{name}” of its list is not the name of a tie-break</source>
        <translation>«{name}» з його списку не є назвою показника</translation>
    </message>
    <message>
        <source>{name} of its list is not in {edition}</source>
        <translation>{name} з його списку немає в {edition}</translation>
    </message>
    <message>
        <source>{edition}, art. {article}, keeps {name} of its list out of this system of play</source>
        <translation>{edition}, ст. {article}, не допускає {name} з його списку в цій системі проведення</translation>
    </message>
    <message>
        <source>{edition}, art. {article}, does not allow {name} of its list in this form</source>
        <translation>{edition}, ст. {article}, не дозволяє {name} з його списку в такому вигляді</translation>
    </message>
    <message>
        <source>its list asks for another criterion before points</source>
        <translation>його список ставить інший показник перед очками</translation>
    </message>
    <message>
        <source>{name} of its list is a criterion of the event itself, whose values it does not say</source>
        <translation>{name} з його списку – власний показник змагання, значень якого файл не подає</translation>
    </message>
    <message>
        <source>some players have no rating, and the file does not say what becomes of them in {names} (C.07 Art. 10)</source>
        <translation>дехто з гравців не має рейтингу, а файл не каже, що з ними робити в {names} (C.07, ст. 10)</translation>
    </message>
    <message>
        <source>nothing is played yet</source>
        <translation>ще нічого не зіграно</translation>
    </message>
    <message>
        <source>the file gives no ranks</source>
        <translation>файл не подає місць</translation>
    </message>
    <message>
        <source>the file gives everybody’s pairing number for a rank</source>
        <translation>файл подає замість місця номер кожного за жеребкуванням</translation>
    </message>
    <message>
        <source>an event file keeps no table; it is made anew whenever it is shown</source>
        <translation>файл змагання не зберігає таблиці; вона складається заново щоразу, коли її показують</translation>
    </message>
    <message>
        <source>teams are ranked here, not single players</source>
        <translation>тут місця займають команди, а не окремі гравці</translation>
    </message>
    <message>
        <source>matches decide the places of a knockout</source>
        <translation>місця в олімпійській системі визначають матчі</translation>
    </message>
    <message>
        <source>results of round {round} are missing</source>
        <translation>бракує результатів туру {round}</translation>
    </message>
    <message>
        <source>Nobody names the system of pairing (record 192 of a report); it was taken for the FIDE (Dutch) one.</source>
        <translation>Системи жеребкування не названо (запис 192 звіту); взято голландську систему ФІДЕ.</translation>
    </message>
    <message>
        <source>Nobody names the first day (record 042 of a report); the rules in force since 2026-02-01 were taken.</source>
        <translation>Першого дня не названо (запис 042 звіту); взято правила, чинні з 2026-02-01.</translation>
    </message>
    <message>
        <source>The file does not say the initial colour (record 152); taken was {colour}, by which most boards of round 1 were given theirs.</source>
        <translation>Файл не подає початкового кольору (запис 152); взято: {colour}, за яким розподілено кольори на більшості дощок 1 туру.</translation>
    </message>
    <message>
        <source>The file does not say how many rounds are played (record 142); whether round {last} is the last one, in which topscorers are paired by rules of their own, is not known.</source>
        <translation>Файл не каже, скільки турів грають (запис 142); невідомо, чи тур {last} останній, у якому лідерів зводять за окремими правилами.</translation>
    </message>
    <message>
        <source>All colours of these rounds are the other ones of the Berger tables: {rounds}. The file does not say that it follows them in this.</source>
        <translation>У цих турах усі кольори протилежні до таблиць Бергера: {rounds}. Файл не каже, що дотримується їх у цьому.</translation>
    </message>
    <message>
        <source>The file names no tie-breaks (record 202 or 212); ranks were compared with points alone.</source>
        <translation>Файл не називає показників (запис 202 або 212); місця порівняно лише з очками.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>білі</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>чорні</translation>
    </message>
    <message>
        <source>Differences from the rules: {count}</source>
        <translation>Відмінностей від правил: {count}</translation>
    </message>
    <message>
        <source>No difference from the rules was found</source>
        <translation>Відмінностей від правил не знайдено</translation>
    </message>
    <message>
        <source>Round {round}: {sentence}</source>
        <translation>Тур {round}: {sentence}</translation>
    </message>
    <message>
        <source>Table: {sentence}</source>
        <translation>Таблиця: {sentence}</translation>
    </message>
    <message>
        <source>Round {round} unchecked: {reason}.</source>
        <translation>Тур {round} не перевірено: {reason}.</translation>
    </message>
    <message>
        <source>Standings unchecked: {reason}.</source>
        <translation>Таблицю не перевірено: {reason}.</translation>
    </message>
    <message>
        <source>Nobody says that the first rounds were accelerated; Baku acceleration (C.04.7) was taken, by which round 1 was paired.</source>
        <translation>Ніхто не каже, що перші тури прискорено; узято бакинське прискорення (C.04.7), за яким складено пари туру 1.</translation>
    </message>
    <message>
        <source>Round 1 was paired with Baku acceleration (C.04.7), and nobody names it; record 192 of a report does so with _BAKU at its end.</source>
        <translation>Пари туру 1 складено з бакинським прискоренням (C.04.7), якого ніхто не називає; у звіті його називає запис 192 з _BAKU наприкінці.</translation>
    </message>
    <message>
        <source>Round 1 was paired without the acceleration that is named (record 192, 250 or XXA of a report).</source>
        <translation>Пари туру 1 складено без прискорення, яке названо (запис 192, 250 або XXA звіту).</translation>
    </message>
    <message>
        <source>The system finds no pairing of these players.</source>
        <translation>Система не знаходить пар для цих учасників.</translation>
    </message>
    <message>
        <source>The rule is that of C.04.3 Art. {article}.</source>
        <translation>Правило – C.04.3, ст. {article}.</translation>
    </message>
    <message>
        <source>Known, changed by hand: {why}.</source>
        <translation>Відомо, змінено вручну: {why}.</translation>
    </message>
</context>
<context>
    <name>CheckedReport</name>
    <message>
        <source>Checked against the rules</source>
        <translation>Перевірено за правилами</translation>
    </message>
    <message>
        <source>Pairing and ranking anew…</source>
        <translation>Складаю пари й таблицю заново…</translation>
    </message>
</context>
<context>
    <name>ColourLetter</name>
    <message>
        <source>w</source>
        <translation>Б</translation>
    </message>
    <message>
        <source>b</source>
        <translation>Ч</translation>
    </message>
</context>
<context>
    <name>ColourLots</name>
    <message>
        <source>Draw the colours by lot</source>
        <translation>Жеребкування кольорів</translation>
    </message>
    <message>
        <source>&amp;Draw the colours</source>
        <translation>&amp;Провести жеребкування</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Матчі</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Ключ жеребкування</translation>
    </message>
    <message>
        <source>The lot says who has White in the first game. The seed is kept, so that anybody can repeat the drawing.</source>
        <translation>Жереб визначає, хто грає білими першу партію. Ключ зберігається, тож жеребкування зможе повторити кожен.</translation>
    </message>
    <message>
        <source>Colours that the players drew in the hall are typed on the page of the bracket.</source>
        <translation>Кольори, які учасники витягнули в залі, вносять на сторінці сітки.</translation>
    </message>
</context>
<context>
    <name>Column</name>
    <message>
        <source>FIDE ID</source>
        <translation>ID ФІДЕ</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Область</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Рік нар.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейт.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Прізвище, ім’я</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Коли</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Матч</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Учасники</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Підсумок</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Спосіб</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Білі</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Ставка</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Підписи</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чорні</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Місце</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Дошка</translation>
    </message>
    <message>
        <source>Sealed by</source>
        <translation>Хто записав хід</translation>
    </message>
    <message>
        <source>On the envelope</source>
        <translation>На конверті</translation>
    </message>
    <message>
        <source>To be resumed</source>
        <translation>Догравання</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партія</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Контроль часу</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Початок</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Рахунок</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Filed</source>
        <translation>Подано</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Суть вимог</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>White’s signature</source>
        <translation>Підпис білих</translation>
    </message>
    <message>
        <source>Black’s signature</source>
        <translation>Підпис чорних</translation>
    </message>
    <message>
        <source>Match after</source>
        <comment>its score</comment>
        <translation>Рахунок матчу</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points before the round</comment>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Колір</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Суперник</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>№ з/п</translation>
    </message>
    <message>
        <source>R{round}</source>
        <comment>round</comment>
        <translation>т{round}</translation>
    </message>
    <message>
        <source>Surname, first name</source>
        <translation>Прізвище, ім’я</translation>
    </message>
    <message>
        <source>Date of birth</source>
        <translation>Дата нар.</translation>
    </message>
    <message>
        <source>Title or rank</source>
        <translation>Звання, розряд</translation>
    </message>
    <message>
        <source>Doctor’s visa</source>
        <translation>Віза лікаря</translation>
    </message>
    <message>
        <source>Contingent</source>
        <translation>Контингент</translation>
    </message>
    <message>
        <source>Draws as</source>
        <translation>Черга</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Учасник</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Номери</translation>
    </message>
    <message>
        <source>Envelope</source>
        <translation>Конверт</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Час</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Підпис</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Група</translation>
    </message>
    <message>
        <source>Envelope at place</source>
        <translation>Місце конверта</translation>
    </message>
    <message>
        <source>Drawn by</source>
        <translation>Хто тягнув</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Крок</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Відкликано</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Чому</translation>
    </message>
    <message>
        <source>Witness</source>
        <translation>Свідок</translation>
    </message>
    <message>
        <source>envelope</source>
        <translation>конверт</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Внесок</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Рішення</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Примітка</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Учасників</translation>
    </message>
    <message>
        <source>Admitted</source>
        <translation>Допущено</translation>
    </message>
    <message>
        <source>Not admitted</source>
        <translation>Не допущено</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Бракує</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Категорія</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Звання ФІДЕ</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Посада</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Прибуття</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Нараховано</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Сплачено</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Залишок</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Аркуш</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Сторінки</translation>
    </message>
    <message>
        <source>Rd</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Що сталося</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Стаття</translation>
    </message>
    <message>
        <source>Sanction</source>
        <translation>Стягнення</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Наслідок</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>Хто повідомив</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Суддя</translation>
    </message>
    <message>
        <source>Finished in</source>
        <translation>Коло сітки</translation>
    </message>
    <message>
        <source>Last match</source>
        <translation>Останній матч</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Етап</translation>
    </message>
    <message>
        <source>Place in it</source>
        <translation>Місце на етапі</translation>
    </message>
    <message>
        <source>Points in it</source>
        <translation>Очки на етапі</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Плей-оф</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Група</translation>
    </message>
    <message>
        <source>Players by their numbers in the whole field</source>
        <translation>Учасники за номерами в усьому турнірі</translation>
    </message>
    <message>
        <source>Conditionally</source>
        <translation>Умовно</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>Вимога</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Так</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ні</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Примітка</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Дата й час</translation>
    </message>
    <message>
        <source>Surname, first name; as whom at the event</source>
        <translation>Прізвище, ім’я; ким є на змаганні</translation>
    </message>
    <message>
        <source>Complaint, what happened</source>
        <translation>Скарга, що сталося</translation>
    </message>
    <message>
        <source>Help given</source>
        <translation>Надана допомога</translation>
    </message>
    <message>
        <source>Decision: plays on, rests, hospital</source>
        <translation>Рішення: грає далі, відпочинок, лікарня</translation>
    </message>
    <message>
        <source>Doctor’s signature</source>
        <translation>Підпис лікаря</translation>
    </message>
</context>
<context>
    <name>CommitteeSeats</name>
    <message>
        <source>chair</source>
        <translation>голова</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>запасний</translation>
    </message>
    <message>
        <source>member</source>
        <translation>член</translation>
    </message>
    <message>
        <source>{reason}: leaves the seat</source>
        <translation>{reason}: поступається місцем</translation>
    </message>
</context>
<context>
    <name>Concern</name>
    <message>
        <source>Admitted, though a paper is missing</source>
        <translation>Допущено, хоча бракує документа</translation>
    </message>
    <message>
        <source>The date of the condition has passed</source>
        <translation>Строк умовного допуску минув</translation>
    </message>
    <message>
        <source>All papers are there: may be admitted without a condition</source>
        <translation>Усі документи є: можна допустити без умов</translation>
    </message>
    <message>
        <source>Not admitted, but has a pairing number</source>
        <translation>Не допущено, але номер за жеребкуванням є</translation>
    </message>
    <message>
        <source>Admitted, though a compulsory paper is missing (Ukrainian rules V.1.12)</source>
        <translation>Допущено, хоча бракує обов’язкового документа (Правила, V.1.12)</translation>
    </message>
    <message>
        <source>On a list of suspended persons (Ukrainian rules V.1.11, X)</source>
        <translation>У списку відсторонених (Правила, V.1.11, X)</translation>
    </message>
</context>
<context>
    <name>Conditions</name>
    <message>
        <source>nobody of a younger group</source>
        <translation>без учасників молодших груп</translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) or older</source>
        <translation>
            <numerusform>від %n року</numerusform>
            <numerusform>від %n років</numerusform>
            <numerusform>від %n років</numerusform>
        </translation>
    </message>
    <message>
        <source>women</source>
        <translation>жінки</translation>
    </message>
    <message>
        <source>sport rank {rank} or higher</source>
        <translation>розряд {rank} або вищий</translation>
    </message>
    <message>
        <source>quotas ({own})</source>
        <translation>квоти ({own})</translation>
    </message>
</context>
<context>
    <name>Contingent</name>
    <message>
        <source>federation</source>
        <translation>федерація</translation>
    </message>
    <message>
        <source>Federations</source>
        <translation>Федерації</translation>
    </message>
    <message>
        <source>at most {quota} of one federation</source>
        <translation>не більше {quota} від однієї федерації</translation>
    </message>
    <message>
        <source>region</source>
        <translation>область</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Області</translation>
    </message>
    <message>
        <source>at most {quota} of one region</source>
        <translation>не більше {quota} від однієї області</translation>
    </message>
    <message>
        <source>club</source>
        <translation>клуб/ФСТ</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Клуби/ФСТ</translation>
    </message>
    <message>
        <source>at most {quota} of one club</source>
        <translation>не більше {quota} від одного клубу (ФСТ)</translation>
    </message>
    <message>
        <source>coach</source>
        <translation>тренер</translation>
    </message>
    <message>
        <source>Coaches</source>
        <translation>Тренери</translation>
    </message>
    <message>
        <source>at most {quota} of one coach</source>
        <translation>не більше {quota} від одного тренера</translation>
    </message>
</context>
<context>
    <name>ContingentKey</name>
    <message>
        <source>federation</source>
        <translation>за федераціями</translation>
    </message>
    <message>
        <source>region</source>
        <translation>за областями</translation>
    </message>
    <message>
        <source>club</source>
        <translation>за клубами (ФСТ)</translation>
    </message>
    <message>
        <source>coach</source>
        <translation>за тренерами</translation>
    </message>
</context>
<context>
    <name>CopyLabel</name>
    <message>
        <source>stick?</source>
        <translation>флешка?</translation>
    </message>
    <message>
        <source>open elsewhere</source>
        <translation>відкрита деінде</translation>
    </message>
    <message>
        <source>same folder</source>
        <translation>та сама папка</translation>
    </message>
    <message>
        <source>another event is there</source>
        <translation>там інше змагання</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>запис неможливий</translation>
    </message>
    <message>
        <source>copying…</source>
        <translation>копіювання…</translation>
    </message>
    <message>
        <source>copy {time}</source>
        <translation>копія {time}</translation>
    </message>
    <message>
        <source>no copy: {cause}</source>
        <translation>копії немає: {cause}</translation>
    </message>
    <message>
        <source>no copy since {time}: {cause}</source>
        <translation>немає копії з {time}: {cause}</translation>
    </message>
    <message>
        <source>stick does not answer</source>
        <translation>флешка не відповідає</translation>
    </message>
</context>
<context>
    <name>CrossTable</name>
    <message>
        <source>Cross table</source>
        <translation>Шахматка</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Прізвище, ім’я</translation>
    </message>
    <message>
        <source>+ –  by forfeit</source>
        <translation>+ –  без гри</translation>
    </message>
    <message>
        <source>*  points set by the arbiter</source>
        <translation>*  очки визначив суддя</translation>
    </message>
    <message>
        <source>{column}: {text}</source>
        <translation>{column}: {text}</translation>
    </message>
</context>
<context>
    <name>Date</name>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{day} {month} {year} р.</translation>
    </message>
    <message>
        <source>{day} {month}</source>
        <translation>{day} {month}</translation>
    </message>
    <message>
        <source>{first_day}–{last_day} {month} {year}</source>
        <translation>{first_day}–{last_day} {month} {year} р.</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first} – {last}</translation>
    </message>
    <message>
        <source>{hour}:{minute}</source>
        <translation>{hour}:{minute}</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
</context>
<context>
    <name>DateField</name>
    <message>
        <source>DD.MM.YYYY</source>
        <translation>ДД.ММ.РРРР</translation>
    </message>
</context>
<context>
    <name>DescribeStage</name>
    <message>
        <source>Title and time control: {stage}</source>
        <translation>Назва й контроль часу: {stage}</translation>
    </message>
    <message>
        <source>that of the event</source>
        <translation>як на змаганні загалом</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Назва:</translation>
    </message>
    <message>
        <source>Time &amp;control:</source>
        <translation>&amp;Контроль часу:</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Зберегти</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>&amp;Скасувати</translation>
    </message>
</context>
<context>
    <name>DeskCounters</name>
    <message>
        <source>Entry fee of the event</source>
        <translation>Внесок за участь у змаганні</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Усі</translation>
    </message>
    <message>
        <source>Not here yet</source>
        <translation>Ще немає</translation>
    </message>
    <message>
        <source>Fee open</source>
        <translation>Не сплачено</translation>
    </message>
    <message>
        <source>Papers missing</source>
        <translation>Неповні</translation>
    </message>
    <message>
        <source>To decide</source>
        <translation>Вирішити</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Внесок</translation>
    </message>
    <message>
        <source>Here: {present} of {players}</source>
        <translation>На місці: {present} з {players}</translation>
    </message>
    <message>
        <source>Fees: due {due}, paid {paid}, to come {outstanding}</source>
        <translation>Внески: нараховано {due}, сплачено {paid}, залишок {outstanding}</translation>
    </message>
    <message>
        <source>overpaid {amount}</source>
        <translation>переплачено {amount}</translation>
    </message>
</context>
<context>
    <name>DeskFindings</name>
    <message>
        <source>&amp;Allow</source>
        <translation>До&amp;зволити</translation>
    </message>
    <message>
        <source>Do &amp;not allow</source>
        <translation>Н&amp;е дозволяти</translation>
    </message>
    <message>
        <source>&amp;Open again</source>
        <translation>Знову без рі&amp;шення</translation>
    </message>
    <message>
        <source>Pointed out</source>
        <translation>Зауваження</translation>
    </message>
    <message>
        <source>Nothing is pointed out</source>
        <translation>Зауважень немає</translation>
    </message>
    <message>
        <source>{names}: {finding}. Why is it so decided?</source>
        <translation>{names}: {finding}. Чому так вирішено?</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n учасник</numerusform>
            <numerusform>%n учасники</numerusform>
            <numerusform>%n учасників</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>При&amp;чина</translation>
    </message>
    <message>
        <source>What is pointed out</source>
        <translation>Зауваження</translation>
    </message>
    <message>
        <source>Everybody else:</source>
        <translation>Решта учасників:</translation>
    </message>
    <message>
        <source>Reason of the decision</source>
        <translation>Причина рішення</translation>
    </message>
    <message>
        <source>Decided before and no longer so: {findings}</source>
        <translation>Рішення було, а підстави вже немає: {findings}</translation>
    </message>
</context>
<context>
    <name>DeskPage</name>
    <message>
        <source>There is no fee to pay. Type the entry fee above the list, or with 5 a fee of this person.</source>
        <translation>Внеску до сплати немає. Введіть внесок за участь над списком або клавішею 5 – внесок цієї людини.</translation>
    </message>
    <message>
        <source>Nobody’s name, club, region or coach begins so. Ins registers a new player.</source>
        <translation>Ні прізвища, ні клубу, ні області, ні тренера з таким початком немає. Ins – новий учасник.</translation>
    </message>
    <message>
        <source>Ages cannot be told: type the first day of the event on its page (F2).</source>
        <translation>Віку не визначити: введіть перший день на сторінці «Змагання» (F2).</translation>
    </message>
    <message>
        <source>No conditions: open to everybody</source>
        <translation>Умов немає: участь відкрита для всіх</translation>
    </message>
    <message>
        <source>&amp;Here or not</source>
        <translation>На &amp;місці чи ні</translation>
    </message>
    <message>
        <source>&amp;Fee paid or not</source>
        <translation>&amp;Внесок сплачено чи ні</translation>
    </message>
    <message>
        <source>&amp;Papers shown</source>
        <translation>&amp;Документи подано</translation>
    </message>
    <message>
        <source>&amp;Amount paid</source>
        <translation>&amp;Сплачена сума</translation>
    </message>
    <message>
        <source>Fee to pa&amp;y</source>
        <translation>Внесок д&amp;о сплати</translation>
    </message>
    <message>
        <source>&amp;Decide what is pointed out</source>
        <translation>&amp;Рішення щодо зауважень</translation>
    </message>
    <message>
        <source>&amp;New player</source>
        <translation>&amp;Новий учасник</translation>
    </message>
    <message>
        <source>&amp;Conditions of taking part…</source>
        <translation>&amp;Умови участі…</translation>
    </message>
    <message>
        <source>Show everybody</source>
        <translation>Показати всіх</translation>
    </message>
    <message>
        <source>Show who is not here yet</source>
        <translation>Показати, кого ще немає</translation>
    </message>
    <message>
        <source>Show whose fee is open</source>
        <translation>Показати несплачені внески</translation>
    </message>
    <message>
        <source>Show whose papers are missing</source>
        <translation>Показати, кому бракує документів</translation>
    </message>
    <message>
        <source>Show what is to be decided</source>
        <translation>Показати, що треба вирішити</translation>
    </message>
    <message>
        <source>Nobody is registered yet. Register the players first.</source>
        <translation>Ще нікого не зареєстровано. Спершу зареєструйте учасників.</translation>
    </message>
    <message>
        <source>&amp;Register players</source>
        <translation>Зареєструва&amp;ти учасників</translation>
    </message>
    <message>
        <source>Letters find a person · Enter: here, next one · 1 here or not · 2 fee paid or not · 3 papers shown, then their dates · 4 amount paid · 5 fee to pay · 6 decide · Shift+↓ or Ctrl+A several at once · Esc back · Ctrl+Z undo</source>
        <translation>Літери шукають людину · Enter: на місці, далі · 1 на місці чи ні · 2 внесок сплачено чи ні · 3 документи подано, потім їхні дати · 4 сплачена сума · 5 внесок до сплати · 6 рішення · Shift+↓ або Ctrl+A кілька разом · Esc назад · Ctrl+Z скасувати</translation>
    </message>
</context>
<context>
    <name>DeskPapers</name>
    <message>
        <source>{paper}, valid until</source>
        <translation>{paper}, чинність до</translation>
    </message>
    <message>
        <source>valid until</source>
        <translation>чинність до</translation>
    </message>
    <message>
        <source>This is not a date. Write 01.04.2026.</source>
        <translation>Це не дата. Напишіть так: 01.04.2026.</translation>
    </message>
</context>
<context>
    <name>DeskPerson</name>
    <message>
        <source>Fee to pay</source>
        <translation>Внесок до сплати</translation>
    </message>
    <message>
        <source>Fee paid</source>
        <translation>Сплачений внесок</translation>
    </message>
    <message>
        <source>Nobody is chosen</source>
        <translation>Нікого не вибрано</translation>
    </message>
    <message numerus="yes">
        <source>%n people chosen</source>
        <translation>
            <numerusform>Вибрано: %n учасник</numerusform>
            <numerusform>Вибрано: %n учасники</numerusform>
            <numerusform>Вибрано: %n учасників</numerusform>
        </translation>
    </message>
    <message>
        <source>Every key does the same to all of them, and is one undo.</source>
        <translation>Кожна клавіша діє однаково на всіх вибраних; це одна дія, яку можна скасувати.</translation>
    </message>
    <message>
        <source>To pay together: {amount}</source>
        <translation>Разом до сплати: {amount}</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Внесок</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>сплачено</translation>
    </message>
    <message>
        <source>FIDE ID {id}</source>
        <translation>ID ФІДЕ {id}</translation>
    </message>
    <message>
        <source>needs: {needs}</source>
        <translation>потреби: {needs}</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <translation>рейтинг {rating}</translation>
    </message>
</context>
<context>
    <name>DeskRows</name>
    <message>
        <source>Here</source>
        <translation>Тут</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Прізвище, ім’я</translation>
    </message>
    <message>
        <source>Birth</source>
        <translation>Нар.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Область</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб/ФСТ</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>До сплати</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Документи</translation>
    </message>
    <message>
        <source>How many papers are not in order</source>
        <translation>Скільки документів не в порядку</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Комісія</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Зауваження</translation>
    </message>
    <message>
        <source>What is pointed out by the conditions of taking part</source>
        <translation>Зауваження за умовами участі</translation>
    </message>
    <message>
        <source>{paid} of {due} paid, {outstanding} to pay</source>
        <translation>сплачено {paid} з {due}, до сплати {outstanding}</translation>
    </message>
    <message>
        <source>{paid} paid, {overpaid} more than the fee of {due}</source>
        <translation>сплачено {paid}, на {overpaid} більше за внесок ({due})</translation>
    </message>
    <message>
        <source>{due} paid</source>
        <translation>сплачено {due}</translation>
    </message>
    <message>
        <source>no fee</source>
        <translation>без внеску</translation>
    </message>
    <message>
        <source>here</source>
        <translation>на місці</translation>
    </message>
    <message>
        <source>not here yet</source>
        <translation>ще немає на місці</translation>
    </message>
    <message>
        <source>all papers in order</source>
        <translation>усі документи в порядку</translation>
    </message>
    <message>
        <source>{name}: {finding}</source>
        <translation>{name}: {finding}</translation>
    </message>
    <message>
        <source>{finding}. Allowed: {reason}</source>
        <translation>{finding}. Дозволено: {reason}</translation>
    </message>
    <message>
        <source>{finding}. Not allowed: {reason}</source>
        <translation>{finding}. Не дозволено: {reason}</translation>
    </message>
</context>
<context>
    <name>DeskSearch</name>
    <message>
        <source>Who is it? Letters of the name</source>
        <translation>Хто це? Літери прізвища</translation>
    </message>
</context>
<context>
    <name>DeskTable</name>
    <message>
        <source>People of the desk</source>
        <translation>Учасники на реєстрації</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрити</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message>
        <source>Event</source>
        <translation>Змагання</translation>
    </message>
    <message>
        <source>PINs</source>
        <translation>PIN-коди</translation>
    </message>
    <message>
        <source>Technical information</source>
        <translation>Технічна інформація</translation>
    </message>
    <message>
        <source>Papers asked for</source>
        <translation>Потрібні документи</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Суддівська колегія</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Учасники</translation>
    </message>
    <message>
        <source>Rules of the tournament</source>
        <translation>Правила турніру</translation>
    </message>
    <message>
        <source>Fixed boards</source>
        <translation>Постійні дошки</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Категорії</translation>
    </message>
    <message>
        <source>Taking part</source>
        <translation>Участь</translation>
    </message>
    <message>
        <source>Papers shown</source>
        <translation>Подані документи</translation>
    </message>
    <message>
        <source>Ceremony of the draw</source>
        <translation>Церемонія жеребкування</translation>
    </message>
    <message>
        <source>Order of drawing</source>
        <translation>Порядок жеребкування</translation>
    </message>
    <message>
        <source>Steps of the draw</source>
        <translation>Кроки жеребкування</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Жеребкування</translation>
    </message>
    <message>
        <source>Pairing numbers</source>
        <translation>Номери за жеребкуванням</translation>
    </message>
    <message>
        <source>Earlier pairing numbers</source>
        <translation>Попередні номери</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Етапи</translation>
    </message>
    <message>
        <source>Places in stages</source>
        <translation>Місця в етапах</translation>
    </message>
    <message>
        <source>Play-offs</source>
        <translation>Плей-оф</translation>
    </message>
    <message>
        <source>Players of play-offs</source>
        <translation>Учасники плей-оф</translation>
    </message>
    <message>
        <source>Steps of play-offs</source>
        <translation>Етапи плей-оф</translation>
    </message>
    <message>
        <source>Decisions about matches</source>
        <translation>Рішення щодо матчів</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Тури</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партії</translation>
    </message>
    <message>
        <source>Adjourned games</source>
        <translation>Відкладені партії</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Звільнення від гри</translation>
    </message>
    <message>
        <source>Kept in the pairing</source>
        <translation>Залишені у складанні пар</translation>
    </message>
    <message>
        <source>Pairs changed by hand</source>
        <translation>Пари, змінені вручну</translation>
    </message>
    <message>
        <source>Pairs of the system</source>
        <translation>Пари за системою</translation>
    </message>
    <message>
        <source>Points beside the games</source>
        <translation>Очки поза партіями</translation>
    </message>
    <message>
        <source>Criteria of the event</source>
        <translation>Власні показники змагання</translation>
    </message>
    <message>
        <source>Values of criteria of the event</source>
        <translation>Значення власних показників змагання</translation>
    </message>
    <message>
        <source>Changes of the list of tie-breaks</source>
        <translation>Зміни переліку додаткових показників</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Порушення</translation>
    </message>
    <message>
        <source>Results by sanctions</source>
        <translation>Результати за стягненнями</translation>
    </message>
    <message>
        <source>Protests and appeals</source>
        <translation>Протести й апеляції</translation>
    </message>
    <message>
        <source>Sittings of the committee</source>
        <translation>Місця в комітеті</translation>
    </message>
    <message>
        <source>Results by decisions</source>
        <translation>Результати за рішеннями</translation>
    </message>
    <message>
        <source>Lines of the report file</source>
        <translation>Рядки файлу звіту</translation>
    </message>
    <message>
        <source>name</source>
        <translation>прізвище, ім’я</translation>
    </message>
    <message>
        <source>title</source>
        <translation>назва</translation>
    </message>
    <message>
        <source>birth</source>
        <translation>народження</translation>
    </message>
    <message>
        <source>region</source>
        <translation>область</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID ФІДЕ</translation>
    </message>
    <message>
        <source>number</source>
        <translation>номер</translation>
    </message>
    <message>
        <source>envelope</source>
        <translation>конверт</translation>
    </message>
    <message>
        <source>contingent</source>
        <translation>контингент</translation>
    </message>
    <message>
        <source>method</source>
        <translation>спосіб</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>ключ жеребкування</translation>
    </message>
    <message>
        <source>contingents by</source>
        <translation>контингенти</translation>
    </message>
    <message>
        <source>row for 11 and 12 players</source>
        <translation>рядок для 11 і 12 учасників</translation>
    </message>
    <message>
        <source>note</source>
        <translation>примітка</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>причина</translation>
    </message>
    <message>
        <source>points</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>before that</source>
        <translation>до того</translation>
    </message>
    <message>
        <source>round</source>
        <translation>тур</translation>
    </message>
    <message>
        <source>board</source>
        <translation>дошка</translation>
    </message>
    <message>
        <source>player</source>
        <translation>учасник</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>result</source>
        <translation>результат</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>етап</translation>
    </message>
    <message>
        <source>match</source>
        <translation>матч</translation>
    </message>
    <message>
        <source>rules of the knockout</source>
        <translation>правила олімпійської системи</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>перше з місць</translation>
    </message>
    <message>
        <source>place</source>
        <translation>місце</translation>
    </message>
    <message>
        <source>federation</source>
        <translation>федерація</translation>
    </message>
    <message>
        <source>organiser</source>
        <translation>організатор</translation>
    </message>
    <message>
        <source>time control</source>
        <translation>контроль часу</translation>
    </message>
    <message>
        <source>step of the match</source>
        <translation>частина матчу</translation>
    </message>
    <message>
        <source>first day</source>
        <translation>перший день</translation>
    </message>
    <message>
        <source>last day</source>
        <translation>останній день</translation>
    </message>
    <message>
        <source>discipline</source>
        <translation>дисципліна</translation>
    </message>
    <message>
        <source>level</source>
        <translation>рівень</translation>
    </message>
    <message>
        <source>entry fee</source>
        <translation>внесок за участь</translation>
    </message>
    <message>
        <source>practice copy</source>
        <translation>навчальна копія</translation>
    </message>
    <message>
        <source>has a date</source>
        <translation>має строк дії</translation>
    </message>
    <message>
        <source>compulsory</source>
        <translation>обов’язковий</translation>
    </message>
    <message>
        <source>office</source>
        <translation>посада</translation>
    </message>
    <message>
        <source>category</source>
        <translation>категорія</translation>
    </message>
    <message>
        <source>system</source>
        <translation>система проведення</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>кількість кіл</translation>
    </message>
    <message>
        <source>last rounds swapped</source>
        <translation>останні тури переставлено</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>кількість турів</translation>
    </message>
    <message>
        <source>points for win, draw, loss, absence, bye</source>
        <translation>очки за перемогу, нічию, поразку, неявку, звільнення</translation>
    </message>
    <message>
        <source>edition of the tie-break rules</source>
        <translation>редакція правил про додаткові показники</translation>
    </message>
    <message>
        <source>tie-breaks</source>
        <translation>додаткові показники</translation>
    </message>
    <message>
        <source>players still tied</source>
        <translation>за повної рівності</translation>
    </message>
    <message>
        <source>players without a rating</source>
        <translation>учасники без рейтингу</translation>
    </message>
    <message>
        <source>early withdrawals annulled</source>
        <translation>анулювання в разі раннього вибуття</translation>
    </message>
    <message>
        <source>forfeits in rating tie-breaks</source>
        <translation>неявки в рейтингових показниках</translation>
    </message>
    <message>
        <source>age group</source>
        <translation>вікова група</translation>
    </message>
    <message>
        <source>younger ones may play</source>
        <translation>можуть грати молодші</translation>
    </message>
    <message>
        <source>lowest age</source>
        <translation>найменший вік</translation>
    </message>
    <message>
        <source>women only</source>
        <translation>лише для жінок</translation>
    </message>
    <message>
        <source>lowest sport rank</source>
        <translation>найнижчий розряд</translation>
    </message>
    <message>
        <source>quota</source>
        <translation>квота</translation>
    </message>
    <message>
        <source>quota by</source>
        <translation>ознака квоти</translation>
    </message>
    <message>
        <source>seed of the lots among those tied</source>
        <translation>ключ жеребкування місць</translation>
    </message>
    <message>
        <source>state</source>
        <translation>стан</translation>
    </message>
    <message>
        <source>at the desk</source>
        <translation>прибуття позначено</translation>
    </message>
    <message>
        <source>fee to pay</source>
        <translation>внесок до сплати</translation>
    </message>
    <message>
        <source>fee paid</source>
        <translation>внесок сплачено</translation>
    </message>
    <message>
        <source>admission</source>
        <translation>допуск</translation>
    </message>
    <message>
        <source>admitted until</source>
        <translation>допущено до</translation>
    </message>
    <message>
        <source>reason of the admission</source>
        <translation>причина допуску</translation>
    </message>
    <message>
        <source>valid until</source>
        <translation>чинність до</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>дозволено</translation>
    </message>
    <message>
        <source>place of the envelopes</source>
        <translation>які конверти</translation>
    </message>
    <message>
        <source>begun at</source>
        <translation>початок</translation>
    </message>
    <message>
        <source>quantities on the envelopes</source>
        <translation>кількість на конвертах</translation>
    </message>
    <message>
        <source>decision about contingents</source>
        <translation>рішення про контингенти</translation>
    </message>
    <message>
        <source>witnesses</source>
        <translation>свідки</translation>
    </message>
    <message>
        <source>group</source>
        <translation>група</translation>
    </message>
    <message>
        <source>time</source>
        <translation>час</translation>
    </message>
    <message>
        <source>place on the table</source>
        <translation>місце на столі</translation>
    </message>
    <message>
        <source>drawn by</source>
        <translation>хто тягне</translation>
    </message>
    <message>
        <source>taken back at</source>
        <translation>коли відкликано</translation>
    </message>
    <message>
        <source>witness</source>
        <translation>свідок</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>вид</translation>
    </message>
    <message>
        <source>level of the regulations</source>
        <translation>рівень положення</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Білі</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чорні</translation>
    </message>
    <message>
        <source>entered at</source>
        <translation>коли внесено</translation>
    </message>
    <message>
        <source>typed a second time at</source>
        <translation>коли звірено</translation>
    </message>
    <message>
        <source>typed a second time by</source>
        <translation>хто звірив</translation>
    </message>
    <message>
        <source>result for the rating report</source>
        <translation>результат для рейтингового звіту</translation>
    </message>
    <message>
        <source>why White was not awaited</source>
        <translation>чому не чекали на білих</translation>
    </message>
    <message>
        <source>why Black was not awaited</source>
        <translation>чому не чекали на чорних</translation>
    </message>
    <message>
        <source>sealed by</source>
        <translation>хто записав хід</translation>
    </message>
    <message>
        <source>goes on at</source>
        <translation>догравання</translation>
    </message>
    <message>
        <source>definition</source>
        <translation>визначення</translation>
    </message>
    <message>
        <source>lower is better</source>
        <translation>краще менше значення</translation>
    </message>
    <message>
        <source>value</source>
        <translation>значення</translation>
    </message>
    <message>
        <source>play-off regulation</source>
        <translation>положення про плей-оф</translation>
    </message>
    <message>
        <source>order of boards</source>
        <translation>порядок дошок</translation>
    </message>
    <message>
        <source>numbered by</source>
        <translation>номери за рейтингом</translation>
    </message>
    <message>
        <source>last criterion of numbers</source>
        <translation>останній критерій номерів</translation>
    </message>
    <message>
        <source>half-point byes of a player</source>
        <translation>звільнення з половиною очка на учасника</translation>
    </message>
    <message>
        <source>last round with half-point byes</source>
        <translation>останній тур зі звільненнями з половиною очка</translation>
    </message>
    <message>
        <source>sex</source>
        <translation>стать</translation>
    </message>
    <message>
        <source>younger than</source>
        <translation>молодші за</translation>
    </message>
    <message>
        <source>not younger than</source>
        <translation>не молодші за</translation>
    </message>
    <message>
        <source>rating from</source>
        <translation>рейтинг від</translation>
    </message>
    <message>
        <source>rating below</source>
        <translation>рейтинг нижче</translation>
    </message>
    <message>
        <source>titles</source>
        <translation>звання</translation>
    </message>
    <message>
        <source>results carried over</source>
        <translation>результати зараховано</translation>
    </message>
    <message>
        <source>from stage</source>
        <translation>з етапу</translation>
    </message>
    <message>
        <source>place there</source>
        <translation>місце на ньому</translation>
    </message>
    <message>
        <source>last game before it over at</source>
        <translation>закінчення останньої партії перед ним</translation>
    </message>
    <message>
        <source>ended early because</source>
        <translation>чому припинено</translation>
    </message>
    <message>
        <source>does not play</source>
        <translation>не грає</translation>
    </message>
    <message>
        <source>result carried over</source>
        <translation>результат зараховано</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>примітка</translation>
    </message>
    <message>
        <source>absence not explained</source>
        <translation>відсутність не пояснено</translation>
    </message>
    <message>
        <source>case of C.04.2</source>
        <translation>випадок за C.04.2</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>що сталося</translation>
    </message>
    <message>
        <source>article</source>
        <translation>стаття</translation>
    </message>
    <message>
        <source>account</source>
        <translation>опис</translation>
    </message>
    <message>
        <source>reported by</source>
        <translation>хто повідомив</translation>
    </message>
    <message>
        <source>arbiter</source>
        <translation>суддя</translation>
    </message>
    <message>
        <source>sanction</source>
        <translation>стягнення</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>хвилини</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>штраф</translation>
    </message>
    <message>
        <source>fine paid</source>
        <translation>штраф сплачено</translation>
    </message>
    <message>
        <source>from round</source>
        <translation>з туру</translation>
    </message>
    <message>
        <source>to round</source>
        <translation>по тур</translation>
    </message>
    <message>
        <source>lifted at</source>
        <translation>коли скасовано</translation>
    </message>
    <message>
        <source>lifted by</source>
        <translation>хто скасував</translation>
    </message>
    <message>
        <source>lifted because</source>
        <translation>чому скасовано</translation>
    </message>
    <message>
        <source>filed at</source>
        <translation>коли подано</translation>
    </message>
    <message>
        <source>filed by</source>
        <translation>хто подав</translation>
    </message>
    <message>
        <source>against incident №</source>
        <translation>щодо порушення №</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>вимога</translation>
    </message>
    <message>
        <source>fee</source>
        <translation>внесок</translation>
    </message>
    <message>
        <source>fee returned</source>
        <translation>внесок повернуто</translation>
    </message>
    <message>
        <source>decided at</source>
        <translation>коли вирішено</translation>
    </message>
    <message>
        <source>decided by</source>
        <translation>хто вирішив</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>підсумок розгляду</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>рішення</translation>
    </message>
    <message>
        <source>chair</source>
        <translation>голова</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>запасний</translation>
    </message>
    <message>
        <source>takes part</source>
        <translation>участь у розгляді</translation>
    </message>
    <message>
        <source>Round {round}, board {board}, {white} – {black}</source>
        <translation>Тур {round}, дошка {board}, {white} – {black}</translation>
    </message>
    <message>
        <source>{stage}: {what}</source>
        <translation>{stage}: {what}</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>номер {number}</translation>
    </message>
    <message>
        <source>Play-off № {number}</source>
        <translation>Плей-оф № {number}</translation>
    </message>
    <message>
        <source>Play-off № {number}, {name}</source>
        <translation>Плей-оф № {number}, {name}</translation>
    </message>
    <message>
        <source>Play-off № {number}, {stage}</source>
        <translation>Плей-оф № {number}, {stage}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Тур {round}</translation>
    </message>
    <message>
        <source>Incident № {number}, {name}</source>
        <translation>Порушення № {number}, {name}</translation>
    </message>
    <message>
        <source>Protest or appeal № {number}, {name}</source>
        <translation>Протест або апеляція № {number}, {name}</translation>
    </message>
    <message>
        <source>Sitting about № {number}, {name}</source>
        <translation>Розгляд № {number}, {name}</translation>
    </message>
    <message>
        <source>{role}, {name}</source>
        <translation>{role}, {name}</translation>
    </message>
    <message>
        <source>PIN: {authority}</source>
        <translation>PIN-код: {authority}</translation>
    </message>
    <message>
        <source>{name}, {paper}</source>
        <translation>{name}, {paper}</translation>
    </message>
    <message>
        <source>Round {round}, {name}</source>
        <translation>Тур {round}, {name}</translation>
    </message>
    <message>
        <source>Taking part, {name}</source>
        <translation>Участь, {name}</translation>
    </message>
    <message>
        <source>Step of the draw, {name}</source>
        <translation>Крок жеребкування, {name}</translation>
    </message>
    <message>
        <source>Pairing number, {name}</source>
        <translation>Номер за жеребкуванням, {name}</translation>
    </message>
    <message>
        <source>Fixed board, {name}</source>
        <translation>Постійна дошка, {name}</translation>
    </message>
    <message>
        <source>Earlier pairing number, {name}</source>
        <translation>Попередній номер, {name}</translation>
    </message>
    <message>
        <source>Round {round}, pairs changed by hand</source>
        <translation>Тур {round}, пари, змінені вручну</translation>
    </message>
    <message>
        <source>Order of drawing, {name}</source>
        <translation>Порядок жеребкування, {name}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>так</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ні</translation>
    </message>
    <message>
        <source>registered</source>
        <translation>зареєстровано</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>вибуття</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>вилучення</translation>
    </message>
    <message>
        <source>main stage</source>
        <translation>основний етап</translation>
    </message>
    <message>
        <source>final</source>
        <translation>фінал</translation>
    </message>
    <message>
        <source>step of a play-off</source>
        <translation>етап плей-оф</translation>
    </message>
    <message>
        <source>White by lot</source>
        <translation>білі за жеребом</translation>
    </message>
    <message>
        <source>Black by bid</source>
        <translation>чорні за ставкою</translation>
    </message>
    <message>
        <source>White by bid</source>
        <translation>білі за ставкою</translation>
    </message>
    <message>
        <source>walk-over</source>
        <translation>поразка без гри</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>жереб</translation>
    </message>
    <message>
        <source>lot of who plays</source>
        <translation>жереб, хто грає</translation>
    </message>
    <message>
        <source>another time control</source>
        <translation>інший контроль часу</translation>
    </message>
    <message>
        <source>places shared</source>
        <translation>місця діляться</translation>
    </message>
    <message>
        <source>lots drawn</source>
        <translation>тягнуть жереб</translation>
    </message>
    <message>
        <source>nothing said</source>
        <translation>нічого не оголошено</translation>
    </message>
    <message>
        <source>their games left out</source>
        <translation>партій із ними не враховують</translation>
    </message>
    <message>
        <source>rated by the arbiter</source>
        <translation>рейтинг визначає суддя</translation>
    </message>
    <message>
        <source>had left</source>
        <translation>вибуття</translation>
    </message>
    <message>
        <source>missed the round</source>
        <translation>пропуск туру</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ще %n</numerusform>
            <numerusform>ще %n</numerusform>
            <numerusform>ще %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{subject}: {facts}</source>
        <translation>{subject}: {facts}</translation>
    </message>
    <message>
        <source>{field} {before} → {after}</source>
        <translation>{field} {before} → {after}</translation>
    </message>
    <message>
        <source>{field}: {value}</source>
        <translation>{field}: {value}</translation>
    </message>
    <message>
        <source>there</source>
        <translation>є</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>змінено</translation>
    </message>
    <message>
        <source>sample event</source>
        <translation>приклад змагання</translation>
    </message>
    <message>
        <source>without colours</source>
        <translation>без кольорів</translation>
    </message>
    <message>
        <source>Sanctions</source>
        <translation>Стягнення</translation>
    </message>
    <message>
        <source>chief arbiter</source>
        <translation>головний суддя</translation>
    </message>
    <message>
        <source>sanctions lifted, №</source>
        <translation>скасовані стягнення, №</translation>
    </message>
    <message>
        <source>against sanction №</source>
        <translation>щодо стягнення №</translation>
    </message>
    <message>
        <source>against the organiser</source>
        <translation>щодо рішення організатора</translation>
    </message>
    <message>
        <source>result when it was filed</source>
        <translation>результат на час подання</translation>
    </message>
    <message>
        <source>result when it was decided</source>
        <translation>результат на час рішення</translation>
    </message>
    <message>
        <source>addressed to</source>
        <translation>кому</translation>
    </message>
    <message>
        <source>leaves the seat because</source>
        <translation>не бере участі, бо</translation>
    </message>
    <message>
        <source>who it is</source>
        <translation>хто це</translation>
    </message>
    <message>
        <source>Incident № {number}</source>
        <translation>Порушення № {number}</translation>
    </message>
    <message>
        <source>sanctions left, №</source>
        <translation>стягнення без змін, №</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>ранг</translation>
    </message>
    <message>
        <source>other quotas</source>
        <translation>інші квоти</translation>
    </message>
    <message>
        <source>Decisions at the desk</source>
        <translation>Рішення щодо зауважень</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>звання ФІДЕ</translation>
    </message>
    <message>
        <source>published</source>
        <translation>оприлюднено</translation>
    </message>
    <message>
        <source>signed off</source>
        <translation>підписано</translation>
    </message>
    <message>
        <source>time of its own</source>
        <translation>власний час</translation>
    </message>
    <message>
        <source>arbiter of its own</source>
        <translation>власний суддя</translation>
    </message>
    <message>
        <source>result before it is played again</source>
        <translation>результат до перегравання</translation>
    </message>
    <message>
        <source>played again because</source>
        <translation>причина перегравання</translation>
    </message>
    <message>
        <source>seed of lots among the tied, fixed beforehand</source>
        <translation>ключ жеребкування між рівними, визначений заздалегідь</translation>
    </message>
    <message>
        <source>appeals committee announced</source>
        <translation>апеляційний комітет оголошено</translation>
    </message>
    <message>
        <source>lot among the tied</source>
        <translation>жереб між рівними</translation>
    </message>
    <message>
        <source>White not at the board</source>
        <translation>білих немає за дошкою</translation>
    </message>
    <message>
        <source>Black not at the board</source>
        <translation>чорних немає за дошкою</translation>
    </message>
    <message>
        <source>Regulations of the event</source>
        <translation>Регламент змагань</translation>
    </message>
    <message>
        <source>file</source>
        <translation>файл</translation>
    </message>
    <message>
        <source>size in bytes</source>
        <translation>розмір у байтах</translation>
    </message>
    <message>
        <source>SHA-256 of the file</source>
        <translation>SHA-256 файлу</translation>
    </message>
    <message>
        <source>attached</source>
        <translation>долучено</translation>
    </message>
    <message>
        <source>sections checked off</source>
        <translation>позначені розділи</translation>
    </message>
    <message>
        <source>day of the commission’s decision</source>
        <translation>день рішення комісії</translation>
    </message>
    <message>
        <source>who acts</source>
        <translation>хто діє</translation>
    </message>
    <message>
        <source>Virtual points</source>
        <translation>Віртуальні очки</translation>
    </message>
    <message>
        <source>Forbidden pairs</source>
        <translation>Заборонені пари</translation>
    </message>
    <message>
        <source>Players of forbidden pairs</source>
        <translation>Гравці заборонених пар</translation>
    </message>
    <message>
        <source>system of the Swiss</source>
        <translation>різновид швейцарської системи</translation>
    </message>
    <message>
        <source>initial colour</source>
        <translation>початковий колір</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>прискорення</translation>
    </message>
    <message>
        <source>last player of group A</source>
        <translation>останній гравець групи A</translation>
    </message>
    <message>
        <source>all numbers counted for colours</source>
        <translation>колір за всіма номерами</translation>
    </message>
    <message>
        <source>from number</source>
        <translation>від номера</translation>
    </message>
    <message>
        <source>to number</source>
        <translation>до номера</translation>
    </message>
    <message>
        <source>system taken where nobody named it</source>
        <translation>система, узята, бо ніхто її не назвав</translation>
    </message>
</context>
<context>
    <name>Discipline</name>
    <message>
        <source>classical chess</source>
        <translation>класичні шахи</translation>
    </message>
    <message>
        <source>rapid chess</source>
        <translation>швидкі шахи</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>бліц</translation>
    </message>
</context>
<context>
    <name>DivideDialog</name>
    <message>
        <source>Divide the field into groups</source>
        <translation>Поділити учасників на групи</translation>
    </message>
    <message>
        <source>once with everybody</source>
        <translation>один раз із кожним</translation>
    </message>
    <message>
        <source>twice with everybody</source>
        <translation>двічі з кожним</translation>
    </message>
    <message>
        <source>By sna&amp;ke: 1 2 3, then 6 5 4 …</source>
        <translation>&amp;Змійкою: 1 2 3, потім 6 5 4 …</translation>
    </message>
    <message>
        <source>By &amp;lot</source>
        <translation>За &amp;жеребом</translation>
    </message>
    <message>
        <source>Who comes into which group</source>
        <translation>Хто потрапляє до якої групи</translation>
    </message>
    <message>
        <source>&amp;Divide the field</source>
        <translation>&amp;Поділити на групи</translation>
    </message>
    <message>
        <source>{number} {name}</source>
        <translation>{number} {name}</translation>
    </message>
    <message>
        <source>&amp;Groups:</source>
        <translation>Кількість &amp;груп:</translation>
    </message>
    <message>
        <source>&amp;Each plays:</source>
        <translation>&amp;Кожен грає:</translation>
    </message>
    <message>
        <source>Filled:</source>
        <translation>Розподіл:</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>К&amp;люч жеребкування:</translation>
    </message>
    <message>
        <source>The numbers of the draw decide who comes into which group; the numbers inside a group are drawn by lot with the seed, which is kept so that anybody can repeat it.</source>
        <translation>Хто потрапить до якої групи, визначають номери жеребкування; номери всередині групи розподіляє жереб за ключем. Ключ зберігається, тож жеребкування зможе повторити кожен.</translation>
    </message>
    <message>
        <source>{body} The groups there are now go.</source>
        <translation>{body} Нинішні групи буде вилучено.</translation>
    </message>
    <message>
        <source>{number} {name}, rating {rating}</source>
        <translation>{number} {name}, рейтинг {rating}</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Technical information</source>
        <translation>Технічна інформація</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Суддівська колегія</translation>
    </message>
    <message>
        <source>Application by name</source>
        <translation>Іменна заявка</translation>
    </message>
    <message>
        <source>Registration and fees</source>
        <translation>Реєстрація та внески</translation>
    </message>
    <message>
        <source>Missing papers</source>
        <translation>Відсутні документи</translation>
    </message>
    <message>
        <source>Mandate commission</source>
        <translation>Мандатна комісія</translation>
    </message>
    <message>
        <source>Start list</source>
        <translation>Стартовий список</translation>
    </message>
    <message>
        <source>Order of drawing</source>
        <translation>Порядок жеребкування</translation>
    </message>
    <message>
        <source>Slips with numbers</source>
        <translation>Жеребки з номерами</translation>
    </message>
    <message>
        <source>Labels for envelopes</source>
        <translation>Наліпки на конверти</translation>
    </message>
    <message>
        <source>Protocol of the draw</source>
        <translation>Протокол жеребкування</translation>
    </message>
    <message>
        <source>Schedule of rounds</source>
        <translation>Розклад турів</translation>
    </message>
    <message>
        <source>Round protocol</source>
        <translation>Протокол туру</translation>
    </message>
    <message>
        <source>Pairings for the wall</source>
        <translation>Пари туру на стіну</translation>
    </message>
    <message>
        <source>Why these pairs</source>
        <translation>Чому такі пари</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Сітка</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Порядок гри</translation>
    </message>
    <message>
        <source>Protocol of lots and colours</source>
        <translation>Протокол жеребкування та кольорів</translation>
    </message>
    <message>
        <source>Match protocol</source>
        <translation>Протокол матчу</translation>
    </message>
    <message>
        <source>Cross table</source>
        <translation>Шахматка</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Підсумкова таблиця</translation>
    </message>
    <message>
        <source>Why this order</source>
        <translation>Обґрунтування місць</translation>
    </message>
    <message>
        <source>Evening pack</source>
        <translation>Вечірній комплект</translation>
    </message>
    <message>
        <source>Act of an incident</source>
        <translation>Акт про порушення</translation>
    </message>
    <message>
        <source>Register of incidents</source>
        <translation>Журнал порушень і стягнень</translation>
    </message>
    <message>
        <source>Protest, appeal</source>
        <translation>Протест, апеляція</translation>
    </message>
    <message>
        <source>Decision about an appeal</source>
        <translation>Рішення за апеляцією</translation>
    </message>
    <message>
        <source>Journal of the event</source>
        <translation>Журнал змагання</translation>
    </message>
    <message>
        <source>Readiness of the hall</source>
        <translation>Лист готовності зали</translation>
    </message>
    <message>
        <source>Log of medical care</source>
        <translation>Журнал медичної допомоги</translation>
    </message>
</context>
<context>
    <name>DocumentsPage</name>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;Save PDF…</source>
        <translation>&amp;Зберегти PDF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Надрукува&amp;ти…</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Більше</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>М&amp;енше</translation>
    </message>
    <message>
        <source>Fit &amp;width</source>
        <translation>За &amp;шириною</translation>
    </message>
    <message>
        <source>Fit p&amp;age</source>
        <translation>&amp;Уся сторінка</translation>
    </message>
    <message>
        <source>P&amp;rinted papers</source>
        <translation>Роздру&amp;ковані документи</translation>
    </message>
    <message>
        <source>Lan&amp;guage of the paper</source>
        <translation>Мова доку&amp;мента</translation>
    </message>
    <message>
        <source>The paper is being made…</source>
        <translation>Документ готується…</translation>
    </message>
    <message>
        <source>Page {page} of {pages}, {zoom} %</source>
        <translation>Сторінка {page} з {pages}, {zoom} %</translation>
    </message>
    <message>
        <source>Save PDF</source>
        <translation>Зберегти PDF</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>Збережено: {path}</translation>
    </message>
    <message>
        <source>The printer did not take the paper. See that it is on and chosen, print again.</source>
        <translation>Принтер не прийняв документ. Перевірте, чи його ввімкнено й вибрано, та надрукуйте ще раз.</translation>
    </message>
    <message>
        <source>Printed: {document}</source>
        <translation>Надруковано: {document}</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>усі етапи</translation>
    </message>
    <message>
        <source>the one played last</source>
        <translation>останній зіграний</translation>
    </message>
    <message>
        <source>the current one</source>
        <translation>поточний</translation>
    </message>
    <message>
        <source>{number} {name}</source>
        <translation>{number} {name}</translation>
    </message>
    <message>
        <source>the newest</source>
        <translation>найновіший запис</translation>
    </message>
    <message>
        <source>all players</source>
        <translation>усі учасники</translation>
    </message>
    <message>
        <source>what decides</source>
        <translation>вирішальний</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>№ {number}, {name}</source>
        <translation>№ {number}, {name}</translation>
    </message>
    <message>
        <source>in Ukrainian</source>
        <translation>українською</translation>
    </message>
    <message>
        <source>in English</source>
        <translation>англійською</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>тур {round}</translation>
    </message>
    <message>
        <source>No paper of this event has been printed yet.</source>
        <translation>Жодного документа цього змагання ще не надруковано.</translation>
    </message>
    <message numerus="yes">
        <source>! %n to be replaced</source>
        <translation>
            <numerusform>! замінити %n</numerusform>
            <numerusform>! замінити %n</numerusform>
            <numerusform>! замінити %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Draft</name>
    <message>
        <source>This is what was being typed at {time} when the program ended.</source>
        <translation>Це набирали о {time}, коли програма закрилася.</translation>
    </message>
    <message>
        <source>Begin &amp;anew</source>
        <translation>По&amp;чати заново</translation>
    </message>
    <message>
        <source>Go on with that o&amp;ne</source>
        <translation>Продо&amp;вжити ту</translation>
    </message>
    <message>
        <source>Another one was left half written at {time}.</source>
        <translation>О {time} лишився недописаним ще один запис.</translation>
    </message>
    <message>
        <source>Go on &amp;with it</source>
        <translation>Продо&amp;вжити</translation>
    </message>
    <message>
        <source>Throw it awa&amp;y</source>
        <translation>Вики&amp;нути</translation>
    </message>
    <message>
        <source>A half-written incident of {time} was kept.</source>
        <translation>Збережено недописане порушення ({time}).</translation>
    </message>
    <message>
        <source>A half-written protest or appeal of {time} was kept.</source>
        <translation>Збережено недописаний протест чи апеляцію ({time}).</translation>
    </message>
    <message>
        <source>A half-written decision about an appeal of {time} was kept.</source>
        <translation>Збережено недописане рішення щодо апеляції ({time}).</translation>
    </message>
    <message>
        <source>A half-written form of {time} was kept.</source>
        <translation>Збережено недописану форму ({time}).</translation>
    </message>
    <message>
        <source>What was being typed at the desk at {time} was kept.</source>
        <translation>Збережено недописане на реєстрації ({time}).</translation>
    </message>
    <message>
        <source>What the commission was typing at {time} was kept.</source>
        <translation>Збережено недописане в мандатній комісії ({time}).</translation>
    </message>
    <message>
        <source>Half typed at {time}: it stands in the form, not saved yet.</source>
        <translation>Недописане о {time} стоїть у полях: його ще не внесено.</translation>
    </message>
    <message>
        <source>A half-typed player of {time} was kept.</source>
        <translation>Збережено недописані відомості про учасника ({time}).</translation>
    </message>
    <message>
        <source>A half-typed official of {time} was kept.</source>
        <translation>Збережено недописані відомості про посадову особу ({time}).</translation>
    </message>
    <message>
        <source>Half-typed times of the rounds of {time} were kept.</source>
        <translation>Збережено недописаний час турів ({time}).</translation>
    </message>
    <message>
        <source>Half typed: {count}</source>
        <translation>Недописане: {count}</translation>
    </message>
    <message>
        <source>Round {round} half paired by hand at {time} was kept.</source>
        <translation>Збережено тур {round}, пари якого наполовину складено вручну {time}.</translation>
    </message>
</context>
<context>
    <name>DrawChanges</name>
    <message>
        <source>Substitute: the newcomer takes number and games of who withdrew; pairs stay</source>
        <translation>Заміна: новий учасник отримує номер і партії того, хто вибув; пари не змінюються</translation>
    </message>
    <message>
        <source>Joins: the newcomer takes number {last} and plays whoever is free in each round; published pairs and boards stay</source>
        <translation>Долучення: новий учасник отримує номер {last} і в кожному турі грає з тим, хто був вільний від гри; оголошені пари й дошки не змінюються</translation>
    </message>
    <message>
        <source>New draw: the present one is annulled and all draw again</source>
        <translation>Нове жеребкування: чинне анулюють, і всі тягнуть жереб знову</translation>
    </message>
    <message>
        <source>Pairs stay; who withdrew loses the games by forfeit</source>
        <translation>Пари не змінюються; тому, хто вибув, записують поразки без гри</translation>
    </message>
    <message>
        <source>A substitute takes number and games; pairs stay</source>
        <translation>Запасний отримує номер і партії; пари не змінюються</translation>
    </message>
    <message>
        <source>New draw: the present one is annulled, the player is removed and all draw again</source>
        <translation>Нове жеребкування: чинне анулюють, учасника вилучають зі списку, і всі тягнуть жереб знову</translation>
    </message>
    <message>
        <source>A&amp;nnul the draw…</source>
        <translation>&amp;Анулювати жеребкування…</translation>
    </message>
    <message>
        <source>Late pla&amp;yer…</source>
        <translation>Запізнілий у&amp;часник…</translation>
    </message>
    <message>
        <source>C.05 Art. 6.3, Ukrainian rules II.6.3</source>
        <translation>C.05, ст. 6.3; Правила, II.6.3</translation>
    </message>
    <message>
        <source>the older C.06 Art. II.3</source>
        <translation>давніше видання C.06, ст. II.3</translation>
    </message>
    <message>
        <source>Withd&amp;raw or replace: players (F3)</source>
        <translation>Вибуття або заміна: &amp;учасники (F3)</translation>
    </message>
    <message>
        <source>Register a late player?</source>
        <translation>Зареєструвати запізнілого учасника?</translation>
    </message>
    <message>
        <source>Surname and name</source>
        <translation>Прізвище та ім’я</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Федерація</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Область</translation>
    </message>
    <message>
        <source>Reason, kept in the journal</source>
        <translation>Причина (її буде записано в журнал)</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Зареєструвати</translation>
    </message>
    <message>
        <source>Annul the draw?</source>
        <translation>Анулювати жеребкування?</translation>
    </message>
    <message>
        <source>Annul the draw</source>
        <translation>Анулювати жеребкування</translation>
    </message>
    <message>
        <source>Somebody comes late</source>
        <translation>Хтось запізнився</translation>
    </message>
    <message>
        <source>Somebody leaves</source>
        <translation>Хтось вибуває</translation>
    </message>
    <message>
        <source>• {remedy} ({article}).</source>
        <translation>• {remedy} ({article}).</translation>
    </message>
    <message>
        <source>Number {last}. In every round the player who would be free plays the newcomer instead; published pairs and boards stay. Talk with those concerned first (C.05 Art. 6.3; Ukrainian rules II.6.3). Details are added on the players&apos; page.</source>
        <translation>Номер {last}. У кожному турі з новим учасником грає той, хто мав би звільнення від гри; оголошені пари й дошки не змінюються. Спершу поговоріть з усіма, кого це стосується (C.05, ст. 6.3; Правила, II.6.3). Решту відомостей вносять на сторінці «Учасники».</translation>
    </message>
    <message>
        <source>Numbers and schedule go, with what was published of them; players can then be added or removed, and all draw again. The rules in force let published pairs stay (C.05 Art. 6.3; Ukrainian rules II.6.3); the older C.06 Art. II.3 drew anew. Undo takes it back.</source>
        <translation>Номери й розклад буде вилучено разом з усім, що з них оголошено; після цього учасників можна додавати або вилучати, і всі тягнуть жереб знову. За чинними правилами оголошені пари залишаються (C.05, ст. 6.3; Правила, II.6.3); за давнішими (C.06, ст. II.3) жеребкування проводили наново. Дію можна скасувати.</translation>
    </message>
</context>
<context>
    <name>DrawHeld</name>
    <message>
        <source>by lots</source>
        <translation>без обмежень</translation>
    </message>
    <message>
        <source>from envelopes</source>
        <translation>за конвертами</translation>
    </message>
</context>
<context>
    <name>DrawMethod</name>
    <message>
        <source>By &amp;lots</source>
        <translation>&amp;Комп’ютерне жеребкування</translation>
    </message>
    <message>
        <source>Draw the numbers by lots?</source>
        <translation>Провести комп’ютерне жеребкування?</translation>
    </message>
    <message>
        <source>&amp;Draw the numbers</source>
        <translation>&amp;Провести жеребкування</translation>
    </message>
    <message>
        <source>The program shuffles the numbers by a seed and hands them out in the order of the alphabet. Announce the seed before the draw: with it anybody can repeat the lots on any computer. The journal and the papers keep it.</source>
        <translation>Програма перемішує номери за ключем жеребкування й роздає їх учасникам за абеткою. Оголосіть ключ до жеребкування: з ним кожен зможе повторити його на будь-якому комп’ютері. Ключ залишиться в журналі та документах.</translation>
    </message>
    <message>
        <source>&amp;Bracket seeding</source>
        <translation>Пос&amp;ів у сітці</translation>
    </message>
    <message>
        <source>Seed the bracket by rating and lots?</source>
        <translation>Розставити учасників у сітці за рейтингом і жеребом?</translation>
    </message>
    <message>
        <source>&amp;Place the players</source>
        <translation>&amp;Розставити учасників</translation>
    </message>
    <message>
        <source>The two strongest get 1 and 2 and stand in opposite halves of the bracket. Lots decide who of the next two gets 3 and 4, who of the next four 5 to 8, and so on. Announce the seed of the lots before the draw: with it anybody can repeat them.</source>
        <translation>Двоє найсильніших отримують номери 1 і 2 та стоять у різних половинах сітки. Жереб визначає, хто з двох наступних отримає 3 і 4, хто з чотирьох наступних – від 5 до 8 і так далі. Оголосіть ключ до жеребкування: з ним кожен зможе повторити його.</translation>
    </message>
    <message>
        <source>By &amp;rating</source>
        <translation>За р&amp;ейтингом</translation>
    </message>
    <message>
        <source>Number the players by rating?</source>
        <translation>Надати номери за рейтингом?</translation>
    </message>
    <message>
        <source>&amp;Give the numbers</source>
        <translation>Надати но&amp;мери</translation>
    </message>
    <message>
        <source>№</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Учасник</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Numbers by rating</source>
        <translation>Номери за рейтингом</translation>
    </message>
    <message>
        <source>The strongest player gets number 1; equal ratings stand by title, then by name.</source>
        <translation>Номер 1 отримує учасник із найвищим рейтингом; за рівних рейтингів порядок визначають звання, потім прізвище.</translation>
    </message>
    <message>
        <source>By ha&amp;nd</source>
        <translation>Жере&amp;б у залі</translation>
    </message>
    <message>
        <source>Take the numbers drawn in the hall?</source>
        <translation>Прийняти номери, витягнуті в залі?</translation>
    </message>
    <message>
        <source>&amp;Take the numbers</source>
        <translation>&amp;Прийняти номери</translation>
    </message>
    <message>
        <source>Type the number each player drew in the hall; Enter goes down.</source>
        <translation>Введіть номер, який кожен учасник витягнув у залі; Enter переходить на рядок нижче.</translation>
    </message>
    <message>
        <source>Numbers typed: {typed} of {players}</source>
        <translation>Введено номерів: {typed} з {players}</translation>
    </message>
    <message>
        <source>Hold the restricted draw by envelopes?</source>
        <translation>Провести жеребкування з обмеженнями за конвертами?</translation>
    </message>
    <message>
        <source>Every contingent goes whole into an envelope.</source>
        <translation>Кожен контингент повністю вміщується в один великий конверт.</translation>
    </message>
    <message>
        <source>The row for 11 and 12 players was printed in two ways. With the one in force, numbers 6 and 12 share envelope C, and of 12 players they meet in the last round; the older one has no such pair. Keep to what the regulations of the event name.</source>
        <translation>Рядок таблиці Варми для 11 і 12 учасників друкували по-різному. У чинному номери 6 і 12 лежать у спільному конверті C, і за 12 учасників вони зустрічаються в останньому турі; у давнішому такої пари немає. Дотримуйтеся того, що вказано в регламенті змагання.</translation>
    </message>
    <message>
        <source>&amp;Contingents by</source>
        <translation>Контин&amp;генти</translation>
    </message>
    <message>
        <source>(alone)</source>
        <translation>(без контингенту)</translation>
    </message>
    <message>
        <source>Contingent</source>
        <translation>Контингент</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Усього</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Учасники</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Черга</translation>
    </message>
    <message>
        <source>Contingents in the order of drawing</source>
        <translation>Контингенти в порядку жеребкування</translation>
    </message>
    <message>
        <source>Restricted, by en&amp;velopes</source>
        <translation>З обмеженнями, за ко&amp;нвертами</translation>
    </message>
    <message>
        <source>Envelope</source>
        <translation>Конверт</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Номери</translation>
    </message>
    <message>
        <source>Envelopes with their numbers</source>
        <translation>Великі конверти та їхні номери</translation>
    </message>
    <message>
        <source>free draw by lots</source>
        <translation>вільне, без обмежень</translation>
    </message>
    <message>
        <source>by hand in the hall</source>
        <translation>жереб у залі</translation>
    </message>
    <message>
        <source>by rating, without a draw</source>
        <translation>за рейтингом, без жеребкування</translation>
    </message>
    <message>
        <source>standard seeding of a knockout: 1 and 2 by rating, 3–4, 5–8 … by lot</source>
        <translation>стандартний посів олімпійської системи: 1 і 2 за рейтингом, 3–4, 5–8 … за жеребом</translation>
    </message>
    <message>
        <source>by the places taken before</source>
        <translation>за раніше зайнятими місцями</translation>
    </message>
    <message>
        <source>restricted, by envelopes with the Varma tables (C.05 Annex 2)</source>
        <translation>з обмеженнями, за конвертами й таблицями Варми (C.05, додаток 2)</translation>
    </message>
    <message>
        <source>numbers of a report file (TRF)</source>
        <translation>номери з файлу звіту (TRF)</translation>
    </message>
</context>
<context>
    <name>DrawPage</name>
    <message>
        <source>&amp;Register players</source>
        <translation>Зареєструва&amp;ти учасників</translation>
    </message>
</context>
<context>
    <name>DrawProof</name>
    <message>
        <source>Rounds in which players of one contingent meet</source>
        <translation>Тури, у яких зустрічаються учасники одного контингенту</translation>
    </message>
    <message>
        <source>Contin&amp;gents by</source>
        <translation>Контин&amp;генти</translation>
    </message>
    <message>
        <source>Who of one contingent meets when</source>
        <translation>Зустрічі всередині контингентів</translation>
    </message>
    <message>
        <source>No two players have the same {key}.</source>
        <translation>Контингентів {key} з двома чи більше учасниками немає.</translation>
    </message>
    <message>
        <source>✓ No two players of one contingent meet in the last three rounds ({first} to {last}).</source>
        <translation>✓ Учасники одного контингенту не зустрічаються в останніх трьох турах ({first}–{last}).</translation>
    </message>
    <message>
        <source>⚠ In the last three rounds meet: {meetings}.</source>
        <translation>⚠ В останніх трьох турах зустрічаються: {meetings}.</translation>
    </message>
    <message>
        <source>The older printing of the table has no such pair; draw again with it if the regulations allow.</source>
        <translation>У давнішому виданні таблиці такої пари немає; якщо регламент дозволяє, проведіть жеребкування ще раз за ним.</translation>
    </message>
    <message>
        <source>{white} – {black} ({contingent}), round {round}</source>
        <translation>{white} – {black} ({contingent}), тур {round}</translation>
    </message>
    <message>
        <source>{contingent}: never</source>
        <translation>{contingent}: зустрічей немає</translation>
    </message>
    <message>
        <source>{contingent}: rounds {rounds}; {verdict}</source>
        <translation>{contingent}: тури {rounds}; {verdict}</translation>
    </message>
    <message>
        <source>✓ none late</source>
        <translation>✓ пізніх немає</translation>
    </message>
    <message>
        <source>⚠ late: {pairs}</source>
        <translation>⚠ пізні: {pairs}</translation>
    </message>
    <message>
        <source>Contingent</source>
        <translation>Контингент</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Усього</translation>
    </message>
    <message>
        <source>Last three</source>
        <translation>Останні три</translation>
    </message>
    <message>
        <source>Round {round}: how many pairs of the contingent meet</source>
        <translation>Тур {round}: скільки пар контингенту зустрічається</translation>
    </message>
</context>
<context>
    <name>DrawResult</name>
    <message>
        <source>Numbers</source>
        <translation>Номери</translation>
    </message>
    <message>
        <source>Draw &amp;again…</source>
        <translation>Провести &amp;ще раз…</translation>
    </message>
    <message>
        <source>Held: {moment}</source>
        <translation>Проведено: {moment}</translation>
    </message>
    <message>
        <source>Seed: {seed}</source>
        <translation>Ключ жеребкування: {seed}</translation>
    </message>
    <message>
        <source>&amp;Late player or withdrawal…</source>
        <translation>&amp;Запізнення або вибуття…</translation>
    </message>
    <message>
        <source>Contingents by {key}</source>
        <translation>Контингенти: {key}</translation>
    </message>
    <message>
        <source>Table: {variant}</source>
        <translation>Таблиця Варми: {variant}</translation>
    </message>
    <message>
        <source>Ceremony: {facts}</source>
        <translation>Церемонія: {facts}</translation>
    </message>
    <message>
        <source>Read from {file}, {moment}</source>
        <translation>Прочитано з файлу {file}, {moment}</translation>
    </message>
    <message>
        <source>№</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Учасник</translation>
    </message>
    <message>
        <source>Envelope</source>
        <translation>Конверт</translation>
    </message>
    <message>
        <source>Contingent</source>
        <translation>Контингент</translation>
    </message>
    <message>
        <source>Order of drawing</source>
        <translation>Черга</translation>
    </message>
</context>
<context>
    <name>DrawSetup</name>
    <message>
        <source>&amp;Keep the present numbers</source>
        <translation>&amp;Залишити чинні номери</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>К&amp;люч жеребкування</translation>
    </message>
    <message>
        <source>&amp;Another seed</source>
        <translation>&amp;Інший ключ</translation>
    </message>
    <message>
        <source>Hold a cere&amp;mony…</source>
        <translation>Провести &amp;церемонію…</translation>
    </message>
    <message>
        <source>Step by step before everybody, in the hall or on the screen</source>
        <translation>Крок за кроком на очах у всіх, у залі або на екрані</translation>
    </message>
    <message>
        <source>Announce it before the draw.</source>
        <translation>Оголосіть його до жеребкування.</translation>
    </message>
    <message>
        <source>Players: {players}</source>
        <translation>Учасників: {players}</translation>
    </message>
    <message>
        <source>Players: {players}   Rounds: {rounds}   Games: {games}</source>
        <translation>Учасників: {players}   Турів: {rounds}   Партій: {games}</translation>
    </message>
    <message>
        <source>Seed: {seed}</source>
        <translation>Ключ жеребкування: {seed}</translation>
    </message>
    <message>
        <source>The numbers hold for the whole tournament and the schedule follows from them (C.05 Annex 1). Until the first result the draw can be undone or held again.</source>
        <translation>Номери діють упродовж усього турніру, за ними складено розклад турів (C.05, додаток 1). До першого результату жеребкування можна скасувати або провести ще раз.</translation>
    </message>
    <message>
        <source>The numbers hold for the whole tournament and the bracket follows from them. Until the first result the draw can be undone or held again.</source>
        <translation>Номери діють упродовж усього турніру, за ними складено сітку. До першого результату жеребкування можна скасувати або провести ще раз.</translation>
    </message>
    <message>
        <source>The numbers hold for the whole tournament, and by them the field is divided into groups. Until the first result the draw can be undone or held again; groups and finals that there are go with it.</source>
        <translation>Номери діють упродовж усього турніру, за ними учасників розподіляють на групи. До першого результату жеребкування можна скасувати або провести ще раз; тоді наявні групи та фінали теж буде скасовано.</translation>
    </message>
    <message>
        <source>The present numbers and pairs are replaced.</source>
        <translation>Чинні номери та пари буде замінено.</translation>
    </message>
</context>
<context>
    <name>DrawnBy</name>
    <message>
        <source>Numbers drawn by lots</source>
        <translation>Номери визначено комп’ютерним жеребкуванням</translation>
    </message>
    <message>
        <source>Numbers drawn by hand in the hall</source>
        <translation>Номери витягнуто в залі</translation>
    </message>
    <message>
        <source>Numbers given by rating</source>
        <translation>Номери надано за рейтингом</translation>
    </message>
    <message>
        <source>Numbers by the standard seeding: 1 and 2 by rating, the rest by lot among equals</source>
        <translation>Номери за стандартним посівом: 1 і 2 за рейтингом, решта – за жеребом серед рівних</translation>
    </message>
    <message>
        <source>Numbers by the places taken before</source>
        <translation>Номери за раніше здобутими місцями</translation>
    </message>
    <message>
        <source>Numbers drawn by envelopes (Varma tables)</source>
        <translation>Номери визначено жеребкуванням за конвертами (таблиці Варми)</translation>
    </message>
    <message>
        <source>Numbers of a report file (TRF)</source>
        <translation>Номери взято з файлу звіту (TRF)</translation>
    </message>
</context>
<context>
    <name>EditionChoice</name>
    <message>
        <source>Edition of the tie-break regulations</source>
        <translation>Редакція правил про додаткові показники</translation>
    </message>
    <message>
        <source>{title}, virtual opponent, for old events</source>
        <translation>{title}, віртуальний суперник, для давніх змагань</translation>
    </message>
</context>
<context>
    <name>EligibilityDialog</name>
    <message>
        <source>Conditions of taking part</source>
        <translation>Умови участі</translation>
    </message>
</context>
<context>
    <name>EligibilityRules</name>
    <message>
        <source>Age group</source>
        <translation>Вікова група</translation>
    </message>
    <message>
        <source>Lowest age</source>
        <translation>Найменший вік</translation>
    </message>
    <message>
        <source>Lowest sport rank</source>
        <translation>Найнижчий розряд</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Квота</translation>
    </message>
    <message>
        <source>Quota by</source>
        <translation>Ознака квоти</translation>
    </message>
    <message>
        <source>Apply the conditions…</source>
        <translation>Застосувати умови…</translation>
    </message>
    <message>
        <source>Leave them as they were</source>
        <translation>Залишити, як було</translation>
    </message>
    <message>
        <source>Change the conditions of taking part</source>
        <translation>Змінити умови участі</translation>
    </message>
    <message>
        <source>Change the conditions</source>
        <translation>Змінити умови</translation>
    </message>
    <message>
        <source>players of one</source>
        <comment>and then: region</comment>
        <translation>учасн., спільна ознака:</translation>
    </message>
    <message>
        <source>Players of younger groups may take part (Ukrainian rules V.1.4)</source>
        <translation>Можуть грати учасники молодших груп (Правила, V.1.4)</translation>
    </message>
    <message>
        <source>For women only (Ukrainian rules V.1.1)</source>
        <translation>Лише для жінок (Правила, V.1.1)</translation>
    </message>
    <message>
        <source>The numbers are drawn: a change needs a reason, which the journal keeps (Ukrainian rules V.1.6).</source>
        <translation>Жеребкування проведено: для зміни потрібна причина, її буде записано в журнал (Правила, V.1.6).</translation>
    </message>
    <message>
        <source>The regulations set them, and the numbers are drawn already (Ukrainian rules V.1.6). Nobody leaves by this: players who do not meet the new conditions are pointed out at the desk.</source>
        <translation>Умови встановлює регламент, а жеребкування вже проведено (Правила, V.1.6). Через зміну ніхто не вибуває: на учасників, які не відповідають новим умовам, буде вказано на сторінці «Реєстрація».</translation>
    </message>
    <message>
        <source>Quota (Ukrainian rules V.1.9)</source>
        <translation>Квота (Правила, V.1.9)</translation>
    </message>
    <message>
        <source>Age group (Ukrainian rules V.1.2)</source>
        <translation>Вікова група (Правила, V.1.2)</translation>
    </message>
    <message>
        <source>Lowest age (Ukrainian rules V.1.10)</source>
        <translation>Найменший вік (Правила, V.1.10)</translation>
    </message>
    <message>
        <source>Lowest sport rank (Ukrainian rules V.1.6)</source>
        <translation>Найнижчий розряд (Правила, V.1.6)</translation>
    </message>
    <message>
        <source>The age on 1 January of the year counts (Ukrainian rules V.1.3): type the first day of the event.</source>
        <translation>Враховують вік на 1 січня року змагання (Правила, V.1.3): введіть перший день змагання.</translation>
    </message>
    <message>
        <source>Born on {day} or later (Ukrainian rules V.1.3)</source>
        <translation>Народжені {day} або пізніше (Правила, V.1.3)</translation>
    </message>
    <message>
        <source>Born on {day} or earlier (Ukrainian rules V.1.3)</source>
        <translation>Народжені {day} або раніше (Правила, V.1.3)</translation>
    </message>
    <message>
        <source>“{text}” is not a number.</source>
        <translation>«{text}» – не число.</translation>
    </message>
    <message>
        <source>Other quotas</source>
        <translation>Інші квоти</translation>
    </message>
    <message>
        <source>for example Kyiv 5; Lviv region 3</source>
        <translation>наприклад Київ 5; Львівська 3</translation>
    </message>
    <message>
        <source>Born on {day} or earlier, and younger players (Ukrainian rules V.1.3, V.1.4)</source>
        <translation>Народжені {day} або раніше, а також молодші (Правила, V.1.3, V.1.4)</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>Before and after</source>
        <translation>До і після</translation>
    </message>
    <message>
        <source>It changed nothing of the event.</source>
        <translation>У змаганні нічого не змінилося.</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Що змінилося</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Було</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Стало</translation>
    </message>
    <message>
        <source>{subject}: {field}</source>
        <translation>{subject}: {field}</translation>
    </message>
</context>
<context>
    <name>EntryStatus</name>
    <message>
        <source>withdrawn</source>
        <translation>вибуття</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>вилучення</translation>
    </message>
    <message>
        <source>{name} ({left})</source>
        <translation>{name} ({left})</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>Line {line}, column {column} ({heading}): {sentence}</source>
        <translation>Рядок {line}, стовпчик {column} ({heading}): {sentence}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: {sentence}</source>
        <translation>Рядок {line}, стовпчик {column}: {sentence}</translation>
    </message>
    <message>
        <source>The event has no title. Type one: it stands at the head of every paper.</source>
        <translation>Змагання не має назви. Введіть її: вона стоїть угорі кожного документа.</translation>
    </message>
    <message>
        <source>The event cannot end on {ends_on}, before it starts on {starts_on}. Correct one of the dates.</source>
        <translation>День закінчення змагання ({ends_on}) раніший за день початку ({starts_on}). Виправте одну з дат.</translation>
    </message>
    <message>
        <source>“{text}” is not the code of a federation. Type its three letters, such as UKR, or nothing.</source>
        <translation>«{text}» – не код федерації. Введіть три латинські літери, наприклад UKR, або залиште поле порожнім.</translation>
    </message>
    <message>
        <source>A Swiss of another system than the FIDE (Dutch) one is read from a report file and not paired by this version: its players, numbers and rounds come with the file. Change them there and import the file again.</source>
        <translation>Швейцарку за іншою системою, ніж голландська ФІДЕ, ця версія читає з файлу звіту, а пари не складає: гравці, номери й тури приходять із файлом. Змініть їх там і імпортуйте файл знову.</translation>
    </message>
    <message>
        <source>Only a round robin annuls the results of who leaves early (C.05 Art. 6.6). In a Swiss they count; leave this setting as it is.</source>
        <translation>Результати того, хто вибув рано, анулюють лише в коловому турнірі (C.05, ст. 6.6). У швейцарській системі вони враховуються; залиште це налаштування без змін.</translation>
    </message>
    <message>
        <source>A round robin has one cycle or two, not {cycles} (C.05 Annex 1). Choose 1 or 2.</source>
        <translation>Коловий турнір проводять в одне коло або у два, а вказано {cycles} (C.05, додаток 1). Виберіть 1 або 2.</translation>
    </message>
    <message>
        <source>There is no edition {id} of the tie-break regulations (C.07). Choose one of the list.</source>
        <translation>Редакції {id} правил про додаткові показники (C.07) немає. Виберіть редакцію зі списку.</translation>
    </message>
    <message>
        <source>“{name}” is not the name of a tie-break. Write it as C.07 does, for example SB, SB/C1 or KS/L+1.</source>
        <translation>«{name}» – не назва додаткового показника. Напишіть її так, як у C.07, наприклад SB, SB/C1 або KS/L+1.</translation>
    </message>
    <message>
        <source>{edition} does not have {name}, art. {article} of another edition. Choose another tie-break, or the edition that has it.</source>
        <translation>{edition}: показника {name} там немає, він є в іншій редакції (ст. {article}). Виберіть інший показник або ту редакцію, де він є.</translation>
    </message>
    <message>
        <source>{edition}, art. {article}, keeps {name} out of this system of play. Choose another tie-break.</source>
        <translation>{edition}, ст. {article}: показник {name} не застосовують за цієї системи проведення. Виберіть інший показник.</translation>
    </message>
    <message>
        <source>{edition}, art. {article}, does not allow {name} in this form. Remove or change what follows the stroke.</source>
        <translation>{edition}, ст. {article}: показник {name} у такому вигляді не застосовують. Приберіть або змініть те, що стоїть після скісної риски.</translation>
    </message>
    <message>
        <source>“{name}” cannot name a criterion of the event itself. Write {prefix} and one word, such as OTHER_PLAYOFF (C.07 Art. 4.1).</source>
        <translation>«{name}» не може бути назвою власного показника змагання. Напишіть {prefix} та одне слово, наприклад OTHER_PLAYOFF (C.07, ст. 4.1).</translation>
    </message>
    <message>
        <source>Nobody has said what {name} means. Type its definition: it is printed beside the table (C.07 Art. 4.1).</source>
        <translation>Не сказано, що означає {name}. Введіть визначення: його друкують поруч із таблицею (C.07, ст. 4.1).</translation>
    </message>
    <message>
        <source>{name} is a criterion of the event itself and not defined yet (C.07 Art. 4.1). Say first what it means.</source>
        <translation>{name} – власний показник змагання, який ще не визначено (C.07, ст. 4.1). Спершу вкажіть, що він означає.</translation>
    </message>
    <message>
        <source>{name} stands in the list of tie-breaks. Take it out of the list first.</source>
        <translation>{name} є в переліку додаткових показників. Спершу приберіть його звідти.</translation>
    </message>
    <message>
        <source>In this tournament those still tied share their places, so no lots are drawn (C.07 Art. 4.2). If its regulations want lots, choose so on the Event page first.</source>
        <translation>У цьому турнірі учасники з рівними показниками ділять місця, тому жереб не тягнуть (C.07, ст. 4.2). Якщо регламент передбачає жереб, спершу вкажіть це на сторінці «Змагання».</translation>
    </message>
    <message>
        <source>The lots are drawn already, with the seed {seed}; a second drawing would cast doubt on the first (C.07 Art. 4.2). Undo it if it was a mistake.</source>
        <translation>Жеребкування місць уже проведено, ключ жеребкування – {seed}; повторне поставило б під сумнів перше (C.07, ст. 4.2). Якщо сталася помилка, скасуйте його.</translation>
    </message>
    <message>
        <source>Nobody is tied any more, so there is nothing to draw lots for (C.07 Art. 4.2).</source>
        <translation>Учасників із рівними показниками вже немає, тож тягнути жереб ні для кого (C.07, ст. 4.2).</translation>
    </message>
    <message>
        <source>The player has no name. Type it, surname first.</source>
        <translation>Не вказано прізвища та імені. Введіть спершу прізвище, потім ім’я.</translation>
    </message>
    <message>
        <source>A rating of {rating} is not possible. Type a number from 1 to {highest}, or nothing for an unrated player.</source>
        <translation>Рейтинг {rating} неможливий. Введіть число від 1 до {highest} або залиште поле порожнім, якщо рейтингу немає.</translation>
    </message>
    <message>
        <source>{fide_id} is not a FIDE ID. Type its digits, or nothing if there is none.</source>
        <translation>{fide_id} – не ідентифікаційний номер ФІДЕ. Введіть його цифри або залиште поле порожнім, якщо номера немає.</translation>
    </message>
    <message>
        <source>The tournament has no player with the id {player}. Choose one of the list of players.</source>
        <translation>У турнірі немає учасника з внутрішнім номером {player}. Виберіть учасника зі списку.</translation>
    </message>
    <message>
        <source>A round robin needs players: at least {fewest}, and there are {players} (C.05 Annex 1). Register more players.</source>
        <translation>Для колового турніру замало учасників: потрібно щонайменше {fewest}, а є {players} (C.05, додаток 1). Зареєструйте ще учасників.</translation>
    </message>
    <message>
        <source>A round robin has 1 to {most} cycles, not {cycles} (C.05 Annex 1). Choose another number.</source>
        <translation>У коловому турнірі може бути від 1 до {most} кіл, а вказано {cycles} (C.05, додаток 1). Виберіть іншу кількість.</translation>
    </message>
    <message>
        <source>The lots have no seed. Type any words or digits: with them anybody can repeat the draw.</source>
        <translation>Не вказано ключа жеребкування. Введіть будь-які слова чи цифри: за ними кожен зможе повторити жеребкування.</translation>
    </message>
    <message>
        <source>{name} has withdrawn and cannot draw a number. Annul the draw with a reason, remove the player, then draw again.</source>
        <translation>{name}: вибуття вже записано, тягнути номер не можна. Анулюйте жеребкування, вказавши причину, вилучіть учасника зі списку й проведіть жеребкування ще раз.</translation>
    </message>
    <message>
        <source>There is no round {round}. Rounds so far: {rounds}; they come with the draw of numbers, in a knockout with the pairing of its next games.</source>
        <translation>Туру {round} немає. Поки що турів: {rounds}; вони з’являються з жеребкуванням номерів, а за олімпійської системи – коли складають пари наступних партій.</translation>
    </message>
    <message>
        <source>The numbers are drawn, and the schedule is fixed by them (C.05 Annex 1). Undo or annul the draw to change the system of play.</source>
        <translation>Номери витягнуто, за ними складено розклад (C.05, додаток 1). Щоб змінити систему проведення, скасуйте або анулюйте жеребкування.</translation>
    </message>
    <message>
        <source>The numbers are drawn, and published pairs stay (C.05 Art. 6). Withdraw the player instead, or undo or annul the draw.</source>
        <translation>Номери витягнуто, а оголошених пар не змінюють (C.05, ст. 6). Натомість запишіть вибуття учасника або скасуйте чи анулюйте жеребкування.</translation>
    </message>
    <message>
        <source>You have no right to write {path} or into its folder, or the disk is write-protected. Copy it to a folder where you may write, and open the copy.</source>
        <translation>Ви не маєте права записувати {path} чи щось у його папку, або диск захищено від запису. Скопіюйте файл до папки, де запис дозволено, і відкрийте копію.</translation>
    </message>
    <message>
        <source>{name} has no number. Type the number drawn in the hall.</source>
        <translation>{name}: немає номера. Введіть номер, витягнутий у залі.</translation>
    </message>
    <message>
        <source>{name} cannot have the number {number}. The numbers go from 1 to {most}, the number of players (C.05 Annex 1).</source>
        <translation>{name}: номер {number} неможливий. Номери йдуть від 1 до {most} – за кількістю учасників (C.05, додаток 1).</translation>
    </message>
    <message>
        <source>The number {number} is given twice: to {name} and to {other}. Correct one of them.</source>
        <translation>Номер {number} надано двічі: {name} та {other}. Виправте один із них.</translation>
    </message>
    <message>
        <source>The Varma tables are made for {fewest} to {most} players (C.05 Annex 2), and there are {players}. Draw by lots instead.</source>
        <translation>Таблиці Варми складено для {fewest}–{most} учасників (C.05, додаток 2), а їх {players}. Проведіть звичайне жеребкування.</translation>
    </message>
    <message>
        <source>No envelope can hold the contingent “{contingent}”: players {size}, numbers in the largest envelope {largest} (C.05 Annex 2). Form other contingents, draw by lots, or hold a ceremony: it offers ways out.</source>
        <translation>Контингент «{contingent}» не вміщується в жоден великий конверт: учасників {size}, номерів у найбільшому конверті {largest} (C.05, додаток 2). Утворіть інші контингенти, проведіть звичайне жеребкування або церемонію: вона пропонує, що робити.</translation>
    </message>
    <message>
        <source>Contingents of {contingents} players do not go whole into envelopes of {envelopes} numbers (C.05 Annex 2). Form other contingents, draw by lots, or hold a ceremony: it offers ways out.</source>
        <translation>Контингенти ({contingents}) не розкласти цілими по великих конвертах із номерами ({envelopes}) (C.05, додаток 2). Утворіть інші контингенти, проведіть звичайне жеребкування або церемонію: вона пропонує, що робити.</translation>
    </message>
    <message>
        <source>Round {round} has no board {board}. Choose a board of its list.</source>
        <translation>У турі {round} немає дошки {board}. Виберіть дошку зі списку.</translation>
    </message>
    <message>
        <source>The description of the event cannot be changed now.</source>
        <translation>Відомості про змагання зараз змінити не можна.</translation>
    </message>
    <message>
        <source>The tie-breaks cannot be changed now: they are announced before the start (C.07 Art. 4.1).</source>
        <translation>Додаткові показники зараз змінити не можна: їх оголошують до початку турніру (C.07, ст. 4.1).</translation>
    </message>
    <message>
        <source>The rules for ratings cannot be changed now: they are published before the start (C.07 Art. 10).</source>
        <translation>Правила щодо рейтингів зараз змінити не можна: їх оголошують до початку турніру (C.07, ст. 10).</translation>
    </message>
    <message>
        <source>What becomes of the results of the withdrawn cannot be changed now (C.05 Art. 6.6).</source>
        <translation>Правило про результати тих, хто вибув, зараз змінити не можна (C.05, ст. 6.6).</translation>
    </message>
    <message>
        <source>A criterion cannot be defined now: it is announced before the start (C.07 Art. 4.1).</source>
        <translation>Власний показник зараз визначити не можна: його оголошують до початку турніру (C.07, ст. 4.1).</translation>
    </message>
    <message>
        <source>A report holds a whole event, and this one has players already. Import the report into a new event.</source>
        <translation>Звіт містить ціле змагання, а тут учасники вже є. Завантажте звіт у нове змагання.</translation>
    </message>
    <message>
        <source>The numbers are drawn, and no schedule or bracket has room for another player after that (C.05 Annex 1). Undo or annul the draw first, or let a late player join an odd field; once play has begun it is too late.</source>
        <translation>Номери витягнуто, і ні в розкладі, ні в сітці немає місця для ще одного учасника (C.05, додаток 1). Спершу скасуйте або анулюйте жеребкування, або долучіть запізнілого учасника, якщо їх непарна кількість; коли гру розпочато, уже пізно.</translation>
    </message>
    <message>
        <source>What is known of a player cannot be changed now.</source>
        <translation>Відомості про учасника зараз змінити не можна.</translation>
    </message>
    <message>
        <source>A player withdraws between the draw and the last game (C.05 Art. 6.6). Before the draw, remove the player; after the last game there is nothing to withdraw from.</source>
        <translation>Вибути можна від жеребкування до останньої партії (C.05, ст. 6.6). До жеребкування вилучіть учасника зі списку; після останньої партії вибувати вже нема звідки.</translation>
    </message>
    <message>
        <source>Play has begun, and the numbers are fixed for the whole tournament (C.05 Annex 1). For a new draw clear all results first.</source>
        <translation>Гру розпочато, номери закріплено на весь турнір (C.05, додаток 1). Для нового жеребкування спершу зітріть усі результати.</translation>
    </message>
    <message>
        <source>There are no rounds yet to set times for. Draw the numbers first.</source>
        <translation>Турів ще немає, тож призначати час зарано. Спершу проведіть жеребкування.</translation>
    </message>
    <message>
        <source>Lots are drawn among those whom play left tied (C.07 Art. 4.2). Enter all results first.</source>
        <translation>Жереб тягнуть ті, чиї показники після всіх партій рівні (C.07, ст. 4.2). Спершу внесіть усі результати.</translation>
    </message>
    <message>
        <source>This changes what was announced or played already, so the journal asks why. Type a reason.</source>
        <translation>Це змінює вже оголошене або зігране, тому в журнал треба записати причину. Введіть її.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Немає чого скасовувати.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Немає чого повертати.</translation>
    </message>
    <message>
        <source>There is no such paper of stage {stage}. Choose one of the stages {stages}.</source>
        <translation>Для етапу {stage} такого документа немає. Виберіть один з етапів: {stages}.</translation>
    </message>
    <message>
        <source>There is no match {match} with both of its players. Choose another one.</source>
        <translation>Матчу {match}, у якому вже є обидва учасники, немає. Виберіть інший.</translation>
    </message>
    <message>
        <source>The document {document} has no option {option}. Its options: {allowed}.</source>
        <translation>Документ {document} не має параметра {option}. Його параметри: {allowed}.</translation>
    </message>
    <message>
        <source>No player of the event is of “{text}”. Organisations of the event: {known}.</source>
        <translation>Від організації «{text}» у змаганні нікого немає. Організації змагання: {known}.</translation>
    </message>
    <message>
        <source>There is no table before the numbers are drawn. Draw them first.</source>
        <translation>До жеребкування номерів таблиці немає. Спершу проведіть жеребкування.</translation>
    </message>
    <message>
        <source>No player of the table has the number {number}. Look the number up in `arbiter standings` or on the Table page.</source>
        <translation>Учасника з номером {number} в таблиці немає. Номери показує команда `arbiter standings` і сторінка «Таблиця».</translation>
    </message>
    <message>
        <source>There is no document {document}. Choose one of: {known}.</source>
        <translation>Документа {document} немає. Виберіть один із: {known}.</translation>
    </message>
    <message>
        <source>The document {document} shows what comes of the draw (C.05 Annex 1). Draw the numbers first.</source>
        <translation>Документ {document} показує наслідки жеребкування (C.05, додаток 1). Спершу проведіть жеребкування.</translation>
    </message>
    <message>
        <source>There is no file {path}. Check the name.</source>
        <translation>Немає файлу {path}. Перевірте назву.</translation>
    </message>
    <message>
        <source>{path} cannot be read. Check the disk and your rights.</source>
        <translation>Не вдалося прочитати {path}. Перевірте диск і свої права доступу.</translation>
    </message>
    <message>
        <source>{path} is not an event file of Arbiter. It was left as it is.</source>
        <translation>{path} – не змагання програми Arbiter. Файл залишено без змін.</translation>
    </message>
    <message>
        <source>{path} was made by a newer version of Arbiter. Open it with that version; it was left as it is.</source>
        <translation>{path} створено новішою версією програми Arbiter. Відкрийте його в тій версії; файл залишено без змін.</translation>
    </message>
    <message>
        <source>{path} is damaged. It was left as it is; open a copy made earlier.</source>
        <translation>{path} пошкоджено. Файл залишено без змін; відкрийте зроблену раніше копію.</translation>
    </message>
    <message>
        <source>{path} is open in another window of Arbiter. Go on there, or close it first.</source>
        <translation>{path} відкрито в іншому вікні програми Arbiter. Продовжуйте там або спершу закрийте те вікно.</translation>
    </message>
    <message>
        <source>{path} cannot be locked where it is: two programs could write into it at once. Copy it to a folder of this computer, and open the copy.</source>
        <translation>Там, де лежить {path}, файл не можна заблокувати: до нього могли б писати дві програми одночасно. Скопіюйте його до папки цього комп’ютера й відкрийте копію.</translation>
    </message>
    <message>
        <source>{path} exists already and was left as it is. Choose another name or folder.</source>
        <translation>{path} уже є, його залишено без змін. Виберіть іншу назву або папку.</translation>
    </message>
    <message>
        <source>{path} is the place of an event file and was left as it is. Choose another name.</source>
        <translation>{path} – місце файлу змагання, його залишено без змін. Виберіть іншу назву.</translation>
    </message>
    <message>
        <source>Not every system takes the name of {path}. It may not begin with a dot, a dash or a space, nor end with a dot or a space, nor hold unseen signs or any of \ / : * ? &quot; &lt; &gt; |. Type another name.</source>
        <translation>Не кожна система прийме назву {path}. Вона не може починатися з крапки, дефіса чи пробілу, закінчуватися крапкою чи пробілом і містити невидимі знаки або будь-який із \ / : * ? &quot; &lt; &gt; |. Введіть іншу назву.</translation>
    </message>
    <message>
        <source>Windows takes the name of {path} for a device, so no file can be called so there. Type another name.</source>
        <translation>Windows вважає назву {path} назвою пристрою, тож файл там не може так називатися. Введіть іншу назву.</translation>
    </message>
    <message>
        <source>The name of {path} is too long for some systems. Type a shorter one.</source>
        <translation>Назва {path} задовга для деяких систем. Введіть коротшу.</translation>
    </message>
    <message>
        <source>{path} is open in another program, such as a viewer, and was left as it is. Close it there, or choose another name.</source>
        <translation>{path} відкрито в іншій програмі, наприклад у переглядачі, і його залишено як є. Закрийте його там або виберіть іншу назву.</translation>
    </message>
    <message>
        <source>{path} could not be made. Check that the folder is there, has room, and that you may write into it.</source>
        <translation>Не вдалося створити {path}. Перевірте, чи є така папка, чи є на диску місце та чи маєте ви право записувати в неї.</translation>
    </message>
    <message>
        <source>{path} could not be written, and nothing was changed. Check that the folder is there and may be written to, and that the disk has room.</source>
        <translation>Не вдалося записати: {path}. Нічого не змінено. Перевірте, чи є така папка, чи можна в неї писати і чи є місце на диску.</translation>
    </message>
    <message>
        <source>A row refers to one that is gone: {place}.</source>
        <translation>Запис посилається на інший, якого вже немає: {place}.</translation>
    </message>
    <message>
        <source>The journal was altered: entry {place} is missing or not as it was written.</source>
        <translation>Журнал змінено ззовні: запису {place} немає або він не такий, яким його було зроблено.</translation>
    </message>
    <message>
        <source>A row is not what the journal made of it: {place}.</source>
        <translation>Дані не відповідають журналу: {place}.</translation>
    </message>
    <message>
        <source>This is not a text. Save the list as CSV in UTF-8 and import that file.</source>
        <translation>Це не текст. Збережіть список у форматі CSV (UTF-8) і завантажте його.</translation>
    </message>
    <message>
        <source>Neither the list {name} nor its name tells its date. Give the date that the list was published for.</source>
        <translation>Дати рейтинг-листа {name} немає ні в ньому, ні в його назві. Вкажіть дату, на яку його опубліковано.</translation>
    </message>
    <message>
        <source>No list has the id {id}. The lists that were imported are shown with their ids.</source>
        <translation>Рейтинг-листа з номером {id} немає. Завантажені листи показано разом із їхніми номерами.</translation>
    </message>
    <message>
        <source>Another list is being imported. Wait until that is done, then import this one.</source>
        <translation>Уже завантажується інший рейтинг-лист. Дочекайтеся кінця, тоді завантажте цей.</translation>
    </message>
    <message>
        <source>Nothing can be kept in {path}. Check the room on the disk and your rights; what was there before is as it was.</source>
        <translation>До {path} нічого не вдалося записати. Перевірте місце на диску та свої права доступу; те, що було там раніше, не змінилося.</translation>
    </message>
    <message>
        <source>The people of this computer cannot be read from {path}. Put a copy of the file in its place, or move it away to begin anew.</source>
        <translation>Не вдалося прочитати картотеку цього комп’ютера: {path}. Поставте на місце файлу його копію або перенесіть його звідти, щоб почати заново.</translation>
    </message>
    <message>
        <source>{path} was written by a newer version of Arbiter. Install that version; the file was left as it is.</source>
        <translation>{path} записано новішою версією програми Arbiter. Установіть ту версію; файл залишено без змін.</translation>
    </message>
    <message>
        <source>The archive {path} is damaged, or was not downloaded whole. Download it again.</source>
        <translation>Архів {path} пошкоджено або завантажено з мережі не повністю. Завантажте його з мережі ще раз.</translation>
    </message>
    <message>
        <source>The archive {path} asks for a password. Unpack it and import the list inside.</source>
        <translation>Архів {path} вимагає пароля. Розпакуйте його й завантажте рейтинг-лист, який усередині.</translation>
    </message>
    <message>
        <source>The archive {path} has no list inside: no file that ends in txt, xml or csv.</source>
        <translation>В архіві {path} немає рейтинг-листа: жоден файл не має закінчення txt, xml або csv.</translation>
    </message>
    <message>
        <source>{path} is a spreadsheet. Save it as CSV and import that file as a list.</source>
        <translation>{path} – електронна таблиця. Збережіть її у форматі CSV і завантажте той файл як список.</translation>
    </message>
    <message>
        <source>The headings have no column “{heading}”, as FIDE’s lists have. Download the list again.</source>
        <translation>У заголовках немає стовпчика «{heading}», який є в рейтинг-листах ФІДЕ. Завантажте рейтинг-лист із мережі ще раз.</translation>
    </message>
    <message>
        <source>Nothing tells whether these are standard, rapid or blitz ratings. Give the file the name that FIDE gives it, such as rapid_rating_list.txt.</source>
        <translation>Невідомо, чи це рейтинги із класичних шахів, швидких шахів чи бліцу. Дайте файлу ту назву, яку дає ФІДЕ, наприклад rapid_rating_list.txt.</translation>
    </message>
    <message>
        <source>This XML has no players as FIDE’s lists have them. Choose another file.</source>
        <translation>У цьому файлі XML немає гравців у тому вигляді, у якому їх подає ФІДЕ. Виберіть інший файл.</translation>
    </message>
    <message>
        <source>The list ends in the middle of a player, so it was not downloaded whole. Download it again.</source>
        <translation>Рейтинг-лист обривається посередині запису, тож його завантажено з мережі не повністю. Завантажте його з мережі ще раз.</translation>
    </message>
    <message>
        <source>The quotation marks do not match. Save the list as CSV again.</source>
        <translation>Лапки не парні. Збережіть список у форматі CSV ще раз.</translation>
    </message>
    <message>
        <source>There is nobody in the list that could be read. Choose another file.</source>
        <translation>У рейтинг-листі не вдалося прочитати нікого. Виберіть інший файл.</translation>
    </message>
    <message>
        <source>The line ends before its last column.</source>
        <translation>Рядок закінчується раніше за останній стовпчик.</translation>
    </message>
    <message>
        <source>This player’s element is broken XML.</source>
        <translation>Запис цього гравця в XML пошкоджено.</translation>
    </message>
    <message>
        <source>There is no FIDE ID at the beginning.</source>
        <translation>На початку немає ідентифікаційного номера ФІДЕ.</translation>
    </message>
    <message>
        <source>There is no name.</source>
        <translation>Немає прізвища та імені.</translation>
    </message>
    <message>
        <source>The list has no players. Below the line of headings write one player a line.</source>
        <translation>У списку немає учасників. Під рядком заголовків напишіть кожного учасника в окремому рядку.</translation>
    </message>
    <message>
        <source>{path} is a workbook of another kind. Open it in the spreadsheet program, save it as XLSX or CSV and import that file.</source>
        <translation>{path} – таблиця іншого формату. Відкрийте її в програмі для таблиць, збережіть у форматі XLSX або CSV і завантажте той файл.</translation>
    </message>
    <message>
        <source>{path} is protected with a password. Open it in the spreadsheet program, save it without the password and import that file.</source>
        <translation>{path} захищено паролем. Відкрийте його в програмі для таблиць, збережіть без пароля і завантажте той файл.</translation>
    </message>
    <message>
        <source>{path} is damaged. Open it in the spreadsheet program, save it anew as XLSX or CSV and import that file.</source>
        <translation>{path} пошкоджено. Відкрийте його в програмі для таблиць, збережіть заново у форматі XLSX або CSV і завантажте той файл.</translation>
    </message>
    <message>
        <source>{path} is far too large for a list of players. Copy the rows of the players into a new sheet and import that one.</source>
        <translation>{path} завеликий для списку учасників. Скопіюйте рядки з учасниками на новий аркуш і завантажте його.</translation>
    </message>
    <message>
        <source>{path} is a web page, whatever its name. Open it in a spreadsheet program, save it as XLSX or CSV and import that file.</source>
        <translation>{path} – насправді вебсторінка, хоч би як файл називався. Відкрийте його в програмі для таблиць, збережіть у форматі XLSX або CSV і завантажте той файл.</translation>
    </message>
    <message>
        <source>The list has more than {most} rows. Copy the rows of the players into a new sheet and import that one.</source>
        <translation>У списку понад {most} рядків. Скопіюйте рядки з учасниками на новий аркуш і завантажте його.</translation>
    </message>
    <message>
        <source>No column has names or IDs. Say which one has them, or write “Name” or “FIDE ID” above it.</source>
        <translation>У жодному стовпчику немає ні прізвищ, ні ID. Вкажіть, у якому вони, або напишіть над ним «Прізвище та ім’я» чи «ID ФІДЕ».</translation>
    </message>
    <message>
        <source>“{text}” says the same as an earlier heading. Leave out, remove or rename one of the columns.</source>
        <translation>«{text}» означає те саме, що й попередній заголовок. Пропустіть, приберіть або перейменуйте один зі стовпчиків.</translation>
    </message>
    <message>
        <source>“{text}” does not say which rating. Choose what the column says, or name it “FIDE rating” or “National rating”.</source>
        <translation>«{text}» – не сказано, який рейтинг. Виберіть, що в цьому стовпчику, або назвіть його «Рейтинг ФІДЕ» чи «Рейтинг ФШУ».</translation>
    </message>
    <message>
        <source>“{text}” stands in a column without a heading. Choose what the column says, add a heading or remove it.</source>
        <translation>«{text}» стоїть у стовпчику без заголовка. Виберіть, що в цьому стовпчику, додайте заголовок або приберіть зайве.</translation>
    </message>
    <message>
        <source>The name is missing. Write it, surname first.</source>
        <translation>Немає прізвища та імені. Напишіть спершу прізвище, потім ім’я.</translation>
    </message>
    <message>
        <source>No list on this computer knows the ID {text}, and the row has no name. Write the name, or import the list that has this ID.</source>
        <translation>ID {text} немає в жодному рейтинг-листі на цьому комп’ютері, а прізвища в рядку немає. Напишіть прізвище та ім’я або завантажте рейтинг-лист, у якому є цей ID.</translation>
    </message>
    <message>
        <source>The spreadsheet has shortened the number to “{text}”, and its digits are lost. Format the column as text and write the number again.</source>
        <translation>Програма для таблиць скоротила число до «{text}», тож його цифри втрачено. Задайте стовпчику текстовий формат і напишіть число ще раз.</translation>
    </message>
    <message>
        <source>“{text}” is an error of the spreadsheet, not a value. Open the list in the spreadsheet program and correct the cell.</source>
        <translation>«{text}» – повідомлення таблиці про помилку, а не значення. Відкрийте список у програмі для таблиць і виправте клітинку.</translation>
    </message>
    <message>
        <source>The cell holds a formula, and the file does not hold its value. Open the list in the spreadsheet program, save it there and import it again.</source>
        <translation>У клітинці формула, а її значення у файлі немає. Відкрийте список у програмі для таблиць, збережіть його там і завантажте ще раз.</translation>
    </message>
    <message>
        <source>“{text}” is understood as {read}. Correct the list if it means another day.</source>
        <translation>«{text}» прочитано як {read}. Якщо це інший день, виправте список.</translation>
    </message>
    <message>
        <source>“{text}” is after the year of the event. Correct the list if it is a mistake.</source>
        <translation>«{text}» – пізніше за рік змагання. Якщо це помилка, виправте список.</translation>
    </message>
    <message>
        <source>The list says “{text}”, the rating list “{listed}”. The list is followed; check the ID and the cell.</source>
        <translation>У списку «{text}», а в рейтинг-листі «{listed}». Узято те, що в списку; перевірте ID і клітинку.</translation>
    </message>
    <message>
        <source>The list says “{text}”, the rating list the other sex. The list is followed; check the ID and the cell.</source>
        <translation>У списку «{text}», а в рейтинг-листі інша стать. Узято те, що в списку; перевірте ID і клітинку.</translation>
    </message>
    <message>
        <source>The ID belongs to {listed} in the rating list. Check that this is the same person.</source>
        <translation>У рейтинг-листі цей ID має {listed}. Перевірте, чи це та сама людина.</translation>
    </message>
    <message>
        <source>“{text}” does not look like a name. The row is left out unless you take it.</source>
        <translation>«{text}» не схоже на прізвище. Рядок пропущено; якщо він потрібен, позначте його.</translation>
    </message>
    <message>
        <source>{other} is registered already. The row is left out unless you take it.</source>
        <translation>{other} уже є серед учасників. Рядок пропущено; якщо він потрібен, позначте його.</translation>
    </message>
    <message>
        <source>The same person stands in line {other} already. This row is left out unless you take it.</source>
        <translation>Ця сама людина вже є в рядку {other}. Цей рядок пропущено; якщо він потрібен, позначте його.</translation>
    </message>
    <message>
        <source>No line of headings. Write one that begins with “# name |”.</source>
        <translation>Немає рядка заголовків. Напишіть рядок, що починається з «# name |».</translation>
    </message>
    <message>
        <source>A line has three fields, divided by “|”: player, games, values.</source>
        <translation>Рядок має три частини, розділені знаком «|»: учасник, партії, показники.</translation>
    </message>
    <message>
        <source>The line begins with the next number and a name; then the rating, if the heading has it.</source>
        <translation>Рядок починається з наступного номера та прізвища; далі рейтинг, якщо він є в заголовку.</translation>
    </message>
    <message>
        <source>A cell is an opponent’s number, w or b, and a mark, as in “3w1”; or U, F, H or Z for a bye; or “free”.</source>
        <translation>У клітинці стоїть номер суперника, w або b і знак результату, як у «3w1»; або U, F, H чи Z, якщо учасник не грав; або «free».</translation>
    </message>
    <message>
        <source>Write a term of play as in “Cycles: 2”, “Withdrawn: 3, 5” or “Penalties: 3 R2 -½”, with players of this table.</source>
        <translation>Напишіть умову так: «Cycles: 2», «Withdrawn: 3, 5» або «Penalties: 3 R2 -½», з учасниками цієї таблиці.</translation>
    </message>
    <message>
        <source>The file is empty. Ask whoever made it to save it again.</source>
        <translation>Файл порожній. Попросіть того, хто його створив, зберегти його ще раз.</translation>
    </message>
    <message>
        <source>A letter of this text (UTF-8) is broken. The file was cut off or damaged: have it made again.</source>
        <translation>Літеру цього тексту (UTF-8) зіпсовано. Файл обірвано або пошкоджено: нехай його створять ще раз.</translation>
    </message>
    <message>
        <source>The file has more than {most} million bytes, far beyond any tournament. Choose another file.</source>
        <translation>У файлі понад {most} млн байтів – стільки не має жоден турнір. Виберіть інший файл.</translation>
    </message>
    <message>
        <source>The file has more than {most} lines of this kind, far beyond any tournament. Choose another file.</source>
        <translation>Рядків такого виду у файлі понад {most} – стільки не має жоден турнір. Виберіть інший файл.</translation>
    </message>
    <message>
        <source>The line has more than {most} columns, beyond any number of rounds. Have the file made again.</source>
        <translation>Рядок довший за {most} знаків – стільки турів не буває. Нехай файл створять ще раз.</translation>
    </message>
    <message>
        <source>The file has no player: no line that begins with 001. It is no report file (TRF), or it was cut off.</source>
        <translation>У файлі немає учасників: жоден рядок не починається з 001. Це не файл звіту (TRF), або його обірвано.</translation>
    </message>
    <message>
        <source>There is more of the kind; the list ends here.</source>
        <translation>Таких зауважень є ще; перелік на цьому закінчено.</translation>
    </message>
    <message>
        <source>… and {count} more of this kind, up to line {last}.</source>
        <translation>… і ще таких зауважень: {count}, до рядка {last}.</translation>
    </message>
    <message>
        <source>A tab stands where columns are counted. Replace it by as many spaces as it takes to put what follows into its column.</source>
        <translation>Там, де рахують стовпчики, стоїть знак табуляції. Замініть його пробілами так, щоб подальше стало у свої стовпчики.</translation>
    </message>
    <message>
        <source>This column has to be blank: what stands beside it is not in its columns. Move it there by adding or removing spaces.</source>
        <translation>Цей стовпчик має бути порожнім: те, що стоїть поруч, зсунуте зі своїх стовпчиків. Додайте або приберіть пробіли.</translation>
    </message>
    <message>
        <source>The number {number} is given twice, first in line {other}. Correct one of them.</source>
        <translation>Номер {number} надано двічі, вперше – у рядку {other}. Виправте один із них.</translation>
    </message>
    <message>
        <source>The record {record} stands in the file twice, first in line {other}. Remove the wrong one.</source>
        <translation>Запис {record} є у файлі двічі, вперше – у рядку {other}. Приберіть зайвий.</translation>
    </message>
    <message>
        <source>The file announces {announced} players and has {players}. Compare it with its source: it may be cut off.</source>
        <translation>У файлі заявлено учасників: {announced}, а є {players}. Порівняйте його з оригіналом: файл могло бути обірвано.</translation>
    </message>
    <message>
        <source>“{text}” does not say what results are worth. Correct the record {code}, or remove it if a win gives 1 point and a draw ½.</source>
        <translation>«{text}» не пояснює, скільки очок дають за результат. Виправте запис {code} або приберіть його, якщо за перемогу дають 1 очко, а за нічию ½.</translation>
    </message>
    <message>
        <source>The list has more than {most} tie-breaks, far beyond any regulations. Shorten it.</source>
        <translation>У переліку понад {most} додаткових показників – більше, ніж може бути в будь-якому регламенті. Скоротіть його.</translation>
    </message>
    <message>
        <source>The record 299 cannot be read from this column on. It has a type in column 5, points in 14 to 17, a round in 20 to 22, then numbers of players from 24 on.</source>
        <translation>Запис 299 від цього стовпчика прочитати не можна. Вид запису стоїть у стовпчику 5, очки – у 14–17, тур – у 20–22, далі від 24-го – номери учасників.</translation>
    </message>
    <message>
        <source>The file has no player with the number {opponent}. Correct the opponent; if the end of the file is missing, have it made again.</source>
        <translation>Учасника з номером {opponent} у файлі немає. Виправте номер суперника; якщо бракує кінця файлу, нехай його створять ще раз.</translation>
    </message>
    <message>
        <source>In round {round} the player {number} meets {opponent}, but line {other} gives {opponent} another opponent or none. Correct one of the lines.</source>
        <translation>У турі {round} суперник учасника {number} – {opponent}, але в рядку {other} в учасника {opponent} інший суперник або жодного. Виправте один із рядків.</translation>
    </message>
    <message>
        <source>In round {round} the players {number} and {opponent} have the same colour. Correct one of them.</source>
        <translation>У турі {round} в учасників {number} та {opponent} однаковий колір. Виправте один із них.</translation>
    </message>
    <message>
        <source>The game of {number} and {opponent} in round {round} was played, but a colour is missing. Write w for one of them and b for the other.</source>
        <translation>Партію {number} – {opponent} у турі {round} зіграно, але колір не вказано. Напишіть w одному з них і b другому.</translation>
    </message>
    <message>
        <source>The player {number} has a colour but no opponent. Write the opponent’s number, or - for the colour of a bye.</source>
        <translation>В учасника {number} є колір, але немає суперника. Напишіть номер суперника або знак -, якщо учасник не грав.</translation>
    </message>
    <message>
        <source>In round {round} what the players {number} and {opponent} got makes no result together. Correct one of the lines.</source>
        <translation>У турі {round} знаки учасників {number} та {opponent} не складаються в один результат. Виправте один із рядків.</translation>
    </message>
    <message>
        <source>In round {round} the players {number} and {opponent} got a win and a draw, more than a game gives (Laws of Chess 10.2). It was read as it stands; check it.</source>
        <translation>У турі {round} в учасників {number} та {opponent} перемога й нічия – більше, ніж дає одна партія (Правила шахової гри, ст. 10.2). Прочитано так, як записано; перевірте.</translation>
    </message>
    <message>
        <source>The player {number} has the result “{letter}” but no opponent. Write the opponent’s number, or a bye: U, F, H or Z.</source>
        <translation>В учасника {number} є результат «{letter}», але немає суперника. Напишіть номер суперника або, якщо учасник не грав, U, F, H чи Z.</translation>
    </message>
    <message>
        <source>“{letter}” is a bye, but there is an opponent. Correct one of them.</source>
        <translation>«{letter}» означає звільнення від гри, але суперника вказано. Виправте одне або друге.</translation>
    </message>
    <message>
        <source>The file is not in UTF-8; its letters were read as {encoding}. Look at the names: if they are wrong, save the file in UTF-8 and import it again.</source>
        <translation>Файл не в UTF-8; літери прочитано як {encoding}. Перегляньте прізвища: якщо вони хибні, збережіть файл у UTF-8 і завантажте ще раз.</translation>
    </message>
    <message>
        <source>The line of player {number} was filled up by bytes and not by letters; it was read so. Look at its name.</source>
        <translation>Рядок учасника {number} доповнено до ширини за байтами, а не за літерами; так його й прочитано. Перевірте прізвище.</translation>
    </message>
    <message>
        <source>The old letter “{text}” was read as the title {title}.</source>
        <translation>Давнє позначення «{text}» прочитано як звання {title}.</translation>
    </message>
    <message>
        <source>The FIDE ID {text} is given twice, first in line {other}; one of them is wrong, or the player stands in the file twice.</source>
        <translation>Ідентифікаційний номер ФІДЕ {text} указано двічі, уперше в рядку {other}: один із них хибний або учасник записаний у файлі двічі.</translation>
    </message>
    <message>
        <source>The date “{text}” was read as {read}.</source>
        <translation>Дату «{text}» прочитано як {read}.</translation>
    </message>
    <message>
        <source>“{text}” was not understood as a date; the line is kept as it is. Type the date on the Event page.</source>
        <translation>«{text}» – незрозуміла дата; рядок збережено без змін. Введіть дату на сторінці «Змагання».</translation>
    </message>
    <message>
        <source>Of the birth date “{text}” only the year was kept: the day is missing.</source>
        <translation>З дати народження «{text}» узято лише рік: дня немає.</translation>
    </message>
    <message>
        <source>“{letter}” without an opponent, player {number}, round {round}, was read as the bye {read}.</source>
        <translation>«{letter}» без суперника (учасник {number}, тур {round}) прочитано як {read}.</translation>
    </message>
    <message>
        <source>Rounds that were left blank were read as zero-point byes (Z): {rounds}.</source>
        <translation>Порожні тури прочитано як відсутність учасника, 0 очок (Z): {rounds}.</translation>
    </message>
    <message>
        <source>The bye F of player {number} in round {round} was read as it is written, a full-point bye. Some programs write F for the bye of an odd field (U): if so, correct the file.</source>
        <translation>Позначку F учасника {number} у турі {round} прочитано, як написано: звільнення від гри з повним очком. Деякі програми пишуть F замість U – звільнення за непарної кількості учасників; якщо це так, виправте файл.</translation>
    </message>
    <message>
        <source>Round {round} of player {number} has no opponent. In a round robin that is a free round and gives no points (C.05 Annex 1).</source>
        <translation>У турі {round} в учасника {number} немає суперника. У коловому турнірі це вільний тур, очок він не дає (C.05, додаток 1).</translation>
    </message>
    <message>
        <source>The file announces {announced} rounds, but {paired} are paired; {paired} was taken.</source>
        <translation>У файлі заявлено турів: {announced}, а пари складено для {paired}; узято {paired}.</translation>
    </message>
    <message>
        <source>The file gives player {number} the rank {stated}, its results and tie-breaks the place {place}, and the order below may differ too. A play-off may be behind it, or a tie-break that the file does not name: compare both tables.</source>
        <translation>У файлі в учасника {number} місце {stated}, а за результатами й додатковими показниками файлу виходить {place}; нижче порядок теж може відрізнятися. Причиною може бути плей-оф або показник, якого файл не називає: порівняйте обидві таблиці.</translation>
    </message>
    <message>
        <source>All points add up with {win} for a win, {draw} for a draw, {loss} for a loss and {bye} for the bye of an odd field, so this scoring was taken.</source>
        <translation>Усі суми сходяться, якщо перемога дає {win}, нічия {draw}, поразка {loss}, звільнення за непарної кількості учасників {bye}; так очки й рахуються.</translation>
    </message>
    <message>
        <source>The record {code} gives like results different points, which Arbiter cannot. The first value was taken: compare the table with its source.</source>
        <translation>Запис {code} дає за однакові результати різні очки, Arbiter так не рахує. Узято перше значення: порівняйте таблицю з оригіналом.</translation>
    </message>
    <message>
        <source>A bye stands here for a round after the last of {rounds} announced, so it was left out. Correct the number of rounds (142) if more are played.</source>
        <translation>Тут указано пропуск туру після останнього з {rounds} оголошених, тож його не взято. Якщо турів більше, виправте їхню кількість (142).</translation>
    </message>
    <message>
        <source>{text}: a report does not say which games of a knockout are one match. The rounds were read as those of a Swiss, and places by points are not those of the knockout.</source>
        <translation>{text}: у звіті не сказано, які партії олімпійської системи становлять один матч. Тури прочитано як тури швейцарської системи, а місця за очками – не ті, що за олімпійською системою.</translation>
    </message>
    <message>
        <source>This is a team event. Only the games of its players were read; what is said of teams is kept as it is.</source>
        <translation>Це командне змагання. Прочитано лише партії учасників; рядки про команди збережено без змін.</translation>
    </message>
    <message>
        <source>Left out of the list of tie-breaks: {names}. The line is kept as it is.</source>
        <translation>З переліку додаткових показників пропущено: {names}. Рядок збережено без змін.</translation>
    </message>
    <message>
        <source>The file lets another criterion come before the points. Arbiter puts the points first.</source>
        <translation>У файлі перед очками стоїть інший показник. Arbiter ставить очки першими.</translation>
    </message>
    <message>
        <source>The format has no record “{record}”; the line is kept as it is.</source>
        <translation>У форматі немає запису «{record}»; рядок збережено без змін.</translation>
    </message>
    <message>
        <source>This comment of Arbiter cannot be understood any more; it is kept as it is.</source>
        <translation>Цю примітку програми Arbiter вже не вдається зрозуміти; її збережено без змін.</translation>
    </message>
    <message>
        <source>Give each round of the heading one cell.</source>
        <translation>На кожен тур із заголовка має бути одна клітинка.</translation>
    </message>
    <message>
        <source>Give each value of the heading one figure.</source>
        <translation>На кожен показник із заголовка має бути одне число.</translation>
    </message>
    <message>
        <source>A value is a figure such as 3½ or 9.25.</source>
        <translation>Показник – це число, як-от 3½ або 9.25.</translation>
    </message>
    <message>
        <source>The table has no such opponent.</source>
        <translation>Такого суперника в таблиці немає.</translation>
    </message>
    <message>
        <source>The opponent’s line does not agree with this game. Correct one of them.</source>
        <translation>Рядок суперника не узгоджується з цією партією. Виправте один із них.</translation>
    </message>
    <message>
        <source>The marks of both sides make no result of the rules. Correct one of them.</source>
        <translation>Знаки обох сторін не складаються в результат за правилами. Виправте один із них.</translation>
    </message>
    <message>
        <source>A ceremony draws by lots or from envelopes (C.05 Annex 2), not “{method}”. Choose one of the two.</source>
        <translation>На церемонії проводять вільне жеребкування або жеребкування з конвертів (C.05, додаток 2), а вказано «{method}». Виберіть одне з двох.</translation>
    </message>
    <message>
        <source>A draw from envelopes needs to know what forms the contingents and which printing of the Varma tables is used (C.05 Annex 2). Choose both.</source>
        <translation>Для жеребкування з конвертів треба знати, за чим утворено контингенти та яке видання таблиць Варми застосовано (C.05, додаток 2). Виберіть і те, і те.</translation>
    </message>
    <message>
        <source>A group of the draw has no player. Remove the group.</source>
        <translation>У групі для жеребкування немає жодного учасника. Вилучіть цю групу.</translation>
    </message>
    <message>
        <source>{name} is in no group of the draw and would have no number. Put the player into one.</source>
        <translation>{name}: у жодній групі для жеребкування цього учасника немає, тож номера не буде. Додайте учасника до групи.</translation>
    </message>
    <message>
        <source>{name} stands in the groups of the draw twice. Take one of the places away.</source>
        <translation>{name}: цей учасник є в групах для жеребкування двічі. Приберіть зайвий запис.</translation>
    </message>
    <message>
        <source>The contingent “{contingent}” does not draw from one envelope as C.05 Annex 2 has it. Say in the protocol what was decided, or keep it whole.</source>
        <translation>Контингент «{contingent}» має тягнути з одного конверта (C.05, додаток 2), а тут інакше. Зазначте в протоколі, яке рішення ухвалено, або залиште контингент цілим.</translation>
    </message>
    <message>
        <source>The ceremony of the draw is under way: who draws, and for what, is fixed. Finish it first, or abandon it with a reason.</source>
        <translation>Церемонія жеребкування триває: хто тягне й за кого, уже визначено. Спершу завершіть її або перервіть, указавши причину.</translation>
    </message>
    <message>
        <source>No ceremony of the draw is under way. Begin one on the Draw page, or with `arbiter ceremony FILE begin`.</source>
        <translation>Церемонія жеребкування не триває. Розпочніть її на сторінці «Жеребкування» або командою `arbiter ceremony FILE begin`.</translation>
    </message>
    <message>
        <source>Everybody has a number, and the ceremony is over. If a step was wrong, take it back with a note and a witness.</source>
        <translation>Номери є в усіх, церемонію завершено. Якщо якийсь крок був хибний, відкличте його з приміткою та свідком.</translation>
    </message>
    <message>
        <source>Not everybody has a number yet. Go on with the ceremony.</source>
        <translation>Номери є ще не в усіх. Продовжуйте церемонію.</translation>
    </message>
    <message>
        <source>The envelope is chosen already. Now a number is drawn from it (C.05 Annex 2).</source>
        <translation>Конверт уже вибрано. Тепер із нього тягнуть номер (C.05, додаток 2).</translation>
    </message>
    <message>
        <source>First a large envelope is chosen, then a number is drawn from it (C.05 Annex 2).</source>
        <translation>Спершу вибирають великий конверт, потім тягнуть із нього номер (C.05, додаток 2).</translation>
    </message>
    <message>
        <source>Nobody has said which envelope was chosen. Type the letter of its set.</source>
        <translation>Не сказано, який конверт вибрано. Введіть літеру його групи номерів.</translation>
    </message>
    <message>
        <source>Nobody has said which number was drawn. Type it.</source>
        <translation>Не сказано, який номер витягнуто. Введіть його.</translation>
    </message>
    <message>
        <source>The envelopes are sealed on the screen. Choose one by its place.</source>
        <translation>Конверти запечатано на екрані. Виберіть конверт за його місцем.</translation>
    </message>
    <message>
        <source>Nothing lies at the place {place}. Choose one from 1 to {most}.</source>
        <translation>На місці {place} нічого немає. Виберіть місце від 1 до {most}.</translation>
    </message>
    <message>
        <source>The envelope at the place {place} is open already. Choose a sealed one.</source>
        <translation>Конверт на місці {place} вже відкрито. Виберіть запечатаний.</translation>
    </message>
    <message>
        <source>There is no envelope “{text}”. The sets are: {known} (C.05 Annex 2).</source>
        <translation>Конверта «{text}» немає. Групи номерів: {known} (C.05, додаток 2).</translation>
    </message>
    <message>
        <source>The envelope {envelope} is too small: numbers left {left}, players in the group {size} (C.05 Annex 2). Choose one of: {safe}.</source>
        <translation>Конверт {envelope} замалий: залишилося номерів {left}, учасників у контингенті {size} (C.05, додаток 2). Виберіть один із: {safe}.</translation>
    </message>
    <message>
        <source>With the envelope {envelope} chosen, some later contingent would find no place (C.05 Annex 2). Choose one of: {safe}; or first divide the later contingents and say so in the protocol.</source>
        <translation>Якщо вибрати конверт {envelope}, якомусь із наступних контингентів забракне місця (C.05, додаток 2). Виберіть один із: {safe}; або спершу поділіть наступні контингенти й зазначте це в протоколі.</translation>
    </message>
    <message>
        <source>The number {number} is drawn already. Look at the slip again.</source>
        <translation>Номер {number} уже витягнуто. Подивіться на жеребок ще раз.</translation>
    </message>
    <message>
        <source>The number {number} is none of those that can be drawn now: {left}. Look at the slip again.</source>
        <translation>Номера {number} немає серед тих, які зараз можна витягнути: {left}. Погляньте на жеребок ще раз.</translation>
    </message>
    <message>
        <source>A step of the ceremony is taken back with a note and a witness, and not undone. Use “Take back” on the Draw page, or `arbiter ceremony FILE take-back`.</source>
        <translation>Крок церемонії відкликають із приміткою та свідком, а не скасовують. Скористайтеся кнопкою «Відкликати останній крок» на сторінці «Жеребкування» або командою `arbiter ceremony FILE take-back`.</translation>
    </message>
    <message>
        <source>No step of this ceremony stands, so there is nothing to take back.</source>
        <translation>У цій церемонії немає жодного чинного кроку, тож відкликати нічого.</translation>
    </message>
    <message>
        <source>The protocol says why a step was taken back. Type what happened.</source>
        <translation>У протоколі зазначають, чому крок відкликано. Введіть, що сталося.</translation>
    </message>
    <message>
        <source>The protocol names who saw that a step was taken back. Type a name.</source>
        <translation>У протоколі зазначають, хто бачив, що крок відкликано. Введіть прізвище.</translation>
    </message>
    <message>
        <source>Players have come or gone since the draw, and the ceremony cannot go on where it ended. Annul the draw with a reason and hold it again.</source>
        <translation>Після жеребкування склад учасників змінився, тож церемонію не можна продовжити з того місця, де вона скінчилася. Анулюйте жеребкування, вказавши причину, і проведіть його ще раз.</translation>
    </message>
    <message>
        <source>Other groups on the way stand in the protocol. Say what was decided and why.</source>
        <translation>Зміну груп під час жеребкування записують у протокол. Зазначте, що вирішено й чому.</translation>
    </message>
    <message>
        <source>Only a draw after which nobody has played is annulled. Before the draw there is nothing to annul; once play has begun the numbers are fixed (C.05 Annex 1).</source>
        <translation>Анулюють лише жеребкування, після якого ще ніхто не грав. До жеребкування анулювати нічого, а коли гру розпочато, номери закріплено (C.05, додаток 1).</translation>
    </message>
    <message>
        <source>A late player joins between the draw and the first game (C.05 Art. 6.3). Before the draw, add the player; once play has begun nobody can join a round robin.</source>
        <translation>Запізнілий учасник долучається між жеребкуванням і першою партією (C.05, ст. 6.3). До жеребкування просто додайте учасника; коли гру розпочато, долучитися до колового турніру не можна.</translation>
    </message>
    <message>
        <source>With {players} players nobody is free in any round, so there is no room for one more (C.05 Annex 1). Put the newcomer in the place of a player who has withdrawn, or annul the draw and hold it again.</source>
        <translation>Коли учасників {players}, вільного місця немає в жодному турі, тож додати ще одного нікуди (C.05, додаток 1). Запишіть нового учасника замість учасника, який вибув, або анулюйте жеребкування й проведіть його ще раз.</translation>
    </message>
    <message>
        <source>Until when {name} is admitted is not said. Type the date by which the papers are to be shown.</source>
        <translation>{name}: не сказано, до якої дати допущено. Введіть дату, до якої треба подати документи.</translation>
    </message>
    <message>
        <source>Why {name} is not admitted is not said. Type the reason: the protocol of the commission gives it.</source>
        <translation>{name}: не сказано, чому не допущено. Введіть причину: її зазначають у протоколі комісії.</translation>
    </message>
    <message>
        <source>There is nobody to decide upon. Nobody undecided has all papers in order.</source>
        <translation>Вирішувати нема про кого: серед учасників без рішення немає жодного, у кого всі документи в порядку.</translation>
    </message>
    <message>
        <source>The list of this event asks for no such paper: “{paper}”. Add it to the list of papers first.</source>
        <translation>У переліку цього змагання такого документа немає: «{paper}». Спершу додайте його до переліку.</translation>
    </message>
    <message>
        <source>A paper of the list has no name. Type one, or remove the line.</source>
        <translation>Документ у переліку не має назви. Введіть її або вилучіть рядок.</translation>
    </message>
    <message>
        <source>The list has “{paper}” twice. Give one of them another name, or remove it.</source>
        <translation>«{paper}» є в переліку двічі. Дайте одному з них іншу назву або вилучіть його.</translation>
    </message>
    <message>
        <source>The lowest age cannot be {age}. Type a number from 1 to {highest}, or nothing.</source>
        <translation>Найменший вік {age} неможливий. Введіть число від 1 до {highest} або залиште поле порожнім.</translation>
    </message>
    <message>
        <source>The quota cannot be {quota}. Type a number from 1 to {highest}, or nothing.</source>
        <translation>Квота {quota} неможлива. Введіть число від 1 до {highest} або залиште поле порожнім.</translation>
    </message>
    <message>
        <source>The decision has no reason. Type why: it is kept and printed with the decision.</source>
        <translation>Не вказано причини рішення. Введіть її: її зберігають і друкують разом із рішенням.</translation>
    </message>
    <message>
        <source>Nothing of the kind is pointed out in {name} any more, so there is nothing to decide. Look at the list again.</source>
        <translation>{name}: такого зауваження вже немає, тож вирішувати нічого. Перегляньте список ще раз.</translation>
    </message>
    <message>
        <source>Nothing is decided about this yet, so there is nothing to take back.</source>
        <translation>Щодо цього ще нічого не вирішено, тож відкликати нічого.</translation>
    </message>
    <message>
        <source>The official has no name. Type it, surname first.</source>
        <translation>Не вказано прізвища посадової особи. Введіть спершу прізвище, потім ім’я.</translation>
    </message>
    <message>
        <source>There is no such official any more. Choose one from the list.</source>
        <translation>Такої посадової особи вже немає. Виберіть зі списку.</translation>
    </message>
    <message>
        <source>Nobody can be put in the place of a player now.</source>
        <translation>Замінити учасника іншою людиною зараз не можна.</translation>
    </message>
    <message>
        <source>Ratings cannot be taken over from a list now: those of the start hold (C.07 Art. 10).</source>
        <translation>Узяти рейтинги з рейтинг-листа зараз не можна: чинні ті, що були на початку (C.07, ст. 10).</translation>
    </message>
    <message>
        <source>No difference is chosen, so no rating changes. Choose one with the space bar.</source>
        <translation>Не вибрано жодної відмінності, тож рейтинги не зміняться. Виберіть відмінність клавішею «Пробіл».</translation>
    </message>
    <message>
        <source>There is no protest or appeal № {appeal}. Choose one of the list.</source>
        <translation>Протесту чи апеляції № {appeal} немає. Виберіть зі списку.</translation>
    </message>
    <message>
        <source>What is claimed is not said. Type it as the player wrote it: the decision answers it.</source>
        <translation>Не вказано суті вимоги. Введіть її так, як написав учасник: рішення дає на неї відповідь.</translation>
    </message>
    <message>
        <source>Of which round board {board} is meant is not said. Type the round too.</source>
        <translation>Не вказано, якого туру дошка {board}. Введіть і тур.</translation>
    </message>
    <message>
        <source>Nothing is to be paid for № {appeal}. Type the fee first: correct the appeal.</source>
        <translation>За № {appeal} сплачувати нічого. Спершу введіть суму внеску: виправте апеляцію.</translation>
    </message>
    <message>
        <source>The fee of № {appeal} was not paid and cannot be returned. Note that it was paid first, or leave it.</source>
        <translation>Внеску за № {appeal} не сплачено, тож повернути його не можна. Спершу позначте, що його сплачено, або залиште як є.</translation>
    </message>
    <message>
        <source>№ {appeal} is not decided, so there is nothing to reopen.</source>
        <translation>Рішення за № {appeal} ще немає, тож відкривати знову нічого.</translation>
    </message>
    <message>
        <source>№ {appeal} cannot be rejected or retracted and change something all the same. Decide that it is granted or partly granted, or leave sanction and result as they are.</source>
        <translation>Не можна відхилити чи відкликати № {appeal} і водночас щось змінити. Виберіть «задоволено» або «задоволено частково» чи залиште стягнення та результат без змін.</translation>
    </message>
    <message>
        <source>What was decided about № {appeal}, and why, is not said. Type it: the protocol of the decision gives it.</source>
        <translation>Не вказано, що й чому вирішено за № {appeal}. Введіть це: рішення та підстави зазначають у протоколі.</translation>
    </message>
    <message>
        <source>№ {appeal} is against no sanction that stands, so there is none to lift. Decide without it.</source>
        <translation>№ {appeal} не стосується жодного чинного стягнення, тож скасовувати нічого. Прийміть рішення без цього.</translation>
    </message>
    <message>
        <source>№ {appeal} is about no game of the schedule, so there is no result to set. Correct it by the round and the board first, or decide without a result.</source>
        <translation>№ {appeal} не стосується жодної партії розкладу, тож результату, який можна було б визначити, немає. Спершу виправте запис, вказавши тур і дошку, або прийміть рішення без результату.</translation>
    </message>
    <message>
        <source>The result of round {round}, board {board} is not what decision № {appeal} made of it: it was changed after that. Set it back on the page of rounds first, then reopen.</source>
        <translation>Тур {round}, дошка {board}: результат уже не той, який установлено рішенням № {appeal}, його змінили пізніше. Спершу поверніть його на сторінці «Тури», потім відкрийте справу знову.</translation>
    </message>
    <message>
        <source>The register has no incident {incident}. Choose one of its list.</source>
        <translation>У журналі порушень немає порушення № {incident}. Виберіть зі списку.</translation>
    </message>
    <message>
        <source>Board {board} of which round? Choose the round, or leave the board out.</source>
        <translation>Дошка {board} – якого туру? Виберіть тур або не вказуйте дошки.</translation>
    </message>
    <message>
        <source>{name} does not play at board {board} of round {round}. Choose one of its two players, or another board.</source>
        <translation>Тур {round}, дошка {board}: {name} там не грає. Виберіть одного з двох учасників за цією дошкою або іншу дошку.</translation>
    </message>
    <message>
        <source>Round {round}, board {board} has no result yet, so no points can be given or taken (Laws of Chess 12.9). Enter the result of the game first, or choose loss of the game.</source>
        <translation>Тур {round}, дошка {board}: результату ще немає, тож очок не можна ні додати, ні зняти (Правила шахової гри, ст. 12.9). Спершу внесіть результат партії або виберіть поразку в партії.</translation>
    </message>
    <message>
        <source>With the result of round {round}, board {board} there are no points that this sanction could give or take (Laws of Chess 10.2, 12.9). Choose another sanction.</source>
        <translation>Тур {round}, дошка {board}: за такого результату цим стягненням очок не можна ні додати, ні зняти (Правила шахової гри, ст. 10.2, 12.9). Виберіть інше стягнення.</translation>
    </message>
    <message>
        <source>The sanction cannot lead to this result. Possible are: {possible} (Laws of Chess 10.2, 12.9). Choose one of them.</source>
        <translation>Цього результату таке стягнення дати не може. Можливі: {possible} (Правила шахової гри, ст. 10.2, 12.9). Виберіть один із них.</translation>
    </message>
    <message>
        <source>How many minutes? Type a number from 1 to {most}.</source>
        <translation>Скільки хвилин? Введіть число від 1 до {most}.</translation>
    </message>
    <message>
        <source>From which rounds is the player excluded? Choose the first and the last, from 1 to {rounds}.</source>
        <translation>З яких турів вилучено учасника? Виберіть перший та останній, від 1 до {rounds}.</translation>
    </message>
    <message>
        <source>There are no rounds before the draw of numbers. Take who may not play off the list of players, or choose another sanction.</source>
        <translation>До жеребкування номерів турів немає. Учасника, якому грати не дозволено, вилучіть зі списку або виберіть інше стягнення.</translation>
    </message>
    <message>
        <source>This sanction changes more than the current round or the player’s part in the tournament. Type what happened: it is the reason that is kept.</source>
        <translation>Це стягнення змінює не лише поточний тур або стосується самої участі в турнірі. Введіть, що сталося: це й буде записана причина.</translation>
    </message>
    <message>
        <source>The sanction of incident {incident} is lifted already.</source>
        <translation>Стягнення за порушення № {incident} вже скасовано.</translation>
    </message>
    <message>
        <source>The later sanction of incident {later} rests on the result that incident {incident} led to. Lift the sanction of incident {later} first.</source>
        <translation>Пізніше стягнення за порушення № {later} спирається на результат, який дало порушення № {incident}. Спершу скасуйте стягнення за порушення № {later}.</translation>
    </message>
    <message>
        <source>The result of round {round}, board {board} was changed after the sanction of incident {incident} was lifted, so it cannot simply stand again. Give the game its former result first, or write a new incident down.</source>
        <translation>Тур {round}, дошка {board}: результат змінено після скасування стягнення за порушення № {incident}, тож воно не може просто стати чинним знову. Спершу поверніть попередній результат партії або запишіть нове порушення.</translation>
    </message>
    <message>
        <source>{name} stands in the register of incidents or has filed a protest, and what stands there does not disappear. Withdraw the player after the draw, or undo what was written down if it was a mistake.</source>
        <translation>{name}: у журналі порушень або серед протестів є запис, а записане там не зникає. Запишіть вибуття після жеребкування або, якщо це помилка, скасуйте запис.</translation>
    </message>
    <message>
        <source>{name} has withdrawn already. Undo the withdrawal if it was a mistake, or let the player return.</source>
        <translation>{name}: вибуття вже записано. Якщо сталася помилка, скасуйте його або запишіть повернення учасника.</translation>
    </message>
    <message>
        <source>{name} was expelled already. Undo the expulsion if it was a mistake, or let the player return.</source>
        <translation>{name}: вилучення вже записано. Якщо сталася помилка, скасуйте його або запишіть повернення учасника.</translation>
    </message>
    <message>
        <source>{name} takes part, and no game of a round still to come was lost by absence. There is nothing to return to. A forfeit in a round that has begun is corrected at its board, on the page of rounds.</source>
        <translation>{name}: участь триває, і в турах, що попереду, жодної поразки через відсутність немає. Повертатися нема до чого. Поразку без гри у турі, який уже розпочато, виправляють за дошкою на сторінці «Тури».</translation>
    </message>
    <message>
        <source>In rounds {first} to {last} {name} has no game without a result, so none is lost by absence. Choose other rounds, or correct the results on the page of rounds.</source>
        <translation>{name}: у турах від {first} до {last} немає партії без результату, тож через відсутність жодну не програно. Виберіть інші тури або виправте результати на сторінці «Тури».</translation>
    </message>
    <message>
        <source>Rounds {first} to {last} run backwards. Choose a last round that is not before the first.</source>
        <translation>Тури від {first} до {last} указано у зворотному порядку. Виберіть останній тур, не раніший за перший.</translation>
    </message>
    <message>
        <source>Results are entered by the chief arbiter, the chief secretary or an arbiter, once signed in. Sign in first (F12).</source>
        <translation>Результати вносить головний суддя, головний секретар або суддя після входу. Спершу увійдіть (F12).</translation>
    </message>
    <message>
        <source>Incidents and protests are noted by the chief arbiter, the chief secretary or an arbiter, once signed in. Sign in first (F12).</source>
        <translation>Порушення та протести записує головний суддя, головний секретар або суддя після входу. Спершу увійдіть (F12).</translation>
    </message>
    <message>
        <source>What stands already is corrected by the chief arbiter or the chief secretary. Let one of them sign in (F12).</source>
        <translation>Уже записане виправляє головний суддя або головний секретар. Нехай хтось із них увійде (F12).</translation>
    </message>
    <message>
        <source>Rounds are set, published and signed off by the chief arbiter or the chief secretary. Let one of them sign in (F12).</source>
        <translation>Тури готує, оприлюднює та підписує головний суддя або головний секретар. Нехай хтось із них увійде (F12).</translation>
    </message>
    <message>
        <source>Players, their papers and fees are for the chief arbiter or the chief secretary. Let one of them sign in (F12).</source>
        <translation>Учасники, їхні документи та внески – справа головного судді або головного секретаря. Нехай хтось із них увійде (F12).</translation>
    </message>
    <message>
        <source>Penalties, protests and who takes part are decided by the chief arbiter (Laws of Chess Art. 12). Let the chief arbiter sign in (F12).</source>
        <translation>Про стягнення, протести й участь у турнірі вирішує головний суддя (Правила шахової гри, ст. 12). Нехай увійде головний суддя (F12).</translation>
    </message>
    <message>
        <source>The event, its rules, the draw and the PINs are for the chief arbiter. Let the chief arbiter sign in (F12).</source>
        <translation>Змагання, його правила, жеребкування та PIN-коди – справа головного судді. Нехай увійде головний суддя (F12).</translation>
    </message>
    <message>
        <source>An earlier state is brought back by the chief arbiter. Let the chief arbiter sign in (F12).</source>
        <translation>Попередній стан повертає головний суддя. Нехай увійде головний суддя (F12).</translation>
    </message>
    <message>
        <source>Without a PIN of the chief arbiter nobody could set another one. Set that one first.</source>
        <translation>Якщо PIN-коду головного судді немає, ніхто не зможе встановити інший. Спершу встановіть його.</translation>
    </message>
    <message>
        <source>While others sign in, the chief arbiter needs a PIN. Remove the other PINs first.</source>
        <translation>Доки входять інші, головному судді потрібен PIN-код. Спершу вилучіть інші PIN-коди.</translation>
    </message>
    <message>
        <source>The PIN is too short. Type at least {least} characters.</source>
        <translation>PIN-код закороткий. Введіть щонайменше стільки знаків: {least}.</translation>
    </message>
    <message>
        <source>There is no such PIN. The chief arbiter sets it under File, PINs.</source>
        <translation>Такого PIN-коду немає. Його встановлює головний суддя: «Файл», «PIN-коди».</translation>
    </message>
    <message>
        <source>This is not the PIN. Type it again, and look at Caps Lock and the layout.</source>
        <translation>PIN-код неправильний. Введіть його ще раз, перевірте Caps Lock і розкладку клавіатури.</translation>
    </message>
    <message>
        <source>Entry {entry} cannot be undone: it is a note, is undone already, or stands before an act that cannot be undone. Choose a later one.</source>
        <translation>Запис {entry} скасувати не можна: це примітка, його вже скасовано або після нього є дія, яку не можна скасувати. Виберіть пізніший.</translation>
    </message>
    <message>
        <source>Entry {entry} is not among what was undone last. Choose one that can be redone.</source>
        <translation>Запису {entry} немає серед останніх скасованих. Виберіть той, який можна повернути.</translation>
    </message>
    <message>
        <source>Round {round}, board {board} has no result yet, so there is nothing to verify. Enter it first.</source>
        <translation>Тур {round}, дошка {board}: результату ще немає, тож звіряти нічого. Спершу внесіть його.</translation>
    </message>
    <message>
        <source>Round {round} is older than the round before: two later rounds have begun upon its results (C.04.2). Correct the result for the rating report only, or say that it was decided to change the table, and why.</source>
        <translation>Тур {round} давніший за попередній: за його результатами розпочато вже два наступні тури (C.04.2). Виправте результат лише для рейтингового звіту або вкажіть, що змінити таблицю вирішено, і чому.</translation>
    </message>
    <message>
        <source>The result of round {round}, board {board} can still be entered or corrected itself, for table and rating alike (C.04.2). Do that instead.</source>
        <translation>Тур {round}, дошка {board}: сам результат ще можна внести або виправити, і для таблиці, і для рейтингу (C.04.2). Зробіть так.</translation>
    </message>
    <message>
        <source>Round {round}, board {board} is not adjourned, so there is nothing to take back.</source>
        <translation>Тур {round}, дошка {board}: партію не відкладено, тож відкликати нічого.</translation>
    </message>
    <message>
        <source>The pairings of round {round} are published already.</source>
        <translation>Пари туру {round} вже оприлюднено.</translation>
    </message>
    <message>
        <source>The pairings of round {round} are a draft, so there is nothing to take back.</source>
        <translation>Пари туру {round} – чернетка, тож відкликати нічого.</translation>
    </message>
    <message>
        <source>Round {round} is being played or was played, and its pairings stand (C.04.2). Correct the results of single boards instead.</source>
        <translation>Тур {round} триває або вже зіграний, і його пари не змінюють (C.04.2). Натомість виправте результати на окремих дошках.</translation>
    </message>
    <message>
        <source>Round {round} cannot be signed off: results are missing on boards {boards}. Enter them, or note that the games are adjourned.</source>
        <translation>Тур {round} підписати не можна: бракує результатів на дошках {boards}. Внесіть їх або позначте, що партії відкладено.</translation>
    </message>
    <message>
        <source>Round {round} is signed off already. Reopen it first if something is wrong.</source>
        <translation>Тур {round} вже підписано. Якщо щось не так, спершу відкрийте його знову.</translation>
    </message>
    <message>
        <source>Round {round} is not signed off, so there is nothing to reopen.</source>
        <translation>Тур {round} не підписано, тож відкривати знову нічого.</translation>
    </message>
    <message>
        <source>Round {round} is not paired yet, so there is nothing to publish or to sign.</source>
        <translation>Пар туру {round} ще немає, тож нема що оприлюднювати чи підписувати.</translation>
    </message>
    <message>
        <source>What a result is worth is announced before the start and fixed by the first result (Laws of Chess 10.1). To change it, clear all results first.</source>
        <translation>Скільки очок дають за результат, оголошують до початку, і з першим результатом це закріплюється (Правила шахової гри, ст. 10.1). Щоб змінити це, спершу зітріть усі результати.</translation>
    </message>
    <message>
        <source>“{text}” is not what a result can be worth. Type points from 0 to {most} with no more than two decimals, such as 3, ½ or 0,25.</source>
        <translation>«{text}» – не кількість очок за результат. Введіть очки від 0 до {most}, не більше двох знаків після коми, наприклад 3, ½ або 0,25.</translation>
    </message>
    <message>
        <source>A win must be worth more than a draw, a draw more than a loss, and a forfeit loss no more than a loss (Laws of Chess 10.1). Correct the points.</source>
        <translation>Перемога має давати більше очок, ніж нічия, нічия – більше, ніж поразка, а поразка без гри – не більше, ніж поразка (Правила шахової гри, ст. 10.1). Виправте очки.</translation>
    </message>
    <message>
        <source>Two draws would be worth more together than a win and a loss. Make a draw worth less or a win worth more.</source>
        <translation>Дві нічиї разом давали б більше очок, ніж перемога й поразка. Зменште ціну нічиєї або збільште ціну перемоги.</translation>
    </message>
    <message>
        <source>A bye would be worth more than a win. Make it worth as much as a win at most.</source>
        <translation>Звільнення від гри давало б більше очок, ніж перемога. Зробіть його не дорожчим за перемогу.</translation>
    </message>
    <message>
        <source>Groups and finals have no report of their own. Export each stage by itself.</source>
        <translation>Груп і фіналів разом у звіті подати не можна. Експортуйте кожен етап окремо.</translation>
    </message>
    <message>
        <source>This stage has not begun: nobody has a number in it. Begin it on the page of stages first.</source>
        <translation>Цей етап не розпочато: ні в кого ще немає номера. Спершу розпочніть його на сторінці «Етапи».</translation>
    </message>
    <message>
        <source>A final report says how the tournament ended, and there is more to play. Finish it first, or write the report without asking for a final one.</source>
        <translation>Остаточний звіт показує, як завершився турнір, а зіграно ще не все. Завершіть турнір або збережіть звіт без позначки остаточного.</translation>
    </message>
    <message>
        <source>The pairings of round {round} are published, and published pairs stay (C.05 Art. 6). Take the publication back with a reason on the Rounds page, or annul the draw with a reason, before numbers are drawn anew.</source>
        <translation>Пари туру {round} оприлюднено, а оприлюднених пар не змінюють (C.05, ст. 6). Перш ніж жеребкувати номери наново, відкличте оприлюднення на сторінці «Тури» або анулюйте жеребкування, вказавши причину.</translation>
    </message>
    <message>
        <source>{path} is not there any more: it was removed or renamed, or its disk was pulled out. Nothing can be saved into it. Bring it back, or save the event under another name: everything up to your last act is still here.</source>
        <translation>{path} уже немає на місці: його вилучено чи перейменовано або від’єднано диск. Зберегти туди нічого не можна. Поверніть файл або збережіть змагання під іншою назвою: усе до останньої дії ще тут.</translation>
    </message>
    <message>
        <source>Another program has put other contents in the place of {path}. Nothing was written over them. Save the event under another name and go on there.</source>
        <translation>На місце {path} інша програма записала інший вміст. Поверх нього нічого не записано. Збережіть змагання під іншою назвою й працюйте далі там.</translation>
    </message>
    <message>
        <source>No snapshot could be taken into {path}. Your act was done all the same. See that the disk has room.</source>
        <translation>Не вдалося зробити знімок до {path}. Вашу дію все одно виконано. Перевірте місце на диску.</translation>
    </message>
    <message>
        <source>The event is as the snapshot has it. There is nothing to restore.</source>
        <translation>Змагання таке саме, як у знімку. Відновлювати нічого.</translation>
    </message>
    <message>
        <source>The clock of this computer shows {now}, but the last act was at {last}. Acts are kept in their order all the same. Set the clock: its time is printed on papers.</source>
        <translation>Годинник цього комп’ютера показує {now}, а остання дія була {last}. Порядок дій однаково збережено. Установіть годинник: його час друкують у документах.</translation>
    </message>
    <message>
        <source>The second folder {path} is not there, so no copy was made. The event itself is saved. Plug the stick in again, or choose another folder.</source>
        <translation>Другої папки {path} немає, тож копії не зроблено. Саме змагання збережено. Вставте флешку знову або виберіть іншу папку.</translation>
    </message>
    <message>
        <source>The event file itself is in the folder {path}. Choose another one for the copy, best on another disk.</source>
        <translation>У папці {path} лежить сам файл змагання. Виберіть для копії іншу, найкраще на іншому диску.</translation>
    </message>
    <message>
        <source>The copy {path} is open in a window of Arbiter and was left as it is. Close that window; the event itself is saved.</source>
        <translation>Копію {path} відкрито у вікні Arbiter, її залишено без змін. Закрийте те вікно; саме змагання збережено.</translation>
    </message>
    <message>
        <source>The copy {path} could not be written. The event itself is saved. See that the stick is plugged in, has room, and is not write-protected.</source>
        <translation>Копію {path} записати не вдалося. Саме змагання збережено. Перевірте, чи флешку вставлено, чи є на ній місце та чи її не захищено від запису.</translation>
    </message>
    <message>
        <source>No matches are played here. Choose the stage that is a knockout or a match, or make it one in the rules of the tournament.</source>
        <translation>Матчів тут не грають. Виберіть етап, який проводять за олімпійською системою або як матч, чи вкажіть таку систему в правилах турніру.</translation>
    </message>
    <message>
        <source>The numbers of the knockout are not drawn yet, and they say who meets whom. Draw them first.</source>
        <translation>Номерів олімпійської системи ще не визначено, а від них залежить, хто з ким грає. Спершу проведіть жеребкування.</translation>
    </message>
    <message>
        <source>No game can be paired now. Enter the results that are missing, or draw the colours and take the bids that are due; when all matches are decided, nothing is left to play.</source>
        <translation>Зараз скласти пари не можна для жодної партії. Внесіть результати, яких бракує, або проведіть жеребкування кольорів і прийміть ставки, де це потрібно; коли всі матчі завершено, грати більше нічого.</translation>
    </message>
    <message>
        <source>In no match are colours to be drawn now. Enter the results that are missing, or pair the next games.</source>
        <translation>Зараз у жодному матчі жеребкування кольорів не потрібне. Внесіть результати, яких бракує, або складіть пари наступних партій.</translation>
    </message>
    <message>
        <source>{name} does not play the match {match}. Choose one of its two players.</source>
        <translation>Матч {match}: {name} у ньому не грає. Виберіть одного з двох його учасників.</translation>
    </message>
    <message>
        <source>The match {match} has no game that is paired and not played. A result is cleared at its board, on the page of rounds.</source>
        <translation>У матчі {match} немає партії, пару якої складено, а гри ще не було. Результат прибирають за дошкою на сторінці «Тури».</translation>
    </message>
    <message>
        <source>In the match {match} no colours are to be drawn now: they follow from the rules, were drawn already, or a result is missing. Undo a draw that was a mistake.</source>
        <translation>У матчі {match} жеребкування кольорів зараз не потрібне: кольори випливають із правил, їх уже визначено або бракує результату. Якщо жеребкування проведено помилково, скасуйте його.</translation>
    </message>
    <message>
        <source>In the match {match} no bids are to be taken now: they come before a game of which the regulations say so. Undo bids that were a mistake.</source>
        <translation>У матчі {match} ставок зараз не приймають: їх роблять перед партією, для якої це передбачає регламент. Якщо ставки прийнято помилково, скасуйте їх.</translation>
    </message>
    <message>
        <source>The bid of {name} is missing. Both players bid, in writing and at the same time.</source>
        <translation>{name}: немає ставки. Ставки роблять обидва учасники, письмово й одночасно.</translation>
    </message>
    <message>
        <source>The bid “{text}” is longer than the time of the regulations, {most}. Who bids takes Black for the same time or less.</source>
        <translation>Ставка «{text}» перевищує час за регламентом, {most}. Ставлячи, учасник погоджується грати чорними з цим часом або меншим.</translation>
    </message>
    <message>
        <source>The regulations have no step {step} for the match {match}. Choose one that they have.</source>
        <translation>Положення не має частини {step} для матчу {match}. Виберіть одну з тих, що в ньому є.</translation>
    </message>
    <message>
        <source>The match {match} is not decided by lot now: lots are drawn where the last step of its regulations has left it level. Play its games first.</source>
        <translation>Матч {match} зараз не вирішує жереб: жеребкують тоді, коли остання частина за положенням залишила рівність. Спершу зіграйте його партії.</translation>
    </message>
    <message>
        <source>The match {match} cannot be re-opened, for matches were played upon it. If these do not hold any more, clear their results (Del at each game, with a reason) in this order: {later}. Re-open one of them before, where something is still paired upon it; at the end re-open {match}.</source>
        <translation>Матч {match} не можна відкрити знову, бо за його результатом уже зіграно інші матчі. Якщо вони вже не дійсні, вилучіть їхні результати (Del на кожній партії, із зазначенням причини) у такому порядку: {later}. Якщо за результатом одного з них уже складено пару, спершу відкрийте його знову; наприкінці відкрийте {match}.</translation>
    </message>
    <message>
        <source>Type the time control on which both players have agreed.</source>
        <translation>Введіть контроль часу, про який домовилися обидва учасники.</translation>
    </message>
    <message>
        <source>The bracket has no such match: it was drawn anew, or its rules were changed. Look the page up again and choose one of its matches.</source>
        <translation>Такого матчу в сітці немає: її склали наново або змінили її правила. Оновіть сторінку та виберіть один з її матчів.</translation>
    </message>
    <message>
        <source>The match {match} is decided. Correct the result of its game, or re-open the match with a reason.</source>
        <translation>Матч {match} завершено. Виправте результат його партії або відкрийте матч знову, вказавши причину.</translation>
    </message>
    <message>
        <source>{name} has lost the match {match} by walk-over already. Re-open the match with a reason if that was a mistake.</source>
        <translation>{name}: у матчі {match} уже записано поразку без гри. Якщо це помилка, відкрийте матч знову, вказавши причину.</translation>
    </message>
    <message>
        <source>The match {match} did not end by walk-over or lot, and nothing was paired upon it. Correct the result of its game; let a player return who has left.</source>
        <translation>Матч {match} завершився не перемогою без гри й не жеребом, і пар за його підсумком не складено. Виправте результат його партії; якщо учасник вибув, оформте повернення.</translation>
    </message>
    <message>
        <source>Then somebody else would win the match {match}, and {later} was paired or drawn upon it. Re-open {match} with a reason first: what was not played yet is taken back, and then the result can be changed.</source>
        <translation>Тоді в матчі {match} переможе хтось інший, а за його підсумком уже складено пари чи проведено жеребкування в матчі {later}. Спершу відкрийте {match} знову, вказавши причину: незігране буде відкликано, і тоді результат можна змінити.</translation>
    </message>
    <message>
        <source>Then somebody else would win the match {match}, and matches were played upon it. If these do not hold any more, clear their results first (Del at each game, with a reason) in this order: {later}. Re-open one of them before, where something is still paired upon it. Else leave the result as it is.</source>
        <translation>Тоді матч {match} виграв би інший учасник, а за його результатом уже зіграно інші матчі. Якщо вони вже не дійсні, спершу вилучіть їхні результати (Del на кожній партії, із зазначенням причини) у такому порядку: {later}. Якщо за результатом одного з них уже складено пару, спершу відкрийте його знову. Інакше залиште результат як є.</translation>
    </message>
    <message>
        <source>Matches were played upon the result of round {round}, board {board}. Correct it for the rating report only, or say that it was decided to change it, and why.</source>
        <translation>Тур {round}, дошка {board}: за цим результатом уже зіграно наступні матчі. Виправте його лише для рейтингового звіту або зазначте, що змінити його вирішено, і чому.</translation>
    </message>
    <message>
        <source>Round {round}, board {board} stands in the register, incident {incident}: its pairing is not taken back. Enter how the game ended.</source>
        <translation>Тур {round}, дошка {board}: партія записана в журналі порушень, № {incident}, тож її пару відкликати не можна. Внесіть, як вона завершилася.</translation>
    </message>
    <message>
        <source>Round {round}, board {board} is in dispute, protest or appeal {appeal}: its pairing is not taken back. Enter how the game ended.</source>
        <translation>Тур {round}, дошка {board}: партія є предметом протесту чи апеляції № {appeal}, тож її пару відкликати не можна. Внесіть, як вона завершилася.</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: the two have played in an earlier stage, and the result only counts here. Correct it in that stage.</source>
        <translation>Тур {round}, дошка {board}: ці учасники зіграли на попередньому етапі, а тут результат лише зараховано. Виправте його на тому етапі.</translation>
    </message>
    <message>
        <source>There is no game {game} any more. Look the page up again.</source>
        <translation>Партії {game} уже немає. Відкрийте сторінку ще раз.</translation>
    </message>
    <message>
        <source>These are no regulations of a knockout or a play-off that Arbiter can read. Choose a file that was saved by it.</source>
        <translation>Це не положення про олімпійську систему чи плей-оф, яке може прочитати Arbiter. Виберіть файл, збережений цією програмою.</translation>
    </message>
    <message>
        <source>{name} comes with Arbiter and stays as its source says it. Save your own regulations under another name.</source>
        <translation>{name}: це положення постачається з Arbiter і лишається таким, як у його джерелі. Збережіть власне положення під іншою назвою.</translation>
    </message>
    <message>
        <source>The sequence of games has no name. Type the one under which it is kept.</source>
        <translation>Послідовність партій не має назви. Введіть назву, під якою її зберегти.</translation>
    </message>
    <message>
        <source>There are no regulations {name} on this computer. Choose others of the list.</source>
        <translation>Положення {name} на цьому комп’ютері немає. Виберіть інше зі списку.</translation>
    </message>
    <message>
        <source>The regulations cannot be kept in {path}. Check the room on the disk and your rights; what was there before is as it was.</source>
        <translation>Положення не вдалося зберегти в {path}. Перевірте місце на диску та свої права доступу; те, що було там раніше, не змінилося.</translation>
    </message>
    <message>
        <source>The play-off regulations have no name. Type one.</source>
        <translation>Положення про плей-оф не має назви. Введіть її.</translation>
    </message>
    <message>
        <source>The play-off regulations do not say what is played (C.07 Art. 3.1.3). Add what two players play.</source>
        <translation>У положенні про плей-оф не сказано, що грають (C.07, ст. 3.1.3). Додайте, що грають двоє учасників.</translation>
    </message>
    <message>
        <source>A tie cannot be divided behind place {place}. Type 1 for the winner, or how many qualify (C.07 Art. 3.1.1).</source>
        <translation>За місцем {place} межі провести не можна. Введіть 1, якщо йдеться про переможця, або кількість тих, хто проходить далі (C.07, ст. 3.1.1).</translation>
    </message>
    <message>
        <source>{number} tie-breaks cannot be applied before a play-off. Type 0 for none (C.07 Art. 3.1.2).</source>
        <translation>Стільки додаткових показників до плей-оф застосувати не можна: {number}. Введіть 0, якщо жодного (C.07, ст. 3.1.2).</translation>
    </message>
    <message>
        <source>A pause cannot last {minutes} minutes. Type 0 or more; usual are 30 before the play-off and 10 between its stages (C.02 Art. 13.2.8 of 2017).</source>
        <translation>Перерва не може тривати {minutes} хв. Введіть 0 або більше; звичайно це 30 перед плей-оф і 10 між його етапами (C.02, ст. 13.2.8, редакція 2017 р.).</translation>
    </message>
    <message>
        <source>Stage {level} does not say what two players play, and in the end two can be left. Add it.</source>
        <translation>Етап плей-оф {level}: не сказано, що грають двоє учасників, а врешті може лишитися двоє. Додайте це.</translation>
    </message>
    <message>
        <source>A play-off of {fewest} to {most} players cannot be held. Type 2 or more, the fewer first.</source>
        <translation>Плей-оф для {fewest}–{most} учасників провести не можна. Введіть 2 або більше, спершу менше число.</translation>
    </message>
    <message>
        <source>A match is played by two players, not by {fewest} or more. Choose a round robin or a knockout for them.</source>
        <translation>Матч грають двоє учасників, а не {fewest} чи більше. Виберіть для них колову або олімпійську систему.</translation>
    </message>
    <message>
        <source>Nothing says how the matches from {fewest} players on are played. Add their games.</source>
        <translation>Не сказано, як грають матчі, коли учасників {fewest} чи більше. Додайте їхні партії.</translation>
    </message>
    <message>
        <source>From {fewest} players on the next tie-break cannot keep {keep}. Type from 2 to one fewer than there are, and say what those play who stay.</source>
        <translation>Коли учасників {fewest} чи більше, наступний показник не може залишити {keep}. Введіть число не менше 2 і хоча б на одиницю менше за кількість учасників та вкажіть, що грають ті, хто лишається.</translation>
    </message>
    <message>
        <source>A round robin of a play-off cannot have {cycles} cycles. Type 1 to {most}.</source>
        <translation>Коловий турнір плей-оф не може мати стільки кіл: {cycles}. Введіть число від 1 до {most}.</translation>
    </message>
    <message>
        <source>A round robin is played by {fewest} players or more. Choose a match for two.</source>
        <translation>Для колового турніру замало учасників: потрібно щонайменше {fewest}. Для двох виберіть матч.</translation>
    </message>
    <message>
        <source>The match has no games. Add its first step, such as two games.</source>
        <translation>У матчі немає партій. Додайте першу частину матчу, наприклад дві партії.</translation>
    </message>
    <message>
        <source>Step {step} of the match is played until somebody has won it, so nothing can follow. Take out the steps behind it, or give it a number of games.</source>
        <translation>Частина матчу {step} триває до чиєїсь перемоги, тож після неї нічого бути не може. Приберіть частини, що йдуть далі, або вкажіть для неї кількість партій.</translation>
    </message>
    <message>
        <source>The first step of the match is played until somebody has won it, so there is no last game to be played out. Give it a number of games that are all played, or clear that all of them are played even when decided.</source>
        <translation>Перша частина матчу триває до чиєїсь перемоги, тож у ній немає останньої партії, до якої можна догравати. Вкажіть для неї кількість партій або зніміть позначку, що всі партії першої частини грають, навіть коли все вирішено.</translation>
    </message>
    <message>
        <source>Step {step} of the match is won with points, but nobody has said with how many. Type a number above 0.</source>
        <translation>Частину матчу {step} виграють за очками, але не сказано, за скількома. Введіть число, більше за 0.</translation>
    </message>
    <message>
        <source>Step {step} of the match has bids for Black, which only an armageddon can have: there a draw is enough for Black. Choose a lot of colours, or make it an armageddon.</source>
        <translation>У частині матчу {step} передбачено ставки на чорних, а вони можливі лише в армагеддоні: там чорним досить нічиєї. Виберіть жеребкування кольорів або зробіть цю частину армагеддоном.</translation>
    </message>
    <message>
        <source>Step {step} of the match does not say how much time can be bid at most. Type it as the clock of Black, such as 4+2.</source>
        <translation>У частині матчу {step} не сказано, яка ставка часу найбільша. Введіть її як час чорних, наприклад 4+2.</translation>
    </message>
    <message>
        <source>The match can end level, but somebody has to go on. Add a last step that decides, such as an armageddon, or let lots decide.</source>
        <translation>Матч може завершитися внічию, а хтось має пройти далі. Додайте останню частину, яка все вирішить, наприклад армагеддон, або передбачте жереб.</translation>
    </message>
    <message>
        <source>Only in a play-off can a level match go on with another stage. Add a last step that decides, or let lots decide.</source>
        <translation>Лише в плей-оф після матчу внічию може бути ще один етап. Додайте останню частину, яка все вирішить, або передбачте жереб.</translation>
    </message>
    <message>
        <source>There is no stage № {stage} any more. Choose one of those that the tournament has.</source>
        <translation>Етапу № {stage} уже немає. Виберіть один із тих, що є в турнірі.</translation>
    </message>
    <message>
        <source>The main stage cannot be named, begun or removed like a group or a final: its players, system and draw are those of the tournament. Choose a later stage.</source>
        <translation>Основний етап не можна назвати, розпочати чи прибрати, як групу або фінал: його учасники, система й жеребкування – ті самі, що в турніру. Виберіть пізніший етап.</translation>
    </message>
    <message>
        <source>Only groups and finals are added here. A play-off begins from its tie, on the page of play-offs.</source>
        <translation>Тут додають лише групи та фінали. Плей-оф починають з рівності, яку розігрують, на сторінці «Плей-оф».</translation>
    </message>
    <message>
        <source>A group or a final is a round robin, a knockout or a match. Choose one of them.</source>
        <translation>Групу або фінал проводять за коловою чи олімпійською системою або як матч. Виберіть щось із цього.</translation>
    </message>
    <message>
        <source>The tournament is not played in groups and finals. Before the draw, choose this system of play on the Event page.</source>
        <translation>Турнір проводять не за системою груп і фіналів. Виберіть цю систему проведення до жеребкування на сторінці «Змагання».</translation>
    </message>
    <message>
        <source>A tournament in stages needs at least {fewest} players, and there are {players}. Register more players.</source>
        <translation>Для турніру з кількома етапами замало учасників: потрібно щонайменше {fewest}, а є {players}. Зареєструйте ще учасників.</translation>
    </message>
    <message>
        <source>A final decides places from 1 on, not from {place}. Type its first place, or nothing.</source>
        <translation>У фіналі розігрують місця, починаючи щонайменше з 1, а не з {place}. Введіть перше місце фіналу або залиште поле порожнім.</translation>
    </message>
    <message>
        <source>Results are carried over from round robins to a round robin only: in a knockout every match is played. Leave the choice empty, or take places of groups.</source>
        <translation>Результати зустрічей попереднього етапу зараховують лише з колових турнірів до колового: за олімпійською системою грають кожен матч. Залиште поле порожнім або виберіть місця з груп.</translation>
    </message>
    <message>
        <source>The groups have another number of cycles than this final ({cycles}), so their games cannot stand for its games. Choose the same number, or carry nothing over.</source>
        <translation>У групах інша кількість кіл, ніж у цьому фіналі ({cycles}), тож їхні партії не можуть замінити його партій. Виберіть таку саму кількість або не зараховуйте нічого.</translation>
    </message>
    <message>
        <source>Nobody can come from this stage: it has no table of its own, or is a part of a play-off. Choose places of groups, finals or of a main stage that is played.</source>
        <translation>З цього етапу ніхто не може пройти далі: у нього немає власної таблиці або він належить до плей-оф. Виберіть місця з груп, фіналів або з основного етапу, на якому грають.</translation>
    </message>
    <message>
        <source>Stage {stage} is not over, so it is not known who comes from it. Enter its results first.</source>
        <translation>Етап {stage} не завершено, тож ще не відомо, хто з нього проходить. Спершу внесіть його результати.</translation>
    </message>
    <message>
        <source>In stage {stage} these players share places {first}–{last}, and it is open who of them goes on: {names} (C.07 Art. 4.2). Play the tie off, or let lots decide in that stage, as the regulations say.</source>
        <translation>Етап {stage}: місця {first}–{last} поділено, і не визначено, хто з цих учасників проходить далі: {names} (C.07, ст. 4.2). Розіграйте ці місця в плей-оф або визначте порядок жеребом на тому етапі, як передбачає регламент.</translation>
    </message>
    <message>
        <source>Stage {stage} is being played or its pairings are published, so its numbers stay (C.05 Art. 6). Take results and publication back first if they are wrong.</source>
        <translation>Етап {stage} уже грають або його пари оприлюднено, тож номери не змінюють (C.05, ст. 6). Якщо номери хибні, спершу приберіть результати й відкличте оприлюднення.</translation>
    </message>
    <message>
        <source>The numbers of a later stage are drawn by lot or by the standard seeding, given by rating or by places, or typed by hand. Choose one of these.</source>
        <translation>Номери на пізнішому етапі визначають жеребом або стандартним посівом, за рейтингом чи за місцями або вводять уручну. Виберіть один із цих способів.</translation>
    </message>
    <message>
        <source>This stage is a step of a play-off. Annul or begin it on the page of play-offs.</source>
        <translation>Цей етап належить до плей-оф. Анулюйте або розпочніть його на сторінці «Плей-оф».</translation>
    </message>
    <message>
        <source>Stage {later} takes players from stage {stage}. Remove {later} first.</source>
        <translation>Етап {later} бере учасників з етапу {stage}. Спершу приберіть етап {later}.</translation>
    </message>
    <message>
        <source>A tie of stage {stage} is played off. Annul that play-off first, on the page of play-offs.</source>
        <translation>Рівність на етапі {stage} розігрують у плей-оф. Спершу анулюйте цей плей-оф на сторінці «Плей-оф».</translation>
    </message>
    <message>
        <source>{players} players cannot be divided into {groups} groups: a group needs three of them at least. Choose from {fewest} to {most} groups.</source>
        <translation>Поділити учасників ({players}) на стільки груп ({groups}) не можна: у групі має бути щонайменше троє. Виберіть від {fewest} до {most} груп.</translation>
    </message>
    <message>
        <source>A knockout takes from {fewest} to {most} players, and there are {entrants}. Register more players, or choose another system of play.</source>
        <translation>За олімпійською системою грають від {fewest} до {most} учасників, а є {entrants}. Зареєструйте ще учасників або виберіть іншу систему проведення.</translation>
    </message>
    <message>
        <source>A match is played by two, and there are {players} players. Register two, or choose another system of play.</source>
        <translation>Матч грають двоє, а учасників {players}. Зареєструйте двох або виберіть іншу систему проведення.</translation>
    </message>
    <message>
        <source>This stage is neither a knockout nor a match, so it has no such rules. Choose the system of play first.</source>
        <translation>Цей етап проводять не за олімпійською системою і не як матч, тож таких правил у нього немає. Спершу виберіть систему проведення.</translation>
    </message>
    <message>
        <source>Games of this knockout are paired or lots are drawn by the rules as they are, and the bracket follows from the rules. Cancel the games first, or undo what was drawn.</source>
        <translation>За чинними правилами вже складено пари олімпійської системи або проведено жеребкування, а від правил залежить сітка. Спершу відкличте пари або скасуйте жеребкування.</translation>
    </message>
    <message>
        <source>After the draw a player can only join a round robin, in the place of the free round (C.05 Art. 6.3). Here, annul the draw with a reason before anybody has played, and draw anew.</source>
        <translation>Після жеребкування додати учасника можна лише до колового турніру, на місце вільного туру (C.05, ст. 6.3). Тут анулюйте жеребкування, вказавши причину, поки ніхто не грав, і проведіть його ще раз.</translation>
    </message>
    <message>
        <source>There is no play-off № {play_off} any more: it was annulled, or taken back. Choose one that the page of play-offs has.</source>
        <translation>Плей-оф № {play_off} більше немає: його анульовано або скасовано. Виберіть один із тих, що є на сторінці плей-оф.</translation>
    </message>
    <message>
        <source>Stage {later} has taken its players in the order of this play-off. If the play-off does not hold, remove {later} first, on the page of stages (Ctrl+F7); a wrong result of the play-off is corrected at its board, with a reason.</source>
        <translation>Етап {later} узяв учасників у порядку, який визначив цей плей-оф. Якщо плей-оф не дійсний, спершу вилучіть етап {later} на сторінці етапів (Ctrl+F7); помилковий результат плей-оф виправляють за дошкою, із зазначенням причини.</translation>
    </message>
    <message>
        <source>The tie-breaks leave it open who plays this step of the play-off. Draw the lot of who plays first, or take over the one drawn in the hall (C.02 Art. 13.2.11 of 2017).</source>
        <translation>Додаткові показники не визначили, хто грає на цьому етапі плей-оф. Спершу проведіть жеребкування, хто грає, або внесіть жеребкування, проведене в залі (C.02, ст. 13.2.11, редакція 2017 р.).</translation>
    </message>
    <message>
        <source>There are no lots to be drawn among these players now: the regulations have something else for them, or they are not level (C.07 Art. 3). Look at what comes next on the page of play-offs.</source>
        <translation>Зараз між цими учасниками жеребкування не проводять: положення передбачає для них інше, або між ними немає рівності (C.07, ст. 3). Подивіться на сторінці плей-оф, що далі.</translation>
    </message>
    <message>
        <source>The play-off is over, so there is nothing to give up. Annul it if it does not count.</source>
        <translation>Плей-оф завершено, тож припиняти нічого. Якщо він не зараховується, анулюйте його.</translation>
    </message>
    <message>
        <source>The regulations of the event have no play-off (C.07 Art. 3.1). Choose one on the Event page, with a reason if play has begun.</source>
        <translation>У регламенті змагання немає плей-оф (C.07, ст. 3.1). Виберіть положення про плей-оф на сторінці «Змагання»; якщо гру розпочато, вкажіть причину.</translation>
    </message>
    <message>
        <source>Place {place} of stage {stage} is chosen twice, and whoever takes it can go to one place only. Choose another place.</source>
        <translation>Місце {place} етапу {stage} вибрано двічі, а той, хто його посяде, може перейти лише на одне місце. Виберіть інше місце.</translation>
    </message>
    <message>
        <source>Nobody can come from place {place} of stage {stage}: it has {places} places for those who go on. Choose another place; a stage that stands already is removed first, and added with other places.</source>
        <translation>З місця {place} етапу {stage} ніхто не може пройти далі: місць, з яких проходять далі, там {places}. Виберіть інше місце; етап, який уже створено, спершу вилучіть, а потім додайте з іншими місцями.</translation>
    </message>
    <message>
        <source>A play-off has begun, and without rules nobody knows how it goes on. Choose other rules, or annul the play-off first.</source>
        <translation>Плей-оф розпочато, і без положення не відомо, як його продовжувати. Виберіть інше положення або спершу анулюйте плей-оф.</translation>
    </message>
    <message>
        <source>The stage is not over, so it is not known who is tied (C.07 Art. 3.1). Enter its results first.</source>
        <translation>Етап не завершено, тож ще не відомо, хто поділить місця (C.07, ст. 3.1). Спершу внесіть його результати.</translation>
    </message>
    <message>
        <source>From place {place} on there is no tie that the regulations have played off (C.07 Art. 3.1.1). Look at the ties on the page of play-offs.</source>
        <translation>Від місця {place} немає рівності, яку за регламентом розігрують у плей-оф (C.07, ст. 3.1.1). Перегляньте, які місця розігрують, на сторінці «Плей-оф».</translation>
    </message>
    <message>
        <source>Players of the tie from place {place} on are in a play-off of a tie that is no more, for results were corrected since. Annul that play-off first.</source>
        <translation>Рівність від місця {place}: її учасники грають у плей-оф за рівність, якої вже немає, бо результати відтоді виправлено. Спершу анулюйте той плей-оф.</translation>
    </message>
    <message>
        <source>One of the players is not in this tie. Choose among those who are tied.</source>
        <translation>Один з учасників не належить до тих, хто поділив ці місця. Виберіть серед них.</translation>
    </message>
    <message>
        <source>{name} has left this play-off already. Undo it if it was a mistake.</source>
        <translation>{name}: відмову від цього плей-оф уже записано. Якщо це помилка, скасуйте запис.</translation>
    </message>
    <message>
        <source>The play-off has no step for these players now. Look at what comes next on the page of play-offs.</source>
        <translation>Зараз у плей-оф для цих учасників етапу немає. На сторінці «Плей-оф» подивіться, що далі.</translation>
    </message>
    <message>
        <source>The rules of a knockout are announced before the start, and the bracket follows from them: with the first result they stay. To change them, clear all results first.</source>
        <translation>Правила олімпійської системи оголошують до початку, і від них залежить сітка: з першим результатом їх уже не змінюють. Щоб змінити їх, спершу приберіть усі результати.</translation>
    </message>
    <message>
        <source>The play-off regulation cannot be changed now (C.07 Art. 3.1).</source>
        <translation>Положення про плей-оф зараз змінити не можна (C.07, ст. 3.1).</translation>
    </message>
    <message>
        <source>The field is divided into groups by the numbers of the draw, and before anybody has played. Draw the numbers first; to divide anew, clear the results of the groups.</source>
        <translation>Учасників ділять на групи за номерами жеребкування й до першої партії. Спершу проведіть жеребкування номерів; щоб поділити ще раз, приберіть результати груп.</translation>
    </message>
    <message>
        <source>Groups and finals are added when the players have their numbers. Draw them first.</source>
        <translation>Групи та фінали додають, коли в учасників є номери. Спершу проведіть жеребкування.</translation>
    </message>
    <message>
        <source>The line of a player ends before the points (columns 81 to 84); it was cut off. Have the file made again.</source>
        <translation>Рядок учасника закінчується раніше за його очки (стовпчики 81–84): його обірвано. Нехай файл створять ще раз.</translation>
    </message>
    <message>
        <source>Player {number} is named as the opponent of player {number}. Correct the number.</source>
        <translation>Суперником учасника {number} записано його ж самого. Виправте номер.</translation>
    </message>
    <message>
        <source>The file gives player {number} {stated} points, but the results in that line make {counted}. The results were taken.</source>
        <translation>У файлі в учасника {number} очок {stated}, а за результатами його рядка виходить {counted}. Узято результати.</translation>
    </message>
    <message>
        <source>The file gives player {number} the rank {stated}; it names no tie-breaks, by the usual ones the place is {place}, and the order below may differ too. Set the tie-breaks of its regulations.</source>
        <translation>У файлі учасник {number} має місце {stated}, але додаткових показників у файлі не названо; за звичайними показниками його місце {place}, нижче порядок також може відрізнятися. Задайте показники за регламентом.</translation>
    </message>
    <message>
        <source>{name} does not belong to the contingent “{contingent}” (C.05 Annex 2). Form the groups anew: a player of no contingent draws alone.</source>
        <translation>{name}: цей учасник не належить до контингенту «{contingent}» (C.05, додаток 2). Утворіть групи заново: хто не належить до жодного контингенту, тягне окремо.</translation>
    </message>
    <message>
        <source>In a draw by lots every player draws alone; there is nothing to divide.</source>
        <translation>За вільного жеребкування кожен тягне сам за себе; ділити нічого.</translation>
    </message>
    <message>
        <source>{name} has shown no identity document and is not admitted without one, not even until a date (Ukrainian rules V.1.12). Mark it once it is shown, or decide: not admitted. Where the regulations of the event do without it (V.1.8), change the list of papers.</source>
        <translation>{name}: посвідчення особи не подано, а без нього не допускають навіть до певної дати (Правила, V.1.12). Позначте його, коли подадуть, або вирішіть: не допущено. Якщо регламент змагання обходиться без нього (V.1.8), змініть перелік документів.</translation>
    </message>
    <message>
        <source>{name} has shown no medical clearance that is valid on the first day and is not admitted without one, not even until a date (Ukrainian rules V.1.12). Mark it once it is shown, or decide: not admitted. Where the regulations of the event do without it (V.1.8), change the list of papers.</source>
        <translation>{name}: медичного допуску, чинного на перший день, не подано, а без нього не допускають навіть до певної дати (Правила, V.1.12). Позначте його, коли подадуть, або вирішіть: не допущено. Якщо регламент змагання обходиться без нього (V.1.8), змініть перелік документів.</translation>
    </message>
    <message>
        <source>{name} has not shown a valid paper that the list of this event calls compulsory (Ukrainian rules V.1.8). Mark it once it is shown, decide: not admitted, or change the list of papers.</source>
        <translation>{name}: не подано чинного документа, який у переліку цього змагання є обов’язковим (Правила, V.1.8). Позначте його, коли подадуть, вирішіть: не допущено – або змініть перелік документів.</translation>
    </message>
    <message>
        <source>{name} cannot be admitted without a word: papers not in order: {papers} (Ukrainian rules V.1.7). Give the reason, or admit until a date.</source>
        <translation>{name}: допустити без пояснення не можна, документи не в порядку: {papers} (Правила, V.1.7). Вкажіть причину або допустіть до певної дати.</translation>
    </message>
    <message>
        <source>The conditions of taking part cannot be changed now: the regulations set them (Ukrainian rules V.1.6).</source>
        <translation>Умови участі зараз змінити не можна: їх визначає регламент (Правила, V.1.6).</translation>
    </message>
    <message>
        <source>{name} has left, and play has begun: nobody can be a substitute any more (C.05 Art. 6.3). Before round 1 somebody could.</source>
        <translation>{name}: участь припинено, а гру розпочато, тож заміни вже не може бути (C.05, ст. 6.3). Замінити можна було до туру 1.</translation>
    </message>
    <message>
        <source>The committee has decided about incident № {incident} in appeal № {appeal}, and its decision is final (Ukrainian rules VII.3.3). Where it was written down wrongly, reopen that appeal with the reason.</source>
        <translation>Щодо порушення № {incident} комітет прийняв рішення за апеляцією № {appeal}, і воно остаточне (Правила, VII.3.3). Якщо його записано помилково, відкрийте цю апеляцію знову, вказавши причину.</translation>
    </message>
    <message>
        <source>№ {appeal} is decided (Ukrainian rules VII.3.3). Undo the decision, or reopen it with the reason.</source>
        <translation>Рішення за № {appeal} вже прийнято (Правила, VII.3.3). Скасуйте рішення або відкрийте справу знову, вказавши причину.</translation>
    </message>
    <message>
        <source>Who decided about protest № {appeal} is not said. Type the name of the chief arbiter, or of the deputy who stood in (Ukrainian rules VII.2.13).</source>
        <translation>Не вказано, хто розглянув протест № {appeal}. Введіть прізвище головного судді або заступника, який його заміняв (Правила, VII.2.13).</translation>
    </message>
    <message>
        <source>No appeals committee is named, and an appeal is decided by one (Ukrainian rules VII.3.2). Name its chair, members and reserves on the page of officials (Shift+F2).</source>
        <translation>Апеляційного комітету не призначено, а апеляцію розглядає саме він (Правила, VII.3.2). Внесіть голову, членів і запасних на сторінці «Судді» (Shift+F2).</translation>
    </message>
    <message>
        <source>{name} has no vote, or has voted already: the committee was elected before round 1 and each member has one vote (Ukrainian rules VII.3.2). Choose among the officials of the event.</source>
        <translation>{name}: права голосу немає або голос уже подано; комітет обирають до туру 1, і кожен член має один голос (Правила, VII.3.2). Виберіть серед посадових осіб змагання.</translation>
    </message>
    <message>
        <source>{name} is involved in the dispute and may not sit while it is heard (Ukrainian rules VII.3.2). Let a reserve take the seat.</source>
        <translation>{name}: особа причетна до суперечки й не може брати участі в її розгляді (Правила, VII.3.2). Нехай місце займе запасний.</translation>
    </message>
    <message>
        <source>{name} is younger than 18 and may not be of the committee (Ukrainian rules VII.3.2). Let a reserve take the seat.</source>
        <translation>{name}: особі ще немає 18 років, тож вона не може бути в комітеті (Правила, VII.3.2). Нехай місце займе запасний.</translation>
    </message>
    <message>
        <source>Nobody of the committee votes, so it cannot decide (Ukrainian rules VII.3.2). Name further reserves on the page of officials (Shift+F2).</source>
        <translation>У комітеті ніхто не голосує, тож рішення він прийняти не може (Правила, VII.3.2). Внесіть ще запасних на сторінці «Судді» (Shift+F2).</translation>
    </message>
    <message>
        <source>{votes} members would vote, and the number must be odd (Ukrainian rules VII.3.2). Let a reserve vote too, or one member not.</source>
        <translation>Голосувало б членів комітету: {votes}, а їхня кількість має бути непарною (Правила, VII.3.2). Нехай голосує ще один запасний або не голосує один із членів.</translation>
    </message>
    <message>
        <source>This sanction decides about the points of a game (Ukrainian rules VII.1.10). Choose the round and the board.</source>
        <translation>Це стягнення змінює очки за партію (Правила, VII.1.10). Виберіть тур і дошку.</translation>
    </message>
    <message>
        <source>How much is the fine? Type the amount that was announced beforehand (Ukrainian rules VII.1.10).</source>
        <translation>Який розмір штрафу? Введіть суму, оголошену завчасно (Правила, VII.1.10).</translation>
    </message>
    <message>
        <source>{name} is away by a sanction that stands in the register, incident {incident} (Ukrainian rules VII.1.10). Lift it with a reason on the page of incidents: the games that can still be played are open again then.</source>
        <translation>{name}: відсутність зумовлена стягненням, записаним у журналі порушень, № {incident} (Правила, VII.1.10). Скасуйте його на сторінці «Порушення», вказавши причину: партії, які ще можна зіграти, знову стануть без результату.</translation>
    </message>
    <message>
        <source>A player is expelled once the numbers are drawn (Ukrainian rules VII.1.10). Before the draw, remove the player.</source>
        <translation>Вилучити зі змагання можна після жеребкування номерів (Правила, VII.1.10). До жеребкування вилучіть учасника зі списку.</translation>
    </message>
    <message>
        <source>Games are lost by absence between the draw and the last game (Ukrainian rules VII.2.9). Before the draw there are none yet, after it correct the result of the game.</source>
        <translation>Поразку через відсутність записують від жеребкування до останньої партії (Правила, VII.2.9). До жеребкування партій ще немає, а після останньої виправте результат партії.</translation>
    </message>
    <message>
        <source>A player cannot return now (Ukrainian rules VII.2.9). Undo the withdrawal instead.</source>
        <translation>Зараз повернення учасника неможливе (Правила, VII.2.9). Натомість скасуйте вибуття.</translation>
    </message>
    <message>
        <source>One player stands twice among those of the stage. Take one of the two out.</source>
        <translation>Одного учасника записано на етап двічі. Приберіть один із записів.</translation>
    </message>
    <message>
        <source>One of the players is in group {stage} already, and everybody plays in one group only. Take that player out of one of them.</source>
        <translation>Один з учасників уже є в групі {stage}, а кожен грає лише в одній групі. Приберіть його з однієї з них.</translation>
    </message>
    <message>
        <source>The game of {name} with {opponent}, round {round}, board {board}, was adjourned: it has begun and is not forfeited. Enter first how it ended.</source>
        <translation>Партію {name} – {opponent} (тур {round}, дошка {board}) відкладено: її вже почато, тож поразки без гри за неї не записують. Спершу внесіть, чим вона закінчилася.</translation>
    </message>
    <message>
        <source>The game of {number} and {opponent} in round {round} was not played and has no colours. It stays without them in report files; on the pages the player with White stands for the order only.</source>
        <translation>Партію {number} – {opponent} у турі {round} не зіграно, і кольорів у ній немає. У файлах звітів вона залишається без них; на сторінках гравець стоїть на місці білих лише за порядком.</translation>
    </message>
    <message>
        <source>The game of {number} and {opponent} in round {round} has the colour of one player only; the other one was given the other colour.</source>
        <translation>У партії {number} – {opponent} у турі {round} вказано колір лише одного гравця; другому записано інший колір.</translation>
    </message>
    <message>
        <source>{name} is not a tie-break of {edition} that Arbiter knows. Choose one of its list.</source>
        <translation>{name}: серед додаткових показників {edition}, які знає Arbiter, такого немає. Виберіть показник зі списку.</translation>
    </message>
    <message>
        <source>{text} is not a value of a criterion. Type a number up to {most} with no more than {decimals} decimals, or nothing.</source>
        <translation>{text} – не значення показника. Введіть число, не більше за {most} (знаків після коми – щонайбільше {decimals}), або залиште поле порожнім.</translation>
    </message>
    <message>
        <source>“{text}” is not a birth date from 1900 on. Write 1999, 1999-04-01 or 01.04.1999.</source>
        <translation>«{text}» – не дата народження після 1900 року. Напишіть 1999, 01.04.1999 або 1999-04-01.</translation>
    </message>
    <message>
        <source>“{text}” is not a value of the option {option}. Choose one of: {allowed}.</source>
        <translation>«{text}» не підходить для параметра {option}. Виберіть одне з: {allowed}.</translation>
    </message>
    <message>
        <source>“{text}” is not the number of a round. Give the option {option} a number.</source>
        <translation>«{text}» – не номер туру. Вкажіть для параметра {option} номер туру.</translation>
    </message>
    <message>
        <source>“{text}” is not the number of a stage. Give the option {option} a number.</source>
        <translation>«{text}» – не номер етапу. Вкажіть для параметра {option} номер.</translation>
    </message>
    <message>
        <source>“{text}” is not the number of a match. Give the option {option} a number.</source>
        <translation>«{text}» – не номер матчу. Вкажіть для параметра {option} номер.</translation>
    </message>
    <message>
        <source>“{text}” is not the number of a player. Give the option {option} a number.</source>
        <translation>«{text}» – не номер учасника. Вкажіть для параметра {option} номер.</translation>
    </message>
    <message>
        <source>This is not a rating list that can be read. Choose a list as FIDE publishes it, or a CSV whose headings name at least “Name” and “Rating”.</source>
        <translation>Це не рейтинг-лист, який можна прочитати. Виберіть рейтинг-лист у тому вигляді, у якому його публікує ФІДЕ, або файл CSV, у заголовках якого є щонайменше «Прізвище, ім’я» та «Рейтинг».</translation>
    </message>
    <message>
        <source>This is not a text, so it is not a rating list. Choose another file.</source>
        <translation>Тут не текст, тож і не рейтинг-лист. Виберіть інший файл.</translation>
    </message>
    <message>
        <source>The rating is not a number up to 4000.</source>
        <translation>Рейтинг – не число до 4000.</translation>
    </message>
    <message>
        <source>{path} is not a spreadsheet. Import a file in XLSX or CSV.</source>
        <translation>{path} – не електронна таблиця. Завантажте файл у форматі XLSX або CSV.</translation>
    </message>
    <message>
        <source>“{text}” is not a sex. Write m or f.</source>
        <translation>«{text}» не позначає статі. Напишіть «ч» або «ж».</translation>
    </message>
    <message>
        <source>“{text}” is not a title. Write GM, IM, FM, CM, WGM, WIM, WFM or WCM.</source>
        <translation>«{text}» – не звання ФІДЕ. Напишіть GM, IM, FM, CM, WGM, WIM, WFM або WCM.</translation>
    </message>
    <message>
        <source>“{text}” is not a sport rank. Write МСМК, МС, КМС, I, II, III, IV, or I ю, II ю, III ю.</source>
        <translation>«{text}» – не спортивне звання чи розряд. Напишіть МСМК, МС, КМС, I, II, III, IV або I ю, II ю, III ю.</translation>
    </message>
    <message>
        <source>“{text}” is not a rating. Write a number up to 4000, or nothing.</source>
        <translation>«{text}» – не рейтинг. Напишіть число, не більше за 4000, або нічого.</translation>
    </message>
    <message>
        <source>“{text}” is not a FIDE ID. Write its digits, or nothing.</source>
        <translation>«{text}» – не ідентифікаційний номер ФІДЕ. Напишіть його цифри або нічого.</translation>
    </message>
    <message>
        <source>This is not a text, so it is not a report file (TRF). Choose another file.</source>
        <translation>Це не текст, тож і не файл звіту (TRF). Виберіть інший файл.</translation>
    </message>
    <message>
        <source>“{text}” is not a starting number. Write one from 1 to 9999 in columns 5 to 8.</source>
        <translation>«{text}» – не стартовий номер. Напишіть число від 1 до 9999 у стовпчиках 5–8.</translation>
    </message>
    <message>
        <source>“{text}” is not a sex. Write m or w in column 10.</source>
        <translation>«{text}» не позначає статі. Напишіть m або w у стовпчику 10.</translation>
    </message>
    <message>
        <source>“{text}” is not a rating. Write a number up to {highest} in columns 49 to 52, or nothing.</source>
        <translation>«{text}» – не рейтинг. Напишіть число до {highest} у стовпчиках 49–52 або нічого.</translation>
    </message>
    <message>
        <source>“{text}” is not a birth date from 1900 on. Write 1999/04/01, 1999/00/00 or nothing.</source>
        <translation>«{text}» – не дата народження після 1900 року. Напишіть 1999/04/01, 1999/00/00 або нічого.</translation>
    </message>
    <message>
        <source>“{text}” is not a number of points. Write one such as 4.5 in columns 81 to 84.</source>
        <translation>«{text}» – не кількість очок. Напишіть її як 4.5 у стовпчиках 81–84.</translation>
    </message>
    <message>
        <source>“{text}” is not a rank. Write a number in columns 86 to 89, or nothing.</source>
        <translation>«{text}» – не місце. Напишіть число у стовпчиках 86–89 або нічого.</translation>
    </message>
    <message>
        <source>“{text}” is not a day of the calendar. Write it as 2026/04/30.</source>
        <translation>«{text}» – не дата. Напишіть її як 2026/04/30.</translation>
    </message>
    <message>
        <source>“{text}” is not a number of rounds. Write one from 1 to {most}.</source>
        <translation>«{text}» – не кількість турів. Напишіть число від 1 до {most}.</translation>
    </message>
    <message>
        <source>“{text}” is not the number of an opponent. Write it in its four columns.</source>
        <translation>«{text}» – не номер суперника. Напишіть його у чотирьох відведених стовпчиках.</translation>
    </message>
    <message>
        <source>“{text}” is not a colour. Write w or b, or - where there was none.</source>
        <translation>«{text}» – не колір. Напишіть w або b, а якщо кольору не було – знак -.</translation>
    </message>
    <message>
        <source>“{text}” is not a title of FIDE over the board and was left out.</source>
        <translation>«{text}» – не звання ФІДЕ з практичної гри, його пропущено.</translation>
    </message>
    <message>
        <source>“{text}” is not a FIDE ID and was left out.</source>
        <translation>«{text}» – не ідентифікаційний номер ФІДЕ, його пропущено.</translation>
    </message>
    <message>
        <source>“{letter}” is not a result; the game of player {number} in round {round} was read as one without a result.</source>
        <translation>«{letter}» – не результат; партію учасника {number} у турі {round} прочитано як партію без результату.</translation>
    </message>
    <message>
        <source>{text} is not a system of play for single players that Arbiter knows; the rounds were read as those of a Swiss.</source>
        <translation>{text}: такої системи особистих змагань Arbiter не знає; тури прочитано як тури швейцарської системи.</translation>
    </message>
    <message>
        <source>“{text}” is not an amount. Type figures such as 500 or 1250,50; nothing is 0.</source>
        <translation>«{text}» – не сума. Введіть її цифрами, наприклад 500 або 1250,50; якщо сплати немає – 0.</translation>
    </message>
    <message>
        <source>“{text}” is not a name, and no list on this computer knows it as an ID. Type the name, surname first.</source>
        <translation>«{text}» – не прізвище, і як ID його немає в жодному рейтинг-листі на цьому комп’ютері. Введіть спершу прізвище, потім ім’я.</translation>
    </message>
    <message>
        <source>“{text}” is not the number of a protest or an appeal. Give the option {option} a number.</source>
        <translation>«{text}» – не номер протесту чи апеляції. Вкажіть для параметра {option} номер.</translation>
    </message>
    <message>
        <source>The sanction of incident {incident} is not a fine, so there is nothing to pay.</source>
        <translation>Стягнення за порушення № {incident} – не штраф, тож сплачувати нічого.</translation>
    </message>
    <message>
        <source>“{text}” is not the number of an incident. Give the option {option} a number.</source>
        <translation>«{text}» – не номер порушення. Вкажіть для параметра {option} номер.</translation>
    </message>
    <message>
        <source>“{marks}” is not a result that the rules know (Laws of Chess 10.2, 12.9, FIDE TRF). Choose one of those offered.</source>
        <translation>«{marks}» – не результат, відомий правилам (Правила шахової гри, ст. 10.2, 12.9, FIDE TRF). Виберіть один із запропонованих.</translation>
    </message>
    <message>
        <source>A final report says how the tournament ended, and there are games without a result: {games}. Finish them first, or write the report without asking for a final one.</source>
        <translation>Остаточний звіт показує, як завершився турнір, а є партії без результату: {games}. Спершу завершіть їх або збережіть звіт без позначки остаточного.</translation>
    </message>
    <message>
        <source>{path} is not a snapshot of this event, and nothing was changed. Choose another one.</source>
        <translation>{path} – не знімок цього змагання; нічого не змінено. Виберіть інший.</translation>
    </message>
    <message>
        <source>{path} is not an earlier state of this event, so it was not replaced: it is another one, or work went on in it. Move it away, or choose another folder.</source>
        <translation>{path} – не попередній стан цього змагання, тому його не замінено: це інше змагання або в ньому працювали далі. Перенесіть його або виберіть іншу папку.</translation>
    </message>
    <message>
        <source>“{text}” is not a bid. Type minutes, or minutes and seconds, such as 4 or 3:30.</source>
        <translation>«{text}» – не ставка. Введіть хвилини або хвилини й секунди, як-от 4 або 3:30.</translation>
    </message>
    <message>
        <source>This is not a text, so it is not a regulation. Choose another file.</source>
        <translation>Це не текст, тож і не положення. Виберіть інший файл.</translation>
    </message>
    <message>
        <source>“{text}” is not a time control. Write the minutes of a player and the seconds a move: 15+10, 2:30+2, 5+0, or 90/40+30+30 with a period of 40 moves.</source>
        <translation>«{text}» – не контроль часу. Напишіть хвилини на учасника й секунди на хід: 15+10, 2:30+2, 5+0 або, з періодом у 40 ходів, 90/40+30+30.</translation>
    </message>
    <message>
        <source>The {stated} points of player {number} contain a bye of a round that is not paired yet. It counts once the round is paired; until then {counted} are shown.</source>
        <translation>Очки учасника {number} у файлі ({stated}) враховують тур без суперника, на який іще не складено пар. Його буде враховано, щойно пари складуть; доти показано {counted}.</translation>
    </message>
    <message>
        <source>The file does not say its system of play. Not everybody meets everybody equally often, so the rounds were read as those of a Swiss.</source>
        <translation>Файл не називає системи проведення. Учасники зустрічаються не всі з усіма однаково, тож тури прочитано як тури швейцарської системи.</translation>
    </message>
    <message>
        <source>The file does not say its system of play. Everybody meets everybody equally often, so it was read as a round robin.</source>
        <translation>Файл не називає системи проведення. Усі зустрічаються з усіма однакову кількість разів, тож його прочитано як коловий турнір.</translation>
    </message>
    <message>
        <source>“{text}” names no system of play that Arbiter knows. Not everybody meets everybody equally often, so the rounds were read as those of a Swiss.</source>
        <translation>«{text}» – не назва відомої програмі системи проведення. Учасники зустрічаються не всі з усіма однаково, тож тури прочитано як тури швейцарської системи.</translation>
    </message>
    <message>
        <source>“{text}” names no system of play that Arbiter knows. Everybody meets everybody equally often, so it was read as a round robin.</source>
        <translation>«{text}» – не назва відомої програмі системи проведення. Усі зустрічаються з усіма однакову кількість разів, тож турнір прочитано як коловий.</translation>
    </message>
    <message>
        <source>The players {number} and {opponent} meet in the rounds {rounds}, more often than this round robin has cycles ({cycles}). It was read as it stands: compare it with its source.</source>
        <translation>Учасники {number} та {opponent} зустрічаються в турах {rounds} – частіше, ніж кіл у цьому турнірі ({cycles}). Прочитано, як записано: порівняйте з оригіналом.</translation>
    </message>
    <message>
        <source>The players {number} and {opponent} have {times} games with each other, fewer than this round robin has cycles ({cycles}), though all rounds are there.</source>
        <translation>Між учасниками {number} та {opponent} партій: {times} – менше, ніж кіл у турнірі ({cycles}), хоча всі тури є.</translation>
    </message>
    <message>
        <source>The numbers of the players do not run from 1 to {players}, so the rounds were not compared with the Berger table.</source>
        <translation>Номери учасників не йдуть поспіль від 1 до {players}, тож тури з таблицею Бергера не порівнювали.</translation>
    </message>
    <message>
        <source>The rounds are not those of the Berger table for these numbers (C.05 Annex 1): of {rounds} rounds these have other pairs: {departed}. They were read as they stand.</source>
        <translation>Тури не відповідають таблиці Бергера за цими номерами (C.05, додаток 1): з {rounds} турів інші пари мають {departed}. Прочитано, як записано.</translation>
    </message>
    <message>
        <source>Round {round} is not that of the Berger table for these numbers (C.05 Annex 1), which does not have {pairs} in it. It was read as it stands.</source>
        <translation>Тур {round} не відповідає таблиці Бергера за цими номерами (C.05, додаток 1): у ньому за таблицею немає пар {pairs}. Прочитано, як записано.</translation>
    </message>
    <message>
        <source>In round {round} the colours of {pairs} are not those of the Berger table (C.05 Annex 1). They were read as they stand.</source>
        <translation>У турі {round} кольори в парах {pairs} не такі, як у таблиці Бергера (C.05, додаток 1). Прочитано, як записано.</translation>
    </message>
    <message>
        <source>{count} of {games} games have their colours the other way round than the Berger table (C.05 Annex 1). They were read as they stand.</source>
        <translation>У {count} з {games} партій кольори протилежні таблиці Бергера (C.05, додаток 1). Прочитано, як записано.</translation>
    </message>
    <message>
        <source>Round {round} would not start after round {before}. Choose a later start, or set the times of all rounds together.</source>
        <translation>Тур {round} почався б не пізніше за тур {before}. Виберіть пізніший початок або задайте час усіх турів разом.</translation>
    </message>
    <message>
        <source>Incident {incident} has no sanction {sanction}. Choose one of the register.</source>
        <translation>Порушення № {incident}: стягнення № {sanction} немає. Виберіть одне з журналу.</translation>
    </message>
    <message>
        <source>Whom is it about? Choose at least one person and the sanction, which may be none.</source>
        <translation>Про кого йдеться? Виберіть хоча б одну людину та стягнення; його може й не бути.</translation>
    </message>
    <message>
        <source>The same person has the same sanction twice in this incident. Take one of them back.</source>
        <translation>За це порушення тій самій людині двічі записано те саме стягнення. Приберіть одне з них.</translation>
    </message>
    <message>
        <source>Who was it? Type the surname and first name, and choose what they are.</source>
        <translation>Хто це був? Введіть прізвище та ім’я і виберіть, ким є ця людина.</translation>
    </message>
    <message>
        <source>What the organiser decided is not for the chief arbiter to judge: the appeals committee does (Ukrainian rules VII.3.3). Choose an appeal.</source>
        <translation>Рішення організатора розглядає не головний суддя, а апеляційний комітет (Правила, VII.3.3). Виберіть апеляцію.</translation>
    </message>
    <message>
        <source>{name} does not play and has neither time nor points to lose. Choose a warning, a fine, or removal from the playing area (Ukrainian rules VII.1.8).</source>
        <translation>{name} не грає, тож не має ні часу, ні очок. Виберіть попередження, штраф або виведення з ігрової зони (Правила, VII.1.8).</translation>
    </message>
    <message>
        <source>{name} is on the list already: the IDs agree, or the name and the day of birth. Nobody is registered twice. Correct who stands there, or type what tells the two apart.</source>
        <translation>{name} уже є в списку: збігається ID або ім’я з датою народження. Двічі нікого не реєструють. Виправте того, хто там є, або введіть, чим ці двоє відрізняються.</translation>
    </message>
    <message>
        <source>Born in {birth}, in {year} this person would be younger than {youngest}. Type the right year of birth, or leave it empty.</source>
        <translation>Рік народження {birth}: у {year} році вік був би менший за {youngest} р. Введіть правильний рік народження або лишіть поле порожнім.</translation>
    </message>
    <message>
        <source>Born in {birth}, in {year} this person would be older than {oldest}. Type the right year of birth, or leave it empty.</source>
        <translation>Рік народження {birth}: у {year} році вік був би понад {oldest} р. Введіть правильний рік народження або лишіть поле порожнім.</translation>
    </message>
    <message>
        <source>The quota cannot be {quota}. Type a number from 0 to {highest}.</source>
        <translation>Квота {quota} неможлива. Введіть число від 0 до {highest}.</translation>
    </message>
    <message>
        <source>“{text}” cannot be read as a quota. Type each name once with its number, as in Kyiv 5; Lviv 3.</source>
        <translation>Квоту «{text}» прочитати не вдалося. Введіть кожну назву один раз із числом, наприклад Київ 5; Львівська 3.</translation>
    </message>
    <message>
        <source>No row of the file has headings for a name or a FIDE ID. Write them above the list: surname and name, birth, FIDE ID, until, reason.</source>
        <translation>У файлі немає рядка із заголовком для імені чи ID ФІДЕ. Напишіть над списком: прізвище та ім’я, народження, ID ФІДЕ, до, підстава.</translation>
    </message>
    <message>
        <source>Nobody is named. Type a name, surname first, or a FIDE ID.</source>
        <translation>Нікого не вказано. Введіть прізвище та ім’я або ID ФІДЕ.</translation>
    </message>
    <message>
        <source>“{text}” is not a date. Type the last day as 31.12.2026, or nothing where none is known.</source>
        <translation>«{text}» – це не дата. Введіть останній день як 31.12.2026 або нічого, якщо його не вказано.</translation>
    </message>
    <message>
        <source>The file announces {announced} rated players and has {rated}; the number is written anew.</source>
        <translation>У файлі заявлено учасників із рейтингом: {announced}, а їх {rated}; число буде записано наново.</translation>
    </message>
    <message>
        <source>The result of player {number} in round {round} is open (?). The game was read as one without a result, and is written back with a blank; if it was adjourned, say so on the page of the rounds.</source>
        <translation>Результат учасника {number} у турі {round} відкритий (?). Партію прочитано як партію без результату й назад буде записано пробілом; якщо її відкладено, позначте це на сторінці турів.</translation>
    </message>
    <message>
        <source>The file ends before the round {first}. The rounds {first} to {last} were added by the Berger table (C.05 Annex 1), without results.</source>
        <translation>Турів від {first} у файлі немає. Тури {first}–{last} додано за таблицею Бергера (C.05, додаток 1), без результатів.</translation>
    </message>
    <message>
        <source>The file has {paired} of {rounds} rounds. The others are not made, for it does not announce them or does not follow the Berger table (C.05 Annex 1).</source>
        <translation>У файлі тури: {paired} з {rounds}. Решту не складено: файл не називає кількості турів або не відповідає таблиці Бергера (C.05, додаток 1).</translation>
    </message>
    <message>
        <source>“{text}” may be on a list of suspended persons ({source}); who is under a sanction in force is not admitted (Ukrainian rules V.1.11, X).</source>
        <translation>«{text}»: можливо, у списку відсторонених ({source}); особу, щодо якої діє санкція, до змагань не допускають (Правила, V.1.11, X).</translation>
    </message>
    <message>
        <source>{name} may be on a list of suspended persons ({source}), and who is under a sanction in force is not admitted (Ukrainian rules V.1.11, X). Give the reason if this is somebody else, or decide: not admitted.</source>
        <translation>{name}: можливо, у списку відсторонених ({source}), а особу, щодо якої діє санкція, до змагань не допускають (Правила, V.1.11, X). Якщо це інша людина, введіть причину, інакше вирішіть: не допущено.</translation>
    </message>
    <message>
        <source>Round {round}, board {board} is played again already; both games are kept. Correct the result of the second one.</source>
        <translation>Партію туру {round} на дошці {board} уже переграють; збережено обидві. Виправте результат другої.</translation>
    </message>
    <message>
        <source>The lots of the hall are taken already; a second drawing would cast doubt on the first (C.07 Art. 4.2). Undo it if it was a mistake.</source>
        <translation>Жереб, витягнутий у залі, уже записано; повторне жеребкування поставило б його під сумнів (C.07, ст. 4.2). Якщо це помилка, скасуйте дію.</translation>
    </message>
    <message>
        <source>Who saw the lots being drawn? Type the names of the witnesses: they are printed with the order.</source>
        <translation>Хто бачив жеребкування? Введіть імена свідків: їх друкують разом із порядком.</translation>
    </message>
    <message>
        <source>No appeals committee is named yet, so there is nobody to announce (Ukrainian rules VII.3.2). Add its chair and members first.</source>
        <translation>Апеляційного комітету ще не призначено, тож оголошувати нікого (Правила, VII.3.2). Спершу внесіть голову та членів.</translation>
    </message>
    <message>
        <source>The seed of lots among the tied is fixed before the first game and stays then: one event, one seed (C.07 Art. 4.2).</source>
        <translation>Ключ жеребкування між рівними визначають до першої партії, далі він незмінний: одне змагання – один ключ (C.07, ст. 4.2).</translation>
    </message>
    <message>
        <source>Round {round}, board {board} has its result or is adjourned: nobody is awaited there.</source>
        <translation>Тур {round}, дошка {board}: партію закінчено або відкладено, тож там нікого не чекають.</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: nobody there is noted as late beyond the default time. Look at the marks again.</source>
        <translation>Тур {round}, дошка {board}: там ні в кого не минув допустимий час запізнення. Перегляньте позначки ще раз.</translation>
    </message>
    <message>
        <source>{name} is no text that can be attached as regulations. Choose one of these kinds: {kinds}.</source>
        <translation>{name} не можна долучити як регламент. Виберіть файл одного з видів: {kinds}.</translation>
    </message>
    <message>
        <source>There is nothing in {name}. Choose the file with the regulations.</source>
        <translation>Файл {name} порожній. Виберіть файл із регламентом.</translation>
    </message>
    <message>
        <source>{name} is larger than {most} MB, and every copy of the event would be so too. Attach a smaller file, as a PDF without photographs.</source>
        <translation>{name} більший за {most} МБ, а з ним росте й кожна копія файлу змагань. Долучіть менший файл, наприклад PDF без фотографій.</translation>
    </message>
    <message>
        <source>No regulations are attached yet (Ukrainian rules IV.3). Attach their file first.</source>
        <translation>Регламенту ще не долучено (Правила, IV.3). Спершу долучіть його файл.</translation>
    </message>
    <message>
        <source>The event knows of {name} but does not hold it whole. Attach the file again.</source>
        <translation>У змаганнях записано {name}, але самого файлу в них немає або він пошкоджений. Долучіть його ще раз.</translation>
    </message>
    <message>
        <source>Too long ({field}): at most {longest} characters are kept, and there are {length}. Shorten it.</source>
        <translation>Задовгий текст ({field}): зберігається щонайбільше {longest} знаків, а тут {length}. Скоротіть його.</translation>
    </message>
    <message>
        <source>Only one line is kept ({field}). Write it without line breaks.</source>
        <translation>Зберігається лише один рядок ({field}). Напишіть без перенесень рядка.</translation>
    </message>
    <message>
        <source>Character {place} cannot be read ({field}): {sign} is a control, turns the direction of writing, or is unknown here. Delete it, or type the text anew.</source>
        <translation>Знак {place} не читається ({field}): {sign} — керівний, обертає напрямок письма або тут невідомий. Вилучіть його або наберіть текст заново.</translation>
    </message>
    <message>
        <source>More than {most} signs stand upon one letter ({field}). Type the text anew.</source>
        <translation>Над однією літерою стоїть більше ніж {most} значки ({field}). Наберіть текст заново.</translation>
    </message>
    <message>
        <source>{path} is a folder, a device or a pipe, and not a file that can be read. Choose a file.</source>
        <translation>{path} — це папка, пристрій або канал, а не файл, який можна прочитати. Виберіть файл.</translation>
    </message>
    <message>
        <source>{path} has {size} MB, and of its kind no more than {most} MB are read. Check that it is the right file.</source>
        <translation>{path} має {size} МБ, а файли такого виду читаються лише до {most} МБ. Перевірте, чи це той файл.</translation>
    </message>
    <message>
        <source>The archive {path} is packed in an unusual way. Unpack it and import the list inside.</source>
        <translation>Архів {path} запаковано незвичним способом. Розпакуйте його й завантажте рейтинг-лист, який усередині.</translation>
    </message>
    <message>
        <source>Out of the archive {path} comes far more than out of any rating list of its size, so it may be meant to do harm. Download it again, or unpack it and import the list inside.</source>
        <translation>З архіву {path} виходить значно більше, ніж із будь-якого рейтинг-листа такого розміру; можливо, він має нашкодити. Завантажте його знову або розпакуйте й завантажте рейтинг-лист, який усередині.</translation>
    </message>
    <message>
        <source>{path} has {count} sheets, and no more than {most} are read. Copy the rows of the players into a new workbook and import that one.</source>
        <translation>У {path} аркушів: {count}, а читається щонайбільше {most}. Скопіюйте рядки з учасниками в нову книгу й завантажте її.</translation>
    </message>
    <message>
        <source>The list has something behind its column {most}. Delete what stands there, or copy the rows of the players into a new sheet and import that one.</source>
        <translation>У списку є щось за стовпцем {most}. Видаліть те, що там стоїть, або скопіюйте рядки з учасниками на новий аркуш і завантажте його.</translation>
    </message>
    <message>
        <source>More than {most} cells of the file are filled. Copy the rows of the players into a new sheet and import that one.</source>
        <translation>У файлі заповнено понад {most} клітинок. Скопіюйте рядки з учасниками на новий аркуш і завантажте його.</translation>
    </message>
    <message>
        <source>The line has more than {most} letters. Copy the rows of the players into a new sheet and import that one.</source>
        <translation>У рядку понад {most} знаків. Скопіюйте рядки з учасниками на новий аркуш і завантажте його.</translation>
    </message>
    <message>
        <source>The text has more than {most} letters, as no cell of a spreadsheet can. Shorten it.</source>
        <translation>У тексті понад {most} знаків, стільки не вміщує жодна клітинка таблиці. Скоротіть його.</translation>
    </message>
    <message>
        <source>The disk with the copy {path} does not answer. The event itself is saved. Pull the stick out and plug it in again, or choose another folder.</source>
        <translation>Диск із копією {path} не відповідає. Саме змагання збережено. Вийміть флешку і вставте її знову або виберіть іншу папку.</translation>
    </message>
    <message>
        <source>A round robin of {players} players is not made; the largest has {most}. Divide the players into groups, or check their number.</source>
        <translation>Коловий турнір на {players} учасників не складається; у найбільшого їх {most}. Поділіть учасників на групи або перевірте їхню кількість.</translation>
    </message>
    <message>
        <source>What keeps the journal from being changed was taken out of the file: {place}.</source>
        <translation>З файлу вилучено те, що не дає змінювати журнал: {place}.</translation>
    </message>
    <message>
        <source>An entry of the journal cannot be read: {place}.</source>
        <translation>Запис журналу не читається: {place}.</translation>
    </message>
    <message>
        <source>A value cannot be read: {place}.</source>
        <translation>Значення не читається: {place}.</translation>
    </message>
    <message>
        <source>An attached file is not as it was attached: {place}.</source>
        <translation>Прикріплений файл не такий, яким його прикріпили: {place}.</translation>
    </message>
    <message>
        <source>{path} is damaged: {place} cannot be read. The file was left as it is; open a copy or a snapshot made earlier.</source>
        <translation>{path} пошкоджено: {place} не читається. Файл залишено, як є; відкрийте копію чи знімок, зроблені раніше.</translation>
    </message>
    <message>
        <source>{path} holds what Arbiter has not made: {place}. It could show other results than the file has, so the file was not opened and left as it is. Open a copy made earlier, and ask who worked on this one.</source>
        <translation>У {path} є те, чого Arbiter не створював: {place}. Через це могли б показуватися не ті результати, що у файлі, тому файл не відкрито й залишено, як є. Відкрийте копію, зроблену раніше, і з’ясуйте, хто працював із цим файлом.</translation>
    </message>
    <message>
        <source>{path} is not what its journal says: {place}. Nothing more is written until that is dealt with. Open the file in the window of Arbiter: it offers the snapshots, the second copy, and to go on from the rows as they are.</source>
        <translation>{path} не відповідає своєму журналу: {place}. Доки з цим не розібралися, нічого більше не записується. Відкрийте файл у вікні Arbiter: воно пропонує знімки, другу копію або продовжити з тим, що є у файлі.</translation>
    </message>
    <message>
        <source>{path} was copied here after a crash, and beside it lies a log with other acts. Both make a whole event: that of the copy ends at {copy}, the one before the crash at {log}. Open the file in the window of Arbiter and choose.</source>
        <translation>{path} скопійовано сюди після збою, а поруч лежить журнал SQLite з іншими діями. Обидва складають ціле змагання: у копії останній запис {copy}, до збою – {log}. Відкрийте файл у вікні Arbiter і виберіть.</translation>
    </message>
    <message>
        <source>Beside {path} lies the log of another state of it, left by a crash; the event was read as the file has it, without that log.</source>
        <translation>Поруч із {path} лежить журнал SQLite іншого його стану, що лишився після збою; змагання прочитано так, як воно у файлі, без нього.</translation>
    </message>
    <message>
        <source>The list has more than {most} tie-breaks. List those of the regulations.</source>
        <translation>У переліку понад {most} додаткових показників. Вкажіть ті, що є в регламенті.</translation>
    </message>
    <message>
        <source>A tournament has no more than {most} players, as a report has numbers for no more. Divide the players among several events, or check the list.</source>
        <translation>У турнірі не більше {most} учасників: на більше у звіті немає номерів. Розподіліть учасників між кількома змаганнями або перевірте список.</translation>
    </message>
    <message>
        <source>Step {step} of the match cannot have {games} games. Type 1 to {most}.</source>
        <translation>На кроці {step} матчу не може бути партій: {games}. Введіть число від 1 до {most}.</translation>
    </message>
    <message>
        <source>The people kept on this computer could not be read any more. Their file was put aside as {path}, and a new one is begun; events keep their players. Put a copy of the file back if you have one.</source>
        <translation>Людей, збережених на цьому комп’ютері, більше не вдається прочитати. Їхній файл відкладено як {path} і розпочато новий; у змаганнях учасники залишилися. Якщо у вас є копія файлу, поставте її на місце.</translation>
    </message>
    <message>
        <source>The lists of suspended persons on this computer could not be read any more. Their file was put aside as {path}. Bring the lists in again: nobody is checked against them now.</source>
        <translation>Списки відсторонених осіб на цьому комп’ютері більше не вдається прочитати. Їхній файл відкладено як {path}. Додайте списки знову: зараз за ними нікого не перевіряють.</translation>
    </message>
    <message>
        <source>The rating list {path} is damaged and is not searched; the other lists are. Import it again.</source>
        <translation>Рейтинг-лист {path} пошкоджено, і в ньому не шукають; в інших списках шукають. Імпортуйте його знову.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. The next one can be typed in {seconds} s.</source>
        <translation>Забагато хибних PIN-кодів. Наступний можна ввести через {seconds} с.</translation>
    </message>
    <message>
        <source>{path} is not what its own journal says: {place}. Choose another one.</source>
        <translation>{path} не відповідає своєму ж журналу: {place}. Виберіть інший.</translation>
    </message>
    <message>
        <source>{path} is a copy of another event. Choose another one.</source>
        <translation>{path} – копія іншого змагання. Виберіть іншу.</translation>
    </message>
    <message>
        <source>There is no round {round} to be paired: {rounds} rounds were announced (C.04.2). Choose one of them, or change the number of rounds.</source>
        <translation>Туру {round} для жеребкування немає: оголошено турів — {rounds} (C.04.2). Виберіть один із них або змініть кількість турів.</translation>
    </message>
    <message>
        <source>The next round cannot be paired: round {round} has no result on board {board}. Enter it, or note that the game is adjourned, which pairs it as a draw (C.04.2).</source>
        <translation>Наступний тур жеребкувати не можна: у турі {round} на дошці {board} немає результату. Введіть його або позначте, що партію відкладено: для жеребкування вона рахується нічиєю (C.04.2).</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet, and round 1 does not tell it (C.04.3 Art. 5.1). Draw it by lot and note it.</source>
        <translation>Початковий колір ще не визначено жеребом, і за туром 1 його не встановити (C.04.3, ст. 5.1). Визначте його жеребом і запишіть.</translation>
    </message>
    <message>
        <source>Round {round} cannot be paired yet: round {next} comes first.</source>
        <translation>Тур {round} ще не можна скласти: спершу тур {next}.</translation>
    </message>
    <message>
        <source>Round {round} cannot be paired anew: round {next} was paired upon it. Take the later rounds back first.</source>
        <translation>Тур {round} не можна спарувати наново: на ньому побудовано тур {next}. Спершу скасуйте пізніші тури.</translation>
    </message>
    <message>
        <source>The pairings of round {round} are published, and published pairings stay (C.04.2 Art. 4). Take the publication back first, before anybody has sat down, or change single pairs in one of the cases of that article.</source>
        <translation>Пари туру {round} оголошено, а оголошені пари лишаються (C.04.2, ст. 4). Спершу скасуйте оголошення, поки ніхто не сів за дошки, або змініть окремі пари в одному з випадків цієї статті.</translation>
    </message>
    <message>
        <source>Round {round} has results already, so its pairs stay (C.04.2 Art. 4). Undo what was typed if the round is not played yet.</source>
        <translation>Тур {round} уже має результати, тож його пари лишаються (C.04.2, ст. 4). Якщо тур ще не зіграно, скасуйте введене.</translation>
    </message>
    <message>
        <source>Round {round} was not written: while it was worked out, a result, a player or a rule changed. Pair it again.</source>
        <translation>Тур {round} не записано: поки складалися пари, змінився результат, гравець або правило. Спаруйте його ще раз.</translation>
    </message>
    <message>
        <source>How a Swiss is paired is said beforehand and fixed when round 1 is paired (C.04.1 Art. 1). Take the pairing of round 1 back first.</source>
        <translation>Правила швейцарки оголошують заздалегідь і закріплюють, коли складено пари туру 1 (C.04.1, ст. 1). Спершу скасуйте пари туру 1.</translation>
    </message>
    <message>
        <source>All rounds are paired: {rounds}. To see one as it should have been, give its number.</source>
        <translation>Усі тури складено: {rounds}. Щоб побачити, яким мав бути тур, назвіть його номер.</translation>
    </message>
    <message>
        <source>Only a Swiss is paired round by round from its results. Numbers fix the rounds of a round robin (C.05 Annex 1), matches those of a knockout.</source>
        <translation>Лише швейцарку зводять тур за туром за результатами. Тури колової системи визначають номери (C.05, додаток 1), олімпійської – матчі.</translation>
    </message>
    <message>
        <source>The system {system} is not built in: of the Swiss systems Arbiter pairs by the FIDE (Dutch) one (C.04.3). Pair with a program for that system.</source>
        <translation>Системи {system} програма не має: зі швейцарських Arbiter зводить за голландською системою ФІДЕ (C.04.3). Зведіть програмою для тієї системи.</translation>
    </message>
    <message>
        <source>Number {number} is not paired in round {round}. Ask about one who is.</source>
        <translation>Учасник {number} не грає в турі {round}. Запитайте про того, хто грає.</translation>
    </message>
    <message>
        <source>Round {round} has no legal pairing. {why} The arbiter decides what to do (C.04.3 Art. 1.9.3): let a pair meet that the regulations of the event keep apart, agree with somebody on a bye, or pair the round by hand and say which rule gives way.</source>
        <translation>Тур {round} за правилами скласти неможливо. {why} Рішення за арбітром (C.04.3, ст. 1.9.3): дозволити зустріч, яку забороняє регламент змагання, домовитися з кимось про звільнення або скласти тур вручну й зазначити, від якого правила відступлено.</translation>
    </message>
    <message>
        <source>The file does not say by which Swiss system it is paired. FIDE (Dutch), the usual one, was taken.</source>
        <translation>У файлі не сказано, за яким різновидом швейцарської системи проводять жеребкування. Узято звичайний: ФІДЕ (голландська).</translation>
    </message>
    <message>
        <source>{text} names the rules of the Dutch system that were in force until 31 January 2026. Arbiter pairs by those of C.04.3 in force since.</source>
        <translation>{text} означає правила голландської системи, чинні до 31 січня 2026 року. Arbiter жеребкує за чинними відтоді правилами C.04.3.</translation>
    </message>
    <message>
        <source>The record {record} is not in the form that the format has for it, or names a player who is not in the file. It does not count for the pairings; the line is kept.</source>
        <translation>Запис {record} не має форми, яку вимагає формат, або називає гравця, якого немає у файлі. Для жеребкування його не враховано; рядок збережено.</translation>
    </message>
    <message>
        <source>This record has another bye for player {number} in round {round} than line {other}, column {column}. What stands there was taken.</source>
        <translation>Цей запис дає гравцеві {number} у турі {round} інший пропуск, ніж рядок {other}, стовпець {column}. Узято те, що стоїть там.</translation>
    </message>
    <message>
        <source>This record has another initial colour than one before it, which was taken. The line is kept.</source>
        <translation>Цей запис має інший початковий колір, ніж попередній, який і взято. Рядок збережено.</translation>
    </message>
    <message>
        <source>XXC rank gives the players other pairing numbers: those of the order of their lines. The numbers in the lines were taken. Number the lines in their order before pairing the next round.</source>
        <translation>XXC rank надає гравцям інші номери: за порядком їхніх рядків. Узято номери, що стоять у рядках. Перш ніж жеребкувати наступний тур, пронумеруйте рядки за їхнім порядком.</translation>
    </message>
    <message>
        <source>The draft of round {round} is out of date: since it was paired, a result, a player or a rule has changed. Pair it again before it is published (C.04.2).</source>
        <translation>Чернетка туру {round} застаріла: відколи її складено, змінився результат, гравець або правило. перед оприлюдненням складіть пари знову (C.04.2).</translation>
    </message>
    <message>
        <source>There is no table after a round here: matches or stages decide the places. Ask for the table without a round, or for that of a group.</source>
        <translation>Тут немає таблиці після туру: місця визначають матчі або етапи. Запитайте таблицю без туру або таблицю групи.</translation>
    </message>
    <message>
        <source>There is no table after round {round} yet: the last round that has begun is {last}. Choose an earlier round.</source>
        <translation>Таблиці після {round}-го туру ще немає: останній розпочатий тур – {last}. Виберіть раніший тур.</translation>
    </message>
    <message>
        <source>There is no category “{title}”. Those of the event: {known}.</source>
        <translation>Категорії «{title}» немає. Категорії змагання: {known}.</translation>
    </message>
    <message>
        <source>A category needs a title: papers call it so. Type one.</source>
        <translation>Категорії потрібна назва: так її називають документи. Впишіть назву.</translation>
    </message>
    <message>
        <source>There is a category “{title}” already. Give this one another title.</source>
        <translation>Категорія «{title}» вже є. Дайте цій іншу назву.</translation>
    </message>
    <message>
        <source>Everybody would belong to the category “{title}”. Say who belongs to it: by age, sex, region, rating or title.</source>
        <translation>До категорії «{title}» належали б усі. Вкажіть, хто до неї належить: за віком, статтю, регіоном, рейтингом або званням.</translation>
    </message>
    <message>
        <source>Nobody is at least {at_least} and younger than {younger_than} years old. Correct the ages of the category “{title}”.</source>
        <translation>Нікому не може бути щонайменше {at_least} і водночас менше ніж {younger_than} років. Виправте вік у категорії «{title}».</translation>
    </message>
    <message>
        <source>An age of a category is from 1 to {most} years, not {age}. Correct it.</source>
        <translation>Вік у категорії – від 1 до {most} років, а не {age}. Виправте його.</translation>
    </message>
    <message>
        <source>No rating is from {rating_from} and below {rating_below}. Correct the ratings of the category “{title}”.</source>
        <translation>Жоден рейтинг не є від {rating_from} і нижчим за {rating_below}. Виправте рейтинги категорії «{title}».</translation>
    </message>
    <message>
        <source>A rating of a category is from 1 to {most}, not {rating}. Correct it.</source>
        <translation>Рейтинг у категорії – від 1 до {most}, а не {rating}. Виправте його.</translation>
    </message>
    <message>
        <source>There are {most} categories already, which is the most there can be. Remove one first.</source>
        <translation>Категорій уже {most}, більше бути не може. Спершу вилучіть одну.</translation>
    </message>
    <message>
        <source>The players have no numbers yet, and byes are noted in the rounds that come with them (C.04.2 Art. 2). Give the numbers first, on the page of the draw.</source>
        <translation>Учасники ще не мають номерів, а звільнення записують у тури, які з’являються разом із ними (C.04.2, ст. 2). Спершу надайте номери на сторінці жеребкування.</translation>
    </message>
    <message>
        <source>{name} has no number yet and is not paired (C.04.2 Art. 2). Give the number first.</source>
        <translation>{name} ще не має номера, тож не потрапляє в пари (C.04.2, ст. 2). Спершу надайте номер.</translation>
    </message>
    <message>
        <source>{mark} is no bye that a player can ask for. Choose H for half a point, Z for none or F for a whole one (General Regulations 6.7).</source>
        <translation>{mark} – не те звільнення, про яке учасник може просити. Виберіть H (пів очка), Z (нуль) або F (ціле очко) (Загальні правила змагань 6.7).</translation>
    </message>
    <message>
        <source>{name} stands in the published pairings of round {round}, and those stay (C.04.2 Art. 4). Who does not come loses by forfeit at the board; two who are left without an opponent may be paired in one of the cases of that article.</source>
        <translation>{name} є в оприлюднених парах туру {round}, а вони не змінюються (C.04.2, ст. 4). Хто не прийде, тому зараховують поразку за неявку; двох, хто лишився без суперника, можна звести в одному з випадків цієї статті.</translation>
    </message>
    <message>
        <source>The pairings of round {round} are published already, and a bye in it changes what was counted. It is a decision of the arbiter: say that it was made, and why.</source>
        <translation>Пари туру {round} вже оприлюднено, і звільнення в ньому змінить зараховане. Це рішення судді: зазначте, що його ухвалено й чому.</translation>
    </message>
    <message>
        <source>{name} would have {byes} half-point byes; the regulations allow {allowed} (General Regulations 6.7). Give a bye of zero points, or decide otherwise with a reason.</source>
        <translation>{name} матиме звільнень із половиною очка: {byes}; регламент дозволяє {allowed} (Загальні правила змагань 6.7). Дайте звільнення без очок або ухваліть інше рішення з причиною.</translation>
    </message>
    <message>
        <source>Half-point byes are given until round {last}, not in round {round} (General Regulations 6.7). Give a bye of zero points, or decide otherwise with a reason.</source>
        <translation>Звільнення з половиною очка дають до туру {last}, а не в турі {round} (Загальні правила змагань 6.7). Дайте звільнення без очок або ухваліть інше рішення з причиною.</translation>
    </message>
    <message>
        <source>A player cannot be allowed {most} half-point byes: there are {rounds} rounds. Type a number from 0 to {rounds}, or nothing for what the regulations say.</source>
        <translation>Учасникові не можна дозволити стільки звільнень із половиною очка ({most}): турів {rounds}. Введіть число від 0 до {rounds} або нічого – тоді діє регламент.</translation>
    </message>
    <message>
        <source>In a Swiss who misses a round is not paired in it (C.04.2 Art. 3). Note a bye on the page of who plays.</source>
        <translation>У швейцарській системі того, хто пропускає тур, не ставлять у пару (C.04.2, ст. 3). Запишіть звільнення на сторінці «Хто грає».</translation>
    </message>
    <message>
        <source>The check-in is over: round 1 is published. Who comes now is noted one by one on the page of who plays.</source>
        <translation>Перевірку явки закінчено: тур 1 оприлюднено. Хто приходить тепер, того відзначають окремо на сторінці «Хто грає».</translation>
    </message>
    <message>
        <source>This player has no place in round {round}. Choose one of those who are listed.</source>
        <translation>Цього учасника немає в турі {round}. Виберіть когось зі списку.</translation>
    </message>
    <message>
        <source>This player has no opponent. Choose one who sits at a board.</source>
        <translation>Цей учасник не має суперника. Виберіть того, хто сидить за дошкою.</translation>
    </message>
    <message>
        <source>A new pair is made of two who have no opponent yet. Take their pairs apart first.</source>
        <translation>Нову пару складають двоє, хто ще не має суперника. Спершу розберіть їхні пари.</translation>
    </message>
    <message>
        <source>This player has no bye that could be taken away.</source>
        <translation>Цей учасник не звільнений від гри, тож скасовувати нічого.</translation>
    </message>
    <message>
        <source>Round {round} is not paired completely: without an opponent and without a bye are the numbers {numbers}. Pair them, or give them a bye (C.04.1 Art. 3).</source>
        <translation>Тур {round} складено не повністю: без суперника і без звільнення лишилися номери {numbers}. Складіть їм пари або звільніть їх від гри (C.04.1, ст. 3).</translation>
    </message>
    <message>
        <source>In round {round} a player or a board is there twice. Begin the pairing by hand anew.</source>
        <translation>У турі {round} учасник або дошка є двічі. Почніть складати пари вручну наново.</translation>
    </message>
    <message>
        <source>In round {round} people are paired who have left the tournament: {numbers}. Take their pairs apart, or let them return first.</source>
        <translation>У турі {round} пари мають ті, хто вибув із турніру: {numbers}. Розберіть їхні пари або спершу поверніть їх у турнір.</translation>
    </message>
    <message>
        <source>The pairs of round {round} are as they were published: nothing is to be changed.</source>
        <translation>Пари туру {round} такі, як оголошено: змінювати нічого.</translation>
    </message>
    <message>
        <source>The pairings of round {round} are published. They are changed in one of the five cases of C.04.2 Art. 4 alone: choose which one it is.</source>
        <translation>Пари туру {round} оголошено. Їх змінюють лише в одному з п’яти випадків C.04.2, ст. 4: виберіть, який це випадок.</translation>
    </message>
    <message>
        <source>The game at board {board} of round {round} has begun or has a result, so its pair stays. Where two sat at each other’s boards, exchange these two instead.</source>
        <translation>Партію на дошці {board} туру {round} розпочато або вона має результат, тож пара лишається. Якщо двоє сіли за чужі дошки, натомість поміняйте їх місцями.</translation>
    </message>
    <message>
        <source>In this case the pairs of round {round} change only if those concerned agree (C.04.2 Art. 4). Ask them, and note that they do.</source>
        <translation>У цьому випадку пари туру {round} змінюють лише за згодою тих, кого це стосується (C.04.2, ст. 4). Запитайте їх і позначте згоду.</translation>
    </message>
    <message>
        <source>None of the pairs that change at the boards {boards} had met before round {round}, so this is no second meeting (C.04.2 Art. 4). Choose another case, or leave these pairs as they are.</source>
        <translation>Жодна з пар, що змінюються на дошках {boards}, не зустрічалася до туру {round}, тож повторної зустрічі немає (C.04.2, ст. 4). Виберіть інший випадок або лишіть ці пари як є.</translation>
    </message>
    <message>
        <source>In this case exactly one new pair is made in round {round}, of two who have no opponent or whose opponents do not play, and no other pair changes (C.04.2 Art. 4).</source>
        <translation>У цьому випадку в турі {round} складають рівно одну нову пару з двох, хто не має суперника або чиї суперники не грають, а інші пари не змінюються (C.04.2, ст. 4).</translation>
    </message>
    <message>
        <source>The two at board {board} are more than a point apart: only two of close scores may agree to play (C.04.2 Art. 4).</source>
        <translation>Між двома на дошці {board} більше ніж одне очко: погодитися зіграти можуть лише двоє з близькою кількістю очок (C.04.2, ст. 4).</translation>
    </message>
    <message>
        <source>At the boards {boards} pairs change without a late entry among them: for one who comes late to round {round} as little changes as possible (C.04.2 Art. 4).</source>
        <translation>На дошках {boards} пари змінюються без запізнілого учасника: заради того, хто запізнився до туру {round}, змінюють якнайменше (C.04.2, ст. 4).</translation>
    </message>
    <message>
        <source>Round {round} is not the last one, which is round {last}: for a top board pairs change in the last round alone (C.04.2 Art. 4).</source>
        <translation>Тур {round} не останній, останній – {last}: через подію на перших дошках пари змінюють лише в останньому турі (C.04.2, ст. 4).</translation>
    </message>
    <message>
        <source>At the boards {boards} pairs change without a top board among them (up to board {last}). Leave these pairs as they are, or choose another case of C.04.2 Art. 4.</source>
        <translation>На дошках {boards} пари змінюються без жодної з перших дошок (до дошки {last}). Лишіть ці пари як є або виберіть інший випадок C.04.2, ст. 4.</translation>
    </message>
    <message>
        <source>One of the two has no opponent in round {round}. Choose two who sat at boards.</source>
        <translation>Один із двох не має суперника в турі {round}. Виберіть двох, хто сидів за дошками.</translation>
    </message>
    <message>
        <source>Both sit at board {board} of round {round}. Two who took each other’s colour are put right by changing the colours of the board.</source>
        <translation>Обоє сидять за дошкою {board} туру {round}. Якщо двоє переплутали колір, поміняйте кольори на цій дошці.</translation>
    </message>
    <message>
        <source>The numbers {white} and {black}, who played at board {board}, meet in another round too: {rounds} (C.04.1 Art. 2). Say that you know it if the game is to stand all the same.</source>
        <translation>Номери {white} і {black}, які зіграли на дошці {board}, зустрічаються ще й в іншому турі: {rounds} (C.04.1, ст. 2). Підтвердьте, що знаєте про це, якщо партія все одно лишається.</translation>
    </message>
    <message>
        <source>A Swiss has from 1 to {most} rounds (C.04.1 Art. 1), not {rounds}. Type another number.</source>
        <translation>У швейцарці від 1 до {most} турів (C.04.1, ст. 1), а не {rounds}. Введіть інше число.</translation>
    </message>
    <message>
        <source>With {rounds} rounds there would be no round {round}, for which byes are noted (General Regulations 6.7). Take these byes back first.</source>
        <translation>За {rounds} турів не було б туру {round}, на який записано звільнення (Загальний регламент 6.7). Спершу зніміть ці звільнення.</translation>
    </message>
    <message>
        <source>The regulations may allow a player from 0 to {most} half-point byes (General Regulations 6.7), not {byes}. Type another number.</source>
        <translation>Регламент може дозволити гравцеві від 0 до {most} звільнень із половиною очка (Загальний регламент 6.7), а не {byes}. Введіть інше число.</translation>
    </message>
    <message>
        <source>Half-point byes cannot end with round {round}: rounds 1 to {rounds} are played (General Regulations 6.7). Type one of them, or nothing for all.</source>
        <translation>Звільнення з половиною очка не можуть закінчитися туром {round}: грають тури від 1 до {rounds} (Загальний регламент 6.7). Введіть один із них або нічого – для всіх.</translation>
    </message>
    <message>
        <source>Of people who may not meet there are at least two. Add another one, or remove the list.</source>
        <translation>Тих, хто не може зустрічатися, щонайменше двоє. Додайте ще когось або вилучіть список.</translation>
    </message>
    <message>
        <source>People cannot be kept apart from round {first} to round {last}: rounds 1 to {rounds} are played (C.04.1 Art. 1). Type the first round, then the last one.</source>
        <translation>Не можна розвести гравців від туру {first} до туру {last}: грають тури від 1 до {rounds} (C.04.1, ст. 1). Введіть перший тур, потім останній.</translation>
    </message>
    <message>
        <source>There is no board {board}: boards are numbered from 1 to {most}. Type another number.</source>
        <translation>Дошки {board} немає: дошки мають номери від 1 до {most}. Введіть інше число.</translation>
    </message>
    <message>
        <source>Board {board} is kept for {name}: two pairs cannot sit at it. Choose another board, or free this one first.</source>
        <translation>Дошку {board} закріплено за гравцем {name}: дві пари за нею не сядуть. Виберіть іншу дошку або спершу звільніть цю.</translation>
    </message>
    <message>
        <source>“{text}” names no boards. Write numbers and ranges from the lower to the higher, such as 1-20, 31-60; nothing stands for all boards from 1 on.</source>
        <translation>«{text}» не означає дощок. Пишіть номери й діапазони від меншого до більшого, наприклад 1-20, 31-60; порожнє поле – усі дошки від першої.</translation>
    </message>
    <message>
        <source>There are {boards} boards for {pairs} pairs. Name more boards, or none: then the pairs sit at boards from 1 on (C.04.2 Art. 3.6).</source>
        <translation>Дощок {boards}, а пар {pairs}. Вкажіть більше дощок або жодної: тоді пари сядуть за дошки від першої (C.04.2, ст. 3.6).</translation>
    </message>
    <message>
        <source>Corrected data number the players of a Swiss anew only until round 4 is paired (C.04.2 Art. 2). The numbers stay; ratings and titles are right on papers and in reports, and a late entry still gets the number of its strength.</source>
        <translation>За виправленими даними гравців швейцарської системи перенумеровують лише до жеребкування 4-го туру (C.04.2, ст. 2). Номери залишаються; у документах і звітах рейтинги та звання будуть правильні, а запізнілий учасник і далі отримує номер за своєю силою.</translation>
    </message>
    <message>
        <source>Round {round} is paired as a draft, and from its pairing on the numbers stay (C.04.2 Art. 2). Take the draft of round {round} away first, then number anew and pair again.</source>
        <translation>Тур {round} складено як чернетку, а від його жеребкування номери вже не змінюються (C.04.2, ст. 2). Спершу приберіть чернетку туру {round}, потім перенумеруйте гравців і складіть тур знову.</translation>
    </message>
    <message>
        <source>The numbers follow the published order already; nobody would get another one.</source>
        <translation>Номери вже відповідають оголошеному порядку; ні в кого номер не змінився б.</translation>
    </message>
    <message>
        <source>Round {round} is paired as a draft with all players of the list. Take the draft away first; then a player can be removed, and the numbers close up.</source>
        <translation>Тур {round} складено як чернетку з усіма гравцями списку. Спершу приберіть чернетку; тоді гравця можна вилучити, і номери зімкнуться.</translation>
    </message>
    <message>
        <source>Round 1 is paired, so whoever stands in the list keeps the number (C.04.2). Withdraw the player instead: who has withdrawn is not paired any more.</source>
        <translation>Перший тур складено, тож кожен у списку зберігає свій номер (C.04.2). Натомість відзначте, що гравець вибув: того, хто вибув, до пар більше не ставлять.</translation>
    </message>
    <message>
        <source>Players of a Swiss are numbered by strength: rating, title, then the published criterion, which may be lots among equals (C.04.2 Art. 2). Give the numbers by rating, or type the organiser&apos;s list by hand.</source>
        <translation>У швейцарській системі гравців нумерують за силою: рейтинг, звання, потім оголошений критерій, яким може бути й жереб між рівними (C.04.2, ст. 2). Надайте номери за рейтингом або введіть список організатора вручну.</translation>
    </message>
    <message>
        <source>The last round is paired, so nobody can enter any more: a late entry plays from the next round that is paired (C.04.2 Art. 3).</source>
        <translation>Останній тур складено, тож долучитися вже не можна: запізнілий учасник грає від наступного туру, який складають (C.04.2, ст. 3).</translation>
    </message>
    <message>
        <source>Half-point byes for missed rounds: {given} were asked for, and the regulations give {most} here (General Regulations 6.7). Ask for fewer; more of them are given one by one, by a decision of the arbiter.</source>
        <translation>Баїв у пів очка за пропущені тури попросили {given}, а за регламентом тут їх може бути {most} (Загальні правила, 6.7). Зменште їх кількість; понад це їх надають по одному, рішенням судді.</translation>
    </message>
</context>
<context>
    <name>ErrorReport</name>
    <message>
        <source>Save a report of errors</source>
        <translation>Зберегти звіт про помилки</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Тексти (*.txt)</translation>
    </message>
    <message>
        <source>The report is in {path}. It names the version, the system and where in the program errors happened: no names or results.</source>
        <translation>Звіт записано в {path}. У ньому версія, система й місця програми, де сталися помилки, – без імен і результатів.</translation>
    </message>
</context>
<context>
    <name>EventField</name>
    <message>
        <source>title</source>
        <translation>назва</translation>
    </message>
    <message>
        <source>place</source>
        <translation>місце</translation>
    </message>
    <message>
        <source>organiser</source>
        <translation>організатор</translation>
    </message>
    <message>
        <source>federation</source>
        <translation>федерація</translation>
    </message>
    <message>
        <source>time control</source>
        <translation>контроль часу</translation>
    </message>
    <message>
        <source>first day</source>
        <translation>перший день</translation>
    </message>
    <message>
        <source>last day</source>
        <translation>останній день</translation>
    </message>
    <message>
        <source>discipline</source>
        <translation>дисципліна</translation>
    </message>
    <message>
        <source>level</source>
        <translation>рівень</translation>
    </message>
    <message>
        <source>entry fee</source>
        <translation>внесок</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>ранг</translation>
    </message>
</context>
<context>
    <name>EventLevel</name>
    <message>
        <source>national event</source>
        <translation>всеукраїнське змагання</translation>
    </message>
    <message>
        <source>event of a region or city</source>
        <translation>обласне або міське змагання</translation>
    </message>
    <message>
        <source>other event</source>
        <translation>інше змагання</translation>
    </message>
</context>
<context>
    <name>EventMark</name>
    <message>
        <source>Sample event, to try things out: nothing here counts</source>
        <translation>Приклад змагання, щоб спробувати: тут ніщо не враховується</translation>
    </message>
</context>
<context>
    <name>EventPage</name>
    <message>
        <source>Title</source>
        <translation>Назва змагання</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Місце проведення</translation>
    </message>
    <message>
        <source>Federation, three letters</source>
        <translation>Федерація, три літери</translation>
    </message>
    <message>
        <source>UKR</source>
        <translation>UKR</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Організатор</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Перший день</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Останній день</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Контроль часу</translation>
    </message>
    <message>
        <source>for example 90 min + 30 s a move</source>
        <translation>наприклад 90 хв + 30 с на хід</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Дн&amp;і</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Назва</translation>
    </message>
    <message>
        <source>fe&amp;deration</source>
        <translation>ф&amp;едерація</translation>
    </message>
    <message>
        <source>&amp;Organiser</source>
        <translation>&amp;Організатор</translation>
    </message>
    <message>
        <source>Ti&amp;me control</source>
        <translation>Контроль &amp;часу</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Суддівська колегія</translation>
    </message>
    <message>
        <source>This is not a date. Write 01.04.2026.</source>
        <translation>Це не дата. Напишіть так: 01.04.2026.</translation>
    </message>
    <message>
        <source>Panel, committee and commission…</source>
        <translation>Колегія, апеляційний комітет і комісія…</translation>
    </message>
    <message>
        <source>Regulations…</source>
        <translation>Регламент…</translation>
    </message>
    <message>
        <source>before the draw</source>
        <translation>до жеребкування</translation>
    </message>
    <message>
        <source>the numbers are drawn</source>
        <translation>номери витягнуто</translation>
    </message>
    <message>
        <source>play has begun</source>
        <translation>гру розпочато</translation>
    </message>
    <message>
        <source>all games are played</source>
        <translation>усі партії зіграно</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Регламент</translation>
    </message>
</context>
<context>
    <name>EventRank</name>
    <message>
        <source>rank {rank}</source>
        <translation>{rank} ранг</translation>
    </message>
</context>
<context>
    <name>ExchangeDialog</name>
    <message>
        <source>Two sat at each other’s boards in round {round}</source>
        <translation>У турі {round} двоє сіли за дошки одне одного</translation>
    </message>
    <message>
        <source>&amp;Let stand what was played</source>
        <translation>&amp;Зарахувати зігране</translation>
    </message>
    <message>
        <source>&amp;Known: they meet twice</source>
        <translation>&amp;Відомо: вони зустрічаються двічі</translation>
    </message>
    <message>
        <source>{name} ({number}) · board {board}, {colour}</source>
        <translation>{name} ({number}) · дошка {board}, {colour}</translation>
    </message>
    <message>
        <source>&amp;Player:</source>
        <translation>&amp;Учасник:</translation>
    </message>
    <message>
        <source>&amp;Sat in the place of:</source>
        <translation>Сів на &amp;місце:</translation>
    </message>
    <message>
        <source>Result as it was played</source>
        <translation>Результат, як зіграно</translation>
    </message>
    <message>
        <source>The games stand as they were played, the pairs become what they were, and each board keeps its result. The pairs of the system are kept beside them.</source>
        <translation>Партії зараховують так, як їх зіграно, пари стають такими, якими були за дошками, і кожна дошка зберігає свій результат. Поруч зберігаються пари системи.</translation>
    </message>
    <message>
        <source>Board {board}: {white} – {black}</source>
        <translation>Дошка {board}: {white} – {black}</translation>
    </message>
    <message>
        <source>⚠ {white} and {black} meet in round {rounds}, too (C.04.1 Art. 2).</source>
        <translation>⚠ {white} і {black} зустрічаються ще й у турі {rounds} (C.04.1, ст. 2).</translation>
    </message>
    <message>
        <source>The next round is paired from what was played.</source>
        <translation>Наступний тур буде складено за зіграним.</translation>
    </message>
</context>
<context>
    <name>ExportPlayers</name>
    <message>
        <source>Export the list of players</source>
        <translation>Зберегти список учасників</translation>
    </message>
    <message>
        <source>Workbook (XLSX)</source>
        <translation>Електронна таблиця (XLSX)</translation>
    </message>
    <message>
        <source>CSV, divided by semicolons</source>
        <translation>CSV, через крапку з комою</translation>
    </message>
    <message>
        <source>CSV, divided by commas</source>
        <translation>CSV, через кому</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Формат</translation>
    </message>
    <message>
        <source>All that is known of the players, with their numbers. The file can be imported into another event.</source>
        <translation>Усе, що відомо про учасників, разом із їхніми номерами. Цей файл можна завантажити в інше змагання.</translation>
    </message>
    <message>
        <source>{event} players</source>
        <translation>{event} – учасники</translation>
    </message>
    <message>
        <source>Where the list goes</source>
        <translation>Де зберегти список</translation>
    </message>
    <message>
        <source>Workbooks (*.xlsx)</source>
        <translation>Електронні таблиці (*.xlsx)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
</context>
<context>
    <name>ExportReport</name>
    <message>
        <source>Export a report file</source>
        <translation>Зберегти файл звіту</translation>
    </message>
    <message>
        <source>What is not written</source>
        <translation>Що не буде записано</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Версія</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Етап</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>&amp;Версія</translation>
    </message>
    <message>
        <source>&amp;Stage</source>
        <translation>&amp;Етап</translation>
    </message>
    <message>
        <source>Looking for what {version} cannot say…</source>
        <translation>Перевіряємо, чого {version} не вміщує…</translation>
    </message>
    <message>
        <source>{version} does not say of this event:</source>
        <translation>У {version} не буде записано:</translation>
    </message>
    <message>
        <source>{version} says all that this event holds.</source>
        <translation>{version} вміщує все, що є в цьому змаганні.</translation>
    </message>
    <message>
        <source>Where the report file goes</source>
        <translation>Де зберегти файл звіту</translation>
    </message>
</context>
<context>
    <name>FaultyFile</name>
    <message>
        <source>The event file is not what its journal says</source>
        <translation>Файл змагання не відповідає своєму журналу</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Продовжити</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>Пі&amp;зніше</translation>
    </message>
    <message>
        <source>from the &amp;file as it is; the journal notes what differs</source>
        <translation>з того, що у &amp;файлі; відмінності запишуться в журнал</translation>
    </message>
    <message>
        <source>from a &amp;snapshot:</source>
        <translation>зі &amp;знімка:</translation>
    </message>
    <message>
        <source>Snapshot to go on from</source>
        <translation>Знімок, з якого продовжити</translation>
    </message>
    <message>
        <source>from the second copy: {path}</source>
        <translation>з другої копії: {path}</translation>
    </message>
    <message>
        <source>Nothing is written until you choose. Go on:</source>
        <translation>Доки не виберете, нічого не записується. Продовжити:</translation>
    </message>
    <message>
        <source>A file whose place is taken by a snapshot or the second copy is kept beside it, under a name that says so.</source>
        <translation>Файл, місце якого займе знімок або друга копія, залишиться поруч під іншою назвою.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ще %n</numerusform>
            <numerusform>ще %n</numerusform>
            <numerusform>ще %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Something other than Arbiter has changed it, or the disk has lost a part of it:</source>
        <translation>Його змінила інша програма, або диск утратив його частину:</translation>
    </message>
    <message>
        <source>The file that was at fault is kept as {name}.</source>
        <translation>Файл із помилками збережено як {name}.</translation>
    </message>
</context>
<context>
    <name>FileCheck</name>
    <message>
        <source>File being checked</source>
        <translation>Файл перевіряється</translation>
    </message>
    <message>
        <source>The file is being compared with its journal. Go on meanwhile; papers say that it is not done yet.</source>
        <translation>Файл звіряється з журналом. Можна працювати далі; на документах зазначено, що звіряння ще триває.</translation>
    </message>
    <message>
        <source>File at fault</source>
        <translation>Файл має помилки</translation>
    </message>
    <message>
        <source>The file is not what its journal says, and nothing is written. Press to decide how to go on.</source>
        <translation>Файл не відповідає своєму журналу, тому нічого не записується. Натисніть, щоб вирішити, як продовжити.</translation>
    </message>
</context>
<context>
    <name>FileChoice</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Відкрити</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Зберегти</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Вибрати</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Папка:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Назва файлу:</translation>
    </message>
    <message>
        <source>Kind:</source>
        <translation>Вид:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Events of Arbiter (*.arbiter)</source>
        <translation>Змагання програми Arbiter (*.arbiter)</translation>
    </message>
    <message>
        <source>Report files (*.trf)</source>
        <translation>Файли звіту (*.trf)</translation>
    </message>
    <message>
        <source>Report files (*.trf *.txt);;All files (*)</source>
        <translation>Файли звіту (*.trf *.txt);;Усі файли (*)</translation>
    </message>
    <message>
        <source>Regulations of a play-off (*.json)</source>
        <translation>Положення про плей-оф (*.json)</translation>
    </message>
</context>
<context>
    <name>FilterBox</name>
    <message>
        <source>{name} (Ctrl+F)</source>
        <translation>{name} (Ctrl+F)</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>birth unknown</source>
        <translation>дату народження не вказано</translation>
    </message>
    <message>
        <source>too old</source>
        <translation>завеликий вік для групи</translation>
    </message>
    <message>
        <source>too young</source>
        <translation>замалий вік для групи</translation>
    </message>
    <message>
        <source>of a younger group</source>
        <translation>вік молодшої групи</translation>
    </message>
    <message>
        <source>below the lowest age</source>
        <translation>не досягнуто найменшого віку</translation>
    </message>
    <message>
        <source>sex unknown</source>
        <translation>стать не вказано</translation>
    </message>
    <message>
        <source>a man in an event for women</source>
        <translation>чоловік у змаганні серед жінок</translation>
    </message>
    <message>
        <source>no sport rank</source>
        <translation>розряд не вказано</translation>
    </message>
    <message>
        <source>sport rank too low</source>
        <translation>занизький розряд</translation>
    </message>
    <message>
        <source>in no quota</source>
        <translation>поза квотами</translation>
    </message>
    <message>
        <source>above the quota</source>
        <translation>понад квоту</translation>
    </message>
    <message>
        <source>an official who plays</source>
        <translation>посадова особа, яка грає</translation>
    </message>
    <message>
        <source>on the appeals committee and plays</source>
        <translation>член апеляційного комітету, який грає</translation>
    </message>
    <message>
        <source>The birth is not known, and age is a condition of this event</source>
        <translation>Дату народження не вказано, а участь у змаганні обмежено віком</translation>
    </message>
    <message>
        <source>Born {birth}: {age} on 1 January {year}, too old for {group}</source>
        <translation>Народження – {birth}; вік на 1 січня {year} р. – {age}, завеликий для групи «{group}»</translation>
    </message>
    <message>
        <source>Born {birth}: {age} on 1 January {year}, too young for {group}</source>
        <translation>Народження – {birth}; вік на 1 січня {year} р. – {age}, замалий для групи «{group}»</translation>
    </message>
    <message>
        <source>Born {birth}: {age} on 1 January {year}, of the group {younger}; the regulations let nobody play in an older one</source>
        <translation>Народження – {birth}; вік на 1 січня {year} р. – {age}, група – {younger}; регламент не дозволяє грати в старшій</translation>
    </message>
    <message>
        <source>Born {birth}: {age} on 1 January {year}; the lowest age is {lowest}</source>
        <translation>Народження – {birth}; вік на 1 січня {year} р. – {age}; найменший дозволений – {lowest}</translation>
    </message>
    <message>
        <source>The sex is not written down, and this is an event for women</source>
        <translation>Стать не вказано, а це змагання серед жінок</translation>
    </message>
    <message>
        <source>A man, in an event for women</source>
        <translation>Чоловік у змаганні серед жінок</translation>
    </message>
    <message>
        <source>No sport rank is written down; the lowest one admitted is {lowest}</source>
        <translation>Розряд не вказано; найнижчий дозволений – {lowest}</translation>
    </message>
    <message>
        <source>Sport rank {rank}; the lowest one admitted is {lowest}</source>
        <translation>Розряд – {rank}; найнижчий дозволений – {lowest}</translation>
    </message>
    <message>
        <source>Counts for no quota, for this is not written down: {by}</source>
        <translation>Не належить до жодної квоти, бо не вказано: {by}</translation>
    </message>
    <message>
        <source>{contingent} has {players}; the quota is {quota}</source>
        <translation>{contingent}: {players}; квота – {quota}</translation>
    </message>
    <message>
        <source>May be the same person as an official, {name} ({role}); who officiates does not play</source>
        <translation>Можливо, це та сама особа, що й {name} ({role}); хто обслуговує змагання, той не грає</translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) old</source>
        <translation>
            <numerusform>%n рік</numerusform>
            <numerusform>%n роки</numerusform>
            <numerusform>%n років</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n учасник</numerusform>
            <numerusform>%n учасники</numerusform>
            <numerusform>%n учасників</numerusform>
        </translation>
    </message>
    <message>
        <source>May be the same person as {name} ({role}); nobody judges a dispute of their own, so have a reserve ready</source>
        <translation>Можливо, це та сама особа, що й {name} ({role}); ніхто не розглядає власного спору, тож підготуйте запасного</translation>
    </message>
    <message>
        <source>{sentence} (Ukrainian rules {article})</source>
        <translation>{sentence} (Правила, {article})</translation>
    </message>
    <message>
        <source>On a list of suspended persons: {listed}, {source}, until {until}; who is under a sanction in force is not admitted</source>
        <translation>У списку відсторонених: {listed}, {source}, до {until}; особу, щодо якої діє санкція, до змагань не допускають</translation>
    </message>
    <message>
        <source>on a list of the suspended</source>
        <translation>у списку відсторонених</translation>
    </message>
</context>
<context>
    <name>GameApart</name>
    <message>
        <source>starts {moment}</source>
        <translation>початок {moment}</translation>
    </message>
    <message>
        <source>arbiter {name}</source>
        <translation>суддя {name}</translation>
    </message>
    <message>
        <source>played again; first result {result}; {reason}</source>
        <translation>партію переграно; перший результат {result}; {reason}</translation>
    </message>
</context>
<context>
    <name>GameApartDialog</name>
    <message>
        <source>Time and arbiter of board {board}: {white} – {black}</source>
        <translation>Час і суддя партії на дошці {board}: {white} – {black}</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Зберегти</translation>
    </message>
    <message>
        <source>Arbiter of the game</source>
        <translation>Суддя партії</translation>
    </message>
    <message>
        <source>&amp;Starts:</source>
        <translation>&amp;Початок:</translation>
    </message>
    <message>
        <source>&amp;Arbiter:</source>
        <translation>&amp;Суддя:</translation>
    </message>
    <message>
        <source>What is left empty is as in the rest of the round. It stands on the round protocol.</source>
        <translation>Що лишиться порожнім, буде таким самим, як для всього туру. Це друкується в протоколі туру.</translation>
    </message>
</context>
<context>
    <name>GoToBar</name>
    <message>
        <source>Go to &amp;board, player’s number or name:</source>
        <translation>Перейти до (дошка, номер &amp;або прізвище):</translation>
    </message>
    <message>
        <source>#5 is the player with number 5</source>
        <translation>№5 – учасник із номером 5</translation>
    </message>
</context>
<context>
    <name>HandNumbers</name>
    <message>
        <source>Numbers drawn by hand</source>
        <translation>Номери, витягнуті в залі</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Учасник</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>To be corrected</source>
        <translation>Що виправити</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>{name} ({authority})</source>
        <translation>{name} ({authority})</translation>
    </message>
    <message>
        <source>№ {number} undone: {act}</source>
        <translation>Скасовано № {number}: {act}</translation>
    </message>
    <message>
        <source>№ {number} done again: {act}</source>
        <translation>Повернуто № {number}: {act}</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>скасовано</translation>
    </message>
    <message>
        <source>№</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Час</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Хто</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Що зроблено</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Стан</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>До і після</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Register the players of {file}</source>
        <translation>Зареєструвати учасників із файлу {file}</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>Читаємо {file}…</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Register %n player(s)</source>
        <translation>
            <numerusform>&amp;Зареєструвати %n учасника</numerusform>
            <numerusform>&amp;Зареєструвати %n учасників</numerusform>
            <numerusform>&amp;Зареєструвати %n учасників</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Помилки</translation>
    </message>
    <message>
        <source>Read the file &amp;again</source>
        <translation>Прочитати файл &amp;ще раз</translation>
    </message>
    <message>
        <source>Space leaves a row out or takes it; Enter on a problem goes to its cell.</source>
        <translation>Пробіл пропускає рядок або бере його; Enter на помилці переходить до її клітинки.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) to register</source>
        <translation>
            <numerusform>Буде зареєстровано %n учасника</numerusform>
            <numerusform>Буде зареєстровано %n учасників</numerusform>
            <numerusform>Буде зареєстровано %n учасників</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) left out</source>
        <translation>
            <numerusform>пропущено %n рядок</numerusform>
            <numerusform>пропущено %n рядки</numerusform>
            <numerusform>пропущено %n рядків</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s): correct the file and read it again, say what its columns are, or leave rows out</source>
        <translation>
            <numerusform>%n помилка: виправте файл і прочитайте його ще раз, вкажіть, що в його стовпчиках, або пропустіть рядки</numerusform>
            <numerusform>%n помилки: виправте файл і прочитайте його ще раз, вкажіть, що в його стовпчиках, або пропустіть рядки</numerusform>
            <numerusform>%n помилок: виправте файл і прочитайте його ще раз, вкажіть, що в його стовпчиках, або пропустіть рядки</numerusform>
        </translation>
    </message>
    <message>
        <source>Players of the list</source>
        <translation>Учасники зі списку</translation>
    </message>
    <message>
        <source>Go to the cell</source>
        <translation>Перейти до клітинки</translation>
    </message>
    <message>
        <source>Leave out or take</source>
        <translation>Пропустити або взяти</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>Import a report file</source>
        <translation>Завантажити файл звіту</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>Читаємо {file}…</translation>
    </message>
    <message>
        <source>{file} becomes a new event.</source>
        <translation>З файлу {file} буде створено нове змагання.</translation>
    </message>
    <message numerus="yes">
        <source>Understood so (%n)</source>
        <translation>
            <numerusform>Як прочитано файл (%n примітка)</numerusform>
            <numerusform>Як прочитано файл (%n примітки)</numerusform>
            <numerusform>Як прочитано файл (%n приміток)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Make the event</source>
        <translation>С&amp;творити змагання</translation>
    </message>
    <message numerus="yes">
        <source>{file} cannot be imported: %n defect(s). Nothing was made. Have them corrected in the program that wrote the file, and import it again.</source>
        <translation>
            <numerusform>{file} завантажити не можна, у файлі %n помилка. Нічого не створено. Нехай її виправлять у програмі, що записала файл, тоді завантажте його ще раз.</numerusform>
            <numerusform>{file} завантажити не можна, у файлі %n помилки. Нічого не створено. Нехай їх виправлять у програмі, що записала файл, тоді завантажте його ще раз.</numerusform>
            <numerusform>{file} завантажити не можна, у файлі %n помилок. Нічого не створено. Нехай їх виправлять у програмі, що записала файл, тоді завантажте його ще раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>Defects</source>
        <translation>Помилки</translation>
    </message>
    <message>
        <source>C&amp;opy the list</source>
        <translation>&amp;Копіювати список</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>{criteria} (the usual ones, for the file names none)</source>
        <translation>{criteria} (звичайні, бо файл їх не називає)</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Назва змагання</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Місце проведення</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Дні</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Додаткові показники</translation>
    </message>
    <message>
        <source>&amp;Edition of C.07</source>
        <translation>Редакція &amp;C.07</translation>
    </message>
    <message>
        <source>&amp;Kept in</source>
        <translation>&amp;Зберігати в</translation>
    </message>
    <message>
        <source>Writing {file}…</source>
        <translation>Записуємо {file}…</translation>
    </message>
    <message>
        <source>{file} is not imported yet.</source>
        <translation>{file} ще не завантажено.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n учасник</numerusform>
            <numerusform>%n учасники</numerusform>
            <numerusform>%n учасників</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n тур</numerusform>
            <numerusform>%n тури</numerusform>
            <numerusform>%n турів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IncidentDialog</name>
    <message>
        <source>Write an incident down</source>
        <translation>Записати порушення</translation>
    </message>
    <message>
        <source>Offence</source>
        <translation>Порушення</translation>
    </message>
    <message>
        <source>What the sanction does</source>
        <translation>Що дає стягнення</translation>
    </message>
    <message>
        <source>An older round is changed by my d&amp;ecision</source>
        <translation>Змінити давніший тур моїм рі&amp;шенням</translation>
    </message>
    <message>
        <source>Whom is it about?</source>
        <translation>Кого це стосується?</translation>
    </message>
    <message>
        <source>What was the offence?</source>
        <translation>Яке це порушення?</translation>
    </message>
    <message>
        <source>E&amp;xpel {name}</source>
        <translation>&amp;Вилучити: {name}</translation>
    </message>
    <message>
        <source>Write it d&amp;own</source>
        <translation>&amp;Записати</translation>
    </message>
    <message>
        <source>&amp;Impose: {sanction}</source>
        <translation>&amp;Накласти стягнення: {sanction}</translation>
    </message>
    <message>
        <source>O&amp;ffence</source>
        <translation>П&amp;орушення</translation>
    </message>
    <message>
        <source>&amp;Sanction</source>
        <translation>С&amp;тягнення</translation>
    </message>
    <message>
        <source>Results and table stay as they are.</source>
        <translation>Результати й таблиця не зміняться.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more game(s)</source>
        <translation>
            <numerusform>… і ще %n партія</numerusform>
            <numerusform>… і ще %n партії</numerusform>
            <numerusform>… і ще %n партій</numerusform>
        </translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дошка</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Учасник</translation>
    </message>
    <message>
        <source>boa&amp;rd</source>
        <translation>&amp;дошка</translation>
    </message>
    <message>
        <source>Ro&amp;und</source>
        <translation>Ту&amp;р</translation>
    </message>
    <message>
        <source>{board}: {white} – {black}</source>
        <translation>{board}: {white} – {black}</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Стаття</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Що сталося</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>Хто повідомив</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Суддя</translation>
    </message>
    <message>
        <source>Day and time</source>
        <translation>День і час</translation>
    </message>
    <message>
        <source>Ar&amp;ticle</source>
        <translation>Ст&amp;аття</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <translation>&amp;Що сталося</translation>
    </message>
    <message>
        <source>Re&amp;ported by</source>
        <translation>Хто &amp;повідомив</translation>
    </message>
    <message>
        <source>Ar&amp;biter</source>
        <translation>Судд&amp;я</translation>
    </message>
    <message>
        <source>&amp;Day and time</source>
        <translation>Д&amp;ень і час</translation>
    </message>
    <message>
        <source>Sanction</source>
        <translation>Стягнення</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Хвилини</translation>
    </message>
    <message>
        <source>Amount of the fine</source>
        <translation>Сума штрафу</translation>
    </message>
    <message>
        <source>p&amp;aid</source>
        <translation>сп&amp;лачено</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Перший тур</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Останній тур</translation>
    </message>
    <message>
        <source>The game becomes</source>
        <translation>Новий результат партії</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>хвилин</translation>
    </message>
    <message>
        <source>to round</source>
        <translation>до туру</translation>
    </message>
    <message>
        <source>from round</source>
        <translation>з туру</translation>
    </message>
    <message>
        <source>the game becomes</source>
        <translation>новий результат партії</translation>
    </message>
    <message>
        <source>Which sanction? It may be none (Ukrainian rules VII.1.10).</source>
        <translation>Яке стягнення? Його може й не бути (Правила, VII.1.10).</translation>
    </message>
    <message>
        <source>Enter alone does not take somebody out of play: press the button with the mouse, its letter, or Space.</source>
        <translation>Самою клавішею Enter зі змагання не вилучають: натисніть кнопку мишею, її літеру або Пробіл.</translation>
    </message>
    <message>
        <source>Player or somebody else</source>
        <translation>Учасник чи хтось інший</translation>
    </message>
    <message>
        <source>player</source>
        <translation>учасник</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Прізвище та ім’я</translation>
    </message>
    <message>
        <source>surname and first name</source>
        <translation>прізвище та ім’я</translation>
    </message>
    <message>
        <source>Who&amp;m</source>
        <translation>Про &amp;кого</translation>
    </message>
    <message>
        <source>Sanctions so far</source>
        <translation>Уже додані стягнення</translation>
    </message>
    <message>
        <source>A&amp;nother sanction or person</source>
        <translation>Ще людина чи стя&amp;гнення</translation>
    </message>
    <message>
        <source>Ta&amp;ke the last one back</source>
        <translation>Пр&amp;ибрати останнє</translation>
    </message>
    <message>
        <source>{name}: {sanction}</source>
        <translation>{name}: {sanction}</translation>
    </message>
    <message>
        <source>White: {name}, № {number}</source>
        <translation>Білі: {name}, № {number}</translation>
    </message>
    <message>
        <source>Black: {name}, № {number}</source>
        <translation>Чорні: {name}, № {number}</translation>
    </message>
</context>
<context>
    <name>IncidentWordsDialog</name>
    <message>
        <source>Correct the words about incident {number}</source>
        <translation>Виправити опис порушення № {number}</translation>
    </message>
    <message>
        <source>&amp;Save the words</source>
        <translation>&amp;Зберегти опис</translation>
    </message>
    <message>
        <source>The sanction and what it did to results stay. An act that is printed already is out of date.</source>
        <translation>Стягнення та його вплив на результати не змінюються. Уже надрукований акт застаріє.</translation>
    </message>
</context>
<context>
    <name>Incidents</name>
    <message>
        <source>first {offence} in this game</source>
        <translation>перший {offence} у цій партії</translation>
    </message>
    <message>
        <source>second {offence} in this game</source>
        <translation>другий {offence} у цій партії</translation>
    </message>
    <message>
        <source>third {offence} in this game</source>
        <translation>третій {offence} у цій партії</translation>
    </message>
    <message>
        <source>first time: {offence}</source>
        <translation>уперше: {offence}</translation>
    </message>
    <message>
        <source>second time: {offence}</source>
        <translation>удруге: {offence}</translation>
    </message>
    <message>
        <source>third time: {offence}</source>
        <translation>утретє: {offence}</translation>
    </message>
    <message>
        <source>first warning in this tournament</source>
        <translation>перше попередження в цьому турнірі</translation>
    </message>
    <message>
        <source>second warning in this tournament</source>
        <translation>друге попередження в цьому турнірі</translation>
    </message>
    <message>
        <source>third warning in this tournament</source>
        <translation>третє попередження в цьому турнірі</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) added to the opponent</source>
        <translation>
            <numerusform>%n додаткова хвилина супернику</numerusform>
            <numerusform>%n додаткові хвилини супернику</numerusform>
            <numerusform>%n додаткових хвилин супернику</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) taken from the offender</source>
        <translation>
            <numerusform>зменшення часу на %n хвилину</numerusform>
            <numerusform>зменшення часу на %n хвилини</numerusform>
            <numerusform>зменшення часу на %n хвилин</numerusform>
        </translation>
    </message>
    <message>
        <source>fine of {amount}</source>
        <translation>штраф {amount}</translation>
    </message>
    <message>
        <source>exclusion from round {first}</source>
        <translation>вилучення з туру {first}</translation>
    </message>
    <message>
        <source>exclusion from rounds {first}–{last}</source>
        <translation>вилучення з турів {first}–{last}</translation>
    </message>
    <message>
        <source>Laws of Chess {article}</source>
        <translation>Правила шахової гри, ст. {article}</translation>
    </message>
    <message>
        <source>{offence}, time {number}</source>
        <translation>{offence}, {number}-й раз</translation>
    </message>
    <message>
        <source>warning {number} in this tournament</source>
        <translation>{number}-те попередження в цьому турнірі</translation>
    </message>
    <message>
        <source>{time}: {sanction} ({articles}).</source>
        <translation>{time}: {sanction} ({articles}).</translation>
    </message>
    <message>
        <source>The regulations of the event may foresee less.</source>
        <translation>Регламент змагання може передбачати м’якше стягнення.</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>тур {round}</translation>
    </message>
    <message>
        <source>round {round}, board {board}</source>
        <translation>тур {round}, дошка {board}</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: {white} – {black}, {before} → {after}</source>
        <translation>Тур {round}, дошка {board}: {white} – {black}, {before} → {after}</translation>
    </message>
    <message>
        <source>Games lost by forfeit: {games}.</source>
        <translation>Поразки без гри: {games}.</translation>
    </message>
    <message>
        <source>round {round}, {opponent} (lost by both)</source>
        <translation>тур {round}, {opponent} (поразка обох)</translation>
    </message>
    <message>
        <source>round {round}, {opponent}</source>
        <translation>тур {round}, {opponent}</translation>
    </message>
    <message>
        <source>Round {round}, board {board}, {white} – {black}: the game had no result and is {after} by the sanction.</source>
        <translation>Тур {round}, дошка {board}, {white} – {black}: партія була без результату, за стягненням тепер {after}.</translation>
    </message>
    <message>
        <source>Round {round}, board {board}, {white} – {black}: the result was {before} and is {after} by the sanction.</source>
        <translation>Тур {round}, дошка {board}, {white} – {black}: було {before}, за стягненням тепер {after}.</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) lost by forfeit</source>
        <translation>
            <numerusform>поразка без гри: %n партія</numerusform>
            <numerusform>поразка без гри: %n партії</numerusform>
            <numerusform>поразка без гри: %n партій</numerusform>
        </translation>
    </message>
    <message>
        <source>paid</source>
        <translation>сплачено</translation>
    </message>
    <message>
        <source>not paid</source>
        <translation>не сплачено</translation>
    </message>
    <message>
        <source>Ukrainian rules {article}</source>
        <translation>Правила, {article}</translation>
    </message>
    <message>
        <source>{time}. No rule says what it costs: you decide (Ukrainian rules VII.1.10).</source>
        <translation>{time}. Стягнення за це правила не називають: вирішуєте ви (Правила, VII.1.10).</translation>
    </message>
    <message>
        <source>captain</source>
        <translation>капітан</translation>
    </message>
    <message>
        <source>coach</source>
        <translation>тренер</translation>
    </message>
    <message>
        <source>official</source>
        <translation>посадова особа</translation>
    </message>
    <message>
        <source>spectator</source>
        <translation>глядач</translation>
    </message>
    <message>
        <source>{name} ({capacity})</source>
        <translation>{name} ({capacity})</translation>
    </message>
    <message>
        <source>removed from the playing area</source>
        <translation>виведення з ігрової зони</translation>
    </message>
    <message>
        <source>removed from the playing area in round {first}</source>
        <translation>виведення з ігрової зони на тур {first}</translation>
    </message>
    <message>
        <source>removed from the playing area in rounds {first}–{last}</source>
        <translation>виведення з ігрової зони на тури {first}–{last}</translation>
    </message>
    <message>
        <source>Round {round}, board {board}, {white} – {black}: the game is open again.</source>
        <translation>Тур {round}, дошка {board}, {white} – {black}: партія знову без результату.</translation>
    </message>
    <message>
        <source>Round {round}, board {board}, {white} – {black}: the result is {after} again by the lifting.</source>
        <translation>Тур {round}, дошка {board}, {white} – {black}: зі скасуванням стягнення результат знову {after}.</translation>
    </message>
</context>
<context>
    <name>IncidentsPage</name>
    <message>
        <source>Filter</source>
        <translation>Пошук</translation>
    </message>
    <message>
        <source>What is written about it</source>
        <translation>Що про це записано</translation>
    </message>
    <message>
        <source>&amp;Write an incident down</source>
        <translation>&amp;Записати порушення</translation>
    </message>
    <message>
        <source>Lift the sanction of {name}: {sanction}</source>
        <translation>{name}: скасувати стягнення ({sanction})</translation>
    </message>
    <message>
        <source>&amp;Lift the sanction</source>
        <translation>Скасувати с&amp;тягнення</translation>
    </message>
    <message>
        <source>{name} takes part again.</source>
        <translation>{name} знову бере участь.</translation>
    </message>
    <message>
        <source>Round {round}, board {board} stays {result}: it was changed since, the round has begun, or the player does not play it anyway.</source>
        <translation>Тур {round}, дошка {board}: залишається {result}, бо результат відтоді змінено, тур розпочато або учасник однаково не грає цю партію.</translation>
    </message>
    <message>
        <source>Results and table stay as they are.</source>
        <translation>Результати й таблиця не змінюються.</translation>
    </message>
    <message>
        <source>A round that play has long left behind changes: the decision is recorded, and papers of all rounds since are wrong.</source>
        <translation>Змінюється тур, який давно минув: рішення буде записано, а документи всіх турів відтоді більше не відповідатимуть даним.</translation>
    </message>
    <message>
        <source>The incident stays in the register with the reason.</source>
        <translation>Порушення залишиться в журналі порушень разом із причиною.</translation>
    </message>
    <message>
        <source>Fine &amp;not paid after all</source>
        <translation>&amp;Штраф усе ж не сплачено</translation>
    </message>
    <message>
        <source>&amp;Fine is paid</source>
        <translation>&amp;Штраф сплачено</translation>
    </message>
    <message>
        <source>&amp;New incident…</source>
        <translation>&amp;Нове порушення…</translation>
    </message>
    <message>
        <source>&amp;Another sanction for the same…</source>
        <translation>&amp;Ще одне стягнення за те саме…</translation>
    </message>
    <message>
        <source>&amp;Correct the words…</source>
        <translation>&amp;Виправити запис…</translation>
    </message>
    <message>
        <source>&amp;Lift the sanction…</source>
        <translation>Скасувати стя&amp;гнення…</translation>
    </message>
    <message>
        <source>Pr&amp;otest or appeal against it…</source>
        <translation>Протест або &amp;апеляція на це…</translation>
    </message>
    <message>
        <source>&amp;Print the act</source>
        <translation>Надрукувати а&amp;кт</translation>
    </message>
    <message>
        <source>Print the &amp;register</source>
        <translation>Надрукувати &amp;журнал порушень</translation>
    </message>
    <message>
        <source>Register of incidents</source>
        <translation>Журнал порушень і стягнень</translation>
    </message>
    <message>
        <source>№</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Час</translation>
    </message>
    <message>
        <source>Rd</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Дош.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дошка</translation>
    </message>
    <message>
        <source>Offence</source>
        <translation>Порушення</translation>
    </message>
    <message>
        <source>Sanction</source>
        <translation>Стягнення</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Наслідок</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Суддя</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Стан</translation>
    </message>
    <message>
        <source>lifted</source>
        <translation>скасовано</translation>
    </message>
    <message>
        <source>Reported by {name}.</source>
        <translation>Повідомляє {name}.</translation>
    </message>
    <message>
        <source>Lifted on {moment} by {name}: {reason}</source>
        <translation>Скасовано {moment}, {name}: {reason}</translation>
    </message>
    <message>
        <source>Nothing has happened yet. What does, and every sanction (Ukrainian rules VII.1.10), is kept here.</source>
        <translation>Порушень поки немає. Тут записують усе, що сталося, і кожне стягнення (Правила, VII.1.10).</translation>
    </message>
    <message>
        <source>{name} stays out: withdrawn before.</source>
        <translation>{name} не повертається: вибуття записано раніше.</translation>
    </message>
    <message>
        <source>Whom</source>
        <translation>Про кого</translation>
    </message>
    <message>
        <source>No sanction of it stands that could be lifted.</source>
        <translation>Тут немає чинного стягнення, яке можна скасувати.</translation>
    </message>
    <message>
        <source>Its sanction is no fine.</source>
        <translation>Стягнення за це порушення – не штраф.</translation>
    </message>
    <message numerus="yes">
        <source>%n incident(s)</source>
        <translation>
            <numerusform>%n порушення</numerusform>
            <numerusform>%n порушення</numerusform>
            <numerusform>%n порушень</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {sanction}</source>
        <translation>{name}: {sanction}</translation>
    </message>
    <message>
        <source>Arbiter: {name}, {moment}.</source>
        <translation>Суддя: {name}, {moment}.</translation>
    </message>
    <message>
        <source>What lifting it does</source>
        <translation>Що дасть скасування</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message numerus="yes">
        <source>%n cycle(s)</source>
        <translation>
            <numerusform>%n коло</numerusform>
            <numerusform>%n кола</numerusform>
            <numerusform>%n кіл</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n учасник</numerusform>
            <numerusform>%n учасники</numerusform>
            <numerusform>%n учасників</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Times set for %n round(s)</source>
        <translation>
            <numerusform>Призначено час %n туру</numerusform>
            <numerusform>Призначено час %n турів</numerusform>
            <numerusform>Призначено час %n турів</numerusform>
        </translation>
    </message>
    <message>
        <source>Event created: {title}</source>
        <translation>Створено змагання: {title}</translation>
    </message>
    <message>
        <source>Player added: {name}</source>
        <translation>Додано до списку: {name}</translation>
    </message>
    <message>
        <source>Numbers drawn by lot (seed {seed})</source>
        <translation>Комп’ютерне жеребкування номерів (ключ жеребкування – {seed})</translation>
    </message>
    <message>
        <source>Numbers given by rating</source>
        <translation>Номери надано за рейтингом</translation>
    </message>
    <message>
        <source>Numbers entered by hand</source>
        <translation>Номери внесено вручну</translation>
    </message>
    <message>
        <source>Report file written: {target} ({version})</source>
        <translation>Записано файл звіту: {target} ({version})</translation>
    </message>
    <message>
        <source>Journal saved: {target}</source>
        <translation>Журнал збережено: {target}</translation>
    </message>
    <message>
        <source>Journal printed: {target}</source>
        <translation>Журнал надруковано: {target}</translation>
    </message>
    <message>
        <source>Criterion of the event removed: {code}</source>
        <translation>Вилучено власний показник змагання: {code}</translation>
    </message>
    <message>
        <source>{stage}. {act}</source>
        <translation>{stage}. {act}</translation>
    </message>
    <message>
        <source>Event described: {facts}</source>
        <translation>Відомості про змагання: {facts}</translation>
    </message>
    <message>
        <source>{role}: {name}</source>
        <translation>{role}: {name}</translation>
    </message>
    <message>
        <source>category</source>
        <translation>категорія</translation>
    </message>
    <message>
        <source>{role}: nobody</source>
        <translation>{role}: не призначено</translation>
    </message>
    <message>
        <source>System of play: round robin, {cycles}; tie-breaks of {edition}</source>
        <translation>Система проведення: колова, {cycles}; додаткові показники за {edition}</translation>
    </message>
    <message>
        <source>System of play: {system}; tie-breaks of {edition}</source>
        <translation>Система проведення: {system}; додаткові показники за {edition}</translation>
    </message>
    <message>
        <source>Tie-breaks: {tie_breaks}; {unresolved}</source>
        <translation>Додаткові показники: {tie_breaks}; {unresolved}</translation>
    </message>
    <message>
        <source>Imported from {source}: {players}</source>
        <translation>Завантажено зі списку «{source}»: {players}</translation>
    </message>
    <message>
        <source>Event taken over from {source}: {players}</source>
        <translation>Змагання завантажено з файлу «{source}»: {players}</translation>
    </message>
    <message>
        <source>Ratings in tie-breaks: {unrated}; {forfeits}</source>
        <translation>Рейтингові показники: {unrated}; {forfeits}</translation>
    </message>
    <message>
        <source>forfeits count</source>
        <translation>неявки враховують</translation>
    </message>
    <message>
        <source>forfeits do not count</source>
        <translation>неявок не враховують</translation>
    </message>
    <message>
        <source>Withdrawn before half of the games: results annulled (C.05 Art. 6.6)</source>
        <translation>Вибуття до половини партій: результати анулюються (C.05, ст. 6.6)</translation>
    </message>
    <message>
        <source>Withdrawn before half of the games: results count all the same</source>
        <translation>Вибуття до половини партій: результати однаково враховуються</translation>
    </message>
    <message>
        <source>Criterion of the event, {code}: {definition}; {better}</source>
        <translation>Власний показник змагання {code}: {definition}; {better}</translation>
    </message>
    <message>
        <source>the higher value is better</source>
        <translation>краще більше значення</translation>
    </message>
    <message>
        <source>the lower value is better</source>
        <translation>краще менше значення</translation>
    </message>
    <message>
        <source>{code} of {name}: {value}</source>
        <translation>{code}, {name}: {value}</translation>
    </message>
    <message>
        <source>Player corrected: {name}</source>
        <translation>Виправлено відомості: {name}</translation>
    </message>
    <message>
        <source>Player corrected: {name}: {differences}</source>
        <translation>Виправлено відомості: {name} ({differences})</translation>
    </message>
    <message>
        <source>{field} {before} → {after}</source>
        <translation>{field} {before} → {after}</translation>
    </message>
    <message>
        <source>Player removed: {name}</source>
        <translation>Вилучено зі списку: {name}</translation>
    </message>
    <message>
        <source>Numbers drawn from envelopes, contingents by {key} (seed {seed})</source>
        <translation>Жеребкування з конвертів, контингенти {key} (ключ жеребкування – {seed})</translation>
    </message>
    <message>
        <source>Taken down: {title} ({language}), version {version}</source>
        <translation>Знято зі стіни: {title} ({language}), версія {version}</translation>
    </message>
    <message>
        <source>{line}; games by forfeit: {games}</source>
        <translation>{line}; результатів без гри: {games}</translation>
    </message>
    <message>
        <source>{line}; games open again: {games}</source>
        <translation>{line}; партій знову без результату: {games}</translation>
    </message>
    <message>
        <source>Player withdrawn: {name}</source>
        <translation>Вибуття з турніру: {name}</translation>
    </message>
    <message>
        <source>Player expelled: {name}</source>
        <translation>Вилучено зі змагання: {name}</translation>
    </message>
    <message>
        <source>Player absent in rounds {first} to {last}: {name}</source>
        <translation>Пропуск турів {first}–{last}: {name}</translation>
    </message>
    <message>
        <source>Player back in the tournament: {name}</source>
        <translation>Повернення до турніру: {name}</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: result verified by a second typing</source>
        <translation>Тур {round}, дошка {board}: результат звірено другим уведенням</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: adjournment taken back</source>
        <translation>Тур {round}, дошка {board}: відкладення партії скасовано</translation>
    </message>
    <message>
        <source>Pairings of round {round} published</source>
        <translation>Оприлюднено пари туру {round}</translation>
    </message>
    <message>
        <source>Publication of round {round} taken back: its pairings are a draft</source>
        <translation>Відкликано оприлюднення туру {round}: його пари – чернетка</translation>
    </message>
    <message>
        <source>Round {round} signed off</source>
        <translation>Підписано тур {round}</translation>
    </message>
    <message>
        <source>Round {round} reopened: its signature is gone</source>
        <translation>Тур {round} відкрито знову, підпис знято</translation>
    </message>
    <message>
        <source>Time of round {round}: {moment}</source>
        <translation>Тур {round}, початок: {moment}</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: {result}</source>
        <translation>Тур {round}, дошка {board}: {result}</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: {white} – {black} {result}</source>
        <translation>Тур {round}, дошка {board}: {white} – {black} {result}</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: {white} – {black} {result}, before that {former}</source>
        <translation>Тур {round}, дошка {board}: {white} – {black} {result}, було {former}</translation>
    </message>
    <message>
        <source>Correction: {act}</source>
        <translation>Виправлення: {act}</translation>
    </message>
    <message>
        <source>Correction after a decision: {act}</source>
        <translation>Виправлення за рішенням: {act}</translation>
    </message>
    <message>
        <source>After a decision: {act}</source>
        <translation>За рішенням: {act}</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: for the rating report only, {result}</source>
        <translation>Тур {round}, дошка {board}: лише для рейтингового звіту, {result}</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: {white} – {black}, for the rating report only, {result}</source>
        <translation>Тур {round}, дошка {board}: {white} – {black}, лише для рейтингового звіту, {result}</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: correction for the rating report taken back</source>
        <translation>Тур {round}, дошка {board}: виправлення для рейтингового звіту відкликано</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: {white} – {black}, correction for the rating report taken back</source>
        <translation>Тур {round}, дошка {board}: {white} – {black}, виправлення для рейтингового звіту відкликано</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: colours changed</source>
        <translation>Тур {round}, дошка {board}: обмін кольорів</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: colours changed, now {white} – {black}</source>
        <translation>Тур {round}, дошка {board}: обмін кольорів, тепер {white} – {black}</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Очки: {points}</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: game adjourned</source>
        <translation>Тур {round}, дошка {board}: партію відкладено</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: game adjourned, White sealed the move</source>
        <translation>Тур {round}, дошка {board}: партію відкладено, хід записали білі</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: game adjourned, Black sealed the move</source>
        <translation>Тур {round}, дошка {board}: партію відкладено, хід записали чорні</translation>
    </message>
    <message>
        <source>{act}; resumes {moment}</source>
        <translation>{act}; догравання – {moment}</translation>
    </message>
    <message>
        <source>Printed: {title} ({language}), {target}</source>
        <translation>Надруковано: {title} ({language}), {target}</translation>
    </message>
    <message>
        <source>Saved: {title} ({language}), {target}</source>
        <translation>Збережено: {title} ({language}), {target}</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>без результату</translation>
    </message>
    <message>
        <source>Ceremony of the draw abandoned: {reason}</source>
        <translation>Церемонію жеребкування перервано: {reason}</translation>
    </message>
    <message>
        <source>Contingents divided anew: {way_out}</source>
        <translation>Контингенти поділено наново: {way_out}</translation>
    </message>
    <message>
        <source>Draw annulled: {reason}</source>
        <translation>Жеребкування анульовано: {reason}</translation>
    </message>
    <message>
        <source>Player joined after the draw: {name}</source>
        <translation>Долучено після жеребкування: {name}</translation>
    </message>
    <message>
        <source>Ceremony of the draw begun in the hall, {method}</source>
        <translation>Церемонію жеребкування розпочато в залі, {method}</translation>
    </message>
    <message>
        <source>Ceremony of the draw begun on the screen, {method} (seed {seed})</source>
        <translation>Церемонію жеребкування розпочато на екрані, {method} (ключ жеребкування – {seed})</translation>
    </message>
    <message>
        <source>{begun}; decided: {decision}</source>
        <translation>{begun}; вирішено: {decision}</translation>
    </message>
    <message>
        <source>{name} chose the envelope {envelope}</source>
        <translation>{name}: вибрано конверт {envelope}</translation>
    </message>
    <message>
        <source>An envelope was chosen</source>
        <translation>Вибрано конверт</translation>
    </message>
    <message>
        <source>{name} drew the number {number}</source>
        <translation>{name}: витягнуто номер {number}</translation>
    </message>
    <message>
        <source>The number {number} for {name} was drawn by {by}</source>
        <translation>{name}: витягнуто номер {number}, жереб за учасника тягне {by}</translation>
    </message>
    <message>
        <source>A number was drawn</source>
        <translation>Витягнуто номер</translation>
    </message>
    <message>
        <source>Step of the draw taken back: {note} ({witness})</source>
        <translation>Крок жеребкування відкликано: {note} ({witness})</translation>
    </message>
    <message>
        <source>Taken back: {name}, envelope {envelope}: {note} ({witness})</source>
        <translation>Відкликано: {name}, конверт {envelope}: {note} ({witness})</translation>
    </message>
    <message>
        <source>Taken back: {name}, number {number}: {note} ({witness})</source>
        <translation>Відкликано: {name}, номер {number}: {note} ({witness})</translation>
    </message>
    <message>
        <source>Witnesses of the draw: {names}</source>
        <translation>Свідки жеребкування: {names}</translation>
    </message>
    <message>
        <source>{name}: {paper} shown</source>
        <translation>{name}: подано – {paper}</translation>
    </message>
    <message>
        <source>{name}: {paper} shown, {facts}</source>
        <translation>{name}: подано – {paper}, {facts}</translation>
    </message>
    <message>
        <source>valid until {day}</source>
        <translation>чинність до {day}</translation>
    </message>
    <message>
        <source>№ {number}</source>
        <translation>№ {number}</translation>
    </message>
    <message>
        <source>{name}: {paper} not shown</source>
        <translation>{name}: не подано – {paper}</translation>
    </message>
    <message>
        <source>Commission: {names}: {decision}</source>
        <translation>Мандатна комісія: {names} – {decision}</translation>
    </message>
    <message>
        <source>Commission: {names} … ({count}): {decision}</source>
        <translation>Мандатна комісія: {names} … ({count}) – {decision}</translation>
    </message>
    <message>
        <source>decision taken back</source>
        <translation>рішення відкликано</translation>
    </message>
    <message>
        <source>Papers asked for: {papers}</source>
        <translation>Потрібні документи: {papers}</translation>
    </message>
    <message>
        <source>At the desk: {players}</source>
        <translation>Прибуття позначено: {players}</translation>
    </message>
    <message>
        <source>Not at the desk yet: {players}</source>
        <translation>Прибуття ще не позначено: {players}</translation>
    </message>
    <message>
        <source>Fee to pay: {players}: {amount}</source>
        <translation>Внесок до сплати: {players} – {amount}</translation>
    </message>
    <message>
        <source>Fee to pay: {players}: that of the event</source>
        <translation>Внесок до сплати: {players} – як для всього змагання</translation>
    </message>
    <message>
        <source>Fee paid: {players}: {amount}</source>
        <translation>Внесок сплачено: {players} – {amount}</translation>
    </message>
    <message>
        <source>Fee paid: {players}: {amount} together</source>
        <translation>Внесок сплачено: {players} – разом {amount}</translation>
    </message>
    <message>
        <source>Fee not paid: {players}</source>
        <translation>Внесок не сплачено: {players}</translation>
    </message>
    <message>
        <source>Entry fee of the event: {amount}</source>
        <translation>Внесок за участь у змаганні: {amount}</translation>
    </message>
    <message>
        <source>All papers without a date shown: {players}</source>
        <translation>Подано всі документи, що не мають строку дії: {players}</translation>
    </message>
    <message>
        <source>Entry fee of the event: none</source>
        <translation>Внесок за участь у змаганні: немає</translation>
    </message>
    <message>
        <source>Conditions of taking part: {conditions}</source>
        <translation>Умови участі: {conditions}</translation>
    </message>
    <message>
        <source>Conditions of taking part: none</source>
        <translation>Умови участі: без обмежень</translation>
    </message>
    <message>
        <source>Allowed to play: {players} ({finding})</source>
        <translation>Дозволено грати: {players} ({finding})</translation>
    </message>
    <message>
        <source>Not allowed to play: {players} ({finding})</source>
        <translation>Не дозволено грати: {players} ({finding})</translation>
    </message>
    <message>
        <source>Open again: {players} ({finding})</source>
        <translation>Знову без рішення: {players} ({finding})</translation>
    </message>
    <message>
        <source>Official added: {name}, {role}</source>
        <translation>Внесено до складу: {name}, {role}</translation>
    </message>
    <message>
        <source>Official corrected: {name}, {role}</source>
        <translation>Виправлено відомості: {name}, {role}</translation>
    </message>
    <message>
        <source>Official removed: {name}, {role}</source>
        <translation>Вилучено зі складу: {name}, {role}</translation>
    </message>
    <message>
        <source>level open</source>
        <translation>рівень не вказано</translation>
    </message>
    <message>
        <source>Event: {level}, {discipline}</source>
        <translation>Змагання: {level}, {discipline}</translation>
    </message>
    <message>
        <source>Technical information: {titles}</source>
        <translation>Технічна інформація: {titles}</translation>
    </message>
    <message>
        <source>Wrong person replaced: {before} → {after}</source>
        <translation>Помилково внесену особу замінено: {before} → {after}</translation>
    </message>
    <message>
        <source>Substitute for a player who left: {before} → {after}</source>
        <translation>Заміна після вибуття: {before} → {after}</translation>
    </message>
    <message>
        <source>Person of a player replaced by {after}</source>
        <translation>Особу замінено, тепер це {after}</translation>
    </message>
    <message>
        <source>Ratings updated, {players}: {lists}</source>
        <translation>Рейтинги оновлено, {players}: {lists}</translation>
    </message>
    <message>
        <source>List of players written: {target}</source>
        <translation>Записано список учасників: {target}</translation>
    </message>
    <message>
        <source>Filed: {kind} of {name}</source>
        <translation>Подано: {kind}, {name}</translation>
    </message>
    <message>
        <source>Corrected: № {number}, {kind} of {name}</source>
        <translation>Виправлено: № {number}, {kind}, {name}</translation>
    </message>
    <message>
        <source>Fee of protest or appeal № {number} paid</source>
        <translation>Протест чи апеляція № {number}: внесок сплачено</translation>
    </message>
    <message>
        <source>Fee of protest or appeal № {number} not paid</source>
        <translation>Протест чи апеляція № {number}: внесок не сплачено</translation>
    </message>
    <message>
        <source>Protest or appeal № {number}: {outcome}</source>
        <translation>Протест чи апеляція № {number}: {outcome}</translation>
    </message>
    <message>
        <source>the sanction is lifted</source>
        <translation>стягнення скасовано</translation>
    </message>
    <message>
        <source>the result is set</source>
        <translation>результат партії визначено</translation>
    </message>
    <message>
        <source>Protest or appeal № {number} reopened</source>
        <translation>Протест чи апеляцію № {number} відкрито знову</translation>
    </message>
    <message>
        <source>Incident {incident} put into other words</source>
        <translation>Змінено опис порушення № {incident}</translation>
    </message>
    <message>
        <source>Sanction of incident {incident} lifted: {name}, {sanction}</source>
        <translation>Скасовано стягнення за порушення № {incident}: {name}, {sanction}</translation>
    </message>
    <message>
        <source>Sanction of incident {incident} lifted</source>
        <translation>Скасовано стягнення за порушення № {incident}</translation>
    </message>
    <message>
        <source>Fine of incident {incident} paid</source>
        <translation>Штраф за порушення № {incident} сплачено</translation>
    </message>
    <message>
        <source>Fine of incident {incident} not paid after all</source>
        <translation>Штраф за порушення № {incident} усе ж не сплачено</translation>
    </message>
    <message>
        <source>PIN set: {authority}</source>
        <translation>Установлено PIN-код: {authority}</translation>
    </message>
    <message>
        <source>PIN changed: {authority}</source>
        <translation>Змінено PIN-код: {authority}</translation>
    </message>
    <message>
        <source>PIN removed: {authority}</source>
        <translation>Вилучено PIN-код: {authority}</translation>
    </message>
    <message>
        <source>All PINs removed from the command line, without a PIN</source>
        <translation>Усі PIN-коди вилучено через командний рядок, без PIN-коду</translation>
    </message>
    <message>
        <source>Event put back to how it was on {moment} (v{version})</source>
        <translation>Змагання повернено до стану на {moment} (версія {version})</translation>
    </message>
    <message>
        <source>Event put back to the end of round {round}, {moment} (v{version})</source>
        <translation>Змагання повернено до кінця туру {round}, {moment} (версія {version})</translation>
    </message>
    <message>
        <source>Event put back to the end of round {round}, {stage}, {moment} (v{version})</source>
        <translation>Змагання повернено до кінця туру {round}, {stage}, {moment} (версія {version})</translation>
    </message>
    <message>
        <source>Copied to practise with</source>
        <translation>Створено навчальну копію</translation>
    </message>
    <message numerus="yes">
        <source>%n next game(s) of matches paired</source>
        <translation>
            <numerusform>Складено %n пару наступних партій</numerusform>
            <numerusform>Складено %n пари наступних партій</numerusform>
            <numerusform>Складено %n пар наступних партій</numerusform>
        </translation>
    </message>
    <message>
        <source>{match}: White – {name}</source>
        <translation>{match}: білі – {name}</translation>
    </message>
    <message>
        <source>Colours drawn by lot (seed {seed}): {drawn}</source>
        <translation>Комп’ютерне жеребкування кольорів (ключ жеребкування – {seed}): {drawn}</translation>
    </message>
    <message>
        <source>Colours drawn in the hall, {match}: White – {name}</source>
        <translation>Жеребкування кольорів у залі, {match}: білі – {name}</translation>
    </message>
    <message>
        <source>{name} {bid}</source>
        <translation>{name} {bid}</translation>
    </message>
    <message>
        <source>Bids, {match}: {bids}; Black – {name} with {bid}</source>
        <translation>Ставки, {match}: {bids}; чорні – {name}, ставка {bid}</translation>
    </message>
    <message>
        <source>Bids, {match}: {bids}; by lot (seed {seed}) Black – {name} with {bid}</source>
        <translation>Ставки, {match}: {bids}; за жеребом (ключ жеребкування – {seed}) чорні – {name}, ставка {bid}</translation>
    </message>
    <message>
        <source>Bids, {match}: {bids}; by the lot in the hall Black – {name} with {bid}</source>
        <translation>Ставки, {match}: {bids}; за жеребом у залі чорними грає {name} зі ставкою {bid}</translation>
    </message>
    <message>
        <source>Bids, {match}: {bids}</source>
        <translation>Ставки, {match}: {bids}</translation>
    </message>
    <message>
        <source>{match} lost by walk-over: {name}</source>
        <translation>{match}, поразка без гри (неявка): {name}</translation>
    </message>
    <message>
        <source>{match} decided by lot (seed {seed}): {name}</source>
        <translation>{match}, перемога за жеребом (ключ жеребкування – {seed}): {name}</translation>
    </message>
    <message>
        <source>{match} decided by lot (seed {seed})</source>
        <translation>{match}: перемогу визначено жеребом (ключ жеребкування – {seed})</translation>
    </message>
    <message>
        <source>{match} decided by lot in the hall: {name}</source>
        <translation>{match}, перемога за жеребом у залі: {name}</translation>
    </message>
    <message>
        <source>{match}, step {step}: both agreed on {time_control}</source>
        <translation>{match}, частина {step}: за згодою обох контроль часу {time_control}</translation>
    </message>
    <message>
        <source>Step {step}: all agreed on {time_control}</source>
        <translation>Частина {step}: за згодою всіх контроль часу {time_control}</translation>
    </message>
    <message>
        <source>{match} re-opened</source>
        <translation>{match}: відкрито знову</translation>
    </message>
    <message>
        <source>{match}: games not played taken back</source>
        <translation>{match}: незіграні партії відкликано</translation>
    </message>
    <message>
        <source>Numbers by the standard seeding of a knockout (seed {seed})</source>
        <translation>Номери за стандартним посівом олімпійської системи (ключ жеребкування – {seed})</translation>
    </message>
    <message>
        <source>Stage removed with all that was played in it</source>
        <translation>Вилучено етап з усім, що в ньому зіграно</translation>
    </message>
    <message>
        <source>Stage removed with all that was played in it: {stage}</source>
        <translation>Вилучено етап з усім, що в ньому зіграно: {stage}</translation>
    </message>
    <message>
        <source>Rules of the match: {rules}</source>
        <translation>Правила матчу: {rules}</translation>
    </message>
    <message>
        <source>Rules of the knockout: {rules}</source>
        <translation>Правила олімпійської системи: {rules}</translation>
    </message>
    <message>
        <source>Ties are played off by {name} ({source})</source>
        <translation>Рівність очок розігрується в плей-оф за положенням «{name}» ({source})</translation>
    </message>
    <message>
        <source>Ties are not played off</source>
        <translation>Рівність очок не розігрується в плей-оф</translation>
    </message>
    <message>
        <source>Stage added: {stage}, {system}, {players}</source>
        <translation>Додано етап: {stage}, {system}, {players}</translation>
    </message>
    <message>
        <source>Stage added: {system}, {players}</source>
        <translation>Додано етап: {system}, {players}</translation>
    </message>
    <message>
        <source>Stage: title {title}, time control {time_control}</source>
        <translation>Етап: назва {title}, контроль часу {time_control}</translation>
    </message>
    <message>
        <source>Field divided into {groups} groups by the snake of numbers; numbers by lot (seed {seed})</source>
        <translation>Учасників розподілено на групи «змійкою» за номерами, груп: {groups}; номери за жеребом (ключ жеребкування – {seed})</translation>
    </message>
    <message>
        <source>Field divided into {groups} groups by lot; numbers by lot (seed {seed})</source>
        <translation>Учасників розподілено на групи за жеребом, груп: {groups}; номери за жеребом (ключ жеребкування – {seed})</translation>
    </message>
    <message>
        <source>Stage begun; numbers: {method}</source>
        <translation>Етап розпочато; жеребкування номерів: {method}</translation>
    </message>
    <message>
        <source>Stage begun; numbers: {method} (seed {seed})</source>
        <translation>Етап розпочато; жеребкування номерів: {method} (ключ жеребкування – {seed})</translation>
    </message>
    <message>
        <source>Play-off for {places} begun: {names}</source>
        <translation>Розпочато плей-оф за {places}: {names}</translation>
    </message>
    <message>
        <source>Play-off from place {place} on begun</source>
        <translation>Розпочато плей-оф від місця {place}</translation>
    </message>
    <message>
        <source>{line}; would not play: {names}</source>
        <translation>{line}; відмова від гри: {names}</translation>
    </message>
    <message>
        <source>{line}; numbers by lot (seed {seed})</source>
        <translation>{line}; номери за жеребом (ключ жеребкування – {seed})</translation>
    </message>
    <message>
        <source>{line}; numbers as drawn in the hall</source>
        <translation>{line}; номери витягнуто в залі</translation>
    </message>
    <message>
        <source>{play_off}: next step, {names}</source>
        <translation>{play_off}: наступний етап, {names}</translation>
    </message>
    <message>
        <source>{play_off}: last game before it over {moment}</source>
        <translation>{play_off}: кінець останньої партії перед ним – {moment}</translation>
    </message>
    <message>
        <source>{play_off}: time of the last game before it removed</source>
        <translation>{play_off}: час кінця останньої партії перед ним вилучено</translation>
    </message>
    <message>
        <source>{play_off}: {name} left it</source>
        <translation>{play_off}: вибуття – {name}</translation>
    </message>
    <message>
        <source>{play_off}: lots drawn, {names} (seed {seed})</source>
        <translation>{play_off}: порядок за жеребом, {names} (ключ жеребкування – {seed})</translation>
    </message>
    <message>
        <source>{play_off}: lots as drawn in the hall, {names}</source>
        <translation>{play_off}: жереб, витягнутий у залі: {names}</translation>
    </message>
    <message>
        <source>{play_off}: lot of who plays drawn, in its order {names} (seed {seed})</source>
        <translation>{play_off}: жеребкування, хто грає; за порядком {names} (ключ жеребкування – {seed})</translation>
    </message>
    <message>
        <source>{play_off}: lot of who plays as drawn in the hall, in its order {names}</source>
        <translation>{play_off}: жеребкування в залі, хто грає; за порядком {names}</translation>
    </message>
    <message>
        <source>Play-off for {places}</source>
        <translation>Плей-оф за {places}</translation>
    </message>
    <message>
        <source>Play-off № {number}</source>
        <translation>Плей-оф № {number}</translation>
    </message>
    <message>
        <source>{play_off} ended early: what it has decided stands</source>
        <translation>{play_off}: достроково припинено, уже визначене залишається в силі</translation>
    </message>
    <message>
        <source>{play_off} annulled with all its games</source>
        <translation>{play_off}: анульовано з усіма партіями</translation>
    </message>
    <message>
        <source>Next game of a match paired</source>
        <translation>Складено пару наступної партії</translation>
    </message>
    <message>
        <source>{line}; adjourned games with a result: {games}</source>
        <translation>{line}; відкладених партій з результатом: {games}</translation>
    </message>
    <message>
        <source>Marked as the sample event</source>
        <translation>Позначено як приклад змагання</translation>
    </message>
    <message>
        <source>Incident: {followed}</source>
        <translation>Порушення: {followed}</translation>
    </message>
    <message>
        <source>Incident, {place}: {followed}</source>
        <translation>Порушення, {place}: {followed}</translation>
    </message>
    <message>
        <source>{name}, {offence} – {sanction}</source>
        <translation>{name}, {offence} – {sanction}</translation>
    </message>
    <message>
        <source>Event: {level}, {rank}, {discipline}</source>
        <translation>Змагання: {level}, {rank}, {discipline}</translation>
    </message>
    <message>
        <source>Sample made; what follows was done in it</source>
        <translation>Приклад змагання створено; усе подальше зроблено вже в ньому</translation>
    </message>
    <message>
        <source>Round {round} signed off and published with it: it was not published before</source>
        <translation>Тур {round} підписано й водночас оприлюднено: доти його не було оприлюднено</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: time {moment}, arbiter {arbiter}</source>
        <translation>Тур {round}, дошка {board}: час {moment}, суддя {arbiter}</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: played again; first result {result}</source>
        <translation>Тур {round}, дошка {board}: партію переграють; перший результат {result}</translation>
    </message>
    <message>
        <source>Panel, organiser, place, conditions and papers taken over from: {title}</source>
        <translation>Колегію, організатора, місце, умови та документи взято зі змагання: {title}</translation>
    </message>
    <message>
        <source>Seed of lots among the tied fixed: {seed}</source>
        <translation>Визначено ключ жеребкування між рівними: {seed}</translation>
    </message>
    <message>
        <source>Lots drawn among those still tied</source>
        <translation>Жеребкування місць за рівних показників</translation>
    </message>
    <message>
        <source>Lots drawn in the hall among those still tied, witnesses: {witnesses}</source>
        <translation>Жеребкування місць за рівних показників у залі, свідки: {witnesses}</translation>
    </message>
    <message>
        <source>Appeals committee announced</source>
        <translation>Апеляційний комітет оголошено</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: White is not at the board</source>
        <translation>Тур {round}, дошка {board}: білих немає за дошкою</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: Black is not at the board</source>
        <translation>Тур {round}, дошка {board}: чорних немає за дошкою</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: neither player is at the board</source>
        <translation>Тур {round}, дошка {board}: обох суперників немає за дошкою</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: nobody is awaited any more</source>
        <translation>Тур {round}, дошка {board}: уже нікого не чекають</translation>
    </message>
    <message>
        <source>Round {round}: forfeited after the default time, boards {boards}</source>
        <translation>Тур {round}: поразки за запізнення понад допустимий час, дошки {boards}</translation>
    </message>
    <message>
        <source>Regulations attached: {name}</source>
        <translation>Долучено регламент: {name}</translation>
    </message>
    <message>
        <source>Sections of the regulations checked off (Ukrainian rules IV.3): {sections}</source>
        <translation>Позначено розділи регламенту (Правила, IV.3): {sections}</translation>
    </message>
    <message>
        <source>Went on from the file as it was, although the journal said otherwise; rows: {rows}</source>
        <translation>Продовжено з того, що було у файлі, хоча журнал свідчив інше; рядків: {rows}</translation>
    </message>
    <message>
        <source>An act that this program cannot put into words: {command}</source>
        <translation>Дія, яку ця програма не може описати словами: {command}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n дошка</numerusform>
            <numerusform>%n дошки</numerusform>
            <numerusform>%n дошок</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} paired as a draft: {boards}</source>
        <translation>Складено чернетку пар туру {round}: {boards}</translation>
    </message>
    <message>
        <source>Round {round}: {name} is kept in the pairing</source>
        <translation>Тур {round}: {name} лишається у складанні пар</translation>
    </message>
    <message>
        <source>Round {round}: {name} is not kept in the pairing any more</source>
        <translation>Тур {round}: {name} більше не лишається у складанні пар</translation>
    </message>
    <message>
        <source>Initial colour noted: {colour}</source>
        <translation>Записано початковий колір: {colour}</translation>
    </message>
    <message>
        <source>Initial colour drawn by lot {seed}</source>
        <translation>Початковий колір визначено жеребом {seed}</translation>
    </message>
    <message>
        <source>Draft of round {round} taken away</source>
        <translation>Чернетку пар туру {round} прибрано</translation>
    </message>
    <message>
        <source>Category added: {title}</source>
        <translation>Додано категорію: {title}</translation>
    </message>
    <message>
        <source>Category changed: {title}</source>
        <translation>Змінено категорію: {title}</translation>
    </message>
    <message>
        <source>Category changed: {former}, now {title}</source>
        <translation>Змінено категорію: {former}, тепер {title}</translation>
    </message>
    <message>
        <source>Category removed: {title}</source>
        <translation>Вилучено категорію: {title}</translation>
    </message>
    <message>
        <source>Category {title} put in place {place}</source>
        <translation>Категорію {title} поставлено на місце {place}</translation>
    </message>
    <message>
        <source>{bye}, {rounds}: {players}</source>
        <translation>{bye}, {rounds}: {players}</translation>
    </message>
    <message>
        <source>{bye} by a decision, {rounds}: {players}</source>
        <translation>{bye} за рішенням, {rounds}: {players}</translation>
    </message>
    <message>
        <source>round {rounds}</source>
        <translation>тур {rounds}</translation>
    </message>
    <message>
        <source>rounds {rounds}</source>
        <translation>тури {rounds}</translation>
    </message>
    <message>
        <source>To be paired, {rounds}: {players}</source>
        <translation>Грають, {rounds}: {players}</translation>
    </message>
    <message>
        <source>Came late, to be paired from the next round: {players}</source>
        <translation>Прибули із запізненням, грають із наступного туру: {players}</translation>
    </message>
    <message>
        <source>Half-point byes allowed, {most} each: {players}</source>
        <translation>Дозволено звільнень із половиною очка – {most}: {players}</translation>
    </message>
    <message>
        <source>Half-point byes as the regulations allow: {players}</source>
        <translation>Звільнення з половиною очка – за регламентом: {players}</translation>
    </message>
    <message>
        <source>End of the check-in: {verdicts}</source>
        <translation>Явку перевірено: {verdicts}</translation>
    </message>
    <message>
        <source>{verdict}: {players}</source>
        <translation>{verdict}: {players}</translation>
    </message>
    <message>
        <source>{white} – {black}</source>
        <translation>{white} – {black}</translation>
    </message>
    <message>
        <source>{name} (bye)</source>
        <translation>{name} (звільнення)</translation>
    </message>
    <message>
        <source>and {number} more</source>
        <translation>і ще {number}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ніхто</translation>
    </message>
    <message>
        <source>Round {round} paired by hand</source>
        <translation>Пари туру {round} складено вручну</translation>
    </message>
    <message>
        <source>Round {round} paired by hand: {are} instead of {were}</source>
        <translation>Пари туру {round} змінено вручну: {are} замість {were}</translation>
    </message>
    <message>
        <source>Published pairings of round {round} changed ({case}): {are} instead of {were}</source>
        <translation>Оголошені пари туру {round} змінено ({case}): {are} замість {were}</translation>
    </message>
    <message>
        <source>Round {round}: {one} and {other} sat at each other’s boards; {are} instead of {were}</source>
        <translation>Тур {round}: {one} та {other} сіли за дошки одне одного; {are} замість {were}</translation>
    </message>
    <message>
        <source>After a decision, round {round}: {one} and {other} sat at each other’s boards; {are} instead of {were}</source>
        <translation>Після рішення, тур {round}: {one} та {other} сіли за дошки одне одного; {are} замість {were}</translation>
    </message>
    <message>
        <source>Rules of the Swiss: {rules}</source>
        <translation>Правила швейцарки: {rules}</translation>
    </message>
    <message>
        <source>pairing-allocated bye {points}</source>
        <translation>звільнення за жеребкуванням {points}</translation>
    </message>
    <message>
        <source>half-point byes: {byes}</source>
        <translation>звільнення з половиною очка: {byes}</translation>
    </message>
    <message>
        <source>numbers: {order}</source>
        <translation>номери: {order}</translation>
    </message>
    <message>
        <source>boards: {order}</source>
        <translation>дошки: {order}</translation>
    </message>
    <message>
        <source>all numbers count for colours</source>
        <translation>для кольорів рахують усі номери</translation>
    </message>
    <message>
        <source>numbers of those who are paired count for colours</source>
        <translation>для кольорів рахують номери тих, кого зводять</translation>
    </message>
    <message>
        <source>Who may not meet: {lists}</source>
        <translation>Хто не зустрічається: {lists}</translation>
    </message>
    <message>
        <source>Everybody may meet everybody</source>
        <translation>Усі можуть зустрічатися з усіма</translation>
    </message>
    <message>
        <source>{name} always sits at board {board}</source>
        <translation>{name} завжди сидить за дошкою {board}</translation>
    </message>
    <message>
        <source>{name} sits at no board of their own any more</source>
        <translation>{name} більше не має закріпленої дошки</translation>
    </message>
    <message>
        <source>Rounds announced: {rounds}</source>
        <translation>Оголошено турів: {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>%n half-point bye(s)</source>
        <translation>
            <numerusform>%n бай у пів очка</numerusform>
            <numerusform>%n баї у пів очка</numerusform>
            <numerusform>%n баїв у пів очка</numerusform>
        </translation>
    </message>
    <message>
        <source>Late entry: {name}, number {number}, plays from round {round} on</source>
        <translation>Запізнілий учасник: {name}, номер {number}, грає від туру {round}</translation>
    </message>
    <message>
        <source>Late entry: {name}, number {number}, plays from round {round} on, {byes} before</source>
        <translation>Запізнілий учасник: {name}, номер {number}, грає від туру {round}, до того {byes}</translation>
    </message>
    <message>
        <source>Numbered anew by strength, {players}: {reason}</source>
        <translation>Перенумеровано за силою, {players}: {reason}</translation>
    </message>
</context>
<context>
    <name>JournalFilter</name>
    <message>
        <source>Rounds and results</source>
        <translation>Тури й результати</translation>
    </message>
    <message>
        <source>Players and papers</source>
        <translation>Учасники й документи</translation>
    </message>
    <message>
        <source>Incidents and appeals</source>
        <translation>Порушення й апеляції</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Жеребкування</translation>
    </message>
    <message>
        <source>Event and rules</source>
        <translation>Змагання та правила</translation>
    </message>
    <message>
        <source>Prints and files</source>
        <translation>Друк і файли</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Хто</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Про що</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Усе</translation>
    </message>
    <message>
        <source>U&amp;ndone</source>
        <translation>Скасов&amp;ане</translation>
    </message>
    <message>
        <source>Acts that were undone, and the undoing itself</source>
        <translation>Скасовані дії та самі скасування</translation>
    </message>
    <message>
        <source>Print&amp;s</source>
        <translation>Дру&amp;к</translation>
    </message>
    <message>
        <source>What was printed and written into files</source>
        <translation>Що надруковано й записано у файли</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Усі</translation>
    </message>
</context>
<context>
    <name>JournalPage</name>
    <message>
        <source>Journal</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Пошук</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повернути</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Зберегти…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Надрукува&amp;ти…</translation>
    </message>
    <message>
        <source>№ {number} · {moment} · {who}</source>
        <translation>№ {number} · {moment} · {who}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Причина: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Undo back to here (%n act(s))…</source>
        <translation>
            <numerusform>Скасувати аж до &amp;цього місця (%n дію)…</numerusform>
            <numerusform>Скасувати аж до &amp;цього місця (%n дії)…</numerusform>
            <numerusform>Скасувати аж до &amp;цього місця (%n дій)…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Redo up to here (%n act(s))…</source>
        <translation>
            <numerusform>&amp;Повернути аж до цього місця (%n дію)…</numerusform>
            <numerusform>&amp;Повернути аж до цього місця (%n дії)…</numerusform>
            <numerusform>&amp;Повернути аж до цього місця (%n дій)…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo %n act(s)?</source>
        <translation>
            <numerusform>Скасувати %n дію?</numerusform>
            <numerusform>Скасувати %n дії?</numerusform>
            <numerusform>Скасувати %n дій?</numerusform>
        </translation>
    </message>
    <message>
        <source>They are taken back in this order, all or none. Each stays in the journal, and can be done again until something else is done.</source>
        <translation>Їх буде скасовано в такому порядку, усі або жодної. Кожна залишиться в журналі, і її можна буде повернути, доки не зроблено чогось іншого.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Undo %n act(s)</source>
        <translation>
            <numerusform>&amp;Скасувати %n дію</numerusform>
            <numerusform>&amp;Скасувати %n дії</numerusform>
            <numerusform>&amp;Скасувати %n дій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redo %n act(s)?</source>
        <translation>
            <numerusform>Повернути %n дію?</numerusform>
            <numerusform>Повернути %n дії?</numerusform>
            <numerusform>Повернути %n дій?</numerusform>
        </translation>
    </message>
    <message>
        <source>They are done again in this order, all or none.</source>
        <translation>Їх буде повернуто в такому порядку, усі або жодної.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Redo %n act(s)</source>
        <translation>
            <numerusform>&amp;Повернути %n дію</numerusform>
            <numerusform>&amp;Повернути %n дії</numerusform>
            <numerusform>&amp;Повернути %n дій</numerusform>
        </translation>
    </message>
    <message>
        <source>№ {number}  {act}</source>
        <translation>№ {number}  {act}</translation>
    </message>
    <message>
        <source>A note: there is nothing to undo.</source>
        <translation>Це примітка: скасовувати немає чого.</translation>
    </message>
    <message>
        <source>Not to be undone from here: steps of a ceremony of the draw are taken back on the page Draw, with a note and a witness.</source>
        <translation>Звідси скасувати не можна: кроки церемонії жеребкування відкликають на сторінці «Жеребкування», із приміткою та свідком.</translation>
    </message>
    <message>
        <source>This act cannot be undone.</source>
        <translation>Цю дію скасувати не можна.</translation>
    </message>
    <message>
        <source>Not to be undone: № {number} came later and cannot be undone: {act}</source>
        <translation>Скасувати не можна: пізніше була дія № {number}, яку не скасовують: {act}</translation>
    </message>
    <message>
        <source>Undone, and other things were done since: it cannot be done again.</source>
        <translation>Скасовано, а потім зроблено інше: повернути вже не можна.</translation>
    </message>
    <message>
        <source>Workbooks (*.xlsx);;CSV (*.csv);;Text (*.txt)</source>
        <translation>Таблиці (*.xlsx);;CSV (*.csv);;Текст (*.txt)</translation>
    </message>
    <message>
        <source>Where the journal goes</source>
        <translation>Куди зберегти журнал</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>Збережено: {path}</translation>
    </message>
    <message>
        <source>№</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Час</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Хто</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Стан</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>скасовано</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Що зроблено</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>{event} journal</source>
        <translation>{event} – журнал</translation>
    </message>
    <message>
        <source>This act was not undone.</source>
        <translation>Цю дію не скасовано.</translation>
    </message>
    <message>
        <source>being checked…</source>
        <translation>перевіряємо…</translation>
    </message>
    <message>
        <source>⚠ altered</source>
        <translation>⚠ ушкоджений</translation>
    </message>
    <message numerus="yes">
        <source>✓ whole, %n entry(s)</source>
        <translation>
            <numerusform>✓ неушкоджений, %n запис</numerusform>
            <numerusform>✓ неушкоджений, %n записи</numerusform>
            <numerusform>✓ неушкоджений, %n записів</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed or left out afterwards.</source>
        <translation>Заднім числом нічого не змінено й не вилучено.</translation>
    </message>
</context>
<context>
    <name>JournalPaper</name>
    <message>
        <source>The paper is being made…</source>
        <translation>Документ готується…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Надрукувати…</translation>
    </message>
    <message>
        <source>&amp;Save PDF…</source>
        <translation>&amp;Зберегти PDF…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>За&amp;крити</translation>
    </message>
    <message>
        <source>The printer did not take the paper. See that it is on and chosen, print again.</source>
        <translation>Принтер не прийняв документ. Перевірте, чи його ввімкнено й вибрано, та надрукуйте ще раз.</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>KeepChain</name>
    <message>
        <source>Keep the sequence of games for other events</source>
        <translation>Зберегти послідовність партій для інших змагань</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Назва</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Зберегти</translation>
    </message>
    <message>
        <source>An own regulation of this name is replaced. Events that have it keep it.</source>
        <translation>Ваше положення з такою назвою буде замінено. У змаганнях, де його задано, воно залишиться.</translation>
    </message>
</context>
<context>
    <name>KeyLegend</name>
    <message>
        <source>&amp;Keys for results</source>
        <translation>К&amp;лавіші для результатів</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>Type results with other keys</source>
        <translation>Вносити результати іншими клавішами</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>In a list</source>
        <translation>У списку</translation>
    </message>
    <message>
        <source>to a name</source>
        <translation>до прізвища</translation>
    </message>
    <message>
        <source>acts of the row</source>
        <translation>дії з рядком</translation>
    </message>
</context>
<context>
    <name>Knockout</name>
    <message>
        <source>{first}:{second}</source>
        <comment>points of a match</comment>
        <translation>{first}:{second}</translation>
    </message>
    <message>
        <source>Colours to be drawn</source>
        <translation>Слід провести жеребкування кольорів</translation>
    </message>
    <message>
        <source>Bids to be taken</source>
        <translation>Слід прийняти ставки</translation>
    </message>
    <message>
        <source>Next game to be paired</source>
        <translation>Слід скласти пару наступної партії</translation>
    </message>
    <message>
        <source>Result is missing</source>
        <translation>Бракує результату</translation>
    </message>
    <message>
        <source>Lot to be drawn</source>
        <translation>Слід витягнути жереб</translation>
    </message>
    <message>
        <source>Nothing to be done</source>
        <translation>Робити нічого не треба</translation>
    </message>
    <message>
        <source>winner of {match}</source>
        <translation>переможець матчу «{match}»</translation>
    </message>
    <message>
        <source>loser of {match}</source>
        <translation>переможений у матчі «{match}»</translation>
    </message>
    <message>
        <source>winner of match {number}</source>
        <translation>переможець матчу {number}</translation>
    </message>
    <message>
        <source>loser of match {number}</source>
        <translation>переможений у матчі {number}</translation>
    </message>
    <message>
        <source>first loss in match {number}</source>
        <translation>перша поразка в матчі {number}</translation>
    </message>
    <message>
        <source>Grand final, second match</source>
        <translation>Гранд-фінал, другий матч</translation>
    </message>
    <message>
        <source>Grand final</source>
        <translation>Гранд-фінал</translation>
    </message>
    <message>
        <source>Losers’ bracket, round {round}, match {match}</source>
        <translation>Нижня сітка, коло {round}, матч {match}</translation>
    </message>
    <message>
        <source>Winners’ bracket, round {round}, match {match}</source>
        <translation>Верхня сітка, коло {round}, матч {match}</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Матч</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Коло {round}</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Фінал</translation>
    </message>
    <message>
        <source>Semifinals</source>
        <translation>Півфінали</translation>
    </message>
    <message>
        <source>Quarter-finals</source>
        <translation>Чвертьфінали</translation>
    </message>
    <message>
        <source>1/{part} final</source>
        <translation>1/{part} фіналу</translation>
    </message>
    <message>
        <source>Losers’ bracket</source>
        <translation>Нижня сітка</translation>
    </message>
    <message>
        <source>Matches for places</source>
        <translation>Матчі за місця</translation>
    </message>
    <message>
        <source>Winners’ bracket</source>
        <translation>Верхня сітка</translation>
    </message>
    <message>
        <source>Consolation bracket</source>
        <translation>Утішна сітка</translation>
    </message>
    <message>
        <source>{match} ({players})</source>
        <translation>{match} ({players})</translation>
    </message>
    <message>
        <source>For places {first}–{last}</source>
        <translation>За місця {first}–{last}</translation>
    </message>
    <message>
        <source>For 1st place</source>
        <translation>За 1-ше місце</translation>
    </message>
    <message>
        <source>For 2nd place</source>
        <translation>За 2-ге місце</translation>
    </message>
    <message>
        <source>For 3rd place</source>
        <translation>За 3-тє місце</translation>
    </message>
    <message>
        <source>For place {place}</source>
        <translation>За місце {place}</translation>
    </message>
    <message>
        <source>armageddon</source>
        <translation>армагеддон</translation>
    </message>
    <message>
        <source>sudden death, game {number}</source>
        <translation>до першої перемоги, партія {number}</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>партія</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>партія {number}</translation>
    </message>
    <message>
        <source>tie-break, game {number}</source>
        <translation>тай-брейк, партія {number}</translation>
    </message>
    <message>
        <source>tie-break {step}, game {number}</source>
        <translation>тай-брейк {step}, партія {number}</translation>
    </message>
    <message>
        <source>sudden death</source>
        <translation>партії до першої перемоги</translation>
    </message>
    <message>
        <source>main games</source>
        <translation>основні партії</translation>
    </message>
    <message>
        <source>tie-break</source>
        <translation>тай-брейк</translation>
    </message>
    <message>
        <source>tie-break {step}</source>
        <translation>тай-брейк {step}</translation>
    </message>
    <message>
        <source>{total} ({steps})</source>
        <translation>{total} ({steps})</translation>
    </message>
    <message>
        <source>armageddon, Black drew</source>
        <translation>армагеддон, нічия на користь чорних</translation>
    </message>
    <message>
        <source>by walk-over</source>
        <translation>без гри</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>за жеребом</translation>
    </message>
    <message>
        <source>level</source>
        <translation>порівну</translation>
    </message>
    <message>
        <source>neither came</source>
        <translation>не з’явився ніхто</translation>
    </message>
    <message>
        <source>{score}, {how}</source>
        <translation>{score}, {how}</translation>
    </message>
    <message>
        <source>To be paired: {game}</source>
        <translation>Слід скласти пару: {game}</translation>
    </message>
    <message>
        <source>Result is missing: {game}</source>
        <translation>Бракує результату: {game}</translation>
    </message>
    <message>
        <source>Semifinal {match}</source>
        <translation>Півфінал {match}</translation>
    </message>
    <message>
        <source>Quarter-final {match}</source>
        <translation>Чвертьфінал {match}</translation>
    </message>
    <message>
        <source>1/{part} final, match {match}</source>
        <translation>1/{part} фіналу, матч {match}</translation>
    </message>
    <message>
        <source>{places}: final</source>
        <translation>{places}: фінал</translation>
    </message>
    <message>
        <source>{places}: semifinal {match}</source>
        <translation>{places}: півфінал {match}</translation>
    </message>
    <message>
        <source>{places}: quarter-final {match}</source>
        <translation>{places}: чвертьфінал {match}</translation>
    </message>
    <message>
        <source>{places}: 1/{part} final, match {match}</source>
        <translation>{places}: 1/{part} фіналу, матч {match}</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>прохід без гри</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <translation>№ {number}</translation>
    </message>
    <message>
        <source>loser of {match}, if it was that player&apos;s first match</source>
        <translation>переможений у матчі «{match}», якщо це перший матч учасника</translation>
    </message>
</context>
<context>
    <name>KnockoutRules</name>
    <message>
        <source>Rules of the match</source>
        <translation>Правила матчу</translation>
    </message>
    <message>
        <source>Rules of the knockout</source>
        <translation>Правила олімпійської системи</translation>
    </message>
    <message>
        <source>who loses once</source>
        <translation>після однієї поразки</translation>
    </message>
    <message>
        <source>who loses twice</source>
        <translation>після двох поразок</translation>
    </message>
    <message>
        <source>1 and 2 in opposite halves: seeded</source>
        <translation>1 і 2 в різних половинах: посів</translation>
    </message>
    <message>
        <source>in their order: 1–2, 3–4 …</source>
        <translation>за порядком: 1–2, 3–4 …</translation>
    </message>
    <message>
        <source>Another final if the winner of the se&amp;cond bracket wins it</source>
        <translation>&amp;Другий фінал, якщо перший виграє переможець нижньої сітки</translation>
    </message>
    <message>
        <source>The final is pla&amp;yed otherwise than the other matches</source>
        <translation>Фінал &amp;грають інакше, ніж інші матчі</translation>
    </message>
    <message>
        <source>&amp;Numbers in the bracket</source>
        <translation>Номери в сіт&amp;ці</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>Those who lose their first match play a &amp;consolation</source>
        <translation>Хто програв перший матч, грає в &amp;утішній сітці</translation>
    </message>
    <message>
        <source>The rules in words</source>
        <translation>Правила словами</translation>
    </message>
    <message>
        <source>&amp;Out is</source>
        <translation>&amp;Вибувають</translation>
    </message>
    <message>
        <source>&amp;Places decided</source>
        <translation>М&amp;ісця, що розігруються</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>&amp;Матчі</translation>
    </message>
    <message>
        <source>F&amp;inal</source>
        <translation>&amp;Фінал</translation>
    </message>
    <message>
        <source>&amp;Set these rules</source>
        <translation>Затв&amp;ердити ці правила</translation>
    </message>
    <message>
        <source>Bracket and places</source>
        <translation>Сітка й місця</translation>
    </message>
</context>
<context>
    <name>KnownPerson</name>
    <message>
        <source>this computer</source>
        <translation>картотека</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>не виступає</translation>
    </message>
    <message>
        <source>FIDE {rating}</source>
        <translation>ФІДЕ {rating}</translation>
    </message>
    <message>
        <source>nat. {rating}</source>
        <translation>ФШУ {rating}</translation>
    </message>
    <message>
        <source>ID {id}</source>
        <translation>ID {id}</translation>
    </message>
    <message>
        <source>national ID {id}</source>
        <translation>ID ФШУ {id}</translation>
    </message>
</context>
<context>
    <name>LanguageSwitch</name>
    <message>
        <source>Language of the window</source>
        <translation>Мова вікна</translation>
    </message>
</context>
<context>
    <name>LateCorrectionDialog</name>
    <message>
        <source>Correct round {round}, which is long closed?</source>
        <translation>Виправити тур {round}, який давно завершено?</translation>
    </message>
    <message>
        <source>For the &amp;rating report only</source>
        <translation>Лише для &amp;рейтингового звіту</translation>
    </message>
    <message>
        <source>The &amp;table, by a decision</source>
        <translation>У &amp;таблиці, за рішенням</translation>
    </message>
    <message>
        <source>Points, places and every paper on the wall stay; the report file (TRF) has the result that was really played.</source>
        <translation>Очки, місця та вивішені документи не змінюються; у файлі звіту (TRF) буде результат, який справді зіграно.</translation>
    </message>
    <message>
        <source>Points and places of all rounds since then change and papers are wrong; games paired upon the old result stay as they were played (C.04.2, late corrections). The decision stands in the journal with its reason.</source>
        <translation>Очки й місця в усіх подальших турах зміняться, і роздруковані документи більше не відповідатимуть даним; партії, складені за попереднім результатом, залишаться, як їх зіграно (C.04.2, пізні виправлення). Рішення з причиною буде записано в журнал.</translation>
    </message>
    <message>
        <source>R&amp;eason, kept in the journal:</source>
        <translation>&amp;Причина (її буде записано в журнал):</translation>
    </message>
    <message>
        <source>C&amp;orrect for the rating report</source>
        <translation>&amp;Виправити для рейтингового звіту</translation>
    </message>
    <message>
        <source>C&amp;orrect the table</source>
        <translation>&amp;Виправити таблицю</translation>
    </message>
</context>
<context>
    <name>LateResult</name>
    <message>
        <source>Round {round} could not be paired from it.</source>
        <translation>Тур {round} за таким результатом скласти не можна.</translation>
    </message>
    <message>
        <source>Round {round}: the pairs would be the same.</source>
        <translation>Тур {round}: пари були б ті самі.</translation>
    </message>
    <message>
        <source>The draft of round {round} is out of date and is paired again; pairs that differ: {boards} of {games}.</source>
        <translation>Чернетка туру {round} застаріє, і пари складають знову; інших пар: {boards} з {games}.</translation>
    </message>
    <message>
        <source>Round {round} stays as it was paired; pairs that would differ: {boards} of {games}.</source>
        <translation>Тур {round} лишається, як його складено; інших пар було б: {boards} з {games}.</translation>
    </message>
    <message>
        <source>{name}: the bye</source>
        <translation>{name}: вільний від гри</translation>
    </message>
</context>
<context>
    <name>LevelEditor</name>
    <message>
        <source>Add a s&amp;tage</source>
        <translation>Додати е&amp;тап</translation>
    </message>
    <message>
        <source>Remove the stage</source>
        <translation>Вилучити етап</translation>
    </message>
    <message>
        <source>What so many players play</source>
        <translation>Що грають залежно від кількості учасників</translation>
    </message>
    <message>
        <source>&amp;Add a number of players</source>
        <translation>Додати &amp;варіант</translation>
    </message>
    <message>
        <source>&amp;Remove it</source>
        <translation>В&amp;илучити</translation>
    </message>
    <message>
        <source>Stage {number} of {count}</source>
        <translation>Етап {number} з {count}</translation>
    </message>
    <message>
        <source>Sta&amp;ge</source>
        <translation>&amp;Етап</translation>
    </message>
</context>
<context>
    <name>ListIntroduction</name>
    <message>
        <source>Import a list of players</source>
        <translation>Завантажити список учасників</translation>
    </message>
    <message>
        <source>Choose the &amp;file…</source>
        <translation>Вибрати &amp;файл…</translation>
    </message>
    <message>
        <source>Save an &amp;example…</source>
        <translation>Зберегти з&amp;разок…</translation>
    </message>
    <message>
        <source>A workbook (XLSX) or a text (CSV) with a row for each player. By their headings the columns are known, in any order; of others you say after choosing the file what they hold. Only a name, a FIDE ID or a national ID must be there.</source>
        <translation>Електронна таблиця (XLSX) або текст (CSV), де кожен рядок – учасник. Стовпчики програма впізнає за заголовками, у будь-якому порядку; про решту ви скажете, вибравши файл. Обов’язкове лише прізвище з іменем, ID ФІДЕ чи ID ФШУ.</translation>
    </message>
    <message>
        <source>Before anybody is registered, every row and every problem is shown.</source>
        <translation>Перш ніж когось буде зареєстровано, ви побачите кожен рядок і кожну помилку.</translation>
    </message>
    <message>
        <source>players, example.xlsx</source>
        <translation>учасники, зразок.xlsx</translation>
    </message>
    <message>
        <source>Where the example goes</source>
        <translation>Куди зберегти зразок</translation>
    </message>
    <message>
        <source>Saved: {file}. Fill it in and choose it here.</source>
        <translation>Збережено: {file}. Заповніть його й виберіть тут.</translation>
    </message>
    <message>
        <source>Columns of a list</source>
        <translation>Стовпчики списку</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Заголовок</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Наприклад</translation>
    </message>
</context>
<context>
    <name>LostFile</name>
    <message>
        <source>The event file is gone</source>
        <translation>Файлу змагання немає на місці</translation>
    </message>
    <message>
        <source>The event file was replaced</source>
        <translation>Файл змагання замінено іншим</translation>
    </message>
    <message>
        <source>&amp;Save the event under a new name…</source>
        <translation>&amp;Зберегти змагання під новою назвою…</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Спробувати ще раз</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Пізніше</translation>
    </message>
    <message>
        <source>Save the event under a new name</source>
        <translation>Зберегти змагання під новою назвою</translation>
    </message>
    <message>
        <source>It is as before.</source>
        <translation>Нічого не змінилося.</translation>
    </message>
</context>
<context>
    <name>LotFields</name>
    <message>
        <source>Seed</source>
        <translation>Ключ жеребкування</translation>
    </message>
    <message>
        <source>Lot by the program, &amp;seed</source>
        <translation>Жеребкує програма, кл&amp;юч</translation>
    </message>
    <message>
        <source>Announce it before: with it anybody can repeat the lot.</source>
        <translation>Оголосіть ключ наперед: з ним кожен зможе повторити жеребкування.</translation>
    </message>
    <message>
        <source>Dra&amp;wn in the hall</source>
        <translation>Жеребкування в за&amp;лі</translation>
    </message>
    <message>
        <source>A&amp;nother seed</source>
        <translation>Інши&amp;й ключ</translation>
    </message>
    <message>
        <source>Witnesses</source>
        <translation>Свідки</translation>
    </message>
    <message>
        <source>witnesses</source>
        <translation>свідки</translation>
    </message>
</context>
<context>
    <name>LotsPanel</name>
    <message>
        <source>Drawing of lots</source>
        <translation>Жеребкування місць</translation>
    </message>
    <message>
        <source>&amp;Draw lots</source>
        <translation>&amp;Тягнути жереб</translation>
    </message>
    <message>
        <source>{names} (places {places})</source>
        <translation>{names} (місця {places})</translation>
    </message>
    <message>
        <source>Drawn in the &amp;hall…</source>
        <translation>&amp;Жереб у залі…</translation>
    </message>
    <message>
        <source>Witnesses</source>
        <translation>Свідки</translation>
    </message>
    <message>
        <source>&amp;Witnesses</source>
        <translation>&amp;Свідки</translation>
    </message>
    <message>
        <source>&amp;Take these lots</source>
        <translation>&amp;Записати цей жереб</translation>
    </message>
    <message>
        <source>The tie-breaks leave level: {groups}. The regulations of this tournament let lots decide (C.07 Art. 4.2). The seed of the event is {seed}: fixed before play, it always gives the same order.</source>
        <translation>Додаткові показники не визначили порядку: {groups}. За регламентом цього турніру вирішує жереб (C.07, ст. 4.2). Ключ жеребкування змагання – {seed}: його визначено до початку гри, і порядок за ним завжди той самий.</translation>
    </message>
    <message>
        <source>The tie-breaks leave level: {groups}. Where it matters who of them goes on to the next stage, let lots decide (C.07 Art. 4.2). The seed of the event is {seed}: fixed before play, it always gives the same order.</source>
        <translation>За додатковими показниками рівні: {groups}. Якщо важливо, хто з них виходить до наступного етапу, нехай вирішить жеребкування (C.07, ст. 4.2). Ключ жеребкування змагання – {seed}: його визначено до початку гри, і порядок за ним завжди той самий.</translation>
    </message>
    <message>
        <source>Lots were drawn ({how}). They put in order: {names}.</source>
        <translation>Жереб витягнуто ({how}). Порядок за жеребом: {names}.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Leave what is being typed?</source>
        <translation>Покинути те, що набирається?</translation>
    </message>
    <message>
        <source>It could not be saved; the page says beside it what is wrong. If you leave now, it is lost.</source>
        <translation>Зберегти це не вдалося; що саме не так, написано поруч. Якщо піти зараз, набране пропаде.</translation>
    </message>
    <message>
        <source>&amp;Leave without it</source>
        <translation>&amp;Піти, не зберігши</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Відкрити змагання</translation>
    </message>
    <message>
        <source>Report file to import</source>
        <translation>Файл звіту</translation>
    </message>
    <message>
        <source>PRACTICE · {event} · {system} – Arbiter</source>
        <translation>НАВЧАЛЬНА КОПІЯ · {event} · {system} – Arbiter</translation>
    </message>
    <message>
        <source>{event} · {system} – Arbiter</source>
        <translation>{event} · {system} – Arbiter</translation>
    </message>
    <message>
        <source>{stage}: {system}, {players}</source>
        <translation>{stage}: {system}, {players}</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Версія {version}</translation>
    </message>
    <message>
        <source>For the chief arbiter of a chess tournament: from registration to the printed final table.</source>
        <translation>Для головного судді шахового турніру: від реєстрації до надрукованої підсумкової таблиці.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Вільна програма, ліцензія MIT.</translation>
    </message>
    <message>
        <source>About Arbiter</source>
        <translation>Про програму Arbiter</translation>
    </message>
    <message>
        <source>{system}, {players}</source>
        <translation>{system}, {players}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n учасник</numerusform>
            <numerusform>%n учасники</numerusform>
            <numerusform>%n учасників</numerusform>
        </translation>
    </message>
    <message>
        <source>SAMPLE · {event} · {system} – Arbiter</source>
        <translation>ПРИКЛАД · {event} · {system} – Arbiter</translation>
    </message>
    <message>
        <source>The program ended while {path} was being opened, so it was not opened again of itself. Choose it from the list to try once more, or open a copy of it.</source>
        <translation>Програма завершилася, коли відкривала {path}, тому сама його знову не відкрила. Виберіть його зі списку, щоб спробувати ще раз, або відкрийте його копію.</translation>
    </message>
    <message>
        <source>{path} does not answer: its disk or network may be away. It is opened as soon as it answers; meanwhile another event can be opened.</source>
        <translation>{path} не відповідає: можливо, диск чи мережа недоступні. Змагання відкриється, щойно файл відповість; тим часом можна відкрити інше.</translation>
    </message>
    <message>
        <source>The event of last time was not opened. {why} If it is on a stick or in a network, connect that and choose the event from the list; or open another one.</source>
        <translation>Змагання, з яким ви працювали минулого разу, не відкрито. {why} Якщо воно на флешці чи в мережі, під’єднайте її та виберіть змагання зі списку або відкрийте інше.</translation>
    </message>
</context>
<context>
    <name>MandateDecision</name>
    <message>
        <source>Admit</source>
        <translation>Допустити</translation>
    </message>
    <message>
        <source>Do not admit</source>
        <translation>Не допустити</translation>
    </message>
    <message>
        <source>Admitted until</source>
        <translation>Допущено до</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Unti&amp;l</source>
        <translation>До &amp;якої дати</translation>
    </message>
    <message>
        <source>&amp;Reason, if any</source>
        <translation>При&amp;чина, якщо є</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>При&amp;чина</translation>
    </message>
    <message>
        <source>Admit conditionally</source>
        <translation>Допустити умовно</translation>
    </message>
    <message>
        <source>“{text}” is not a date. Type it as 31.12.2026.</source>
        <translation>«{text}» – не дата. Введіть її так: 31.12.2026.</translation>
    </message>
</context>
<context>
    <name>MandateHeader</name>
    <message>
        <source>{name} (chair)</source>
        <translation>{name} (голова)</translation>
    </message>
    <message>
        <source>Members: {names}</source>
        <translation>Члени: {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s) whose date has passed</source>
        <translation>
            <numerusform>%n умовний допуск, строк якого минув</numerusform>
            <numerusform>%n умовні допуски, строк яких минув</numerusform>
            <numerusform>%n умовних допусків, строк яких минув</numerusform>
        </translation>
    </message>
    <message>
        <source>The date of the condition has passed: {names}</source>
        <translation>Строк умовного допуску минув: {names}</translation>
    </message>
    <message>
        <source>No commission is named: the chief arbiter admits (Ukrainian rules V.1.6).</source>
        <translation>Комісію не призначено: допускає головний суддя (Правила, V.1.6).</translation>
    </message>
    <message>
        <source>Admitted {admitted} · conditionally {conditional} · not admitted {refused} · undecided {undecided}</source>
        <translation>Допущено {admitted} · умовно {conditional} · не допущено {refused} · не вирішено {undecided}</translation>
    </message>
    <message>
        <source>Not compulsory in the list: {paper}. Nobody is admitted without it, except where the regulations of an event of rank V or VI say so (Ukrainian rules V.1.8, V.1.12).</source>
        <translation>Не обов’язковий у переліку: {paper}. Без нього не допускають нікого, хіба що так визначає Регламент змагання V–VI рангу (Правила, V.1.8, V.1.12).</translation>
    </message>
</context>
<context>
    <name>MandateList</name>
    <message>
        <source>Paper to add</source>
        <translation>Документ, який додати</translation>
    </message>
    <message>
        <source>another paper</source>
        <translation>інший документ</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Додати</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Вище</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Нижче</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Вилучити</translation>
    </message>
    <message>
        <source>Papers asked for</source>
        <translation>Потрібні документи</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Документ</translation>
    </message>
    <message>
        <source>dated</source>
        <translation>строк</translation>
    </message>
    <message>
        <source>compuls.</source>
        <translation>обов’язк.</translation>
    </message>
    <message>
        <source>Dated papers must be valid through the last day (Ukrainian rules V.1.7). Without a compulsory one nobody is admitted (V.1.12). Regulations may ask for others, those of events of rank V and VI for fewer (V.1.8). What was shown of a removed paper is kept.</source>
        <translation>Документи зі строком мають бути чинні до останнього дня включно (Правила, V.1.7). Без обов’язкового документа не допускають нікого (V.1.12). Регламент може вимагати інших документів, а для змагань V–VI рангу – і меншої кількості (V.1.8). Позначки про вилучений документ зберігаються.</translation>
    </message>
</context>
<context>
    <name>MandateMatrix</name>
    <message>
        <source>Players and their papers</source>
        <translation>Учасники та їхні документи</translation>
    </message>
    <message>
        <source>The key “{key}” has no meaning here; see the line below.</source>
        <translation>Клавіша «{key}» тут нічого не означає; дивіться підказку внизу.</translation>
    </message>
    <message>
        <source>Go to a paper to mark it as shown.</source>
        <translation>Щоб позначити документ поданим, перейдіть до нього.</translation>
    </message>
    <message>
        <source>This column has no date. Space marks a paper.</source>
        <translation>У цьому стовпчику дати немає. Документ позначає Пробіл.</translation>
    </message>
    <message>
        <source>Nobody in this list has a name that begins “{text}”.</source>
        <translation>У цьому списку немає прізвища, що починається на «{text}».</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Чинний до</translation>
    </message>
    <message>
        <source>“{text}” is not a date. Type it as 31.12.2026, 31.12.26 or 311226, or leave it with Esc.</source>
        <translation>«{text}» – не дата. Введіть її так: 31.12.2026, 31.12.26 або 311226, чи вийдіть клавішею Esc.</translation>
    </message>
</context>
<context>
    <name>MandateMissing</name>
    <message>
        <source>Group what is missing</source>
        <translation>Як згрупувати те, чого бракує</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>За учасниками</translation>
    </message>
    <message>
        <source>By region</source>
        <translation>За областями</translation>
    </message>
    <message>
        <source>By club or organisation</source>
        <translation>За клубами (ФСТ)</translation>
    </message>
    <message>
        <source>By federation</source>
        <translation>За федераціями</translation>
    </message>
    <message>
        <source>By coach</source>
        <translation>За тренерами</translation>
    </message>
    <message>
        <source>What is missing</source>
        <translation>Чого бракує</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) lack a paper</source>
        <translation>
            <numerusform>Документів бракує в %n учасника</numerusform>
            <numerusform>Документів бракує в %n учасників</numerusform>
            <numerusform>Документів бракує в %n учасників</numerusform>
        </translation>
    </message>
    <message>
        <source>Every player has shown every paper.</source>
        <translation>Усі учасники подали всі документи.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>невідомо</translation>
    </message>
    <message>
        <source>{name}: {players} of {all}</source>
        <translation>{name}: {players} з {all}</translation>
    </message>
</context>
<context>
    <name>MandatePage</name>
    <message>
        <source>Name or region</source>
        <translation>Прізвище або область</translation>
    </message>
    <message>
        <source>The event has no dates yet: until they stand on its page, any date will do.</source>
        <translation>Змагання ще не має дат: поки їх не внесено на його сторінці, підійде будь-яка дата.</translation>
    </message>
    <message>
        <source>{name}: {decision}</source>
        <translation>{name}: {decision}</translation>
    </message>
    <message>
        <source>{decision}. Not in order: {papers}</source>
        <translation>{decision}. Не в порядку: {papers}</translation>
    </message>
    <message>
        <source>&amp;Admit</source>
        <translation>Д&amp;опустити</translation>
    </message>
    <message>
        <source>&amp;Do not admit…</source>
        <translation>&amp;Не допустити…</translation>
    </message>
    <message>
        <source>Take the decision &amp;back</source>
        <translation>&amp;Відкликати рішення</translation>
    </message>
    <message>
        <source>Admit all &amp;complete</source>
        <translation>Допустити всіх &amp;готових</translation>
    </message>
    <message>
        <source>Only &amp;incomplete</source>
        <translation>Лише н&amp;еповні</translation>
    </message>
    <message>
        <source>&amp;Panel</source>
        <translation>П&amp;анель</translation>
    </message>
    <message>
        <source>What is &amp;missing</source>
        <translation>Чого &amp;бракує</translation>
    </message>
    <message>
        <source>&amp;List of papers</source>
        <translation>Перел&amp;ік документів</translation>
    </message>
    <message>
        <source>&amp;Protocol</source>
        <translation>Прото&amp;кол</translation>
    </message>
    <message>
        <source>P&amp;rint what is missing</source>
        <translation>Др&amp;ук: чого бракує</translation>
    </message>
    <message>
        <source>&amp;Officials…</source>
        <translation>Суддівська ко&amp;легія…</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Учасник</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Бракує</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Перелік</translation>
    </message>
    <message>
        <source>Nobody is registered yet. The commission looks at the papers of players.</source>
        <translation>Ще нікого не зареєстровано. Комісія розглядає документи учасників.</translation>
    </message>
    <message>
        <source>&amp;Register players</source>
        <translation>&amp;Зареєструвати учасників</translation>
    </message>
    <message>
        <source>Admit &amp;conditionally…</source>
        <translation>Допустити &amp;умовно…</translation>
    </message>
    <message>
        <source>✓ shown   ! not valid for all days   ? date missing   – not shown   § compulsory
Space shown or not   0–9 date, Enter down, Tab next paper   Shift+↓ several at once   + admit   * conditionally   - not admitted   Enter details   letters find a name</source>
        <translation>✓ подано   ! чинний не на всі дні   ? без дати   – не подано   § обов’язковий
Пробіл – подано чи ні   0–9 дата, Enter – униз, Tab – наступний документ   Shift+↓ – кілька разом   + допустити   * умовно   - не допускати   Enter – докладно   літери – прізвище</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n учасник</numerusform>
            <numerusform>%n учасники</numerusform>
            <numerusform>%n учасників</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct the dat&amp;e</source>
        <translation>Виправити &amp;дату</translation>
    </message>
    <message>
        <source>Nobody undecided has all papers.</source>
        <translation>Серед тих, щодо кого немає рішення, ніхто не має всіх документів.</translation>
    </message>
    <message>
        <source>Nothing is decided about this player yet.</source>
        <translation>Щодо цього учасника рішення ще немає.</translation>
    </message>
    <message>
        <source>on a list of suspended persons ({source})</source>
        <translation>у списку відсторонених ({source})</translation>
    </message>
</context>
<context>
    <name>MandatePlayer</name>
    <message>
        <source>{paper}, valid until</source>
        <translation>{paper}, чинність до</translation>
    </message>
    <message>
        <source>{paper}, number</source>
        <translation>{paper}, номер</translation>
    </message>
    <message>
        <source>number</source>
        <translation>номер</translation>
    </message>
    <message>
        <source>“{text}” is not a date. Type it as 31.12.2026.</source>
        <translation>«{text}» – не дата. Введіть її так: 31.12.2026.</translation>
    </message>
</context>
<context>
    <name>MandateRows</name>
    <message>
        <source>Name</source>
        <translation>Прізвище, ім’я</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Область</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Рішення</translation>
    </message>
    <message>
        <source>until {day}</source>
        <translation>умовно, до {day}</translation>
    </message>
    <message>
        <source>not decided yet</source>
        <translation>ще не вирішено</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Причина: {reason}</translation>
    </message>
    <message>
        <source>{paper}: nobody is admitted without it</source>
        <translation>{paper}: без цього не допускають</translation>
    </message>
    <message>
        <source>{paper}
№ {number}</source>
        <translation>{paper}
№ {number}</translation>
    </message>
</context>
<context>
    <name>MatchBidsDialog</name>
    <message>
        <source>{body}
At most: {most}.</source>
        <translation>{body}
Не більше: {most}.</translation>
    </message>
    <message>
        <source>&amp;Black of equal bids:</source>
        <translation>&amp;Чорні за рівних ставок:</translation>
    </message>
    <message>
        <source>minutes:seconds, as 3:30</source>
        <translation>хвилини:секунди, як-от 3:30</translation>
    </message>
    <message>
        <source>{name}:</source>
        <translation>{name}:</translation>
    </message>
    <message>
        <source>&amp;Seed of the lot:</source>
        <translation>&amp;Ключ жеребкування:</translation>
    </message>
    <message>
        <source>&amp;Take the bids</source>
        <translation>&amp;Прийняти ставки</translation>
    </message>
    <message>
        <source>Each player secretly writes down a time to play Black with; the lower bid has Black and that time, and a draw is then enough to win. Equal bids: a lot.</source>
        <translation>Кожен таємно записує час, із яким грав би чорними; хто поставив менше, грає чорними з цим часом, і йому досить нічиєї. За рівних ставок – жереб.</translation>
    </message>
</context>
<context>
    <name>MatchEditor</name>
    <message>
        <source>Steps of the match</source>
        <translation>Частини матчу</translation>
    </message>
    <message>
        <source>&amp;Add a step</source>
        <translation>Додати &amp;частину</translation>
    </message>
    <message>
        <source>&amp;Remove it</source>
        <translation>В&amp;илучити</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Ви&amp;ще</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <translation>Ни&amp;жче</translation>
    </message>
    <message>
        <source>All games of the first step are played, e&amp;ven when decided</source>
        <translation>Г&amp;рати всі партії першої частини, навіть коли все вирішено</translation>
    </message>
    <message>
        <source>a lot decides</source>
        <translation>вирішує жереб</translation>
    </message>
    <message>
        <source>both share the places</source>
        <translation>обидва ділять місця</translation>
    </message>
    <message>
        <source>both go on with the next stage</source>
        <translation>обидва переходять до наступного етапу</translation>
    </message>
    <message>
        <source>If it is &amp;level after all steps</source>
        <translation>&amp;Якщо після всіх частин рахунок рівний</translation>
    </message>
    <message>
        <source>{number}. {step}</source>
        <translation>{number}. {step}</translation>
    </message>
</context>
<context>
    <name>MatchLotDialog</name>
    <message>
        <source>&amp;Draw it here</source>
        <translation>Витягнути жереб т&amp;ут</translation>
    </message>
    <message>
        <source>It was drawn in the &amp;hall</source>
        <translation>Жереб витягнуто в &amp;залі</translation>
    </message>
    <message>
        <source>The same seed always gives the same lot</source>
        <translation>Той самий ключ завжди дає той самий жереб</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Ключ жеребкування:</translation>
    </message>
    <message>
        <source>D&amp;raw the lot</source>
        <translation>&amp;Витягнути жереб</translation>
    </message>
    <message>
        <source>&amp;Take it over</source>
        <translation>&amp;Прийняти</translation>
    </message>
</context>
<context>
    <name>MatchPanel</name>
    <message>
        <source>Nobody comes to this match.</source>
        <translation>У цьому матчі учасників немає.</translation>
    </message>
    <message>
        <source>{name} goes on without playing.</source>
        <translation>{name} проходить далі без гри.</translation>
    </message>
    <message>
        <source>It is not known yet who meets here.</source>
        <translation>Ще не відомо, хто тут зустрінеться.</translation>
    </message>
    <message>
        <source>Won by {name}: {how}</source>
        <translation>Перемагає {name}: {how}</translation>
    </message>
    <message>
        <source>{game}: {white} – {black}, {result}</source>
        <translation>{game}: {white} – {black}, {result}</translation>
    </message>
    <message numerus="yes">
        <source>%n paired game(s) not played any more</source>
        <translation>
            <numerusform>Пари складено, але вже не гратимуть: %n партія</numerusform>
            <numerusform>Пари складено, але вже не гратимуть: %n партії</numerusform>
            <numerusform>Пари складено, але вже не гратимуть: %n партій</numerusform>
        </translation>
    </message>
    <message>
        <source>Played here before an earlier result was changed: {white} – {black}, {result}. Correct that result, or take the game back.</source>
        <translation>Зіграно тут до зміни попереднього результату: {white} – {black}, {result}. Виправте той результат або відкличте партію.</translation>
    </message>
    <message>
        <source>Selected match</source>
        <translation>Вибраний матч</translation>
    </message>
</context>
<context>
    <name>MatchRulesDialog</name>
    <message>
        <source>How the matches are played</source>
        <translation>Як грають матчі</translation>
    </message>
    <message>
        <source>Take these &amp;steps</source>
        <translation>Прийняти &amp;ці частини</translation>
    </message>
</context>
<context>
    <name>MatchTempoDialog</name>
    <message>
        <source>Both players agree, and the arbiter consents (C.02 Art. 13.2.13 of 2017). Games that have a result keep their time control.</source>
        <translation>Потрібна домовленість обох учасників і згода судді (C.02, ст. 13.2.13, редакція 2017 р.). Партії, що мають результат, зберігають свій контроль часу.</translation>
    </message>
    <message>
        <source>as printed: 15+10</source>
        <translation>як буде надруковано: 15+10</translation>
    </message>
    <message>
        <source>In &amp;every match of the stage</source>
        <translation>У &amp;всіх матчах етапу</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>П&amp;артії:</translation>
    </message>
    <message>
        <source>&amp;Time control:</source>
        <translation>&amp;Контроль часу:</translation>
    </message>
    <message>
        <source>&amp;Set the time control</source>
        <translation>&amp;Змінити контроль часу</translation>
    </message>
</context>
<context>
    <name>Meeting</name>
    <message>
        <source>{bye}, points: {points}</source>
        <translation>{bye}, очок: {points}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Тур {round}</translation>
    </message>
    <message>
        <source>Round {round}, {moment}</source>
        <translation>Тур {round}, {moment}</translation>
    </message>
    <message>
        <source>White: {name}</source>
        <translation>Білі: {name}</translation>
    </message>
    <message>
        <source>Black: {name}</source>
        <translation>Чорні: {name}</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>Результату ще немає</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;New event…</source>
        <translation>&amp;Нове змагання…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Відкрити…</translation>
    </message>
    <message>
        <source>&amp;Recent events</source>
        <translation>Не&amp;щодавні змагання</translation>
    </message>
    <message>
        <source>&amp;Sample event</source>
        <translation>&amp;Приклад змагання</translation>
    </message>
    <message>
        <source>&amp;Import report file (TRF)…</source>
        <translation>Завантажи&amp;ти файл звіту (TRF)…</translation>
    </message>
    <message>
        <source>&amp;Export report file (TRF)…</source>
        <translation>З&amp;берегти файл звіту (TRF)…</translation>
    </message>
    <message>
        <source>Re&amp;gistry of this computer…</source>
        <translation>&amp;Картотека цього комп’ютера…</translation>
    </message>
    <message>
        <source>&amp;Close event</source>
        <translation>&amp;Закрити змагання</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Ви&amp;йти</translation>
    </message>
    <message>
        <source>Snaps&amp;hots…</source>
        <translation>Знімки &amp;стану…</translation>
    </message>
    <message>
        <source>Second cop&amp;y…</source>
        <translation>&amp;Друга копія…</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy to…</source>
        <translation>Збе&amp;регти копію до…</translation>
    </message>
    <message>
        <source>Prac&amp;tice copy…</source>
        <translation>Н&amp;авчальна копія…</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Увійти…</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Завершити сеанс</translation>
    </message>
    <message>
        <source>&amp;PINs…</source>
        <translation>PIN-к&amp;оди…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Редагування</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копіювати</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Знайти</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Мова</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Сторінка</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Довідка</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Клавіші</translation>
    </message>
    <message>
        <source>&amp;About Arbiter</source>
        <translation>&amp;Про програму Arbiter</translation>
    </message>
    <message>
        <source>&amp;Undo: {act}</source>
        <translation>&amp;Скасувати: {act}</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>&amp;Redo: {act}</source>
        <translation>&amp;Повернути: {act}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повернути</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Вигл&amp;яд</translation>
    </message>
    <message>
        <source>To what &amp;waits below</source>
        <translation>До того, що &amp;чекає внизу</translation>
    </message>
    <message>
        <source>{event} (not there now)</source>
        <translation>{event} (зараз недоступне)</translation>
    </message>
    <message>
        <source>Save a &amp;report of errors…</source>
        <translation>Зберегти &amp;звіт про помилки…</translation>
    </message>
</context>
<context>
    <name>MismatchPanel</name>
    <message>
        <source>Look at it later (Esc)</source>
        <translation>Розглянути пізніше (Esc)</translation>
    </message>
    <message>
        <source>{board}: the two typings differ</source>
        <translation>{board}: два введення різняться</translation>
    </message>
    <message>
        <source>First time {first}, now {second}</source>
        <translation>Спершу {first}, тепер {second}</translation>
    </message>
    <message>
        <source>← Keep {first}</source>
        <translation>← Залишити {first}</translation>
    </message>
    <message>
        <source>Take {second} →</source>
        <translation>Узяти {second} →</translation>
    </message>
    <message>
        <source>The two typings differ: choose with ← or → which one the paper shows, or Esc to look at it later.</source>
        <translation>Два введення різняться: клавішею ← або → виберіть те, що на папері, або розгляньте пізніше (Esc).</translation>
    </message>
</context>
<context>
    <name>MomentEdit</name>
    <message>
        <source>DD.MM.YYYY HH:MM</source>
        <translation>ДД.ММ.РРРР ГГ:ХХ</translation>
    </message>
    <message>
        <source>“{text}” is not a day and an hour. Type them like 05.06.2026 15:00.</source>
        <translation>«{text}» – не дата й час. Введіть їх так: 05.06.2026 15:00.</translation>
    </message>
</context>
<context>
    <name>MonthOfDate</name>
    <message>
        <source>January</source>
        <translation>січня</translation>
    </message>
    <message>
        <source>February</source>
        <translation>лютого</translation>
    </message>
    <message>
        <source>March</source>
        <translation>березня</translation>
    </message>
    <message>
        <source>April</source>
        <translation>квітня</translation>
    </message>
    <message>
        <source>May</source>
        <translation>травня</translation>
    </message>
    <message>
        <source>June</source>
        <translation>червня</translation>
    </message>
    <message>
        <source>July</source>
        <translation>липня</translation>
    </message>
    <message>
        <source>August</source>
        <translation>серпня</translation>
    </message>
    <message>
        <source>September</source>
        <translation>вересня</translation>
    </message>
    <message>
        <source>October</source>
        <translation>жовтня</translation>
    </message>
    <message>
        <source>November</source>
        <translation>листопада</translation>
    </message>
    <message>
        <source>December</source>
        <translation>грудня</translation>
    </message>
</context>
<context>
    <name>NamesakeQuestion</name>
    <message>
        <source>Enter registers another person of this name, Esc goes back to the form.</source>
        <translation>Enter реєструє іншу людину з цим ім’ям, Esc повертає до полів.</translation>
    </message>
    <message>
        <source>{name} is on the list already. Is this somebody else?</source>
        <translation>{name} уже є в списку. Це інша людина?</translation>
    </message>
    <message numerus="yes">
        <source>%n more of this name</source>
        <translation>
            <numerusform>І ще %n з цим ім’ям.</numerusform>
            <numerusform>І ще %n з цим ім’ям.</numerusform>
            <numerusform>І ще %n з цим ім’ям.</numerusform>
        </translation>
    </message>
    <message>
        <source>typed now</source>
        <translation>введено зараз</translation>
    </message>
    <message>
        <source>on the list</source>
        <translation>у списку</translation>
    </message>
</context>
<context>
    <name>NewEvent</name>
    <message>
        <source>Start a new event</source>
        <translation>Створити нове змагання</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Перший день</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Назва</translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation>&amp;Перший день</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Додаткові показники</translation>
    </message>
    <message>
        <source>&amp;Kept in</source>
        <translation>&amp;Зберігати в</translation>
    </message>
    <message>
        <source>Create the event</source>
        <translation>Створити змагання</translation>
    </message>
    <message>
        <source>As &amp;last time</source>
        <translation>Як &amp;минулого разу</translation>
    </message>
    <message>
        <source>&amp;System of play</source>
        <translation>&amp;Система проведення</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Назва</translation>
    </message>
    <message>
        <source>System of play</source>
        <translation>Система проведення</translation>
    </message>
    <message numerus="yes">
        <source>Officials (%n), organiser, place, conditions and papers of “{event}”; all of it can be changed afterwards.</source>
        <translation>
            <numerusform>Судді (%n), організатор, місце, умови та документи змагання «{event}»; усе це можна потім змінити.</numerusform>
            <numerusform>Судді (%n), організатор, місце, умови та документи змагання «{event}»; усе це можна потім змінити.</numerusform>
            <numerusform>Судді (%n), організатор, місце, умови та документи змагання «{event}»; усе це можна потім змінити.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewFinal</name>
    <message>
        <source>the winner</source>
        <translation>переможця</translation>
    </message>
    <message>
        <source>the winner and the third place</source>
        <translation>переможця та третє місце</translation>
    </message>
    <message>
        <source>every place</source>
        <translation>усі місця</translation>
    </message>
    <message>
        <source>crossed: A1–B2, B1–A2</source>
        <translation>навхрест: A1–B2, B1–A2</translation>
    </message>
    <message>
        <source>by places: A1 B1 A2 B2; first meets last</source>
        <translation>за місцями: A1 B1 A2 B2; перший з останнім</translation>
    </message>
    <message>
        <source>group by group: A1 A2 B1 B2</source>
        <translation>група за групою: A1 A2 B1 B2</translation>
    </message>
    <message>
        <source>Add a final</source>
        <translation>Додати фінал</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Фінал</translation>
    </message>
    <message>
        <source>&amp;Games inside a group count here too</source>
        <translation>&amp;Зараховувати результати зустрічей у групі</translation>
    </message>
    <message>
        <source>that of the event</source>
        <translation>як у змаганні</translation>
    </message>
    <message>
        <source>&amp;Add the final</source>
        <translation>&amp;Додати фінал</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n учасник</numerusform>
            <numerusform>%n учасники</numerusform>
            <numerusform>%n учасників</numerusform>
        </translation>
    </message>
    <message>
        <source>bye</source>
        <translation>без гри</translation>
    </message>
    <message>
        <source>{players}; first matches: {matches}</source>
        <translation>{players}; перші матчі: {matches}</translation>
    </message>
    <message>
        <source>{letter}: {stage}</source>
        <translation>{letter}: {stage}</translation>
    </message>
    <message>
        <source>of each,</source>
        <translation>з кожної групи,</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Назва:</translation>
    </message>
    <message>
        <source>&amp;System:</source>
        <translation>С&amp;истема:</translation>
    </message>
    <message>
        <source>The &amp;first</source>
        <translation>Скільки &amp;перших</translation>
    </message>
    <message>
        <source>&amp;Places:</source>
        <translation>&amp;Місця:</translation>
    </message>
    <message>
        <source>It &amp;decides:</source>
        <translation>&amp;Визначає:</translation>
    </message>
    <message>
        <source>Its &amp;winner has the place:</source>
        <translation>Переможець &amp;отримує місце:</translation>
    </message>
    <message>
        <source>Time &amp;control:</source>
        <translation>&amp;Контроль часу:</translation>
    </message>
    <message>
        <source>Its players are known when the stages before it are over. How its matches are played is set with the system of play, the stage being in hand.</source>
        <translation>Його учасники стануть відомі після завершення попередніх етапів. Як грати матчі, указують у системі проведення, коли вибрано цей етап.</translation>
    </message>
    <message>
        <source>“{text}” is not a place. Type a letter and a number: A1.</source>
        <translation>«{text}» – не місце. Введіть літеру й число: A1.</translation>
    </message>
</context>
<context>
    <name>NewerLists</name>
    <message>
        <source>Show differences…</source>
        <translation>Показати відмінності…</translation>
    </message>
    <message numerus="yes">
        <source>{list} is newer than the ratings of %n player(s).</source>
        <translation>
            <numerusform>Є рейтинг-лист, новіший за рейтинги %n учасника: {list}</numerusform>
            <numerusform>Є рейтинг-лист, новіший за рейтинги %n учасників: {list}</numerusform>
            <numerusform>Є рейтинг-лист, новіший за рейтинги %n учасників: {list}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NextGames</name>
    <message>
        <source>Draw the co&amp;lours…</source>
        <translation>Провести жеребкування &amp;кольорів…</translation>
    </message>
    <message>
        <source>Pair the next ga&amp;mes</source>
        <translation>Скласти пари наст&amp;упних партій</translation>
    </message>
    <message>
        <source>To the &amp;bracket</source>
        <translation>До &amp;сітки</translation>
    </message>
    <message>
        <source>Colours to be drawn: {matches}</source>
        <translation>Слід провести жеребкування кольорів: {matches}</translation>
    </message>
    <message>
        <source>Bids to be taken on the page of the bracket: {matches}</source>
        <translation>На сторінці сітки слід прийняти ставки: {matches}</translation>
    </message>
    <message>
        <source>A lot to be drawn on the page of the bracket: {matches}</source>
        <translation>На сторінці сітки слід витягнути жереб: {matches}</translation>
    </message>
    <message>
        <source>Next game to be paired: {matches}</source>
        <translation>Слід скласти пару наступної партії: {matches}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n матч</numerusform>
            <numerusform>%n матчі</numerusform>
            <numerusform>%n матчів</numerusform>
        </translation>
    </message>
    <message>
        <source>All matches are decided; first: {names}</source>
        <translation>Усі матчі завершено; перші: {names}</translation>
    </message>
    <message>
        <source>All matches are decided: {name} has won</source>
        <translation>Усі матчі завершено: переможець – {name}</translation>
    </message>
    <message>
        <source>All matches are decided: {name} has won ({score})</source>
        <translation>Усі матчі завершено: переможець – {name} ({score})</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <source>Register players</source>
        <translation>До учасників</translation>
    </message>
    <message>
        <source>To the desk</source>
        <translation>До реєстрації</translation>
    </message>
    <message>
        <source>To the commission</source>
        <translation>До комісії</translation>
    </message>
    <message>
        <source>To the draw</source>
        <translation>До жеребкування</translation>
    </message>
    <message>
        <source>To the next stage</source>
        <translation>До наступного етапу</translation>
    </message>
    <message>
        <source>To the next games</source>
        <translation>До наступних партій</translation>
    </message>
    <message>
        <source>To round {round}</source>
        <translation>До туру {round}</translation>
    </message>
    <message>
        <source>Sign off round {round}</source>
        <translation>Підписати тур {round}</translation>
    </message>
    <message>
        <source>Play-off for place {place}</source>
        <translation>Плей-оф за {place} місце</translation>
    </message>
    <message>
        <source>To the final table</source>
        <translation>До підсумкової таблиці</translation>
    </message>
    <message>
        <source>To the final papers</source>
        <translation>До підсумкових документів</translation>
    </message>
    <message>
        <source>Pair round {round}</source>
        <translation>Скласти пари туру {round}</translation>
    </message>
    <message>
        <source>Publish round {round}</source>
        <translation>Оприлюднити тур {round}</translation>
    </message>
</context>
<context>
    <name>NoPairing</name>
    <message>
        <source>The number of players is odd ({players}), and nobody may have the bye: all have had it, or as many points as for a win without playing (C.04.3 Art. 2.1.2).</source>
        <translation>Гравців непарна кількість ({players}), і звільнення не може отримати ніхто: усі вже мали його або отримали очки перемоги без гри (C.04.3, ст. 2.1.2).</translation>
    </message>
    <message numerus="yes">
        <source>So it is with %n player(s) more.</source>
        <translation>
            <numerusform>Так само ще з %n гравцем.</numerusform>
            <numerusform>Так само ще з %n гравцями.</numerusform>
            <numerusform>Так само ще з %n гравцями.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} may meet none of the others ({others}): {barriers}; and may not have the bye (C.04.3 Art. 2.1.2).</source>
        <translation>{player} не може зустрітися з жодним з інших ({others}): {barriers}; не може отримати й звільнення (C.04.3, ст. 2.1.2).</translation>
    </message>
    <message>
        <source>{player} may meet none of the others ({others}): {barriers}.</source>
        <translation>{player} не може зустрітися з жодним з інших ({others}): {barriers}.</translation>
    </message>
    <message>
        <source>Each of these needs an opponent: {groups}. They may meet only {others}: {there} for {needed}. What keeps them from one another: {barriers}.</source>
        <translation>Суперник потрібен кожному з цих: {groups}. Зіграти вони можуть лише з такими: {others}; потрібно {needed}, а є {there}. Чому не між собою: {barriers}.</translation>
    </message>
    <message>
        <source>the bye</source>
        <translation>звільнення</translation>
    </message>
    <message>
        <source>{players} may meet nobody but one another, and nobody else may have the bye (C.04.3 Art. 2.1.2): without the one who has it they are an odd number.</source>
        <translation>{players} можуть зустрітися лише між собою, і лише хтось із них може отримати звільнення (C.04.3, ст. 2.1.2): без нього їх лишається непарна кількість.</translation>
    </message>
    <message>
        <source>{players} may meet nobody but one another, and are an odd number.</source>
        <translation>{players} можуть зустрітися лише між собою, а їх непарна кількість.</translation>
    </message>
    <message>
        <source>one of ({people})</source>
        <translation>один із ({people})</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <translation>№ {number}</translation>
    </message>
    <message>
        <source>{items} and {more} more</source>
        <translation>{items} і ще {more}</translation>
    </message>
    <message>
        <source>{count} met before (C.04.3 Art. 2.1.1)</source>
        <translation>уже зустрічалися – {count} (C.04.3, ст. 2.1.1)</translation>
    </message>
    <message>
        <source>{count} kept apart by the regulations of the event</source>
        <translation>заборонено регламентом змагання – {count}</translation>
    </message>
    <message>
        <source>{count} who must have the same colour (C.04.3 Art. 2.1.3)</source>
        <translation>обоє мусять мати той самий колір – {count} (C.04.3, ст. 2.1.3)</translation>
    </message>
    <message>
        <source>the bye barred to them (C.04.3 Art. 2.1.2)</source>
        <translation>звільнення їм не належить (C.04.3, ст. 2.1.2)</translation>
    </message>
</context>
<context>
    <name>NotThere</name>
    <message>
        <source>absent in round 1</source>
        <translation>відсутні в турі 1</translation>
    </message>
    <message>
        <source>absent until they come</source>
        <translation>відсутні, доки не прийдуть</translation>
    </message>
    <message>
        <source>half-point bye in round 1</source>
        <translation>звільнення з половиною очка в турі 1</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>вибув</translation>
    </message>
    <message>
        <source>paired all the same</source>
        <translation>усе одно в парах</translation>
    </message>
</context>
<context>
    <name>Number</name>
    <message>
        <source>.</source>
        <comment>decimal separator</comment>
        <translation>,</translation>
    </message>
</context>
<context>
    <name>Offence</name>
    <message>
        <source>illegal move</source>
        <translation>неможливий хід</translation>
    </message>
    <message>
        <source>touched piece not moved</source>
        <translation>невиконання ходу торкнутою фігурою</translation>
    </message>
    <message>
        <source>telephone or other device</source>
        <translation>телефон або інший пристрій</translation>
    </message>
    <message>
        <source>notes or advice</source>
        <translation>записи або підказки</translation>
    </message>
    <message>
        <source>disturbing the opponent</source>
        <translation>перешкоджання супернику</translation>
    </message>
    <message>
        <source>moves not written down</source>
        <translation>ходи не записано</translation>
    </message>
    <message>
        <source>left the playing area</source>
        <translation>вихід з ігрової зони</translation>
    </message>
    <message>
        <source>late for the game</source>
        <translation>запізнення на партію</translation>
    </message>
    <message>
        <source>refusal to comply with the Laws</source>
        <translation>відмова дотримуватися Правил шахової гри</translation>
    </message>
    <message>
        <source>unfair play</source>
        <translation>нечесна гра</translation>
    </message>
    <message>
        <source>improper conduct</source>
        <translation>неналежна поведінка</translation>
    </message>
    <message>
        <source>other</source>
        <translation>інше</translation>
    </message>
</context>
<context>
    <name>OfferingField</name>
    <message>
        <source>Tab: {text}</source>
        <translation>Tab: {text}</translation>
    </message>
</context>
<context>
    <name>OfficialForm</name>
    <message>
        <source>Office</source>
        <translation>Посада</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Прізвище та ім’я</translation>
    </message>
    <message>
        <source>surname first</source>
        <translation>спершу прізвище</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Категорія</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Звання ФІДЕ</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID ФІДЕ</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Область</translation>
    </message>
    <message>
        <source>Birth</source>
        <translation>Народження</translation>
    </message>
    <message>
        <source>year or 01.04.1970</source>
        <translation>рік або 01.04.1970</translation>
    </message>
    <message>
        <source>A FIDE ID is a number.</source>
        <translation>ID ФІДЕ – це число.</translation>
    </message>
</context>
<context>
    <name>OfficialsPage</name>
    <message>
        <source>Officials</source>
        <translation>Суддівська колегія</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Пошук</translation>
    </message>
    <message>
        <source>What the Ukrainian rules say</source>
        <translation>Відповідність українським правилам</translation>
    </message>
    <message>
        <source>New official</source>
        <translation>Нова посадова особа</translation>
    </message>
    <message>
        <source>Arbiters: {present}</source>
        <translation>Суддів: {present}</translation>
    </message>
    <message>
        <source>Panel, commission and committee are as the rules ask</source>
        <translation>Колегія, комісія та комітет відповідають правилам</translation>
    </message>
    <message>
        <source>advised</source>
        <translation>бажано</translation>
    </message>
    <message>
        <source>&amp;New official</source>
        <translation>&amp;Нова посадова особа</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Виправити</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ви&amp;лучити</translation>
    </message>
    <message>
        <source>&amp;Print the officials</source>
        <translation>Др&amp;ук складу колегії</translation>
    </message>
    <message>
        <source>Level of the event</source>
        <translation>Рівень змагання</translation>
    </message>
    <message>
        <source>not said yet</source>
        <translation>ще не вказано</translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation>Дисципліна</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Рів&amp;ень</translation>
    </message>
    <message>
        <source>&amp;Discipline</source>
        <translation>Дис&amp;ципліна</translation>
    </message>
    <message>
        <source>What the Ukrainian rules (2024) say</source>
        <translation>Відповідність українським правилам (2024)</translation>
    </message>
    <message>
        <source>Technical information</source>
        <translation>Технічна інформація</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Посада</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Прізвище, ім’я</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Категорія</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Звання</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID ФІДЕ</translation>
    </message>
    <message>
        <source>Birth</source>
        <translation>Нар.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Область</translation>
    </message>
    <message>
        <source>Arbiters: {present}, needed: {needed} (Ukrainian rules VII.1.11)</source>
        <translation>Суддів: {present}, потрібно: {needed} (Правила, VII.1.11)</translation>
    </message>
    <message>
        <source>{name} has no office yet: Enter saves.</source>
        <translation>{name}: посаду ще не записано, це зробить Enter.</translation>
    </message>
    <message>
        <source>Rank of the event</source>
        <translation>Ранг змагання</translation>
    </message>
    <message>
        <source>Ran&amp;k</source>
        <translation>Ран&amp;г</translation>
    </message>
    <message>
        <source>Committee &amp;announced…</source>
        <translation>&amp;Комітет оголошено…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>OpenEvent</name>
    <message>
        <source>Undone: {act}</source>
        <translation>Скасовано: {act}</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>In the order of</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>за номерами</translation>
    </message>
    <message>
        <source>places</source>
        <translation>за місцями</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Бланк</translation>
    </message>
    <message>
        <source>with the players</source>
        <translation>з учасниками</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Матч</translation>
    </message>
    <message>
        <source>with results</source>
        <translation>з результатами</translation>
    </message>
    <message>
        <source>blank, to write on</source>
        <translation>порожній, для заповнення</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>number</source>
        <translation>за номером</translation>
    </message>
    <message>
        <source>national rating</source>
        <translation>за рейтингом ФШУ</translation>
    </message>
    <message>
        <source>name</source>
        <translation>за прізвищем</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>за рейтингом</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Учасник</translation>
    </message>
    <message>
        <source>all, in the order of the table</source>
        <translation>усі, за порядком таблиці</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Другий учасник</translation>
    </message>
    <message>
        <source>the neighbour</source>
        <translation>сусід у таблиці</translation>
    </message>
    <message>
        <source>Parts of the value</source>
        <translation>Складники показника</translation>
    </message>
    <message>
        <source>On the large envelopes</source>
        <translation>На великих конвертах</translation>
    </message>
    <message>
        <source>as begun, else the quantity</source>
        <translation>як розпочато, інакше кількість</translation>
    </message>
    <message>
        <source>the quantity of numbers</source>
        <translation>кількість номерів</translation>
    </message>
    <message>
        <source>nothing that tells them apart</source>
        <translation>без розпізнавальних знаків</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Жеребкування</translation>
    </message>
    <message>
        <source>as begun, else free lots</source>
        <translation>як розпочато, інакше вільне</translation>
    </message>
    <message>
        <source>free lots</source>
        <translation>вільне</translation>
    </message>
    <message>
        <source>restricted, by envelopes</source>
        <translation>з обмеженнями, за конвертами</translation>
    </message>
    <message>
        <source>Contingents by</source>
        <translation>Контингенти</translation>
    </message>
    <message>
        <source>region</source>
        <translation>за областями</translation>
    </message>
    <message>
        <source>federation</source>
        <translation>за федераціями</translation>
    </message>
    <message>
        <source>club</source>
        <translation>за клубами (ФСТ)</translation>
    </message>
    <message>
        <source>coach</source>
        <translation>за тренерами</translation>
    </message>
    <message>
        <source>Row of 11 and 12 players</source>
        <translation>Рядок для 11 і 12 учасників</translation>
    </message>
    <message>
        <source>as begun, else in force</source>
        <translation>як розпочато, інакше чинний</translation>
    </message>
    <message>
        <source>in force (C.05 Annex 2)</source>
        <translation>чинний (C.05, додаток 2)</translation>
    </message>
    <message>
        <source>older printing (C.06)</source>
        <translation>давніше видання (C.06)</translation>
    </message>
    <message>
        <source>of the draw that was held</source>
        <translation>за проведеним жеребкуванням</translation>
    </message>
    <message>
        <source>Listed by</source>
        <translation>Перелік</translation>
    </message>
    <message>
        <source>player</source>
        <translation>за учасниками</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>Організація</translation>
    </message>
    <message>
        <source>Blank protocols</source>
        <translation>Порожні протоколи</translation>
    </message>
    <message>
        <source>of all rounds to come</source>
        <translation>на всі наступні тури</translation>
    </message>
    <message>
        <source>of the next three rounds</source>
        <translation>на три наступні тури</translation>
    </message>
    <message>
        <source>of the next round</source>
        <translation>на наступний тур</translation>
    </message>
    <message>
        <source>Incident</source>
        <translation>Порушення</translation>
    </message>
    <message>
        <source>of an incident</source>
        <translation>за записаним порушенням</translation>
    </message>
    <message>
        <source>Protest or appeal</source>
        <translation>Протест або апеляція</translation>
    </message>
    <message>
        <source>as it was filed</source>
        <translation>як подано</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Папір</translation>
    </message>
    <message>
        <source>A4, A3 where it would be too small</source>
        <translation>A4, а якщо буде задрібно – A3</translation>
    </message>
    <message>
        <source>A3</source>
        <translation>A3</translation>
    </message>
    <message>
        <source>A4, a large one on several sheets</source>
        <translation>A4, велика сітка – на кількох аркушах</translation>
    </message>
    <message>
        <source>of the lots that were drawn</source>
        <translation>за проведеним жеребкуванням</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Етап</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>by board</source>
        <translation>за дошками</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>за прізвищами</translation>
    </message>
</context>
<context>
    <name>OwnCriteria</name>
    <message>
        <source>Own criteria of the event</source>
        <translation>Власні показники змагання</translation>
    </message>
    <message>
        <source>Criteria of the event</source>
        <translation>Показники змагання</translation>
    </message>
    <message>
        <source>for example PLAYOFF</source>
        <translation>наприклад PLAYOFF</translation>
    </message>
    <message>
        <source>the higher value is better</source>
        <translation>краще більше значення</translation>
    </message>
    <message>
        <source>the lower value is better</source>
        <translation>краще менше значення</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ви&amp;лучити</translation>
    </message>
    <message>
        <source>A criterion works once it stands in the list of tie-breaks on the page of the event. Who has no value comes last.</source>
        <translation>Показник діє, коли його внесено до переліку на сторінці «Змагання». Учасник без значення – останній.</translation>
    </message>
    <message>
        <source>+ new criterion</source>
        <translation>+ новий показник</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Зберегти</translation>
    </message>
    <message>
        <source>&amp;Add the criterion</source>
        <translation>&amp;Додати показник</translation>
    </message>
    <message>
        <source>Define {code} after the start</source>
        <translation>Визначити {code} після початку турніру</translation>
    </message>
    <message>
        <source>What orders the table is announced before the start (C.07 Art. 4.1).</source>
        <translation>Те, що визначає місця, оголошують до початку турніру (C.07, ст. 4.1).</translation>
    </message>
    <message>
        <source>Define it</source>
        <translation>Визначити</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Код</translation>
    </message>
    <message>
        <source>&amp;Definition</source>
        <translation>&amp;Визначення</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Порядок</translation>
    </message>
</context>
<context>
    <name>OwnValues</name>
    <message>
        <source>Values of the criterion</source>
        <translation>Значення показника</translation>
    </message>
    <message>
        <source>№</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Учасник</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значення</translation>
    </message>
    <message>
        <source>To be corrected</source>
        <translation>Що виправити</translation>
    </message>
    <message>
        <source>“{text}” is not a number. Type 3, 3.5 or 3½.</source>
        <translation>«{text}» – не число. Введіть 3, 3,5 або 3½.</translation>
    </message>
</context>
<context>
    <name>PageAct</name>
    <message>
        <source>Nothing is chosen in the list.</source>
        <translation>У списку нічого не вибрано.</translation>
    </message>
</context>
<context>
    <name>PageList</name>
    <message>
        <source>Pages</source>
        <translation>Сторінки</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Підготовка</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Підсумок</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Папери</translation>
    </message>
    <message>
        <source>{page}: {count} waiting ({key})</source>
        <translation>{page}: чекає {count} ({key})</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Event</source>
        <translation>Змагання</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Судді</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Учасники</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>Реєстрація</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Комісія</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Жеребкування</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Тури</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Порушення</translation>
    </message>
    <message>
        <source>Appeals</source>
        <translation>Апеляції</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблиця</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Плей-оф</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Сітка</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Етапи</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Документи</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Пари</translation>
    </message>
</context>
<context>
    <name>PairingPage</name>
    <message>
        <source>Pa&amp;ir round {round}</source>
        <translation>Скласти пари т&amp;уру {round}</translation>
    </message>
    <message>
        <source>P&amp;ublish round</source>
        <translation>Оприл&amp;юднити тур</translation>
    </message>
    <message>
        <source>Take publication ba&amp;ck…</source>
        <translation>&amp;Відкликати оприлюднення…</translation>
    </message>
    <message>
        <source>Take the dra&amp;ft away</source>
        <translation>Приб&amp;рати чернетку</translation>
    </message>
    <message>
        <source>Draw the initial co&amp;lour by lot</source>
        <translation>Визначити по&amp;чатковий колір жеребом</translation>
    </message>
    <message>
        <source>The lot gave &amp;White</source>
        <translation>Жереб дав &amp;білі</translation>
    </message>
    <message>
        <source>The lot gave &amp;Black</source>
        <translation>Жереб дав ч&amp;орні</translation>
    </message>
    <message>
        <source>Pairings for the &amp;wall</source>
        <translation>Пари на &amp;стіну</translation>
    </message>
    <message>
        <source>Print wh&amp;y these pairs</source>
        <translation>Надрукувати, &amp;чому такі пари</translation>
    </message>
    <message>
        <source>The round is being paired.</source>
        <translation>Триває складання пар туру.</translation>
    </message>
    <message>
        <source>Pa&amp;ir again</source>
        <translation>С&amp;класти пари знову</translation>
    </message>
    <message>
        <source>The round cannot be paired yet: the page says what comes first.</source>
        <translation>Пари туру скласти ще не можна: на сторінці сказано, що спершу.</translation>
    </message>
    <message>
        <source>Who does not play in the round</source>
        <translation>Хто не грає в турі</translation>
    </message>
    <message>
        <source>They do not play:</source>
        <translation>Не грають:</translation>
    </message>
    <message>
        <source>did not come to round {round}, unexplained: left out (Space keeps them)</source>
        <translation>не було в турі {round} без пояснення: поза парами (Пробіл – залишити)</translation>
    </message>
    <message>
        <source>did not come to round {round}, unexplained: kept and paired all the same</source>
        <translation>не було в турі {round} без пояснення: залишено, пара буде</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} of {rounds}: %n player(s)</source>
        <translation>
            <numerusform>Тур {round} з {rounds}: %n учасник</numerusform>
            <numerusform>Тур {round} з {rounds}: %n учасники</numerusform>
            <numerusform>Тур {round} з {rounds}: %n учасників</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n дошка</numerusform>
            <numerusform>%n дошки</numerusform>
            <numerusform>%n дощок</numerusform>
        </translation>
    </message>
    <message>
        <source>one of them has the bye</source>
        <translation>хтось один – вільний</translation>
    </message>
    <message numerus="yes">
        <source>%n do(es) not play</source>
        <translation>
            <numerusform>%n не грає</numerusform>
            <numerusform>%n не грають</numerusform>
            <numerusform>%n не грають</numerusform>
        </translation>
    </message>
    <message>
        <source>adjourned in round {round}, paired as draws: {boards}</source>
        <translation>відкладено в турі {round}, для пар – нічиї: {boards}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Прізвище та ім’я</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Чому</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Дошки</translation>
    </message>
    <message>
        <source>all from 1 on</source>
        <translation>усі від першої</translation>
    </message>
    <message>
        <source>Boar&amp;ds:</source>
        <translation>&amp;Дошки:</translation>
    </message>
    <message>
        <source>{round} · draft</source>
        <translation>{round} · чернетка</translation>
    </message>
    <message>
        <source>{round} · published</source>
        <translation>{round} · оприлюднено</translation>
    </message>
    <message>
        <source>{round} · not paired</source>
        <translation>{round} · без пар</translation>
    </message>
    <message>
        <source>did not come to the round before, unexplained</source>
        <translation>не було в попередньому турі без пояснення</translation>
    </message>
    <message>
        <source>has left the tournament</source>
        <translation>вибуття з турніру</translation>
    </message>
    <message>
        <source>came when the round was paired</source>
        <translation>участь записано, коли пари вже було складено</translation>
    </message>
    <message>
        <source>{why}: {remark}</source>
        <translation>{why}: {remark}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дошка</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>of Black</comment>
        <translation>№</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чорні</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>of Black</comment>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Colours</source>
        <comment>of Black</comment>
        <translation>Кольори</translation>
    </message>
    <message>
        <source>Floats</source>
        <comment>of Black</comment>
        <translation>Зсуви</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Білі</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Кольори</translation>
    </message>
    <message>
        <source>Floats</source>
        <translation>Зсуви</translation>
    </message>
    <message>
        <source>Points by which the round is paired; virtual ones stand apart (C.04.7)</source>
        <translation>Очки, за якими складено пари; віртуальні подано окремо (C.04.7)</translation>
    </message>
    <message>
        <source>Goes down or up in this round (C.04.3 Art. 1.4)</source>
        <translation>Зсув донизу чи вгору в цьому турі (C.04.3, ст. 1.4)</translation>
    </message>
    <message>
        <source>Colours of the games played → the one due: a small letter mildly, a capital strongly, with ! absolutely (C.04.3 Art. 1.7)</source>
        <translation>Кольори зіграних партій → належний колір: мала літера – слабко, велика – сильно, з ! – абсолютно (C.04.3, ст. 1.7)</translation>
    </message>
    <message>
        <source>Went down or up two rounds ago, and in the last round (C.04.3 Art. 1.4)</source>
        <translation>Зсув донизу чи вгору два тури тому й в останньому турі (C.04.3, ст. 1.4)</translation>
    </message>
    <message>
        <source>To the &amp;rounds</source>
        <translation>До &amp;турів</translation>
    </message>
    <message>
        <source>&amp;System of play</source>
        <translation>С&amp;истема проведення</translation>
    </message>
    <message>
        <source>The players have no pairing numbers yet: they are numbered by rating before round 1 is paired (C.04.2 Art. 2).</source>
        <translation>Стартових номерів ще немає: учасників нумерують за рейтингом до складання пар туру 1 (C.04.2, ст. 2).</translation>
    </message>
    <message>
        <source>To the &amp;numbers</source>
        <translation>До &amp;номерів</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet (C.04.3 Art. 5.1). The program draws it by lot; a colour that was drawn in the hall is noted by the menu of the page.</source>
        <translation>Початковий колір ще не визначено (C.04.3, ст. 5.1). Програма визначить його жеребом; колір, витягнутий у залі, записують через меню сторінки.</translation>
    </message>
    <message>
        <source>Draw the initial colour</source>
        <translation>Визначити початковий колір</translation>
    </message>
    <message numerus="yes">
        <source>Round {next} is paired when all results of round {round} are in. Missing at %n board(s): {boards}.</source>
        <translation>
            <numerusform>Пари туру {next} складають, коли є всі результати туру {round}. Немає на %n дошці: {boards}.</numerusform>
            <numerusform>Пари туру {next} складають, коли є всі результати туру {round}. Немає на %n дошках: {boards}.</numerusform>
            <numerusform>Пари туру {next} складають, коли є всі результати туру {round}. Немає на %n дошках: {boards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adjourned games are paired as draws (C.04.2): boards {boards}.</source>
        <translation>Відкладені партії для пар – нічиї (C.04.2): дошки {boards}.</translation>
    </message>
    <message>
        <source>To &amp;board {board}</source>
        <translation>До &amp;дошки {board}</translation>
    </message>
    <message>
        <source>Round {round} is paired before round {next}.</source>
        <translation>Перед туром {next} складають пари туру {round}.</translation>
    </message>
    <message>
        <source>Round {round} is a draft: it is published and played first.</source>
        <translation>Тур {round} – чернетка: спершу його оприлюднюють і грають.</translation>
    </message>
    <message>
        <source>To &amp;round {round}</source>
        <translation>До &amp;туру {round}</translation>
    </message>
    <message>
        <source>&amp;Previous round</source>
        <translation>&amp;Попередній тур</translation>
    </message>
    <message>
        <source>Ne&amp;xt round</source>
        <translation>Н&amp;аступний тур</translation>
    </message>
    <message>
        <source>Why (&amp;panel)</source>
        <translation>Чому (пане&amp;ль)</translation>
    </message>
    <message>
        <source>&amp;Keep in the pairing or leave out</source>
        <translation>За&amp;лишити в парах чи ні</translation>
    </message>
    <message>
        <source>Only those are kept or left out who did not come to the round before and did not explain it (General Regulations 6.5). Choose one of them.</source>
        <translation>Залишити чи ні можна лише тих, кого не було в попередньому турі без пояснення (загальний регламент, 6.5). Виберіть когось із них.</translation>
    </message>
    <message>
        <source>Only a Swiss is paired here, round by round. The pairs of this tournament follow from its numbers or from its bracket.</source>
        <translation>Тут тур за туром складають пари лише швейцарської системи. Пари цього турніру випливають з номерів або з сітки.</translation>
    </message>
    <message>
        <source>Pairs of the round</source>
        <translation>Пари туру</translation>
    </message>
    <message>
        <source>{name} ({points}): {behind}</source>
        <translation>{name} ({points}): {behind}</translation>
    </message>
    <message>
        <source>{number} {name}</source>
        <translation>{number} {name}</translation>
    </message>
    <message>
        <source>{white} – {black}</source>
        <translation>{white} – {black}</translation>
    </message>
    <message>
        <source>{name} has the fixed board {fixed} and sits at board {board}.</source>
        <translation>{name}: постійна дошка {fixed}, а пара сидить за дошкою {board}.</translation>
    </message>
    <message>
        <source>Brackets paired</source>
        <translation>Складено пар за групами</translation>
    </message>
    <message>
        <source>&amp;Cancel (Esc)</source>
        <translation>&amp;Зупинити (Esc)</translation>
    </message>
    <message>
        <source>Round {round} is being paired…</source>
        <translation>Складаються пари туру {round}…</translation>
    </message>
    <message>
        <source>No player has the number “{text}”.</source>
        <translation>Номера «{text}» немає ні в кого.</translation>
    </message>
    <message>
        <source>By the system {one} would have the bye.</source>
        <translation>За системою вільний від туру – {one}.</translation>
    </message>
    <message>
        <source>By the system {one} would meet {other}.</source>
        <translation>За системою {one} грає з {other}.</translation>
    </message>
    <message>
        <source>Why n&amp;ot against number</source>
        <translation>Чому не проти &amp;№</translation>
    </message>
    <message>
        <source>0: the bye</source>
        <translation>0 – вільний</translation>
    </message>
    <message>
        <source>Why the chosen pair</source>
        <translation>Чому така пара</translation>
    </message>
    <message>
        <source>By &amp;hand…</source>
        <translation>Вру&amp;чну…</translation>
    </message>
    <message>
        <source>C&amp;hange published pairs…</source>
        <translation>Змінити ого&amp;лошені пари…</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Cross table</source>
        <translation>Турнірна таблиця (шахматка)</translation>
    </message>
    <message>
        <source>Results of matches</source>
        <translation>Результати матчів</translation>
    </message>
    <message>
        <source>In each square the first cycle stands above the second.</source>
        <translation>У кожній клітинці згори результат першого кола, знизу – другого.</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Підсумкова таблиця</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Положення учасників</translation>
    </message>
    <message>
        <source>How ties were broken</source>
        <translation>Визначення місць за рівної кількості очок</translation>
    </message>
    <message>
        <source>Who came equally far</source>
        <translation>Учасники, які пройшли однаково далеко</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>М.П.</translation>
    </message>
    <message>
        <source>{office} ({category})</source>
        <translation>{office} ({category})</translation>
    </message>
    <message>
        <source>Tie-breaks: {tie_breaks}</source>
        <translation>Додаткові показники: {tie_breaks}</translation>
    </message>
    <message>
        <source>Data version {version}</source>
        <translation>Версія даних {version}</translation>
    </message>
    <message>
        <source>PRACTICE COPY</source>
        <translation>НАВЧАЛЬНА КОПІЯ</translation>
    </message>
    <message>
        <source>APPROVED</source>
        <translation>ЗАТВЕРДЖУЮ</translation>
    </message>
    <message>
        <source>“____” ________________ 20___</source>
        <translation>«____» ________________ 20___ р.</translation>
    </message>
    <message>
        <source>printed {moment}</source>
        <translation>надруковано {moment}</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation>сторінка {page} з {pages}</translation>
    </message>
    <message>
        <source>Ratings: {lists}</source>
        <translation>Рейтинги: {lists}</translation>
    </message>
    <message>
        <source>The list of tie-breaks was changed after round {round}. Before: {tie_breaks}. Reason: {reason}</source>
        <translation>Перелік додаткових показників змінено після туру {round}. До цього: {tie_breaks}. Причина: {reason}</translation>
    </message>
    <message>
        <source>Pairings: the games to play are on the sheet of remaining rounds, with boards and colours. They hold as they stand; nothing is drawn again.</source>
        <translation>Пари: партії, які залишилося зіграти, з дошками та кольорами – на аркуші «Партії, що залишилися». Ці пари чинні без змін, нового жеребкування немає.</translation>
    </message>
    <message>
        <source>Results: write them on the protocol of the round. Both players sign, then the arbiter.</source>
        <translation>Результати: записуйте їх у протокол туру. Підписують обидва учасники, потім суддя.</translation>
    </message>
    <message>
        <source>Cross table: write every result into both rows, as + and – where a game was forfeited, and add up the points. Tie-breaks are worked out at the end; their order stands at the foot of the table.</source>
        <translation>Шахматка: кожен результат записуйте в обидва рядки, у разі неявки – як + та –, і підсумовуйте очки. Додаткові показники обчислюють наприкінці; їхній порядок указано під таблицею.</translation>
    </message>
    <message>
        <source>Incidents, protests, withdrawals: write an act or a protest with round, board, time and signature. Adjourned games go on from the envelopes of the sheet of open matters.</source>
        <translation>Порушення, протести, вибуття: складіть акт або протест, указавши тур, дошку, час, і підпишіть. Відкладені партії догравають за конвертами з аркуша «Невирішені питання».</translation>
    </message>
    <message>
        <source>Back at a computer: open the newest copy of the file. Where it says an older data version than the foot of this sheet, look through this pack for what is missing. Type the protocols round by round, check them a second time, and sign the rounds off.</source>
        <translation>Коли комп’ютер знову працює: відкрийте найновішу копію файлу. Якщо її версія даних давніша, ніж унизу цього аркуша, знайдіть у комплекті, чого бракує. Внесіть протоколи тур за туром, звірте їх другим уведенням і підпишіть тури.</translation>
    </message>
    <message>
        <source>Round protocols as they are</source>
        <translation>Протоколи турів із внесеними результатами</translation>
    </message>
    <message>
        <source>Round protocols to write on</source>
        <translation>Протоколи турів для заповнення</translation>
    </message>
    <message>
        <source>Match protocols to write on</source>
        <translation>Протоколи матчів для заповнення</translation>
    </message>
    <message>
        <source>Evening pack</source>
        <translation>Вечірній комплект</translation>
    </message>
    <message>
        <source>to go on by hand without the computer</source>
        <translation>щоб продовжити вручну, без комп’ютера</translation>
    </message>
    <message>
        <source>What is in the pack</source>
        <translation>Склад комплекту</translation>
    </message>
    <message>
        <source>How to go on by hand</source>
        <translation>Як продовжити вручну</translation>
    </message>
    <message>
        <source>{begun} of {rounds}</source>
        <translation>{begun} з {rounds}</translation>
    </message>
    <message>
        <source>Rounds begun</source>
        <translation>Розпочато турів</translation>
    </message>
    <message>
        <source>Games without a result</source>
        <translation>Партій без результату</translation>
    </message>
    <message>
        <source>Rounds not signed off</source>
        <translation>Непідписані тури</translation>
    </message>
    <message>
        <source>Rounds to come</source>
        <translation>Наступні тури</translation>
    </message>
    <message>
        <source>Swiss: where all results were known, the next round is in this pack, paired from them. Further rounds are paired by hand from the cross table: score groups from the top, no second meeting, the due colour (C.04.1, C.04.3).</source>
        <translation>Швейцарка: якщо всі результати були відомі, у пакеті є наступний тур, пари якого складено за ними. Подальші тури складають вручну за турнірною таблицею: очкові групи згори, без повторних зустрічей, із належним кольором (C.04.1, C.04.3).</translation>
    </message>
    <message>
        <source>none</source>
        <translation>немає</translation>
    </message>
    <message>
        <source>Adjourned games</source>
        <translation>Відкладені партії</translation>
    </message>
    <message>
        <source>Protests and appeals not decided</source>
        <translation>Нерозглянуті протести й апеляції</translation>
    </message>
    <message>
        <source>{stage}: {what}</source>
        <comment>of a stage</comment>
        <translation>{stage}: {what}</translation>
    </message>
    <message>
        <source>{number}. {what}</source>
        <translation>{number}. {what}</translation>
    </message>
    <message>
        <source>Knockouts: write the winners into the bracket, who then meets whom into the match protocols. Draw colours before everybody and write them into the protocol of lots.</source>
        <translation>Олімпійська система: переможців вписуйте в сітку, а хто з ким грає далі – у протоколи матчів. Жеребкування кольорів проводьте на очах у всіх і записуйте в протокол жеребкування та кольорів.</translation>
    </message>
    <message>
        <source>Struck out: withdrew from the tournament.</source>
        <translation>Закреслено тих, хто вибув із турніру.</translation>
    </message>
    <message>
        <source>Struck out: expelled from the tournament: {names}.</source>
        <translation>Закреслено вилучених зі змагання: {names}.</translation>
    </message>
    <message>
        <source>Struck out: withdrew from the tournament. Expelled from it: {names}.</source>
        <translation>Закреслено тих, хто вибув із турніру. Вилучено зі змагання: {names}.</translation>
    </message>
    <message>
        <source>+ and – : won and lost by forfeit.</source>
        <translation>+ та – : перемога та поразка без гри.</translation>
    </message>
    <message>
        <source>Round protocol</source>
        <translation>Протокол туру</translation>
    </message>
    <message>
        <source>Free in this round: {number} {name}</source>
        <translation>Звільнення від гри: {number} {name}</translation>
    </message>
    <message>
        <source>{bye}: {players}</source>
        <translation>{bye}: {players}</translation>
    </message>
    <message>
        <source>{number} {name}</source>
        <translation>{number} {name}</translation>
    </message>
    <message>
        <source>{round} (draft, not published)</source>
        <translation>{round} (чернетка, не оприлюднено)</translation>
    </message>
    <message>
        <source>Points set by the arbiter, boards: {boards}.</source>
        <translation>Очки визначено рішенням судді, дошки: {boards}.</translation>
    </message>
    <message>
        <source>Not rated, boards: {boards}.</source>
        <translation>Без обрахунку рейтингу, дошки: {boards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a result.</source>
        <translation>
            <numerusform>Без результату %n партія.</numerusform>
            <numerusform>Без результату %n партії.</numerusform>
            <numerusform>Без результату %n партій.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board {board}, for the rating report only: {result}.</source>
        <translation>Дошка {board}, лише для рейтингового звіту: {result}.</translation>
    </message>
    <message>
        <source>resumes {moment}</source>
        <translation>догравання – {moment}</translation>
    </message>
    <message>
        <source>Board {board} is adjourned: {particulars}.</source>
        <translation>Дошка {board}, партію відкладено: {particulars}.</translation>
    </message>
    <message>
        <source>White sealed the move</source>
        <translation>хід записали білі</translation>
    </message>
    <message>
        <source>Black sealed the move</source>
        <translation>хід записали чорні</translation>
    </message>
    <message>
        <source>nobody sealed a move</source>
        <translation>хід не записано</translation>
    </message>
    <message>
        <source>Typed a second time by {name}, boards: {boards}.</source>
        <translation>Звіряння (друге введення): {name}, дошки: {boards}.</translation>
    </message>
    <message>
        <source>Signed off by {name}, {moment}.</source>
        <translation>Тур підписано: {name}, {moment}.</translation>
    </message>
    <message>
        <source>Round started at</source>
        <translation>Початок туру</translation>
    </message>
    <message>
        <source>Witness</source>
        <translation>Свідок</translation>
    </message>
    <message>
        <source>Protocol of lots and colours</source>
        <translation>Протокол жеребкування та кольорів</translation>
    </message>
    <message>
        <source>No lots have been drawn.</source>
        <translation>Жереб не тягнули.</translation>
    </message>
    <message>
        <source>Who plays in the play-off</source>
        <translation>Хто грає в плей-оф</translation>
    </message>
    <message>
        <source>Order of the play-off</source>
        <translation>Порядок у плей-оф</translation>
    </message>
    <message>
        <source>{match}, {step}</source>
        <translation>{match}, {step}</translation>
    </message>
    <message>
        <source>White: {player}</source>
        <translation>Білі: {player}</translation>
    </message>
    <message>
        <source>Black: {player}, who bid {value}; {other} bid {more}</source>
        <translation>Чорні: {player}, ставка {value}; {other}: ставка {more}</translation>
    </message>
    <message>
        <source>Black: {player}, who bid {value}</source>
        <translation>Чорні: {player}, ставка – {value}</translation>
    </message>
    <message>
        <source>lot {value}: {player}</source>
        <translation>жереб {value}: {player}</translation>
    </message>
    <message>
        <source>winner: {player}</source>
        <translation>переможець: {player}</translation>
    </message>
    <message>
        <source>lot {value}: {player}, plays</source>
        <translation>жереб {value}: {player}, грає</translation>
    </message>
    <message>
        <source>lot {value}: {player}, does not play</source>
        <translation>жереб {value}: {player}, не грає</translation>
    </message>
    <message>
        <source>lot, seed {seed}</source>
        <translation>жереб, ключ жеребкування – {seed}</translation>
    </message>
    <message>
        <source>the lower bid</source>
        <translation>менша ставка</translation>
    </message>
    <message>
        <source>drawn in the hall</source>
        <translation>витягнуто в залі</translation>
    </message>
    <message>
        <source>To repeat who plays: those whom the tie-breaks left level, in the order of the table, are shuffled with the seed; the first of them play.</source>
        <translation>Щоб повторити, хто грає: тих, у кого додаткові показники рівні, у порядку таблиці перемішують за ключем жеребкування; грають перші з них.</translation>
    </message>
    <message>
        <source>To repeat the order of the play-off: its players who were level, in the order of the table, are shuffled with the seed.</source>
        <translation>Щоб повторити порядок у плей-оф: його учасників, які мали рівність, у порядку таблиці перемішують за ключем.</translation>
    </message>
    <message>
        <source>Protocol of the draw of numbers</source>
        <translation>Протокол жеребкування номерів</translation>
    </message>
    <message>
        <source>begun at</source>
        <translation>початок</translation>
    </message>
    <message>
        <source>ended at</source>
        <translation>закінчення</translation>
    </message>
    <message>
        <source>Mis-draws, refusals, substitutions</source>
        <translation>Помилкові кроки, відмови, заміни</translation>
    </message>
    <message>
        <source>The draw is not over yet.</source>
        <translation>Жеребкування ще не завершено.</translation>
    </message>
    <message>
        <source>Mis-draws taken back</source>
        <translation>Відкликані помилкові кроки</translation>
    </message>
    <message>
        <source>Envelopes</source>
        <translation>Конверти</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Проведено</translation>
    </message>
    <message>
        <source>Row of the table</source>
        <translation>Рядок таблиці Варми</translation>
    </message>
    <message>
        <source>Contingents that do not fit</source>
        <translation>Контингенти, що не вміщуються</translation>
    </message>
    <message>
        <source>by the snake: the numbers go into the groups in turn, there and back</source>
        <translation>«змійкою»: номери розподіляють між групами по черзі, туди й назад</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>за жеребом</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Групи</translation>
    </message>
    <message>
        <source>To divide again: the numbers from 1 up are shuffled with the seed and go into the groups in turn.</source>
        <translation>Щоб повторити розподіл: номери від 1 перемішують за ключем жеребкування та розподіляють між групами по черзі.</translation>
    </message>
    <message>
        <source>Divided</source>
        <translation>Розподіл</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ключ жеребкування</translation>
    </message>
    <message>
        <source>{number} {player}</source>
        <translation>{number} {player}</translation>
    </message>
    <message>
        <source>{begun}, over at {ended}</source>
        <translation>{begun}, закінчення: {ended}</translation>
    </message>
    <message>
        <source>without a number 12 both printings keep the players of an envelope apart in the last three rounds</source>
        <translation>без номера 12 за обома виданнями учасники з одного конверта не зустрічаються в останніх трьох турах</translation>
    </message>
    <message>
        <source>with the row in force 6 and 12 of one envelope would meet in the last round; this one keeps all players of an envelope apart in the last three</source>
        <translation>за чинним рядком номери 6 і 12 з одного конверта зустрілися б в останньому турі; за цим рядком учасники з одного конверта в останніх трьох турах не зустрічаються</translation>
    </message>
    <message>
        <source>with this row 6 and 12 of one envelope meet in the last round; the older printing (C.06) would keep them apart</source>
        <translation>за цим рядком номери 6 і 12 з одного конверта зустрічаються в останньому турі; за давнішим виданням (C.06) не зустрілися б</translation>
    </message>
    <message>
        <source>{printing}: {why}</source>
        <translation>{printing}: {why}</translation>
    </message>
    <message>
        <source>Act of an incident</source>
        <translation>Акт про порушення</translation>
    </message>
    <message>
        <source>No. {number} of {moment}</source>
        <translation>№ {number}, {moment}</translation>
    </message>
    <message>
        <source>Nothing more was written down.</source>
        <translation>Більше нічого не записано.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Що сталося</translation>
    </message>
    <message>
        <source>Decision of the arbiter</source>
        <translation>Рішення судді</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Учасник</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Етап</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дошка</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Суперник</translation>
    </message>
    <message>
        <source>{board}, with White</source>
        <translation>{board}, білими</translation>
    </message>
    <message>
        <source>{board}, with Black</source>
        <translation>{board}, чорними</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Час</translation>
    </message>
    <message>
        <source>Offence</source>
        <translation>Порушення</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Стаття</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>Хто повідомив</translation>
    </message>
    <message>
        <source>The incident is noted; no sanction is imposed.</source>
        <translation>Порушення зафіксовано без стягнення.</translation>
    </message>
    <message>
        <source>It is the {warning}.</source>
        <translation>Це {warning}.</translation>
    </message>
    <message>
        <source>No result changes by it.</source>
        <translation>Результати через це не змінюються.</translation>
    </message>
    <message>
        <source>The fine is paid.</source>
        <translation>Штраф сплачено.</translation>
    </message>
    <message>
        <source>The fine is not paid yet.</source>
        <translation>Штраф ще не сплачено.</translation>
    </message>
    <message>
        <source>{name} has taken the place of {person} since.</source>
        <translation>Згодом замість учасника ({person}) грає {name}.</translation>
    </message>
    <message>
        <source>The sanction stands.</source>
        <translation>Стягнення чинне.</translation>
    </message>
    <message>
        <source>The sanction was lifted on {moment} by {name}. Reason: {reason}</source>
        <translation>Стягнення скасовано: {moment}, {name}. Причина: {reason}</translation>
    </message>
    <message>
        <source>Read by the player (signature)</source>
        <translation>З актом ознайомлено (підпис учасника)</translation>
    </message>
    <message>
        <source>The player refuses to sign (witness)</source>
        <translation>Учасник відмовляється підписати (свідок)</translation>
    </message>
    <message>
        <source>Act No.</source>
        <translation>Акт №</translation>
    </message>
    <message>
        <source>Day and time</source>
        <translation>День і час</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Колір</translation>
    </message>
    <message>
        <source>Offence, which time</source>
        <translation>Порушення, котре за рахунком</translation>
    </message>
    <message>
        <source>Result before</source>
        <translation>Результат до рішення</translation>
    </message>
    <message>
        <source>Result after</source>
        <translation>Результат після рішення</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Суддя</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Зауваження</translation>
    </message>
    <message>
        <source>Schedule of rounds</source>
        <translation>Розклад турів</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n тур</numerusform>
            <numerusform>%n тури</numerusform>
            <numerusform>%n турів</numerusform>
        </translation>
    </message>
    <message>
        <source>Games to play</source>
        <translation>Партії, що залишилися</translation>
    </message>
    <message>
        <source>Round {round} ({matches}), {date_and_time}</source>
        <translation>Тур {round} ({matches}), {date_and_time}</translation>
    </message>
    <message>
        <source>Round {round} ({matches})</source>
        <translation>Тур {round} ({matches})</translation>
    </message>
    <message>
        <source>Nothing is to be played now.</source>
        <translation>Партій, які слід грати зараз, немає.</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Порядок гри</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Тур {round}</translation>
    </message>
    <message>
        <source>{match}, {game}</source>
        <translation>{match}, {game}</translation>
    </message>
    <message>
        <source>{match}, {players}: {due}.</source>
        <comment>order of play</comment>
        <translation>{match}, {players}. {due}.</translation>
    </message>
    <message>
        <source>Not before {time}.</source>
        <translation>Не раніше ніж о {time}.</translation>
    </message>
    <message>
        <source>Round {round}, {date_and_time}</source>
        <translation>Тур {round}, {date_and_time}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>звільнення від гри</translation>
    </message>
    <message>
        <source>Set {letter}: {numbers}</source>
        <translation>Група номерів {letter}: {numbers}</translation>
    </message>
    <message>
        <source>Cut along the dashes, fold along the dots with the number inside, and put each slip into a small unmarked envelope.</source>
        <translation>Розріжте вздовж штрихів, зігніть уздовж крапок номером усередину та вкладіть кожен жеребок у малий конверт без позначок.</translation>
    </message>
    <message>
        <source>Slips with the numbers for the draw</source>
        <translation>Жеребки з номерами</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n учасник</numerusform>
            <numerusform>%n учасники</numerusform>
            <numerusform>%n учасників</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw of numbers</source>
        <translation>Жеребкування номерів</translation>
    </message>
    <message>
        <source>quantity of numbers inside</source>
        <translation>кількість номерів усередині</translation>
    </message>
    <message>
        <source>Set of numbers</source>
        <translation>Група номерів</translation>
    </message>
    <message>
        <source>Labels for the large envelopes</source>
        <translation>Наліпки на великі конверти</translation>
    </message>
    <message>
        <source>Outside, to be glued on: no letter of a set</source>
        <translation>Зовні, для наклеювання: без літери групи номерів</translation>
    </message>
    <message>
        <source>Inside, with the small envelopes of the set</source>
        <translation>Усередину, до малих конвертів групи номерів</translation>
    </message>
    <message>
        <source>Start list</source>
        <translation>Стартовий список</translation>
    </message>
    <message>
        <source>{players}, numbers not drawn yet</source>
        <translation>{players}, до жеребкування номерів</translation>
    </message>
    <message>
        <source>Before the end of the play-off, not final</source>
        <translation>До завершення плей-оф, не остаточно</translation>
    </message>
    <message>
        <source>Before the drawing of lots, not final</source>
        <translation>До жеребкування місць, не остаточно</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) to be decided, not final</source>
        <translation>
            <numerusform>Не завершено %n матч, не остаточно</numerusform>
            <numerusform>Не завершено %n матчі, не остаточно</numerusform>
            <numerusform>Не завершено %n матчів, не остаточно</numerusform>
        </translation>
    </message>
    <message>
        <source>Not final: there is more to play</source>
        <translation>Не остаточно: гра ще триватиме</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Перед першим туром</translation>
    </message>
    <message>
        <source>After round {round} of {rounds}, not final</source>
        <translation>Після {round}-го туру з {rounds}, не остаточно</translation>
    </message>
    <message>
        <source>Adjourned, by round: {games}.</source>
        <translation>Відкладено: {games}.</translation>
    </message>
    <message>
        <source>Not played, for a result of an earlier stage counts here; by round: {games}.</source>
        <translation>Не грають, бо тут зараховано результат попереднього етапу; за турами: {games}.</translation>
    </message>
    <message>
        <source>{round} (board {boards})</source>
        <translation>тур {round}, дошки: {boards}</translation>
    </message>
    <message>
        <source>Without a result, by round: {games}.</source>
        <translation>Без результату: {games}.</translation>
    </message>
    <message>
        <source>Level: {reasons}.</source>
        <translation>Рівність: {reasons}.</translation>
    </message>
    <message>
        <source>Level on {points}: {reasons}.</source>
        <translation>{points} оч. – {reasons}.</translation>
    </message>
    <message>
        <source>places {places} shared: {players}</source>
        <translation>поділено місця {places}: {players}</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>плей-оф</translation>
    </message>
    <message>
        <source>play-off – {order}</source>
        <translation>плей-оф – {order}</translation>
    </message>
    <message>
        <source>{criterion}: {players}</source>
        <translation>{criterion}: {players}</translation>
    </message>
    <message>
        <source>among those still level {players}</source>
        <translation>між учасниками, чиї показники досі рівні, {players}</translation>
    </message>
    <message>
        <source>In every round: the number of the opponent, {white} with White or {black} with Black, and the result.</source>
        <translation>У кожному турі: номер суперника, колір ({white} – білі, {black} – чорні) та результат.</translation>
    </message>
    <message>
        <source>{sign}: {bye} ({points})</source>
        <translation>{sign}: {bye} ({points})</translation>
    </message>
    <message>
        <source>Without a rating, and therefore left out of rating tie-breaks as the regulations of the event say (C.07 Art. 10): {players}.</source>
        <translation>Без рейтингу; за регламентом змагання партій із ними в рейтингових показниках не враховано (C.07, ст. 10): {players}.</translation>
    </message>
    <message>
        <source>Without a rating; for tie-breaks rated by the arbiter as the regulations of the event say (C.07 Art. 10): {players}.</source>
        <translation>Без рейтингу; за регламентом змагання рейтинг для додаткових показників визначив суддя (C.07, ст. 10): {players}.</translation>
    </message>
    <message>
        <source>Grey: withdrew with less than half of the games played. The results stay in the cross table, but neither these points nor those against the player count (C.05 Art. 6.6).</source>
        <translation>Сірим: вибуття, коли зіграно менше половини партій. Результати залишено в таблиці, але ні ці очки, ні очки суперників у партіях із вибулими не враховано (C.05, ст. 6.6).</translation>
    </message>
    <message>
        <source>Points given or taken by the arbiter, contained in the totals: {players}.</source>
        <translation>Очки, додані або зняті суддею (уже в сумі): {players}.</translation>
    </message>
    <message>
        <source>{player} {sign}{points}</source>
        <translation>{player} {sign}{points}</translation>
    </message>
    <message>
        <source>{player} {sign}{points} (round {round})</source>
        <translation>{player} {sign}{points} (тур {round})</translation>
    </message>
    <message>
        <source>{criterion}: {definition}</source>
        <translation>{criterion}: {definition}</translation>
    </message>
    <message>
        <source>{criterion} (less is better): {definition}</source>
        <translation>{criterion} (краще менше): {definition}</translation>
    </message>
    <message>
        <source>Not applied: {criteria}. These players have no rating, and the regulations of the event do not say what becomes of them (C.07 Art. 10): {players}.</source>
        <translation>Не застосовано: {criteria}. Ці учасники не мають рейтингу, а регламент змагання не визначає, як їх ураховувати (C.07, ст. 10): {players}.</translation>
    </message>
    <message>
        <source>Not applied: {criteria}. These players have no rating, not even one of the arbiter’s (C.07 Art. 10): {players}.</source>
        <translation>Не застосовано: {criteria}. Ці учасники не мають рейтингу, навіть визначеного суддею (C.07, ст. 10): {players}.</translation>
    </message>
    <message>
        <source>Why this order</source>
        <translation>Обґрунтування місць</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Місця</translation>
    </message>
    <message>
        <source>Why in this order</source>
        <translation>Чому такий порядок</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Зараховано</translation>
    </message>
    <message>
        <source>Application by name</source>
        <translation>Іменна заявка</translation>
    </message>
    <message>
        <source>Head of the organisation</source>
        <translation>Керівник організації</translation>
    </message>
    <message>
        <source>Doctor (signature and personal stamp)</source>
        <translation>Лікар (підпис та особиста печатка)</translation>
    </message>
    <message>
        <source>Organisation, sports society, region</source>
        <translation>Організація, ФСТ, область</translation>
    </message>
    <message>
        <source>Coaches (surname, first name, patronymic)</source>
        <translation>Тренери (прізвище, ім’я, по батькові)</translation>
    </message>
    <message>
        <source>Further particulars</source>
        <translation>Додаткові відомості</translation>
    </message>
    <message>
        <source>Admitted by the doctor (players)</source>
        <translation>Допущено лікарем (учасників)</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Order of drawing</source>
        <translation>Порядок жеребкування</translation>
    </message>
    <message>
        <source>{contingent} ({size})</source>
        <translation>{contingent} ({size})</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Жеребкування</translation>
    </message>
    <message>
        <source>Contingents by</source>
        <translation>Контингенти</translation>
    </message>
    <message>
        <source>Players in the groups</source>
        <translation>Учасників у контингентах</translation>
    </message>
    <message>
        <source>Numbers in the envelopes</source>
        <translation>Номерів у конвертах</translation>
    </message>
    <message>
        <source>Every group goes whole into one envelope.</source>
        <translation>Кожен контингент повністю вміщується в один великий конверт.</translation>
    </message>
    <message>
        <source>The largest group draws first, groups of one size by the alphabet, and so do the players of a group. The first of a group chooses a large envelope, from which all of the group draw (C.05 Annex 2).</source>
        <translation>Першим тягне найбільший контингент, однакові за розміром – за абеткою; за абеткою тягнуть і учасники контингенту. Перший із них вибирає великий конверт, з якого тягне весь контингент (C.05, додаток 2).</translation>
    </message>
    <message>
        <source>The largest group draws first, among the numbers 1 to {last}, the others then among all that are left; groups of one size and the players of a group by the alphabet.</source>
        <translation>Першим тягне найбільший контингент, серед номерів від 1 до {last}, решта – потім серед усіх, що залишилися; однакові за розміром контингенти та учасники контингенту – за абеткою.</translation>
    </message>
    <message>
        <source>The players draw by the alphabet.</source>
        <translation>Учасники тягнуть за абеткою.</translation>
    </message>
    <message>
        <source>Games inside contingents by {key}, round by round</source>
        <translation>Партії всередині контингентів ({key}), тур за туром</translation>
    </message>
    <message>
        <source>No contingent has two players.</source>
        <translation>Контингентів із двох чи більше учасників немає.</translation>
    </message>
    <message>
        <source>No two players of one contingent meet in the last three rounds.</source>
        <translation>Учасники одного контингенту не зустрічаються в останніх трьох турах.</translation>
    </message>
    <message>
        <source>{white} – {black} in round {round}</source>
        <translation>{white} – {black} (тур {round})</translation>
    </message>
    <message>
        <source>Of {contingent} these numbers meet in the last three rounds: {games}.</source>
        <translation>{contingent}: в останніх трьох турах зустрічаються номери {games}.</translation>
    </message>
    <message>
        <source>Lots: the word number k of a seed is the number written by the first 16 hexadecimal digits of the SHA-256 of the UTF-8 text “seed:k”, k = 1, 2, 3 …; a lot below n is the next word modulo n, words from the largest multiple of n that does not exceed 2^64 on being passed over. To shuffle a list, for its last place down to the second a lot below the number of that place is drawn, and the thing there changes places with the one at the lot, the first place being lot 0.</source>
        <translation>Жереб: слово номер k певного ключа – це число, записане першими 16 шістнадцятковими цифрами SHA-256 тексту «ключ:k» в UTF-8, k = 1, 2, 3 …; жереб, менший за n, – це остача від ділення наступного слова на n, причому слова, не менші за найбільше кратне n, що не перевищує 2^64, пропускають. Щоб перемішати список, для кожного місця від останнього до другого тягнуть жереб, менший за номер цього місця, і міняють те, що на ньому стоїть, із тим, на що вказав жереб; жереб 0 – перше місце.</translation>
    </message>
    <message>
        <source>To repeat: the letters A to D shuffled with the seed “seed/envelopes” are the large envelopes from place 1 on; the numbers of a set in rising order shuffled with “seed/A” (B, C, D) are its small envelopes from place 1 on.</source>
        <translation>Щоб повторити: літери від A до D, перемішані за ключем «ключ/envelopes», – це великі конверти від місця 1; номери групи за зростанням, перемішані за ключем «ключ/A» (B, C, D), – це її малі конверти від місця 1.</translation>
    </message>
    <message>
        <source>To repeat: the numbers from 1 up shuffled with the seed “seed/numbers” are the envelopes from place 1 on.</source>
        <translation>Щоб повторити: номери від 1, перемішані за ключем «ключ/numbers», – це конверти від місця 1.</translation>
    </message>
    <message>
        <source>For the first contingent the numbers from 1 to {last} shuffled with “seed/first” are the envelopes.</source>
        <translation>Для першого контингенту конверти – це номери від 1 до {last}, перемішані за ключем «ключ/first».</translation>
    </message>
    <message>
        <source>To repeat: in the order of drawing a lot below their number chooses, for each contingent, among the envelopes (A first) that have room for it and leave the later ones a place; then a lot chooses for each player among the numbers left in it, in rising order.</source>
        <translation>Щоб повторити: у порядку жеребкування для кожного контингенту вибирають конверт серед тих (від A), що вміщують його й залишають місце наступним, – жеребом, меншим за їхню кількість; далі для кожного учасника жереб вибирає серед номерів, що лишилися в конверті, за зростанням.</translation>
    </message>
    <message>
        <source>To repeat: the numbers from 1 up are shuffled with the seed and handed out by the alphabet of the players.</source>
        <translation>Щоб повторити: номери від 1 перемішують за ключем і роздають учасникам за абеткою.</translation>
    </message>
    <message>
        <source>envelope {letter}</source>
        <translation>конверт {letter}</translation>
    </message>
    <message>
        <source>Extract from the protocol of the mandate commission</source>
        <translation>Витяг із протоколу мандатної комісії</translation>
    </message>
    <message>
        <source>Protocol of the mandate commission</source>
        <translation>Протокол мандатної комісії</translation>
    </message>
    <message>
        <source>Mandate commission</source>
        <translation>Мандатна комісія</translation>
    </message>
    <message>
        <source>{name}, {office}</source>
        <translation>{name}, {office}</translation>
    </message>
    <message>
        <source>chair</source>
        <translation>голова</translation>
    </message>
    <message>
        <source>member</source>
        <translation>член</translation>
    </message>
    <message>
        <source>{paid} of {due}</source>
        <translation>{paid} з {due}</translation>
    </message>
    <message>
        <source>{sign} : {meaning}</source>
        <translation>{sign} : {meaning}</translation>
    </message>
    <message>
        <source>The event asks for no papers.</source>
        <translation>На цьому змаганні документів не вимагають.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Нічого не бракує.</translation>
    </message>
    <message>
        <source>Papers that are missing</source>
        <translation>Документи, яких бракує</translation>
    </message>
    <message>
        <source>{region}: {lacking} of {players}</source>
        <translation>{region}: {lacking} з {players}</translation>
    </message>
    <message>
        <source>region not known</source>
        <translation>область невідома</translation>
    </message>
    <message>
        <source>Panel of arbiters and appeals committee</source>
        <translation>Суддівська колегія та апеляційний комітет</translation>
    </message>
    <message>
        <source>Nobody has an office yet.</source>
        <translation>Посад ще не розподілено.</translation>
    </message>
    <message>
        <source>Not as the rules want it:</source>
        <translation>Не відповідає правилам:</translation>
    </message>
    <message>
        <source>To be considered:</source>
        <translation>Варто врахувати:</translation>
    </message>
    <message>
        <source>* The rating was typed in, not taken from a list.</source>
        <translation>* Рейтинг внесено вручну, не з рейтинг-листа.</translation>
    </message>
    <message>
        <source>{present} of {players} players have come</source>
        <translation>Прибуло учасників: {present} з {players}</translation>
    </message>
    <message>
        <source>Control sheet of registration and entry fees</source>
        <translation>Контрольна відомість реєстрації та внесків</translation>
    </message>
    <message>
        <source>+ : has come. □ : to be ticked on arrival.</source>
        <translation>+ : на місці. □ : позначити після прибуття.</translation>
    </message>
    <message numerus="yes">
        <source>Entry fees: due {due}, paid {paid}, open {open}; %n player(s) in debt.</source>
        <translation>
            <numerusform>Внески: нараховано {due}, сплачено {paid}, залишок {open}; заборгованість має %n учасник.</numerusform>
            <numerusform>Внески: нараховано {due}, сплачено {paid}, залишок {open}; заборгованість мають %n учасники.</numerusform>
            <numerusform>Внески: нараховано {due}, сплачено {paid}, залишок {open}; заборгованість мають %n учасників.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paid more than due: {players}.</source>
        <translation>Сплачено більше, ніж належить: {players}.</translation>
    </message>
    <message>
        <source>{player} by {amount}</source>
        <translation>{player} – на {amount}</translation>
    </message>
    <message>
        <source>Technical information</source>
        <translation>Технічна інформація</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Дати проведення</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Місце проведення</translation>
    </message>
    <message>
        <source>Rounds start</source>
        <translation>Початок турів</translation>
    </message>
    <message>
        <source>{days}: round {round} at {hours}</source>
        <translation>{days}: тур {round} ({hours})</translation>
    </message>
    <message>
        <source>{days}: rounds {first}–{last} at {hours}</source>
        <translation>{days}: тури {first}–{last} ({hours})</translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation>Дисципліна</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Система проведення</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Кількість учасників</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Кількість турів</translation>
    </message>
    <message>
        <source>Match protocol</source>
        <translation>Протокол матчу</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <translation>№ {number}</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Контроль часу</translation>
    </message>
    <message>
        <source>{first} : {second}</source>
        <comment>head of a score</comment>
        <translation>{first} : {second}</translation>
    </message>
    <message>
        <source>Winner: {player}, {how}.</source>
        <comment>of a match</comment>
        <translation>Переможець: {player}, {how}.</translation>
    </message>
    <message>
        <source>Nobody has won: {how}.</source>
        <comment>of a match</comment>
        <translation>Переможця немає: {how}.</translation>
    </message>
    <message>
        <source>Agreed time control {value}: {reason}</source>
        <translation>Узгоджений контроль часу {value}: {reason}</translation>
    </message>
    <message>
        <source>Walk-over, {player}: {reason}</source>
        <translation>Поразка без гри, {player}: {reason}</translation>
    </message>
    <message>
        <source>{player}: {reason}</source>
        <translation>{player}: {reason}</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>who signs</comment>
        <translation>Учасник</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Перший учасник</translation>
    </message>
    <message>
        <source>second player</source>
        <translation>другий учасник</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Переможець</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Tie-breaks in order</source>
        <translation>Додаткові показники за порядком</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Рейтинг-листи</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>Олімпійська система</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Матч</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Етапи</translation>
    </message>
    <message>
        <source>Play-offs</source>
        <translation>Плей-оф</translation>
    </message>
    <message>
        <source>{stage}: {system}</source>
        <translation>{stage}: {system}</translation>
    </message>
    <message>
        <source>then places are shared</source>
        <translation>далі місця діляться</translation>
    </message>
    <message>
        <source>then drawing of lots</source>
        <translation>далі жереб</translation>
    </message>
    <message>
        <source>{tie_breaks}; {then}</source>
        <translation>{tie_breaks}; {then}</translation>
    </message>
    <message>
        <source>Appeals committee</source>
        <translation>Апеляційний комітет</translation>
    </message>
    <message>
        <source>{name}, {category}</source>
        <translation>{name}, {category}</translation>
    </message>
    <message>
        <source>{name} (chair)</source>
        <translation>{name} (голова)</translation>
    </message>
    <message>
        <source>{name} (reserve)</source>
        <translation>{name} (запасний член)</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Внесок</translation>
    </message>
    <message>
        <source>Decision of the chief arbiter about a protest</source>
        <translation>Рішення головного судді щодо протесту</translation>
    </message>
    <message>
        <source>Decision of the appeals committee</source>
        <translation>Рішення апеляційного комітету</translation>
    </message>
    <message>
        <source>Protest № {number}: {outcome}.</source>
        <translation>Протест № {number}: {outcome}.</translation>
    </message>
    <message>
        <source>Appeal № {number}: {outcome}.</source>
        <translation>Апеляція № {number}: {outcome}.</translation>
    </message>
    <message>
        <source>№ {number}</source>
        <translation>№ {number}</translation>
    </message>
    <message>
        <source>From (surname, first name)</source>
        <translation>Заявник (прізвище, ім’я)</translation>
    </message>
    <message>
        <source>Against which decision, of whom</source>
        <translation>Яке рішення оскаржено, чиє</translation>
    </message>
    <message>
        <source>What is claimed</source>
        <translation>Суть вимог</translation>
    </message>
    <message>
        <source>Date of the decision</source>
        <translation>Дата рішення</translation>
    </message>
    <message>
        <source>Committee</source>
        <translation>Комітет</translation>
    </message>
    <message>
        <source>The committee</source>
        <translation>Склад комітету</translation>
    </message>
    <message>
        <source>presides and votes</source>
        <translation>головує та голосує</translation>
    </message>
    <message>
        <source>{name}: {part}</source>
        <translation>{name}: {part}</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Хто ухвалив рішення</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Рішення</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Наслідки</translation>
    </message>
    <message>
        <source>The sanction of incident № {number} is lifted: {sanction}.</source>
        <translation>Стягнення за порушення № {number} скасовано: {sanction}.</translation>
    </message>
    <message>
        <source>The sanction of incident № {number} stands: {sanction}.</source>
        <translation>Стягнення за порушення № {number} чинне: {sanction}.</translation>
    </message>
    <message>
        <source>The player plays again: games of rounds that have not begun take place.</source>
        <translation>Учасник знову грає: партії нерозпочатих турів відбудуться.</translation>
    </message>
    <message>
        <source>{change}.</source>
        <translation>{change}.</translation>
    </message>
    <message>
        <source>The results of games stay as they are.</source>
        <translation>Результати партій не змінюються.</translation>
    </message>
    <message>
        <source>The fee of {fee} is returned.</source>
        <translation>Внесок повертають: {fee}.</translation>
    </message>
    <message>
        <source>The fee of {fee} is not returned.</source>
        <translation>Внесок не повертають: {fee}.</translation>
    </message>
    <message>
        <source>votes for</source>
        <translation>голосів за</translation>
    </message>
    <message>
        <source>against</source>
        <translation>проти</translation>
    </message>
    <message>
        <source>Decided on</source>
        <translation>Рішення ухвалено</translation>
    </message>
    <message>
        <source>at</source>
        <translation>о</translation>
    </message>
    <message>
        <source>Decision (granted, partly granted, rejected)</source>
        <translation>Рішення (задоволено, задоволено частково, відхилено)</translation>
    </message>
    <message>
        <source>Grounds</source>
        <translation>Обґрунтування</translation>
    </message>
    <message>
        <source>Sanction, result of the game</source>
        <translation>Стягнення, результат партії</translation>
    </message>
    <message>
        <source>Fee (returned, not returned)</source>
        <translation>Внесок (повернено, не повернено)</translation>
    </message>
    <message>
        <source>Nothing was decided about the dispute itself.</source>
        <translation>По суті спору рішення не ухвалено.</translation>
    </message>
    <message>
        <source>Nothing was written down.</source>
        <translation>Записів немає.</translation>
    </message>
    <message>
        <source>Register of incidents and sanctions</source>
        <translation>Журнал порушень і стягнень</translation>
    </message>
    <message>
        <source>{name} (No. {number})</source>
        <translation>{name} (№ {number})</translation>
    </message>
    <message>
        <source>{offence}: {account}</source>
        <translation>{offence}: {account}</translation>
    </message>
    <message>
        <source>No. {number}: lifted on {moment} by {name}. Reason: {reason}</source>
        <translation>№ {number}: стягнення скасовано, {moment}, {name}. Причина: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n запис</numerusform>
            <numerusform>%n записи</numerusform>
            <numerusform>%n записів</numerusform>
        </translation>
    </message>
    <message>
        <source>№ {first} – {last}, {count}</source>
        <translation>№ {first} – {last}, {count}</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>Протест</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>Апеляція</translation>
    </message>
    <message>
        <source>Open matters</source>
        <translation>Невирішені питання</translation>
    </message>
    <message>
        <source>{stage}, {round}</source>
        <translation>{stage}, {round}</translation>
    </message>
    <message>
        <source>Protest to the chief arbiter</source>
        <translation>Протест головному судді</translation>
    </message>
    <message>
        <source>Appeal to the appeals committee</source>
        <translation>Апеляція до апеляційного комітету</translation>
    </message>
    <message>
        <source>Protest, appeal</source>
        <translation>Протест, апеляція</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Адресат</translation>
    </message>
    <message>
        <source>the chief arbiter</source>
        <translation>головний суддя</translation>
    </message>
    <message>
        <source>the appeals committee</source>
        <translation>апеляційний комітет</translation>
    </message>
    <message>
        <source>{office}, {name}</source>
        <translation>{office}, {name}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Заявник</translation>
    </message>
    <message>
        <source>Handed in by</source>
        <translation>Хто подав</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Отримано</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Оскаржено</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партія</translation>
    </message>
    <message>
        <source>In the register</source>
        <translation>У журналі порушень</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Внесок</translation>
    </message>
    <message>
        <source>{moment}, {name}: {offence} – {sanction}</source>
        <translation>{moment}, {name}: {offence} – {sanction}</translation>
    </message>
    <message>
        <source>{text} ({article})</source>
        <translation>{text} ({article})</translation>
    </message>
    <message>
        <source>To (the chief arbiter, the appeals committee)</source>
        <translation>Адресат (головний суддя, апеляційний комітет)</translation>
    </message>
    <message>
        <source>Incident №</source>
        <translation>Порушення №</translation>
    </message>
    <message>
        <source>What is claimed, and why</source>
        <translation>Суть вимог та їх обґрунтування</translation>
    </message>
    <message>
        <source>Received on</source>
        <translation>Отримано</translation>
    </message>
    <message>
        <source>Fee received</source>
        <translation>Внесок отримано</translation>
    </message>
    <message>
        <source>Points: {points}.</source>
        <translation>Очки: {points}.</translation>
    </message>
    <message>
        <source>Points set by the arbiter: {games}.</source>
        <translation>Очки визначено рішенням судді: {games}.</translation>
    </message>
    <message>
        <source>Played but not rated: {games}.</source>
        <translation>Зіграно без обрахунку рейтингу: {games}.</translation>
    </message>
    <message>
        <source>Corrected for the rating report only, too late for the table (C.04.2): {games}.</source>
        <translation>Виправлено лише для рейтингового звіту, для таблиці вже запізно (C.04.2): {games}.</translation>
    </message>
    <message>
        <source>{white} – {black} {result} (round {round})</source>
        <translation>{white} – {black} {result} (тур {round})</translation>
    </message>
    <message>
        <source>{game}, for the rating {result}</source>
        <translation>{game}, для рейтингу {result}</translation>
    </message>
    <message>
        <source>There is no bracket: no knockout is drawn.</source>
        <translation>Сітки немає: жеребкування за олімпійською системою не проведено.</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Сітка</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) to be decided</source>
        <translation>
            <numerusform>Не завершено %n матч</numerusform>
            <numerusform>Не завершено %n матчі</numerusform>
            <numerusform>Не завершено %n матчів</numerusform>
        </translation>
    </message>
    <message>
        <source>{match}: {players}, {how}.</source>
        <comment>of a bracket</comment>
        <translation>{match}: {players}, {how}.</translation>
    </message>
    <message>
        <source>still playing</source>
        <translation>ще грає</translation>
    </message>
    <message>
        <source>against {opponent}</source>
        <translation>суперник – {opponent}</translation>
    </message>
    <message>
        <source>{score} against {opponent}</source>
        <translation>{score}, суперник – {opponent}</translation>
    </message>
    <message>
        <source>{stage}: {games}.</source>
        <comment>of a play-off</comment>
        <translation>{stage}: {games}.</translation>
    </message>
    <message>
        <source>Games of a play-off order its players alone: they enter neither the points nor the tie-breaks (C.07 Art. 3).</source>
        <translation>Партії плей-оф визначають лише порядок його учасників: ні в очках, ні в додаткових показниках їх не враховано (C.07, ст. 3).</translation>
    </message>
    <message>
        <source>Play-off for {places}: {order}.</source>
        <translation>Плей-оф за {places}: {order}.</translation>
    </message>
    <message>
        <source>{number}: {match}</source>
        <comment>of a bracket</comment>
        <translation>{number}: {match}</translation>
    </message>
    <message>
        <source>{sheet}: {stage}</source>
        <comment>in the contents of a pack</comment>
        <translation>{sheet}: {stage}</translation>
    </message>
    <message>
        <source>{stage}, {time_control}</source>
        <comment>of a stage</comment>
        <translation>{stage}, {time_control}</translation>
    </message>
    <message>
        <source>To repeat: for the lines with one seed, from the top, a lot below 2 is drawn each; 0 is the player with the lower number, who is named first: that player has White, with equal bids Black, or has won.</source>
        <translation>Щоб повторити: для рядків з одним ключем, згори донизу, у кожному тягнуть жереб, менший за 2; 0 – учасник із меншим номером, названий першим: йому дістаються білі, за рівних ставок – чорні, або ж перемога.</translation>
    </message>
    <message>
        <source>Sanction (Ukrainian rules VII.1.10): {sanction}.</source>
        <translation>Стягнення (Правила, VII.1.10): {sanction}.</translation>
    </message>
    <message>
        <source>Sanction (Ukrainian rules VII.1.10)</source>
        <translation>Стягнення (Правила, VII.1.10)</translation>
    </message>
    <message>
        <source>none; the chief arbiter admits players (Ukrainian rules V.1.6)</source>
        <translation>немає; учасників допускає головний суддя (Правила, V.1.6)</translation>
    </message>
    <message>
        <source>The panel, the commission and the committee meet the rules (Ukrainian rules VII.1.11, VII.2.10, VII.3.2).</source>
        <translation>Колегія, комісія та комітет відповідають правилам (Правила, VII.1.11, VII.2.10, VII.3.2).</translation>
    </message>
    <message>
        <source>Votes: {votes}, an odd number (Ukrainian rules VII.3.2).</source>
        <translation>Голосів: {votes}, кількість непарна (Правила, VII.3.2).</translation>
    </message>
    <message>
        <source>The decision of the appeals committee is final (Ukrainian rules VII.3.3).</source>
        <translation>Рішення апеляційного комітету остаточне (Правила, VII.3.3).</translation>
    </message>
    <message>
        <source>Unless the regulations say otherwise, a player may appeal against any decision of an arbiter, even after signing the score sheet (Ukrainian rules V.1.24). The decision of the appeals committee is final (VII.3.3).</source>
        <translation>Якщо регламент не передбачає іншого, учасник може оскаржити будь-яке рішення судді, навіть підписавши бланк запису партії (Правила, V.1.24). Рішення апеляційного комітету остаточне (VII.3.3).</translation>
    </message>
    <message>
        <source>SAMPLE EVENT</source>
        <translation>ПРИКЛАД ЗМАГАННЯ</translation>
    </message>
    <message>
        <source>Players: {players}. Admitted: {admitted}, conditionally: {conditional}, not admitted: {refused}, not decided yet: {undecided}.</source>
        <translation>Учасників: {players}. Допущено: {admitted}, умовно: {conditional}, не допущено: {refused}, рішення ще немає: {undecided}.</translation>
    </message>
    <message>
        <source>{board}, {white} – {black}</source>
        <translation>{board}, {white} – {black}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Особа</translation>
    </message>
    <message>
        <source>Read by {name} (signature)</source>
        <translation>Ознайомлено: {name} (підпис)</translation>
    </message>
    <message>
        <source>No. {number}, {whom}: lifted on {moment} by {name}. Reason: {reason}</source>
        <translation>№ {number}, {whom}: стягнення скасовано, {moment}, {name}. Причина: {reason}</translation>
    </message>
    <message>
        <source>The player may appeal to the appeals committee where the event has one (Ukrainian rules V.1.24, VII.3.3).</source>
        <translation>Учасник може подати апеляцію до апеляційного комітету, якщо його створено (Правила, V.1.24, VII.3.3).</translation>
    </message>
    <message>
        <source>Rank of the event</source>
        <translation>Ранг змагання</translation>
    </message>
    <message>
        <source>Board {board}: {particulars}.</source>
        <translation>Дошка {board}: {particulars}.</translation>
    </message>
    <message>
        <source>{player} (rating {rating})</source>
        <translation>{player} (рейтинг {rating})</translation>
    </message>
    <message>
        <source>drawing of lots ({how}): {players}</source>
        <translation>жереб ({how}): {players}</translation>
    </message>
    <message>
        <source>Seed of lots among the tied</source>
        <translation>Ключ жеребкування між рівними</translation>
    </message>
    <message>
        <source>Appeals committee announced</source>
        <translation>Апеляційний комітет оголошено</translation>
    </message>
    <message>
        <source>Places of the table</source>
        <translation>Місця в таблиці</translation>
    </message>
    <message>
        <source>drawn in the hall, witnesses: {witnesses}</source>
        <translation>жереб у залі, свідки: {witnesses}</translation>
    </message>
    <message>
        <source>The commission that inspects sports grounds has accepted the hall</source>
        <translation>Залу прийняла комісія з контролю за станом спортивних споруд</translation>
    </message>
    <message>
        <source>Fire safety, sanitary state, shared rooms and public address are in order</source>
        <translation>Пожежна безпека, санітарний стан, спільні приміщення й оповіщення – у порядку</translation>
    </message>
    <message>
        <source>Light on the boards: 400 lux or more</source>
        <translation>Освітлення на дошках: 400 люксів або більше</translation>
    </message>
    <message>
        <source>Carpet on the floor, or quiet shoes (preferred)</source>
        <translation>На підлозі килим або взуття на м’якій підошві (бажано)</translation>
    </message>
    <message>
        <source>2.5 m or more between rows; no board close to a door</source>
        <translation>Між рядами 2,5 м або більше; жодної дошки біля дверей</translation>
    </message>
    <message>
        <source>A table for each game; no long rows without a gap (preferred)</source>
        <translation>Кожна партія за окремим столом, без довгих суцільних рядів (бажано)</translation>
    </message>
    <message>
        <source>Tables: twice as long as the board or longer, 15–20 cm wider than it (recommended 100–120 × 80–83 cm, 74 cm high)</source>
        <translation>Столи: завдовжки щонайменше дві дошки, на 15–20 см ширші за дошку (радять 100–120 × 80–83 см, висота 74 см)</translation>
    </message>
    <message>
        <source>Chairs are comfortable and make no noise; children’s events have a permit</source>
        <translation>Стільці зручні й не гуркотять; для дитячих змагань є окремий дозвіл</translation>
    </message>
    <message>
        <source>Both players of a game have the same conditions; everybody has, if possible</source>
        <translation>Умови для обох суперників однакові, а як можна – і для всіх гравців</translation>
    </message>
    <message>
        <source>The pieces throw no shadows and do not glare; direct sun disturbs nobody</source>
        <translation>Фігури не кидають тіней і не відблискують; пряме сонце нікому не заважає</translation>
    </message>
    <message>
        <source>Every place that players may enter during play has been checked thoroughly</source>
        <translation>Усі місця, куди гравці можуть зайти під час гри, ретельно оглянуто</translation>
    </message>
    <message>
        <source>Room for each player: 4.5&#xa0;m² at the highest level, elsewhere 2&#xa0;m² or more</source>
        <translation>Площа на гравця: на найвищому рівні від 4,5&#xa0;м², на нижчих від 2&#xa0;м²</translation>
    </message>
    <message>
        <source>Boards: rigid, without gloss, good contrast; of wood where possible, of stone only if the chief arbiter accepts it</source>
        <translation>Дошки: жорсткі, без глянцю, контрастні; як можна – дерев’яні, кам’яні лише за згодою головного судді</translation>
    </message>
    <message>
        <source>Squares of 5.5 cm, as wide as two pawns; the board cannot slide</source>
        <translation>Поле 5,5 см, завширшки як два пішаки; дошка не зсувається</translation>
    </message>
    <message>
        <source>Mechanical clocks: quiet, without glare, the fall of the flag is plain to see</source>
        <translation>Механічні годинники: тихі, без відблисків, падіння прапорця добре видно</translation>
    </message>
    <message>
        <source>Electronic clocks show the time at every moment, legible from 3 m; which side is running is seen from 10 m</source>
        <translation>Електронні годинники весь час показують час, читний за 3&#xa0;м; за 10&#xa0;м видно, чий годинник іде</translation>
    </message>
    <message>
        <source>They show whose time ran out first, warn of a low battery and then run 10 hours more</source>
        <translation>Вони показують, хто перший вичерпав час, попереджають про слабку батарею і ще 10 годин ідуть</translation>
    </message>
    <message>
        <source>They add no time once the last time control has passed</source>
        <translation>Після останнього контролю часу вони нічого не додають</translation>
    </message>
    <message>
        <source>An arbiter can correct time and moves within 60 seconds</source>
        <translation>Суддя може виправити час і лічильник ходів за 60 секунд</translation>
    </message>
    <message>
        <source>Nobody can wipe or change the display with a simple touch</source>
        <translation>Простим дотиком показів не стерти й не змінити</translation>
    </message>
    <message>
        <source>A short manual is at hand; for events of FIDE the model is approved by FIDE</source>
        <translation>Є короткий посібник; для змагань ФІДЕ модель схвалена ФІДЕ</translation>
    </message>
    <message>
        <source>Clocks of one type throughout the event</source>
        <translation>Усе змагання – годинники одного типу</translation>
    </message>
    <message>
        <source>□ ready for play    □ ready once the remarks are put right    □ not ready</source>
        <translation>□ готова до гри    □ готова, щойно усунуть зауваження    □ не готова</translation>
    </message>
    <message>
        <source>Readiness of the playing hall</source>
        <translation>Лист готовності ігрової зали</translation>
    </message>
    <message>
        <source>To be put right, by whom and when</source>
        <translation>Що усунути, хто й коли</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Зала</translation>
    </message>
    <message>
        <source>Inspected on</source>
        <translation>Оглянуто (дата)</translation>
    </message>
    <message>
        <source>{title}: none were told.</source>
        <translation>{title}: не заявлено.</translation>
    </message>
    <message>
        <source>For the organiser</source>
        <translation>Від організатора</translation>
    </message>
    <message>
        <source>What the doctor decides as a doctor binds players, coaches and arbiters (Ukrainian rules IX). The doctor keeps the log; it is not hung up.</source>
        <translation>Те, що лікар вирішує як лікар, обов’язкове для спортсменів, тренерів і суддів (Правила, розділ IX). Журнал веде лікар; його не вивішують.</translation>
    </message>
    <message>
        <source>Log of medical care</source>
        <translation>Журнал медичної допомоги</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>Телефон</translation>
    </message>
    <message>
        <source>Special needs of players (Ukrainian rules XI.4)</source>
        <translation>Особливі потреби гравців (Правила, XI.4)</translation>
    </message>
    <message>
        <source>THE FILE IS AT FAULT</source>
        <translation>ФАЙЛ МАЄ ПОМИЛКИ</translation>
    </message>
    <message>
        <source>Data version {version}, the file is being checked</source>
        <translation>Версія даних {version}, файл перевіряється</translation>
    </message>
    <message>
        <source>Pairs changed by hand (C.04.2): {reason}</source>
        <translation>Пари змінено вручну (C.04.2): {reason}</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Пари за прізвищами</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Пари</translation>
    </message>
    <message>
        <source>Why these pairs</source>
        <translation>Чому такі пари</translation>
    </message>
    <message>
        <source>Paired by hand.</source>
        <translation>Пару складено вручну.</translation>
    </message>
    <message>
        <source>{are} instead of {were} by the system.</source>
        <translation>{are} замість {were} за системою.</translation>
    </message>
    <message>
        <source>{player} (bye)</source>
        <translation>{player} (звільнення)</translation>
    </message>
</context>
<context>
    <name>PaperHead</name>
    <message>
        <source>Identity</source>
        <translation>Документ</translation>
    </message>
    <message>
        <source>Medical</source>
        <translation>Мед. допуск</translation>
    </message>
    <message>
        <source>Accident ins.</source>
        <translation>Поліс нещ. вип.</translation>
    </message>
    <message>
        <source>Health ins.</source>
        <translation>Поліс здоров’я</translation>
    </message>
    <message>
        <source>Class. book</source>
        <translation>Розрядна книжка</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Заявка</translation>
    </message>
    <message>
        <source>Anti-doping</source>
        <translation>Антидоп. курс</translation>
    </message>
</context>
<context>
    <name>PaperList</name>
    <message>
        <source>Before play</source>
        <translation>До гри</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Жеребкування</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблиця</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Усе разом</translation>
    </message>
    <message>
        <source>Disputes</source>
        <translation>Порушення та апеляції</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Документи</translation>
    </message>
</context>
<context>
    <name>PaperState</name>
    <message>
        <source>shown</source>
        <translation>подано</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>не подано</translation>
    </message>
    <message>
        <source>date missing</source>
        <translation>немає дати</translation>
    </message>
    <message>
        <source>expired before the first day</source>
        <translation>строк минув до першого дня</translation>
    </message>
    <message>
        <source>runs out before the last day</source>
        <translation>строк спливає до останнього дня</translation>
    </message>
    <message>
        <source>valid until {day}</source>
        <translation>чинність до {day}</translation>
    </message>
    <message>
        <source>expired on {day}</source>
        <translation>строк минув {day}</translation>
    </message>
    <message>
        <source>only until {day}</source>
        <translation>лише до {day}</translation>
    </message>
    <message>
        <source>{paper}: {state}</source>
        <translation>{paper}: {state}</translation>
    </message>
</context>
<context>
    <name>Part</name>
    <message>
        <source>plays</source>
        <translation>грає</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>відсутній</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>звільнення з половиною очка</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>звільнення з повним очком</translation>
    </message>
    <message>
        <source>left out: absent before, unexplained</source>
        <translation>не в парах: не прийшов без пояснень</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>вибув</translation>
    </message>
    <message>
        <source>no number yet</source>
        <translation>ще без номера</translation>
    </message>
</context>
<context>
    <name>Participation</name>
    <message>
        <source>First round missed</source>
        <translation>Перший пропущений тур</translation>
    </message>
    <message>
        <source>Last round missed</source>
        <translation>Останній пропущений тур</translation>
    </message>
    <message>
        <source>Games that change</source>
        <translation>Партії, що зміняться</translation>
    </message>
    <message>
        <source>Whose points, place or tie-breaks change</source>
        <translation>У кого зміняться очки, місце або додаткові показники</translation>
    </message>
    <message>
        <source>Games that change: {games}</source>
        <translation>Зміниться партій: {games}</translation>
    </message>
    <message>
        <source>No game changes.</source>
        <translation>Жодна партія не зміниться.</translation>
    </message>
    <message>
        <source>Points, places or tie-breaks change of: {players}</source>
        <translation>Очки, місце або додаткові показники зміняться в учасників: {players}</translation>
    </message>
    <message>
        <source>Nobody&apos;s points, place or tie-breaks change.</source>
        <translation>Очки, місця та додаткові показники не зміняться ні в кого.</translation>
    </message>
    <message>
        <source>By {articles}. Undo takes it back.</source>
        <translation>Підстава: {articles}. Дію можна скасувати.</translation>
    </message>
    <message>
        <source>&amp;From round</source>
        <translation>&amp;З туру</translation>
    </message>
    <message>
        <source>&amp;to round</source>
        <translation>&amp;до туру</translation>
    </message>
    <message>
        <source>&amp;Withdraws</source>
        <translation>&amp;Вибуття</translation>
    </message>
    <message>
        <source>Is &amp;expelled</source>
        <translation>Вилу&amp;чення</translation>
    </message>
    <message>
        <source>&amp;Misses rounds</source>
        <translation>Пропуск &amp;турів</translation>
    </message>
    <message>
        <source>Retur&amp;ns</source>
        <translation>Повер&amp;нення</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дошка</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Колір</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Білі</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чорні</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Суперник</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>№</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Учасник</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Місце</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Додаткові показники</translation>
    </message>
    <message>
        <source>open</source>
        <translation>без результату</translation>
    </message>
    <message>
        <source>won by forfeit</source>
        <translation>перемога без гри</translation>
    </message>
    <message>
        <source>lost by forfeit</source>
        <translation>поразка без гри</translation>
    </message>
    <message>
        <source>lost by both</source>
        <translation>поразка обох</translation>
    </message>
    <message>
        <source>Withdraw {name}</source>
        <translation>Записати вибуття: {name}</translation>
    </message>
    <message>
        <source>Expel {name}</source>
        <translation>Вилучити зі змагання: {name}</translation>
    </message>
    <message>
        <source>Let {name} miss rounds</source>
        <translation>Записати пропуск турів: {name}</translation>
    </message>
    <message>
        <source>Let {name} return</source>
        <translation>Записати повернення: {name}</translation>
    </message>
    <message>
        <source>C.05 Art. 6.6</source>
        <translation>C.05, ст. 6.6</translation>
    </message>
    <message>
        <source>C.05 Art. 6.3, Ukrainian rules II.6.3</source>
        <translation>C.05, ст. 6.3; Правила, II.6.3</translation>
    </message>
    <message>
        <source>Ukrainian rules VII.1.10</source>
        <translation>Правила, VII.1.10</translation>
    </message>
    <message>
        <source>Ukrainian rules VII.2.9</source>
        <translation>Правила, VII.2.9</translation>
    </message>
    <message>
        <source>Numbers, pairings and games already played stay. The games still to come are lost by forfeit; where the opponent is absent too, both lose.</source>
        <translation>Номери, пари та вже зіграні партії залишаться. У партіях, що попереду, буде записано поразку без гри; якщо суперник теж відсутній, поразку отримають обоє.</translation>
    </message>
    <message>
        <source>The player stays in the tournament, and the games of these rounds are lost by forfeit; where the opponent is absent too, both lose.</source>
        <translation>Участь у турнірі триває, а в партіях цих турів буде записано поразку без гри; якщо суперник теж відсутній, поразку отримають обоє.</translation>
    </message>
    <message>
        <source>Games of rounds that have not begun are open again; where the opponent is absent, they are won by forfeit.</source>
        <translation>Партії турів, яких ще не розпочато, знову стануть без результату; якщо суперник відсутній, буде записано перемогу без гри.</translation>
    </message>
    <message>
        <source>Games played so far: {played} of {scheduled}. A game lost by absence is not played: who leaves with less than half counts for nobody (C.05 Art. 6.6).</source>
        <translation>Зіграно партій: {played} з {scheduled}. Партія, програна через відсутність, не зіграна: результатів того, хто вибуде, зігравши менше половини партій, нікому не зарахують (C.05, ст. 6.6).</translation>
    </message>
    <message>
        <source>Games played: {played} of {scheduled}. The results were annulled (C.05 Art. 6.6) and count again.</source>
        <translation>Зіграно партій: {played} з {scheduled}. Результати було анульовано (C.05, ст. 6.6), тепер вони знову зараховуватимуться.</translation>
    </message>
    <message>
        <source>Games played: {played} of {scheduled}, less than half. The results stay in the cross table, but count for nobody (C.05 Art. 6.6).</source>
        <translation>Зіграно партій: {played} з {scheduled}, менше половини. Результати залишаться в шахматці, але нікому не зараховуватимуться (C.05, ст. 6.6).</translation>
    </message>
    <message>
        <source>Games played: {played} of {scheduled}, less than half. In this tournament the results count all the same, as the page of the event says.</source>
        <translation>Зіграно партій: {played} з {scheduled}, менше половини. У цьому турнірі результати все одно зараховуватимуться: так указано на сторінці «Змагання».</translation>
    </message>
    <message>
        <source>Games played: {played} of {scheduled}. In a Swiss all results stand, however few.</source>
        <translation>Зіграно партій: {played} з {scheduled}. У швейцарській системі чинні всі результати, хоч би як мало їх було.</translation>
    </message>
    <message>
        <source>Games played: {played} of {scheduled}, at least half. All results count, those by forfeit too (C.05 Art. 6.6).</source>
        <translation>Зіграно партій: {played} з {scheduled}, щонайменше половина. Зараховуватимуться всі результати, зокрема й без гри (C.05, ст. 6.6).</translation>
    </message>
    <message>
        <source>Rounds that have begun meanwhile stay lost: {rounds}. If such a game is to be played after all, clear its result on the page of rounds.</source>
        <translation>У турах, які за цей час розпочато, поразка залишиться: {rounds}. Якщо таку партію все ж буде зіграно, зітріть її результат на сторінці «Тури».</translation>
    </message>
    <message>
        <source>The number {number} stays.</source>
        <translation>Номер {number} залишиться.</translation>
    </message>
    <message>
        <source>A substitute takes the place of who left: games open again {to_play}, won by forfeit {won}; published pairs stay (C.05 Art. 6.3, Ukrainian rules II.6.3).</source>
        <translation>Запасний займе місце того, хто вибув: партій, що знову стануть без результату, – {to_play}, перемог без гри – {won}; оприлюднених пар не змінюють (C.05, ст. 6.3; Правила, II.6.3).</translation>
    </message>
    <message>
        <source>All games pass to the new person as they are: with a result {played}, still to come {to_play}.</source>
        <translation>Усі партії перейдуть до нової особи без змін: з результатом – {played}, попереду – {to_play}.</translation>
    </message>
    <message>
        <source>Presence and fee stay.</source>
        <translation>Прибуття та внесок залишаться.</translation>
    </message>
    <message>
        <source>What was shown and ruled about the former person goes: papers {papers}, rulings {rulings}.</source>
        <translation>Подане попередньою особою та рішення щодо неї буде вилучено: документів – {papers}, рішень щодо зауважень – {rulings}.</translation>
    </message>
    <message>
        <source>The decision of the mandate commission goes: a new one is needed.</source>
        <translation>Рішення мандатної комісії буде вилучено: потрібне нове.</translation>
    </message>
    <message>
        <source>Sheets already posted become out of date.</source>
        <translation>Уже вивішені аркуші застаріють.</translation>
    </message>
    <message>
        <source>Undo takes it back.</source>
        <translation>Дію можна скасувати.</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>відкладена</translation>
    </message>
    <message>
        <source>Adjourned, round {round}, board {board}: {white} – {black}. It has begun and is not forfeited: how did it end?</source>
        <translation>Відкладена партія, тур {round}, дошка {board}: {white} – {black}. Її вже почато, тож поразки без гри за неї не записують: чим вона закінчилася?</translation>
    </message>
</context>
<context>
    <name>Particular</name>
    <message>
        <source>Venue</source>
        <translation>Ігрове приміщення</translation>
    </message>
    <message>
        <source>Programme</source>
        <translation>Програма</translation>
    </message>
    <message>
        <source>Default time</source>
        <translation>Допустиме запізнення</translation>
    </message>
    <message>
        <source>Telephones and devices</source>
        <translation>Телефони та пристрої</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Призи</translation>
    </message>
    <message>
        <source>Telephone of the chief arbiter</source>
        <translation>Телефон головного судді</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Валюта</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>Ким затверджено</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Примітки</translation>
    </message>
    <message>
        <source>Tie-breaks announced</source>
        <translation>Додаткові показники оголошено</translation>
    </message>
    <message>
        <source>Pairing system announced</source>
        <translation>Систему утворення пар оголошено</translation>
    </message>
</context>
<context>
    <name>Particulars</name>
    <message>
        <source>address and hall</source>
        <translation>адреса та зал</translation>
    </message>
    <message>
        <source>arrival, technical meeting, opening, closing</source>
        <translation>приїзд, технічна нарада, відкриття, закриття</translation>
    </message>
    <message>
        <source>for example 30 minutes</source>
        <translation>наприклад 30 хвилин</translation>
    </message>
    <message>
        <source>for example UAH</source>
        <translation>наприклад грн</translation>
    </message>
    <message>
        <source>office and name, as papers name who approves them</source>
        <translation>посада та прізвище того, хто затверджує документи</translation>
    </message>
    <message>
        <source>day and hour, where</source>
        <translation>день і година, де саме</translation>
    </message>
    <message>
        <source>Announced before round 1: the list of tie-breaks and the system of pairing (Ukrainian rules VIII.4.1, II.6.5). Write down when.</source>
        <translation>До першого туру оголошують перелік додаткових показників і систему утворення пар (Правила, VIII.4.1, II.6.5). Запишіть, коли це зроблено.</translation>
    </message>
</context>
<context>
    <name>PauseClock</name>
    <message>
        <source>Time left of the pause</source>
        <translation>Скільки лишилося перерви</translation>
    </message>
    <message>
        <source>&amp;Last game of those tied ended:</source>
        <translation>Кіне&amp;ць їхньої останньої партії:</translation>
    </message>
    <message>
        <source>Type when the last game ended: the pause counts from it.</source>
        <translation>Введіть, коли завершилася остання партія: від цього часу триває перерва.</translation>
    </message>
    <message>
        <source>The pause is over: the clocks may be started.</source>
        <translation>Перерва закінчилася: можна пускати годинники.</translation>
    </message>
    <message>
        <source>End of the last game</source>
        <translation>Кінець останньої партії</translation>
    </message>
</context>
<context>
    <name>PdfView</name>
    <message>
        <source>Preview</source>
        <translation>Перегляд</translation>
    </message>
</context>
<context>
    <name>PersonChoice</name>
    <message>
        <source>The sources do not agree. What is right?</source>
        <translation>Джерела розходяться. Що правильно?</translation>
    </message>
    <message>
        <source>Arrows choose, Tab goes to the next, Enter takes these, Esc goes back.</source>
        <translation>Стрілки вибирають, Tab переходить до наступного, Enter приймає вибране, Esc повертає назад.</translation>
    </message>
    <message>
        <source>{value} – {source}</source>
        <translation>{value} – {source}</translation>
    </message>
</context>
<context>
    <name>PersonSearch</name>
    <message>
        <source>People found</source>
        <translation>Знайдені люди</translation>
    </message>
    <message numerus="yes">
        <source>%n found, Down chooses</source>
        <translation>
            <numerusform>знайдено %n, ↓ вибирає</numerusform>
            <numerusform>знайдено %n, ↓ вибирає</numerusform>
            <numerusform>знайдено %n, ↓ вибирає</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ registered already · {facts}</source>
        <translation>✓ уже зареєстровано · {facts}</translation>
    </message>
</context>
<context>
    <name>Pins</name>
    <message>
        <source>results of an open round</source>
        <translation>результати відкритого туру</translation>
    </message>
    <message>
        <source>incidents up to a warning, protests handed in</source>
        <translation>порушення до попередження включно, прийняття протестів</translation>
    </message>
    <message>
        <source>corrections</source>
        <translation>виправлення</translation>
    </message>
    <message>
        <source>publishing and signing off rounds</source>
        <translation>оприлюднення та підписання турів</translation>
    </message>
    <message>
        <source>players, papers, fees</source>
        <translation>учасники, документи, внески</translation>
    </message>
    <message>
        <source>penalties, protests, who takes part</source>
        <translation>стягнення, протести, участь у турнірі</translation>
    </message>
    <message>
        <source>event, rules, draw, PINs</source>
        <translation>змагання, правила, жеребкування, PIN-коди</translation>
    </message>
    <message>
        <source>going back to a snapshot</source>
        <translation>повернення до знімка</translation>
    </message>
    <message>
        <source>PINs</source>
        <translation>PIN-коди</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Вилучити…</translation>
    </message>
    <message>
        <source>Remove the PIN: {authority}</source>
        <translation>Вилучити PIN-код: {authority}</translation>
    </message>
    <message>
        <source>With PINs people sign in at this computer (F12), and the journal keeps who did what. Without the arbiters’ PIN everybody may enter results. PINs keep honest people apart; whoever has the file has its data.</source>
        <translation>За PIN-кодами на цьому комп’ютері виконують вхід (F12), а журнал зберігає, хто що зробив. Якщо PIN-коду судді немає, результати може вносити кожен. PIN-коди розмежовують обов’язки чесних людей; хто має файл, має і його дані.</translation>
    </message>
    <message>
        <source>has a PIN</source>
        <translation>PIN-код є</translation>
    </message>
    <message>
        <source>no PIN</source>
        <translation>PIN-коду немає</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Змінити…</translation>
    </message>
    <message>
        <source>Set…</source>
        <translation>Установити…</translation>
    </message>
    <message>
        <source>Set the PIN: {authority}</source>
        <translation>Установити PIN-код: {authority}</translation>
    </message>
    <message>
        <source>It is the last PIN: everybody may then do everything.</source>
        <translation>Це останній PIN-код: після цього кожен зможе робити все.</translation>
    </message>
    <message>
        <source>Nobody signs in so any more until a new PIN is set.</source>
        <translation>Увійти в цій ролі не можна буде, доки не встановлено новий PIN-код.</translation>
    </message>
    <message>
        <source>Remove the PIN: {authority}?</source>
        <translation>Вилучити PIN-код: {authority}?</translation>
    </message>
    <message>
        <source>&amp;Remove the PIN</source>
        <translation>&amp;Вилучити PIN-код</translation>
    </message>
    <message>
        <source>PIN: {authority}</source>
        <translation>PIN-код: {authority}</translation>
    </message>
    <message>
        <source>&amp;New PIN</source>
        <translation>&amp;Новий PIN-код</translation>
    </message>
    <message>
        <source>&amp;Once more</source>
        <translation>&amp;Ще раз</translation>
    </message>
    <message>
        <source>&amp;Set the PIN</source>
        <translation>&amp;Установити PIN-код</translation>
    </message>
    <message>
        <source>The two are not the same. Type both again.</source>
        <translation>PIN-коди не збігаються. Введіть обидва ще раз.</translation>
    </message>
    <message>
        <source>may do everything</source>
        <translation>дозволено все</translation>
    </message>
    <message>
        <source>may do: {rights}</source>
        <translation>дозволено: {rights}</translation>
    </message>
</context>
<context>
    <name>PlaceField</name>
    <message>
        <source>File of the event</source>
        <translation>Файл змагання</translation>
    </message>
    <message>
        <source>&amp;Other place…</source>
        <translation>&amp;Інше місце…</translation>
    </message>
    <message>
        <source>Where to keep the event</source>
        <translation>Де зберігати змагання</translation>
    </message>
</context>
<context>
    <name>PlacesChoice</name>
    <message>
        <source>Places</source>
        <translation>Місця</translation>
    </message>
    <message>
        <source>Lines behind the places</source>
        <translation>Межі за місцями</translation>
    </message>
    <message>
        <source>such as 1, 4</source>
        <translation>наприклад 1, 4</translation>
    </message>
    <message>
        <source>for the first place</source>
        <translation>за перше місце</translation>
    </message>
    <message>
        <source>for every place</source>
        <translation>за кожне місце</translation>
    </message>
    <message>
        <source>where one crosses a line behind</source>
        <translation>на межі за місцями</translation>
    </message>
    <message>
        <source>the winner</source>
        <translation>переможець</translation>
    </message>
    <message>
        <source>the winner and the third place</source>
        <translation>переможець і третє місце</translation>
    </message>
    <message>
        <source>every place</source>
        <translation>усі місця</translation>
    </message>
    <message>
        <source>with lines behind the places</source>
        <translation>з межами за місцями</translation>
    </message>
    <message>
        <source>Type behind which places lines are drawn, such as 1, 4.</source>
        <translation>Введіть місця, за якими проходять межі, наприклад 1, 4.</translation>
    </message>
    <message>
        <source>“{text}” is not a place. Type numbers, such as 1, 4.</source>
        <translation>«{text}» – не місце. Введіть числа, наприклад 1, 4.</translation>
    </message>
</context>
<context>
    <name>PlayOff</name>
    <message>
        <source>place {place}</source>
        <translation>місце {place}</translation>
    </message>
    <message>
        <source>places {places}</source>
        <translation>місця {places}</translation>
    </message>
    <message>
        <source>{names} are tied for {places}: {level}.</source>
        <translation>{names} ділять {places}: {level}.</translation>
    </message>
    <message>
        <source>They foresee no play-off of so many players: lots decide.</source>
        <translation>Плей-оф для стількох учасників регламент не передбачає: вирішує жереб.</translation>
    </message>
    <message>
        <source>they are level on points</source>
        <translation>рівність очок</translation>
    </message>
    <message>
        <source>they are level on points and on the tie-breaks applied before ({tie_breaks})</source>
        <translation>рівність очок і додаткових показників, які застосовують до плей-оф ({tie_breaks})</translation>
    </message>
    <message>
        <source>The regulations have ties for any place played off (C.07 Art. 3.1.1).</source>
        <translation>За регламентом рівність на будь-яких місцях розігрують у плей-оф (C.07, ст. 3.1.1).</translation>
    </message>
    <message>
        <source>The tie is played off, for the regulations divide behind place {place} (C.07 Art. 3.1.1).</source>
        <translation>Рівність розігрують у плей-оф, бо за регламентом межа проходить за місцем {place} (C.07, ст. 3.1.1).</translation>
    </message>
    <message>
        <source>The tie is played off, for the regulations divide behind places {place} (C.07 Art. 3.1.1).</source>
        <translation>Рівність розігрують у плей-оф, бо за регламентом межі проходять за місцями {place} (C.07, ст. 3.1.1).</translation>
    </message>
    <message>
        <source>{names} are level again.</source>
        <translation>{names}: знову рівність.</translation>
    </message>
    <message>
        <source>{names} play a match for {places}.</source>
        <translation>{names} грають матч за {places}.</translation>
    </message>
    <message numerus="yes">
        <source>{names} play a round robin of %n cycle(s) for {places}.</source>
        <translation>
            <numerusform>{names} грають коловий турнір в %n коло за {places}.</numerusform>
            <numerusform>{names} грають коловий турнір у %n кола за {places}.</numerusform>
            <numerusform>{names} грають коловий турнір у %n кіл за {places}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} play a round robin for {places}.</source>
        <translation>{names} грають коловий турнір за {places}.</translation>
    </message>
    <message>
        <source>{names} play a knockout for {places}.</source>
        <translation>{names} розігрують {places} за олімпійською системою.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them</source>
        <translation>
            <numerusform>%n із них</numerusform>
            <numerusform>%n із них</numerusform>
            <numerusform>%n із них</numerusform>
        </translation>
    </message>
    <message>
        <source>The tie-breaks leave it open who plays: a lot has to decide among {names}.</source>
        <translation>Додаткові показники не визначили, хто грає; має вирішити жереб між учасниками: {names}.</translation>
    </message>
    <message>
        <source>The tie-breaks left it open who plays, and a lot decided among {names}. Kept out: {out}.</source>
        <translation>Додаткові показники не визначили, хто грає; вирішив жереб між учасниками: {names}. Поза плей-оф: {out}.</translation>
    </message>
    <message>
        <source>Kept out by the next tie-break ({tie_breaks}): {names}.</source>
        <translation>За наступним показником ({tie_breaks}) у плей-оф не грають: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>Not before {time}, after a pause of %n minute(s)</source>
        <translation>
            <numerusform>Не раніше {time}, після перерви на %n хвилину</numerusform>
            <numerusform>Не раніше {time}, після перерви на %n хвилини</numerusform>
            <numerusform>Не раніше {time}, після перерви на %n хвилин</numerusform>
        </translation>
    </message>
    <message>
        <source>The tie that was played off is no longer there: a result was corrected since.</source>
        <translation>Рівності, яку розігрували, уже немає: результат відтоді виправлено.</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s) of it decide nothing any more: results before were corrected since.</source>
        <translation>
            <numerusform>%n етап плей-оф уже нічого не вирішує: попередні результати відтоді виправлено.</numerusform>
            <numerusform>%n етапи плей-оф уже нічого не вирішують: попередні результати відтоді виправлено.</numerusform>
            <numerusform>%n етапів плей-оф уже нічого не вирішують: попередні результати відтоді виправлено.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is being played.</source>
        <translation>Плей-оф триває.</translation>
    </message>
    <message>
        <source>The regulations have nothing more for those still level: lots decide.</source>
        <translation>Для тих, у кого лишилася рівність, регламент більше нічого не передбачає: вирішує жереб.</translation>
    </message>
    <message>
        <source>It was ended early: {reason}</source>
        <translation>Плей-оф припинено достроково: {reason}</translation>
    </message>
    <message>
        <source>It is over.</source>
        <translation>Плей-оф завершено.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{names} {score}</source>
        <translation>{names} {score}</translation>
    </message>
    <message>
        <source>{places}: {names}</source>
        <translation>{places}: {names}</translation>
    </message>
    <message>
        <source>{places}: {names} ({note})</source>
        <translation>{places}: {names} ({note})</translation>
    </message>
    <message>
        <source>lots are still to be drawn</source>
        <translation>жереб ще не витягнуто</translation>
    </message>
    <message>
        <source>{names} did not play the play-off</source>
        <translation>{names}: відмова від плей-оф</translation>
    </message>
    <message>
        <source>{names} did not play on in the play-off</source>
        <translation>{names}: відмова грати далі в плей-оф</translation>
    </message>
    <message>
        <source>kept out</source>
        <translation>поза плей-оф</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>відмова</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>за жеребом</translation>
    </message>
    <message>
        <source>not over</source>
        <translation>триває</translation>
    </message>
    <message>
        <source>unopposed</source>
        <translation>без суперника</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>поділ</translation>
    </message>
    <message>
        <source>not separated</source>
        <translation>рівність</translation>
    </message>
    <message>
        <source>the play-off is not over</source>
        <translation>плей-оф не завершено</translation>
    </message>
    <message>
        <source>{places}, shared after the play-off (C.02 Art. 13.2.6 of 2017)</source>
        <translation>{places}, поділено після плей-оф (C.02, ст. 13.2.6, редакція 2017 р.)</translation>
    </message>
    <message>
        <source>{places}, not separated by the play-off: in the order of the tie-breaks</source>
        <translation>{places}, після плей-оф рівність: порядок за додатковими показниками</translation>
    </message>
    <message>
        <source>{places} after play-off {score}</source>
        <translation>{places} після плей-оф {score}</translation>
    </message>
    <message>
        <source>{places}: {note}</source>
        <translation>{places}: {note}</translation>
    </message>
    <message>
        <source>not separated, they share places and prizes</source>
        <translation>рівність, місця та призи поділено</translation>
    </message>
    <message>
        <source>did not play on in the play-off</source>
        <translation>відмова грати далі в плей-оф</translation>
    </message>
    <message>
        <source>kept out of the play-off by lot</source>
        <translation>поза плей-оф за жеребом</translation>
    </message>
    <message>
        <source>kept out of the play-off by the tie-breaks and by lot</source>
        <translation>поза плей-оф за додатковими показниками та жеребом</translation>
    </message>
    <message>
        <source>kept out of the play-off by the tie-breaks</source>
        <translation>поза плей-оф за додатковими показниками</translation>
    </message>
    <message>
        <source>did not play the play-off</source>
        <translation>відмова від плей-оф</translation>
    </message>
    <message>
        <source>by lot after the play-off</source>
        <translation>за жеребом після плей-оф</translation>
    </message>
    <message>
        <source>still to play</source>
        <translation>ще не зіграно</translation>
    </message>
    <message>
        <source>{points} of {games}</source>
        <translation>{points} з {games}</translation>
    </message>
</context>
<context>
    <name>PlayOffExits</name>
    <message>
        <source>Play at another pace?</source>
        <translation>Грати з іншим контролем часу?</translation>
    </message>
    <message>
        <source>The chief &amp;arbiter and the chief organiser consent</source>
        <translation>Головний суддя та головний організатор дають &amp;згоду</translation>
    </message>
    <message>
        <source>Both players agreed</source>
        <translation>За згодою обох учасників</translation>
    </message>
    <message>
        <source>Where only two play and time allows it, they may play more slowly if they agree and the chief arbiter and the chief organiser consent (C.02 Art. 13.2.13 of 2017). It holds for the games of this stage that are still to be paired: {step}.</source>
        <translation>Якщо грають лише двоє й дозволяє час, за їхньою взаємною згодою та за згодою головного судді й головного організатора можна грати повільніше (C.02, ст. 13.2.13, редакція 2017 р.). Це стосується партій цієї частини матчу, пари яких ще не складено: {step}.</translation>
    </message>
    <message>
        <source>&amp;Time control:</source>
        <translation>&amp;Контроль часу:</translation>
    </message>
    <message>
        <source>&amp;Play at this pace</source>
        <translation>&amp;Грати з цим контролем часу</translation>
    </message>
    <message>
        <source>Who does not play?</source>
        <translation>Хто не грає?</translation>
    </message>
    <message>
        <source>&amp;Player:</source>
        <translation>&amp;Учасник:</translation>
    </message>
    <message>
        <source>&amp;Does not play</source>
        <translation>&amp;Не грає</translation>
    </message>
    <message>
        <source>This player stands below everybody who plays; the points and the result in the tournament stay as they are. The others play as the regulations say for their number.</source>
        <translation>Цей учасник посяде місце нижче за всіх, хто грає; його очки й результат у турнірі не зміняться. Решта грає так, як положення передбачає для їхньої кількості.</translation>
    </message>
    <message>
        <source>What this player still has to play in the play-off is lost; what was played counts. The player stands below everybody who plays on; the points and the result in the tournament stay as they are.</source>
        <translation>Усе, що цьому учасникові ще належить зіграти в плей-оф, буде програно; зігране зараховується. Учасник посяде місце нижче за всіх, хто грає далі; його очки й результат у турнірі не зміняться.</translation>
    </message>
</context>
<context>
    <name>PlayOffPage</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>At a game of the play-off</source>
        <translation>За партією плей-оф</translation>
    </message>
    <message>
        <source>Ties are not played off: no play-off regulation is set. It belongs to the regulations of the event and is published before it begins (C.07 Art. 3.1).</source>
        <translation>Рівність очок не розігрується в плей-оф: положення про плей-оф не затверджено. Воно належить до регламенту змагання, і його оприлюднюють до початку (C.07, ст. 3.1).</translation>
    </message>
    <message>
        <source>&amp;Set the play-off regulation</source>
        <translation>&amp;Затвердити положення про плей-оф</translation>
    </message>
    <message numerus="yes">
        <source>Which ties are played off shows when play is over: %n result(s) are missing.</source>
        <translation>
            <numerusform>Що розігрується в плей-оф, стане відомо після завершення гри: бракує %n результату.</numerusform>
            <numerusform>Що розігрується в плей-оф, стане відомо після завершення гри: бракує %n результатів.</numerusform>
            <numerusform>Що розігрується в плей-оф, стане відомо після завершення гри: бракує %n результатів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which ties are played off shows when play is over.</source>
        <translation>Що розігрується в плей-оф, стане відомо після завершення гри.</translation>
    </message>
    <message>
        <source>To the &amp;rounds</source>
        <translation>До &amp;турів</translation>
    </message>
    <message>
        <source>Play is over, and no tie has to be played off: none reaches over a place that the regulations divide behind.</source>
        <translation>Гру завершено, і розігрувати в плей-оф нічого: рівності очок на межах, які встановлює положення, немає.</translation>
    </message>
    <message>
        <source>Final &amp;table</source>
        <translation>Підсумкова та&amp;блиця</translation>
    </message>
    <message>
        <source>&amp;Incident in this game…</source>
        <translation>&amp;Порушення в цій партії…</translation>
    </message>
    <message>
        <source>&amp;Protests</source>
        <translation>Пр&amp;отести</translation>
    </message>
    <message>
        <source>Order of &amp;play</source>
        <translation>По&amp;рядок гри</translation>
    </message>
    <message>
        <source>Lots of &amp;colours</source>
        <translation>&amp;Жеребкування кольорів</translation>
    </message>
    <message>
        <source>Match p&amp;rotocol</source>
        <translation>Прото&amp;кол матчу</translation>
    </message>
    <message>
        <source>&amp;Bracket</source>
        <translation>&amp;Сітка</translation>
    </message>
    <message>
        <source>Ways &amp;out</source>
        <translation>Особливі &amp;випадки</translation>
    </message>
    <message>
        <source>Pape&amp;rs</source>
        <translation>Докум&amp;енти</translation>
    </message>
    <message>
        <source>What it does to the table</source>
        <translation>Як це змінює таблицю</translation>
    </message>
    <message>
        <source>&amp;Slower pace by agreement…</source>
        <translation>По&amp;вільніший контроль часу за згодою…</translation>
    </message>
    <message>
        <source>A player does &amp;not play…</source>
        <translation>&amp;Учасник не грає…</translation>
    </message>
    <message>
        <source>Everybody &amp;plays after all</source>
        <translation>Усі все-таки &amp;грають</translation>
    </message>
    <message>
        <source>&amp;End the play-off early…</source>
        <translation>&amp;Достроково припинити плей-оф…</translation>
    </message>
    <message>
        <source>&amp;Annul the play-off…</source>
        <translation>&amp;Анулювати плей-оф…</translation>
    </message>
    <message>
        <source>Type what both bid for Black.</source>
        <translation>Введіть ставки обох за гру чорними.</translation>
    </message>
    <message>
        <source>End the play-off early?</source>
        <translation>Достроково припинити плей-оф?</translation>
    </message>
    <message>
        <source>What it has decided until now stands; those whom it has not separated share their places, or the other tie-breaks order them, as the regulations say. Games without a result are not played.</source>
        <translation>Те, що вже визначено, залишається в силі; ті, хто лишився нарівні, ділять місця або їхній порядок визначають інші додаткові показники – як передбачає положення. Партій без результату не грають.</translation>
    </message>
    <message>
        <source>&amp;End the play-off</source>
        <translation>&amp;Припинити плей-оф</translation>
    </message>
    <message>
        <source>Annul the play-off?</source>
        <translation>Анулювати плей-оф?</translation>
    </message>
    <message>
        <source>The play-off of {names} is removed with all its games and lots; the table is as it was before. The journal and the history keep it.</source>
        <translation>Плей-оф буде вилучено з усіма партіями та жеребкуваннями: {names}. Таблиця стане такою, як була до нього. У журналі та історії змін запис про нього залишиться.</translation>
    </message>
    <message>
        <source>&amp;Annul the play-off</source>
        <translation>&amp;Анулювати плей-оф</translation>
    </message>
    <message>
        <source>The play-off has no game or name “{text}”.</source>
        <translation>У плей-оф немає партії чи прізвища «{text}».</translation>
    </message>
    <message>
        <source>{match}, {game}</source>
        <translation>{match}, {game}</translation>
    </message>
    <message>
        <source>round {round}, board {board}</source>
        <translation>тур {round}, дошка {board}</translation>
    </message>
    <message>
        <source>{game} · {clock}</source>
        <translation>{game} · {clock}</translation>
    </message>
    <message>
        <source>Play-offs</source>
        <translation>Плей-оф</translation>
    </message>
    <message>
        <source>! to be played off</source>
        <translation>! слід розіграти в плей-оф</translation>
    </message>
    <message>
        <source>… is being played</source>
        <translation>… триває</translation>
    </message>
    <message>
        <source>! the tie is gone</source>
        <translation>! рівності вже немає</translation>
    </message>
    <message>
        <source>✓ is over</source>
        <translation>✓ завершено</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Що далі</translation>
    </message>
    <message>
        <source>White in the first game:</source>
        <translation>Білі в першій партії:</translation>
    </message>
    <message>
        <source>{match}, White:</source>
        <translation>{match}, білі:</translation>
    </message>
    <message>
        <source>Won:</source>
        <translation>Перемога:</translation>
    </message>
    <message>
        <source>{match}, won:</source>
        <translation>{match}, перемога:</translation>
    </message>
    <message>
        <source>Of equal bids, Black by the lot:</source>
        <translation>За рівних ставок чорні за жеребом:</translation>
    </message>
    <message>
        <source>minutes:seconds, as 3:30</source>
        <translation>хвилини:секунди, як-от 3:30</translation>
    </message>
    <message>
        <source>{name} bids:</source>
        <translation>{name}, ставка:</translation>
    </message>
    <message>
        <source>Order of the play-off</source>
        <translation>Порядок за плей-оф</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Місце</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Було</translation>
    </message>
    <message>
        <source>Place in the table without this play-off</source>
        <translation>Місце в таблиці без цього плей-оф</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Учасник</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points of the tournament; those of the play-off do not count among them</source>
        <translation>Очки турніру; очки плей-оф до них не зараховують</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Чому</translation>
    </message>
    <message>
        <source>to be played off</source>
        <translation>розігрується в плей-оф</translation>
    </message>
    <message>
        <source>&amp;Begin the play-off</source>
        <translation>Розпо&amp;чати плей-оф</translation>
    </message>
    <message>
        <source>&amp;Begin the next stage</source>
        <translation>Розпо&amp;чати наступний етап</translation>
    </message>
    <message>
        <source>&amp;Draw the colours</source>
        <translation>&amp;Провести жеребкування кольорів</translation>
    </message>
    <message>
        <source>&amp;Take the bids</source>
        <translation>&amp;Прийняти ставки</translation>
    </message>
    <message>
        <source>&amp;Type the results</source>
        <translation>Внести &amp;результати</translation>
    </message>
    <message>
        <source>&amp;Draw the winner by lot</source>
        <translation>Визначити &amp;переможця жеребом</translation>
    </message>
    <message>
        <source>&amp;Draw lots</source>
        <translation>&amp;Тягнути жереб</translation>
    </message>
    <message>
        <source>&amp;Take the colours</source>
        <translation>&amp;Прийняти кольори</translation>
    </message>
    <message>
        <source>&amp;Take the lot</source>
        <translation>&amp;Прийняти жереб</translation>
    </message>
    <message>
        <source>&amp;Draw who plays</source>
        <translation>&amp;Жеребкування, хто грає</translation>
    </message>
    <message>
        <source>Pair the &amp;next game</source>
        <translation>&amp;Скласти пару наступної партії</translation>
    </message>
    <message>
        <source>To the play-off that &amp;goes on</source>
        <translation>До плей-оф, що &amp;триває</translation>
    </message>
    <message>
        <source>{stage}: play-off for {places}</source>
        <translation>{stage}: плей-оф за {places}</translation>
    </message>
    <message>
        <source>Play-off for {places}</source>
        <translation>Плей-оф за {places}</translation>
    </message>
    <message>
        <source>Tied before it: {names}.</source>
        <translation>Були нарівні до плей-оф: {names}.</translation>
    </message>
    <message>
        <source>Does not play: {names}.</source>
        <translation>Без участі в плей-оф: {names}.</translation>
    </message>
    <message>
        <source>A result was corrected since, and the tie that is played off does not exist any more. Undo the correction if it was wrong (Ctrl+Z); else annul this play-off.</source>
        <translation>Результат після того виправлено, і рівності, яку розігрують, більше немає. Якщо виправлення помилкове, скасуйте його (Ctrl+Z); якщо ні – анулюйте цей плей-оф.</translation>
    </message>
    <message numerus="yes">
        <source>%n protest(s) about games of those tied are not decided: with them the tie may change. Decide them before anybody sits down.</source>
        <translation>
            <numerusform>%n протест щодо партій тих, хто нарівні, не розглянуто: рішення може змінити рівність. Ухваліть його, перш ніж хтось сяде за дошку.</numerusform>
            <numerusform>%n протести щодо партій тих, хто нарівні, не розглянуто: рішення можуть змінити рівність. Ухваліть їх, перш ніж хтось сяде за дошку.</numerusform>
            <numerusform>%n протестів щодо партій тих, хто нарівні, не розглянуто: рішення можуть змінити рівність. Ухваліть їх, перш ніж хтось сяде за дошку.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n lowest lot(s) play.</source>
        <translation>
            <numerusform>Грає %n найменший жереб.</numerusform>
            <numerusform>Грають %n найменші жереби.</numerusform>
            <numerusform>Грають %n найменших жеребів.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nobody left to play against.</source>
        <translation>Більше немає з ким грати.</translation>
    </message>
    <message>
        <source>There is nothing to play: lots decide.</source>
        <translation>Грати не потрібно: вирішує жереб.</translation>
    </message>
    <message>
        <source>The regulations have nothing more for {names}, who are still level: lots put them in order.</source>
        <translation>Досі нарівні: {names}. Положення для них більше нічого не передбачає, тож порядок визначить жереб.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) to come.</source>
        <translation>
            <numerusform>Попереду %n результат.</numerusform>
            <numerusform>Попереду %n результати.</numerusform>
            <numerusform>Попереду %n результатів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: {game}, {name} has White.</source>
        <translation>Далі: {game}, білі – {name}.</translation>
    </message>
    <message>
        <source>Its last stage left it level: a lot decides.</source>
        <translation>Після останньої частини матчу рахунок рівний: вирішує жереб.</translation>
    </message>
    <message>
        <source>{match}, {names} {score}.</source>
        <translation>{match}, {names} {score}.</translation>
    </message>
    <message>
        <source>{names} {score}.</source>
        <translation>{names} {score}.</translation>
    </message>
    <message>
        <source>First: {step}.</source>
        <translation>Спершу: {step}.</translation>
    </message>
    <message>
        <source>It is a tie. Now: {step}.</source>
        <translation>Рахунок рівний. Тепер: {step}.</translation>
    </message>
    <message>
        <source>No match of it has been played or paired yet.</source>
        <translation>У ньому ще не складено й не зіграно жодного матчу.</translation>
    </message>
    <message>
        <source>This play-off is over.</source>
        <translation>Цей плей-оф завершено.</translation>
    </message>
    <message>
        <source>This play-off has not begun.</source>
        <translation>Цей плей-оф не розпочато.</translation>
    </message>
    <message>
        <source>It has begun already.</source>
        <translation>Його вже розпочато.</translation>
    </message>
    <message>
        <source>Nobody is left who could stay away.</source>
        <translation>Немає нікого, хто ще міг би відмовитися.</translation>
    </message>
    <message>
        <source>Everybody plays as it is.</source>
        <translation>Усі й так грають.</translation>
    </message>
    <message>
        <source>No match of two is under way in it.</source>
        <translation>У ньому зараз не триває матч двох учасників.</translation>
    </message>
</context>
<context>
    <name>PlayOffRules</name>
    <message>
        <source>How ties are played off</source>
        <translation>Плей-оф у разі рівності</translation>
    </message>
    <message>
        <source>Ties are not played off</source>
        <translation>Без плей-оф</translation>
    </message>
    <message>
        <source>{name} (as set here)</source>
        <translation>{name} (як задано тут)</translation>
    </message>
    <message>
        <source>Remove “{name}”?</source>
        <translation>Вилучити «{name}»?</translation>
    </message>
    <message>
        <source>It is forgotten on this computer. Events that have it keep it.</source>
        <translation>Положення буде вилучено з цього комп’ютера. У змаганнях, де його задано, воно залишиться.</translation>
    </message>
    <message>
        <source>&amp;Remove it</source>
        <translation>&amp;Вилучити</translation>
    </message>
    <message>
        <source>Save the regulation</source>
        <translation>Зберегти положення</translation>
    </message>
    <message>
        <source>Open a regulation</source>
        <translation>Відкрити положення</translation>
    </message>
    <message>
        <source>{name}, changed</source>
        <translation>{name}, зі змінами</translation>
    </message>
    <message>
        <source>after: {source}</source>
        <translation>за: {source}</translation>
    </message>
    <message>
        <source>Source: {source}</source>
        <translation>Джерело: {source}</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Положення про плей-оф</translation>
    </message>
    <message>
        <source>&amp;Keep as own</source>
        <translation>Зберегти &amp;як своє</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Ви&amp;лучити</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>Зберегти у &amp;файл…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>З&amp;авантажити…</translation>
    </message>
    <message>
        <source>The regulation in words</source>
        <translation>Положення словами</translation>
    </message>
    <message>
        <source>In wor&amp;ds</source>
        <translation>Слова&amp;ми</translation>
    </message>
    <message>
        <source>Reason, kept in the &amp;journal:</source>
        <translation>Причина (її &amp;буде записано в журнал):</translation>
    </message>
    <message>
        <source>Places and pa&amp;uses</source>
        <translation>Місця &amp;й перерви</translation>
    </message>
    <message>
        <source>&amp;What is played</source>
        <translation>&amp;Що грають</translation>
    </message>
    <message>
        <source>&amp;Set the regulation</source>
        <translation>Затвердити поло&amp;ження</translation>
    </message>
</context>
<context>
    <name>PlayOffTerms</name>
    <message>
        <source>How many tie-breaks</source>
        <translation>Скільки додаткових показників</translation>
    </message>
    <message>
        <source> min</source>
        <comment>after a number of minutes</comment>
        <translation> хв</translation>
    </message>
    <message>
        <source>none</source>
        <translation>жодного</translation>
    </message>
    <message>
        <source>all of the list</source>
        <translation>усі з переліку</translation>
    </message>
    <message>
        <source>the first of the list:</source>
        <translation>перші з переліку:</translation>
    </message>
    <message>
        <source>share places and money</source>
        <translation>ділять місця та гроші</translation>
    </message>
    <message>
        <source>follow the other tie-breaks</source>
        <translation>порядок за іншими показниками</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Назва</translation>
    </message>
    <message>
        <source>Sou&amp;rce</source>
        <translation>&amp;Джерело</translation>
    </message>
    <message>
        <source>T&amp;hose not separated</source>
        <translation>&amp;За рівності після плей-оф</translation>
    </message>
    <message>
        <source>&amp;Ties are played off</source>
        <translation>Рівність роз&amp;ігрують</translation>
    </message>
    <message>
        <source>Tie-breaks applied be&amp;fore</source>
        <translation>По&amp;казники до плей-оф</translation>
    </message>
    <message>
        <source>&amp;Pause before the first game</source>
        <translation>Перерва перед першою &amp;партією</translation>
    </message>
    <message>
        <source>Pause &amp;between its stages</source>
        <translation>Перерва між &amp;етапами</translation>
    </message>
</context>
<context>
    <name>PlayerBox</name>
    <message>
        <source>{name}, № {number}</source>
        <translation>{name}, № {number}</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>Player’s &amp;card</source>
        <translation>&amp;Картка учасника</translation>
    </message>
    <message>
        <source>Matches have no cards: there is the bracket.</source>
        <translation>Для матчів карток немає: є сітка.</translation>
    </message>
    <message>
        <source>Player’s card</source>
        <translation>Картка учасника</translation>
    </message>
    <message>
        <source>&amp;Above</source>
        <translation>&amp;Вище</translation>
    </message>
    <message>
        <source>&amp;Below</source>
        <translation>&amp;Нижче</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Друк…</translation>
    </message>
    <message>
        <source>{number}. {name}</source>
        <translation>{number}. {name}</translation>
    </message>
    <message>
        <source>This is the first player of the table.</source>
        <translation>Це перший учасник таблиці.</translation>
    </message>
    <message>
        <source>This is the last player of the table.</source>
        <translation>Це останній учасник таблиці.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Тури</translation>
    </message>
    <message>
        <source>free</source>
        <translation>звільнення від гри</translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>за заявкою</translation>
    </message>
    <message>
        <source>unexplained</source>
        <translation>без пояснення</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>відкладено</translation>
    </message>
    <message>
        <source>by forfeit</source>
        <translation>без гри</translation>
    </message>
    <message>
        <source>points set by the arbiter</source>
        <translation>очки визначив суддя</translation>
    </message>
    <message>
        <source>{criterion} {value}</source>
        <translation>{criterion} {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партія</numerusform>
            <numerusform>%n партії</numerusform>
            <numerusform>%n партій</numerusform>
        </translation>
    </message>
    <message>
        <source>{performance} (opponents {average}, {games})</source>
        <translation>{performance} (суперники {average}, {games})</translation>
    </message>
    <message>
        <source>{colours} ({difference})</source>
        <translation>{colours} ({difference})</translation>
    </message>
    <message>
        <source>R{round} {bye}</source>
        <translation>т{round} {bye}</translation>
    </message>
    <message>
        <source>R{round} {bye}, asked for</source>
        <translation>т{round} {bye}, за заявкою</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Місце</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Додаткові показники</translation>
    </message>
    <message>
        <source>Rating performance</source>
        <translation>Рейтинг-перформанс</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Кольори</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Звільнення від гри</translation>
    </message>
    <message>
        <source>Rd</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Дошка</translation>
    </message>
    <message>
        <source>Col</source>
        <translation>Колір</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Суперник</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Флоат</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Примітка</translation>
    </message>
</context>
<context>
    <name>PlayerField</name>
    <message>
        <source>patronymic</source>
        <translation>по батькові</translation>
    </message>
    <message>
        <source>name</source>
        <translation>прізвище, ім’я</translation>
    </message>
    <message>
        <source>Latin name</source>
        <translation>ім’я латиницею</translation>
    </message>
    <message>
        <source>birth</source>
        <translation>дата народження</translation>
    </message>
    <message>
        <source>sex</source>
        <translation>стать</translation>
    </message>
    <message>
        <source>title</source>
        <translation>звання ФІДЕ</translation>
    </message>
    <message>
        <source>sport rank</source>
        <translation>розряд</translation>
    </message>
    <message>
        <source>FIDE rating</source>
        <translation>рейтинг ФІДЕ</translation>
    </message>
    <message>
        <source>national rating</source>
        <translation>рейтинг ФШУ</translation>
    </message>
    <message>
        <source>rating for tie-breaks</source>
        <translation>рейтинг для додаткових показників</translation>
    </message>
    <message>
        <source>list of the FIDE rating</source>
        <translation>рейтинг-лист ФІДЕ</translation>
    </message>
    <message>
        <source>list of the national rating</source>
        <translation>рейтинг-лист ФШУ</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID ФІДЕ</translation>
    </message>
    <message>
        <source>national ID</source>
        <translation>ID ФШУ</translation>
    </message>
    <message>
        <source>federation</source>
        <translation>федерація</translation>
    </message>
    <message>
        <source>region</source>
        <translation>область</translation>
    </message>
    <message>
        <source>club</source>
        <translation>клуб/ФСТ</translation>
    </message>
    <message>
        <source>coach</source>
        <translation>тренер</translation>
    </message>
    <message>
        <source>special needs</source>
        <translation>особливі потреби</translation>
    </message>
</context>
<context>
    <name>PlayerForm</name>
    <message>
        <source>Name, surname first</source>
        <translation>Прізвище та ім’я</translation>
    </message>
    <message>
        <source>Name in Latin letters</source>
        <translation>Прізвище та ім’я латиницею</translation>
    </message>
    <message>
        <source>Birth, year or date</source>
        <translation>Рік або дата народження</translation>
    </message>
    <message>
        <source>year or date</source>
        <translation>рік або дата</translation>
    </message>
    <message>
        <source>International title</source>
        <translation>Міжнародне звання</translation>
    </message>
    <message>
        <source>Sport rank</source>
        <translation>Розряд або спортивне звання</translation>
    </message>
    <message>
        <source>Rating by the arbiter, for tie-breaks</source>
        <translation>Рейтинг, визначений суддею (для додаткових показників)</translation>
    </message>
    <message>
        <source>of the unrated, for tie-breaks</source>
        <translation>рейтинг, якщо іншого немає</translation>
    </message>
    <message>
        <source>Club or organisation</source>
        <translation>Клуб або організація (ФСТ)</translation>
    </message>
    <message>
        <source>FIDE: {source}</source>
        <translation>ФІДЕ: {source}</translation>
    </message>
    <message>
        <source>national: {source}</source>
        <translation>ФШУ: {source}</translation>
    </message>
    <message>
        <source>Registered already: {who}</source>
        <translation>Уже зареєстровано: {who}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Прізвище, ім’я</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>розряд</translation>
    </message>
    <message>
        <source>FIDE</source>
        <translation>Рейтинг ФІДЕ</translation>
    </message>
    <message>
        <source>national ID</source>
        <translation>ID ФШУ</translation>
    </message>
    <message>
        <source>By arbiter</source>
        <translation>Від судді</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Потреби</translation>
    </message>
    <message>
        <source>access, floor, seat, assistant</source>
        <translation>доступ, поверх, місце, асистент</translation>
    </message>
    <message>
        <source>title</source>
        <translation>звання</translation>
    </message>
</context>
<context>
    <name>PlayerRows</name>
    <message>
        <source>№</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Number obtained at the draw</source>
        <translation>Номер за жеребкуванням</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Прізвище, ім’я</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Звання</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Розряд</translation>
    </message>
    <message>
        <source>FIDE</source>
        <translation>ФІДЕ</translation>
    </message>
    <message>
        <source>Nat.</source>
        <translation>ФШУ</translation>
    </message>
    <message>
        <source>Birth</source>
        <translation>Нар.</translation>
    </message>
    <message>
        <source>Fed.</source>
        <translation>Фед.</translation>
    </message>
    <message>
        <source>By arb.</source>
        <translation>Суд.</translation>
    </message>
    <message>
        <source>Rating by the arbiter, for tie-breaks (C.07 Art. 10)</source>
        <translation>Рейтинг, визначений суддею для додаткових показників (C.07, ст. 10)</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Потреби</translation>
    </message>
</context>
<context>
    <name>PlayerSheet</name>
    <message>
        <source>Surname and name</source>
        <translation>Прізвище та ім’я</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Patronymic</source>
        <translation>По батькові</translation>
    </message>
    <message>
        <source>In Latin</source>
        <translation>Латиницею</translation>
    </message>
    <message>
        <source>Birth</source>
        <translation>Народження</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Стать</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Звання ФІДЕ</translation>
    </message>
    <message>
        <source>Sport rank</source>
        <translation>Розряд</translation>
    </message>
    <message>
        <source>FIDE rating</source>
        <translation>Рейтинг ФІДЕ</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Рейтинг ФШУ</translation>
    </message>
    <message>
        <source>Rating by the arbiter</source>
        <translation>Рейтинг від судді</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID ФІДЕ</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>ID ФШУ</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Федерація</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Область</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб/ФСТ</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Тренер</translation>
    </message>
    <message>
        <source>№</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Учасники</translation>
    </message>
    <message>
        <source>Special needs</source>
        <translation>Особливі потреби</translation>
    </message>
    <message>
        <source>Sample Mary</source>
        <translation>Зразкова Марія</translation>
    </message>
    <message>
        <source>Specimen Leo</source>
        <translation>Приклад Лев</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Players</source>
        <translation>Учасники</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Пошук</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Новий учасник</translation>
    </message>
    <message>
        <source>Enter saves, Esc goes back.</source>
        <translation>Enter зберігає, Esc повертає до списку.</translation>
    </message>
    <message>
        <source>Change the rating</source>
        <translation>Змінити рейтинг</translation>
    </message>
    <message>
        <source>List of players to import</source>
        <translation>Список учасників</translation>
    </message>
    <message>
        <source>&amp;New player</source>
        <translation>&amp;Новий учасник</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Виправити</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ви&amp;лучити зі списку</translation>
    </message>
    <message>
        <source>&amp;Withdraw…</source>
        <translation>Записати в&amp;ибуття…</translation>
    </message>
    <message>
        <source>Replace &amp;person…</source>
        <translation>Замінити &amp;особу…</translation>
    </message>
    <message>
        <source>&amp;Update ratings…</source>
        <translation>Онови&amp;ти рейтинги…</translation>
    </message>
    <message>
        <source>&amp;Import a list…</source>
        <translation>&amp;Завантажити список…</translation>
    </message>
    <message>
        <source>&amp;Export the list…</source>
        <translation>З&amp;берегти список…</translation>
    </message>
    <message>
        <source>No list on this computer has another rating of a player.</source>
        <translation>Жоден рейтинг-лист на цьому комп’ютері не має інших рейтингів учасників.</translation>
    </message>
    <message>
        <source>Lists (*.xlsx *.csv *.txt *.tsv);;All files (*)</source>
        <translation>Списки (*.xlsx *.csv *.txt *.tsv);;Усі файли (*)</translation>
    </message>
    <message>
        <source>E&amp;xpel…</source>
        <translation>Вилучити зі з&amp;магання…</translation>
    </message>
    <message>
        <source>&amp;Misses rounds…</source>
        <translation>Записати проп&amp;уск турів…</translation>
    </message>
    <message>
        <source>Re&amp;turns…</source>
        <translation>Записати &amp;повернення…</translation>
    </message>
    <message>
        <source>Nobody is registered yet. Type the first player at the right, or import a list.</source>
        <translation>Ще нікого не зареєстровано. Внесіть першого учасника праворуч або завантажте список.</translation>
    </message>
    <message>
        <source>Change the rating of {name} after the start</source>
        <translation>Зміна рейтингу після початку: {name}</translation>
    </message>
    <message>
        <source>The ratings of the start hold for the whole tournament (C.07 Art. 10). Sheets already posted become out of date.</source>
        <translation>Рейтинги на початок діють упродовж усього турніру (C.07, ст. 10). Вивішені аркуші застаріють.</translation>
    </message>
    <message>
        <source>{name} is not registered yet: Enter does that.</source>
        <translation>{name}: ще не зареєстровано, це зробить Enter.</translation>
    </message>
    <message>
        <source>Enter saves and starts the next player. Down chooses among people this computer knows; Shift+Enter looks at one before saving.</source>
        <translation>Enter зберігає й починає нового учасника. Стрілка вниз вибирає серед людей, відомих цьому комп’ютеру; Shift+Enter показує людину перед збереженням.</translation>
    </message>
    <message numerus="yes">
        <source>Other ratings found for %n player(s): {key} shows them.</source>
        <translation>
            <numerusform>Знайдено інший рейтинг %n учасника: покаже {key}.</numerusform>
            <numerusform>Знайдено інші рейтинги %n учасників: покаже {key}.</numerusform>
            <numerusform>Знайдено інші рейтинги %n учасників: покаже {key}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n учасник</numerusform>
            <numerusform>%n учасники</numerusform>
            <numerusform>%n учасників</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>{event} practice</source>
        <translation>{event} – навчальна копія</translation>
    </message>
    <message>
        <source>Practice copy of the event</source>
        <translation>Навчальна копія змагання</translation>
    </message>
    <message>
        <source>Practice copy: nothing here counts</source>
        <translation>Навчальна копія: тут ніщо не враховується</translation>
    </message>
</context>
<context>
    <name>PrintedPapers</name>
    <message>
        <source>round {round}</source>
        <translation>тур {round}</translation>
    </message>
    <message>
        <source>match {match}</source>
        <translation>матч {match}</translation>
    </message>
    <message>
        <source>№ {number}</source>
        <translation>№ {number}</translation>
    </message>
    <message>
        <source>right</source>
        <translation>відповідає даним</translation>
    </message>
    <message>
        <source>overtaken by later results</source>
        <translation>застаріло: вийшли новіші результати</translation>
    </message>
    <message>
        <source>Printed papers</source>
        <translation>Роздруковані документи</translation>
    </message>
    <message>
        <source>Print a&amp;gain…</source>
        <translation>Надрукувати &amp;ще раз…</translation>
    </message>
    <message>
        <source>&amp;Taken down</source>
        <translation>Знят&amp;о зі стіни</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Стан</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Документ</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Версія</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Коли</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Де</translation>
    </message>
    <message>
        <source>! wrong: replace it</source>
        <translation>! не відповідає даним: замініть</translation>
    </message>
</context>
<context>
    <name>Projector</name>
    <message>
        <source>Draw – for the hall</source>
        <translation>Жеребкування – для залу</translation>
    </message>
    <message>
        <source>Esc or {key}: back to the page of the arbiter</source>
        <translation>Esc або {key} – назад до сторінки судді</translation>
    </message>
</context>
<context>
    <name>RareResults</name>
    <message>
        <source>Not finished</source>
        <translation>Не завершено</translation>
    </message>
    <message>
        <source>Adjourned, to be finished later…</source>
        <translation>Відкладено, догравання пізніше…</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Зіграно</translation>
    </message>
    <message>
        <source>Forfeited: not played</source>
        <translation>Без гри</translation>
    </message>
    <message>
        <source>Points set by the arbiter (Laws of Chess 12.9)</source>
        <translation>Очки визначив суддя (Правила шахової гри, ст. 12.9)</translation>
    </message>
    <message>
        <source>Played but not rated</source>
        <translation>Зіграно, без обрахунку рейтингу</translation>
    </message>
</context>
<context>
    <name>RatingOrigin</name>
    <message>
        <source>{list}, {date}</source>
        <translation>{list}, {date}</translation>
    </message>
    <message>
        <source>typed in</source>
        <translation>внесено вручну</translation>
    </message>
</context>
<context>
    <name>RatingUpdate</name>
    <message>
        <source>Update ratings</source>
        <translation>Оновити рейтинги</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Відмінності</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Take over %n rating(s)</source>
        <translation>
            <numerusform>&amp;Прийняти %n рейтинг</numerusform>
            <numerusform>&amp;Прийняти %n рейтинги</numerusform>
            <numerusform>&amp;Прийняти %n рейтингів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lists on this computer have %n rating(s) otherwise.</source>
        <translation>
            <numerusform>За рейтинг-листами на цьому комп’ютері відрізняється %n рейтинг.</numerusform>
            <numerusform>За рейтинг-листами на цьому комп’ютері відрізняються %n рейтинги.</numerusform>
            <numerusform>За рейтинг-листами на цьому комп’ютері відрізняється %n рейтингів.</numerusform>
        </translation>
    </message>
    <message>
        <source>The space bar leaves one out or takes it in again; Enter takes over.</source>
        <translation>Пробіл прибирає рейтинг або знову бере його; Enter приймає.</translation>
    </message>
    <message>
        <source>&amp;All or none</source>
        <translation>&amp;Усі або жодного</translation>
    </message>
    <message>
        <source>Play has begun, and the ratings of the start hold (C.07 Art. 10): tie-breaks by ratings change with them. &amp;Reason, kept in the journal:</source>
        <translation>Гру розпочато, і чинні рейтинги, що були на початку (C.07, ст. 10): разом із ними змінюються рейтингові показники. При&amp;чина (її буде записано в журнал):</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Брати</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Учасник</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Було</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Стане</translation>
    </message>
    <message>
        <source>By the list</source>
        <translation>За рейтинг-листом</translation>
    </message>
</context>
<context>
    <name>ReadyListMenu</name>
    <message>
        <source>Ready lists</source>
        <translation>Готові переліки</translation>
    </message>
    <message>
        <source>Swiss system, all players rated</source>
        <translation>Швейцарська система, усі учасники з рейтингом</translation>
    </message>
    <message>
        <source>Swiss system, not all players rated</source>
        <translation>Швейцарська система, не всі учасники з рейтингом</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Колова система</translation>
    </message>
    <message>
        <source>{field}: {list} ({source})</source>
        <translation>{field}: {list} ({source})</translation>
    </message>
</context>
<context>
    <name>ReasonDialog</name>
    <message>
        <source>&amp;Reason, kept in the journal:</source>
        <translation>&amp;Причина (її буде записано в журнал):</translation>
    </message>
</context>
<context>
    <name>RegistrationPage</name>
    <message>
        <source>This is done for one person at a time.</source>
        <translation>Це роблять для кожного учасника окремо.</translation>
    </message>
</context>
<context>
    <name>Registry</name>
    <message>
        <source>Registry of this computer</source>
        <translation>Картотека цього комп’ютера</translation>
    </message>
    <message>
        <source>Rating &amp;lists</source>
        <translation>Рейтинг-&amp;листи</translation>
    </message>
    <message>
        <source>&amp;People</source>
        <translation>&amp;Учасники</translation>
    </message>
    <message>
        <source>&amp;Clubs and regions</source>
        <translation>&amp;Клуби та області</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Закрити</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>Рейтинг-листи</translation>
    </message>
    <message>
        <source>&amp;Import a list…</source>
        <translation>З&amp;авантажити рейтинг-лист…</translation>
    </message>
    <message>
        <source>&amp;Forget the list</source>
        <translation>&amp;Вилучити рейтинг-лист</translation>
    </message>
    <message>
        <source>&amp;Stop the import</source>
        <translation>Зу&amp;пинити завантаження</translation>
    </message>
    <message>
        <source>What was imported</source>
        <translation>Що завантажено</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Зупинення…</translation>
    </message>
    <message>
        <source>Rating list to import</source>
        <translation>Рейтинг-лист для завантаження</translation>
    </message>
    <message>
        <source>Rating lists (*.zip *.txt *.xml *.csv);;All files (*)</source>
        <translation>Рейтинг-листи (*.zip *.txt *.xml *.csv);;Усі файли (*)</translation>
    </message>
    <message>
        <source>Importing {file}…</source>
        <translation>Завантаження файлу {file}…</translation>
    </message>
    <message>
        <source>The import was stopped; nothing has changed.</source>
        <translation>Завантаження зупинено; нічого не змінено.</translation>
    </message>
    <message>
        <source>Forget {list}?</source>
        <translation>Вилучити рейтинг-лист «{list}»?</translation>
    </message>
    <message>
        <source>Its people are no longer found by it. Players of events keep their ratings and the name of the list. To have it again, import its file.</source>
        <translation>За ним більше не можна буде знайти учасників. Рейтинги учасників змагань і назва рейтинг-листа залишаться. Щоб повернути рейтинг-лист, завантажте його файл.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Вилучити</translation>
    </message>
    <message>
        <source>No rating list is on this computer yet. Import one as FIDE publishes it, TXT or XML, zipped or not, or a national list as CSV: then players are found by a few letters of their names.</source>
        <translation>На цьому комп’ютері ще немає рейтинг-листів. Завантажте рейтинг-лист у тому вигляді, у якому його публікує ФІДЕ (TXT або XML, в архіві чи без нього), або національний рейтинг-лист у форматі CSV: тоді учасника можна буде знайти за кількома літерами прізвища.</translation>
    </message>
    <message>
        <source>{list} is imported. People: {count}.</source>
        <translation>Завантажено: {list}. Осіб: {count}.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be read:</source>
        <translation>
            <numerusform>Не вдалося прочитати %n рядок:</numerusform>
            <numerusform>Не вдалося прочитати %n рядки:</numerusform>
            <numerusform>Не вдалося прочитати %n рядків:</numerusform>
        </translation>
    </message>
    <message>
        <source>Line {line}: {sentence}</source>
        <translation>Рядок {line}: {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n день</numerusform>
            <numerusform>%n дні</numerusform>
            <numerusform>%n днів</numerusform>
        </translation>
    </message>
    <message>
        <source>List</source>
        <translation>Рейтинг-лист</translation>
    </message>
    <message>
        <source>Date of the list</source>
        <translation>Дата рейтинг-листа</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Давність</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Рейтинги</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Осіб</translation>
    </message>
    <message>
        <source>Lines skipped</source>
        <translation>Пропущено рядків</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>People of this computer</source>
        <translation>Учасники, відомі на цьому комп’ютері</translation>
    </message>
    <message>
        <source>&amp;Forget the person</source>
        <translation>&amp;Вилучити запис</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n are shown: type more.</source>
        <translation>
            <numerusform>Показано лише перший %n запис: введіть більше літер.</numerusform>
            <numerusform>Показано лише перші %n записи: введіть більше літер.</numerusform>
            <numerusform>Показано лише перші %n записів: введіть більше літер.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n особа</numerusform>
            <numerusform>%n особи</numerusform>
            <numerusform>%n осіб</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody yet: everybody who is registered in an event is kept here.</source>
        <translation>Ще нікого немає: тут зберігаються всі, кого зареєстровано в змаганнях.</translation>
    </message>
    <message>
        <source>Forget {name}?</source>
        <translation>Вилучити з картотеки: {name}?</translation>
    </message>
    <message>
        <source>The person is no longer found among the people of this computer. Events and rating lists keep what they have.</source>
        <translation>Цього запису більше не можна буде знайти в картотеці цього комп’ютера. У змаганнях і рейтинг-листах усе залишиться без змін.</translation>
    </message>
    <message>
        <source>Name or FIDE ID</source>
        <translation>Прізвище, ім’я або ID ФІДЕ</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Назва рейтинг-листа</translation>
    </message>
    <message>
        <source>I&amp;mport</source>
        <translation>Завантажи&amp;ти</translation>
    </message>
    <message>
        <source>&amp;Name, as papers print it:</source>
        <translation>&amp;Назва, як у документах:</translation>
    </message>
    <message>
        <source>&amp;Date of the list:</source>
        <translation>&amp;Дата рейтинг-листа:</translation>
    </message>
    <message>
        <source>Whose list is {file}, and of which date is it?</source>
        <translation>{file}: чий це рейтинг-лист і за яку дату?</translation>
    </message>
    <message>
        <source>Type a name: it stands beside every rating.</source>
        <translation>Введіть назву: вона стоїть біля кожного рейтингу.</translation>
    </message>
    <message>
        <source>Type the date of the list itself, such as 01.11.2026.</source>
        <translation>Введіть дату самого рейтинг-листа, наприклад 01.11.2026.</translation>
    </message>
    <message>
        <source>No rating list is as old as that.</source>
        <translation>Таких давніх рейтинг-листів не буває.</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Що показано в переліку</translation>
    </message>
    <message>
        <source>Spellings</source>
        <translation>Варіанти написання</translation>
    </message>
    <message>
        <source>Right spelling</source>
        <translation>Правильне написання</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Об’єднати</translation>
    </message>
    <message>
        <source>Nothing yet: what players of events have is kept here.</source>
        <translation>Ще нічого немає: тут зберігається те, що вказано в учасників змагань.</translation>
    </message>
    <message>
        <source>“{wrong}” is the same as</source>
        <translation>«{wrong}» – це те саме, що</translation>
    </message>
    <message>
        <source>Write “{right}” for “{wrong}”?</source>
        <translation>Писати «{right}» замість «{wrong}»?</translation>
    </message>
    <message>
        <source>{people} of this computer will have the other spelling. Events keep what they have; this cannot be undone.</source>
        <translation>Написання зміниться в картотеці цього комп’ютера: {people}. У змаганнях усе залишиться без змін; скасувати цю дію не можна.</translation>
    </message>
    <message>
        <source>&amp;List:</source>
        <translation>&amp;Перелік:</translation>
    </message>
    <message>
        <source>Spelling</source>
        <translation>Написання</translation>
    </message>
    <message>
        <source>&amp;Use this edition</source>
        <translation>Шукати за &amp;цим рейтинг-листом</translation>
    </message>
    <message>
        <source>A newer edition is used; this one is kept beside it. To find people by this one, choose it in the table.</source>
        <translation>Пошук іде за новішим рейтинг-листом; цей збережено поруч. Щоб шукати за ним, виберіть його в таблиці.</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Пошук за ним</translation>
    </message>
    <message>
        <source>used</source>
        <translation>так</translation>
    </message>
    <message>
        <source>used by choice</source>
        <translation>так, за вибором</translation>
    </message>
    <message>
        <source>kept beside</source>
        <translation>збережено поруч</translation>
    </message>
    <message>
        <source>&amp;Suspended persons</source>
        <translation>&amp;Відсторонені</translation>
    </message>
</context>
<context>
    <name>Regulations</name>
    <message>
        <source>Ties of the table are not played off.</source>
        <translation>Плей-оф у разі рівності не проводять.</translation>
    </message>
    <message>
        <source>Those who are still tied go on:</source>
        <translation>Ті, між ким збереглася рівність, продовжують:</translation>
    </message>
    <message>
        <source>Match: {rules}</source>
        <translation>Матч: {rules}</translation>
    </message>
    <message>
        <source>Final: {rules}</source>
        <translation>Фінал: {rules}</translation>
    </message>
    <message>
        <source>Those who lose their first match play a bracket of consolation.</source>
        <translation>Ті, хто програв свій перший матч, грають в утішній сітці.</translation>
    </message>
    <message>
        <source>{step}.</source>
        <translation>{step}.</translation>
    </message>
    <message>
        <source>If it is level: {step}.</source>
        <translation>За рівного рахунку: {step}.</translation>
    </message>
    <message>
        <source>The games of the first step are all played, even when it is decided.</source>
        <translation>Усі партії першої частини матчу догравають, навіть коли його вже вирішено.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партія</numerusform>
            <numerusform>%n партії</numerusform>
            <numerusform>%n партій</numerusform>
        </translation>
    </message>
    <message>
        <source>games until somebody has {points} points</source>
        <translation>партії, доки хтось не набере {points} оч.</translation>
    </message>
    <message>
        <source>games until one is won (sudden death)</source>
        <translation>партії до першої перемоги</translation>
    </message>
    <message>
        <source>armageddon (one game in which a draw wins for Black)</source>
        <translation>армагеддон (одна партія, у якій чорним досить нічиєї)</translation>
    </message>
    <message>
        <source>White {white}, Black bids {black} at most</source>
        <translation>білі {white}, ставка чорних – щонайбільше {black}</translation>
    </message>
    <message>
        <source>White {white}, Black {black}</source>
        <translation>білі {white}, чорні {black}</translation>
    </message>
    <message>
        <source>{players}: {form}</source>
        <translation>{players}: {form}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) or more</source>
        <translation>
            <numerusform>%n учасник або більше</numerusform>
            <numerusform>%n учасники або більше</numerusform>
            <numerusform>%n учасників або більше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n учасник</numerusform>
            <numerusform>%n учасники</numerusform>
            <numerusform>%n учасників</numerusform>
        </translation>
    </message>
    <message>
        <source>{fewest}–{most} players</source>
        <translation>від {fewest} до {most} учасників</translation>
    </message>
    <message>
        <source>Every tie is played off, for whatever places.</source>
        <translation>У разі рівності проводять плей-оф за будь-які місця.</translation>
    </message>
    <message>
        <source>Ties are played off {places}.</source>
        <translation>У разі рівності проводять плей-оф {places}.</translation>
    </message>
    <message>
        <source>for the first place</source>
        <translation>за перше місце</translation>
    </message>
    <message>
        <source>for who is among the first {cut}</source>
        <translation>за місце серед перших {cut}</translation>
    </message>
    <message>
        <source>Before it every tie-break of the list is applied.</source>
        <translation>Перед плей-оф застосовують усі додаткові показники переліку.</translation>
    </message>
    <message>
        <source>No tie-break is applied before it.</source>
        <translation>Перед плей-оф додаткових показників не застосовують.</translation>
    </message>
    <message numerus="yes">
        <source>Before it %n tie-break(s) of the list are applied.</source>
        <translation>
            <numerusform>Перед плей-оф застосовують %n додатковий показник переліку.</numerusform>
            <numerusform>Перед плей-оф застосовують %n додаткові показники переліку.</numerusform>
            <numerusform>Перед плей-оф застосовують %n додаткових показників переліку.</numerusform>
        </translation>
    </message>
    <message>
        <source>It begins at the earliest {first} minutes after the last game of those tied; between its stages there are {pause} minutes.</source>
        <translation>Плей-оф починають не раніше ніж через {first} хв після останньої партії тих, між ким рівність; перерва між етапами плей-оф – {pause} хв.</translation>
    </message>
    <message>
        <source>Every place is decided by matches.</source>
        <translation>Кожне місце розігрують у матчах.</translation>
    </message>
    <message>
        <source>Only the winner is decided; those who lose in one round share places.</source>
        <translation>Визначають лише переможця; ті, хто програв в одному колі сітки, ділять місця.</translation>
    </message>
    <message>
        <source>The losers of the semifinals play for the third place.</source>
        <translation>Ті, хто програв у півфіналах, грають матч за 3-тє місце.</translation>
    </message>
    <message>
        <source>Matches are played until a line can be drawn behind these places: {places}.</source>
        <translation>Матчі проводять, доки не визначиться межа за такими місцями: {places}.</translation>
    </message>
    <message>
        <source>they change after each odd game (A, B, B, A, A …)</source>
        <translation>зі зміною після кожної непарної партії (A, B, B, A, A …)</translation>
    </message>
    <message>
        <source>{games}, {most} at most</source>
        <translation>{games}, щонайбільше {most}</translation>
    </message>
    <message>
        <source>Double elimination: who loses once goes on in the second bracket, who loses there is out.</source>
        <translation>Вибування після двох поразок: після першої поразки грають у нижній сітці, після поразки там вибувають.</translation>
    </message>
    <message>
        <source>Where the winner of the second bracket wins the final, another one is played.</source>
        <translation>Якщо фінал виграє переможець нижньої сітки, проводять ще один.</translation>
    </message>
    <message>
        <source>One final decides, whoever wins it.</source>
        <translation>Усе вирішує один фінал, хоч би хто його виграв.</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <translation>{items} та {last}</translation>
    </message>
    <message>
        <source>a match. {rules}</source>
        <translation>матч. {rules}</translation>
    </message>
    <message numerus="yes">
        <source>a round robin, %n cycle(s)</source>
        <translation>
            <numerusform>коловий турнір, %n коло</numerusform>
            <numerusform>коловий турнір, %n кола</numerusform>
            <numerusform>коловий турнір, %n кіл</numerusform>
        </translation>
    </message>
    <message>
        <source>a round robin</source>
        <translation>коловий турнір</translation>
    </message>
    <message>
        <source>{form}. {then}</source>
        <translation>{form}. {then}</translation>
    </message>
    <message>
        <source>a knockout, {pairs}. Match: {rules}</source>
        <translation>олімпійська система, {pairs}. Матч: {rules}</translation>
    </message>
    <message numerus="yes">
        <source>the next tie-break of the list keeps %n of them.</source>
        <translation>
            <numerusform>наступний додатковий показник переліку залишає %n із них.</numerusform>
            <numerusform>наступний додатковий показник переліку залишає %n із них.</numerusform>
            <numerusform>наступний додатковий показник переліку залишає %n із них.</numerusform>
        </translation>
    </message>
    <message>
        <source>FIDE Arbiters’ Manual 2017</source>
        <translation>Посібник арбітра ФІДЕ 2017</translation>
    </message>
    <message>
        <source>World Cup 2025</source>
        <translation>Кубок світу 2025</translation>
    </message>
    <message>
        <source>World Cup 2023</source>
        <translation>Кубок світу 2023</translation>
    </message>
    <message>
        <source>World Cup 2015</source>
        <translation>Кубок світу 2015</translation>
    </message>
    <message>
        <source>Candidates 2022 and 2024</source>
        <translation>Турнір претендентів 2022 і 2024</translation>
    </message>
    <message>
        <source>Tata Steel 2025</source>
        <translation>Tata Steel 2025</translation>
    </message>
    <message>
        <source>colours by lot</source>
        <translation>кольори за жеребом</translation>
    </message>
    <message>
        <source>colours change from the game before</source>
        <translation>кольори змінюються після попередньої партії</translation>
    </message>
    <message>
        <source>the lower number begins with White</source>
        <translation>білими починає менший номер</translation>
    </message>
    <message>
        <source>the lower bid has Black, equal bids: colours by lot</source>
        <translation>чорні в того, чия ставка менша; за рівних ставок кольори за жеребом</translation>
    </message>
    <message>
        <source>If it is still level, a lot decides.</source>
        <translation>Якщо рахунок і далі рівний, вирішує жереб.</translation>
    </message>
    <message>
        <source>If it is still level, both share the places.</source>
        <translation>Якщо рахунок і далі рівний, обоє ділять місця.</translation>
    </message>
    <message>
        <source>If it is still level, the play-off goes on with both.</source>
        <translation>Якщо рахунок і далі рівний, обоє продовжують плей-оф.</translation>
    </message>
    <message>
        <source>Number 1 meets the last one; 1 and 2 stand in opposite halves.</source>
        <translation>Номер 1 зустрічається з останнім; 1 і 2 – у різних половинах сітки.</translation>
    </message>
    <message>
        <source>The numbers meet in their order: 1 meets 2, 3 meets 4 …</source>
        <translation>Номери зустрічаються за порядком: 1 із 2, 3 із 4 …</translation>
    </message>
    <message>
        <source>numbers by lot</source>
        <translation>номери за жеребом</translation>
    </message>
    <message>
        <source>numbers in the order of the table</source>
        <translation>номери за порядком таблиці</translation>
    </message>
    <message>
        <source>If all are level again, the next tie-break of the list drops the last one.</source>
        <translation>Якщо в усіх знову порівну, останній вибуває за наступним додатковим показником переліку.</translation>
    </message>
    <message>
        <source>If all are level again, they go on as said below.</source>
        <translation>Якщо в усіх знову порівну, продовжують, як сказано нижче.</translation>
    </message>
    <message>
        <source>Those whom the play-off has not separated share places and money.</source>
        <translation>Ті, кого плей-оф не розвів, ділять місця та грошові призи.</translation>
    </message>
    <message>
        <source>Those whom the play-off has not separated stand in the order of the other tie-breaks.</source>
        <translation>Порядок тих, кого плей-оф не розвів, визначають інші додаткові показники.</translation>
    </message>
    <message>
        <source>Grand Chess Tour 2025</source>
        <translation>Grand Chess Tour 2025</translation>
    </message>
    <message>
        <source>Saint Louis, Sinquefield Cup 2014</source>
        <translation>Сент-Луїс, Кубок Сінкфілда 2014</translation>
    </message>
    <message>
        <source>World Blitz 2024</source>
        <translation>Чемпіонат світу з бліцу 2024</translation>
    </message>
    <message>
        <source>aims and tasks</source>
        <translation>цілі й завдання</translation>
    </message>
    <message>
        <source>dates and place</source>
        <translation>строки й місце</translation>
    </message>
    <message>
        <source>who organises and runs the event</source>
        <translation>організація та керівництво</translation>
    </message>
    <message>
        <source>who may take part</source>
        <translation>вимоги до учасників</translation>
    </message>
    <message>
        <source>individual, of teams, or both</source>
        <translation>вид змагань: особисті, командні, особисто-командні</translation>
    </message>
    <message>
        <source>programme</source>
        <translation>програма</translation>
    </message>
    <message>
        <source>safety, and the venue made ready</source>
        <translation>безпека й підготовка місць проведення</translation>
    </message>
    <message>
        <source>how places are decided, prizes</source>
        <translation>умови визначення першості й нагородження</translation>
    </message>
    <message>
        <source>who pays for the event and its players</source>
        <translation>умови фінансування і забезпечення учасників</translation>
    </message>
    <message>
        <source>how and until when to apply</source>
        <translation>строки й порядок подання заявок</translation>
    </message>
    <message>
        <source>other conditions of this event</source>
        <translation>інші умови якісного проведення</translation>
    </message>
    <message>
        <source>{name}, {size} KB, attached {when}</source>
        <translation>{name}, {size} КБ, долучено {when}</translation>
    </message>
    <message>
        <source>No regulations are attached (Ukrainian rules IV.3).</source>
        <translation>Регламенту не долучено (Правила, IV.3).</translation>
    </message>
    <message>
        <source>Not checked off (Ukrainian rules IV.3): {which}</source>
        <translation>Не позначено розділів (Правила, IV.3): {which}</translation>
    </message>
</context>
<context>
    <name>ReplacePlayer</name>
    <message>
        <source>Put another person in the place of {name}</source>
        <translation>Замінити учасника іншою особою: {name}</translation>
    </message>
    <message>
        <source>&amp;Replace {name}</source>
        <translation>&amp;Замінити: {name}</translation>
    </message>
</context>
<context>
    <name>ReportLoss</name>
    <message>
        <source>The title, in full</source>
        <translation>Назва змагання повністю</translation>
    </message>
    <message>
        <source>The place or the federation, in full</source>
        <translation>Місце або федерація повністю</translation>
    </message>
    <message>
        <source>The first or the last day</source>
        <translation>Перший або останній день</translation>
    </message>
    <message>
        <source>The organiser</source>
        <translation>Організатор</translation>
    </message>
    <message>
        <source>All officials with their categories</source>
        <translation>Уся суддівська колегія з категоріями</translation>
    </message>
    <message>
        <source>What desk and mandate commission noted, and the technical information</source>
        <translation>Позначки реєстрації та мандатної комісії й технічна інформація</translation>
    </message>
    <message>
        <source>The time control, in full</source>
        <translation>Контроль часу повністю</translation>
    </message>
    <message>
        <source>The system of play: cycles, swapped rounds</source>
        <translation>Система проведення: кількість кіл, переставлені тури</translation>
    </message>
    <message>
        <source>The announced number of rounds</source>
        <translation>Оголошена кількість турів</translation>
    </message>
    <message>
        <source>How many points a result is worth</source>
        <translation>Скільки очок дають за результат</translation>
    </message>
    <message>
        <source>The edition of the tie-break regulations (C.07)</source>
        <translation>Редакція правил про додаткові показники (C.07)</translation>
    </message>
    <message>
        <source>The list of tie-breaks</source>
        <translation>Перелік додаткових показників</translation>
    </message>
    <message>
        <source>That the list of tie-breaks was changed after the start, and why</source>
        <translation>Що перелік показників змінено після початку, і причина</translation>
    </message>
    <message>
        <source>The own criteria of the event with their values</source>
        <translation>Власні показники змагання та їхні значення</translation>
    </message>
    <message>
        <source>Whether lots are drawn among those still tied</source>
        <translation>Чи тягнуть жереб за повної рівності</translation>
    </message>
    <message>
        <source>What rating tie-breaks make of the unrated and of forfeits</source>
        <translation>Як рейтингові показники враховують учасників без рейтингу та неявки</translation>
    </message>
    <message>
        <source>Who has withdrawn, and what that annuls</source>
        <translation>Хто вибув і що це анулює</translation>
    </message>
    <message>
        <source>Points given or taken beside the games</source>
        <translation>Очки, додані або зняті поза партіями</translation>
    </message>
    <message>
        <source>All that is known of the players: long names, ranks, regions, clubs, coaches</source>
        <translation>Усі відомості про учасників: довгі прізвища, розряди, області, клуби, тренери</translation>
    </message>
    <message>
        <source>Some results, or games without one</source>
        <translation>Деякі результати або партії без результату</translation>
    </message>
    <message>
        <source>Which results are for the rating report only, and what the table has instead</source>
        <translation>Які результати лише для рейтингового звіту і що натомість у таблиці</translation>
    </message>
    <message>
        <source>Which games are adjourned, with sealed moves</source>
        <translation>Які партії відкладено, із записаними ходами</translation>
    </message>
    <message>
        <source>The register of incidents, protests and appeals</source>
        <translation>Журнал порушень, протести й апеляції</translation>
    </message>
    <message>
        <source>Some rounds without an opponent</source>
        <translation>Деякі тури без суперника</translation>
    </message>
    <message>
        <source>At which boards the games were played</source>
        <translation>За якими дошками грали партії</translation>
    </message>
    <message>
        <source>When the rounds start</source>
        <translation>Коли починаються тури</translation>
    </message>
    <message>
        <source>Lines of the imported report that this version does not have</source>
        <translation>Рядки завантаженого звіту, яких ця версія не має</translation>
    </message>
    <message>
        <source>How the numbers were drawn</source>
        <translation>Як проведено жеребкування номерів</translation>
    </message>
    <message>
        <source>All tournaments but the first</source>
        <translation>Усі турніри, крім першого</translation>
    </message>
    <message>
        <source>When the officials were born</source>
        <translation>Дати народження посадових осіб</translation>
    </message>
    <message>
        <source>The PINs by which people sign in</source>
        <translation>PIN-коди для входу</translation>
    </message>
    <message>
        <source>How matches are played: their steps, clocks and what follows a tie</source>
        <translation>Як грають матчі: їхні частини, контролі часу й що буває за рівного рахунку</translation>
    </message>
    <message>
        <source>Which games make a match of the bracket, and which step of it</source>
        <translation>Які партії складають матч сітки і до якої його частини належать</translation>
    </message>
    <message>
        <source>Drawn colours, bids, lots and matches given up</source>
        <translation>Жеребкування кольорів, ставки, жереб і матчі, від яких відмовилися</translation>
    </message>
    <message>
        <source>The regulation of the play-offs</source>
        <translation>Положення про плей-оф</translation>
    </message>
    <message>
        <source>The play-offs: who played, their games, steps, clocks, pauses and refusals; each step has a report of its own</source>
        <translation>Плей-оф: хто грав, партії, етапи, контроль часу, перерви та відмови; кожен етап має власний звіт</translation>
    </message>
    <message>
        <source>The time control of single games</source>
        <translation>Контроль часу окремих партій</translation>
    </message>
    <message>
        <source>Which games were played in an earlier stage; they stand as unrated</source>
        <translation>Які партії зіграно на попередньому етапі; їх записано без обрахунку рейтингу</translation>
    </message>
    <message>
        <source>Which stage it is, who came to it from where, and the places it decides</source>
        <translation>Який це етап, хто звідки до нього вийшов і які місця він визначає</translation>
    </message>
    <message>
        <source>Which step of which play-off it is, and what it decides in the table</source>
        <translation>Який це етап якого плей-оф і що він вирішує в таблиці</translation>
    </message>
    <message>
        <source>The other stages of the tournament</source>
        <translation>Інші етапи турніру</translation>
    </message>
    <message>
        <source>Who published and signed off the rounds, who verified the results, and when they were entered</source>
        <translation>Хто оприлюднив і підписав тури, хто звірив результати й коли їх унесено</translation>
    </message>
    <message>
        <source>The level and the rank of the event, and the discipline</source>
        <translation>Рівень і ранг змагання та дисципліна</translation>
    </message>
    <message>
        <source>Which games were played again, and why</source>
        <translation>Які партії переграно й чому</translation>
    </message>
    <message>
        <source>Games with a time or arbiter of their own</source>
        <translation>Партії з власним часом або суддею</translation>
    </message>
    <message>
        <source>When the appeals committee was announced</source>
        <translation>Коли оголошено апеляційний комітет</translation>
    </message>
    <message>
        <source>Who is noted as not at the board</source>
        <translation>Позначки про тих, кого немає за дошкою</translation>
    </message>
    <message>
        <source>The attached regulations</source>
        <translation>Долучений регламент</translation>
    </message>
    <message>
        <source>By which Swiss system the rounds are paired</source>
        <translation>За яким різновидом швейцарської системи жеребкують тури</translation>
    </message>
    <message>
        <source>The initial colour drawn by lot</source>
        <translation>Початковий колір, визначений жеребом</translation>
    </message>
    <message>
        <source>That every pairing number counts as odd or even when colours are given</source>
        <translation>Те, що при розподілі кольорів парним чи непарним вважають кожен номер</translation>
    </message>
    <message>
        <source>How the first rounds are accelerated</source>
        <translation>Як прискорено перші тури</translation>
    </message>
    <message>
        <source>Who must not be paired with whom</source>
        <translation>Кого з ким не можна зводити в пару</translation>
    </message>
    <message>
        <source>Who is paired although they did not come to the round before</source>
        <translation>Кого допущено до складання пар, хоча на попередній тур не прийшли</translation>
    </message>
    <message>
        <source>Which pairs were changed by hand, and why</source>
        <translation>Які пари змінено вручну і чому</translation>
    </message>
</context>
<context>
    <name>ReportRemark</name>
    <message>
        <source>This is a practice copy. The file says so; send nobody this report.</source>
        <translation>Це навчальна копія. Про це сказано у файлі; нікому не надсилайте цього звіту.</translation>
    </message>
    <message numerus="yes">
        <source>This report is not final: %n game(s) have no result.</source>
        <translation>
            <numerusform>Звіт не остаточний: %n партія без результату.</numerusform>
            <numerusform>Звіт не остаточний: %n партії без результату.</numerusform>
            <numerusform>Звіт не остаточний: %n партій без результату.</numerusform>
        </translation>
    </message>
    <message>
        <source>This report is not final: there is more to play.</source>
        <translation>Цей звіт не остаточний: зіграно ще не все.</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: for the rating {rated}, in the table {result} (C.04.2).</source>
        <translation>Тур {round}, дошка {board}: для рейтингу {rated}, у таблиці {result} (C.04.2).</translation>
    </message>
    <message>
        <source>This is the sample event. The file says so; send nobody this report.</source>
        <translation>Це приклад змагання. Про це сказано у файлі; нікому не надсилайте цього звіту.</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) of players without a Latin form are put into Latin letters by the official table (Cabinet of Ministers, 55/2010): {names}. Type the forms of FIDE or of the passport where they differ.</source>
        <translation>
            <numerusform>%n ім’я учасника без латинського написання передано латиницею за офіційною таблицею (постанова КМУ № 55 від 2010 р.): {names}. Якщо у списку ФІДЕ чи в паспорті інакше, введіть те написання.</numerusform>
            <numerusform>%n імені учасників без латинського написання передано латиницею за офіційною таблицею (постанова КМУ № 55 від 2010 р.): {names}. Якщо у списку ФІДЕ чи в паспорті інакше, введіть те написання.</numerusform>
            <numerusform>%n імен учасників без латинського написання передано латиницею за офіційною таблицею (постанова КМУ № 55 від 2010 р.): {names}. Якщо у списку ФІДЕ чи в паспорті інакше, введіть те написання.</numerusform>
        </translation>
    </message>
    <message>
        <source>A report has a federation as three Latin letters; left out: {federations}.</source>
        <translation>Федерацію у звіті записують трьома латинськими літерами; пропущено: {federations}.</translation>
    </message>
    <message>
        <source>Not in Latin letters, and written as it is: {texts}.</source>
        <translation>Не латиницею, записано без змін: {texts}.</translation>
    </message>
    <message>
        <source>In Latin letters (Cabinet of Ministers, 55/2010): {texts}.</source>
        <translation>Також латиницею (постанова КМУ № 55 від 2010 р.): {texts}.</translation>
    </message>
</context>
<context>
    <name>RequiredPaper</name>
    <message>
        <source>identity document</source>
        <translation>посвідчення особи</translation>
    </message>
    <message>
        <source>medical clearance</source>
        <translation>медичний допуск</translation>
    </message>
    <message>
        <source>accident insurance</source>
        <translation>поліс (нещасні випадки)</translation>
    </message>
    <message>
        <source>health insurance</source>
        <translation>поліс (здоров’я)</translation>
    </message>
    <message>
        <source>classification book</source>
        <translation>розрядна книжка</translation>
    </message>
    <message>
        <source>application</source>
        <translation>заявка</translation>
    </message>
    <message>
        <source>anti-doping course</source>
        <translation>антидопінговий курс</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>no result</source>
        <translation>без результату</translation>
    </message>
    <message>
        <source>pairing-allocated bye</source>
        <translation>звільнення за жеребкуванням</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>звільнення з повним очком</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>звільнення з половиною очка</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>відсутність</translation>
    </message>
    <message>
        <source>{white} – {black}</source>
        <translation>{white} – {black}</translation>
    </message>
    <message>
        <source>{result}, by forfeit</source>
        <translation>{result}, без гри</translation>
    </message>
    <message>
        <source>{result}, points set by the arbiter</source>
        <translation>{result}, очки визначив суддя</translation>
    </message>
    <message>
        <source>{result}, not rated</source>
        <translation>{result}, без обрахунку рейтингу</translation>
    </message>
    <message>
        <source>{white} : {black}</source>
        <translation>{white} : {black}</translation>
    </message>
</context>
<context>
    <name>ResultGrid</name>
    <message>
        <source>Games and their results</source>
        <translation>Партії та їхні результати</translation>
    </message>
    <message>
        <source>Boards and results of the round</source>
        <translation>Дошки та результати туру</translation>
    </message>
    <message>
        <source>The key “{key}” has no meaning here; see the line below.</source>
        <translation>Клавіша «{key}» тут нічого не означає; дивіться підказку внизу.</translation>
    </message>
    <message>
        <source>Nobody at these boards has a name that begins “{text}”.</source>
        <translation>За цими дошками немає прізвища, що починається на «{text}».</translation>
    </message>
    <message>
        <source>pts</source>
        <comment>points before the round</comment>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points of the match before the game</source>
        <translation>Очки в матчі перед партією</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Очки перед туром</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>№</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Whether the result was typed a second time</source>
        <translation>Чи звірено результат другим введенням</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партія</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Матч</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Контроль</translation>
    </message>
    <message>
        <source>adj.</source>
        <comment>adjourned</comment>
        <translation>відкл.</translation>
    </message>
    <message>
        <source>Hidden until it is typed a second time</source>
        <translation>Приховано до другого введення</translation>
    </message>
    <message>
        <source>* In the rating report: {result}</source>
        <translation>* У рейтинговому звіті: {result}</translation>
    </message>
    <message>
        <source>Adjourned: its result is still open.</source>
        <translation>Відкладено: результату ще немає.</translation>
    </message>
    <message>
        <source>Resumes: {when}</source>
        <translation>Догравання: {when}</translation>
    </message>
    <message>
        <source>Envelope: {note}</source>
        <translation>Конверт: {note}</translation>
    </message>
    <message>
        <source>Two typings differ: to be looked at later</source>
        <translation>Два введення різняться: розглянути пізніше</translation>
    </message>
    <message>
        <source>Typed a second time by {name}, {when}</source>
        <translation>Звірено другим введенням: {name}, {when}</translation>
    </message>
    <message>
        <source>Bd</source>
        <comment>board</comment>
        <translation>Дош.</translation>
    </message>
    <message>
        <source>counts from an earlier stage</source>
        <translation>зараховано з попереднього етапу</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Білі</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чорні</translation>
    </message>
    <message>
        <source>Sealed the move: {name}</source>
        <translation>Записаний хід: {name}</translation>
    </message>
    <message>
        <source>The letter “{key}” is not a result; type “/” before a player’s name.</source>
        <translation>Літера «{key}» не означає результату; перед прізвищем учасника введіть «/».</translation>
    </message>
    <message>
        <source>needs</source>
        <comment>special ones</comment>
        <translation>потреби</translation>
    </message>
    <message>
        <source>late</source>
        <comment>beyond the default time</comment>
        <translation>запізнення</translation>
    </message>
    <message>
        <source>absent</source>
        <comment>not at the board</comment>
        <translation>немає</translation>
    </message>
    <message>
        <source>Late beyond the default time: {name}</source>
        <translation>Запізнення понад допустимий час: {name}</translation>
    </message>
    <message>
        <source>Not at the board: {name}</source>
        <translation>Немає за дошкою: {name}</translation>
    </message>
</context>
<context>
    <name>ResultKeys</name>
    <message>
        <source>1 – 0 – 5 (as in Vega)</source>
        <translation>1 – 0 – 5 (як у Vega)</translation>
    </message>
    <message>
        <source>1 – 2 – 3 (as in Sharly-Chess)</source>
        <translation>1 – 2 – 3 (як у Sharly-Chess)</translation>
    </message>
    <message>
        <source>W – B – D (letters)</source>
        <translation>W – B – D (літери)</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>цифри</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>відкладено</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>стерти</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>all results</source>
        <translation>усі результати</translation>
    </message>
    <message>
        <source>go to</source>
        <translation>перейти</translation>
    </message>
    <message>
        <source>next</source>
        <translation>далі</translation>
    </message>
    <message>
        <source>A–Z</source>
        <translation>А–Я</translation>
    </message>
</context>
<context>
    <name>Reversal</name>
    <message>
        <source>&amp;Leave all as it is</source>
        <translation>&amp;Залишити все як є</translation>
    </message>
    <message>
        <source>Acts, in this order</source>
        <translation>Дії, у такому порядку</translation>
    </message>
</context>
<context>
    <name>Rights</name>
    <message>
        <source>chief arbiter</source>
        <translation>головний суддя</translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>Chief arbiter</source>
        <translation>Головний суддя</translation>
    </message>
    <message>
        <source>Chief secretary</source>
        <translation>Головний секретар</translation>
    </message>
    <message>
        <source>Deputy chief arbiter</source>
        <translation>Заступник головного судді</translation>
    </message>
    <message>
        <source>Senior arbiter</source>
        <translation>Старший суддя</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Суддя</translation>
    </message>
    <message>
        <source>Doctor</source>
        <translation>Лікар</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Інспектор</translation>
    </message>
    <message>
        <source>Member of the organising committee</source>
        <translation>Член організаційного комітету</translation>
    </message>
    <message>
        <source>Chair of the mandate commission</source>
        <translation>Голова мандатної комісії</translation>
    </message>
    <message>
        <source>Member of the mandate commission</source>
        <translation>Член мандатної комісії</translation>
    </message>
    <message>
        <source>Chair of the appeals committee</source>
        <translation>Голова апеляційного комітету</translation>
    </message>
    <message>
        <source>Member of the appeals committee</source>
        <translation>Член апеляційного комітету</translation>
    </message>
    <message>
        <source>Reserve of the appeals committee</source>
        <translation>Запасний член апеляційного комітету</translation>
    </message>
</context>
<context>
    <name>RoundBanner</name>
    <message>
        <source>Ro&amp;und papers</source>
        <translation>Документи т&amp;уру</translation>
    </message>
    <message>
        <source>S&amp;ign off</source>
        <translation>Підп&amp;исати тур</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Наступний тур</translation>
    </message>
    <message>
        <source>Final &amp;table</source>
        <translation>Підсумкова та&amp;блиця</translation>
    </message>
    <message>
        <source>&amp;Table (F6)</source>
        <translation>Та&amp;блиця (F6)</translation>
    </message>
    <message>
        <source>Round {round}: all its games count from an earlier stage</source>
        <translation>Тур {round}: усі партії зараховано з попереднього етапу</translation>
    </message>
    <message>
        <source>Round {round} is complete: {typed} of {games}</source>
        <translation>Тур {round} завершено: {typed} з {games}</translation>
    </message>
    <message>
        <source>Round {round}, the last one, is complete: {typed} of {games}</source>
        <translation>Тур {round}, останній, завершено: {typed} з {games}</translation>
    </message>
    <message>
        <source>Round {round} is played: {typed} of {games}</source>
        <translation>Тур {round} зіграно: {typed} з {games}</translation>
    </message>
    <message numerus="yes">
        <source>%n adjourned</source>
        <translation>
            <numerusform>відкладено %n</numerusform>
            <numerusform>відкладено %n</numerusform>
            <numerusform>відкладено %n</numerusform>
        </translation>
    </message>
    <message>
        <source>verified {number}</source>
        <translation>звірено {number}</translation>
    </message>
    <message>
        <source>{act} (Enter)</source>
        <translation>{act} (Enter)</translation>
    </message>
    <message>
        <source>S&amp;ign off and publish</source>
        <translation>Підп&amp;исати й оприлюднити</translation>
    </message>
    <message>
        <source>Verif&amp;y</source>
        <translation>&amp;Звірити</translation>
    </message>
    <message>
        <source>✓ {round}</source>
        <translation>✓ {round}</translation>
    </message>
    <message>
        <source>To the play-&amp;off</source>
        <translation>До п&amp;лей-оф</translation>
    </message>
    <message>
        <source>To t&amp;he stages</source>
        <translation>До етапі&amp;в</translation>
    </message>
    <message>
        <source>Pai&amp;r the next round</source>
        <translation>С&amp;класти пари наступного туру</translation>
    </message>
</context>
<context>
    <name>RoundHeader</name>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Тур</translation>
    </message>
    <message>
        <source>&amp;Starts:</source>
        <translation>&amp;Початок:</translation>
    </message>
    <message>
        <source>after the last day of the event</source>
        <translation>після останнього дня змагання</translation>
    </message>
    <message>
        <source>{round} · {state}</source>
        <translation>{round} · {state}</translation>
    </message>
    <message>
        <source>{round} · {name} · {state}</source>
        <translation>{round} · {name} · {state}</translation>
    </message>
    <message>
        <source>Signed off by {name}, {when}</source>
        <translation>Підписано: {name}, {when}</translation>
    </message>
    <message>
        <source>Published by {name}, {when}</source>
        <translation>Оприлюднено: {name}, {when}</translation>
    </message>
    <message>
        <source>Draft: not published yet</source>
        <translation>Чернетка: ще не оприлюднено</translation>
    </message>
    <message numerus="yes">
        <source>%n adjourned</source>
        <translation>
            <numerusform>відкладено %n</numerusform>
            <numerusform>відкладено %n</numerusform>
            <numerusform>відкладено %n</numerusform>
        </translation>
    </message>
    <message>
        <source>verified {verified} of {games}</source>
        <translation>звірено {verified} з {games}</translation>
    </message>
    <message>
        <source>signed off</source>
        <translation>підписано</translation>
    </message>
    <message>
        <source>played in an earlier stage</source>
        <translation>зіграно на попередньому етапі</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>завершено</translation>
    </message>
    <message>
        <source>{missing} of {games} without result</source>
        <translation>без результату {missing} з {games}</translation>
    </message>
    <message>
        <source>Start of the round</source>
        <translation>Початок туру</translation>
    </message>
    <message>
        <source>break of less than 10 minutes</source>
        <translation>перерва менша за 10 хвилин</translation>
    </message>
    <message>
        <source>default time: {time}</source>
        <translation>допустиме запізнення: {time}</translation>
    </message>
    <message>
        <source>Announced before round 1, but not noted when: {what}. Note it in the technical information (Shift+F2).</source>
        <translation>До першого туру оголошують: {what}. Коли це зроблено, не записано: запишіть у технічній інформації (Shift+F2).</translation>
    </message>
    <message>
        <source>the list of tie-breaks (Ukrainian rules VIII.4.1)</source>
        <translation>перелік додаткових показників (Правила, VIII.4.1)</translation>
    </message>
    <message>
        <source>the system of pairing (Ukrainian rules II.6.5)</source>
        <translation>система утворення пар (Правила, II.6.5)</translation>
    </message>
    <message>
        <source>no pairs</source>
        <translation>без пар</translation>
    </message>
</context>
<context>
    <name>RoundsPage</name>
    <message>
        <source>Without a game in this round</source>
        <translation>Без партії в цьому турі</translation>
    </message>
    <message>
        <source>without result</source>
        <translation>без результату</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>звіряння</translation>
    </message>
    <message>
        <source>swap colours</source>
        <translation>обмін кольорів</translation>
    </message>
    <message>
        <source>incident</source>
        <translation>порушення</translation>
    </message>
    <message>
        <source>To the &amp;stages</source>
        <translation>До &amp;етапів</translation>
    </message>
    <message>
        <source>The games are played in groups and finals.</source>
        <translation>Партії грають у групах та фіналах.</translation>
    </message>
    <message>
        <source>This stage has not begun: its players have no numbers yet.</source>
        <translation>Цей етап ще не розпочато: його учасники не мають номерів.</translation>
    </message>
    <message>
        <source>The rounds follow from the draw of numbers.</source>
        <translation>Пари всіх турів з’являться після жеребкування.</translation>
    </message>
    <message>
        <source>&amp;Draw numbers</source>
        <translation>Провести &amp;жеребкування</translation>
    </message>
    <message>
        <source>The report file of this Swiss has no rounds yet.</source>
        <translation>У файлі звіту цього швейцарського турніру турів ще немає.</translation>
    </message>
    <message>
        <source>At a board</source>
        <translation>За дошкою</translation>
    </message>
    <message>
        <source>That key came after the last board of the round and was left out. To change the result, type it again.</source>
        <translation>Цю клавішу натиснуто вже після останньої дошки туру, тож її не враховано. Щоб змінити результат, введіть його ще раз.</translation>
    </message>
    <message>
        <source>Every board has its result.</source>
        <translation>На кожній дошці вже є результат.</translation>
    </message>
    <message>
        <source>Only boards that have a result are verified.</source>
        <translation>Звіряють лише дошки, на яких є результат.</translation>
    </message>
    <message>
        <source>Only without &amp;result</source>
        <translation>Лише без &amp;результату</translation>
    </message>
    <message>
        <source>&amp;Verify: type a second time</source>
        <translation>&amp;Звіряння: друге введення</translation>
    </message>
    <message>
        <source>Swap the colours of an earlier round?</source>
        <translation>Обміняти кольори в попередньому турі?</translation>
    </message>
    <message>
        <source>S&amp;wap the colours</source>
        <translation>&amp;Обміняти кольори</translation>
    </message>
    <message>
        <source>Adjourn a game of an earlier round?</source>
        <translation>Відкласти партію попереднього туру?</translation>
    </message>
    <message>
        <source>&amp;Adjourn the game</source>
        <translation>&amp;Відкласти партію</translation>
    </message>
    <message>
        <source>Then the match ends otherwise. It is re-opened: what was paired or drawn upon it and not played yet is taken back. The other matches stay as they are.</source>
        <translation>Тоді матч закінчується інакше. Його буде відкрито знову: пари та жеребкування, зроблені за його підсумком і ще не зіграні, буде відкликано. Інші матчі не зміняться.</translation>
    </message>
    <message>
        <source>Correct the result and re-open the match?</source>
        <translation>Виправити результат і відкрити матч знову?</translation>
    </message>
    <message>
        <source>In the rating report it is {rated}, in the table {result}.</source>
        <translation>У рейтинговому звіті {rated}, у таблиці {result}.</translation>
    </message>
    <message>
        <source>Take the correction for the rating report back?</source>
        <translation>Відкликати виправлення для рейтингового звіту?</translation>
    </message>
    <message>
        <source>&amp;Take it back</source>
        <translation>&amp;Відкликати</translation>
    </message>
    <message>
        <source>Replace the forfeit of a withdrawn player?</source>
        <translation>Замінити поразку без гри того, хто вибув?</translation>
    </message>
    <message>
        <source>The forfeit follows from a withdrawal. The table changes, and sheets on the wall no longer agree with it.</source>
        <translation>Поразку без гри записано через вибуття. Таблиця зміниться, і вивішені аркуші їй більше не відповідатимуть.</translation>
    </message>
    <message>
        <source>Correct a result of a round that is signed off?</source>
        <translation>Виправити результат підписаного туру?</translation>
    </message>
    <message>
        <source>Its signature is taken off: the round has to be signed off again, and papers printed since then no longer agree with it.</source>
        <translation>Підпис буде знято: тур доведеться підписати ще раз, а документи, роздруковані після підписання, йому більше не відповідатимуть.</translation>
    </message>
    <message>
        <source>Correct a result of an earlier round?</source>
        <translation>Виправити результат попереднього туру?</translation>
    </message>
    <message>
        <source>Later rounds have results already, so this corrects the past. The table changes, and sheets on the wall no longer agree with it.</source>
        <translation>У наступних турах результати вже є, тож це виправлення попереднього туру. Таблиця зміниться, і вивішені аркуші їй більше не відповідатимуть.</translation>
    </message>
    <message>
        <source>It was {old}, it becomes {new}.</source>
        <translation>Було {old}, стане {new}.</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: {white} – {black}.</source>
        <translation>Тур {round}, дошка {board}: {white} – {black}.</translation>
    </message>
    <message>
        <source>C&amp;orrect the result</source>
        <translation>&amp;Виправити результат</translation>
    </message>
    <message>
        <source>This round has no board, number or name “{text}”.</source>
        <translation>У цьому турі немає дошки, номера чи прізвища «{text}».</translation>
    </message>
    <message>
        <source>&amp;Previous round</source>
        <translation>&amp;Попередній тур</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Наступний тур</translation>
    </message>
    <message>
        <source>&amp;Go to board or player</source>
        <translation>Перейти до дошки &amp;або учасника</translation>
    </message>
    <message>
        <source>&amp;Dates and times…</source>
        <translation>Дати й &amp;час…</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>&amp;Обмін кольорів</translation>
    </message>
    <message>
        <source>&amp;Adjourn…</source>
        <translation>Відк&amp;ласти партію…</translation>
    </message>
    <message>
        <source>Take the adjournment &amp;back</source>
        <translation>Скасувати відкла&amp;дення</translation>
    </message>
    <message>
        <source>&amp;Incident at this board…</source>
        <translation>Порушення за цією до&amp;шкою…</translation>
    </message>
    <message>
        <source>P&amp;ublish round</source>
        <translation>Оприл&amp;юднити тур</translation>
    </message>
    <message>
        <source>Take publication ba&amp;ck…</source>
        <translation>&amp;Відкликати оприлюднення…</translation>
    </message>
    <message>
        <source>&amp;Sign off round</source>
        <translation>Підписати &amp;тур</translation>
    </message>
    <message>
        <source>Re&amp;open round…</source>
        <translation>В&amp;ідкрити тур знову…</translation>
    </message>
    <message>
        <source>Round pap&amp;ers</source>
        <translation>Докум&amp;енти туру</translation>
    </message>
    <message>
        <source>Take the publication of round {round} back?</source>
        <translation>Відкликати оприлюднення туру {round}?</translation>
    </message>
    <message>
        <source>Its pairings hang on the wall and players have read them. Pairings that were published stay (C.05 Art. 6, C.04.2): take the sheets down before anybody sits at a wrong board, and tell the players.</source>
        <translation>Пари вивішено на стіні, і учасники їх уже читали. Оприлюднених пар не змінюють (C.05, ст. 6, C.04.2): зніміть аркуші, доки ніхто не сів за чужу дошку, і повідомте учасників.</translation>
    </message>
    <message>
        <source>&amp;Make it a draft again</source>
        <translation>Знову зробити &amp;чернеткою</translation>
    </message>
    <message>
        <source>Reopen round {round}?</source>
        <translation>Відкрити тур {round} знову?</translation>
    </message>
    <message>
        <source>Its signature is taken off. Results stay as they are and can be corrected; the round has to be signed off again.</source>
        <translation>Підпис буде знято. Результати залишаться, їх можна буде виправити; тур доведеться підписати ще раз.</translation>
    </message>
    <message>
        <source>&amp;Reopen the round</source>
        <translation>&amp;Відкрити тур знову</translation>
    </message>
    <message>
        <source>&amp;Sign off and publish round</source>
        <translation>Підписати й оприлюднити &amp;тур</translation>
    </message>
    <message>
        <source>This is the first round.</source>
        <translation>Це перший тур.</translation>
    </message>
    <message>
        <source>This is the last round there is.</source>
        <translation>Це останній наявний тур.</translation>
    </message>
    <message>
        <source>No game of round {round} is adjourned.</source>
        <translation>У турі {round} немає відкладеної партії.</translation>
    </message>
    <message>
        <source>Round {round} has no boards.</source>
        <translation>У турі {round} немає дощок.</translation>
    </message>
    <message>
        <source>Play the game on board {board} again?</source>
        <translation>Переграти партію на дошці {board}?</translation>
    </message>
    <message>
        <source>The first game is kept with its result and the reason, here and on the round protocol. The board is open for the result of the second one.</source>
        <translation>Першу партію буде збережено з результатом і причиною – тут і в протоколі туру. На дошці можна буде ввести результат другої.</translation>
    </message>
    <message>
        <source>Play it a&amp;gain</source>
        <translation>&amp;Переграти</translation>
    </message>
    <message>
        <source>Ti&amp;me and arbiter of the game…</source>
        <translation>Час і суддя партії…</translation>
    </message>
    <message>
        <source>Play the game a&amp;gain…</source>
        <translation>Переграти партію…</translation>
    </message>
    <message>
        <source>Round 1 is published, but the appeals committee is not announced (Ukrainian rules VII.3.2): announce it and note when on the page of officials (Shift+F2).</source>
        <translation>Тур 1 опубліковано, а апеляційного комітету не оголошено (Правила, VII.3.2): оголосіть його і запишіть час на сторінці «Судді» (Shift+F2).</translation>
    </message>
    <message>
        <source>Not at t&amp;he board</source>
        <translation>Немає за дошкою</translation>
    </message>
    <message>
        <source>Forfeit the &amp;late…</source>
        <translation>Зарахувати поразку за запізнення…</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Запізнення</translation>
    </message>
    <message>
        <source>Late: {boards}</source>
        <translation>Запізнення: {boards}</translation>
    </message>
    <message>
        <source>Nobody is late in round {round}.</source>
        <translation>У турі {round} ніхто не запізнився понад допустимий час.</translation>
    </message>
    <message>
        <source>Who comes to the board after the default time loses the game unless the arbiter decides otherwise (Laws of Chess, Article 6.7.1).</source>
        <translation>Хто приходить за дошку після допустимого часу запізнення, програє партію, якщо суддя не вирішить інакше (Правила шахової гри, ст. 6.7.1).</translation>
    </message>
    <message>
        <source>Forfeit those who are late in round {round}?</source>
        <translation>Зарахувати поразки тим, хто запізнився в турі {round}?</translation>
    </message>
    <message>
        <source>&amp;Forfeit</source>
        <translation>&amp;Зарахувати поразки</translation>
    </message>
    <message>
        <source>board {board}, {names}</source>
        <translation>дошка {board}, {names}</translation>
    </message>
    <message>
        <source>Change published pa&amp;irs…</source>
        <translation>Змінити оголошені па&amp;ри…</translation>
    </message>
    <message>
        <source>A Swiss is paired round by round, once the players have their numbers.</source>
        <translation>Пари швейцарської системи складають тур за туром, коли учасники вже мають номери.</translation>
    </message>
    <message>
        <source>To the &amp;numbers</source>
        <translation>До &amp;номерів</translation>
    </message>
    <message>
        <source>Round {round} is not paired yet.</source>
        <translation>Пар туру {round} ще не складено.</translation>
    </message>
    <message>
        <source>To the pairin&amp;g</source>
        <translation>До складання &amp;пар</translation>
    </message>
    <message>
        <source>Two sat at each other’s &amp;boards…</source>
        <translation>Двоє сіли за чу&amp;жі дошки…</translation>
    </message>
    <message>
        <source>Round {round} has no other board.</source>
        <translation>У турі {round} немає іншої дошки.</translation>
    </message>
</context>
<context>
    <name>Safekeeping</name>
    <message>
        <source>A log of another state lay beside the file, as when a backup is copied over an event after a crash. It was not added to it and is kept as {name}.</source>
        <translation>Поруч із файлом лежав журнал SQLite іншого стану, як буває, коли після збою на місце змагання копіюють резервну копію. Його не додано до файлу і збережено як {name}.</translation>
    </message>
    <message>
        <source>The event was opened as it was before the crash. The file that lay in its place is kept as {name}.</source>
        <translation>Змагання відкрито таким, яким воно було до збою. Файл, що лежав на його місці, збережено як {name}.</translation>
    </message>
</context>
<context>
    <name>Sanction</name>
    <message>
        <source>noted, no sanction</source>
        <translation>зафіксовано, без стягнення</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>попередження</translation>
    </message>
    <message>
        <source>time added to the opponent</source>
        <translation>додатковий час супернику</translation>
    </message>
    <message>
        <source>time taken from the offender</source>
        <translation>зменшення часу</translation>
    </message>
    <message>
        <source>points to the opponent</source>
        <translation>збільшення очок супернику</translation>
    </message>
    <message>
        <source>points off the offender</source>
        <translation>зменшення очок</translation>
    </message>
    <message>
        <source>loss of the game</source>
        <translation>поразка в партії</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>штраф</translation>
    </message>
    <message>
        <source>exclusion from rounds</source>
        <translation>вилучення з турів</translation>
    </message>
    <message>
        <source>expulsion from the tournament</source>
        <translation>вилучення зі змагання</translation>
    </message>
</context>
<context>
    <name>SaveCopy</name>
    <message>
        <source>{event} copy</source>
        <translation>{event} копія</translation>
    </message>
    <message>
        <source>Save a copy of the event</source>
        <translation>Зберегти копію змагання</translation>
    </message>
    <message>
        <source>Saving a copy to {file}…</source>
        <translation>Зберігається копія {file}…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>Saved a copy to {path}</source>
        <translation>Копію збережено: {path}</translation>
    </message>
</context>
<context>
    <name>SavedUntil</name>
    <message>
        <source>The program ended last time without closing this event. Everything done until {time} is saved; the last act was: {act}.</source>
        <translation>Минулого разу програма завершилася, не закривши цього змагання. Усе, що зроблено до {time}, збережено; остання дія: {act}.</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>win {win}, draw {draw}, loss {loss}</source>
        <translation>перемога {win}, нічия {draw}, поразка {loss}</translation>
    </message>
    <message>
        <source>{points}, forfeit loss {absence}</source>
        <translation>{points}, поразка без гри {absence}</translation>
    </message>
    <message>
        <source>{points}, pairing-allocated bye {bye}</source>
        <translation>{points}, звільнення за жеребкуванням {bye}</translation>
    </message>
</context>
<context>
    <name>ScoringChoice</name>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>other points</source>
        <translation>інші очки</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Перемога</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Нічия</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Поразка</translation>
    </message>
    <message>
        <source>Forfeit loss</source>
        <translation>Поразка без гри</translation>
    </message>
</context>
<context>
    <name>SecondCopy</name>
    <message>
        <source>Second copy of the event</source>
        <translation>Друга копія змагання</translation>
    </message>
    <message>
        <source>After every act the event is copied into this folder as well, best one on a stick. You may pull the stick out and plug it in again: the copy goes on of itself. If this computer breaks, open the copy on another one.</source>
        <translation>Після кожної дії змагання копіюється ще й у цю папку, найкраще на флешку. Флешку можна витягти і вставити знову: копіювання продовжиться саме. Якщо цей комп’ютер вийде з ладу, відкрийте копію на іншому.</translation>
    </message>
    <message>
        <source>Folder of the second copy</source>
        <translation>Папка другої копії</translation>
    </message>
    <message>
        <source>no second copy is kept</source>
        <translation>другої копії немає</translation>
    </message>
    <message>
        <source>C&amp;hoose a folder…</source>
        <translation>Ви&amp;брати папку…</translation>
    </message>
    <message>
        <source>Keep &amp;no second copy</source>
        <translation>&amp;Не вести другої копії</translation>
    </message>
</context>
<context>
    <name>SettingTimes</name>
    <message>
        <source>Change the time of a round that was played</source>
        <translation>Зміна часу зіграного туру</translation>
    </message>
    <message>
        <source>The pairings were published with their time, and the round was played. Sheets already posted become out of date.</source>
        <translation>Пари оприлюднено разом із часом, і тур уже зіграно. Уже вивішені аркуші застаріють.</translation>
    </message>
    <message>
        <source>Change the &amp;time</source>
        <translation>&amp;Змінити час</translation>
    </message>
</context>
<context>
    <name>Sex</name>
    <message>
        <source>m</source>
        <translation>ч</translation>
    </message>
    <message>
        <source>f</source>
        <translation>ж</translation>
    </message>
</context>
<context>
    <name>SheetChoice</name>
    <message>
        <source>&amp;Sheet:</source>
        <translation>&amp;Аркуш:</translation>
    </message>
    <message>
        <source>&amp;Headings in line:</source>
        <translation>За&amp;головки в рядку:</translation>
    </message>
    <message>
        <source>no headings</source>
        <translation>без заголовків</translation>
    </message>
    <message>
        <source>{sheet} (hidden)</source>
        <translation>{sheet} (прихований)</translation>
    </message>
</context>
<context>
    <name>SheetColumns</name>
    <message>
        <source>not taken over</source>
        <translation>не брати</translation>
    </message>
    <message>
        <source>⚠ choose…</source>
        <translation>⚠ виберіть…</translation>
    </message>
</context>
<context>
    <name>SheetRows</name>
    <message>
        <source>Take</source>
        <translation>Брати</translation>
    </message>
    <message>
        <source>Will be registered</source>
        <translation>Буде зареєстровано</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Пропущено</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Рядок</translation>
    </message>
    <message>
        <source>Known to the lists on this computer</source>
        <translation>Відомо з рейтинг-листів і картотеки цього комп’ютера</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Помилка</translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation>Варто перевірити</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Стовпчик</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Що зробити</translation>
    </message>
</context>
<context>
    <name>ShippedRegulations</name>
    <message>
        <source>FIDE Arbiters&apos; Manual of 2017, C.02 Art. 13.2.11; its pauses Art. 13.2.8</source>
        <translation>Посібник арбітра ФІДЕ 2017 р., C.02, ст. 13.2.11; перерви – ст. 13.2.8</translation>
    </message>
    <message>
        <source>FIDE World Cup 2025, after ChessBase of 2025-11-09; matches of two alone</source>
        <translation>Кубок світу ФІДЕ 2025, за ChessBase від 09.11.2025; лише матчі двох учасників</translation>
    </message>
    <message>
        <source>FIDE World Cup 2023, after press reports of its regulations; matches of two alone</source>
        <translation>Кубок світу ФІДЕ 2023, за повідомленнями преси про регламент; лише матчі двох учасників</translation>
    </message>
    <message>
        <source>FIDE World Cup 2015, after chess24 and chess-news; matches of two alone, colours of the first games not seen: by lot</source>
        <translation>Кубок світу ФІДЕ 2015, за chess24 і chess-news; лише матчі двох учасників; кольори перших партій невідомі, тож їх визначає жереб</translation>
    </message>
    <message>
        <source>FIDE Candidates 2022 (chess24) and 2024 (Sportstar); stages II and III of 2024 not fully seen: for more than two players the round robin at 3+2 is put there</source>
        <translation>Турніри претендентів ФІДЕ 2022 (chess24) і 2024 (Sportstar); етапи II та III 2024 року відомі не повністю: для більш як двох учасників узято коловий турнір із контролем 3+2</translation>
    </message>
    <message>
        <source>Tata Steel Chess 2025, after The Indian Express of 2025-02; a match of two alone</source>
        <translation>Tata Steel Chess 2025, за The Indian Express, лютий 2025 р.; лише матч двох учасників</translation>
    </message>
    <message>
        <source>Grand Chess Tour 2025 (Bucharest, Saint Louis), after PTI of 2025-05-16 and ChessBase India of 2025-08-28; the clocks of the last game of two were not seen: 5+2 is put there</source>
        <translation>Grand Chess Tour 2025 (Бухарест, Сент-Луїс), за PTI від 16.05.2025 і ChessBase India від 28.08.2025; контроль останньої партії двох учасників невідомий, узято 5+2</translation>
    </message>
    <message>
        <source>Sinquefield Cup 2014 (Saint Louis), rules and regulations on uschesschamps.com; a match of two alone, who wins the toss chooses the colour of the last game: by lot</source>
        <translation>Кубок Сінкфілда 2014 (Сент-Луїс), правила й регламент на uschesschamps.com; лише матч двох учасників; колір останньої партії вибирає той, на чию користь монета: тут – жереб</translation>
    </message>
    <message>
        <source>FIDE World Blitz Championship 2024, matches of the knockout, after chess.com of 2024-11 and The Spectator of 2025-01-11; colours of the later games not seen: by lot</source>
        <translation>Чемпіонат світу ФІДЕ з бліцу 2024, матчі за олімпійською системою, за chess.com (листопад 2024 р.) і The Spectator від 11.01.2025; кольори пізніших партій невідомі, тож їх визначає жереб</translation>
    </message>
    <message>
        <source>increment of 3 s from move 61</source>
        <translation>додавання 3 с від 61-го ходу</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>Закрити панель</translation>
    </message>
    <message>
        <source>Parts of the value</source>
        <translation>Складники показника</translation>
    </message>
</context>
<context>
    <name>SignIn</name>
    <message>
        <source>Sign in</source>
        <translation>Вхід</translation>
    </message>
    <message>
        <source>Name, as the journal keeps it</source>
        <translation>Прізвище та ім’я для журналу</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN-код</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Прізвище та ім’я</translation>
    </message>
    <message>
        <source>&amp;PIN</source>
        <translation>PIN-&amp;код</translation>
    </message>
    <message>
        <source>&amp;Sign in</source>
        <translation>&amp;Увійти</translation>
    </message>
    <message>
        <source>As whom? (1, 2, 3)</source>
        <translation>Хто входить? (1, 2, 3)</translation>
    </message>
    <message>
        <source>Forgotten? The chief arbiter sets PINs anew under File, PINs. Without the chief arbiter’s own, close the event and run: arbiter forget-pins FILE. It takes all PINs away and stays in the journal.</source>
        <translation>Забули? Нові PIN-коди встановлює головний суддя («Файл», «PIN-коди»). Якщо забуто код самого головного судді, закрийте змагання й виконайте команду: arbiter forget-pins FILE. Вона вилучає всі PIN-коди, і в журналі про це лишається запис.</translation>
    </message>
    <message>
        <source>Nobody is signed in: results may be entered, all else is to see.</source>
        <translation>Вхід не виконано: результати можна вносити, усе інше – лише переглядати.</translation>
    </message>
    <message>
        <source>Nobody is signed in: the event is to see, not to change.</source>
        <translation>Вхід не виконано: змагання можна переглядати, але не змінювати.</translation>
    </message>
    <message>
        <source>Nobody is signed in (F12)</source>
        <translation>Вхід не виконано (F12)</translation>
    </message>
</context>
<context>
    <name>Snapshot</name>
    <message>
        <source>after round {round}, {stage}</source>
        <translation>після туру {round}, {stage}</translation>
    </message>
    <message>
        <source>after round {round}</source>
        <translation>після туру {round}</translation>
    </message>
    <message>
        <source>before a change</source>
        <translation>перед зміною</translation>
    </message>
    <message>
        <source>before the draw</source>
        <translation>перед жеребкуванням</translation>
    </message>
    <message>
        <source>before a change of the rules</source>
        <translation>перед зміною правил</translation>
    </message>
    <message>
        <source>before an import</source>
        <translation>перед завантаженням із файлу</translation>
    </message>
    <message>
        <source>before a correction</source>
        <translation>перед виправленням</translation>
    </message>
    <message>
        <source>before a player left, came back or was replaced</source>
        <translation>перед вибуттям, поверненням або заміною учасника</translation>
    </message>
    <message>
        <source>before the initial colour was noted</source>
        <translation>перед записом початкового кольору</translation>
    </message>
    <message>
        <source>before the draw was annulled</source>
        <translation>перед анулюванням жеребкування</translation>
    </message>
    <message>
        <source>before a step of the draw was taken back</source>
        <translation>перед відкликанням кроку жеребкування</translation>
    </message>
    <message>
        <source>before contingents were divided anew</source>
        <translation>перед новим поділом на контингенти</translation>
    </message>
    <message>
        <source>before the draw was broken off</source>
        <translation>перед припиненням жеребкування</translation>
    </message>
    <message>
        <source>before lots were drawn among those still tied</source>
        <translation>перед жеребкуванням місць</translation>
    </message>
    <message>
        <source>before a stage was added</source>
        <translation>перед додаванням етапу</translation>
    </message>
    <message>
        <source>before a stage was removed</source>
        <translation>перед вилученням етапу</translation>
    </message>
    <message>
        <source>before the field was divided into groups</source>
        <translation>перед поділом учасників на групи</translation>
    </message>
    <message>
        <source>before a stage began</source>
        <translation>перед початком етапу</translation>
    </message>
    <message>
        <source>before a play-off began</source>
        <translation>перед початком плей-оф</translation>
    </message>
    <message>
        <source>before the next step of a play-off</source>
        <translation>перед наступним етапом плей-оф</translation>
    </message>
    <message>
        <source>before a player left a play-off</source>
        <translation>перед відмовою учасника від плей-оф</translation>
    </message>
    <message>
        <source>before lots were drawn in a play-off</source>
        <translation>перед жеребкуванням у плей-оф</translation>
    </message>
    <message>
        <source>before a play-off was ended early</source>
        <translation>перед припиненням плей-оф</translation>
    </message>
    <message>
        <source>before a play-off was annulled</source>
        <translation>перед анулюванням плей-оф</translation>
    </message>
    <message>
        <source>before a walk-over</source>
        <translation>перед перемогою без гри</translation>
    </message>
    <message>
        <source>before a match was decided by lot</source>
        <translation>перед визначенням переможця матчу жеребом</translation>
    </message>
    <message>
        <source>before a match was re-opened</source>
        <translation>перед тим, як знову відкрити матч</translation>
    </message>
    <message>
        <source>before games of a match were taken back</source>
        <translation>перед відкликанням пар матчу</translation>
    </message>
    <message>
        <source>before ratings were taken over</source>
        <translation>перед оновленням рейтингів</translation>
    </message>
    <message>
        <source>before colours were swapped</source>
        <translation>перед обміном кольорів</translation>
    </message>
    <message>
        <source>before a round was paired</source>
        <translation>перед складанням пар туру</translation>
    </message>
    <message>
        <source>before the draft of a round was taken away</source>
        <translation>перед тим, як прибрано чернетку пар туру</translation>
    </message>
    <message>
        <source>before pairings were published</source>
        <translation>перед оприлюдненням пар</translation>
    </message>
    <message>
        <source>before a publication was taken back</source>
        <translation>перед відкликанням оприлюднення</translation>
    </message>
    <message>
        <source>before a round was signed off</source>
        <translation>перед підписанням туру</translation>
    </message>
    <message>
        <source>before a round was opened again</source>
        <translation>перед тим, як знову відкрити тур</translation>
    </message>
    <message>
        <source>before a sanction</source>
        <translation>перед стягненням</translation>
    </message>
    <message>
        <source>before a sanction was lifted</source>
        <translation>перед скасуванням стягнення</translation>
    </message>
    <message>
        <source>before an appeal was decided</source>
        <translation>перед рішенням за апеляцією</translation>
    </message>
    <message>
        <source>before an appeal was heard again</source>
        <translation>перед повторним розглядом апеляції</translation>
    </message>
    <message>
        <source>before going back</source>
        <translation>перед поверненням до знімка</translation>
    </message>
    <message>
        <source>before late players were forfeited</source>
        <translation>перед поразками за запізнення</translation>
    </message>
    <message>
        <source>before the end of the check-in</source>
        <translation>перед закінченням перевірки явки</translation>
    </message>
    <message>
        <source>before pairs were changed by hand</source>
        <translation>перед зміною пар вручну</translation>
    </message>
    <message>
        <source>before two exchanged their boards</source>
        <translation>перед обміном двох дошками</translation>
    </message>
    <message>
        <source>before players were numbered anew</source>
        <translation>перед перенумеруванням гравців</translation>
    </message>
</context>
<context>
    <name>Snapshots</name>
    <message>
        <source>Snapshots of the event</source>
        <translation>Знімки стану змагання</translation>
    </message>
    <message>
        <source>What has changed since</source>
        <translation>Що змінилося відтоді</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Відновити…</translation>
    </message>
    <message>
        <source>&amp;Save a copy as…</source>
        <translation>З&amp;берегти копію як…</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Порівняння…</translation>
    </message>
    <message>
        <source>The event is the same now.</source>
        <translation>Змагання тепер таке саме.</translation>
    </message>
    <message>
        <source>Put the event back to how it was on {moment}?</source>
        <translation>Повернути змагання до стану на {moment}?</translation>
    </message>
    <message>
        <source>&amp;Put it back</source>
        <translation>&amp;Повернути</translation>
    </message>
    <message>
        <source>Ctrl+Z takes this back, and the event as it is now is kept as a snapshot.</source>
        <translation>Ctrl+Z скасовує це, а теперішній стан змагання зберігається як знімок.</translation>
    </message>
    <message>
        <source>Save a copy of the snapshot</source>
        <translation>Зберегти копію знімка</translation>
    </message>
    <message>
        <source>Snapshot saved as {file}</source>
        <translation>Знімок збережено: {file}</translation>
    </message>
    <message>
        <source>There is none yet: one is taken before every act that weighs and after every round.</source>
        <translation>Знімків ще немає: їх роблять перед кожною важливою дією та після кожного туру.</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Зроблено</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Чому</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Версія</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>Знімки стану</translation>
    </message>
    <message>
        <source>If the event is put back to this snapshot:</source>
        <translation>Якщо повернути змагання до цього знімка:</translation>
    </message>
    <message>
        <source>One by one, as it was → as it is now:</source>
        <translation>Докладно, як було → як тепер:</translation>
    </message>
</context>
<context>
    <name>SportRank</name>
    <message>
        <source>MSMK</source>
        <translation>МСМК</translation>
    </message>
    <message>
        <source>MS</source>
        <translation>МС</translation>
    </message>
    <message>
        <source>KMS</source>
        <translation>КМС</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>II</source>
        <translation>II</translation>
    </message>
    <message>
        <source>III</source>
        <translation>III</translation>
    </message>
    <message>
        <source>IV</source>
        <translation>IV</translation>
    </message>
    <message>
        <source>I youth</source>
        <translation>I юн.</translation>
    </message>
    <message>
        <source>II youth</source>
        <translation>II юн.</translation>
    </message>
    <message>
        <source>III youth</source>
        <translation>III юн.</translation>
    </message>
</context>
<context>
    <name>Staffing</name>
    <message>
        <source>There is no chief arbiter</source>
        <translation>Немає головного судді</translation>
    </message>
    <message>
        <source>There is no chief secretary</source>
        <translation>Немає головного секретаря</translation>
    </message>
    <message>
        <source>The level of the event is open, so the number of arbiters cannot be judged</source>
        <translation>Рівень змагання не вказано, тож визначити потрібну кількість суддів не можна</translation>
    </message>
    <message>
        <source>Too few arbiters: {present} of {needed} for {games} games at once</source>
        <translation>Замало суддів: {present} із {needed}, партій одночасно – {games}</translation>
    </message>
    <message>
        <source>Too few arbiters: {present}, and no event may have fewer than two</source>
        <translation>Замало суддів: {present}, а на будь-якому змаганні має бути щонайменше двоє</translation>
    </message>
    <message>
        <source>Too few senior arbiters: {seniors} of {needed}, since {arbiters} arbiters are more than four for each chief arbiter and deputy ({leaders})</source>
        <translation>Замало старших суддів: {seniors} із {needed}; суддів {arbiters}, тобто понад чотири на кожного з головного судді та заступників (їх {leaders})</translation>
    </message>
    <message>
        <source>There is no doctor on the panel</source>
        <translation>У колегії немає лікаря</translation>
    </message>
    <message>
        <source>The category of {name} is not known</source>
        <translation>{name}: категорія невідома</translation>
    </message>
    <message>
        <source>The mandate commission has three to five members, not {members}</source>
        <translation>У мандатній комісії має бути від трьох до п’яти членів, а їх {members}</translation>
    </message>
    <message>
        <source>The mandate commission has no chair</source>
        <translation>Мандатна комісія не має голови</translation>
    </message>
    <message>
        <source>The mandate commission works under the chief arbiter, {chief}, but is chaired by {name}</source>
        <translation>Мандатна комісія працює під керівництвом головного судді ({chief}), а головою комісії записано іншу людину: {name}</translation>
    </message>
    <message>
        <source>The appeals committee has no chair</source>
        <translation>Апеляційний комітет не має голови</translation>
    </message>
    <message>
        <source>The appeals committee has {members} votes, which must be an odd number</source>
        <translation>В апеляційному комітеті голосів {members}, а має бути непарна кількість</translation>
    </message>
    <message>
        <source>The appeals committee should have two reserves, not {reserves}</source>
        <translation>В апеляційному комітеті має бути двоє запасних, а їх {reserves}</translation>
    </message>
    <message>
        <source>{name} of the appeals committee is younger than 18</source>
        <translation>{name} (апеляційний комітет): немає 18 років</translation>
    </message>
    <message>
        <source>Whether {name} of the appeals committee is 18 is not known: it takes the birth and the first day of the event</source>
        <translation>Апеляційний комітет: {name} – невідомо, чи є 18 років; потрібні дата народження і перший день змагання</translation>
    </message>
    <message>
        <source>The appeals committee should have one member a region; of {region}: {members}</source>
        <translation>В апеляційному комітеті має бути по одному члену від області; {region}: {members}</translation>
    </message>
    <message>
        <source>{name} is an official and a player of the event</source>
        <translation>{name}: посадова особа й водночас учасник змагання</translation>
    </message>
    <message>
        <source>An event has one chief arbiter, not {people}</source>
        <translation>Головний суддя має бути один, а їх записано {people}</translation>
    </message>
    <message>
        <source>An event has one chief secretary, not {people}</source>
        <translation>Головний секретар має бути один, а їх записано {people}</translation>
    </message>
    <message>
        <source>The mandate commission has one chair, not {people}</source>
        <translation>У мандатної комісії має бути один голова, а їх записано {people}</translation>
    </message>
    <message>
        <source>The appeals committee should have two members at least beside its chair, not {members}</source>
        <translation>В апеляційному комітеті, крім голови, має бути щонайменше двоє членів, а їх {members}</translation>
    </message>
    <message>
        <source>The appeals committee has one chair, not {people}</source>
        <translation>В апеляційного комітету має бути один голова, а їх записано {people}</translation>
    </message>
    <message>
        <source>{name} has two offices in the appeals committee and counts once</source>
        <translation>Апеляційний комітет: {name} записано двічі, рахується один раз</translation>
    </message>
    <message>
        <source>{name} of the appeals committee is an arbiter too, and may not sit where a decision of theirs is disputed</source>
        <translation>Апеляційний комітет: {name} також входить до суддівської колегії і не може розглядати спір щодо власного рішення</translation>
    </message>
    <message>
        <source>{sentence} (Ukrainian rules {article})</source>
        <translation>{sentence} (Правила, {article})</translation>
    </message>
    <message>
        <source>{name} may be on a list of suspended persons ({source})</source>
        <translation>{name}: можливо, у списку відсторонених ({source})</translation>
    </message>
    <message>
        <source>The appeals committee is not announced, though round 1 is paired: it is elected and announced before that</source>
        <translation>Апеляційний комітет не оголошено, хоча перший тур уже складено: його обирають і оголошують до того</translation>
    </message>
    <message>
        <source>Sections not checked off in the attached regulations: {sections}</source>
        <translation>У долученому регламенті не позначено розділів: {sections}</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>Group {number}</source>
        <translation>Група {number}</translation>
    </message>
    <message>
        <source>Stage № {number}</source>
        <translation>Етап № {number}</translation>
    </message>
    <message>
        <source>Whole tournament</source>
        <translation>Увесь турнір</translation>
    </message>
    <message>
        <source>Main tournament</source>
        <translation>Основний турнір</translation>
    </message>
    <message>
        <source>Final {number}</source>
        <translation>Фінал {number}</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Плей-оф</translation>
    </message>
    <message>
        <source>Play-off for places {places}</source>
        <translation>Плей-оф за місця {places}</translation>
    </message>
    <message>
        <source>Play-off for places {places}, step {step}</source>
        <translation>Плей-оф за місця {places}, етап {step}</translation>
    </message>
</context>
<context>
    <name>StageChooser</name>
    <message>
        <source>Stage in hand</source>
        <translation>Поточний етап</translation>
    </message>
    <message>
        <source>Sta&amp;ge</source>
        <translation>Ет&amp;ап</translation>
    </message>
    <message>
        <source>Previous stage</source>
        <translation>Попередній етап</translation>
    </message>
    <message>
        <source>Next stage</source>
        <translation>Наступний етап</translation>
    </message>
    <message>
        <source>This is the first stage.</source>
        <translation>Це перший етап.</translation>
    </message>
    <message>
        <source>This is the last stage there is.</source>
        <translation>Це останній наявний етап.</translation>
    </message>
</context>
<context>
    <name>StagesPage</name>
    <message>
        <source>Stages</source>
        <translation>Етапи</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Хто грає</translation>
    </message>
    <message>
        <source>First the whole field gets its numbers.</source>
        <translation>Спершу всі учасники отримують номери.</translation>
    </message>
    <message>
        <source>To the dra&amp;w</source>
        <translation>До &amp;жеребкування</translation>
    </message>
    <message>
        <source>Now the field is divided into groups.</source>
        <translation>Тепер учасників ділять на групи.</translation>
    </message>
    <message>
        <source>Everybody is known who plays here: {stage}.</source>
        <translation>Усі учасники вже відомі: {stage}.</translation>
    </message>
    <message>
        <source>Under way: {stage}.</source>
        <translation>Триває: {stage}.</translation>
    </message>
    <message>
        <source>The groups are over. Now it is said who plays in which final.</source>
        <translation>Групи завершено. Тепер визначають, хто в якому фіналі грає.</translation>
    </message>
    <message>
        <source>All stages are over.</source>
        <translation>Усі етапи завершено.</translation>
    </message>
    <message>
        <source>To the &amp;table</source>
        <translation>До &amp;таблиці</translation>
    </message>
    <message>
        <source>Remove {stage}</source>
        <translation>Вилучити: {stage}</translation>
    </message>
    <message>
        <source>Its games and results go with it. The journal keeps them, Undo brings them back.</source>
        <translation>Разом з етапом буде вилучено його партії та результати. Вони залишаться в журналі; дію можна скасувати.</translation>
    </message>
    <message>
        <source>&amp;Remove the stage</source>
        <translation>&amp;Вилучити етап</translation>
    </message>
    <message>
        <source>Ta&amp;ke in hand</source>
        <translation>&amp;Перейти до етапу</translation>
    </message>
    <message>
        <source>&amp;Begin the stage…</source>
        <translation>Розпо&amp;чати етап…</translation>
    </message>
    <message>
        <source>&amp;Divide into groups…</source>
        <translation>Поділити на &amp;групи…</translation>
    </message>
    <message>
        <source>&amp;Add a final…</source>
        <translation>Додати фі&amp;нал…</translation>
    </message>
    <message>
        <source>T&amp;itle and time control…</source>
        <translation>На&amp;зва й контроль часу…</translation>
    </message>
    <message>
        <source>&amp;Remove the stage…</source>
        <translation>Ви&amp;лучити етап…</translation>
    </message>
    <message>
        <source>{number} {who}</source>
        <translation>{number} {who}</translation>
    </message>
    <message>
        <source>{number} {name} ({origin})</source>
        <translation>{number} {name} ({origin})</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Етап</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Учасники</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Стан</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>{system}, cycles: {cycles}</source>
        <translation>{system}, кіл: {cycles}</translation>
    </message>
    <message>
        <source>over</source>
        <translation>завершено</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>не розпочато</translation>
    </message>
    <message>
        <source>matches decided: {decided} of {matches}</source>
        <translation>завершено матчів: {decided} з {matches}</translation>
    </message>
    <message>
        <source>numbers drawn</source>
        <translation>номери витягнуто</translation>
    </message>
    <message>
        <source>round {round} of {rounds}, results missing: {missing}</source>
        <translation>тур {round} з {rounds}, бракує результатів: {missing}</translation>
    </message>
    <message>
        <source>draw the numbers</source>
        <translation>провести жеребкування номерів</translation>
    </message>
    <message>
        <source>divide into groups</source>
        <translation>поділити на групи</translation>
    </message>
    <message>
        <source>waits for the stages before it</source>
        <translation>чекає на попередні етапи</translation>
    </message>
    <message>
        <source>can begin</source>
        <translation>можна починати</translation>
    </message>
    <message>
        <source>play</source>
        <translation>грати</translation>
    </message>
    <message>
        <source>&amp;Panel</source>
        <translation>П&amp;анель</translation>
    </message>
    <message>
        <source>Selected stage</source>
        <translation>Вибраний етап</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>{name}: points {points}, place {place}</source>
        <translation>{name}: очки {points}, місце {place}</translation>
    </message>
</context>
<context>
    <name>StandingRules</name>
    <message>
        <source>they share the places</source>
        <translation>ділять місця</translation>
    </message>
    <message>
        <source>lots are drawn</source>
        <translation>тягнуть жереб</translation>
    </message>
    <message>
        <source>nothing is announced</source>
        <translation>нічого не оголошено</translation>
    </message>
    <message>
        <source>games against them are left out</source>
        <translation>партій із ними не враховують</translation>
    </message>
    <message>
        <source>the arbiter rates them</source>
        <translation>рейтинг визначає суддя</translation>
    </message>
    <message>
        <source>Forfeits co&amp;unt in rating tie-breaks (C.07 Art. 15.2)</source>
        <translation>&amp;Ураховувати неявки в рейтингових показниках (C.07, ст. 15.2)</translation>
    </message>
    <message>
        <source>&amp;Apply the change…</source>
        <translation>&amp;Застосувати зміни…</translation>
    </message>
    <message>
        <source>A withdrawal in the first half ann&amp;uls the results</source>
        <translation>&amp;Вибуття в першій половині анулює результати</translation>
    </message>
    <message>
        <source>Lea&amp;ve as it was</source>
        <translation>З&amp;алишити, як було</translation>
    </message>
    <message>
        <source>Play has begun: a change needs a reason, which the journal keeps (C.07 Art. 4.1).</source>
        <translation>Гру розпочато: зміна потребує причини, яку буде записано в журнал (C.07, ст. 4.1).</translation>
    </message>
    <message>
        <source>Not applied while nothing is announced: {codes}. No rating: {names} (C.07 Art. 10).</source>
        <translation>Поки нічого не оголошено, не застосовують: {codes}. Без рейтингу: {names} (C.07, ст. 10).</translation>
    </message>
    <message>
        <source>Games against these do not count in {codes}: {names} (C.07 Art. 10).</source>
        <translation>Для {codes} не враховують партій із такими учасниками: {names} (C.07, ст. 10).</translation>
    </message>
    <message>
        <source>Not applied until you rate them on the page of players: {codes}. No rating: {names} (C.07 Art. 10).</source>
        <translation>Поки ви не вкажете рейтингів на сторінці «Учасники», не застосовують: {codes}. Без рейтингу: {names} (C.07, ст. 10).</translation>
    </message>
    <message>
        <source>O&amp;wn criteria…</source>
        <translation>В&amp;ласні показники…</translation>
    </message>
    <message>
        <source>Change the rules of the table after the start</source>
        <translation>Змінити правила визначення місць після початку турніру</translation>
    </message>
    <message>
        <source>What orders the table is announced before the start (C.07 Art. 4.1). The table will be ordered anew, and sheets already posted become out of date.</source>
        <translation>Те, що визначає місця, оголошують до початку турніру (C.07, ст. 4.1). Місця буде визначено наново, і вивішені аркуші таблиці більше не відповідатимуть.</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Змінити правила</translation>
    </message>
    <message>
        <source>Those st&amp;ill tied</source>
        <translation>За повної рівнос&amp;ті</translation>
    </message>
    <message>
        <source>Players without a &amp;rating</source>
        <translation>Учасники &amp;без рейтингу</translation>
    </message>
    <message>
        <source>Tie-breaks, in this order</source>
        <translation>Додаткові показники, у такому порядку</translation>
    </message>
    <message>
        <source>Changed after round {round}, before that {before}. Reason: {reason}</source>
        <translation>Змінено після туру {round}, до того: {before}. Причина: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>та ще %n</numerusform>
            <numerusform>та ще %n</numerusform>
            <numerusform>та ще %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who leaves with less than half of the games played stays in the cross table, but those games count for nobody (C.05 Art. 6.6).</source>
        <translation>Хто вибув, зігравши менше половини партій, залишається в шахматці, але його результати нікому не зараховують (C.05, ст. 6.6).</translation>
    </message>
    <message>
        <source>The results of a player who leaves stay and count, however few games were played.</source>
        <translation>Результати учасника, що вибув, лишаються в силі, хоч би як мало партій зіграно.</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Begin</source>
        <translation>Почати</translation>
    </message>
    <message>
        <source>Recent events</source>
        <translation>Нещодавні змагання</translation>
    </message>
    <message>
        <source>New event…</source>
        <translation>Нове змагання…</translation>
    </message>
    <message>
        <source>Round robin, knockout, match, or groups with finals</source>
        <translation>Колова чи олімпійська система, матч або групи з фіналами</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Відкрити…</translation>
    </message>
    <message>
        <source>An event file from this computer or a stick</source>
        <translation>Змагання, збережене на цьому комп’ютері чи на флешці</translation>
    </message>
    <message>
        <source>Import a report…</source>
        <translation>Завантажити звіт…</translation>
    </message>
    <message>
        <source>A TRF file, round robin or Swiss</source>
        <translation>Файл TRF: колова або швейцарська система</translation>
    </message>
    <message>
        <source>Sample event</source>
        <translation>Приклад змагання</translation>
    </message>
    <message>
        <source>Twelve invented players, half played, safe to try on</source>
        <translation>Вигаданий недограний турнір: пробуйте сміливо</translation>
    </message>
    <message>
        <source>not there now: {folder}</source>
        <translation>зараз недоступне: {folder}</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>saved {time}</source>
        <translation>збережено {time}</translation>
    </message>
    <message>
        <source>{stage} · {place}</source>
        <translation>{stage} · {place}</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Немає чого скасовувати</translation>
    </message>
    <message>
        <source>Ctrl+Z takes back: {act}</source>
        <translation>Ctrl+Z скасує: {act}</translation>
    </message>
    <message>
        <source>Before the draw</source>
        <translation>До жеребкування</translation>
    </message>
    <message>
        <source>Nothing paired yet</source>
        <translation>Пари ще не складено</translation>
    </message>
    <message>
        <source>Rounds {rounds}</source>
        <translation>Тури {rounds}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Тур {round}</translation>
    </message>
    <message>
        <source>all results in</source>
        <translation>усі результати внесено</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>бракує %n результату</numerusform>
            <numerusform>бракує %n результатів</numerusform>
            <numerusform>бракує %n результатів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) adjourned</source>
        <translation>
            <numerusform>відкладено %n партію</numerusform>
            <numerusform>відкладено %n партії</numerusform>
            <numerusform>відкладено %n партій</numerusform>
        </translation>
    </message>
    <message>
        <source>Where the event stands</source>
        <translation>Де зараз змагання</translation>
    </message>
    <message>
        <source>What is missing</source>
        <translation>Чого бракує</translation>
    </message>
    <message>
        <source>What is saved</source>
        <translation>Що збережено</translation>
    </message>
    <message>
        <source>What Ctrl+Z takes back</source>
        <translation>Що скасує Ctrl+Z</translation>
    </message>
    <message>
        <source>Who answers for the event</source>
        <translation>Хто відповідає за змагання</translation>
    </message>
    <message>
        <source>draft, not published</source>
        <translation>чернетка, не оприлюднено</translation>
    </message>
</context>
<context>
    <name>StepEntry</name>
    <message>
        <source>&amp;Allow it, splitting later contingents…</source>
        <translation>До&amp;зволити, поділивши наступні контингенти…</translation>
    </message>
    <message>
        <source>Drawn &amp;by</source>
        <translation>Хто &amp;тягне</translation>
    </message>
    <message>
        <source>&amp;Letter of the set in the large envelope, then Enter:</source>
        <translation>&amp;Літера групи номерів у великому конверті, потім Enter:</translation>
    </message>
    <message>
        <source>&amp;Number that was drawn, then Enter:</source>
        <translation>Витягнутий &amp;номер, потім Enter:</translation>
    </message>
    <message>
        <source>Type the place of an envelope or go with arrows; Enter opens it:</source>
        <translation>Введіть місце конверта або перейдіть стрілками; Enter відкриває його:</translation>
    </message>
    <message>
        <source>the player in person</source>
        <translation>учасник особисто</translation>
    </message>
    <message>
        <source>“{text}” is not a number. Type the number that was in the small envelope.</source>
        <translation>«{text}» – не номер. Введіть номер, який був у малому конверті.</translation>
    </message>
    <message>
        <source>Type the place of a large envelope or go with arrows; Enter opens it:</source>
        <translation>Введіть місце великого конверта або перейдіть стрілками; Enter відкриває його:</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Записати</translation>
    </message>
</context>
<context>
    <name>StepForm</name>
    <message>
        <source>any number</source>
        <translation>скільки завгодно</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Партій</translation>
    </message>
    <message>
        <source>&amp;Games at most</source>
        <translation>&amp;Партій не більше</translation>
    </message>
    <message>
        <source>&amp;Black bids at most</source>
        <translation>Ставка чорних &amp;не більше</translation>
    </message>
    <message>
        <source>Clock of &amp;Black</source>
        <translation>Час чор&amp;них</translation>
    </message>
    <message>
        <source>after a number of games</source>
        <translation>після вказаної кількості партій</translation>
    </message>
    <message>
        <source>when somebody has so many points</source>
        <translation>коли хтось набере стільки очок</translation>
    </message>
    <message>
        <source>with the first win (sudden death)</source>
        <translation>з першою перемогою (вирішальна партія)</translation>
    </message>
    <message>
        <source>armageddon: a draw wins for Black</source>
        <translation>армагеддон: нічия – перемога чорних</translation>
    </message>
    <message>
        <source>a new lot</source>
        <translation>новий жереб</translation>
    </message>
    <message>
        <source>who had Black before</source>
        <translation>у кого перед тим були чорні</translation>
    </message>
    <message>
        <source>the lower number</source>
        <translation>менший номер</translation>
    </message>
    <message>
        <source>bids of time for Black</source>
        <translation>ставки часу на чорних</translation>
    </message>
    <message>
        <source>after every game</source>
        <translation>після кожної партії</translation>
    </message>
    <message>
        <source>after odd games (A, B, B, A, A …)</source>
        <translation>після непарних партій (A, B, B, A, A …)</translation>
    </message>
    <message>
        <source>that of the event</source>
        <translation>як у змаганні</translation>
    </message>
    <message>
        <source>as White</source>
        <translation>як у білих</translation>
    </message>
    <message>
        <source>such as: increment of 3 s from move 61</source>
        <translation>наприклад: додавання 3 с від 61-го ходу</translation>
    </message>
    <message>
        <source>It &amp;ends</source>
        <translation>&amp;Завершується</translation>
    </message>
    <message>
        <source>Points nee&amp;ded</source>
        <translation>Потрібно &amp;очок</translation>
    </message>
    <message>
        <source>&amp;First White</source>
        <translation>Пер&amp;ші білі</translation>
    </message>
    <message>
        <source>Colours c&amp;hange</source>
        <translation>Ко&amp;льори міняються</translation>
    </message>
    <message>
        <source>Remar&amp;k</source>
        <translation>Примі&amp;тка</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Контроль часу</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Close this message (Esc)</source>
        <translation>Закрити повідомлення (Esc)</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Закрити повідомлення</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Will go: {things}.</source>
        <translation>Зникнуть: {things}.</translation>
    </message>
    <message>
        <source>Will come back: {things}.</source>
        <translation>Повернуться: {things}.</translation>
    </message>
    <message>
        <source>Will be as before: {things}.</source>
        <translation>Стануть, як були: {things}.</translation>
    </message>
    <message>
        <source>draw of numbers</source>
        <translation>жеребкування номерів</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>плей-оф</translation>
    </message>
    <message>
        <source>{what} ({number})</source>
        <translation>{what} ({number})</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партія</numerusform>
            <numerusform>%n партії</numerusform>
            <numerusform>%n партій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n результат</numerusform>
            <numerusform>%n результати</numerusform>
            <numerusform>%n результатів</numerusform>
        </translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>тур {round}</translation>
    </message>
    <message>
        <source>second typing of round {round}</source>
        <translation>звіряння туру {round}</translation>
    </message>
    <message>
        <source>who takes part</source>
        <translation>участь, вибуття й повернення</translation>
    </message>
    <message>
        <source>presence, fees and admission</source>
        <translation>прибуття, внески й допуск</translation>
    </message>
    <message>
        <source>signature of round {round}</source>
        <translation>підпис туру {round}</translation>
    </message>
    <message>
        <source>publication of round {round}</source>
        <translation>оприлюднення туру {round}</translation>
    </message>
    <message>
        <source>time of round {round}</source>
        <translation>час туру {round}</translation>
    </message>
    <message>
        <source>rules of a stage</source>
        <translation>правила етапу</translation>
    </message>
    <message>
        <source>method of the draw</source>
        <translation>спосіб жеребкування</translation>
    </message>
    <message>
        <source>ceremony of the draw</source>
        <translation>церемонія жеребкування</translation>
    </message>
    <message>
        <source>lots and decisions about matches</source>
        <translation>жереби та рішення щодо матчів</translation>
    </message>
    <message>
        <source>adjourned games</source>
        <translation>відкладені партії</translation>
    </message>
    <message>
        <source>byes</source>
        <translation>звільнення від гри</translation>
    </message>
    <message>
        <source>points beside the games</source>
        <translation>очки поза партіями</translation>
    </message>
    <message>
        <source>players</source>
        <translation>учасники</translation>
    </message>
    <message>
        <source>officials</source>
        <translation>посадові особи</translation>
    </message>
    <message>
        <source>description of the event</source>
        <translation>відомості про змагання</translation>
    </message>
    <message>
        <source>technical information</source>
        <translation>технічна інформація</translation>
    </message>
    <message>
        <source>list of papers</source>
        <translation>перелік документів</translation>
    </message>
    <message>
        <source>rules of the tournament</source>
        <translation>правила турніру</translation>
    </message>
    <message>
        <source>papers shown</source>
        <translation>подані документи</translation>
    </message>
    <message>
        <source>decisions at the desk</source>
        <translation>рішення щодо зауважень</translation>
    </message>
    <message>
        <source>own criteria of the event</source>
        <translation>власні показники змагання</translation>
    </message>
    <message>
        <source>change of the list of tie-breaks</source>
        <translation>зміна переліку додаткових показників</translation>
    </message>
    <message>
        <source>incidents</source>
        <translation>порушення</translation>
    </message>
    <message>
        <source>protests and appeals</source>
        <translation>протести й апеляції</translation>
    </message>
    <message>
        <source>sanctions</source>
        <translation>стягнення</translation>
    </message>
</context>
<context>
    <name>Suspended</name>
    <message>
        <source>Suspended persons</source>
        <translation>Відсторонені особи</translation>
    </message>
    <message>
        <source>I&amp;mport a list…</source>
        <translation>За&amp;вантажити список…</translation>
    </message>
    <message>
        <source>&amp;Forget the line</source>
        <translation>Прибрати &amp;рядок</translation>
    </message>
    <message>
        <source>List of suspended persons</source>
        <translation>Список відсторонених осіб</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) read, {new} new.</source>
        <translation>
            <numerusform>Прочитано %n рядок, нових: {new}.</numerusform>
            <numerusform>Прочитано %n рядки, нових: {new}.</numerusform>
            <numerusform>Прочитано %n рядків, нових: {new}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows that could not be read: {rows}. Type them below.</source>
        <translation>Не вдалося прочитати рядки: {rows}. Введіть їх нижче.</translation>
    </message>
    <message>
        <source>Players and officials are checked against this list when they are registered (Ukrainian rules V.1.11, X). A file (XLSX, CSV) has headings such as: surname and name, birth, FIDE ID, until, reason. Take the lists from the national anti-doping centre, FIDE and the testing agency.</source>
        <translation>За цим списком перевіряють учасників і посадових осіб під час реєстрації (Правила, V.1.11, X). Файл (XLSX, CSV) має заголовки, наприклад: прізвище та ім’я, народження, ID ФІДЕ, до, підстава. Списки беруть на сайтах НАДЦ, ФІДЕ та Міжнародного агентства з тестування.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Додати</translation>
    </message>
    <message>
        <source>Surname and name</source>
        <translation>Прізвище та ім’я</translation>
    </message>
    <message>
        <source>Birth</source>
        <translation>Народження</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID ФІДЕ</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>До</translation>
    </message>
    <message>
        <source>List or reason</source>
        <translation>Список або підстава</translation>
    </message>
    <message>
        <source>On a list of suspended persons: {source} (X)</source>
        <translation>У списку відсторонених: {source} (Правила, X)</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
</context>
<context>
    <name>SwissField</name>
    <message>
        <source>Too many rounds: {players} players can meet, each pair once, in {most} at the most (C.04.1 Art. 2).</source>
        <translation>Забагато турів: {players} гравців можуть зустрітися по одному разу щонайбільше за {most} (C.04.1, ст. 2).</translation>
    </message>
    <message>
        <source>Many rounds for {players} players: everybody meets more than half of them, and last rounds may have no pairing. {least} to {half} suit them, or a round robin.</source>
        <translation>Багато турів на {players} гравців: кожен зустрінеться з більш ніж половиною, і пар на останні тури може не знайтися. Підходить від {least} до {half} або кругова система.</translation>
    </message>
    <message>
        <source>Few rounds: of {players} players more than one may win all games. {least} leave one.</source>
        <translation>Мало турів: із {players} гравців усі партії може виграти не один. Одного лишають {least}.</translation>
    </message>
    <message numerus="yes">
        <source>So it is with %n more.</source>
        <translation>
            <numerusform>Так само ще з %n.</numerusform>
            <numerusform>Так само ще з %n.</numerusform>
            <numerusform>Так само ще з %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A list of {size} is more than half of the field of {field}: some of it would have nobody to meet.</source>
        <translation>Список із {size} – більше ніж половина з {field} гравців: комусь із нього не буде з ким грати.</translation>
    </message>
    <message>
        <source>{player} may meet {opponents}, and needs {needed} opponents in all rounds.</source>
        <translation>{player}: можливих суперників {opponents}, а на всі тури треба {needed}.</translation>
    </message>
    <message>
        <source>Round {round} has no pairing. {why}</source>
        <translation>Пар на тур {round} немає. {why}</translation>
    </message>
</context>
<context>
    <name>SwissRules</name>
    <message>
        <source>FIDE rating, else the national one</source>
        <translation>рейтинг ФІДЕ, без нього національний</translation>
    </message>
    <message>
        <source>national rating, else that of FIDE</source>
        <translation>національний рейтинг, без нього ФІДЕ</translation>
    </message>
    <message>
        <source>the higher of both ratings</source>
        <translation>вищий із двох рейтингів</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>за прізвищем</translation>
    </message>
    <message>
        <source>by lots, from the seed of the event</source>
        <translation>за жеребом, від зерна змагання</translation>
    </message>
    <message>
        <source>score of the higher player, sum of scores, smaller number</source>
        <translation>очки вищого гравця, сума очок, менший номер</translation>
    </message>
    <message>
        <source>score of the higher player, smaller number</source>
        <translation>очки вищого гравця, менший номер</translation>
    </message>
    <message>
        <source>White</source>
        <translation>білі</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>чорні</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>ще не визначено</translation>
    </message>
    <message>
        <source>virtual points as the report lists them</source>
        <translation>віртуальні очки, як їх перелічує звіт</translation>
    </message>
    <message>
        <source>{rating}; then by title; then {last}</source>
        <translation>{rating}; далі за званням; далі {last}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>немає</translation>
    </message>
    <message numerus="yes">
        <source>%n for a player at the most</source>
        <translation>
            <numerusform>щонайбільше %n на гравця</numerusform>
            <numerusform>щонайбільше %n на гравця</numerusform>
            <numerusform>щонайбільше %n на гравця</numerusform>
        </translation>
    </message>
    <message>
        <source>{most}, until round {round}</source>
        <translation>{most}, до туру {round}</translation>
    </message>
    <message>
        <source>{points} (a win: {win})</source>
        <translation>{points} (перемога: {win})</translation>
    </message>
    <message>
        <source>{what}: {how}.</source>
        <translation>{what}: {how}.</translation>
    </message>
    <message>
        <source>For colours (C.04.3 Art. 5.2.5) numbers count as they stand, those of absent players too.</source>
        <translation>Для кольорів (C.04.3, ст. 5.2.5) номери рахують, як вони є, разом із номерами відсутніх.</translation>
    </message>
    <message>
        <source>Pairing system</source>
        <translation>Система жеребкування</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Прискорення</translation>
    </message>
    <message>
        <source>Pairing-allocated bye</source>
        <translation>Звільнення за жеребкуванням</translation>
    </message>
    <message>
        <source>Half-point byes</source>
        <translation>Звільнення з половиною очка</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Номери</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Дошки</translation>
    </message>
    <message>
        <source>{people}; {rounds}</source>
        <translation>{people}; {rounds}</translation>
    </message>
    <message>
        <source>all rounds</source>
        <translation>усі тури</translation>
    </message>
    <message>
        <source>from round {first}</source>
        <translation>від туру {first}</translation>
    </message>
    <message>
        <source>round {first}</source>
        <translation>тур {first}</translation>
    </message>
    <message>
        <source>rounds {first}–{last}</source>
        <translation>тури {first}–{last}</translation>
    </message>
    <message>
        <source>everybody may meet everybody</source>
        <translation>усі можуть зустрічатися з усіма</translation>
    </message>
    <message numerus="yes">
        <source>%n list(s) of players who do not meet</source>
        <translation>
            <numerusform>%n список гравців, які не зустрічаються</numerusform>
            <numerusform>%n списки гравців, які не зустрічаються</numerusform>
            <numerusform>%n списків гравців, які не зустрічаються</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SwissSystem</name>
    <message>
        <source>FIDE (Dutch)</source>
        <translation>ФІДЕ (голландська)</translation>
    </message>
    <message>
        <source>Dubov</source>
        <translation>Дубова</translation>
    </message>
    <message>
        <source>Burstein</source>
        <translation>Бурштейна</translation>
    </message>
    <message>
        <source>Double-Swiss</source>
        <translation>подвійна швейцарська</translation>
    </message>
    <message>
        <source>another Swiss system</source>
        <translation>інша швейцарська система</translation>
    </message>
    <message>
        <source>not accelerated</source>
        <translation>без прискорення</translation>
    </message>
    <message>
        <source>Baku acceleration</source>
        <translation>бакинське прискорення</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>Round robin</source>
        <translation>Колова система</translation>
    </message>
    <message>
        <source>Swiss system</source>
        <translation>Швейцарська система</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>Олімпійська система</translation>
    </message>
    <message>
        <source>Knockout (Olympic system)</source>
        <translation>Олімпійська система (нокаут)</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Матч</translation>
    </message>
    <message>
        <source>Match of two players</source>
        <translation>Матч двох учасників</translation>
    </message>
    <message>
        <source>Groups and finals</source>
        <translation>Групи та фінали</translation>
    </message>
    <message numerus="yes">
        <source>%n cycle(s)</source>
        <translation>
            <numerusform>%n коло</numerusform>
            <numerusform>%n кола</numerusform>
            <numerusform>%n кіл</numerusform>
        </translation>
    </message>
    <message>
        <source>Swiss system, FIDE (Dutch)</source>
        <translation>Швейцарська система, ФІДЕ (голландська)</translation>
    </message>
</context>
<context>
    <name>SystemInSentence</name>
    <message>
        <source>round robin</source>
        <translation>колова система</translation>
    </message>
    <message>
        <source>Swiss system</source>
        <translation>швейцарська система</translation>
    </message>
    <message>
        <source>knockout</source>
        <translation>олімпійська система (нокаут)</translation>
    </message>
    <message>
        <source>match of two</source>
        <translation>матч двох учасників</translation>
    </message>
    <message>
        <source>groups and finals</source>
        <translation>групи та фінали</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Copy the table</source>
        <translation>Копіювати таблицю</translation>
    </message>
    <message>
        <source>{column}: {text}</source>
        <translation>{column}: {text}</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Standings</source>
        <translation>Положення</translation>
    </message>
    <message>
        <source>Cross table</source>
        <translation>Шахматка</translation>
    </message>
    <message>
        <source>View of the table</source>
        <translation>Вигляд таблиці</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Пошук</translation>
    </message>
    <message>
        <source>Notes to the table</source>
        <translation>Примітки до таблиці</translation>
    </message>
    <message>
        <source>The table stands here once the players have their numbers.</source>
        <translation>Таблиця з’явиться після жеребкування номерів.</translation>
    </message>
    <message>
        <source>&amp;Draw numbers</source>
        <translation>Провести &amp;жеребкування</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>&amp;Положення учасників</translation>
    </message>
    <message>
        <source>&amp;Cross table</source>
        <translation>&amp;Шахматка</translation>
    </message>
    <message>
        <source>Cross table in the order of &amp;numbers</source>
        <translation>Шахматка за &amp;номерами</translation>
    </message>
    <message>
        <source>To the &amp;bracket</source>
        <translation>До сі&amp;тки</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>За номерами</translation>
    </message>
    <message>
        <source>&amp;Why this place</source>
        <translation>&amp;Чому таке місце</translation>
    </message>
    <message>
        <source>&amp;Print why…</source>
        <translation>Др&amp;ук обґрунтування…</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>П&amp;ошук за прізвищем</translation>
    </message>
    <message>
        <source>C&amp;opy the table</source>
        <translation>&amp;Копіювати таблицю</translation>
    </message>
    <message>
        <source>This stage has not begun: its players have no numbers yet.</source>
        <translation>Етап ще не розпочато: його учасники не мають номерів.</translation>
    </message>
    <message>
        <source>To the &amp;stages</source>
        <translation>До &amp;етапів</translation>
    </message>
    <message>
        <source>← → on to a value: its parts. Shift+↑ ↓ or Ctrl+click: two players compared.</source>
        <translation>← → на показник: його складники. Shift+↑ ↓ або Ctrl+клацання: порівняння двох учасників.</translation>
    </message>
    <message>
        <source>{missing}, adjourned: {adjourned}</source>
        <translation>{missing}, відкладено: {adjourned}</translation>
    </message>
    <message>
        <source>{place}. {name}</source>
        <translation>{place}. {name}</translation>
    </message>
    <message>
        <source>To have them applied, enter the missing ratings on the Players page, or say on the Event page what becomes of players without one.</source>
        <translation>Щоб їх застосувати, внесіть рейтинги, яких бракує, на сторінці «Учасники» або вкажіть на сторінці «Змагання», як ураховувати учасників без рейтингу.</translation>
    </message>
    <message numerus="yes">
        <source>Not final: %n game(s) missing</source>
        <translation>
            <numerusform>Не остаточно: бракує %n результату</numerusform>
            <numerusform>Не остаточно: бракує %n результатів</numerusform>
            <numerusform>Не остаточно: бракує %n результатів</numerusform>
        </translation>
    </message>
    <message>
        <source>Not final: there is more to play</source>
        <translation>Не остаточно: зіграно ще не все</translation>
    </message>
    <message>
        <source>Not final: a tie is played off (F7)</source>
        <translation>Не остаточно: рівність розігрують у плей-оф (F7)</translation>
    </message>
    <message>
        <source>Not final: lots not yet drawn</source>
        <translation>Не остаточно: жереб ще не витягнуто</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Остаточно</translation>
    </message>
    <message>
        <source>{edition}. Tie-breaks in order: {order}; then {unresolved}.</source>
        <translation>{edition}. Додаткові показники за порядком: {order}; далі {unresolved}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>немає</translation>
    </message>
    <message>
        <source>{edition}. Tie-breaks in order: {order}. {played_off} Otherwise {unresolved}.</source>
        <translation>{edition}. Додаткові показники за порядком: {order}. {played_off} Інакше {unresolved}.</translation>
    </message>
    <message>
        <source>places are shared</source>
        <translation>місця діляться</translation>
    </message>
    <message>
        <source>lots are drawn</source>
        <translation>вирішує жереб</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Звання</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейт.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Область</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Примітка</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партії</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Показник</translation>
    </message>
    <message>
        <source>What separates the player from the one above</source>
        <translation>Чим визначено місце щодо учасника рядком вище</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Місце</translation>
    </message>
    <message>
        <source>{code}: {definition}</source>
        <translation>{code}: {definition}</translation>
    </message>
    <message>
        <source>{code}: {name} ({source})</source>
        <translation>{code}: {name} ({source})</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>поділ</translation>
    </message>
    <message>
        <source>points</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>плей-оф</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>матчі</translation>
    </message>
    <message>
        <source>finals</source>
        <translation>фінали</translation>
    </message>
    <message>
        <source>lots</source>
        <translation>жереб</translation>
    </message>
    <message>
        <source>№</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Number obtained at the draw</source>
        <translation>Номер за жеребкуванням</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Прізвище, ім’я</translation>
    </message>
    <message>
        <source>The finals come first, by the places they decide; then players who are in none, by the place in their group.</source>
        <translation>Спершу – учасники фіналів за розіграними там місцями; далі решта – за місцями у своїх групах.</translation>
    </message>
    <message>
        <source>Games played; a forfeit is not played</source>
        <translation>Зіграні партії; партія без гри – не зіграна</translation>
    </message>
    <message>
        <source>Matches have no cross table: there is the bracket.</source>
        <translation>Для матчів шахматки немає: є сітка.</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Правила таблиці</translation>
    </message>
    <message>
        <source>By rounds</source>
        <translation>По турах</translation>
    </message>
    <message>
        <source>&amp;Table by rounds</source>
        <translation>&amp;Таблиця по турах</translation>
    </message>
    <message>
        <source>Table by rounds in the order of &amp;numbers</source>
        <translation>Таблиця по турах за &amp;номерами</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Прогрес</translation>
    </message>
    <message>
        <source>&amp;Progress</source>
        <translation>П&amp;рогрес</translation>
    </message>
    <message>
        <source>Nobody belongs to the category {category}. {doubtful}</source>
        <translation>До категорії «{category}» ніхто не належить. {doubtful}</translation>
    </message>
    <message>
        <source>Show &amp;everybody</source>
        <translation>Показати &amp;всіх</translation>
    </message>
    <message>
        <source>The paper tells of the table as it stands now. Go back to it first (“now”).</source>
        <translation>Документ розповідає про таблицю, якою вона є зараз. Спершу поверніться до неї («зараз»).</translation>
    </message>
    <message>
        <source>Points after round {round}</source>
        <translation>Очки після {round}-го туру</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Кольори</translation>
    </message>
    <message>
        <source>Colours of the games played, the latest last</source>
        <translation>Кольори зіграних партій, остання – наприкінці</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <source>White games less Black games</source>
        <translation>Партії білими мінус партії чорними</translation>
    </message>
    <message>
        <source>Floats</source>
        <translation>Флоати</translation>
    </message>
    <message>
        <source>Round by round: ↓ paired with fewer points, or the bye; ↑ paired with more points</source>
        <translation>По турах: ↓ суперник мав менше очок або bye; ↑ суперник мав більше очок</translation>
    </message>
</context>
<context>
    <name>TableScope</name>
    <message>
        <source>After which round</source>
        <translation>Після якого туру</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Категорія</translation>
    </message>
    <message>
        <source>As &amp;of</source>
        <translation>С&amp;таном на</translation>
    </message>
    <message>
        <source>&amp;Category</source>
        <translation>&amp;Категорія</translation>
    </message>
    <message>
        <source>Table of the round before</source>
        <translation>Таблиця попереднього туру</translation>
    </message>
    <message>
        <source>Table of the next round</source>
        <translation>Таблиця наступного туру</translation>
    </message>
    <message>
        <source>Colours and &amp;floats</source>
        <translation>Кольори та &amp;флоати</translation>
    </message>
    <message>
        <source>Nothing is played yet.</source>
        <translation>Ще нічого не зіграно.</translation>
    </message>
    <message>
        <source>There is no table of a round before.</source>
        <translation>Попередньої таблиці немає.</translation>
    </message>
    <message>
        <source>This is the table as it stands now.</source>
        <translation>Це таблиця, якою вона є зараз.</translation>
    </message>
    <message>
        <source>after round {round}</source>
        <translation>після туру {round}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>зараз</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>усі</translation>
    </message>
</context>
<context>
    <name>TakenBack</name>
    <message>
        <source>Paired or drawn, not played, and taken back: {matches}.</source>
        <translation>Пари або жеребкування, ще не зіграні, відкликано: {matches}.</translation>
    </message>
</context>
<context>
    <name>TieBreak</name>
    <message>
        <source>direct encounter</source>
        <translation>особиста зустріч</translation>
    </message>
    <message>
        <source>number of wins</source>
        <translation>кількість перемог</translation>
    </message>
    <message>
        <source>number of games won</source>
        <translation>кількість виграних партій</translation>
    </message>
    <message>
        <source>games played with Black</source>
        <translation>кількість партій, зіграних чорними</translation>
    </message>
    <message>
        <source>games won with Black</source>
        <translation>кількість партій, виграних чорними</translation>
    </message>
    <message>
        <source>progressive scores</source>
        <translation>сума прогресивних очок</translation>
    </message>
    <message>
        <source>games one elected to play</source>
        <translation>кількість партій, у яких учасник був готовий грати</translation>
    </message>
    <message>
        <source>rounds one elected to play</source>
        <translation>кількість турів, у яких учасник був готовий грати</translation>
    </message>
    <message>
        <source>standard points</source>
        <translation>стандартні очки</translation>
    </message>
    <message>
        <source>pairing number</source>
        <translation>стартовий номер</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>коефіцієнт Бухгольца</translation>
    </message>
    <message>
        <source>average of opponents’ Buchholz</source>
        <translation>середній коефіцієнт Бухгольца суперників</translation>
    </message>
    <message>
        <source>Fore Buchholz</source>
        <translation>попередній коефіцієнт Бухгольца</translation>
    </message>
    <message>
        <source>Sonneborn-Berger</source>
        <translation>коефіцієнт Зоннеборна-Бергера</translation>
    </message>
    <message>
        <source>Koya system</source>
        <translation>система Койя</translation>
    </message>
    <message>
        <source>average rating of opponents</source>
        <translation>середній рейтинг суперників</translation>
    </message>
    <message>
        <source>tournament performance rating</source>
        <translation>турнірний рейтинг-перфоманс</translation>
    </message>
    <message>
        <source>perfect tournament performance</source>
        <translation>точний турнірний перфоманс</translation>
    </message>
    <message>
        <source>average performance rating of opponents</source>
        <translation>середній рейтинг-перфоманс суперників</translation>
    </message>
    <message>
        <source>average perfect performance of opponents</source>
        <translation>середній точний перфоманс суперників</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>рейтинг</translation>
    </message>
    <message>
        <source>cut {n}</source>
        <translation>вилучення {n}</translation>
    </message>
    <message>
        <source>limit {n} half points higher</source>
        <translation>межа вища на {n} × ½ очка</translation>
    </message>
    <message>
        <source>forfeits as played</source>
        <translation>неявки як зіграні партії</translation>
    </message>
    <message>
        <source>median {n}</source>
        <translation>медіана {n}</translation>
    </message>
    <message>
        <source>from Fore Buchholz</source>
        <translation>за попереднім коефіцієнтом</translation>
    </message>
    <message>
        <source>in reverse order</source>
        <translation>у зворотному порядку</translation>
    </message>
    <message>
        <source>FIDE tie-break regulations C.02 of 2017 (virtual opponent)</source>
        <translation>Правила ФІДЕ C.02 «Додаткові показники» 2017 року (віртуальний суперник)</translation>
    </message>
    <message>
        <source>FIDE tie-break regulations C.07, edition {edition}</source>
        <translation>Правила ФІДЕ C.07 «Додаткові показники», редакція {edition}</translation>
    </message>
    <message>
        <source>limit {n} half points lower</source>
        <translation>межа нижча на {n} × ½ очка</translation>
    </message>
    <message>
        <source>limit half a point higher</source>
        <translation>межа вища на ½ очка</translation>
    </message>
    <message>
        <source>limit half a point lower</source>
        <translation>межа нижча на ½ очка</translation>
    </message>
    <message>
        <source>sum of opponents’ Buchholz</source>
        <translation>сума коефіцієнтів Бухгольца суперників</translation>
    </message>
    <message numerus="yes">
        <source>extended by %n score group(s)</source>
        <translation>
            <numerusform>розширена на %n очкову групу</numerusform>
            <numerusform>розширена на %n очкові групи</numerusform>
            <numerusform>розширена на %n очкових груп</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reduced by %n score group(s)</source>
        <translation>
            <numerusform>звужена на %n очкову групу</numerusform>
            <numerusform>звужена на %n очкові групи</numerusform>
            <numerusform>звужена на %n очкових груп</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TieBreakChapter</name>
    <message>
        <source>Art. 4 – own criteria of the event</source>
        <translation>Ст. 4 – власні показники змагання</translation>
    </message>
    <message>
        <source>Art. 6 – games among the tied</source>
        <translation>Ст. 6 – партії між рівними</translation>
    </message>
    <message>
        <source>Art. 7 – own results</source>
        <translation>Ст. 7 – власні результати</translation>
    </message>
    <message>
        <source>Art. 8 – results of the opponents</source>
        <translation>Ст. 8 – результати суперників</translation>
    </message>
    <message>
        <source>Art. 9 – own and opponents’ results</source>
        <translation>Ст. 9 – результати учасника та суперників</translation>
    </message>
    <message>
        <source>Art. 10 – ratings</source>
        <translation>Ст. 10 – рейтинги</translation>
    </message>
    <message>
        <source>Art. 13 of C.02</source>
        <translation>Ст. 13 правил C.02</translation>
    </message>
</context>
<context>
    <name>TieBreakColumn</name>
    <message>
        <source>DE</source>
        <translation>Зустр.</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Перем.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Вигр.</translation>
    </message>
    <message>
        <source>BPG</source>
        <translation>Чорн.</translation>
    </message>
    <message>
        <source>BWG</source>
        <translation>Вигр. чорн.</translation>
    </message>
    <message>
        <source>PS</source>
        <translation>Прогр.</translation>
    </message>
    <message>
        <source>GE</source>
        <translation>GE</translation>
    </message>
    <message>
        <source>REP</source>
        <translation>REP</translation>
    </message>
    <message>
        <source>STD</source>
        <translation>STD</translation>
    </message>
    <message>
        <source>TPN</source>
        <translation>TPN</translation>
    </message>
    <message>
        <source>BH</source>
        <translation>Бухг.</translation>
    </message>
    <message>
        <source>AOB</source>
        <translation>AOB</translation>
    </message>
    <message>
        <source>FB</source>
        <translation>FB</translation>
    </message>
    <message>
        <source>SB</source>
        <translation>Бергер</translation>
    </message>
    <message>
        <source>KS</source>
        <translation>Койя</translation>
    </message>
    <message>
        <source>ARO</source>
        <translation>ARO</translation>
    </message>
    <message>
        <source>TPR</source>
        <translation>TPR</translation>
    </message>
    <message>
        <source>PTP</source>
        <translation>PTP</translation>
    </message>
    <message>
        <source>APRO</source>
        <translation>APRO</translation>
    </message>
    <message>
        <source>APPO</source>
        <translation>APPO</translation>
    </message>
    <message>
        <source>RTNG</source>
        <translation>RTNG</translation>
    </message>
    <message>
        <source>SOB</source>
        <translation>SOB</translation>
    </message>
</context>
<context>
    <name>TieBreakList</name>
    <message>
        <source>Tie-breaks in their order</source>
        <translation>Додаткові показники за порядком</translation>
    </message>
    <message>
        <source>Tie-breaks in one line</source>
        <translation>Додаткові показники одним рядком</translation>
    </message>
    <message>
        <source>for example DE, WIN, SB/C1</source>
        <translation>наприклад DE, WIN, SB/C1</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Вище</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Нижче</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Прибрати</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Додати</translation>
    </message>
    <message>
        <source>In one &amp;line</source>
        <translation>Одни&amp;м рядком</translation>
    </message>
    <message>
        <source>What they count…</source>
        <translation>Що вони рахують…</translation>
    </message>
    <message>
        <source>What the tie-breaks count</source>
        <translation>Що рахують показники</translation>
    </message>
</context>
<context>
    <name>TieBreakSearch</name>
    <message>
        <source>Tie-break to add</source>
        <translation>Показник, який додати</translation>
    </message>
    <message>
        <source>add: type a code or a name</source>
        <translation>додати: код або назва</translation>
    </message>
</context>
<context>
    <name>TieLots</name>
    <message>
        <source>seed {seed}</source>
        <translation>ключ жеребкування – {seed}</translation>
    </message>
    <message>
        <source>in the hall, witnesses: {witnesses}</source>
        <translation>у залі, свідки: {witnesses}</translation>
    </message>
</context>
<context>
    <name>TimesDialog</name>
    <message>
        <source>Dates and times of the rounds</source>
        <translation>Дати й час турів</translation>
    </message>
    <message>
        <source>05.06.2026 15:00</source>
        <translation>05.06.2026 15:00</translation>
    </message>
    <message>
        <source>10:00, 15:00</source>
        <translation>10:00, 15:00</translation>
    </message>
    <message>
        <source>&amp;Fill in all rounds</source>
        <translation>&amp;Заповнити всі тури</translation>
    </message>
    <message>
        <source>First round &amp;starts:</source>
        <translation>По&amp;чаток першого туру:</translation>
    </message>
    <message>
        <source>&amp;Hours of a day of play:</source>
        <translation>&amp;Години початку в ігровий день:</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Тур {round}</translation>
    </message>
    <message>
        <source>Set the &amp;times</source>
        <translation>&amp;Призначити час</translation>
    </message>
    <message>
        <source>“{text}” are not hours. Type them like 10:00, 15:00.</source>
        <translation>«{text}» – не години. Введіть їх так: 10:00, 15:00.</translation>
    </message>
</context>
<context>
    <name>Title</name>
    <message>
        <source>GM</source>
        <translation>GM</translation>
    </message>
    <message>
        <source>IM</source>
        <translation>IM</translation>
    </message>
    <message>
        <source>WGM</source>
        <translation>WGM</translation>
    </message>
    <message>
        <source>FM</source>
        <translation>FM</translation>
    </message>
    <message>
        <source>WIM</source>
        <translation>WIM</translation>
    </message>
    <message>
        <source>CM</source>
        <translation>CM</translation>
    </message>
    <message>
        <source>WFM</source>
        <translation>WFM</translation>
    </message>
    <message>
        <source>WCM</source>
        <translation>WCM</translation>
    </message>
</context>
<context>
    <name>TotalsBy</name>
    <message>
        <source>By age group</source>
        <translation>За віковими групами</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>За розрядами</translation>
    </message>
    <message>
        <source>By region</source>
        <translation>За областями</translation>
    </message>
    <message>
        <source>By sex</source>
        <translation>За статтю</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>не вказано</translation>
    </message>
    <message>
        <source>without rank</source>
        <translation>без розряду</translation>
    </message>
    <message>
        <source>men and boys</source>
        <translation>чоловіки та юнаки</translation>
    </message>
    <message>
        <source>women and girls</source>
        <translation>жінки та дівчата</translation>
    </message>
</context>
<context>
    <name>TournamentRules</name>
    <message>
        <source>one cycle</source>
        <translation>одне коло</translation>
    </message>
    <message>
        <source>two cycles, colours reversed</source>
        <translation>два кола, у другому кольори навпаки</translation>
    </message>
    <message>
        <source>&amp;Swap the last two rounds of the first cycle</source>
        <translation>Поміняти два останні т&amp;ури першого кола</translation>
    </message>
    <message>
        <source>For two cycles of an even number of players: nobody has the same colour three times running where the cycles meet (C.05 Annex 1).</source>
        <translation>Для двох кіл за парної кількості учасників: на межі кіл ніхто не матиме однакового кольору тричі поспіль (C.05, додаток 1).</translation>
    </message>
    <message>
        <source>Rules of the &amp;knockout…</source>
        <translation>Правила олімпі&amp;йської системи…</translation>
    </message>
    <message>
        <source>Play-off re&amp;gulation…</source>
        <translation>Положення про пле&amp;й-оф…</translation>
    </message>
    <message>
        <source>S&amp;ystem of play</source>
        <translation>Система &amp;проведення</translation>
    </message>
    <message>
        <source>Poi&amp;nts</source>
        <translation>Очк&amp;и</translation>
    </message>
    <message>
        <source>Edition of C.&amp;07</source>
        <translation>Редакція &amp;C.07</translation>
    </message>
    <message>
        <source>The edition was chosen when the report was read. For another one, import the report again.</source>
        <translation>Редакцію вибрано під час завантаження звіту. Щоб узяти іншу, завантажте звіт ще раз.</translation>
    </message>
    <message>
        <source>Rules of the mat&amp;ch…</source>
        <translation>Правила &amp;гри в матчі…</translation>
    </message>
    <message>
        <source>&amp;Cycles</source>
        <translation>&amp;Кількість кіл</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Conditions…</source>
        <translation>Умови…</translation>
    </message>
    <message>
        <source>open to everybody, no conditions</source>
        <translation>без умов, для всіх охочих</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Прочитати правила</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Матчі</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Плей-оф</translation>
    </message>
    <message>
        <source>Taking part</source>
        <translation>Участь</translation>
    </message>
</context>
<context>
    <name>TwoStates</name>
    <message>
        <source>Which state of {file} is to be opened?</source>
        <translation>Який стан файлу {file} відкрити?</translation>
    </message>
    <message>
        <source>Open the state &amp;before the crash</source>
        <translation>Відкрити стан &amp;до збою</translation>
    </message>
    <message>
        <source>The program ended of itself while this event was open, and since then the file was touched by another program, as when a backup is copied over it. Both states are whole:</source>
        <translation>Програма завершилася сама, коли це змагання було відкрите, а потім файл змінила інша програма, наприклад на його місце скопіювали резервну копію. Обидва стани цілі:</translation>
    </message>
    <message>
        <source>the file as it lies there: last entry {entry};</source>
        <translation>файл, як він є: останній запис {entry};</translation>
    </message>
    <message>
        <source>before the crash: last entry {entry}.</source>
        <translation>до збою: останній запис {entry}.</translation>
    </message>
    <message>
        <source>Open the &amp;file as it lies there</source>
        <translation>Відкрити &amp;файл, як він є</translation>
    </message>
    <message>
        <source>Nothing is deleted: the state that is not opened is kept beside the event under another name.</source>
        <translation>Нічого не вилучається: стан, який не відкрито, зберігається поруч зі змаганням під іншою назвою.</translation>
    </message>
</context>
<context>
    <name>Unrated</name>
    <message>
        <source>nothing said of players without one</source>
        <translation>про учасників без рейтингу нічого не оголошено</translation>
    </message>
    <message>
        <source>games with players without one left out</source>
        <translation>партій з учасниками без рейтингу не враховують</translation>
    </message>
    <message>
        <source>players without one rated by the arbiter</source>
        <translation>учасникам без рейтингу його визначає суддя</translation>
    </message>
</context>
<context>
    <name>Unresolved</name>
    <message>
        <source>places shared</source>
        <translation>місця діляться</translation>
    </message>
    <message>
        <source>then lots</source>
        <translation>далі жереб</translation>
    </message>
</context>
<context>
    <name>VarmaVariant</name>
    <message>
        <source>row in force (C.05 Annex 2)</source>
        <translation>чинний рядок (C.05, додаток 2)</translation>
    </message>
    <message>
        <source>older printing (C.06)</source>
        <translation>давніше видання (C.06)</translation>
    </message>
</context>
<context>
    <name>VerifyBar</name>
    <message>
        <source>as they were typed</source>
        <translation>за порядком введення</translation>
    </message>
    <message>
        <source>the pile turned over: last typed first</source>
        <translation>стос перевернуто: останні введені – перші</translation>
    </message>
    <message>
        <source>by board</source>
        <translation>за дошками</translation>
    </message>
    <message>
        <source>&amp;Order of the papers:</source>
        <translation>Порядо&amp;к карток:</translation>
    </message>
    <message>
        <source>End (Esc)</source>
        <translation>Закінчити (Esc)</translation>
    </message>
    <message>
        <source>Second typing: verified {verified} of {games}</source>
        <translation>Друге введення: звірено {verified} з {games}</translation>
    </message>
</context>
<context>
    <name>Verifying</name>
    <message>
        <source>No result of this round was typed yet.</source>
        <translation>Жодного результату цього туру ще не введено.</translation>
    </message>
    <message>
        <source>Every result of this round was typed twice already.</source>
        <translation>Усі результати цього туру вже введено двічі.</translation>
    </message>
    <message>
        <source>In the second typing results are compared, not entered: end it first (Esc).</source>
        <translation>Під час звіряння результати порівнюють, а не вносять: спершу завершіть його (Esc).</translation>
    </message>
    <message>
        <source>Board {board}, {white} – {black}</source>
        <translation>Дошка {board}, {white} – {black}</translation>
    </message>
    <message>
        <source>Second typing done: verified {verified} of {games}</source>
        <translation>Звіряння завершено: звірено {verified} з {games}</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>As the &amp;system</source>
        <translation>Як у &amp;системі</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>С&amp;вітла</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Темна</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Висока &amp;контрастність</translation>
    </message>
    <message>
        <source>&amp;Dense</source>
        <translation>&amp;Щільно</translation>
    </message>
    <message>
        <source>&amp;Usual</source>
        <translation>&amp;Звичайно</translation>
    </message>
    <message>
        <source>&amp;Roomy</source>
        <translation>&amp;Просторо</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>Size of le&amp;tters</source>
        <translation>&amp;Розмір літер</translation>
    </message>
    <message>
        <source>&amp;Room of rows</source>
        <translation>&amp;Щільність рядків</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <translation>&amp;Більше</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>М&amp;енше</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>&amp;Звичайний розмір</translation>
    </message>
</context>
<context>
    <name>WalkOverDialog</name>
    <message>
        <source>{name} does not play on</source>
        <translation>{name} далі не грає</translation>
    </message>
    <message>
        <source>Record the &amp;walk-over</source>
        <translation>&amp;Записати перемогу без гри</translation>
    </message>
    <message>
        <source>The opponent goes on. Games that are paired and not played are lost by forfeit; what was played stays. Where neither comes, it is recorded for both, one after the other.</source>
        <translation>Далі проходить суперник. У партіях, пари яких складено, а гри не було, буде записано поразку без гри; зігране залишиться. Якщо не з’явилися обоє, це записують для кожного по черзі.</translation>
    </message>
</context>
<context>
    <name>WaysOut</name>
    <message>
        <source>{contingent} as {sizes}</source>
        <translation>{contingent} ({sizes})</translation>
    </message>
    <message>
        <source>&amp;Decision for the protocol, in your words:</source>
        <translation>Рі&amp;шення для протоколу, своїми словами:</translation>
    </message>
    <message>
        <source>{way}. {cost}</source>
        <translation>{way}. {cost}</translation>
    </message>
    <message>
        <source>Use the {variant}</source>
        <translation>Застосувати {variant}</translation>
    </message>
    <message>
        <source>Form the contingents by {key}</source>
        <translation>Утворити контингенти {key}</translation>
    </message>
    <message>
        <source>Split {division}</source>
        <translation>Поділити: {division}</translation>
    </message>
    <message>
        <source>Let some draw by themselves: {division}</source>
        <translation>Дозволити декому тягнути окремо: {division}</translation>
    </message>
    <message>
        <source>No envelopes: the largest contingent draws among the numbers 1 to {last}</source>
        <translation>Без конвертів: найбільший контингент тягне номери від 1 до {last}</translation>
    </message>
    <message>
        <source>Free draw of all numbers, without contingents</source>
        <translation>Вільне жеребкування всіх номерів, без контингентів</translation>
    </message>
    <message>
        <source>No two of one contingent can meet in the last three rounds.</source>
        <translation>Учасники одного контингенту не зможуть зустрітися в останніх трьох турах.</translation>
    </message>
    <message>
        <source>{contingent}: up to {games}</source>
        <translation>{contingent} – щонайбільше {games}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партія</numerusform>
            <numerusform>%n партії</numerusform>
            <numerusform>%n партій</numerusform>
        </translation>
    </message>
    <message>
        <source>Can meet in the last three rounds: {meetings}.</source>
        <translation>Можливі зустрічі в останніх трьох турах: {meetings}.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Not applied, for some players have no rating: {criteria}.</source>
        <translation>Не застосовано, бо не всі учасники мають рейтинг: {criteria}.</translation>
    </message>
    <message>
        <source>{regulations} Art. {article}</source>
        <translation>{regulations}, ст.&#xa0;{article}</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>«немає даних»</translation>
    </message>
    <message>
        <source>{above} stands above {below} by points: {more} against {less}.</source>
        <translation>{above} посідає вище місце, ніж {below}: очки {more} проти {less}.</translation>
    </message>
    <message>
        <source>{reason}: {criterion} ({source}): {values}</source>
        <translation>{reason}: {criterion} ({source}): {values}</translation>
    </message>
    <message>
        <source>{above} stands above {below}: {equal}; {reason}.</source>
        <translation>{above} посідає вище місце, ніж {below}: {equal}; {reason}.</translation>
    </message>
    <message>
        <source>{above} stands above {below}: {reason}.</source>
        <translation>{above} посідає вище місце, ніж {below}: {reason}.</translation>
    </message>
    <message>
        <source>{above} stands above {below}: further in the knockout.</source>
        <translation>{above} посідає вище місце, ніж {below}: пройдено далі за олімпійською системою.</translation>
    </message>
    <message>
        <source>{above} and {below} have no places: both left the tournament with less than half of their games played, so nothing of theirs counts (C.05 Art. 6.6).</source>
        <translation>{above} та {below} місць не мають: обоє вибули, зігравши менше половини партій, тому їхніх результатів не враховано (C.05, ст. 6.6).</translation>
    </message>
    <message>
        <source>{below} has no place and stands below all others: who leaves the tournament with less than half of the games played does not count in the table (C.05 Art. 6.6).</source>
        <translation>{below} місця не має й стоїть нижче за всіх: результатів того, хто вибув, зігравши менше половини партій, у таблиці не враховують (C.05, ст. 6.6).</translation>
    </message>
    <message>
        <source>{above} stands above {below}: {equal}, then {criterion} ({source}): {values}.</source>
        <translation>{above} посідає вище місце, ніж {below}: {equal}, далі {criterion} ({source}): {values}.</translation>
    </message>
    <message>
        <source>{above} stands above {below}: {equal}; {criterion} ({source}): {values}.</source>
        <translation>{above} посідає вище місце, ніж {below}: {equal}; {criterion} ({source}): {values}.</translation>
    </message>
    <message>
        <source>at least {more} against at most {less}</source>
        <translation>щонайменше {more} проти щонайбільше {less}</translation>
    </message>
    <message>
        <source>{more} against {less}</source>
        <translation>{more} проти {less}</translation>
    </message>
    <message>
        <source>{criterion} of {number} players</source>
        <translation>{criterion} у групі з {number} учасників</translation>
    </message>
    <message>
        <source>the event’s own: {definition}</source>
        <translation>показник змагання: {definition}</translation>
    </message>
    <message>
        <source>came equally far</source>
        <translation>за олімпійською системою пройдено однаково далеко</translation>
    </message>
    <message>
        <source>finished alike</source>
        <translation>виступ завершено однаково</translation>
    </message>
    <message>
        <source>equal points ({points})</source>
        <translation>рівні очки ({points})</translation>
    </message>
    <message>
        <source>{criterion} (not all have met)</source>
        <translation>{criterion} (не всі зустрілися)</translation>
    </message>
    <message>
        <source>{criterion} (no value)</source>
        <translation>{criterion} (немає даних)</translation>
    </message>
    <message>
        <source>{criterion} ({upper} : {lower})</source>
        <translation>{criterion} ({upper} : {lower})</translation>
    </message>
    <message>
        <source>{names} share the places {places}: {equal}.</source>
        <translation>Місця {places} ділять {names}: {equal}.</translation>
    </message>
    <message>
        <source>{names} can end on the places {places}: matches are still open.</source>
        <translation>{names} можуть посісти місця {places}: ще не всі матчі завершено.</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation>учасники (усього {number})</translation>
    </message>
    <message>
        <source>Lots are still to be drawn (C.07 Art. 4.2).</source>
        <translation>Жереб ще не витягнуто (C.07, ст. 4.2).</translation>
    </message>
    <message>
        <source>Who has no value comes last.</source>
        <translation>Учасник, для якого даних немає, – останній.</translation>
    </message>
    <message>
        <source>The lower value comes first.</source>
        <translation>Краще менше значення.</translation>
    </message>
    <message>
        <source>{criterion} ({source})</source>
        <translation>{criterion} ({source})</translation>
    </message>
    <message>
        <source>{stage}: {sentence}</source>
        <translation>{stage}: {sentence}</translation>
    </message>
    <message>
        <source>{above} stands above {below} by the stage in which each finished: {higher}; {lower}.</source>
        <translation>{above} посідає вище місце, ніж {below}, за етапом, на якому завершено виступ: {higher}; {lower}.</translation>
    </message>
    <message>
        <source>in no stage so far</source>
        <translation>поки що в жодному етапі</translation>
    </message>
    <message>
        <source>{stage}, place {place}</source>
        <translation>{stage}, місце {place}</translation>
    </message>
    <message>
        <source>{more} against no value</source>
        <translation>{more} проти відсутності даних</translation>
    </message>
    <message>
        <source>the next tie-breaks kept {below} out of the play-off (C.02 Art. 13.2.11 of 2017)</source>
        <translation>за наступними додатковими показниками {below} не потрапляє до плей-оф (C.02, ст. 13.2.11, редакція 2017 р.)</translation>
    </message>
    <message>
        <source>the play-off is not over</source>
        <translation>плей-оф ще не завершено</translation>
    </message>
    <message>
        <source>the play-off has left them level (C.02 Art. 13.2.6 of 2017)</source>
        <translation>після плей-оф рівність лишилася (C.02, ст. 13.2.6, редакція 2017 р.)</translation>
    </message>
    <message>
        <source>the play-off has left them level</source>
        <translation>після плей-оф рівність лишилася</translation>
    </message>
    <message>
        <source>{below} did not play on in the play-off (C.07 Art. 3)</source>
        <translation>{below} далі в плей-оф не грає (C.07, ст. 3)</translation>
    </message>
    <message>
        <source>{below} did not play the play-off (C.07 Art. 3)</source>
        <translation>{below} у плей-оф не грає (C.07, ст. 3)</translation>
    </message>
    <message>
        <source>{below} did not play on in the play-off and stands below those who did (C.07 Art. 3)</source>
        <translation>{below} далі в плей-оф не грає й посідає місце нижче за тих, хто грає (C.07, ст. 3)</translation>
    </message>
    <message>
        <source>{below} did not play the play-off and stands below those who did (C.07 Art. 3)</source>
        <translation>{below} у плей-оф не грає й посідає місце нижче за тих, хто грає (C.07, ст. 3)</translation>
    </message>
    <message>
        <source>the regulations had nothing more for those still level, and lots were drawn: {lots} (C.07 Art. 4.2)</source>
        <translation>для тих, у кого лишилася рівність, регламент більше нічого не передбачав, тож витягнуто жереб: {lots} (C.07, ст. 4.2)</translation>
    </message>
    <message>
        <source>{match}:</source>
        <translation>{match}:</translation>
    </message>
    <message>
        <source>both were kept out of the play-off</source>
        <translation>обоє лишилися поза плей-оф</translation>
    </message>
    <message>
        <source>neither of them played on in the play-off</source>
        <translation>обоє далі в плей-оф не грали</translation>
    </message>
    <message>
        <source>knocked out of the play-off at the same stage, and not separated (C.02 Art. 13.2.6 of 2017)</source>
        <translation>вибули з плей-оф на тому самому етапі, рівність лишилася (C.02, ст. 13.2.6, редакція 2017 р.)</translation>
    </message>
    <message>
        <source>not separated by it (C.02 Art. 13.2.6 of 2017)</source>
        <translation>плей-оф рівності не усунув (C.02, ст. 13.2.6, редакція 2017 р.)</translation>
    </message>
    <message>
        <source>{where} level</source>
        <translation>{where} рівність</translation>
    </message>
    <message>
        <source>{where} level with {points} each</source>
        <translation>{where} рівність, по {points} оч.</translation>
    </message>
    <message>
        <source>{below} was kept out by the lot among those whom the tie-breaks left level, and {above} was let in by the next tie-break (C.02 Art. 13.2.11 of 2017)</source>
        <translation>{below} лишається поза плей-оф за жеребом серед тих, у кого додаткові показники рівні, а {above} грає за наступним показником (C.02, ст. 13.2.11, редакція 2017 р.)</translation>
    </message>
    <message>
        <source>the tie-breaks left it open who plays on, and a lot kept {below} out: {lots} (C.02 Art. 13.2.11 of 2017)</source>
        <translation>додаткові показники не визначили, хто грає далі; за жеребом {below} далі не грає: {lots} (C.02, ст. 13.2.11, редакція 2017 р.)</translation>
    </message>
    <message>
        <source>the next tie-breaks kept {below} out of the next stage of the play-off (C.02 Art. 13.2.11 of 2017)</source>
        <translation>за наступними додатковими показниками {below} не потрапляє до наступного етапу плей-оф (C.02, ст. 13.2.11, редакція 2017 р.)</translation>
    </message>
    <message>
        <source>lot {more} against {less}, {how}</source>
        <translation>жереб {more} проти {less}, {how}</translation>
    </message>
    <message>
        <source>drawn in the hall</source>
        <translation>жеребкування в залі</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>ключ жеребкування {seed}</translation>
    </message>
    <message>
        <source>{match} (C.07 Art. 3)</source>
        <translation>{match} (C.07, ст. 3)</translation>
    </message>
    <message>
        <source>{where} {more} points against {less} (C.07 Art. 3)</source>
        <translation>{where} {more} оч. проти {less} (C.07, ст. 3)</translation>
    </message>
    <message>
        <source>{where} {below} gave up the match against {winner} at {score}</source>
        <translation>{where} {below} – відмова від продовження матчу за рахунку {score} (суперник – {winner})</translation>
    </message>
    <message>
        <source>{where} {below} did not play {winner}</source>
        <translation>{where} {below} – поразка без гри (суперник – {winner})</translation>
    </message>
    <message>
        <source>{where} their match ended {score}</source>
        <translation>{where} підсумок матчу між ними – {score}</translation>
    </message>
    <message>
        <source>{where} {below} lost to {winner} {score}</source>
        <translation>{where} {below} програє матч (переможець – {winner}, {score})</translation>
    </message>
    <message>
        <source>{above} came further</source>
        <translation>{above} проходить далі</translation>
    </message>
    <message>
        <source>a draw was enough for {black} with Black</source>
        <translation>{black} грає чорними, і нічиєї досить</translation>
    </message>
    <message>
        <source>the last game an armageddon, in which {black} had Black</source>
        <translation>остання партія – армагеддон, чорними грає {black}</translation>
    </message>
    <message>
        <source>by lot, {how}</source>
        <translation>за жеребом, {how}</translation>
    </message>
    <message>
        <source>{said} ({how})</source>
        <translation>{said} ({how})</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation>ставка {bid}</translation>
    </message>
    <message>
        <source>the lower bid, {bid} against {other}</source>
        <translation>нижча ставка, {bid} проти {other}</translation>
    </message>
    <message>
        <source>both bid {bid}; by lot, {how}</source>
        <translation>рівні ставки {bid}; за жеребом, {how}</translation>
    </message>
    <message>
        <source>in the play-off</source>
        <translation>у плей-оф</translation>
    </message>
    <message>
        <source>in stage {number} of the play-off</source>
        <translation>на етапі {number} плей-оф</translation>
    </message>
    <message>
        <source>{above} stands above {below}: {equal}; the drawing of lots ({how}) decided (C.07 Art. 4.2).</source>
        <translation>{above} посідає вище місце, ніж {below}: {equal}; вирішив жереб, {how} (C.07, ст. 4.2).</translation>
    </message>
</context>
<context>
    <name>WhyPaired</name>
    <message>
        <source>{one} and {other} do meet</source>
        <translation>{one} і {other} таки грають між собою</translation>
    </message>
    <message>
        <source>{one} and {other} have met in round {rounds} (C.04.3 Art. 2.1.1, C1)</source>
        <translation>{one} і {other} уже грали між собою, тур {rounds} (C.04.3, ст. 2.1.1, C1)</translation>
    </message>
    <message>
        <source>the regulations of the event keep {one} and {other} apart</source>
        <translation>за регламентом змагання {one} і {other} не грають між собою</translation>
    </message>
    <message>
        <source>if {one} met {other}, the others could not all be paired (C.04.3 Art. 2.2.1, C4)</source>
        <translation>якби {one} і {other} грали між собою, не всім решті знайшлася б пара (C.04.3, ст. 2.2.1, C4)</translation>
    </message>
    <message>
        <source>if {one} met {other}, the bye would go to a score of {instead} instead of {made} (C.04.3 Art. 2.3.1, C5)</source>
        <translation>якби {one} і {other} грали між собою, звільнення дісталося б учаснику з доробком {instead}, а не {made} (C.04.3, ст. 2.3.1, C5)</translation>
    </message>
    <message>
        <source>with {one} – {other} all criteria are equal and the order decides: {first}</source>
        <translation>із парою {one} – {other} усі критерії рівні, і вирішує порядок: {first}</translation>
    </message>
    <message>
        <source>to meet {other}, {one} would have to go down, and {worse}</source>
        <translation>щоб грати з {other}, {one} має опуститися нижче, а тоді {worse}</translation>
    </message>
    <message>
        <source>if {one} met {other}, {worse}</source>
        <translation>якби {one} і {other} грали між собою, то {worse}</translation>
    </message>
    <message>
        <source>{one} and {other} must both have White (C.04.3 Art. 2.1.3, C3)</source>
        <translation>{one} і {other} обоє мусять грати білими (C.04.3, ст. 2.1.3, C3)</translation>
    </message>
    <message>
        <source>{one} and {other} must both have Black (C.04.3 Art. 2.1.3, C3)</source>
        <translation>{one} і {other} обоє мусять грати чорними (C.04.3, ст. 2.1.3, C3)</translation>
    </message>
    <message>
        <source>{one} has the bye</source>
        <translation>{one} має звільнення</translation>
    </message>
    <message>
        <source>if {one} had the bye, the others could not all be paired (C.04.3 Art. 2.2.1, C4)</source>
        <translation>якби звільнення мав номер {one}, не всім решті знайшлася б пара (C.04.3, ст. 2.2.1, C4)</translation>
    </message>
    <message>
        <source>{one} has a score of {instead}, and the bye goes to the lowest one possible, {made} (C.04.3 Art. 2.3.1, C5)</source>
        <translation>{one} має доробок {instead}, а звільнення отримує найнижчий з можливих, {made} (C.04.3, ст. 2.3.1, C5)</translation>
    </message>
    <message>
        <source>with the bye for {one} all criteria are equal and the order decides: {first}</source>
        <translation>зі звільненням для {one} усі критерії рівні, і вирішує порядок: {first}</translation>
    </message>
    <message>
        <source>if {one} had the bye, {worse}</source>
        <translation>якби звільнення мав номер {one}, то {worse}</translation>
    </message>
    <message>
        <source>{one} has had the bye, in round {rounds} (C.04.3 Art. 2.1.2, C2)</source>
        <translation>{one} уже мав звільнення, тур {rounds} (C.04.3, ст. 2.1.2, C2)</translation>
    </message>
    <message>
        <source>{one} has had the points of a win without playing, which bars from the bye (C.04.3 Art. 2.1.2, C2)</source>
        <translation>{one} уже має очки за перемогу без гри, тож звільнення не отримує (C.04.3, ст. 2.1.2, C2)</translation>
    </message>
    <message>
        <source>if {one} went down, the others could not all be paired (C.04.3 Art. 2.2.1, C4)</source>
        <translation>якби опустився номер {one}, не всім решті знайшлася б пара (C.04.3, ст. 2.2.1, C4)</translation>
    </message>
    <message>
        <source>with {one} going down all criteria are equal and the order decides: {first}</source>
        <translation>якби опустився номер {one}, усі критерії були б рівні, і вирішує порядок: {first}</translation>
    </message>
    <message>
        <source>if {one} went down, {worse}</source>
        <translation>якби опустився номер {one}, то {worse}</translation>
    </message>
    <message>
        <source>{lower} plays up because {higher} must be paired below: {because}</source>
        <translation>{lower} грає з суперником вищої групи, бо {higher} мусить опуститися: {because}</translation>
    </message>
    <message>
        <source>{higher} meets {lower} and not {natural}, the first in line (C.04.3 Art. 3.3): {because}</source>
        <translation>{higher} грає з {lower}, а не з {natural}, хто перший на черзі (C.04.3, ст. 3.3): {because}</translation>
    </message>
    <message>
        <source>{higher} meets {lower} after players have changed between the upper and the lower half of the score group (C.04.3 Art. 4.3)</source>
        <translation>{higher} грає з {lower} після обміну між верхньою і нижньою половинами очкової групи (C.04.3, ст. 4.3)</translation>
    </message>
    <message>
        <source>{higher} is number {place} of those who have come down and meets number {opposite} of score group {group}, {lower} (C.04.3 Art. 3.2, 3.3)</source>
        <translation>{higher} – {place}-й серед тих, хто опустився, і грає з {opposite}-м очкової групи {group}: {lower} (C.04.3, ст. 3.2, 3.3)</translation>
    </message>
    <message>
        <source>{higher} is number {place} of the upper half of score group {group}, {lower} number {opposite} of the lower half, and these meet (C.04.3 Art. 3.2, 3.3)</source>
        <translation>{higher} – {place}-й у верхній половині очкової групи {group}, {lower} – {opposite}-й у нижній, і вони грають між собою (C.04.3, ст. 3.2, 3.3)</translation>
    </message>
    <message>
        <source>in score group {group} there is nobody whom {player} may meet (C.04.3 Art. 2.1)</source>
        <translation>в очковій групі {group} немає нікого, з ким {player} може грати (C.04.3, ст. 2.1)</translation>
    </message>
    <message>
        <source>of the {members} to be paired in score group {group} one is left over, {player}, the last in rank (C.04.3 Art. 1.4.1)</source>
        <translation>серед {members}, кого зводять в очковій групі {group}, один лишається без пари: {player}, останній за порядком (C.04.3, ст. 1.4.1)</translation>
    </message>
    <message>
        <source>of the {members} to be paired in score group {group} one is left over, {player} (C.04.3 Art. 1.4.1)</source>
        <translation>серед {members}, кого зводять в очковій групі {group}, один лишається без пари: {player} (C.04.3, ст. 1.4.1)</translation>
    </message>
    <message>
        <source>the {members} to be paired in score group {group} cannot all meet each other, and {player} is left over (C.04.3 Art. 2.4.1, C6)</source>
        <translation>серед {members}, кого зводять в очковій групі {group}, не всім є пара, і без неї лишається {player} (C.04.3, ст. 2.4.1, C6)</translation>
    </message>
    <message>
        <source>if {player} stayed in score group {group}, those below could not all be paired (C.04.3 Art. 2.2.1, C4)</source>
        <translation>якби {player} лишився в очковій групі {group}, нижче не всім знайшлася б пара (C.04.3, ст. 2.2.1, C4)</translation>
    </message>
    <message>
        <source>if {player} stayed in score group {group}, those below could not all be paired, or the bye would go to a higher score (C.04.3 Art. 2.2.1, C4, 2.3.1, C5)</source>
        <translation>якби {player} лишився в очковій групі {group}, нижче не всім знайшлася б пара або звільнення дісталося б вищому доробку (C.04.3, ст. 2.2.1, C4, 2.3.1, C5)</translation>
    </message>
    <message>
        <source>{reason}; {because}</source>
        <translation>{reason}; {because}</translation>
    </message>
    <message>
        <source>{player} has the bye as one of the lowest score possible, {score} (C.04.3 Art. 2.3.1, C5), {takers} of whom may have it; {because}</source>
        <translation>{player} має звільнення серед тих, у кого найнижчий можливий доробок, {score} (C.04.3, ст. 2.3.1, C5), отримати його можуть {takers}; {because}</translation>
    </message>
    <message>
        <source>{player} alone of the lowest score possible, {score}, may have the bye (C.04.3 Art. 2.1.2, C2, 2.3.1, C5)</source>
        <translation>з найнижчим можливим доробком, {score}, лише {player} може отримати звільнення (C.04.3, ст. 2.1.2, C2, 2.3.1, C5)</translation>
    </message>
    <message>
        <source>{player} has the bye: the last in rank of the {takers} with the lowest score possible, {score}, who may have it (C.04.3 Art. 2.3.1, C5)</source>
        <translation>{player} має звільнення як останній за порядком серед тих, хто може його отримати з найнижчим можливим доробком, {score} (усього їх {takers}; C.04.3, ст. 2.3.1, C5)</translation>
    </message>
    <message>
        <source>mildly</source>
        <translation>слабко</translation>
    </message>
    <message>
        <source>strongly</source>
        <translation>сильно</translation>
    </message>
    <message>
        <source>absolutely</source>
        <translation>абсолютно</translation>
    </message>
    <message>
        <source>{colour} is due to both equally; when their colours differed last, {games} games back, {white} had Black and {black} White: now the other way round (C.04.3 Art. 5.2.3)</source>
        <translation>обом однаково належать {colour}; коли їхні кольори востаннє різнилися (партія {games} від кінця), {white} грав чорними, а {black} – білими, тепер навпаки (C.04.3, ст. 5.2.3)</translation>
    </message>
    <message>
        <source>{colour} is due to both, {white} and {black}, equally; {higher} ranks higher and gets it (C.04.3 Art. 5.2.4)</source>
        <translation>обом, {white} і {black}, однаково належать {colour}; їх отримує вищий за порядком {higher} (C.04.3, ст. 5.2.4)</translation>
    </message>
    <message>
        <source>White is due to {white}, and no colour to {black} who has not played yet (C.04.3 Art. 5.2.1)</source>
        <translation>{white} має грати білими, а {black} ще не грав, і йому жоден колір не належить (C.04.3, ст. 5.2.1)</translation>
    </message>
    <message>
        <source>Black is due to {black}, and no colour to {white} who has not played yet (C.04.3 Art. 5.2.1)</source>
        <translation>{black} має грати чорними, а {white} ще не грав, і йому жоден колір не належить (C.04.3, ст. 5.2.1)</translation>
    </message>
    <message>
        <source>White is due to {white}, Black to {black} (C.04.3 Art. 5.2.1)</source>
        <translation>{white} має грати білими, {black} – чорними (C.04.3, ст. 5.2.1)</translation>
    </message>
    <message>
        <source>{colour} is due to both absolutely; the wider colour difference decides: {white} {white_difference}, {black} {black_difference} (C.04.3 Art. 5.2.2)</source>
        <translation>обом абсолютно належать {colour}; вирішує більша різниця кольорів: {white} – {white_difference}, {black} – {black_difference} (C.04.3, ст. 5.2.2)</translation>
    </message>
    <message>
        <source>{colour} is due to both, to {white} {white_strength}, to {black} {black_strength}, and the stronger claim decides (C.04.3 Art. 5.2.2)</source>
        <translation>обом належать {colour}: {white} – {white_strength}, {black} – {black_strength}; вирішує сильніша вимога (C.04.3, ст. 5.2.2)</translation>
    </message>
    <message>
        <source>neither {white} nor {black} has played yet; {higher} ranks higher and has an odd number, {number}, which gets the initial colour (C.04.3 Art. 5.2.5)</source>
        <translation>ні {white}, ні {black} ще не грали; {higher} вище за порядком і має непарний номер, {number}, тож отримує початковий колір (C.04.3, ст. 5.2.5)</translation>
    </message>
    <message>
        <source>neither {white} nor {black} has played yet; {higher} ranks higher and has an even number, {number}, which gets the colour opposite to the initial one (C.04.3 Art. 5.2.5)</source>
        <translation>ні {white}, ні {black} ще не грали; {higher} вище за порядком і має парний номер, {number}, тож отримує колір, протилежний початковому (C.04.3, ст. 5.2.5)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>білі</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>чорні</translation>
    </message>
    <message>
        <source>more players of the score group would have no opponent in it</source>
        <translation>більше учасників очкової групи лишилося б без пари в ній</translation>
    </message>
    <message>
        <source>a player with a higher score would have to go down</source>
        <translation>мав би опуститися учасник із вищим доробком</translation>
    </message>
    <message>
        <source>more players would have to go down from the next score group</source>
        <translation>з наступної очкової групи мало б опуститися більше учасників</translation>
    </message>
    <message>
        <source>a player with a higher score would have to go down from the next score group</source>
        <translation>з наступної очкової групи мав би опуститися учасник із вищим доробком</translation>
    </message>
    <message>
        <source>the bye would go to one with more unplayed games ({instead} instead of {made})</source>
        <translation>звільнення отримав би той, у кого більше незіграних партій ({instead}, а не {made})</translation>
    </message>
    <message>
        <source>more topscorers or opponents of theirs would get a colour difference of more than two ({instead} instead of {made})</source>
        <translation>більше лідерів або їхніх суперників мали б різницю кольорів понад два ({instead}, а не {made})</translation>
    </message>
    <message>
        <source>more topscorers or opponents of theirs would get one colour three times running ({instead} instead of {made})</source>
        <translation>більше лідерів або їхніх суперників утретє поспіль мали б той самий колір ({instead}, а не {made})</translation>
    </message>
    <message>
        <source>more players would not get the colour due to them ({instead} instead of {made})</source>
        <translation>більше учасників не отримали б належного кольору ({instead}, а не {made})</translation>
    </message>
    <message>
        <source>more players would not get a colour strongly due to them ({instead} instead of {made})</source>
        <translation>більше учасників не отримали б кольору, що належить їм сильно ({instead}, а не {made})</translation>
    </message>
    <message>
        <source>more players would go down again who did in the last round ({instead} instead of {made})</source>
        <translation>більше учасників опустилися б удруге поспіль ({instead}, а не {made})</translation>
    </message>
    <message>
        <source>more players would play up again who did in the last round ({instead} instead of {made})</source>
        <translation>більше учасників удруге поспіль грали б із вищою групою ({instead}, а не {made})</translation>
    </message>
    <message>
        <source>more players would go down again who did two rounds ago ({instead} instead of {made})</source>
        <translation>більше учасників опустилися б знову, як два тури тому ({instead}, а не {made})</translation>
    </message>
    <message>
        <source>more players would play up again who did two rounds ago ({instead} instead of {made})</source>
        <translation>більше учасників знову, як два тури тому, грали б із вищою групою ({instead}, а не {made})</translation>
    </message>
    <message>
        <source>one who went down in the last round would be paired further below</source>
        <translation>той, хто опускався в останньому турі, опустився б ще нижче</translation>
    </message>
    <message>
        <source>one who played up in the last round would be paired further above</source>
        <translation>той, хто в останньому турі грав із вищою групою, грав би зі ще вищою</translation>
    </message>
    <message>
        <source>one who went down two rounds ago would be paired further below</source>
        <translation>той, хто опускався два тури тому, опустився б ще нижче</translation>
    </message>
    <message>
        <source>one who played up two rounds ago would be paired further above</source>
        <translation>той, хто два тури тому грав із вищою групою, грав би зі ще вищою</translation>
    </message>
    <message>
        <source>of those who have come down others are paired first</source>
        <translation>з тих, хто опустився, спершу зводять інших</translation>
    </message>
    <message>
        <source>they are of the same half of the score group, and first of all its halves meet each other</source>
        <translation>вони з тієї самої половини очкової групи, а насамперед грають половина з половиною</translation>
    </message>
    <message>
        <source>one of the lower half of the score group is left over before one of the upper</source>
        <translation>без пари спершу лишається хтось із нижньої половини очкової групи, а не з верхньої</translation>
    </message>
    <message>
        <source>this pairing comes before all that are as good and have that</source>
        <translation>ця комбінація пар за порядком раніша за всі такі самі добрі з іншою</translation>
    </message>
    <message>
        <source>{what} (C.04.3 Art. {article})</source>
        <translation>{what} (C.04.3, ст. {article})</translation>
    </message>
    <message>
        <source>the pair {player} – {meets} is tried before {player} is left over</source>
        <translation>пару {player} – {meets} пробують раніше, ніж лишити {player} без пари</translation>
    </message>
    <message>
        <source>the pair {player} – {meets} is tried before {player} – {would_meet}</source>
        <translation>пару {player} – {meets} пробують раніше, ніж {player} – {would_meet}</translation>
    </message>
    <message>
        <source>{points} (with virtual points)</source>
        <translation>{points} (з віртуальними очками)</translation>
    </message>
    <message>
        <source>W</source>
        <comment>a game with White</comment>
        <translation>Б</translation>
    </message>
    <message>
        <source>B</source>
        <comment>a game with Black</comment>
        <translation>Ч</translation>
    </message>
    <message>
        <source>nobody has the bye where an even number of players is paired (C.04.1 Art. 3)</source>
        <translation>коли зводять парну кількість учасників, звільнення не отримує ніхто (C.04.1, ст. 3)</translation>
    </message>
    <message>
        <source>the exchange of {down} for {up} between the halves of the score group is tried before that of {would_down} for {would_up}</source>
        <translation>обмін {down} на {up} між половинами очкової групи пробують раніше, ніж {would_down} на {would_up}</translation>
    </message>
    <message>
        <source>{would_down} would have to change for {would_up} between the halves of the score group, and now nobody has to</source>
        <translation>довелося б обміняти {would_down} на {would_up} між половинами очкової групи, а тепер обмінювати нікого не треба</translation>
    </message>
    <message>
        <source>White is due, absolutely</source>
        <translation>належать білі, абсолютно</translation>
    </message>
    <message>
        <source>White is due, strongly</source>
        <translation>належать білі, сильно</translation>
    </message>
    <message>
        <source>White is due, mildly</source>
        <translation>належать білі, слабко</translation>
    </message>
    <message>
        <source>Black is due, absolutely</source>
        <translation>належать чорні, абсолютно</translation>
    </message>
    <message>
        <source>Black is due, strongly</source>
        <translation>належать чорні, сильно</translation>
    </message>
    <message>
        <source>Black is due, mildly</source>
        <translation>належать чорні, слабко</translation>
    </message>
    <message>
        <source>went down in the last round</source>
        <translation>зсув донизу в останньому турі</translation>
    </message>
    <message>
        <source>went up in the last round</source>
        <translation>зсув угору в останньому турі</translation>
    </message>
    <message>
        <source>went down two rounds ago</source>
        <translation>зсув донизу два тури тому</translation>
    </message>
    <message>
        <source>went up two rounds ago</source>
        <translation>зсув угору два тури тому</translation>
    </message>
    <message>
        <source>no games yet</source>
        <translation>партій ще не було</translation>
    </message>
    <message>
        <source>{colours}, {due}</source>
        <translation>{colours}, {due}</translation>
    </message>
    <message>
        <source>may not have the bye</source>
        <translation>вільним бути не може</translation>
    </message>
</context>
<context>
    <name>Working</name>
    <message>
        <source>The games of {number} players who were level:</source>
        <translation>Партії між учасниками з рівними показниками (усього {number}):</translation>
    </message>
    <message>
        <source>Again among the {number} still level:</source>
        <translation>Ще раз між учасниками, чиї показники досі рівні (усього {number}):</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>від {least} до {most}</translation>
    </message>
    <message>
        <source>The games of all others are left out here.</source>
        <translation>Партій решти учасників тут не показано.</translation>
    </message>
    <message>
        <source>{number} not met</source>
        <translation>не зустрілися: {number}</translation>
    </message>
    <message>
        <source>{points} against {opponent}</source>
        <translation>{points} ({opponent})</translation>
    </message>
    <message>
        <source>average of {points} against {opponent}</source>
        <translation>середнє з {points} ({opponent})</translation>
    </message>
    <message>
        <source>This leaves them level.</source>
        <translation>Рівність не усунуто.</translation>
    </message>
    <message>
        <source>Not all have met, and nobody stays ahead of all others whatever the missing games bring: direct encounter does not apply ({source}).</source>
        <translation>Не всі зустрілися, і ніхто не лишається попереду всіх за будь-яких результатів незіграних партій: особисту зустріч не застосовано ({source}).</translation>
    </message>
    <message>
        <source>Not all have met: placed is who stays ahead of all that follow, whatever the missing games bring ({source}).</source>
        <translation>Не всі зустрілися: місце отримує той, хто за будь-яких результатів незіграних партій лишається попереду всіх наступних ({source}).</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Тур {round}</translation>
    </message>
    <message>
        <source>By decision of the arbiter</source>
        <translation>За рішенням судді</translation>
    </message>
    <message>
        <source>rated by the arbiter</source>
        <translation>рейтинг визначив суддя</translation>
    </message>
    <message>
        <source>{points} by decision of the arbiter</source>
        <translation>{points} за рішенням судді</translation>
    </message>
    <message>
        <source>left out ({source})</source>
        <translation>вилучено ({source})</translation>
    </message>
    <message>
        <source>{who} ({points} to {other})</source>
        <translation>{who} ({points} : {other})</translation>
    </message>
    <message>
        <source>{who} ({score} × {points})</source>
        <translation>{who} ({score} × {points})</translation>
    </message>
    <message>
        <source>{who} ({score} points in all, {points} scored)</source>
        <translation>{who} (усього очок {score}, набрано {points})</translation>
    </message>
    <message>
        <source>{who} ({points})</source>
        <translation>{who} ({points})</translation>
    </message>
    <message>
        <source>does not count: the opponent left early (C.05 Art. 6.6)</source>
        <translation>не враховується: суперник рано вибув (C.05, ст. 6.6)</translation>
    </message>
    <message>
        <source>no game over the board</source>
        <translation>партії за дошкою не було</translation>
    </message>
    <message>
        <source>the opponent has no rating</source>
        <translation>суперник без рейтингу</translation>
    </message>
    <message>
        <source>below the limit</source>
        <translation>нижче межі</translation>
    </message>
    <message>
        <source>has {face}, counted as {score}: requested byes at the end are draws ({source})</source>
        <translation>має {face}, зараховано {score}: звільнення на прохання в кінці турніру – як нічиї ({source})</translation>
    </message>
    <message>
        <source>has {face}, counted as {score}: unplayed rounds are draws ({source})</source>
        <translation>має {face}, зараховано {score}: незіграні тури – як нічиї ({source})</translation>
    </message>
    <message>
        <source>in place of an opponent a dummy with the player’s own {score} ({source})</source>
        <translation>умовний суперник має стільки ж очок, як учасник: {score} ({source})</translation>
    </message>
    <message>
        <source>in place of an opponent a dummy with {score}: the player’s own {own}, but at most what the scheduled opponent has ({source})</source>
        <translation>умовний суперник має {score}: як учасник ({own}), але не більше, ніж призначений суперник ({source})</translation>
    </message>
    <message>
        <source>in place of an opponent a dummy with {score}: the player’s own {own}, but at most a draw in each of {rounds} rounds ({source})</source>
        <translation>умовний суперник має {score}: як учасник ({own}), але не більше, ніж дали б нічиї в усіх турах, а їх {rounds} ({source})</translation>
    </message>
    <message>
        <source>in place of an opponent a virtual one with {score}: as many points before the round, the other part of this one, draws after it ({source})</source>
        <translation>віртуальний суперник має {score}: перед цим туром стільки ж, як учасник, за цей тур – решту очка, далі нічиї ({source})</translation>
    </message>
    <message>
        <source>free</source>
        <translation>звільнення від гри</translation>
    </message>
    <message>
        <source>{number} {name}</source>
        <translation>{number} {name}</translation>
    </message>
    <message>
        <source>White against {opponent}</source>
        <translation>білими, суперник – {opponent}</translation>
    </message>
    <message>
        <source>Black against {opponent}</source>
        <translation>чорними, суперник – {opponent}</translation>
    </message>
    <message>
        <source>won by forfeit against {opponent}</source>
        <translation>перемога без гри, суперник – {opponent}</translation>
    </message>
    <message>
        <source>lost by forfeit against {opponent}</source>
        <translation>поразка без гри, суперник – {opponent}</translation>
    </message>
    <message>
        <source>Limit: {limit}, half of the {maximum} points of a player who wins all.</source>
        <translation>Межа: {limit} – половина очок за всі перемоги ({maximum}).</translation>
    </message>
    <message>
        <source>Limit: {limit}, half of the {maximum} points of a player who wins all, moved by {moved}.</source>
        <translation>Межа: {limit} – половина очок за всі перемоги ({maximum}), зсув {moved}.</translation>
    </message>
    <message>
        <source>{head}: {words} – {value}</source>
        <translation>{head}: {words} – {value}</translation>
    </message>
    <message>
        <source>{head}: {words}</source>
        <translation>{head}: {words}</translation>
    </message>
    <message>
        <source>{head}: {value}</source>
        <translation>{head}: {value}</translation>
    </message>
    <message>
        <source>The points of all rounds.</source>
        <translation>Очки всіх турів.</translation>
    </message>
    <message>
        <source>The points of the tied players against each other.</source>
        <translation>Очки в партіях між учасниками з рівними показниками.</translation>
    </message>
    <message>
        <source>Rounds with as many points as a win gives.</source>
        <translation>Тури, у яких отримано стільки очок, скільки дають за перемогу.</translation>
    </message>
    <message>
        <source>Games won over the board.</source>
        <translation>Партії, виграні за дошкою.</translation>
    </message>
    <message>
        <source>Games played over the board with Black.</source>
        <translation>Партії, зіграні за дошкою чорними.</translation>
    </message>
    <message>
        <source>Games won over the board with Black.</source>
        <translation>Партії, виграні за дошкою чорними.</translation>
    </message>
    <message>
        <source>The scores after every round added up.</source>
        <translation>Сума очок, які учасник мав після кожного туру.</translation>
    </message>
    <message>
        <source>Rounds the player did not choose to miss.</source>
        <translation>Тури, у яких учасник не відмовлявся грати.</translation>
    </message>
    <message>
        <source>1 for every round with more points than the opponent, ½ with as many.</source>
        <translation>1 за кожен тур, у якому очок більше, ніж у суперника, ½ – якщо порівну.</translation>
    </message>
    <message>
        <source>The pairing number of the player.</source>
        <translation>Стартовий номер учасника.</translation>
    </message>
    <message>
        <source>The points of all opponents.</source>
        <translation>Сума очок усіх суперників.</translation>
    </message>
    <message>
        <source>The average of the opponents’ Buchholz.</source>
        <translation>Середнє коефіцієнтів Бухгольца суперників.</translation>
    </message>
    <message>
        <source>The points of all opponents as if the games of the last round were drawn.</source>
        <translation>Сума очок усіх суперників, якби всі партії останнього туру закінчилися внічию.</translation>
    </message>
    <message>
        <source>Points against opponents who reached the limit.</source>
        <translation>Очки, набрані проти суперників, які досягли межі.</translation>
    </message>
    <message>
        <source>The average rating of the opponents.</source>
        <translation>Середній рейтинг суперників.</translation>
    </message>
    <message>
        <source>The average rating of the opponents, and what the share of points is worth.</source>
        <translation>Середній рейтинг суперників і різниця рейтингів, яка відповідає частці набраних очок.</translation>
    </message>
    <message>
        <source>The lowest rating at which the points scored were to be expected.</source>
        <translation>Найнижчий рейтинг, за якого набраних очок належало б очікувати.</translation>
    </message>
    <message>
        <source>The average performance rating of the opponents.</source>
        <translation>Середній рейтинг-перфоманс суперників.</translation>
    </message>
    <message>
        <source>The average perfect performance of the opponents.</source>
        <translation>Середній точний перфоманс суперників.</translation>
    </message>
    <message>
        <source>The rating of the player.</source>
        <translation>Рейтинг учасника.</translation>
    </message>
    <message>
        <source>{value} ({stage})</source>
        <translation>{value} ({stage})</translation>
    </message>
    <message>
        <source>{name}: points</source>
        <translation>{name}: очки</translation>
    </message>
    <message>
        <source>{name}: {criterion} (the event’s own)</source>
        <translation>{name}: {criterion} (показник змагання)</translation>
    </message>
    <message>
        <source>{name}: {criterion} ({source})</source>
        <translation>{name}: {criterion} ({source})</translation>
    </message>
    <message>
        <source>Left the tournament with less than half of the games played: nothing counts (C.05 Art. 6.6).</source>
        <translation>Вибуття, коли зіграно менше половини партій: нічого не враховується (C.05, ст. 6.6).</translation>
    </message>
    <message>
        <source>Not applied, for some players have no rating ({source}).</source>
        <translation>Не застосовано: не всі учасники мають рейтинг ({source}).</translation>
    </message>
    <message>
        <source>Nobody was level with the player when it was asked.</source>
        <translation>Коли черга дійшла до цього показника, рівних з учасником уже не було.</translation>
    </message>
    <message>
        <source>No value, which comes last.</source>
        <translation>Даних немає, такий учасник – останній.</translation>
    </message>
    <message>
        <source>Sum: {value}</source>
        <translation>Сума: {value}</translation>
    </message>
    <message>
        <source>Average: {total} : {number} = {value}</source>
        <translation>Середнє: {total} : {number} = {value}</translation>
    </message>
    <message>
        <source>Average: {total} : {number} = {exact}, rounded {value}</source>
        <translation>Середнє: {total} : {number} = {exact}, округлено {value}</translation>
    </message>
    <message>
        <source>Average rating: {total} : {number} = {average}. {points} points in {number} games are {percent} %, worth {worth}. {average} {difference} = {value}</source>
        <translation>Середній рейтинг: {total} : {number} = {average}. Набрано {points} з {number} – це {percent} %, різниця рейтингів {worth}. {average} {difference} = {value}</translation>
    </message>
    <message>
        <source>Average rating: {total} : {number} = {exact}, rounded {average}. {points} points in {number} games are {percent} %, worth {worth}. {average} {difference} = {value}</source>
        <translation>Середній рейтинг: {total} : {number} = {exact}, округлено {average}. Набрано {points} з {number} – це {percent} %, різниця рейтингів {worth}. {average} {difference} = {value}</translation>
    </message>
    <message>
        <source>Without a point: the lowest rating less 800 = {value}</source>
        <translation>Без жодного очка: найнижчий рейтинг суперників мінус 800 = {value}</translation>
    </message>
    <message>
        <source>Result: {value}. To be expected there: {expected} points, at {below}: {less}; scored: {points}</source>
        <translation>Результат: {value}. За цього рейтингу очікувано {expected} оч., за {below} – {less}; набрано: {points}</translation>
    </message>
    <message>
        <source>As the arbiter entered it: {value}</source>
        <translation>Внесено суддею: {value}</translation>
    </message>
    <message>
        <source>The rating set by the arbiter: {value}</source>
        <translation>Рейтинг, визначений суддею: {value}</translation>
    </message>
    <message>
        <source>The points of every opponent times the points scored against that opponent.</source>
        <translation>Очки кожного суперника, помножені на очки, набрані в партії з ним.</translation>
    </message>
    <message>
        <source>Limit: no score group is left.</source>
        <translation>Межа: жодної очкової групи не залишилося.</translation>
    </message>
    <message numerus="yes">
        <source>Limit: {limit}, half of the {maximum} points of a player who wins all, extended by %n score group(s) below it.</source>
        <translation>
            <numerusform>Межа: {limit} – половина з {maximum} очок, можливих у разі перемог у всіх партіях, розширена на %n очкову групу нижче.</numerusform>
            <numerusform>Межа: {limit} – половина з {maximum} очок, можливих у разі перемог у всіх партіях, розширена на %n очкові групи нижче.</numerusform>
            <numerusform>Межа: {limit} – половина з {maximum} очок, можливих у разі перемог у всіх партіях, розширена на %n очкових груп нижче.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Limit: {limit}, half of the {maximum} points of a player who wins all, reduced by %n score group(s) from it on.</source>
        <translation>
            <numerusform>Межа: {limit} – половина з {maximum} очок, можливих у разі перемог у всіх партіях, звужена на %n очкову групу вище.</numerusform>
            <numerusform>Межа: {limit} – половина з {maximum} очок, можливих у разі перемог у всіх партіях, звужена на %n очкові групи вище.</numerusform>
            <numerusform>Межа: {limit} – половина з {maximum} очок, можливих у разі перемог у всіх партіях, звужена на %n очкових груп вище.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Buchholz of all opponents added up; a virtual opponent has none (C.02 Art. 13.13.2, 2.5).</source>
        <translation>Сума коефіцієнтів Бухгольца всіх суперників; віртуальний суперник свого не має (C.02, ст. 13.13.2, п. 2.5).</translation>
    </message>
    <message>
        <source>A bye and a loss by forfeit are compared with a draw, so a forfeit of both gives neither anything (C.07 Art. 15.2); by the letter of Art. 7.7 alone each would have ½. A game scored 0-0 by the arbiter gives each ½.</source>
        <translation>Звільнення й поразку через неявку порівнюють із нічиєю, тому неявка обох не дає нічого нікому (C.07, ст. 15.2); за самою буквою ст. 7.7 обидва мали б по ½. Партія, якій суддя дав рахунок 0-0, дає обом по ½.</translation>
    </message>
    <message>
        <source>A win by forfeit counts in full (C.02 Art. 13.9.1, 13.14.2); tables published in those years that counted it as a draw differ.</source>
        <translation>Перемогу через неявку враховано повністю (C.02, ст. 13.9.1, 13.14.2); опубліковані тими роками таблиці, у яких її взято за нічию, відрізняються.</translation>
    </message>
    <message>
        <source>The lowest ratings are left out (C.02 Art. 13.3.2); tables published in those years that show the average of all differ.</source>
        <translation>Найнижчі рейтинги відкинуто (C.02, ст. 13.3.2); опубліковані тими роками таблиці, у яких узято середнє всіх, відрізняються.</translation>
    </message>
    <message>
        <source>The extended system: the score groups below half of the points are included one by one, or those from half on are left out one by one, the lowest first (C.02 Art. 13.6.2).</source>
        <translation>Розширена система: очкові групи, що набрали менше половини очок, додають одну за одною, а ті, що набрали половину й більше, відкидають одну за одною, починаючи з найнижчої (C.02, ст. 13.6.2).</translation>
    </message>
</context>
<context>
    <name>WritingDialog</name>
    <message>
        <source>Writing</source>
        <translation>Записування</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Зберегти як…</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>Збережено: {path}</translation>
    </message>
</context>
<context>
    <name>WrongPapers</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ще %n</numerusform>
            <numerusform>ще %n</numerusform>
            <numerusform>ще %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n printed paper(s) no longer true:</source>
        <translation>
            <numerusform>%n роздрукований документ більше не відповідає даним:</numerusform>
            <numerusform>%n роздруковані документи більше не відповідають даним:</numerusform>
            <numerusform>%n роздрукованих документів більше не відповідають даним:</numerusform>
        </translation>
    </message>
    <message>
        <source>{paper} (version {version}, {time})</source>
        <translation>{paper} (версія {version}, {time})</translation>
    </message>
    <message>
        <source>Papers no longer true: {count}</source>
        <translation>Застарілі документи: {count}</translation>
    </message>
</context>
<context>
    <name>WrongResult</name>
    <message>
        <source>A wrong result of round {round} is found late</source>
        <translation>Хибний результат туру {round} виявлено запізно</translation>
    </message>
    <message>
        <source>Working out what it changes…</source>
        <translation>Обчислюється, що від цього зміниться…</translation>
    </message>
    <message>
        <source>Pairs that would differ</source>
        <translation>Пари, що були б іншими</translation>
    </message>
    <message>
        <source>The &amp;table from now on, and the next pairing</source>
        <translation>У &amp;таблиці відтепер і для наступного парування</translation>
    </message>
    <message>
        <source>Correct it &amp;now, and pair round {round} again</source>
        <translation>Ви&amp;правити зараз і знову скласти пари туру {round}</translation>
    </message>
    <message>
        <source>The result stan&amp;ds, with a note</source>
        <translation>Результат чинни&amp;й, із приміткою</translation>
    </message>
    <message>
        <source>Points and places change, and the next pairing is made of them. Pairings that are published stay (C.04.2, late corrections).</source>
        <translation>Очки й місця зміняться, і за ними складуть пари наступного туру. Оприлюднені пари лишаються (C.04.2, запізнілі виправлення).</translation>
    </message>
    <message>
        <source>Nobody has seen the pairs of the next round yet: they are a draft, which is out of date with this.</source>
        <translation>Пар наступного туру ще ніхто не бачив: це чернетка, яка від цього застаріє.</translation>
    </message>
    <message>
        <source>More than one round was paired since: that is a decision, and usually the rating report alone is corrected.</source>
        <translation>Відтоді складено більше ніж один тур: потрібне рішення, а зазвичай виправляють лише рейтинговий звіт.</translation>
    </message>
    <message>
        <source>Nothing changes. Who claimed what and why it stands is noted as an incident at this board.</source>
        <translation>Нічого не зміниться. Хто що заявив і чому результат чинний, записують як інцидент на цій дошці.</translation>
    </message>
    <message>
        <source>C&amp;orrect the result</source>
        <translation>&amp;Виправити результат</translation>
    </message>
    <message>
        <source>Note the inc&amp;ident…</source>
        <translation>Записати &amp;інцидент…</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дошка</translation>
    </message>
    <message>
        <source>As it is paired</source>
        <translation>Як складено</translation>
    </message>
    <message>
        <source>As it would be</source>
        <translation>Як було б</translation>
    </message>
    <message>
        <source>Floats down</source>
        <translation>Спускається</translation>
    </message>
</context>
</TS>
