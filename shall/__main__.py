"""`shall` and `python -m shall`: the command line, which takes a moment to load."""

import signal


def main() -> None:
    """Run it; an interrupt while it is loading ends it without a word."""
    usual = signal.signal(signal.SIGINT, signal.SIG_DFL)
    from .cli import main as run  # noqa: PLC0415

    signal.signal(signal.SIGINT, usual)
    run()


if __name__ == "__main__":
    main()
