import { lazy, Suspense, useState } from "react";
import type { Match } from "../../../contract/calls/matches.ts";
import type { UserType } from "../../../contract/enumerations.ts";
import { fundingStateFor } from "../../../machines/funding-status/chart.ts";

// The code is loaded only for an approved or funded match. Without it, the rest of the page still works.
const FundingSection = lazy(() =>
  import("./funding-report.tsx").catch(() => ({ default: () => null })),
);

/**
 * What follows the approval of a match; nothing for a match that is not approved, or funded without any statement. Needs
 * the id of the match as its key.
 */
export function NextSteps(props: {
  readonly match: Match;
  /** The side that reads it. */
  readonly reader: UserType;
}) {
  const { match, reader } = props;
  const state = fundingStateFor(reader, match);
  const isShown =
    state === "settled" ? match.funding_reports.length > 0 : state !== "ended";
  // The section stays when the match ends, because its form may be open.
  const [isLoaded, setLoaded] = useState(isShown);
  if (isShown && !isLoaded) setLoaded(true);
  return (
    isLoaded && (
      <Suspense>
        <FundingSection match={match} reader={reader} isShown={isShown} />
      </Suspense>
    )
  );
}
