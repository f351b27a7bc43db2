import { fromPromise, setup } from "xstate";

/** Approve or decline one match. Generated: `npm run docs` writes it anew. */
export const matchReviewMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    changeStatus: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    clearProblem: () => {},
    moveOn: () => {},
    noticeApproveFailed: () => {},
    noticeDeclineFailed: () => {},
    rememberAnswer: () => {},
    rememberMatch: () => {},
    reportChange: () => {},
    reportFailure: () => {},
  },
  guards: {
    isApproved: () => true,
    isPending: () => true,
    isRejected: () => true,
    isReplaced: () => true,
    standsElsewhere: () => true,
  },
  delays: {},
}).createMachine({
  id: "matchReview",
  description: "Approve or decline one match.",
  on: {
    "match.refreshed": [
      {
        guard: "standsElsewhere",
        target: ".looking",
        actions: "moveOn",
        description: "The match has moved on elsewhere; the row shows it.",
      },
      {
        actions: "rememberMatch",
        description: "Nothing new, but perhaps a contact address.",
      },
    ],
  },
  initial: "looking",
  states: {
    looking: {
      description: "Where does the match stand?",
      meta: {
        specification: [
          "§4 Match status",
        ],
      },
      always: [
        {
          guard: "isReplaced",
          target: "closed",
          description: "A re-run or a closed account took its place.",
        },
        {
          guard: "isPending",
          target: "pending",
          description: "Nobody has answered yet.",
        },
        {
          guard: "isApproved",
          target: "approved",
          description: "The investor has said yes.",
        },
        {
          guard: "isRejected",
          target: "rejected",
          description: "The investor has said no.",
        },
        {
          target: "funded",
          description: "The money has arrived.",
        },
      ],
    },
    pending: {
      description: "The match waits for an answer: Approve and Decline.",
      tags: "open",
      meta: {
        specification: [
          "§2 Investor dashboard",
          "§4 Match status",
        ],
      },
      on: {
        "approval.asked": {
          target: "approving",
          description: "Approve.",
        },
        "decline.asked": {
          target: "declining",
          description: "Decline.",
        },
      },
    },
    approved: {
      description: "Approve is disabled, as it is approved already; Decline is open until the money arrives.",
      tags: "open",
      meta: {
        specification: [
          "§4 Match status",
          "decisions: Matching",
        ],
      },
      on: {
        "decline.asked": {
          target: "declining",
          description: "The investor takes the yes back.",
        },
      },
    },
    rejected: {
      description: "Decline is disabled, as it is rejected already; Approve turns it around.",
      tags: "open",
      meta: {
        specification: [
          "§4 Match status",
          "decisions: Matching",
        ],
      },
      on: {
        "approval.asked": {
          target: "approving",
          description: "The investor turns the no around.",
        },
      },
    },
    funded: {
      description: "The money has arrived: Approve and Decline are disabled, with the reason.",
      tags: "closed",
      meta: {
        specification: [
          "§4 Match status",
          "decisions: Matching",
        ],
      },
    },
    closed: {
      description: "The match was replaced or an account was closed: Approve and Decline are disabled, with the reason.",
      tags: "closed",
      meta: {
        specification: [
          "decisions: Matching",
        ],
      },
    },
    approving: {
      description: "The yes is on its way. The row still shows where the match stood.",
      tags: "busy",
      meta: {
        specification: [
          "§4 Match status",
          "§7 PATCH /api/matches/{id}/status/",
        ],
      },
      entry: "clearProblem",
      invoke: {
        id: "approve",
        src: "changeStatus",
        onDone: {
          target: "looking",
          actions: [
            "rememberAnswer",
            "reportChange",
          ],
          description: "The server has confirmed it: now the row changes.",
        },
        onError: {
          target: "looking",
          actions: [
            "noticeApproveFailed",
            "reportFailure",
          ],
          description: "'Failed to approve.' The row stays as it was.",
        },
      },
      on: {
        "match.refreshed": {
          actions: "rememberMatch",
          description: "The answer on its way counts for more.",
        },
      },
    },
    declining: {
      description: "The no is on its way. The row still shows where the match stood.",
      tags: "busy",
      meta: {
        specification: [
          "§4 Match status",
          "§7 PATCH /api/matches/{id}/status/",
        ],
      },
      entry: "clearProblem",
      invoke: {
        id: "decline",
        src: "changeStatus",
        onDone: {
          target: "looking",
          actions: [
            "rememberAnswer",
            "reportChange",
          ],
          description: "The server has confirmed it: now the row changes.",
        },
        onError: {
          target: "looking",
          actions: [
            "noticeDeclineFailed",
            "reportFailure",
          ],
          description: "'Failed to decline – please try again.' The row stays as it was.",
        },
      },
      on: {
        "match.refreshed": {
          actions: "rememberMatch",
          description: "The answer on its way counts for more.",
        },
      },
    },
  },
});
