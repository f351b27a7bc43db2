/**
 * Watches whether an element's motion must be paused: when the pointer or focus is in it, the page is hidden, or the
 * user prefers reduced motion. Calls `notify` on each change, and immediately if motion must be paused at the start.
 * Returns an unsubscribe function.
 */
export function watchMotionPause(
  getElement: () => HTMLElement | null,
  notify: (paused: boolean) => void,
): () => void {
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const controller = new AbortController();
  const { signal } = controller;
  let hovered = false;
  let focused = false;
  let wasPaused = false;
  const update = () => {
    const paused =
      hovered ||
      focused ||
      reducedMotion.matches ||
      document.visibilityState === "hidden";
    if (paused === wasPaused) return;
    wasPaused = paused;
    notify(paused);
  };
  // Listens on the document, because the element may not exist yet or may be replaced.
  const listen = (name: string, handle: (event: Event) => void) =>
    document.addEventListener(
      name,
      (event) => {
        handle(event);
        update();
      },
      { signal },
    );
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && (getElement()?.contains(target) ?? false);
  listen("pointerover", ({ target }) => {
    hovered = isInside(target);
  });
  // Needed when the pointer leaves the window or a finger is lifted: no `pointerover` follows.
  listen("pointerout", (event) => {
    hovered = isInside((event as PointerEvent).relatedTarget);
  });
  listen("focusin", ({ target }) => {
    focused = isInside(target);
  });
  listen("focusout", (event) => {
    focused = isInside((event as FocusEvent).relatedTarget);
  });
  update();
  document.addEventListener("visibilitychange", update, { signal });
  reducedMotion.addEventListener("change", update, { signal });
  return () => controller.abort();
}
