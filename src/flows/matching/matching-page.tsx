import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { fromPromise } from "xstate";
import type { MatchReason } from "../../../contract/calls/matches.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { fieldsInMatch } from "../../../contract/profile/fields.ts";
import { EMPTY_PROFILE_FORM } from "../../../contract/profile/form.ts";
import { dateForInvestee } from "../../../machines/answer-dates/dates.ts";
import {
  type MatchingEvent,
  type MatchingRequest,
  type MatchingResponse,
  matchingMachine,
} from "../../../machines/matching/chart.ts";
import {
  type MatchingData,
  matchingData,
  reviewNotice,
  shownOffers,
  splitReasons,
} from "../../../machines/matching/offers.ts";
import { replacedSentences } from "../../../machines/matching/rerun.ts";
import { outputOf } from "../../../machines/shared/actor-events.ts";
import { MemberFrame } from "../../app/member-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { useResource } from "../../app/use-resource.ts";
import { send as sendCall } from "../../services/api.ts";
import { eventActor } from "../../services/event-actor.ts";
import { onUpdates } from "../../services/list-changes.ts";
import { putOffers } from "../../services/match-list.ts";
import { combineUnsubscribes, onResume } from "../../services/page-events.ts";
import { readProfileDraft } from "../../services/profile-draft.ts";
import { onRead, reread } from "../../services/resources.ts";
import { Alert } from "../../ui/Alert.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { focusSection } from "../../ui/focus.ts";
import { Score } from "../../ui/Meter.tsx";
import { PageHead } from "../../ui/PageFrame.tsx";
import { EmptyState, Panel } from "../../ui/Panel.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { useNow } from "../answer-dates/use-now.ts";
import { useSession } from "../session/session-context.tsx";
import { FieldFacts, MatchReasons } from "../shared/field-facts.tsx";
import { LoadFailed, RefreshButton } from "../shared/page-parts.tsx";
import { MatchingDialogs, RequiredDetails } from "./matching-actions.tsx";
import "./matching.css";

const RESULTS_ID = "matches";
const INVESTOR_FIELDS = fieldsInMatch("investor");

/** Reports what the chart needs to know about the resources and the page. */
const watchPage = eventActor<MatchingEvent>((sendBack) =>
  combineUnsubscribes(
    onUpdates(() => sendBack({ type: "list.stale" })),
    onResume(() => sendBack({ type: "page.resumed" })),
    onRead("profile", (profile) =>
      sendBack({
        type: "profile.read",
        rerunsUsed: profile?.match_reruns_used ?? null,
      }),
    ),
  ),
);

const matchInvestors = fromPromise<MatchingResponse, MatchingRequest>(
  ({ input: { rerunKey, replaces }, signal }) =>
    sendCall("matchInvestors", {
      signal,
      ...(rerunKey !== null && {
        query: { rerun: "true", replaces: replaces.join(",") },
        idempotencyKey: rerunKey,
      }),
    }),
);

