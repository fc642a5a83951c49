"""A judge of golden vectors, to port or to use."""
