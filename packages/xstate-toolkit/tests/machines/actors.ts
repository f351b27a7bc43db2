import {
  type AnyActorRef,
  assign,
  createMachine,
  forwardTo,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from "xstate";
import { type MachineCase, machineCase } from "./machine-case.ts";

/** An observable that never emits. Plans do not start actors. */
const silentObservable = { subscribe: () => ({ unsubscribe: () => {} }) };

const contextOf = (event: unknown) =>
  (event as { snapshot: { context?: { value?: number } } }).snapshot.context;

/** The machine that `expense` invokes. It is also the last case. */
const approval = setup({
  types: {
    context: {} as { amount: number },
    input: {} as { amount: number },
  },
}).createMachine({
  id: "approval",
  context: ({ input }) => ({ amount: input.amount }),
  initial: "pending",
  entry: sendParent({ type: "approval.requested" }),
  states: {
    pending: {
      on: {
        approved: "approved",
        rejected: {
          target: "rejected",
          actions: sendParent(({ context }) => ({
            type: "approval.rejected",
            amount: context.amount,
          })),
        },
      },
    },
    approved: { type: "final" },
    rejected: { type: "final" },
  },
  output: ({ context }) => context.amount < 100,
});

/** Invoked and spawned actors of every kind. */
export const actors: readonly MachineCase[] = [
  machineCase(
    setup({
      types: {
        context: {} as { query: string; results: string[] },
        events: {} as { type: "search"; query: string },
      },
      actors: {
        load: fromPromise<string[], { query: string }>(async () => []),
      },
      guards: {
        isEmpty: (_, params: { count: number }) => params.count === 0,
      },
    }).createMachine({
      id: "search",
      context: { query: "", results: [] },
      initial: "idle",
      on: {
        search: {
          target: ".loading",
          reenter: true,
          actions: assign({ query: ({ event }) => event.query }),
        },
      },
      states: {
        idle: {},
        loading: {
          invoke: {
            id: "load",
            systemId: "loader",
            src: "load",
            input: ({ context }) => ({ query: context.query }),
            onDone: [
              {
                guard: {
                  type: "isEmpty",
                  params: ({ event }) => ({ count: event.output.length }),
                },
                target: "empty",
              },
              {
                target: "found",
                actions: assign({ results: ({ event }) => event.output }),
              },
            ],
            onError: "failed",
          },
        },
        empty: {},
        found: {},
        failed: {},
      },
    }),
    {
      events: {
        search: [{ query: "tea" }],
        "xstate.done.actor.load": [{ output: [] }, { output: ["tea"] }],
      },
    },
  ),

  machineCase(
    createMachine({
      id: "socket",
      description:
        "A callback actor that sends and receives events and can fail.",
      initial: "open",
      states: {
        open: {
          invoke: {
            id: "connection",
            src: fromCallback(({ sendBack, receive }) => {
              sendBack({ type: "message.received" });
              receive(() => {});
              return () => {};
            }),
            onError: { target: "broken" },
          },
          initial: "quiet",
          states: {
            quiet: { on: { "message.received": "unread" } },
            unread: { on: { "message.read": "quiet" } },
          },
          on: {
            "message.sent": { actions: sendTo("connection", { type: "push" }) },
            ping: { actions: forwardTo("connection") },
            closed: "closed",
          },
        },
        broken: { on: { reopened: "open" } },
        closed: { type: "final" },
      },
    }),
  ),

  machineCase(
    setup({
      actors: { sensor: fromObservable(() => silentObservable) },
    }).createMachine({
      id: "thermometer",
      description:
        "The machine receives each value of an observable as a snapshot event.",
      initial: "normal",
      invoke: {
        id: "sensor",
        src: "sensor",
        onSnapshot: [
          {
            guard: ({ event }) => Number(contextOf(event)?.value) > 30,
            target: ".hot",
          },
          { target: ".normal" },
        ],
        onError: ".broken",
        onDone: ".finished",
      },
      states: { normal: {}, hot: {}, broken: {}, finished: {} },
    }),
    {
      events: {
        "xstate.snapshot.sensor": [20, 40].map((value) => ({
          snapshot: { status: "active", context: { value } },
        })),
      },
    },
  ),

  machineCase(
    createMachine(
      {
        id: "pointer",
        description: "The machine receives the events of an observable.",
        context: { count: 0 },
        invoke: {
          id: "pointers",
          src: fromEventObservable(() => silentObservable),
          onDone: { actions: "reset" },
        },
        initial: "up",
        states: {
          up: { on: { "pointer.down": "down" } },
          down: {
            on: {
              "pointer.up": "up",
              "pointer.move": {
                guard: ({ context }) => context.count < 3,
                actions: assign({ count: ({ context }) => context.count + 1 }),
              },
            },
          },
        },
      },
      { actions: { reset: assign({ count: 0 }) } },
    ),
  ),

  machineCase(
    createMachine({
      id: "scoreboard",
      description: "Invokes a reducer as an actor and reacts to its snapshots.",
      initial: "playing",
      states: {
        playing: {
          invoke: {
            id: "score",
            src: fromTransition(
              (state: { value: number }) => ({ value: state.value + 1 }),
              { value: 0 },
            ),
            onSnapshot: {
              guard: ({ event }) => contextOf(event)?.value === 3,
              target: "won",
            },
          },
          on: { scored: { actions: sendTo("score", { type: "add" }) } },
        },
        won: {},
      },
    }),
    {
      events: {
        "xstate.snapshot.score": [1, 3].map((value) => ({
          snapshot: { status: "active", context: { value } },
        })),
      },
    },
  ),

  machineCase(
    setup({
      types: {
        context: {} as { requested: number },
        events: {} as
          | { type: "submitted" }
          | { type: "approval.requested" }
          | { type: "approval.rejected"; amount: number },
      },
      actors: { approval },
    }).createMachine({
      id: "expense",
      description:
        "Invokes another machine, which sends events to its parent and has an output.",
      context: { requested: 0 },
      initial: "draft",
      states: {
        draft: { on: { submitted: "reviewed" } },
        reviewed: {
          invoke: {
            src: "approval",
            input: { amount: 50 },
            onDone: [
              { guard: ({ event }) => event.output === true, target: "paid" },
              { target: "draft" },
            ],
            onError: "draft",
          },
          on: {
            "approval.requested": {
              guard: ({ context }) => context.requested < 2,
              actions: assign({
                requested: ({ context }) => context.requested + 1,
              }),
            },
            "approval.rejected": "draft",
          },
        },
        paid: { type: "final" },
      },
    }),
    {
      events: {
        "approval.rejected": [{ amount: 50 }],
        "xstate.done.actor.approval": [{ output: true }, { output: false }],
      },
    },
  ),

  machineCase(
    createMachine(
      {
        id: "backup",
        description: "Two inline actors without ids in one state.",
        context: { copies: 0 },
        initial: "copying",
        states: {
          copying: {
            invoke: [
              {
                src: fromPromise(async () => {}),
                onDone: { actions: "countCopy" },
              },
              {
                src: fromPromise(async () => {}),
                onDone: { actions: "countCopy" },
                onError: "failed",
              },
            ],
            always: {
              guard: ({ context }) => context.copies === 2,
              target: "safe",
            },
          },
          safe: {},
          failed: {},
        },
      },
      {
        actions: {
          countCopy: assign({ copies: ({ context }) => context.copies + 1 }),
        },
      },
    ),
  ),

  machineCase(
    setup({
      types: { context: {} as { rooms: AnyActorRef[] } },
      actors: { room: fromCallback(() => {}) },
    }).createMachine({
      id: "hotel",
      description:
        "Spawns actors with spawnChild and in an assign action, sends events to them and stops them.",
      context: { rooms: [] },
      initial: "open",
      states: {
        open: {
          entry: spawnChild("room", { id: "lobby", systemId: "lobby" }),
          on: {
            booked: {
              guard: ({ context }) => context.rooms.length < 2,
              actions: assign({
                rooms: ({ context, spawn }) => [
                  ...context.rooms,
                  spawn("room", { id: `room${context.rooms.length}` }),
                ],
              }),
            },
            cleaned: {
              guard: ({ context }) => context.rooms.length > 0,
              actions: sendTo(
                ({ context }) => context.rooms[0] as AnyActorRef,
                { type: "clean" },
              ),
            },
            full: {
              guard: ({ context }) => context.rooms.length === 2,
              target: "closed",
            },
          },
        },
        closed: {
          entry: [
            stopChild("lobby"),
            stopChild(({ context }) => context.rooms[0] as AnyActorRef),
          ],
        },
      },
    }),
  ),

  machineCase(approval, { input: { amount: 20 } }),
];
