/** Runs in the page. Returns the texts and names outside the brackets of the pseudo-locale, except user data and proper names. */
export function untranslatedTexts(allowed: readonly string[]): string[] {
  const faults = new Set<string>();
  const check = (text: string | null, where: string) => {
    let rest = text ?? "";
    for (let before = ""; before !== rest; ) {
      before = rest;
      rest = rest.replace(/⟦[^⟦⟧]*⟧/g, "");
    }
    rest = rest
      .replace(/\S+@\S+|https?:\/\/\S*/g, "")
      // Amounts, times, lengths and telephone numbers.
      .replace(/[+$]?\d[\d\s.,:]*(?:%|\$US)?/g, "")
      .replace(/[().–]/g, "");
    const words = rest.match(/\p{L}[\p{L}\p{M}’'-]*|[^\s\d\p{L}]/gu) ?? [];
    if (words.some((word) => !allowed.includes(word)))
      faults.add(`not translated: "${rest.trim().slice(0, 80)}" in ${where}`);
  };
  check(document.title.replace(/ \| Ubia$/, ""), "title");
  check(
    document.querySelector("meta[name=description]")?.getAttribute("content") ??
      "",
    "description",
  );
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (
      !owner ||
      owner.closest(
        "script, style, noscript, [dir=auto], bdi, [lang]:not(html), .page-notice",
      )
    )
      continue;
    if (owner.checkVisibility() || owner.closest("option"))
      check(node.textContent, `${owner.localName}.${owner.className}`);
  }
  for (const element of document.querySelectorAll("body *"))
    for (const name of [
      "aria-label",
      "title",
      "alt",
      "placeholder",
      "aria-valuetext",
      "aria-roledescription",
      "aria-description",
    ])
      if (element.checkVisibility() && !element.closest("[lang]:not(html)"))
        check(element.getAttribute(name), `${element.localName} ${name}`);
  return [...faults];
}
