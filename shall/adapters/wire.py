"""What goes over the pipes of an engine: a question under a number, an answer under the same."""

import msgspec

from shall.script import Script


class Question(msgspec.Struct, frozen=True, tag_field="ask"):
    """What the engine is asked, under a number."""

    id: int


class AskManifest(Question, frozen=True, tag="manifest"):
    """Who the engine is."""


class AskPerform(Question, frozen=True, tag="perform"):
    """What it does with a script."""

    script: Script


class AskStart(Question, frozen=True, tag="start"):
    """Whether there is an engine at all: asked of our own server alone, before anything else."""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What it says: one of the three, under the number of the question."""

    id: int
    manifest: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    transcript: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    error: str | msgspec.UnsetType = msgspec.UNSET
