<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
<context>
    <name>App</name>
    <message>
        <source>Something went wrong that should not. All that was done before is saved.</source>
        <translation>Сталася помилка, якої не мало бути. Усе зроблене до цього збережено.</translation>
    </message>
    <message>
        <source>Details are in {log}; please send them to the makers of the program.</source>
        <translation>Подробиці записано в {log}; будь ласка, надішліть їх розробникам програми.</translation>
    </message>
</context>
<context>
    <name>Column</name>
    <message>
        <source>Born</source>
        <translation>Рік нар.</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Стать</translation>
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
        <source>FIDE rating</source>
        <translation>Рейтинг ФІДЕ</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Рейтинг ФШУ</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID ФІДЕ</translation>
    </message>
    <message>
        <source>Fed.</source>
        <translation>Фед.</translation>
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
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Прізвище, ім’я</translation>
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
        <source>Result</source>
        <translation>Результат</translation>
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
        <source>Pts</source>
        <comment>points before the round</comment>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>№ з/п</translation>
    </message>
</context>
<context>
    <name>ContingentKey</name>
    <message>
        <source>contingents by federation</source>
        <translation>групи за федераціями</translation>
    </message>
    <message>
        <source>contingents by region</source>
        <translation>групи за областями</translation>
    </message>
    <message>
        <source>contingents by club</source>
        <translation>групи за клубами (ФСТ)</translation>
    </message>
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
    <name>Decision</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Скасувати</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Undone: {act}</source>
        <translation>Скасовано: {act}</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Start list</source>
        <translation>Стартовий список</translation>
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
        <source>Cross table</source>
        <translation>Шахматка</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Підсумкова таблиця</translation>
    </message>
