import { describe, expect, test, vi } from "vitest";
import {
  assign,
  createActor,
  createMachine,
  fromPromise,
  setup,
  spawnChild,
  waitFor,
} from "xstate";
import { readChart } from "../../src/show/chart.ts";
import { drawChart } from "../../src/show/drawing.ts";
import { flowPage } from "../../src/show/flow-page.ts";
import { startedMachines } from "../../src/show/started-machines.ts";
import { neighboursOf } from "../../src/visualiser/neighbours.ts";
import { searchChart } from "../../src/visualiser/search-chart.ts";
import { chartOf } from "../../src/visualiser/stepping.ts";
import { visualiserMachine } from "../../src/visualiser/visualiser-machine.ts";
import {
  catalogue,
  largeMachines,
  nested,
  payment,
} from "../large-machines.ts";

// Files of the same worker share loaded modules, and each file needs its own catalogue.
vi.hoisted(() => vi.resetModules());
vi.mock("../../src/visualiser/loaded-catalogue.ts", async () => ({
  catalogue: (await import("../large-machines.ts")).catalogue,
}));

/** Starts the machine of the page with drawings that list the folded states. */
function open(flow: string, scrollToDrawing = () => {}) {
  const machine = visualiserMachine.provide({
    actors: {
      draw: fromPromise(async ({ input }) => input.folded.join(" ")),
    },
    actions: { scrollToDrawing },
  });
  return createActor(machine, {
    input: { position: { flow, input: 0, steps: [] } },
  }).start();
}

test.each(largeMachines)(
  "the drawing of 100 states with the shape of a $id is at most 3,500 pixels wide",
  async (machine) => {
    const drawing = await drawChart(readChart(machine));
    const width = Number(drawing.match(/width="(\d+)"/)?.[1]);
    expect(width).toBeLessThan(3500);
  },
);

test("a folded state hides the states inside it, and the arrows of these states start and end at it", async () => {
  const chart = chartOf("nested");
  const folded = chart.root.children.map(({ path }) => path);
  const drawing = await drawChart(chart, folded);
  const states = [...drawing.matchAll(/data-state="([^"]*)"/g)];
  expect(states.map(([, path]) => path)).toEqual(["(root)", ...folded]);
  // One arrow to the initial state, and from each area one for LEAVE and one for all of its JUMPs.
  expect(drawing.match(/<path class="arrow"/g)).toHaveLength(21);
  expect(drawing.match(/>JUMP</g)).toHaveLength(90);
  expect(drawing).not.toContain(">NEXT<");
});

