import { z } from "zod";
import { USER_TYPES } from "../enumerations.ts";
import { LANGUAGES } from "../language.ts";
import { message } from "../messages/index.ts";
import {
  confirmPasswordProblem,
  emailProblem,
  newPasswordProblem,
  registrationEmailProblem,
  registrationPasswordProblem,
  userTypeProblem,
} from "../rules/accounts.ts";
import { normalizeCode, normalizeEmail } from "../typed-text.ts";
import {
  binary,
  body,
  errorCode,
  type Infer,
  instant,
  issueText,
  requiredOr,
  text,
  withRule,
} from "./schemas.ts";

/** Calls for registration, verification, login, sessions, passwords and the account. */

const email = withRule(text().overwrite(normalizeEmail), emailProblem);
const frontendUrl = text();
const secret = text();
/** A field that clients may send but the server ignores. */
const ignored = z
  .unknown()
  .optional()
  .transform(() => undefined);

const userType = withRule(
  text().overwrite((value) => value.trim().toLowerCase()),
  userTypeProblem,
).pipe(z.enum(USER_TYPES));

/** The language of an account. Responses of earlier versions do not contain it. */
const language = z.enum(LANGUAGES, requiredOr("server.notLanguage")).meta({
  description:
    "The language of the emails, and the one that opens after a login.",
});

const registerBody = body({
  email: withRule(text().overwrite(normalizeEmail), registrationEmailProblem),
  password: withRule(text(), registrationPasswordProblem),
  confirm_password: text(),
  user_type: userType,
  frontend_url: frontendUrl,
  // Clients of earlier versions do not send it, and one of a later version may send a language that this server lacks.
  language: language.nullable().default(null).catch(null),
}).superRefine((form, context) => {
  const problem = confirmPasswordProblem(form.password, form.confirm_password);
  const path = ["confirm_password"];
  if (problem)
    context.addIssue({ code: "custom", path, message: issueText(problem) });
});

const emailBody = body({ email, frontend_url: frontendUrl.optional() });

const messageResponse = z.object({ message: z.string() });
const handle = z.string().meta({ description: "A verification handle." });
const handleResponse = z.object({ message: z.string(), token: handle });

/** The body of the 403 that a login returns before the email address is verified. */
export const unverifiedResponse = z.object({
  detail: z.string(),
  ...errorCode,
  user_not_active: z.literal(true),
  token: handle,
});

const session = z.object({
  id: z.string(),
  device: z
    .string()
    .meta({ description: "Browser and OS, such as Chrome on Windows." }),
  created_at: instant,
  last_seen_at: z.number().meta({
    description:
      "Time of the last call in epoch milliseconds, accurate to one minute.",
  }),
  current: z
    .boolean()
    .meta({ description: "Whether this session sent the request." }),
});

const reminderSetting = z.object({
  enabled: z.boolean().meta({
    description: "Whether the caller gets emails about the dates of matches.",
  }),
});

export const accountCalls = {
  register: { body: registerBody, response: handleResponse, status: 201 },
  resendActivation: { body: emailBody, response: handleResponse },
  checkEmail: {
    body: body({ email }),
    response: z.object({ isEmailUnique: z.boolean() }),
  },
  verifyLink: {
    body: body({ uidb64: secret, token: secret }),
    response: messageResponse.extend({
      email: z.string().exactOptional().meta({
        description: "The verified address, with which the member can log in.",
      }),
    }),
  },
  verifyToken: { response: messageResponse },
  verifyCode: {
    body: body({ token: secret, code: text().overwrite(normalizeCode) }),
    response: messageResponse,
  },
  resendCode: {
    body: body({ token: secret, frontend_url: frontendUrl.optional() }),
    response: messageResponse,
  },
  login: {
    body: body({
      email,
      password: text().min(1, issueText(message("server.required"))),
      frontend_url: frontendUrl.optional(),
    }),
    response: z.object({
      token: z.string(),
      user_type: z.enum(USER_TYPES),
      // Null if neither the registration nor a member has set it. The site then sets the language of the login page.
      language: language.nullable().exactOptional(),
    }),
  },
  logout: { response: messageResponse },
  user: {
    response: z.object({
      email: z.string(),
      user_type: z.enum(USER_TYPES),
      language: language.exactOptional(),
      business_name: z.string().nullable(),
    }),
  },
  sessions: { response: z.array(session) },
  endSession: { response: z.void(), status: 204 },
  endOtherSessions: { response: z.void(), status: 204 },
  reminders: { response: reminderSetting },
  setReminders: {
    body: body({ enabled: z.boolean(requiredOr("server.notBoolean")) }),
    response: reminderSetting,
  },
  unsubscribe: { response: messageResponse },
  requestReset: { body: emailBody, response: messageResponse },
  confirmReset: {
    body: body({
      password: withRule(text(), newPasswordProblem),
      // Copies of the path parameters. The handler uses only the values in the path.
      uid: ignored,
      token: ignored,
    }),
    response: messageResponse,
  },
  requestChange: {
    // Both fields may be missing, because the handler has its own error message for that case.
    body: body({
      current_password: text().default(""),
      frontend_url: text().default(""),
    }),
    response: messageResponse,
  },
  checkAccess: { response: z.object({ allowed: z.boolean() }) },
  deleteAccount: {
    body: body({
      password: text().min(1, issueText(message("deletion.passwordRequired"))),
    }),
    response: messageResponse,
  },
  setLanguage: { body: body({ language }), response: z.object({ language }) },
  exportData: { response: binary, responseTypes: ["application/zip"] },
} as const;

/** An active session of a member. */
export type SessionEntry = Infer<typeof session>;
