import { assign, fromPromise, setup } from "xstate";
import { PROFILE_REDIRECT } from "../contract/constants.ts";
import type { UserType } from "../contract/enumerations.ts";
import { message } from "../contract/messages/index.ts";
import { formOf } from "../contract/profile-mapping.ts";
import { profileFileProblem } from "../contract/rules/files.ts";
import { profileProblems } from "../contract/rules/profile-form.ts";
import type { Profile } from "../contract/wire.ts";
import { failureOf, outputOf } from "./actor-events.ts";
import { notProvided } from "./actor-stub.ts";
import {
  fileProblemsOf,
  type ProfileContext,
  type ProfileEvent,
  type ProfileInput,
  type ProfileSave,
  saveFailure,
  serverFileProblems,
  serverProblems,
} from "./profile-facts.ts";

/** What the profile chart may call by name: its types, guards, actions, actors and delays. */
export const profileSetup = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    input: {} as ProfileInput,
    tags: {} as "loading" | "form" | "busy" | "unsaved" | "failed" | "done",
  },
  actors: {
    fetchUser: fromPromise<{ user_type: UserType }, void>(notProvided),
    fetchProfile: fromPromise<Profile, void>(notProvided),
    createProfile: fromPromise<unknown, ProfileSave>(notProvided),
    updateProfile: fromPromise<unknown, ProfileSave>(notProvided),
  },
  guards: {
    isMissing: ({ event }) => {
      const failure = failureOf(event);
      return failure.kind === "answered" && failure.status === 404;
    },
    hasDraft: ({ context }) => context.draft !== null,
    hasProblems: ({ context }) =>
      Object.keys(profileProblems(context.form, context.userType)).length > 0 ||
      Object.keys(fileProblemsOf(context)).length > 0,
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
          }
        : {},
    ),
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
    hideProblems: assign({ showAll: false, touched: {}, refused: {} }),
    noticeSaveFailure: assign({
      notice: ({ event }) => saveFailure(failureOf(event)),
      refused: ({ event }) => serverProblems(failureOf(event)),
      fileProblems: ({ event }) => serverFileProblems(failureOf(event)),
    }),
    noticeUpdated: assign({ notice: message("profile.updated") }),
    noticeCreated: assign({ notice: message("profile.created") }),
    /** Effects, given by the browser. */
    keepDraft: () => {},
    forgetDraft: () => {},
    focusFirstProblem: () => {},
    goToDashboard: (_, _params: { userType: UserType }) => {},
  },
  delays: { profileRedirect: PROFILE_REDIRECT },
});
