import { fromPromise, setup } from "xstate";

/** Ask a question and read the answer at once. Generated: `npm run docs` writes it anew. */
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
  description: "Ask a question and read the answer at once.",
  meta: {
    title: "Chatbot",
    who: "Everyone",
  },
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
      description: "Only the floating toggle is shown. The conversation is kept.",
      on: {
        "panel.toggled": [
          {
            guard: "awaitsReply",
            target: "open.typing",
            description: "The panel was closed before the reply arrived.",
          },
          {
            guard: "hasAnswers",
            target: "open",
            meta: {
              rules: [
                "2-chatbot-01",
              ],
            },
          },
          {
            target: "fetching",
            description: "The panel is opened for the first time.",
          },
        ],
      },
    },
    fetching: {
      description: "The panel is loading. The toggle is busy.",
      tags: "fetching",
      invoke: {
        id: "fetchAnswers",
        src: "fetchAnswers",
        onDone: {
          target: "open",
          actions: "rememberAnswers",
          meta: {
            rules: [
              "2-chatbot-01",
            ],
          },
        },
        onError: {
          target: "unavailable",
          actions: "noticeUnavailable",
        },
      },
      on: {
        "panel.toggled": {
          target: "closed",
        },
      },
    },
    unavailable: {
      description: "The panel could not be loaded. A notice with Try Again is shown above the toggle.",
      tags: "unavailable",
      exit: "clearProblem",
      on: {
        "panel.retried": {
          target: "fetching",
        },
        "panel.toggled": {
          target: "closed",
        },
      },
    },
    open: {
      description: "The panel shows the messages, the input field and Send. The field is focused.",
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
          meta: {
            rules: [
              "2-chatbot-01",
            ],
          },
        },
        "panel.closed": {
          target: "closed",
          actions: "focusToggle",
        },
        "link.taken": {
          target: "closed",
          description: "The page that the answer links to opens.",
        },
        "draft.changed": {
          actions: "changeDraft",
          description: "The person can type while a reply is pending.",
        },
      },
      states: {
        listening: {
          description: "The assistant waits for a question. At first, and after the default reply, it suggests some.",
          meta: {
            rules: [
              "2-chatbot-02",
            ],
          },
          on: {
            "message.sent": {
              guard: "hasText",
              target: "typing",
              actions: "ask",
              meta: {
                rules: [
                  "2-chatbot-04",
                ],
              },
            },
            "question.chosen": {
              target: "typing",
              actions: [
                "askChosen",
                "focusDraft",
              ],
            },
          },
        },
        typing: {
          description: "A typing indicator is shown before the reply.",
          meta: {
            rules: [
              "2-chatbot-03",
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
                description: "The FAQ whose question starts with the same word; if several do, the one that shares the most words.",
                meta: {
                  rules: [
                    "9-chatbot-01",
                    "9-chatbot-03",
                  ],
                },
              },
              {
                guard: "isGreeted",
                target: "listening",
                actions: [
                  "sayReply",
                  "showNewest",
                ],
                description: "The greeting is returned in a random language.",
                meta: {
                  rules: [
                    "9-chatbot-01",
                    "9-chatbot-02",
                  ],
                },
              },
              {
                target: "listening",
                actions: [
                  "sayReply",
                  "showNewest",
                ],
                description: "The default reply.",
                meta: {
                  rules: [
                    "8-chatbot-01",
                    "9-chatbot-01",
                  ],
                },
              },
            ],
          },
        },
      },
    },
  },
});
