import { EMPTY_PROFILE_FORM } from "../contract/profile-mapping.ts";
import {
  fetchingProfile,
  fetchingUser,
  loadFailed,
  userFailed,
} from "./profile-reading.ts";
import { creating, updating } from "./profile-saving.ts";
import { profileSetup } from "./profile-setup.ts";

/**
 * Setting up or updating a profile (§2 Profile screen, §4 Profile, §5 Profile form): who am I, is there a
 * profile, what is typed and what is wrong with it, saving as create or update, and on to the dashboard.
 * What was typed before a forced logout comes in with the input and is offered back; so does the field that a link of
 * another page leads to.
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
    onError: { description: "Then only Try Again reads the page again." },
  },
  initial: "fetchingUser",
  states: {
    fetchingUser,
    userFailed,
    fetchingProfile,
    loadFailed,
    opening: {
      description: "Is there something typed before a forced logout?",
      meta: { specification: ["decisions: Access"] },
      always: [
        {
          guard: "hasDraft",
          target: "offeringDraft",
          description: "Yes: it is offered back.",
        },
        {
          target: "editing",
          actions: "focusSought",
          description: "No: the form opens, at the field that was asked for.",
        },
      ],
    },
    offeringDraft: {
      description:
        "The form is open, and the page offers what was typed before the session ended.",
      tags: "form",
      meta: { specification: ["decisions: Access"] },
      entry: "noticeDraft",
      exit: "clearNotice",
      on: {
        "draft.accepted": {
          target: "editing.unsaved",
          actions: ["takeDraft", "focusSought"],
          description: "The typed text comes back.",
        },
        "draft.declined": {
          target: "editing",
          actions: ["dropDraft", "forgetDraft", "focusSought"],
          description: "The stored profile stays.",
        },
      },
    },
    editing: {
      description: "The form is open.",
      tags: "form",
      meta: { specification: ["§2 Profile screen", "§5 Profile form"] },
      initial: "unchanged",
      on: {
        "field.changed": {
          target: ".unsaved",
          actions: ["changeField", "keepDraft"],
          description:
            "Each change is kept in this tab, in case the session ends.",
        },
        "field.left": {
          actions: "touchField",
          description: "From now on the field says what is wrong with it.",
        },
        "replacement.asked": {
          guard: "isReplaceable",
          target: ".previewing",
          actions: ["previewReplacement", "focusPreview"],
          description:
            "'Replace them': the text with its refused characters replaced is shown first.",
        },
        "replacement.undone": {
          guard: "isReplaced",
          target: ".unsaved",
          actions: ["undoReplacement", "keepDraft", "focusSought"],
          description: "Undo: the text is again as it was typed.",
        },
        "field.sought": {
          actions: ["seekField", "focusSought"],
          description: "The field comes into view and has the focus.",
        },
        "file.chosen": {
          target: ".unsaved",
          actions: "chooseFile",
          description:
            "A file of a wrong type or size is refused at its field.",
        },
        "file.dropped": {
          target: ".unsaved",
          actions: ["dropFile", "focusDropped"],
          description:
            "A chosen file is taken back; a stored one goes when the form is saved.",
        },
        "form.submitted": [
          {
            guard: "hasProblems",
            target: ".refused",
            description: "A field error blocks the submit.",
          },
          {
            guard: "hasProfile",
            target: "updating",
            description: "There is a profile: PUT.",
          },
          { target: "creating", description: "There is none: POST." },
        ],
      },
      states: {
        unchanged: {
          description: "Nothing has been changed since it was loaded.",
        },
        unsaved: {
          description:
            "Leaving now would lose something, so the page asks first.",
          tags: "unsaved",
        },
        previewing: {
          description:
            "A text with its refused characters replaced is shown below its field; the field keeps what was typed until the person takes the new text.",
          tags: "unsaved",
          meta: { specification: ["decisions: Profile"] },
          on: {
            "replacement.accepted": {
              target: "unsaved",
              actions: [
                "acceptReplacement",
                "seekPreviewed",
                "keepDraft",
                "focusSought",
              ],
              description: "The new text is in the field, and offers Undo.",
            },
            "replacement.declined": {
              target: "unsaved",
              actions: ["seekPreviewed", "focusSought"],
              description: "The field keeps what was typed.",
            },
          },
        },
        refused: {
          description:
            "Every wrong field says what is wrong, a summary stands above, and the first one has the focus.",
          tags: "unsaved",
          entry: ["showAllProblems", "focusFirstProblem"],
        },
        failed: {
          description:
            "The server did not take it; the reason stands above the form and nothing typed is lost.",
          tags: "unsaved",
          exit: "clearNotice",
        },
      },
    },
    updating,
    creating,
    saved: {
      description: "It is saved; after 2 seconds the dashboard opens.",
      tags: ["form", "done"],
      meta: { specification: ["§4 Profile", "§9"] },
      entry: ["forgetDraft", "hideProblems"],
      after: {
        profileRedirect: {
          target: "leaving",
          description: "2 seconds are over.",
        },
      },
    },
    leaving: {
      description: "Which dashboard is this person's?",
      meta: { specification: ["§4 Profile"] },
      always: [
        {
          guard: "isInvestor",
          target: "left",
          actions: {
            type: "goToDashboard",
            params: { userType: "investor" },
          },
          description: "An investor goes to the investor page.",
        },
        {
          target: "left",
          actions: {
            type: "goToDashboard",
            params: { userType: "investee" },
          },
          description: "An investee goes to the investee page.",
        },
      ],
    },
    left: { description: "The dashboard is open.", type: "final" },
  },
});
