import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { eq, isNotNull } from "drizzle-orm";
import type { UserType } from "../../../contract/enumerations.ts";
import { type Language, languagePrefix } from "../../../contract/language.ts";
import type { Clock } from "../../../server/clock.ts";
import {
  connectTo,
  type Database,
} from "../../../server/database/connection.ts";
import {
  accounts,
  investorCriteria,
  jobs,
  matches,
  passwordHistory,
} from "../../../server/database/schema.ts";
import { hashPassword } from "../../../server/security/passwords.ts";
import { GOOD_PASSWORD } from "../accounts.ts";
import type { Call } from "../http-client.ts";
import { addInvestee, addInvestor, type TestMember } from "../members.ts";
import { createClock } from "../movable-clock.ts";
import { type SpawnedServer, spawnServer } from "../spawned-server.ts";
import { createDatabase } from "../test-databases.ts";
import { databaseServer } from "./database-setup.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";

type MemberOptions = Parameters<typeof addInvestee>[1];

/** A member with a session. The password of the account is GOOD_PASSWORD. */
export type SiteMember = TestMember & { readonly userType: UserType };

/** A server with its own database and mail server. */
export type Site = {
  readonly origin: string;
  readonly call: Call;
  readonly mail: MailServer;
  /** The server's database, for state that cannot be created through a page. */
  readonly database: Database;
  readonly databaseUrl: string;
  /** The time of operator commands: that of the server, which tests move forward. */
  readonly operatorClock: Clock;
  /** Creates a verified member with an active session, and with a profile unless `options.profile` is null. */
  addMember(userType: UserType, options?: MemberOptions): Promise<SiteMember>;
  /** Excludes all existing investors from matching, so that only investors added later are matched. */
  suspendInvestors(): Promise<void>;
  /** Makes the server mail the decisions so far now, without moving its clock. */
  mailDecisions(): Promise<void>;
  /** Moves the server's clock forward by this many milliseconds, and runs its periodic work once. */
  advance(milliseconds: number): Promise<void>;
  /** The server's output so far. */
  output(): string;
  close(): Promise<void>;
};

/** The part of a server that a site uses. */
export type SiteServer = Pick<
  SpawnedServer,
  "origin" | "call" | "output" | "advance" | "dispose"
>;

/** Starts a site. `start` starts the server, by default a single process. */
export async function startSite(
  start: (options: {
    dataDir: string;
    env: Record<string, string>;
  }) => Promise<SiteServer> = spawnServer,
): Promise<Site> {
  const testDatabase = await createDatabase(databaseServer());
  const connection = connectTo(testDatabase.url);
  const mail = await startMailServer();
  const dataDir = mkdtempSync(join(tmpdir(), "ubia-browser-"));
  const server = await start({
    dataDir,
    env: {
      DATABASE_URL: testDatabase.url,
      SMTP_URL: mail.url,
      // Tests need not wait for periodic work.
      INTERVALS: "moved",
    },
  });
  // This clock advances with the server's clock, so that sessions created here expire like sessions created by a login.
  const clock = createClock();
  const passwordHash = await hashPassword(GOOD_PASSWORD);
  return {
    origin: server.origin,
    call: server.call,
    output: server.output,
    mail,
    database: connection.database,
    databaseUrl: testDatabase.url,
    operatorClock: clock,
    async addMember(userType, options = {}) {
      const add = userType === "investee" ? addInvestee : addInvestor;
      const account = { passwordHash, ...options.account };
      const store = { database: connection.database, clock };
      const member = await add(store, { ...options, account });
      // Like a registration, adds the password to the history.
      await connection.database.insert(passwordHistory).values({
        accountId: member.id,
        passwordHash: account.passwordHash,
        createdAt: new Date(clock.now()),
      });
      return { ...member, userType };
    },
    async suspendInvestors() {
      await connection.database
        .update(accounts)
        .set({ suspendedAt: new Date(clock.now()) })
        .where(eq(accounts.userType, "investor"));
      await connection.database.delete(investorCriteria);
    },
    async mailDecisions() {
      const { database } = connection;
      const hasMail = isNotNull(matches.decisionMailAt);
      await database
        .update(matches)
        .set({ decisionMailAt: new Date(0) })
        .where(hasMail);
      await database.delete(jobs).where(eq(jobs.name, "decisions"));
      // The periodic work writes the emails, and the next one sends them.
      await server.advance(0);
      await expect.poll(() => database.$count(matches, hasMail)).toBe(0);
      await server.advance(0);
    },
    async advance(milliseconds) {
      clock.advance(milliseconds);
      await server.advance(milliseconds);
    },
    async close() {
      await server.dispose();
      await mail.close();
      await connection.close();
      await testDatabase.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** @throws when the site is not built in one of the languages, so that its tests do not fail for another reason. */
export async function requireBuilds(
  { origin }: Site,
  languages: readonly Language[],
): Promise<void> {
  for (const language of languages) {
    const home = `${origin}${languagePrefix(language)}/`;
    if ((await fetch(home)).ok) continue;
    throw new Error(
      `The site is not built in "${language}": run "node scripts/setup.mjs --languages=${languages}".`,
    );
  }
}
