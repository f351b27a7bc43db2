import { assign, fromCallback, fromPromise, setup } from "xstate";
import { definePlan } from "../../src/plan/define-plan.ts";

/** The number of wrong codes that causes a lockout. */
export const MAX_TRIES = 3;
/** The duration of a lockout, in milliseconds. */
export const LOCKOUT_MS = 300_000;
/** The time after which an open door shuts, in milliseconds. */
export const DOOR_SHUTS_MS = 5_000;

interface Failure {
  readonly kind: "wrong" | "broken";
}

interface Context {
  readonly code: string;
  readonly tries: number;
  readonly problem: string | null;
  readonly guest: string | null;
}

/**
 * The chart of a door with a keypad. It uses most features of charts: guards with an else branch, delayed transitions,
 * context, parallel regions, `always`, an actor that finishes or fails, a callback actor, and a final state.
 */
export const doorMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly tries: number },
    tags: {} as "busy" | "locked" | "dark",
    events: {} as
      | { type: "code.changed"; code: string }
      | { type: "code.submitted" }
      | { type: "check.cancelled" }
      | { type: "door.pushed" }
      | { type: "door.removed" }
      | { type: "lamp.switched" }
      | { type: "power.lost" },
  },
  actors: {
    check: fromPromise<{ guest: string; vip: boolean }, { code: string }>(
      async () => {
        throw new Error("The test replaces this actor.");
      },
    ),
    watchPower: fromCallback(() => {}),
  },
  actions: {
    storeCode: assign(({ event }) =>
      event.type === "code.changed" ? { code: event.code, problem: null } : {},
    ),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    resetTries: assign({ tries: 0 }),
    reportIncomplete: assign({ problem: "incomplete" }),
    reportWrong: assign({ problem: "wrong", code: "" }),
    reportBroken: assign({ problem: "broken" }),
    welcome: assign({
      guest: ({ event }) =>
        (event as unknown as { output: { guest: string } }).output.guest,
    }),
    ring: (_, _params: { times: number }) => {},
    openLatch: () => {},
  },
  guards: {
    isComplete: ({ context }) => context.code.length === 4,
    isWrong: ({ event }) =>
      (event as unknown as { error: Failure }).error.kind === "wrong",
    isLastTry: ({ context, event }) =>
      (event as unknown as { error: Failure }).error.kind === "wrong" &&
      context.tries + 1 >= MAX_TRIES,
    isVip: ({ context }) => context.guest === "Vip",
  },
  delays: {
    lockout: LOCKOUT_MS,
    doorShuts: ({ context }) => DOOR_SHUTS_MS + context.tries,
  },
}).createMachine({
  id: "door",
  type: "parallel",
  context: ({ input }) => ({
    code: "",
    tries: input.tries,
    problem: null,
    guest: null,
  }),
  states: {
    lock: {
      description: "The keypad.",
      initial: "idle",
      states: {
        idle: {
          description: "Waits for a code.",
          on: {
            "code.changed": { actions: "storeCode" },
            "code.submitted": [
              { guard: "isComplete", target: "checking" },
              { actions: "reportIncomplete" },
            ],
          },
        },
        checking: {
          description: "The code is being checked.",
          tags: "busy",
          meta: { rules: ["door-01"] },
          invoke: {
            id: "check",
            src: "check",
            input: codeOf,
            onDone: { target: "greeting", actions: ["resetTries", "welcome"] },
            onError: [
              {
                guard: "isLastTry",
                target: "lockedOut",
                meta: { rules: ["door-02"] },
                actions: [
                  "reportWrong",
                  { type: "ring", params: { times: 3 } },
                ],
              },
              {
                guard: "isWrong",
                target: "idle",
                actions: ["countTry", "reportWrong"],
              },
              { target: "idle", actions: "reportBroken" },
            ],
          },
          on: { "check.cancelled": "idle", "door.removed": {} },
        },
        greeting: {
          description: "The code was correct.",
          always: [
            {
              guard: "isVip",
              target: "open",
              actions: { type: "ring", params: { times: 1 } },
            },
            { target: "open" },
          ],
        },
        open: {
          description: "The door can be pushed.",
          entry: "openLatch",
          on: { "door.pushed": { target: "open", reenter: true } },
          after: { doorShuts: "idle" },
        },
        lockedOut: {
          description: "Too many wrong codes.",
          tags: "locked",
          after: { lockout: { target: "idle", actions: "resetTries" } },
        },
        removed: { type: "final" },
      },
      on: { "door.removed": ".removed" },
    },
    lamp: {
      description: "The lamp above the door.",
      initial: "bright",
      invoke: {
        id: "watchPower",
        src: "watchPower",
        onError: ".dark",
      },
      on: { "power.lost": ".dark" },
      states: {
        bright: {
          description: "The lamp is on.",
          on: {
            "lamp.switched": { target: "dark", meta: { rules: ["door-05"] } },
          },
        },
        dark: {
          description: "The lamp is off.",
          tags: "dark",
          on: { "lamp.switched": "bright" },
        },
      },
    },
  },
});

function codeOf({ context }: { context: Context }): { code: string } {
  return { code: context.code };
}

/** The input and the events of the door. */
export const doorPlan = definePlan(doorMachine, {
  input: { tries: 0 },
  events: {
    "code.changed": [{ code: "1234" }, { code: "12" }],
    "code.submitted": [{}],
    "check.cancelled": [{}],
    "door.pushed": [{}],
    "door.removed": [{}],
    "lamp.switched": [{}],
    "power.lost": [{}],
    "xstate.done.actor.check": [
      { output: { guest: "Ann", vip: false } },
      { output: { guest: "Vip", vip: true } },
    ],
    "xstate.error.actor.check": [
      { error: { kind: "wrong" } },
      { error: { kind: "broken" } },
    ],
    "xstate.error.actor.watchPower": [{ error: "no meter" }],
  },
});
