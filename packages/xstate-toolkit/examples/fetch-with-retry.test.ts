import { expect } from "vitest";
import { walkMachine } from "xstate-toolkit/run";
import { fetchWithRetry, fetchWithRetryPlan } from "./fetch-with-retry.ts";

walkMachine(fetchWithRetry, {
  ...fetchWithRetryPlan,
  resultsFolder: ".results/examples",

  states: {
    idle: { can: [{ type: "start" }], cannot: [{ type: "cancel" }] },
    fetching: { can: [{ type: "cancel" }], cannot: [{ type: "start" }] },
    waiting: { can: [{ type: "cancel" }], cannot: [{ type: "start" }] },
    fetched: { context: { text: "Hello" } },
    failed: { context: { attempts: 3 }, can: [{ type: "start" }] },
  },

  transitions: {
    "idle --start--> fetching": {
      calls: [["fetchPage", undefined]],
      context: { attempts: 1 },
    },
    "fetching --cancel--> idle": { stops: ["fetchPage"] },
    "fetching --onDone(fetchPage)--> fetched": {
      context: ({ event }) => ({ text: event.output }),
    },
    "fetching --onError(fetchPage) [mayRetry]--> waiting": {
      when: ({ before }) => before.context.attempts <= 2,
      context: "unchanged",
    },
    "fetching --onError(fetchPage) [else]--> failed": { context: "unchanged" },
    "waiting --after(pause)--> fetching": {
      after: ({ before }) => (before.context.attempts === 1 ? 2_000 : 4_000),
      calls: [["fetchPage", undefined]],
      context: ({ before }) => ({ attempts: before.context.attempts + 1 }),
    },
    "waiting --cancel--> idle": { context: "unchanged" },
    "failed --start--> fetching": {
      calls: [["fetchPage", undefined]],
      context: { attempts: 1 },
    },
  },

  invariants: {
    "there are never more than three attempts": ({ snapshot }) =>
      expect(snapshot.context.attempts).toBeLessThanOrEqual(3),
  },
});
