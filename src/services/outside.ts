/** Events outside an open menu. Each function returns an unsubscribe function. */
type Stop = () => void;

/** Calls `notify` when the mouse or a finger is pressed outside. */
export function onPressOutside(
  isInside: (target: Node) => boolean,
  notify: () => void,
): Stop {
  const listener = ({ target }: PointerEvent) => {
    if (target instanceof Node && !isInside(target)) notify();
  };
  document.addEventListener("pointerdown", listener);
  return () => document.removeEventListener("pointerdown", listener);
}

/** Calls `notify` when Escape is pressed, wherever the focus is. */
export function onEscape(notify: () => void): Stop {
  const listener = ({ key }: KeyboardEvent) => {
    if (key === "Escape") notify();
  };
  document.addEventListener("keydown", listener);
  return () => document.removeEventListener("keydown", listener);
}
