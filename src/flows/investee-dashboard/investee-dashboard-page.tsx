import type { Match } from "../../../contract/calls/matches.ts";
import { formatDateTime, formatMoney } from "../../../contract/format.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import { optionTexts } from "../../../contract/option-text.ts";
import { pages } from "../../../contract/pages.ts";
import { accountName, parseAmount } from "../../../contract/profile/wire.ts";
import { dateForInvestee } from "../../../machines/answer-dates/dates.ts";
import {
  investeeDashboardMachine,
  investeeMatches,
  metricsOf,
  nextStepOf,
  trackedMatch,
} from "../../../machines/investee-dashboard/chart.ts";
import { shownStatus } from "../../../machines/match-status/chart.ts";
import {
  matchTimeline,
  trackerSentences,
  trackerSteps,
} from "../../../machines/match-status/tracker.ts";
import type { ResourceSnapshot } from "../../../machines/resource/chart.ts";
import { MemberFrame } from "../../app/member-frame.tsx";
import { type Effects, useChart } from "../../app/use-chart.ts";
import { useResource } from "../../app/use-resource.ts";
import { addressLink } from "../../services/mail-link.ts";
import { watchList } from "../../services/match-list.ts";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { focusAfterRender } from "../../ui/focus.ts";
import { Link } from "../../ui/Link.tsx";
import { Score } from "../../ui/Meter.tsx";
import { EMPTY_LINE, PageHead } from "../../ui/PageFrame.tsx";
import { EmptyState, Panel } from "../../ui/Panel.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { Table, TableCell, TableEmpty, TableRow } from "../../ui/Table.tsx";
import { useNow } from "../answer-dates/use-now.ts";
import { NextSteps } from "../funding-report/next-steps.tsx";
import { DashboardAlerts } from "../shared/dashboard-parts.tsx";
import { LoadFailed, RefreshButton } from "../shared/page-parts.tsx";
import "./investee-dashboard.css";

const TRACKER_ID = "tracker";

const effects: Effects<typeof investeeDashboardMachine> = {
  actors: { watchList },
  actions: {
    showTracker: () =>
      focusAfterRender(() => document.getElementById(TRACKER_ID)),
  },
};

/** /investee-page: the member's matches and figures. */
export default function InvesteeDashboardPage() {
  const [snapshot, send] = useChart(investeeDashboardMachine, effects);
  const now = useNow();
  const [list, sendToList] = useResource("matches");
  const [profileRead, sendToProfile] = useResource("profile");
  const profile = profileRead.context.value;
  const hasNoProfile = profileRead.hasTag("known") && profile === null;
  const [user] = useResource(
    "user",
    hasNoProfile || profileRead.hasTag("failed"),
  );
  const businessName = accountName(profile, user.context.value);
  const matches = investeeMatches(list.context.value);
  const tracked = trackedMatch(matches, snapshot.context);
  const metrics = metricsOf({ profile, matches });
  const { financialPosition, teamCapacity } = metrics;
  const noteOf = (isDefault: boolean) =>
    isDefault ? t("investee.defaultValue") : null;
  const received = list.hasTag("known")
    ? formatMoney(metrics.fundingReceived)
    : t("ui.unknownFigure");
  const people = t("investee.people", { count: teamCapacity.value });
  const figures = [
    [
      t("investee.ticketSize"),
      formatAmount(metrics.ticketSize),
      t("investee.ticketNote"),
    ],
    [t("investee.fundingReceived"), received],
    [t("investee.annualTurnover"), formatAmount(metrics.annualTurnover)],
    [
      t("investee.financialPosition"),
      financialPosition.value,
      noteOf(financialPosition.isDefault),
    ],
    [t("investee.teamCapacity"), people, noteOf(teamCapacity.isDefault)],
  ];
  const sendToBoth = (type: "refresh.requested" | "load.retried") => {
    sendToList({ type });
    sendToProfile({ type });
  };
  const details = [
    profile?.sector_type,
    profile?.business_stage,
    profile?.location,
  ].filter((detail) => detail != null && detail !== "");
  return (
    <MemberFrame>
      <PageHead
        title={businessName ?? t("nav.dashboard")}
        action={
          <LinkButton variant="outline" to={pages.matching.path}>
            {t("sidebar.lookingForFunding")}
          </LinkButton>
        }
      >
        {profileRead.hasTag("loading")
          ? EMPTY_LINE
          : details.length > 0 && optionTexts(details)}
      </PageHead>
      <DashboardAlerts
        listNotice={list.hasTag("known") ? list.context.notice : null}
        profile={profileRead}
        hint={t("investee.setUpHint")}
      />
      {tracked && <StageTracker match={tracked} now={now} />}
      <MatchedInvestors
        list={list}
        matches={matches}
        tracked={tracked}
        now={now}
        hasNoProfile={hasNoProfile}
        onChoose={(id) => send({ type: "match.chosen", id })}
        onRefresh={() => sendToBoth("refresh.requested")}
        onRetry={() => sendToBoth("load.retried")}
      />
      <Panel
        title={t("investee.figures")}
        aside={
          !hasNoProfile && (
            <Link to={pages.profile.path}>{t("investee.update")}</Link>
          )
        }
      >
        {profileRead.hasTag("loading") ? (
          <div className="stack panel-body">
            <Skeleton lines={2} label={t("investee.figures")} />
          </div>
        ) : (
          <dl className="ledger">
            {figures.map(([term, value, note]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
                {note && <dd className="ledger-note">{note}</dd>}
              </div>
            ))}
          </dl>
        )}
      </Panel>
    </MemberFrame>
  );
}

