"""What a column of a list of players may say, and by which headings people call it."""

import re
from collections.abc import Mapping
from enum import StrEnum


class Field(StrEnum):
    """What a column says of a player; the value is the name that `PlayerFields` has for it."""

    NAME = "name"
    GIVEN_NAME = "given_name"
    """With a column of its own, it becomes part of the name."""
    PATRONYMIC = "patronymic"
    LATIN_NAME = "latin_name"
    BIRTH = "birth"
    SEX = "sex"
    TITLE = "title"
    SPORT_RANK = "sport_rank"
    GRADE = "grade"
    FIDE_RATING = "fide_rating"
    NATIONAL_RATING = "national_rating"
    ARBITERS_RATING = "arbiters_rating"
    FIDE_ID = "fide_id"
    NATIONAL_ID = "national_id"
    FEDERATION = "federation"
    REGION = "region"
    CLUB = "club"
    COACH = "coach"
    TEAM = "team"
    """For which the results of an individual tournament count."""
    ACCOUNT = "account"
    VENUE = "venue"
    NEEDS = "needs"
    TOURNAMENT = "tournament"
    """Where the player goes, in an event of several tournaments; no field of a player."""
    ROSTER = "roster"
    """For which team the player plays, where teams do."""
    BOARD = "board"
    """The place on its roster: the board, or that of a reserve."""


IN_NAME = (Field.NAME, Field.GIVEN_NAME)
"""What the name is put together of."""

PLACES = (Field.TOURNAMENT, Field.ROSTER, Field.BOARD)
"""Where the player goes in the event: no field of a player."""

IDENTIFYING = (Field.NAME, Field.FIDE_ID, Field.NATIONAL_ID)
"""Without one of these nobody is told from another."""

NUMBER, RATING = "number", "rating"
"""Headings that are known and say nothing to keep, or not which rating."""

