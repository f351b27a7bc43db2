import { type ComponentType, lazy, Suspense, useState } from "react";
import type { Match } from "../../../contract/calls/matches.ts";
import type { UserType } from "../../../contract/enumerations.ts";
import { t } from "../../../contract/messages/index.ts";
import { fundingStateFor } from "../../../machines/funding-status/chart.ts";
import { LoadFailed } from "../shared/page-parts.tsx";
import type FundingSection from "./funding-report.tsx";

type SectionProps = Parameters<typeof FundingSection>[0] & {
  readonly onRetry: () => void;
};

let Section = lazySection();

/** The code is loaded only for an approved or funded match. Without it, the rest of the page still works. */
function lazySection() {
  return lazy<ComponentType<SectionProps>>(() =>
    import("./funding-report.tsx").catch(() => ({ default: SectionFailed })),
  );
}

function SectionFailed({ isShown, onRetry }: SectionProps) {
  return (
    isShown && <LoadFailed title={t("funding.notLoaded")} onRetry={onRetry} />
  );
}

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
  // React caches a failure, so each attempt has a component of its own.
  const [CurrentSection, setSection] = useState(() => Section);
  const retry = () => {
    Section = lazySection();
    setSection(Section);
  };
  return (
    isLoaded && (
      <Suspense>
        <CurrentSection {...{ match, reader, isShown }} onRetry={retry} />
      </Suspense>
    )
  );
}
