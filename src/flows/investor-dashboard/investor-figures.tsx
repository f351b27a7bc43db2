import { lazy, memo, Suspense } from "react";
import type { Match } from "../../../contract/calls/matches.ts";
import { MATCHES_LISTED } from "../../../contract/constants.ts";
import { formatCount, formatMoney } from "../../../contract/format.ts";
import { t } from "../../../contract/messages/index.ts";
import {
  fundedCount,
  sectorShares,
  totalFunded,
} from "../../../machines/investor-dashboard/chart.ts";
import { statusChoices } from "../../../machines/opportunity-table/chart.ts";
import { Figure, Figures, Panel } from "../../ui/Panel.tsx";
import { SectorsTable } from "./sectors-table.tsx";

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
          title={t("investor.totalMatched")}
          value={isKnown ? totalIn(matches) : t("ui.unknownFigure")}
        >
          <p className="small muted">{countsIn(matches)}</p>
        </Figure>
        <Figure title={t("investor.sectors")} wide>
          {shares.length > 0 ? (
            <div className="sectors">
              <Suspense fallback={<div className="sectors-pie" />}>
                <SectorsPie shares={shares} />
              </Suspense>
              <SectorsTable shares={shares} />
            </div>
          ) : (
            <p className="small muted">
              {isKnown ? t("investor.noMatches") : t("ui.unknownFigure")}
            </p>
          )}
        </Figure>
        <Figure
          title={t("investor.totalFunded")}
          value={
            isKnown
              ? formatMoney(totalFunded(matches), { cents: true })
              : t("ui.unknownFigure")
          }
        >
          <p className="small muted">
            {t("investor.fundedDeals", { count: fundedCount(matches) })}
          </p>
        </Figure>
      </Figures>
    </Panel>
  );
});

/** The list is limited, so a full list is shown as "… or more". */
function totalIn({ length }: readonly Match[]): string {
  const total = formatCount(length);
  return length < MATCHES_LISTED ? total : t("investor.orMore", { total });
}

function countsIn(matches: readonly Match[]): string {
  return statusChoices(matches)
    .map(
      ({ value, count }) =>
        `${formatCount(count)} ${t(`status.${value}`).toLowerCase()}`,
    )
    .join(", ");
}
