"""The picture that stands at the head of an event's papers."""

from arbiter_app.values import frozen


@frozen
class Logo:
    """A picture, small enough for an event file and large enough for paper."""

    picture: bytes
    """A PNG or JPEG file."""
    width: int
    height: int
    """In pixels."""
