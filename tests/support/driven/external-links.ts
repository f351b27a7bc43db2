/** Runs in the page. Prevents links to other origins, mail programs and webmail from opening. */
export function blockExternalLinks(): void {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (link && link.origin !== location.origin) event.preventDefault();
  });
}
