import type { UserType } from "../../contract/enumerations.ts";
import type { CallFailure } from "../../contract/failure.ts";
import {
  FIELD_NAMES,
  isProfileFile,
  type ProfileField,
  type ProfileFile,
} from "../../contract/profile/fields.ts";
import {
  EMPTY_PROFILE_FORM,
  type LooseProfile,
  normalizeProfile,
  type ProfileForm,
  storedValues,
  toProfileForm,
} from "../../contract/profile/form.ts";
import type { Profile } from "../../contract/profile/wire.ts";

/** A field or a file that two devices can set. Pitch decks have their own calls. */
type ConflictField = ProfileField | ProfileFile;

/** Whether the value of this form or the value that the server has stored is kept. */
export type ConflictChoice = "mine" | "theirs";

/** A save that the server rejected, because another device or tab has saved the profile since the form was opened. */
export type Conflict = {
  /** The profile that the server has stored. */
  readonly profile: Profile;
  /** The fields to choose for, in page order. */
  readonly fields: readonly ConflictField[];
  readonly choices: Partial<Record<ConflictField, ConflictChoice>>;
};

type Edited = {
  readonly form: ProfileForm;
  readonly profile: Profile | null;
  readonly version: number | null;
};

/** Returns the conflict that a rejected save reports, or null for any other failure. */
export function conflictOf(
  failure: CallFailure,
  edited: Edited,
): Conflict | null {
  if (failure.kind !== "httpError" || failure.status !== 409) return null;
  const { fields, profile: loose } = failure.body;
  if (!Array.isArray(fields) || typeof loose !== "object" || !loose)
    return null;
  const profile = normalizeProfile(loose as LooseProfile);
  const differing = FIELD_NAMES.filter(
    (name): name is ConflictField =>
      name !== "pitch_deck" && fields.includes(name),
  );
  if (differing.length === 0) return null;
  // Unknown for a restored draft, which can be older than the loaded profile.
  const base = edited.version === (edited.profile?.version ?? 0);
  const changed = differing.filter(
    (name) => !base || isChanged(name, edited.profile, profile),
  );
  const shown = changed.length > 0 ? changed : differing;
  const choices = shown.map((name) => [
    name,
    base && isUntouched(name, edited) ? "theirs" : "mine",
  ]);
  return { profile, fields: shown, choices: Object.fromEntries(choices) };
}

/** Returns what the form contains and is based on after the choices: the next save is based on the stored profile. */
export function resolvedConflict<
  Files extends Partial<Record<ProfileFile, unknown>>,
  Removed extends Partial<Record<ProfileFile, unknown>>,
>(
  { profile, fields, choices }: Conflict,
  edited: { form: ProfileForm; files: Files; removedFiles: Removed },
) {
  const theirs = toProfileForm(profile);
  const replaced = fields.filter((name) => choices[name] === "theirs");
  const values = replaced.flatMap((name) =>
    isProfileFile(name) ? [] : [[name, theirs[name]]],
  );
  const dropped = Object.fromEntries(
    replaced.filter(isProfileFile).map((name) => [name, undefined]),
  );
  return {
    profile,
    version: profile.version ?? null,
    form: { ...edited.form, ...Object.fromEntries(values) } as ProfileForm,
    files: { ...edited.files, ...dropped },
    removedFiles: { ...edited.removedFiles, ...dropped },
    conflict: null,
  };
}

/** Returns whether a profile contains exactly what a form would store. */
export function isStoredAs(
  form: ProfileForm,
  profile: Profile,
  userType: UserType,
): boolean {
  const [sent, stored] = [form, toProfileForm(profile)].map((values) =>
    JSON.stringify(storedValues(values, userType)),
  );
  return sent === stored;
}

/** Returns whether the stored value changed after the form was opened. */
function isChanged(
  name: ConflictField,
  before: Profile | null,
  after: Profile,
): boolean {
  if (isProfileFile(name)) return before?.[name]?.id !== after[name]?.id;
  return !isSame(formOf(before)[name], formOf(after)[name]);
}

/** Returns whether the form still contains the value with which it was opened. */
function isUntouched(name: ConflictField, { form, profile }: Edited): boolean {
  return !isProfileFile(name) && isSame(form[name], formOf(profile)[name]);
}

function formOf(profile: Profile | null): ProfileForm {
  return profile ? toProfileForm(profile) : EMPTY_PROFILE_FORM;
}

function isSame(
  one: string | readonly string[],
  other: string | readonly string[],
): boolean {
  return String(one) === String(other);
}
