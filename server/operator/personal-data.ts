import { resolve } from "node:path";
import { closeAccount } from "../personal-data/close-account.ts";
import { exportArchive } from "../personal-data/export-archive.ts";
import { findAccount } from "./accounts.ts";
import { type OperatorCommand, recordAction } from "./action.ts";
import { CommandFailure, UsageFailure } from "./failures.ts";
import { writeNewFile } from "./new-file.ts";

export const personalDataCommands: readonly OperatorCommand[] = [
  {
    usage: "data export <email> <file.zip>",
    summary: "export all data about a person as a ZIP archive",
    details: "The file must not exist yet. Only you can read it.",
    prepare(input) {
      const [address = "", path = ""] = input.parameters;
      const file = resolve(path);
      return async (context) => {
        const { database } = context;
        const { id, email } = await findAccount(database, address);
        const archive = await exportArchive(context, id);
        if (!archive)
          throw new CommandFailure(`No account has the address ${email}.`);
        await writeNewFile(file, archive, () =>
          recordAction(context, database, input.name, { accountId: id }),
        );
        return {
          data: { done: input.name, email, file },
          text: `All data about ${email} is in ${file}. Only you can read this file.`,
        };
      };
    },
  },
  {
    usage: "data erase <email>",
    summary: "permanently erase all data about a person",
    details:
      "The result is the same as when the member deletes the account: the other side of a funded match keeps the amount, without a name. The person is notified by email.",
    options: [["--yes", "required, because an erasure cannot be undone"]],
    prepare(input) {
      const [address = ""] = input.parameters;
      if (!input.options.yes)
        throw new UsageFailure(
          `This permanently erases all data about ${address}, including the profile and files, and closes open matches: add --yes to confirm.`,
        );
      return async (context) => {
        const { id, email } = await findAccount(context.database, address);
        const isErased = await closeAccount(
          context,
          { accountId: id, email },
          { actor: context.name, action: input.name },
        );
        if (!isErased)
          throw new CommandFailure(`Account ${email} has already been erased.`);
        return {
          data: { done: input.name, email },
          text: `All data about ${email} has been erased. The person will be notified by email once a server is running on this database.`,
        };
      };
    },
  },
];
