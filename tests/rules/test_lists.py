"""Custom lists of components, and the errors of invalid ones (AMB-A2, A6, A11)."""

import csv
from importlib import resources
from typing import Any

import pytest

from nasrid import Game, Options, replay
from nasrid.rules.errors import ComponentError, OptionsError
from nasrid.rules.pieces.components import borders_text
from tests.positions import do, legal, table
from tests.rules.turns import words

DATA = resources.files("nasrid.rules") / "data"
GRANADA = (DATA / "granada_tiles.csv").read_text(encoding="utf-8")
HUTS = (DATA / "worker_huts.csv").read_text(encoding="utf-8")


def changed(text: str, line: int, new: str) -> str:
    """Return the list with a line replaced; the first line is 1."""
    lines = text.splitlines()
    lines[line - 1] = new
    return "\n".join(lines)


@pytest.mark.rule("AMB-A2")
def test_nine_granada_tiles_of_the_list_are_seen_and_45_reconstructed() -> None:
    provenance = [row["provenance"] for row in csv.DictReader(GRANADA.splitlines())]
    assert provenance.count("seen") == 9
    assert provenance.count("reconstructed") == 45


@pytest.mark.rule("AMB-A2", "AMB-A11")
def test_game_uses_a_custom_list_of_granada_tiles() -> None:
    own = changed(GRANADA, 2, "x,2,arena,3,district,W,mine")  # the id is only a number of its row
    options = Options(game="granada", players=3, granada_tiles=own)
    game = Game.new(options, seed=3)
    tiles = words(game, "site") + words(game, "granada bag")
    assert "arena2W" in tiles
    assert "arena2NES" not in tiles
    assert replay(game.record()).position() == game.position()
    assert Game.from_position(game.position()).position() == game.position()


@pytest.mark.rule("AMB-A6")
def test_game_uses_a_custom_list_of_huts() -> None:
    own = HUTS.replace("20,tower,N,", "20,tower,,").replace("21,tower,E,", "21,tower,,")
    assert own.count("tower,,") == 2
    game = table(modules=["huts"], worker_huts=own, huts="/////hut-tower hut-tower", deck="y1 y2 y3 y4")
    do(game, "hut hut-tower")
    assert len(legal(game, "build")) == 4
    assert Options.of(worker_huts=own) != Options()


@pytest.mark.rule("AMB-A11")
@pytest.mark.parametrize("sides", ["", "N", "ES", "SW", "NW", "NES", "ESW", "NEW", "NSW"])
def test_letters_in_the_order_n_e_s_w_list_the_bordered_sides(sides: str) -> None:
    box = Options(granada_tiles=changed(GRANADA, 2, f"1,2,arena,3,district,{sides},mine")).components
    for name in (f"arena2{sides}", f"district3{sides}"):
        assert borders_text(box.faces[name].borders) == sides


@pytest.mark.rule("AMB-A2", "AMB-A11", "GRA-COMP-01", "GRA-COMP-02", "GRA-COMP-03", "GRA-COMP-06")
@pytest.mark.parametrize(
    ("line", "new", "reason"),
    [
        (
            1,
            "id,even_price,even_type,odd_price,odd_type",
            "line 1: the column moats is missing; .* must be even_price",
        ),
        (2, "1,2,arena,3,district", "line 2: expected 7 fields, as in line 1"),
        (3, "2,2,bath_house,3,arena,NEW,seen,more", "line 3: expected 7 fields, as in line 1"),
        (2, "1,2,castle,3,district,NES,x", "line 2: 'castle' is not one of arena, bath_house, library"),
        (2, "1,2,arena,3,tower,NES,x", "line 2: 'tower' is not one of arena"),
        (2, "1,two,arena,3,district,NES,x", "line 2: 'two' is not a price from 2 to 13"),
        (2, "1,-2,arena,3,district,NES,x", "line 2: '-2' is not a price from 2 to 13"),
        (55, "54,14,district,15,hostel,,x", "line 55: '14' is not a price from 2 to 13"),
        (2, "1,2,arena,3,arena,NES,x", r"line 2: both faces show arena; they must differ \(GRA-COMP-02\)"),
        (
            2,
            "1,3,arena,4,district,NES,x",
            r"line 2: 3 and 4 are not an even price and the next odd one \(GRA-COMP-03\)",
        ),
        (2, "1,2,arena,5,district,NES,x", "line 2: 2 and 5 are not"),
        (2, "1,2,arena,3,district,SEN,x", "line 2: 'SEN' must list sides in the order NESW, each at most once"),
        (2, "1,2,arena,3,district,NN,x", "line 2: 'NN' must list sides"),
        (2, "1,2,arena,3,district,nes,x", "line 2: 'nes' must list sides"),
        (2, "1,2,arena,3,district,NESW,x", "line 2: a tile has borders on at most three sides"),
        (2, '1,2,arena,3,district,NES,"x"y', "line 2: ',' expected"),
        (3, "1,2,arena,3,district,NES,x", r"arena 2 occurs 2 times, not once \(GRA-COMP-01\)"),
        (2, "", r"arena 2 occurs 0 times, not once"),
    ],
)
def test_invalid_list_of_granada_tiles_is_rejected_with_line_and_reason(line: int, new: str, reason: str) -> None:
    with pytest.raises(ComponentError, match=f"^granada_tiles.csv[,:] .*{reason}"):
        Options(granada_tiles=changed(GRANADA, line, new))


