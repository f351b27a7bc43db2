import { fromPromise, setup } from "xstate";

/** Leave for good, on this device and on the server. Generated: `npm run docs` writes it anew. */
export const logoutMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    postLogout: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    dropToken: () => {},
    forgetDrafts: () => {},
    forgetSession: () => {},
    forgetToken: () => {},
    goHome: () => {},
    leaveSession: () => {},
    logFailure: () => {},
    noteRequest: () => {},
    reloadHome: () => {},
  },
  guards: {
    hasNoAnswer: () => true,
  },
  delays: {
    logoutPatience: 2000,
  },
}).createMachine({
  id: "logout",
  description: "Leave for good, on this device and on the server.",
  context: {
    token: "",
    at: 0,
  },
  initial: "idle",
  states: {
    idle: {
      description: "Logout can be pressed.",
      meta: {
        specification: [
          "§2 Navbar",
          "§4 Session",
        ],
      },
      on: {
        "logout.asked": {
          target: "posting",
          actions: [
            "noteRequest",
            "dropToken",
            "forgetSession",
            "forgetDrafts",
            "leaveSession",
          ],
          description: "Logout: the default header goes first, then all that is stored.",
        },
      },
    },
    posting: {
      description: "The person is logged out already; the server is told. The page says so for a moment.",
      meta: {
        specification: [
          "§4 Session",
          "§7 POST /logout/",
        ],
      },
      tags: "busy",
      invoke: {
        id: "postLogout",
        src: "postLogout",
        onDone: {
          target: "leaving",
          description: "The server knows.",
        },
        onError: [
          {
            guard: "hasNoAnswer",
            target: "idle",
            actions: [
              "forgetToken",
              "logFailure",
              "goHome",
            ],
            description: "No network, so / can't be loaded anew: the page goes there by itself. The server's token dies with its time.",
          },
          {
            target: "leaving",
            actions: "logFailure",
            description: "A failing call is only logged.",
          },
        ],
      },
      after: {
        logoutPatience: {
          target: "idle",
          actions: [
            "forgetToken",
            "goHome",
          ],
          description: "The network is too slow to load / anew, or is gone: the page goes there by itself, and the request goes on.",
        },
      },
    },
    leaving: {
      description: "The browser loads / anew.",
      meta: {
        specification: [
          "§4 Session",
        ],
      },
      tags: "busy",
      entry: [
        "forgetToken",
        "reloadHome",
      ],
    },
  },
});
