import { expect, test } from "vitest";
import type { SnapshotFrom } from "xstate";
import type {
  BranchExpectation,
  StateExpectation,
} from "xstate-toolkit/vitest";
import {
  PROFILE_REDIRECT_DELAY,
  SLOW_LOAD,
  SLOW_SEND,
} from "../../../contract/constants.ts";
import { statusOf } from "../../../contract/failure.ts";
import { message } from "../../../contract/messages/index.ts";
import type { Profile } from "../../../contract/profile/wire.ts";
import {
  type ProfileContext,
  profileMachine,
  visibleProblems,
} from "../../../machines/profile/chart.ts";
import { baseOf } from "../../../machines/profile/conflict.ts";
import { failureOf } from "../../../machines/shared/actor-events.ts";
import { showing, shownText } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import {
  hasStoredResponse,
  STORED_RESPONSE_NOTICE,
} from "../stored-response-cases.ts";
import {
  DRAFT_VERSION,
  draftForm,
  emptyForm,
  investeeForm,
  investeeProfile,
  investorForm,
  investorProfile,
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
const loadsAgain = (
  to: "fetchingUser" | "fetchingProfile",
  context: Partial<ProfileContext>,
) => ({
  "load.retried": { to, context },
  "page.resumed": { to, context },
});
const saveFailed: BranchExpectation<typeof profileMachine> = {
  to: "editing.failed",
  effects: "focusFirstProblem",
  context: ({ before }) => ({ form: before.context.form, slow: false }),
};

testMachine(profileMachine, {
  ...profilePlan,
  delays: {
    slowLoad: SLOW_LOAD,
    slowSend: SLOW_SEND,
    profileRedirect: PROFILE_REDIRECT_DELAY,
  },
  expect: {
    "(root)": {
      calls: "watchPage",
      on: {
        "decks.reported": {
          context: ({ event }) => ({
            decks: event.state,
          }),
        },
      },
    },
    fetchingUser: {
      tags: "loading",
      calls: "fetchUser",
      after: { slowLoad: { context: { slow: true } } },
      onDone: {
        to: "fetchingProfile",
        context: ({ event }) => ({
          slow: false,
          userType: event.output.user_type,
        }),
      },
      onError: [
        {
          to: "fetchingProfile",
          when: hasStoredResponse,
          context: { userType: "investee", slow: false },
        },
        {
          to: "userFailed",
          context: { notice: message("profile.userFetchFailed") },
        },
      ],
    },
    userFailed: {
      tags: "failed",
      context: { notice: showing("Failed to fetch user data") },
      on: loadsAgain("fetchingUser", { notice: null }),
    },
    fetchingProfile: {
      tags: "loading",
      calls: "fetchProfile",
      after: { slowLoad: { context: { slow: true } } },
      onDone: [
        {
          to: "opening",
          when: ({ event }) => event.output === null,
          context: { base: null, form: emptyForm },
        },
        {
          to: "opening",
          context: ({ before }) => ({
            ...(before.context.userType === "investor"
              ? { base: baseOf(investorProfile), form: investorForm }
              : { base: baseOf(investeeProfile), form: investeeForm }),
            version: 1,
            slow: false,
          }),
        },
      ],
      onError: [
        {
          to: "restored",
          when: hasStoredResponse,
          context: { notice: STORED_RESPONSE_NOTICE },
        },
        {
          to: "loadFailed",
          context: { notice: message("profile.loadFailed") },
        },
      ],
    },
    restored: {
      tags: ["failed", "restored"],
      context: { notice: STORED_RESPONSE_NOTICE, base: null },
      on: loadsAgain("fetchingProfile", { notice: null }),
    },
    loadFailed: {
      tags: "failed",
      context: { notice: showing("Failed to load profile data") },
      on: loadsAgain("fetchingProfile", { notice: null }),
    },
    opening: {
      always: [
        {
          to: "offeringDraft",
          when: ({ context }) => context.draft === draftForm,
          context: { notice: message("profile.draftFound") },
        },
        { to: "editing", effects: "focusTarget", context: { notice: null } },
      ],
    },
    offeringDraft: {
      tags: ["form", "draftOffered"],
      context: { notice: message("profile.draftFound"), draft: draftForm },
      on: {
        "draft.accepted": {
          to: "editing.unsaved",
          effects: "focusTarget",
          context: {
            form: draftForm,
            version: DRAFT_VERSION,
            draft: null,
            notice: null,
          },
        },
        "draft.declined": {
          to: "editing",
          effects: ["deleteDraft", "focusTarget"],
          context: { draft: null, notice: null },
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
          context: { previewedField: "business_name" },
          check: ({ before, after }) =>
            expect(after.context.form).toEqual(before.context.form),
        },
        "replacement.undone": {
          to: "editing.unsaved",
          effects: ["storeDraft", "focusTarget"],
          when: ({ context }) => context.originalTexts.business_name === "#1",
          context: { requestedTarget: "business_name" },
          check: ({ before, after: { context } }) => {
            expect(context.form).toEqual({
              ...before.context.form,
              business_name: "#1",
            });
            expect(context.originalTexts.business_name).toBeUndefined();
          },
        },
        "field.requested": {
          effects: "focusTarget",
          context: { requestedTarget: "market" },
        },
        "file.chosen": {
          to: "editing.unsaved",
          check: ({ after: { context }, event }) => {
            const { file } = event;
            expect(context.files.avatar).toEqual(file);
            // The MIME type of `us.png.exe` is not an image type, so the file is rejected for both roles.
            expect(context.fileProblems.avatar).toEqual(
              file.type === "image/png"
                ? undefined
                : message(
                    context.userType === "investor"
                      ? "profile.file.avatarImage"
                      : "profile.file.avatarJpegPng",
                  ),
            );
          },
        },
        "file.removed": {
          to: "editing.unsaved",
          effects: "focusFileChooser",
          check: ({ before, after: { context } }) => {
            expect(context.files.avatar).toBeUndefined();
            expect(context.fileProblems.avatar).toBeUndefined();
            expect(context.removedFiles.avatar).toBe(
              before.context.files.avatar === undefined,
            );
          },
        },
        "form.submitted": [
          {
            to: "editing.invalid",
            when: ({ context }) => !isValid(context),
            context: { showsAllProblems: true },
          },
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
      context: { previewedField: "business_name" },
      check: ({ snapshot: { context } }) =>
        expect(context.form.business_name).toBe("#1"),
      on: {
        "replacement.accepted": {
          to: "editing.unsaved",
          effects: ["storeDraft", "focusTarget"],
          context: { requestedTarget: "business_name" },
          check: ({ before, after: { context } }) => {
            expect(context.form).toEqual({
              ...before.context.form,
              business_name: "1",
            });
            expect(context.originalTexts).toEqual({ business_name: "#1" });
            // A name of one character is too short, so the form is still invalid.
            expect(isValid(context)).toBe(false);
          },
        },
        "replacement.declined": {
          to: "editing.unsaved",
          effects: "focusTarget",
          context: ({ before }) => ({
            form: before.context.form,
            originalTexts: before.context.originalTexts,
            requestedTarget: "business_name" as const,
          }),
        },
      },
    },
    "editing.invalid": {
      tags: ["unsaved", "invalid"],
      entry: "focusFirstProblem",
      context: { showsAllProblems: true },
    },
    "editing.failed": {
      tags: ["unsaved", "unsent"],
      check: ({ snapshot: { context } }) => {
        const text = shownText(context.notice);
        const isRejected = text?.includes("Market");
        expect(text).toBe(
          isRejected
            ? "Error saving profile: Market: Market must be 3-100 characters."
            : "Error saving profile: Failed to fetch",
        );
        expect(visibleProblems(context).market).toEqual(
          isRejected
            ? { message: { text: "Market must be 3-100 characters." } }
            : undefined,
        );
      },
    },
    updating: {
      ...savingWith("updateProfile"),
      on: {
        "upload.progressed": { context: { progress: 40 } },
        "xstate.error.actor.updateProfile": [
          {
            to: "updating",
            when: isOwnSave,
            context: { version: 2, unanswered: null, progress: 0, slow: false },
          },
          {
            to: "resolving",
            when: isConflict,
            context: ({ before }) => ({
              form: before.context.form,
              slow: false,
            }),
            check: ({ before, after: { context } }) => {
              const isKnown = before.context.base !== null;
              expect(context.conflict?.choices).toEqual({
                description: isKnown ? "theirs" : "mine",
              });
            },
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
      check: ({ snapshot: { context } }) =>
        expect(context.conflict?.fields).toEqual(["description"]),
      on: {
        "conflict.chosen": {
          check: ({ before, after: { context }, event }) => {
            const { choice } = event;
            expect(context.conflict).toEqual({
              ...before.context.conflict,
              choices: { description: choice },
            });
            expect(context.form).toEqual(before.context.form);
          },
        },
        "conflict.postponed": {
          to: "editing.unsaved",
          effects: "focusTarget",
          context: ({ before }) => ({
            conflict: null,
            form: before.context.form,
            version: before.context.version,
            requestedTarget: "description" as const,
          }),
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
          {
            to: "updating",
            when: ({ event }) => statusOf(failureOf(event)) === 409,
            context: { progress: 0, slow: false, notice: null },
          },
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
      check: ({ snapshot: { context } }) => {
        expect(["busy", "failed"]).toContain(context.decks);
        expect(shownText(context.notice)).toMatch(
          /^Profile (updated|created) successfully!$/,
        );
      },
      always: { to: "saved", when: ({ context }) => context.decks === "idle" },
    },
    redirected: { tags: ["form", "done"], context: { decks: "idle" } },
  },
  invariants: {
    "nothing is sent while a field or file is invalid": ({ snapshot }) => {
      const isSending =
        snapshot.matches("updating") || snapshot.matches("creating");
      expect(isSending && !isValid(snapshot.context)).toBe(false);
    },
  },
});

test("the delay between a save and the redirect to the dashboard is 2 seconds", {
  tags: ["4-profile-05"],
}, () => {
  expect(PROFILE_REDIRECT_DELAY).toBe(2_000);
});
