import { formatCount } from "../../../contract/format.ts";
import { say, t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Meter.tsx";
import { EmptyState } from "../../ui/Panel.tsx";
import { TableEmpty } from "../../ui/Table.tsx";
import type { DashboardPart } from "./dashboard-binding.ts";

/** The only row of a table without matches, or without any that passes the filters, with the reason and what to do. */
export function NoOpportunities({
  snapshot,
  send,
  columns,
  nothingFits,
}: DashboardPart & {
  readonly columns: number;
  /** There are matches, but none passes the filters. */
  readonly nothingFits: boolean;
}) {
  const { matches, notice, slow } = snapshot.context;
  return (
    <TableEmpty columns={columns}>
      {snapshot.hasTag("loading") && (
        <>
          <Skeleton lines={4} label={t("load.matches")} />
          {slow && <p className="muted">{t("load.slow")}</p>}
        </>
      )}
      {snapshot.hasTag("failed") && (
        <EmptyState
          title={t("investor.noMatches")}
          action={
            <Button
              variant="second"
              onClick={() => send({ type: "load.retried" })}
            >
              {t("ui.tryAgain")}
            </Button>
          }
        >
          <span role="alert">
            {t("load.matchesFailed")} {notice && say(notice)}
          </span>
        </EmptyState>
      )}
      {nothingFits && (
        <EmptyState title={t("investor.nothingFits")}>
          {t("investor.nothingFitsHint", {
            total: formatCount(matches.length),
          })}
        </EmptyState>
      )}
      {snapshot.hasTag("list") && !nothingFits && (
        <EmptyState
          title={t("investor.noMatches")}
          action={
            <LinkButton variant="second" to={pages.profile.path}>
              {t("investor.reviewProfile")}
            </LinkButton>
          }
        >
          {t("investor.noMatchesNotice")}
        </EmptyState>
      )}
    </TableEmpty>
  );
}
