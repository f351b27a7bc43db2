import { assign, setup } from "xstate";
import { PROFILE_REDIRECT_DELAY, SLOW_SEND } from "../../contract/constants.ts";
import type { UserType } from "../../contract/enumerations.ts";
import {
  type CallFailure,
  fieldText,
  INTERCEPTED,
  statusOf,
  withoutCodes,
} from "../../contract/failure.ts";
import {
  type Message,
  message,
  t,
  textOf,
} from "../../contract/messages/index.ts";
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
  EMPTY_PROFILE_FORM,
  type ProfileForm,
  type ProfileProblems,
  profileProblems,
  submitMessage,
} from "../../contract/profile/form.ts";
import { fieldLabel } from "../../contract/profile/labels.ts";
import {
  formatTyped,
  isNumberField,
  NUMBER_KINDS,
  type NumberField,
  numberIn,
  numberInWords,
  numberKindOf,
  readingsIn,
} from "../../contract/profile/number-fields.ts";
import {
  joinParts,
  replaceDisallowed,
} from "../../contract/profile/replacement.ts";
import type { Profile } from "../../contract/profile/wire.ts";
import {
  type ChosenFile,
  profileFileProblem,
} from "../../contract/rules/files.ts";
import { eventOf, failureOf, hasStatus } from "../shared/actor-events.ts";
import {
  effect,
  eventActor,
  invokeEventActor,
  taskActor,
} from "../shared/actor-stub.ts";
import { setNotice, showNotice } from "../shared/notice.ts";
import {
  baseOf,
  type Conflict,
  type ConflictChoice,
  conflictOf,
  type ProfileBase,
  resolvedConflict,
  storesSame,
} from "./conflict.ts";

/** A chosen file. `ref` identifies the browser's File object, which the view stores. */
export type FileChoice = ChosenFile & { readonly ref: string };

/** `busy` while an upload or a removal is unfinished, `failed` while a rejected deck or a failed removal is shown. */
export type DecksState = "idle" | "busy" | "failed";

type PerField<T> = Partial<Record<ProfileField, T | undefined>>;

type PerFile<T> = Partial<Record<ProfileFile, T | undefined>>;

/** A problem that prevents submission, with its field or file. */
type SubmitProblem = {
  readonly target: ProfileField | ProfileFile;
  readonly message: Message;
};

type ProfileInput = {
  readonly userType: UserType;
  /** The unsaved form that this tab has stored, or null. */
  readonly draft: ProfileForm | null;
  /** The version of the profile that the draft is based on, 0 if there was none or it is unknown. */
  readonly draftVersion: number;
  /** The target to focus, or null. The initial target comes from the URL fragment. */
  readonly requestedTarget: FieldName | null;
};

export type ProfileContext = ProfileInput & {
  /** The stored values with which the form was opened; null without a profile. */
  readonly base: ProfileBase | null;
  /** The version of the profile that the form is based on, 0 without a profile, or null if the server has no versions. */
  readonly version: number | null;
  /** The form of the last save without an answer. The server may have stored it. */
  readonly unanswered: ProfileForm | null;
  /** The values of this form and of the stored profile to choose from. */
  readonly conflict: Conflict | null;
  readonly form: ProfileForm;
  readonly files: PerFile<FileChoice>;
  readonly fileProblems: PerFile<Message>;
  /** Stored files that will be deleted when the form is saved. */
  readonly removedFiles: PerFile<boolean>;
  readonly touched: PerField<boolean>;
  /** The server's messages for single fields. */
  readonly serverErrors: PerField<Message>;
  readonly showsAllProblems: boolean;
  /** The field whose replacement is previewed, or was previewed last. */
  readonly previewedField: CharacterField | null;
  /** Field values before their characters were replaced, for Undo. */
  readonly originalTexts: Partial<Record<CharacterField, string | undefined>>;
  /** The number field that lost the focus last, until the form changes. Its number is announced. */
  readonly leftField: NumberField | null;
  /** The upload progress of the form and its files, in percent. */
  readonly progress: number;
  /** True when saving takes longer than usual. */
  readonly slow: boolean;
  readonly decks: DecksState;
  readonly notice: Message | null;
};

