import { say } from "../../../contract/messages/index.ts";
import { profilePage } from "../../../contract/messages/profile-page.ts";
import { submitMessages } from "../../../machines/profile/facts.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import type { ProfileSnapshot, SendProfile } from "./profile-view.ts";
import { PlaceLink } from "./readiness.tsx";

const words = profilePage;

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
              {words.draftTake}
            </Button>
            <Button
              variant="quiet"
              size="small"
              onClick={() => send({ type: "draft.declined" })}
            >
              {words.draftLeave}
            </Button>
          </>
        }
      >
        {words.draftText}
      </Alert>
    );
  if (snapshot.matches({ editing: "refused" })) {
    const messages = submitMessages(context);
    return (
      <Alert tone="problem" title={words.refused}>
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
        {words.kept}
      </Alert>
    );
  return null;
}
