import type { RefObject } from "react";
import { profilePage } from "../../../contract/messages/profile-page.ts";
import type { StoredFile } from "../../../contract/wire.ts";
import { downloadFile } from "../../services/files.ts";
import { useLeaveWarning } from "../../shell/leave-warning.ts";
import { BusinessFields } from "./business-fields.tsx";
import type { ChosenFiles } from "./chosen-files.ts";
import {
  FigureFields,
  FundingFields,
  PaperFields,
} from "./investee-fields.tsx";
import { InvestorFields } from "./investor-fields.tsx";
import { ProfileFileField } from "./profile-file-field.tsx";
import {
  bindProfileForm,
  type ProfileSnapshot,
  type SendProfile,
} from "./profile-form-binding.ts";
import { ProfileNotices } from "./profile-notices.tsx";
import { ProfileSaveBar } from "./profile-save-bar.tsx";
import { Readiness } from "./readiness.tsx";
import "./profile.css";
import { Panel } from "../../ui/Panel.tsx";

const words = profilePage;

/** The form of a role with its notices, its save bar and, for an investee, what matching still needs. */
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
  useLeaveWarning(snapshot.hasTag("unsaved"));
  const binding = bindProfileForm(snapshot, send);
  const { userType } = snapshot.context;
  const isInvestee = userType === "investee";
  const file = {
    snapshot,
    send,
    chosen,
    onOpen: (file: StoredFile) => downloadFile(file.id, file.name),
  };
  return (
    <div className={isInvestee ? "profile profile--with-side" : "profile"}>
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
        <BusinessFields binding={binding} userType={userType} email={email} />
        {isInvestee ? (
          <>
            <FundingFields binding={binding} />
            <FigureFields binding={binding} />
            <PaperFields
              binding={binding}
              scaleFile={
                <ProfileFileField
                  {...file}
                  slot="ability_to_scale_file"
                  label={words.files.scale}
                  hint={words.files.scaleHint}
                />
              }
              recordsFile={
                <ProfileFileField
                  {...file}
                  slot="financial_records_file"
                  label={words.files.records}
                  hint={words.files.recordsHint}
                />
              }
            />
          </>
        ) : (
          <InvestorFields binding={binding} />
        )}
        <Panel title={words.panels.picture} padded>
          <ProfileFileField
            {...file}
            slot="avatar"
            label={words.files.avatar[userType]}
            hint={words.files.avatarHint[userType]}
          />
        </Panel>
        <ProfileSaveBar snapshot={snapshot} />
      </form>
      {isInvestee && (
        <aside className="profile-side" aria-label={words.panels.ready}>
          <Readiness form={snapshot.context.form} />
        </aside>
      )}
    </div>
  );
}
