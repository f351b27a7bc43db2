import { PAGE_LANGUAGE } from "../../contract/language.ts";
import { splitPath } from "../../contract/language-path.ts";

/**
 * Intercepts clicks on links that would open another page of the site in this tab, and calls `notify` with the page's
 * path, query and hash instead. Returns an unsubscribe function.
 */
export function interceptLinkClicks(notify: (to: string) => void): () => void {
  const listener = (event: MouseEvent) => {
    const to = linkTarget(event);
    if (to === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    notify(to);
  };
  // In the capture phase, so that it runs before React's listener on the root element.
  document.addEventListener("click", listener, { capture: true });
  return () =>
    document.removeEventListener("click", listener, { capture: true });
}

function linkTarget(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const element = event.target instanceof Element ? event.target : null;
  const link = element?.closest("a");
  if (!link?.href || link.hasAttribute("download")) return null;
  if (link.target !== "" && link.target !== "_self") return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || pathname === location.pathname) return null;
  // A page in another language is loaded from the server.
  const { language, path } = splitPath(pathname);
  return language === PAGE_LANGUAGE ? `${path}${search}${hash}` : null;
}
