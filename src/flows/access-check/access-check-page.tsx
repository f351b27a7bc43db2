import { lazy, useState } from "react";
import { useNavigate } from "react-router-dom";
import { t } from "../../../contract/messages/index.ts";
import { accessCheckMachine } from "../../../machines/access-check/chart.ts";
import { LoadingPage } from "../../app/page-states.tsx";
import { useChart } from "../../app/use-chart.ts";
import { apiActor } from "../../services/api.ts";
import { useSession } from "../session/session-context.tsx";

const importMatchingPage = () => import("../matching/matching-page.tsx");

/** /investee-match-test: shows the page of /investee-match once the server has granted access. */
export default function AccessCheckPage() {
  const { userType } = useSession();
  const navigate = useNavigate();
  // React caches the failure of a lazy component, so each visit creates a new component.
  const [MatchingPage] = useState(() => lazy(importMatchingPage));
  const [snapshot] = useChart(
    accessCheckMachine,
    {
      actors: { checkAccess: apiActor("checkAccess") },
      actions: {
        goHome: ({ context }) => navigate(context.home, { replace: true }),
      },
    },
    { userType },
  );
  if (snapshot.hasTag("allowed")) return <MatchingPage />;
  return <LoadingPage label={t("access.checking")} />;
}
