import { expect, test } from "vitest";
import { createMachine } from "xstate";
import { readCatalogue } from "../../src/show/catalogue.ts";

const door = createMachine({ id: "door" });

test("a machine that a module exports twice is listed once", () => {
  const { entries } = readCatalogue({ default: door, door });
  expect(entries.map(({ name }) => name)).toEqual(["door"]);
});

test("two machines with the same name are rejected", () => {
  const otherDoor = createMachine({ id: "door" });
  expect(() => readCatalogue({ door, otherDoor })).toThrow(
    "Two machines in the catalogue are named 'door'.",
  );
});
