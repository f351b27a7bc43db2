import { EMPTY_PROFILE_FORM } from "../../contract/profile/form.ts";
import {
  fetchingProfile,
  fetchingUser,
  loadFailed,
  userFailed,
} from "./reading.ts";
import { creating, updating } from "./saving.ts";
import { profileSetup } from "./setup.ts";

/**
 * Creates or updates a profile: the account's role, the stored profile, the form with its problems, saving, and a
 * redirect to the dashboard. The input can contain a draft from before a forced logout, which is offered, and the
 * field to open.
 */
export const profileMachine = profileSetup.createMachine({
  id: "profile",
  description: "Set up a profile, or update it for matching.",
  context: ({ input }) => ({
    userType: input.userType,
    draft: input.draft,
    sought: input.sought,
    profile: null,
    form: EMPTY_PROFILE_FORM,
    files: {},
    fileProblems: {},
    removed: {},
    touched: {},
    refused: {},
    showAll: false,
    previewed: null,
    replaced: {},
    sent: 0,
    slow: false,
    notice: null,
  }),
  invoke: {
    id: "watchPage",
    src: "watchPage",
    onError: { description: "Only Try Again reloads the page." },
  },
  initial: "fetchingUser",
  states: {
    fetchingUser,
    userFailed,
    fetchingProfile,
    loadFailed,
    opening: {
      description:
        "Checks whether there is a draft from before a forced logout.",
      always: [
        { guard: "hasDraft", target: "offeringDraft" },
        {
          target: "editing",
          actions: "focusSought",
          description: "The form opens at the requested field.",
        },
      ],
    },
    offeringDraft: {
      description:
        "The form is open, and the page offers to restore the draft from before the session ended.",
      tags: "form",
      entry: "noticeDraft",
      exit: "clearNotice",
      on: {
        "draft.accepted": {
          target: "editing.unsaved",
          actions: ["takeDraft", "focusSought"],
        },
        "draft.declined": {
          target: "editing",
          actions: ["dropDraft", "forgetDraft", "focusSought"],
          description: "The stored profile is kept.",
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
          actions: ["changeField", "keepDraft"],
          description:
            "Each change is stored in this tab, in case the session ends.",
        },
        "field.left": {
          actions: "touchField",
          description: "The field shows its problems from now on.",
        },
        "replacement.asked": {
          guard: "isReplaceable",
          target: ".previewing",
          actions: ["previewReplacement", "focusPreview"],
          description: "The text with replaced characters is shown first.",
          meta: { rules: ["5-profile-32"] },
        },
        "replacement.undone": {
          guard: "isReplaced",
          target: ".unsaved",
          actions: ["undoReplacement", "keepDraft", "focusSought"],
          description: "Restores the text as typed.",
          meta: { rules: ["5-profile-32"] },
        },
        "field.sought": {
          actions: ["seekField", "focusSought"],
        },
        "file.chosen": {
          target: ".unsaved",
          actions: "chooseFile",
          description:
            "A file of a wrong type or size is refused at its field.",
          meta: { rules: ["5-profile-31"] },
        },
        "file.dropped": {
          target: ".unsaved",
          actions: ["dropFile", "focusDropped"],
          description:
            "A chosen file is dropped at once; a stored one is deleted when the form is saved.",
        },
        "form.submitted": [
          {
            guard: "hasProblems",
            target: ".refused",
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
          description: "There are no changes since the profile was loaded.",
        },
        unsaved: {
          description:
            "There are unsaved changes, so the page asks before it is left.",
          tags: "unsaved",
        },
        previewing: {
          description:
            "The text with replaced characters is shown below its field. The field keeps the typed text until the replacement is accepted.",
          tags: "unsaved",
          meta: { rules: ["5-profile-32"] },
          on: {
            "replacement.accepted": {
              target: "unsaved",
              actions: [
                "acceptReplacement",
                "seekPreviewed",
                "keepDraft",
                "focusSought",
              ],
              description: "The field has the new text and offers Undo.",
              meta: { rules: ["5-profile-32"] },
            },
            "replacement.declined": {
              target: "unsaved",
              actions: ["seekPreviewed", "focusSought"],
              description: "The field keeps the typed text.",
              meta: { rules: ["5-profile-32"] },
            },
          },
        },
        refused: {
          description:
            "Every invalid field shows its problem, a summary is shown above the form, and the first invalid field is focused.",
          tags: "unsaved",
          meta: { rules: ["5-profile-01"] },
          entry: ["showAllProblems", "focusFirstProblem"],
        },
        failed: {
          description:
            "The server refused the form. The reason is shown above it, and the input is kept.",
          tags: "unsaved",
          exit: "clearNotice",
        },
      },
    },
    updating,
    creating,
    saved: {
      description:
        "The profile is saved. The confirmation is shown until the dashboard opens.",
      tags: ["form", "done"],
      entry: ["forgetDraft", "hideProblems"],
      after: {
        profileRedirect: {
          target: "leaving",
          meta: { rules: ["4-profile-05"] },
        },
      },
    },
    leaving: {
      description: "Determines the dashboard of this role.",
      always: [
        {
          guard: "isInvestor",
          target: "left",
          actions: {
            type: "goToDashboard",
            params: { userType: "investor" },
          },
          meta: { rules: ["4-profile-06"] },
        },
        {
          target: "left",
          actions: {
            type: "goToDashboard",
            params: { userType: "investee" },
          },
          meta: { rules: ["4-profile-06"] },
        },
      ],
    },
    left: { description: "The dashboard is open.", type: "final" },
  },
});
