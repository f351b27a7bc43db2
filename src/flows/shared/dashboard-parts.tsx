import { type Message, t, textOf } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import type { ResourceSnapshot } from "../../../machines/resource/chart.ts";
import { Alert } from "../../ui/Alert.tsx";
import { LinkButton } from "../../ui/Button.tsx";

/** The alerts above a dashboard: there is no profile yet, or the page shows earlier data. */
export function DashboardAlerts(props: {
  /** Why the list may be out of date. */
  readonly listNotice: Message | null;
  readonly profile: ResourceSnapshot<unknown>;
  /** Why the page needs a profile. */
  readonly hint: string;
}) {
  const { listNotice, profile, hint } = props;
  const refreshNotice =
    listNotice ?? (profile.hasTag("unreachable") && profile.context.notice);
  return (
    <>
      {profile.hasTag("known") && profile.context.value === null && (
        <Alert
          tone="waiting"
          title={t("dashboard.setUpTitle")}
          actions={
            <LinkButton size="small" to={pages.profile.path}>
              {t("profile.titleNew")}
            </LinkButton>
          }
        >
          {hint}
        </Alert>
      )}
      {refreshNotice && <Alert tone="waiting" title={textOf(refreshNotice)} />}
    </>
  );
}
