import { expect, test } from "vitest";
import { createMachine } from "xstate";
import { readChart } from "xstate-toolkit/docs";
import { catalogue } from "../../machines/index.ts";
import { rulePages } from "../../scripts/docs/rule-pages.ts";
import { ruleUsesOf } from "../../scripts/docs/rule-uses.ts";
import { traceRules } from "../../scripts/docs/traceability.ts";

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
        messages: ["The door is shut."],
      })),
    );
  },
);

test("a story is recorded for each rule that it covers", () => {
  const [use] = uses(
    `definePlan(m, { stories: { "a door shuts twice": { rules: ["${id}"], path: "shut › shut" } } });`,
  );
  expect(use).toMatchObject({ rule: id, name: "a door shuts twice" });
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
      ({ name }) => name,
    );
  expect(
    rowsIn(`const ROWS = [{ name: "a door of 5 m", rules: ["${id}"] }];`),
  ).toEqual(["a door of 5 m"]);
  expect(
    rowsIn(`const SAMPLES = { door: { rules: ["${id}"], size: 5 } };`),
  ).toEqual(["door"]);
});

test("an id in a title is not a reference", () => {
  expect(uses(`test("[${id}] a closed door", () => {});`)).toEqual([]);
});

test("the page of an area says that a rule without references has no test", () => {
  const traced = [{ rule, references: [] }];
  expect(rulePages(traced, new Map()).get("rules/door.md")).toContain(
    `## ${id}\n\nA door shuts.\n\nNo test.`,
  );
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
  const pages = rulePages(traced, new Map([["door", door]]));
  const page = pages.get("rules/door.md");
  expect(page).toContain(`*In the charts*\n\n- [door](../door.md) open\n`);
  expect(page).toContain(`- [door](../door.md) open --shut--\\> shut\n`);
});

test("the pages of the areas contain each rule, and link to the model test of a flow", () => {
  const traced = traceRules();
  const { machine } = catalogue.find(({ name }) => name === "login") ?? {};
  const pages = rulePages(
    traced,
    new Map(machine ? [["login", readChart(machine)]] : []),
  );
  for (const { rule } of traced)
    expect(pages.get(`rules/${rule.area}.md`)).toContain(`## ${rule.id}\n`);
  expect(pages.get("rules/login.md")).toContain(
    "(../../tests/flows/login/model.test.ts) checked on the paths of the chart",
  );
});
