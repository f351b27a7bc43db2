import { pages } from "../../contract/pages.ts";
import { atFirst } from "./facts.ts";
import { sinceActivity, sinceLogin } from "./limits.ts";
import { renewal } from "./renewal.ts";
import { sessionSetup } from "./setup.ts";

const home = { type: "goTo", params: { to: pages.home.path } } as const;
const login = { type: "goTo", params: { to: pages.login.path } } as const;

/**
 * The session of the browser, shared by all tabs. Two parallel regions count the limits since the login and since the
 * last activity; a third one contains the dialog for logging in again.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: "session",
  description:
    "Stay logged in for as long as it is safe, in all tabs. The first limit to pass ends the session: one since the login, with a notice before its end, and one since the last activity, without a notice.",
  context: ({ input }) => atFirst(input),
  initial: "unknown",
  on: {
    "page.changed": {
      actions: "notePage",
    },
    "session.opened": {
      target: ".loggedIn",
      reenter: true,
      actions: ["openSession", "holdToken", "storeSession"],
      description: "A login succeeded in this tab.",
      meta: { rules: ["3-session-01", "4-session-01"] },
    },
  },
  states: {
    unknown: {
      description:
        "The storage has not been read yet. The page shows no member, and protected pages wait.",
      tags: "unknown",
      invoke: {
        id: "readStored",
        src: "readStored",
        onDone: [
          {
            guard: "readsNoSession",
            target: "loggedOut",
            actions: "noteReading",
          },
          {
            guard: "readsEndedSession",
            target: "loggedOut",
            actions: ["noteStoredEnd", "forgetSession"],
            description:
              "The session expired while no page was open. A protected page explains this at /login.",
          },
          {
            target: "loggedIn",
            actions: ["adoptReading", "holdToken", "storeSession"],
            description: "The session continues after a reload.",
          },
        ],
        onError: {
          target: "loggedOut",
          description: "Without storage there is no session to restore.",
        },
      },
    },
    loggedOut: {
      description: "The person is a visitor and can open public pages only.",
      tags: "loggedOut",
      initial: "visiting",
      on: {
        "tab.changed": [
          {
            guard: "findsSession",
            target: "loggedIn",
            actions: ["adoptTab", "holdToken", "goToOwnHome"],
            description:
              "A login in another tab opens the home page of its role.",
            meta: { rules: ["4-session-08"] },
          },
          {
            actions: "noteTab",
            description: "The change does not concern the session.",
          },
        ],
      },
      states: {
        visiting: {
          description: "No redirect is in progress.",
          meta: { rules: ["1-guards-01"] },
        },
        leaving: {
          description:
            "The session has just ended, and the tab is being redirected.",
          tags: "leaving",
          on: {
            "page.changed": {
              target: "visiting",
              actions: "notePage",
            },
          },
        },
        staying: {
          description:
            "The current page ended the session itself. It stays open and explains the next step.",
          tags: "staying",
          on: {
            "page.changed": {
              target: "visiting",
              actions: "notePage",
            },
          },
        },
      },
    },
    loggedIn: {
      description: "A member is logged in.",
      tags: "loggedIn",
      type: "parallel",
      on: {
        "session.closed": {
          target: "loggedOut.staying",
          actions: ["endSession", "dropToken", "forgetSession"],
          description: "After a changed password or a deleted account.",
        },
        "session.left": {
          target: "loggedOut.leaving",
          actions: ["endSession", "dropToken", "forgetSession"],
        },
        "call.refused": [
          {
            guard: "isRefusedAtHome",
            target: "loggedOut",
            actions: [
              "endRefused",
              "storeLogoutAt",
              "forgetSession",
              "dropToken",
            ],
            description:
              "A call with the current token was refused. The tab already shows the home page, which displays a notice.",
            meta: { rules: ["4-session-15"] },
          },
          {
            guard: "isRefused",
            target: "loggedOut.leaving",
            actions: [
              "endRefused",
              "storeLogoutAt",
              "forgetSession",
              "dropToken",
              home,
            ],
            description:
              "A call with the current token was refused, so the home page opens and displays a notice. Refusals of earlier tokens are ignored.",
            meta: {
              rules: [
                "2-guards-06",
                "4-session-11",
                "4-session-12",
                "4-session-13",
                "4-session-14",
              ],
            },
          },
        ],
        "tab.changed": [
          {
            guard: "findsLogoutAtHome",
            target: "loggedOut",
            actions: ["noteTab", "endSession", "dropToken"],
            description:
              "A logout in another tab, while this one shows the home page.",
          },
          {
            guard: "findsLogout",
            target: "loggedOut.leaving",
            actions: ["noteTab", "endSession", "dropToken", home],
            description: "A logout in another tab.",
            meta: { rules: ["4-session-10"] },
          },
          {
            guard: "losesProtectedPage",
            target: "loggedOut.leaving",
            actions: ["noteTab", "endSession", "dropToken", login],
            description: "The token is gone, and this page requires one.",
            meta: { rules: ["4-session-08"] },
          },
          {
            guard: "losesToken",
            target: "loggedOut",
            actions: ["noteTab", "endSession", "dropToken"],
            description: "The token is gone. A public page stays open.",
          },
          {
            guard: "findsOtherSession",
            target: "loggedIn",
            reenter: true,
            actions: ["adoptTab", "holdToken", "goToOwnHome"],
            description:
              "A new token or role opens the home page of that role.",
            meta: { rules: ["4-session-08", "4-session-09"] },
          },
          {
            actions: "noteTab",
            description: "The change does not concern the session.",
          },
        ],
      },
      states: {
        sinceLogin,
        sinceActivity,
        renewal,
      },
    },
    confirming: {
      description:
        "A limit has passed as far as this tab knows. The storage shows whether another tab has renewed the session or seen activity.",
      tags: "loggedIn",
      invoke: {
        id: "confirmEnd",
        src: "readStored",
        onDone: [
          {
            guard: "readsSameSession",
            target: "loggedIn",
            actions: "adoptReading",
            description:
              "Another tab has seen activity, so the session continues.",
          },
          {
            guard: "readsOtherSession",
            target: "loggedIn",
            actions: ["adoptReading", "holdToken", "goToOwnHome"],
            description:
              "Another tab has a new session. The home page of its role opens.",
          },
          {
            target: "loggedOut.leaving",
            actions: ["endSession", "dropToken", "forgetSession", login],
            meta: { rules: ["4-session-03", "4-session-06", "4-session-07"] },
          },
        ],
        onError: {
          target: "loggedOut.leaving",
          actions: ["endSession", "dropToken", "forgetSession", login],
        },
      },
    },
  },
});
