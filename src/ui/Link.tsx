import type { ComponentProps, MouseEvent } from "react";
import { useLocation, useNavigate } from "./router.tsx";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** The path with its query and fragment. */
  readonly to: string;
  /** The state of the new history entry. */
  readonly state?: unknown;
  readonly replace?: boolean | undefined;
}

/** A link within the app, which navigates without loading a document. */
export function Link({ to, state, replace, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !opensHere(event, rest.target)) return;
    event.preventDefault();
    navigate(to, { state, replace });
  };
  return <a {...rest} href={to} onClick={handleClick} />;
}

/** Whether a click opens the page in this tab, and not, for example, in a new one. */
function opensHere(
  { button, metaKey, ctrlKey, altKey, shiftKey }: MouseEvent,
  target = "_self",
): boolean {
  const hasModifier = metaKey || ctrlKey || altKey || shiftKey;
  return button === 0 && !hasModifier && target === "_self";
}

/** A navigation link, marked when it points to the current page. */
export function NavLink(props: LinkProps) {
  const isCurrent = useLocation().pathname === props.to;
  return <Link {...props} aria-current={isCurrent ? "page" : undefined} />;
}
