import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, gt, isNull, lte } from "drizzle-orm";
import type { Match } from "../../contract/calls/matches.ts";
import { startSession } from "../../server/accounts/sessions.ts";
import { connectTo } from "../../server/database/connection.ts";
import { jobs, mailOutbox, matches } from "../../server/database/schema.ts";
import {
  type DeliveredMail,
  type MailServer,
  startMailServer,
} from "../support/browser/mail-server.ts";
import {
  createDatabase,
  startServerProcess,
  until,
} from "../support/for-one-test.ts";
import type { Call, HttpResponse } from "../support/http-client.ts";
import { findInvestors, matchesOf, review } from "../support/match-calls.ts";
import {
  addInvestee,
  addInvestor,
  type TestMember,
} from "../support/members.ts";
import { randomNumbers } from "../support/random-numbers.ts";
import type { SpawnedServer } from "../support/spawned-server.ts";
import {
  DAY,
  MINUTE,
  Model,
  type ModelMail,
  type ModelMatch,
} from "./model.ts";

const HOUR = 60 * MINUTE;
/** Time after which a job whose node was killed runs again, and an email is sent again. */
const RECOVERY = 11 * MINUTE;
/** Time after which a delivery is repeated. */
const RETRY = 11_000;
const SECTORS = ["Agriculture", "Energy", "Logistics"];
const REASONS = ["too_early", "no_capacity", "outside_sectors"];
export type Size = {
  readonly days: number;
  readonly investors: number;
  readonly businesses: number;
  /** The day on which both nodes are stopped for a week. */
  readonly downtime: number;
};

/** What happened, for the output of the test. */
export type Totals = Record<string, number>;

type Member = TestMember & { readonly isForgetful: boolean };

/**
 * Simulates members on two nodes: businesses request matches and re-runs, investors decide, change their minds, give
 * reasons or forget, and both sides state fundings. One node is killed each week while it sends reminders. Each day, the
 * emails that arrived must be those of the model.
 *
 * @param onDay Called after each simulated day.
 * @throws at the first difference from the model, and when a server reports a fault of its own.
 */
export async function simulate(
  size: Size,
  onDay: (day: number, totals: Totals) => void = () => {},
): Promise<Totals> {
  const simulation = await Simulation.start(size);
  try {
    for (let day = 1; day <= size.days; day += 1) {
      await simulation.morning(day);
      await simulation.noon();
      onDay(day, simulation.totals);
    }
  } finally {
    await simulation.close();
  }
  return simulation.totals;
}

class Simulation {
  readonly totals: Totals = {};
  private readonly model = new Model();
  private readonly random = randomNumbers(1);
  private readonly members = new Map<string, Member>();
  private readonly investors: string[] = [];
  private readonly businesses: string[] = [];
  private readonly receivedIds = new Set<string>();
  private nodes: SpawnedServer[] = [];
  private offset = 0;
  private readonly clock = { now: () => Date.now() + this.offset };

  private readonly size: Size;
  private readonly databaseUrl: string;
  private readonly connection: ReturnType<typeof connectTo>;
  private readonly mail: MailServer;

  private constructor(size: Size, databaseUrl: string, mail: MailServer) {
    this.size = size;
    this.databaseUrl = databaseUrl;
    this.connection = connectTo(databaseUrl, 4);
    this.mail = mail;
  }

  static async start(size: Size): Promise<Simulation> {
    const databaseUrl = await createDatabase();
    const simulation = new Simulation(
      size,
      databaseUrl,
      await startMailServer(),
    );
    // Begins at midnight in UTC, so that each day has the same hours.
    simulation.offset = DAY - (Date.now() % DAY);
    simulation.nodes = [
      await simulation.startNode(),
      await simulation.startNode(),
    ];
    await simulation.addMembers();
    return simulation;
  }

  async close(): Promise<void> {
    await this.connection.close();
    await this.mail.close();
  }

  private startNode(): Promise<SpawnedServer> {
    return startServerProcess({
      env: {
        DATABASE_URL: this.databaseUrl,
        SMTP_URL: this.mail.url,
        CLOCK_OFFSET: String(this.offset),
        INTERVALS: "moved",
      },
    });
  }

