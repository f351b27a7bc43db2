import { pages } from "../../contract/pages.ts";
import { renewalRequest } from "./facts.ts";
import { sessionSetup } from "./setup.ts";

const login = { type: "goTo", params: { to: pages.login.path } } as const;

/** The dialog of 'Log in again now', which renews the session without leaving the page. */
export const renewal = sessionSetup.createStateConfig({
  description: "Logging in again on the same page.",
  initial: "closed",
  exit: "clearRenewal",
  states: {
    closed: {
      description:
        "The dialog is closed. After a renewal, a confirmation is shown for a moment.",
      after: {
        newsShown: {
          actions: "clearNews",
        },
      },
      on: {
        "renewal.asked": [
          {
            guard: "knowsEmail",
            target: "asking",
            actions: "focusPassword",
          },
          {
            target: "#session.loggedOut.leaving",
            actions: [
              "noteExpired",
              "endSession",
              "dropToken",
              "forgetSession",
              login,
            ],
            description:
              "The email address was never stored, so the login page asks for it.",
          },
        ],
        "news.read": {
          actions: "clearNews",
        },
      },
    },
    asking: {
      description: "A dialog asks for the password.",
      tags: "asking",
      on: {
        "password.changed": {
          actions: "notePassword",
        },
        "renewal.submitted": [
          { guard: "hasPassword", target: "sending" },
          {
            actions: ["askForPassword", "focusPassword"],
          },
        ],
        "renewal.dismissed": {
          target: "closed",
          actions: "clearRenewal",
          description: "The notice stays.",
        },
      },
    },
    sending: {
      description: "The login is running. The dialog is busy.",
      tags: ["asking", "busy"],
      invoke: {
        id: "logInAgain",
        src: "logInAgain",
        input: renewalRequest,
        onDone: {
          target: "#session.loggedIn",
          reenter: true,
          actions: ["renewSession", "holdToken", "storeSession"],
          description: "The limits start again, and the page stays open.",
        },
        onError: [
          {
            guard: "isTooMany",
            target: "lockedOut",
            actions: ["noteProblem", "storeLockout"],
            meta: { rules: ["8-login-03"] },
          },
          {
            target: "asking",
            actions: ["noteProblem", "focusPassword"],
            description: "Shows the message of the login screen.",
          },
        ],
      },
      on: {
        "renewal.dismissed": {
          target: "closed",
          actions: "clearRenewal",
          description: "The running call is abandoned.",
        },
      },
    },
    lockedOut: {
      description:
        "Too many attempts were made. The dialog accepts no further one.",
      tags: ["asking", "lockedOut"],
      meta: { rules: ["4-login-01"] },
      on: {
        "renewal.dismissed": {
          target: "barred",
          description: "The notice stays until the session ends.",
        },
      },
    },
    barred: {
      description:
        "The dialog is closed. The lockout lasts longer than the notice, so no further attempt is accepted.",
      on: {
        "renewal.asked": {
          target: "lockedOut",
          description: "The dialog explains the lockout again.",
        },
      },
    },
  },
});
