import { createMachine } from "xstate";

/** A machine that throws, has an unreachable state and an actor without an implementation, and a case too many. */
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
