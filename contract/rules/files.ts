import { UPLOAD_MAX_BYTES } from "../constants.ts";
import type { UserType } from "../enumerations.ts";
import { type Message, message } from "../messages/index.ts";

/** A file that somebody chose: its declared facts, never its content. */
export type ChosenFile = {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The MIME type that the browser, or on the server the content, tells. */
  readonly type: string;
};

/** The file parts of the profile's multipart form (§7, decisions: Profile). */
export const PROFILE_FILES = [
  "avatar",
  "ability_to_scale_file",
  "financial_records_file",
] as const;
export type ProfileFile = (typeof PROFILE_FILES)[number];

/** What a scaling plan or a financial record may be (design: Security table). */
export const DOCUMENT_TYPES = [
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "image/jpeg",
  "image/png",
] as const;
/** What a pitch deck may be: PDF, PPT or PPTX (design: Security table). */
export const DECK_TYPES = [
  "application/pdf",
  "application/vnd.ms-powerpoint",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation",
] as const;
/** What an investee's picture may be; an investor's may be any image (§5). */
export const INVESTEE_AVATAR_TYPES = ["image/jpeg", "image/png"] as const;

/** The `accept` of a file field: what the file dialog offers. */
export function acceptedTypes(slot: ProfileFile, userType: UserType): string {
  if (slot !== "avatar") return DOCUMENT_TYPES.join(",");
  return userType === "investee" ? INVESTEE_AVATAR_TYPES.join(",") : "image/*";
}

/** The `accept` of a pitch deck's field; with the endings, as not every device knows the types. */
export const ACCEPTED_DECKS = [...DECK_TYPES, ".pdf", ".ppt", ".pptx"].join(
  ",",
);

/** What is wrong with a file of the profile form, or null (§5 Avatar upload, design: Security table). */
export function profileFileProblem(
  slot: ProfileFile,
  file: ChosenFile,
  userType: UserType,
): Message | null {
  const size = sizeProblem(file);
  if (size) return size;
  if (slot !== "avatar")
    return isOneOf(DOCUMENT_TYPES, file.type)
      ? null
      : message("profile.file.document");
  if (userType === "investor")
    return file.type === "" || file.type.startsWith("image/")
      ? null
      : message("profile.file.avatarImage");
  return isOneOf(INVESTEE_AVATAR_TYPES, file.type)
    ? null
    : message("profile.file.avatarJpegPng");
}

/** What is wrong with a pitch deck, or null. */
export function deckProblem(file: ChosenFile): Message | null {
  const size = sizeProblem(file);
  if (size) return size;
  return isOneOf(DECK_TYPES, file.type) ? null : message("profile.file.deck");
}

function sizeProblem(file: ChosenFile): Message | null {
  if (file.size > UPLOAD_MAX_BYTES) return message("profile.file.tooLarge");
  return file.size === 0 ? message("profile.file.empty") : null;
}

// A browser that does not know a type says nothing; the server looks at the content in any case.
function isOneOf(types: readonly string[], type: string): boolean {
  return type === "" || types.includes(type);
}
