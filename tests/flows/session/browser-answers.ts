import type { AnyMachineSnapshot } from "xstate";
import { httpError } from "../../support/call-failures.ts";
import {
  reachLimit,
  resetLimits,
  setPassword,
} from "../../support/driven/account-state.ts";
import {
  type AnswerBinding,
  fromServer,
  mocked,
} from "../../support/driven/flow.ts";
import type { SessionFixture } from "../../support/driven/session-changes.ts";
import { passwordExpired } from "./cases.ts";

/** Responses to the login request that the 'Log in again' dialog sends. */
export const renewalAnswers = {
  "xstate.done.actor.logInAgain": {
    answers: ({ context }: AnyMachineSnapshot) => [
      fromServer<SessionFixture>(
        {
          output: {
            token: "renewed",
            user_type: "investee",
            at: context.now,
          },
        },
        async ({ fixture: { person } }, site) => {
          await resetLimits(site);
          await setPassword(site, person.email, person.password);
        },
      ),
    ],
  },
  "xstate.error.actor.logInAgain": {
    answers: [
      fromServer<SessionFixture>(
        { error: httpError(400) },
        async ({ fixture: { person } }, site) => {
          await resetLimits(site);
          await setPassword(site, person.email, "Not-The-Same-9");
        },
      ),
      fromServer<SessionFixture>(
        { error: httpError(429) },
        ({ fixture: { person } }, site) =>
          reachLimit(5, () =>
            site.call("POST", "/api/login/", {
              json: {
                email: person.email,
                password: "x",
                frontend_url: site.origin,
              },
            }),
          ),
      ),
      mocked<SessionFixture>({ error: httpError(500) }, "a server error"),
      mocked<SessionFixture>(
        { error: passwordExpired },
        "an account with an expired password could not log in later on the path",
      ),
    ],
  },
} satisfies Readonly<Record<string, AnswerBinding<SessionFixture>>>;
