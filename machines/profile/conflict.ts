import type { UserType } from "../../contract/enumerations.ts";
import type { CallFailure } from "../../contract/failure.ts";
import {
  FIELD_NAMES,
  isProfileFile,
  PROFILE_FILES,
  type ProfileField,
  type ProfileFile,
} from "../../contract/profile/fields.ts";
import {
  EMPTY_PROFILE_FORM,
  type ProfileForm,
  storedValues,
  toProfileForm,
} from "../../contract/profile/form.ts";
import type { Profile, StoredFile } from "../../contract/profile/wire.ts";

/** What a form is based on: the stored values when it was opened, and the stored files. */
export type ProfileBase = {
  readonly form: ProfileForm;
  readonly files: Partial<Record<ProfileFile, Pick<StoredFile, "id" | "name">>>;
  /** Null if the server has no versions. */
  readonly version: number | null;
};

/** Returns what a form is based on that is opened with this profile. */
export function baseOf(profile: Profile): ProfileBase {
  const files = PROFILE_FILES.flatMap((slot) => {
    const { id, name } = profile[slot] ?? {};
    return id === undefined ? [] : [[slot, { id, name }]];
  });
  return {
    form: toProfileForm(profile),
    files: Object.fromEntries(files),
    version: profile.version ?? null,
  };
}

/** A field or a file that two devices can set. Pitch decks have their own calls. */
type ConflictField = ProfileField | ProfileFile;

/** Whether the value of this form or the value that the server has stored is kept. */
export type ConflictChoice = "mine" | "theirs";

/** A save that the server rejected, because another device or tab has saved the profile since the form was opened. */
export type Conflict = {
  /** What the server has stored. */
  readonly theirs: ProfileBase;
  /** The fields to choose for, in page order. */
  readonly fields: readonly ConflictField[];
  readonly choices: Partial<Record<ConflictField, ConflictChoice>>;
};

type Edited = {
  readonly form: ProfileForm;
  readonly base: ProfileBase | null;
  readonly version: number | null;
};

/** Returns the conflict that a rejected save reports, or null for any other failure. */
export function conflictOf(failure: CallFailure, edited: Edited) {
  if (failure.kind !== "httpError" || failure.status !== 409) return null;
  const { fields, profile } = failure.body;
  if (!Array.isArray(fields) || typeof profile !== "object" || !profile)
    return null;
  const theirs = baseOf(profile as Profile);
  const differing = FIELD_NAMES.filter(
    (name): name is ConflictField =>
      name !== "pitch_deck" && fields.includes(name),
  );
  if (differing.length === 0) return null;
  // Unknown for a restored draft, which can be older than the loaded profile.
  const isKnown = edited.version === (edited.base ? edited.base.version : 0);
  const changed = differing.filter(
    (name) => !isKnown || isChanged(name, edited.base, theirs),
  );
  const shown = changed.length > 0 ? changed : differing;
  const choices = shown.map((name) => [
    name,
    isKnown && isUntouched(name, edited) ? "theirs" : "mine",
  ]);
  return { theirs, fields: shown, choices: Object.fromEntries(choices) };
}

/** Returns what the form contains and is based on after the choices: the next save is based on the stored profile. */
export function resolvedConflict<
  Files extends Partial<Record<ProfileFile, unknown>>,
  Removed extends Partial<Record<ProfileFile, unknown>>,
>(
  { theirs, fields, choices }: Conflict,
  edited: { form: ProfileForm; files: Files; removedFiles: Removed },
) {
  const replaced = fields.filter((name) => choices[name] === "theirs");
  const values = replaced.flatMap((name) =>
    isProfileFile(name) ? [] : [[name, theirs.form[name]]],
  );
  const dropped = Object.fromEntries(
    replaced.filter(isProfileFile).map((name) => [name, undefined]),
  );
  return {
    base: theirs,
    version: theirs.version,
    form: { ...edited.form, ...Object.fromEntries(values) } as ProfileForm,
    files: { ...edited.files, ...dropped },
    removedFiles: { ...edited.removedFiles, ...dropped },
    conflict: null,
  };
}

/** Returns whether two forms would store the same values. */
export function storesSame(
  one: ProfileForm,
  other: ProfileForm,
  userType: UserType,
): boolean {
  const [first, second] = [one, other].map((form) =>
    JSON.stringify(storedValues(form, userType)),
  );
  return first === second;
}

/** Returns whether the stored value changed after the form was opened. */
function isChanged(
  name: ConflictField,
  before: ProfileBase | null,
  after: ProfileBase,
): boolean {
  if (isProfileFile(name))
    return before?.files[name]?.id !== after.files[name]?.id;
  return String(formOf(before)[name]) !== String(after.form[name]);
}

/** Returns whether the form still contains the value with which it was opened. */
function isUntouched(name: ConflictField, { form, base }: Edited): boolean {
  if (isProfileFile(name)) return false;
  return String(form[name]) === String(formOf(base)[name]);
}

function formOf(base: ProfileBase | null): ProfileForm {
  return base?.form ?? EMPTY_PROFILE_FORM;
}
