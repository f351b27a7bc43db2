/** The operator's command line: does one command and ends with 0, 1 (it cannot be done) or 2 (it is written wrong). */
import { createClock } from "../clock.ts";
import { readEnvironment } from "../environment.ts";
import { createOutbox } from "../mail/outbox.ts";
import { operatorName } from "./audit-trail.ts";
import type { Act } from "./command.ts";
import { readCommandLine } from "./command-line.ts";
import { failureSentence } from "./failure-sentence.ts";
import { openDatabase } from "./open-database.ts";

try {
  const asked = readCommandLine(process.argv.slice(2));
  if ("help" in asked) console.log(asked.help);
  else await perform(asked.act, asked.asJson);
} catch (error) {
  const { sentence, exitCode } = failureSentence(error);
  console.error(sentence);
  process.exitCode = exitCode;
}

async function perform(act: Act, asJson: boolean): Promise<void> {
  const env = readEnvironment(process.env);
  const clock = createClock();
  const isOriginKnown = !env.databaseUrl || process.env.PUBLIC_URL?.trim();
  const { database, close } = await openDatabase(env);
  try {
    const { data, text } = await act({
      env,
      clock,
      database,
      // A server that runs looks into the outbox every few seconds.
      outbox: createOutbox(clock, () => {}),
      name: operatorName(process.env.SUDO_USER),
      // The origin of a server elsewhere cannot be guessed.
      publicUrl: isOriginKnown ? env.publicUrl : null,
    });
    console.log(asJson ? JSON.stringify(data, null, 2) : text);
  } finally {
    await close();
  }
}
