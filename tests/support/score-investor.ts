import type { UserType } from "../../contract/enumerations.ts";
import {
  compareProfiles,
  type InvesteeCriteria,
  type InvestorCriteria,
  reasonsOf,
} from "../../contract/scoring.ts";

/** Returns the score of an investor for an investee, and the reasons in words. */
export function scoreInvestor(
  investee: InvesteeCriteria,
  investor: InvestorCriteria,
  reader: UserType = "investee",
) {
  const { score, outcomes } = compareProfiles(investee, investor);
  return { score, reasons: reasonsOf(outcomes, reader) };
}
