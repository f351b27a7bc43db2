import { expect } from "vitest";
import type { SnapshotFrom } from "xstate";
import type {
  BranchExpectation,
  StateExpectation,
} from "xstate-toolkit/vitest";
import {
  PROFILE_REDIRECT_DELAY,
  SLOW_SEND,
} from "../../../contract/constants.ts";
import { statusOf } from "../../../contract/failure.ts";
import { message } from "../../../contract/messages/index.ts";
import type { Profile } from "../../../contract/profile/wire.ts";
import {
  type ProfileContext,
  profileMachine,
} from "../../../machines/profile/chart.ts";
import { baseOf } from "../../../machines/profile/conflict.ts";
import { failureOf } from "../../../machines/shared/actor-events.ts";
import { showing } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import {
  DRAFT_VERSION,
  draftForm,
  investeeForm,
  investeeProfile,
  investorForm,
  investorProfile,
  picture,
} from "./cases.ts";
import { isValid, profilePlan } from "./plan.ts";

const saveInput = (context: ProfileContext) => ({
  form: context.form,
  userType: context.userType,
  files: context.files,
  removedFiles: context.removedFiles,
  version: context.version,
});
const isConflict = ({ event }: { event: object }) =>
  statusOf(failureOf(event)) === 409;
const isOwnSave = ({ before, event }: { before: Snapshot; event: object }) => {
  const { unanswered } = before.context;
  const { profile } = (failureOf(event) as { body?: { profile?: Profile } })
    .body ?? { profile: undefined };
  return (
    isConflict({ event }) &&
    unanswered !== null &&
    unanswered.description === profile?.description &&
    unanswered.business_name === profile.business_name
  );
};
/** The form after the choice for the description, which is the only field of the conflicts in the plan. */
const chosenForm = ({ form, conflict }: ProfileContext) => ({
  ...form,
  description:
    conflict?.choices.description === "theirs"
      ? conflict.theirs.form.description
      : form.description,
});

type Snapshot = SnapshotFrom<typeof profileMachine>;

/** The form is being saved with this call. Add its results. */
const savingWith = (
  call: "updateProfile" | "createProfile",
): StateExpectation<typeof profileMachine> => ({
  tags: ["form", "busy", "unsaved"],
  calls: ({ after }) => [[call, saveInput(after.context)], "watchUpload"],
  after: { slowSend: { context: { slow: true } } },
});
const saveFailed: BranchExpectation<typeof profileMachine> = {
  to: "editing.failed",
  effects: "focusFirstProblem",
  context: ({ event: { error } }) => {
    const refusal: string | undefined = error.body?.market?.[0];
    const reason = refusal ? `Market: ${refusal}` : "Failed to fetch";
    return {
      slow: false,
      notice: showing(`Error saving profile: ${reason}`),
      serverErrors: refusal ? { market: { text: refusal } } : {},
    };
  },
};

