"""How a desktop of Linux knows the program and its files."""

TYPE = "application/x-arbiter"

_ENTRY = f"""\
[Desktop Entry]
Type=Application
Name=Arbiter
GenericName=Chess tournaments
GenericName[uk]=Шахові турніри
GenericName[ru]=Шахматные турниры
Comment=For the chief arbiter: from registration to the printed final table
Comment[uk]=Для головного арбітра: від реєстрації до надрукованої підсумкової таблиці
Comment[ru]=Для главного арбитра: от регистрации до напечатанной итоговой таблицы
Keywords=chess;tournament;arbiter;Swiss;pairing;
Keywords[uk]=шахи;турнір;арбітр;швейцарська;жеребкування;
Keywords[ru]=шахматы;турнир;арбитр;швейцарская;жеребьёвка;
Exec=arbiter %f
Icon=arbiter
Terminal=false
StartupNotify=true
StartupWMClass=arbiter
Categories=Game;BoardGame;
MimeType={TYPE};
"""

_TYPE_OF_FILES = f"""\
<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{TYPE}">
    <comment>Event of Arbiter</comment>
    <comment xml:lang="uk">Змагання Arbiter</comment>
    <comment xml:lang="ru">Соревнование Arbiter</comment>
    <icon name="application-x-arbiter"/>
    <sub-class-of type="application/vnd.sqlite3"/>
    <magic priority="60">
      <match type="string" value="SQLite format 3" offset="0">
        <match type="string" value="ARBT" offset="68"/>
      </match>
    </magic>
    <glob pattern="*.arbiter"/>
  </mime-type>
</mime-info>
"""


def entry() -> str:
    """Return the entry of the menu, which says what opens files of events."""
    return _ENTRY


def type_of_files() -> str:
    """Return how a file of an event is told from others, for shared-mime-info."""
    return _TYPE_OF_FILES
