import { say, t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import {
  businessNameOf,
  investorDashboardMachine,
  waitingNotice,
} from "../../../machines/investor-dashboard/chart.ts";
import { MemberFrame } from "../../app/member-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { Alert, ToastRegion } from "../../ui/Alert.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { PageHead } from "../../ui/PageFrame.tsx";
import { MatchedProfileDialog } from "../matched-profile/matched-profile-dialog.tsx";
import { RefreshButton } from "../shared/refresh-button.tsx";
import { investorDashboardEffects } from "./investor-dashboard-effects.ts";
import { InvestorFigures } from "./investor-figures.tsx";
import { OpportunitiesPanel } from "./opportunities-panel.tsx";
import "./investor-dashboard.css";

const dashboard = investorDashboardMachine.provide(investorDashboardEffects);

/** /investor-page: the businesses matched with this investor, and the answers. */
export default function InvestorDashboardPage() {
  const [snapshot, send] = useChart(dashboard);
  const { profile, matches, notice, news } = snapshot.context;
  const businessName = profile && businessNameOf(profile);
  const isList = snapshot.hasTag("list");
  return (
    <MemberFrame
      name={businessName ?? undefined}
      avatarId={profile ? (profile.avatar?.id ?? null) : undefined}
    >
      <title>{`${pages.investorDashboard.title} | Ubia`}</title>
      <PageHead
        title={
          businessName
            ? `${t("investor.welcome")}, ${businessName}`
            : t("investor.welcome")
        }
        action={
          isList && (
            <RefreshButton
              busy={snapshot.hasTag("refreshing")}
              onRefresh={() => send({ type: "refresh.asked" })}
            />
          )
        }
      >
        {isList && say(waitingNotice(matches))}
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
          {t("investor.setUp")}
        </Alert>
      )}
      {isList && notice && <Alert tone="waiting" title={say(notice)} />}
      <InvestorFigures matches={matches} isKnown={isList} />
      <OpportunitiesPanel snapshot={snapshot} send={send} />
      <MatchedProfileDialog dashboard={snapshot} />
      <ToastRegion
        toasts={news ? [{ id: say(news), text: say(news) }] : []}
        onDismiss={() => send({ type: "news.read" })}
      />
    </MemberFrame>
  );
}