testMachine(profileMachine, {
  ...profilePlan,
  delays: {
    slowSend: SLOW_SEND,
    profileRedirect: PROFILE_REDIRECT_DELAY,
  },
  expect: {
    "(root)": {
      on: {
        "decks.reported": { context: ({ event }) => ({ decks: event.state }) },
      },
    },
    loading: {
      tags: "loading",
      calls: "watchResources",
      on: {
        "profile.read": {
          to: "opening",
          changes: ({ event: { userType, profile } }) => ({
            userType,
            ...(profile && {
              ...(userType === "investor"
                ? { base: baseOf(investorProfile), form: investorForm }
                : { base: baseOf(investeeProfile), form: investeeForm }),
              version: 1,
            }),
          }),
        },
      },
    },
    opening: {
      always: [
        {
          to: "offeringDraft",
          when: ({ context }) => context.draft === draftForm,
        },
        { to: "editing", effects: "focusTarget" },
      ],
    },
    offeringDraft: {
      tags: ["form", "draftOffered"],
      context: { notice: message("profile.draftFound") },
      on: {
        "draft.accepted": {
          to: "editing.unsaved",
          effects: "focusTarget",
          context: { form: draftForm, version: DRAFT_VERSION, draft: null },
        },
        "draft.declined": {
          to: "editing",
          effects: ["deleteDraft", "focusTarget"],
          context: { draft: null },
        },
      },
    },
    editing: {
      tags: "form",
      on: {
        "field.changed": {
          to: "editing.unsaved",
          effects: "storeDraft",
          context: ({ before: { context }, event: { field, value } }) => ({
            form: { ...context.form, [field]: value },
            serverErrors: { ...context.serverErrors, [field]: undefined },
            originalTexts: { ...context.originalTexts, [field]: undefined },
          }),
        },
        "field.blurred": {
          context: ({ before, event: { field } }) => ({
            touched: { ...before.context.touched, [field]: true },
          }),
        },
        "reading.chosen": {
          to: "editing.unsaved",
          effects: ["storeDraft", "focusTarget"],
          when: ({ context }) => context.form.annual_turnover === "10.000",
          context: ({ before }) => ({
            form: { ...before.context.form, annual_turnover: "10,000" },
            leftField: "annual_turnover" as const,
            requestedTarget: "annual_turnover" as const,
          }),
        },
        "replacement.requested": {
          to: "editing.previewing",
          effects: "focusPreview",
          when: ({ context }) => context.form.business_name === "#1",
          changes: { previewedField: "business_name" },
        },
        "replacement.undone": {
          to: "editing.unsaved",
          effects: ["storeDraft", "focusTarget"],
          when: ({ context }) => context.originalTexts.business_name === "#1",
          changes: ({ before: { context } }) => ({
            form: { ...context.form, business_name: "#1" },
            originalTexts: {
              ...context.originalTexts,
              business_name: undefined,
            },
            requestedTarget: "business_name" as const,
          }),
        },
        "field.requested": {
          effects: "focusTarget",
          changes: { requestedTarget: "market" },
        },
        "file.chosen": {
          to: "editing.unsaved",
          context: ({ before: { context }, event: { file } }) => ({
            files: { ...context.files, avatar: file },
            // The MIME type of `us.png.exe` is not an image type, so the file is rejected for both roles.
            fileProblems: {
              avatar:
                file === picture
                  ? undefined
                  : message(
                      context.userType === "investor"
                        ? "profile.file.avatarImage"
                        : "profile.file.avatarJpegPng",
                    ),
            },
          }),
        },
        "file.removed": {
          to: "editing.unsaved",
          effects: "focusFileChooser",
          context: ({ before: { context } }) => ({
            files: { ...context.files, avatar: undefined },
            fileProblems: {},
            removedFiles: { avatar: context.files.avatar === undefined },
          }),
        },
        "form.submitted": [
          { to: "editing.invalid", when: ({ context }) => !isValid(context) },
          {
            to: "updating",
            when: ({ context }) => context.base !== null,
            context: { progress: 0 },
          },
          { to: "creating", context: { progress: 0 } },
        ],
      },
    },
    "editing.unsaved": { tags: "unsaved", context: { notice: null } },
    "editing.previewing": {
      tags: ["unsaved", "previewing"],
      on: {
        "replacement.accepted": {
          to: "editing.unsaved",
          effects: ["storeDraft", "focusTarget"],
          changes: ({ before: { context } }) => ({
            form: { ...context.form, business_name: "1" },
            serverErrors: { ...context.serverErrors, business_name: undefined },
            originalTexts: { ...context.originalTexts, business_name: "#1" },
            requestedTarget: "business_name" as const,
          }),
        },
        "replacement.declined": {
          to: "editing.unsaved",
          effects: "focusTarget",
          changes: { requestedTarget: "business_name" },
        },
      },
    },
    "editing.invalid": {
      tags: ["unsaved", "invalid"],
      entry: "focusFirstProblem",
      context: { showsAllProblems: true },
    },
    "editing.failed": { tags: ["unsaved", "unsent"] },
    updating: {
      ...savingWith("updateProfile"),
      on: {
        "upload.progressed": { context: { progress: 40 } },
        "xstate.error.actor.updateProfile": [
          {
            to: "updating",
            when: isOwnSave,
            context: { version: 2, unanswered: null, slow: false },
          },
          {
            to: "resolving",
            when: isConflict,
            changes: ({ before: { context } }) => ({
              conflict: expect.objectContaining({
                fields: ["description"],
                choices: { description: context.base ? "theirs" : "mine" },
              }),
              slow: false,
            }),
          },
          saveFailed,
        ],
      },
      onDone: {
        to: "saved",
        context: { notice: showing("Profile updated successfully!") },
      },
    },
    resolving: {
      tags: ["form", "unsaved", "conflict"],
      entry: "focusConflict",
      on: {
        "conflict.chosen": {
          changes: ({ before: { context }, event }) => ({
            conflict: context.conflict && {
              ...context.conflict,
              choices: { description: event.choice },
            },
          }),
        },
        "conflict.postponed": {
          to: "editing.unsaved",
          effects: "focusTarget",
          changes: { conflict: null, requestedTarget: "description" },
        },
        "form.submitted": [
          {
            to: "editing.invalid",
            effects: "storeDraft",
            when: ({ context }) =>
              !isValid({ ...context, form: chosenForm(context) }),
            context: ({ before }) => ({
              conflict: null,
              form: chosenForm(before.context),
              version: 2,
            }),
          },
          {
            to: "updating",
            effects: "storeDraft",
            context: ({ before: { context } }) => ({
              conflict: null,
              form: chosenForm(context),
              version: 2,
              base: context.conflict?.theirs ?? null,
              progress: 0,
            }),
          },
        ],
      },
    },
    creating: {
      ...savingWith("createProfile"),
      on: {
        "upload.progressed": { context: { progress: 40 } },
        "xstate.error.actor.createProfile": [
          { to: "updating", when: isConflict, context: { slow: false } },
          saveFailed,
        ],
      },
      onDone: {
        to: "saved",
        context: { notice: showing("Profile created successfully!") },
      },
    },
    saved: {
      tags: ["form", "done"],
      entry: "deleteDraft",
      context: {
        showsAllProblems: false,
        touched: {},
        serverErrors: {},
        originalTexts: {},
      },
      after: {
        profileRedirect: { to: "redirected", effects: "goToDashboard" },
      },
      always: {
        to: "waitingForDecks",
        when: ({ context }) => context.decks !== "idle",
      },
    },
    waitingForDecks: {
      tags: ["form", "done"],
      always: { to: "saved", when: ({ context }) => context.decks === "idle" },
    },
    redirected: { tags: ["form", "done"] },
  },
});
