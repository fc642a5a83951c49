"""The reference engine, called without a wire: ours, and trusted. A test holds its answers to the schema."""

from collections.abc import Iterable, Iterator
from typing import Self

from shall import folders
from shall.engine import Engine, EngineFault, Manifest
from shall.script import Script
from shall.transcript import Transcript

from .answers import one_by_one


class ReferenceEngine:
    """Asks without a wire."""

    isolation = "none: the engine is part of the suite"

    def __init__(self) -> None:
        self._engine: Engine = folders.load("reference_engine").engine()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def manifest(self) -> Manifest:
        return self._engine.manifest()

    def perform(self, script: Script) -> Transcript:
        return self._engine.perform(script)

    def perform_many(self, scripts: Iterable[Script]) -> Iterator[Transcript | EngineFault]:
        return one_by_one(self.perform, scripts)
