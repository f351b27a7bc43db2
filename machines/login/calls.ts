import { emailRequest, loginRequest } from "./facts.ts";
import { loginSetup } from "./setup.ts";

/** The first call of a login, with all its outcomes. */
export const checkingEmail = loginSetup.createStateConfig({
  description: "Checks whether the address is registered. Log In is busy.",
  tags: "busy",
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
        meta: { rules: ["7-login-02", "8-login-01"] },
      },
      { target: "loggingIn", meta: { rules: ["3-login-01", "7-login-03"] } },
    ],
    onError: [
      {
        guard: "isBadRequest",
        target: "open",
        actions: ["noticeBadEmail", "focusFirstProblem"],
      },
      {
        guard: "hasNoAnswer",
        target: "open",
        actions: "noticeNoAnswer",
        meta: { rules: ["8-login-12"] },
      },
      {
        target: "open",
        actions: "noticeCheckFailed",
        meta: { rules: ["8-login-02"] },
      },
    ],
  },
});

/** The login call, with all its outcomes. */
export const loggingIn = loginSetup.createStateConfig({
  description: "The login request is running. Log In is busy.",
  tags: "busy",
  invoke: {
    id: "logIn",
    src: "logIn",
    input: loginRequest,
    onDone: {
      target: "arriving",
      actions: ["rememberSession", "openSession"],
      meta: { rules: ["3-login-02"] },
    },
    onError: [
      {
        guard: "isTooMany",
        target: "lockedOut",
        actions: ["startLockout", "storeLockout"],
        description:
          "The server locks an address after too many wrong passwords within a period.",
        meta: { rules: ["4-login-01", "8-login-03"] },
      },
      {
        guard: "isPasswordExpired",
        target: "leftForReset",
        description: "The page for a new password explains why.",
        meta: { rules: ["2-login-10"] },
      },
      {
        guard: "isBadRequest",
        target: "open",
        actions: ["noticeWrongPassword", "focusFirstProblem"],
        description: "The account exists and the password is wrong.",
        meta: { rules: ["8-login-05"] },
      },
      {
        guard: "isRefused",
        target: "open",
        actions: "noticeRefused",
        description:
          "The answer does not reveal whether the address or the password is wrong.",
        meta: { rules: ["8-login-06"] },
      },
      {
        guard: "isUnverifiedInWords",
        target: "open.unverified",
        actions: ["rememberHandle", "noticeDetail"],
        description: "Shows the server's message.",
        meta: { rules: ["8-login-07"] },
      },
      {
        guard: "isUnverified",
        target: "open.unverified",
        actions: ["rememberHandle", "noticeUnverified"],
        meta: { rules: ["8-login-08"] },
      },
      {
        guard: "isUnknown",
        target: "open",
        actions: "noticeNotRegistered",
        meta: { rules: ["8-login-10"] },
      },
      {
        guard: "isMailFailure",
        target: "open",
        actions: "noticeMailFailed",
        meta: { rules: ["8-login-11"] },
      },
      {
        guard: "hasNoAnswer",
        target: "open",
        actions: "noticeNoAnswer",
        meta: { rules: ["8-login-12"] },
      },
      {
        target: "open",
        actions: "noticeFailed",
        meta: { rules: ["8-login-13"] },
      },
    ],
  },
});
