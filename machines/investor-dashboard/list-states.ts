import type { Match } from "../../contract/calls/matches.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { reloadTransitions, restartWhenStale } from "../shared/match-list.ts";
import { staleDataNotice } from "../shared/stored-response.ts";

/** The states in which the investor dashboard loads and reloads its list. */

export type ListContext = {
  readonly matches: readonly Match[];
  /** Why the matches could not be loaded or refreshed. */
  readonly notice: Message | null;
  /** True when the first load takes longer than usual. */
  readonly slow: boolean;
};

export const NO_LIST: ListContext = { matches: [], notice: null, slow: false };

export type ListTag = "loading" | "failed" | "empty" | "list" | "refreshing";

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
