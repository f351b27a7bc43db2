import { fromPromise, setup } from "xstate";

/** Set up a profile, or update it for matching. Generated: `npm run docs` writes it anew. */
export const profileMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    createProfile: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    fetchProfile: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    fetchUser: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    updateProfile: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    watchPage: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    watchUpload: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    acceptReplacement: () => {},
    changeField: () => {},
    chooseFile: () => {},
    clearNotice: () => {},
    dropDraft: () => {},
    dropFile: () => {},
    focusDropped: () => {},
    focusFirstProblem: () => {},
    focusPreview: () => {},
    focusSought: () => {},
    forgetDraft: () => {},
    goToDashboard: () => {},
    hideProblems: () => {},
    keepDraft: () => {},
    noteNotSlow: () => {},
    noteProgress: () => {},
    noteSlow: () => {},
    noteUnsent: () => {},
    noticeCreated: () => {},
    noticeDraft: () => {},
    noticeLoadFailure: () => {},
    noticeSaveFailure: () => {},
    noticeUpdated: () => {},
    noticeUserFailure: () => {},
    previewReplacement: () => {},
    rememberProfile: () => {},
    rememberUser: () => {},
    seekField: () => {},
    seekPreviewed: () => {},
    showAllProblems: () => {},
    takeDraft: () => {},
    touchField: () => {},
    undoReplacement: () => {},
  },
  guards: {
    hasDraft: () => true,
    hasProblems: () => true,
    hasProfile: () => true,
    isExisting: () => true,
    isInvestor: () => true,
    isMissing: () => true,
    isReplaceable: () => true,
    isReplaced: () => true,
  },
  delays: {
    profileRedirect: 2000,
    slowLoad: 5000,
    slowSend: 10000,
  },
}).createMachine({
  id: "profile",
  description: "Set up a profile, or update it for matching.",
  invoke: {
    id: "watchPage",
    src: "watchPage",
    onError: {
      description: "Then only Try Again reads the page again.",
    },
  },
  initial: "fetchingUser",
  states: {
    fetchingUser: {
      description: "The page asks the server which role this person has.",
      tags: "loading",
      meta: {
        specification: [
          "§7 GET /api/user/",
        ],
      },
      exit: "noteNotSlow",
      after: {
        slowLoad: {
          actions: "noteSlow",
          description: "It takes longer than usual, and the page says so.",
        },
      },
      invoke: {
        id: "fetchUser",
        src: "fetchUser",
        onDone: {
          target: "fetchingProfile",
          actions: "rememberUser",
          description: "The fields depend on the role.",
        },
        onError: {
          target: "userFailed",
          actions: "noticeUserFailure",
          description: "'Failed to fetch user data'",
        },
      },
    },
    userFailed: {
      description: "Nothing could be read; the page says so and offers to try again.",
      tags: "failed",
      meta: {
        specification: [
          "§8 Profile and matching",
        ],
      },
      exit: "clearNotice",
      on: {
        "load.retried": {
          target: "fetchingUser",
          description: "The person tries again.",
        },
        "page.woke": {
          target: "fetchingUser",
          description: "The page or the network is back.",
        },
      },
    },
    fetchingProfile: {
      description: "The profile is on its way; the form shows as bare threads.",
      tags: "loading",
      meta: {
        specification: [
          "§4 Profile",
          "§7 GET /api/profile/",
        ],
      },
      exit: "noteNotSlow",
      after: {
        slowLoad: {
          actions: "noteSlow",
          description: "It takes longer than usual, and the page says so.",
        },
      },
      invoke: {
        id: "fetchProfile",
        src: "fetchProfile",
        onDone: {
          target: "opening",
          actions: "rememberProfile",
          description: "There is a profile: saving will update it.",
        },
        onError: [
          {
            guard: "isMissing",
            target: "opening",
            description: "There is none yet: saving will create it.",
          },
          {
            target: "loadFailed",
            actions: "noticeLoadFailure",
            description: "'Failed to load profile data'",
          },
        ],
      },
    },
    loadFailed: {
      description: "The profile could not be read. An empty form would overwrite it, so only trying again is offered.",
      tags: "failed",
      meta: {
        specification: [
          "§8 Profile and matching",
        ],
      },
      exit: "clearNotice",
      on: {
        "load.retried": {
          target: "fetchingProfile",
          description: "The person tries again.",
        },
        "page.woke": {
          target: "fetchingProfile",
          description: "The page or the network is back.",
        },
      },
    },
    opening: {
      description: "Is there something typed before a forced logout?",
      meta: {
        specification: [
          "decisions: Access",
        ],
      },
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
      description: "The form is open, and the page offers what was typed before the session ended.",
      tags: "form",
      meta: {
        specification: [
          "decisions: Access",
        ],
      },
      entry: "noticeDraft",
      exit: "clearNotice",
      on: {
        "draft.accepted": {
          target: "editing.unsaved",
          actions: [
            "takeDraft",
            "focusSought",
          ],
          description: "The typed text comes back.",
        },
        "draft.declined": {
          target: "editing",
          actions: [
            "dropDraft",
            "forgetDraft",
            "focusSought",
          ],
          description: "The stored profile stays.",
        },
      },
    },
    editing: {
      description: "The form is open.",
      tags: "form",
      meta: {
        specification: [
          "§2 Profile screen",
          "§5 Profile form",
        ],
      },
      initial: "unchanged",
      on: {
        "field.changed": {
          target: ".unsaved",
          actions: [
            "changeField",
            "keepDraft",
          ],
          description: "Each change is kept in this tab, in case the session ends.",
        },
        "field.left": {
          actions: "touchField",
          description: "From now on the field says what is wrong with it.",
        },
        "replacement.asked": {
          guard: "isReplaceable",
          target: ".previewing",
          actions: [
            "previewReplacement",
            "focusPreview",
          ],
          description: "'Replace them': the text with its refused characters replaced is shown first.",
        },
        "replacement.undone": {
          guard: "isReplaced",
          target: ".unsaved",
          actions: [
            "undoReplacement",
            "keepDraft",
            "focusSought",
          ],
          description: "Undo: the text is again as it was typed.",
        },
        "field.sought": {
          actions: [
            "seekField",
            "focusSought",
          ],
          description: "The field comes into view and has the focus.",
        },
        "file.chosen": {
          target: ".unsaved",
          actions: "chooseFile",
          description: "A file of a wrong type or size is refused at its field.",
        },
        "file.dropped": {
          target: ".unsaved",
          actions: [
            "dropFile",
            "focusDropped",
          ],
          description: "A chosen file is taken back; a stored one goes when the form is saved.",
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
          {
            target: "creating",
            description: "There is none: POST.",
          },
        ],
      },
      states: {
        unchanged: {
          description: "Nothing has been changed since it was loaded.",
        },
        unsaved: {
          description: "Leaving now would lose something, so the page asks first.",
          tags: "unsaved",
        },
        previewing: {
          description: "A text with its refused characters replaced is shown below its field; the field keeps what was typed until the person takes the new text.",
          tags: "unsaved",
          meta: {
            specification: [
              "decisions: Profile",
            ],
          },
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
              actions: [
                "seekPreviewed",
                "focusSought",
              ],
              description: "The field keeps what was typed.",
            },
          },
        },
        refused: {
          description: "Every wrong field says what is wrong, a summary stands above, and the first one has the focus.",
          tags: "unsaved",
          entry: [
            "showAllProblems",
            "focusFirstProblem",
          ],
        },
        failed: {
          description: "The server did not take it; the reason stands above the form and nothing typed is lost.",
          tags: "unsaved",
          exit: "clearNotice",
        },
      },
    },
    updating: {
      description: "The changes are on their way.",
      tags: [
        "form",
        "busy",
        "unsaved",
      ],
      meta: {
        specification: [
          "§4 Profile",
          "§7 PUT /api/profile/",
        ],
      },
      entry: "noteUnsent",
      exit: "noteNotSlow",
      after: {
        slowSend: {
          actions: "noteSlow",
          description: "It takes longer than usual, and the page says so.",
        },
      },
      on: {
        "upload.progressed": {
          actions: "noteProgress",
          description: "More of the form and its files has left.",
        },
      },
      invoke: [
        {
          id: "updateProfile",
          src: "updateProfile",
          onDone: {
            target: "saved",
            actions: "noticeUpdated",
            description: "'Profile updated successfully!'",
          },
          onError: {
            target: "editing.failed",
            actions: [
              "noticeSaveFailure",
              "focusFirstProblem",
            ],
            description: "'Error saving profile: …'",
          },
        },
        {
          id: "watchUpload",
          src: "watchUpload",
          onError: {
            description: "Then it shows no progress.",
          },
        },
      ],
    },
    creating: {
      description: "The new profile is on its way.",
      tags: [
        "form",
        "busy",
        "unsaved",
      ],
      meta: {
        specification: [
          "§4 Profile",
          "§7 POST /api/profile/",
        ],
      },
      entry: "noteUnsent",
      exit: "noteNotSlow",
      after: {
        slowSend: {
          actions: "noteSlow",
          description: "It takes longer than usual, and the page says so.",
        },
      },
      on: {
        "upload.progressed": {
          actions: "noteProgress",
          description: "More of the form and its files has left.",
        },
      },
      invoke: [
        {
          id: "createProfile",
          src: "createProfile",
          onDone: {
            target: "saved",
            actions: "noticeCreated",
            description: "'Profile created successfully!'",
          },
          onError: [
            {
              guard: "isExisting",
              target: "updating",
              description: "There is one already: the answer to a former save was lost, or another tab was faster. It is updated.",
            },
            {
              target: "editing.failed",
              actions: [
                "noticeSaveFailure",
                "focusFirstProblem",
              ],
              description: "'Error saving profile: …'",
            },
          ],
        },
        {
          id: "watchUpload",
          src: "watchUpload",
          onError: {
            description: "Then it shows no progress.",
          },
        },
      ],
    },
    saved: {
      description: "It is saved; after 2 seconds the dashboard opens.",
      tags: [
        "form",
        "done",
      ],
      meta: {
        specification: [
          "§4 Profile",
          "§9",
        ],
      },
      entry: [
        "forgetDraft",
        "hideProblems",
      ],
      after: {
        profileRedirect: {
          target: "leaving",
          description: "2 seconds are over.",
        },
      },
    },
    leaving: {
      description: "Which dashboard is this person's?",
      meta: {
        specification: [
          "§4 Profile",
        ],
      },
      always: [
        {
          guard: "isInvestor",
          target: "left",
          actions: {
            type: "goToDashboard",
            params: {
              userType: "investor",
            },
          },
          description: "An investor goes to the investor page.",
        },
        {
          target: "left",
          actions: {
            type: "goToDashboard",
            params: {
              userType: "investee",
            },
          },
          description: "An investee goes to the investee page.",
        },
      ],
    },
    left: {
      description: "The dashboard is open.",
      type: "final",
    },
  },
});
