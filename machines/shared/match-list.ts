import type { Match } from "../../contract/calls/matches.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { parseAmount } from "../../contract/profile/wire.ts";
import { retryTransitions } from "./load-states.ts";
import { staleDataNotice } from "./stored-response.ts";

/**
 * Shared parts of charts with a list of matches. The list is loaded at the start, and reloaded on request, after an
 * update, and when the page becomes visible or the network comes back. The states require the actor `fetchMatches`, the
 * guards `hasMatches` and `hasStoredResponse`, the delay `slowLoad`, and the actions that they refer to.
 */

export type ListContext = {
  readonly matches: readonly Match[];
  /** Why the matches could not be loaded or refreshed. */
  readonly notice: Message | null;
  /** True when the first load takes longer than usual. */
  readonly slow: boolean;
};

export const NO_LIST: ListContext = { matches: [], notice: null, slow: false };

export type ListTag = "loading" | "failed" | "empty" | "list" | "refreshing";

/** The events of such a chart. Each chart declares `list.stale` itself, with its own payload. */
export type ListEvent =
  | { type: "load.retried" }
  | { type: "refresh.requested" }
  /** The page became visible or the network came back. */
  | { type: "page.resumed" };

/** The transition that restarts the requests of a loading state. */
export const restartWhenStale = {
  "list.stale": {
    target: "loading",
    reenter: true,
    description: "The running request may return stale data.",
  },
} as const;

/** The transitions of a state in which loading has failed. */
export const reloadTransitions = {
  ...retryTransitions("loading"),
  "list.stale": {
    target: "loading",
    description: "An update arrived, so the server is reachable.",
  },
} as const;

/** The states before `list`, which shows the loaded list. */
export const loadingStates = {
  loading: {
    description: "Loading the matches. The page shows a skeleton.",
    tags: "loading",
    exit: "clearSlow",
    invoke: {
      id: "loadMatches",
      src: "fetchMatches",
      onDone: { target: "list", actions: "setMatches" },
      onError: [
        {
          guard: "hasStoredResponse",
          target: "list",
          actions: "restoreMatches",
          description:
            "The server cannot be reached. The stored list is shown with the time at which it was loaded.",
          meta: { rules: ["8-offline-01"] },
        },
        { target: "failed", actions: "showLoadFailure" },
      ],
    },
    after: { slowLoad: { actions: "setSlow" } },
    on: restartWhenStale,
  },
  failed: {
    description:
      "The matches could not be loaded. The page explains why and offers Try Again.",
    tags: "failed",
    on: reloadTransitions,
  },
} as const;

/** The transitions from the state that shows the loaded list to its child state `refreshing`. */
export const refreshTransitions = {
  "refresh.requested": { target: ".refreshing" },
  "page.resumed": {
    target: ".refreshing",
    description: "The list may have changed since it was loaded.",
  },
} as const;

/** The child states of `list` that the charts share. Each chart also defines `filled` and `empty`. */
export const listStates = {
  checking: {
    description: "Checks whether the list has matches.",
    always: [{ guard: "hasMatches", target: "filled" }, { target: "empty" }],
  },
  refreshing: {
    description: "The list is being reloaded. The previous list stays visible.",
    tags: "refreshing",
    invoke: {
      id: "refreshMatches",
      src: "fetchMatches",
      onDone: { target: "checking", actions: "setMatches" },
      onError: {
        target: "checking",
        actions: "showRefreshFailure",
        description:
          "The previous list stays visible, with a notice that it may be stale.",
      },
    },
    on: { "refresh.requested": {}, "page.resumed": {} },
  },
} as const;

/** Returns the notice after a failed refresh. If the failure contains a stored response, the notice shows its time. */
export function refreshNotice({
  context,
  event,
}: {
  context: ListContext;
  event: object;
}): Message {
  return (
    staleDataNotice({ event }) ??
    // The notice of a restored list says when the list was loaded.
    context.notice ??
    message("load.notRefreshed")
  );
}

/** Returns the total amount funded, in US dollars. */
export function totalFunded(matches: readonly Match[]): number {
  return matches.reduce(
    (sum, match) => sum + (parseAmount(match.funded_ammount) ?? 0),
    0,
  );
}
