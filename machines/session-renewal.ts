import { pages } from "../contract/pages.ts";
import { renewalRequest } from "./session-facts.ts";
import { sessionSetup } from "./session-setup.ts";

const login = { type: "goTo", params: { to: pages.login.path } } as const;

/** The dialog of 'Log in again now': a new token on the same page, nothing lost (decisions: Access). */
export const renewal = sessionSetup.createStateConfig({
  description: "'Log in again now', on the same page.",
  meta: { specification: ["decisions: Access"] },
  initial: "closed",
  exit: "clearRenewal",
  states: {
    closed: {
      description: "No dialog. After a renewal its news, for a moment.",
      after: {
        newsShown: {
          actions: "clearNews",
          description: "The news of a renewal has been in sight long enough.",
        },
      },
      on: {
        "renewal.asked": [
          {
            guard: "knowsEmail",
            target: "asking",
            actions: "focusPassword",
            description: "The dialog asks for the password.",
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
              "Whose session it is was never stored: the login page asks.",
          },
        ],
        "news.read": {
          actions: "clearNews",
          description: "The news of a renewal is put away.",
        },
      },
    },
    asking: {
      description: "A dialog asks for the password.",
      tags: "asking",
      on: {
        "password.changed": {
          actions: "notePassword",
          description: "A key; what was wrong is forgotten.",
        },
        "renewal.submitted": [
          {
            guard: "hasPassword",
            target: "sending",
            description: "Log In.",
          },
          {
            actions: ["askForPassword", "focusPassword"],
            description: "'Please enter your password.'",
          },
        ],
        "renewal.dismissed": {
          target: "closed",
          actions: "clearRenewal",
          description: "Not now; the notice stays.",
        },
      },
    },
    sending: {
      description: "The login is on its way; the dialog is busy.",
      tags: ["asking", "busy"],
      invoke: {
        id: "logInAgain",
        src: "logInAgain",
        input: renewalRequest,
        onDone: {
          target: "#session.loggedIn",
          reenter: true,
          actions: ["renewSession", "holdToken", "storeSession"],
          description: "A new token and another 30 minutes, on the same page.",
        },
        onError: [
          {
            guard: "isTooMany",
            target: "lockedOut",
            actions: ["noteProblem", "storeLockout"],
            description: "429: the login is locked for 5 minutes.",
          },
          {
            target: "asking",
            actions: ["noteProblem", "focusPassword"],
            description: "The words of the login screen; try again.",
          },
        ],
      },
      on: {
        "renewal.dismissed": {
          target: "closed",
          actions: "clearRenewal",
          description: "Not now; the call is left.",
        },
      },
    },
    lockedOut: {
      description:
        "Too many attempts: the dialog says so and takes no other one.",
      tags: ["asking", "lockedOut"],
      on: {
        "renewal.dismissed": {
          target: "barred",
          description: "The notice stays until the end.",
        },
      },
    },
    barred: {
      description:
        "No dialog. The lock of 5 minutes outlasts the 2 minutes of the notice, so no other attempt is taken.",
      on: {
        "renewal.asked": {
          target: "lockedOut",
          description: "The dialog says again that there were too many.",
        },
      },
    },
  },
});
