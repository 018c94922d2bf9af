"""The page of one's own account."""

from universelle.core.message import Message
from universelle.i18n import Translations
from universelle.people.accounts import Account, SignIn
from universelle.web.people.account_page import Mine, account_page, moment
from universelle.web.people.sign_page import Wrong

NOW = 1_800_000_000.0
ANA = Account("1", "Ana", "owner", "en", 1, NOW, "ana@post.example", {"leaders": False})
HERE, PHONE = SignIn("a", "computer", NOW - 900_000, NOW), SignIn("b", "phone", NOW - 90_000, NOW - 80_000)


def page(wrong: Wrong | None = None) -> str:
    return str(account_page(Translations("en"), Mine(ANA, "a", (PHONE, HERE), NOW), {}, wrong, ""))


def test_switches_show_the_settings_and_turn_them_the_other_way():
    switches = [part.partition(">")[0] for part in page().split("<button")[1:] if "role=" in part.partition(">")[0]]
    assert ['aria-checked="true"' in switch for switch in switches] == [True, False]
    assert ['value="off"' in switch for switch in switches] == [True, False]


def test_this_browser_comes_first_and_cannot_be_signed_out_from_afar():
    drawn = page()
    assert drawn.index("This browser") < drawn.index("Phone")
    assert drawn.count('name="sign-in"') == 1
    assert 'value="b"' in drawn
    assert moment(Translations("en"), PHONE.used) in drawn


def test_a_wrong_field_is_marked():
    drawn = page(Wrong("erase", "name", Message("people-erase-other-name")))
    assert drawn.count('aria-invalid="true"') == 1
    assert 'id="erase-name-wrong"' in drawn


def test_one_sees_ones_own_mail_and_no_secret():
    assert 'value="ana@post.example"' in page()
    assert "owner" not in page().replace("people-", "")
