import type { ReactNode } from "react";
import { word } from "../../contract/messages/controls.ts";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { classNames } from "./class-names.ts";
import { Icon } from "./Icon.tsx";

export interface ExternalLinkProps extends ButtonLook {
  readonly href: string;
  readonly children: ReactNode;
  /** With a variant it looks like a button, without one like a link in a text. */
  readonly variant?: ButtonLook["variant"];
  readonly className?: string | undefined;
  readonly "aria-label"?: string | undefined;
  readonly onClick?: (() => void) | undefined;
}

/** A link out of the product: marked, in a new tab, without a referrer. */
export function ExternalLink({
  href,
  children,
  variant,
  size,
  wide,
  className,
  "aria-label": label,
  onClick,
}: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label && `${label}, ${word("newTab")}`}
      onClick={onClick}
      className={
        variant
          ? buttonClass({ variant, size, wide }, "external", className)
          : classNames("external", className)
      }
    >
      {children}
      <Icon name="external" />
      {!label && <span className="visually-hidden">, {word("newTab")}</span>}
    </a>
  );
}
