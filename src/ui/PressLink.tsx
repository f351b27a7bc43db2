import type { MouseEvent } from "react";
import { Link, type LinkProps } from "react-router-dom";

export interface PressLinkProps extends LinkProps {
  /** Called for a plain click. A click that opens a new tab or window follows the link instead. */
  readonly onPress: () => void;
}

/** A link of the app whose owner handles plain clicks and navigates itself. */
export function PressLink({ onPress, ...rest }: PressLinkProps) {
  const press = (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    onPress();
  };
  return <Link {...rest} onClick={press} />;
}
