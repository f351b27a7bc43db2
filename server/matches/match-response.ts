import type { Match, ReplacedMatch } from "../../contract/calls/matches.ts";
import type { DeclineReason, UserType } from "../../contract/enumerations.ts";
import { t } from "../../contract/messages/index.ts";
import { reasonsOf } from "../../contract/scoring.ts";
import { matchValues } from "../database/profile-columns.ts";
import { isReadableByInvestor } from "./investor-access.ts";
import { answerByOf, type MatchRow } from "./lifecycle.ts";
import type { MatchRecord, responseColumns } from "./match-rows.ts";

type ResponseRecord = Pick<
  MatchRecord,
  UserType | "history" | "fundingReports"
> & {
  readonly match: Pick<
    MatchRow,
    Exclude<keyof typeof responseColumns, "answerBy">
  > & { readonly answerBy: Date | string };
};

/** The criteria that reasons for a decline are about. */
const CRITERIA: {
  readonly [Reason in DeclineReason]?: NonNullable<Match["decline_fits"]>;
} = {
  outside_sectors: "sector",
  too_early: "stage",
  too_late: "stage",
  ticket_too_small: "ticket",
  ticket_too_large: "ticket",
  country: "country",
};

/** Returns the criterion of the investor that contradicts the reason for a decline, as a field of the response. */
function contradictedBy({
  declineReason,
  outcomes,
}: ResponseRecord["match"]): Pick<Match, "decline_fits"> {
  const criterion = declineReason && CRITERIA[declineReason];
  const fits = outcomes.some(
    (entry) => entry.criterion === criterion && entry.outcome === "fits",
  );
  return criterion && fits ? { decline_fits: criterion } : {};
}

/**
 * Returns a match for one of its sides. Includes the other side's email address only after approval. For an investor,
 * omits the pitch link and the reasons, which describe the investee's profile, if the match is rejected or has ended.
 * `replaces` is the match that this one replaced in a re-run.
 */
export function matchResponse(
  { match, investee, investor, history, fundingReports }: ResponseRecord,
  reader: UserType,
  replaces?: ReplacedMatch,
): Match {
  const isReadable = reader === "investee" || isReadableByInvestor(match);
  const isContactShared =
    match.end === null &&
    (match.status === "approved" || match.status === "funded");
  const contact = (owner: UserType, email: string | null) =>
    isContactShared && reader !== owner && email !== null
      ? { contact_email: email }
      : {};
  return {
    id: match.id,
    status: match.status,
    funded_ammount: match.fundedAmount,
    match_score: match.score,
    investee: {
      investee_name: investee.name ?? t("review.formerInvestee"),
      ...matchValues(investee, "investee"),
      ...(!isReadable && { pitch_link: "" }),
      ...contact("investee", investee.email),
    },
    investor: {
      investor_name: investor.name ?? t("review.formerInvestor"),
      ...matchValues(investor, "investor"),
      ...contact("investor", investor.email),
    },
    history,
    answer_by: answerByOf(match),
    decline_reason: match.status === "rejected" ? match.declineReason : null,
    ...(reader === "investor" && contradictedBy(match)),
    funding_reports: fundingReports,
    replaced: match.end !== null,
    ...(replaces && { replaces }),
    reasons: isReadable ? reasonsOf(match.outcomes, reader) : [],
  };
}
