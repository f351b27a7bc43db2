import { afterAll, beforeAll, expect, test } from "vitest";
import { COUNTRIES, type UserType } from "../../../contract/enumerations.ts";
import { detectType } from "../../../contract/files/detected-type.ts";
import {
  profileProblems,
  toProfileForm,
} from "../../../contract/profile/form.ts";
import { SECTORS } from "../../../contract/profile/options.ts";
import { profileValues } from "../../../server/database/profile-columns.ts";
import {
  accounts,
  events,
  files,
  mailOutbox,
  matches,
  profiles,
  trainings,
} from "../../../server/database/schema.ts";
import { DEMO_ACCOUNTS } from "../../../server/demo/accounts.ts";
import { demoPitchDeck } from "../../../server/demo/pitch-deck.ts";
import { seedDemo } from "../../../server/demo/seed.ts";
import { logIn } from "../../support/accounts.ts";
import {
  findInvestors,
  investorNamesOf,
  matchesOf,
} from "../../support/match-calls.ts";
import { startServer, type TestServer } from "../../support/server.ts";

const DAY = 24 * 60 * 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await seedDemo(server.context);
});
afterAll(() => server.stop());

async function logInAs(userType: UserType) {
  const account = DEMO_ACCOUNTS.find(
    (candidate) => candidate.userType === userType,
  );
  const token = await logIn(server, account?.email ?? "", account?.password);
  return { token };
}
const allAccounts = () => server.context.database.select().from(accounts);

test("the seed creates 40 investors and 10 investees, all verified and with undeliverable addresses", async () => {
  const rows = await allAccounts();
  const count = (userType: UserType) =>
    rows.filter((row) => row.userType === userType).length;
  expect([count("investor"), count("investee")]).toEqual([40, 10]);
  expect(
    rows.every(
      ({ verifiedAt, email }) =>
        verifiedAt !== null && email.endsWith("@example.org"),
    ),
  ).toBe(true);
});

test("every demo profile passes the form's validation, and the profiles cover most countries and every sector", async () => {
  const rows = await server.context.database.select().from(profiles);
  const userTypes = new Map(
    (await allAccounts()).map(({ id, userType }) => [id, userType]),
  );
  for (const row of rows) {
    const userType = userTypes.get(row.accountId) ?? "investee";
    expect([
      row.businessName,
      profileProblems(toProfileForm(profileValues(row)), userType),
    ]).toEqual([row.businessName, {}]);
  }
  expect(new Set(rows.map(({ businessName }) => businessName)).size).toBe(50);
  expect(new Set(rows.map(({ location }) => location)).size).toBeGreaterThan(
    COUNTRIES.length / 2,
  );
  const sectors = new Set(
    rows.flatMap((row) => [row.sectorType, ...row.sectorsOfInterest]),
  );
  expect(SECTORS.filter((sector) => !sectors.has(sector))).toEqual([]);
});

test("seeding a second time changes no account, profile, match or file, and sends no email", async () => {
  const storedRows = () =>
    Promise.all(
      [accounts, profiles, matches, files].map((table) =>
        server.context.database.select().from(table),
      ),
    );
  const before = await storedRows();
  expect(before.map(({ length }) => length)).toEqual([50, 50, 4, 10]);
  await seedDemo(server.context);
  expect(await storedRows()).toEqual(before);
  expect(await server.context.database.$count(mailOutbox)).toBe(0);
});

test("seeding again on a later day moves the trainings and events to later dates and adds none", async () => {
  const { database } = server.context;
  const readDates = async () =>
    [
      ...(await database.select().from(trainings)),
      ...(await database.select().from(events)),
    ].map(({ title, date }) => ({ title, at: Date.parse(date) }));
  const before = await readDates();
  expect(before).toHaveLength(14);
  server.clock.advance(2 * DAY);
  await seedDemo(server.context);
  const moved = before.map(({ title, at }) => ({ title, at: at + 2 * DAY }));
  expect(new Set(await readDates())).toEqual(new Set(moved));
});

test("the demo investor has one match in each status", async () => {
  const listed = await matchesOf(server, await logInAs("investor"));
  expect(listed.map(({ status }) => status)).toEqual([
    "pending",
    "rejected",
    "approved",
    "funded",
  ]);
  expect(listed.at(-1)?.funded_ammount).toBe("180000.00");
  expect(listed.every(({ match_score }) => match_score >= 50)).toBe(true);
});

test("the demo investee's best match is the demo investor, and each of the two re-runs finds two investors", async () => {
  const investee = await logInAs("investee");
  const response = await findInvestors(server, investee);
  expect(investorNamesOf(response)).toEqual([
    "Savanna Row Capital",
    "Igiti Partners",
  ]);
  expect(
    (await matchesOf(server, investee)).map(({ match_score }) => match_score),
  ).toEqual([100, 90]);
  for (const key of ["a", "b"])
    expect(
      investorNamesOf(await findInvestors(server, investee, key)),
    ).toHaveLength(2);
});

test("a demo pitch deck is a PDF", async () => {
  expect(
    await detectType(demoPitchDeck("Kilele (Dried) Fruit", ["One"])),
  ).toEqual({ mime: "application/pdf", extension: "pdf" });
});
