"""Settings all tests share."""

import signal

from hypothesis import settings

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in the background of a shell: programs would inherit it
    signal.signal(signal.SIGINT, signal.default_int_handler)
settings.register_profile("universelle", deadline=None, derandomize=True, max_examples=100)
settings.load_profile("universelle")
