import { afterEach, describe, expect, test, vi } from "vitest";
import { createActor, setup } from "xstate";
import { ChartObserver } from "../src/browser/chart-observer.ts";
import { fakePage } from "./fake-page.ts";

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
    hanging: { always: [{ guard: "isStuck", target: "open" }, "shut"] },
    shut: {
      on: {
        "door.pushed": [{ guard: "isStuck" }, { target: "open" }],
        "clock.ticked": {},
      },
    },
    open: { on: { "door.pushed": "shut" } },
  },
});
const START = "hanging --always [else]--> shut";
const OPENING = "shut --door.pushed [else]--> open";

/** Returns an observer, and a function that creates a door on the observed page. */
async function observeDoors() {
  const observer = await ChartObserver.follow(fakePage(), door);
  const createDoor = (machine = door) =>
    createActor(machine, {
      inspect: (event) => Reflect.get(window, "__xstateInspect__")?.(event),
    });
  return { observer, createDoor };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a chart observer", () => {
  test("ends the wait when the transitions and the state are as expected, and records the transitions and the skipped branches", async () => {
    const { observer, createDoor } = await observeDoors();
    const actor = createDoor().start();
    expect(observer.isRunning).toBe(true);
    await observer.waitForStep({ transitions: [START], value: "shut" });
    actor.send({ type: "clock.ticked" });
    actor.send({ type: "door.pushed" });
    await observer.waitForStep({
      transitions: [OPENING],
      value: "open",
      ambient: ["clock.ticked"],
    });
    expect([...observer.takenTransitions]).toEqual([
      START,
      "shut --clock.ticked--> (ignored)",
      OPENING,
    ]);
    expect([...observer.skippedBranches]).toEqual([
      "hanging --always [isStuck]--> open",
      "shut --door.pushed [isStuck]--> (ignored)",
    ]);
  });

  // The fake timers never advance, so this test times out if the error is thrown only after the maximum wait.
  test("ends the wait with an error as soon as a transition differs from the plan", async () => {
    vi.useFakeTimers();
    const { observer, createDoor } = await observeDoors();
    const actor = createDoor().start();
    actor.send({ type: "door.pushed" });
    await expect(
      observer.waitForStep({ transitions: [START], value: "shut" }),
    ).rejects.toThrow(OPENING);
  });

  test("ends the wait with an error as soon as a transition is not in the chart", async () => {
    vi.useFakeTimers();
    const { observer, createDoor } = await observeDoors();
    const otherDoor = setup({}).createMachine({
      ...door.config,
      states: { ...door.config.states, hanging: { on: { hang: "shut" } } },
    } as never);
    createDoor(otherDoor as never)
      .start()
      .send({ type: "hang" } as never);
    await expect(
      observer.waitForStep({ transitions: [START], value: "shut" }),
    ).rejects.toThrow("hanging|hang|0, which is not in the chart (hang)");
  });

  test("ends the wait with an error if the chart stays in a state that differs from the plan", async () => {
    vi.useFakeTimers();
    const { observer, createDoor } = await observeDoors();
    createDoor().start();
    const reached = observer.waitForStep({
      transitions: [START],
      value: "open",
    });
    const failure = expect(reached).rejects.toThrow('and rests in "shut"');
    await vi.advanceTimersByTimeAsync(60_000);
    await failure;
  });

  test("waits for transitions that are reported later", async () => {
    const { observer, createDoor } = await observeDoors();
    const actor = createDoor().start();
    const reached = observer.waitForStep({
      transitions: [START, OPENING],
      value: "open",
    });
    setTimeout(() => actor.send({ type: "door.pushed" }));
    await reached;
  });

  test("ignores transitions of an actor that was started before `forget` or is never started", async () => {
    const { observer, createDoor } = await observeDoors();
    const forgotten = createDoor().start();
    observer.forget();
    expect(observer.isRunning).toBe(false);
    // This actor is never started, like an actor that React creates and discards during hydration.
    createDoor();
    createDoor().start();
    forgotten.send({ type: "door.pushed" });
    await observer.waitForStep({ transitions: [START], value: "shut" });
  });

  test("does not record transitions of an actor that is never started", async () => {
    const { observer, createDoor } = await observeDoors();
    createDoor();
    expect([...observer.takenTransitions]).toEqual([]);
    expect([...observer.skippedBranches]).toEqual([]);
  });
});
