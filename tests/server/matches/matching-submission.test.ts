import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { matches, profiles } from "../../../server/database/schema.ts";
import { emailsTo } from "../../support/mailbox.ts";
import {
  findInvestors,
  firstMatchId,
  investorNamesOf,
  matchesOf,
} from "../../support/match-calls.ts";
import {
  addInvestee,
  addInvestor,
  addInvestors,
} from "../../support/members.ts";
import { emptyInvestorFields } from "../../support/profiles.ts";
import { FRONTEND, serverForTests } from "../../support/server.ts";

const server = serverForTests({ isEmptied: true });

const INCOMPLETE = {
  error:
    "Please complete your profile with all required details before matching.",
};
const MAXIMUM_REACHED = {
  error: "You have reached the maximum number of matches (2).",
};

const newInvestor = (businessName: string, profile = {}) =>
  addInvestor(server.context, { profile: { businessName, ...profile } });
const newInvestors = (...names: string[]) =>
  addInvestors(server.context, ...names);
const newInvestee = (profile = {}) => addInvestee(server.context, { profile });

test("a match request without a session returns 401", {
  tags: ["7-matching-01"],
}, async () => {
  const response = await server.call("GET", "/api/match_investors/");
  expect([response.status, response.body]).toEqual([
    401,
    { detail: "Invalid token." },
  ]);
});

test("a match request from an investor returns 404, and nothing is matched", {
  tags: ["1-matching-01"],
}, async () => {
  const investor = await newInvestor("Baobab");
  for (const key of [undefined, "key"]) {
    const response = await findInvestors(server, investor, key);
    expect([response.status, response.body]).toEqual([
      404,
      { detail: "Not found." },
    ]);
  }
  expect(await server.context.database.$count(matches)).toBe(0);
});

function reason(
  criterion: string,
  text: string,
  values: Readonly<Record<string, string>>,
) {
  const code = `reason.investee.${criterion}.fits`;
  return { criterion, fits: true, text, code, values };
}

test("a submission returns the matches, their reasons and the re-runs left", {
  tags: ["3-matching-01", "7-matching-01", "7-matching-42"],
}, async () => {
  await newInvestor("Baobab", { investmentTargetMin: "100000.00" });
  const investee = await newInvestee();
  const response = await findInvestors(server, investee);
  expect(response.status).toBe(200);
  expect(response.body).toEqual({
    matching_investors: [
      {
        match_id: await firstMatchId(server, investee),
        business_name: "Baobab",
        ...emptyInvestorFields,
        location: "Kenya",
        investment_target_min: "100000.00",
        investment_target_max: "500000.00",
        sectors_of_interest: ["Agriculture"],
        investment_types_investor: ["Equity"],
        match_score: 100,
        reasons: [
          reason("sector", "Invests in Agriculture", { value: "Agriculture" }),
          reason(
            "ticket",
            "Your ticket of $250,000 is within their range ($100,000–$500,000)",
            { ticket: "$250,000", range: "$100,000–$500,000" },
          ),
          reason("stage", "Backs Seed", { value: "Seed" }),
          reason("investmentType", "Offers Equity", { value: "Equity" }),
          reason("country", "Based in Kenya", {
            investee: "Kenya",
            investor: "Kenya",
          }),
        ],
      },
    ],
    reruns_left: 2,
  });
});

test("at most 2 investors are matched, the matches are pending, and both sides see them", {
  tags: ["4-matching-06"],
}, async () => {
  const investorNamed = await newInvestors("One", "Two", "Three");
  const investee = await newInvestee();
  expect(investorNamesOf(await findInvestors(server, investee))).toEqual([
    "One",
    "Two",
  ]);
  const listed = await matchesOf(server, investee);
  expect(listed.map(({ status }) => status)).toEqual(["pending", "pending"]);
  expect(await matchesOf(server, investorNamed("One"))).toHaveLength(1);
  expect(await matchesOf(server, investorNamed("Two"))).toHaveLength(1);
  expect(await matchesOf(server, investorNamed("Three"))).toHaveLength(0);
});

test("investors with the same score have the same order in the response and in the list", {
  tags: ["4-matching-06"],
}, async () => {
  await newInvestors("One", "Two");
  // Ids in a random order would also be right for every second investee.
  for (let count = 0; count < 8; count += 1) {
    const investee = await newInvestee();
    const names = investorNamesOf(await findInvestors(server, investee));
    const listed = await matchesOf(server, investee);
    expect(listed.map(({ investor }) => investor.investor_name)).toEqual(names);
  }
});

test("with 2 matches a submission returns 409 and changes nothing", {
  tags: ["8-matching-03"],
}, async () => {
  await newInvestors("One", "Two", "Three");
  const investee = await newInvestee();
  await findInvestors(server, investee);
  const matchesBefore = await matchesOf(server, investee);
  const response = await findInvestors(server, investee);
  expect([response.status, response.body]).toEqual([409, MAXIMUM_REACHED]);
  expect(await matchesOf(server, investee)).toEqual(matchesBefore);
});

