import { expect, test } from "vitest";
import { planFlow } from "xstate-toolkit/browser";
import { catalogue } from "../../machines/index.ts";
import { flowBindings } from "./browser-bindings.ts";

for (const [name, flow] of Object.entries(flowBindings))
  test(`the binding of ${name} matches its chart`, () => {
    expect(planFlow(flow).problems).toEqual([]);
    const entry = catalogue.find((candidate) => candidate.name === name);
    expect(entry?.machine.id).toBe(flow.machine.id);
  });
