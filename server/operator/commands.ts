import {
  forcePasswordChange,
  restoreAccount,
  suspendAccount,
} from "./account-acts.ts";
import { listAccounts, showAccount } from "./account-lists.ts";
import {
  listEvents,
  listTrainings,
  loadEvents,
  loadTrainings,
} from "./calendar-acts.ts";
import type { OperatorCommand, OptionName } from "./command.ts";
import { erasePersonalData, exportPersonalData } from "./data-acts.ts";
import { fundMatch } from "./match-acts.ts";
import { listMatches, showMatch } from "./match-lists.ts";

/** The command groups and their descriptions. */
export const GROUPS: Readonly<Record<string, string>> = {
  accounts: "members' accounts",
  matches: "matches and their money",
  data: "a person's right to their data",
  trainings: "the trainings of the calendar",
  events: "the events of the calendar and the slider",
};

/** The options and their descriptions. All commands also have --json and --help. */
export const OPTIONS: Readonly<
  Record<
    OptionName,
    {
      readonly value: string | null;
      readonly text: string;
    }
  >
> = {
  search: {
    value: "text",
    text: "only those whose address or business name contains this text",
  },
  status: {
    value: "status",
    text: "only those that are pending, approved, rejected, funded or closed",
  },
  "dry-run": {
    value: null,
    text: "change nothing, and print what would change",
  },
  yes: {
    value: null,
    text: "required: erasing cannot be undone",
  },
};

const LOADED =
  "A row is known by its id (in ICS its UID), else by its date, time and title: what is new is added, what differs is changed, and nothing is removed, so that the same file twice changes nothing.";

/** Every command, in the order of the help. */
export const COMMANDS: readonly OperatorCommand[] = [
  {
    group: "accounts",
    verb: "list",
    parameters: [],
    options: ["search"],
    summary: "the newest accounts, at most 1,000",
    details: "Accounts that were deleted are not in it.",
    prepare: listAccounts,
  },
  {
    group: "accounts",
    verb: "show",
    parameters: ["email"],
    options: [],
    summary: "one account, and what was done to it",
    details: "Also prints the 20 latest commands of the operator.",
    prepare: showAccount,
  },
  {
    group: "accounts",
    verb: "suspend",
    parameters: ["email"],
    options: [],
    summary: "end every session and refuse the login",
    details:
      "The login answers as for an unknown account. An investor is no longer offered. Existing matches stay.",
    prepare: suspendAccount,
  },
  {
    group: "accounts",
    verb: "restore",
    parameters: ["email"],
    options: [],
    summary: "take a suspension back",
    details: "The member can log in again; an investor is offered again.",
    prepare: restoreAccount,
  },
  {
    group: "accounts",
    verb: "force-password-change",
    parameters: ["email"],
    options: [],
    summary: "ask for a new password at the next login",
    details:
      "Sessions that are open go on until their end: suspend the account to end them now.",
    prepare: forcePasswordChange,
  },
  {
    group: "matches",
    verb: "list",
    parameters: [],
    options: ["status"],
    summary: "the newest matches, at most 1,000",
    details:
      "A match is closed when a re-run or a deleted account took its place.",
    prepare: listMatches,
  },
  {
    group: "matches",
    verb: "show",
    parameters: ["id"],
    options: [],
    summary: "one match: both sides, and every status it has had",
    details: "The id is in the list.",
    prepare: showMatch,
  },
  {
    group: "matches",
    verb: "fund",
    parameters: ["id", "amount"],
    options: [],
    summary: "record the money of an approved match",
    details:
      "The amount is in US dollars, above 0, with at most 2 decimals: 250000 or 250000.50. A funded match never changes again. The investee is notified by mail.",
    prepare: fundMatch,
  },
  {
    group: "data",
    verb: "export",
    parameters: ["email", "file.zip"],
    options: [],
    summary: "everything held about a person, as a ZIP",
    details: "The file must not be there yet; you alone can read it.",
    prepare: exportPersonalData,
  },
  {
    group: "data",
    verb: "erase",
    parameters: ["email"],
    options: ["yes"],
    summary: "erase everything held about a person, for good",
    details:
      "The same as when the member deletes the account: funded matches keep their amount for the other side, without a name. The person is notified by mail.",
    prepare: erasePersonalData,
  },
  {
    group: "trainings",
    verb: "load",
    parameters: ["file"],
    options: ["dry-run"],
    summary: "put the trainings of a CSV, JSON or ICS file into the calendar",
    details: `${LOADED} A training has date, time and title.`,
    prepare: loadTrainings,
  },
  {
    group: "trainings",
    verb: "list",
    parameters: [],
    options: [],
    summary: "the trainings of the calendar, at most 1,000",
    details: "The oldest first.",
    prepare: listTrainings,
  },
  {
    group: "events",
    verb: "load",
    parameters: ["file"],
    options: ["dry-run"],
    summary: "put the events of a CSV, JSON or ICS file into the calendar",
    details: `${LOADED} An event has title, start, end, time_zone, location, images and registration_link; all but title and start may be missing.`,
    prepare: loadEvents,
  },
  {
    group: "events",
    verb: "list",
    parameters: [],
    options: [],
    summary: "the events of the calendar, at most 1,000",
    details: "The oldest first.",
    prepare: listEvents,
  },
];
