import { assign, fromPromise, setup } from "xstate";
import { LOGOUT_PATIENCE } from "../contract/constants.ts";
import { failureOf } from "./actor-events.ts";
import { notProvided } from "./actor-stub.ts";

export type LogoutContext = {
  /** The token that the session held, which the one call carries. */
  readonly token: string;
  /** When the logout was asked for, in epoch milliseconds. */
  readonly at: number;
};
export type LogoutEvent = { type: "logout.asked"; token: string; at: number };

/**
 * An explicit logout (§4 Session, §7, decisions: Access): this browser forgets the session at once, tells the
 * server with a request that outlives the page, and begins anew at /. Without a network it goes there all the same.
 */
export const logoutMachine = setup({
  types: {
    context: {} as LogoutContext,
    events: {} as LogoutEvent,
    tags: {} as "busy",
  },
  actors: {
    /** POST /logout/ with this token. It must not end with its state: the request outlives even the page. */
    postLogout: fromPromise<unknown, { readonly token: string }>(notProvided),
  },
  guards: {
    hasNoAnswer: ({ event }) => failureOf(event).kind === "noAnswer",
  },
  actions: {
    noteRequest: assign(({ event }) => ({ token: event.token, at: event.at })),
    forgetToken: assign({ token: "" }),

    /** Effects, given by the shell. */
    /** Removes the default Authorization header. */
    dropToken: () => {},
    /** Writes logout_at, then removes token, user_type and current_user. */
    forgetSession: () => {},
    /** Forgets what was typed in profile forms. */
    forgetDrafts: () => {},
    /** Tells the session chart. */
    leaveSession: () => {},
    logFailure: () => {},
    /** Loads / anew, so that nothing of the session stays in memory. */
    reloadHome: () => {},
    /** To / without loading it. */
    goHome: () => {},
  },
  delays: { logoutPatience: LOGOUT_PATIENCE },
}).createMachine({
  id: "logout",
  description: "Leave for good, on this device and on the server.",
  context: { token: "", at: 0 },
  initial: "idle",
  states: {
    idle: {
      description: "Logout can be pressed.",
      meta: { specification: ["§2 Navbar", "§4 Session"] },
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
          description:
            "Logout: the default header goes first, then all that is stored.",
        },
      },
    },
    posting: {
      description:
        "The person is logged out already; the server is told. The page says so for a moment.",
      meta: { specification: ["§4 Session", "§7 POST /logout/"] },
      tags: "busy",
      invoke: {
        id: "postLogout",
        src: "postLogout",
        input: heldToken,
        onDone: { target: "leaving", description: "The server knows." },
        onError: [
          {
            guard: "hasNoAnswer",
            target: "idle",
            actions: ["forgetToken", "logFailure", "goHome"],
            description:
              "No network, so / can't be loaded anew: the page goes there by itself. The server's token dies with its time.",
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
          actions: ["forgetToken", "goHome"],
          description:
            "The network is too slow to load / anew, or is gone: the page goes there by itself, and the request goes on.",
        },
      },
    },
    leaving: {
      description: "The browser loads / anew.",
      meta: { specification: ["§4 Session"] },
      tags: "busy",
      entry: ["forgetToken", "reloadHome"],
    },
  },
});

/** What the one call carries, after the default header is gone. */
function heldToken({ context: { token } }: { context: LogoutContext }) {
  return { token };
}
