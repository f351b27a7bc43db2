import { expect, test } from "vitest";
import { createActor, createMachine } from "xstate";
import { labelsOfTransitions } from "../src/live/live-chart.ts";
import { readChart } from "../src/show/chart.ts";
import { graphOf } from "../src/show/drawing-graph.ts";

test("only arrows of taken transitions are highlighted, not arrows of other transitions to the same targets", () => {
  const region = { initial: "off", states: { off: {}, on: {} } };
  const machine = createMachine({
    id: "m",
    initial: "home",
    states: {
      home: {
        on: {
          both: { target: ["#m.room.lamp.on", "#m.room.fan.on"] },
          light: "room.lamp.on",
        },
      },
      room: {
        type: "parallel",
        states: { lamp: region, fan: region },
        on: { leave: "home" },
      },
    },
  } as object);
  const { arrows } = graphOf(readChart(machine));
  let taken: string[] = [];
  const actor = createActor(machine, {
    inspect: (inspected) => {
      if (inspected.type === "@xstate.microstep")
        taken = labelsOfTransitions(machine, inspected._transitions);
    },
  }).start();
  const highlighted = ["light", "leave", "both"].map((type) => {
    actor.send({ type });
    return arrows
      .filter(({ transitions }) =>
        transitions.some((label) => taken.includes(label)),
      )
      .map(({ sources, targets }) => [...sources, ...targets]);
  });
  expect(highlighted).toEqual([
    [["home", "room.lamp.on"]],
    [["home", "room"]],
    [
      ["home", "room.lamp.on"],
      ["home", "room.fan.on"],
    ],
  ]);
});