</context>
<context>
    <name>DocumentsPage</name>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Документи</translation>
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
        <translation>&amp;Менше</translation>
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
        <source>Lan&amp;guage of the paper</source>
        <translation>Мова доку&amp;мента</translation>
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
        <source>the current one</source>
        <translation>поточний</translation>
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
        <source>By &amp;hand</source>
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
        <source>Restricted, by &amp;envelopes</source>
        <translation>З обмеженнями, за ко&amp;нвертами</translation>
    </message>
    <message>
        <source>Hold the restricted draw by envelopes?</source>
        <translation>Провести жеребкування з обмеженнями за конвертами?</translation>
    </message>
    <message>
        <source>Every contingent goes whole into an envelope.</source>
        <translation>Кожна група повністю вміщується в один великий конверт.</translation>
    </message>
    <message>
        <source>The row for 11 and 12 players was printed in two ways. With the one in force, numbers 6 and 12 share envelope C, and of 12 players they meet in the last round; the older one has no such pair. Keep to what the regulations of the event name.</source>
        <translation>Рядок таблиці Варми для 11 і 12 учасників друкували по-різному. У чинному номери 6 і 12 лежать у спільному конверті C, і за 12 учасників вони зустрічаються в останньому турі; у давнішому такої пари немає. Дотримуйтеся того, що вказано в регламенті змагання.</translation>
    </message>
    <message>
        <source>&amp;Contingents by</source>
        <translation>&amp;Групи представництва</translation>
    </message>
    <message>
        <source>(alone)</source>
        <translation>(без групи)</translation>
    </message>
    <message>
        <source>Contingent</source>
        <translation>Група</translation>
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
        <translation>Групи в порядку жеребкування</translation>
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
</context>
<context>
    <name>DrawPage</name>
    <message>
        <source>&amp;Register players</source>
        <translation>Зареєструва&amp;ти учасників</translation>
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
        <source>Contingents by {key}</source>
        <translation>Групи: {key}</translation>
    </message>
    <message>
        <source>Table: {variant}</source>
        <translation>Таблиця Варми: {variant}</translation>
    </message>
    <message>
        <source>⚠ {white} and {black} of the contingent “{contingent}” meet in round {round}, one of the last three. Draw again with the older printing of the table if the regulations allow.</source>
        <translation>⚠ {white} та {black} з групи «{contingent}» зустрічаються в турі {round}, одному з трьох останніх. Якщо регламент дозволяє, проведіть жеребкування ще раз за давнішим виданням таблиці.</translation>
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
        <translation>Група</translation>
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
        <source>Announce it before the draw.</source>
        <translation>Оголосіть його до жеребкування.</translation>
    </message>
    <message>
        <source>Draw of numbers</source>
        <translation>Жеребкування номерів</translation>
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
        <source>The numbers hold for the whole tournament and the schedule follows from them (C.05 Annex 1). Nobody can join after the draw. Until the first result it can be undone or held again.</source>
        <translation>Номери діють упродовж усього турніру, за ними складено розклад турів (C.05, додаток 1). Після жеребкування долучитися до турніру вже не можна. До першого результату жеребкування можна скасувати або провести ще раз.</translation>
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
        <source>Numbers drawn by envelopes (Varma tables)</source>
        <translation>Номери визначено жеребкуванням за конвертами (таблиці Варми)</translation>
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
        <source>{name} is no tie-break of {edition} that Arbiter knows. Choose one of its list.</source>
        <translation>{name}: серед додаткових показників {edition}, які знає Arbiter, такого немає. Виберіть показник зі списку.</translation>
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
        <source>“{text}” is no birth date from 1900 on. Write 1999, 1999-04-01 or 01.04.1999.</source>
        <translation>«{text}» – не дата народження після 1900 року. Напишіть 1999, 01.04.1999 або 1999-04-01.</translation>
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
        <source>{name} has withdrawn already. Undo the withdrawal if it was a mistake.</source>
        <translation>Вибуття вже записано: {name}. Якщо сталася помилка, скасуйте вибуття.</translation>
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
        <source>{name} has withdrawn and cannot draw a number. Undo the withdrawal and the draw, remove the player, then draw again.</source>
        <translation>Номера не тягне той, хто вибув: {name}. Скасуйте вибуття та жеребкування, вилучіть учасника зі списку й проведіть жеребкування знову.</translation>
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
        <source>No envelope can hold the contingent “{contingent}”: players {size}, numbers in the largest envelope {largest} (C.05 Annex 2). Form other contingents or draw by lots.</source>
        <translation>Група «{contingent}» не вміщується в жоден великий конверт: учасників {size}, номерів у найбільшому конверті {largest} (C.05, додаток 2). Утворіть інші групи або проведіть звичайне жеребкування.</translation>
    </message>
    <message>
        <source>Contingents of {contingents} players do not go whole into envelopes of {envelopes} numbers (C.05 Annex 2). Form other contingents or draw by lots.</source>
        <translation>Групи учасників ({contingents}) не розкласти цілими по великих конвертах із номерами ({envelopes}) (C.05, додаток 2). Утворіть інші групи або проведіть звичайне жеребкування.</translation>
    </message>
    <message>
        <source>There is no round {round}. Rounds in the schedule: {rounds}; they come with the draw of numbers.</source>
        <translation>Туру {round} немає. Турів у розкладі: {rounds}; вони з’являються після жеребкування.</translation>
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
        <source>The numbers are drawn, and the schedule is fixed by them (C.05 Annex 1). Undo the draw to change the system of play.</source>
        <translation>Жеребкування проведено, і розклад турів визначено (C.05, додаток 1). Щоб змінити систему проведення, скасуйте жеребкування.</translation>
    </message>
    <message>
        <source>The tie-breaks cannot be changed now: they are announced before the start (C.07 Art. 4.1).</source>
        <translation>Додаткові показники зараз змінити не можна: їх оголошують до початку турніру (C.07, ст. 4.1).</translation>
    </message>
    <message>
        <source>The numbers are drawn, and nobody can join a round robin after that (C.05 Annex 1). Undo the draw first; once play has begun it is too late.</source>
        <translation>Жеребкування проведено, після нього до колового турніру не долучаються (C.05, додаток 1). Спершу скасуйте жеребкування; коли гру розпочато, вже запізно.</translation>
    </message>
    <message>
        <source>What is known of a player cannot be changed now.</source>
        <translation>Відомості про учасника зараз змінити не можна.</translation>
    </message>
    <message>
        <source>The numbers are drawn, and published pairs stay (C.05 Art. 6). Withdraw the player instead, or undo the draw.</source>
        <translation>Жеребкування проведено, оголошені пари не змінюють (C.05, ст. 6). Запишіть вибуття учасника або скасуйте жеребкування.</translation>
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
        <translation>Турів ще немає, час призначати нема чому. Спершу проведіть жеребкування.</translation>
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
        <translation>Скасовувати нічого.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Повертати нічого.</translation>
    </message>
    <message>
        <source>“{text}” is no value of the option {option}. Choose one of: {allowed}.</source>
        <translation>«{text}» не підходить для параметра {option}. Виберіть одне з: {allowed}.</translation>
    </message>
    <message>
        <source>“{text}” is no number of a round. Give the option {option} a number.</source>
        <translation>«{text}» – не номер туру. Вкажіть для параметра {option} номер туру.</translation>
    </message>
    <message>
        <source>The document {document} has no option {option}. Its options: {allowed}.</source>
        <translation>Документ {document} не має параметра {option}. Його параметри: {allowed}.</translation>
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
        <source>{path} cannot be written. Copy it to a folder where you may write.</source>
        <translation>До {path} не можна нічого записати. Скопіюйте його до теки, де запис дозволено.</translation>
    </message>
    <message>
        <source>{path} is open in another window of Arbiter. Go on there, or close it first.</source>
        <translation>{path} відкрито в іншому вікні програми Arbiter. Продовжуйте там або спершу закрийте те вікно.</translation>
    </message>
    <message>
        <source>{path} exists already and was left as it is. Choose another name or folder.</source>
        <translation>{path} уже є, його залишено без змін. Виберіть іншу назву або теку.</translation>
    </message>
    <message>
        <source>{path} could not be made. Check that the folder is there, has room, and that you may write into it.</source>
        <translation>Не вдалося створити {path}. Перевірте, чи є така тека, чи є на диску місце та чи маєте ви право записувати в неї.</translation>
    </message>
    <message>
        <source>{path} could not be written, and nothing was changed. Check that the folder is there and may be written to, and that the disk has room.</source>
        <translation>Не вдалося записати: {path}. Нічого не змінено. Перевірте, чи є така тека, чи можна в неї писати і чи є місце на диску.</translation>
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
        <source>The quotation marks do not match. Save the list as CSV again.</source>
        <translation>Лапки не парні. Збережіть список у форматі CSV ще раз.</translation>
    </message>
    <message>
        <source>The list has no players. Below the line of headings write one player a line.</source>
        <translation>У списку немає учасників. Під рядком заголовків напишіть кожного учасника в окремому рядку.</translation>
    </message>
    <message>
        <source>No column has names. Let the first line hold headings, one of them “Name”.</source>
        <translation>Немає стовпчика з прізвищами. У першому рядку мають бути заголовки, один із них – «Прізвище».</translation>
    </message>
    <message>
        <source>“{text}” says the same as an earlier heading. Remove or rename one of the columns.</source>
        <translation>«{text}» означає те саме, що й один із попередніх заголовків. Приберіть або перейменуйте один зі стовпчиків.</translation>
    </message>
    <message>
        <source>“{text}” does not say which rating. Name the column “FIDE rating” or “National rating”.</source>
        <translation>«{text}» не пояснює, який це рейтинг. Назвіть стовпчик «Рейтинг ФІДЕ» або «Рейтинг ФШУ».</translation>
    </message>
    <message>
        <source>“{text}” stands in a column without a heading. Add a heading or remove it.</source>
        <translation>«{text}» стоїть у стовпчику без заголовка. Додайте заголовок або приберіть це.</translation>
    </message>
    <message>
        <source>The name is missing. Write it, surname first.</source>
        <translation>Немає прізвища та імені. Напишіть спершу прізвище, потім ім’я.</translation>
    </message>
    <message>
        <source>“{text}” is no sex. Write m or f.</source>
        <translation>«{text}» не позначає статі. Напишіть «ч» або «ж».</translation>
    </message>
    <message>
        <source>“{text}” is no title. Write GM, IM, FM, CM, WGM, WIM, WFM or WCM.</source>
        <translation>«{text}» – не звання ФІДЕ. Напишіть GM, IM, FM, CM, WGM, WIM, WFM або WCM.</translation>
    </message>
    <message>
        <source>“{text}” is no sport rank. Write МСМК, МС, КМС, I, II, III, IV, or I ю, II ю, III ю.</source>
        <translation>«{text}» – не спортивне звання чи розряд. Напишіть МСМК, МС, КМС, I, II, III, IV або I ю, II ю, III ю.</translation>
    </message>
    <message>
        <source>“{text}” is no rating. Write a number up to 4000, or nothing.</source>
        <translation>«{text}» – не рейтинг. Напишіть число, не більше за 4000, або нічого.</translation>
    </message>
    <message>
        <source>“{text}” is no FIDE ID. Write its digits, or nothing.</source>
        <translation>«{text}» – не ідентифікаційний номер ФІДЕ. Напишіть його цифри або нічого.</translation>
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
        <source>The line begins with the next number and a name.</source>
        <translation>Рядок починається з наступного номера та прізвища.</translation>
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
        <source>A cell is an opponent’s number, w or b, and a mark, as in “3w1”; or “free”.</source>
        <translation>Клітинка – це номер суперника, w або b та знак результату, як-от «3w1», або «free».</translation>
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
        <source>first day</source>
        <translation>перший день</translation>
    </message>
    <message>
        <source>last day</source>
        <translation>останній день</translation>
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
        <source>This is no day. Write 01.04.2026.</source>
        <translation>Це не дата. Напишіть так: 01.04.2026.</translation>
    </message>
    <message>
        <source>&amp;Days</source>
        <translation>Дн&amp;і</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Змагання</translation>
    </message>
    <message>
        <source>surname and initials</source>
        <translation>прізвище та ініціали</translation>
    </message>
    <message>
        <source>{office}, category</source>
        <translation>{office}, категорія</translation>
    </message>
    <message>
        <source>category</source>
        <translation>категорія</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Назва</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Місце проведення</translation>
    </message>
    <message>
        <source>&amp;Organiser</source>
        <translation>&amp;Організатор</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Суддівська колегія</translation>
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
        <source>Folder:</source>
        <translation>Тека:</translation>
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
</context>
<context>
    <name>FilterBox</name>
    <message>
        <source>{name} (Ctrl+F)</source>
        <translation>{name} (Ctrl+F)</translation>
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
    <name>ImportDialog</name>
    <message>
        <source>Import a list of players</source>
        <translation>Завантажити список учасників</translation>
    </message>
    <message numerus="yes">
        <source>Register %n player(s)</source>
        <translation>
            <numerusform>Зареєструвати %n учасника</numerusform>
            <numerusform>Зареєструвати %n учасників</numerusform>
            <numerusform>Зареєструвати %n учасників</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{source} cannot be imported: %n problem(s). Correct the list and import it again.</source>
        <translation>
            <numerusform>{source} завантажити не можна, у списку %n помилка. Виправте список і завантажте ще раз.</numerusform>
            <numerusform>{source} завантажити не можна, у списку %n помилки. Виправте список і завантажте ще раз.</numerusform>
            <numerusform>{source} завантажити не можна, у списку %n помилок. Виправте список і завантажте ще раз.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{source}: %n player(s)</source>
        <translation>
            <numerusform>{source}: %n учасник</numerusform>
            <numerusform>{source}: %n учасники</numerusform>
            <numerusform>{source}: %n учасників</numerusform>
        </translation>
    </message>
    <message>
        <source>⚠ Registered already: {names}</source>
        <translation>⚠ Уже зареєстровано: {names}</translation>
    </message>
    <message>
        <source>Columns that are not taken over: {headings}</source>
        <translation>Стовпчики, які не буде враховано: {headings}</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Помилки</translation>
    </message>
    <message>
        <source>Players of the list</source>
        <translation>Учасники зі списку</translation>
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
        <source>Lots drawn among those still tied (seed {seed})</source>
        <translation>Жеребкування місць за рівних показників (ключ жеребкування – {seed})</translation>
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
        <source>System of play: round robin, {cycles}; C.07 of {edition}</source>
        <translation>Система проведення: колова, {cycles}; C.07 у редакції {edition}</translation>
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
        <source>Player withdrawn: {name}</source>
        <translation>Вибуття з турніру: {name}</translation>
    </message>
    <message>
        <source>Numbers drawn from envelopes, {contingents} (seed {seed})</source>
        <translation>Жеребкування з конвертів, {contingents} (ключ жеребкування – {seed})</translation>
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
        <source>№ {number} undone: {act}</source>
        <translation>Скасовано № {number}: {act}</translation>
    </message>
    <message>
        <source>№ {number} done again: {act}</source>
        <translation>Повернуто № {number}: {act}</translation>
    </message>
    <message>
        <source>The journal is being checked…</source>
        <translation>Журнал перевіряється…</translation>
    </message>
    <message numerus="yes">
        <source>✓ The chain of %n entry(s) is whole: nothing was changed or left out afterwards.</source>
        <translation>
            <numerusform>✓ Журнал цілий, у ньому %n запис: заднім числом нічого не змінено й не вилучено.</numerusform>
            <numerusform>✓ Журнал цілий, у ньому %n записи: заднім числом нічого не змінено й не вилучено.</numerusform>
            <numerusform>✓ Журнал цілий, у ньому %n записів: заднім числом нічого не змінено й не вилучено.</numerusform>
        </translation>
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
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
</context>
<context>
    <name>LotsPanel</name>
    <message>
        <source>The same seed always gives the same order</source>
        <translation>Той самий ключ завжди дає той самий порядок</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Ключ жеребкування</translation>
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
        <source>The tie-breaks leave level: {groups}. The regulations of this tournament let lots decide (C.07 Art. 4.2). The seed is kept, so that anybody can repeat the drawing.</source>
        <translation>Додаткові показники не визначили порядку: {groups}. За регламентом цього турніру вирішує жереб (C.07, ст. 4.2). Ключ зберігається, тож жеребкування зможе повторити кожен.</translation>
    </message>
    <message>
        <source>Lots were drawn with the seed {seed}. They put in order: {names}.</source>
        <translation>Жереб витягнуто, ключ жеребкування – {seed}. Порядок за жеребом: {names}.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Round robin</source>
        <translation>Колова система</translation>
    </message>
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
        <source>{event} · {system} – Arbiter</source>
        <translation>{event} · {system} – Arbiter</translation>
    </message>
    <message>
        <source>Arbiter {version}

