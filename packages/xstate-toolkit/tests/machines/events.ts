import {
  assertEvent,
  assign,
  createMachine,
  emit,
  enqueueActions,
  log,
  raise,
  setup,
} from "xstate";
import { type MachineCase, machineCase } from "./machine-case.ts";

/** Wildcards; forbidden, raised and emitted events; inline and enqueued actions; eventless transitions; routes. */
export const events: readonly MachineCase[] = [
  machineCase(
    createMachine({
      id: "logger",
      description: "Wildcards match events that no other transition handles.",
      initial: "on",
      on: { "*": { actions: log("unknown event") } },
      states: {
        on: {
          on: {
            "error.*": "alarm",
            "error.ignored": { actions: log(({ event }) => event.type) },
            quiet: "muted",
          },
        },
        alarm: { on: { "alarm.*": "on", "*": "muted" } },
        muted: {},
      },
    }),
  ),

  machineCase(
    createMachine({
      id: "dialog",
      description: "A state forbids an event that its parent handles.",
      initial: "closed",
      states: {
        closed: { on: { opened: "open" } },
        open: {
          initial: "editing",
          on: { escape: "closed", submitted: ".saving" },
          states: {
            editing: {},
            saving: {
              on: { escape: {}, submitted: undefined, saved: "editing" },
            },
          },
        },
      },
    }),
  ),

  machineCase(
    setup({
      types: {
        context: {} as { items: number },
        events: {} as
          | { type: "item.added"; amount: number }
          | { type: "cart.emptied" }
          | { type: "limit.reached" },
        emitted: {} as { type: "changed"; items: number },
      },
      actions: {
        add: assign({
          items: ({ context, event }) => {
            assertEvent(event, "item.added");
            return context.items + event.amount;
          },
        }),
        publish: emit(({ context }) => ({
          type: "changed",
          items: context.items,
        })),
        checkLimit: enqueueActions(({ context, enqueue, check }) => {
          enqueue.emit({ type: "changed", items: context.items });
          if (check(() => context.items >= 3))
            enqueue.raise({ type: "limit.reached" });
        }),
      },
    }).createMachine({
      id: "cart",
      description: "Emits events to listeners, and raises one for itself.",
      context: { items: 0 },
      initial: "open",
      states: {
        open: {
          on: {
            "item.added": { actions: ["add", "checkLimit"] },
            "limit.reached": "full",
          },
        },
        full: {
          on: {
            "cart.emptied": {
              target: "open",
              actions: [assign({ items: 0 }), "publish"],
            },
          },
        },
      },
    }),
    { events: { "item.added": [{ amount: 1 }], "limit.reached": [] } },
  ),

  machineCase(
    createMachine({
      id: "elevator",
      description:
        "A chain of eventless transitions, and a raised event that is handled in the last state.",
      context: { floor: 0 },
      initial: "idle",
      states: {
        idle: {
          on: {
            called: { target: "moving", actions: raise({ type: "ding" }) },
          },
        },
        moving: {
          always: [
            {
              guard: ({ context }) => context.floor < 3,
              actions: assign({ floor: ({ context }) => context.floor + 1 }),
            },
            { target: "arriving" },
          ],
          on: { ding: "broken" },
        },
        arriving: { always: "arrived" },
        arrived: { on: { ding: "open" } },
        open: {
          on: { left: { target: "idle", actions: assign({ floor: 0 }) } },
        },
        broken: {},
      },
    }),
    {
      events: { ding: [] },
      impossible: {
        "moving --ding--> broken":
          "eventless transitions are taken before the raised event",
      },
    },
  ),

  machineCase(
    createMachine({
      id: "form",
      description:
        "Self-transitions with and without re-entry, and a transition to a child state.",
      context: { entered: 0 },
      initial: "page",
      states: {
        page: {
          entry: assign({
            entered: ({ context }) => Math.min(context.entered + 1, 3),
          }),
          exit: [() => {}, function announce() {}],
          initial: {
            target: "first",
            actions: assign({ entered: ({ context }) => context.entered }),
          },
          on: {
            "page.restarted": { target: "page", reenter: true },
            "page.rewound": { target: "page" },
            "page.focused": { actions: () => {} },
            "page.skipped": ".second",
            finished: {
              guard: ({ context }) => context.entered === 3,
              target: "#finished",
            },
          },
          states: { first: { on: { next: "second" } }, second: {} },
        },
        finished: { id: "finished" },
      },
    }),
  ),

  machineCase(
    createMachine({
      id: "guide",
      description: "Routes: an event that selects a state by its id.",
      context: { isPaid: false },
      initial: "home",
      on: { paid: { actions: assign({ isPaid: true }) } },
      states: {
        home: { id: "home", route: {} },
        account: {
          id: "account",
          route: { guard: ({ context }) => context.isPaid },
        },
      },
    }),
    {
      events: { "xstate.route": [{ to: "#home" }, { to: "#account" }] },
    },
  ),
];
