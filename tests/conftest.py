"""Settings all tests share."""

from hypothesis import settings

settings.register_profile("universelle", deadline=None, derandomize=True, max_examples=100)
settings.load_profile("universelle")