For the chief arbiter of a chess tournament: from registration to the printed final table.

Free software under the MIT licence.</source>
        <translation>Arbiter {version}

Для головного судді шахового турніру: від реєстрації до надрукованої підсумкової таблиці.

Вільна програма, ліцензія MIT.</translation>
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
</context>
<context>
    <name>Meeting</name>
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
    <message>
        <source>{result}, by forfeit</source>
        <translation>{result}, без гри</translation>
    </message>
    <message>
        <source>{result}, points set by the arbiter</source>
        <translation>{result}, очки визначив суддя</translation>
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
        <source>&amp;Close event</source>
        <translation>&amp;Закрити змагання</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Ви&amp;йти</translation>
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
        <source>&amp;Other place…</source>
        <translation>&amp;Інше місце…</translation>
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
        <source>Where to keep the event</source>
        <translation>Де зберігати змагання</translation>
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
        <source>name</source>
        <translation>за прізвищем</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>за рейтингом</translation>
    </message>
</context>
<context>
    <name>PageList</name>
    <message>
        <source>Pages</source>
        <translation>Сторінки</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Event</source>
        <translation>Змагання</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Учасники</translation>
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
        <source>Table</source>
        <translation>Таблиця</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Документи</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Журнал</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Cross table</source>
        <translation>Турнірна таблиця (шахматка)</translation>
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
        <source>printed {moment}</source>
        <translation>надруковано {moment}</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation>сторінка {page} з {pages}</translation>
    </message>
    <message>
        <source>Struck out: withdrew from the tournament.</source>
        <translation>Закреслено тих, хто вибув із турніру.</translation>
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
        <source>Points set by the arbiter, boards: {boards}.</source>
        <translation>Очки визначено рішенням судді, дошки: {boards}.</translation>
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
        <source>Round started at</source>
        <translation>Початок туру</translation>
    </message>
    <message>
        <source>ended at</source>
        <translation>закінчення</translation>
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
        <source>Round {round}</source>
        <translation>Тур {round}</translation>
    </message>
    <message>
        <source>Round {round}, {date_and_time}</source>
        <translation>Тур {round}, {date_and_time}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>звільнення від гри</translation>
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
        <source>Start list</source>
        <translation>Стартовий список</translation>
    </message>
    <message>
        <source>{players}, numbers not drawn yet</source>
        <translation>{players}, до жеребкування номерів</translation>
    </message>
    <message>
        <source>Before the drawing of lots, not final</source>
        <translation>До жеребкування місць, не остаточно</translation>
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
        <source>{round} (board {boards})</source>
        <translation>тур {round}, дошки: {boards}</translation>
    </message>
    <message>
        <source>Without a result, by round: {games}.</source>
        <translation>Без результату: {games}.</translation>
    </message>
    <message>
        <source>Level on {points}: {reasons}.</source>
        <translation>{points} оч. – {reasons}.</translation>
    </message>
    <message>
        <source>drawing of lots (seed {seed}): {players}</source>
        <translation>жереб (ключ жеребкування – {seed}): {players}</translation>
    </message>
    <message>
        <source>places {places} shared: {players}</source>
        <translation>поділено місця {places}: {players}</translation>
    </message>
    <message>
        <source>{criterion}: {players}</source>
        <translation>{criterion}: {players}</translation>
    </message>
    <message>
        <source>among those still level {players}</source>
        <translation>між тими, хто лишився рівним, {players}</translation>
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
    <name>PlayerField</name>
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
        <source>FIDE ID</source>
        <translation>ID ФІДЕ</translation>
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
        <source>Sex</source>
        <translation>Стать</translation>
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
        <source>FIDE rating</source>
        <translation>Рейтинг ФІДЕ</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Рейтинг ФШУ</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>ID ФІДЕ</translation>
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
        <source>Club or organisation</source>
        <translation>Клуб або організація (ФСТ)</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Тренер</translation>
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
        <source>In Latin</source>
        <translation>Латиницею</translation>
    </message>
    <message>
        <source>Birth</source>
        <translation>Народження</translation>
    </message>
    <message>
        <source>sex</source>
        <translation>стать</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Звання ФІДЕ</translation>
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
        <source>national</source>
        <translation>ФШУ</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб/ФСТ</translation>
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
        <source>Region</source>
        <translation>Область</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб/ФСТ</translation>
    </message>
    <message>
        <source>Fed.</source>
        <translation>Фед.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Тренер</translation>
    </message>
    <message>
        <source>{name} (withdrawn)</source>
        <translation>{name} (вибуття)</translation>
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
        <source>Enter saves and starts the next player.</source>
        <translation>Enter зберігає та починає нового учасника.</translation>
    </message>
    <message>
        <source>Games without a result: {games}. They are lost by forfeit, the opponents win them; where the opponent has withdrawn too, both lose. Numbers, pairings and games already played stay (C.05 Art. 6.6). Undo takes the withdrawal back.</source>
        <translation>Партій без результату: {games}. У них буде записано поразку без гри, а суперникам – перемогу; якщо суперник теж вибув, поразку без гри отримають обоє. Номери, пари та вже зіграні партії залишаться (C.05, ст. 6.6). Вибуття можна скасувати.</translation>
    </message>
    <message>
        <source>Withdraw {name}</source>
        <translation>Записати вибуття: {name}</translation>
    </message>
    <message>
        <source>List of players to import</source>
        <translation>Список учасників</translation>
    </message>
    <message>
        <source>Lists (*.csv *.txt *.tsv);;All files (*)</source>
        <translation>Списки (*.csv *.txt *.tsv);;Усі файли (*)</translation>
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
        <source>&amp;Import a list…</source>
        <translation>&amp;Завантажити список…</translation>
    </message>
    <message>
        <source>Nobody is registered yet. Type the first player at the right, or import a list.</source>
        <translation>Ще нікого не зареєстровано. Внесіть першого учасника праворуч або завантажте список.</translation>
    </message>
