import { expect, test } from "vitest";
import { type AnyStateMachine, createActor, fromPromise, setup } from "xstate";
import { taskActor } from "../../../machines/shared/actor-stub.ts";
import { provideEffects } from "../../../machines/shared/effects.ts";
import { noResponse } from "../../support/call-failures.ts";

const reader = setup({
  actors: { read: taskActor<string, undefined>() },
}).createMachine({
  initial: "reading",
  states: {
    reading: {
      invoke: { src: "read", onDone: "shown", onError: "failed" },
    },
    shown: {},
    failed: {},
  },
});

const parent = setup({ actors: { reader } }).createMachine({
  initial: "reading",
  states: {
    reading: { invoke: { id: "reader", src: "reader", onError: "failed" } },
    failed: {},
  },
});

const defect = new TypeError("x is not a function");

/** Runs a chart until its effect has failed. Returns its last snapshot. */
async function run(machine: AnyStateMachine) {
  const actor = createActor(machine);
  actor.subscribe({ error: () => {} });
  actor.start();
  await new Promise((resolve) => setTimeout(resolve));
  return actor.getSnapshot();
}

const readerWith = (error: unknown) =>
  provideEffects(reader, {
    actors: {
      read: fromPromise<string, undefined>(() => Promise.reject(error)),
    },
  });

test("a chart takes its error transition only after a failed call; any other error of an effect stops it, and the chart that runs it, with this error", async () => {
  expect(await run(readerWith(noResponse))).toMatchObject({
    status: "active",
    value: "failed",
  });
  expect(await run(readerWith(defect))).toMatchObject({
    status: "error",
    error: defect,
  });
  const outer = provideEffects(parent, {
    actors: { reader: readerWith(defect) },
  });
  expect(await run(outer)).toMatchObject({ status: "error", error: defect });
});
