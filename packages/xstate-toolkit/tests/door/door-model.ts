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
  states: {
    "lock.idle": ({ snapshot }) => {
      expect(snapshot.hasTag("busy")).toBe(false);
    },
    "lock.checking": {
      tags: ["busy"],
      cannot: [{ type: "code.submitted" }],
      can: [{ type: "check.cancelled" }],
    },
    "lock.open": { notTags: ["busy", "locked"], context: { tries: 0 } },
    "lock.lockedOut": {
      tags: ["locked"],
      cannot: [{ type: "code.submitted" }],
    },
    "lock.removed": { cannot: [{ type: "code.changed", code: "1" }] },
    "lamp.bright": { notTags: ["dark"] },
    "lamp.dark": { tags: ["dark"] },
  },
  transitions: {
    "(start)": {
      calls: [["watchPower"]],
      effects: [],
      check: ({ after }) =>
        expect(after.value).toEqual({ lock: "idle", lamp: "bright" }),
    },
    "lock --door.removed--> lock.removed": { effects: [] },
    "lock.idle --code.changed--> (stays)": {
      context: ({ event }) => ({ code: event.code, problem: null }),
    },
    "lock.idle --code.submitted [isComplete]--> lock.checking": {
      calls: [["check", { code: "1234" }]],
    },
    "lock.idle --code.submitted [else]--> (stays)": {
      context: { problem: "incomplete" },
    },
    "lock.checking --check.cancelled--> lock.idle": {
      stops: ["check"],
      context: "unchanged",
    },
    "lock.checking --door.removed--> (ignored)": { context: "unchanged" },
    "lock.checking --onDone(check)--> lock.greeting": {
      context: { tries: 0 },
    },
    "lock.greeting --always [isVip]--> lock.open": {
      effects: [["ring", { times: 1 }], ["openLatch"]],
      context: { guest: "Vip" },
    },
    "lock.greeting --always [else]--> lock.open": {
      effects: [["openLatch"]],
      context: { guest: "Ann" },
    },
    "lock.open --door.pushed--> lock.open": { effects: [["openLatch"]] },
    "lock.open --after(doorShuts)--> lock.idle": { after: DOOR_SHUTS_MS },
    "lock.checking --onError(check) [isLastTry]--> lock.lockedOut": {
      effects: [["ring", { times: 3 }]],
      context: { problem: "wrong", code: "" },
      check: ({ before }) => {
        expect(before.context.tries).toBe(MAX_TRIES - 1);
      },
    },
    "lock.checking --onError(check) [isWrong]--> lock.idle": {
      context: ({ before }) => ({
        tries: before.context.tries + 1,
        problem: "wrong",
        code: "",
      }),
      when: ({ event }) => event.error.kind === "wrong",
    },
    "lock.checking --onError(check) [else]--> lock.idle": {
      context: { problem: "broken" },
    },
    "lock.lockedOut --after(lockout)--> lock.idle": {
      after: LOCKOUT_MS,
      context: { tries: 0 },
    },
    "lamp --onError(watchPower)--> lamp.dark": { context: "unchanged" },
    "lamp --power.lost--> lamp.dark": { context: "unchanged" },
    "lamp.bright --lamp.switched--> lamp.dark": { context: "unchanged" },
    "lamp.dark --lamp.switched--> lamp.bright": { context: "unchanged" },
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
