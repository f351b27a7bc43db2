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
        description: "The match was changed elsewhere.",
      },
      {
        actions: "rememberMatch",
        description: "The status is the same, but other data may have changed, such as a contact address.",
      },
    ],
  },
  initial: "looking",
  states: {
    looking: {
      description: "Determines the status of the match.",
      always: [
        {
          guard: "isReplaced",
          target: "closed",
          description: "A re-run or the deletion of an account closed the match.",
        },
        {
          guard: "isPending",
          target: "pending",
        },
        {
          guard: "isApproved",
          target: "approved",
        },
        {
          guard: "isRejected",
          target: "rejected",
        },
        {
          target: "funded",
        },
      ],
    },
    pending: {
      description: "The match waits for an answer. Approve and Decline are enabled.",
      tags: "open",
      meta: {
        rules: [
          "2-match-review-01",
          "4-match-review-01",
          "4-match-review-02",
        ],
      },
      on: {
        "approval.asked": {
          target: "approving",
          meta: {
            rules: [
              "4-match-review-01",
              "4-match-review-05",
              "7-match-review-01",
            ],
          },
        },
        "decline.asked": {
          target: "declining",
          meta: {
            rules: [
              "4-match-review-02",
              "4-match-review-05",
              "7-match-review-01",
            ],
          },
        },
      },
    },
    approved: {
      description: "The match is approved. Decline stays enabled until the match is funded.",
      tags: "open",
      meta: {
        rules: [
          "4-match-review-03",
        ],
      },
      on: {
        "decline.asked": {
          target: "declining",
          description: "Withdraws the approval.",
          meta: {
            rules: [
              "4-match-review-05",
            ],
          },
        },
      },
    },
    rejected: {
      description: "The match is rejected. Approve is still enabled.",
      tags: "open",
      meta: {
        rules: [
          "4-match-review-04",
        ],
      },
      on: {
        "approval.asked": {
          target: "approving",
          description: "Reverses the rejection.",
          meta: {
            rules: [
              "4-match-review-05",
            ],
          },
        },
      },
    },
    funded: {
      description: "The match is funded. Approve and Decline are disabled with a reason.",
      tags: "closed",
    },
    closed: {
      description: "The match was replaced or an account was deleted. Approve and Decline are disabled with a reason.",
      tags: "closed",
    },
    approving: {
      description: "Approval is being saved. The row still shows the previous status.",
      tags: "busy",
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
          description: "The row changes only now.",
          meta: {
            rules: [
              "4-match-review-01",
              "4-match-review-05",
            ],
          },
        },
        onError: {
          target: "looking",
          actions: [
            "noticeApproveFailed",
            "reportFailure",
          ],
          description: "The row keeps the previous status.",
          meta: {
            rules: [
              "4-match-review-05",
              "8-match-review-01",
            ],
          },
        },
      },
      on: {
        "match.refreshed": {
          actions: "rememberMatch",
          description: "The pending answer determines the status.",
        },
      },
    },
    declining: {
      description: "Rejection is being saved. The row still shows the previous status.",
      tags: "busy",
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
          description: "The row changes only now.",
          meta: {
            rules: [
              "4-match-review-02",
              "4-match-review-05",
            ],
          },
        },
        onError: {
          target: "looking",
          actions: [
            "noticeDeclineFailed",
            "reportFailure",
          ],
          description: "The row keeps the previous status.",
          meta: {
            rules: [
              "4-match-review-05",
              "8-match-review-02",
            ],
          },
        },
      },
      on: {
        "match.refreshed": {
          actions: "rememberMatch",
          description: "The pending answer determines the status.",
        },
      },
    },
  },
});
