import { fromPromise, setup } from "xstate";

/** Ask for a link to reset the password. Generated: `npm run docs` writes it anew. */
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
    endCooldown: () => {},
    focusEmail: () => {},
    keepTime: () => {},
    noticeTooMany: () => {},
    noticeTooManyLater: () => {},
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
    isTooMany: () => true,
    isTooManyFor: () => true,
    readsCooldown: () => true,
    readsLimit: () => true,
  },
  delays: {},
}).createMachine({
  id: "passwordResetRequest",
  description: "Ask for a link to reset the password.",
  initial: "opening",
  states: {
    opening: {
      description: "The page looks up what the person comes with: a password that has expired, or a cooldown from before a reload.",
      meta: {
        specification: [
          "§2 Login screen",
          "decisions: Access",
        ],
      },
      invoke: {
        id: "readArrival",
        src: "readArrival",
        onDone: {
          target: "open",
          actions: "rememberArrival",
          description: "The email is filled in, and the reason shows.",
        },
        onError: {
          target: "open",
          description: "The form as it is.",
        },
      },
      on: {
        "email.changed": {
          actions: "changeEmail",
          description: "Whoever types that early is heard.",
        },
      },
    },
    open: {
      description: "The form is open.",
      meta: {
        specification: [
          "§2 Route table",
          "§5 Reset request",
        ],
      },
      initial: "lookingUp",
      on: {
        "email.changed": {
          target: ".lookingUp",
          actions: "changeEmail",
          description: "Attempts and cooldown belong to an address.",
        },
        "form.submitted": [
          {
            guard: "hasProblem",
            target: ".editing",
            actions: [
              "showProblem",
              "focusEmail",
            ],
            description: "'Please enter your email.' or 'Please enter a valid email address.'",
          },
          {
            target: "counting",
            description: "Send reset link.",
          },
        ],
      },
      states: {
        lookingUp: {
          description: "What does this browser remember of the address? Nobody sees it think.",
          meta: {
            specification: [
              "§3 Stored in the browser",
            ],
          },
          invoke: {
            id: "lookUp",
            src: "readAttempts",
            onDone: [
              {
                guard: "readsCooldown",
                target: "#passwordResetRequest.coolingDown",
                actions: [
                  "rememberAttempts",
                  "noticeTooMany",
                ],
                description: "Its cooldown goes on, after a reload or in another tab.",
              },
              {
                target: "editing",
                actions: "rememberAttempts",
                description: "The way is free.",
              },
            ],
            onError: {
              target: "editing",
              description: "Without cookies the server alone counts.",
            },
          },
        },
        editing: {
          description: "The form waits to be filled in and sent.",
        },
      },
    },
    counting: {
      description: "How many requests for this address has this browser sent, in any tab?",
      tags: "busy",
      meta: {
        specification: [
          "§8 Reset request",
          "§9",
        ],
      },
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
              "noticeTooMany",
            ],
            description: "Another tab has started the cooldown.",
          },
          {
            guard: "readsLimit",
            target: "coolingDown",
            actions: [
              "startCooldown",
              "noticeTooMany",
              "storeCooldown",
            ],
            description: "The fourth within five minutes is refused: 'Too many reset attempts. Please try again after 5 minutes.'",
          },
          {
            target: "requesting",
            actions: [
              "countAttempt",
              "storeAttempts",
            ],
            description: "It is one of the three that five minutes allow.",
          },
        ],
        onError: {
          target: "requesting",
          description: "Without cookies the server alone counts.",
        },
      },
    },
    requesting: {
      description: "The request is on its way; the button is busy.",
      tags: "busy",
      meta: {
        specification: [
          "§7 POST /api/generate-reset-token/",
        ],
      },
      invoke: {
        id: "requestReset",
        src: "requestReset",
        onDone: {
          target: "open.editing",
          actions: "answerNeutrally",
          description: "'If an account with that email exists, a password reset link has been sent.'",
        },
        onError: [
          {
            guard: "isTooManyFor",
            target: "coolingDown",
            actions: [
              "startAskedCooldown",
              "noticeTooMany",
              "storeCooldown",
            ],
            description: "429: the cooldown is as long as the Retry-After header says.",
          },
          {
            guard: "isTooMany",
            target: "coolingDown",
            actions: [
              "startAskedCooldown",
              "noticeTooManyLater",
              "storeCooldown",
            ],
            description: "429 without a Retry-After: '… again later.', and five minutes.",
          },
          {
            guard: "hasNoAnswer",
            target: "open.editing",
            actions: [
              "answerNeutrally",
              "doubtArrival",
            ],
            description: "The same answer, and a word about the connection: that tells nothing about an account.",
          },
          {
            target: "open.editing",
            actions: "answerNeutrally",
            description: "The same answer, whatever went wrong.",
          },
        ],
      },
    },
    coolingDown: {
      description: "The form is locked for this address and counts down five minutes, or what the server asked for, in every tab and across reloads; another address can be typed.",
      tags: "locked",
      meta: {
        specification: [
          "§4 Reset request",
          "§8",
          "§9",
        ],
      },
      invoke: {
        id: "tick",
        src: "tick",
        onError: {
          description: "The countdown stands still; a reload starts it again.",
        },
      },
      on: {
        "email.changed": {
          target: "open",
          actions: "changeEmail",
          description: "Another address has a count of its own.",
        },
        "clock.ticked": [
          {
            guard: "isCooldownOver",
            target: "open.editing",
            actions: [
              "keepTime",
              "endCooldown",
            ],
            description: "The five minutes, or what the server asked for, are over; counting begins anew.",
          },
          {
            actions: "keepTime",
            description: "One second less.",
          },
        ],
      },
    },
  },
});
