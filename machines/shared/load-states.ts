import { invokeEventActor } from "./actor-stub.ts";

/** Returns the transitions that reload the data on Try Again and on `page.resumed`. */
export function retryTransitions<Target extends string>(target: Target) {
  return { "load.retried": { target }, "page.resumed": { target } } as const;
}

/**
 * Returns the states that precede `shown` in a chart that loads trainings or events. The states require the actors
 * `fetchItems` and `watchPage`, the guard `isEmpty`, the delay `slowLoad`, and the actions that they refer to.
 * `sampleRules` are the ids of the rules about the samples that replace an empty list.
 */
export function loadStates(sampleRules: readonly string[]) {
  return {
    loading: {
      description: "The items are loading.",
      tags: "loading",
      entry: "clearNotice",
      exit: "clearSlow",
      invoke: {
        id: "fetchItems",
        src: "fetchItems",
        onDone: [
          {
            guard: "isEmpty",
            target: "shown",
            actions: "showSamples",
            meta: { rules: sampleRules },
          },
          { target: "shown", actions: "setItems" },
        ],
        onError: { target: "failed", actions: "showLoadFailure" },
      },
      after: { slowLoad: { actions: "setSlow" } },
    },
    failed: {
      description: "The items could not be loaded. Try Again is shown.",
      tags: "failed",
      invoke: invokeEventActor("watchPage"),
      on: {
        "load.retried": { target: "loading" },
        "page.resumed": {
          target: "loading",
          meta: { rules: ["8-offline-04"] },
        },
      },
    },
  } as const;
}
