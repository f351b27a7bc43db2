import { emailRequest, loginRequest } from "./login-facts.ts";
import { loginSetup } from "./login-setup.ts";

/** The first call of a login, with every way it can end (§7, §8). */
export const checkingEmail = loginSetup.createStateConfig({
  description: "Is this address registered? Log In is busy.",
  tags: "busy",
  meta: { specification: ["§7 POST /api/check-email/", "§8 Login"] },
  entry: "clearNotices",
  invoke: {
    id: "checkEmail",
    src: "checkEmail",
    input: emailRequest,
    onDone: [
      {
        guard: "isNotRegistered",
        target: "open",
        actions: "noticeNotRegistered",
        description:
          "'This email address is not registered. Please sign up first.'",
      },
      { target: "loggingIn", description: "It is: on to the login." },
    ],
    onError: [
      {
        guard: "isBadRequest",
        target: "open",
        actions: ["noticeBadEmail", "focusFirstProblem"],
        description:
          "'Please enter a valid email address.' at the email field.",
      },
      {
        guard: "hasNoAnswer",
        target: "open",
        actions: "noticeNoAnswer",
        description: "'Network error. Please check your connection.'",
      },
      {
        target: "open",
        actions: "noticeCheckFailed",
        description: "'Something went wrong. Please try again.'",
      },
    ],
  },
});

/** The login itself, with every way it can end (§7, §8). */
export const loggingIn = loginSetup.createStateConfig({
  description: "Email and password are on their way; Log In is busy.",
  tags: "busy",
  meta: { specification: ["§7 POST /api/login/", "§8 Login"] },
  invoke: {
    id: "logIn",
    src: "logIn",
    input: loginRequest,
    onDone: {
      target: "arriving",
      actions: ["rememberSession", "openSession"],
      description: "Token and role go to the session.",
    },
    onError: [
      {
        guard: "isTooMany",
        target: "lockedOut",
        actions: ["startLockout", "storeLockout"],
        description:
          "429: five wrong passwords within five minutes, so the sixth login is refused. 'Too many login attempts. Please try again after 5 minutes.'",
      },
      {
        guard: "isPasswordExpired",
        target: "leftForReset",
        description:
          "'Your password has expired. Please set a new one.', on the page for it.",
      },
      {
        guard: "isBadRequest",
        target: "open",
        actions: ["noticeWrongPassword", "focusFirstProblem"],
        description:
          "400: the account is known and the password is wrong. 'Invalid password. Please try again.'",
      },
      {
        guard: "isRefused",
        target: "open",
        actions: "noticeRefused",
        description:
          "401: the server doesn't say which of the two is wrong. 'Invalid email or password.'",
      },
      {
        guard: "isUnverifiedInWords",
        target: "open.unverified",
        actions: ["rememberHandle", "noticeDetail"],
        description: "The server's words, and a note about the inbox.",
      },
      {
        guard: "isUnverified",
        target: "open.unverified",
        actions: ["rememberHandle", "noticeUnverified"],
        description:
          "'Please verify your email before logging in.', and a note about the inbox.",
      },
      {
        guard: "isUnknown",
        target: "open",
        actions: "noticeNotRegistered",
        description:
          "'This email address is not registered. Please sign up first.'",
      },
      {
        guard: "isMailFailure",
        target: "open",
        actions: "noticeMailFailed",
        description:
          "'Failed to send the verification email. Please try again later.'",
      },
      {
        guard: "hasNoAnswer",
        target: "open",
        actions: "noticeNoAnswer",
        description: "'Network error. Please check your connection.'",
      },
      {
        target: "open",
        actions: "noticeFailed",
        description: "'Something went wrong. Please try again.'",
      },
    ],
  },
});
