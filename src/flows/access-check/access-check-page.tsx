import { lazy } from "react";
import { useNavigate } from "react-router-dom";
import { t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { accessCheckMachine } from "../../../machines/access-check/chart.ts";
import { PageWait } from "../../app/page-states.tsx";
import { useChart } from "../../app/use-chart.ts";
import { useSession } from "../session/session-context.tsx";
import { accessCheckEffects } from "./access-check-effects.ts";

const MatchingPage = lazy(() => import("../matching/matching-page.tsx"));

/** /investee-match-test: shows the page of /investee-match once the server has allowed it. */
export default function AccessCheckPage() {
  const { userType } = useSession();
  const [snapshot] = useChart(
    accessCheckMachine.provide(accessCheckEffects(useNavigate())),
    { input: { userType } },
  );
  if (snapshot.hasTag("allowed")) return <MatchingPage />;
  return (
    <>
      <title>{`${pages.matchingTest.title} | Ubia`}</title>
      <PageWait label={t("access.checking")} />
    </>
  );
}
