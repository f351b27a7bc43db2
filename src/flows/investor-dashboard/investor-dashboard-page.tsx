import { lazy, memo, Suspense } from "react";
import { fromPromise, sendParent } from "xstate";
import type { Match, MatchTotals } from "../../../contract/calls/matches.ts";
import { PIE_COLOURS } from "../../../contract/constants.ts";
import { formatCount, formatMoney } from "../../../contract/format.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import { optionText } from "../../../contract/option-text.ts";
import { parseAmount } from "../../../contract/profile/wire.ts";
import { silenceNotice } from "../../../machines/answer-dates/dates.ts";
import {
  type InvestorDashboardEvent,
  investorDashboardMachine,
  waitingNotice,
} from "../../../machines/investor-dashboard/chart.ts";
import {
  confirmedMatch,
  matchReviewMachine,
} from "../../../machines/match-review/chart.ts";
import { matchedProfileMachine } from "../../../machines/matched-profile/chart.ts";
import { SHOWN_STATUSES } from "../../../machines/opportunity-table/chart.ts";
import { restOfListMachine } from "../../../machines/rest-of-list/chart.ts";
import { eventOf, outputOf } from "../../../machines/shared/actor-events.ts";
import { provideEffects } from "../../../machines/shared/effects.ts";
import { EMPTY_LIST, withPage } from "../../../machines/shared/match-pages.ts";
import { MemberFrame } from "../../app/member-frame.tsx";
import { type Effects, useChart } from "../../app/use-chart.ts";
import { useResource } from "../../app/use-resource.ts";
import { send as sendCall } from "../../services/api.ts";
import { holdUpdates } from "../../services/list-changes.ts";
import {
  putIntoList,
  reloadList,
  setList,
  watchList,
} from "../../services/match-list.ts";
import { knownValue, whenRead } from "../../services/resources.ts";
import { Alert, ToastRegion } from "../../ui/Alert.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EMPTY_LINE, PageHead } from "../../ui/PageFrame.tsx";
import { Figure, Panel } from "../../ui/Panel.tsx";
import { useNow } from "../answer-dates/use-now.ts";
import { MatchedProfileDialog } from "../matched-profile/matched-profile-dialog.tsx";
import { OpportunitiesPanel } from "../opportunity-table/opportunity-table.tsx";
import { DashboardAlerts } from "../shared/dashboard-parts.tsx";
import { RefreshButton } from "../shared/page-parts.tsx";
import "./investor-dashboard.css";

const reviewMatch = provideEffects(matchReviewMachine, {
  actors: {
    changeStatus: fromPromise(({ input: { id, status }, signal }) =>
      holdUpdates(
        sendCall("matchStatus", {
          parameters: { id },
          json: { status },
          signal,
        }),
        signal,
      ),
    ),
  },
  actions: {
    reportChange: sendParent(
      ({ context, event }): InvestorDashboardEvent => ({
        type: "match.changed",
        match: confirmedMatch(
          context,
          knownValue("matches") ?? EMPTY_LIST,
          outputOf<Match | null>(event),
        ),
      }),
    ),
    reportFailure: sendParent(
      ({ context: review }): InvestorDashboardEvent => ({
        type: "change.failed",
        review,
      }),
    ),
  },
} satisfies Effects<typeof matchReviewMachine>);

const dashboardEffects: Effects<typeof investorDashboardMachine> = {
  actors: { watchList, reviewMatch },
  actions: {
    updateList: ({ event }) =>
      putIntoList(eventOf(event, "match.changed").match),
    reloadList,
  },
};

const restOfListEffects: Effects<typeof restOfListMachine> = {
  actors: {
    watchList,
    loadRest: fromPromise(({ signal }) => loadRest(signal)),
  },
};

/**
 * Reads the pages that the list lacks, when its first page is not being read. A page that was requested before the list
 * changed is requested again.
 */
async function loadRest(signal: AbortSignal): Promise<void> {
  for (;;) {
    await whenRead("matches", signal);
    const list = knownValue("matches");
    if (list === null || list.nextPage === null) return;
    const query = { page: String(list.nextPage) };
    const response = await sendCall("matches", { query, signal });
    if (list === knownValue("matches")) setList(withPage(list, response));
  }
}

