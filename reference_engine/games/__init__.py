"""The games, one module each: a declaration of rules and the few functions that are the game's own."""
