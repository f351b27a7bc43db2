import { and, assign, createMachine, not, raise, setup, stateIn } from "xstate";
import { type MachineCase, machineCase } from "./machine-case.ts";

/** Parallel regions, history, and transitions with several targets. */
export const parallel: readonly MachineCase[] = [
  machineCase(
    createMachine({
      id: "player",
      description:
        "Shallow history restores the child state, not its descendants.",
      initial: "stopped",
      states: {
        stopped: { on: { play: "playing.last" } },
        playing: {
          initial: "song",
          on: { stop: "stopped" },
          states: {
            song: {
              initial: "normal",
              on: { next: "advert" },
              states: {
                normal: { on: { faster: "fast" } },
                fast: { on: { slower: "normal" } },
                previous: { type: "history" },
              },
            },
            advert: { on: { next: "song", back: "song.previous" } },
            last: { type: "history", history: "shallow" },
          },
        },
      },
    }),
  ),

  machineCase(
    createMachine({
      id: "drawingTool",
      description: "Deep history of parallel regions, with a default target.",
      initial: "closed",
      states: {
        closed: {
          on: { opened: "open.recent", reset: "open" },
        },
        open: {
          type: "parallel",
          on: { closed: "closed" },
          states: {
            tool: {
              initial: "pen",
              states: {
                pen: { on: { picked: "shape" } },
                shape: {
                  initial: "circle",
                  on: { picked: "pen" },
                  states: {
                    circle: { on: { changed: "square" } },
                    square: { on: { changed: "circle" } },
                  },
                },
              },
            },
            grid: {
              initial: "off",
              states: {
                off: { on: { toggled: "on" } },
                on: { on: { toggled: "off" } },
              },
            },
            recent: { type: "history", history: "deep", target: "tool.shape" },
          },
        },
      },
    }),
  ),

  machineCase(
    createMachine({
      id: "upload",
      description: "The parallel state is done when all of its regions are.",
      initial: "sending",
      states: {
        sending: {
          type: "parallel",
          onDone: "sent",
          on: { cancelled: "cancelled" },
          states: {
            file: {
              initial: "uploading",
              states: {
                uploading: { on: { uploaded: "complete" } },
                complete: { type: "final" },
              },
            },
            preview: {
              initial: "rendering",
              states: {
                rendering: { on: { rendered: "complete" } },
                complete: { type: "final" },
              },
            },
          },
        },
        sent: { type: "final" },
        cancelled: { on: { retried: "sending" } },
      },
    }),
  ),

  machineCase(
    createMachine({
      id: "keyboard",
      description:
        "One event changes several regions; one transition has several targets.",
      type: "parallel",
      on: {
        reset: { target: [".capitals.off", ".numbers.off"] },
        unplugged: { target: ".numbers.off", actions: () => {} },
      },
      states: {
        capitals: {
          initial: "off",
          states: {
            off: { on: { pressed: "on" } },
            on: { on: { pressed: "off" } },
          },
        },
        numbers: {
          initial: "off",
          states: {
            off: { on: { pressed: "on", numbers: "on" } },
            on: { on: { numbers: "off" } },
          },
        },
      },
    }),
  ),

  machineCase(
    createMachine({
      id: "crossing",
      type: "parallel",
      states: {
        cars: {
          initial: "red",
          states: {
            red: {
              on: {
                "cars.released": {
                  guard: stateIn({ walkers: "red" }),
                  target: "green",
                },
              },
            },
            green: { on: { "cars.stopped": "red" } },
          },
        },
        walkers: {
          initial: "red",
          states: {
            red: {
              on: {
                "walkers.released": {
                  guard: not(stateIn({ cars: "green" })),
                  target: "green",
                },
              },
            },
            green: {
              id: "walking",
              on: {
                "walkers.stopped": "red",
                collided: {
                  guard: and([stateIn("#walking"), stateIn({ cars: "green" })]),
                  target: "accident",
                },
              },
            },
            accident: {},
          },
        },
      },
    }),
    {
      impossible: {
        'walkers.green --collided [and(stateIn("#walking"), stateIn({"cars":"green"}))]--> walkers.accident':
          "the guards of the regions exclude each other",
      },
    },
  ),

  machineCase(
    setup({
      types: {
        context: {} as { saves: number },
        events: {} as
          | { type: "typed" }
          | { type: "document.changed" }
          | { type: "document.saved" },
      },
      actions: {
        announceChange: raise({ type: "document.changed" }),
        countSave: assign({ saves: ({ context }) => context.saves + 1 }),
      },
      guards: { wasSaved: ({ context }) => context.saves > 0 },
    }).createMachine({
      id: "editor",
      description:
        "A region raises an event for another region, which contains a nested parallel state.",
      context: { saves: 0 },
      initial: "open",
      states: {
        open: {
          type: "parallel",
          states: {
            text: {
              initial: "idle",
              states: {
                idle: {
                  on: {
                    typed: { target: "changed", actions: "announceChange" },
                  },
                },
                changed: { on: { typed: { actions: "announceChange" } } },
              },
            },
            file: {
              initial: "clean",
              states: {
                clean: { on: { "document.changed": "dirty" } },
                dirty: {
                  type: "parallel",
                  on: {
                    "document.saved": {
                      target: "clean",
                      actions: "countSave",
                    },
                  },
                  states: {
                    marker: {
                      initial: "first",
                      states: {
                        first: {
                          always: { guard: "wasSaved", target: "again" },
                        },
                        again: {},
                      },
                    },
                    backup: {
                      initial: "old",
                      states: {
                        old: { after: { 500: "current" } },
                        current: {},
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    }),
    {
      events: { "document.changed": [] },
      contextKey: ({ snapshot }) => Math.min(snapshot.context.saves, 1),
    },
  ),
];
