import { assign, fromPromise, setup } from "xstate";

/** Changes by time, and flashes when its power fails. */
export const trafficLight = setup({
  types: {
    events: {} as { type: "power.failed" } | { type: "power.restored" },
  },
  delays: { stopTime: 20_000, goTime: 15_000, cautionTime: 3_000 },
}).createMachine({
  id: "trafficLight",
  initial: "working",
  states: {
    working: {
      initial: "red",
      states: {
        red: { after: { stopTime: "green" } },
        green: { after: { goTime: "yellow" } },
        yellow: { after: { cautionTime: "red" } },
        last: { type: "history" },
      },
      on: { "power.failed": "flashing" },
    },
    flashing: { on: { "power.restored": "working.last" } },
  },
});

/** Fetches a page, and tries again up to three times, each time after a longer pause. */
export const fetchWithRetry = setup({
  types: {
    context: {} as { attempts: number; text: string },
    events: {} as { type: "start" } | { type: "cancel" },
  },
  actors: { fetchPage: fromPromise(async () => "") },
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    forgetAttempts: assign({ attempts: 0 }),
  },
  guards: { mayRetry: ({ context }) => context.attempts < 3 },
  delays: { pause: ({ context }) => 1_000 * 2 ** context.attempts },
}).createMachine({
  id: "fetchWithRetry",
  context: { attempts: 0, text: "" },
  initial: "idle",
  states: {
    idle: { on: { start: { target: "fetching", actions: "forgetAttempts" } } },
    fetching: {
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
    waiting: { after: { pause: "fetching" }, on: { cancel: "idle" } },
    fetched: { type: "final" },
    failed: {
      on: { start: { target: "fetching", actions: "forgetAttempts" } },
    },
  },
});

/** The delivery address and the payment of an order are entered in any order; then the order is confirmed. */
export const checkout = setup({
  types: {
    context: {} as { address: string; refusals: number },
    events: {} as
      | { type: "address.changed"; address: string }
      | { type: "address.confirmed" }
      | { type: "card.entered" }
      | { type: "order.confirmed" },
  },
  actors: { chargeCard: fromPromise(async () => ({ paid: true })) },
  guards: {
    hasAddress: ({ context }) => context.address.trim() !== "",
    isRefusedTwice: ({ context }) => context.refusals >= 2,
  },
}).createMachine({
  id: "checkout",
  context: { address: "", refusals: 0 },
  initial: "entering",
  states: {
    entering: {
      type: "parallel",
      states: {
        delivery: {
          initial: "open",
          states: {
            open: {
              on: {
                "address.changed": {
                  actions: assign({ address: ({ event }) => event.address }),
                },
                "address.confirmed": {
                  guard: "hasAddress",
                  target: "complete",
                },
              },
            },
            complete: { type: "final" },
          },
        },
        payment: {
          initial: "open",
          states: {
            open: { on: { "card.entered": "complete" } },
            complete: { type: "final" },
          },
        },
      },
      onDone: "reviewing",
    },
    reviewing: { on: { "order.confirmed": "charging" } },
    charging: {
      invoke: {
        id: "charge",
        src: "chargeCard",
        onDone: [
          { guard: ({ event }) => event.output.paid, target: "paid" },
          {
            target: "refused",
            actions: assign({
              refusals: ({ context }) => context.refusals + 1,
            }),
          },
        ],
      },
    },
    refused: {
      always: { guard: "isRefusedTwice", target: "cancelled" },
      on: { "order.confirmed": "charging" },
    },
    paid: { type: "final" },
    cancelled: { type: "final" },
  },
});

/** The machines with the payloads of their events. Events without a payload need none. */
export const examples = [
  { machine: trafficLight, events: {} },
  {
    machine: fetchWithRetry,
    events: {
      "xstate.done.actor.fetchPage": [{ output: "Hello" }],
      "xstate.error.actor.fetchPage": [{ error: new Error("no connection") }],
    },
  },
  {
    machine: checkout,
    events: {
      "address.changed": [{ address: "1 Main Street" }, { address: "" }],
      "xstate.done.actor.charge": [
        { output: { paid: true } },
        { output: { paid: false } },
      ],
    },
  },
];
