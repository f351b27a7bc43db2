import { jobs } from "../database/schema.ts";
import { JOBS, runIfDue } from "../jobs/jobs.ts";
import { createTransport } from "../mail/delivery.ts";
import { startMailWorker } from "../mail/worker.ts";
import { currentParts } from "../matches/reminders.ts";
import {
  type Action,
  type Context,
  type Input,
  originOf,
  recordAction,
  recordedAction,
} from "./action.ts";
import { CommandFailure, UsageFailure } from "./failures.ts";
import { formatList, formatMinute } from "./text-format.ts";

const SECOND = 1_000;
/** The servers send emails all the time, so this is not a periodic job. */
const MAIL = "mail";

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
  const [name = ""] = input.parameters;
  const job = JOBS.find((one) => one.name === name);
  if (!job && name !== MAIL)
    throw new UsageFailure(
      `There is no job ${name}: choose ${[MAIL, ...JOBS.map((one) => one.name)].join(", ")}.`,
    );
  return async (context) => {
    const env = { ...context.env, publicUrl: originOf(context) };
    if (!job) await sendDueMails(context, env);
    else if (!(await runIfDue({ ...context, env }, job, true)))
      throw new CommandFailure(
        `The job ${name} is running now: wait until it has ended.`,
      );
    await recordAction(context, context.database, input.name, {
      details: { job: name },
    });
    return {
      data: { done: input.name, job: name },
      text: `The job ${name} has run.`,
    };
  };
}

async function sendDueMails(
  { database, clock }: Context,
  env: Context["env"] & { publicUrl: string },
): Promise<void> {
  if (!env.smtpUrl)
    throw new CommandFailure(
      "SMTP_URL is missing: set it to the mail server of the servers.",
    );
  let failed = 0;
  const transport = createTransport(env, env.smtpUrl);
  const log = { warn: () => (failed += 1), error: () => (failed += 1) };
  const worker = startMailWorker({
    database,
    clock,
    transport,
    log,
    compose: (mail) => currentParts({ database, clock, env }, mail),
  });
  await worker.idle();
  await worker.stop();
  if (failed > 0)
    throw new CommandFailure(
      `${failed} deliveries failed and will be repeated: check SMTP_URL and the mail server.`,
    );
}
