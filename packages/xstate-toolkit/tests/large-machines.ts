import { type AnyStateMachine, createMachine } from "xstate";
import { readCatalogue } from "../src/show/catalogue.ts";

const COUNT = 100;
const keyOf = (index: number) => `state${index}`;

function machineOf(
  id: string,
  eventsOf: (index: number) => Readonly<Record<string, string>>,
  on: Readonly<Record<string, string>> = {},
): AnyStateMachine {
  const keys = Array.from({ length: COUNT }, (_, index) => keyOf(index));
  return createMachine({
    id,
    initial: keyOf(0),
    on,
    states: Object.fromEntries(
      keys.map((key, index) => [
        key,
        { description: "Waits.", on: eventsOf(index) },
      ]),
    ),
  });
}

/** Machines with 100 states, each of a shape whose drawing was more than 9,000 pixels wide or high. */
export const largeMachines: readonly AnyStateMachine[] = [
  machineOf("star", (index) =>
    index === 0
      ? Object.fromEntries(
          Array.from({ length: COUNT - 1 }, (_, other) => [
            `GO_${other + 1}`,
            keyOf(other + 1),
          ]),
        )
      : { BACK: keyOf(0) },
  ),
  machineOf("chain", (index) => ({
    ...(index < COUNT - 1 && { NEXT: keyOf(index + 1) }),
    RESET: keyOf(0),
  })),
  machineOf("tree", (index) =>
    Object.fromEntries(
      [2 * index + 1, 2 * index + 2]
        .filter((other) => other < COUNT)
        .map((other) => [`GO_${other}`, keyOf(other)]),
    ),
  ),
];

export const payment = createMachine({
  id: "payment",
  initial: "open",
  states: { open: { on: { PAY: "paid" } }, paid: { type: "final" } },
});

const areas = Array.from({ length: 10 }, (_, area) => [
  `area${area}`,
  {
    initial: keyOf(0),
    ...(area === 0 && { invoke: { id: "pay", src: payment } }),
    on: { LEAVE: `area${(area + 1) % 10}` },
    states: Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [
        keyOf(index),
        {
          on: {
            NEXT: keyOf((index + 1) % 9),
            JUMP: `#nested.area${(area + 3) % 10}.${keyOf(index)}`,
          },
        },
      ]),
    ),
  },
]);

/** Ten states with nine states each. Each area leads to the next, and the first one invokes the machine `payment`. */
export const nested: AnyStateMachine = createMachine({
  id: "nested",
  initial: "area0",
  states: Object.fromEntries(areas),
} as object);

export const catalogue = readCatalogue({ default: [payment, nested] });
