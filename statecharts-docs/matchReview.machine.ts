import { fromPromise, setup } from "xstate";

/** Approve or decline a matched business. Generated: `npm run docs` writes it anew. */
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
    reportStart: () => {},
  },
  guards: {
    canApprove: () => true,
    canDecline: () => true,
    isInAnotherState: () => true,
    isOpen: () => true,
  },
  delays: {},
}).createMachine({
  id: "matchReview",
  description: "Approve or decline a matched business.",
  meta: {
    title: "Review of a match",
    who: "Investors",
  },
  on: {
    "match.refreshed": [
      {
        guard: "isInAnotherState",
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
      description: "Determines whether the match can still be answered.",
      always: [
        {
          guard: "isOpen",
          target: "open",
        },
        {
          target: "closed",
          description: "The match was funded, or a re-run or the deletion of an account closed it.",
        },
      ],
    },
    open: {
      description: "Approve and Decline are enabled as far as the chart of the match allows them.",
      tags: "open",
      meta: {
        rules: [
          "2-match-review-01",
          "4-match-review-01",
          "4-match-review-02",
          "4-match-review-03",
          "4-match-review-04",
        ],
      },
      on: {
        "approval.asked": {
          guard: "canApprove",
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
          guard: "canDecline",
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
    closed: {
      description: "The match can no longer change. Approve and Decline are disabled with a reason.",
      tags: "closed",
    },
    approving: {
      description: "Approval is being saved. The row still shows the previous status.",
      tags: "busy",
      entry: [
        "clearProblem",
        "reportStart",
      ],
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
      entry: [
        "clearProblem",
        "reportStart",
      ],
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
