import { eq } from "drizzle-orm";
import type { UserType } from "../../contract/enumerations.ts";
import { t } from "../../contract/messages/index.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { accounts, passwordHistory } from "../database/schema.ts";
import { fieldError, HttpError } from "../http/http-error.ts";
import { hashPassword } from "../security/passwords.ts";
import { sendVerification } from "./verification.ts";
import { createHandle } from "./verification-handles.ts";

/**
 * Creates an unverified account, sends the verification email, and returns a verification handle.
 *
 * @throws HttpError 400 when the address is taken, with `inactive` when its account is not verified yet.
 */
export async function registerAccount(
  context: ServerContext,
  form: { email: string; password: string; user_type: UserType },
  { origin, address }: { origin: string; address: string },
): Promise<string> {
  const passwordHash = await hashPassword(form.password, address);
  return context.database.transaction(async (queries) => {
    const createdAt = new Date(context.clock.now());
    const [account] = await queries
      .insert(accounts)
      .values({
        email: form.email,
        passwordHash,
        userType: form.user_type,
        createdAt,
      })
      .onConflictDoNothing({ target: accounts.email })
      .returning();
    if (!account) throw await emailTakenError(queries, form.email);
    await queries
      .insert(passwordHistory)
      .values({ accountId: account.id, passwordHash, createdAt });
    await sendVerification(queries, context, account, origin);
    return createHandle(queries, context.clock, { accountId: account.id });
  });
}

/** Returns whether no account uses this address. */
export async function isEmailUnique(
  database: Queries,
  email: string,
): Promise<boolean> {
  return (await database.$count(accounts, eq(accounts.email, email))) === 0;
}

async function emailTakenError(queries: Queries, email: string) {
  const [existing] = await queries
    .select({ verifiedAt: accounts.verifiedAt })
    .from(accounts)
    .where(eq(accounts.email, email));
  if (existing?.verifiedAt === null)
    return new HttpError(400, {
      error: t("registration.inactive"),
      inactive: true,
    });
  return fieldError("email", { key: "registration.emailTaken" });
}
