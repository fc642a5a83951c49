"""Settings that all tests share."""

from hypothesis import settings

settings.register_profile("shall", deadline=None)
settings.load_profile("shall")
