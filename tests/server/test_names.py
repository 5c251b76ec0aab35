"""Names: reserved ones, and others that look like them."""

import re

import pytest

from nasrid.i18n import LANGUAGES, LOCALES_DIR
from nasrid.levels import LEVEL_NAMES
from nasrid.server.names import checked_name
from nasrid.server.protocol.errors import RefusalError
from tests.server.client import Person, Server, check_refused, device


def messages(language: str, file: str, pattern: str) -> list[str]:
    text = (LOCALES_DIR / language / f"{file}.ftl").read_text("utf-8")
    return re.findall(rf"(?m)^{pattern} = (.+)$", text)


@pytest.mark.parametrize(
    "name",
    [
        "admin",
        "ADMIN",
        "Àdmín",
        "4dm1n",
        "a d m i n",
        "аdmin",  # a Cyrillic letter
        "аԁміп",
        "ａｄｍｉｎ",
        "adrnin",
        "Admin of Nasrid",
        "[admin] Omar",
        "Moderator-7",
        "Nasrid",
        "B0t",
        "Vizier",
        "VlZlER",
        "Kőműves",
        "Zаida",
        "…",
        "...",
        "Admin1",
        "2 Moderator",
        "Sysadmin",
        "Admins",
        "Nasrid Support",
        "Support",
        "Support Team",
        "The Support",
        "Mod Ali",
        "Ali [Mod]",
        "Mods of Ali",
        "M0d3 Ali",
        "M.O.D. Ali",
        "Mod_Ali",
        "Staff Ali",
        "St@ff Ali",
        "Ѕtaff",
        "System",
        "System 1",
        "[System] Message",
        "Systém Ali",
        "Mason 1",
        "Bot7",
        "A.d.m.i.n Omar",
        "a d m i n Omar",
        "Ad\u034fmin Omar",  # an invisible mark
        "admın",
        "ᴀᴅᴍɪɴ",
        "ɑdmin",
        "ꓮꓓꓟꓲꓠ",  # Lisu
        "ᎪᎠᎷᎥn",  # Cherokee
        "🅰dmin",
        "🅐🅓🅜🅘🅝",
        "🇦🇩🇲🇮🇳",
    ],
)
def test_reserved_names_and_lookalikes_are_refused(name: str) -> None:
    with pytest.raises(RefusalError) as refusal:
        checked_name(name)
    assert refusal.value.code == "name_reserved"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_levels_are_reserved_in_every_language(language: str) -> None:
    levels = messages(language, "common", f"level-(?:{'|'.join(LEVEL_NAMES)})")
    assert len(levels) == len(LEVEL_NAMES)
    for name in levels:
        with pytest.raises(RefusalError):
            checked_name(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_suggested_guest_names_are_allowed(language: str) -> None:
    (names,) = messages(language, "home", "home-guest-names")
    for name in names.split(","):
        assert checked_name(name) == name.strip()


@pytest.mark.parametrize(
    "name",
    [
        "Омар",
        "Ζαΐδα",
        "Zaïda",
        "Admira",
        "Mason Lee",
        "Botond",
        "R2D2",
        "Solar System",
        "Mo D",
        "Mo D'Angelo",
        "M. Odette",
        "Modesty",
        "Commodore",
        "Staffan",
        "Falstaff",
        "Supporter Ali",
        "Systema",
        "山田",
        "Ahmad Min",
        "Badminton",
        "Omar 2",
        "ꓡꓲ-ꓢꓴ",
    ],
)
def test_other_names_are_allowed(name: str) -> None:
    assert checked_name(name) == name


async def test_reserved_name_gets_its_own_error(server: Server, zaida: Person) -> None:
    async with device(server) as nobody:
        for person in (nobody, zaida):
            check_refused(await person.ask("POST", "/api/me", {"name": "Adm1n"}), "name_reserved")
    assert (await zaida.good("GET", "/api/me"))["name"] == "Zaida"
    login = {"login": "admin", "password": "correct horse"}
    assert (await zaida.good("PUT", "/api/me/password", login))["login"] == "admin", "nobody else sees the login"
