import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Match, MatchPage } from "../../../contract/calls/matches.ts";
import { MATCHES_PER_PAGE } from "../../../contract/constants.ts";
import { MATCH_STATUSES } from "../../../contract/enumerations.ts";
import { totalsOf } from "../../../machines/shared/match-totals.ts";
import {
  accounts,
  matches,
  profiles,
} from "../../../server/database/schema.ts";
import { closeMatchesOf } from "../../../server/matches/lifecycle.ts";
import { findInvestors, matchesOf, review } from "../../support/match-calls.ts";
import {
  addInvestee,
  addInvestor,
  addInvestors,
  type TestMember,
} from "../../support/members.ts";
import {
  rulesOf,
  sampleFieldsInMatch,
  sampleValues,
  saveSample,
} from "../../support/profiles.ts";
import { serverForTests } from "../../support/server.ts";

const server = serverForTests({ env: { LIMITS: "off" }, isEmptied: true });

const list = (member: { token: string }) =>
  server.call("GET", "/api/matches/", { token: member.token });
const readPage = (member: { token: string }, page: number | string) =>
  server.call("GET", `/api/matches/?page=${page}`, { token: member.token });
async function matchIdOf(
  investee: TestMember,
  investor: TestMember,
): Promise<string> {
  const [match] = await server.context.database
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(
        eq(matches.investeeId, investee.id),
        eq(matches.investorId, investor.id),
      ),
    );
  return match?.id ?? "";
}

test("the match list without a session returns 401", {
  tags: ["7-api-05"],
}, async () => {
  expect((await server.call("GET", "/api/matches/")).status).toBe(401);
});

test("an investor or investee without matches gets an empty list, with or without a profile", async () => {
  for (const add of [addInvestee, addInvestor])
    for (const options of [{}, { profile: null }]) {
      const response = await list(await add(server.context, options));
      expect([response.status, response.body]).toEqual([200, []]);
      expect(response.headers.get("X-Total-Count")).toBe("0");
    }
});

const INVESTOR_FIELDS = sampleFieldsInMatch("investor");
const INVESTEE_FIELDS = sampleFieldsInMatch("investee");

test("the match list of each side contains the fields that both sides see and the reasons for that side", {
  tags: [
    "7-api-05",
    "3-api-01",
    "3-api-02",
    "3-api-03",
    ...rulesOf([...INVESTOR_FIELDS, ...INVESTEE_FIELDS]),
  ],
}, async () => {
  const investor = await addInvestor(server.context, { profile: null });
  await saveSample(server, investor, "investor", {
    business_name: "Baobab Capital",
  });
  const investee = await addInvestee(server.context, { profile: null });
  await saveSample(server, investee, "investee");
  const found = await findInvestors(server, investee);
  expect(found.body).toMatchObject({
    matching_investors: [sampleValues(INVESTOR_FIELDS)],
  });
  const response = await list(investee);
  expect(response.status).toBe(200);
  expect(response.headers.get("X-Total-Count")).toBe("1");
  const shared = {
    id: await matchIdOf(investee, investor),
    status: "pending",
    funded_ammount: "0.00",
    match_score: 100,
    investee: {
      investee_name: "Nakuru Dryers & Co.",
      ...sampleValues(INVESTEE_FIELDS),
    },
    investor: {
      investor_name: "Baobab Capital",
      ...sampleValues(INVESTOR_FIELDS),
    },
    history: [{ status: "pending", at: expect.any(Number) }],
    answer_by: expect.any(String),
    decline_reason: null,
    funding_reports: [],
    replaced: false,
  };
  const reasons = (text: string) =>
    expect.arrayContaining([
      expect.objectContaining({ criterion: "sector", fits: true, text }),
    ]);
  expect(response.body).toEqual([
    {
      ...shared,
      can_rerun: false,
      reasons: reasons("Invests in Agriculture"),
    },
  ]);
  expect((await list(investor)).body).toEqual([
    {
      ...shared,
      reasons: reasons("Works in Agriculture, one of your sectors"),
    },
  ]);
});

test("an account cannot read matches of other accounts", async () => {
  await addInvestor(server.context);
  const investee = await addInvestee(server.context);
  await findInvestors(server, investee);
  for (const add of [addInvestee, addInvestor])
    expect((await list(await add(server.context))).body).toEqual([]);
});

