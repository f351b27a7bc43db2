import { testMachine } from "../../src/vitest.ts";
import { doorMachine } from "../door/door-chart.ts";
import { doorModel } from "../door/door-model.ts";

/**
 * A broken model, which `emitted-tests.test.ts` runs: two effects are wrong, and a branch is obsolete.
 */
testMachine(doorMachine, {
  ...doorModel,
  expect: {
    ...doorModel.expect,
    "lock.checking": {
      calls: { check: { code: "1234" } },
      onError: ["lock.lockedOut", "lock.idle", "lock.idle"],
    },
    "lock.removed": { on: { "lamp.switched": "lock.idle" } },
    "lamp.bright": {
      on: { "lamp.switched": { to: "lamp.dark", changes: {} } },
    },
    lamp: {
      calls: "watchPower",
      on: {
        "power.lost": { to: "lamp.dark", effects: { ring: { times: 1 } } },
      },
    },
  },
});
