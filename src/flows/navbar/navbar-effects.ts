import type { RefObject } from "react";
import { fromCallback } from "xstate";
import type { NavbarEvent } from "../../../machines/navbar/chart.ts";
import { onEscape, onPressOutside } from "../../services/outside.ts";

/** The class of the insights menus; there is one in the bar and one in the mobile menu. */
export const INSIGHTS_CLASS = "insights";
const INSIGHTS_TOGGLE = `.${INSIGHTS_CLASS} > button`;
const MENU_TOGGLE = "summary";

/** Returns the actors and actions of the navbar: events outside the menus, and the focus. */
export function navbarEffects(header: RefObject<HTMLElement | null>) {
  return {
    actors: {
      watchMenu: fromCallback<NavbarEvent>(({ sendBack }) =>
        onPressOutside(
          (target) => header.current?.contains(target) ?? false,
          () => sendBack({ type: "menu.left" }),
        ),
      ),
      watchInsights: fromCallback<NavbarEvent>(({ sendBack }) => {
        const stops = [
          onPressOutside(isInInsights, () =>
            sendBack({ type: "insights.left" }),
          ),
          onEscape(() => sendBack({ type: "insights.dismissed" })),
        ];
        return () => {
          for (const stop of stops) stop();
        };
      }),
    },
    actions: {
      // Synchronous, so that a dialog opened by the entry restores the focus to the toggle.
      focusMenuToggle: () =>
        header.current?.querySelector<HTMLElement>(MENU_TOGGLE)?.focus(),
      returnFocus: () => {
        // The menu is removed after this step, together with the focus.
        requestAnimationFrame(() => {
          const { activeElement, body } = document;
          const isInside =
            activeElement === body || header.current?.contains(activeElement);
          if (isInside) visibleToggle(header.current)?.focus();
        });
      },
    },
  };
}

function isInInsights(target: Node): boolean {
  return (
    target instanceof Element && target.closest(`.${INSIGHTS_CLASS}`) !== null
  );
}

/** Returns the visible toggle: that of the insights menu, or that of the mobile menu. */
function visibleToggle(header: HTMLElement | null): HTMLElement | undefined {
  return [INSIGHTS_TOGGLE, MENU_TOGGLE]
    .flatMap((selector) => [
      ...(header?.querySelectorAll<HTMLElement>(selector) ?? []),
    ])
    .find((toggle) => toggle.checkVisibility());
}
