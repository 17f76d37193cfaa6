"""Where the shipped files are, and where the user's files go."""

from contextlib import suppress
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _shipped(name: str) -> Path:
    """Return what is shipped: inside the package when installed, beside it in a checkout and in a
    portable folder.
    """
    inside = _PACKAGE / name
    return inside if inside.exists() else _PACKAGE.parent / name


def resources() -> Path:
    """Return the folder of fonts, icons, translations, the manual and the sample."""
    return _shipped("resources")


def migrations() -> Path:
    """Return the folder of the schema's migrations."""
    return _shipped("migrations")


def changelog() -> Path:
    """Return the file that says what changed from version to version."""
    return _shipped("CHANGELOG.md")


def licence() -> Path:
    """Return the file with the licence of the program itself."""
    return _shipped("LICENSE")


def written_licences() -> Path | None:
    """Return the folder of the licences of all parts; only a portable folder has one."""
    folder = _shipped("licences")
    return folder if folder.is_dir() else None


def user_data() -> Path:
    """Return the folder for what outlives an event on this computer; it is made if missing.

    Where it cannot be made, whoever writes into it meets the error.
    """
    # It takes as long to import as ten modules of ours, and a report needs no such folder.
    import platformdirs

    folder = Path(platformdirs.user_data_dir("Arbiter", appauthor=False))
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def empty_event() -> Path:
    """Return the file in which the empty event is kept that a new one is a copy of."""
    return user_data() / "empty-event"


def of_event(key: str) -> Path:
    """Return the folder for what this computer keeps of an event beside its file."""
    return user_data() / "events" / key


def snapshots(key: str) -> Path:
    """Return the folder of the snapshots of an event."""
    return of_event(key) / "snapshots"


def registry() -> Path:
    """Return the folder of what outlives an event: people of this computer, rating lists."""
    return user_data() / "registry"


def user_documents() -> Path:
    """Return the folder in which a person keeps event files."""
    import platformdirs  # as in `user_data`

    return Path(platformdirs.user_documents_dir())


def sample(version: str = "") -> Path:
    """Return the file of the sample event on this computer; of a version that cannot open the usual
    one, because a newer version has made it, one of its own.
    """
    name = f"sample {version}" if version else "sample"
    return user_documents() / "Arbiter" / f"{name}.arbiter"
