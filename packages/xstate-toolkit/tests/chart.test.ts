import { expect, test } from "vitest";
import { createMachine, fromCallback } from "xstate";
import { readChart } from "../src/show/chart.ts";
import { arrowLabel, describeTrigger } from "../src/show/event-words.ts";

test("a transition caused by an actor is described with the invoke's id, even if it contains dots", () => {
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
