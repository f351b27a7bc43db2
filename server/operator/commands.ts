import {
  MAX_AMOUNT,
  SILENT_OVERDUE_MATCHES,
} from "../../contract/constants.ts";
import { formatCount } from "../../contract/format.ts";
import { MAX_ROWS_TEXT } from "../calendars/calendar-tables.ts";
import {
  ACTIONS_SHOWN,
  forcePasswordChange,
  listAccounts,
  listSilentInvestors,
  restoreAccount,
  showAccount,
  suspendAccount,
} from "./accounts.ts";
import {
  type Action,
  type Input,
  MAX_LISTED,
  type Outcome,
  type Surroundings,
} from "./action.ts";
import { makeBackup, restore, showErasures, verify } from "./backup.ts";
import {
  listEvents,
  listTrainings,
  loadEvents,
  loadTrainings,
  removeEvent,
  removeTraining,
} from "./calendars.ts";
import { checkConfiguration } from "./configuration.ts";
import { listJobs, runJob } from "./jobs.ts";
import { listMails, sendMailsAgain, sendTestMail } from "./mails.ts";
import { fundMatch, listMatches, listReports, showMatch } from "./matches.ts";
import { listActions, showStatistics } from "./overview.ts";
import { erasePersonalData, exportPersonalData } from "./personal-data.ts";

/** An operator command. All commands also have --json and --help. */
export type OperatorCommand = {
  /** Group, command and parameters, such as `accounts show <email>`. */
  readonly usage: string;
  /** One line. */
  readonly summary: string;
  /** Additional text in the command's help. */
  readonly details: string;
  /** The command's own options. */
  readonly options?: readonly (readonly [flags: string, description: string])[];
} & (
  | {
      /** Validates the input before the database is opened. Throws a UsageFailure or a CommandFailure. */
      prepare(input: Input): Action;
    }
  | {
      /** Performs a command that opens the database itself, or uses none. */
      perform(input: Input, surroundings: Surroundings): Promise<Outcome>;
      /** Whether the command may be left out after the name of its group. */
      readonly isDefault?: true;
    }
  | {
      /** Reads only the environment variables. */
      inspect(variables: Readonly<Record<string, string | undefined>>): Outcome;
    }
);

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

const LOAD_DETAILS =
  "A row is identified by its id (the UID in an ICS file) or, if it has none, by its date, time and title. New rows are added and changed rows are updated; nothing is removed. Loading the same file again changes nothing. An ICS file with a repeating or cancelled event is rejected. A CSV file may be saved by a spreadsheet program: with commas, semicolons or tabs, and times of 12 or 24 hours. A date such as 04/12/2026 has the day first (4 December). If a row is invalid, every invalid row is reported and nothing is loaded.";
const YES = ["--yes", "required, because it cannot be undone"] as const;
const DRY_RUN = ["--dry-run", "print the changes without making them"] as const;