  private get store() {
    return { database: this.connection.database, clock: this.clock };
  }

  private async addMembers(): Promise<void> {
    for (let index = 0; index < this.size.investors; index += 1) {
      const sectorsOfInterest = SECTORS.filter(() => this.chance(0.6));
      const investor = await addInvestor(this.store, {
        profile: {
          businessName: `Investor ${index}`,
          sectorsOfInterest:
            sectorsOfInterest.length > 0 ? sectorsOfInterest : SECTORS,
        },
      });
      this.investors.push(investor.email);
      this.members.set(investor.email, {
        ...investor,
        isForgetful: this.chance(0.4),
      });
    }
    for (let index = 0; index < this.size.businesses; index += 1) {
      const investee = await addInvestee(this.store, {
        profile: {
          businessName: `Business ${index}`,
          sectorType: this.pick(SECTORS) as "Energy",
        },
      });
      this.members.set(investee.email, { ...investee, isForgetful: false });
      this.businesses.push(investee.email);
    }
  }

  /** Eight o'clock: the reminders of the day. Once a week a node is killed meanwhile, and once both were down for a week. */
  async morning(day: number): Promise<void> {
    const isDowntime = day === this.size.downtime;
    if (isDowntime) await Promise.all(this.nodes.map((node) => node.end()));
    await this.advanceTo(8 * HOUR + (isDowntime ? 7 * DAY : 0), !isDowntime);
    if (isDowntime)
      this.nodes = [await this.startNode(), await this.startNode()];
    if (day % 7 === 0) {
      const [killed, other] = this.nodes as [SpawnedServer, SpawnedServer];
      await killed.end("SIGKILL");
      this.count("killed nodes");
      this.nodes = [other, await this.startNode()];
      await this.advance(RECOVERY);
    }
    this.model.remind(this.clock.now());
    await this.settle();
    this.compare(`the morning of day ${day}`);
  }

  /** Noon or later: what members do, and the emails a minute after the last decision. */
  async noon(): Promise<void> {
    await this.advanceTo(
      12 * HOUR + Math.floor(this.random() * 300) * MINUTE,
      true,
    );
    for (const business of this.businesses) await this.actAsBusiness(business);
    for (const match of this.model.matches.values()) {
      await this.actAsInvestor(match);
      await this.stateFunding(match);
    }
    await this.unsubscribe();
    await this.advance(MINUTE + 1_000);
    this.model.mailDecisions();
    await this.settle();
    this.compare(`the evening of ${new Date(this.clock.now()).toISOString()}`);
  }

  private async actAsBusiness(email: string): Promise<void> {
    const known = this.model
      .matchesOf(email)
      .filter(({ hasEnded }) => !hasEnded);
    const canRerun = known.some(
      ({ status, createdAt }) =>
        status === "rejected" ||
        (status === "pending" && createdAt + 14 * DAY <= this.clock.now()),
    );
    // A first request comes at some time within about two months.
    if (
      known.length === 0 ? !this.chance(0.03) : !canRerun || !this.chance(0.05)
    )
      return;
    const now = this.clock.now();
    const overdueBefore = new Map(
      this.investors.map((investor) => [
        investor,
        this.model.overdueOf(investor, now),
      ]),
    );
    const caller = await this.login(email);
    const key =
      known.length === 0
        ? undefined
        : `re-run ${email} ${this.clock.now()} with 32 characters`;
    const response = await findInvestors(this.node(), caller, key);
    this.count(`match requests ${response.status}`);
    if (response.status !== 200) return;
    const listed = await matchesOf(this.node(), caller);
    for (const match of listed) this.learn(email, match, overdueBefore);
    // A replaced match is not listed if it was never answered.
    for (const match of known)
      if (!listed.some(({ id }) => id === match.id)) this.model.end(match);
  }

  /** Adds a new match to the model, and ends the replaced ones. */
  private learn(
    email: string,
    listed: Match,
    overdueBefore: ReadonlyMap<string, number>,
  ): void {
    const known = this.model.matches.get(listed.id);
    if (known) {
      if (listed.replaced && !known.hasEnded) this.model.end(known);
    } else {
      const investor = this.emailOfInvestor(listed);
      const overdue = overdueBefore.get(investor) ?? 0;
      if (overdue >= 3)
        throw new Error(
          `${investor} has ${overdue} overdue matches and was offered another one`,
        );
      this.model.add({
        id: listed.id,
        investor,
        investee: email,
        createdAt: listed.history[0]?.at ?? 0,
      });
      this.count("matches");
    }
    this.checkDate(listed);
  }

