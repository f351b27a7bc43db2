import type { ComponentProps, MouseEvent } from "react";
import { useHref, useLinkClickHandler, useLocation } from "react-router-dom";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** The path with its query and fragment. */
  readonly to: string;
  /** The state of the new history entry. */
  readonly state?: unknown;
  readonly replace?: boolean | undefined;
}

/**
 * A link within the app, which navigates without loading a document. The router's own `Link` would add code for
 * prefetching, which only works in framework mode, to every page.
 */
export function Link({ to, state, replace, onClick, ...rest }: LinkProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(rest.target && { target: rest.target }),
  });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return <a {...rest} href={useHref(to)} onClick={handleClick} />;
}

/** A navigation link, marked when it points to the current page. */
export function NavLink(props: LinkProps) {
  const isCurrent = useLocation().pathname === props.to;
  return <Link {...props} aria-current={isCurrent ? "page" : undefined} />;
}
