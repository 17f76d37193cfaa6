"""The acts that Enter alone does not do: in their dialogs it presses the safe button."""

from collections.abc import Mapping
from enum import Enum, StrEnum, auto


class Because(Enum):
    """Why an act wants more than one key."""

    ENDS_PLAY = auto()
    """Somebody plays no more, or what was played is gone."""
    REPLACES_FILE = auto()
    """What a file holds is written over or forgotten, and Undo does not bring it back."""
    ANNOUNCED = auto()
    """It is seen and heard by the whole hall."""
    BY_HAND = auto()
    """What was decided by hand is gone, with its reason."""
    RULES = auto()
    """The rules let it stand as it is unless the arbiter decides otherwise."""


class Act(StrEnum):
    """What a dialog of the table does."""

    WITHDRAW = auto()
    EXPEL = auto()
    EXCLUDE = auto()
    WALK_OVER = auto()
    LEAVE_PLAY_OFF = auto()
    END_PLAY_OFF = auto()
    ANNUL_PLAY_OFF = auto()
    REMOVE_STAGE = auto()
    REMOVE_TOURNAMENT = auto()
    RESTORE_SNAPSHOT = auto()
    REPLACE_REGULATION = auto()
    FORGET_REGULATION = auto()
    FORGET_LIST = auto()
    FORGET_PERSON = auto()
    MERGE_SPELLINGS = auto()
    DRAW_NUMBERS = auto()
    ALLOW_ENVELOPE = auto()
    TAKE_BACK_STEP = auto()
    BREAK_CEREMONY_OFF = auto()
    ANNUL_DRAW = auto()
    TAKE_PUBLICATION_BACK = auto()
    CORRECT_OLD_TABLE = auto()
    FORFEIT_LATE = auto()
    DROP_HAND_PAIRS = auto()
    DEPART = auto()


# fmt: off
CONFIRMED: Mapping[Act, Because] = {
    Act.WITHDRAW:              Because.ENDS_PLAY,
    Act.EXPEL:                 Because.ENDS_PLAY,
    Act.EXCLUDE:               Because.ENDS_PLAY,      # from some rounds, as a sanction
    Act.WALK_OVER:             Because.ENDS_PLAY,
    Act.LEAVE_PLAY_OFF:        Because.ENDS_PLAY,
    Act.END_PLAY_OFF:          Because.ENDS_PLAY,
    Act.ANNUL_PLAY_OFF:        Because.ENDS_PLAY,
    Act.REMOVE_STAGE:          Because.ENDS_PLAY,
    Act.REMOVE_TOURNAMENT:     Because.ENDS_PLAY,      # its entries go with it
    Act.RESTORE_SNAPSHOT:      Because.REPLACES_FILE,
    Act.REPLACE_REGULATION:    Because.REPLACES_FILE,  # an own one of the same name
    Act.FORGET_REGULATION:     Because.REPLACES_FILE,
    Act.FORGET_LIST:           Because.REPLACES_FILE,
    Act.FORGET_PERSON:         Because.REPLACES_FILE,
    Act.MERGE_SPELLINGS:       Because.REPLACES_FILE,
    Act.DRAW_NUMBERS:          Because.ANNOUNCED,
    Act.ALLOW_ENVELOPE:        Because.ANNOUNCED,
    Act.TAKE_BACK_STEP:        Because.ANNOUNCED,
    Act.BREAK_CEREMONY_OFF:    Because.ANNOUNCED,
    Act.ANNUL_DRAW:            Because.RULES,          # published pairs stay: C.05 Art. 6.3
    Act.TAKE_PUBLICATION_BACK: Because.RULES,          # published pairs stay: C.05 Art. 6
    Act.CORRECT_OLD_TABLE:     Because.RULES,          # C.04.2, late corrections
    Act.FORFEIT_LATE:          Because.ENDS_PLAY,      # Laws Art. 6.7.1
    Act.DROP_HAND_PAIRS:       Because.BY_HAND,
    Act.DEPART:                Because.RULES,          # see domain.permission.acts
}
# fmt: on
"""Every act of this kind, with its reason."""
