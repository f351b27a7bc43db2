import { Link } from "react-router-dom";
import { formatMoney } from "../../../contract/format.ts";
import { matchPages, phrase } from "../../../contract/messages/match-pages.ts";
import { pages } from "../../../contract/pages.ts";
import { metricsOf } from "../../../machines/investee-dashboard/facts.ts";
import { Ledger } from "../../ui/Ledger.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { DashboardPart } from "./dashboard-binding.ts";

const words = matchPages.investee;

/** Ticket Size, Funding Received, Annual Turnover, Financial Position and Team Capacity. */
export function InvesteeFigures({ snapshot }: Pick<DashboardPart, "snapshot">) {
  const metrics = metricsOf(snapshot.context);
  const { financialPosition, teamCapacity } = metrics;
  const note = (assumed: boolean) => (assumed ? words.assumed : undefined);
  return (
    <Panel
      title={words.figures}
      aside={
        !snapshot.hasTag("noProfile") && (
          <Link to={pages.profile.path}>{words.update}</Link>
        )
      }
    >
      {snapshot.hasTag("profileLoading") ? (
        <div className="panel-body">
          <Skeleton lines={2} label={words.figures} />
        </div>
      ) : (
        <Ledger
          entries={[
            {
              term: words.ticketSize,
              value: moneyIn(metrics.ticketSize),
              note: words.ticketNote,
            },
            {
              term: words.fundingReceived,
              value: snapshot.hasTag("list")
                ? formatMoney(metrics.fundingReceived)
                : matchPages.unknownFigure,
            },
            {
              term: words.annualTurnover,
              value: moneyIn(metrics.annualTurnover),
            },
            {
              term: words.financialPosition,
              value: financialPosition.value,
              note: note(financialPosition.assumed),
            },
            {
              term: words.teamCapacity,
              value:
                teamCapacity.value === 1
                  ? words.person
                  : phrase(words.people, { count: teamCapacity.value }),
              note: note(teamCapacity.assumed),
            },
          ]}
        />
      )}
    </Panel>
  );
}

function moneyIn(amount: number | null): string {
  return amount === null ? matchPages.notSaid : formatMoney(amount);
}
