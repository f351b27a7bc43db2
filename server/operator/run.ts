import { CommanderError } from "commander";
import { createClock } from "../clock.ts";
import { readEnvironment } from "../environment.ts";
import { createOutbox } from "../mail/outbox.ts";
import { operatorName } from "./audit-trail.ts";
import type { Act } from "./command.ts";
import { failureSentence } from "./failure-sentence.ts";
import { openDatabase } from "./open-database.ts";
import { createProgram } from "./program.ts";

/** Where a command prints its results and errors. */
export type Streams = {
  print(text: string): void;
  complain(sentence: string): void;
};
type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Runs one command of the operator. Returns the exit code: 0 for success, 1 when the command cannot be performed, 2 for wrong
 * usage.
 */
export async function runCommandLine(
  args: readonly string[],
  variables: Variables,
  streams: Streams,
): Promise<0 | 1 | 2> {
  const program = createProgram({
    ...streams,
    perform: (act, options) => perform(act, options, variables, streams),
  });
  try {
    await program.parseAsync(args, { from: "user" });
    return 0;
  } catch (error) {
    // Commander has already printed the help or the error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const { sentence, exitCode } = failureSentence(error);
    streams.complain(sentence);
    return exitCode;
  }
}

async function perform(
  act: Act,
  { asJson }: { readonly asJson: boolean },
  variables: Variables,
  { print }: Streams,
): Promise<void> {
  const env = readEnvironment(variables);
  const clock = createClock();
  const isOriginKnown = !env.databaseUrl || variables.PUBLIC_URL?.trim();
  const { database, close } = await openDatabase(env);
  try {
    const { data, text } = await act({
      clock,
      database,
      outbox: createOutbox(clock),
      name: operatorName(variables.SUDO_USER),
      // The origin of a remote server is unknown.
      publicUrl: isOriginKnown ? env.publicUrl : null,
    });
    print(asJson ? JSON.stringify(data, null, 2) : text);
  } finally {
    await close();
  }
}
