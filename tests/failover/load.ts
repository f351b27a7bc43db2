import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { ResponseOf } from "../../contract/calls/index.ts";
import type { Match } from "../../contract/calls/matches.ts";
import { until } from "../../scripts/deployment/machine.ts";
import type { Connection } from "../../server/database/connection.ts";
import {
  accounts,
  files,
  mailOutbox,
  matches,
  profiles,
} from "../../server/database/schema.ts";
import { GOOD_PASSWORD, registration } from "../support/accounts.ts";
import type {
  DeliveredMail,
  MailServer,
} from "../support/browser/mail-server.ts";
import type { CallOptions, HttpResponse } from "../support/http-client.ts";
import { textField } from "../support/http-client.ts";
import { linkParts } from "../support/mailbox.ts";
import type { TestMember } from "../support/members.ts";
import { formOf, validParts } from "../support/profiles.ts";
import { pdf } from "../support/sample-files.ts";
import type { SpawnedServer } from "../support/spawned-server.ts";

/** Founders who act at the same time. */
const FOUNDERS = 6;
const RETRY_DELAY = 100;
/** The load ends after this many failures, because the test has failed. */
const MAX_FAILURES = 20;
/** An email that a node was sending when it lost the database is sent again after its lease. */
const MAX_MAIL_SECONDS = 180;
/** What the investors of `addInvestor` look for. */
const PROFILE = {
  sector_type: "Agriculture",
  business_stage: "Seed",
  investment_type: "Equity",
  capital_needed: "250000",
} as const;

/** What the nodes have confirmed about one founder. */
type Founder = {
  readonly email: string;
  isRegistered: boolean;
  isVerified: boolean;
  /** The size of the file in the profile. */
  fileSize: number;
  readonly offered: string[];
  approved: string | null;
};

/** The number of confirmed changes, and of those that the database still has. */
export type Comparison = {
  readonly answered: number;
  readonly found: number;
  readonly lost: readonly string[];
};

/**
 * Founders register, verify their address with the email, save a profile with a file and request matches; an investor
 * approves, and the founder gets the update. Each request goes to one of the nodes, and again after a 503.
 */
export class Load {
  /** How often each status was returned. */
  readonly statuses = new Map<number, number>();
  readonly failures: string[] = [];
  private readonly founders: Founder[] = [];
  private isStopped = false;
  private isAborted = false;
  private sent = 0;
  private readonly running: Promise<void>[] = [];

  private readonly nodes: readonly SpawnedServer[];
  private readonly mail: MailServer;
  private readonly investors: readonly TestMember[];

  constructor(
    nodes: readonly SpawnedServer[],
    mail: MailServer,
    investors: readonly TestMember[],
  ) {
    this.nodes = nodes;
    this.mail = mail;
    this.investors = investors;
  }

  start(): void {
    this.isStopped = false;
    for (let index = 0; index < FOUNDERS; index += 1)
      this.running.push(this.act());
  }

  /** Waits until each founder has finished. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.running.splice(0));
  }

  /** Ends the requests of a test that has failed. */
  abort(): void {
    this.isStopped = true;
    this.isAborted = true;
  }

  private async act(): Promise<void> {
    while (!this.isStopped && this.failures.length < MAX_FAILURES)
      await this.found().catch((error: unknown) => {
        this.failures.push(error instanceof Error ? error.message : "unknown");
      });
  }

  /** What one founder does. */
  private async found(): Promise<void> {
    const email = `founder-${this.founders.length}@example.org`;
    const founder: Founder = {
      ...{ email, isRegistered: false, isVerified: false, fileSize: 0 },
      ...{ offered: [], approved: null },
    };
    this.founders.push(founder);
    await this.send("POST", "/api/register/", {
      json: registration({ email }),
    });
    founder.isRegistered = true;
    const { uid, token: link } = linkParts(await this.verificationOf(email));
    const json = { uidb64: uid, token: link };
    await this.send("POST", "/api/verify/", { json });
    founder.isVerified = true;
    const token = textField(
      await this.send("POST", "/api/login/", {
        json: { email, password: GOOD_PASSWORD },
      }),
      "token",
    );
    const size = 10_000 + this.founders.length;
    const form = () =>
      formOf(validParts("investee", PROFILE), {
        financial_records_file: { content: pdf(size), name: "records.pdf" },
      });
    await this.send("POST", "/api/profile/", { token }, form);
    founder.fileSize = size;
    await this.send("GET", "/api/match_investors/", { token });
    // A repetition is refused if the request had taken effect before a 503.
    const offers = await this.send("GET", "/api/matches/", { token });
    founder.offered.push(
      ...(offers.body as readonly Match[]).map(({ id }) => id),
    );
    const id = founder.offered[0] ?? "";
    await this.send("PATCH", `/api/matches/${id}/status/`, {
      token: await this.investorOf(id),
      json: { status: "approved" },
    });
    founder.approved = id;
    const { body } = await this.send("GET", "/api/updates/", { token });
    const { updates } = body as ResponseOf<"updates">;
    if (
      !updates.some((update) => "match_id" in update && update.match_id === id)
    )
      throw new Error(`${email} got no update about the approved match`);
  }

  private async verificationOf(email: string): Promise<DeliveredMail> {
    const isReceived = () => this.mail.emailsTo(email).length > 0;
    await until(`an email to ${email}`, isReceived, {
      seconds: MAX_MAIL_SECONDS,
    });
    return this.mail.emailsTo(email)[0] as DeliveredMail;
  }

