"""A picture made fit for the head of papers: small enough to be kept, plain enough to print."""

import warnings
from io import BytesIO

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.logo import Logo

MOST_BYTES = 20_000_000
"""Of a picture file; a larger one is no logo."""
_MOST_PIXELS = 50_000_000
_KEPT = 70_000
"""Bytes that are kept of a picture at most."""
_SIDES = ((480, 320), (360, 240), (240, 160), (120, 80))
"""Pixels that are kept at most; the first ones are 450 to an inch on paper."""
_KINDS = ("PNG", "JPEG")


def fit_logo(data: bytes) -> Logo:
    """Return a picture file (PNG or JPEG) as events keep it: made smaller where it is larger than
    papers need, what is seen through it white.

    Raises RuleError: "logo.unreadable", "logo.too-large".
    """
    from PIL import Image  # slow to import

    if len(data) > MOST_BYTES:
        raise RuleError("logo.too-large", most=MOST_BYTES // 1_000_000)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of many pixels, which are counted here
            with Image.open(BytesIO(data), formats=_KINDS) as opened:
                if opened.width * opened.height > _MOST_PIXELS:
                    raise RuleError("logo.too-large", most=MOST_BYTES // 1_000_000)
                seen = opened.convert("RGBA")
    # Readers of pictures raise whatever a damaged file makes of them.
    except (OSError, ValueError, SyntaxError, EOFError, Image.DecompressionBombError) as error:
        raise RuleError("logo.unreadable") from error
    plain = Image.new("RGB", seen.size, "white")
    plain.paste(seen, mask=seen.getchannel("A"))
    for sides in _SIDES:
        smaller = plain.copy()
        smaller.thumbnail(sides)
        for kind in _KINDS:
            file = BytesIO()
            smaller.save(file, kind, optimize=True)
            if file.tell() <= _KEPT:
                return Logo(file.getvalue(), smaller.width, smaller.height)
    raise RuleError("logo.too-large", most=MOST_BYTES // 1_000_000)
