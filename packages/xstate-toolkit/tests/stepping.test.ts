import { expect, test, vi } from "vitest";
import { createMachine, fromPromise } from "xstate";
import { readCatalogue } from "../src/show/catalogue.ts";
import { replayPosition } from "../src/visualiser/stepping.ts";

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
  }),
}));

test("the possible steps of a machine without a plan include its events, except those on which it throws", () => {
  const optionsAfter = (...steps: string[]) =>
    replayPosition({ flow: "form", input: 0, steps }).options.map(
      ({ text }) => text,
    );
  expect(optionsAfter()).toEqual(["save"]);
  expect(optionsAfter("save")).toEqual(["0.form.saving done"]);
});
