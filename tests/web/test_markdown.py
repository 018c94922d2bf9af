"""Markdown of the rules as elements, and nothing that could be dangerous."""

from universelle.web.markdown import markdown


def test_markdown_becomes_elements_and_nothing_else():
    text = "## Turn {#turn}\n\nA *b* **c** `d`\n<script>x</script> [e](#turn) [f](../g.md)\n\n- one\n- two\n"
    assert "".join(str(part) for part in markdown(text)) == (
        '<h2 id="turn">Turn</h2><p>A <em>b</em> <strong>c</strong> <code>d</code> &lt;script&gt;x&lt;/script&gt; '
        '<a href="#turn">e</a> <cite>f</cite></p><ul><li>one</li><li>two</li></ul>'
    )


def test_a_table_of_markdown_can_be_scrolled():
    assert "".join(str(part) for part in markdown("|a|b|\n|---|---|\n|1|2|\n")) == (
        '<div class="table-scroll" tabindex="0"><table><thead><tr><th scope="col">a</th><th '
        'scope="col">b</th></tr></thead>'
        "<tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>"
    )


def test_a_link_cannot_carry_a_script():
    assert "<a" not in "".join(str(part) for part in markdown("[x](javascript:alert) [y](data:text/html,z)"))
