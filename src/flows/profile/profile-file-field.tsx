import { say, t } from "../../../contract/messages/index.ts";
import type { ProfileFile } from "../../../contract/profile/fields.ts";
import { acceptedTypes } from "../../../contract/rules/files.ts";
import { FileField, type FileState } from "../../ui/FileField.tsx";
import type { FileOpening } from "../file-opening/file-opening.ts";
import type { ChosenFiles } from "./chosen-files.ts";
import type { ProfileSnapshot, SendProfile } from "./profile-view.ts";

/** A file of the profile: the stored one, or a newly chosen one that is not saved yet. */
export function ProfileFileField({
  slot,
  label,
  hint,
  snapshot,
  send,
  chosen,
  opening,
}: {
  readonly slot: ProfileFile;
  readonly label: string;
  readonly hint: string | undefined;
  readonly snapshot: ProfileSnapshot;
  readonly send: SendProfile;
  readonly chosen: ChosenFiles;
  readonly opening: FileOpening;
}) {
  const { fileProblems, profile, userType } = snapshot.context;
  const problem = fileProblems[slot];
  return (
    <FileField
      id={slot}
      label={label}
      hint={hint}
      optional
      accept={acceptedTypes(slot, userType)}
      error={problem && say(problem)}
      files={rowsOf(slot, snapshot, opening)}
      disabled={snapshot.hasTag("busy")}
      onChoose={([file]) =>
        file && send({ type: "file.chosen", slot, file: chosen.keep(file) })
      }
      onRemove={() => send({ type: "file.dropped", slot })}
      onOpen={() => {
        const stored = profile?.[slot];
        if (stored) opening.open(stored);
      }}
    />
  );
}

function rowsOf(
  slot: ProfileFile,
  snapshot: ProfileSnapshot,
  opening: FileOpening,
): readonly FileState[] {
  const { files, removed, profile, sent } = snapshot.context;
  const choice = files[slot];
  if (choice) {
    const { ref, name, size } = choice;
    return [
      snapshot.hasTag("busy")
        ? {
            key: ref,
            name,
            size,
            note: t("profile.files.sending"),
            progress: sent,
          }
        : { key: ref, name, size, note: t("profile.files.chosen") },
    ];
  }
  const stored = removed[slot] ? null : (profile?.[slot] ?? null);
  if (!stored) return [];
  const { id, name, size } = stored;
  return [
    {
      key: id,
      name,
      size,
      stored: true,
      ...opening.stateOf(stored, t("profile.files.stored")),
    },
  ];
}
