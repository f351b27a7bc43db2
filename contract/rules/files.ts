import { UPLOAD_MAX_BYTES } from "../constants.ts";
import type { UserType } from "../enumerations.ts";
import { type Message, type MessageKey, message } from "../messages/index.ts";
import type { ProfileFile } from "../profile/fields.ts";

/** The metadata of a chosen file, without its content. */
export type ChosenFile = {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The MIME type, as declared by the browser or, on the server, as detected from the content. */
  readonly type: string;
};

const OFFICE = "application/vnd.openxmlformats-officedocument";
const PDF = "application/pdf";
const PPT = "application/vnd.ms-powerpoint";
const PPTX = `${OFFICE}.presentationml.presentation`;
const XLSX = `${OFFICE}.spreadsheetml.sheet`;
const DOCX = `${OFFICE}.wordprocessingml.document`;
/** The extensions of the accepted types that are not pictures, without a dot. */
export const FILE_EXTENSIONS: Readonly<Record<string, string>> = {
  [PDF]: "pdf",
  [PPT]: "ppt",
  [PPTX]: "pptx",
  [XLSX]: "xlsx",
  [DOCX]: "docx",
};
/** Accepted types of a scaling plan or financial record. */
const DOCUMENT_TYPES = [PDF, XLSX, DOCX, "image/jpeg", "image/png"];
/** Accepted types of a pitch deck: PDF, PPT or PPTX. */
const DECK_TYPES = [PDF, PPT, PPTX];
/** The detected type of a document that is locked with a password, in any format. */
export const LOCKED_FILE = "application/x-locked";

/** Messages for types that people confuse with accepted ones. They say what the file is and what to choose instead. */
const CONFUSED_TYPES: Readonly<Record<string, MessageKey>> = {
  [LOCKED_FILE]: "profile.file.locked",
  [`${OFFICE}.presentationml.slideshow`]: "profile.file.slideShow",
  "application/vnd.ms-powerpoint.presentation.macroenabled.12":
    "profile.file.macros",
  "application/vnd.oasis.opendocument.presentation":
    "profile.file.openDocument",
  "application/vnd.apple.keynote": "profile.file.keynote",
  "image/heic": "profile.file.heic",
  "image/heif": "profile.file.heic",
};

/** Accepted types of an investee's picture. An investor's picture may be any image. */
const INVESTEE_AVATAR_TYPES = ["image/jpeg", "image/png"];

/** Returns the `accept` attribute of a file field. */
export function acceptedTypes(slot: ProfileFile, userType: UserType): string {
  if (slot !== "avatar") return DOCUMENT_TYPES.join(",");
  return userType === "investee" ? INVESTEE_AVATAR_TYPES.join(",") : "image/*";
}

/** The `accept` attribute of a deck field. Includes extensions, because some devices do not recognise MIME types. */
export const ACCEPTED_DECKS = [
  ...DECK_TYPES,
  ...DECK_TYPES.map((type) => `.${FILE_EXTENSIONS[type]}`),
].join(",");

/** Returns the error for a profile file, or null. */
export function profileFileProblem(
  slot: ProfileFile,
  file: ChosenFile,
  userType: UserType,
): Message | null {
  const size = sizeProblem(file);
  if (size) return size;
  if (slot !== "avatar")
    return typeProblem(file, DOCUMENT_TYPES, "profile.file.document");
  if (userType === "investee")
    return typeProblem(
      file,
      INVESTEE_AVATAR_TYPES,
      "profile.file.avatarJpegPng",
    );
  return file.type === "" || file.type.startsWith("image/")
    ? null
    : message("profile.file.avatarImage");
}

/** Returns the error for a pitch deck, or null. */
export function deckProblem(file: ChosenFile): Message | null {
  return (
    sizeProblem(file) ?? typeProblem(file, DECK_TYPES, "profile.file.deck")
  );
}

// An unknown type is accepted here. The server checks the content in any case.
function typeProblem(
  { type }: ChosenFile,
  accepted: readonly string[],
  otherwise: MessageKey,
): Message | null {
  if (type === "" || accepted.includes(type)) return null;
  return { key: CONFUSED_TYPES[type] ?? otherwise } as Message;
}

function sizeProblem(file: ChosenFile): Message | null {
  if (file.size > UPLOAD_MAX_BYTES) return message("profile.file.tooLarge");
  return file.size === 0 ? message("profile.file.empty") : null;
}

/**
 * Types that say nothing reliable about the content, because devices report them for accepted files as well: "" for an
 * unknown type, a ZIP for an Office document, or the type that an installed program or a download has registered.
 */
const UNRELIABLE_TYPES: readonly string[] = [
  "",
  "application/octet-stream",
  "binary/octet-stream",
  "application/download",
  "application/force-download",
  "application/x-download",
  "application/acrobat",
  "application/vnd.pdf",
  "application/x-pdf",
  "text/pdf",
  "application/zip",
  "application/x-zip-compressed",
  "application/vnd.ms-excel",
  "application/mspowerpoint",
  "application/powerpoint",
  "application/x-mspowerpoint",
  "image/jpg",
  "image/pjpeg",
  "image/x-png",
];

/** Returns the type that a browser declares, or "" if only the content, checked before sending, shows the type. */
export function declaredType(type: string): string {
  return UNRELIABLE_TYPES.includes(type.toLowerCase()) ? "" : type;
}
