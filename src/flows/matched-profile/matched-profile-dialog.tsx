import { useSelector } from "@xstate/react";
import { say, t } from "../../../contract/messages/index.ts";
import { fieldsOf } from "../../../contract/profile/fields.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Skeleton } from "../../ui/Meter.tsx";
import {
  type DashboardSnapshot,
  readerOf,
  reviewOf,
} from "../investor-dashboard/dashboard-binding.ts";
import { ReviewPart } from "../match-review/review-actions.tsx";
import { FieldFacts } from "../shared/field-facts.tsx";
import { MatchFit } from "./match-fit.tsx";
import { MatchedProfileFiles } from "./matched-profile-files.tsx";
import "./matched-profile.css";

/** The name is the title of the dialog, and the description is shown above the facts. */
const FACTS = fieldsOf("investee").filter(
  (name) => name !== "business_name" && name !== "description",
);

/**
 * The profile of a matched business, as far as the match permits, with the reasons of the offer and the investor's
 * answer.
 */
export function MatchedProfileDialog({
  dashboard,
}: {
  readonly dashboard: DashboardSnapshot;
}) {
  const reader = readerOf(dashboard);
  const snapshot = useSelector(reader, (state) => state);
  const { matchId, name, profile, notice, reason } = snapshot.context;
  const { news } = dashboard.context;
  const review = matchId === null ? undefined : reviewOf(dashboard, matchId);
  return (
    <Dialog
      open={snapshot.hasTag("open")}
      onClose={() => reader.send({ type: "profile.closed" })}
      title={name}
      wide
      readFirst
      actions={
        review && (
          <div className="profile-answer">
            <div role="status">
              {news && <Alert tone="good" announce="none" title={say(news)} />}
            </div>
            <ReviewPart review={review} />
          </div>
        )
      }
    >
      {snapshot.hasTag("loading") && !profile && (
        <Skeleton lines={6} label={t("investor.profileLoading")} />
      )}
      {notice && (
        <Alert
          tone="problem"
          title={say(notice)}
          actions={
            snapshot.can({ type: "load.retried" }) && (
              <Button
                variant="second"
                size="small"
                onClick={() => reader.send({ type: "load.retried" })}
              >
                {t("ui.tryAgain")}
              </Button>
            )
          }
        >
          {reason && say(reason)}
        </Alert>
      )}
      {profile && (
        <>
          <p className="profile-text">{profile.description}</p>
          {review && <MatchFit review={review} />}
          <dl className="profile-facts">
            <FieldFacts values={profile} names={FACTS} />
          </dl>
          <MatchedProfileFiles
            profile={profile}
            isBusy={snapshot.hasTag("busy")}
            onOpen={(file) => reader.send({ type: "file.asked", file })}
          />
        </>
      )}
    </Dialog>
  );
}
