import { describe, expect, test } from "vitest";
import { type AnyStateMachine, fromObservable, setup } from "xstate";
import { readCatalogue } from "../src/show/catalogue.ts";
import { readChart } from "../src/show/chart.ts";
import { flowPage } from "../src/show/flow-page.ts";
import { csvOf } from "../src/show/paths/csv-format.ts";
import { gherkinOf } from "../src/show/paths/gherkin-format.ts";
import { markdownOf } from "../src/show/paths/markdown-format.ts";
import { payloadRows } from "../src/show/paths/payload-table.ts";
import { playwrightOf } from "../src/show/paths/playwright-format.ts";
import { type PathStyle, testPaths } from "../src/show/paths/test-paths.ts";
import { textOf } from "../src/show/paths/text-format.ts";

const safe = setup({
  types: {
    events: {} as
      | { type: "code.entered"; code: string }
      | { type: "door.shut" },
  },
  guards: { isRight: ({ event }) => "code" in event && event.code === "1|2" },
  delays: { lockTime: 60_000 },
}).createMachine({
  id: "safe",
  description: "Opens for the right code.",
  initial: "shut",
  states: {
    shut: {
      description: "The door is shut.",
      on: {
        "code.entered": [
          { guard: "isRight", target: "open" },
          {
            target: "lockedOut",
            description: "A wrong code locks the safe. It beeps.",
          },
        ],
      },
    },
    open: { description: "The door is open.", on: { "door.shut": "shut" } },
    lockedOut: { after: { lockTime: "shut" } },
  },
});

function entryOf(machine: AnyStateMachine, events: object) {
  const [entry] = readCatalogue({
    default: [{ machine, plan: { events } }],
  }).entries;
  if (!entry) throw new Error("the catalogue is empty");
  return entry;
}

const entry = entryOf(safe, {
  "code.entered": [{ code: "1|2" }, { code: "9" }],
  "door.shut": [{}],
});
const flowIn = (style: PathStyle) =>
  testPaths(entry, { cover: "branches", style });

