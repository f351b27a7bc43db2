import { userInfo } from "node:os";
import type { Queries } from "../database/connection.ts";
import { audit } from "../database/schema.ts";
import type { Operator } from "./command.ts";

/** What is stored of an act: ids and amounts, no secrets and no personal data. */
export type RecordedAct = {
  /** The command's words, such as `accounts suspend`. */
  readonly act: string;
  /** The account that the act concerns; null for lists. */
  readonly accountId?: number | null;
  readonly details?: Readonly<Record<string, string>>;
};

/** Records an act of the operator, in the transaction of the act. */
export async function recordAct(
  { clock, name }: Pick<Operator, "clock" | "name">,
  queries: Queries,
  { act, accountId = null, details = {} }: RecordedAct,
): Promise<void> {
  await queries.insert(audit).values({
    at: new Date(clock.now()),
    actor: name,
    act,
    accountId,
    details,
  });
}

/** Returns the operator's user name on this machine; with sudo, both user names. */
export function operatorName(sudoUser: string | undefined): string {
  const own = ownName();
  return sudoUser && sudoUser !== own ? `${sudoUser} as ${own}` : own;
}

function ownName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run with a user id that has no name.
    return `user ${process.getuid?.() ?? "unknown"}`;
  }
}
