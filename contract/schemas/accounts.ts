import { z } from "zod";
import { USER_TYPES } from "../enumerations.ts";
import { say } from "../messages/index.ts";
import {
  emailProblem,
  normalEmail,
  registrationEmailProblem,
} from "../rules/email.ts";
import {
  confirmPasswordProblem,
  registrationPasswordProblem,
} from "../rules/password.ts";
import { isUserType } from "../rules/registration.ts";
import type * as wire from "../wire.ts";
import { body, ruled, text } from "./text.ts";

/** Request bodies and responses of the account calls. */

// Longer than the limits of the validation rules, so that their specific messages apply.
const SHORT = 1_000;

const email = ruled(text(SHORT).overwrite(normalEmail), emailProblem);
const anyPassword = text(SHORT).min(1, say({ key: "server.required" }));
const frontendUrl = text(SHORT);
const secret = text(SHORT);

const userType = ruled(
  text(SHORT).overwrite((value) => value.trim().toLowerCase()),
  (value) =>
    isUserType(value) ? null : { key: "registration.userTypeRequired" },
).pipe(z.enum(USER_TYPES));

export const registerBody = body({
  email: ruled(text(SHORT).overwrite(normalEmail), registrationEmailProblem),
  password: ruled(text(SHORT), registrationPasswordProblem),
  confirm_password: text(SHORT),
  user_type: userType,
  frontend_url: frontendUrl,
}).superRefine((form, issues) => {
  const problem = confirmPasswordProblem(form.password, form.confirm_password);
  if (problem)
    issues.addIssue({
      code: "custom",
      path: ["confirm_password"],
      message: say(problem),
    });
});

export const resendActivationBody = body({
  email,
  frontend_url: frontendUrl.optional(),
});
export const checkEmailBody = body({ email });
export const loginBody = body({
  email,
  password: anyPassword,
  frontend_url: frontendUrl.optional(),
});
export const verifyLinkBody = body({ uidb64: secret, token: secret });
export const verifyCodeBody = body({ token: secret, code: secret });
export const resendCodeBody = body({
  token: secret,
  frontend_url: frontendUrl.optional(),
});

export const registerAnswer = z.object({
  message: z.string(),
  token: z.string().meta({ description: "A verification handle." }),
}) satisfies z.ZodType<wire.RegisterAnswer>;
export const checkEmailAnswer = z.object({
  isEmailUnique: z.boolean(),
}) satisfies z.ZodType<wire.CheckEmailAnswer>;
export const loginAnswer = z.object({
  token: z.string(),
  user_type: z.enum(USER_TYPES),
}) satisfies z.ZodType<wire.LoginAnswer>;
export const userAnswer = z.object({
  email: z.string(),
  user_type: z.enum(USER_TYPES),
  business_name: z.string().nullable(),
}) satisfies z.ZodType<wire.UserAnswer>;
export const messageAnswer = z.object({
  message: z.string(),
}) satisfies z.ZodType<wire.MessageAnswer>;

/** The 403 of a login before the e-mail address is verified. */
export const unverifiedAnswer = z.object({
  detail: z.string(),
  user_not_active: z.literal(true),
  token: z.string().meta({ description: "A verification handle." }),
}) satisfies z.ZodType<wire.ErrorBody>;

/** Every error, in Django REST's shapes. */
export const errorAnswer = z
  .looseObject({
    error: z.string().optional(),
    detail: z.string().optional(),
    non_field_errors: z.array(z.string()).optional(),
    inactive: z.boolean().optional(),
  })
  .meta({
    description: "A sentence, or a list of sentences for each refused field.",
  });
