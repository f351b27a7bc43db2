import { assign, fromCallback, fromPromise, setup } from "xstate";
import {
  PROFILE_REDIRECT,
  SLOW_LOAD,
  SLOW_SEND,
} from "../../contract/constants.ts";
import type { UserType } from "../../contract/enumerations.ts";
import { statusOf } from "../../contract/failure.ts";
import { message } from "../../contract/messages/index.ts";
import { formOf, profileProblems } from "../../contract/profile/form.ts";
import { replacementOf, textOf } from "../../contract/profile/replacement.ts";
import { profileFileProblem } from "../../contract/rules/files.ts";
import type { Profile } from "../../contract/wire.ts";
import { failureOf, outputOf } from "../shared/actor-events.ts";
import {
  callActor,
  notProvided,
  notProvidedSource,
} from "../shared/actor-stub.ts";
import {
  fileProblemsOf,
  type ProfileContext,
  type ProfileEvent,
  type ProfileInput,
  type ProfileSave,
  saveFailure,
  serverFileProblems,
  serverProblems,
} from "./facts.ts";

/** Types, guards, actions, actors and delays of the profile chart. */
export const profileSetup = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    input: {} as ProfileInput,
    tags: {} as "loading" | "form" | "busy" | "unsaved" | "failed" | "done",
  },
  actors: {
    fetchUser: callActor("user"),
    fetchProfile: callActor("profile"),
    createProfile: fromPromise<unknown, ProfileSave>(notProvided),
    updateProfile: fromPromise<unknown, ProfileSave>(notProvided),
    /** Reports with `upload.progressed` how much has been sent. */
    watchUpload: fromCallback<ProfileEvent>(notProvidedSource),
    /** Sends `page.woke` when the page becomes visible or the network returns. */
    watchPage: fromCallback<ProfileEvent>(notProvidedSource),
  },
  guards: {
    isMissing: ({ event }) => statusOf(failureOf(event)) === 404,
    isExisting: ({ event }) => statusOf(failureOf(event)) === 409,
    hasDraft: ({ context }) => context.draft !== null,
    hasProblems: ({ context }) =>
      Object.keys(profileProblems(context.form, context.userType)).length > 0 ||
      Object.keys(fileProblemsOf(context)).length > 0,
    isReplaceable: ({ context, event }) =>
      event.type === "replacement.asked" &&
      replacementOf(event.field, context.form[event.field]) !== null,
    isReplaced: ({ context, event }) =>
      event.type === "replacement.undone" &&
      context.replaced[event.field] !== undefined,
    hasProfile: ({ context }) => context.profile !== null,
    isInvestor: ({ context }) => context.userType === "investor",
  },
  actions: {
    rememberUser: assign({
      userType: ({ event }) =>
        outputOf<{ user_type: UserType }>(event).user_type,
    }),
    rememberProfile: assign(({ event }) => {
      const profile = outputOf<Profile>(event);
      return { profile, form: formOf(profile) };
    }),
    noticeUserFailure: assign({ notice: message("profile.userFetchFailed") }),
    noticeLoadFailure: assign({ notice: message("profile.loadFailed") }),
    noticeDraft: assign({ notice: message("profile.draftFound") }),
    clearNotice: assign({ notice: null }),
    noteSlow: assign({ slow: true }),
    noteNotSlow: assign({ slow: false }),
    noteUnsent: assign({ sent: 0 }),
    noteProgress: assign(({ event }) =>
      event.type === "upload.progressed" ? { sent: event.share } : {},
    ),
    seekField: assign(({ event }) =>
      event.type === "field.sought" ? { sought: event.place } : {},
    ),
    takeDraft: assign(({ context }) => ({
      form: context.draft ?? context.form,
      draft: null,
    })),
    dropDraft: assign({ draft: null }),
    changeField: assign(({ context, event }) =>
      event.type === "field.changed"
        ? {
            form: { ...context.form, [event.field]: event.value },
            refused: { ...context.refused, [event.field]: undefined },
            replaced: { ...context.replaced, [event.field]: undefined },
          }
        : {},
    ),
    previewReplacement: assign(({ event }) =>
      event.type === "replacement.asked" ? { previewed: event.field } : {},
    ),
    acceptReplacement: assign(({ context }) => {
      const field = context.previewed;
      const parts = field && replacementOf(field, context.form[field]);
      if (!parts) return {};
      return {
        form: { ...context.form, [field]: textOf(parts) },
        refused: { ...context.refused, [field]: undefined },
        replaced: { ...context.replaced, [field]: context.form[field] },
      };
    }),
    undoReplacement: assign(({ context, event }) =>
      event.type === "replacement.undone"
        ? {
            form: {
              ...context.form,
              [event.field]:
                context.replaced[event.field] ?? context.form[event.field],
            },
            replaced: { ...context.replaced, [event.field]: undefined },
            sought: event.field,
          }
        : {},
    ),
    seekPreviewed: assign(({ context }) => ({ sought: context.previewed })),
    touchField: assign(({ context, event }) =>
      event.type === "field.left"
        ? { touched: { ...context.touched, [event.field]: true } }
        : {},
    ),
    chooseFile: assign(({ context, event }) =>
      event.type === "file.chosen"
        ? {
            files: { ...context.files, [event.slot]: event.file },
            removed: { ...context.removed, [event.slot]: false },
            fileProblems: {
              ...context.fileProblems,
              [event.slot]:
                profileFileProblem(event.slot, event.file, context.userType) ??
                undefined,
            },
          }
        : {},
    ),
    dropFile: assign(({ context, event }) =>
      event.type === "file.dropped"
        ? {
            files: { ...context.files, [event.slot]: undefined },
            fileProblems: { ...context.fileProblems, [event.slot]: undefined },
            removed: {
              ...context.removed,
              [event.slot]: context.files[event.slot] === undefined,
            },
          }
        : {},
    ),
    showAllProblems: assign({ showAll: true }),
    hideProblems: assign({
      showAll: false,
      touched: {},
      refused: {},
      replaced: {},
    }),
    noticeSaveFailure: assign({
      notice: ({ event }) => saveFailure(failureOf(event)),
      refused: ({ event }) => serverProblems(failureOf(event)),
      fileProblems: ({ event }) => serverFileProblems(failureOf(event)),
    }),
    noticeUpdated: assign({ notice: message("profile.updated") }),
    noticeCreated: assign({ notice: message("profile.created") }),
    /** Effects, provided by the shell. */
    keepDraft: () => {},
    forgetDraft: () => {},
    focusFirstProblem: () => {},
    /** Focuses the file chooser, because the file's row was removed. */
    focusDropped: () => {},
    /** Focuses the preview, which replaced the button that opened it. */
    focusPreview: () => {},
    /** Scrolls to the requested field and focuses it, if there is one. */
    focusSought: () => {},
    goToDashboard: (_, _params: { userType: UserType }) => {},
  },
  delays: {
    profileRedirect: PROFILE_REDIRECT,
    slowLoad: SLOW_LOAD,
    slowSend: SLOW_SEND,
  },
});
