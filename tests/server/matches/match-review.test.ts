import { eq } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { matches, profiles } from "../../../server/database/schema.ts";
import { mailDecisions } from "../../../server/matches/decision-mails.ts";
import { closeMatchesOf } from "../../../server/matches/lifecycle.ts";
import { emailsTo } from "../../support/mailbox.ts";
import {
  addMatch,
  findInvestors,
  firstMatchId,
  mailDecisionsNow,
  matchesOf,
  review,
} from "../../support/match-calls.ts";
import {
  addInvestee,
  addInvestor,
  type TestMember,
} from "../../support/members.ts";
import { FRONTEND, serverForTests, startServer } from "../../support/server.ts";
import { reachedSentence } from "../../support/shown-text.ts";

const server = serverForTests({ isEmptied: true });
let investee: TestMember;
let investor: TestMember;
let matchId: string;
beforeEach(async () => {
  ({ investor, investee, matchId } = await addMatch(server));
});

const NOT_FOUND = { detail: "Not found." };
const NOT_CHANGEABLE = { error: "This match can no longer be changed." };
const statusOf = async (member: TestMember) =>
  (await matchesOf(server, member))[0]?.status;
const setUsedReruns = (matchRerunsUsed: number) =>
  server.context.database
    .update(profiles)
    .set({ matchRerunsUsed })
    .where(eq(profiles.accountId, investee.id));
const fund = () =>
  server.context.database
    .update(matches)
    .set({ status: "funded", fundedAmount: "180000.00" })
    .where(eq(matches.id, matchId));

test.each(["approved", "rejected"] as const)(
  "an investor can set a match to %s, and both sides see it",
  { tags: ["4-match-review-01", "4-match-review-02", "7-match-review-01"] },
  async (status) => {
    const response = await review(server, investor, matchId, status);
    expect([response.status, response.body]).toEqual([
      200,
      (await matchesOf(server, investor))[0],
    ]);
    expect(await statusOf(investor)).toBe(status);
    expect(await statusOf(investee)).toBe(status);
  },
);

test("a review without a session returns 401 and changes nothing", {
  tags: ["7-match-review-01"],
}, async () => {
  const response = await server.call(
    "PATCH",
    `/api/matches/${matchId}/status/`,
    {
      json: { status: "approved" },
    },
  );
  expect([response.status, response.body]).toEqual([
    401,
    { detail: "Invalid token." },
  ]);
  expect(await statusOf(investee)).toBe("pending");
});

test("an investee who reviews their own match gets 404, and nothing changes", {
  tags: ["1-match-review-01"],
}, async () => {
  const response = await review(server, investee, matchId, "approved");
  expect([response.status, response.body]).toEqual([404, NOT_FOUND]);
  expect(await statusOf(investee)).toBe("pending");
});

test("an investee who sets their own match to funded gets 404, and nothing changes", {
  tags: ["4-match-review-06"],
}, async () => {
  const response = await review(server, investee, matchId, "funded");
  expect([response.status, response.body]).toEqual([404, NOT_FOUND]);
  expect(await statusOf(investee)).toBe("pending");
});

test("a review of another investor's match returns 404, like a review of an unknown match", async () => {
  const otherInvestor = await addInvestor(server.context);
  const ids = [
    matchId,
    matchId.toUpperCase(),
    crypto.randomUUID(),
    "1",
    "not-an-id",
    "%00",
    "' or 1=1",
    "🚀",
    "x".repeat(400),
  ];
  for (const id of ids) {
    const response = await review(
      server,
      otherInvestor,
      // "%00" is already percent-encoded.
      encodeURIComponent(id).replaceAll("%25", "%"),
      "approved",
    );
    expect([id, response.status, response.body]).toEqual([id, 404, NOT_FOUND]);
  }
  expect(await statusOf(investee)).toBe("pending");
});

test.each([
  ["funded", { status: "funded" }],
  ["pending", { status: "pending" }],
  ["closed", { status: "closed" }],
  ["an event of the chart", { status: "match.funded" }],
  ["a forged event", { status: "xstate.done.actor.0" }],
  ["capitalized", { status: "Approved" }],
  ["a list", { status: ["approved"] }],
  ["a number", { status: 1 }],
  ["null", { status: null }],
])(
  "a review with a status that is %s returns 400 and changes nothing",
  { tags: ["3-match-review-01", "4-match-review-06"] },
  async (_description, json) => {
    const response = await server.call(
      "PATCH",
      `/api/matches/${matchId}/status/`,
      { token: investor.token, json },
    );
    expect([response.status, response.body]).toEqual([
      400,
      { status: ["Please choose one of the options."] },
    ]);
    expect(await statusOf(investee)).toBe("pending");
  },
);

