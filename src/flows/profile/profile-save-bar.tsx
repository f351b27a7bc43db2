import { say } from "../../../contract/messages/index.ts";
import { profilePage } from "../../../contract/messages/profile-page.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import type { ProfileSnapshot } from "./profile-view.ts";

const words = profilePage;

/** The sticky bar with the Save button and the state of saving. */
export function ProfileSaveBar({
  snapshot,
}: {
  readonly snapshot: ProfileSnapshot;
}) {
  const { notice, profile } = snapshot.context;
  const saved = snapshot.hasTag("done") && notice !== null;
  return (
    <div className="save-bar">
      <Button
        type="submit"
        busy={snapshot.hasTag("busy")}
        unavailable={!snapshot.can({ type: "form.submitted" })}
      >
        {profile ? words.saveExisting : words.saveNew}
      </Button>
      {saved ? (
        <Alert tone="good" title={say(notice)}>
          {words.leaving}
        </Alert>
      ) : (
        <p className="small muted" role="status">
          {standing(snapshot)}
        </p>
      )}
    </div>
  );
}

function standing(snapshot: ProfileSnapshot): string {
  if (snapshot.hasTag("busy"))
    return snapshot.context.slow
      ? say({ key: "load.slow" })
      : words.sendingForm;
  return snapshot.hasTag("unsaved") ? words.unsaved : words.unchanged;
}
