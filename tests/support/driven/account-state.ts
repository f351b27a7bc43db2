import { eq } from "drizzle-orm";
import { accounts } from "../../../server/database/schema.ts";
import { hashPassword } from "../../../server/security/passwords.ts";
import type { Site } from "../browser/site.ts";

/** What an account is, where it differs from one that is verified and in good order. */
export type AccountState = Partial<
  Pick<
    typeof accounts.$inferInsert,
    "userType" | "verifiedAt" | "suspendedAt" | "passwordExpired"
  >
> & { readonly hasOtherPassword?: boolean };

let otherHash: Promise<string> | undefined;

/** Makes the account of an address be so, whether it was there or not; its password is GOOD_PASSWORD. */
export async function setAccount(
  site: Site,
  email: string,
  { hasOtherPassword = false, ...changes }: AccountState = {},
): Promise<void> {
  otherHash ??= hashPassword("Not-The-Same-9");
  const account = {
    email,
    userType: "investee" as const,
    verifiedAt: new Date(),
    suspendedAt: null,
    passwordExpired: false,
    ...changes,
    ...(hasOtherPassword && { passwordHash: await otherHash }),
  };
  await removeAccount(site, email);
  await site.addMember(account.userType, { account });
}

/** Makes an address be nobody's. */
export async function removeAccount(site: Site, email: string): Promise<void> {
  await site.database.delete(accounts).where(eq(accounts.email, email));
}