test("a review without a status returns 400, and other fields of a review are ignored", async () => {
  const response = await server.call(
    "PATCH",
    `/api/matches/${matchId}/status/`,
    {
      token: investor.token,
      json: { funded_ammount: "1000000.00", type: "match.funded" },
    },
  );
  expect([response.status, response.body]).toEqual([
    400,
    { status: ["This field is required."] },
  ]);
  await server.call("PATCH", `/api/matches/${matchId}/status/`, {
    token: investor.token,
    json: { status: "approved", funded_ammount: "1000000.00", match_score: 1 },
  });
  expect((await matchesOf(server, investee))[0]).toMatchObject({
    funded_ammount: "0.00",
    match_score: 100,
  });
});

test("setting a match to its current status returns 409", async () => {
  for (const status of ["approved", "rejected"]) {
    expect((await review(server, investor, matchId, status)).status).toBe(200);
    const repeated = await review(server, investor, matchId, status);
    expect([repeated.status, repeated.body]).toEqual([409, NOT_CHANGEABLE]);
  }
});

test("an investor may reverse a decision, and each change is in the history", async () => {
  for (const status of ["approved", "rejected", "approved"]) {
    server.clock.advance(1_000);
    await review(server, investor, matchId, status);
  }
  const [match] = await matchesOf(server, investee);
  expect(match?.history.map(({ status }) => status)).toEqual([
    "pending",
    "approved",
    "rejected",
    "approved",
  ]);
  const times = match?.history.map(({ at }) => at) ?? [];
  const intervals = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  expect(Math.min(...intervals)).toBeGreaterThanOrEqual(1_000);
});

test("a review cannot change a funded match", async () => {
  await review(server, investor, matchId, "approved");
  await fund();
  for (const status of ["approved", "rejected"]) {
    const response = await review(server, investor, matchId, status);
    expect([response.status, response.body]).toEqual([409, NOT_CHANGEABLE]);
  }
  expect(await statusOf(investee)).toBe("funded");
});

test("a review cannot change a replaced match", async () => {
  await addInvestor(server.context);
  await findInvestors(server, investee);
  await addInvestor(server.context);
  await addInvestor(server.context);
  await findInvestors(server, investee, "key");
  for (const status of ["approved", "rejected"]) {
    const response = await review(server, investor, matchId, status);
    expect([response.status, response.body]).toEqual([409, NOT_CHANGEABLE]);
  }
});

test("after an approval, each side gets the other's email address, by email and in the list", async () => {
  const listedBefore = await matchesOf(server, investee);
  expect(listedBefore[0]?.investor).not.toHaveProperty("contact_email");
  await review(server, investor, matchId, "approved");
  await mailDecisionsNow(server);
  const [toInvestee] = await emailsTo(server, investee.email);
  const [toInvestor] = await emailsTo(server, investor.email);
  expect([toInvestee?.kind, toInvestor?.kind]).toEqual([
    "approved",
    "approved",
  ]);
  expect(toInvestee?.text).toContain(investor.email);
  expect(toInvestee?.text).toContain(`${FRONTEND}/investee-page`);
  expect(toInvestor?.text).toContain(investee.email);
  expect(toInvestor?.text).toContain(`${FRONTEND}/investor-page`);
  const [forInvestee] = await matchesOf(server, investee);
  const [forInvestor] = await matchesOf(server, investor);
  expect(forInvestee?.investor.contact_email).toBe(investor.email);
  expect(forInvestee?.investee).not.toHaveProperty("contact_email");
  expect(forInvestor?.investee.contact_email).toBe(investee.email);
  await fund();
  expect((await matchesOf(server, investor))[0]?.investee.contact_email).toBe(
    investee.email,
  );
});

test("when an approval is changed to a decline a minute later, the investee gets an email, and neither side's list contains an email address", async () => {
  await review(server, investor, matchId, "approved");
  await mailDecisionsNow(server);
  await review(server, investor, matchId, "rejected");
  await mailDecisionsNow(server);
  const [mail] = await emailsTo(server, investee.email);
  expect(mail?.kind).toBe("declined");
  expect(mail?.text).not.toContain(investor.email);
  expect(mail?.text).toContain(`${FRONTEND}/investee-match`);
  for (const member of [investee, investor])
    expect(JSON.stringify(await matchesOf(server, member))).not.toContain(
      "contact_email",
    );
});

test("if the investee has only one match, the email after a decline suggests choosing Get Matched", {
  tags: ["4-matching-20"],
}, async () => {
  await review(server, investor, matchId, "rejected");
  await mailDecisionsNow(server);
  const [mail] = await emailsTo(server, investee.email);
  expect(mail?.text).toContain(
    "Choose Get Matched to look for another investor. Your matches do not change.",
  );
  expect(mail?.text).toContain("Look for another match:");
});

