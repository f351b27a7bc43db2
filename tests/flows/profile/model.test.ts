import { expect, test } from "vitest";
import type { SnapshotFrom } from "xstate";
import type { ResponseOf } from "../../../contract/calls/index.ts";
import {
  PROFILE_REDIRECT_DELAY,
  SLOW_LOAD,
  SLOW_SEND,
} from "../../../contract/constants.ts";
import { statusOf } from "../../../contract/failure.ts";
import { message, textOf } from "../../../contract/messages/index.ts";
import type { Profile } from "../../../contract/profile/wire.ts";
import {
  type ProfileContext,
  profileMachine,
  visibleProblems,
} from "../../../machines/profile/chart.ts";
import { failureOf } from "../../../machines/shared/actor-events.ts";
import { walkMachine } from "../../support/walk-machine.ts";
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
  type picture,
} from "./cases.ts";
import { isValid, profilePlan } from "./plan.ts";

const showsSlowNotice = (after: number) => ({ after, context: { slow: true } });
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
      ? conflict.profile.description
      : form.description,
});

type Snapshot = SnapshotFrom<typeof profileMachine>;

walkMachine(profileMachine, {
  ...profilePlan,
  states: {
    fetchingUser: { tags: ["loading"], notTags: ["form", "busy"] },
    userFailed: {
      tags: ["failed"],
      context: { notice: message("profile.userFetchFailed") },
      check: ({ snapshot }) =>
        expect(textOf(snapshot.context.notice ?? { text: "" })).toBe(
          "Failed to fetch user data",
        ),
    },
    fetchingProfile: { tags: ["loading"], notTags: ["form"] },
    restored: {
      tags: ["failed"],
      notTags: ["form"],
      context: {
        notice: STORED_RESPONSE_NOTICE,
        profile: null,
        storedProfile: investeeProfile,
      },
      cannot: [{ type: "form.submitted" }],
    },
    loadFailed: {
      tags: ["failed"],
      notTags: ["form"],
      cannot: [{ type: "form.submitted" }],
      check: ({ snapshot }) =>
        expect(textOf(snapshot.context.notice ?? { text: "" })).toBe(
          "Failed to load profile data",
        ),
    },
    offeringDraft: {
      tags: ["form"],
      notTags: ["busy"],
      context: { notice: message("profile.draftFound"), draft: draftForm },
    },
    "editing.unchanged": {
      tags: ["form"],
      notTags: ["unsaved", "busy"],
      can: [{ type: "form.submitted" }],
    },
    "editing.unsaved": {
      tags: ["form", "unsaved"],
      notTags: ["busy"],
      context: { notice: null },
    },
    "editing.invalid": {
      tags: ["form", "unsaved"],
      notTags: ["busy"],
      context: { showsAllProblems: true },
      check: ({ snapshot: { context } }) => {
        expect(isValid(context)).toBe(false);
      },
    },
    "editing.failed": {
      tags: ["form", "unsaved"],
      notTags: ["busy"],
      can: [{ type: "form.submitted" }],
      check: ({ snapshot: { context } }) => {
        const text = textOf(context.notice ?? { text: "" });
        const isRejected = text.includes("Market");
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
    "editing.previewing": {
      tags: ["form", "unsaved"],
      notTags: ["busy"],
      context: { previewedField: "business_name" },
      can: [{ type: "form.submitted" }, { type: "replacement.declined" }],
      check: ({ snapshot: { context } }) =>
        expect(context.form.business_name).toBe("#1"),
    },
    updating: {
      tags: ["form", "busy", "unsaved"],
      cannot: [
        { type: "form.submitted" },
        { type: "field.changed", field: "market", value: "x" },
      ],
    },
    creating: {
      tags: ["form", "busy", "unsaved"],
      cannot: [
        { type: "form.submitted" },
        { type: "field.changed", field: "market", value: "x" },
      ],
    },
    resolving: {
      tags: ["form", "unsaved"],
      notTags: ["busy"],
      cannot: [{ type: "field.changed", field: "market", value: "x" }],
      check: ({ snapshot: { context } }) =>
        expect(context.conflict?.fields).toEqual(["description"]),
    },
    saved: {
      tags: ["form", "done"],
      notTags: ["busy", "unsaved"],
      context: {
        showsAllProblems: false,
        touched: {},
        serverErrors: {},
        originalTexts: {},
      },
    },
    waitingForDecks: {
      tags: ["form", "done"],
      notTags: ["busy", "unsaved"],
      check: ({ snapshot: { context } }) => {
        expect(["busy", "failed"]).toContain(context.decks);
        expect(textOf(context.notice ?? { text: "" })).toMatch(
          /^Profile (updated|created) successfully!$/,
        );
      },
    },
    redirected: { tags: ["form", "done"], context: { decks: "idle" } },
  },
  transitions: {
    "(start)": { calls: [["watchPage"], ["fetchUser"]] },
    "(root) --onError(watchPage)--> (ignored)": { context: "unchanged" },
    "fetchingUser --after(slowLoad)--> (stays)": showsSlowNotice(SLOW_LOAD),
    "fetchingProfile --after(slowLoad)--> (stays)": showsSlowNotice(SLOW_LOAD),
    "updating --after(slowSend)--> (stays)": showsSlowNotice(SLOW_SEND),
    "creating --after(slowSend)--> (stays)": showsSlowNotice(SLOW_SEND),
    "updating --upload.progressed--> (stays)": { context: { progress: 40 } },
    "creating --upload.progressed--> (stays)": { context: { progress: 40 } },
    "updating --onError(watchUpload)--> (ignored)": { context: "unchanged" },
    "creating --onError(watchUpload)--> (ignored)": { context: "unchanged" },
    "userFailed --page.resumed--> fetchingUser": {
      calls: [["fetchUser"]],
      context: { notice: null },
    },
    "loadFailed --page.resumed--> fetchingProfile": {
      calls: [["fetchProfile"]],
      context: { notice: null },
    },
    "editing --field.requested--> (stays)": {
      effects: [["focusTarget"]],
      context: { requestedTarget: "market" },
    },
    "fetchingUser --onDone(fetchUser)--> fetchingProfile": {
      calls: [["fetchProfile"]],
      context: ({ event }) => ({
        slow: false,
        userType: (event as unknown as { output: ResponseOf<"user"> }).output
          .user_type,
      }),
    },
    "fetchingUser --onError(fetchUser) [hasStoredResponse]--> fetchingProfile":
      {
        when: hasStoredResponse,
        calls: [["fetchProfile"]],
        context: { userType: "investee", slow: false },
      },
    "fetchingUser --onError(fetchUser) [else]--> userFailed": {
      context: { notice: message("profile.userFetchFailed") },
    },
    "userFailed --load.retried--> fetchingUser": {
      calls: [["fetchUser"]],
      context: { notice: null },
    },
    "fetchingProfile --onDone(fetchProfile)--> opening": {
      context: ({ before }) =>
        before.context.userType === "investor"
          ? {
              profile: investorProfile,
              form: investorForm,
              version: 1,
              slow: false,
            }
          : {
              profile: investeeProfile,
              form: investeeForm,
              version: 1,
              slow: false,
            },
    },
    "fetchingProfile --onError(fetchProfile) [isMissing]--> opening": {
      when: ({ event }) => statusOf(failureOf(event)) === 404,
      context: { profile: null, form: emptyForm },
    },
    "fetchingProfile --onError(fetchProfile) [hasStoredResponse]--> restored": {
      when: hasStoredResponse,

      context: {
        storedProfile: investeeProfile,
        notice: STORED_RESPONSE_NOTICE,
      },
    },
    "restored --load.retried--> fetchingProfile": {
      calls: [["fetchProfile"]],
      context: { storedProfile: null, notice: null },
    },
    "restored --page.resumed--> fetchingProfile": {
      calls: [["fetchProfile"]],
      context: { storedProfile: null, notice: null },
    },
    "fetchingProfile --onError(fetchProfile) [else]--> loadFailed": {
      context: { notice: message("profile.loadFailed") },
    },
    "loadFailed --load.retried--> fetchingProfile": {
      calls: [["fetchProfile"]],
      context: { notice: null },
    },
    "opening --always [hasDraft]--> offeringDraft": {
      when: ({ before }) => before.context.draft === draftForm,
      context: { notice: message("profile.draftFound") },
    },
    "opening --always [else]--> editing": {
      effects: [["focusTarget"]],
      context: { notice: null },
    },
    "offeringDraft --draft.accepted--> editing.unsaved": {
      effects: [["focusTarget"]],
      context: {
        form: draftForm,
        version: DRAFT_VERSION,
        draft: null,
        notice: null,
      },
    },
    "offeringDraft --draft.declined--> editing": {
      effects: [["deleteDraft"], ["focusTarget"]],
      context: { draft: null, notice: null },
    },
    "editing --field.changed--> editing.unsaved": {
      effects: [["storeDraft"]],
      check: ({ after, event }) =>
        expect(after.context.form).toMatchObject({
          [(event as unknown as { field: string }).field]: (
            event as unknown as { value: string }
          ).value,
        }),
    },
    "editing --reading.chosen [isReading]--> editing.unsaved": {
      when: ({ before }) => before.context.form.annual_turnover === "10.000",
      effects: [["storeDraft"], ["focusTarget"]],
      context: ({ before }) => ({
        form: { ...before.context.form, annual_turnover: "10,000" },
        leftField: "annual_turnover" as const,
        requestedTarget: "annual_turnover" as const,
      }),
    },
    "editing --replacement.requested [isReplaceable]--> editing.previewing": {
      when: ({ before }) => before.context.form.business_name === "#1",
      effects: [["focusPreview"]],
      context: { previewedField: "business_name" },
      check: ({ before, after }) =>
        expect(after.context.form).toEqual(before.context.form),
    },
    "editing.previewing --replacement.accepted--> editing.unsaved": {
      effects: [["storeDraft"], ["focusTarget"]],
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
    "editing.previewing --replacement.declined--> editing.unsaved": {
      effects: [["focusTarget"]],
      context: ({ before }) => ({
        form: before.context.form,
        originalTexts: before.context.originalTexts,
        requestedTarget: "business_name" as const,
      }),
    },
    "editing --replacement.undone [hasOriginalText]--> editing.unsaved": {
      when: ({ before }) => before.context.originalTexts.business_name === "#1",
      effects: [["storeDraft"], ["focusTarget"]],
      context: { requestedTarget: "business_name" },
      check: ({ before, after: { context } }) => {
        expect(context.form).toEqual({
          ...before.context.form,
          business_name: "#1",
        });
        expect(context.originalTexts.business_name).toBeUndefined();
      },
    },
    "editing --field.blurred--> (stays)": {
      check: ({ after }) =>
        expect(after.context.touched.description).toBe(true),
    },
    "editing --file.chosen--> editing.unsaved": {
      check: ({ after: { context }, event }) => {
        const { file } = event as unknown as { file: typeof picture };
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
    "editing --file.removed--> editing.unsaved": {
      effects: [["focusFileChooser"]],
      check: ({ before, after: { context } }) => {
        expect(context.files.avatar).toBeUndefined();
        expect(context.fileProblems.avatar).toBeUndefined();
        expect(context.removedFiles.avatar).toBe(
          before.context.files.avatar === undefined,
        );
      },
    },
    "editing --form.submitted [hasProblems]--> editing.invalid": {
      when: ({ before }) => !isValid(before.context),
      effects: [["focusFirstProblem"]],
      context: { showsAllProblems: true },
    },
    "editing --form.submitted [hasProfile]--> updating": {
      when: ({ before }) => before.context.profile !== null,
      calls: ({ before }) => [
        ["updateProfile", saveInput(before.context)],
        ["watchUpload"],
      ],
      context: { progress: 0 },
    },
    "editing --form.submitted [else]--> creating": {
      calls: ({ before }) => [
        ["createProfile", saveInput(before.context)],
        ["watchUpload"],
      ],
      context: { progress: 0 },
    },
    "updating --onDone(updateProfile)--> saved": {
      effects: [["deleteDraft"]],
      context: { notice: message("profile.updated") },
      check: ({ after }) =>
        expect(textOf(after.context.notice ?? { text: "" })).toBe(
          "Profile updated successfully!",
        ),
    },
    "updating --onError(updateProfile) [isOwnSave]--> updating": {
      when: isOwnSave,
      calls: ({ before }) => [
        ["updateProfile", { ...saveInput(before.context), version: 2 }],
        ["watchUpload"],
      ],
      context: { version: 2, unanswered: null, progress: 0, slow: false },
    },
    "updating --onError(updateProfile) [isConflict]--> resolving": {
      when: isConflict,
      effects: [["focusConflict"]],
      context: ({ before }) => ({ form: before.context.form, slow: false }),
      check: ({ before, after: { context } }) => {
        const isKnown = before.context.profile !== null;
        expect(context.conflict?.choices).toEqual({
          description: isKnown ? "theirs" : "mine",
        });
      },
    },
    "resolving --conflict.chosen--> (stays)": {
      check: ({ before, after: { context }, event }) => {
        const { choice } = event as unknown as { choice: "mine" | "theirs" };
        expect(context.conflict).toEqual({
          ...before.context.conflict,
          choices: { description: choice },
        });
        expect(context.form).toEqual(before.context.form);
      },
    },
    "resolving --conflict.postponed--> editing.unsaved": {
      effects: [["focusTarget"]],
      context: ({ before }) => ({
        conflict: null,
        form: before.context.form,
        version: before.context.version,
        requestedTarget: "description" as const,
      }),
    },
    "resolving --form.submitted [hasChosenProblems]--> editing.invalid": {
      when: ({ before: { context } }) =>
        !isValid({ ...context, form: chosenForm(context) }),
      effects: [["storeDraft"], ["focusFirstProblem"]],
      context: ({ before }) => ({
        conflict: null,
        form: chosenForm(before.context),
        version: 2,
      }),
    },
    "resolving --form.submitted [else]--> updating": {
      effects: [["storeDraft"]],
      calls: ({ before: { context } }) => [
        [
          "updateProfile",
          { ...saveInput(context), form: chosenForm(context), version: 2 },
        ],
        ["watchUpload"],
      ],
      context: ({ before: { context } }) => ({
        conflict: null,
        form: chosenForm(context),
        profile: context.conflict?.profile ?? null,
        progress: 0,
      }),
    },
    "updating --onError(updateProfile) [else]--> editing.failed": {
      effects: [["focusFirstProblem"]],
      context: ({ before }) => ({ form: before.context.form, slow: false }),
    },
    "creating --onDone(createProfile)--> saved": {
      effects: [["deleteDraft"]],
      context: { notice: message("profile.created") },
      check: ({ after }) =>
        expect(textOf(after.context.notice ?? { text: "" })).toBe(
          "Profile created successfully!",
        ),
    },
    "creating --onError(createProfile) [alreadyExists]--> updating": {
      when: ({ event }) => statusOf(failureOf(event)) === 409,
      calls: ({ before }) => [
        ["updateProfile", saveInput(before.context)],
        ["watchUpload"],
      ],
      context: { progress: 0, slow: false, notice: null },
    },
    "creating --onError(createProfile) [else]--> editing.failed": {
      effects: [["focusFirstProblem"]],
      context: ({ before }) => ({ form: before.context.form, slow: false }),
    },
    "(root) --decks.reported--> (stays)": {
      context: ({ event }) => ({
        decks: (event as unknown as { state: ProfileContext["decks"] }).state,
      }),
    },
    "saved --always [areDecksUnfinished]--> waitingForDecks": {
      when: ({ before }) => before.context.decks !== "idle",
    },
    "waitingForDecks --always [areDecksIdle]--> saved": {
      when: ({ before }) => before.context.decks === "idle",
      effects: [["deleteDraft"]],
    },
    "saved --after(profileRedirect)--> redirected": {
      after: PROFILE_REDIRECT_DELAY,
      effects: [["goToDashboard"]],
    },
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
