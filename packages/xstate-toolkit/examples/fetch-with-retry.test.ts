import { expect } from "vitest";
import { testMachine } from "xstate-toolkit/vitest";
import { fetchWithRetry, fetchWithRetryPlan } from "./fetch-with-retry.ts";

testMachine(fetchWithRetry, {
  ...fetchWithRetryPlan,
  resultsFolder: ".results/examples",
  delays: {
    pause: ({ before }) => (before.context.attempts === 1 ? 2_000 : 4_000),
  },
  expect: {
    idle: { on: { start: { to: "fetching", context: { attempts: 1 } } } },
    fetching: {
      calls: "fetchPage",
      on: { cancel: "idle" },
      onDone: {
        to: "fetched",
        changes: ({ event }) => ({ text: event.output }),
      },
      onError: [
        { when: ({ context }) => context.attempts <= 2, to: "waiting" },
        "failed",
      ],
    },
    waiting: {
      on: { cancel: "idle" },
      after: {
        pause: {
          to: "fetching",
          changes: ({ before }) => ({ attempts: before.context.attempts + 1 }),
        },
      },
    },
    failed: {
      context: { attempts: 3 },
      on: { start: { to: "fetching", context: { attempts: 1 } } },
    },
  },

  invariants: {
    "there are never more than three attempts": ({ snapshot }) =>
      expect(snapshot.context.attempts).toBeLessThanOrEqual(3),
  },
});
