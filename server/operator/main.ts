/** The operator's command line (`npm run operator`). */
import { Command, CommanderError, InvalidArgumentError } from "commander";
import { type Clock, systemClock } from "../clock.ts";
import { readEnvironment } from "../environment.ts";
import { createOutbox } from "../mail/outbox.ts";
import {
  type Input,
  type OperatorCommand,
  operatorName,
  recordedAction,
} from "./action.ts";
import { COMMANDS, GROUPS } from "./commands.ts";
import { CommandFailure, describeFailure } from "./failures.ts";
import { openDatabase } from "./open-database.ts";

/** The command that starts the operator's command line. */
const PROGRAM = "npm run operator --";

type Output = {
  print(text: string): void;
  printError(message: string): void;
};
type PerformCommand = (command: OperatorCommand, input: Input) => Promise<void>;

/** Runs an operator command. Returns the exit code: 0 for success, 1 if it cannot be performed, 2 for incorrect usage. */
export async function runCommandLine(
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  output: Output,
  clock: Clock = systemClock,
): Promise<0 | 1 | 2> {
  const perform = async (command: OperatorCommand, input: Input) => {
    if ("inspect" in command) return command.inspect(variables);
    const name = operatorName(variables.SUDO_USER);
    if ("perform" in command) {
      const env = readEnvironment(variables);
      return command.perform(input, { env, clock, name });
    }
    const action =
      "record" in command
        ? recordedAction(input, command.record)
        : command.prepare(input);
    const env = readEnvironment(variables);
    const isOriginKnown = !env.databaseUrl || variables.PUBLIC_URL?.trim();
    const { database, close } = await openDatabase(env);
    try {
      return await action({
        clock,
        database,
        env,
        outbox: createOutbox(clock),
        name,
        // With DATABASE_URL, the server may run on another machine, so the default PUBLIC_URL may be wrong.
        publicUrl: isOriginKnown ? env.publicUrl : null,
      });
    } finally {
      await close();
    }
  };
  const program = createProgram(output, async (command, input) => {
    const { data, text, problems = [] } = await perform(command, input);
    output.print(input.options.json ? JSON.stringify(data, null, 2) : text);
    if (problems.length > 0) throw new CommandFailure(problems.join("\n"));
  });
  try {
    await program.parseAsync(args, { from: "user" });
    return 0;
  } catch (error) {
    // Commander has already printed the help or the error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const { message, exitCode } = describeFailure(error);
    output.printError(message);
    return exitCode;
  }
}

function createProgram({ print, printError }: Output, perform: PerformCommand) {
  const program = new Command()
    .name(PROGRAM)
    .description(
      "Manages accounts, matches, personal data, backups and the calendars. Each action except a dry run is recorded in the audit table.",
    )
    .addHelpText(
      "after",
      "\nThe commands use the database at DATABASE_URL or, if it is not set, the one in DATA_DIR. The server may or may not be running.\nExit codes: 0 success, 1 the command cannot be performed, 2 incorrect usage.",
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => printError(text.trimEnd()),
    })
    .helpCommand(false);
  for (const [name, description] of Object.entries(GROUPS))
    program.command(name).description(description);
  for (const definition of COMMANDS) {
    const { usage, summary, details, options = [] } = definition;
    const [first = ""] = usage.split(" ");
    const group = program.commands.find((one) => one.name() === first);
    const prefix = group ? `${first} ` : "";
    const isDefault = "isDefault" in definition;
    const command = (group ?? program)
      .command(usage.slice(prefix.length), { isDefault })
      .summary(summary)
      .description(`${summary}\n\n${details}`)
      .option(
        "--json",
        "print JSON instead of text (npm run -s hides npm's own output)",
      );
    const name = `${prefix}${command.name()}`;
    command.showHelpAfterError(`See ${PROGRAM} ${name} --help.`);
    for (const option of options) command.option(...option);
    for (const argument of command.registeredArguments)
      argument.argParser(parseNonEmpty);
    command.action(async () => {
      const input = { name, parameters: command.args, options: command.opts() };
      await perform(definition, input);
    });
  }
  return program;
}

function parseNonEmpty(value: string): string {
  if (value.trim() === "")
    throw new InvalidArgumentError("It must not be empty.");
  return value;
}

if (import.meta.main)
  process.exitCode = await runCommandLine(process.argv.slice(2), process.env, {
    print: (text) => console.log(text),
    printError: (message) => console.error(message),
  });