  private emailOfInvestor({ investor }: Match): string {
    const index = Number(/\d+$/.exec(investor.investor_name ?? "")?.[0]);
    return this.investors[index] ?? "";
  }

  private checkDate({ id, answer_by }: Match): void {
    const match = this.model.matches.get(id);
    const expected = match ? this.model.answerBy(match) : null;
    if ((answer_by && Date.parse(answer_by)) !== expected)
      throw new Error(
        `${id} is to be answered by ${answer_by}, the model says ${expected}`,
      );
  }

  private async actAsInvestor(match: ModelMatch): Promise<void> {
    const investor = this.members.get(match.investor);
    if (!investor || match.hasEnded) return;
    const daily =
      match.status === "pending"
        ? investor.isForgetful
          ? 0.005
          : 0.12
        : 0.004;
    if (!this.chance(daily)) return;
    const caller = await this.login(match.investor);
    // Some change their minds within the minute, in which no email is sent.
    const decisions = this.chance(0.15) ? 2 : 1;
    for (let count = 0; count < decisions; count += 1) {
      const status =
        match.status === "approved" ||
        (match.status === "pending" && this.chance(0.5))
          ? "rejected"
          : "approved";
      const response = await review(this.node(), caller, match.id, status);
      this.count(`decisions ${response.status}`);
      if (response.status === 200) this.model.decide(match, status);
    }
    if (match.status === "rejected" && this.chance(0.4))
      this.expectSuccess(
        await this.node().call("PUT", `/api/matches/${match.id}/reason/`, {
          token: caller.token,
          json: { reason: this.pick(REASONS) },
        }),
      );
  }

  private async stateFunding(match: ModelMatch): Promise<void> {
    if (match.hasEnded || match.status !== "approved" || !this.chance(0.02))
      return;
    const by = this.pick(["investor", "investee"] as const);
    const amount = this.pick([100_000, 250_000]);
    const now = this.clock.now();
    // The clock of the node is ahead by the duration of the request.
    if (this.model.isEndOfFundingLimit(match, by, now)) return;
    const response = await this.node().call(
      "PUT",
      `/api/matches/${match.id}/funding-report/`,
      {
        token: (await this.login(match[by])).token,
        json: { amount, date: new Date(now).toISOString().slice(0, 10) },
      },
    );
    this.expectSuccess(response);
    this.model.state(match, by, amount, now);
    const reports = Object.fromEntries(
      (response.body as Pick<Match, "funding_reports">).funding_reports.map(
        (report) => [report.by, Number(report.amount)],
      ),
    );
    if (
      JSON.stringify(Object.entries(reports).sort()) !==
      JSON.stringify(Object.entries(match.stated).sort())
    )
      throw new Error(
        `${match.id} has ${JSON.stringify(reports)}, the model has ${JSON.stringify(match.stated)}`,
      );
    this.count("funding statements");
  }

  /** A few recipients of reminders end them with the link that mail programs use. */
  private async unsubscribe(): Promise<void> {
    if (!this.chance(0.05)) return;
    const mail = this.mail.received.findLast(
      ({ unsubscribeUrl }) => unsubscribeUrl !== "",
    );
    if (!mail) return;
    this.expectSuccess(
      await this.node().call("POST", new URL(mail.unsubscribeUrl).pathname, {
        raw: "List-Unsubscribe=One-Click",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
      }),
    );
    this.model.unsubscribed.add(mail.to);
    this.count("unsubscribed");
  }

  private async login(email: string): Promise<{ token: string }> {
    const member = this.members.get(email);
    if (!member) throw new Error(`No member ${email}`);
    return { token: await startSession(this.store, member.id) };
  }

  private expectSuccess({ status, text }: HttpResponse): void {
    if (status >= 300) throw new Error(`Got ${status} ${text}`);
  }

