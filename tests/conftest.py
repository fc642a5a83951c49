"""Settings that all tests share."""

from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("shall", deadline=None)
settings.load_profile("shall")

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="session", autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """Tests leave the checkout as they found it, whatever the engines do that they start."""
    ignored = [line.rstrip("/") for line in (ROOT / ".gitignore").read_text().splitlines()]
    before = set(ROOT.iterdir())
    yield
    after = {path.name for path in set(ROOT.iterdir()) - before}
    assert not {name for name in after if not any(fnmatch(name, each) for each in ignored)}
