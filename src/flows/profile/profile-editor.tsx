import type { RefObject } from "react";
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
  const isInvestee = snapshot.context.userType === "investee";
  const file = {
    snapshot,
    send,
    chosen,
    onOpen: (file: StoredFile) => downloadFile(file.id, file.name),
  };
  return (
    <div className="profile">
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
        <BusinessFields binding={binding} email={email} />
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
                  label="Scaling plan"
                  hint="PDF, Excel, Word, JPEG or PNG, up to 5 MB. Investors see it once they have approved you."
                />
              }
              recordsFile={
                <ProfileFileField
                  {...file}
                  slot="financial_records_file"
                  label="Financial statements"
                  hint="PDF, Excel, Word, JPEG or PNG, up to 5 MB. Investors see them once they have approved you."
                />
              }
            />
          </>
        ) : (
          <InvestorFields binding={binding} />
        )}
        <Panel title="Picture" padded>
          <ProfileFileField
            {...file}
            slot="avatar"
            label={isInvestee ? "Logo or picture" : "Picture"}
            hint={
              isInvestee
                ? "A JPEG or PNG image, up to 5 MB."
                : "Any image, up to 5 MB."
            }
          />
        </Panel>
        <ProfileSaveBar snapshot={snapshot} />
      </form>
      {isInvestee && (
        <aside className="profile-side" aria-label="Ready for matching">
          <Readiness form={snapshot.context.form} />
        </aside>
      )}
    </div>
  );
}
