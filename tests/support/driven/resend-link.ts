import { httpError } from "../call-failures.ts";
import { resetLimits, setAccount } from "./account-state.ts";
import { type FlowCall, fromServer } from "./flow.ts";

/** The request for another verification link. */
export const resendLinkCall: FlowCall<{ readonly email: string }> = {
  call: "resendActivation",
  done: [
    fromServer(
      { output: { message: "Sent.", token: "new handle" } },
      async ({ fixture: { email } }, site) => {
        await resetLimits(site);
        await setAccount(site, email, { verifiedAt: null });
      },
    ),
  ],
  failed: [
    fromServer({ error: httpError(429) }, ({ fixture: { email } }, site) =>
      site.call("POST", "/api/resend-activation/", { json: { email } }),
    ),
  ],
};
