import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { inArray, sql } from "drizzle-orm";
import type { UserType } from "../../contract/enumerations.ts";
import { fieldRow, type ProfileField } from "../../contract/profile/fields.ts";
import {
  EMPTY_PROFILE_FORM,
  type ProfileForm,
} from "../../contract/profile/form.ts";
import type { Account } from "../accounts/open-account.ts";
import { insertAccount } from "../accounts/registration.ts";
import { loadRows } from "../calendars/calendar-tables.ts";
import type { DatabaseAndClock, ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { columnsOf } from "../database/profile-columns.ts";
import { accounts, events, profiles, trainings } from "../database/schema.ts";
import { addFile } from "../files/file-store.ts";
import { refreshInvestorCriteria } from "../matches/investor-criteria.ts";
import { ROOT } from "../root.ts";
import { hashPassword } from "../security/passwords.ts";
import { DEMO_ACCOUNTS, DEMO_LOGINS, slugOf } from "./accounts.ts";
import { demoEvents, demoTrainings } from "./calendar.ts";
import { addDemoMatches } from "./matches.ts";
import { demoPitchDeck } from "./pitch-deck.ts";

const SEED_LOCK = 8_421_207_012;

/** Adds the demo data according to SEED. */
export async function seedAsConfigured(context: ServerContext): Promise<void> {
  const { database, env } = context;
  if (env.seed === "none") return;
  const isEmpty = (await database.$count(accounts)) === 0;
  if (env.seed === "demo" || isEmpty) await seedDemo(context);
}

/** Returns those DEMO_ACCOUNTS that exist, for the startup message; none outside local mode. */
export async function existingDemoAccounts({ database, env }: ServerContext) {
  if (!env.isLocalMode) return [];
  const emails = DEMO_ACCOUNTS.map((account) => account.email);
  const existing = await database
    .select({ email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.email, emails));
  return DEMO_ACCOUNTS.filter((account) =>
    existing.some(({ email }) => email === account.email),
  );
}

/** Adds demo data: fictitious investors, businesses, matches, trainings and events. Existing accounts do not change. */
export async function seedDemo({
  database,
  clock,
}: DatabaseAndClock): Promise<void> {
  const now = new Date(clock.now());
  await database.transaction(async (queries) => {
    await queries.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const ids = new Map([
      ...(await addMembers(queries, "investor", now)),
      ...(await addMembers(queries, "investee", now)),
    ]);
    await addDemoMatches(queries, ids, now);
    await loadRows(queries, trainings, demoTrainings(now));
    await loadRows(queries, events, demoEvents(now));
  });
}

/** Adds a role's members, the first with the login that the server prints. Returns the new account ids by name. */
async function addMembers(queries: Queries, userType: UserType, now: Date) {
  const ids = new Map<string, number>();
  const passwordHash = await hashPassword(DEMO_LOGINS[userType].password);
  for (const [index, form] of demoForms(userType).entries()) {
    const name = form.business_name;
    const email =
      index === 0 ? DEMO_LOGINS[userType].email : `${slugOf(name)}@example.org`;
    const account = await insertAccount(queries, {
      email,
      passwordHash,
      userType,
      createdAt: now,
      verifiedAt: now,
    });
    if (!account) continue;
    await addProfile(queries, account, form, now);
    ids.set(name, account.id);
  }
  return ids;
}

async function addProfile(
  queries: Queries,
  { id: accountId, userType }: Account,
  form: ProfileForm,
  now: Date,
): Promise<void> {
  const columns = columnsOf(form, userType);
  await queries
    .insert(profiles)
    .values({ ...columns, accountId, createdAt: now, updatedAt: now });
  if (userType === "investor")
    return refreshInvestorCriteria(queries, accountId, now);
  const content = demoPitchDeck(form.business_name, [
    `${form.sector_type} in ${form.location}, ${form.business_stage}`,
    `Looking for $${Number(form.capital_needed).toLocaleString("en-US")}`,
    `${form.team_capacity} people, ${form.years_of_operation} years`,
  ]);
  const name = `${form.business_name}.pdf`;
  const size = content.length;
  await addFile(queries, {
    accountId,
    kind: "pitch_deck",
    upload: { name, type: "application/pdf", size, content },
    at: now,
  });
}

/** Reads a role's demo profiles from its CSV file. Columns are form fields; `; ` separates the entries of a list. */
function demoForms(userType: UserType): ProfileForm[] {
  const file = join(ROOT, `server/demo/${userType}s.csv`);
  const rows: Record<ProfileField, string>[] = parse(readFileSync(file), {
    columns: true,
  });
  return rows.map((row) => {
    const fields = Object.entries(row).map(([name, text]) => [
      name,
      fieldRow(name as ProfileField).kind === "list" ? text.split("; ") : text,
    ]);
    return {
      ...EMPTY_PROFILE_FORM,
      ...Object.fromEntries(fields),
      ...(userType === "investee" ? generatedFields(row) : {}),
    };
  });
}

/** Returns the fields of a demo business that are derived from other fields or are the same for every business. */
function generatedFields(row: Readonly<Record<ProfileField, string>>) {
  return {
    pitch_link: `https://example.org/pitch/${slugOf(row.business_name)}`,
    revenue_min: Math.round(Number(row.annual_turnover) * 0.8).toString(),
    revenue_max: row.annual_turnover,
    registration: "yes",
    ability_to_scale:
      "The next step is planned and costed, and only lacks funding.",
    financial_records: "Audited accounts for the last two years.",
  };
}
