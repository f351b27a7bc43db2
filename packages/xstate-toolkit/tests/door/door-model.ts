import { expect } from "vitest";
import type { Model } from "../../src/run/model.ts";
import {
  DOOR_SHUTS_MS,
  type doorMachine,
  doorPlan,
  LOCKOUT_MS,
  MAX_TRIES,
} from "./door-chart.ts";

/** A complete model of the door. The tests of the toolkit remove or break parts of it. */
export const doorModel: Model<typeof doorMachine> = {
  ...doorPlan,
  resultsFolder: ".results/toolkit-self-test",
  delays: {
    lockout: LOCKOUT_MS,
    doorShuts: ({ before }) => DOOR_SHUTS_MS + before.context.tries,
  },
  initialContext: { code: "", tries: 0, problem: null, guest: null },
  expect: {
    lock: { initial: "lock.idle", on: { "door.removed": "lock.removed" } },
    "lock.idle": {
      on: {
        "code.changed": {
          changes: ({ event }) => ({ code: event.code, problem: null }),
        },
        "code.submitted": [
          {
            when: ({ context }) => context.code.length === 4,
            to: "lock.checking",
          },
          { changes: { problem: "incomplete" } },
        ],
      },
    },
    "lock.checking": {
      tags: "busy",
      calls: { check: { code: "1234" } },
      on: {
        "check.cancelled": { to: "lock.idle", changes: {} },
        "door.removed": {},
      },
      onDone: { to: "lock.greeting", context: { tries: 0 } },
      onError: [
        {
          to: "lock.lockedOut",
          effects: { ring: { times: 3 } },
          context: { problem: "wrong", code: "" },
          check: ({ before }) => {
            expect(before.context.tries).toBe(MAX_TRIES - 1);
          },
        },
        {
          when: ({ event }) => event.error.kind === "wrong",
          to: "lock.idle",
          changes: ({ before }) => ({
            tries: before.context.tries + 1,
            problem: "wrong",
            code: "",
          }),
        },
        { to: "lock.idle", changes: { problem: "broken" } },
      ],
    },
    "lock.greeting": {
      always: [
        {
          to: "lock.open",
          effects: { ring: { times: 1 } },
          context: { guest: "Vip" },
        },
        { to: "lock.open", context: { guest: "Ann" } },
      ],
    },
    "lock.open": {
      entry: "openLatch",
      context: { tries: 0 },
      on: { "door.pushed": { to: "lock.open", reenter: true } },
      after: { doorShuts: "lock.idle" },
    },
    "lock.lockedOut": {
      tags: "locked",
      after: { lockout: { to: "lock.idle", context: { tries: 0 } } },
    },
    lamp: {
      initial: "lamp.bright",
      calls: "watchPower",
      on: { "power.lost": { to: "lamp.dark", reenter: false } },
      onError: { to: "lamp.dark", reenter: false },
    },
    "lamp.bright": { on: { "lamp.switched": "lamp.dark" } },
    "lamp.dark": { tags: "dark", on: { "lamp.switched": "lamp.bright" } },
  },
  stories: {
    "a correct code resets the number of wrong tries": {
      rules: ["door-06"],
      path: "code.changed#1 › code.submitted › check error#1 › code.changed#1 › code.submitted › check done#1",
    },
  },
  invariants: {
    "the number of wrong tries stays below the maximum": {
      rules: ["door-04"],
      check: ({ snapshot }) => {
        expect(snapshot.context.tries).toBeLessThan(MAX_TRIES);
      },
    },
  },
};
