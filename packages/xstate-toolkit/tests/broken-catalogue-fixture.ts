import { createMachine } from "xstate";

/** A machine that throws, with an unreachable state, an actor without an implementation, and a case for an unknown event. */
const lift = createMachine({
  id: "lift",
  initial: "waiting",
  states: {
    waiting: {
      invoke: { src: "watchButtons" },
      on: {
        "door.closed": {
          guard: () => {
            throw new Error("no sensor");
          },
          target: "moving",
        },
      },
    },
    moving: {},
  },
});

export default [
  { machine: lift, plan: { events: { "door.opened": [{}] } }, title: "Lift" },
];
