import { assign, fromCallback, fromPromise, setup } from "xstate";

/** Number of wrong codes that cause a lockout, and its duration in milliseconds. */
export const MAX_TRIES = 3;
export const LOCKOUT_MS = 300_000;
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
 * A door with a keypad. It has one of everything that a chart may contain: guards with an else branch, a lockout, a
 * counter, a parallel region, an `always`, an actor that finishes or fails, one that reports events, final states.
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
    keepCode: assign(({ event }) =>
      event.type === "code.changed" ? { code: event.code, problem: null } : {},
    ),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    forgetTries: assign({ tries: 0 }),
    sayIncomplete: assign({ problem: "incomplete" }),
    sayWrong: assign({ problem: "wrong", code: "" }),
    sayBroken: assign({ problem: "broken" }),
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
            "code.changed": { actions: "keepCode" },
            "code.submitted": [
              { guard: "isComplete", target: "checking" },
              { actions: "sayIncomplete" },
            ],
          },
        },
        checking: {
          description: "Asks the house.",
          tags: "busy",
          invoke: {
            id: "check",
            src: "check",
            input: codeOf,
            onDone: { target: "greeting", actions: ["forgetTries", "welcome"] },
            onError: [
              {
                guard: "isLastTry",
                target: "lockedOut",
                actions: ["sayWrong", { type: "ring", params: { times: 3 } }],
              },
              {
                guard: "isWrong",
                target: "idle",
                actions: ["countTry", "sayWrong"],
              },
              { target: "idle", actions: "sayBroken" },
            ],
          },
          on: { "check.cancelled": "idle", "door.removed": {} },
        },
        greeting: {
          description: "The guest is known.",
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
          after: { lockout: { target: "idle", actions: "forgetTries" } },
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
          description: "Shines.",
          on: { "lamp.switched": "dark" },
        },
        dark: {
          description: "Is out.",
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
