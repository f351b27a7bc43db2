import { htmlError, httpError, noResponse } from "../support/call-failures.ts";

export const PASSWORD = "Kente-2026";
export const LINK = { uid: "Mg", token: "reset-token" } as const;

/** Changes to the two fields: the valid password, and values that each violate one rule. */
export const fieldChanges = [
  { field: "password", value: PASSWORD },
  { field: "password", value: "kente-2026" },
  { field: "confirm", value: PASSWORD },
  { field: "confirm", value: "Kente-2027" },
] as const;

const REUSED = "You cannot reuse your old passwords.";

/** The failures of the call that sends the new password. */
export const confirmFailures = [
  httpError(400, { error: REUSED }),
  httpError(400, { password: [REUSED] }),
  httpError(400, { password: ["This one was reused."] }),
  httpError(400, { error: "Invalid or expired token." }),
  httpError(400, { detail: "Something else." }),
  httpError(429, { error: "Wait." }, 60),
  httpError(429, { detail: "Slow down." }, 60),
  httpError(500),
  htmlError(502),
  noResponse,
].map((error) => ({ error }));
