"""Scripts and style sheets, sent without their comments; symbols, sent one by one."""

import re

import pytest

from universelle.web.serving.static_files import slim_script, slim_styles

SCRIPT = """/** What it does. */

import { part } from "./fetching.js";

/**
 * Asks.
 * @param {string} name
 */
export function ask(name) {
  // a comment of its own line
  const place = /** @type {HTMLElement} */ (document.body); // where it is
  /** @type {string} */ (name).at(0);
  const address = "http://localhost // not a comment";
  const text = `
// not a comment
  /* nor this \\` */

  ${name}`;
  return part(address, text, place); // the table's answer
}
"""
CODE = """import { part } from "./fetching.js";
export function ask(name) {
  const place = /** @type {HTMLElement} */ (document.body);
  /** @type {string} */ (name).at(0);
  const address = "http://localhost // not a comment";
  const text = `
// not a comment
  /* nor this \\` */

  ${name}`;
  return part(address, text, place); // the table's answer
}
"""


def test_a_script_loses_its_comments_and_nothing_else():
    assert slim_script(SCRIPT) == CODE
    assert slim_script(CODE) == CODE


def test_a_style_sheet_loses_its_comments_and_indents_but_no_strings():
    sheet = "/* It's\n   a note */\n.a {\n  content: \"/* text */\"; /* why */\n\n  b: url('//c');\n}\n"
    assert slim_styles(sheet) == ".a {\ncontent: \"/* text */\"; \nb: url('//c');\n}\n"


def test_scripts_and_sheets_are_sent_slim_and_once(client):
    for address, kind in (("/static/house/table.js", "text/javascript"), ("/static/house/telling.css", "text/css")):
        answer = client.get(address)
        assert answer.headers["content-type"].startswith(kind)
        assert "/** " not in answer.text.splitlines()[0]
        assert "/* " not in answer.text.splitlines()[0]
        again = client.get(address, headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_pictures_are_sent_as_they_are(client):
    assert client.get("/static/house/icon.svg").headers["content-type"].startswith("image/svg+xml")


def test_a_table_does_not_ask_for_the_styles_of_scorings_before_one_is_told(client):
    opened = client.post("/new", data={"game": "expo-1906"}, follow_redirects=False)
    table = client.get(opened.headers["location"])
    assert "styles.css" in table.text
    assert "telling.css" not in table.text


def test_one_symbol_is_cut_out_of_a_file_of_many_with_what_it_uses(client):
    sprite = client.get("/static/crystal-palace/portraits.svg").text
    cut = client.get("/static/crystal-palace/portraits.svg/po-karl-marx")
    assert cut.headers["content-type"].startswith("image/svg+xml")
    assert cut.text.count("<symbol") == 1
    names = set(re.findall(r' id="([^"]+)"', cut.text))
    assert set(re.findall(r'href="#([^"]+)"', cut.text)) <= names
    assert len(cut.text) < len(sprite) / 8
    assert cut.headers["cache-control"] == "max-age=600"
    again = client.get(cut.url, headers={"If-None-Match": cut.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("name", ["po-nobody", "woman", "po-karl-marx/coat"])
def test_what_is_no_symbol_is_not_found(client, name):
    assert client.get(f"/static/crystal-palace/portraits.svg/{name}").status_code == 404
