import { sql } from "drizzle-orm";
import type { UserType } from "../../contract/enumerations.ts";
import { loadEventRows, loadTrainingRows } from "../calendars/load-calendar.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { accounts, passwordHistory, profiles } from "../database/schema.ts";
import { addFile } from "../files/file-store.ts";
import { refreshInvestorCriteria } from "../matching/investor-criteria.ts";
import { hashPassword } from "../security/passwords.ts";
import { DEMO_ACCOUNTS } from "./accounts.ts";
import { addPastMatches } from "./add-past-matches.ts";
import { demoEvents, demoTrainings } from "./calendar.ts";
import {
  type DemoInvestee,
  demoInvestees,
  readyInvestee,
} from "./investees.ts";
import type { DemoInvestor } from "./investors/demo-investor.ts";
import { demoInvestors } from "./investors/index.ts";
import { readyInvestor } from "./investors/ready-investor.ts";
import { demoPitchDeck } from "./pitch-deck.ts";
import { demoEmail, investeeColumns, investorColumns } from "./profiles.ts";

/** The advisory lock that a seeding node takes. */
const SEED_LOCK = 8_421_207_012;

type Seeding = {
  readonly queries: Queries;
  readonly now: Date;
  /** One per role, so that each password is hashed once. */
  readonly passwordHashes: Readonly<Record<UserType, string>>;
};

/**
 * Adds the demo data to the database: fictitious investors and businesses, one of each with a printed login. Leaves
 * existing rows unchanged.
 */
export async function seedDemo({
  database,
  clock,
}: Pick<ServerContext, "database" | "clock">): Promise<void> {
  const now = new Date(clock.now());
  const passwordHashes = {
    investee: await hashPassword(readyAccount("investee").password),
    investor: await hashPassword(readyAccount("investor").password),
  };
  await database.transaction(async (queries) => {
    await queries.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const seeding = { queries, now, passwordHashes };
    const ready = await addInvestor(
      seeding,
      readyInvestor,
      readyAccount("investor").email,
    );
    for (const investor of demoInvestors)
      await addInvestor(seeding, investor, demoEmail(investor.name));
    await addInvestee(seeding, readyInvestee, readyAccount("investee").email);
    const investees = new Map<string, number>();
    for (const investee of demoInvestees) {
      const id = await addInvestee(seeding, investee, demoEmail(investee.name));
      if (id !== null) investees.set(investee.name, id);
    }
    if (ready !== null) await addPastMatches(queries, ready, investees, now);
    await loadTrainingRows(queries, demoTrainings(now), false);
    await loadEventRows(queries, demoEvents(now), false);
  });
}

async function addInvestor(
  seeding: Seeding,
  investor: DemoInvestor,
  email: string,
) {
  const id = await addAccount(seeding, "investor", email);
  if (id === null) return null;
  await addProfile(seeding, id, investorColumns(investor));
  await refreshInvestorCriteria(seeding.queries, id);
  return id;
}

async function addInvestee(
  seeding: Seeding,
  investee: DemoInvestee,
  email: string,
) {
  const id = await addAccount(seeding, "investee", email);
  if (id === null) return null;
  await addProfile(seeding, id, investeeColumns(investee));
  const content = demoPitchDeck(investee.name, [
    `${investee.sector} in ${investee.country}, ${investee.stage}`,
    `Looking for $${investee.ticket.toLocaleString("en-US")}`,
    `${investee.team} people, ${investee.years} years`,
  ]);
  await addFile(seeding.queries, {
    accountId: id,
    kind: "pitch_deck",
    upload: {
      name: `${investee.name}.pdf`,
      type: "application/pdf",
      size: content.length,
      content,
    },
    at: seeding.now,
  });
  return id;
}

/** Adds a verified account. Returns its id, or null when the e-mail address already exists. */
async function addAccount(
  { queries, now, passwordHashes }: Seeding,
  userType: UserType,
  email: string,
): Promise<number | null> {
  const passwordHash = passwordHashes[userType];
  const [added] = await queries
    .insert(accounts)
    .values({ email, passwordHash, userType, createdAt: now, verifiedAt: now })
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id });
  if (!added) return null;
  await queries
    .insert(passwordHistory)
    .values({ accountId: added.id, passwordHash, createdAt: now });
  return added.id;
}

async function addProfile(
  { queries, now }: Seeding,
  accountId: number,
  columns: Partial<typeof profiles.$inferInsert>,
): Promise<void> {
  await queries
    .insert(profiles)
    .values({ ...columns, accountId, createdAt: now, updatedAt: now });
}

function readyAccount(userType: UserType) {
  const account = DEMO_ACCOUNTS.find((one) => one.userType === userType);
  if (!account) throw new Error(`No demo account for an ${userType}.`);
  return account;
}
