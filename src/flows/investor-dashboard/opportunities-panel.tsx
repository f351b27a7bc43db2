import { say } from "../../../contract/messages/index.ts";
import { matchPages } from "../../../contract/messages/match-pages.ts";
import { pages } from "../../../contract/pages.ts";
import type { Match } from "../../../contract/wire.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Table } from "../../ui/Table.tsx";
import { TableEmpty } from "../../ui/TableEmpty.tsx";
import { type DashboardPart, reviewOf } from "./dashboard-binding.ts";
import { OpportunityRow } from "./opportunity-row.tsx";

const words = matchPages.investor;
const columns = words.columns;
const COLUMNS = [
  { label: columns.status },
  { label: columns.investee },
  { label: columns.sector },
  { label: columns.tokenSize, right: true },
  { label: columns.funded, right: true },
  { label: columns.actions },
];

/** Matched Opportunities: one row per match, or what will stand there (§2 Investor dashboard, §8). */
export function OpportunitiesPanel({
  snapshot,
  send,
  onRead,
}: DashboardPart & { readonly onRead: (match: Match) => void }) {
  const { matches, notice, slow } = snapshot.context;
  const isFilled = snapshot.hasTag("list") && matches.length > 0;
  return (
    <Panel title={words.table} aside={isFilled && words.introduces}>
      <Table label={words.table} columns={COLUMNS} empty={!isFilled}>
        {isFilled ? (
          matches.map((match) => {
            const review = reviewOf(snapshot, match.id);
            return (
              review && (
                <OpportunityRow
                  key={match.id}
                  review={review}
                  onRead={onRead}
                />
              )
            );
          })
        ) : (
          <TableEmpty columns={COLUMNS.length}>
            {snapshot.hasTag("loading") && (
              <>
                <Skeleton lines={4} label={words.loading} />
                {slow && <p className="muted">{say({ key: "load.slow" })}</p>}
              </>
            )}
            {snapshot.hasTag("failed") && (
              <EmptyState
                title={say({ key: "investor.noMatches" })}
                action={
                  <Button
                    variant="second"
                    onClick={() => send({ type: "load.retried" })}
                  >
                    {matchPages.tryAgain}
                  </Button>
                }
              >
                <span role="alert">
                  {say({ key: "load.matchesFailed" })} {notice && say(notice)}
                </span>
              </EmptyState>
            )}
            {snapshot.hasTag("list") && (
              <EmptyState
                title={say({ key: "investor.noMatches" })}
                action={
                  <LinkButton variant="second" to={pages.profile.path}>
                    {words.reviewProfile}
                  </LinkButton>
                }
              >
                {say({ key: "investor.noMatchesNotice" })}
              </EmptyState>
            )}
          </TableEmpty>
        )}
      </Table>
      {isFilled && (
        <div className="table-note small muted">{words.tokenSize}</div>
      )}
    </Panel>
  );
}
