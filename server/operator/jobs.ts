import { jobs } from "../database/schema.ts";
import { JOBS, runIfDue } from "../jobs/jobs.ts";
import { startMailWorker } from "../mail/worker.ts";
import { currentParts } from "../matches/reminders.ts";
import {
  type Context,
  type OperatorCommand,
  originOf,
  recordAction,
  transportOf,
} from "./action.ts";
import { CommandFailure, UsageFailure } from "./failures.ts";
import { listOutcome } from "./text-format.ts";

const SECOND = 1_000;
/** The servers send emails all the time, so this is not a periodic job. */
const MAIL = "mail";

export const jobCommands: readonly OperatorCommand[] = [
  {
    usage: "jobs list",
    summary: "list the periodic jobs and their last runs",
    details:
      "The servers run each job once in each period. A job without an end is running, or has failed and will be repeated.",
    async record(queries) {
      const stored = await queries.select().from(jobs);
      const rows = JOBS.map(({ name, every }) => {
        const row = stored.find((one) => one.name === name);
        return {
          name,
          every_seconds: every / SECOND,
          started_at: row?.startedAt ?? null,
          finished_at: row?.finishedAt ?? null,
        };
      });
      return listOutcome("jobs", ["job"], rows, rows.length, [
        ["job", (row) => row.name],
        ["every", (row) => `${row.every_seconds} s`],
        ["last start", (row) => row.started_at],
        ["last end", (row) => row.finished_at],
      ]);
    },
  },
  {
    usage: "jobs run <name>",
    summary: "run a periodic job now, even if it has run in this period",
    details:
      "Does what is due now and then ends. `jobs list` prints the names; `mail` sends the emails that are due.",
    prepare(input) {
      const [name = ""] = input.parameters;
      const job = JOBS.find((one) => one.name === name);
      if (!job && name !== MAIL)
        throw new UsageFailure(
          `There is no job ${name}: choose ${[MAIL, ...JOBS.map((one) => one.name)].join(", ")}.`,
        );
      return async (context) => {
        const env = { ...context.env, publicUrl: originOf(context) };
        if (!job) await sendDueMails({ ...context, env });
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
    },
  },
];

async function sendDueMails(
  context: Context & { readonly env: { readonly publicUrl: string } },
): Promise<void> {
  let failed = 0;
  const log = { warn: () => (failed += 1), error: () => (failed += 1) };
  const worker = startMailWorker({
    ...context,
    transport: transportOf(context),
    log,
    compose: (mail) => currentParts(context, mail),
  });
  await worker.idle();
  await worker.stop();
  if (failed > 0)
    throw new CommandFailure(
      `${failed} deliveries failed and will be repeated: check SMTP_URL and the mail server.`,
    );
}