  /** Returns the token of the investor of a match. */
  private async investorOf(id: string): Promise<string> {
    for (const { token } of this.investors) {
      const { body } = await this.send("GET", "/api/matches/", { token });
      if ((body as readonly Match[]).some((match) => match.id === id))
        return token;
    }
    throw new Error(`No investor has the match ${id}`);
  }

  /**
   * Sends a request to the next node, again after each 503. Its change may have taken effect before a 503, so a repetition
   * may be refused.
   */
  private async send(
    method: string,
    path: string,
    options: CallOptions,
    form?: () => FormData,
  ): Promise<HttpResponse> {
    const headers = { "Idempotency-Key": randomUUID() };
    for (let isRepeated = false; ; isRepeated = true) {
      this.sent += 1;
      const node = this.nodes[this.sent % this.nodes.length] as SpawnedServer;
      const response = await node.call(method, path, {
        ...{ ...options, headers },
        ...(form && { raw: form() }),
      });
      const { status, text } = response;
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      if (status < 300 || (isRepeated && status >= 400 && status < 500))
        return response;
      if (status !== 503 || this.isAborted)
        throw new Error(`${method} ${path} returned ${status}: ${text}`);
      await sleep(RETRY_DELAY);
    }
  }

  /** Compares what the nodes have confirmed with the database. */
  async compare({ database }: Connection): Promise<Comparison> {
    const lost: string[] = [];
    let answered = 0;
    const expect = (isConfirmed: boolean, isFound: boolean, what: string) => {
      if (!isConfirmed) return;
      answered += 1;
      if (!isFound) lost.push(what);
    };
    for (const founder of this.founders) {
      const [row] = await database
        .select()
        .from(accounts)
        .where(eq(accounts.email, founder.email));
      const id = row?.id ?? 0;
      const stored = await database
        .select({ size: files.size })
        .from(files)
        .innerJoin(profiles, eq(profiles.accountId, files.accountId))
        .where(eq(files.accountId, id));
      const pairs = await database
        .select()
        .from(matches)
        .where(eq(matches.investeeId, id));
      const of = (what: string) => `${what} of ${founder.email}`;
      expect(founder.isRegistered, row !== undefined, of("registration"));
      expect(founder.isVerified, row?.verifiedAt != null, of("verification"));
      const hasFile = stored.some(({ size }) => size === founder.fileSize);
      expect(founder.fileSize > 0, hasFile, of("profile with file"));
      for (const offered of founder.offered) {
        const isFound = pairs.some((match) => match.id === offered);
        expect(true, isFound, of("match"));
      }
      const isApproved = pairs.some(
        ({ id, status }) => id === founder.approved && status === "approved",
      );
      expect(founder.approved !== null, isApproved, of("approval"));
    }
    return { answered, found: answered - lost.length, lost };
  }
}

/** Waits until the outbox is empty. Returns the emails that the stored data requires, and those that did not arrive. */
export async function mailsOwed({ database }: Connection, mail: MailServer) {
  const isOpen = isNull(mailOutbox.failedAt);
  const isDue = isNotNull(matches.decisionMailAt);
  await until(
    "the delivery of all emails",
    async () =>
      (await database.$count(mailOutbox, isOpen)) === 0 &&
      (await database.$count(matches, isDue)) === 0,
    { seconds: MAX_MAIL_SECONDS },
  );
  const owed: string[] = [];
  const founders = await database
    .select()
    .from(accounts)
    .where(eq(accounts.userType, "investee"));
  for (const { id, email } of founders) {
    owed.push(`Verify your email for Ubia → ${email}`);
    const own = await database
      .select()
      .from(matches)
      .where(eq(matches.investeeId, id));
    for (const { status } of own)
      if (status === "approved") owed.push(`Your match is approved → ${email}`);
  }
  const received = mail.received.map(({ subject, to }) => `${subject} → ${to}`);
  const unique = new Set(mail.received.map(({ id }) => id));
  return {
    owed: owed.length,
    missing: owed.filter((text) => !received.includes(text)),
    repeated: received.length - unique.size,
  };
}

/** Returns a description of everything that a transaction has changed only in part. */
export async function halfStates({ database }: Connection): Promise<string[]> {
  const { rows } = await database.execute<{ found: string }>(sql`
    select 'account without password history: ' || email as found from accounts
      where user_type = 'investee' and not exists (select from password_history where account_id = accounts.id)
    union all select 'account without verification: ' || email from accounts
      where user_type = 'investee' and not exists (select from verifications where account_id = accounts.id)
    union all select 'profile without file: ' || account_id from profiles join accounts on accounts.id = account_id
      where user_type = 'investee' and (select count(*) from files where files.account_id = profiles.account_id) <> 1
    union all select 'file without profile: ' || account_id from files
      where not exists (select from profiles where profiles.account_id = files.account_id)
    union all select 'one match: ' || investee_id from matches group by investee_id having count(*) <> 2
    union all select 'match without history: ' || id from matches
      where not exists (select from match_events where match_id = matches.id and status = matches.status)
    union all select 'approved match without update: ' || id from matches
      where status = 'approved' and not exists (select from updates where match_id = matches.id and kind = 'approved')`);
  return rows.map(({ found }) => found);
}
