import { createClock } from "../clock.ts";
import { readEnvironment } from "../environment.ts";
import { createOutbox } from "../mail/outbox.ts";
import { operatorName } from "./audit-trail.ts";
import type { Act } from "./command.ts";
import { readCommandLine } from "./command-line.ts";
import { failureSentence } from "./failure-sentence.ts";
import { openDatabase } from "./open-database.ts";

/** Where a command speaks: what it answers, and what went wrong. */
export type Streams = {
  print(text: string): void;
  complain(sentence: string): void;
};
type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Does one command of the operator. Answers its exit code: 0 when it is done, 1 when it cannot be done, 2 when it is
 * written wrong.
 */
export async function runCommandLine(
  args: readonly string[],
  variables: Variables,
  streams: Streams,
): Promise<0 | 1 | 2> {
  try {
    const asked = readCommandLine(args);
    if ("help" in asked) streams.print(asked.help);
    else await perform(asked, variables, streams);
    return 0;
  } catch (error) {
    const { sentence, exitCode } = failureSentence(error);
    streams.complain(sentence);
    return exitCode;
  }
}

async function perform(
  { act, asJson }: { act: Act; asJson: boolean },
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
      // A server that runs looks into the outbox every few seconds.
      outbox: createOutbox(clock, () => {}),
      name: operatorName(variables.SUDO_USER),
      // The origin of a server elsewhere cannot be guessed.
      publicUrl: isOriginKnown ? env.publicUrl : null,
    });
    print(asJson ? JSON.stringify(data, null, 2) : text);
  } finally {
    await close();
  }
}
