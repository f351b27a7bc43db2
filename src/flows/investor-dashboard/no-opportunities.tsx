import { formatCount } from "../../../contract/format.ts";
import { say } from "../../../contract/messages/index.ts";
import { matchPages, phrase } from "../../../contract/messages/match-pages.ts";
import { pages } from "../../../contract/pages.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { TableEmpty } from "../../ui/TableEmpty.tsx";
import type { DashboardPart } from "./dashboard-binding.ts";

const words = matchPages.investor;

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
      {nothingFits && (
        <EmptyState title={words.nothingFits}>
          {phrase(words.nothingFitsHint, {
            total: formatCount(matches.length),
          })}
        </EmptyState>
      )}
      {snapshot.hasTag("list") && !nothingFits && (
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
  );
}
