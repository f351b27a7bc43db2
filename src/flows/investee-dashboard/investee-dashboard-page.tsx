import type { Match } from "../../../contract/calls/matches.ts";
import { formatDateTime, formatMoney } from "../../../contract/format.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { parseAmount } from "../../../contract/profile/wire.ts";
import {
  investeeDashboardMachine,
  metricsOf,
  nextStepOf,
  trackedMatch,
} from "../../../machines/investee-dashboard/chart.ts";
import {
  matchTimeline,
  trackerSentence,
  trackerSteps,
} from "../../../machines/match-status/tracker.ts";
import { MemberFrame } from "../../app/member-frame.tsx";
import {
  type ChartProps,
  type Effects,
  useChart,
} from "../../app/use-chart.ts";
import { apiActor } from "../../services/api.ts";
import { readActor } from "../../services/last-read.ts";
import { listChangesActor } from "../../services/list-changes.ts";
import { addressLink } from "../../services/mail-link.ts";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { Score, Skeleton } from "../../ui/Meter.tsx";
import { EMPTY_LINE, PageHead } from "../../ui/PageFrame.tsx";
import { EmptyState, Ledger, Panel } from "../../ui/Panel.tsx";
import { Table, TableCell, TableEmpty, TableRow } from "../../ui/Table.tsx";
import { Tracker } from "../../ui/Tracker.tsx";
import {
  DashboardAlerts,
  LoadFailed,
  RefreshButton,
} from "../shared/page-parts.tsx";
import "./investee-dashboard.css";

const effects: Effects<typeof investeeDashboardMachine> = {
  actors: {
    fetchProfile: readActor("profile"),
    fetchUser: apiActor("user"),
    fetchMatches: readActor("matches"),
    watchPage: listChangesActor,
  },
  actions: {
    logFailure: ({ event }) =>
      console.info("The profile or the user could not be loaded", { ...event }),
  },
};

type DashboardProps = ChartProps<typeof investeeDashboardMachine>;
type SnapshotProps = Pick<DashboardProps, "snapshot">;

/** /investee-page: the member's matches and figures. */
export default function InvesteeDashboardPage() {
  const [snapshot, send] = useChart(investeeDashboardMachine, effects);
  const { businessName, profile } = snapshot.context;
  const details = [
    profile?.sector_type,
    profile?.business_stage,
    profile?.location,
  ].filter(Boolean);
  return (
    <MemberFrame profile={profile} name={businessName}>
      <PageHead
        title={businessName ?? t("nav.dashboard")}
        action={
          <LinkButton variant="outline" to={pages.matching.path}>
            {t("sidebar.lookingForFunding")}
          </LinkButton>
        }
      >
        {snapshot.hasTag("profileLoading")
          ? EMPTY_LINE
          : details.length > 0 && details.join(", ")}
      </PageHead>
      <DashboardAlerts snapshot={snapshot} hint={t("investee.setUpHint")} />
      <StageTracker snapshot={snapshot} />
      <MatchedInvestors snapshot={snapshot} send={send} />
      <InvesteeFigures snapshot={snapshot} />
    </MemberFrame>
  );
}

