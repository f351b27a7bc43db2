import type { Match } from "../../../contract/calls/matches.ts";
import { formatMoney } from "../../../contract/format.ts";
import { say, t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { amountOf } from "../../../contract/profile/wire.ts";
import { trackedMatch } from "../../../machines/investee-dashboard/chart.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { Score, Skeleton } from "../../ui/Meter.tsx";
import { EmptyState, Panel } from "../../ui/Panel.tsx";
import { Table, TableCell, TableEmpty, TableRow } from "../../ui/Table.tsx";
import { RefreshButton } from "../shared/refresh-button.tsx";
import type { DashboardPart } from "./dashboard-binding.ts";

const COLUMNS = [
  { label: t("investee.columns.investor") },
  { label: t("investee.columns.sector") },
  { label: t("investee.columns.score") },
  { label: t("investee.columns.funded"), right: true },
  { label: t("investee.viewStatus"), hidden: true },
];

/** Your Matched Investors (at most 2), or an empty state. */
export function MatchedInvestors({ snapshot, send }: DashboardPart) {
  const { matches, notice, slow } = snapshot.context;
  const isFilled = snapshot.hasTag("list") && matches.length > 0;
  const shown = trackedMatch(snapshot.context);
  return (
    <Panel
      title={t("investee.table")}
      aside={
        snapshot.hasTag("list") && (
          <RefreshButton
            busy={snapshot.hasTag("refreshing")}
            onRefresh={() => send({ type: "refresh.asked" })}
          />
        )
      }
    >
      <Table label={t("investee.table")} columns={COLUMNS} empty={!isFilled}>
        {isFilled ? (
          matches.map((match) => (
            <InvestorRow
              key={match.id}
              match={match}
              isShown={match === shown}
              onChoose={() => send({ type: "match.chosen", id: match.id })}
            />
          ))
        ) : (
          <TableEmpty columns={COLUMNS.length}>
            {snapshot.hasTag("loading") && (
              <>
                <Skeleton lines={3} label={t("load.matches")} />
                {slow && <p className="muted">{t("load.slow")}</p>}
              </>
            )}
            {snapshot.hasTag("failed") && (
              <Alert
                tone="problem"
                title={t("load.matchesFailed")}
                actions={
                  <Button
                    variant="second"
                    size="small"
                    onClick={() => send({ type: "load.retried" })}
                  >
                    {t("ui.tryAgain")}
                  </Button>
                }
              >
                {notice && say(notice)}
              </Alert>
            )}
            {snapshot.hasTag("list") && (
              <EmptyState
                title={t("investee.noMatches")}
                action={
                  <LinkButton
                    variant={
                      snapshot.hasTag("noProfile") ? "second" : undefined
                    }
                    to={pages.matching.path}
                  >
                    {t("matching.getMatched")}
                  </LinkButton>
                }
              >
                {t("investee.noMatchesHint")}
              </EmptyState>
            )}
          </TableEmpty>
        )}
      </Table>
    </Panel>
  );
}

function InvestorRow({
  match,
  isShown,
  onChoose,
}: {
  readonly match: Match;
  readonly isShown: boolean;
  readonly onChoose: () => void;
}) {
  const { investor_name, sectors_of_interest } = match.investor;
  return (
    <TableRow chosen={isShown}>
      <TableCell kind="name">{investor_name}</TableCell>
      <TableCell label={t("investee.columns.sector")} full>
        {sectors_of_interest.join(", ") || t("ui.notProvided")}
      </TableCell>
      <TableCell label={t("investee.columns.score")}>
        <Score value={match.match_score} />
      </TableCell>
      <TableCell label={t("investee.columns.funded")} right>
        {formatMoney(amountOf(match.funded_ammount) ?? 0)}
      </TableCell>
      <TableCell kind="actions" right>
        <Button
          variant="second"
          size="small"
          icon={isShown ? "check" : undefined}
          aria-pressed={isShown}
          onClick={onChoose}
        >
          {t("investee.viewStatus")}
          <span className="visually-hidden"> {investor_name}</span>
        </Button>
      </TableCell>
    </TableRow>
  );
}
