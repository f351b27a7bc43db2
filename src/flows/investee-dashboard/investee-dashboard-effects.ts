import { fromCallback } from "xstate";
import type { InvesteeDashboardEvent } from "../../../machines/investee-dashboard/chart.ts";
import { callActor } from "../../services/api.ts";
import { onListChange } from "../../services/list-changes.ts";

/** The actors and actions of the investee dashboard. */
export const investeeDashboardEffects = {
  actors: {
    fetchProfile: callActor("profile"),
    fetchUser: callActor("user"),
    fetchMatches: callActor("matches"),
    watchPage: fromCallback<InvesteeDashboardEvent>(({ sendBack }) =>
      onListChange({
        resumed: () => sendBack({ type: "page.resumed" }),
        stale: () => sendBack({ type: "list.stale" }),
      }),
    ),
  },
  actions: {
    logFailure: ({ event }: { event: object }) => {
      console.info("The profile or the user could not be read", { ...event });
    },
  },
};
