import { expect, test } from "vitest";
import { createMachine } from "xstate";
import { ROOT } from "xstate-toolkit/model";
import { allStates, readChart } from "xstate-toolkit/show";
import { catalogue } from "../../machines/index.ts";
import { ruleUsesOf } from "../../scripts/docs/rule-uses.ts";
import { traceRules } from "../../scripts/docs/traceability.ts";
import { traceabilityPage } from "../../scripts/docs/traceability-page.ts";

const id = "4-door-01";
const otherId = "4-door-02";
const rule = { id, area: "door", text: "A door shuts." };
const uses = (text: string) =>
  ruleUsesOf("tests/flows/door/model.test.ts", text, (name) =>
    name === "door.shut" || name === "The door is shut."
      ? "The door is shut."
      : null,
  );

test.each([
  ["Vitest", "tags", ""],
  ["Playwright", "tag", "@"],
])(
  "a %s test is recorded for each rule in its tags, with the messages that it expects",
  (_, key, prefix) => {
    expect(
      uses(
        `test("a closed door is reported", { ${key}: ["${prefix}${id}", "${prefix}${otherId}"] }, () => { expect(a).toBe("The door is shut."); });`,
      ),
    ).toEqual(
      [id, otherId].map((rule) => ({
        rule,
        name: "a closed door is reported",
        kind: "test",
        messages: ["The door is shut."],
      })),
    );
  },
);

test("a transition is recorded for each rule in its expectation", () => {
  expect(
    uses(
      `walkMachine(m, { transitions: { "open --shut--> shut": { rules: ["${id}"], context: { notice: message("door.shut") } } } });`,
    ),
  ).toEqual([
    {
      rule: id,
      name: "open --shut--> shut",
      kind: "chart",
      messages: ["The door is shut."],
    },
  ]);
});

test("a story counts as a test", () => {
  const [use] = uses(
    `planOf(m, { stories: { "a door shuts twice": { rules: ["${id}"], path: "shut › shut" } } });`,
  );
  expect(use).toMatchObject({ name: "a door shuts twice", kind: "test" });
});

test("a table row with rules is recorded under the title of its test", () => {
  const [use] = uses(
    `for (const [rules, size] of [[["${id}"], 5]]) test(\`a door of \${size} m\`, { tags: rules }, () => {});`,
  );
  expect(use).toMatchObject({ rule: id, name: "a door of … m" });
});

test("a table row in tests/support is recorded under its name or its key", () => {
  const rowsIn = (text: string) =>
    ruleUsesOf("tests/support/doors.ts", text, () => null).map(
      ({ name, kind }) => [name, kind],
    );
  expect(
    rowsIn(`const ROWS = [{ name: "a door of 5 m", rules: ["${id}"] }];`),
  ).toEqual([["a door of 5 m", "test"]]);
  expect(
    rowsIn(`const SAMPLES = { door: { rules: ["${id}"], size: 5 } };`),
  ).toEqual([["door", "test"]]);
});

test("an id in a title is not a reference", () => {
  expect(uses(`test("[${id}] a closed door", () => {});`)).toEqual([]);
});

test("a rule without references counts as untested", () => {
  const traced = [{ rule, references: [] }];
  expect(traceabilityPage(traced, new Map())).toContain("0 of 1 rules");
});

/** The chart of a door, with one rule on a state and another on a transition. */
const door = readChart(
  createMachine({
    id: "door",
    initial: "open",
    states: {
      open: {
        meta: { rules: [id] },
        on: { shut: { target: "shut", meta: { rules: [otherId] } } },
      },
      shut: {},
    },
  }),
);

test("the page lists the states and transitions that name a rule", () => {
  const rules = [rule, { ...rule, id: otherId }];
  const traced = rules.map((rule) => ({ rule, references: [] }));
  const page = traceabilityPage(traced, new Map([["door", door]]));
  expect(page).toContain(`| ${id} | A door shuts. | [door](door.md) open |`);
  expect(page).toContain(
    `| ${otherId} | A door shuts. | [door](door.md) open --shut--\\> shut |`,
  );
});

/** The rules in the expectations of each flow, as "location: id". The location "(start)" is the root of the chart. */
const expected = Map.groupBy(
  traceRules(catalogue.map(({ name }) => name)).flatMap(
    ({ rule, references }) =>
      references
        .filter(({ kind }) => kind === "chart")
        .map(({ flow, name }) => ({ flow, location: `${name}: ${rule.id}` })),
  ),
  ({ flow }) => flow,
);
test.each(catalogue)(
  "$name declares each rule on the states and transitions whose expectations list the rule",
  ({ name, machine }) => {
    const { root, transitions } = readChart(machine);
    const declared = [
      ...allStates(root).flatMap(({ path, rules }) =>
        rules.map((rule) => `${path === ROOT ? "(start)" : path}: ${rule}`),
      ),
      ...transitions.flatMap(({ label, rules }) =>
        rules.map((rule) => `${label}: ${rule}`),
      ),
    ];
    const expectedLocations = (expected.get(name) ?? []).map(
      ({ location }) => location,
    );
    expect(declared.sort()).toEqual([...new Set(expectedLocations)].sort());
  },
);

test("the page names each rule, and links to the model test of a flow", () => {
  const traced = traceRules(["login", "session"]);
  const page = traceabilityPage(traced, new Map());
  for (const { rule } of traced) expect(page).toContain(`| ${rule.id} |`);
  expect(page).toContain(
    "(../tests/flows/login/model.test.ts) checked on the paths of the chart",
  );
});
