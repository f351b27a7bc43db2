import type { UserType } from "../../../contract/enumerations.ts";
import { say } from "../../../contract/messages/index.ts";
import { profilePage } from "../../../contract/messages/profile-page.ts";
import {
  acceptedTypes,
  type ProfileFile,
} from "../../../contract/rules/files.ts";
import type { StoredFile } from "../../../contract/wire.ts";
import { FileField } from "../../ui/FileField.tsx";
import type { ChosenFiles } from "./chosen-files.ts";
import type { ProfileSnapshot, SendProfile } from "./profile-form-binding.ts";

/** One file of the profile: the stored one, or the one that was chosen and waits to be saved. */
export function ProfileFileField({
  slot,
  label,
  hint,
  snapshot,
  send,
  chosen,
  onOpen,
}: {
  readonly slot: ProfileFile;
  readonly label: string;
  readonly hint: string;
  readonly snapshot: ProfileSnapshot;
  readonly send: SendProfile;
  readonly chosen: ChosenFiles;
  readonly onOpen: (file: StoredFile) => void;
}) {
  const { files, fileProblems, removed, profile, userType } = snapshot.context;
  const choice = files[slot];
  const stored = removed[slot] ? null : (profile?.[slot] ?? null);
  const problem = fileProblems[slot];
  const shown = choice
    ? [
        {
          key: choice.ref,
          name: choice.name,
          size: choice.size,
          note: profilePage.files.chosen,
        },
      ]
    : [];
  return (
    <FileField
      label={label}
      hint={hint}
      optional
      accept={acceptedTypes(slot, userType satisfies UserType)}
      error={problem && say(problem)}
      files={
        choice || !stored
          ? shown
          : [
              {
                key: stored.id,
                name: stored.name,
                size: stored.size,
                note: profilePage.files.stored,
              },
            ]
      }
      disabled={snapshot.hasTag("busy")}
      onChoose={([file]) =>
        file && send({ type: "file.chosen", slot, file: chosen.keep(file) })
      }
      onRemove={() => send({ type: "file.dropped", slot })}
      onOpen={
        stored && !choice
          ? () => {
              onOpen(stored);
            }
          : undefined
      }
    />
  );
}
