import { assign, fromPromise, setup } from "xstate";
import { definePlan } from "xstate-toolkit";

/** Fetches a page in up to three attempts. The pause between attempts doubles each time. */
export const fetchWithRetry = setup({
  types: {
    context: {} as { attempts: number; text: string },
    events: {} as { type: "start" } | { type: "cancel" },
  },
  actors: { fetchPage: fromPromise(async () => "") },
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    resetAttempts: assign({ attempts: 0 }),
  },
  guards: { mayRetry: ({ context }) => context.attempts < 3 },
  delays: { pause: ({ context }) => 1_000 * 2 ** context.attempts },
}).createMachine({
  id: "fetchWithRetry",
  description: "Fetches a page, with up to three attempts.",
  context: { attempts: 0, text: "" },
  initial: "idle",
  states: {
    idle: {
      description: "Nothing is being fetched.",
      on: { start: { target: "fetching", actions: "resetAttempts" } },
    },
    fetching: {
      description: "The request is running.",
      entry: "countAttempt",
      invoke: {
        id: "fetchPage",
        src: "fetchPage",
        onDone: {
          target: "fetched",
          actions: assign({ text: ({ event }) => event.output }),
        },
        onError: [
          { guard: "mayRetry", target: "waiting" },
          { target: "failed" },
        ],
      },
      on: { cancel: "idle" },
    },
    waiting: {
      description: "Waiting for the next attempt. The pause doubles each time.",
      after: { pause: "fetching" },
      on: { cancel: "idle" },
    },
    fetched: { type: "final" },
    failed: {
      description: "All attempts failed.",
      on: { start: { target: "fetching", actions: "resetAttempts" } },
    },
  },
});

/** The events of `fetchWithRetry` with their payloads. */
export const fetchWithRetryPlan = definePlan(fetchWithRetry, {
  events: {
    start: [{}],
    cancel: [{}],
    "xstate.done.actor.fetchPage": [{ output: "Hello" }],
    "xstate.error.actor.fetchPage": [{ error: new Error("no connection") }],
  },
});
