"""What the tests of calls share."""

import pytest

from tests.calls.certificates import Certificates


@pytest.fixture(scope="session")
def certificates(tmp_path_factory) -> Certificates:
    return Certificates.make(tmp_path_factory.mktemp("certificates"))
