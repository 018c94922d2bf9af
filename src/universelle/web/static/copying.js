/** A link that can be copied, that of a field or the page's own: a button, and a place that says so; or shared, where a device can. */

/** Called again after every change of the link: what was copied is no longer the one that is shown. */
export function offerCopy() {
  const copy = document.getElementById("copy");
  const field = document.getElementById("link");
  const said = document.getElementById("copied");
  const link = () => (field instanceof HTMLInputElement ? field.value : location.href);
  if (!copy) return;
  if (field instanceof HTMLInputElement) field.onfocus = () => field.select();
  if (said && said.dataset.link !== link()) said.textContent = "";
  copy.hidden = navigator.clipboard === undefined;
  copy.onclick = async () => {
    const copied = link();
    await navigator.clipboard.writeText(copied);
    if (!said) return;
    said.dataset.link = copied;
    said.textContent = said.dataset.say ?? "";
  };
  const share = document.getElementById("share");
  if (!share) return;
  share.hidden = navigator.share === undefined;
  share.onclick = () => navigator.share({ title: document.title, url: link() }).catch(() => {}); // changed their mind
}
