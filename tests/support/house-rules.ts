import { readFileSync } from "node:fs";
import type { HouseRules } from "xstate-toolkit";
import { readRules } from "../../scripts/rule-report.ts";

/** The rules for the definitions of all charts. */
export const houseRules: HouseRules = {
  namesOnly: true,
  handledActors: true,
  descriptions: true,
  ruleIds: readRules(readFileSync("tests/rules.tsv", "utf8")).map(
    ({ id }) => id,
  ),
};
