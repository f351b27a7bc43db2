import { createMachine } from "xstate";

/** A machine that throws, with an unreachable state and an actor without an implementation. */
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

/** The plan has a case for an event that the machine does not handle. */
export default [
  { machine: lift, plan: { events: { "door.opened": [{}] } }, title: "Lift" },
];