</context>
<context>
    <name>RareResults</name>
    <message>
        <source>Decision of the arbiter (Laws of Chess 12.9)</source>
        <translation>Рішення судді (Правила шахів, ст. 12.9)</translation>
    </message>
</context>
<context>
    <name>ReasonDialog</name>
    <message>
        <source>&amp;Reason, kept in the journal:</source>
        <translation>&amp;Причина (її буде записано в журнал):</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Скасувати</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>{white} – {black}</source>
        <translation>{white} – {black}</translation>
    </message>
</context>
<context>
    <name>ResultGrid</name>
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
        <source>withdrawn</source>
        <translation>вибуття</translation>
    </message>
    <message>
        <source>Bd</source>
        <comment>board</comment>
        <translation>Дош.</translation>
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
        <source>Arbiter</source>
        <translation>Суддя</translation>
    </message>
</context>
<context>
    <name>RoundBanner</name>
    <message>
        <source>&amp;Next round (Enter)</source>
        <translation>&amp;Наступний тур (Enter)</translation>
    </message>
    <message>
        <source>✓ Round {round} is complete.</source>
        <translation>✓ Тур {round} завершено.</translation>
    </message>
    <message>
        <source>✓ Round {round}, the last one, is complete.</source>
        <translation>✓ Тур {round}, останній, завершено.</translation>
    </message>
    <message>
        <source>Final &amp;table (Enter)</source>
        <translation>Підсумкова та&amp;блиця (Enter)</translation>
    </message>
    <message>
        <source>&amp;Table (F6)</source>
        <translation>Та&amp;блиця (F6)</translation>
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
        <source>complete</source>
        <translation>завершено</translation>
    </message>
    <message>
        <source>{missing} of {games} without result</source>
        <translation>без результату {missing} з {games}</translation>
    </message>
