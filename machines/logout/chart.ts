import { assign, setup } from "xstate";
import { LOGOUT_TIMEOUT } from "../../contract/constants.ts";
import { failureOf } from "../shared/actor-events.ts";
import { effect, taskActor } from "../shared/actor-stub.ts";

export type LogoutContext = {
  /** When the logout was requested, in epoch milliseconds. */
  readonly at: number;
};
type LogoutEvent = { type: "logout.requested"; token: string; at: number };

/**
 * An explicit logout: the browser removes the session immediately, notifies the server with a request that outlives the
 * page, and loads the home page from the server. While the browser is offline, the home page opens within the app.
 */
export const logoutMachine = setup({
  types: {
    context: {} as LogoutContext,
    events: {} as LogoutEvent,
    tags: {} as "busy",
  },
  actors: {
    /** POST /logout/ with this token. The request must not be aborted when the state or the page is left. */
    postLogout: taskActor<unknown, { readonly token: string }>(),
  },
  guards: {
    isOffline: ({ event }) => {
      const failure = failureOf(event);
      return failure.kind === "noResponse" && failure.reason === "offline";
    },
  },
  actions: {
    setTime: assign({ at: ({ event }) => event.at }),

    /** Effects, implemented in `src/`. */
    /** Removes the default Authorization header. */
    removeAuthHeader: effect(),
    /** Writes logout_at, then removes the stored session. */
    removeStoredSession: effect(),
    /** Deletes the drafts of profile forms. */
    deleteDrafts: effect(),
    /** Notifies the session chart. */
    endSession: effect(),
    logFailure: effect(),
    /** Loads the home page from the server, so that no data of the session remains in memory. */
    reloadHome: effect(),
    /** Opens the home page within the app. */
    goHome: effect(),
  },
  delays: { logoutTimeout: LOGOUT_TIMEOUT },
}).createMachine({
  id: "logout",
  description: "Log out on this device and on the server.",
  meta: { title: "Logout", who: "Members", area: "accounts" },
  context: { at: 0 },
  initial: "idle",
  states: {
    idle: {
      description: "Logout can be pressed.",
      on: {
        "logout.requested": {
          target: "posting",
          actions: [
            "setTime",
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
        input: logoutRequest,
        onDone: { target: "reloading", meta: { rules: ["4-logout-05"] } },
        onError: [
          {
            guard: "isOffline",
            target: "idle",
            actions: ["logFailure", "goHome"],
            description:
              "The home page cannot be loaded from the server, so it opens within the app. The token expires on the server by itself.",
            meta: { rules: ["4-logout-06", "4-logout-07"] },
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
          target: "reloading",
          description:
            "The response is slow, so the home page is loaded without waiting for it. The request continues.",
          meta: { rules: ["4-logout-05"] },
        },
      },
    },
    reloading: {
      description: "The browser loads the home page from the server.",
      tags: "busy",
      entry: "reloadHome",
    },
  },
});

/** Returns the input of `postLogout`. It contains the token, because the default header has been removed. */
function logoutRequest({ event }: { event: LogoutEvent }) {
  return { token: event.token };
}