export type ProfileEvent =
  /** The account and its profile were read. The profile is null if there is none. */
  | { type: "profile.read"; userType: UserType; profile: Profile | null }
  | { type: "upload.progressed"; percent: number }
  /** The pitch deck chart reports that an upload or a removal began, ended or failed. */
  | { type: "decks.reported"; state: DecksState }
  /** A link to a field was followed, from the readiness panel or the summary of problems. */
  | { type: "field.requested"; target: FieldName }
  | { type: "draft.accepted" }
  | { type: "draft.declined" }
  | {
      type: "field.changed";
      field: ProfileField;
      value: string | readonly string[];
    }
  | { type: "field.blurred"; field: ProfileField }
  /** One of the numbers was chosen that the text of a field can mean. */
  | { type: "reading.chosen"; field: NumberField; value: number }
  /** A preview was requested: the text with its disallowed characters replaced. */
  | { type: "replacement.requested"; field: CharacterField }
  | { type: "replacement.accepted" }
  | { type: "replacement.declined" }
  | { type: "replacement.undone"; field: CharacterField }
  | { type: "file.chosen"; slot: ProfileFile; file: FileChoice }
  | { type: "file.removed"; slot: ProfileFile }
  /** One of the two values of a field was chosen. */
  | {
      type: "conflict.chosen";
      field: ProfileField | ProfileFile;
      choice: ConflictChoice;
    }
  | { type: "conflict.postponed" }
  | { type: "form.submitted" };

export type ProfileSave = Pick<
  ProfileContext,
  "form" | "userType" | "files" | "removedFiles" | "version"
>;

const watchUpload = invokeEventActor("watchUpload");

/** The common part of the states that save the form with its files. */
const savingState = {
  tags: ["form", "busy", "unsaved"],
  entry: "resetProgress",
  exit: "clearSlow",
  after: { slowSend: { actions: "setSlow" } },
  on: { "upload.progressed": { actions: "setProgress" } },
} as const;

const saveFailedTransition = {
  target: "editing.failed",
  actions: ["showSaveFailure", "rememberUnanswered", "focusFirstProblem"],
  meta: { rules: ["8-profile-02"] },
} as const;

/**
 * Creates or updates a profile: opens the form with what the server has stored, validates and saves it, and redirects to
 * the dashboard. The machine's input can contain a stored draft, which the page offers to restore, and the field to
 * focus.
 */