</context>
<context>
    <name>RoundsPage</name>
    <message>
        <source>The rounds follow from the draw of numbers.</source>
        <translation>Пари всіх турів з’являться після жеребкування.</translation>
    </message>
    <message>
        <source>&amp;Draw numbers</source>
        <translation>Провести &amp;жеребкування</translation>
    </message>
    <message>
        <source>Free in this round: {number} {name}</source>
        <translation>Звільнення від гри: {number} {name}</translation>
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
        <source>Correct a result of an earlier round?</source>
        <translation>Виправити результат попереднього туру?</translation>
    </message>
    <message>
        <source>Later rounds have results already, so this corrects the past. The table changes, and sheets on the wall no longer agree with it.</source>
        <translation>У наступних турах результати вже є, тож це виправлення попереднього туру. Таблиця зміниться, і вивішені аркуші їй більше не відповідатимуть.</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: {white} – {black}.
It was {old}, it becomes {new}.</source>
        <translation>Тур {round}, дошка {board}: {white} – {black}.
Було {old}, стане {new}.</translation>
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
        <source>no result</source>
        <translation>без результату</translation>
    </message>
    <message>
        <source>more</source>
        <translation>інші</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>стерти</translation>
    </message>
    <message>
        <source>go to</source>
        <translation>перейти</translation>
    </message>
    <message>
        <source>next</source>
        <translation>далі</translation>
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
    <name>SidePanel</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>Закрити панель</translation>
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
    <name>StartScreen</name>
    <message>
        <source>New event…</source>
        <translation>Нове змагання…</translation>
    </message>
    <message>
        <source>A round robin from registration to the final table</source>
        <translation>Коловий турнір від реєстрації до підсумкової таблиці</translation>
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
        <source>Sample event</source>
        <translation>Приклад змагання</translation>
    </message>
    <message>
        <source>Twelve invented players, half played, safe to try on</source>
        <translation>Вигаданий недограний турнір: пробуйте сміливо</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>saved {time}</source>
        <translation>збережено {time}</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Скасовувати нічого</translation>
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
        <source>+ –  by forfeit     *  points set by the arbiter</source>
        <translation>+ –  без гри     *  очки визначив суддя</translation>
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
        <source>By number</source>
        <translation>За номерами</translation>
    </message>
    <message>
        <source>&amp;Why this place</source>
        <translation>&amp;Чому таке місце</translation>
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
        <source>{place}. {name}</source>
        <translation>{place}. {name}</translation>
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
        <source>Games</source>
        <translation>Партії</translation>
    </message>
    <message>
        <source>Games with a result</source>
        <translation>Партії з результатом</translation>
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
        <source>withdrawn</source>
        <translation>вибуття</translation>
    </message>
    <message>
        <source>{code}: {name} (C.07 Art. {article})</source>
        <translation>{code}: {name} (C.07, ст. {article})</translation>
    </message>
    <message>
        <source>{above} is above {below} by points: {more} against {less}.</source>
        <translation>{above} вище, ніж {below}: за очками, {more} проти {less}.</translation>
    </message>
    <message>
        <source>{above} and {below} are equal in points and every tie-break; the drawing of lots put {above} first.</source>
        <translation>{above} та {below} мають рівні очки й усі додаткові показники; за жеребом вище {above}.</translation>
    </message>
    <message>
        <source>{names} are equal in points and every tie-break and share the places {places}.</source>
        <translation>Рівні очки й усі додаткові показники мають {names}; вони ділять місця {places}.</translation>
    </message>
    <message>
        <source>{above} is above {below}, who has as many points, by {criterion}: {more} against {less}.</source>
        <translation>{above} вище, ніж {below}: очки рівні, вирішує показник «{criterion}», {more} проти {less}.</translation>
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
        <source>Sonneborn-Berger</source>
        <translation>коефіцієнт Зоннеборна-Бергера</translation>
    </message>
    <message>
        <source>Koya system</source>
        <translation>система Койї</translation>
    </message>
    <message>
        <source>cut {n}</source>
        <translation>вилучення {n}</translation>
    </message>
    <message>
        <source>limit {n} half points</source>
        <translation>межа {n} × ½ очка</translation>
    </message>
    <message>
        <source>forfeits as played</source>
        <translation>неявки як зіграні партії</translation>
    </message>
    <message>
        <source>FIDE tie-break regulations C.07, edition {edition}</source>
        <translation>Правила ФІДЕ C.07 «Додаткові показники», редакція {edition}</translation>
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
        <source>SB</source>
        <translation>Бергер</translation>
    </message>
    <message>
        <source>KS</source>
        <translation>Койя</translation>
    </message>
