import { type FocusEvent, type KeyboardEvent, useId } from "react";
import type { SnapshotFrom } from "xstate";
import { t } from "../../../contract/messages/index.ts";
import type {
  NavbarEvent,
  navbarMachine,
} from "../../../machines/navbar/chart.ts";
import { moveFocus } from "../../ui/focus.ts";
import { Icon } from "../../ui/Icon.tsx";
import { InsightsPanel } from "./insights-panel.tsx";
import { INSIGHTS_CLASS } from "./navbar-effects.ts";

export type InsightsMenuProps = {
  readonly snapshot: SnapshotFrom<typeof navbarMachine>;
  readonly send: (event: NavbarEvent) => void;
};

/**
 * The insights menu of the navbar: a button that shows and hides the countries and regions, for mouse, touch, keyboard
 * and screen readers.
 */
export function InsightsMenu({ snapshot, send }: InsightsMenuProps) {
  const panel = useId();
  const isOpen = snapshot.hasTag("insightsOpen");
  const leave = ({ currentTarget, relatedTarget: next }: FocusEvent) => {
    if (next && !currentTarget.contains(next)) send({ type: "insights.left" });
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape" && isOpen) {
      // The surrounding mobile menu stays open.
      event.stopPropagation();
      send({ type: "insights.dismissed" });
    }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (isOpen)
        moveFocus(event.currentTarget, event.key === "ArrowDown" ? 1 : -1);
      else send({ type: "insights.pressed" });
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events of the button and the links inside
    <div
      className={INSIGHTS_CLASS}
      onPointerEnter={({ pointerType }) =>
        send({
          type: "insights.hovered",
          pointer: pointerType,
          width: window.innerWidth,
        })
      }
      onPointerLeave={() => send({ type: "insights.unhovered" })}
      onBlur={leave}
      onKeyDown={press}
    >
      <button
        type="button"
        className="tap site-link"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => send({ type: "insights.pressed" })}
      >
        {t("nav.insights")}
        <Icon name="chevronDown" small />
      </button>
      {isOpen && (
        <InsightsPanel id={panel} context={snapshot.context} send={send} />
      )}
    </div>
  );
}
