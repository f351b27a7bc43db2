import { UPLOAD_MAX_BYTES } from "../../contract/constants.ts";
import { systemClock } from "../../server/clock.ts";
import { connectTo } from "../../server/database/connection.ts";
import { addFile } from "../../server/files/file-store.ts";
import { hashPassword } from "../../server/security/passwords.ts";
import { GOOD_PASSWORD } from "../../tests/support/accounts.ts";
import { addInvestee, type TestMember } from "../../tests/support/members.ts";
import { validParts } from "../../tests/support/profiles.ts";
import * as sample from "../../tests/support/sample-files.ts";

/** A member with files, and the path of one of them. */
export type FileOwner = { readonly token: string; readonly path: string };

/** The server under attack, and its members. */
export type Target = {
  readonly origin: string;
  /** The session tokens of investees without files. */
  readonly tokens: readonly string[];
  /** The session token of an investee whose profile is as long as the product allows. */
  readonly longProfileToken: string;
  /** Investees whose data export has about 20 MB. */
  readonly fileOwners: readonly FileOwner[];
  /** A verified account with GOOD_PASSWORD. It takes part in no attack. */
  readonly otherMember: TestMember;
};

/** Number of investees that upload files. With only a few, the limit per account would soon reject every upload. */
const ACCOUNTS = 200;
const FILE_OWNERS = 6;
const FILES_PER_OWNER = 4;
/** A letter of three bytes, and the maximum number of letters of a text field. */
const LONG_TEXT = "\u4e2d".repeat(20_000);

/**
 * Creates the members directly in the database, because rate limits would delay their creation over HTTP. The long
 * profile is saved over HTTP, so that it is one that the product accepts.
 */
export async function createTarget(
  origin: string,
  databaseUrl: string,
): Promise<Target> {
  const connection = connectTo(databaseUrl);
  const store = { database: connection.database, clock: systemClock };
  const tokens = [];
  for (let account = 0; account < ACCOUNTS; account++)
    tokens.push((await addInvestee(store)).token);
  const fileOwners = [];
  for (let account = 0; account < FILE_OWNERS; account++)
    fileOwners.push(await addFileOwner(store));
  const passwordHash = await hashPassword(GOOD_PASSWORD);
  const otherMember = await addInvestee(store, { account: { passwordHash } });
  const { token: longProfileToken } = await addInvestee(store);
  await connection.close();
  const response = await fetch(`${origin}/api/profile/`, {
    method: "PUT",
    headers: {
      Authorization: `Token ${longProfileToken}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify(
      validParts("investee", {
        description: LONG_TEXT,
        ability_to_scale: LONG_TEXT,
        financial_records: LONG_TEXT,
      }),
    ),
  });
  if (!response.ok)
    throw new Error(`The long profile was not saved: ${await response.text()}`);
  return { origin, tokens, longProfileToken, fileOwners, otherMember };
}

async function addFileOwner(
  store: Parameters<typeof addInvestee>[0],
): Promise<FileOwner> {
  const { id: accountId, token } = await addInvestee(store);
  const content = sample.pdf(UPLOAD_MAX_BYTES);
  const upload = {
    name: "deck.pdf",
    size: content.length,
    type: "application/pdf",
    content,
  };
  let path = "";
  for (let count = 0; count < FILES_PER_OWNER; count++) {
    const { id } = await addFile(store.database, {
      accountId,
      kind: "pitch_deck",
      upload,
      at: new Date(),
    });
    path = `/api/files/${id}/`;
  }
  return { token, path };
}
