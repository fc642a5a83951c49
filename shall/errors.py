"""What a user can put right: the message names the fault and its remedy, and is all that is shown."""


class ShallError(Exception):
    """The run cannot go on, and the message says why. Ends the command with exit code 2."""
