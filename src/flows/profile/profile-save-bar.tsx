import { say, t } from "../../../contract/messages/index.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import type { ProfileSnapshot } from "./profile-view.ts";

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
        {profile ? t("profile.saveExisting") : t("profile.saveNew")}
      </Button>
      {saved ? (
        <Alert tone="good" title={say(notice)}>
          {t("profile.leaving")}
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
    return snapshot.context.slow ? t("load.slow") : t("profile.sendingForm");
  return snapshot.hasTag("unsaved")
    ? t("profile.unsaved")
    : t("profile.unchanged");
}
