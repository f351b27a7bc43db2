import type { RefObject } from "react";
import { t } from "../../../contract/messages/index.ts";
import { useFileOpening } from "../file-opening/file-opening.ts";
import { LeaveGuard } from "../leave-guard/leave-guard.tsx";
import type { ChosenFiles } from "./chosen-files.ts";
import { ProfileFields } from "./profile-fields.tsx";
import { ProfileNotices } from "./profile-notices.tsx";
import { ProfileSaveBar } from "./profile-save-bar.tsx";
import type { ProfileSnapshot, SendProfile } from "./profile-view.ts";
import { Readiness } from "./readiness.tsx";
import "./profile.css";

/** The form of a role with its notices, its save bar and the requirements of matching. */
export function ProfileEditor({
  snapshot,
  send,
  form,
  chosen,
  email,
}: {
  readonly snapshot: ProfileSnapshot;
  readonly send: SendProfile;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly chosen: ChosenFiles;
  readonly email: string;
}) {
  const opening = useFileOpening();
  return (
    <div className="profile">
      <aside className="profile-side" aria-label={t("profile.panels.ready")}>
        <Readiness snapshot={snapshot} send={send} />
      </aside>
      <form
        ref={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: "form.submitted" });
        }}
      >
        <ProfileNotices snapshot={snapshot} send={send} />
        <ProfileFields {...{ snapshot, send, chosen, opening, email }} />
        <ProfileSaveBar snapshot={snapshot} />
      </form>
      <LeaveGuard
        active={snapshot.hasTag("unsaved")}
        title={t("profile.leave.title")}
        text={t("profile.leave.unsaved")}
      />
    </div>
  );
}