/** The status of a match and its steps, each with a pattern, and what the member can do next. */
function StageTracker(props: { readonly match: Match; readonly now: number }) {
  const { match, now } = props;
  const { investor_name, contact_email } = match.investor;
  const nextStep = nextStepOf(match);
  return (
    <Panel corner>
      <div className="tracking">
        <div>
          <h2 id={TRACKER_ID} className="kicker" tabIndex={-1}>
            {t("investee.matchWith", { investor: investor_name })}
          </h2>
          <p className="tracking-sentence" role="status">
            {[
              ...trackerSentences(match, now).map(textOf),
              nextStep && t(`investee.${nextStep}.sentence`),
            ]
              .filter(Boolean)
              .join(" ")}
          </p>
        </div>
        <ol
          className="tracker"
          data-status={match.status}
          aria-label={t("investee.tracker")}
        >
          {trackerSteps(match).map(({ status, state, label, note }) => (
            <li
              key={status}
              className={state}
              aria-current={state === "active" ? "step" : undefined}
            >
              <strong>{textOf(label)}</strong>
              <span>{textOf(note)}</span>
            </li>
          ))}
        </ol>
      </div>
      {contact_email && (
        <div className="tracker-contact">
          <span>
            {`${t("ui.label", { label: t("investee.writeTo", { investor: investor_name }) })} `}
          </span>
          <a className="last-address" href={addressLink(contact_email)}>
            {contact_email}
          </a>
        </div>
      )}
      {nextStep && (
        <div className="tracker-contact">
          <LinkButton variant="outline" size="small" to={pages.matching.path}>
            {t(`investee.${nextStep}.link`)}
          </LinkButton>
        </div>
      )}
      <NextSteps key={match.id} match={match} reader="investee" />
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

function MatchedInvestors(props: {
  readonly list: ResourceSnapshot<unknown>;
  readonly matches: readonly Match[];
  readonly tracked: Match | null;
  readonly now: number;
  readonly hasNoProfile: boolean;
  readonly onChoose: (id: string) => void;
  readonly onRefresh: () => void;
  readonly onRetry: () => void;
}) {
  const { list, matches, tracked, hasNoProfile } = props;
  const { notice, slow } = list.context;
  const isFilled = matches.length > 0;
  const isLoading = list.hasTag("loading");
  return (
    <Panel
      title={t("investee.table")}
      aside={
        !list.hasTag("failed") && (
          <RefreshButton
            busy={list.hasTag("refreshing")}
            disabled={isLoading}
            onRefresh={props.onRefresh}
          />
        )
      }
    >
      <Table label={t("investee.table")} columns={COLUMNS} empty={!isFilled}>
        {isFilled ? (
          matches.map((match) => {
            const { investor_name, sectors_of_interest } = match.investor;
            const date = dateForInvestee(match.answer_by, props.now);
            const isTracked = match === tracked;
            return (
              <TableRow key={match.id} chosen={isTracked}>
                <TableCell kind="name">
                  <bdi>{investor_name}</bdi>
                  <span className="match-state small muted">
                    {date ? (
                      textOf(date)
                    ) : (
                      <StatusTag status={shownStatus(match)} />
                    )}
                  </span>
                </TableCell>
                <TableCell label={t("investee.columns.sector")} full>
                  {optionTexts(sectors_of_interest) || t("ui.notProvided")}
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
                    onClick={() => props.onChoose(match.id)}
                  >
                    <span>{t("investee.viewStatus")}</span>
                    <span className="visually-hidden">{` ${investor_name}`}</span>
                  </Button>
                </TableCell>
              </TableRow>
            );
          })
        ) : (
          <TableEmpty columns={COLUMNS.length}>
            {isLoading && (
              <>
                <p className="muted">{t("investee.noMatchesHint")}</p>
                <Skeleton lines={4} label={t("load.matches")} />
                {slow && <p className="muted">{t("load.slow")}</p>}
              </>
            )}
            {list.hasTag("failed") && (
              <LoadFailed
                title={t("load.matchesFailed")}
                reason={notice}
                onRetry={props.onRetry}
              />
            )}
            {list.hasTag("known") && (
              <EmptyState
                title={t("investee.noMatches")}
                action={
                  <LinkButton
                    variant={hasNoProfile ? "outline" : undefined}
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

function formatAmount(amount: number | null): string {
  return amount === null ? t("ui.notProvided") : formatMoney(amount);
}
