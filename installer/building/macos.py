"""The image for macOS with the application in it, made by the system's own hdiutil.

It was written on Linux and not run there: see the README.
"""

import shutil
import subprocess
from pathlib import Path

from installer.building.parts import portable

TYPE = "io.github.arbiter.event"
"""The name of the type of files."""

INFO = {
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Arbiter event",
            "CFBundleTypeIconFile": "event-file.icns",
            "CFBundleTypeRole": "Editor",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [TYPE],
        }
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": TYPE,
            "UTTypeDescription": "Arbiter event",
            "UTTypeConformsTo": ["public.data"],
            "UTTypeTagSpecification": {"public.filename-extension": ["arbiter"]},
        }
    ],
    "NSHighResolutionCapable": True,
}
"""What the application says of itself: whose files it opens."""


def image(application: Path) -> list[Path]:
    """Return the image with the application, and a link to the folder it is dragged to."""
    dist = application.parent
    staging = dist / "image"
    shutil.rmtree(staging, ignore_errors=True)
    staging.mkdir()
    shutil.copytree(application, staging / application.name, symlinks=True)
    (staging / "Applications").symlink_to("/Applications")
    made = dist / f"{portable()}.dmg"
    command = ["hdiutil", "create", "-volname", "Arbiter", "-srcfolder", str(staging), "-ov"]
    subprocess.run([*command, "-format", "UDZO", str(made)], check=True)
    shutil.rmtree(staging)
    return [made]