test("a submission with one existing match finds a second one", async () => {
  await newInvestor("One");
  const investee = await newInvestee();
  expect(investorNamesOf(await findInvestors(server, investee))).toEqual([
    "One",
  ]);
  expect(investorNamesOf(await findInvestors(server, investee))).toEqual([]);
  await newInvestor("Two");
  expect(investorNamesOf(await findInvestors(server, investee))).toEqual([
    "Two",
  ]);
  expect(await matchesOf(server, investee)).toHaveLength(2);
});

test("when no investor matches, the list is empty and no re-run is used", async () => {
  await newInvestor("Far", {
    sectorsOfInterest: ["Energy"],
    investmentTargetMin: "0.00",
    investmentTargetMax: "10000.00",
  });
  const investee = await newInvestee();
  const response = await findInvestors(server, investee);
  expect([response.status, response.body]).toEqual([
    200,
    { matching_investors: [], reruns_left: 2 },
  ]);
});

test.each([
  ["no profile", null],
  ["no business name", { businessName: "" }],
  ["no business type", { businessType: "" }],
  ["no stage", { businessStage: "" }],
  ["no ticket size", { capitalNeeded: null }],
  ["no sector", { sectorType: "" }],
] as const)(
  "with %s a submission and a re-run return 400",
  { tags: ["5-matching-01", "5-matching-02"] },
  async (_description, profile) => {
    await newInvestors("One", "Two");
    const investee = await addInvestee(server.context, { profile });
    for (const key of [undefined, "key"]) {
      const response = await findInvestors(server, investee, key);
      expect([response.status, response.body]).toEqual([400, INCOMPLETE]);
    }
    expect(await server.context.database.$count(matches)).toBe(0);
  },
);

test("a matched investor gets one email with a link to the dashboard", async () => {
  const investor = await newInvestor("One");
  const investee = await newInvestee({ businessName: "Kisumu Fish" });
  await findInvestors(server, investee);
  await findInvestors(server, investee);
  const mails = await emailsTo(server, investor.email);
  expect(mails.map(({ kind }) => kind)).toEqual(["matched"]);
  expect(mails[0]?.text).toContain("Kisumu Fish");
  expect(mails[0]?.text).toContain(`${FRONTEND}/investor-page`);
});

test.each([
  ["rerun=false"],
  ["rerun="],
  ["rerun=1"],
  ["rerun=%00"],
  ["other=true"],
])("?%s is handled as a submission, not as a re-run", async (query) => {
  await newInvestor("One");
  const investee = await newInvestee();
  const response = await server.call("GET", `/api/match_investors/?${query}`, {
    token: investee.token,
  });
  expect(investorNamesOf(response)).toEqual(["One"]);
});

test("after an investor's profile changes, matching uses the new values", async () => {
  const investor = await addInvestor(server.context, { profile: null });
  const investee = await newInvestee();
  const profile = {
    business_name: "Lagoon Capital",
    business_type: "Partnership",
    location: "Ghana",
    description: "We back energy.",
    investment_target_min: "100000.00",
    investment_target_max: "500000.00",
    sectors_of_interest: ["Energy"],
    business_stages_investor: ["Seed"],
    investment_types_investor: ["Debt"],
  };
  const save = (method: string, json: unknown) =>
    server.call(method, "/api/profile/", { token: investor.token, json });
  await save("POST", profile);
  expect(investorNamesOf(await findInvestors(server, investee))).toEqual([]);
  await save("PUT", { sectors_of_interest: ["Agriculture"] });
  expect(investorNamesOf(await findInvestors(server, investee))).toEqual([
    "Lagoon Capital",
  ]);
});

test("the eleventh call within a minute returns 429, and the response says how long to wait", async () => {
  const investee = await newInvestee();
  for (let call = 1; call <= 10; call += 1)
    expect((await findInvestors(server, investee)).status).toBe(200);
  const rejected = await findInvestors(server, investee, "a");
  expect(rejected.status).toBe(429);
  expect(rejected.body).toEqual({
    error: expect.stringMatching(
      /^You have requested matches too often\. Please try again in (?:1 minute|\d+ seconds)\.$/,
    ),
  });
  expect(Number(rejected.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await findInvestors(server, await newInvestee())).status).toBe(200);
  server.clock.advance(60_000);
  expect((await findInvestors(server, investee)).status).toBe(200);
});

test("the reasons of a match do not change when the investee's profile changes", async () => {
  await newInvestor("One");
  const investee = await newInvestee();
  await findInvestors(server, investee);
  await server.context.database
    .update(profiles)
    .set({ businessStage: "Maturity" })
    .where(eq(profiles.accountId, investee.id));
  const [match] = await matchesOf(server, investee);
  expect(match?.reasons.map(({ text }) => text)).toContain("Backs Seed");
});
