"""`python -m shall` is the command."""

from .cli import main

main()