/** All commands, in the order in which the help lists them. */
export const COMMANDS: readonly OperatorCommand[] = [
  {
    usage: "accounts list",
    summary: `list the newest accounts, at most ${formatCount(MAX_LISTED)}`,
    details: "Deleted accounts are not listed.",
    options: [
      [
        "--search <text>",
        "only accounts whose address or business name contains this text",
      ],
    ],
    prepare: listAccounts,
  },
  {
    usage: "accounts show <email>",
    summary: "show an account and the operator's actions on it",
    details: `Shows the operator's latest actions, at most ${ACTIONS_SHOWN}.`,
    prepare: showAccount,
  },
  {
    usage: "accounts silent",
    summary: "list the investors whom matching skips as silent",
    details: `An investor is offered no new business while at least ${SILENT_OVERDUE_MATCHES} matches are overdue. Answering or ending them ends this.`,
    prepare: listSilentInvestors,
  },
  {
    usage: "accounts suspend <email>",
    summary: "end all sessions of an account and reject its logins",
    details:
      "A login gets the same response as for an unknown account. An investor is also excluded from matching. Existing matches do not change.",
    prepare: suspendAccount,
  },
  {
    usage: "accounts restore <email>",
    summary: "revert a suspension",
    details:
      "The member can log in again. An investor is also included in matching again.",
    prepare: restoreAccount,
  },
  {
    usage: "accounts force-password-change <email>",
    summary: "require a new password at the next login",
    details:
      "Open sessions continue until they expire. To end them now, suspend the account.",
    prepare: forcePasswordChange,
  },
  {
    usage: "matches list",
    summary: `list the newest matches, at most ${formatCount(MAX_LISTED)}`,
    details:
      "A match is closed when a re-run replaced it, or when the account of either side was deleted before the match was funded.",
    options: [
      [
        "--status <status>",
        "only matches with this status: pending, approved, rejected, funded or closed",
      ],
    ],
    prepare: listMatches,
  },
  {
    usage: "matches show <id>",
    summary: "show both sides of a match and its status history",
    details: "`matches list` prints the ids.",
    prepare: showMatch,
  },
  {
    usage: "matches reports",
    summary: `list the matches whose sides both state a funding, at most ${formatCount(MAX_LISTED)}`,
    details:
      "Both state the same amount (agreed) or not (different). Only approved matches are listed, agreed ones first.",
    prepare: listReports,
  },
  {
    usage: "matches fund <id> [amount]",
    summary: "record the funding of an approved match",
    details: `The amount is in US dollars, above 0 and at most ${MAX_AMOUNT}, with at most 2 decimals: 250000 or 250000.50. A funded match can no longer change. The investee is notified by email.`,
    options: [["--report", "take the amount that both sides state"]],
    prepare: fundMatch,
  },
  {
    usage: "data export <email> <file.zip>",
    summary: "export all data about a person as a ZIP archive",
    details: "The file must not exist yet. Only you can read it.",
    prepare: exportPersonalData,
  },
  {
    usage: "data erase <email>",
    summary: "permanently erase all data about a person",
    details:
      "The result is the same as when the member deletes the account: the other side of a funded match keeps the amount, without a name. The person is notified by email.",
    options: [["--yes", "required, because an erasure cannot be undone"]],
    prepare: erasePersonalData,
  },
  {
    usage: "erasures list",
    summary: "list the ids of all erased accounts",
    details:
      "Write the list to another machine with --json. A restore from a backup that is older than an erasure erases the account again if it is given the list, or if the database that it replaces still contains the erasure.",
    prepare: showErasures,
  },
  {
    usage: "backup create <file>",
    summary: "write everything in the database to a new file",
    details:
      "`backup <file>` is the same. Servers may run meanwhile; the file contains the state at one moment. It can be restored into an embedded or another PostgreSQL, of the same or another version. It contains all personal data and passwords as hashes, but no sessions, links and codes: keep it as safe as the database.",
    isDefault: true,
    perform: makeBackup,
  },
  {
    usage: "backup verify <file>",
    summary: "restore a backup into a temporary database and check its data",
    details:
      "With DATABASE_URL, the temporary database is on the same server, where the role needs the right to create databases. Otherwise it is in the folder for temporary files (TMPDIR). Your database is not read or changed.",
    perform: verify,
  },
  {
    usage: "restore <file>",
    summary: "replace everything in the database with a backup",
    details:
      "Stop all servers first. A damaged backup, and one of a newer version, is refused before anything is changed; a backup of an older version is upgraded. Asks before it replaces accounts, trainings or events. Nobody is logged in afterwards, and links and codes in earlier emails no longer work. Accounts that have been erased since the backup are erased again.",
    options: [
      ["--yes", "do not ask"],
      [
        "--erased <file>",
        "also erase the accounts in this file (from `erasures list --json`)",
      ],
    ],
    perform: restore,
  },
  {
    usage: "trainings load <file>",
    summary: "add or update trainings from a CSV, JSON or ICS file",
    details: `${LOAD_DETAILS} A training has a date, a time (local to the venue) and a title.`,
    options: [DRY_RUN],
    prepare: loadTrainings,
  },
  {
    usage: "trainings list",
    summary: `list the latest trainings, at most ${MAX_ROWS_TEXT}`,
    details: "Sorted by date, earliest first.",
    prepare: listTrainings,
  },
  {
    usage: "trainings remove <id>",
    summary: "remove a training",
    details: "`trainings list` prints the ids.",
    options: [YES],
    prepare: removeTraining,
  },
  {
    usage: "events load <file>",
    summary: "add or update events from a CSV, JSON or ICS file",
    details: `${LOAD_DETAILS} An event has the fields title, start, end, time_zone, location, images and registration_link; only title and start are required.`,
    options: [DRY_RUN],
    prepare: loadEvents,
  },
  {
    usage: "events list",
    summary: `list the latest events, at most ${MAX_ROWS_TEXT}`,
    details: "Sorted by date, earliest first.",
    prepare: listEvents,
  },
  {
    usage: "events remove <id>",
    summary: "remove an event",
    details: "`events list` prints the ids.",
    options: [YES],
    prepare: removeEvent,
  },
  {
    usage: "audit list",
    summary: `list the newest actions of operators, at most ${formatCount(MAX_LISTED)}`,
    details:
      "Also lists accounts that members have deleted. The address of an account is printed until the account is deleted; afterwards its id is.",
    options: [
      ["--account <account>", "only actions on this address or id"],
      ["--since <date>", "only actions since this date, such as 2026-12-04"],
    ],
    prepare: listActions,
  },
  {
    usage: "statistics",
    summary: "print numbers of accounts, matches, fundings, emails and files",
    details:
      "Matches are counted by their status; ended ones are those that a re-run replaced or a deletion closed.",
    prepare: showStatistics,
  },
  {
    usage: "jobs list",
    summary: "list the periodic jobs and their last runs",
    details:
      "The servers run each job once in each period. A job without an end is running, or has failed and will be repeated.",
    prepare: listJobs,
  },
  {
    usage: "jobs run <name>",
    summary: "run a periodic job now, even if it has run in this period",
    details:
      "Does what is due now and then ends. `jobs list` prints the names; `mail` sends the emails that are due.",
    prepare: runJob,
  },
  {
    usage: "mails list",
    summary: `list the emails that have not been sent, at most ${formatCount(MAX_LISTED)}`,
    details:
      "Oldest first. An email is waiting, sending, stuck (an attempt failed, or it has waited for 5 minutes; the servers try again) or failed (the servers do not try again). The last error is the reply of the mail server, or a code of the network.",
    prepare: listMails,
  },
  {
    usage: "mails send-again [id]",
    summary: "let the servers send an email again, now",
    details:
      "An email that contained a link or a code was emptied when it failed; the person has to request another one.",
    options: [["--failed", "all emails that have failed"]],
    prepare: sendMailsAgain,
  },
  {
    usage: "mails test <address>",
    summary:
      "send a test email to an address, and report the mail server's answer",
    details:
      "Uses SMTP_URL and MAIL_FROM of this command's environment. The outbox is not used.",
    prepare: sendTestMail,
  },
  {
    usage: "config check",
    summary: "print the effective configuration, and check it",
    details:
      "Reads the same environment variables and .env as the server, and does not use the database. Passwords are not printed. A variable whose name is probably misspelt is reported. The exit code is 1 if a variable is invalid or missing.",
    inspect: checkConfiguration,
  },
];
