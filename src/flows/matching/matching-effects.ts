import type { NavigateFunction } from "react-router-dom";
import { fromCallback, fromPromise } from "xstate";
import type { AnswerOf } from "../../../contract/calls/index.ts";
import type {
  MatchingEvent,
  MatchingRequest,
} from "../../../machines/matching/chart.ts";
import { callActor, send } from "../../services/api.ts";
import { onListChange } from "../../services/list-changes.ts";
import { focusPart } from "../../ui/focus.ts";

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
      fetchProfile: callActor("profile"),
      fetchMatches: callActor("matches"),
      matchInvestors: fromPromise<AnswerOf<"matchInvestors">, MatchingRequest>(
        ({ input: { rerunKey, replaces }, signal }) =>
          send("matchInvestors", {
            signal,
            ...(rerunKey !== null && {
              query: { rerun: "true", replaces: replaces.join(",") },
              idempotencyKey: rerunKey,
            }),
          }),
      ),
      watchPage: fromCallback<MatchingEvent>(({ sendBack }) =>
        onListChange({
          resumed: () => sendBack({ type: "page.resumed" }),
          stale: () => sendBack({ type: "list.stale" }),
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