describe("the page", () => {
  test("opens a machine with more than 40 states folded, and another one unfolded", async () => {
    const actor = open("nested");
    await waitFor(actor, (snapshot) => snapshot.matches("shown"));
    const { context } = actor.getSnapshot();
    expect(context.folded).toHaveLength(10);
    expect(context.drawn?.svg).toBe(context.folded.join(" "));
    actor.send({ type: "flow.chosen", flow: "payment" });
    expect(actor.getSnapshot().context.folded).toEqual([]);
  });

  test("unfolds what hides a state when a search finds it, updates the drawing, and scrolls to the drawing", async () => {
    const scrollToDrawing = vi.fn();
    const actor = open("nested", scrollToDrawing);
    actor.send({ type: "state.selected", path: "area5.state1" });
    expect(scrollToDrawing).not.toHaveBeenCalled();
    actor.send({ type: "query.changed", query: "area3.state4" });
    actor.send({ type: "state.found", path: "area3.state4" });
    expect(scrollToDrawing).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().hasTag("busy")).toBe(true);
    await waitFor(actor, (snapshot) => snapshot.matches("shown"));
    const { context } = actor.getSnapshot();
    expect(context.selection).toEqual({ kind: "state", path: "area3.state4" });
    expect(context.query).toBe("");
    expect(context.drawn?.svg).not.toContain("area3");
    expect(context.drawn?.svg).toContain("area4");
  });

  test("folds and unfolds a state, and all states", () => {
    const actor = open("nested");
    const folded = () => actor.getSnapshot().context.folded;
    actor.send({ type: "fold.toggled", path: "area3" });
    expect(folded()).not.toContain("area3");
    actor.send({ type: "fold.toggled", path: "area3" });
    expect(folded()).toContain("area3");
    actor.send({ type: "all.unfolded" });
    expect(folded()).toEqual([]);
    actor.send({ type: "all.folded" });
    expect(folded()).toHaveLength(10);
  });

  test("zooms around the pointer, also where the scale is limited", () => {
    const actor = open("payment");
    const pointer = { x: 300, y: 200 };
    /** The point of the drawing that is under the pointer. */
    const under = () => {
      const { x, y, scale } = actor.getSnapshot().context.view;
      return [(pointer.x - x) / scale, (pointer.y - y) / scale];
    };
    actor.send({ type: "view.moved", dx: -120, dy: 35 });
    const [x = 0, y = 0] = under();
    for (const factor of [1.25, 0.5, 100, 100, 0.001]) {
      actor.send({ type: "view.zoomed", factor, ...pointer });
      expect(under()[0]).toBeCloseTo(x);
      expect(under()[1]).toBeCloseTo(y);
    }
  });

  test("shows why a flow cannot be drawn", async () => {
    const machine = visualiserMachine.provide({
      actors: {
        draw: fromPromise(async (): Promise<string> => {
          throw new Error("too large");
        }),
      },
    });
    const position = { flow: "payment", input: 0, steps: [] };
    const actor = createActor(machine, { input: { position } }).start();
    await waitFor(actor, (snapshot) => snapshot.matches("shown"));
    expect(actor.getSnapshot().context.problem).toBe("Error: too large");
  });
});

test("a search finds states by their paths, and events by their names and the words in them", () => {
  const chart = chartOf("nested");
  expect(searchChart(chart, "area3.STATE4")).toEqual([
    { kind: "state", path: "area3.state4" },
  ]);
  expect(searchChart(chart, "jump")).toEqual([
    { kind: "event", name: "JUMP", count: 90 },
  ]);
  expect(searchChart(chart, "state")).toHaveLength(20);
  expect(searchChart(chart, " ")).toEqual([]);
});

test("what leads into a state and out of it includes the transitions of the states around it", () => {
  const labels = (path: string) => {
    const { into, outOf } = neighboursOf(chartOf("nested"), path);
    return [into, outOf].map((list) => list.map(({ label }) => label));
  };
  expect(labels("area3.state0")).toEqual([
    [
      "area0.state0 --JUMP--> area3.state0",
      "area2 --LEAVE--> area3",
      "area3.state8 --NEXT--> area3.state0",
    ],
    [
      "area3 --LEAVE--> area4",
      "area3.state0 --NEXT--> area3.state1",
      "area3.state0 --JUMP--> area6.state0",
    ],
  ]);
  const [into = [], outOf = []] = labels("area3");
  expect([into.length, outOf.length]).toEqual([10, 10]);
});

test("a machine is linked to the machines of the catalogue that it invokes or spawns", () => {
  const linked = (machine: Parameters<typeof startedMachines>[0]) =>
    startedMachines(machine, catalogue.entries).map(
      ({ actor, path, entry }) => [actor, path, entry.name],
    );
  expect(linked(nested)).toEqual([["payment", "area0", "payment"]]);
  expect(linked(createMachine({ entry: spawnChild(payment) }))).toEqual([
    ["payment", "(root)", "payment"],
  ]);
  const shop = setup({ actors: { pay: payment } }).createMachine({
    context: {},
    entry: assign({ child: ({ spawn }) => spawn("pay") }),
    initial: "open",
    states: { open: {} },
  });
  expect(linked(shop)).toEqual([["pay", "(root)", "payment"]]);
  expect(linked(payment)).toEqual([]);
  const [, entry] = catalogue.entries;
  if (!entry) throw new Error("the catalogue is empty");
  const page = flowPage(
    entry,
    chartOf("nested"),
    new Map(),
    {},
    undefined,
    catalogue.entries,
  );
  expect(page).toContain("Starts [Payment](payment.md).");
});
