import { fromPromise, setup } from "xstate";

/** Log out on this device and on the server. Generated: `npm run docs` writes it anew. */
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
  description: "Log out on this device and on the server.",
  meta: {
    title: "Logout",
    who: "Members",
  },
  context: {
    token: "",
    at: 0,
  },
  initial: "idle",
  states: {
    idle: {
      description: "Logout can be pressed.",
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
          description: "The default header is removed first, then the stored session.",
          meta: {
            rules: [
              "4-logout-01",
              "4-logout-02",
              "4-logout-03",
              "4-logout-04",
              "7-logout-01",
            ],
          },
        },
      },
    },
    posting: {
      description: "The person is already logged out in this browser. The server is being notified.",
      tags: "busy",
      invoke: {
        id: "postLogout",
        src: "postLogout",
        onDone: {
          target: "leaving",
          meta: {
            rules: [
              "4-logout-05",
            ],
          },
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
            description: "Without a network the home page cannot be reloaded, so it opens without reloading. The server's token expires by itself.",
            meta: {
              rules: [
                "4-logout-06",
              ],
            },
          },
          {
            target: "leaving",
            actions: "logFailure",
            description: "The failure is only logged.",
            meta: {
              rules: [
                "4-logout-06",
              ],
            },
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
          description: "The network is too slow to reload the home page, so it opens without reloading. The request continues.",
        },
      },
    },
    leaving: {
      description: "The browser reloads the home page.",
      tags: "busy",
      entry: [
        "forgetToken",
        "reloadHome",
      ],
    },
  },
});
