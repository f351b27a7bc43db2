import { useNavigate } from "react-router-dom";
import { say, t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { matchingMachine } from "../../../machines/matching/chart.ts";
import { MemberFrame } from "../../app/member-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { readProfileDraft } from "../../services/profile-draft.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Meter.tsx";
import { PageHead } from "../../ui/PageFrame.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { useSession } from "../session/session-context.tsx";
import { RefreshButton } from "../shared/refresh-button.tsx";
import { MatchingDialogs } from "./matching-dialogs.tsx";
import { matchingEffects } from "./matching-effects.ts";
import { MatchingResults } from "./matching-results.tsx";
import { RequiredDetails } from "./required-details.tsx";
import "./matching.css";

/** /investee-match: Get Matched. */
export default function MatchingPage() {
  const { email } = useSession();
  const [snapshot, send] = useChart(
    matchingMachine.provide(matchingEffects({ navigate: useNavigate() })),
    { input: { typed: readProfileDraft(email ?? "") } },
  );
  const { notice, reason, slow, profile } = snapshot.context;
  return (
    <MemberFrame
      name={profile?.business_name}
      avatarId={profile ? (profile.avatar?.id ?? null) : undefined}
    >
      <title>{`${pages.matching.title} | Ubia`}</title>
      <PageHead
        title={pages.matching.title}
        action={
          snapshot.hasTag("ready") && (
            <RefreshButton
              busy={snapshot.hasTag("refreshing")}
              disabled={snapshot.hasTag("busy")}
              onRefresh={() => send({ type: "refresh.asked" })}
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
        <Alert
          tone="problem"
          title={say(notice)}
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
          {reason && say(reason)}
        </Alert>
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
