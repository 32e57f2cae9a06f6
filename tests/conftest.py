"""What all tests share: property tests that take the same road every time.

A test that fails today fails tomorrow, on every machine. To look for new examples instead:
``HYPOTHESIS_PROFILE=explore python -m pytest tests/rules``.
"""

import os

from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None, max_examples=60)
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))
