"""A finding is one scenario judged; a verdict, one clause judged by its findings; an outcome, a whole run."""

from enum import StrEnum

import msgspec


class Finding(StrEnum):
    """What became of one scenario. They never merge."""

    PASSED = "passed"
    FAILED = "failed"
    INCONCLUSIVE = "inconclusive"
    NOT_OBSERVABLE = "not observable"
    NOT_APPLICABLE = "not applicable"
    CRASHED = "crashed"
    TIMED_OUT = "timed out"
    MALFORMED = "malformed"
    NONDETERMINISTIC = "nondeterministic"
    NOT_ASKED = "not asked"


class Verdict(StrEnum):
    """What the run says of one clause."""

    CONFORMS = "conforms"
    VIOLATES = "violates"
    NOT_VERIFIED = "not verified"
    ATTESTED = "attested"
    ATTESTATION_DUE = "attestation due"
    NOT_APPLICABLE = "not applicable"


class Outcome(StrEnum):
    """What the run says as a whole."""

    CERTIFIED = "certified"
    ATTESTATIONS_DUE = "conforms, attestations due"
    NOT_VERIFIED = "not verified"
    VIOLATES = "violates"


class Check(msgspec.Struct, frozen=True, omit_defaults=True):
    """One expectation held against a transcript."""

    expected: str
    observed: str
    holds: bool
    precondition: bool = False
    looked_at: tuple[int, ...] = ()  # the events it matched


def verdict_of(findings: list[Finding]) -> tuple[Verdict, str]:
    """The verdict on a clause from the findings of its scenarios, and why where that is not plain."""
    ran = [each for each in findings if each is not Finding.NOT_APPLICABLE]
    if Finding.FAILED in ran:
        return Verdict.VIOLATES, ""
    if findings and not ran:
        return Verdict.NOT_APPLICABLE, "not offered"
    if ran and all(each is Finding.PASSED for each in ran):
        return Verdict.CONFORMS, ""
    short = sorted({each.value for each in ran if each is not Finding.PASSED})
    return Verdict.NOT_VERIFIED, ", ".join(short) or "no scenario run"


def outcome_of(verdicts: list[Verdict], *, in_part: bool = False) -> Outcome:
    """The outcome of a run: the worst of its verdicts; not verified if nothing is settled, even in part."""
    if Verdict.VIOLATES in verdicts:
        return Outcome.VIOLATES
    settled = in_part or Verdict.CONFORMS in verdicts or Verdict.ATTESTED in verdicts
    if Verdict.NOT_VERIFIED in verdicts or not settled:
        return Outcome.NOT_VERIFIED
    return Outcome.ATTESTATIONS_DUE if Verdict.ATTESTATION_DUE in verdicts else Outcome.CERTIFIED
