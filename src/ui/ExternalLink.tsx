import type { MouseEvent, ReactNode } from "react";
import { t } from "../../contract/messages/index.ts";
import { type ButtonAppearance, buttonClass } from "./Button.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./Icon.tsx";
import { Link, type LinkProps } from "./Link.tsx";

interface NewTabMarkProps {
  /** The subject of the link, such as a title, when the visible text does not name it. For screen readers only. */
  readonly about?: string | undefined;
}

/** Marks a link as opening in a new tab, with an icon and visually hidden text. */
export function NewTabMark({ about }: NewTabMarkProps) {
  return (
    <>
      <Icon name="external" />
      <span className="visually-hidden">
        {[about, `(${t("ui.newTab")})`].filter(Boolean).join(" ")}
      </span>
    </>
  );
}

/** With a `variant`, the link looks like a button; otherwise like an inline text link. */
interface ExternalLinkProps extends ButtonAppearance, NewTabMarkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Set when the children already contain a `NewTabMark`; otherwise one is appended. */
  readonly hasOwnMark?: boolean | undefined;
  readonly onClick?: (() => void) | undefined;
}

/** A link to another site. Opens a new tab, is marked as external and sends no referrer. */
export function ExternalLink({
  href,
  children,
  variant,
  size,
  className,
  about,
  hasOwnMark,
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
          ? buttonClass({ variant, size }, "external", className)
          : classNames("external", className)
      }
    >
      {hasOwnMark ? (
        children
      ) : (
        <>
          <span>{children}</span>
          <NewTabMark about={about} />
        </>
      )}
    </a>
  );
}

interface PressLinkProps extends LinkProps {
  /** Called for a plain click. A click that opens a new tab or window follows the link instead. */
  readonly onPress: () => void;
}

/** A link within the app. A plain click calls `onPress` instead of navigating. */
export function PressLink({ onPress, ...rest }: PressLinkProps) {
  const handleClick = (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    onPress();
  };
  return <Link {...rest} onClick={handleClick} />;
}
