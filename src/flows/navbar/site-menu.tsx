import type { ReactNode } from "react";
import { t } from "../../../contract/messages/index.ts";
import type { NavbarEvent } from "../../../machines/navbar/chart.ts";
import { Icon } from "../../ui/Icon.tsx";

export type SiteMenuProps = {
  readonly isOpen: boolean;
  readonly send: (event: NavbarEvent) => void;
  readonly children: ReactNode;
};

/**
 * The mobile menu of the navbar. It is a native details element, so that it works before the code is loaded. The chart
 * follows its state and closes it on Escape, when an entry is chosen and when the focus or pointer leaves it.
 */
export function SiteMenu({ isOpen, send, children }: SiteMenuProps) {
  return (
    <details
      className="site-menu"
      open={isOpen}
      onToggle={({ currentTarget }) =>
        send({ type: currentTarget.open ? "menu.opened" : "menu.closed" })
      }
      onKeyDown={({ key }) => {
        if (key === "Escape") send({ type: "menu.left" });
      }}
      onBlur={({ currentTarget, relatedTarget: next }) => {
        if (next && !currentTarget.contains(next)) send({ type: "menu.left" });
      }}
    >
      <summary className="icon-btn" aria-label={t("nav.menu")}>
        <Icon name="menu" className="site-menu-closed" />
        <Icon name="cross" className="site-menu-opened" />
      </summary>
      <div className="site-menu-panel">{children}</div>
    </details>
  );
}
