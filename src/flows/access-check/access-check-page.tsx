import { lazy } from "react";
import { useNavigate } from "react-router-dom";
import { passwordWords } from "../../../contract/messages/password-words.ts";
import { pages } from "../../../contract/pages.ts";
import { accessCheckMachine } from "../../../machines/access-check.ts";
import { PageWait } from "../../shell/page-wait.tsx";
import { useSession } from "../../shell/session-context.tsx";
import { useChart } from "../../shell/use-chart.ts";
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
      <PageWait label={passwordWords.access.checking} />
    </>
  );
}
