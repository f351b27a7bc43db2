import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  useId,
} from "react";
import { fromPromise } from "xstate";
import { t } from "../../../contract/messages/index.ts";
import type { navbarMachine } from "../../../machines/navbar/chart.ts";
import type { ChartProps } from "../../app/use-chart.ts";
import { loadCode } from "../../services/site-files/loaded-code.ts";
import { moveFocus } from "../../ui/focus.ts";
import { Icon } from "../../ui/Icon.tsx";

/** The class of the insights menus: one is in the bar, one in the mobile menu. */
export const INSIGHTS_CLASS = "insights";

type InsightsProps = ChartProps<typeof navbarMachine>;

const importPanel = () => import("./insights-panel.tsx");
/** Null until the chart has loaded it. */
let Panel: ComponentType<InsightsProps> | null = null;

/** Loads the places, and the code that shows them. */
export const loadPlaces = fromPromise<void, void>(async () => {
  ({ InsightsPanel: Panel } = await loadCode(importPanel));
});

/**
 * The insights menu of the navbar: a button that shows and hides the countries and regions, for mouse, touch, keyboard
 * and screen readers.
 */
export function InsightsMenu({ snapshot, send }: InsightsProps) {
  const panelId = useId();
  const isOpen = snapshot.hasTag("insightsOpen");
  const handleBlur = ({ currentTarget, relatedTarget: next }: FocusEvent) => {
    if (next && !currentTarget.contains(next))
      send({ type: "insights.blurred" });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
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
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    >
      <button
        type="button"
        className="tap site-link"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => send({ type: "insights.pressed" })}
      >
        <span>{t("nav.insights")}</span>
        <Icon name="chevronDown" className="icon--small" />
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a click or focus inside keeps the panel open
        <div
          id={panelId}
          className="insights-panel"
          onPointerDown={() => send({ type: "insights.entered" })}
          onFocus={() => send({ type: "insights.entered" })}
        >
          {Panel ? (
            <Panel snapshot={snapshot} send={send} />
          ) : (
            <p className="insights-search" role="status">
              {t(
                snapshot.hasTag("loading")
                  ? "insights.loading"
                  : "load.noResponse",
              )}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
