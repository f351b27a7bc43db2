import { parseArgs } from "node:util";
import type { Act, Command, Input, OptionName } from "./command.ts";
import { COMMANDS, GROUPS, OPTIONS } from "./commands.ts";
import {
  CALL,
  helpOfAll,
  helpOfCommand,
  helpOfGroup,
  usageOf,
} from "./help.ts";
import { UsageFailure } from "./operator-failure.ts";

/** What was asked for: some help, or an act that is ready to be done. */
export type Asked =
  | { readonly help: string }
  | { readonly act: Act; readonly asJson: boolean };

/**
 * Reads the words of a command line.
 *
 * @throws UsageFailure with one sentence that says what is wrong and where to read more.
 */
export function readCommandLine(args: readonly string[]): Asked {
  const { words, options, wantsHelp, asJson } = split(args);
  const [group, verb, ...values] = words;
  if (group === undefined) {
    if (wantsHelp) return { help: helpOfAll() };
    throw wrong("Name a command", "");
  }
  if (!Object.hasOwn(GROUPS, group))
    throw wrong(`There is no command ${group}`, "");
  if (verb === undefined) {
    if (wantsHelp) return { help: helpOfGroup(group) };
    throw wrong(`Name what to do with ${group}`, group);
  }
  const command = COMMANDS.find(
    (one) => one.group === group && one.verb === verb,
  );
  if (!command) throw wrong(`There is no command ${group} ${verb}`, group);
  if (wantsHelp) return { help: helpOfCommand(command) };
  const act = command.prepare({
    name: `${group} ${verb}`,
    parameters: parametersOf(command, values),
    options: optionsOf(command, options),
  });
  return { act, asJson };
}

type Option = { readonly name: string; readonly value: string | undefined };

function split(args: readonly string[]) {
  const valued = Object.entries(OPTIONS).flatMap(([name, { value }]) =>
    value === null ? [] : [[name, { type: "string" as const }]],
  );
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(valued),
    allowPositionals: true,
    // What is wrong is told in our words below.
    strict: false,
    tokens: true,
  });
  const words = tokens.flatMap((token) =>
    token.kind === "positional" ? [token.value] : [],
  );
  const given: Option[] = tokens.flatMap((token) =>
    token.kind === "option"
      ? [{ name: token.rawName, value: token.value }]
      : [],
  );
  const isGiven = (...names: string[]) =>
    given.some(({ name }) => names.includes(name));
  return {
    words,
    options: given.filter(
      ({ name }) => !["--json", "--help", "-h"].includes(name),
    ),
    wantsHelp: isGiven("--help", "-h"),
    asJson: isGiven("--json"),
  };
}

function parametersOf(command: Command, values: readonly string[]) {
  const { parameters } = command;
  const missing = parameters.find((_, place) => !values[place]?.trim());
  if (missing !== undefined)
    throw wrong(
      `The ${missing} is missing: ${usageOf(command)}`,
      nameOf(command),
    );
  const surplus = values[parameters.length];
  if (surplus !== undefined)
    throw wrong(`${surplus} is too much: ${usageOf(command)}`, nameOf(command));
  return Object.fromEntries(
    parameters.map((name, place) => [name, values[place] ?? ""]),
  );
}

function optionsOf(
  command: Command,
  given: readonly Option[],
): Input["options"] {
  const options: Partial<Record<OptionName, string>> = {};
  for (const { name, value } of given) {
    const known = command.options.find((one) => `--${one}` === name);
    if (known === undefined)
      throw wrong(`There is no option ${name} here`, nameOf(command));
    const takesValue = OPTIONS[known].value !== null;
    if (takesValue && !value)
      throw wrong(
        `The ${OPTIONS[known].value} after ${name} is missing`,
        nameOf(command),
      );
    if (!takesValue && value !== undefined)
      throw wrong(`${name} takes no value`, nameOf(command));
    options[known] = value ?? "";
  }
  return options;
}

function nameOf({ group, verb }: Command): string {
  return `${group} ${verb}`;
}

function wrong(what: string, place: string): UsageFailure {
  const help = [CALL, place, "--help"].filter((part) => part !== "").join(" ");
  return new UsageFailure(`${what} (see ${help}).`);
}
