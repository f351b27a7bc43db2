import { Link } from "react-router-dom";
import { formatMoney } from "../../../contract/format.ts";
import { t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { metricsOf } from "../../../machines/investee-dashboard/chart.ts";
import { Skeleton } from "../../ui/Meter.tsx";
import { Ledger, Panel } from "../../ui/Panel.tsx";
import type { DashboardPart } from "./dashboard-binding.ts";

/** Ticket Size, Funding Received, Annual Turnover, Financial Position and Team Capacity. */
export function InvesteeFigures({ snapshot }: Pick<DashboardPart, "snapshot">) {
  const metrics = metricsOf(snapshot.context);
  const { financialPosition, teamCapacity } = metrics;
  const note = (assumed: boolean) =>
    assumed ? t("investee.assumed") : undefined;
  return (
    <Panel
      title={t("investee.figures")}
      aside={
        !snapshot.hasTag("noProfile") && (
          <Link to={pages.profile.path}>{t("investee.update")}</Link>
        )
      }
    >
      {snapshot.hasTag("profileLoading") ? (
        <div className="panel-body">
          <Skeleton lines={2} label={t("investee.figures")} />
        </div>
      ) : (
        <Ledger
          entries={[
            {
              term: t("investee.ticketSize"),
              value: moneyIn(metrics.ticketSize),
              note: t("investee.ticketNote"),
            },
            {
              term: t("investee.fundingReceived"),
              value: snapshot.hasTag("list")
                ? formatMoney(metrics.fundingReceived)
                : t("ui.unknownFigure"),
            },
            {
              term: t("investee.annualTurnover"),
              value: moneyIn(metrics.annualTurnover),
            },
            {
              term: t("investee.financialPosition"),
              value: financialPosition.value,
              note: note(financialPosition.assumed),
            },
            {
              term: t("investee.teamCapacity"),
              value: t("investee.people", { count: teamCapacity.value }),
              note: note(teamCapacity.assumed),
            },
          ]}
        />
      )}
    </Panel>
  );
}

function moneyIn(amount: number | null): string {
  return amount === null ? t("ui.notProvided") : formatMoney(amount);
}
