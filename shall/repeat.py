"""The same script has the same transcript: what is asked twice, and where two answers part."""

from collections.abc import Sequence

import msgspec

from .dossier import Evidence
from .transcript import Transcript
from .verdict import Finding

EVERY = 10  # one script in so many is performed twice, and every one that failed


def to_repeat(evidence: Sequence[Evidence]) -> list[int]:
    """Which to perform again. The last comes first, so that each follows another script than before."""
    told = [index for index, each in enumerate(evidence) if each.transcript]
    failed = {index for index in told if evidence[index].finding is Finding.FAILED}
    return sorted({*told[::EVERY], *failed}, reverse=True)


def parting(one: Transcript, other: Transcript) -> int | None:
    """The number, from 1, of the first event in which two answers differ. Notes are the vendor's and may."""
    if one == other:
        return None
    first, second = _bare(one), _bare(other)
    pairs = enumerate(zip(first, second, strict=False), 1)
    differing = next((number for number, (a, b) in pairs if a != b), None)
    if differing is None and len(first) != len(second):
        return min(len(first), len(second)) + 1
    return differing


def _bare(transcript: Transcript) -> list[object]:
    return [msgspec.structs.replace(event, note="") for event in transcript.events]
