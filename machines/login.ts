import { pages } from "../contract/pages.ts";
import { checkingEmail, loggingIn } from "./login-calls.ts";
import { emailRequest } from "./login-facts.ts";
import { loginSetup } from "./login-setup.ts";

/**
 * Logging in (§2 Login screen, §4 Session, §5, §8): is the address registered, then the login itself, every way
 * it can be refused, the five-minute lockout that a reload does not shorten, and the way to the person's home or
 * back to the page that asked for the login.
 */
export const loginMachine = loginSetup.createMachine({
  id: "login",
  description: "Log in, and go to where this person belongs.",
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
        "Without a storage the lockout holds for this page alone; the server holds it anyway.",
    },
  },
  on: {
    "lockout.changed": {
      actions: "rememberLockout",
      description: "This or another tab was locked out, before or just now.",
    },
  },
  initial: "opening",
  states: {
    opening: {
      description:
        "The page looks up what the person comes with: an email, the end of a session, a page to go back to.",
      meta: { specification: ["§2 Registration screen", "decisions: Access"] },
      invoke: {
        id: "readArrival",
        src: "readArrival",
        onDone: {
          target: "open",
          actions: "rememberArrival",
          description: "The email is filled in, and the reason shows.",
        },
        onError: { target: "open", description: "An empty form." },
      },
      on: {
        "field.changed": {
          actions: "changeField",
          description: "Whoever types that early is heard.",
        },
        "terms.changed": {
          actions: "changeTerms",
          description: "Whoever ticks that early is heard.",
        },
      },
    },
    open: {
      description: "The form is open.",
      meta: { specification: ["§2 Login screen", "§5 Login"] },
      initial: "editing",
      always: {
        guard: "isLockedOut",
        target: "lockedOut",
        description: "Locked out before a reload, or in another tab.",
      },
      on: {
        "field.changed": {
          actions: "changeField",
          description: "What was wrong with the field is forgotten.",
        },
        "terms.changed": {
          actions: "changeTerms",
          description: "The terms are accepted, or not any more.",
        },
        "form.submitted": [
          {
            guard: "hasProblems",
            target: ".editing",
            actions: ["clearNotices", "showProblems", "focusFirstProblem"],
            description:
              "Every wrong field says what is wrong, and the first one has the focus.",
          },
          { target: "checkingEmail", description: "Log In." },
        ],
      },
      states: {
        editing: { description: "The form waits to be filled in and sent." },
        unverified: {
          description:
            "The password is right, but the email is not verified: a note to look in the inbox, a new link, or a code instead.",
          tags: "unverified",
          meta: { specification: ["§8 Login", "decisions: Verification"] },
          initial: "offering",
          on: {
            "code.chosen": {
              guard: "hasHandle",
              target: "#login.leftForCode",
              description: "Enter a code instead.",
            },
          },
          states: {
            offering: {
              description: "Resend verification link can be pressed.",
              on: {
                "link.requested": {
                  target: "#login.resending",
                  description: "The person asks for a new link.",
                },
              },
            },
            waiting: {
              description:
                "A link was just sent; the next one can be asked for in 30 seconds.",
              after: {
                resendWait: {
                  target: "offering",
                  description: "30 seconds are over.",
                },
              },
            },
          },
        },
      },
    },
    checkingEmail,
    loggingIn,
    resending: {
      description: "A new verification link is on its way.",
      tags: ["unverified", "resending"],
      meta: { specification: ["§7 POST /api/resend-activation/"] },
      entry: "clearNotice",
      invoke: {
        id: "resendLink",
        src: "resendLink",
        input: emailRequest,
        onDone: {
          target: "open.unverified.waiting",
          actions: "noticeResent",
          description: "'A verification link has been sent to your email.'",
        },
        onError: {
          target: "open.unverified",
          actions: "noticeResendFailed",
          description:
            "'Could not resend verification link. Please contact support.'",
        },
      },
    },
    lockedOut: {
      description:
        "Too many wrong passwords: Log In is disabled and counts down five minutes, here and in every tab, across reloads. The right password is refused too.",
      tags: "locked",
      meta: { specification: ["§4 Session", "§9", "decisions: Access"] },
      entry: "noticeTooMany",
      invoke: {
        id: "tick",
        src: "tick",
        onError: {
          description: "The countdown stands still; a reload starts it again.",
        },
      },
      on: {
        "field.changed": {
          actions: "changeField",
          description: "The form can be corrected meanwhile.",
        },
        "terms.changed": {
          actions: "changeTerms",
          description: "The form can be corrected meanwhile.",
        },
        "clock.ticked": [
          {
            guard: "isLockoutOver",
            target: "open",
            actions: "endLockout",
            description: "The five minutes are over.",
          },
          { actions: "keepTime", description: "One second less." },
        ],
      },
    },
    arriving: {
      description: "Where does this person belong?",
      meta: { specification: ["§2 Login screen", "decisions: Access"] },
      always: [
        {
          guard: "cameFromOpenPage",
          target: "loggedIn",
          actions: "goBack",
          description: "Back to the page that asked for the login.",
        },
        {
          guard: "isInvestee",
          target: "loggedIn",
          actions: {
            type: "goTo",
            params: { to: pages.investeeDashboard.path },
          },
          description: "An investee goes to the investee page.",
        },
        {
          guard: "isInvestor",
          target: "loggedIn",
          actions: {
            type: "goTo",
            params: { to: pages.investorDashboard.path },
          },
          description: "An investor goes to the investor page.",
        },
        {
          target: "loggedIn",
          actions: { type: "goTo", params: { to: pages.home.path } },
          description: "Any other type goes home.",
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
        "The page to set a new password is open and says that the old one has expired.",
      type: "final",
      meta: { specification: ["§2 Login screen", "§8 Login"] },
      entry: "goToReset",
    },
    leftForCode: {
      description: "The screen for the code is open.",
      type: "final",
      meta: { specification: ["decisions: Verification"] },
      entry: "goToCode",
    },
  },
});