_HEADINGS: Mapping[str, str] = {
    Field.NAME: "name | full name | surname | surname and name | last name | player | players name"
    " | name, surname first | піб | прізвище | прізвище ім'я | прізвище, ім'я | прізвище та ім'я"
    " | прізвище і ім'я | прізвище й ім'я | прізвище, ім'я, по батькові | прізвище ім'я по батькові"
    " | прізвище та ім'я учасника | прізвище, ім'я учасника | учасник | учасниця | гравець"
    " | спортсмен | фио | фамилия | фамилия имя | фамилия, имя | фамилия и имя"
    " | фамилия имя отчество | фамилия, имя, отчество | участник | игрок",
    Field.GIVEN_NAME: "first name | given name | ім'я | имя",
    Field.PATRONYMIC: "patronymic | middle name | по батькові | отчество",
    Field.LATIN_NAME: "latin name | name latin | name (latin) | name in latin letters | fide name"
    " | in latin | латиницею | ім'я латиницею | прізвище латиницею | прізвище, ім'я латиницею"
    " | прізвище та ім'я латиницею | латиницей | имя латиницей | фамилия латиницей",
    Field.BIRTH: "birth | born | birthday | birth date | date of birth | birth year | year of birth"
    " | bday | dob | year | рік | рік народження | рік нар | рн | дата народження | дата нар"
    " | нар | народження | рік або дата народження | дата (рік) народження | год | год рождения"
    " | год рожд | гр | дата рождения | дата рожд | др | рождение | дн",
    Field.SEX: "sex | gender | стать | пол",
    Field.TITLE: "title | fide title | титул | звання fide | звання фіде | міжнародне звання"
    " | тит | звание fide | звание фиде | международное звание",
    Field.SPORT_RANK: "rank | sport rank | national rank | category | розряд | звання"
    " | спортивне звання | спортивний розряд | розряд/звання | звання/розряд | звання, розряд"
    " | розряд, звання | розряд або спортивне звання | кваліфікація | разряд | звание"
    " | спортивный разряд | спортивное звание | разряд/звание | звание/разряд | звание, разряд"
    " | разряд, звание | квалификация",
    Field.GRADE: "grade | go grade | go rank | kyu/dan | dan/kyu | kyu, dan | ранг | ранг го"
    " | кю/дан | дан/кю | кю, дан | дан, кю | кю | дан | ступінь | ступінь го",
    RATING: "rating | рейтинг | rtg | рейт",
    Field.FIDE_RATING: "fide rating | rating fide | fide elo | elo | fide | elo fide"
    " | рейтинг fide | рейтинг фіде | фіде | ело | рейтинг ело | рейтинг фиде | фиде | эло",
    Field.NATIONAL_RATING: "national rating | rating national | nat | nat rating | рейтинг фшу"
    " | фшу | національний рейтинг | рейтинг національний | нац рейтинг | укр рейтинг"
    " | національний | національний рейтинг фшу | национальный рейтинг | рейтинг национальный"
    " | украинский рейтинг | національ",
    Field.ARBITERS_RATING: "rating by the arbiter | by arb | by arbiter | rating for tie breaks"
    " | суд | рейтинг, визначений суддею | рейтинг від судді | від судді"
    " | рейтинг для додаткових показників | рейтинг, определённый судьёй | рейтинг от судьи",
    Field.FIDE_ID: "fide id | id fide | id | fide code | fide no | fide number | id number"
    " | код фіде | код fide | id фіде | фіде id | ід фіде | фіде ід | ід | код фиде | id фиде"
    " | фиде id | ид фиде",
    Field.NATIONAL_ID: "national id | id national | nat id | id фшу | фшу id | ід фшу | код фшу"
    " | id національний | національний id | ід національний | національний код"
    " | національний номер | id в базі фшу | номер фшу | національний ід | национальный id"
    " | id национальный | национальный код",
    Field.FEDERATION: "federation | fed | country | федерація | фед | країна | федерация | страна",
    Field.REGION: "region | oblast | регіон | область | обл | область/місто | область, місто"
    " | місто, область | місто/область | область (місто) | территория | територія | регион",
    Field.CLUB: "club | organisation | organization | клуб | фст | організація | клуб/фст"
    " | фст/клуб | клуб або організація (фст) | клуб/організація | школа | заклад | дюсш"
    " | клуб, фст | фст, клуб | організація/клуб | организация | клуб/организация"
    " | club/city | місто/клуб | клуб/місто | клуб (школа) | відомство | товариство | ведомство",
    Field.COACH: "coach | trainer | тренер | тренер(и) | тренери | піб тренера",
    Field.TEAM: "team | team name | команда | назва команди | название команды | збірна"
    " | залікова команда | командний залік",
    Field.ACCOUNT: "account | username | user name | login | nickname | акаунт | обліковий запис"
    " | логін | нік | аккаунт | логин | ник",
    Field.VENUE: "venue | playing venue | місце гри | зал | майданчик | место игры | площадка",
    Field.NEEDS: "needs | special needs | особливі потреби | потреби | особые потребности",
    Field.TOURNAMENT: "tournament | group | age group | section | турнір | група | вікова група"
    " | турнир | группа | возрастная группа",
    NUMBER: "# | no | nr | n | № | № з/п | № п/п | №з/п | №п/п | n з/п | n п/п | з/п | п/п | snr",
}  # fmt: skip


_HEADINGS_OF_TEAMS: Mapping[Field, str] = {
    Field.ROSTER: "team | team name | команда | назва команди | команда (клуб) | название команды",
    Field.BOARD: "board | board no | bd | дошка | № дошки | номер дошки | місце в заявці | доска"
    " | № доски | номер доски",
}
"""What headings say where teams play; elsewhere nobody has a board."""


_LONGEST = 200
"""No heading that is known has more letters."""


def heading_key(cell: str) -> str:
    """Return a heading without what people write in different ways or leave out."""
    text = re.sub("[’ʼ`´‘'.*]", "", cell.casefold())
    text = re.sub(r"\s*/\s*", "/", re.sub(r"[-_\s]+", " ", text))
    return text.strip(" :;,")


_SAYS: Mapping[str, Field | str] = {
    heading_key(heading): field for field, row in _HEADINGS.items() for heading in row.split(" | ")
}


def said_by(heading: str) -> Field | str | None:
    """Return what a heading says: a field, NUMBER or RATING; None where it is not known."""
    return _SAYS.get(heading_key(heading)) if len(heading) <= _LONGEST else None


_SAYS_OF_TEAMS: Mapping[str, Field] = {
    heading_key(heading): field
    for field, row in _HEADINGS_OF_TEAMS.items()
    for heading in row.split(" | ")
}


def said_of_teams(heading: str) -> Field | None:
    """Return what a heading says where teams play: a team, or a board; None for all others."""
    return _SAYS_OF_TEAMS.get(heading_key(heading)) if len(heading) <= _LONGEST else None
