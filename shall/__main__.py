"""`shall` and `python -m shall`: the command line, which takes a moment to load."""

import gc
import signal

OBJECTS = 50_000  # made before the collector looks for cycles: nearly all that a run makes lives to its end


def main() -> None:
    """Run it; an interrupt while it is loading ends it without a word."""
    gc.set_threshold(OBJECTS)
    usual = signal.signal(signal.SIGINT, signal.SIG_DFL)
    from .cli import main as run  # noqa: PLC0415

    signal.signal(signal.SIGINT, usual)
    run()


if __name__ == "__main__":
    main()
