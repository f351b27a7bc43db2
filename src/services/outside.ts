/** What happens around an open menu, as functions that listen and give the way to stop. */
type Stop = () => void;

/** A press, by mouse or finger, that is not inside. */
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

/** Escape, wherever the focus is. */
export function onEscape(tell: () => void): Stop {
  const hear = ({ key }: KeyboardEvent) => {
    if (key === "Escape") tell();
  };
  document.addEventListener("keydown", hear);
  return () => document.removeEventListener("keydown", hear);
}
