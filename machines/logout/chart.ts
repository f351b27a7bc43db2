import { assign, setup } from "xstate";
import { LOGOUT_TIMEOUT } from "../../contract/constants.ts";
import { failureOf } from "../shared/actor-events.ts";
import { taskActor } from "../shared/actor-stub.ts";

export type LogoutContext = {
  /** The token of the ended session, sent with the logout request. */
  readonly token: string;
  /** When the logout was requested, in epoch milliseconds. */
  readonly at: number;
};
type LogoutEvent = { type: "logout.requested"; token: string; at: number };

/**
 * An explicit logout: the browser removes the session immediately, notifies the server with a request that outlives the
 * page, and reloads the home page. Without a network, it opens the home page without a reload.
 */
export const logoutMachine = setup({
  types: {
    context: {} as LogoutContext,
    events: {} as LogoutEvent,
    tags: {} as "busy",
  },
  actors: {
    /** POST /logout/ with this token. The request must not be aborted when the state or the page ends. */
    postLogout: taskActor<unknown, { readonly token: string }>(),
  },
  guards: {
    hasNoResponse: ({ event }) => failureOf(event).kind === "noResponse",
  },
  actions: {
    setRequest: assign(({ event }) => ({ token: event.token, at: event.at })),
    clearToken: assign({ token: "" }),

    /** Effects, implemented in `src/`. */
    /** Removes the default Authorization header. */
    removeAuthHeader: () => {},
    /** Writes logout_at, then removes the stored session. */
    removeStoredSession: () => {},
    /** Deletes the drafts of profile forms. */
    deleteDrafts: () => {},
    /** Notifies the session chart. */
    endSession: () => {},
    logFailure: () => {},
    /** Reloads the home page, so that no data of the session remains in memory. */
    reloadHome: () => {},
    /** Opens the home page without reloading. */
    goHome: () => {},
  },
  delays: { logoutTimeout: LOGOUT_TIMEOUT },
}).createMachine({
  id: "logout",
  description: "Log out on this device and on the server.",
  meta: { title: "Logout", who: "Members" },
  context: { token: "", at: 0 },
  initial: "idle",
  states: {
    idle: {
      description: "Logout can be pressed.",
      on: {
        "logout.requested": {
          target: "posting",
          actions: [
            "setRequest",
            "removeAuthHeader",
            "removeStoredSession",
            "deleteDrafts",
            "endSession",
          ],
          description:
            "The default header is removed first, then the stored session.",
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
      description:
        "The person is already logged out in this browser. The server is being notified.",
      tags: "busy",
      invoke: {
        id: "postLogout",
        src: "postLogout",
        input: currentToken,
        onDone: { target: "reloading", meta: { rules: ["4-logout-05"] } },
        onError: [
          {
            guard: "hasNoResponse",
            target: "idle",
            actions: ["clearToken", "logFailure", "goHome"],
            description:
              "Without a network the home page cannot be reloaded, so it opens without reloading. The token expires on the server by itself.",
            meta: { rules: ["4-logout-06"] },
          },
          {
            target: "reloading",
            actions: "logFailure",
            meta: { rules: ["4-logout-06"] },
          },
        ],
      },
      after: {
        logoutTimeout: {
          target: "idle",
          actions: ["clearToken", "goHome"],
          description:
            "The network is too slow to reload the home page, so it opens without reloading. The request continues.",
        },
      },
    },
    reloading: {
      description: "The browser reloads the home page.",
      tags: "busy",
      entry: ["clearToken", "reloadHome"],
    },
  },
});

/** Returns the input of `postLogout`. It contains the token, because the default header has been removed. */
function currentToken({ context }: { context: LogoutContext }) {
  return { token: context.token };
}
