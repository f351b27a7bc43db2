import type { AnyMachineSnapshot } from "xstate";
import { httpError } from "../../support/call-failures.ts";
import {
  reachLimit,
  resetLimits,
  setPassword,
} from "../../support/driven/account-state.ts";
import {
  type Answered,
  fromServer,
  mocked,
} from "../../support/driven/flow.ts";
import type { SessionNotes } from "../../support/driven/session-moves.ts";

/** The responses to the call of 'Log in again now'. */
export const renewalAnswers = {
  "xstate.done.actor.logInAgain": {
    answers: ({ context }: AnyMachineSnapshot) => [
      fromServer<SessionNotes>(
        {
          output: {
            ...{ token: "renewed", user_type: "investee" },
            at: context.now,
          },
        },
        async ({ notes: { person } }, site) => {
          await resetLimits(site);
          await setPassword(site, person.email, person.password);
        },
      ),
    ],
  },
  "xstate.error.actor.logInAgain": {
    answers: [
      fromServer<SessionNotes>(
        { error: httpError(400) },
        async ({ notes: { person } }, site) => {
          await resetLimits(site);
          await setPassword(site, person.email, "Not-The-Same-9");
        },
      ),
      fromServer<SessionNotes>(
        { error: httpError(429) },
        ({ notes: { person } }, site) =>
          reachLimit(5, () =>
            site.call("POST", "/api/login/", {
              json: {
                ...{ email: person.email, password: "x" },
                frontend_url: site.origin,
              },
            }),
          ),
      ),
      mocked<SessionNotes>({ error: httpError(500) }, "a server error"),
    ],
  },
} satisfies Readonly<Record<string, Answered<SessionNotes>>>;
