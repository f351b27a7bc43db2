/**
 * Whether somebody looks closer at a part of the page, or it should not move at all: the pointer or the focus is in
 * it, the page is hidden, or reduced motion is asked for. Tells each change, and at once when it is so already.
 */
export function watchAttention(
  part: () => HTMLElement | null,
  tell: (rest: boolean) => void,
): () => void {
  const motion = matchMedia("(prefers-reduced-motion: reduce)");
  const stop = new AbortController();
  const { signal } = stop;
  let pointed = false;
  let focused = false;
  let known = false;
  const look = () => {
    const rest =
      pointed ||
      focused ||
      motion.matches ||
      document.visibilityState === "hidden";
    if (rest === known) return;
    known = rest;
    tell(rest);
  };
  // Heard on the whole page, because the part may be drawn later than this, and anew.
  const hear = (name: string, note: (event: Event) => void) =>
    document.addEventListener(
      name,
      (event) => {
        note(event);
        look();
      },
      { signal },
    );
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && (part()?.contains(target) ?? false);
  hear("pointerover", ({ target }) => {
    pointed = isInside(target);
  });
  hear("focusin", ({ target }) => {
    focused = isInside(target);
  });
  hear("focusout", (event) => {
    focused = isInside((event as FocusEvent).relatedTarget);
  });
  look();
  document.addEventListener("visibilitychange", look, { signal });
  motion.addEventListener("change", look, { signal });
  return () => stop.abort();
}