describe("the paths for testers", () => {
  test("with the style `few`, a single path reaches every goal, and its title begins with the states where it starts and ends", () => {
    const { paths, missing } = flowIn("few");
    expect(missing).toEqual([]);
    expect(paths).toHaveLength(1);
    expect(paths[0]?.title).toMatch(/^From shut and back: /);
  });

  test("with the style `short`, there is one path for each transition", () => {
    const { paths, missing } = flowIn("short");
    expect(missing).toEqual([]);
    expect(paths.map(({ title, steps }) => [title, steps.length])).toEqual([
      ["Shut to open: code.entered [isRight]", 1],
      ["Shut to locked out: a wrong code locks the safe", 1],
      ["Open to shut: door.shut", 2],
      ["Locked out to shut: after 1 minute", 2],
    ]);
  });

  test("have a title for a state that is entered only with its parent", () => {
    const door = setup({}).createMachine({
      id: "door",
      initial: "shut",
      states: {
        shut: { on: { push: "open" } },
        open: { initial: "ajar", states: { ajar: {} } },
      },
    });
    const { paths } = testPaths(entryOf(door, { push: [{}] }), {
      cover: "states",
      style: "short",
    });
    expect(paths.map(({ title }) => title)).toEqual([
      "Reaches shut",
      "Reaches ajar",
    ]);
  });

  test("mention a new transition in the title of a path that stays in one state", () => {
    const bell = setup({ actions: { note: () => {} } }).createMachine({
      id: "bell",
      initial: "quiet",
      states: {
        quiet: { on: { ring: { description: "It rings.", actions: "note" } } },
      },
    });
    const { paths } = testPaths(entryOf(bell, { ring: [{}] }), {
      cover: "transitions",
    });
    expect(paths.map(({ title }) => title)).toEqual([
      "Stays in quiet: it rings",
    ]);
  });

  test("show payloads in plain text, Gherkin and Markdown", () => {
    const flows = [flowIn("short")];
    expect(textOf(flows)).toContain("  1. code entered\n     code  1|2\n");
    expect(gherkinOf(flowIn("short"))).toContain(
      "    When code entered with\n      | code | 1\\|2 |\n    Then it is in",
    );
    expect(markdownOf(flows)).toContain(
      "| 1 | code entered | code: 1\\|2 | **open** The door is open. |",
    );
    expect(
      payloadRows({ user: { name: "Ann", tags: ["a"] }, at: 5, none: {} }),
    ).toEqual([
      ["user.name", "Ann"],
      ["user.tags", '["a"]'],
      ["at", "5"],
      ["none", "{}"],
    ]);
    expect(payloadRows("text")).toEqual([["", "text"]]);
    expect(payloadRows(null)).toEqual([]);
  });

  test("show names and descriptions literally in Markdown", () => {
    const gate = setup({}).createMachine({
      id: "gate",
      description: "Opens *only* for R&amp;D.",
      initial: "shut",
      states: { shut: { on: { "a|b": "open" } }, open: {} },
    });
    const text = markdownOf([
      testPaths(entryOf(gate, { "a|b": [{}] }), { cover: "transitions" }),
    ]);
    expect(text).toContain("\n\nOpens \\*only\\* for R\\&amp;D.\n\n");
    expect(text).toContain("## gate-1: From shut to open: a\\|b\n");
    expect(text).toContain("| 1 | a\\|b |  | **open** |");
  });

  test("omit the colon after a state without a description and after a machine without a purpose", () => {
    const lamp = setup({}).createMachine({
      id: "lamp",
      initial: "off",
      states: { off: { on: { press: "on" } }, on: {} },
    });
    const flow = testPaths(entryOf(lamp, { press: [{}] }), {
      cover: "transitions",
    });
    expect(gherkinOf(flow)).toMatch(/^@lamp\nFeature: .+\n\n/);
    expect(gherkinOf(flow)).toContain('    Then it is in "on"\n');
    expect(textOf([flow])).toMatch(/^.+[^:]\n\n1 path /);
    expect(textOf([flow])).toMatch(/=> on\n/);
  });

  test("say nothing about rules when the machine has none, and write the names of states and events as words", () => {
    const form = setup({}).createMachine({
      id: "form",
      initial: "IDLE",
      states: {
        IDLE: { on: { UPDATE_FORM: "sendingHTTPRequest" } },
        sendingHTTPRequest: { on: { "form/save-draft": "IDLE" } },
      },
    });
    const entry = entryOf(form, { UPDATE_FORM: [{}], "form/save-draft": [{}] });
    const flow = testPaths(entry, { cover: "transitions" });
    expect(flow.paths[0]?.steps.map(({ action }) => action)).toEqual([
      "update form",
      "form save draft",
    ]);
    expect(flow.paths[0]?.title).toBe("From idle and back: form/save-draft");
    const reached = testPaths(entry, { cover: "states", style: "short" });
    expect(reached.paths[1]?.title).toBe("Reaches sending http request");
    const chart = readChart(form);
    for (const text of [
      textOf([flow]),
      gherkinOf(flow),
      markdownOf([flow]),
      csvOf([flow]),
      flowPage(entry, chart, new Map()),
    ])
      expect(text).not.toMatch(/rules/i);
  });

  test("describe an actor's new snapshot as a change, and omit only the event fields that XState adds", () => {
    const meter = setup({
      actors: {
        clock: fromObservable(() => ({ subscribe: () => ({}) }) as never),
      },
    }).createMachine({
      id: "meter",
      initial: "on",
      states: {
        on: {
          invoke: { src: "clock", id: "clock", onSnapshot: "read" },
        },
        read: { on: { remove: "gone" } },
        gone: {},
      },
    });
    const { paths } = testPaths(
      entryOf(meter, { remove: [{ actorId: "a1" }] }),
      { cover: "transitions" },
    );
    const steps = paths[0]?.steps ?? [];
    expect(steps.map(({ action }) => action)).toEqual([
      "clock changes",
      "remove",
    ]);
    expect(steps.at(-1)?.payload).toEqual({ actorId: "a1" });
  });

  test("list the rules of a story and the rules of transitions that are taken when the machine starts", () => {
    const gate = setup({}).createMachine({
      id: "gate",
      initial: "new",
      states: {
        new: { always: { target: "shut", meta: { rules: ["4-gate-01"] } } },
        shut: {},
      },
    });
    const [entry] = readCatalogue({
      default: [
        {
          machine: gate,
          plan: {
            events: {},
            stories: { "it opens": { path: "(start)", rules: ["4-gate-02"] } },
          },
        },
      ],
    }).entries;
    if (!entry) throw new Error("the catalogue is empty");
    const { paths } = testPaths(entry, { cover: "transitions" });
    expect(paths.map(({ rules }) => rules)).toContainEqual([
      "4-gate-02",
      "4-gate-01",
    ]);
  });

  test("have titles with the machine's id when the machine has no states", () => {
    const bell = setup({ actions: { note: () => {} } }).createMachine({
      id: "bell",
      on: { ring: { actions: "note" } },
    });
    const titlesOf = (cover: "states" | "transitions") =>
      testPaths(entryOf(bell, { ring: [{}] }), {
        cover,
        ...(cover === "states" && { style: "short" }),
      }).paths.map(({ title }) => title);
    expect(titlesOf("transitions")).toEqual(["Stays in bell: ring"]);
    expect(titlesOf("states")).toEqual(["Reaches bell"]);
  });

  test("import a harness from a hidden folder by its path, not as a package", () => {
    const harness = ".config/harness.ts";
    expect(playwrightOf([], { harness, file: "paths.spec.ts" })).toContain(
      'from "./.config/harness.ts"',
    );
  });
});
