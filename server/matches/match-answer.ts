import type { UserType } from "../../contract/enumerations.ts";
import { say } from "../../contract/messages/index.ts";
import type { Match, MatchEvent, ReplacedMatch } from "../../contract/wire.ts";
import { isOpenToInvestor } from "./investor-access.ts";
import type { MatchFacts } from "./match-rows.ts";

/**
 * A match as one of its sides reads it (§3); the other side's address only while both are introduced. To an investor
 * the pitch ends with everything else, on reject, replacement or closure (decisions: Matching). `replaces` is the match
 * whose place this one has taken in a re-run.
 */
export function matchAnswer(
  { match, investee, investor }: MatchFacts,
  history: readonly MatchEvent[],
  reader: UserType,
  replaces?: ReplacedMatch,
): Match {
  const isIntroduced =
    match.replacedAt === null &&
    (match.status === "approved" || match.status === "funded");
  const contact = (
    of: UserType,
    side: { email: string; closedAt: Date | null },
  ) =>
    isIntroduced && reader !== of && side.closedAt === null
      ? { contact_email: side.email }
      : {};
  return {
    id: match.id,
    status: match.status,
    funded_ammount: match.fundedAmount,
    match_score: match.score,
    investee: {
      investee_name: investee.name ?? say({ key: "review.formerInvestee" }),
      sector_type: investee.sectorType ?? "",
      capital_needed: investee.capitalNeeded,
      pitch_link:
        reader === "investee" || isOpenToInvestor(match)
          ? (investee.pitchLink ?? "")
          : "",
      ...contact("investee", investee),
    },
    investor: {
      investor_name: investor.name ?? say({ key: "review.formerInvestor" }),
      sectors_of_interest: investor.sectorsOfInterest ?? [],
      location: investor.location ?? "",
      investment_target_min: investor.targetMin,
      investment_target_max: investor.targetMax,
      investment_types_investor: investor.types ?? [],
      ...contact("investor", investor),
    },
    history,
    replaced: match.replacedAt !== null,
    ...(replaces && { replaces }),
    reasons: match.reasons[reader],
  };
}
