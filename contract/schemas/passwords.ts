import { z } from "zod";
import { say } from "../messages/index.ts";
import { emailProblem, normalEmail } from "../rules/email.ts";
import { newPasswordProblem } from "../rules/password.ts";
import { body, ruled, text } from "./text.ts";

/** Request bodies and responses of the password calls, account deletion and the access check. */

const SHORT = 1_000;

export const requestResetBody = body({
  email: ruled(text(SHORT).overwrite(normalEmail), emailProblem),
  frontend_url: text(SHORT).optional(),
});

/** The uid and token are read from the path; the copies in the body are ignored. */
export const confirmResetBody = body({
  password: ruled(text(SHORT), newPasswordProblem),
});
export const confirmResetParameters = z.object({
  uid: z.string(),
  token: z.string(),
});

/** Both may be missing: the call has its own message for that. */
export const requestChangeBody = body({
  current_password: text(SHORT).default(""),
  frontend_url: text(SHORT).default(""),
});

export const deleteAccountBody = body({
  password: text(SHORT).min(1, say({ key: "deletion.passwordRequired" })),
});

export const checkAccessAnswer = z.object({ allowed: z.boolean() });
