"""The second factor of administrators."""

import base64
from pathlib import Path

import pytest

from nasrid.server.second_factor import CODE_DIGITS, STEP_SECONDS, code_at, matching_step, setup_uri, step_at
from tests.server.client import Person, Server, check_refused, current_code, device, set_up_second_factor
from tests.server.test_moderation import admin

LOGIN = {"login": "zaida", "password": "correct horse"}
CURRENT = {"current_password": LOGIN["password"]}
VERIFY = "/api/admin/second-factor/verify"
RFC_SECRET = base64.b32encode(b"12345678901234567890").decode()


@pytest.mark.parametrize(
    ("now", "code"),
    [(59, "94287082"), (1111111109, "07081804"), (1234567890, "89005924"), (20000000000, "65353130")],
)
def test_codes_are_those_of_rfc_6238(now: int, code: str) -> None:
    """The appendix of the RFC lists codes of eight digits."""
    assert code_at(RFC_SECRET, step_at(now)) == code[-CODE_DIGITS:]


def test_code_is_valid_one_step_earlier_and_later() -> None:
    code, now = code_at(RFC_SECRET, step_at(1e9)), 1e9
    found = [matching_step(RFC_SECRET, code, now + steps * STEP_SECONDS) for steps in range(-2, 3)]
    assert found == [None, step_at(now), step_at(now), step_at(now), None]
    assert matching_step(RFC_SECRET, f" {code[:3]} {code[3:]}", now) == step_at(now), "as authenticators show it"
    for wrong in ("", "١٢٣٤٥٦", code[:-1], code + "0", "x" * 20):
        assert matching_step(RFC_SECRET, wrong, now) is None


def test_setup_address_is_escaped() -> None:
    assert setup_uri("ABC", "z&a b") == "otpauth://totp/Nasrid:z%26a%20b?secret=ABC&issuer=Nasrid"


async def test_stolen_session_of_an_administrator_moderates_nothing(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with Person(server) as zaida, device(server) as thief:
            await zaida.good("PUT", "/api/me/password", LOGIN)
            check_refused(await zaida.ask("GET", "/api/admin/second-factor"), "not_found")
            admin(server, "grant-admin", "zaida", "helps")
            await zaida.good("POST", "/api/me", {"name": "Zaida"})  # makes the server reload the account
            for path in ("/api/admin", "/api/admin/status"):
                check_refused(await zaida.ask("GET", path), "second_factor_required")
            check_refused(await zaida.ask("POST", VERIFY, {"code": "000000"}), "wrong_code")
            wrong = {"current_password": "a guess, 1"}
            check_refused(await zaida.ask("POST", "/api/admin/second-factor", wrong), "wrong_credentials")
            secret = await set_up_second_factor(zaida, LOGIN["password"])
            assert await zaida.good("GET", "/api/admin/second-factor") == {"is_set_up": True}
            await zaida.good("GET", "/api/admin")
            # Even with the password, another device needs a code, and each code works once.
            await thief.good("POST", "/api/login", LOGIN)
            check_refused(await thief.ask("GET", "/api/admin"), "second_factor_required")
            check_refused(await thief.ask("POST", "/api/admin/second-factor", CURRENT), "second_factor_required")
            check_refused(await thief.ask("POST", VERIFY, {"code": current_code(secret)}), "wrong_code")
            check_refused(await thief.ask("GET", "/api/admin"), "second_factor_required")
            await thief.good("POST", VERIFY, {"code": current_code(secret, 1)})
            await thief.good("GET", "/api/admin")
            events = (await zaida.good("GET", "/api/me/security-events"))["events"]
            kinds = ["admin_verified", "signed_in", "second_factor_set", "password_set"]
            assert [event["kind"] for event in events] == kinds


async def test_second_factor_protects_while_it_is_replaced(tmp_path: Path) -> None:
    """A thief who knows the password must not get in between the new secret and its first code."""
    with Server(tmp_path) as server:
        async with Person(server) as zaida, device(server) as thief:
            await zaida.good("PUT", "/api/me/password", LOGIN)
            admin(server, "grant-admin", "zaida", "helps")
            await zaida.good("POST", "/api/me", {"name": "Zaida"})  # makes the server reload the account
            await set_up_second_factor(zaida, LOGIN["password"])
            new = await zaida.good("POST", "/api/admin/second-factor", CURRENT)
            await thief.good("POST", "/api/login", LOGIN)
            check_refused(await thief.ask("POST", "/api/admin/second-factor", CURRENT), "second_factor_required")
            check_refused(await thief.ask("GET", "/api/admin"), "second_factor_required")
            await zaida.good("POST", VERIFY, {"code": current_code(new["secret"])})
            events = (await zaida.good("GET", "/api/me/security-events"))["events"]
            assert events[0]["kind"] == "second_factor_set"


async def test_codes_cannot_be_guessed_and_the_operator_resets_a_lost_one(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with Person(server) as zaida:
            await zaida.good("PUT", "/api/me/password", LOGIN)
            admin(server, "grant-admin", "zaida", "helps")
            await zaida.good("POST", "/api/me", {"name": "Zaida"})  # makes the server reload the account
            secret = await set_up_second_factor(zaida, LOGIN["password"])
            codes = [(await zaida.ask("POST", VERIFY, {"code": "000000"}))[1]["code"] for _ in range(10)]
            assert codes == ["wrong_code"] * 9 + ["quota_exceeded"]
            admin(server, "grant-admin", "zaida", "lost the phone")
            await zaida.good("POST", "/api/me", {"name": "Zaida"})
            check_refused(await zaida.ask("GET", "/api/admin"), "second_factor_required")
            assert await zaida.good("GET", "/api/admin/second-factor") == {"is_set_up": False}
            assert (await zaida.good("POST", "/api/admin/second-factor", CURRENT))["secret"] != secret
