import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { tIn } from "../../../contract/messages/in-language.ts";
import { accounts, audit, matches } from "../../../server/database/schema.ts";
import { setReminders } from "../../../server/matches/reminders.ts";
import { exportArchive } from "../../../server/personal-data/export-archive.ts";
import {
  createAccount,
  GOOD_PASSWORD,
  type TestAccount,
} from "../../support/accounts.ts";
import { type Archive, openArchive } from "../../support/archive.ts";
import { emailsTo, linkAndCodeOf } from "../../support/mailbox.ts";
import {
  findInvestors,
  firstMatchId,
  mailDecisionsNow,
  review,
} from "../../support/match-calls.ts";
import { accountIdOf, addInvestors } from "../../support/members.ts";
import { formOf, validParts } from "../../support/profiles.ts";
import { recordTexts } from "../../support/reached-messages.ts";
import * as sample from "../../support/sample-files.ts";
import { FRONTEND, serverForTests } from "../../support/server.ts";
import { primitivesOf, storedValuesOf } from "../../support/stored-data.ts";

const server = serverForTests();
// Removes the accounts of other tests so that they are not matched.
beforeEach(async () => {
  await server.context.database.delete(accounts);
});

/** Columns that the comparison with the archive skips, each with the reason. */
const NOT_COMPARED = [
  // Internal sequence numbers; the archive lists the rows in this order.
  /^(audit|investor_criteria|match_events|password_history)\.id$/,
  // References to other rows. For a match, the archive contains the name of the other side instead.
  /\.(account_id|about_account_id|investee_id|investor_id|match_id)$/,
  // One-way hashes, which must not leave the server.
  /_hash$/,
  // The archive omits the text of an email whose link or code grants access. The approval email is compared below.
  /^mail_outbox\.text_part$/,
  // The HTML part repeats the text.
  /^mail_outbox\.html_part$/,
  // Compared byte by byte below.
  /^files\.content$/,
  // The user name of the operator.
  /^audit\.actor$/,
  // The time until which a node has reserved the email for sending.
  /^mail_outbox\.leased_until$/,
  // The place of the kind of email in the order of sending.
  /^mail_outbox\.priority$/,
  // Ends the reminders without a login.
  /^reminder_settings\.token$/,
  // Live updates of the last hour; the match histories contain the same data.
  /^updates\./,
  // Each side sees only its own reasons.
  /^matches\.(outcomes|reasons)$/,
];

function download(token: string): Promise<Response> {
  return fetch(`${server.origin}/api/export/`, {
    headers: { Authorization: `Token ${token}` },
  });
}

async function downloadArchive(token: string): Promise<Archive> {
  const response = await download(token);
  if (response.status !== 200) throw new Error(`Got ${response.status}`);
  return openArchive(new Uint8Array(await response.arrayBuffer()));
}

/** Creates an investee with a profile, files, matches, a re-run, links and an action by an operator. */
async function investeeWithAllData(): Promise<TestAccount> {
  const account = await createAccount(server);
  await server.call("POST", "/api/profile/", {
    token: account.token,
    raw: formOf(validParts("investee"), {
      avatar: { content: sample.png, name: "me.png" },
      ability_to_scale_file: {
        content: sample.office("xlsx"),
        name: "plan.xlsx",
      },
      financial_records_file: { content: sample.pdf(), name: "Bilan é.pdf" },
    }),
  });
  for (const size of [700, 800]) {
    server.clock.advance(10);
    await server.call("POST", "/api/pitch-deck/", {
      token: account.token,
      raw: formOf(
        {},
        { pitch_deck: { content: sample.pdf(size), name: "deck.pdf" } },
      ),
    });
  }
  const investorNamed = await addInvestors(server.context, "A", "B", "C", "D");
  await findInvestors(server, account);
  await findInvestors(server, account, "the-key-of-a-rerun");
  const matchId = await firstMatchId(server, account);
  for (const name of ["A", "B", "C", "D"])
    await review(server, investorNamed(name), matchId, "approved");
  await mailDecisionsNow(server);
  await server.call("POST", "/api/generate-reset-token/", {
    json: { email: account.email, frontend_url: FRONTEND },
  });
  await setReminders(
    server.context,
    await accountIdOf(server.context, account.email),
    false,
  );
  await server.context.database.insert(audit).values({
    at: new Date(server.clock.now()),
    actor: "an-employee",
    action: "matches fund",
    accountId: await accountIdOf(server.context, account.email),
    details: { amount: "4711.00" },
  });
  return account;
}