export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    input: {} as ProfileInput,
    tags: {} as
      | "loading"
      | "form"
      | "busy"
      | "unsaved"
      | "done"
      | "draftOffered"
      | "conflict"
      | "previewing"
      | "invalid"
      | "unsent",
  },
  actors: {
    /** Sends `profile.read`. */
    watchResources: eventActor<ProfileEvent>(),
    createProfile: taskActor<unknown, ProfileSave>(),
    updateProfile: taskActor<unknown, ProfileSave>(),
    /** Sends `upload.progressed` while data is being sent. */
    watchUpload: eventActor<ProfileEvent>(),
  },
  guards: {
    alreadyExists: hasStatus(409),
    hasDraft: ({ context }) => context.draft !== null,
    hasProblems: ({ context }) => submitMessages(context).length > 0,
    isConflict: ({ context, event }) =>
      conflictOf(failureOf(event), context) !== null,
    /** The stored profile is what this page has sent before: only the answer was lost. */
    isOwnSave({ context, event }) {
      const { unanswered, userType } = context;
      const stored = conflictOf(failureOf(event), context)?.theirs.form;
      return (
        unanswered !== null &&
        stored !== undefined &&
        storesSame(unanswered, stored, userType)
      );
    },
    hasChosenProblems: ({ context }) =>
      submitMessages({ ...context, ...chosenValues(context) }).length > 0,
    isReplaceable: ({ context: { form }, event }) => {
      const { field } = eventOf(event, "replacement.requested");
      return replaceDisallowed(field, form[field]) !== null;
    },
    hasOriginalText: ({ context: { originalTexts }, event }) =>
      originalTexts[eventOf(event, "replacement.undone").field] !== undefined,
    isReading: ({ context, event }) => {
      const { field, value } = eventOf(event, "reading.chosen");
      return readingsOf(context, field).includes(value);
    },
    hasProfile: ({ context }) => context.base !== null,
    areDecksIdle: ({ context }) => context.decks === "idle",
    areDecksUnfinished: ({ context }) => context.decks !== "idle",
  },
  actions: {
    setBase: assign(({ event }) => {
      const { userType, profile } = eventOf(event, "profile.read");
      if (profile === null) return { userType };
      const base = baseOf(profile);
      return { userType, base, version: base.version, form: base.form };
    }),
    showConflict: assign(({ context, event }) => ({
      conflict: conflictOf(failureOf(event), context),
    })),
    adoptOwnSave: assign(({ context, event }) => {
      const base = conflictOf(failureOf(event), context)?.theirs;
      return base ? { base, version: base.version, unanswered: null } : {};
    }),
    rememberUnanswered: assign(({ context, event }) => {
      const status = statusOf(failureOf(event));
      const isAnswered = status >= 400 && status < 500;
      return { unanswered: isAnswered ? context.unanswered : context.form };
    }),
    chooseValue: assign(({ context: { conflict }, event }) => {
      const { field, choice } = eventOf(event, "conflict.chosen");
      if (conflict === null) return {};
      const choices = { ...conflict.choices, [field]: choice };
      return { conflict: { ...conflict, choices } };
    }),
    applyChoices: assign(({ context }) => chosenValues(context)),
    postponeConflict: assign(({ context: { conflict } }) => ({
      requestedTarget: conflict?.fields[0] ?? null,
      conflict: null,
    })),
    showNotice: assign(setNotice),
    clearNotice: assign({ notice: null }),
    setSlow: assign({ slow: true }),
    clearSlow: assign({ slow: false }),
    resetProgress: assign({ progress: 0 }),
    setProgress: assign({
      progress: ({ event }) => eventOf(event, "upload.progressed").percent,
    }),
    setDecks: assign({
      decks: ({ event }) => eventOf(event, "decks.reported").state,
    }),
    requestField: assign({
      requestedTarget: ({ event }) => eventOf(event, "field.requested").target,
    }),
    restoreDraft: assign(({ context }) => ({
      form: context.draft ?? context.form,
      version: context.version === null ? null : context.draftVersion,
      draft: null,
    })),
    discardDraft: assign({ draft: null }),
    changeField: assign(
      ({ context: { form, serverErrors, originalTexts }, event }) => {
        const { field, value } = eventOf(event, "field.changed");
        return {
          form: { ...form, [field]: value },
          serverErrors: { ...serverErrors, [field]: undefined },
          originalTexts: { ...originalTexts, [field]: undefined },
          leftField: null,
        };
      },
    ),
    formatLeftField: assign(({ context: { form }, event }) => {
      const { field } = eventOf(event, "field.blurred");
      if (!isNumberField(field)) return {};
      const text = formatTyped(numberKindOf(field), form[field]);
      return { form: { ...form, [field]: text }, leftField: field };
    }),
    chooseReading: assign(({ context: { form, serverErrors }, event }) => {
      const { field, value } = eventOf(event, "reading.chosen");
      return {
        form: {
          ...form,
          [field]: NUMBER_KINDS[numberKindOf(field)].format(value),
        },
        serverErrors: { ...serverErrors, [field]: undefined },
        leftField: field,
        requestedTarget: field,
      };
    }),
    previewReplacement: assign({
      previewedField: ({ event }) =>
        eventOf(event, "replacement.requested").field,
    }),
    acceptReplacement: assign(({ context }) => {
      const field = context.previewedField;
      const parts = field && replaceDisallowed(field, context.form[field]);
      if (!parts) return {};
      return {
        form: { ...context.form, [field]: joinParts(parts) },
        serverErrors: { ...context.serverErrors, [field]: undefined },
        originalTexts: {
          ...context.originalTexts,
          [field]: context.form[field],
        },
      };
    }),
    undoReplacement: assign(({ context: { form, originalTexts }, event }) => {
      const { field } = eventOf(event, "replacement.undone");
      return {
        form: { ...form, [field]: originalTexts[field] ?? form[field] },
        originalTexts: { ...originalTexts, [field]: undefined },
        requestedTarget: field,
      };
    }),
    requestPreviewedField: assign(({ context }) => ({
      requestedTarget: context.previewedField,
    })),
    touchField: assign(({ context: { touched }, event }) => ({
      touched: { ...touched, [eventOf(event, "field.blurred").field]: true },
    })),
    chooseFile: assign(({ context, event }) => {
      const { slot, file } = eventOf(event, "file.chosen");
      const problem = profileFileProblem(slot, file, context.userType);
      return {
        files: { ...context.files, [slot]: file },
        removedFiles: { ...context.removedFiles, [slot]: false },
        fileProblems: { ...context.fileProblems, [slot]: problem ?? undefined },
      };
    }),
    removeFile: assign(
      ({ context: { files, fileProblems, removedFiles }, event }) => {
        const { slot } = eventOf(event, "file.removed");
        return {
          files: { ...files, [slot]: undefined },
          fileProblems: { ...fileProblems, [slot]: undefined },
          removedFiles: { ...removedFiles, [slot]: files[slot] === undefined },
        };
      },
    ),
    showAllProblems: assign({ showsAllProblems: true }),
    hideProblems: assign({
      showsAllProblems: false,
      touched: {},
      serverErrors: {},
      originalTexts: {},
    }),
    showSaveFailure: assign({
      notice: ({ event }) => saveFailure(failureOf(event)),
      serverErrors: ({ event }) =>
        serverProblems(FORM_FIELDS, failureOf(event)),
      fileProblems: ({ event }) =>
        serverProblems(PROFILE_FILES, failureOf(event)),
    }),
    storeDraft: effect(),
    deleteDraft: effect(),
    focusFirstProblem: effect(),
    /** Focuses the file chooser, because the file's row was removed. */
    focusFileChooser: effect(),
    /** Focuses the preview, which replaced the button that opened it. */
    focusPreview: effect(),
    /** Scrolls to the requested field and focuses it, if there is one. */
    focusTarget: effect(),
    /** Focuses the heading above the values to choose from. */
    focusConflict: effect(),
    /** Opens the dashboard of the role. */
    goToDashboard: effect(),
  },
  delays: {
    profileRedirect: PROFILE_REDIRECT_DELAY,
    slowSend: SLOW_SEND,
  },
}).createMachine({
  id: "profile",
  description: "Set up a profile, or update it for matching.",
  meta: { title: "Profile", who: "Members", area: "funding" },
  context: ({ input }) => ({
    ...input,
    base: null,
    version: 0,
    unanswered: null,
    conflict: null,
    form: EMPTY_PROFILE_FORM,
    files: {},
    fileProblems: {},
    removedFiles: {},
    touched: {},
    serverErrors: {},
    showsAllProblems: false,
    previewedField: null,
    originalTexts: {},
    leftField: null,
    progress: 0,
    slow: false,
    decks: "idle",
    notice: null,
  }),
  on: { "decks.reported": { actions: "setDecks" } },
  initial: "loading",
  states: {
    loading: {
      description:
        "The account, whose role determines the fields, and the profile are being read. Their resources report when reading is slow or has failed. Only if the server cannot be reached is the stored profile shown; it cannot be edited, because it may have changed since. Otherwise there is no form, because saving an empty one would overwrite the profile.",
      tags: "loading",
      invoke: invokeEventActor("watchResources"),
      on: {
        "profile.read": {
          target: "opening",
          actions: "setBase",
          description:
            "Saving will update the profile, or create it if there is none yet.",
          meta: { rules: ["2-profile-06", "7-profile-01"] },
        },
      },
    },
    opening: {
      description:
        "Checks whether there is a stored draft. If not, the requested field is focused.",
      always: [
        { guard: "hasDraft", target: "offeringDraft" },
        { target: "editing", actions: "focusTarget" },
      ],
    },
    offeringDraft: {
      description:
        "The form is disabled while the page offers to restore the stored draft.",
      tags: ["form", "draftOffered"],
      entry: showNotice("profile.draftFound"),
      exit: "clearNotice",
      on: {
        "draft.accepted": {
          target: "editing.unsaved",
          actions: ["restoreDraft", "focusTarget"],
        },
        "draft.declined": {
          target: "editing",
          actions: ["discardDraft", "deleteDraft", "focusTarget"],
        },
      },
    },
    editing: {
      description: "The form is open.",
      tags: "form",
      initial: "unchanged",
      on: {
        "field.changed": {
          target: ".unsaved",
          actions: ["changeField", "storeDraft"],
          description:
            "The draft is stored in case the person leaves before saving.",
        },
        "field.blurred": {
          actions: ["touchField", "formatLeftField"],
          meta: { rules: ["5-profile-59"] },
        },
        "reading.chosen": {
          guard: "isReading",
          target: ".unsaved",
          actions: ["chooseReading", "storeDraft", "focusTarget"],
          meta: { rules: ["5-profile-60"] },
        },
        "replacement.requested": {
          guard: "isReplaceable",
          target: ".previewing",
          actions: ["previewReplacement", "focusPreview"],
        },
        "replacement.undone": {
          guard: "hasOriginalText",
          target: ".unsaved",
          actions: ["undoReplacement", "storeDraft", "focusTarget"],
          meta: { rules: ["5-profile-32"] },
        },
        "field.requested": { actions: ["requestField", "focusTarget"] },
        "file.chosen": {
          target: ".unsaved",
          actions: "chooseFile",
          meta: { rules: ["5-profile-31"] },
        },
        "file.removed": {
          target: ".unsaved",
          actions: ["removeFile", "focusFileChooser"],
          description:
            "A chosen file is removed immediately; a stored file is deleted when the form is saved.",
        },
        "form.submitted": [
          {
            guard: "hasProblems",
            target: ".invalid",
            meta: { rules: ["5-profile-01"] },
          },
          {
            guard: "hasProfile",
            target: "updating",
            meta: { rules: ["4-profile-01", "7-profile-05"] },
          },
          {
            target: "creating",
            meta: { rules: ["4-profile-02", "7-profile-04"] },
          },
        ],
      },
      states: {
        unchanged: {
          description: "Nothing has changed since the form was opened.",
        },
        unsaved: {
          description:
            "There are unsaved changes, so the page asks for confirmation before leaving.",
          tags: "unsaved",
        },
        previewing: {
          description:
            "The text with replaced characters is shown below its field. The field does not change until the replacement is accepted.",
          tags: ["unsaved", "previewing"],
          meta: { rules: ["5-profile-32"] },
          on: {
            "replacement.accepted": {
              target: "unsaved",
              actions: [
                "acceptReplacement",
                "requestPreviewedField",
                "storeDraft",
                "focusTarget",
              ],
            },
            "replacement.declined": {
              target: "unsaved",
              actions: ["requestPreviewedField", "focusTarget"],
            },
          },
        },
        invalid: {
          description:
            "The form has invalid fields. Each shows its problem, a summary is shown above the form, and the first invalid field is focused.",
          tags: ["unsaved", "invalid"],
          meta: { rules: ["5-profile-01"] },
          entry: ["showAllProblems", "focusFirstProblem"],
        },
        failed: {
          description:
            "The form could not be saved. The reason is shown above it and is focused unless a field is invalid. The input is kept.",
          tags: ["unsaved", "unsent"],
          exit: "clearNotice",
        },
      },
    },
    updating: {
      description: "The changes are being saved.",
      ...savingState,
      invoke: [
        {
          id: "updateProfile",
          src: "updateProfile",
          input: profileSave,
          onDone: {
            target: "saved",
            actions: showNotice("profile.updated"),
            meta: { rules: ["4-profile-03"] },
          },
          onError: [
            {
              guard: "isOwnSave",
              target: "updating",
              reenter: true,
              actions: "adoptOwnSave",
              description:
                "The answer to an earlier save was lost, and the form was changed since. The save is repeated, based on what was stored.",
            },
            {
              guard: "isConflict",
              target: "resolving",
              actions: "showConflict",
              meta: { rules: ["8-profile-86"] },
            },
            saveFailedTransition,
          ],
        },
        watchUpload,
      ],
    },
    resolving: {
      description:
        "Another device or tab has saved the profile since the form was opened. The page shows both values of each field that both would set, and retains what was typed. Nothing is saved until the person has chosen.",
      tags: ["form", "unsaved", "conflict"],
      meta: { rules: ["8-profile-86"] },
      entry: "focusConflict",
      on: {
        "conflict.chosen": { actions: "chooseValue" },
        "conflict.postponed": {
          target: "editing.unsaved",
          actions: ["postponeConflict", "focusTarget"],
          description: "The next save is compared again.",
        },
        "form.submitted": [
          {
            guard: "hasChosenProblems",
            target: "editing.invalid",
            actions: ["applyChoices", "storeDraft"],
            description:
              "The chosen values are not valid together, or a stored value is no longer valid.",
          },
          { target: "updating", actions: ["applyChoices", "storeDraft"] },
        ],
      },
    },
    creating: {
      description: "The new profile is being created.",
      ...savingState,
      invoke: [
        {
          id: "createProfile",
          src: "createProfile",
          input: profileSave,
          onDone: {
            target: "saved",
            actions: showNotice("profile.created"),
            meta: { rules: ["4-profile-04"] },
          },
          onError: [
            {
              guard: "alreadyExists",
              target: "updating",
              description:
                "The profile already exists: the response to an earlier save was lost, or another tab created it. It is updated instead.",
            },
            saveFailedTransition,
          ],
        },
        watchUpload,
      ],
    },
    saved: {
      description:
        "The profile is saved. The confirmation is shown until the dashboard opens.",
      tags: ["form", "done"],
      meta: { rules: ["4-profile-05"] },
      entry: ["deleteDraft", "hideProblems"],
      always: { guard: "areDecksUnfinished", target: "waitingForDecks" },
      after: {
        profileRedirect: {
          target: "redirected",
          actions: "goToDashboard",
          meta: { rules: ["4-profile-06"] },
        },
      },
    },
    waitingForDecks: {
      description:
        "The profile is saved, but leaving the page would cancel an upload of a pitch deck, or hide why a deck was rejected or could not be removed.",
      tags: ["form", "done"],
      meta: { rules: ["4-profile-07"] },
      always: { guard: "areDecksIdle", target: "saved" },
    },
    redirected: {
      description: "The dashboard is opening.",
      type: "final",
      tags: ["form", "done"],
    },
  },
});

