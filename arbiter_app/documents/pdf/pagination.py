"""Where pages end: nothing stands alone, and the last page is no remnant."""

from collections.abc import Iterator, Sequence

from arbiter_app.documents.pdf.strips import Strip

_ROUNDING = 0.01
_LEAST_ON_LAST = 0.6
"""Share of the last page that is filled at least, where the page before can share."""

Pages = tuple[tuple[Strip, ...], ...]


def paginate(
    everything: Sequence[Strip], first: float, later: float, *, shares: bool
) -> tuple[Pages, float]:
    """Return the strips of each page, heads of tables repeated, and the height left at the end.

    `first` and `later` are the heights of pages; with `shares` the last two pages share what is on
    them where the last would be nearly empty.
    """
    pages: list[list[Strip]] = [[]]
    room = first
    for chain in _chains(everything):
        if height_of(chain, below=pages[-1]) > room + _ROUNDING and pages[-1]:
            pages.append([])
            room = later
        for strip in chain:
            height = height_of([strip], below=pages[-1])
            if height > room + _ROUNDING and pages[-1]:
                pages.append([])
                room = later
                height = height_of([strip], below=())
            room -= height
            _put(pages[-1], strip)
    if shares and len(pages) > 1 and later - room < _LEAST_ON_LAST * later:
        pages[-2:] = _shared(pages[-2], pages[-1], later)
        room = later - sum(strip.height for strip in pages[-1])
    return tuple(tuple(page) for page in pages), room


def height_of(strips: Sequence[Strip], *, below: Sequence[Strip]) -> float:
    """Return the height that strips take on a page below others, with the heads they need."""
    total, above = 0.0, below[-1] if below else None
    for strip in strips:
        if _begins(above, strip) and strip.head:
            total += strip.head.height
        total += strip.height
        above = strip
    return total


def _shared(upper: Sequence[Strip], lower: Sequence[Strip], room: float) -> list[list[Strip]]:
    """Return the last two pages with strips moved down, until the last is full enough, or as full
    as the one before.
    """
    heads = {id(strip.head) for strip in (*upper, *lower) if strip.head is not None}
    strips = [strip for strip in (*upper, *lower) if id(strip) not in heads]
    now = sum(id(strip) not in heads for strip in upper)
    ends = [cut for cut in range(1, now) if not strips[cut - 1].keep]
    if not ends:  # everything belongs together: a table is rather divided than its end torn off
        ends = [cut for cut in range(2, now) if strips[cut - 1].head is strips[cut].head]
        ends = [cut for cut in ends if strips[cut].head is not None]
    best = now
    for cut in reversed(ends):
        last = height_of(strips[cut:], below=())
        if last > room + _ROUNDING:
            break
        best = cut
        if last >= min(_LEAST_ON_LAST * room, height_of(strips[:cut], below=())):
            break
    pages: list[list[Strip]] = [[], []]
    for at, strip in enumerate(strips):
        _put(pages[at >= best], strip)
    return pages


def _put(page: list[Strip], strip: Strip) -> None:
    if strip.head is not None and _begins(page[-1] if page else None, strip):
        page.append(strip.head)
    page.append(strip)


def _chains(everything: Sequence[Strip]) -> Iterator[list[Strip]]:
    """Yield runs of strips that belong on one page."""
    chain: list[Strip] = []
    for strip in everything:
        chain.append(strip)
        if not strip.keep:
            yield chain
            chain = []
    if chain:
        yield chain


def _begins(above: Strip | None, strip: Strip) -> bool:
    """Whether the strip opens its table on this page."""
    return strip.head is not None and (above is None or above.head is not strip.head)
