import {
  assign,
  cancel,
  createMachine,
  fromCallback,
  raise,
  sendParent,
  sendTo,
  setup,
} from "xstate";
import { type MachineCase, machineCase } from "./machine-case.ts";

/** Numeric, named and computed delays; delayed events and their cancellation. */
export const timers: readonly MachineCase[] = [
  machineCase(
    createMachine({
      id: "screenSaver",
      description:
        "A movement while awake re-enters the state and therefore restarts the timer.",
      initial: "awake",
      states: {
        awake: {
          on: { moved: { target: "awake", reenter: true }, locked: "asleep" },
          after: { 60000: "dimmed" },
        },
        dimmed: { on: { moved: "awake" }, after: { 10000: "asleep" } },
        asleep: { on: { moved: "awake" } },
      },
    }),
  ),

  machineCase(
    setup({
      types: { context: {} as { attempts: number } },
      guards: {
        hasAttemptsLeft: ({ context }, params: { max: number }) =>
          context.attempts < params.max,
      },
      actions: {
        countAttempt: assign({
          attempts: ({ context }) => context.attempts + 1,
        }),
        reset: assign({ attempts: 0 }),
      },
      delays: { backoff: ({ context }) => 100 * 2 ** context.attempts },
    }).createMachine({
      id: "reconnect",
      context: { attempts: 0 },
      initial: "connecting",
      states: {
        connecting: {
          entry: "countAttempt",
          on: { connected: "online", failed: "waiting" },
        },
        waiting: {
          after: {
            backoff: [
              {
                guard: { type: "hasAttemptsLeft", params: { max: 4 } },
                target: "connecting",
              },
              { target: "offline" },
            ],
          },
        },
        online: { entry: "reset", on: { closed: "waiting" } },
        offline: { on: { retry: "connecting" }, exit: "reset" },
      },
    }),
  ),

  machineCase(
    createMachine({
      id: "undoBar",
      initial: "hidden",
      states: {
        hidden: { on: { deleted: "shown" } },
        shown: {
          entry: raise({ type: "expired" }, { id: "expiry", delay: 5_000 }),
          on: {
            expired: "hidden",
            hovered: { target: ".paused", actions: cancel("expiry") },
            undone: { target: "hidden", actions: cancel("expiry") },
          },
          initial: "counting",
          states: {
            counting: {},
            paused: {
              on: {
                left: {
                  target: "counting",
                  actions: raise(
                    { type: "expired" },
                    { id: "expiry", delay: 2_000 },
                  ),
                },
              },
            },
          },
        },
      },
    }),
    { events: { expired: [] } },
  ),

  machineCase(
    createMachine({
      id: "auction",
      description:
        "The timer of the parent state runs while its children change.",
      context: { bids: 0 },
      initial: "running",
      states: {
        running: {
          after: { 1000: "closed" },
          on: {
            bid: {
              guard: ({ context }) => context.bids < 2,
              target: ".leading",
              reenter: false,
              actions: assign({ bids: ({ context }) => context.bids + 1 }),
            },
          },
          initial: "open",
          states: {
            open: { after: { 400: "warned" } },
            leading: { after: { 300: "warned" } },
            warned: {
              after: {
                200: {
                  actions: assign({ bids: ({ context }) => context.bids }),
                },
                2000: "open",
              },
            },
          },
        },
        closed: { type: "final" },
      },
    }),
    {
      impossible: {
        "running.warned --after(2000)--> running.open":
          "the parent state is exited after 1,000 ms",
      },
    },
  ),

  machineCase(
    createMachine({
      id: "delivery",
      description:
        "Several timers of one state: some have guards, one has no target.",
      context: { isUrgent: false, reminders: 0 },
      initial: "preparing",
      states: {
        preparing: {
          on: { prioritized: { actions: assign({ isUrgent: true }) } },
          after: {
            50: {
              actions: assign({
                reminders: ({ context }) => context.reminders + 1,
              }),
            },
            100: {
              guard: ({ context }) => context.isUrgent,
              target: "sent",
            },
            200: [
              {
                guard: ({ context }) => context.isUrgent,
                target: "sent",
              },
              { target: "late" },
            ],
          },
        },
        late: { after: { 0: "sent" } },
        sent: {},
      },
    }),
  ),

  machineCase(
    setup({
      types: { context: {} as { beats: number } },
    }).createMachine({
      id: "heartbeat",
      description:
        "Sends itself events, immediately and with a delay that depends on the context.",
      context: { beats: 0 },
      initial: "idle",
      states: {
        idle: { on: { start: "beating" } },
        beating: {
          entry: [
            sendTo(({ self }) => self, { type: "started" }),
            raise(
              { type: "beat" },
              { delay: ({ context }) => 10 + context.beats },
            ),
          ],
          on: {
            started: {},
            beat: [
              {
                guard: ({ context }) => context.beats < 2,
                target: "beating",
                reenter: true,
                actions: assign({ beats: ({ context }) => context.beats + 1 }),
              },
              { target: "stopped" },
            ],
          },
        },
        stopped: {
          entry: sendTo(
            ({ self }) => self,
            { type: "restart" },
            { delay: 1_000 },
          ),
          on: { restart: { target: "idle", actions: assign({ beats: 0 }) } },
        },
      },
    }),
    { events: { started: [], beat: [], restart: [] } },
  ),

  machineCase(
    setup({ actors: { clerk: fromCallback(() => {}) } }).createMachine({
      id: "reminder",
      description:
        "Sends delayed events to other actors. Their delays are not timers of this machine.",
      invoke: { src: "clerk", id: "clerk" },
      initial: "asked",
      states: {
        asked: {
          entry: [
            sendTo("clerk", { type: "reminded" }, { delay: 10 }),
            sendParent({ type: "asked" }, { delay: 20 }),
          ],
          on: { answered: "done" },
          after: { 100: "done" },
        },
        done: {},
      },
    }),
  ),
];
