import { afterEach, describe, expect, test, vi } from "vitest";
import { createActor, setup } from "xstate";
import { ChartWatch } from "../src/playwright/chart-watch.ts";
import {
  REPORT_STEP,
  type ReportedStep,
} from "../src/playwright/reported-step.ts";

const door = setup({
  types: {
    events: {} as { type: "door.pushed" } | { type: "clock.ticked" },
    context: {} as { pushes: number },
  },
  guards: { isStuck: ({ context }) => context.pushes > 5 },
}).createMachine({
  id: "door",
  context: { pushes: 0 },
  initial: "hanging",
  states: {
    hanging: { always: "shut" },
    shut: {
      on: {
        "door.pushed": [{ guard: "isStuck" }, { target: "open" }],
        "clock.ticked": {},
      },
    },
    open: { on: { "door.pushed": "shut" } },
  },
});
const START = "hanging --always--> shut";
const OPENING = "shut --door.pushed [else]--> open";

/** Returns a watch, and a function that starts a door on the watched page. */
async function watchDoors() {
  let report: (step: ReportedStep) => void = () => {};
  const page = {
    async exposeBinding(
      _: string,
      callback: (from: object, step: ReportedStep) => void,
    ) {
      report = (step) => callback({}, structuredClone(step));
    },
    async addInitScript(script: (names: object) => void, names: object) {
      vi.stubGlobal("window", {
        [REPORT_STEP]: (step: ReportedStep) => report(step),
      });
      script(names);
    },
  };
  const watch = await ChartWatch.follow(page as never, door, ["clock.ticked"]);
  const createDoor = () =>
    createActor(door, {
      inspect: (event) => Reflect.get(window, "__xstateInspect__")?.(event),
    });
  return { watch, createDoor };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the transitions that a page reports", () => {
  test("are compared with the plan by transition, order and state, and counted", async () => {
    const { watch, createDoor } = await watchDoors();
    const actor = createDoor().start();
    expect(watch.isRunning).toBe(true);
    await watch.reach({ transitions: [START], value: "shut" });
    actor.send({ type: "clock.ticked" });
    actor.send({ type: "door.pushed" });
    await watch.reach({ transitions: [OPENING], value: "open" });
    expect([...watch.takenTransitions]).toEqual([
      START,
      "shut --clock.ticked--> (ignored)",
      OPENING,
    ]);
    expect([...watch.skippedBranches]).toEqual([
      "shut --door.pushed [isStuck]--> (ignored)",
    ]);
  });

  test("fail immediately when they differ from the plan", async () => {
    const { watch, createDoor } = await watchDoors();
    const actor = createDoor().start();
    actor.send({ type: "door.pushed" });
    await expect(
      watch.reach({ transitions: [START], value: "shut" }),
    ).rejects.toThrow(OPENING);
  });

  test("are awaited", async () => {
    const { watch, createDoor } = await watchDoors();
    const actor = createDoor().start();
    const reached = watch.reach({
      transitions: [START, OPENING],
      value: "open",
    });
    setTimeout(() => actor.send({ type: "door.pushed" }));
    await reached;
  });

  test("count only for the actor that the page started last", async () => {
    const { watch, createDoor } = await watchDoors();
    createDoor().start().send({ type: "door.pushed" });
    watch.forget();
    expect(watch.isRunning).toBe(false);
    // Created and discarded, as React does during hydration.
    createDoor();
    createDoor().start();
    await watch.reach({ transitions: [START], value: "shut" });
  });
});
