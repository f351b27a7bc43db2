import { expect, test } from "vitest";
import { and, assign, createMachine, fromCallback, not, setup } from "xstate";
import { readChart } from "../../src/show/chart.ts";
import { drawChart } from "../../src/show/drawing.ts";
import { arrowLabel, describeTrigger } from "../../src/show/event-words.ts";
import { machineJson, machineText } from "../../src/show/machine-text.ts";
import { mermaidOf } from "../../src/show/mermaid.ts";

test("a transition caused by an actor is described with the invoke's id, even if the id contains dots", () => {
  const { transitions } = readChart(
    createMachine({
      id: "thermometer",
      initial: "on",
      states: {
        on: {
          invoke: {
            id: "sensor.outside",
            src: fromCallback(() => {}),
            onSnapshot: "off",
            onDone: "off",
            onError: "off",
          },
        },
        off: {},
      },
    }),
  );
  expect(
    transitions.map((transition) => [
      arrowLabel(transition),
      describeTrigger(transition),
    ]),
  ).toEqual([
    ["sensor.outside done", "when `sensor.outside` finishes"],
    ["sensor.outside failed", "when `sensor.outside` fails"],
    ["sensor.outside changed", "when `sensor.outside` changes"],
  ]);
});

const gate = setup({
  guards: { "is open": () => true, isFree: () => true },
}).createMachine({
  id: "gate",
  initial: "not started",
  states: {
    "not started": {
      on: {
        push: [
          { guard: and(["is open", not("isFree")]), target: "moving" },
          { guard: "is open" },
          { guard: () => true, actions: () => {} },
        ],
      },
    },
    moving: {},
  },
});

test("a combined guard is shown with the names of its operands, and a function without a name is shown as `inline`", () => {
  const chart = readChart(gate);
  expect(chart.transitions.map(({ guard }) => guard)).toEqual([
    "and(is open, not(isFree))",
    "is open",
    "inline",
  ]);
  expect(chart.transitions.at(-1)?.actions).toEqual(["inline"]);
  expect(machineJson(gate)).toContain('"guard": "and(is open, not(isFree))"');
});

test("the module for the Stately editor defines each guard, including one whose name contains a space", () => {
  const text = machineText(gate, readChart(gate));
  expect(text).toContain(`guards: {
    "and(is open, not(isFree))": () => true,
    inline: () => true,
    "is open": () => true,
  }`);
});

test.each([
  ["gate", "gateMachine"],
  ["fetch-with-retry", "fetchWithRetryMachine"],
  ["2 doors", "_2DoorsMachine"],
  ["größe", "größeMachine"],
  ["?", "machine"],
])("the module of the machine %s exports the identifier %s", (id, name) => {
  const machine = createMachine({ id });
  const text = machineText(machine, readChart(machine));
  expect(text).toContain(`export const ${name} = setup(`);
});

test("a drawing connects states whose keys contain spaces, and contains no character that XML forbids", async () => {
  const chart = readChart(gate);
  const root = { ...chart.root, key: "gate\u0007" };
  const drawing = await drawChart({ ...chart, root });
  expect(drawing.match(/class="arrow"/g)).toHaveLength(2);
  expect(drawing).toContain(">gate</text>");
});

const player = setup({
  actions: { log: () => {}, save: () => {} },
  delays: { pause: 3000 },
}).createMachine({
  id: "player",
  entry: "log",
  initial: "OFF",
  on: { RESET: ".OFF" },
  after: { 60000: { actions: "save" } },
  states: {
    OFF: { on: { TURN_ON: { target: "ON.memory", actions: ["log", "save"] } } },
    ON: {
      exit: "save",
      initial: "WAITING_FOR_MEMBERSHIP",
      states: {
        WAITING_FOR_MEMBERSHIP: { after: { pause: "PLAYING" } },
        PLAYING: { entry: assign({}), on: { COUNT: { actions: "save" } } },
        memory: { type: "history", history: "deep", target: "PLAYING" },
      },
    },
  },
});

test("the drawing and the Mermaid diagram show history, actions and delays, also those of the machine itself", async () => {
  const chart = readChart(player);
  const texts = [
    "deep history, otherwise ON.PLAYING",
    "entry / log",
    "entry / assign",
    "exit / save",
    "TURN_ON / log, save",
    "COUNT / save",
    "after 3 seconds",
    "after 1 minute / save",
    "RESET",
  ];
  const drawing = await drawChart(chart);
  const words = [...drawing.matchAll(/<text [^>]*>([^<]*)</g)]
    .map(([, text]) => text)
    .join("\n");
  const diagram = mermaidOf(chart);
  for (const text of texts) {
    expect(words).toContain(text);
    expect(diagram).toContain(`: ${text}`);
  }
});

test("every text of a drawing has a fixed width inside its box, so that no font can make it longer", async () => {
  const drawing = await drawChart(readChart(player));
  const parts = [...drawing.matchAll(/<(rect|text) ([^>]*)>/g)];
  let box = { left: 0, right: 0 };
  for (const [, name, attributes = ""] of parts) {
    const numberOf = (key: string) =>
      Number(attributes.match(new RegExp(` ?\\b${key}="([^"]*)"`))?.[1]);
    const x = numberOf("x");
    if (name === "rect") box = { left: x, right: x + numberOf("width") };
    else {
      const width = numberOf("textLength");
      const left = attributes.includes("middle") ? x - width / 2 : x;
      expect(left).toBeGreaterThan(box.left);
      expect(left + width).toBeLessThan(box.right);
    }
  }
  // Squeezed letters would be hard to read: capitals get their usual width.
  expect(drawing).toMatch(/textLength="2\d\d[^>]*>WAITING_FOR_MEMBERSHIP</);
});