</context>
<context>
    <name>TieBreakList</name>
    <message>
        <source>Tie-breaks in their order</source>
        <translation>Додаткові показники за порядком</translation>
    </message>
    <message>
        <source>Tie-break to add</source>
        <translation>Показник, який додати</translation>
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
        <source>“{text}” are no hours. Type them like 10:00, 15:00.</source>
        <translation>«{text}» – не години. Введіть їх так: 10:00, 15:00.</translation>
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
        <source>&amp;Cancel</source>
        <translation>&amp;Скасувати</translation>
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
        <translation>Помін&amp;яти місцями два останні тури першого кола</translation>
    </message>
    <message>
        <source>For two cycles of an even number of players: nobody has the same colour three times running where the cycles meet (C.05 Annex 1).</source>
        <translation>Для двох кіл за парної кількості учасників: на межі кіл ніхто не матиме однакового кольору тричі поспіль (C.05, додаток 1).</translation>
    </message>
    <message>
        <source>they share the places</source>
        <translation>ділять місця</translation>
    </message>
    <message>
        <source>lots are drawn</source>
        <translation>тягнуть жереб</translation>
    </message>
    <message>
        <source>&amp;Apply the change…</source>
        <translation>&amp;Застосувати зміни…</translation>
    </message>
    <message>
        <source>&amp;Leave as it was</source>
        <translation>&amp;Лишити, як було</translation>
    </message>
    <message>
        <source>Play has begun: a change needs a reason, which the journal keeps (C.07 Art. 4.1).</source>
        <translation>Гру розпочато: зміна потребує причини, яку буде записано в журнал (C.07, ст. 4.1).</translation>
    </message>
    <message>
        <source>Change the tie-breaks after play has begun</source>
        <translation>Змінити додаткові показники після початку гри?</translation>
    </message>
    <message>
        <source>Tie-breaks are announced before the start (C.07 Art. 4.1). The table will be ordered anew, and sheets already posted become out of date.</source>
        <translation>Додаткові показники оголошують до початку турніру (C.07, ст. 4.1). Порядок у таблиці буде визначено наново, вивішені аркуші втратять чинність.</translation>
    </message>
    <message>
        <source>Change the tie-breaks</source>
        <translation>Змінити показники</translation>
    </message>
    <message>
        <source>System of play</source>
        <translation>Система проведення</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Колова система</translation>
    </message>
    <message>
        <source>&amp;Cycles</source>
        <translation>&amp;Кількість кіл</translation>
    </message>
    <message>
        <source>&amp;Edition of C.07</source>
        <translation>Редакція &amp;C.07</translation>
    </message>
    <message>
        <source>Those &amp;still tied:</source>
        <translation>Якщо &amp;й показники рівні:</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Tie-breaks, in this order</source>
        <translation>Додаткові показники, у такому порядку</translation>
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
</TS>