  /** Returns a node whose responses are never those to a fault of the server. */
  private node(): { readonly call: Call } {
    const node = this.pick(this.nodes);
    return {
      async call(method, path, options) {
        const response = await node.call(method, path, options);
        if (response.status >= 500)
          throw new Error(
            `${method} ${path} got ${response.status} ${response.text}`,
          );
        return response;
      },
    };
  }

  /** Moves all clocks to this time of the next day after the last one, or of the same day. */
  private async advanceTo(
    timeOfDay: number,
    isRunning: boolean,
  ): Promise<void> {
    const now = this.clock.now();
    const target = now - (now % DAY) + timeOfDay;
    await this.advance(
      target > now ? target - now : target + DAY - now,
      isRunning,
    );
  }

  private async advance(milliseconds: number, isRunning = true): Promise<void> {
    this.offset += milliseconds;
    if (isRunning)
      await Promise.all(this.nodes.map((node) => node.advance(milliseconds)));
  }

  /** Waits until the nodes have done everything that is due. */
  private async settle(): Promise<void> {
    const { database } = this.connection;
    const now = new Date(this.clock.now());
    const isOpen = and(
      isNull(mailOutbox.deliveredAt),
      isNull(mailOutbox.failedAt),
    );
    await until(async () => {
      await this.advance(0);
      const [reminders] = await database
        .select()
        .from(jobs)
        .where(eq(jobs.name, "reminders"));
      if (!reminders?.finishedAt || reminders.finishedAt < reminders.startedAt)
        return false;
      if (reminders.startedAt.getTime() < now.getTime() - HOUR) return false;
      const decisions = lte(matches.decisionMailAt, now);
      if ((await database.$count(matches, decisions)) > 0) return false;
      if ((await database.$count(mailOutbox, isOpen)) === 0) return true;
      const soon = new Date(this.clock.now() + 1_000);
      const isWaiting = gt(mailOutbox.nextAttemptAt, soon);
      // A delivery whose connection broke is repeated later.
      if ((await database.$count(mailOutbox, and(isOpen, isWaiting))) > 0)
        await this.advance(RETRY);
      return false;
    });
    await sleep(5);
  }

  /** Compares the emails that have arrived since the last comparison with those of the model. */
  private compare(when: string): void {
    const received: ModelMail[] = [];
    for (const mail of this.mail.received) {
      if (this.receivedIds.has(mail.id)) continue;
      this.receivedIds.add(mail.id);
      const kind = kindOf(mail);
      if (kind !== null) received.push({ to: mail.to, kind });
    }
    const texts = (mails: readonly ModelMail[]) =>
      mails.map(({ to, kind }) => `${kind} to ${to}`).sort();
    const expected = texts(this.model.mails.splice(0));
    const actual = texts(received);
    const missing = without(expected, actual);
    const surplus = without(actual, expected);
    if (missing.length > 0 || surplus.length > 0)
      throw new Error(
        `On ${when}, missing: ${missing.join("; ")}; surplus: ${surplus.join("; ")}`,
      );
    for (const { kind } of received) this.count(kind.replace(/ of \d+/, ""));
  }

  private count(name: string): void {
    this.totals[name] = (this.totals[name] ?? 0) + 1;
  }

  private chance(probability: number): boolean {
    return this.random() < probability;
  }

  private pick<Value>(values: readonly Value[]): Value {
    const value = values[Math.floor(this.random() * values.length)];
    if (value === undefined) throw new Error("There is nothing to choose from");
    return value;
  }
}

/** Returns what an email of the model's rules is about; null for other emails. */
function kindOf({ subject }: DeliveredMail): string | null {
  const count = /^(\d+) businesses are waiting/.exec(subject)?.[1];
  if (count) return `reminder of ${count}`;
  return (
    {
      "A business is waiting for your answer": "reminder of 1",
      "An investor has not answered in time": "datesPassed",
      "Your match is approved": "approved",
      "A match was declined": "declined",
      "The funding of your match was stated": "fundingStated",
    }[subject] ?? null
  );
}

/** Returns the first list without the entries of the second, each as often as it occurs there. */
function without(
  texts: readonly string[],
  removed: readonly string[],
): string[] {
  const left = [...texts];
  for (const text of removed) {
    const index = left.indexOf(text);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}
