import { and, eq, type SQL, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { JobContext, ServerContext } from "../context.ts";
import { jobs } from "../database/schema.ts";
import { traceOf } from "../http/http-error.ts";
import { mailDecisions } from "../matches/decision-mails.ts";
import { removeSilentInvestors } from "../matches/investor-criteria.ts";
import { sendReminders } from "../matches/reminders.ts";
import { removeUnverifiedAccounts, runCleanup } from "./cleanup.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** How often a node checks which jobs are due, in milliseconds. */
const POLL_INTERVAL = 5 * SECOND;
/**
 * Time after which a run that failed, or whose node was killed, is repeated, in milliseconds. A job with a shorter period
 * is repeated after its period.
 */
export const JOB_RETRY = 10 * MINUTE;

/** Periodic work, of which one node does each run. */
export type Job = {
  readonly name: string;
  /**
   * The length of a period, in milliseconds; periods start at multiples of it since 1970, so days are days in UTC. A job
   * runs once in each period, and only once after several periods in which no node was running.
   */
  readonly every: number;
  /**
   * Does what is due now. After a failure, it is called again. It must be harmless when it runs twice at the same time,
   * because a run that takes longer than JOB_RETRY, or than its period, is started again by another node.
   */
  readonly run: (context: JobContext) => Promise<void>;
};

/** All periodic jobs. `npm run operator -- jobs list` lists them. */
export const JOBS: readonly Job[] = [
  { name: "cleanup", every: 10 * MINUTE, run: runCleanup },
  {
    name: "unverified",
    every: 24 * 60 * MINUTE,
    run: removeUnverifiedAccounts,
  },
  { name: "silence", every: MINUTE, run: removeSilentInvestors },
  { name: "reminders", every: 60 * MINUTE, run: sendReminders },
  { name: "decisions", every: 5 * SECOND, run: mailDecisions },
];

/** Starts the periodic jobs of a node. Returns a function that stops them and waits until they have ended. */
export function startJobs(
  context: JobContext & Pick<ServerContext, "metrics">,
  log: Pick<FastifyBaseLogger, "error">,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  /** The current run of each job. A long one does not delay the others. */
  const runs = new Map<Job, Promise<unknown>>();
  function start(job: Job): void {
    if (runs.has(job)) return;
    const startedAt = performance.now();
    const run = runIfDue({ ...context, signal }, job)
      .then((hasRun) => {
        if (hasRun)
          context.metrics.job(job.name, performance.now() - startedAt);
      })
      .catch((error: unknown) => {
        if (signal.aborted) return;
        context.metrics.add("jobFailures", job.name);
        log.error({ job: job.name, failure: traceOf(error) }, "a job failed");
      })
      .finally(() => runs.delete(job));
    runs.set(job, run);
  }
  const timer = setInterval(() => JOBS.forEach(start), POLL_INTERVAL);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await Promise.all(runs.values());
  };
}

/**
 * Runs a job if it is due, or if `isForced` is set, and no other node runs it. Returns whether it ran. If it throws, the job
 * is due again after JOB_RETRY.
 */
export async function runIfDue(
  context: JobContext,
  job: Job,
  isForced = false,
): Promise<boolean> {
  const { database, clock } = context;
  const startedAt = new Date(clock.now());
  const claimed = await database
    .insert(jobs)
    .values({ name: job.name, startedAt })
    .onConflictDoUpdate({
      target: jobs.name,
      // The end of the last successful run is kept. It is not before the start only when the clock was set back.
      set: {
        startedAt,
        finishedAt: sql`case when ${jobs.finishedAt} < ${startedAt} then ${jobs.finishedAt} end`,
      },
      setWhere: isDue(startedAt.getTime(), job.every, isForced),
    })
    .returning();
  if (claimed.length === 0) return false;
  await job.run(context);
  await database
    .update(jobs)
    .set({ finishedAt: new Date(clock.now()) })
    .where(and(eq(jobs.name, job.name), eq(jobs.startedAt, startedAt)));
  return true;
}

function isDue(now: number, every: number, isForced: boolean): SQL {
  const periodStart = new Date(isForced ? now : now - (now % every));
  const retryBefore = new Date(now - Math.min(every, JOB_RETRY));
  // The clock was ahead when the job ran. A small difference between the clocks of two nodes is normal.
  const aheadFrom = new Date(now + JOB_RETRY);
  const hasEnded = sql`coalesce(${jobs.finishedAt} >= ${jobs.startedAt}, false)`;
  return sql`(${hasEnded} and ${jobs.startedAt} < ${periodStart})
    or (not ${hasEnded} and ${jobs.startedAt} <= ${retryBefore})
    or ${jobs.startedAt} > ${aheadFrom}`;
}
