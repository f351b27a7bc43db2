import { eq } from "drizzle-orm";
import {
  afterAll,
  beforeAll,
  beforeEach,
  expect,
  onTestFinished,
  test,
} from "vitest";
import { jobs, mailOutbox } from "../../../server/database/schema.ts";
import {
  JOB_RETRY,
  JOBS,
  type Job,
  runIfDue,
} from "../../../server/jobs/jobs.ts";
import { startMailServer } from "../../support/browser/mail-server.ts";
import { createClock, type MovableClock } from "../../support/movable-clock.ts";
import {
  failure,
  newestAuditEntry,
  operatorOf,
  runInProcess,
} from "../../support/operator.ts";
import {
  FRONTEND,
  startServer,
  type TestServer,
} from "../../support/server.ts";

const DAY = 24 * 60 * 60_000;

let clock: MovableClock;
let nodes: readonly TestServer[];
let runs: number;
const daily: Job = {
  name: "daily",
  every: DAY,
  async run() {
    runs += 1;
  },
};

beforeAll(async () => {
  clock = createClock({ isStopped: true });
  // The tests start at noon.
  clock.advance(DAY / 2 - (clock.now() % DAY));
  const first = await startServer({ clock });
  const { databaseUrl } = first;
  nodes = [first, await startServer({ clock, databaseUrl })];
});
afterAll(() => Promise.all(nodes.map((node) => node.stop())));
beforeEach(async () => {
  runs = 0;
  await nodes[0]?.context.database.delete(jobs);
});

/** Lets both nodes check at the same time whether the job is due. Returns how often it ran. */
async function check(job = daily): Promise<number> {
  const before = runs;
  await Promise.all(nodes.map(({ context }) => runIfDue(context, job)));
  return runs - before;
}

test("a job runs on one node once in each day of UTC, and only once after a week without a node", {
  tags: ["9-reminders-241"],
}, async () => {
  expect([await check(), await check()]).toEqual([1, 0]);
  clock.advance(DAY / 2 - 1);
  expect(await check()).toBe(0);
  clock.advance(1);
  expect([await check(), await check()]).toEqual([1, 0]);
  clock.advance(7 * DAY);
  expect([await check(), await check()]).toEqual([1, 0]);
});

test("after a clock was a year ahead, a job runs again, and a node whose clock is a minute behind does not repeat it", async () => {
  const past = clock.now();
  clock.advance(366 * DAY);
  expect(await check()).toBe(1);
  clock.advance(past - clock.now());
  expect([await check(), await check()]).toEqual([1, 0]);
  clock.advance(-60_000);
  expect(await check()).toBe(0);
  clock.advance(60_000);
});

test("a job that failed, or whose node was killed, is repeated after a wait", {
  tags: ["9-reminders-241"],
}, async () => {
  const failing = { ...daily, run: () => Promise.reject(new Error("failed")) };
  const { context } = nodes[0] as TestServer;
  const lastSuccess = async () => {
    const [row] = await context.database
      .select()
      .from(jobs)
      .where(eq(jobs.name, daily.name));
    return row?.finishedAt;
  };
  expect(await check()).toBe(1);
  const succeededAt = await lastSuccess();
  clock.advance(DAY);
  await expect(runIfDue(context, failing)).rejects.toThrow("failed");
  expect(await lastSuccess()).toEqual(succeededAt);
  clock.advance(JOB_RETRY - 1);
  expect(await check()).toBe(0);
  clock.advance(1);
  expect([await check(), await check()]).toEqual([1, 0]);
});

test("the operator lists the jobs and runs one of them even if it has run, and a wrong name lists the names", async () => {
  const operator = operatorOf(nodes[0] as TestServer);
  const listed = async () =>
    ((await operator.json("jobs", "list")) as { jobs: unknown[] }).jobs[0];
  expect(await listed()).toMatchObject({ name: "cleanup", finished_at: null });
  for (let run = 0; run < 2; run += 1)
    expect(await operator.json("jobs", "run", "cleanup")).toMatchObject({
      job: "cleanup",
    });
  expect(await listed()).toMatchObject({ finished_at: expect.any(String) });
  const wrong = await operator.run("jobs", "run", "missing");
  expect([wrong.exitCode, wrong.errors]).toEqual([
    2,
    `There is no job missing: choose mail, ${JOBS.map(({ name }) => name).join(", ")}.\n`,
  ]);
});

test("the operator sends the emails that are due, if SMTP_URL is set, and sees how many deliveries failed", async () => {
  const { databaseUrl, context } = nodes[0] as TestServer;
  const smtp = await startMailServer();
  onTestFinished(() => smtp.close());
  const [due] = await context.database
    .insert(mailOutbox)
    .values({
      kind: "deleted",
      recipient: "person@example.org",
      subject: "Subject",
      textPart: "text",
      htmlPart: "<p>html</p>",
      // Is not so old that a failed delivery is not repeated.
      createdAt: new Date(),
      nextAttemptAt: new Date(0),
    })
    .returning();
  const sendMails = (env: { SMTP_URL?: string }) =>
    runInProcess(
      { DATABASE_URL: databaseUrl, PUBLIC_URL: FRONTEND, ...env },
      ...["jobs", "run", "mail"],
    );
  expect(await sendMails({})).toEqual(
    failure(
      1,
      "SMTP_URL is missing: set it to the mail server of the servers.",
    ),
  );
  const failed = await sendMails({ SMTP_URL: "smtp://127.0.0.1:1" });
  expect(failed.exitCode).toBe(1);
  expect(failed.errors).toMatch(
    /^1 deliver.* failed and will be repeated: check SMTP_URL and the mail server\.\n$/,
  );
  expect(smtp.received).toEqual([]);
  await context.database
    .update(mailOutbox)
    .set({ nextAttemptAt: new Date(0) })
    .where(eq(mailOutbox.id, due?.id ?? ""));
  expect(await sendMails({ SMTP_URL: smtp.url })).toEqual({
    exitCode: 0,
    output: "The job mail has run.\n",
    errors: "",
  });
  expect(smtp.received).toMatchObject([{ to: "person@example.org" }]);
  expect(await newestAuditEntry(context.database)).toMatchObject({
    action: "jobs run",
    details: { job: "mail" },
  });
});
