import type { MouseEvent } from "react";
import { Link, type LinkProps } from "react-router-dom";

export interface PressLinkProps extends LinkProps {
  /** A plain press; what asks for a new tab or a copy of the address follows the link. */
  readonly onPress: () => void;
}

/** A link of the app whose plain press is told to its owner, who goes there. */
export function PressLink({ onPress, ...rest }: PressLinkProps) {
  const press = (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    onPress();
  };
  return <Link {...rest} onClick={press} />;
}
