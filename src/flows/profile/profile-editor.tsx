import type { RefObject } from "react";
import { profilePage } from "../../../contract/messages/profile-page.ts";
import { useFileOpening } from "../file-opening/file-opening.ts";
import { LeaveGuard } from "../leave-guard/leave-guard.tsx";
import { PitchDeckField } from "../pitch-deck/pitch-deck-field.tsx";
import { BusinessFields } from "./business-fields.tsx";
import type { ChosenFiles } from "./chosen-files.ts";
import {
  FigureFields,
  FundingFields,
  PaperFields,
  PitchFields,
} from "./investee-fields.tsx";
import { InvestorFields } from "./investor-fields.tsx";
import { ProfileFileField } from "./profile-file-field.tsx";
import { bindProfileForm } from "./profile-form-binding.ts";
import { ProfileNotices } from "./profile-notices.tsx";
import { ProfileSaveBar } from "./profile-save-bar.tsx";
import type { ProfileSnapshot, SendProfile } from "./profile-view.ts";
import { Readiness } from "./readiness.tsx";
import "./profile.css";
import { Panel } from "../../ui/Panel.tsx";

const words = profilePage;

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
  const binding = bindProfileForm(snapshot, send);
  const { userType, profile } = snapshot.context;
  const isInvestee = userType === "investee";
  const file = { snapshot, send, chosen, opening };
  return (
    <div className="profile">
      <aside className="profile-side" aria-label={words.panels.ready}>
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
        <BusinessFields binding={binding} userType={userType} email={email} />
        {isInvestee ? (
          <>
            <FundingFields binding={binding} />
            <PitchFields
              binding={binding}
              deck={
                <PitchDeckField
                  decks={profile?.pitch_deck ?? null}
                  chosen={chosen}
                  opening={opening}
                />
              }
            />
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
      <LeaveGuard
        active={snapshot.hasTag("unsaved")}
        words={{ ...words.leave, text: words.leave.unsaved }}
      />
    </div>
  );
}
