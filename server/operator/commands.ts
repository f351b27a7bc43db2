import { accountCommands } from "./accounts.ts";
import type { OperatorCommand } from "./action.ts";
import { backupCommands } from "./backup.ts";
import { calendarCommands } from "./calendars.ts";
import { configurationCommands } from "./configuration.ts";
import { jobCommands } from "./jobs.ts";
import { mailCommands } from "./mails.ts";
import { matchCommands } from "./matches.ts";
import { overviewCommands } from "./overview.ts";
import { personalDataCommands } from "./personal-data.ts";

/** The command groups and their descriptions. */
export const GROUPS: Readonly<Record<string, string>> = {
  accounts: "accounts of members",
  matches: "matches and their funding",
  data: "personal data: export and erasure",
  erasures: "erased accounts, for a later restore",
  backup: "back up while servers run: `backup <file>`",
  trainings: "trainings in the calendar",
  events: "events in the calendar and the slider",
  audit: "actions of operators",
  jobs: "periodic jobs of the servers",
  mails: "emails that have not been sent",
  config: "the environment variables",
};

/** All commands, in the order in which the help lists those of a group. */
export const COMMANDS: readonly OperatorCommand[] = [
  ...accountCommands,
  ...matchCommands,
  ...personalDataCommands,
  ...backupCommands,
  ...calendarCommands,
  ...overviewCommands,
  ...jobCommands,
  ...mailCommands,
  ...configurationCommands,
];