/** /investor-page: shows the businesses matched with this investor and lets the investor review them. */
export default function InvestorDashboardPage() {
  const [snapshot, send] = useChart(investorDashboardMachine, dashboardEffects);
  const [rest, sendToRest] = useChart(restOfListMachine, restOfListEffects);
  const [opened, sendToOpened] = useChart(matchedProfileMachine, {
    actors: { watchList },
  });
  const [profileRead, sendToProfile] = useResource("profile");
  const [list, sendToList] = useResource("matches");
  const now = useNow();
  const { totals, matches } = list.context.value ?? EMPTY_LIST;
  const silence = silenceNotice(matches, now);
  const result = snapshot.context.reviewResult;
  const resultText = result && textOf(result.message);
  const businessName = profileRead.context.value?.business_name;
  const isLoaded = list.hasTag("known");
  const isLoading = list.hasTag("loading");
  return (
    <MemberFrame>
      <PageHead
        title={
          businessName
            ? t("investor.welcomeNamed", { name: businessName })
            : t("investor.welcome")
        }
        action={
          (isLoaded || isLoading) && (
            <RefreshButton
              busy={list.hasTag("refreshing")}
              disabled={isLoading}
              onRefresh={() => {
                sendToList({ type: "refresh.requested" });
                sendToProfile({ type: "refresh.requested" });
              }}
            />
          )
        }
      >
        {isLoaded ? textOf(waitingNotice(totals)) : isLoading && EMPTY_LINE}
      </PageHead>
      <DashboardAlerts
        listNotice={
          isLoaded ? (list.context.notice ?? rest.context.notice) : null
        }
        profile={profileRead}
        hint={t("investor.setUp")}
      />
      {silence && (
        <Alert tone="waiting" title={t("answer.silentTitle")}>
          {textOf(silence)}
        </Alert>
      )}
      <InvestorFigures
        totals={totals}
        isLoaded={isLoaded}
        isLoading={isLoading}
      />
      <OpportunitiesPanel
        snapshot={snapshot}
        send={send}
        rest={{ snapshot: rest, send: sendToRest }}
        sendToProfile={sendToOpened}
        list={list}
        now={now}
        onRetry={() => sendToList({ type: "load.retried" })}
      />
      <MatchedProfileDialog
        snapshot={opened}
        send={sendToOpened}
        dashboard={{ snapshot, send }}
        matches={matches}
        now={now}
      />
      <ToastRegion
        toasts={resultText ? [{ id: resultText, text: resultText }] : []}
        onDismiss={() => send({ type: "result.dismissed" })}
      />
    </MemberFrame>
  );
}

const SectorsSpace = () => <div className="sectors-pie" />;
// If the pie chart cannot be loaded, the table next to it still shows the sectors.
const SectorsPie = lazy(() =>
  import("./sectors-pie.tsx").catch(() => ({ default: SectorsSpace })),
);

const InvestorFigures = memo(function InvestorFigures({
  totals,
  isLoaded,
  isLoading,
}: {
  readonly totals: MatchTotals;
  /** False until the list has been loaded. */
  readonly isLoaded: boolean;
  /** True while the list is loading; space for the sectors is then reserved. */
  readonly isLoading: boolean;
}) {
  const shares = totals.sectors;
  return (
    <Panel>
      <div className="figures">
        <Figure
          title={t("investor.totalMatched")}
          value={isLoaded ? formatCount(totals.count) : t("ui.unknownFigure")}
        >
          <p className="small muted status-counts">{statusCounts(totals)}</p>
        </Figure>
        <Figure title={t("investor.sectors")} wide>
          {shares.length > 0 ? (
            <div className="sectors">
              <Suspense fallback={<SectorsSpace />}>
                <SectorsPie shares={shares} />
              </Suspense>
              <SectorsTable shares={shares} />
            </div>
          ) : (
            <p
              className={classNames(
                "small muted",
                isLoading && "sectors-space",
              )}
            >
              {isLoaded ? t("investor.noMatches") : t("ui.unknownFigure")}
            </p>
          )}
        </Figure>
        <Figure
          title={t("investor.totalFunded")}
          value={
            isLoaded
              ? formatMoney(parseAmount(totals.funded) ?? 0, { cents: true })
              : t("ui.unknownFigure")
          }
        >
          <p className="small muted">
            {t("investor.fundedDeals", {
              count: totals.statuses.funded,
            })}
          </p>
        </Figure>
      </div>
    </Panel>
  );
});

function statusCounts({ statuses }: MatchTotals): string {
  return SHOWN_STATUSES.filter((status) => statuses[status] > 0)
    .map((status) =>
      t("investor.statusCount", {
        count: formatCount(statuses[status]),
        status: t(`status.${status}`).toLowerCase(),
      }),
    )
    .join(t("ui.comma"));
}

/** A table with more rows than this is laid out in two columns if the panel is wide enough. */
const MAX_ROWS_IN_ONE_COLUMN = 6;

function SectorsTable({ shares }: { readonly shares: MatchTotals["sectors"] }) {
  return (
    <table
      className={classNames(
        "sectors-table",
        shares.length > MAX_ROWS_IN_ONE_COLUMN && "sectors-table--many",
      )}
    >
      <caption className="visually-hidden">
        {t("investor.sectorsTable")}
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t("investor.columns.sector")}</th>
          <th scope="col">{t("investor.countColumn")}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ sector, count }, index) => (
          <tr key={sector}>
            <th scope="row">
              <svg className="swatch" aria-hidden="true">
                <rect
                  width="100%"
                  height="100%"
                  fill={`var(--data-${(index % PIE_COLOURS) + 1})`}
                />
              </svg>
              <span>{optionText(sector)}</span>
            </th>
            <td className="num">{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
