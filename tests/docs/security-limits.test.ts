import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatDuration } from "xstate-toolkit/show";
import * as rules from "../../server/limits/rules.ts";

/** The limits in each row of the table, in the order of the table. */
const ROWS: readonly (readonly rules.Limit[])[] = [
  [rules.loginFailures],
  [rules.unknownAddressFailures],
  [rules.loginAddressFailures],
  [rules.registrations],
  [rules.emailChecks],
  [rules.resetRequests],
  [rules.resetConfirms],
  [rules.codeAttempts],
  [rules.resends, rules.dailyResends],
  [rules.addressResends],
  [rules.deletions],
  [rules.changeRequests],
  [rules.dataExports],
  [rules.matchCalls],
  [rules.uploads],
];

test("the table of limits in docs/security.md has every limit with its value", () => {
  const text = readFileSync("docs/security.md", "utf8");
  const [, table = ""] = text.split("| what | limit |\n|---|---|\n");
  const [rows = ""] = table.split("\n\n");
  const documented = rows.split("\n").map((row) => row.split(" | ")[1]);
  expect(documented).toEqual(
    ROWS.map(
      (limits) =>
        `${limits
          .map(({ hits, window }) => `${hits} in ${formatDuration(window)}`)
          .join(", ")} |`,
    ),
  );
  const limits = Object.values(rules).filter((rule) => "window" in rule);
  expect(ROWS.flat()).toHaveLength(limits.length);
});
