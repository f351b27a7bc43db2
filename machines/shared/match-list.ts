import { retryTransitions } from "./load-states.ts";

/** Shared parts of the charts that keep a list of matches. */

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

/** The transitions from the state that shows the loaded list to its child state `refreshing`. */
export const refreshTransitions = {
  "refresh.requested": { target: ".refreshing" },
  "page.resumed": {
    target: ".refreshing",
    description: "The list may have changed since it was loaded.",
  },
} as const;