@pytest.mark.rule("AMB-A2")
def test_list_with_moats_on_fewer_than_four_tiles_is_rejected() -> None:
    header, *rows = csv.reader(GRANADA.splitlines())
    dry = [[*row[:5], "N" if number < 3 else "", "x"] for number, row in enumerate(rows)]
    with pytest.raises(ComponentError, match=r"fewer than 4 tiles have a moat \(COMBO-SETUP-05\)"):
        Options(granada_tiles="\n".join(map(",".join, [header, *dry])))


@pytest.mark.rule("AMB-A6")
@pytest.mark.parametrize(
    ("line", "new", "reason"),
    [
        (
            1,
            "id,type,borders",
            "line 1: the column walls is missing; the first line must be type,walls",
        ),
        (2, "1,arena,N,x", "line 2: 'arena' is not one of pavilion, seraglio"),
        (2, "1,pavilion,WN,x", "line 2: 'WN' must list sides in the order NESW"),
        (2, "1,pavilion,NESW,x", "line 2: a tile has borders on at most three sides"),
        (2, "1,pavilion", "line 2: expected 4 fields"),
        (2, "1,tower,N,x", r"2 pavilion huts, not 3 \(HUT-01\)"),
        (25, "", "4 tower huts, not 5"),
    ],
)
def test_invalid_list_of_huts_is_rejected_with_line_and_reason(line: int, new: str, reason: str) -> None:
    with pytest.raises(ComponentError, match=f"^worker_huts.csv[,:] .*{reason}"):
        Options.of(modules=["huts"], worker_huts=changed(HUTS, line, new))


@pytest.mark.parametrize("option", ["granada_tiles", "worker_huts"])
@pytest.mark.parametrize("text", ["", " ", "\n", "\r\n \n", "\ufeff"])
def test_an_empty_list_is_refused(option: str, text: str) -> None:
    empty: dict[str, Any] = {option: text}
    with pytest.raises(ComponentError, match="line 1: the column"):
        Options.of(modules=["huts"], **empty)


@pytest.mark.parametrize("value", [5, True, ["id"], {"id": 1}])
def test_list_option_that_is_not_a_text_is_rejected(value: object) -> None:
    with pytest.raises(OptionsError, match="granada_tiles"):
        Options.from_json({"game": "granada", "players": 3, "granada_tiles": value})


LISTS = pytest.mark.parametrize(
    ("option", "text"), [("granada_tiles", GRANADA), ("worker_huts", HUTS)], ids=["tiles", "huts"]
)


@LISTS
@pytest.mark.parametrize("ending", ["", "\n", "\n\n", "\r\n"])
def test_list_with_only_a_header_is_rejected(option: str, text: str, ending: str) -> None:
    with pytest.raises(ComponentError, match="the list has no pieces; add one line for each piece"):
        Options.of(modules=["huts"], **{option: text.splitlines()[0] + ending})


@LISTS
def test_file_name_instead_of_a_list_is_rejected(option: str, text: str) -> None:
    with pytest.raises(
        ComponentError, match="line 1: there is only one field; pass the text of the list, not its file name"
    ):
        Options.of(modules=["huts"], **{option: "my/tiles.csv"})


@LISTS
@pytest.mark.parametrize(
    "write",
    [
        lambda text: text.replace(",", " , "),
        lambda text: f"\ufeff{text}",
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\r"),
        lambda text: text.replace("reconstructed", "recon\x0cstruc\u2028ted"),
        lambda text: text.replace("reconstructed", '"recon\nstructed, I guess"'),
    ],
    ids=["spaces", "byte order mark", "CR LF", "CR", "line separators in a field", "quoted field"],
)
def test_lists_of_different_spreadsheet_programs_are_read(option: str, text: str, write: Any) -> None:
    own, standard = Options.of(modules=["huts"], **{option: write(text)}), Options.of(modules=["huts"])
    assert own.components == standard.components


@LISTS
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (
            lambda text: text.replace(",", ";"),
            "line 1: the column .* is missing; the first line must",
        ),
        (lambda text: f"\n{text}", "line 1: the column .* is missing; the first line must be"),
        (lambda text: text.replace("provenance", "moats, walls", 1), "line 1: the column (moats|walls) occurs twice"),
        (lambda text: text.replace("\n", '\n"', 1), "line [0-9]+: unexpected end of data"),
    ],
    ids=["semicolons", "an empty line", "two columns of a name", "open quotation mark"],
)
def test_unreadable_list_is_rejected_with_the_reason(option: str, text: str, change: Any, reason: str) -> None:
    with pytest.raises(ComponentError, match=reason):
        Options.of(modules=["huts"], **{option: change(text)})