/**
 * Returns the visible problems: those of visited fields, those of all fields after an invalid form was submitted, and
 * those from the server.
 */
export function visibleProblems(context: ProfileContext): ProfileProblems {
  const visible: ProfileProblems = {};
  const problems = profileProblems(context.form, context.userType);
  for (const field of profileFields(context.userType)) {
    const problem = problems[field];
    const serverError = context.serverErrors[field];
    if (problem && (context.showsAllProblems || context.touched[field]))
      visible[field] = problem;
    else if (serverError) visible[field] = { message: serverError };
  }
  return visible;
}

/** Returns the numbers among which a person has to choose for a field; empty if its text has only one meaning. */
export function readingsOf({ form }: ProfileContext, field: NumberField) {
  return readingsIn(numberKindOf(field), form[field]);
}

/** Returns the number that will be stored for a field, in words; empty if the text of the field is not a valid number. */
export function enteredWords(
  { form, userType }: ProfileContext,
  field: NumberField,
): string {
  const value = numberIn(numberKindOf(field), form[field]);
  return value === null || profileProblems(form, userType)[field]
    ? ""
    : numberInWords(field, value);
}

/** Returns what screen readers announce when a number field is left: its number in words, or the question about it. */
export function leftFieldText(context: ProfileContext): string {
  const field = context.leftField;
  if (field === null) return "";
  const problem = visibleProblems(context)[field];
  const text =
    problem && readingsOf(context, field).length > 0
      ? textOf(problem.message)
      : enteredWords(context, field);
  return text && t("profile.leftNumber", { field: fieldLabel(field), text });
}

