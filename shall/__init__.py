"""Shall: gaming law as an executable conformance suite."""

__version__ = "0.1.0"
