import { httpError } from "../call-failures.ts";
import { resetLimits, setAccount } from "./account-state.ts";
import { type AnswerBinding, fromServer } from "./flow.ts";

/** The responses to a request for another verification link. */
export const resendLinkAnswers = {
  "xstate.done.actor.resendLink": {
    answers: [
      fromServer(
        { output: { message: "Sent.", token: "new handle" } },
        async ({ fixture: { email } }, site) => {
          await resetLimits(site);
          await setAccount(site, email, { verifiedAt: null });
        },
      ),
    ],
  },
  "xstate.error.actor.resendLink": {
    answers: [
      fromServer({ error: httpError(429) }, ({ fixture: { email } }, site) =>
        site.call("POST", "/api/resend-activation/", { json: { email } }),
      ),
    ],
  },
} satisfies Record<string, AnswerBinding<{ readonly email: string }>>;
