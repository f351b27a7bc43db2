import { say, t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { investeeDashboardMachine } from "../../../machines/investee-dashboard/chart.ts";
import { MemberFrame } from "../../app/member-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { Alert } from "../../ui/Alert.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { PageHead } from "../../ui/PageFrame.tsx";
import { investeeDashboardEffects } from "./investee-dashboard-effects.ts";
import { InvesteeFigures } from "./investee-figures.tsx";
import { MatchedInvestors } from "./matched-investors.tsx";
import { StageTracker } from "./stage-tracker.tsx";
import "./investee-dashboard.css";

const dashboard = investeeDashboardMachine.provide(investeeDashboardEffects);

/** /investee-page: the member's matches and figures. */
export default function InvesteeDashboardPage() {
  const [snapshot, send] = useChart(dashboard);
  const { businessName, profile, notice } = snapshot.context;
  const facts = [
    profile?.sector_type,
    profile?.business_stage,
    profile?.location,
  ].filter(Boolean);
  return (
    <MemberFrame
      name={businessName ?? undefined}
      avatarId={profile ? (profile.avatar?.id ?? null) : undefined}
    >
      <title>{`${pages.investeeDashboard.title} | Ubia`}</title>
      <PageHead
        title={businessName ?? t("nav.dashboard")}
        action={
          <LinkButton variant="second" to={pages.matching.path}>
            {t("sidebar.lookingForFunding")}
          </LinkButton>
        }
      >
        {facts.length > 0 && facts.join(", ")}
      </PageHead>
      {snapshot.hasTag("noProfile") && (
        <Alert
          tone="waiting"
          title={t("dashboard.setUpTitle")}
          actions={
            <LinkButton size="small" to={pages.profile.path}>
              {t("profile.titleNew")}
            </LinkButton>
          }
        >
          {t("investee.setUpHint")}
        </Alert>
      )}
      {snapshot.hasTag("list") && notice && (
        <Alert tone="waiting" title={say(notice)} />
      )}
      <StageTracker snapshot={snapshot} />
      <MatchedInvestors snapshot={snapshot} send={send} />
      <InvesteeFigures snapshot={snapshot} />
    </MemberFrame>
  );
}
