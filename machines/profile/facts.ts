import type { UserType } from "../../contract/enumerations.ts";
import type { CallFailure } from "../../contract/failure.ts";
import { type Message, message, t } from "../../contract/messages/index.ts";
import {
  type CharacterField,
  FIELD_NAMES,
  type FieldName,
  FORM_FIELDS,
  fieldsOf,
  isProfileFile,
  PROFILE_FILES,
  type ProfileField,
  type ProfileFile,
  profileFields,
} from "../../contract/profile/fields.ts";
import {
  fieldLabel,
  type ProfileForm,
  type ProfileProblems,
  profileProblems,
  submitMessage,
} from "../../contract/profile/form.ts";
import type { ChosenFile } from "../../contract/rules/files.ts";
import type { Profile } from "../../contract/wire.ts";

/** Context, events and selectors of the profile chart. */

/** A chosen file. `ref` identifies the browser's File object, which the view holds. */
export type FileChoice = ChosenFile & { readonly ref: string };
type PerField<T> = Partial<Record<ProfileField, T | undefined>>;
type PerFile<T> = Partial<Record<ProfileFile, T | undefined>>;

/** A target of links on the page: a field, a file, or the pitch decks. */
export type ProfilePlace = FieldName;
/** A problem that blocks the submit, with its place. */
export type ToCorrect = {
  readonly place: ProfileField | ProfileFile;
  readonly message: Message;
};

export type ProfileInput = {
  readonly userType: UserType;
  /** The form as typed before a forced logout, or null. */
  readonly draft: ProfileForm | null;
  /** The target named by the link that led here, or null. */
  readonly sought: ProfilePlace | null;
};
export type ProfileContext = ProfileInput & {
  readonly profile: Profile | null;
  readonly form: ProfileForm;
  readonly files: PerFile<FileChoice>;
  readonly fileProblems: PerFile<Message>;
  /** Stored files that saving will delete. */
  readonly removed: PerFile<boolean>;
  readonly touched: PerField<boolean>;
  /** The server's messages for single fields. */
  readonly refused: PerField<Message>;
  readonly showAll: boolean;
  /** The field whose replaced characters are or were last previewed. */
  readonly previewed: CharacterField | null;
  /** The text of a field before its characters were replaced, for Undo. */
  readonly replaced: Partial<Record<CharacterField, string | undefined>>;
  /** How much of the form and its files has been sent while saving, from 0 to 100. */
  readonly sent: number;
  /** True when loading or saving takes longer than usual. */
  readonly slow: boolean;
  readonly notice: Message | null;
};
export type ProfileEvent =
  | { type: "load.retried" }
  /** The page became visible or the network came back. */
  | { type: "page.woke" }
  | { type: "upload.progressed"; share: number }
  /** A link to a field was followed, from the readiness meter or the summary of problems. */
  | { type: "field.sought"; place: ProfilePlace }
  | { type: "draft.accepted" }
  | { type: "draft.declined" }
  | {
      type: "field.changed";
      field: ProfileField;
      value: string | readonly string[];
    }
  | { type: "field.left"; field: ProfileField }
  /** Show a text with its refused characters replaced. */
  | { type: "replacement.asked"; field: CharacterField }
  | { type: "replacement.accepted" }
  | { type: "replacement.declined" }
  | { type: "replacement.undone"; field: CharacterField }
  | { type: "file.chosen"; slot: ProfileFile; file: FileChoice }
  | { type: "file.dropped"; slot: ProfileFile }
  | { type: "form.submitted" };
export type ProfileSave = Pick<
  ProfileContext,
  "form" | "userType" | "files" | "removed"
>;

/** Returns the visible problems: of visited fields, of all fields after a refused submit, and those from the server. */
export function visibleProblems(context: ProfileContext): ProfileProblems {
  const shown: ProfileProblems = {};
  const problems = profileProblems(context.form, context.userType);
  for (const field of profileFields(context.userType)) {
    const problem = problems[field];
    const refused = context.refused[field];
    if (problem && (context.showAll || context.touched[field]))
      shown[field] = problem;
    else if (refused) shown[field] = { message: refused };
  }
  return shown;
}

/** Returns the summary after a refused submit: one message per invalid field or file. */
export function submitMessages(context: ProfileContext): readonly ToCorrect[] {
  const problems = profileProblems(context.form, context.userType);
  const files = fileProblemsOf(context);
  return fieldsOf(context.userType).flatMap((place): ToCorrect[] => {
    if (place === "pitch_deck") return [];
    if (isProfileFile(place)) {
      const message = files[place];
      return message ? [{ place, message }] : [];
    }
    const problem = problems[place];
    return problem ? [{ place, message: submitMessage(place, problem) }] : [];
  });
}

/** Returns the target that a part of an address names, or null. */
export function placeNamed(
  name: string,
  userType: UserType,
): ProfilePlace | null {
  return fieldsOf(userType).find((place) => place === name) ?? null;
}

/** Returns the files that cannot be sent, with their problems. */
export function fileProblemsOf(context: ProfileContext): PerFile<Message> {
  return Object.fromEntries(
    Object.entries(context.fileProblems).filter(([, problem]) => problem),
  );
}

/** Returns the message for a failed save, with the reason from the response body or, without one, from the error. */
export function saveFailure(failure: CallFailure): Message {
  return message("profile.saveFailed", { reason: reasonOf(failure) });
}

function reasonOf(failure: CallFailure): string {
  if (failure.kind === "noAnswer") return ownReason(failure.reason);
  const status = `status ${failure.status}`;
  // The HTML page of a proxy is not a readable reason.
  if (failure.html || failure.text.trim() === "") return status;
  const body = jsonOf(failure.text);
  if (body === undefined) return failure.text;
  return sentencesOf(body).join(" ") || status;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// Returns every string of a JSON value in order, prefixed with the label of its field or file.
function sentencesOf(value: unknown, label?: string): readonly string[] {
  if (typeof value === "string") {
    const sentence = value.trim();
    if (sentence === "") return [];
    return [label === undefined ? sentence : `${label}: ${sentence}`];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    sentencesOf(inner, labelOf(name) ?? label),
  );
}

function labelOf(name: string): string | undefined {
  const field = FIELD_NAMES.find((known) => known === name);
  return field && fieldLabel(field);
}

// Any other reason is the browser's error message.
function ownReason(reason: string): string {
  if (reason === "offline") return t("profile.offline");
  return reason === "timeout" ? t("profile.timeout") : reason;
}

/** Returns Django's `{field: [text]}` as messages by field. */
export function serverProblems(failure: CallFailure): PerField<Message> {
  return messagesAt(FORM_FIELDS, failure);
}

/** Returns the same for files, whose content only the server checks. */
export function serverFileProblems(failure: CallFailure): PerFile<Message> {
  return messagesAt(PROFILE_FILES, failure);
}

function messagesAt<Name extends string>(
  names: readonly Name[],
  failure: CallFailure,
): Partial<Record<Name, Message>> {
  if (failure.kind !== "answered" || failure.html) return {};
  const found: Partial<Record<Name, Message>> = {};
  for (const name of names) {
    const texts = failure.body[name];
    const text = Array.isArray(texts) ? texts[0] : texts;
    if (typeof text === "string") found[name] = { text };
  }
  return found;
}

/** Returns the input of the two saving calls. */
export function profileSave({
  context,
}: {
  context: ProfileContext;
}): ProfileSave {
  const { form, userType, files, removed } = context;
  return { form, userType, files, removed };
}