test("with two matches, the email after a decline explains what a re-run replaces and how many re-runs are left", {
  tags: ["4-matching-20"],
}, async () => {
  const otherInvestor = await addInvestor(server.context, {
    profile: { businessName: "Harmattan Fund" },
  });
  await findInvestors(server, investee);
  await review(server, investor, matchId, "rejected");
  await mailDecisionsNow(server);
  const [mail] = await emailsTo(server, investee.email);
  expect(mail?.text).toContain(
    "A re-run replaces investors who have declined or have not answered in time with the next best ones that you have not been offered yet. Your other matches stay. You have 2 re-runs left.",
  );
  expect(mail?.text).toContain("Look for another match:");
  expect(await statusOf(otherInvestor)).toBe("pending");
});

test("when only one re-run is left, the email after a decline mentions it", {
  tags: ["4-matching-20"],
}, async () => {
  await addInvestor(server.context);
  await findInvestors(server, investee);
  await setUsedReruns(1);
  await review(server, investor, matchId, "rejected");
  await mailDecisionsNow(server);
  const [mail] = await emailsTo(server, investee.email);
  expect(mail?.text).toContain("You have 1 re-run left.");
});

test("when no re-runs are left, the email after a decline suggests programs and support", {
  tags: ["4-matching-20"],
}, async () => {
  await addInvestor(server.context);
  await findInvestors(server, investee);
  await setUsedReruns(2);
  await review(server, investor, matchId, "rejected");
  await mailDecisionsNow(server);
  const [mail] = await emailsTo(server, investee.email);
  expect(mail?.text).not.toContain("Look for another match");
  expect(mail?.text).not.toContain("may still be interested");
  expect(mail?.text).toContain(
    reachedSentence("mails.declined.text", " has declined."),
  );
  expect(mail?.text).toContain(
    "You have used both of your re-runs. Our programs can prepare your business for the next investor, and our support team can answer your questions.",
  );
  expect(mail?.text).toContain(
    `See your other options:\n${FRONTEND}/investee-match`,
  );
});

test("a review that does not change the status sends no email", async () => {
  await review(server, investor, matchId, "approved");
  await review(server, investor, matchId, "approved");
  await mailDecisionsNow(server);
  const kindsTo = async ({ email }: TestMember) =>
    (await emailsTo(server, email)).map(({ kind }) => kind);
  expect(await kindsTo(investee)).toEqual(["approved"]);
  expect(await kindsTo(investor)).toEqual(["approved", "matched"]);
});

test("a decision is mailed a minute after the last one, once by two nodes, and only if it differs from the last one mailed", {
  tags: ["4-match-review-48"],
}, async () => {
  const otherNode = await startServer({
    clock: server.clock,
    databaseUrl: server.databaseUrl,
  });
  onTestFinished(() => otherNode.stop());
  const kindsAfter = async (milliseconds: number, ...decisions: string[]) => {
    for (const status of decisions)
      await review(server, investor, matchId, status);
    server.clock.advance(milliseconds);
    await Promise.all(
      [server, otherNode].map(({ context }) => mailDecisions(context)),
    );
    const mails = await emailsTo(server, investee.email);
    return mails.map(({ kind }) => kind).toSorted();
  };
  expect(await kindsAfter(50_000, "approved")).toEqual([]);
  expect(await kindsAfter(50_000, "rejected", "approved")).toEqual([]);
  expect(await kindsAfter(20_000)).toEqual(["approved"]);
  expect(await kindsAfter(90_000, "rejected", "approved")).toEqual([
    "approved",
  ]);
  expect(await kindsAfter(90_000, "rejected")).toEqual([
    "approved",
    "declined",
  ]);
});

test("a decision about a match that ends within the minute is not mailed", {
  tags: ["4-match-review-48"],
}, async () => {
  await review(server, investor, matchId, "approved");
  await closeMatchesOf(
    server.context.database,
    investee.id,
    new Date(server.clock.now()),
  );
  await mailDecisionsNow(server);
  expect(await emailsTo(server, investee.email)).toEqual([]);
});

test("a refused change does not count toward the daily limit on changes to a match", {
  tags: ["9-match-review-01"],
}, async () => {
  for (let index = 0; index < 11; index++)
    await review(server, investor, matchId, "approved");
  expect((await review(server, investor, matchId, "rejected")).status).toBe(
    200,
  );
});

test("the 11th change of a match within a day returns 429 and sends no email, and other matches can still be changed", {
  tags: ["9-match-review-01"],
}, async () => {
  const changeStatus = (index: number) =>
    review(server, investor, matchId, index % 2 ? "rejected" : "approved");
  for (let index = 0; index < 10; index++)
    expect((await changeStatus(index)).status).toBe(200);
  const mailsBefore = (await emailsTo(server, investee.email)).length;
  const rejected = await changeStatus(10);
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await statusOf(investor)).toBe("rejected");
  expect(await emailsTo(server, investee.email)).toHaveLength(mailsBefore);
  const otherInvestee = await addInvestee(server.context);
  await findInvestors(server, otherInvestee);
  const otherId = await firstMatchId(server, otherInvestee);
  expect((await review(server, investor, otherId, "approved")).status).toBe(
    200,
  );
});
