"""Where the other folders are: beside `shall/` in a checkout, inside it once installed from a wheel."""

import importlib
import sys
from pathlib import Path
from types import ModuleType

_PACKAGE = Path(__file__).resolve().parent
_CHECKOUT = _PACKAGE.parent


def folder(name: str) -> Path:
    """The folder `features`, `fixtures`, `reference_engine`, `reports` or `steps`."""
    for parent in (_PACKAGE, _CHECKOUT):
        if (parent / name).is_dir():
            return parent / name
    raise FileNotFoundError(f"no folder {name!r} in {_PACKAGE} or beside it")


def load(module: str) -> ModuleType:
    """A module of one of those folders, named from the folder on: `reference_engine.mutants`."""
    if folder(module.partition(".")[0]).parent == _PACKAGE:
        return importlib.import_module(f"{__package__}.{module}")
    if str(_CHECKOUT) not in sys.path:
        sys.path.insert(0, str(_CHECKOUT))
    return importlib.import_module(module)
