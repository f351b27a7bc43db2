import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { UserType } from "../../../contract/enumerations.ts";
import { createClock } from "../../../server/clock.ts";
import {
  connectTo,
  type Database,
} from "../../../server/database/connection.ts";
import { accounts, passwordHistory } from "../../../server/database/schema.ts";
import { hashPassword } from "../../../server/security/passwords.ts";
import { GOOD_PASSWORD } from "../accounts.ts";
import type { Call } from "../http-client.ts";
import { addInvestee, addInvestor, type TestMember } from "../members.ts";
import { type SpawnedServer, spawnServer } from "../spawned-server.ts";
import { createDatabase } from "../test-databases.ts";
import { databaseServer } from "./database-setup.ts";
import { type MailPeer, startMailPeer } from "./mail-peer.ts";

type Wanted = Parameters<typeof addInvestee>[1];

/** A member who can also log in by hand, with GOOD_PASSWORD. */
export type SiteMember = TestMember & { readonly userType: UserType };

/** The product as its users meet it: a server process on a database of its own, and the mails it sends. */
export type Site = {
  readonly origin: string;
  readonly call: Call;
  readonly mail: MailPeer;
  /** The server's database, for what nobody can cause on a page. */
  readonly database: Database;
  readonly databaseUrl: string;
  /** A verified member with a living session, and a profile unless it is null; made without the pages. */
  addMember(userType: UserType, wanted?: Wanted): Promise<SiteMember>;
  /** Lets no investor made so far be offered any more, so that a test knows who is. */
  retireInvestors(): Promise<void>;
  /** Moves the server's clock forward by this many milliseconds. */
  advance(milliseconds: number): Promise<void>;
  /** Everything that the server has printed so far. */
  output(): string;
  close(): Promise<void>;
};

/**
 * The environment of a server whose clock no other file moves, by `test.use({ serverEnv: OWN_CLOCK })`: for tests with
 * the operator, whose process has the real time. The variable itself changes nothing.
 */
export const OWN_CLOCK = { TZ: "UTC" };

/** What a site needs of the server that it starts. */
export type SiteServer = Pick<
  SpawnedServer,
  "origin" | "call" | "output" | "advance" | "dispose"
>;

/**
 * Starts a site. `env` is what differs from the usual environment, such as LIMITS; `start` brings up something else
 * than one server process.
 */
export async function startSite(
  env: Record<string, string>,
  start: (given: {
    dataDir: string;
    env: Record<string, string>;
  }) => Promise<SiteServer> = spawnServer,
): Promise<Site> {
  const stored = await createDatabase(databaseServer());
  const connection = connectTo(stored.url);
  const mail = await startMailPeer();
  const dataDir = mkdtempSync(join(tmpdir(), "ubia-browser-"));
  const server = await start({
    dataDir,
    env: { DATABASE_URL: stored.url, SMTP_URL: mail.url, ...env },
  });
  // Moves with the server's, so that sessions made here live as long as those of a login.
  const clock = createClock();
  const passwordHash = await hashPassword(GOOD_PASSWORD);
  return {
    origin: server.origin,
    call: server.call,
    output: server.output,
    mail,
    database: connection.database,
    databaseUrl: stored.url,
    async addMember(userType, wanted = {}) {
      const add = userType === "investee" ? addInvestee : addInvestor;
      const account = { passwordHash, ...wanted.account };
      const store = { database: connection.database, clock };
      const member = await add(store, { ...wanted, account });
      // As a registration does: the first password is one of the last nine.
      await connection.database.insert(passwordHistory).values({
        accountId: member.id,
        passwordHash: account.passwordHash,
        createdAt: new Date(clock.now()),
      });
      return { ...member, userType };
    },
    async retireInvestors() {
      await connection.database
        .update(accounts)
        .set({ suspendedAt: new Date(clock.now()) })
        .where(eq(accounts.userType, "investor"));
    },
    async advance(milliseconds) {
      clock.advance(milliseconds);
      await server.advance(milliseconds);
    },
    async close() {
      await server.dispose();
      await mail.close();
      await connection.close();
      await stored.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