test("the export contains every stored file of the caller, and every stored value except those in NOT_COMPARED", async () => {
  const account = await investeeWithAllData();
  const archive = await downloadArchive(account.token);
  const paths = ["account.json", "profile.json", "matches.json", "files.json"];
  const exported = primitivesOf(paths.map(archive.json));
  const id = await accountIdOf(server.context, account.email);
  const stored = await storedValuesOf(server.context.database, {
    ...account,
    id,
  });
  const exportable = stored.filter(
    ({ column }) => !NOT_COMPARED.some((pattern) => pattern.test(column)),
  );
  const missing = exportable.flatMap(({ column, value }) =>
    [...primitivesOf(value)]
      .filter((primitive) => !exported.has(primitive))
      .map((primitive) => `${column}: ${primitive}`),
  );
  expect(missing).toEqual([]);
  // Guards against an empty comparison: each of these tables contributes a value.
  expect([
    ...new Set(exportable.map(({ column }) => column.split(".")[0])),
  ]).toEqual(
    expect.arrayContaining(
      ["accounts", "audit", "files", "login_addresses", "mail_outbox"].concat(
        ["match_events", "match_offers", "match_reruns", "matches"],
        ["password_history", "password_links", "profiles", "sessions"],
        ["reminder_settings"],
        ["verification_handles", "verifications"],
      ),
    ),
  );
  const mails = await emailsTo(server, account.email);
  const approval = mails.find(({ kind }) => kind === "approved");
  expect(exported).toContain(approval?.text);
  const [match] = archive.json("matches.json") as { reasons: unknown[] }[];
  expect(match?.reasons.length).toBeGreaterThan(0);
  expect(
    archive.paths.filter((path) => path.startsWith("files/")).toSorted(),
  ).toEqual([
    "files/ability_to_scale_file/1-plan.xlsx",
    "files/avatar/1-me.png",
    "files/financial_records_file/1-Bilan é.pdf",
    "files/pitch_deck/1-deck.pdf",
    "files/pitch_deck/2-deck.pdf",
  ]);
  expect(archive.bytes("files/avatar/1-me.png")).toEqual(sample.png);
  expect(archive.bytes("files/pitch_deck/2-deck.pdf")).toEqual(sample.pdf(800));
});

/**
 * For a bytea value, which PostgreSQL writes as \x…, returns the hexadecimal, base64 and base64url forms. For a value
 * of any other type, returns only the value itself.
 */
function encodingsOf(value: string): string[] {
  if (!value.startsWith("\\x")) return [value];
  const bytes = Buffer.from(value.slice(2), "hex");
  return (["hex", "base64", "base64url"] as const).map((encoding) =>
    bytes.toString(encoding),
  );
}

test("the export contains no password, hash, token or code", async () => {
  const account = await investeeWithAllData();
  const everything = (await downloadArchive(account.token)).allText();
  const id = await accountIdOf(server.context, account.email);
  const stored = await storedValuesOf(server.context.database, {
    ...account,
    id,
  });
  const hashes = stored.filter(({ column }) => /_hash$/.test(column));
  expect(hashes.length).toBeGreaterThan(6);
  for (const { column, value } of hashes)
    for (const encoded of encodingsOf(String(value)))
      expect(everything.includes(encoded), `${column} as ${encoded}`).toBe(
        false,
      );
  expect(everything).not.toContain(GOOD_PASSWORD);
  expect(everything).not.toContain("$argon2");
  expect(everything).not.toContain(account.token);
  const mails = await emailsTo(server, account.email);
  expect(mails.map(({ kind }) => kind)).toContain("passwordReset");
  for (const mail of mails) {
    const { link, code } = linkAndCodeOf(mail);
    const [token = ""] = link.split("/").reverse();
    if (["verification", "passwordReset"].includes(mail.kind))
      expect(everything).not.toContain(token);
    if (code) expect(everything).not.toContain(code);
  }
});

test("before approval, the export names the other side of a match but contains no other member's email address", async () => {
  const account = await createAccount(server);
  await server.call("POST", "/api/profile/", {
    token: account.token,
    raw: formOf(validParts("investee")),
  });
  const investorNamed = await addInvestors(server.context, "Far", "Near");
  await findInvestors(server, account);
  const matched = (await downloadArchive(account.token)).allText();
  expect(matched).toContain("Near");
  expect(matched).not.toContain(investorNamed("Near").email);
  expect(matched).not.toContain(investorNamed("Far").email);
  const investorExport = (
    await downloadArchive(investorNamed("Near").token)
  ).allText();
  expect(investorExport).toContain(validParts("investee").business_name);
  expect(investorExport).not.toContain(account.email);
});