test("when 60 accounts list their matches concurrently, each gets its own matches, or a 401 if its token is invalid", async () => {
  await addInvestor(server.context);
  const investees = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      addInvestee(server.context, {
        profile: { businessName: `Business ${index}` },
      }),
    ),
  );
  await Promise.all(
    investees.map((investee) => findInvestors(server, investee)),
  );
  const responses = await Promise.all(
    investees.map(({ token }, index) =>
      list({ token: index % 3 === 0 ? "a".repeat(token.length) : token }),
    ),
  );
  for (const [index, { status, body }] of responses.entries())
    if (index % 3 === 0) expect(status).toBe(401);
    else
      expect(body).toEqual([
        expect.objectContaining({
          investee: expect.objectContaining({
            investee_name: `Business ${index}`,
          }),
        }),
      ]);
});

test("an investee's list of decided matches is sorted by score, highest first", async () => {
  const near = await addInvestor(server.context, {
    profile: { businessName: "Near", location: "Togo" },
  });
  const investee = await addInvestee(server.context);
  await findInvestors(server, investee);
  const perfect = await addInvestor(server.context, {
    profile: { businessName: "Perfect" },
  });
  await findInvestors(server, investee);
  for (const investor of [near, perfect])
    await review(
      server,
      investor,
      await matchIdOf(investee, investor),
      "approved",
    );
  const names = (await matchesOf(server, investee)).map(
    (match) => match.investor.investor_name,
  );
  expect(names).toEqual(["Perfect", "Near"]);
});

test("a replaced match is removed from the investee's list, and stays in the investor's list only if the investor had reviewed it", async () => {
  const investorNamed = await addInvestors(server.context, "One", "Two");
  const investee = await addInvestee(server.context);
  await findInvestors(server, investee);
  await review(
    server,
    investorNamed("One"),
    await matchIdOf(investee, investorNamed("One")),
    "rejected",
  );
  // The first re-run replaces the rejected match, and the second one the pending ones.
  await addInvestors(server.context, "Three");
  await findInvestors(server, investee, "first");
  await addInvestors(server.context, "Four", "Five");
  await findInvestors(server, investee, "second");
  const names = (await matchesOf(server, investee)).map(
    (match) => match.investor.investor_name,
  );
  expect(names.toSorted()).toEqual(["Five", "Four"]);
  expect(await matchesOf(server, investorNamed("One"))).toMatchObject([
    { status: "rejected", replaced: true },
  ]);
  expect(await matchesOf(server, investorNamed("Two"))).toEqual([]);
  await closeAccount(investorNamed("One"));
  const remaining = await matchesOf(server, investee);
  expect(remaining.map((match) => match.investor.investor_name)).toEqual(names);
  await closeAccount(investee);
  expect(await matchesOf(server, investorNamed("Two"))).toEqual([]);
});

test("an investor's list of decided matches is sorted by age, newest match first", async () => {
  const investor = await addInvestor(server.context);
  for (const businessName of ["First", "Second", "Third"]) {
    server.clock.advance(1_000);
    const investee = await addInvestee(server.context, {
      profile: { businessName },
    });
    await findInvestors(server, investee);
    await review(
      server,
      investor,
      await matchIdOf(investee, investor),
      "approved",
    );
  }
  const names = (await matchesOf(server, investor)).map(
    (match) => match.investee.investee_name,
  );
  expect(names).toEqual(["Third", "Second", "First"]);
});

test("a long list is sent as a whole without ?page, and in pages with the totals of all matches with it", {
  tags: ["7-api-46", "7-api-47"],
}, async () => {
  const investor = await addInvestor(server.context);
  const { database } = server.context;
  const count = 2 * MATCHES_PER_PAGE + 3;
  const at = new Date(server.clock.now());
  const investees = await database
    .insert(accounts)
    .values(
      Array.from({ length: count }, (_, number) => ({
        email: `investee-${number}@example.org`,
        passwordHash: "unused",
        userType: "investee" as const,
        createdAt: at,
      })),
    )
    .returning({ id: accounts.id });
  await database.insert(profiles).values(
    investees.slice(1).map(({ id }, index) => ({
      accountId: id,
      businessName: `Business ${index}`,
      sectorType: index % 3 === 0 ? ("FinTech" as const) : ("Energy" as const),
      createdAt: at,
      updatedAt: at,
    })),
  );
  await database.insert(matches).values(
    investees.map(({ id }, index) => ({
      investeeId: id,
      investorId: investor.id,
      status: MATCH_STATUSES[index % 4] ?? "pending",
      ...(index % 5 === 1 && { end: "closed" as const }),
      fundedAmount: index % 4 === 3 ? "1000.50" : "0",
      score: 80,
      reasons: { investee: [], investor: [] },
      createdAt: new Date(at.getTime() + Math.floor(index / 2)),
      updatedAt: at,
    })),
  );
  const response = await list(investor);
  const all = response.body as Match[];
  expect(new Set(all.map(({ id }) => id)).size).toBe(count);
  expect(response.headers.get("X-Total-Count")).toBe(String(count));
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(response.headers.get("Access-Control-Expose-Headers")).toContain(
    "X-Total-Count",
  );
  const pages: Match[][] = [];
  for (const page of [1, 2, 3, 4]) {
    const { status, body } = await readPage(investor, page);
    const { matches: listed, totals } = body as MatchPage;
    expect([status, totals]).toEqual([200, totalsOf(all)]);
    pages.push([...listed]);
  }
  expect(pages.map(({ length }) => length)).toEqual([
    MATCHES_PER_PAGE,
    MATCHES_PER_PAGE,
    3,
    0,
  ]);
  expect(pages.flat()).toEqual(all);
});

