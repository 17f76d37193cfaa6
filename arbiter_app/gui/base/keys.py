"""Every key of the window, with the one meaning it has wherever it is pressed.

Menus, buttons and the card of keys (Shift+F1) show the keys of acts, and acts have them from here
alone.
Figures, letters and signs alone are typed at something and belong to it: a result at a board (see
`rounds.result_keys`), a person at the desk, a paper before the commission.
"""

from enum import Enum, StrEnum, unique


class Place(StrEnum):
    """Where figures and signs have meanings of their own; `ANYWHERE` for all other keys."""

    ANYWHERE = ""
    DESK = "desk"
    COMMISSION = "commission"
    BY_HAND = "by-hand"
    WHO_PLAYS = "who-plays"


@unique
class Key(Enum):
    """A meaning, and the keys that have it."""

    # Lists: something new, what a row is there for, what is done to it
    NEW = "Ins", "Ctrl+N"
    NEW_SEVERAL = ("Shift+Ins",)
    CHOOSE = "Enter", "Return"
    REMOVE = ("Del",)
    MARK = ("Space",)
    MOVE_UP = ("Alt+Up",)
    """The row, in an order of one's own."""
    MOVE_DOWN = ("Alt+Down",)
    CORRECT = ("Ctrl+E",)
    """What was written down about the row, not its results."""
    REOPEN = ("Ctrl+R",)
    """What was ended or signed: a round, a match, an appeal."""
    TAKE_BACK = ("Ctrl+Backspace",)
    """The last decision about the row, or the last step."""
    PAID = ("Ctrl+Shift+M",)
    """Money that belongs to the row was paid: a fee, a fine."""
    ROW_MENU = "Shift+F10", "Menu"

    # What is seen
    ONLY_MISSING = ("Ctrl+M",)
    FIND = ("Ctrl+F",)
    GO_TO = ("Ctrl+G",)
    """A board."""
    PANEL = ("Ctrl+H",)
    """The panel beside the list: why a place is one's own, what of papers is missing, what was
    printed."""
    VIEW_1 = ("Alt+1",)
    VIEW_2 = ("Alt+2",)
    VIEW_3 = ("Alt+3",)
    VIEW_4 = ("Alt+4",)
    VIEW_5 = ("Alt+5",)
    BOARD_PRIZES = ("Alt+6",)
    TEAMS = ("Alt+7",)
    """The table of teams of solvers."""
    LARGER = "Ctrl++", "Ctrl+="
    SMALLER = ("Ctrl+-",)
    USUAL_SIZE = ("Ctrl+0",)
    WHOLE_IN_VIEW = ("Ctrl+9",)
    PREVIOUS = "Ctrl+PgUp", "Alt+Left"
    NEXT = "Ctrl+PgDown", "Alt+Right"
    PREVIOUS_STAGE = ("Ctrl+Shift+PgUp",)
    NEXT_STAGE = ("Ctrl+Shift+PgDown",)
    PREVIOUS_TOURNAMENT = ("Alt+PgUp",)
    NEXT_TOURNAMENT = ("Alt+PgDown",)
    CHOOSE_TOURNAMENT = ("Ctrl+F11",)
    ORDER_OF_ROUNDS = ("Ctrl+F6",)
    """The times of the rounds of all tournaments."""
    BOARDS_IN_HALL = ("Alt+F6",)
    """The first board of each tournament, and the rooms."""
    HALL = ("F11",)
    """What the hall sees."""
    HALL_ON = ("Alt+Shift+PgDown",)
    """Its pages, while the keys stay with the arbiter."""
    HALL_BACK = ("Alt+Shift+PgUp",)
    HALL_NAMES = ("Alt+Shift+F11",)

    WAITING = ("Ctrl+F10",)
    """The chips in the status bar: what lasts until somebody sees to it."""

    # Out of the window and into it
    COPY = ("Ctrl+C",)
    PRINT = ("Ctrl+P",)
    SHEET_CODE = ("Ctrl+F8",)
    """Whether a sheet that somebody brings is still right, by its code."""
    PRINT_SET = ("Ctrl+Shift+F8",)
    """Several papers together."""
    PRINT_OTHER = ("Ctrl+Shift+H",)
    LOGO = ("Alt+F8",)
    """The picture at the head of papers."""
    PAPER_TEXTS = ("Ctrl+Shift+F7",)
    """What papers say in words of the event's own."""
    ENGLISH_NAMES = ("Ctrl+Shift+F11",)
    """What names of the event are on papers in English."""
    """The second paper of a page."""
    SAVE_AS = ("Ctrl+S",)
    """What is seen, as a file."""
    IMPORT_LIST = ("Ctrl+Shift+I",)

    # Players
    PLAYER_CARD = "Alt+Enter", "Alt+Return"
    """All rounds of the player of the row; at a board of White."""
    OTHER_CARD = "Alt+Shift+Enter", "Alt+Shift+Return"
    """All rounds of Black."""
    WITHDRAW = ("Ctrl+Del",)
    EXPEL = ("Ctrl+Shift+Del",)
    MISS_ROUNDS = ("Ctrl+Shift+J",)
    RETURN = ("Ctrl+Shift+Ins",)
    KEEP = ("Alt+Ins",)
    """Who did not come is paired in the next round all the same, or is not."""
    REPLACE = ("Ctrl+Shift+Y",)
    RATINGS = ("Ctrl+L",)
    RATINGS_OF_PLAYER = ("Ctrl+Shift+Q",)
    TOURNAMENTS_OF_PLAYER = ("Ctrl+Shift+F3",)
    PEOPLE = ("Alt+F3",)
    """All people of an event of several tournaments."""
    ADMIT_COMPLETE = ("Ctrl+Shift+C",)

    # The draw
    WITNESSES = ("Ctrl+Shift+W",)
    BREAK_OFF = ("Ctrl+Shift+Backspace",)

    # Rounds and matches
    INCIDENT = ("Ctrl+I",)
    ADJOURN = ("Ctrl+J",)
    NOT_AT_BOARD = ("Ctrl+Shift+Space",)
    """Who is still awaited at the board."""
    SWAP_COLOURS = ("Ctrl+Shift+X",)
    EXCHANGE = ("Ctrl+X",)
    """Two people change places: in the pairs, or at boards where they should not have sat."""
    VERIFY = ("Ctrl+Shift+V",)
    TIMES = ("Ctrl+T",)
    PUBLISH = ("Ctrl+Shift+P",)
    SIGN_OFF = ("Ctrl+Shift+S",)
    START_POSITION = ("Ctrl+F9",)
    """That of Chess960, drawn or noted for a round."""
    LINE_UPS = ("Alt+F5",)
    """Who plays for the teams in a round."""
    SIGNATURES = ("Alt+F11",)
    """What captains have put under the reports of the matches of a round."""
    BOTH_SIGNED = ("Alt+F9",)
    """Both captains have signed the match in hand."""
    DRAW_COLOURS = ("Ctrl+Shift+L",)
    PAIR = ("Ctrl+Shift+G",)
    FORFEIT = ("Ctrl+Shift+F",)
    """Somebody does not play a match, or has lost a game by not coming."""
    TEMPO = ("Ctrl+K",)
    """Another time control by agreement."""
    BEGIN_STAGE = ("Ctrl+B",)
    DIVIDE = ("Ctrl+Shift+D",)
    JOIN = ("Ctrl+Shift+F6",)
    """Tournaments, into one."""

    # Disputes
    APPEAL = ("Ctrl+Shift+A",)
    ANOTHER_SANCTION = ("Ctrl+D",)

    # Undoing
    UNDO = ("Ctrl+Z",)
    REDO = "Ctrl+Shift+Z", "Ctrl+Y"
    UNDO_TO = ("Ctrl+U",)
    """Back to how the event was at the row: before an act, at a snapshot."""
    REDO_TO = ("Ctrl+Shift+U",)

    # The event and the computer
    NEW_EVENT = ("Ctrl+Shift+N",)
    OPEN_EVENT = ("Ctrl+O",)
    IMPORT_REPORT = ("Ctrl+Shift+O",)
    EXPORT_REPORT = ("Ctrl+Shift+E",)
    REGISTRY = ("Ctrl+Shift+R",)
    SNAPSHOTS = ("Ctrl+Shift+B",)
    RULES = ("Shift+F9",)
    """The rules mode, and what touches the pairings."""
    CHANGE_MODE = ("Ctrl+Shift+F9",)
    """Out of the rules mode."""
    SECOND_COPY = ("Ctrl+Shift+K",)
    SAVE_COPY = ("Ctrl+F12",)
    """The whole event as another file."""
    PRACTICE = ("Ctrl+Shift+T",)
    CLOSE_EVENT = ("Ctrl+W",)
    PREFERENCES = ("Ctrl+,",)
    QUIT = ("Ctrl+Q",)
    REGULATIONS = ("Ctrl+Shift+F2",)
    """Those that the organiser issued, with their sections."""
    SIGN_IN = ("F12",)
    SIGN_OUT = ("Shift+F12",)
    MANUAL = ("F1",)
    """The chapter of the page that is shown."""
    KEYS = ("Shift+F1",)
    MENUS = ("F10",)

    # Dialogs
    DO = "Ctrl+Enter", "Ctrl+Return"
    LEAVE = ("Esc",)
    LOOK_FIRST = "Shift+Enter", "Shift+Return"
    """At what is known of a person, before the person is registered."""

    # At the desk
    HERE = "1", Place.DESK
    FEE_PAID = "2", Place.DESK
    PAPERS_SHOWN = "3", Place.DESK
    AMOUNT_PAID = "4", Place.DESK
    FEE_TO_PAY = "5", Place.DESK
    DECIDE_FINDING = "6", Place.DESK
    RECEIPT = "7", Place.DESK

    # Before the commission
    ADMIT = "+", Place.COMMISSION
    ADMIT_CONDITIONALLY = "*", Place.COMMISSION
    DO_NOT_ADMIT = "-", Place.COMMISSION

    # In a pairing by hand
    PAIRING_BYE = "+", Place.BY_HAND
    HALF_BYE = "=", Place.BY_HAND
    ZERO_BYE = "-", Place.BY_HAND

    # In the list of who plays
    PLAYS = "1", Place.WHO_PLAYS
    ABSENT = "2", Place.WHO_PLAYS
    ASKS_HALF = "3", Place.WHO_PLAYS
    ASKS_FULL = "4", Place.WHO_PLAYS
    LEAVES = "5", Place.WHO_PLAYS
    COMES_BACK = "6", Place.WHO_PLAYS
    CAME_LATE = "7", Place.WHO_PLAYS
    HALF_BYES_ALLOWED = "8", Place.WHO_PLAYS
    CHECK_IN = "9", Place.WHO_PLAYS

    @property
    def place(self) -> Place:
        """Where the keys have this meaning."""
        return next((each for each in self.value if isinstance(each, Place)), Place.ANYWHERE)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys, the first one as it is told."""
        return tuple(each for each in self.value if not isinstance(each, Place))


VIEWS = (Key.VIEW_1, Key.VIEW_2, Key.VIEW_3, Key.VIEW_4, Key.VIEW_5)
"""The views of a page from the left, or its lists."""
