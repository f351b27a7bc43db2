import { say, t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { trackedMatch } from "../../../machines/investee-dashboard/chart.ts";
import { hasEnded } from "../../../machines/match-status/timeline.ts";
import {
  trackerSentence,
  trackerSteps,
} from "../../../machines/match-status/tracker.ts";
import { LinkButton } from "../../ui/Button.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { Tracker } from "../../ui/Tracker.tsx";
import type { DashboardPart } from "./dashboard-binding.ts";
import { MatchTimeline } from "./match-timeline.tsx";

/** The stage and the history of the selected match, and the next steps of the investee. */
export function StageTracker({ snapshot }: Pick<DashboardPart, "snapshot">) {
  const match = trackedMatch(snapshot.context);
  if (match === null) return null;
  const { investor_name, contact_email } = match.investor;
  return (
    <Panel corner>
      <Tracker
        kicker={t("investee.matchWith", { investor: investor_name })}
        label={t("investee.tracker")}
        sentence={say(trackerSentence(match))}
        status={match.status}
        steps={trackerSteps(match).map(({ label, note, state }) => ({
          label: say(label),
          note: say(note),
          state,
        }))}
      />
      {contact_email && (
        <div className="tracker-contact">
          {`${t("investee.write", { investor: investor_name })}: `}
          <a href={`mailto:${contact_email}`}>{contact_email}</a>
        </div>
      )}
      {hasEnded(match) && (
        <div className="tracker-contact">
          <LinkButton variant="second" size="small" to={pages.matching.path}>
            {t("investee.lookAgain")}
          </LinkButton>
        </div>
      )}
      <MatchTimeline match={match} />
    </Panel>
  );
}