function StageTracker({ snapshot }: SnapshotProps) {
  const match = trackedMatch(snapshot.context);
  if (match === null) return null;
  const { investor_name, contact_email } = match.investor;
  const nextStep = nextStepOf(snapshot.context);
  return (
    <Panel corner>
      <Tracker
        kicker={t("investee.matchWith", { investor: investor_name })}
        label={t("investee.tracker")}
        sentence={[
          textOf(trackerSentence(match)),
          nextStep && t(`investee.${nextStep}.sentence`),
        ]
          .filter(Boolean)
          .join(" ")}
        status={match.status}
        steps={trackerSteps(match)}
      />
      {contact_email && (
        <div className="tracker-contact">
          <span>{`${t("investee.writeTo", { investor: investor_name })}: `}</span>
          <a href={addressLink(contact_email)}>{contact_email}</a>
        </div>
      )}
      {nextStep && (
        <div className="tracker-contact">
          <LinkButton variant="outline" size="small" to={pages.matching.path}>
            {t(`investee.${nextStep}.link`)}
          </LinkButton>
        </div>
      )}
      <section className="match-timeline">
        <h3 className="label-heading">{t("investee.history")}</h3>
        <ol className="stack stack--2" aria-label={t("investee.history")}>
          {matchTimeline(match).map(({ message, at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the entries have no ids or state
            <li key={index} className="row">
              <span>{textOf(message)}</span>
              <time
                className="small muted num"
                dateTime={new Date(at).toISOString()}
              >
                {formatDateTime(at)}
              </time>
            </li>
          ))}
        </ol>
      </section>
    </Panel>
  );
}

const COLUMNS = [
  { label: t("investee.columns.investor") },
  { label: t("investee.columns.sector") },
  { label: t("investee.columns.score") },
  { label: t("investee.columns.funded"), right: true },
  { label: t("investee.viewStatus"), hidden: true },
];

function MatchedInvestors({ snapshot, send }: DashboardProps) {
  const { matches, notice, slow } = snapshot.context;
  const isFilled = snapshot.hasTag("list") && matches.length > 0;
  const isLoading = snapshot.hasTag("loading");
  const tracked = trackedMatch(snapshot.context);
  return (
    <Panel
      title={t("investee.table")}
      aside={
        (snapshot.hasTag("list") || isLoading) && (
          <RefreshButton snapshot={snapshot} send={send} disabled={isLoading} />
        )
      }
    >
      <Table label={t("investee.table")} columns={COLUMNS} empty={!isFilled}>
        {isFilled ? (
          matches.map((match) => (
            <InvestorRow
              key={match.id}
              match={match}
              isTracked={match === tracked}
              onChoose={() => send({ type: "match.chosen", id: match.id })}
            />
          ))
        ) : (
          <TableEmpty columns={COLUMNS.length}>
            {isLoading && (
              <>
                <p className="muted">{t("investee.noMatchesHint")}</p>
                <Skeleton lines={4} label={t("load.matches")} />
                {slow && <p className="muted">{t("load.slow")}</p>}
              </>
            )}
            {snapshot.hasTag("failed") && (
              <LoadFailed
                title={t("load.matchesFailed")}
                reason={notice}
                onRetry={() => send({ type: "load.retried" })}
              />
            )}
            {snapshot.hasTag("list") && (
              <EmptyState
                title={t("investee.noMatches")}
                action={
                  <LinkButton
                    variant={
                      snapshot.hasTag("noProfile") ? "outline" : undefined
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

function InvestorRow(props: {
  readonly match: Match;
  readonly isTracked: boolean;
  readonly onChoose: () => void;
}) {
  const { match, isTracked, onChoose } = props;
  const { investor_name, sectors_of_interest } = match.investor;
  return (
    <TableRow chosen={isTracked}>
      <TableCell kind="name">
        <bdi>{investor_name}</bdi>
      </TableCell>
      <TableCell label={t("investee.columns.sector")} full>
        {sectors_of_interest.join(", ") || t("ui.notProvided")}
      </TableCell>
      <TableCell label={t("investee.columns.score")}>
        <Score value={match.match_score} />
      </TableCell>
      <TableCell label={t("investee.columns.funded")} right>
        {formatMoney(parseAmount(match.funded_ammount) ?? 0)}
      </TableCell>
      <TableCell kind="actions" right>
        <Button
          variant="outline"
          size="small"
          icon={isTracked ? "check" : undefined}
          aria-pressed={isTracked}
          onClick={onChoose}
        >
          <span>{t("investee.viewStatus")}</span>
          <span className="visually-hidden">{` ${investor_name}`}</span>
        </Button>
      </TableCell>
    </TableRow>
  );
}

function InvesteeFigures({ snapshot }: SnapshotProps) {
  const metrics = metricsOf(snapshot.context);
  const { financialPosition, teamCapacity } = metrics;
  const note = (isDefault: boolean) =>
    isDefault ? t("investee.defaultValue") : undefined;
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
        <div className="stack panel-body">
          <Skeleton lines={2} label={t("investee.figures")} />
        </div>
      ) : (
        <Ledger
          entries={[
            {
              term: t("investee.ticketSize"),
              value: formatAmount(metrics.ticketSize),
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
              value: formatAmount(metrics.annualTurnover),
            },
            {
              term: t("investee.financialPosition"),
              value: financialPosition.value,
              note: note(financialPosition.isDefault),
            },
            {
              term: t("investee.teamCapacity"),
              value: t("investee.people", { count: teamCapacity.value }),
              note: note(teamCapacity.isDefault),
            },
          ]}
        />
      )}
    </Panel>
  );
}

function formatAmount(amount: number | null): string {
  return amount === null ? t("ui.notProvided") : formatMoney(amount);
}
