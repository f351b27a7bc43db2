import { walkMachine } from "../../src/run/walk-machine.ts";
import { doorMachine } from "../door/door-chart.ts";
import { doorModel } from "../door/door-model.ts";

/**
 * A broken model, which `emitted-tests.test.ts` runs: two expectations are wrong, one state has no expectation, and one
 * transition is obsolete.
 */
const { "lock.open": _openExpectation, ...states } = doorModel.states ?? {};

walkMachine(doorMachine, {
  ...doorModel,
  states,
  transitions: {
    ...doorModel.transitions,
    "lock.checking --onError(check) [isLastTry]--> lock.lockedOut": {
      effects: [],
    },
    "lamp.bright --lamp.switched--> lamp.dark": {
      context: "unchanged",
    },
    "lamp --power.lost--> lamp.dark": { effects: [["ring", { times: 1 }]] },
    "lamp --power.found--> lamp.bright": { effects: [] },
  },
});
