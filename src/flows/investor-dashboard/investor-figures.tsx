import { lazy, memo, Suspense } from "react";
import { MATCHES_LISTED } from "../../../contract/constants.ts";
import { formatCount, formatMoney } from "../../../contract/format.ts";
import { say } from "../../../contract/messages/index.ts";
import { matchPages, phrase } from "../../../contract/messages/match-pages.ts";
import type { Match } from "../../../contract/wire.ts";
import {
  fundedCount,
  sectorShares,
  totalFunded,
} from "../../../machines/investor-dashboard/facts.ts";
import { statusChoices } from "../../../machines/opportunity-table/facts.ts";
import { Figure, Figures } from "../../ui/Figures.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { SectorsTable } from "./sectors-table.tsx";

const words = matchPages.investor;
const SectorsPie = lazy(() => import("./sectors-pie.tsx"));

/** Total Matched, Sectors and Total Funded. */
export const InvestorFigures = memo(function InvestorFigures({
  matches,
  isKnown,
}: {
  readonly matches: readonly Match[];
  /** False until the list has been loaded. */
  readonly isKnown: boolean;
}) {
  const shares = sectorShares(matches);
  return (
    <Panel>
      <Figures>
        <Figure
          title={words.totalMatched}
          value={isKnown ? totalIn(matches) : matchPages.unknownFigure}
        >
          <p className="small muted">{countsIn(matches)}</p>
        </Figure>
        <Figure title={words.sectors} wide>
          {shares.length > 0 ? (
            <div className="sectors">
              <Suspense fallback={<div className="sectors-pie" />}>
                <SectorsPie shares={shares} />
              </Suspense>
              <SectorsTable shares={shares} />
            </div>
          ) : (
            <p className="small muted">
              {isKnown ? words.noSectors : matchPages.unknownFigure}
            </p>
          )}
        </Figure>
        <Figure
          title={words.totalFunded}
          value={
            isKnown
              ? formatMoney(totalFunded(matches), { cents: true })
              : matchPages.unknownFigure
          }
        >
          <p className="small muted">{dealsIn(fundedCount(matches))}</p>
        </Figure>
      </Figures>
    </Panel>
  );
});

/** The list is limited, so a full list is shown as "… or more". */
function totalIn({ length }: readonly Match[]): string {
  const total = formatCount(length);
  return length < MATCHES_LISTED ? total : phrase(words.orMore, { total });
}

function countsIn(matches: readonly Match[]): string {
  return statusChoices(matches)
    .map(
      ({ value, count }) =>
        `${formatCount(count)} ${say({ key: `status.${value}` }).toLowerCase()}`,
    )
    .join(", ");
}

function dealsIn(count: number): string {
  if (count === 0) return words.fundedNone;
  return count === 1 ? words.fundedOne : phrase(words.fundedMany, { count });
}
