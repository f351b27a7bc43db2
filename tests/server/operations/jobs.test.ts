import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { jobs } from "../../../server/database/schema.ts";
import {
  JOB_RETRY,
  JOBS,
  type Job,
  runIfDue,
} from "../../../server/jobs/jobs.ts";
import { createClock, type MovableClock } from "../../support/movable-clock.ts";
import { operatorOf } from "../../support/operator.ts";
import { startServer, type TestServer } from "../../support/server.ts";

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

test("a job runs on one node once in each day of UTC, and only once after a week without a node", async () => {
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

test("a job that failed, or whose node was killed, is repeated after a wait", async () => {
  const failing = { ...daily, run: () => Promise.reject(new Error("failed")) };
  const [node] = nodes;
  await expect(runIfDue((node as TestServer).context, failing)).rejects.toThrow(
    "failed",
  );
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
