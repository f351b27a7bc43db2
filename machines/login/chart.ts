import { pages } from "../../contract/pages.ts";
import { checkingEmail, loggingIn } from "./calls.ts";
import { emailRequest } from "./facts.ts";
import { loginSetup } from "./setup.ts";

/**
 * Logs in: checks whether the address is registered, sends the login, handles every refusal and the lockout, which
 * survives a reload, and opens the person's home page or the page that required the login.
 */
export const loginMachine = loginSetup.createMachine({
  id: "login",
  description: "Log in and open the right page.",
  context: ({ input }) => ({
    ...input,
    form: { email: "", password: "", terms: false },
    problems: {},
    notice: null,
    success: null,
    reason: null,
    from: null,
    handle: null,
    lockedUntil: null,
    now: 0,
    session: null,
  }),
  invoke: {
    id: "watchLockout",
    src: "watchLockout",
    onError: {
      description:
        "The lockout is not shared with other tabs. The server enforces it anyway.",
    },
  },
  on: {
    "lockout.changed": {
      actions: "rememberLockout",
      description: "This tab or another one was locked out.",
    },
  },
  initial: "opening",
  states: {
    opening: {
      description:
        "The page reads the navigation state: an email address, the end of a session, or a page to return to.",
      invoke: {
        id: "readArrival",
        src: "readArrival",
        onDone: {
          target: "open",
          actions: "rememberArrival",
          description:
            "Fills in the email address and shows the reason, if any.",
        },
        onError: { target: "open", description: "The form is empty." },
      },
      on: {
        "field.changed": {
          actions: "changeField",
          description: "Input typed before the page is ready is kept.",
        },
        "terms.changed": {
          actions: "changeTerms",
          description: "Input made before the page is ready is kept.",
        },
      },
    },
    open: {
      description: "The form is open.",
      initial: "editing",
      always: {
        guard: "isLockedOut",
        target: "lockedOut",
        description: "The lockout started before a reload or in another tab.",
      },
      on: {
        "field.changed": {
          actions: "changeField",
        },
        "terms.changed": {
          actions: "changeTerms",
        },
        "form.submitted": [
          {
            guard: "hasProblems",
            target: ".editing",
            actions: ["clearNotices", "showProblems", "focusFirstProblem"],
            meta: { rules: ["5-login-01", "5-login-02"] },
          },
          { target: "checkingEmail", meta: { rules: ["7-login-01"] } },
        ],
      },
      states: {
        editing: { description: "The form can be filled in and submitted." },
        unverified: {
          description:
            "The password is correct, but the email is not verified. The page offers a new link and the code form.",
          tags: "unverified",
          initial: "offering",
          on: {
            "code.chosen": { guard: "hasHandle", target: "#login.leftForCode" },
          },
          states: {
            offering: {
              description: "A new verification link can be requested.",
              on: {
                "link.requested": { target: "#login.resending" },
              },
            },
            waiting: {
              description:
                "A link was just sent. Another one can be requested after the resend wait.",
              after: {
                resendWait: { target: "offering" },
              },
            },
          },
        },
      },
    },
    checkingEmail,
    loggingIn,
    resending: {
      description: "A new verification link is being sent.",
      tags: ["unverified", "resending"],
      entry: "clearNotice",
      invoke: {
        id: "resendLink",
        src: "resendLink",
        input: emailRequest,
        onDone: {
          target: "open.unverified.waiting",
          actions: "noticeResent",
        },
        onError: {
          target: "open.unverified",
          actions: "noticeResendFailed",
        },
      },
    },
    lockedOut: {
      description:
        "Log In is disabled until the lockout ends, in every tab and across reloads. The correct password is refused too.",
      tags: "locked",
      meta: { rules: ["4-login-01"] },
      entry: "noticeTooMany",
      invoke: {
        id: "tick",
        src: "tick",
        onError: {
          description: "The countdown stops; reloading the page restarts it.",
        },
      },
      on: {
        "field.changed": {
          actions: "changeField",
          description: "The form can be corrected during the lockout.",
        },
        "terms.changed": {
          actions: "changeTerms",
          description: "The form can be corrected during the lockout.",
        },
        "clock.ticked": [
          {
            guard: "isLockoutOver",
            target: "open",
            actions: "endLockout",
            meta: { rules: ["4-login-01"] },
          },
          { actions: "keepTime" },
        ],
      },
    },
    arriving: {
      description: "Determines the page to open after the login.",
      always: [
        {
          guard: "cameFromOpenPage",
          target: "loggedIn",
          actions: "goBack",
          description: "Returns to the page that required the login.",
        },
        {
          guard: "isInvestee",
          target: "loggedIn",
          actions: {
            type: "goTo",
            params: { to: pages.investeeDashboard.path },
          },
          meta: { rules: ["2-login-07"] },
        },
        {
          guard: "isInvestor",
          target: "loggedIn",
          actions: {
            type: "goTo",
            params: { to: pages.investorDashboard.path },
          },
          meta: { rules: ["2-login-08"] },
        },
        {
          target: "loggedIn",
          actions: { type: "goTo", params: { to: pages.home.path } },
          description: "An unknown role opens the home page.",
          meta: { rules: ["2-login-09"] },
        },
      ],
    },
    loggedIn: {
      description: "The session is open.",
      type: "final",
      tags: "done",
    },
    leftForReset: {
      description:
        "The page for a new password is open and explains that the old one has expired.",
      type: "final",
      entry: "goToReset",
    },
    leftForCode: {
      description: "The screen for the code is open.",
      type: "final",
      entry: "goToCode",
    },
  },
});
