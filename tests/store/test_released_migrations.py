"""Migrations that went out with a release never change: files were made by them."""

from hashlib import blake2b
from pathlib import Path

import arbiter_app
from arbiter_app import paths

RELEASED = {
    # file, release, digest of its text with line ends as on Linux
    "0001_first_release.py": ("1.0.0", "9e7156f67e036511624aca22a6224431"),
}
OLD_FILES = Path(__file__).parents[1] / "data" / "old_files"


def digest(migration: Path) -> str:
    return blake2b(migration.read_text("utf-8").encode(), digest_size=16).hexdigest()


def digests() -> dict[str, str]:
    files = sorted((paths.migrations() / "versions").glob("*.py"))
    return {each.name: digest(each) for each in files}


def test_that_released_migrations_are_as_they_went_out() -> None:
    found = digests()
    for name, (release, released) in RELEASED.items():
        assert found.get(name) == released, (
            f"migrations/versions/{name} went out with Arbiter {release}: files made by it lie on"
            " the disks of arbiters. Put it back as it was (git checkout), and write the change as"
            " a migration of its own with the next number."
        )


def test_that_a_release_names_all_its_migrations_here() -> None:
    if (OLD_FILES / arbiter_app.__version__).exists():
        missing = digests().keys() - RELEASED.keys()
        assert not missing, (
            f"{', '.join(sorted(missing))}: new since {arbiter_app.__version__}. Raise the version"
            " in arbiter_app/__init__.py; when it is released, write the migration and its digest"
            " into RELEASED here, and make its old files (CONTRIBUTING, A release)."
        )
