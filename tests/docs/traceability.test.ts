import { expect, test } from "vitest";
import { loginMachine } from "../../machines/login.ts";
import { readChart } from "../../scripts/docs/chart.ts";
import { ruleUsesOf } from "../../scripts/docs/rule-uses.ts";
import { traceRules } from "../../scripts/docs/traceability.ts";
import { traceabilityPage } from "../../scripts/docs/traceability-page.ts";

// Put together here: the ids of a real title would count as held by this file.
const id = ["4", "door", "01"].join("-");
const other = ["4", "door", "02"].join("-");
const uses = (text: string) =>
  ruleUsesOf("tests/machines/door.test.ts", text, (words) =>
    words === "door.shut" || words === "The door is shut."
      ? "The door is shut."
      : null,
  );

test("a test is found by the ids in its title, with the messages beside it", () => {
  expect(
    uses(
      `test("[${id}][${other}] a closed door says so", () => { expect(a).toBe("The door is shut."); });`,
    ),
  ).toEqual(
    [id, other].map((rule) => ({
      rule,
      holder: "a closed door says so",
      kind: "test",
      messages: ["The door is shut."],
    })),
  );
});

test("a transition is found by the rules of its expectation", () => {
  expect(
    uses(
      `walkMachine(m, { transitions: { "open --shut--> shut": { rules: ["${id}"], context: { said: message("door.shut") } } } });`,
    ),
  ).toEqual([
    {
      rule: id,
      holder: "open --shut--> shut",
      kind: "chart",
      messages: ["The door is shut."],
    },
  ]);
});

test("a row that has only its ids is told by the title of its test", () => {
  const [use] = uses(
    `test.each([["[${id}]", 5]])("%s a door of %i", () => {});`,
  );
  expect(use).toMatchObject({ rule: id, holder: "a door of %i" });
});

test("what is no rule is not taken for one", () => {
  expect(uses('test("a list [0] of [deck]", () => {});')).toEqual([]);
});

test("a rule that nothing names is told", () => {
  const rule = { id, area: "door", text: "A door shuts." };
  const traced = [{ rule, holders: [] }];
  expect(traceabilityPage(traced, new Map())).toContain("0 of 1 rules");
});

test("the page names each rule, with links to what holds it", () => {
  const traced = traceRules(["login", "session"]);
  const chart = readChart(loginMachine);
  const page = traceabilityPage(traced, new Map([["login", chart]]));
  for (const { rule } of traced) expect(page).toContain(`| ${rule.id} |`);
  expect(page).toContain("[login](login.md) lockedOut --clock.ticked");
  expect(page).toMatch(
    /^\| §8 \| \[login\]\(login\.md\) \| .*onError\(logIn\)/m,
  );
});
