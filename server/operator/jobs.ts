import { jobs } from "../database/schema.ts";
import { JOBS, runIfDue } from "../jobs/jobs.ts";
import {
  type Action,
  type Input,
  originOf,
  recordAction,
  recordedAction,
} from "./action.ts";
import { CommandFailure, UsageFailure } from "./failures.ts";
import { formatList, formatMinute } from "./text-format.ts";

const SECOND = 1_000;

/** `jobs list`: the periodic jobs and their last runs. */
export function listJobs(input: Input): Action {
  return recordedAction(input, async (queries) => {
    const rows = await queries.select().from(jobs);
    const listed = JOBS.map(({ name, every }) => {
      const row = rows.find((one) => one.name === name);
      return {
        name,
        every_seconds: every / SECOND,
        started_at: row?.startedAt ?? null,
        finished_at: row?.finishedAt ?? null,
      };
    });
    return {
      data: { total: listed.length, jobs: listed },
      text: formatList(
        ["job", "jobs"],
        listed.length,
        ["job", "every", "last start", "last end"],
        listed.map((job) => [
          job.name,
          `${job.every_seconds} s`,
          formatMinute(job.started_at),
          formatMinute(job.finished_at),
        ]),
      ),
    };
  });
}

/** `jobs run <name>`: does what is due now. */
export function runJob(input: Input): Action {
  const [name] = input.parameters;
  const job = JOBS.find((one) => one.name === name);
  if (!job)
    throw new UsageFailure(
      `There is no job ${name}: choose ${JOBS.map((one) => one.name).join(", ")}.`,
    );
  return async (context) => {
    const env = { publicUrl: originOf(context) };
    if (!(await runIfDue({ ...context, env }, job, true)))
      throw new CommandFailure(
        `The job ${job.name} is running now: wait until it has ended.`,
      );
    await recordAction(context, context.database, input.name, {
      details: { job: job.name },
    });
    return {
      data: { done: input.name, job: job.name },
      text: `The job ${job.name} has run.`,
    };
  };
}
