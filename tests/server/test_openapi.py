"""schemathesis calls everything that the OpenAPI description offers, and believes every word of it."""

import httpx
from hypothesis import HealthCheck, settings as hypothesis_settings
import pytest
import schemathesis
from schemathesis.checks import positive_data_acceptance
from schemathesis.schemas import BaseSchema

from tests.server.running import PATIENCE_S, House
from tests.server.setting import ME, OPEN

EXAMPLES = 12
UNFIT = [positive_data_acceptance]  # the game knows its options and its bots
# The server refuses values that do not fit. It also refuses oversized ones, which the tool does not try.
REFUSED = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429]
REFUSES = schemathesis.Config.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": REFUSED}}})
schema = schemathesis.pytest.from_fixture("described")


@pytest.fixture(scope="session")
def described(house: House) -> BaseSchema:
    return schemathesis.openapi.from_url(f"{house.url}/api/openapi.json", config=REFUSES)


@pytest.fixture(scope="session")
def table(house: House) -> dict[str, str]:
    """A table that is there, and its host's token: among strangers' tables there is nothing to break."""
    body = {"game": "tiny", "seats": [ME, OPEN], "watch": True}
    return httpx.post(f"{house.url}/api/tables", json=body, timeout=PATIENCE_S).json()


@schema.parametrize()
@hypothesis_settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), deadline=None)
def test_as_described(case: schemathesis.Case) -> None:
    case.call_and_validate(excluded_checks=UNFIT)


@schema.include(path_regex="{table}").parametrize()
@hypothesis_settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), deadline=None)
def test_as_described_at_a_table(case: schemathesis.Case, table: dict[str, str]) -> None:
    case.path_parameters["table"] = table["table"]
    case.call_and_validate(headers={"Authorization": f"Bearer {table['host_token']}"}, excluded_checks=UNFIT)
