import type { ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { classNames } from "./class-names.ts";
import { NewTabMark, type NewTabMarkProps } from "./NewTabMark.tsx";

export interface ExternalLinkProps extends ButtonLook, NewTabMarkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** With a variant the link looks like a button, without one like a link in a text. */
  readonly variant?: ButtonLook["variant"];
  readonly className?: string | undefined;
  /** The children contain the NewTabMark, because it is not at the end. */
  readonly marked?: boolean | undefined;
  readonly onClick?: (() => void) | undefined;
}

/** A link to another site. Opens a new tab, is marked as external and sends no referrer. */
export function ExternalLink({
  href,
  children,
  variant,
  size,
  wide,
  className,
  about,
  marked,
  onClick,
}: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onClick}
      className={
        variant
          ? buttonClass({ variant, size, wide }, "external", className)
          : classNames("external", className)
      }
    >
      {children}
      {!marked && <NewTabMark about={about} />}
    </a>
  );
}