test("the text that explains the archive is in the language of the account", {
  tags: ["4-language-61"],
}, async () => {
  const { token } = await createAccount(server);
  await server.call("PUT", "/api/account/language/", {
    token,
    json: { language: "ar" },
  });
  const archive = await downloadArchive(token);
  expect(archive.text("README.txt")).toContain(
    tIn("ar", "archive.readme.intro"),
  );
});

test("an account without a profile or matches can be exported, and an investor's export contains the matching criteria", async () => {
  const { token, email } = await createAccount(server, "investor");
  const archive = await downloadArchive(token);
  expect(archive.json("account.json")).toMatchObject({ account: { email } });
  expect(archive.json("profile.json")).toMatchObject({ profile: null });
  expect(archive.json("matches.json")).toEqual([]);
  recordTexts(archive.text("README.txt").split(/\n| {3,}/));
  expect(archive.text("README.txt")).toContain(
    "all data that Ubia has stored about you",
  );
  await server.call("POST", "/api/profile/", {
    token,
    raw: formOf(validParts("investor")),
  });
  expect((await downloadArchive(token)).json("profile.json")).toMatchObject({
    profile: { sectors_of_interest: ["Agriculture", "Food & Beverage"] },
    matching_criteria: expect.arrayContaining([
      expect.objectContaining({ sector: "Agriculture", country: "Kenya" }),
    ]),
  });
});

test("the export of an investor with many matches lists each of them once, oldest first", async () => {
  const investor = await createAccount(server, "investor");
  const investorId = await accountIdOf(server.context, investor.email);
  const { database, clock } = server.context;
  const count = 1_203;
  const investees = await database
    .insert(accounts)
    .values(
      Array.from({ length: count }, (_, n) => ({
        email: `many-${n}@example.org`,
        passwordHash: "unused",
        userType: "investee" as const,
        createdAt: new Date(clock.now()),
      })),
    )
    .returning({ id: accounts.id });
  const at = (n: number) => new Date(clock.now() - Math.floor(n / 3) * 1_000);
  const inserted = await database
    .insert(matches)
    .values(
      investees.map(({ id }, n) => ({
        investeeId: id,
        investorId,
        status: "pending" as const,
        score: 50,
        reasons: { investee: [], investor: [] },
        createdAt: at(n),
        updatedAt: at(n),
      })),
    )
    .returning({ id: matches.id });
  const listed = (await downloadArchive(investor.token)).json(
    "matches.json",
  ) as {
    id: string;
    created_at: string;
  }[];
  expect(new Set(listed.map(({ id }) => id))).toEqual(
    new Set(inserted.map(({ id }) => id)),
  );
  expect(listed).toHaveLength(count);
  const times = listed.map(({ created_at }) => Date.parse(created_at));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test("the export is sent as a download, at most five times in 15 minutes", async () => {
  const { token } = await createAccount(server);
  const first = await download(token);
  expect(first.headers.get("Content-Type")).toBe("application/zip");
  expect(first.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="ubia-data-\d{4}-\d\d-\d\d\.zip"$/,
  );
  expect(first.headers.get("Cache-Control")).toBe("no-store");
  await first.arrayBuffer();
  for (let n = 0; n < 4; n++) await (await download(token)).arrayBuffer();
  const sixth = await server.call("GET", "/api/export/", { token });
  expect(sixth.status).toBe(429);
  expect(sixth.body).toEqual({
    error: expect.stringMatching(
      /^You have downloaded your data several times recently\. Please try again in 1[45] minutes/,
    ),
  });
  expect(Number(sixth.headers.get("Retry-After"))).toBeGreaterThan(800);
  server.clock.advance(15 * 60_000);
  expect((await download(token)).status).toBe(200);
});

test("no archive is created for a deleted or unknown account", async () => {
  expect(await exportArchive(server.context, 999_999)).toBeNull();
  const { email, token } = await createAccount(server);
  const id = await accountIdOf(server.context, email);
  await server.call("POST", "/api/profile/", {
    token,
    raw: formOf(validParts("investee")),
  });
  await addInvestors(server.context, "One");
  await findInvestors(server, { token });
  const deletion = await server.call("DELETE", "/api/delete_account/", {
    token,
    json: { password: GOOD_PASSWORD },
  });
  expect(deletion.status).toBe(200);
  const [account] = await server.context.database
    .select()
    .from(accounts)
    .where(eq(accounts.id, id));
  // The row of a deleted account with a match remains.
  expect(account?.closedAt).toBeInstanceOf(Date);
  expect(await exportArchive(server.context, id)).toBeNull();
});
