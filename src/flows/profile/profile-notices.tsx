import { say, t } from "../../../contract/messages/index.ts";
import { submitMessages } from "../../../machines/profile/chart.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import type { ProfileSnapshot, SendProfile } from "./profile-view.ts";
import { PlaceLink } from "./readiness.tsx";

/** The notices above the form: a stored draft, the fields with problems, or why saving failed. */
export function ProfileNotices({
  snapshot,
  send,
}: {
  readonly snapshot: ProfileSnapshot;
  readonly send: SendProfile;
}) {
  const { context } = snapshot;
  if (snapshot.matches("offeringDraft") && context.notice)
    return (
      <Alert
        tone="waiting"
        title={say(context.notice)}
        actions={
          <>
            <Button
              size="small"
              onClick={() => send({ type: "draft.accepted" })}
            >
              {t("profile.draftTake")}
            </Button>
            <Button
              variant="quiet"
              size="small"
              onClick={() => send({ type: "draft.declined" })}
            >
              {t("profile.draftLeave")}
            </Button>
          </>
        }
      >
        {t("profile.draftText")}
      </Alert>
    );
  if (snapshot.matches({ editing: "refused" })) {
    const messages = submitMessages(context);
    return (
      <Alert tone="problem" title={t("profile.refused")}>
        {messages.length > 0 && (
          <ul>
            {messages.map(({ place, message }) => (
              <li key={place}>
                <PlaceLink
                  place={place}
                  onSeek={() => send({ type: "field.sought", place })}
                >
                  {say(message)}
                </PlaceLink>
              </li>
            ))}
          </ul>
        )}
      </Alert>
    );
  }
  if (snapshot.matches({ editing: "failed" }) && context.notice)
    return (
      <Alert tone="problem" title={say(context.notice)}>
        {t("profile.kept")}
      </Alert>
    );
  return null;
}
