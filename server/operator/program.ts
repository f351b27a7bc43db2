import { Command, InvalidArgumentError } from "commander";
import type { Act, OperatorCommand, OptionName } from "./command.ts";
import { COMMANDS, GROUPS, OPTIONS } from "./commands.ts";

/** The command that starts the operator's command line. */
const CALL = "npm run operator --";

/** How the program prints, and the function that performs the requested act. */
export type ProgramOptions = {
  print(text: string): void;
  complain(text: string): void;
  perform(act: Act, options: { readonly asJson: boolean }): Promise<void>;
};

/**
 * Creates the operator's command line from the table of commands. `parseAsync` throws commander's `CommanderError` for
 * help and for wrong usage, and any error that `perform` throws.
 */
export function createProgram({
  print,
  complain,
  perform,
}: ProgramOptions): Command {
  const program = new Command()
    .name(CALL)
    .description(
      "What the operator does to accounts, matches, personal data and the calendars. Each act is recorded in the audit table.",
    )
    .addHelpText(
      "after",
      "\nThe commands use DATABASE_URL, or the database of the server that runs on DATA_DIR, or the one in DATA_DIR.\nExit codes: 0 done, 1 cannot be done, 2 wrong usage.",
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => complain(text.trimEnd()),
    })
    .helpCommand(false);
  for (const [name, description] of Object.entries(GROUPS)) {
    const group = program.command(name).description(description);
    for (const command of COMMANDS)
      if (command.group === name) addCommand(group, command, perform);
  }
  return program;
}

function addCommand(
  group: Command,
  command: OperatorCommand,
  perform: ProgramOptions["perform"],
): void {
  const { verb, parameters, options } = command;
  const name = `${command.group} ${verb}`;
  const added = group
    .command(verb)
    .summary(command.summary)
    .description(`${command.summary}\n\n${command.details}`)
    .option(
      "--json",
      "print JSON instead of text (with npm run -s operator -- …)",
    )
    .showHelpAfterError(`See ${CALL} ${name} --help.`);
  for (const parameter of parameters)
    added.argument(`<${parameter}>`, "", notEmpty);
  for (const option of options)
    added.option(
      OPTIONS[option].value === null
        ? `--${option}`
        : `--${option} <${OPTIONS[option].value}>`,
      OPTIONS[option].text,
    );
  added.action(async () => {
    const given = added.opts<Record<string, string | true | undefined>>();
    const act = command.prepare({
      name,
      parameters: Object.fromEntries(
        parameters.map((parameter, place) => [
          parameter,
          added.args[place] ?? "",
        ]),
      ),
      options: Object.fromEntries(
        options.flatMap((option) => {
          const value = given[attributeOf(option)];
          return value === undefined
            ? []
            : [[option, value === true ? "" : value]];
        }),
      ),
    });
    await perform(act, { asJson: given.json === true });
  });
}

function notEmpty(value: string): string {
  if (value.trim() === "") throw new InvalidArgumentError("It is empty.");
  return value;
}

/** Returns the property name that commander uses for an option: `dryRun` for `--dry-run`. */
function attributeOf(option: OptionName): string {
  return option.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
