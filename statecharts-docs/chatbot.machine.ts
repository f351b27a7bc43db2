import { fromPromise, setup } from "xstate";

/** Ask a question, and read the answer at once. Generated: `npm run docs` writes it anew. */
export const chatbotMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    fetchAnswers: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    ask: () => {},
    askChosen: () => {},
    changeDraft: () => {},
    clearProblem: () => {},
    focusDraft: () => {},
    focusToggle: () => {},
    noticeUnavailable: () => {},
    rememberAnswers: () => {},
    sayReply: () => {},
    showNewest: () => {},
  },
  guards: {
    awaitsReply: () => true,
    hasAnswers: () => true,
    hasText: () => true,
    isGreeted: () => true,
    knowsAnswer: () => true,
  },
  delays: {
    replyDelay: 1000,
  },
}).createMachine({
  id: "chatbot",
  description: "Ask a question, and read the answer at once.",
  context: {
    faqs: [],
    greetings: [],
    draft: "",
    chance: 0,
    lines: [],
    problem: null,
  },
  initial: "closed",
  states: {
    closed: {
      description: "The floating toggle alone. What was said is kept.",
      meta: {
        specification: [
          "§2 Chatbot",
        ],
      },
      on: {
        "panel.toggled": [
          {
            guard: "awaitsReply",
            target: "open.typing",
            description: "It was closed before the reply came.",
          },
          {
            guard: "hasAnswers",
            target: "open",
            description: "It was open before: the conversation stands there.",
          },
          {
            target: "fetching",
            description: "For the first time.",
          },
        ],
      },
    },
    fetching: {
      description: "The toggle is busy: the panel is on its way.",
      meta: {
        specification: [
          "§2 Chatbot",
        ],
      },
      tags: "fetching",
      invoke: {
        id: "fetchAnswers",
        src: "fetchAnswers",
        onDone: {
          target: "open",
          actions: "rememberAnswers",
          description: "It is there.",
        },
        onError: {
          target: "unavailable",
          actions: "noticeUnavailable",
          description: "The network failed.",
        },
      },
      on: {
        "panel.toggled": {
          target: "closed",
          description: "Pressed again, it is not wanted any more.",
        },
      },
    },
    unavailable: {
      description: "'The assistant could not be opened.' with Try Again, above the toggle.",
      meta: {
        specification: [
          "§2 Chatbot",
        ],
      },
      tags: "unavailable",
      exit: "clearProblem",
      on: {
        "panel.retried": {
          target: "fetching",
          description: "Try Again.",
        },
        "panel.toggled": {
          target: "closed",
          description: "The notice is put away.",
        },
      },
    },
    open: {
      description: "'Virtual Assistant': the messages, the field and Send. The focus is in the field.",
      meta: {
        specification: [
          "§2 Chatbot",
        ],
      },
      tags: "open",
      entry: [
        "focusDraft",
        "showNewest",
      ],
      initial: "listening",
      on: {
        "panel.toggled": {
          target: "closed",
          actions: "focusToggle",
          description: "The toggle is pressed again.",
        },
        "panel.closed": {
          target: "closed",
          actions: "focusToggle",
          description: "Escape, or the cross.",
        },
        "link.taken": {
          target: "closed",
          description: "The page that an answer speaks of opens.",
        },
        "draft.changed": {
          actions: "changeDraft",
          description: "The person types, also while a reply is on its way.",
        },
      },
      states: {
        listening: {
          description: "The assistant waits for a question. At first and after the default reply some are offered.",
          meta: {
            specification: [
              "§2 Chatbot",
              "§8 Chatbot",
            ],
          },
          on: {
            "message.sent": {
              guard: "hasText",
              target: "typing",
              actions: "ask",
              description: "Send, or Enter.",
            },
            "question.chosen": {
              target: "typing",
              actions: [
                "askChosen",
                "focusDraft",
              ],
              description: "One of the offered questions.",
            },
          },
        },
        typing: {
          description: "The assistant seems to type, for 1 second.",
          meta: {
            specification: [
              "§2 Chatbot",
              "§9 Chatbot",
            ],
          },
          tags: "typing",
          entry: "showNewest",
          after: {
            replyDelay: [
              {
                guard: "knowsAnswer",
                target: "listening",
                actions: [
                  "sayReply",
                  "showNewest",
                ],
                description: "A FAQ begins with the same word; of several the one that shares most words.",
              },
              {
                guard: "isGreeted",
                target: "listening",
                actions: [
                  "sayReply",
                  "showNewest",
                ],
                description: "A greeting: one comes back, in a language chosen at random.",
              },
              {
                target: "listening",
                actions: [
                  "sayReply",
                  "showNewest",
                ],
                description: "Neither: the default reply.",
              },
            ],
          },
        },
      },
    },
  },
});