test("the first page of a short list is the list, with its totals, for both sides", {
  tags: ["7-api-47"],
}, async () => {
  const investor = await addInvestor(server.context);
  const investee = await addInvestee(server.context);
  for (const member of [investor, investee]) {
    expect((await readPage(member, 1)).body).toEqual({
      matches: [],
      totals: totalsOf([]),
    });
  }
  await findInvestors(server, investee);
  for (const member of [investor, investee]) {
    const all = await matchesOf(server, member);
    expect((await readPage(member, 1)).body).toEqual({
      matches: all,
      totals: {
        count: 1,
        statuses: {
          pending: 1,
          approved: 0,
          rejected: 0,
          funded: 0,
          closed: 0,
        },
        funded: "0.00",
        sectors: [
          { sector: "Agriculture", count: 1, names: ["Nakuru Dryers"] },
        ],
      },
    });
  }
});

test("?page must be a whole number of 1 or more", {
  tags: ["7-api-47"],
}, async () => {
  const investor = await addInvestor(server.context);
  for (const page of ["0", "-1", "1.5", "x", "", "1&page=2"]) {
    const { status, body } = await readPage(investor, page);
    expect([status, Object.keys(body as object)]).toEqual([400, ["page"]]);
  }
});

test("a history contains the latest 20 changes", async () => {
  const investor = await addInvestor(server.context);
  const investee = await addInvestee(server.context);
  await findInvestors(server, investee);
  const id = await matchIdOf(investee, investor);
  for (let change = 0; change < 24; change += 1)
    await review(
      server,
      investor,
      id,
      change % 2 === 0 ? "approved" : "rejected",
    );
  const [match] = await matchesOf(server, investee);
  expect(match?.history).toHaveLength(20);
  expect(match?.history.at(-1)?.status).toBe("rejected");
});

test("when an investor's account is closed, its open matches are closed, and its funded matches remain, without the investor's name", async () => {
  const investorNamed = await addInvestors(server.context, "One", "Two");
  const investee = await addInvestee(server.context);
  await findInvestors(server, investee);
  const funded = await matchIdOf(investee, investorNamed("One"));
  await server.context.database
    .update(matches)
    .set({ status: "funded" })
    .where(eq(matches.id, funded));
  for (const name of ["One", "Two"]) await closeAccount(investorNamed(name));
  expect(await matchesOf(server, investee)).toMatchObject([
    {
      id: funded,
      status: "funded",
      investor: {
        investor_name: "Former investor",
        sectors_of_interest: [],
      },
    },
    {
      status: "pending",
      replaced: true,
      investor: { investor_name: "Former investor" },
    },
  ]);
  expect(JSON.stringify(await matchesOf(server, investee))).not.toContain(
    "contact_email",
  );
});

test("a pending match with a business that closes its account stays in the investor's list, without the name of the business", async () => {
  const investorNamed = await addInvestors(server.context, "One", "Two");
  const investee = await addInvestee(server.context);
  await findInvestors(server, investee);
  await closeAccount(investee);
  expect(await matchesOf(server, investorNamed("One"))).toMatchObject([
    {
      status: "pending",
      replaced: true,
      investee: { investee_name: "Former business", pitch_link: "" },
    },
  ]);
});

/** Performs the steps of an account deletion that affect match lists. */
async function closeAccount({ id }: TestMember) {
  const { database } = server.context;
  const at = new Date(server.clock.now());
  await closeMatchesOf(database, id, at);
  await database.delete(profiles).where(eq(profiles.accountId, id));
  await database
    .update(accounts)
    .set({ closedAt: at })
    .where(eq(accounts.id, id));
}
