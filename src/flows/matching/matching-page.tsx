import { useNavigate } from "react-router-dom";
import { fromPromise } from "xstate";
import type { MatchReason } from "../../../contract/calls/matches.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { fieldsInMatch } from "../../../contract/profile/fields.ts";
import { EMPTY_PROFILE_FORM } from "../../../contract/profile/form.ts";
import {
  type MatchingRequest,
  type MatchingResponse,
  matchingMachine,
  reviewNotice,
  type ShownOffer,
  shownOffers,
  splitReasons,
} from "../../../machines/matching/chart.ts";
import { replacedSentences } from "../../../machines/matching/rerun.ts";
import { MemberFrame } from "../../app/member-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { send as sendCall } from "../../services/api.ts";
import { listChangesActor } from "../../services/list-changes.ts";
import { readProfileDraft } from "../../services/profile-draft.ts";
import { resourceActor } from "../../services/resources.ts";
import { Alert } from "../../ui/Alert.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { focusSection } from "../../ui/focus.ts";
import { Score, Skeleton } from "../../ui/Meter.tsx";
import { PageHead } from "../../ui/PageFrame.tsx";
import { EmptyState, Panel } from "../../ui/Panel.tsx";
import { StatusTag } from "../../ui/Tracker.tsx";
import { useSession } from "../session/session-context.tsx";
import { FieldFacts, MatchReasons } from "../shared/field-facts.tsx";
import { LoadFailed, RefreshButton } from "../shared/page-parts.tsx";
import {
  MatchingDialogs,
  type MatchingProps,
  RequiredDetails,
} from "./matching-actions.tsx";
import "./matching.css";

const RESULTS_ID = "matches";

/** /investee-match: Get Matched. */
export default function MatchingPage() {
  const { email } = useSession();
  const navigate = useNavigate();
  const [snapshot, send] = useChart(
    matchingMachine,
    {
      actors: {
        fetchProfile: resourceActor("profile"),
        fetchMatches: resourceActor("matches"),
        matchInvestors: fromPromise<MatchingResponse, MatchingRequest>(
          ({ input: { rerunKey, replaces }, signal }) =>
            sendCall("matchInvestors", {
              signal,
              ...(rerunKey !== null && {
                query: { rerun: "true", replaces: replaces.join(",") },
                idempotencyKey: rerunKey,
              }),
            }),
        ),
        watchPage: listChangesActor,
      },
      actions: {
        goTo: (_, { to }) => navigate(to),
        focusResults: () => {
          // Waits until the closing dialog has restored the focus.
          requestAnimationFrame(() => focusSection(RESULTS_ID));
        },
      },
    },
    { draft: readProfileDraft(email ?? "", EMPTY_PROFILE_FORM) },
  );
  const { notice, reason, slow } = snapshot.context;
  return (
    <MemberFrame>
      <PageHead
        title={pages.matching.title}
        action={
          snapshot.hasTag("ready") && (
            <RefreshButton
              busy={snapshot.hasTag("refreshing")}
              onRefresh={() => send({ type: "refresh.requested" })}
              disabled={snapshot.hasTag("busy") || snapshot.hasTag("limited")}
            />
          )
        }
      >
        {t("matching.intro")}
      </PageHead>
      {snapshot.hasTag("loading") && (
        <Panel padded>
          <Skeleton head lines={6} label={t("matching.loading")} />
          {slow && <p className="muted">{t("load.slow")}</p>}
        </Panel>
      )}
      {snapshot.hasTag("failed") && notice && (
        <LoadFailed
          title={textOf(notice)}
          reason={reason}
          onRetry={() => send({ type: "load.retried" })}
        />
      )}
      {snapshot.hasTag("ready") && (
        <>
          <RequiredDetails snapshot={snapshot} send={send} />
          <MatchingResults snapshot={snapshot} />
          <MatchingDialogs snapshot={snapshot} send={send} />
        </>
      )}
    </MemberFrame>
  );
}

/** The matched investors, below a notice that is shown while matches are under review. */
function MatchingResults({ snapshot }: Pick<MatchingProps, "snapshot">) {
  const offers = shownOffers(snapshot.context);
  const review = reviewNotice(snapshot.context);
  const replaced = replacedSentences(snapshot.context);
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
          {offers.map((offer) => (
            <li key={offer.matchId}>
              <OfferCard offer={offer} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const INVESTOR_FIELDS = fieldsInMatch("investor");

function OfferCard({ offer }: { readonly offer: ShownOffer }) {
  const { name, score, status, fields } = offer;
  const { fitting, notFitting } = splitReasons(offer);
  return (
    <article className="stack offer">
      <header className="row offer-head">
        <h3 dir="auto">{name}</h3>
        <StatusTag status={status} />
      </header>
      <dl className="offer-facts">
        <div>
          <dt>{t("matching.score")}</dt>
          <dd>
            <Score value={score} />
          </dd>
        </div>
        <FieldFacts values={fields} names={INVESTOR_FIELDS} />
      </dl>
      <Reasons title={t("matching.why")} reasons={fitting} />
      <Reasons title={t("matching.whyNot")} reasons={notFitting} />
    </article>
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
