import { pages } from "../contract/pages.ts";
import { atFirst } from "./session-facts.ts";
import { sinceActivity, sinceLogin } from "./session-limits.ts";
import { renewal } from "./session-renewal.ts";
import { sessionSetup } from "./session-setup.ts";

const home = { type: "goTo", params: { to: pages.home.path } } as const;
const login = { type: "goTo", params: { to: pages.login.path } } as const;

/**
 * Who is logged in, in every tab at once (§3, §4 Session, decisions: Access). Two regions count the two limits of
 * 30 minutes, each on its own; a third holds the dialog in which a person logs in again without losing anything.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: "session",
  description:
    "Stay logged in for as long as it is safe, in every tab alike. Two limits run side by side, and the first to come ends the session: 30 minutes after the login, which only logging in again moves and of which a notice warns 2 minutes before, and 30 minutes without activity, which ends without a warning.",
  context: ({ input }) => atFirst(input),
  initial: "unknown",
  on: {
    "page.changed": {
      actions: "notePage",
      description: "This tab shows another page.",
    },
    "session.opened": {
      target: ".loggedIn",
      reenter: true,
      actions: ["openSession", "holdToken", "storeSession"],
      description: "A login succeeded in this tab.",
    },
  },
  states: {
    unknown: {
      description:
        "The browser's storage has not been read yet. The page shows as logged out, and protected pages wait.",
      meta: { specification: ["§3 Stored in the browser", "§4 Session"] },
      tags: "unknown",
      invoke: {
        id: "readStored",
        src: "readStored",
        onDone: [
          {
            guard: "readsNoSession",
            target: "loggedOut",
            actions: "noteReading",
            description: "Nobody is logged in in this browser.",
          },
          {
            guard: "readsEndedSession",
            target: "loggedOut",
            actions: ["noteStoredEnd", "forgetSession"],
            description:
              "The time ran out while no page was open; a protected page says so at /login.",
          },
          {
            target: "loggedIn",
            actions: ["adoptReading", "holdToken", "storeSession"],
            description: "The session goes on after a reload.",
          },
        ],
        onError: {
          target: "loggedOut",
          description: "Without a storage nobody is logged in yet.",
        },
      },
    },
    loggedOut: {
      description: "A visitor: the public pages only.",
      meta: { specification: ["§6 Roles and permissions", "§4 Session"] },
      tags: "loggedOut",
      initial: "visiting",
      on: {
        "tab.changed": [
          {
            guard: "findsSession",
            target: "loggedIn",
            actions: ["adoptTab", "holdToken", "goToOwnHome"],
            description: "A login in another tab: to the home of its role.",
          },
          {
            actions: "noteTab",
            description: "Another tab changed something else.",
          },
        ],
      },
      states: {
        visiting: { description: "Nothing is under way." },
        leaving: {
          description:
            "The session has just ended, and the tab is on its way to / or /login.",
          tags: "leaving",
          on: {
            "page.changed": {
              target: "visiting",
              actions: "notePage",
              description: "It has arrived.",
            },
          },
        },
        staying: {
          description:
            "The page in view ended the session itself; it may stay until it is left, and says what comes next.",
          tags: "staying",
          on: {
            "page.changed": {
              target: "visiting",
              actions: "notePage",
              description: "The page is left.",
            },
          },
        },
      },
    },
    loggedIn: {
      description: "A member, with a token and a role.",
      meta: { specification: ["§4 Session", "§6 Roles and permissions"] },
      tags: "loggedIn",
      type: "parallel",
      on: {
        "session.closed": {
          target: "loggedOut.staying",
          actions: ["endSession", "dropToken", "forgetSession"],
          description:
            "The page in view ended it: a changed password, a deleted account.",
        },
        "session.left": {
          target: "loggedOut.leaving",
          actions: ["endSession", "dropToken", "forgetSession"],
          description: "A logout: the page is left at once, for /.",
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
              "401 or 403 under the held token at /, which says that the session ended.",
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
              "401 or 403 under the held token: to /, which says that the session ended. A late answer to an old token ends nothing.",
          },
        ],
        "tab.changed": [
          {
            guard: "findsLogoutAtHome",
            target: "loggedOut",
            actions: ["noteTab", "endSession", "dropToken"],
            description: "A logout in another tab; this one is at / already.",
          },
          {
            guard: "findsLogout",
            target: "loggedOut.leaving",
            actions: ["noteTab", "endSession", "dropToken", home],
            description: "A logout in another tab: to /.",
          },
          {
            guard: "losesProtectedPage",
            target: "loggedOut.leaving",
            actions: ["noteTab", "endSession", "dropToken", login],
            description: "The token is gone, and this page needs one: /login.",
          },
          {
            guard: "losesToken",
            target: "loggedOut",
            actions: ["noteTab", "endSession", "dropToken"],
            description: "The token is gone; a public page stays open.",
          },
          {
            guard: "findsOtherSession",
            target: "loggedIn",
            reenter: true,
            actions: ["adoptTab", "holdToken", "goToOwnHome"],
            description: "A new token or role: to that role's home.",
          },
          {
            actions: "noteTab",
            description: "Another tab changed something else.",
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
        "The time is up as far as this tab knows. The storage says whether another tab has renewed the session or seen activity.",
      meta: { specification: ["§4 Session", "decisions: Access"] },
      tags: "loggedIn",
      invoke: {
        id: "confirmEnd",
        src: "readStored",
        onDone: [
          {
            guard: "readsSameSession",
            target: "loggedIn",
            actions: "adoptReading",
            description: "Another tab has seen activity: it goes on.",
          },
          {
            guard: "readsOtherSession",
            target: "loggedIn",
            actions: ["adoptReading", "holdToken", "goToOwnHome"],
            description: "Another tab has a new session: to that role's home.",
          },
          {
            target: "loggedOut.leaving",
            actions: ["endSession", "dropToken", "forgetSession", login],
            description: "It is over: /login says why.",
          },
        ],
        onError: {
          target: "loggedOut.leaving",
          actions: ["endSession", "dropToken", "forgetSession", login],
          description: "It is over: /login says why.",
        },
      },
    },
  },
});
