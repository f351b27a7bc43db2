import { type ReactNode, useRef } from "react";
import { shell } from "../../contract/messages/shell.ts";
import { Icon } from "../ui/Icon.tsx";

export type SiteMenuProps = { readonly children: ReactNode };

/** The mobile toggle of the navbar (§2). Closes when an entry is taken, at Escape, and when the focus leaves. */
export function SiteMenu({ children }: SiteMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  return (
    <details
      ref={menu}
      className="site-menu"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !menu.current?.open) return;
        close();
        menu.current.querySelector("summary")?.focus();
      }}
      onBlur={(event) => {
        const next = event.relatedTarget;
        if (next && !event.currentTarget.contains(next)) close();
      }}
    >
      <summary className="icon-btn" aria-label={shell.nav.menu}>
        <Icon name="menu" className="site-menu-closed" />
        <Icon name="cross" className="site-menu-opened" />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the presses are those of the entries inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on an entry comes as a click too */}
      <div
        className="site-menu-panel"
        onClick={(event) => {
          const at = event.target;
          if (at instanceof Element && at.closest("a, button")) close();
        }}
      >
        {children}
      </div>
    </details>
  );
}
