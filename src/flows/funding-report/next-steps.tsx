import { lazy, Suspense } from "react";
import type { Match } from "../../../contract/calls/matches.ts";
import type { UserType } from "../../../contract/enumerations.ts";
import { fundingStateFor } from "../../../machines/funding-status/chart.ts";

// The code is loaded only for an approved or funded match. Without it, the rest of the page still works.
const FundingSection = lazy(() =>
  import("./funding-report.tsx").catch(() => ({ default: () => null })),
);

/** What follows the approval of a match; nothing for a match that is not approved, or funded without any statement. */
export function NextSteps(props: {
  readonly match: Match;
  /** The side that reads it. */
  readonly reader: UserType;
}) {
  const { match, reader } = props;
  const state = fundingStateFor(reader, match);
  const isShown =
    state === "settled" ? match.funding_reports.length > 0 : state !== "ended";
  return (
    isShown && (
      <Suspense>
        <FundingSection key={match.id} match={match} reader={reader} />
      </Suspense>
    )
  );
}
