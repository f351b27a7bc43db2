/** Events outside an open menu. Each function returns an unsubscribe function. */
type Stop = () => void;

/** Calls `notify` when the mouse or a finger is pressed outside. */
export function onPressOutside(
  isInside: (target: Node) => boolean,
  tell: () => void,
): Stop {
  const hear = ({ target }: PointerEvent) => {
    if (target instanceof Node && !isInside(target)) tell();
  };
  document.addEventListener("pointerdown", hear);
  return () => document.removeEventListener("pointerdown", hear);
}

/** Calls `notify` when Escape is pressed, wherever the focus is. */
export function onEscape(tell: () => void): Stop {
  const hear = ({ key }: KeyboardEvent) => {
    if (key === "Escape") tell();
  };
  document.addEventListener("keydown", hear);
  return () => document.removeEventListener("keydown", hear);
}
