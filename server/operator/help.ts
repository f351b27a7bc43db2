import type { Command } from "./command.ts";
import { COMMANDS, GROUPS, OPTIONS } from "./commands.ts";
import { facts } from "./printed.ts";

/** How the operator's command line is called. */
export const CALL = "npm run operator --";

const EVERYWHERE = [
  ["--json", "print JSON instead of text (with npm run -s operator -- …)"],
  ["--help", "tell this"],
] as const;

/** The help of the whole command line. */
export function helpOfAll(): string {
  return [
    "What the operator does to accounts, matches, personal data and the calendars. Each act is recorded in the audit table.",
    `${CALL} <command>`,
    ...Object.keys(GROUPS).map(groupPart),
    facts(EVERYWHERE),
    "It works on DATABASE_URL, else on the database of the server that runs on DATA_DIR, else on the one in DATA_DIR.\nIt ends with 0 when the act is done, 1 when it cannot be done, and 2 when the command is written wrong.",
  ].join("\n\n");
}

/** The help of one group, such as `accounts`. */
export function helpOfGroup(group: string): string {
  return [
    `${CALL} ${group} <command>`,
    groupPart(group),
    facts(EVERYWHERE),
  ].join("\n\n");
}

/** The help of one command. */
export function helpOfCommand(command: Command): string {
  const options = command.options.map(
    (name) => [flag(name), OPTIONS[name].text] as const,
  );
  return [
    `${CALL} ${usageOf(command)}`,
    `${sentence(command.summary)} ${command.details}`,
    facts([...options, ...EVERYWHERE]),
  ].join("\n\n");
}

/** A command as it is written: `matches fund <id> <amount>`. */
export function usageOf({ group, verb, parameters, options }: Command): string {
  return [
    group,
    verb,
    ...parameters.map((name) => `<${name}>`),
    ...options.map((name) =>
      OPTIONS[name].isNeeded ? flag(name) : `[${flag(name)}]`,
    ),
  ].join(" ");
}

function groupPart(group: string): string {
  const lines = COMMANDS.filter((command) => command.group === group).map(
    (command) => [`  ${usageOf(command)}`, command.summary] as const,
  );
  return `${group}: ${GROUPS[group]}\n${facts(lines)}`;
}

function flag(name: keyof typeof OPTIONS): string {
  const { value } = OPTIONS[name];
  return value === null ? `--${name}` : `--${name} ${value}`;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
