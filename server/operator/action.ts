import { userInfo } from "node:os";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { audit } from "../database/schema.ts";
import { createTransport } from "../mail/delivery.ts";
import { CommandFailure } from "./failures.ts";

/** Maximum number of accounts or matches in a list. */
export const MAX_LISTED = 1_000;

/** What an action needs to run. */
export type Context = Pick<ServerContext, "database" | "clock" | "outbox"> & {
  /** The operator's user name, for the audit table. */
  readonly name: string;
  /** How emails are sent. */
  readonly env: Pick<ServerContext["env"], "smtpUrl" | "mailFrom">;
  /** The origin of links in emails; null when unknown. */
  readonly publicUrl: string | null;
};

export type Input = {
  /** The command with its group, such as `accounts suspend`, as recorded in the audit table. */
  readonly name: string;
  /** The values of the positional parameters, in the order of the usage message. An optional one may be missing. */
  readonly parameters: readonly string[];
  readonly options: Readonly<
    Partial<
      Record<"search" | "status" | "erased" | "account" | "since", string> &
        Record<"report" | "yes" | "dryRun" | "failed" | "json", true>
    >
  >;
};

/** The result of an action: data for `--json`, text otherwise. */
export type Outcome = {
  readonly data: unknown;
  readonly text: string;
  /** Printed after the text as errors; the exit code is then 1. */
  readonly problems?: readonly string[];
};

/** Runs in one transaction, and is recorded in the audit table. */
type RecordedWork = (
  queries: Queries,
  context: Context,
  input: Input,
) => Promise<Outcome & AuditEntry>;

/** Performs a command. Throws a CommandFailure and changes nothing when the command cannot be performed. */
export type Action = (context: Context) => Promise<Outcome>;

/** An operator command. All commands also have --json and --help. */
export type OperatorCommand = {
  /** Group, command and parameters, such as `accounts show <email>`. */
  readonly usage: string;
  /** One line. */
  readonly summary: string;
  /** Additional text in the command's help. */
  readonly details: string;
  readonly options?: readonly (readonly [flags: string, description: string])[];
} & (
  | {
      readonly record: RecordedWork;
    }
  | {
      /** Validates the input before the database is opened. Throws a UsageFailure or a CommandFailure. */
      prepare(input: Input): Action;
    }
  | {
      /** Performs a command that opens the database itself, or uses none. */
      perform(
        input: Input,
        surroundings: Pick<ServerContext, "clock" | "env"> &
          Pick<Context, "name">,
      ): Promise<Outcome>;
      /** Whether the command may be left out after the name of its group. */
      readonly isDefault?: true;
    }
  | {
      /** Reads only the environment variables. */
      inspect(variables: Readonly<Record<string, string | undefined>>): Outcome;
    }
);

/** Returns the origin of links in emails. Throws a CommandFailure when it is unknown. */
export function originOf({ publicUrl }: Context): string {
  if (publicUrl) return publicUrl;
  throw new CommandFailure(
    "PUBLIC_URL is missing: set it to the origin that users see, such as https://ubia.example.org, because emails contain links to it.",
  );
}

/** Returns the connection to the mail server. Throws a CommandFailure when it, or the origin of links, is unknown. */
export function transportOf(context: Context) {
  const { smtpUrl, mailFrom } = context.env;
  if (smtpUrl)
    return createTransport({ mailFrom, publicUrl: originOf(context) }, smtpUrl);
  throw new CommandFailure(
    "SMTP_URL is missing: set it to the mail server of the servers.",
  );
}

/** What the audit table stores for an action: ids and amounts, no secrets and no personal data. */
export type AuditEntry = {
  /** The account that the action concerns, if there is one. */
  readonly accountId?: number | null;
  readonly details?: Readonly<Record<string, string | readonly string[]>>;
};

/** Returns an action that runs `work` and records it in the audit table, in one transaction. */
export function recordedAction(input: Input, work: RecordedWork): Action {
  return (context) =>
    context.database.transaction(async (queries) => {
      const { data, text, ...entry } = await work(queries, context, input);
      await recordAction(context, queries, input.name, entry);
      return { data, text };
    });
}

/** Records an operator's action in the audit table. */
export async function recordAction(
  { clock, name }: Pick<Context, "clock" | "name">,
  queries: Queries,
  action: string,
  { accountId = null, details = {} }: AuditEntry,
): Promise<void> {
  const at = new Date(clock.now());
  await queries
    .insert(audit)
    .values({ at, actor: name, action, accountId, details });
}

/** Returns the operator's user name on this machine; with sudo, both user names. */
export function operatorName(sudoUser: string | undefined): string {
  const user = currentUser();
  return sudoUser && sudoUser !== user ? `${sudoUser} as ${user}` : user;
}

function currentUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run with a user id that has no name.
    return `user ${process.getuid?.() ?? "unknown"}`;
  }
}
