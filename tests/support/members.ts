import { eq } from "drizzle-orm";
import type { UserType } from "../../contract/enumerations.ts";
import { startSession } from "../../server/accounts/sessions.ts";
import type { Clock } from "../../server/clock.ts";
import type { Database } from "../../server/database/connection.ts";
import { accounts, profiles } from "../../server/database/schema.ts";
import { refreshInvestorCriteria } from "../../server/matches/investor-criteria.ts";

/** An account with an active session; by default it is verified and has a profile. */
export type TestMember = {
  readonly id: number;
  readonly email: string;
  readonly token: string;
};
type Columns = Partial<typeof profiles.$inferInsert>;
type MemberOptions = {
  /** Columns that differ from the default profile; null for no profile. */
  profile?: Columns | null;
  account?: Partial<typeof accounts.$inferInsert>;
};

const INVESTEE: Columns = {
  businessName: "Nakuru Dryers",
  businessType: "Cooperative",
  description: "We dry tomatoes for food makers.",
  location: "Kenya",
  market: "Food makers, East Africa",
  sectorType: "Agriculture",
  businessStage: "Seed",
  capitalNeeded: "250000.00",
  investmentType: "Equity",
};
const INVESTOR: Columns = {
  businessName: "Baobab Capital",
  businessType: "Limited Liability Company",
  description: "We back farming.",
  location: "Kenya",
  investmentTargetMin: "100000.00",
  investmentTargetMax: "500000.00",
  sectorsOfInterest: ["Agriculture"],
  businessStagesInvestor: ["Seed"],
  investmentTypesInvestor: ["Equity"],
};

type Store = { database: Database; clock: Clock };
let created = 0;

/** Adds an investee that can be matched. By default: Agriculture, Seed stage, ticket size $250,000. */
export function addInvestee(store: Store, options: MemberOptions = {}) {
  return addMember(store, "investee", INVESTEE, options);
}

/** Adds an investor that scores 100 for the default investee. */
export function addInvestor(store: Store, options: MemberOptions = {}) {
  return addMember(store, "investor", INVESTOR, options);
}

/**
 * Adds one investor per name. Each scores 100 for the default investee. They are offered in the order of the arguments.
 * Returns a function that finds an investor by name.
 */
export async function addInvestors(store: Store, ...names: string[]) {
  const investors = new Map<string, TestMember>();
  for (const businessName of names)
    investors.set(
      businessName,
      await addInvestor(store, { profile: { businessName } }),
    );
  return (name: string): TestMember => {
    const investor = investors.get(name);
    if (!investor) throw new Error(`No investor ${name}`);
    return investor;
  };
}

async function addMember(
  store: Store,
  userType: UserType,
  defaults: Columns,
  options: MemberOptions,
): Promise<TestMember> {
  const { database, clock } = store;
  const now = new Date(clock.now());
  created += 1;
  const [account] = await database
    .insert(accounts)
    .values({
      email: `member-${process.pid}-${created}@example.org`,
      passwordHash: "unused",
      userType,
      createdAt: now,
      verifiedAt: now,
      ...options.account,
    })
    .returning();
  if (!account) throw new Error("The account was not written.");
  if (options.profile !== null)
    await database.insert(profiles).values({
      ...defaults,
      ...options.profile,
      accountId: account.id,
      createdAt: now,
      updatedAt: now,
    });
  if (userType === "investor")
    await refreshInvestorCriteria(database, account.id, now);
  const token = await startSession(store, account.id);
  return { id: account.id, email: account.email, token };
}

/** Returns the id of the account with this address. Throws when there is none. */
export async function accountIdOf(
  { database }: { readonly database: Database },
  email: string,
): Promise<number> {
  const [account] = await database
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, email));
  if (!account) throw new Error(`No account ${email}`);
  return account.id;
}
