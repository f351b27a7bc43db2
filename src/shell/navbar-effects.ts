import type { RefObject } from "react";
import { fromCallback } from "xstate";
import type { NavbarEvent } from "../../machines/navbar-facts.ts";
import { onEscape, onPressOutside } from "../services/outside.ts";

/** What the insights menu is found by, as it stands both in the bar and in the mobile menu. */
export const INSIGHTS_CLASS = "insights";
const INSIGHTS_TOGGLE = `.${INSIGHTS_CLASS} > button`;
const MENU_TOGGLE = "summary";

/** What the browser gives to the navbar's chart: what happens around the menus, and the focus. */
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
      // At once: a dialog that the entry opens remembers the toggle, and gives the focus back to it.
      focusMenuToggle: () =>
        header.current?.querySelector<HTMLElement>(MENU_TOGGLE)?.focus(),
      returnFocus: () => {
        // The menu is taken away after this step, and the focus with it.
        requestAnimationFrame(() => {
          const { activeElement, body } = document;
          const isHere =
            activeElement === body || header.current?.contains(activeElement);
          if (isHere) visibleToggle(header.current)?.focus();
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

/** The button of the insights menu, or the mobile menu's when that one is put away. */
function visibleToggle(header: HTMLElement | null): HTMLElement | undefined {
  return [INSIGHTS_TOGGLE, MENU_TOGGLE]
    .flatMap((selector) => [
      ...(header?.querySelectorAll<HTMLElement>(selector) ?? []),
    ])
    .find((toggle) => toggle.checkVisibility());
}
