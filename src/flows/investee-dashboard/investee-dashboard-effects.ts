import { fromCallback, fromPromise } from "xstate";
import type { Match, Profile, UserAnswer } from "../../../contract/wire.ts";
import type { InvesteeDashboardEvent } from "../../../machines/investee-dashboard/facts.ts";
import { send } from "../../services/api.ts";
import { onListChange } from "../../services/list-changes.ts";

/** The actors and actions of the investee dashboard. */
export const investeeDashboardEffects = {
  actors: {
    fetchProfile: fromPromise<Profile, void>(({ signal }) =>
      send("profile", { signal }),
    ),
    fetchUser: fromPromise<UserAnswer, void>(({ signal }) =>
      send("user", { signal }),
    ),
    fetchMatches: fromPromise<readonly Match[], void>(({ signal }) =>
      send("matches", { signal }),
    ),
    watchPage: fromCallback<InvesteeDashboardEvent>(({ sendBack }) =>
      onListChange({
        woke: () => sendBack({ type: "page.woke" }),
        outdated: () => sendBack({ type: "list.outdated" }),
      }),
    ),
  },
  actions: {
    logFailure: ({ event }: { event: object }) => {
      console.info("The profile or the user could not be read", { ...event });
    },
  },
};
