"""The one option that pytest must know before it has found the tests, wherever it is started."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """The engine to certify."""
    parser.addoption("--engine", default="reference", help="the engine's address, e.g. stdio:./engine")
