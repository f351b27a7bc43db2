import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { and, assign, createMachine, fromPromise, setup } from "xstate";
import { readCatalogue } from "../src/show/catalogue.ts";
import { addressOf, positionOf } from "../src/visualiser/address.ts";
import { ContextPanel } from "../src/visualiser/context-panel.tsx";
import { OptionsPanel } from "../src/visualiser/options-panel.tsx";
import {
  entryOf,
  rejectedBy,
  replayPosition,
  tryReplay,
} from "../src/visualiser/stepping.ts";

// Files of the same worker share loaded modules, and each file needs its own catalogue.
vi.hoisted(() => vi.resetModules());
vi.mock("../src/visualiser/loaded-catalogue.ts", () => ({
  catalogue: readCatalogue({
    form: createMachine({
      id: "form",
      initial: "editing",
      states: {
        editing: {
          on: {
            save: "saving",
            rename: { guard: ({ event }) => event.name.length > 0 },
          },
        },
        saving: {
          invoke: { src: fromPromise(async () => {}), onDone: "saved" },
        },
        saved: {},
      },
    }),
    failing: createMachine({
      id: "failing",
      context: () => {
        throw new Error("no window");
      },
    }),
    basket: setup({
      guards: {
        isFull: ({ context }) => context.size > 99,
        isPaid: () => true,
      },
    }).createMachine({
      id: "basket",
      context: { size: 10n, ids: new Set() },
      initial: "open",
      states: {
        open: {
          on: {
            add: { actions: assign({ ids: () => new Set([1]) }) },
            order: { guard: and(["isPaid", "isFull"]), target: "ordered" },
          },
        },
        ordered: {},
      },
    }),
    counter: createMachine({
      id: "größe/1",
      context: { count: 0 },
      initial: "counting",
      states: {
        counting: {
          on: {
            "a~b": { actions: assign({ count: 1 }) },
            more: { actions: assign({ count: 2 }) },
          },
          always: [
            { guard: ({ context }) => context.count > 2, target: "high" },
            {
              guard: ({ context }) => context.count === 2,
              actions: assign({ count: 3 }),
            },
          ],
        },
        high: {},
      },
    }),
  }),
}));

test("the possible steps of a machine without a plan include its events, except events whose guard throws", () => {
  const optionsAfter = (...steps: string[]) =>
    replayPosition({ flow: "form", input: 0, steps }).options.map(
      ({ text }) => text,
    );
  expect(optionsAfter()).toEqual(["save"]);
  expect(optionsAfter("save")).toEqual(["0.form.saving done"]);
});

test("a position is unchanged after conversion to an address and back, even with special characters", () => {
  const position = { flow: "größe/1", input: 0, steps: ["a~b", "more"] };
  expect(positionOf(addressOf(position))).toEqual(position);
  const hash = new URL(addressOf(position), "file:///index.html").hash;
  expect(positionOf(hash)).toEqual(position);
});

test("a machine that throws when it starts has a page with its error", () => {
  const start = { flow: "failing", input: 0, steps: [] };
  expect(positionOf("#failing/1/save")).toEqual(start);
  expect(tryReplay(start)).toMatchObject({
    message: "the machine fails at (start): Error: no window",
  });
  expect(entryOf("failing").title).toBe("Failing");
});

test("positionOf drops the first step that is not possible and all steps after it", () => {
  expect(positionOf("#form/1/save~bogus~save").steps).toEqual(["save"]);
});

test("a false guard is listed once, and not at all if it becomes true later in the same step", () => {
  const rejectedAfter = (...steps: string[]) =>
    rejectedBy(replayPosition({ flow: "größe/1", input: 0, steps }).visit);
  expect(rejectedAfter("a~b")).toEqual([
    "counting --always [inline]--> high",
    "counting --always [inline]--> (stays)",
  ]);
  expect(rejectedAfter("more")).toEqual([]);
});

test("the context panel shows values that JSON cannot represent, and marks a changed set", () => {
  const steps = ["add"];
  const { visits } = replayPosition({ flow: "basket", input: 0, steps });
  const html = renderToStaticMarkup(createElement(ContextPanel, { visits }));
  expect(html).toContain("[10n]");
  expect(html).toMatch(/ids<span> \(changed\)<\/span>/);
});

test("for a combined guard that is false, the source of each operand is shown", () => {
  const { options, visit } = replayPosition({
    flow: "basket",
    input: 0,
    steps: [],
  });
  const html = renderToStaticMarkup(
    createElement(OptionsPanel, {
      entry: entryOf("basket"),
      options,
      timers: visit.state.timers,
      elapsed: 0,
      guards: {
        isFull: "the source of isFull",
        isPaid: "the source of isPaid",
      },
      send: () => {},
    }),
  );
  expect(html).toContain("Guards that are false: and(isPaid, isFull)");
  expect(html).toContain("<b>isPaid</b><pre>the source of isPaid</pre>");
  expect(html).toContain("<b>isFull</b><pre>the source of isFull</pre>");
});
