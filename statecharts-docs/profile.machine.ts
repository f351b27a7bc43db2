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
    notice: () => {},
    noticeSaveFailure: () => {},
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
  meta: {
    title: "Profile",
    who: "Members",
  },
  invoke: {
    id: "watchPage",
    src: "watchPage",
    onError: {
      description: "Only Try Again reloads the page.",
    },
  },
  initial: "fetchingUser",
  states: {
    fetchingUser: {
      description: "Loading the account, whose role determines the fields.",
      tags: "loading",
      exit: "noteNotSlow",
      after: {
        slowLoad: {
          actions: "noteSlow",
        },
      },
      invoke: {
        id: "fetchUser",
        src: "fetchUser",
        onDone: {
          target: "fetchingProfile",
          actions: "rememberUser",
          description: "The fields depend on the role.",
          meta: {
            rules: [
              "2-profile-06",
            ],
          },
        },
        onError: {
          target: "userFailed",
          actions: {
            type: "notice",
            params: {
              key: "profile.userFetchFailed",
            },
          },
        },
      },
    },
    userFailed: {
      description: "The account could not be loaded. Try Again is offered.",
      tags: "failed",
      meta: {
        rules: [
          "7-profile-10",
        ],
      },
      exit: "clearNotice",
      on: {
        "load.retried": {
          target: "fetchingUser",
        },
        "page.resumed": {
          target: "fetchingUser",
        },
      },
    },
    fetchingProfile: {
      description: "Loading the profile. The page shows a skeleton of the form.",
      tags: "loading",
      exit: "noteNotSlow",
      after: {
        slowLoad: {
          actions: "noteSlow",
        },
      },
      invoke: {
        id: "fetchProfile",
        src: "fetchProfile",
        onDone: {
          target: "opening",
          actions: "rememberProfile",
          description: "Saving will update the profile.",
          meta: {
            rules: [
              "7-profile-01",
            ],
          },
        },
        onError: [
          {
            guard: "isMissing",
            target: "opening",
            description: "There is no profile yet. Saving will create it.",
          },
          {
            target: "loadFailed",
            actions: {
              type: "notice",
              params: {
                key: "profile.loadFailed",
              },
            },
          },
        ],
      },
    },
    loadFailed: {
      description: "The profile could not be loaded. An empty form would overwrite it, so only Try Again is offered.",
      tags: "failed",
      meta: {
        rules: [
          "8-profile-01",
        ],
      },
      exit: "clearNotice",
      on: {
        "load.retried": {
          target: "fetchingProfile",
        },
        "page.resumed": {
          target: "fetchingProfile",
        },
      },
    },
    opening: {
      description: "Checks whether there is a draft from before a forced logout.",
      always: [
        {
          guard: "hasDraft",
          target: "offeringDraft",
        },
        {
          target: "editing",
          actions: "focusSought",
          description: "The form opens at the requested field.",
        },
      ],
    },
    offeringDraft: {
      description: "The form is open, and the page offers to restore the draft from before the session ended.",
      tags: "form",
      entry: {
        type: "notice",
        params: {
          key: "profile.draftFound",
        },
      },
      exit: "clearNotice",
      on: {
        "draft.accepted": {
          target: "editing.unsaved",
          actions: [
            "takeDraft",
            "focusSought",
          ],
        },
        "draft.declined": {
          target: "editing",
          actions: [
            "dropDraft",
            "forgetDraft",
            "focusSought",
          ],
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
          actions: [
            "changeField",
            "keepDraft",
          ],
          description: "Each change is stored in this tab, in case the session ends.",
        },
        "field.left": {
          actions: "touchField",
          description: "The field shows its problems from now on.",
        },
        "replacement.asked": {
          guard: "isReplaceable",
          target: ".previewing",
          actions: [
            "previewReplacement",
            "focusPreview",
          ],
          description: "The text with replaced characters is shown first.",
          meta: {
            rules: [
              "5-profile-32",
            ],
          },
        },
        "replacement.undone": {
          guard: "isReplaced",
          target: ".unsaved",
          actions: [
            "undoReplacement",
            "keepDraft",
            "focusSought",
          ],
          description: "Restores the text as typed.",
          meta: {
            rules: [
              "5-profile-32",
            ],
          },
        },
        "field.sought": {
          actions: [
            "seekField",
            "focusSought",
          ],
        },
        "file.chosen": {
          target: ".unsaved",
          actions: "chooseFile",
          description: "A file of a wrong type or size is refused at its field.",
          meta: {
            rules: [
              "5-profile-31",
            ],
          },
        },
        "file.dropped": {
          target: ".unsaved",
          actions: [
            "dropFile",
            "focusDropped",
          ],
          description: "A chosen file is dropped at once; a stored one is deleted when the form is saved.",
        },
        "form.submitted": [
          {
            guard: "hasProblems",
            target: ".refused",
            meta: {
              rules: [
                "5-profile-01",
              ],
            },
          },
          {
            guard: "hasProfile",
            target: "updating",
            meta: {
              rules: [
                "4-profile-01",
                "7-profile-05",
              ],
            },
          },
          {
            target: "creating",
            meta: {
              rules: [
                "4-profile-02",
                "7-profile-04",
              ],
            },
          },
        ],
      },
      states: {
        unchanged: {
          description: "There are no changes since the profile was loaded.",
        },
        unsaved: {
          description: "There are unsaved changes, so the page asks before it is left.",
          tags: "unsaved",
        },
        previewing: {
          description: "The text with replaced characters is shown below its field. The field keeps the typed text until the replacement is accepted.",
          tags: "unsaved",
          meta: {
            rules: [
              "5-profile-32",
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
              description: "The field has the new text and offers Undo.",
              meta: {
                rules: [
                  "5-profile-32",
                ],
              },
            },
            "replacement.declined": {
              target: "unsaved",
              actions: [
                "seekPreviewed",
                "focusSought",
              ],
              description: "The field keeps the typed text.",
              meta: {
                rules: [
                  "5-profile-32",
                ],
              },
            },
          },
        },
        refused: {
          description: "Every invalid field shows its problem, a summary is shown above the form, and the first invalid field is focused.",
          tags: "unsaved",
          meta: {
            rules: [
              "5-profile-01",
            ],
          },
          entry: [
            "showAllProblems",
            "focusFirstProblem",
          ],
        },
        failed: {
          description: "The server refused the form. The reason is shown above it, and the input is kept.",
          tags: "unsaved",
          exit: "clearNotice",
        },
      },
    },
    updating: {
      description: "The changes are being saved.",
      tags: [
        "form",
        "busy",
        "unsaved",
      ],
      entry: "noteUnsent",
      exit: "noteNotSlow",
      after: {
        slowSend: {
          actions: "noteSlow",
        },
      },
      on: {
        "upload.progressed": {
          actions: "noteProgress",
        },
      },
      invoke: [
        {
          id: "updateProfile",
          src: "updateProfile",
          onDone: {
            target: "saved",
            actions: {
              type: "notice",
              params: {
                key: "profile.updated",
              },
            },
            meta: {
              rules: [
                "4-profile-03",
              ],
            },
          },
          onError: {
            target: "editing.failed",
            actions: [
              "noticeSaveFailure",
              "focusFirstProblem",
            ],
            meta: {
              rules: [
                "8-profile-02",
              ],
            },
          },
        },
        {
          id: "watchUpload",
          src: "watchUpload",
          onError: {
            description: "No progress is shown.",
          },
        },
      ],
    },
    creating: {
      description: "The new profile is being created.",
      tags: [
        "form",
        "busy",
        "unsaved",
      ],
      entry: "noteUnsent",
      exit: "noteNotSlow",
      after: {
        slowSend: {
          actions: "noteSlow",
        },
      },
      on: {
        "upload.progressed": {
          actions: "noteProgress",
        },
      },
      invoke: [
        {
          id: "createProfile",
          src: "createProfile",
          onDone: {
            target: "saved",
            actions: {
              type: "notice",
              params: {
                key: "profile.created",
              },
            },
            meta: {
              rules: [
                "4-profile-04",
              ],
            },
          },
          onError: [
            {
              guard: "isExisting",
              target: "updating",
              description: "The profile already exists: the answer to an earlier save was lost, or another tab created it. It is updated instead.",
            },
            {
              target: "editing.failed",
              actions: [
                "noticeSaveFailure",
                "focusFirstProblem",
              ],
            },
          ],
        },
        {
          id: "watchUpload",
          src: "watchUpload",
          onError: {
            description: "No progress is shown.",
          },
        },
      ],
    },
    saved: {
      description: "The profile is saved. The confirmation is shown until the dashboard opens.",
      tags: [
        "form",
        "done",
      ],
      entry: [
        "forgetDraft",
        "hideProblems",
      ],
      after: {
        profileRedirect: {
          target: "leaving",
          meta: {
            rules: [
              "4-profile-05",
            ],
          },
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
            params: {
              userType: "investor",
            },
          },
          meta: {
            rules: [
              "4-profile-06",
            ],
          },
        },
        {
          target: "left",
          actions: {
            type: "goToDashboard",
            params: {
              userType: "investee",
            },
          },
          meta: {
            rules: [
              "4-profile-06",
            ],
          },
        },
      ],
    },
    left: {
      description: "The dashboard is open.",
      type: "final",
    },
  },
});
