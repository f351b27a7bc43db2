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
  // The part is drawn after the chart has asked to watch it.
  requestAnimationFrame(() => {
    const element = part();
    const on = (name: string, note: () => void) =>
      element?.addEventListener(
        name,
        () => {
          note();
          look();
        },
        { signal },
      );
    on("pointerenter", () => {
      pointed = true;
    });
    on("pointerleave", () => {
      pointed = false;
    });
    on("focusin", () => {
      focused = true;
    });
    on("focusout", () => {
      focused = false;
    });
    look();
  });
  document.addEventListener("visibilitychange", look, { signal });
  motion.addEventListener("change", look, { signal });
  return () => stop.abort();
}
