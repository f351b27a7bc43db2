import type { NavigateFunction } from "react-router-dom";
import { fromCallback, fromPromise } from "xstate";
import type {
  Match,
  MatchInvestorsAnswer,
  Profile,
} from "../../../contract/wire.ts";
import type {
  MatchingEvent,
  MatchingRequest,
} from "../../../machines/matching/facts.ts";
import { send } from "../../services/api.ts";
import { onListChange } from "../../services/list-changes.ts";
import { focusPart } from "../../ui/move-focus.ts";

/** The id of the panel with the matched investors. */
export const RESULTS_ID = "matches";

/** Returns the actors and actions of matching: the calls, the page events and the navigation to the profile. */
export function matchingEffects({
  navigate,
}: {
  readonly navigate: NavigateFunction;
}) {
  return {
    actors: {
      fetchProfile: fromPromise<Profile, void>(({ signal }) =>
        send("profile", { signal }),
      ),
      fetchMatches: fromPromise<readonly Match[], void>(({ signal }) =>
        send("matches", { signal }),
      ),
      matchInvestors: fromPromise<MatchInvestorsAnswer, MatchingRequest>(
        ({ input: { rerunKey }, signal }) =>
          send("matchInvestors", {
            signal,
            ...(rerunKey !== null && {
              query: { rerun: "true" },
              idempotencyKey: rerunKey,
            }),
          }),
      ),
      watchPage: fromCallback<MatchingEvent>(({ sendBack }) =>
        onListChange({
          woke: () => sendBack({ type: "page.woke" }),
          outdated: () => sendBack({ type: "list.outdated" }),
        }),
      ),
    },
    actions: {
      goTo: (_: unknown, { to }: { to: string }) => {
        navigate(to);
      },
      focusResults: () => {
        // The closing dialog restores the focus first, within this step.
        requestAnimationFrame(() => focusPart(RESULTS_ID));
      },
    },
  };
}

/** Returns a new Idempotency-Key for a re-run. */
export function newRerunKey(): string {
  return crypto.randomUUID();
}
