import type { UserType } from "../contract/enumerations.ts";
import type { CallFailure } from "../contract/failure.ts";
import { type Message, message, say } from "../contract/messages/index.ts";
import { profilePage } from "../contract/messages/profile-page.ts";
import type { CharacterField } from "../contract/rules/character-sets.ts";
import {
  type ChosenFile,
  PROFILE_FILES,
  type ProfileFile,
} from "../contract/rules/files.ts";
import {
  PROFILE_LABELS,
  type ProfileField,
  type ProfileForm,
  type ProfileProblems,
  profileFields,
  profileProblems,
  submitMessage,
} from "../contract/rules/profile-form.ts";
import type { Profile } from "../contract/wire.ts";

const { files } = profilePage;

/** What the profile chart knows, and what its view reads of it. */

/** A chosen file; `ref` names the browser's File, which stays with the view. */
export type FileChoice = ChosenFile & { readonly ref: string };
type PerField<T> = Partial<Record<ProfileField, T | undefined>>;
type PerFile<T> = Partial<Record<ProfileFile, T | undefined>>;

/** Where a link may lead on the page: a field, a file, or the pitch decks. */
export type ProfilePlace = ProfileField | ProfileFile | "pitch_deck";
/** Something to correct before the form can be sent, and where. */
export type ToCorrect = {
  readonly place: ProfileField | ProfileFile;
  readonly message: Message;
};

export type ProfileInput = {
  readonly userType: UserType;
  /** What was typed before a forced logout, or null. */
  readonly draft: ProfileForm | null;
  /** The field that a link of another page leads to, or null. */
  readonly sought: ProfilePlace | null;
};
export type ProfileContext = ProfileInput & {
  readonly profile: Profile | null;
  readonly form: ProfileForm;
  readonly files: PerFile<FileChoice>;
  readonly fileProblems: PerFile<Message>;
  /** Stored files that saving takes away. */
  readonly removed: PerFile<boolean>;
  readonly touched: PerField<boolean>;
  /** What the server said of single fields. */
  readonly refused: PerField<Message>;
  readonly showAll: boolean;
  /** The field whose replaced characters are or were last previewed. */
  readonly previewed: CharacterField | null;
  /** What was typed in a field before its characters were replaced, for Undo. */
  readonly replaced: Partial<Record<CharacterField, string | undefined>>;
  /** How much of the form with its files has left, 0 to 100, while it is being saved. */
  readonly sent: number;
  /** Reading or saving takes longer than usual. */
  readonly slow: boolean;
  readonly notice: Message | null;
};
export type ProfileEvent =
  | { type: "load.retried" }
  /** The page came back to the front, or the network did. */
  | { type: "page.woke" }
  | { type: "upload.progressed"; share: number }
  /** A link leads to a field: of the meter, or of the summary of what is wrong. */
  | { type: "field.sought"; place: ProfilePlace }
  | { type: "draft.accepted" }
  | { type: "draft.declined" }
  | {
      type: "field.changed";
      field: ProfileField;
      value: string | readonly string[];
    }
  | { type: "field.left"; field: ProfileField }
  /** 'Replace them': what a text is like with its refused characters replaced. */
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

/** The problems that the form shows now: of fields that were left, of all after a refused submit, of the server. */
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

/** What stands above the form after a refused submit, one message per wrong field or file (§5). */
export function submitMessages(context: ProfileContext): readonly ToCorrect[] {
  const problems = profileProblems(context.form, context.userType);
  const files = fileProblemsOf(context);
  return [
    ...profileFields(context.userType).flatMap((place) => {
      const problem = problems[place];
      return problem ? [{ place, message: submitMessage(place, problem) }] : [];
    }),
    ...PROFILE_FILES.flatMap((place) => {
      const message = files[place];
      return message ? [{ place, message }] : [];
    }),
  ];
}

/** The place that a part of an address names, or null: a link of another page leads there. */
export function placeNamed(
  name: string,
  userType: UserType,
): ProfilePlace | null {
  const places: readonly ProfilePlace[] = [
    ...profileFields(userType),
    ...PROFILE_FILES,
    "pitch_deck",
  ];
  return places.find((place) => place === name) ?? null;
}

/** The files that cannot be sent. */
export function fileProblemsOf(context: ProfileContext): PerFile<Message> {
  return Object.fromEntries(
    Object.entries(context.fileProblems).filter(([, problem]) => problem),
  );
}

/** 'Error saving profile: ' and what the response body says, or the error's own message without one (§8). */
export function saveFailure(failure: CallFailure): Message {
  return message("profile.saveFailed", { reason: reasonOf(failure) });
}

function reasonOf(failure: CallFailure): string {
  if (failure.kind === "noAnswer") return ownReason(failure.reason);
  const status = `status ${failure.status}`;
  // A proxy's page is no reason that a person could read.
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

// Every sentence of a JSON value, in its order; those of a field or a file with its label.
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
  return Object.hasOwn(LABELS, name) ? LABELS[name] : undefined;
}

const LABELS: Readonly<Record<string, string>> = {
  ...PROFILE_LABELS,
  avatar: files.avatar.investee,
  ability_to_scale_file: files.scale,
  financial_records_file: files.records,
};

// What has no words of its own is the browser's error message.
function ownReason(reason: string): string {
  if (reason === "offline") return say(message("profile.offline"));
  return reason === "timeout" ? say(message("profile.timeout")) : reason;
}

/** Django's `{field: [text]}` as messages at their fields. */
export function serverProblems(failure: CallFailure): PerField<Message> {
  return messagesAt(
    [...profileFields("investee"), ...profileFields("investor")],
    failure,
  );
}

/** The same at the files, of which the server alone knows the content (design: Security table). */
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

/** What the two saving calls are given. */
export function profileSave({
  context,
}: {
  context: ProfileContext;
}): ProfileSave {
  const { form, userType, files, removed } = context;
  return { form, userType, files, removed };
}
