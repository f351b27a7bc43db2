import { fromPromise, setup } from "xstate";

/** Request a link to reset a password. Generated: `npm run docs` writes it anew. */
export const passwordResetRequestMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    readArrival: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    readAttempts: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    requestReset: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    tick: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    answerNeutrally: () => {},
    changeEmail: () => {},
    clearNotices: () => {},
    countAttempt: () => {},
    doubtArrival: () => {},
    doubtHandling: () => {},
    endCooldown: () => {},
    focusEmail: () => {},
    keepTime: () => {},
    notice: () => {},
    rememberArrival: () => {},
    rememberAttempts: () => {},
    showProblem: () => {},
    startAskedCooldown: () => {},
    startCooldown: () => {},
    storeAttempts: () => {},
    storeCooldown: () => {},
  },
  guards: {
    hasNoAnswer: () => true,
    hasProblem: () => true,
    isCooldownOver: () => true,
    isOverloaded: () => true,
    isTooMany: () => true,
    isTooManyFor: () => true,
    readsCooldown: () => true,
    readsLimit: () => true,
  },
  delays: {},
}).createMachine({
  id: "passwordResetRequest",
  description: "Request a link to reset a password.",
  meta: {
    title: "Password reset request",
    who: "Visitors",
  },
  initial: "opening",
  states: {
    opening: {
      description: "The page reads what it was opened with: an expired password, or a cooldown from before a reload.",
      invoke: {
        id: "readArrival",
        src: "readArrival",
        onDone: {
          target: "open",
          actions: "rememberArrival",
          description: "Fills in the email address and shows the reason, if any.",
          meta: {
            rules: [
              "2-reset-request-02",
            ],
          },
        },
        onError: {
          target: "open",
          description: "The form starts empty.",
        },
      },
      on: {
        "email.changed": {
          actions: "changeEmail",
          description: "Input typed before the page is ready is kept.",
        },
      },
    },
    open: {
      description: "The form is open.",
      initial: "lookingUp",
      on: {
        "email.changed": {
          target: ".lookingUp",
          actions: "changeEmail",
          description: "Requests and cooldown are counted per address.",
        },
        "form.submitted": [
          {
            guard: "hasProblem",
            target: ".editing",
            actions: [
              "showProblem",
              "focusEmail",
            ],
            meta: {
              rules: [
                "5-reset-request-01",
                "5-reset-request-02",
              ],
            },
          },
          {
            target: "counting",
          },
        ],
      },
      states: {
        lookingUp: {
          description: "The cookies of the address are read in the background.",
          invoke: {
            id: "lookUp",
            src: "readAttempts",
            onDone: [
              {
                guard: "readsCooldown",
                target: "#passwordResetRequest.coolingDown",
                actions: [
                  "rememberAttempts",
                  {
                    type: "notice",
                    params: {
                      key: "reset.tooMany",
                    },
                  },
                ],
                description: "The cooldown continues after a reload or from another tab.",
                meta: {
                  rules: [
                    "3-reset-request-01",
                  ],
                },
              },
              {
                target: "editing",
                actions: "rememberAttempts",
              },
            ],
            onError: {
              target: "editing",
              description: "Without cookies, only the server counts requests.",
            },
          },
        },
        editing: {
          description: "The form can be filled in and submitted.",
        },
      },
    },
    counting: {
      description: "The requests that this browser has sent for the address, in any tab, are counted.",
      tags: "busy",
      entry: "clearNotices",
      invoke: {
        id: "count",
        src: "readAttempts",
        onDone: [
          {
            guard: "readsCooldown",
            target: "coolingDown",
            actions: [
              "rememberAttempts",
              {
                type: "notice",
                params: {
                  key: "reset.tooMany",
                },
              },
            ],
            description: "Another tab has started the cooldown.",
          },
          {
            guard: "readsLimit",
            target: "coolingDown",
            actions: [
              "startCooldown",
              {
                type: "notice",
                params: {
                  key: "reset.tooMany",
                },
              },
              "storeCooldown",
            ],
            description: "The limit of requests for the address is reached.",
            meta: {
              rules: [
                "8-reset-request-03",
                "9-reset-request-01",
              ],
            },
          },
          {
            target: "requesting",
            actions: [
              "countAttempt",
              "storeAttempts",
            ],
            meta: {
              rules: [
                "3-reset-request-01",
                "5-reset-request-03",
                "7-reset-request-01",
              ],
            },
          },
        ],
        onError: {
          target: "requesting",
          description: "Without cookies, only the server counts requests.",
        },
      },
    },
    requesting: {
      description: "The request is running. The button is busy.",
      tags: "busy",
      invoke: {
        id: "requestReset",
        src: "requestReset",
        onDone: {
          target: "open.editing",
          actions: "answerNeutrally",
          description: "Shows the neutral answer, whether or not the account exists.",
          meta: {
            rules: [
              "8-reset-request-06",
            ],
          },
        },
        onError: [
          {
            guard: "isTooManyFor",
            target: "coolingDown",
            actions: [
              "startAskedCooldown",
              {
                type: "notice",
                params: {
                  key: "reset.tooMany",
                },
              },
              "storeCooldown",
            ],
            description: "The cooldown lasts as long as the Retry-After header says.",
            meta: {
              rules: [
                "8-reset-request-01",
                "8-reset-request-04",
              ],
            },
          },
          {
            guard: "isTooMany",
            target: "coolingDown",
            actions: [
              "startAskedCooldown",
              {
                type: "notice",
                params: {
                  key: "reset.tooManyLater",
                },
              },
              "storeCooldown",
            ],
            description: "Without a Retry-After header, the cooldown has its default length.",
            meta: {
              rules: [
                "8-reset-request-02",
                "8-reset-request-05",
              ],
            },
          },
          {
            guard: "hasNoAnswer",
            target: "open.editing",
            actions: [
              "answerNeutrally",
              "doubtArrival",
            ],
            description: "Shows the neutral answer with a note about the connection, which reveals nothing about the account.",
            meta: {
              rules: [
                "8-reset-request-06",
              ],
            },
          },
          {
            guard: "isOverloaded",
            target: "open.editing",
            actions: [
              "answerNeutrally",
              "doubtHandling",
            ],
            description: "Shows the neutral answer with a note to try again, because an overload reveals nothing about the account.",
            meta: {
              rules: [
                "8-reset-request-06",
              ],
            },
          },
          {
            target: "open.editing",
            actions: "answerNeutrally",
            description: "Shows the neutral answer for every other failure, so that it reveals nothing about the account.",
            meta: {
              rules: [
                "8-reset-request-06",
              ],
            },
          },
        ],
      },
    },
    coolingDown: {
      description: "The form is locked for this address until the cooldown ends, in every tab and across reloads. Another address can be entered.",
      tags: "locked",
      meta: {
        rules: [
          "4-reset-request-01",
        ],
      },
      invoke: {
        id: "tick",
        src: "tick",
        onError: {
          description: "The countdown stops; reloading the page restarts it.",
        },
      },
      on: {
        "email.changed": {
          target: "open",
          actions: "changeEmail",
          description: "Another address has its own count.",
        },
        "clock.ticked": [
          {
            guard: "isCooldownOver",
            target: "open.editing",
            actions: [
              "keepTime",
              "endCooldown",
            ],
            description: "Counting starts again.",
            meta: {
              rules: [
                "4-reset-request-01",
              ],
            },
          },
          {
            actions: "keepTime",
          },
        ],
      },
    },
  },
});
