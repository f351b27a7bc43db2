import { and, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { endSessionsOf } from "../accounts/sessions.ts";
import type { Queries } from "../database/connection.ts";
import { accounts } from "../database/schema.ts";
import { refreshInvestorCriteria } from "../matching/investor-criteria.ts";
import { recordAct } from "./audit-trail.ts";
import { type Act, type Input, type Operator, parameter } from "./command.ts";
import { foundAccount } from "./found-account.ts";
import { OperatorFailure } from "./operator-failure.ts";

/**
 * `accounts suspend <email>`: ends every session, rejects logins as if the account did not exist, and excludes an investor from
 * matching. Existing matches do not change.
 */
export function suspendAccount(input: Input): Act {
  return changing(input, {
    set: ({ clock }) => ({ suspendedAt: new Date(clock.now()) }),
    only: isNull(accounts.suspendedAt),
    otherwise: "is suspended already",
    also: endAccess,
    done: "is suspended, and every session of it has ended",
  });
}

/** `accounts restore <email>`: reverts a suspension. */
export function restoreAccount(input: Input): Act {
  return changing(input, {
    set: () => ({ suspendedAt: null }),
    only: isNotNull(accounts.suspendedAt),
    otherwise: "is not suspended",
    // Also ends a session that was created while the account was being suspended.
    also: endAccess,
    done: "is restored and can log in again",
  });
}

/**
 * `accounts force-password-change <email>`: the next login with the correct password responds with 428
 * PASSWORD_EXPIRED.
 */
export function forcePasswordChange(input: Input): Act {
  return changing(input, {
    set: () => ({ passwordExpired: true }),
    only: eq(accounts.passwordExpired, false),
    otherwise: "must choose a new password already",
    also: async () => {},
    done: "must choose a new password at the next login",
  });
}

type Change = {
  set(operator: Operator): Partial<typeof accounts.$inferInsert>;
  /** The condition under which the change has an effect; of two concurrent changes only one matches. */
  only: SQL;
  otherwise: string;
  also(queries: Queries, accountId: number): Promise<void>;
  done: string;
};

function changing(input: Input, change: Change): Act {
  const email = parameter(input, "email");
  return (operator) =>
    operator.database.transaction(async (queries) => {
      const account = await foundAccount(queries, email);
      const { rowCount } = await queries
        .update(accounts)
        .set(change.set(operator))
        .where(
          and(
            eq(accounts.id, account.id),
            isNull(accounts.closedAt),
            change.only,
          ),
        );
      if (rowCount !== 1)
        throw new OperatorFailure(`${account.email} ${change.otherwise}.`);
      await change.also(queries, account.id);
      await recordAct(operator, queries, {
        act: input.name,
        accountId: account.id,
      });
      return {
        data: { done: input.name, email: account.email },
        text: `${account.email} ${change.done}.`,
      };
    });
}

async function endAccess(queries: Queries, accountId: number): Promise<void> {
  await endSessionsOf(queries, accountId);
  await refreshInvestorCriteria(queries, accountId);
}
