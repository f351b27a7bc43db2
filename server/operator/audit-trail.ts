import { userInfo } from "node:os";
import type { Queries } from "../database/connection.ts";
import { audit } from "../database/schema.ts";
import type { Operator } from "./command.ts";

/** What is kept of an act: ids and amounts, never a secret and nothing that tells who a person is. */
export type RecordedAct = {
  /** The command's words, such as `accounts suspend`. */
  readonly act: string;
  /** Whom it concerned; null for lists. */
  readonly accountId?: number | null;
  readonly details?: Readonly<Record<string, string>>;
};

/** Records an act of the operator, in the transaction of the act: both happen or neither. */
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

/** The operator's name on this machine; of a person who became another user by sudo, both. */
export function operatorName(sudoUser: string | undefined): string {
  const own = ownName();
  return sudoUser && sudoUser !== own ? `${sudoUser} as ${own}` : own;
}

function ownName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a number that nobody has named.
    return `user ${process.getuid?.() ?? "unknown"}`;
  }
}
