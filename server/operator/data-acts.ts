import { open, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { closeAccount } from "../personal-data/close-account.ts";
import { exportArchive } from "../personal-data/export-archive.ts";
import { recordAct } from "./audit-trail.ts";
import { type Act, type Input, parameter } from "./command.ts";
import { codeOf } from "./failure-sentence.ts";
import { foundAccount } from "./found-account.ts";
import { OperatorFailure, UsageFailure } from "./operator-failure.ts";

/** `data export <email> <file.zip>`: writes the same archive that the member can download. */
export function exportPersonalData(input: Input): Act {
  const file = resolve(parameter(input, "file.zip"));
  return async (operator) => {
    const { database } = operator;
    const account = await foundAccount(database, parameter(input, "email"));
    const archive = await exportArchive(operator, account.id);
    if (!archive)
      throw new OperatorFailure(`No account has the address ${account.email}.`);
    const discard = await writeNew(file, archive);
    try {
      await recordAct(operator, database, {
        act: input.name,
        accountId: account.id,
      });
    } catch (error) {
      // An export that could not be recorded must not exist.
      await discard();
      throw error;
    }
    return {
      data: { done: input.name, email: account.email, file },
      text: `Everything held about ${account.email} is in ${file}, readable for you alone.`,
    };
  };
}

/** `data erase <email> --yes`: permanently deletes a member's data, as the member's own account deletion does. */
export function erasePersonalData(input: Input): Act {
  const email = parameter(input, "email");
  if (input.options.yes === undefined)
    throw new UsageFailure(
      `This erases ${email} for good, with profile, files and open matches: add --yes to do it.`,
    );
  return async (operator) => {
    const account = await foundAccount(operator.database, email);
    const isErased = await closeAccount(
      operator,
      { accountId: account.id, email: account.email },
      { actor: operator.name, act: input.name },
    );
    if (!isErased)
      throw new OperatorFailure(
        `${account.email} was erased in this very moment by somebody else.`,
      );
    return {
      data: { done: input.name, email: account.email },
      text: `Everything held about ${account.email} is erased. They are notified by mail as soon as a server runs on this database.`,
    };
  };
}

/**
 * Writes a new file that only its owner can read. Returns a function that removes it again. Throws an OperatorFailure when the
 * file exists.
 */
async function writeNew(
  file: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<() => Promise<void>> {
  const target = await open(file, "wx", 0o600).catch((error) => {
    throw new OperatorFailure(
      codeOf(error) === "EEXIST"
        ? `The file ${file} exists: name one that does not.`
        : `The file ${file} cannot be written (${codeOf(error)}): name one in a folder that you may write to.`,
    );
  });
  const discard = () => rm(file, { force: true });
  try {
    await pipeline(pieces, target.createWriteStream());
    return discard;
  } catch (error) {
    await discard();
    throw error;
  }
}
