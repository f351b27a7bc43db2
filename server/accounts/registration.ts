import { and, eq } from "drizzle-orm";
import type { ParsedBodyOf } from "../../contract/calls/index.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { accounts, passwordHistory } from "../database/schema.ts";
import { fieldError, ruleError } from "../http/http-error.ts";
import { hashPassword, verifyPassword } from "../security/passwords.ts";
import { createHandle, sendVerification } from "./verification.ts";

/**
 * Creates an unverified account, sends the verification email, and returns a verification handle. Throws a 400 if the email
 * address is taken, with `inactive` if its account is not verified yet.
 */
export async function registerAccount(
  context: ServerContext,
  form: ParsedBodyOf<"register">,
  { origin, address }: { origin: string; address: string },
): Promise<string> {
  const passwordHash = await hashPassword(form.password, address);
  const handle = await context.database.transaction(async (queries) => {
    const account = await insertAccount(queries, {
      email: form.email,
      passwordHash,
      userType: form.user_type,
      ...(form.language && { language: form.language, languageChosen: true }),
      createdAt: new Date(context.clock.now()),
    });
    if (!account) return null;
    await sendVerification(queries, context, account, origin);
    return createHandle(queries, context.clock, {
      accountId: account.id,
      knowsPassword: true,
    });
  });
  if (handle === null) throw await emailTakenError(context, form, address);
  return handle;
}

/** Adds an account with its first password. Returns undefined when the email address is taken. */
export async function insertAccount(
  queries: Queries,
  values: typeof accounts.$inferInsert,
) {
  const [account] = await queries
    .insert(accounts)
    .values(values)
    .onConflictDoNothing({ target: accounts.email })
    .returning();
  if (account)
    await queries.insert(passwordHistory).values({
      accountId: account.id,
      passwordHash: values.passwordHash,
      createdAt: values.createdAt,
    });
  return account;
}

/**
 * Returns the error for an email address that is taken. If its account is unverified and the form's password differs,
 * that password is contested: either of the two people may own the address (see `markVerified`).
 */
async function emailTakenError(
  { database }: ServerContext,
  { email, password }: { email: string; password: string },
  address: string,
) {
  const existing = await database.query.accounts.findFirst({
    where: eq(accounts.email, email),
  });
  if (!existing || existing.verifiedAt)
    return fieldError("email", { key: "registration.emailTaken" });
  const { id, passwordHash } = existing;
  if (!(await verifyPassword(password, passwordHash, address)))
    await database
      .update(accounts)
      .set({ passwordContested: true })
      .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)));
  return ruleError(400, { key: "registration.inactive" }, { inactive: true });
}
