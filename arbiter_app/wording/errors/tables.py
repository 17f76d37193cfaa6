"""Sentences for what cannot be seen in a table, and for categories."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

# fmt: off
TABLE_SENTENCES: Mapping[str, str] = {
    "table.no-rounds": QT_TRANSLATE_NOOP(
        "Error", "There is no table after a round here: matches or stages decide the places."
        " Ask for the table without a round, or for that of a group."
    ),
    "table.not-yet": QT_TRANSLATE_NOOP(
        "Error", "There is no table after round {round} yet: the last round that has begun is"
        " {last}. Choose an earlier round."
    ),
    "category.none": QT_TRANSLATE_NOOP(
        "Error", "There is no category “{title}”. Those of the event: {known}."
    ),
    "category.of-people": QT_TRANSLATE_NOOP(
        "Error",
        "“{title}” is a category of people, and teams are ranked here. Ask for the table of their"
        " boards: stage {stage}.",
    ),
    "category.title-missing": QT_TRANSLATE_NOOP(
        "Error", "A category needs a title: papers call it so. Type one."
    ),
    "category.title-taken": QT_TRANSLATE_NOOP(
        "Error", "There is a category “{title}” already. Give this one another title."
    ),
    "category.everybody": QT_TRANSLATE_NOOP(
        "Error", "Everybody would belong to the category “{title}”. Say who belongs to it: by age,"
        " sex, region, rating or title."
    ),
    "category.ages": QT_TRANSLATE_NOOP(
        "Error", "Nobody is at least {at_least} and younger than {younger_than} years old. Correct"
        " the ages of the category “{title}”."
    ),
    "category.age": QT_TRANSLATE_NOOP(
        "Error", "An age of a category is from 1 to {most} years, not {age}. Correct it."
    ),
    "category.ratings": QT_TRANSLATE_NOOP(
        "Error", "No rating is from {rating_from} and below {rating_below}. Correct the ratings of"
        " the category “{title}”."
    ),
    "category.rating": QT_TRANSLATE_NOOP(
        "Error", "A rating of a category is from 1 to {most}, not {rating}. Correct it."
    ),
    "category.too-many": QT_TRANSLATE_NOOP(
        "Error", "There are {most} categories already, which is the most there can be. Remove one"
        " first."
    ),
}
# fmt: on
