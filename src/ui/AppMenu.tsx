import { type ReactNode, useRef } from "react";
import { word } from "../../contract/messages/controls.ts";
import { Icon } from "./Icon.tsx";

export interface AppMenuProps {
  readonly children: ReactNode;
}

/** The menu of the members' pages on a phone. Closes when an entry is taken, at Escape, and when the focus leaves. */
export function AppMenu({ children }: AppMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  return (
    <details
      ref={menu}
      className="app-menu"
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
      <summary className="icon-btn icon-btn--bare" aria-label={word("menu")}>
        <Icon name="menu" className="app-menu-closed" />
        <Icon name="cross" className="app-menu-open" />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the presses are those of the entries inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on an entry comes as a click too */}
      <div
        className="app-menu-panel"
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
