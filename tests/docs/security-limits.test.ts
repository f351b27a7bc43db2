import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatDuration } from "xstate-toolkit/docs";
import * as rules from "../../server/limits/rules.ts";

/** The limits in each row of the table, keyed by the row's first cell. The keys are in the order of the rows. */
const ROWS: Readonly<Record<string, readonly rules.Limit[]>> = {
  "failed logins per account and address": [rules.loginFailures],
  "failed logins per account from addresses without an earlier login": [
    rules.unknownAddressFailures,
  ],
  "failed logins per address": [rules.loginAddressFailures],
  "registrations per address": [rules.registrations],
  "email checks per address": [rules.emailChecks],
  "reset requests per email address": [rules.resetRequests, rules.dailyResets],
  "reset requests per address": [rules.addressResets],
  "reset confirmations": [rules.resetConfirms],
  "verification codes": [rules.codeAttempts],
  "resends per email address (link or code)": [
    rules.resends,
    rules.dailyResends,
  ],
  "resends per address": [rules.addressResends],
  "account deletions": [rules.deletions],
  "requests for a password change": [rules.changeRequests],
  "downloads of the account's data": [rules.dataExports],
  "match calls per account": [rules.matchCalls],
  "decisions about a match": [rules.matchReviews],
  "profile saves per account": [rules.profileSaves],
  "uploads per account": [rules.uploads],
};

test("the table of limits in docs/security.md has every limit with its value", () => {
  const text = readFileSync("docs/security.md", "utf8");
  const [, table = ""] = text.split("| what | limit |\n|---|---|\n");
  const [rows = ""] = table.split("\n\n");
  expect(rows.split("\n")).toEqual(
    Object.entries(ROWS).map(([name, limits]) => {
      const values = limits.map(
        ({ hits, window }) => `${hits} in ${formatDuration(window)}`,
      );
      return `| ${name} | ${values.join(", ")} |`;
    }),
  );
  const limits = Object.values(rules).filter((rule) => "window" in rule);
  expect(new Set(Object.values(ROWS).flat())).toEqual(new Set(limits));
});
