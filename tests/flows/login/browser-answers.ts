import { t } from "../../../contract/messages/index.ts";
import { httpError, noResponse } from "../../support/call-failures.ts";
import {
  reachLimit,
  removeAccount,
  setAccount,
  setPassword,
} from "../../support/driven/account-state.ts";
import {
  type AnswerBinding,
  fromServer,
  mocked,
} from "../../support/driven/flow.ts";
import { resendLinkAnswers } from "../../support/driven/resend-link.ts";
import type { LoginFixture } from "./browser-states.ts";
import { NOW } from "./cases.ts";

/** The responses to the login's calls: at least one for each branch of the chart. */
export const loginAnswers = {
  "xstate.done.actor.checkEmail": {
    answers: [
      fromServer({ output: { isEmailUnique: true } }, ({ fixture }, site) =>
        removeAccount(site, fixture.email),
      ),
      fromServer({ output: { isEmailUnique: false } }, ({ fixture }, site) =>
        setAccount(site, fixture.email),
      ),
    ],
  },
  "xstate.error.actor.checkEmail": {
    answers: [
      mocked(
        { error: httpError(400, { email: ["Bad."] }) },
        "the page sends only valid addresses",
      ),
      mocked({ error: httpError(500) }, "a server error"),
      mocked({ error: noResponse }, "a lost connection"),
    ],
  },
  "xstate.done.actor.logIn": {
    answers: [
      fromServer(
        { output: { token: "t1", user_type: "investee", at: NOW } },
        ({ fixture }, site) => setAccount(site, fixture.email),
      ),
      fromServer(
        { output: { token: "t2", user_type: "investor", at: NOW } },
        ({ fixture }, site) =>
          setAccount(site, fixture.email, { userType: "investor" }),
      ),
      mocked(
        { output: { token: "t3", user_type: "auditor", at: NOW } },
        "a user type that the server does not know yet",
      ),
    ],
  },
  "xstate.error.actor.logIn": {
    answers: [
      fromServer(
        { error: httpError(429, {}, 300) },
        ({ fixture: { email } }, site) =>
          reachLimit(5, () =>
            site.call("POST", "/api/login/", {
              json: { email, password: "x", frontend_url: site.origin },
            }),
          ),
      ),
      fromServer(
        { error: httpError(428, { detail: "PASSWORD_EXPIRED" }) },
        ({ fixture }, site) =>
          setAccount(site, fixture.email, { passwordExpired: true }),
      ),
      fromServer({ error: httpError(400) }, ({ fixture }, site) =>
        setPassword(site, fixture.email, "Not-The-Same-9"),
      ),
      fromServer({ error: httpError(401) }, ({ fixture }, site) =>
        setAccount(site, fixture.email, { suspendedAt: new Date() }),
      ),
      fromServer(
        {
          error: httpError(403, {
            detail: t("login.unverified"),
            token: "handle",
          }),
        },
        ({ fixture }, site) =>
          setAccount(site, fixture.email, { verifiedAt: null }),
      ),
      mocked(
        { error: httpError(403, { detail: "Please check your email first." }) },
        "a message that the server does not send",
      ),
      mocked(
        { error: httpError(403, { token: "handle" }) },
        "the server always sends a message",
      ),
      mocked(
        { error: httpError(404, { detail: "Not found." }) },
        "the server responds with 401 for an unknown account",
      ),
      mocked(
        { error: httpError(500, { error: "Verification email failed." }) },
        "the server only queues the email, so the login does not fail if the email cannot be sent",
      ),
      mocked({ error: httpError(500) }, "a server error"),
      mocked({ error: httpError(503, {}, 2) }, "an overloaded server"),
      mocked({ error: noResponse }, "a lost connection"),
    ],
  },
  ...resendLinkAnswers,
} satisfies Record<string, AnswerBinding<LoginFixture>>;