/** /investee-match: Get Matched. */
export default function MatchingPage() {
  const { email } = useSession();
  const navigate = useNavigate();
  const now = useNow();
  const [draft] = useState(() =>
    readProfileDraft(email ?? "", EMPTY_PROFILE_FORM),
  );
  const [snapshot, send] = useChart(matchingMachine, {
    actors: { matchInvestors, watchPage },
    actions: {
      putResults({ event }) {
        putOffers(outputOf<MatchingResponse>(event).matching_investors);
        reread("matches");
        reread("profile");
      },
      goTo: (_, { to }) => navigate(to),
      focusResults() {
        // Waits until the closing dialog has restored the focus.
        requestAnimationFrame(() => focusSection(RESULTS_ID));
      },
    },
  });
  const isCurrent = snapshot.hasTag("current");
  const [list, sendToList] = useResource("matches", isCurrent);
  const [profile, sendToProfile] = useResource("profile", isCurrent);
  const sendToBoth = (type: "refresh.requested" | "load.retried") => {
    sendToList({ type });
    sendToProfile({ type });
  };
  const reads = [profile, list];
  const failed = reads.find((read) => read.hasTag("failed"));
  const isKnown = reads.every((read) => read.hasTag("known"));
  const isLoading = !failed && !isKnown;
  const notice = list.context.notice ?? profile.context.notice;
  const data = matchingData(
    snapshot.context.rerunsLeft,
    profile.context.value,
    list.context.value,
  );
  return (
    <MemberFrame>
      <PageHead
        title={pages.matching.title}
        action={
          isKnown && (
            <RefreshButton
              busy={reads.some((read) => read.hasTag("refreshing"))}
              onRefresh={() => {
                send({ type: "refresh.requested" });
                sendToBoth("refresh.requested");
              }}
              disabled={snapshot.hasTag("busy") || snapshot.hasTag("limited")}
            />
          )
        }
      >
        {t("matching.intro")}
      </PageHead>
      {isLoading && (
        <Panel padded>
          <Skeleton head lines={6} label={t("matching.loading")} />
          {reads.some(({ context }) => context.slow) && (
            <p className="muted">{t("load.slow")}</p>
          )}
        </Panel>
      )}
      {failed && (
        <LoadFailed
          title={t(
            failed === profile ? "profile.loadFailed" : "load.matchesFailed",
          )}
          reason={failed.context.notice}
          onRetry={() => sendToBoth("load.retried")}
        />
      )}
      {isKnown && (
        <>
          {notice && <Alert tone="waiting" title={textOf(notice)} />}
          <RequiredDetails
            snapshot={snapshot}
            send={send}
            data={data}
            draft={draft}
          />
          <MatchingResults data={data} now={now} />
          <MatchingDialogs snapshot={snapshot} send={send} />
        </>
      )}
    </MemberFrame>
  );
}

/** The matched investors, below a notice that is shown while matches are under review. */
function MatchingResults({
  data,
  now,
}: {
  readonly data: MatchingData;
  readonly now: number;
}) {
  const offers = shownOffers(data);
  const review = reviewNotice(data);
  const replaced = replacedSentences(data);
  return (
    <Panel title={t("matching.results")} id={RESULTS_ID}>
      <div role="status">
        {review && (
          <div className="matching-review">
            <Alert
              tone="good"
              announce="none"
              title={textOf(review)}
              actions={
                <LinkButton
                  variant="outline"
                  size="small"
                  to={pages.investeeDashboard.path}
                >
                  {t("matching.follow")}
                </LinkButton>
              }
            >
              {replaced.length > 0 && replaced.map(textOf).join(" ")}
            </Alert>
          </div>
        )}
      </div>
      {offers.length === 0 ? (
        <EmptyState title={t("matching.empty")}>
          {t("matching.emptyHint")}
        </EmptyState>
      ) : (
        <ul className="offers">
          {offers.map((offer) => {
            const { fitting, notFitting } = splitReasons(offer);
            const date = dateForInvestee(offer.answerBy, now);
            return (
              <li key={offer.id}>
                <article className="stack offer">
                  <header className="row offer-head">
                    <h3 dir="auto">{offer.name}</h3>
                    <StatusTag status={offer.status} />
                  </header>
                  {date && <p className="small muted">{textOf(date)}</p>}
                  <dl className="offer-facts">
                    <div>
                      <dt>{t("matching.score")}</dt>
                      <dd>
                        <Score value={offer.score} />
                      </dd>
                    </div>
                    <FieldFacts values={offer.fields} names={INVESTOR_FIELDS} />
                  </dl>
                  <Reasons title={t("matching.why")} reasons={fitting} />
                  <Reasons title={t("matching.whyNot")} reasons={notFitting} />
                </article>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

function Reasons(props: {
  readonly title: string;
  readonly reasons: readonly MatchReason[];
}) {
  const { title, reasons } = props;
  if (reasons.length === 0) return null;
  return (
    <div className="stack stack--2">
      <h4 className="kicker">{title}</h4>
      <MatchReasons label={title} reasons={reasons} />
    </div>
  );
}
