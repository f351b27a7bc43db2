import type { RefObject } from "react";
import { fromCallback, fromPromise } from "xstate";
import type {
  CalendarEventOf,
  CalendarItem,
} from "../../../machines/calendar/chart.ts";
import { send } from "../../services/api.ts";
import { onNewDay } from "../../services/today.ts";

/** Returns the actors and actions of a calendar chart. */
export function calendarEffects(
  call: "trainings" | "events",
  grid: RefObject<HTMLTableElement | null>,
) {
  return {
    actors: {
      fetchItems: fromPromise<readonly CalendarItem[], void>(({ signal }) =>
        send(call, { signal }),
      ),
      watchDay: fromCallback<CalendarEventOf>(({ sendBack }) =>
        onNewDay((today) => sendBack({ type: "day.began", today })),
      ),
    },
    actions: {
      focusDay: () => {
        // Waits until the new month is rendered.
        requestAnimationFrame(() =>
          grid.current
            ?.querySelector<HTMLElement>("button[tabindex='0']")
            ?.focus(),
        );
      },
    },
  };
}
