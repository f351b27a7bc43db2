import { afterEach, expect, test, vi } from "vitest";
import { type AnyActor, createActor, setup } from "xstate";
import { ChartObserver } from "../src/browser/chart-observer.ts";
import type { FlowBinding, PageDriver } from "../src/browser/flow.ts";
import { planFlow } from "../src/browser/plan-flow.ts";
import { runFlow } from "../src/browser/run-flow.ts";
import { fakePage } from "./fake-page.ts";

const lamp = setup({
  types: {
    events: {} as { type: "switch.pressed" } | { type: "clock.ticked" },
    input: {} as { colour: string },
    context: {} as { colour: string },
  },
}).createMachine({
  id: "lamp",
  context: ({ input }) => input,
  initial: "dark",
  states: {
    dark: { on: { "switch.pressed": "lit" } },
    lit: { on: { "clock.ticked": {} } },
  },
});

/** Returns a driver, hooks, and a binding for the lamp. The clock ticks after each press of the switch. */
async function bindLamp(isLit: () => Promise<void>) {
  let actor: AnyActor | undefined;
  const inspect = (event: unknown) =>
    Reflect.get(window, "__xstateInspect__")?.(event);
  const inputs = [{ colour: "red" }, { colour: "green" }];
  const binding: FlowBinding<typeof lamp, PageDriver> = {
    machine: lamp,
    inputs,
    open: async (_, inputIndex) => {
      const input = inputs[inputIndex] as { colour: string };
      actor = createActor(lamp, { input, inspect }).start();
    },
    events: {
      "switch.pressed": {
        perform: async () => {
          actor?.send({ type: "switch.pressed" });
          actor?.send({ type: "clock.ticked" });
        },
      },
      "clock.ticked": { never: "the clock ticks by itself" },
    },
    ambient: ["clock.ticked"],
    states: { dark: async () => {}, lit: isLit },
  };
  const page = fakePage();
  const observer = await ChartObserver.follow(page, lamp);
  const advanceTime = async () => {};
  const driver: PageDriver = { page, observer, advanceTime };
  const beforePath = async () => observer.forget();
  return { binding, driver, hooks: { beforePath } };
}

afterEach(() => vi.unstubAllGlobals());

test("a path passes even when an ambient event of its binding occurs", async () => {
  const { binding, driver, hooks } = await bindLamp(async () => {});
  const { failures, coverage } = await runFlow(binding, driver, hooks);
  expect(failures).toEqual([]);
  expect(coverage).toMatchObject({
    paths: 2,
    states: { total: 2, covered: 2 },
  });
});

test("a run stops after three failures, names the input of each failed path, and counts the paths that ran", async () => {
  const { binding, driver, hooks } = await bindLamp(async () => {
    throw new Error("the lamp is dark");
  });
  const plan = planFlow(binding);
  const [path] = plan.paths.filter(({ steps }) => steps.length > 0);
  if (path === undefined) throw new Error("no path presses the switch");
  const [startText] = path.text.split(" › ");
  const { failures, coverage } = await runFlow(binding, driver, hooks, {
    ...plan,
    paths: Array.from({ length: 5 }, () => path),
  });
  const failure = `Error: after ${startText} › switch.pressed: Error: the lamp is dark`;
  expect(startText).toMatch(/^\(input \d\)$/);
  expect(failures).toEqual([failure, failure, failure]);
  expect(coverage.paths).toBe(3);
});
