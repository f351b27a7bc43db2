/**
 * Tells of a press on a link that leads to another page of the app in this tab, and holds it back: whoever listens
 * decides. Presses that open another tab or a file are left alone. Gives the way to stop listening.
 */
export function holdLinkPresses(tell: (to: string) => void): () => void {
  const hear = (event: MouseEvent) => {
    const to = targetOf(event);
    if (to === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    tell(to);
  };
  // Before the router, which hears presses on its root.
  document.addEventListener("click", hear, { capture: true });
  return () => document.removeEventListener("click", hear, { capture: true });
}

function targetOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const pressed = event.target instanceof Element ? event.target : null;
  const link = pressed?.closest("a");
  if (!link?.href || link.hasAttribute("download")) return null;
  if (link.target !== "" && link.target !== "_self") return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || pathname === location.pathname) return null;
  return `${pathname}${search}${hash}`;
}
