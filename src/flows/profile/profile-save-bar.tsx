import { say } from "../../../contract/messages/index.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import type { ProfileSnapshot } from "./profile-form-binding.ts";

/** The button that saves, always in reach, and beside it where the save stands (§2, §4 Profile). */
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
        disabled={!snapshot.can({ type: "form.submitted" })}
      >
        {profile ? "Save Changes" : "Update Profile"}
      </Button>
      {saved ? (
        <Alert tone="good" title={say(notice)}>
          Taking you to your dashboard.
        </Alert>
      ) : (
        <p className="small muted">
          {snapshot.hasTag("unsaved")
            ? "Not saved yet."
            : "Nothing to save yet."}
        </p>
      )}
    </div>
  );
}