/** Returns the summary after an invalid form was submitted: one message per invalid field or file. */
export function submitMessages(context: ProfileContext) {
  const problems = profileProblems(context.form, context.userType);
  return fieldsOf(context.userType).flatMap((target): SubmitProblem[] => {
    if (target === "pitch_deck") return [];
    if (isProfileFile(target)) {
      const message = context.fileProblems[target];
      return message ? [{ target, message }] : [];
    }
    const problem = problems[target];
    return problem ? [{ target, message: submitMessage(target, problem) }] : [];
  });
}

/** Returns the target with this name, if the role's form has it; otherwise null. */
export function findTarget(name: string, userType: UserType): FieldName | null {
  return fieldsOf(userType).find((target) => target === name) ?? null;
}

/** Returns the message for a failed save, with the reason from the response or the error. */
export function saveFailure(failure: CallFailure): Message {
  return message("profile.saveFailed", { reason: reasonOf(failure) });
}

function reasonOf(failure: CallFailure): string {
  if (failure.kind === "noResponse") {
    const { reason } = failure;
    if (reason === "offline") return t("profile.offline");
    if (reason === INTERCEPTED) return t("profile.intercepted");
    if (reason === "timeout") return t("profile.timeout");
    // Any other reason is an error message.
    return reason;
  }
  const status = `status ${failure.status}`;
  // The HTML page of a proxy is not a readable reason.
  if (failure.html) return status;
  return sentencesIn(withoutCodes(parseJson(failure.text))).join(" ") || status;
}

/** Returns the parsed JSON, or the text itself if it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

// Returns every string of a JSON value in order, prefixed with the label of its field or file.
function sentencesIn(value: unknown, label?: string): readonly string[] {
  if (typeof value === "string") {
    const sentence = value.trim();
    if (sentence === "") return [];
    return [
      label === undefined
        ? sentence
        : t("ui.labelled", { label, text: sentence }),
    ];
  }
  return Object.entries(value ?? {}).flatMap(([name, inner]) => {
    const field = FIELD_NAMES.find((fieldName) => fieldName === name);
    return sentencesIn(inner, field ? fieldLabel(field) : label);
  });
}

/** Returns the server's first message for each of these fields that the response has one for. */
export function serverProblems<Name extends string>(
  names: readonly Name[],
  failure: CallFailure,
): Partial<Record<Name, Message>> {
  const problems: Partial<Record<Name, Message>> = {};
  for (const name of names) {
    const text = fieldText(failure, name);
    if (text !== null) problems[name] = { text };
  }
  return problems;
}

function profileSave({ context }: { context: ProfileContext }): ProfileSave {
  const { form, userType, files, removedFiles, version } = context;
  return { form, userType, files, removedFiles, version };
}

function chosenValues(context: ProfileContext) {
  return context.conflict ? resolvedConflict(context.conflict, context) : {};
}
