import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ResponseOf } from "../../../contract/calls/index.ts";
import { textOf } from "../../../contract/messages/index.ts";
import { matches, profiles } from "../../../server/database/schema.ts";
import {
  findInvestors,
  firstMatchId,
  investorNamesOf,
  matchesOf,
  review,
} from "../../support/match-calls.ts";
import {
  addInvestee,
  addInvestor,
  addInvestors,
} from "../../support/members.ts";
import { serverForTests } from "../../support/server.ts";

const server = serverForTests({ isEmptied: true });

const TOO_FEW = {
  error: "You need at least two existing matches before re-running.",
};
const LIMIT_REACHED = { error: "You've reached your two re-run limit." };

const newInvestor = (businessName: string, profile = {}) =>
  addInvestor(server.context, { profile: { businessName, ...profile } });
const newInvestors = (...names: string[]) =>
  addInvestors(server.context, ...names);
const newInvestee = (profile = {}) => addInvestee(server.context, { profile });
const rerunsLeft = (response: { body: unknown }) =>
  (response.body as ResponseOf<"matchInvestors">).reruns_left;
/** Returns the statuses of an investee's current matches, keyed by investor name. */
async function statusesOf(member: { token: string }) {
  const listed = await matchesOf(server, member);
  return Object.fromEntries(
    listed.map(({ investor, status }) => [investor.investor_name, status]),
  );
}
async function decline(member: { token: string }) {
  const id = await firstMatchId(server, member);
  expect((await review(server, member, id, "rejected")).status).toBe(200);
}
async function profileOf(member: { token: string }) {
  const { body } = await server.call("GET", "/api/profile/", member);
  return body;
}

test("a re-run before 2 matches exist returns 409", {
  tags: ["5-matching-04", "4-matching-10"],
}, async () => {
  await newInvestor("One");
  const investee = await newInvestee();
  expect((await findInvestors(server, investee, "a")).body).toEqual(TOO_FEW);
  await findInvestors(server, investee);
  const response = await findInvestors(server, investee, "b");
  expect([response.status, response.body]).toEqual([409, TOO_FEW]);
});

test("a re-run replaces pending matches with the next best investors, and never offers the same investor twice", async () => {
  await newInvestors("One", "Two", "Three", "Four", "Five", "Six", "Seven");
  const investee = await newInvestee();
  await findInvestors(server, investee);
  const first = await findInvestors(server, investee, "a");
  expect([first.status, investorNamesOf(first), rerunsLeft(first)]).toEqual([
    200,
    ["Three", "Four"],
    1,
  ]);
  const listed = await matchesOf(server, investee);
  expect(
    listed.map((match) => match.investor.investor_name).toSorted(),
  ).toEqual(["Four", "Three"]);
  const second = await findInvestors(server, investee, "b");
  expect([investorNamesOf(second), rerunsLeft(second)]).toEqual([
    ["Five", "Six"],
    0,
  ]);
  expect(await profileOf(investee)).toMatchObject({ match_reruns_used: 2 });
});

test("an investee's list says what may follow a decline and whether a re-run is possible, and an investor's does not", {
  tags: ["7-api-149"],
}, async () => {
  const investorNamed = await newInvestors("One");
  const investee = await newInvestee();
  const optionsOf = async (member: { token: string }) =>
    (await matchesOf(server, member)).map(({ next_step, can_rerun }) => [
      next_step,
      can_rerun,
    ]);
  await findInvestors(server, investee);
  expect(await optionsOf(investee)).toEqual([[undefined, false]]);
  await decline(investorNamed("One"));
  expect(await optionsOf(investee)).toEqual([["submission", false]]);
  expect(await optionsOf(investorNamed("One"))).toEqual([
    [undefined, undefined],
  ]);
  await newInvestors("Two");
  await findInvestors(server, investee);
  expect(await optionsOf(investee)).toEqual([
    [undefined, true],
    ["rerun", true],
  ]);
  await server.context.database.update(profiles).set({ matchRerunsUsed: 2 });
  expect(await optionsOf(investee)).toEqual([
    [undefined, false],
    ["none", false],
  ]);
});

test("a third or later re-run returns 409", {
  tags: ["4-matching-09", "5-matching-05"],
}, async () => {
  await newInvestors(
    "One",
    "Two",
    "Three",
    "Four",
    "Five",
    "Six",
    "Seven",
    "Eight",
  );
  const investee = await newInvestee();
  await findInvestors(server, investee);
  await findInvestors(server, investee, "a");
  await findInvestors(server, investee, "b");
  const matchesBefore = await matchesOf(server, investee);
  for (const key of ["c", "d"]) {
    const response = await findInvestors(server, investee, key);
    expect([response.status, response.body]).toEqual([409, LIMIT_REACHED]);
  }
  expect(await matchesOf(server, investee)).toEqual(matchesBefore);
});

test("a repeated key does not use up a re-run, and returns the same response even after the limit is reached", async () => {
  await newInvestors("One", "Two", "Three", "Four", "Five", "Six");
  const investee = await newInvestee();
  await findInvestors(server, investee);
  const first = await findInvestors(server, investee, "a");
  const repeated = await findInvestors(server, investee, "a");
  expect([repeated.status, repeated.body]).toEqual([200, first.body]);
  expect(await profileOf(investee)).toMatchObject({ match_reruns_used: 1 });
  await findInvestors(server, investee, "b");
  expect((await findInvestors(server, investee, "a")).body).toEqual(first.body);
});

test("another investee can use the same key", async () => {
  await newInvestors("One", "Two", "Three", "Four");
  const investee = await newInvestee();
  const otherInvestee = await newInvestee();
  for (const member of [investee, otherInvestee])
    await findInvestors(server, member);
  const first = await findInvestors(server, investee, "a");
  expect(investorNamesOf(first).toSorted()).toEqual(["Four", "Three"]);
  const response = await findInvestors(server, otherInvestee, "a");
  expect(investorNamesOf(response).toSorted()).toEqual(["One", "Two"]);
  expect(rerunsLeft(response)).toBe(1);
});

test("a re-run replaces pending matches, but not approved or funded ones", async () => {
  const investorNamed = await newInvestors("One", "Two", "Three", "Four");
  const investee = await newInvestee();
  await findInvestors(server, investee);
  await review(
    server,
    investorNamed("One"),
    await firstMatchId(server, investorNamed("One")),
    "approved",
  );
  const response = await findInvestors(server, investee, "a");
  expect(investorNamesOf(response)).toEqual(["Three"]);
  const matchesAfter = await matchesOf(server, investee);
  expect(
    matchesAfter.map((match) => [match.investor.investor_name, match.status]),
  ).toEqual([
    ["Three", "pending"],
    ["One", "approved"],
  ]);
  await server.context.database
    .update(matches)
    .set({ status: "funded" })
    .where(eq(matches.status, "approved"));
  expect(investorNamesOf(await findInvestors(server, investee, "b"))).toEqual([
    "Four",
  ]);
  expect(
    (await matchesOf(server, investee)).map(({ status }) => status),
  ).toEqual(["pending", "funded"]);
});

test("when one match is rejected, a re-run replaces only that match, and the other match can still be reviewed", {
  tags: ["4-matching-21"],
}, async () => {
  const investorNamed = await newInvestors("One", "Two", "Three", "Four");
  const investee = await newInvestee();
  await findInvestors(server, investee);
  await decline(investorNamed("One"));
  const response = await findInvestors(server, investee, "a");
  expect(investorNamesOf(response)).toEqual(["Three"]);
  expect(rerunsLeft(response)).toBe(1);
  expect(await statusesOf(investee)).toEqual({
    Two: "pending",
    Three: "pending",
  });
  const secondInvestor = investorNamed("Two");
  const id = await firstMatchId(server, secondInvestor);
  expect((await review(server, secondInvestor, id, "approved")).status).toBe(
    200,
  );
});

test("with two rejected matches and one new investor, a re-run replaces the match with the lower score, and a later re-run replaces the other match", {
  tags: ["4-matching-21"],
}, async () => {
  const investorNamed = await newInvestors("Strong");
  const weak = await newInvestor("Weak", { location: "Ghana" });
  const investee = await newInvestee();
  await findInvestors(server, investee);
  await decline(investorNamed("Strong"));
  await decline(weak);
  await newInvestor("Three");
  expect(investorNamesOf(await findInvestors(server, investee, "a"))).toEqual([
    "Three",
  ]);
  expect(await statusesOf(investee)).toEqual({
    Strong: "rejected",
    Three: "pending",
  });
  await newInvestors("Four", "Five");
  expect(investorNamesOf(await findInvestors(server, investee, "b"))).toEqual([
    "Four",
  ]);
  expect(await statusesOf(investee)).toEqual({
    Three: "pending",
    Four: "pending",
  });
});

test("two rejected matches are both replaced when there are two new investors", {
  tags: ["4-matching-21"],
}, async () => {
  const investorNamed = await newInvestors("One", "Two", "Three", "Four");
  const investee = await newInvestee();
  await findInvestors(server, investee);
  for (const name of ["One", "Two"]) await decline(investorNamed(name));
  await findInvestors(server, investee, "a");
  expect(await statusesOf(investee)).toEqual({
    Three: "pending",
    Four: "pending",
  });
});

test("with one rejected match and no new investor, a re-run changes nothing and does not count", {
  tags: ["4-matching-21"],
}, async () => {
  const investorNamed = await newInvestors("One", "Two");
  const investee = await newInvestee();
  await findInvestors(server, investee);
  await decline(investorNamed("One"));
  const response = await findInvestors(server, investee, "a");
  expect([response.status, response.body]).toEqual([
    200,
    { matching_investors: [], reruns_left: 2 },
  ]);
  expect(await statusesOf(investee)).toEqual({
    One: "rejected",
    Two: "pending",
  });
});

test("a re-run and the investee's list show which match each new match replaces, even when the key is repeated", {
  tags: ["4-matching-16"],
}, async () => {
  const investorNamed = await newInvestors("One", "Two", "Three");
  const investee = await newInvestee();
  const first = await findInvestors(server, investee);
  expect(JSON.stringify(first.body)).not.toContain("replaces");
  await decline(investorNamed("Two"));
  const declined = (await matchesOf(server, investee)).find(
    ({ status }) => status === "rejected",
  );
  const replaces = { match_id: declined?.id, business_name: "Two" };
  const response = await findInvestors(server, investee, "a");
  expect(response.body).toMatchObject({
    matching_investors: [{ business_name: "Three", replaces }],
  });
  const repeated = await findInvestors(server, investee, "a");
  expect(repeated.body).toEqual(response.body);
  const listed = await matchesOf(server, investee);
  expect(
    listed.map((match) => [match.investor.investor_name, match.replaces]),
  ).toEqual([
    ["One", undefined],
    ["Three", replaces],
  ]);
  const [forInvestor] = await matchesOf(server, investorNamed("Three"));
  expect(forInvestor).not.toHaveProperty("replaces");
});

test("a repeated key returns the same response after the profile has become incomplete", {
  tags: ["4-matching-19"],
}, async () => {
  await newInvestors("One", "Two", "Three");
  const investee = await newInvestee();
  await findInvestors(server, investee);
  const response = await findInvestors(server, investee, "a");
  expect(investorNamesOf(response)).toEqual(["Three"]);
  await server.context.database
    .update(profiles)
    .set({ sectorType: "" })
    .where(eq(profiles.accountId, investee.id));
  const repeated = await findInvestors(server, investee, "a");
  expect([repeated.status, repeated.body]).toEqual([200, response.body]);
  expect((await findInvestors(server, investee, "b")).status).toBe(400);
});

test("a re-run that finds no investor, or has no match to replace, does not count", async () => {
  const investorNamed = await newInvestors("One", "Two");
  const investee = await newInvestee();
  await findInvestors(server, investee);
  const matchesBefore = await matchesOf(server, investee);
  const empty = await findInvestors(server, investee, "a");
  expect([empty.status, empty.body]).toEqual([
    200,
    { matching_investors: [], reruns_left: 2 },
  ]);
  expect(await matchesOf(server, investee)).toEqual(matchesBefore);
  await newInvestor("Three");
  for (const investor of [investorNamed("One"), investorNamed("Two")]) {
    const id = await firstMatchId(server, investor);
    await review(server, investor, id, "approved");
  }
  expect((await findInvestors(server, investee, "b")).body).toEqual({
    matching_investors: [],
    reruns_left: 2,
  });
  expect(await profileOf(investee)).toMatchObject({ match_reruns_used: 0 });
});

test.each([
  ["no key", undefined, "This field is required."],
  ["a blank key", "  ", "This field is required."],
  [
    "a key that is too long",
    "k".repeat(201),
    "Ensure this field has no more than 200 characters.",
  ],
])(
  "a re-run with %s returns 400 and does not count",
  async (_description, key, sentence) => {
    await newInvestors("One", "Two", "Three");
    const investee = await newInvestee();
    await findInvestors(server, investee);
    const response = await server.call(
      "GET",
      "/api/match_investors/?rerun=true",
      {
        token: investee.token,
        headers: key === undefined ? {} : { "Idempotency-Key": key },
      },
    );
    expect([response.status, response.body]).toEqual([
      400,
      { "Idempotency-Key": [sentence] },
    ]);
    expect(await profileOf(investee)).toMatchObject({ match_reruns_used: 0 });
  },
);

test("a re-run that lists the wrong matches returns 409 and changes nothing, and a re-run that lists the match to replace succeeds", {
  tags: ["4-matching-22"],
}, async () => {
  const investorNamed = await newInvestors("One", "Two", "Three", "Four");
  const investee = await newInvestee();
  await findInvestors(server, investee);
  const matchesBefore = await matchesOf(server, investee);
  const ids = matchesBefore.map(({ id }) => id);
  await decline(investorNamed("One"));
  const changed = await findInvestors(server, investee, "a", ids);
  expect([changed.status, changed.body]).toEqual([
    409,
    { error: textOf({ key: "rerun.changed" }) },
  ]);
  expect(await statusesOf(investee)).toEqual({
    One: "rejected",
    Two: "pending",
  });
  expect(await profileOf(investee)).toMatchObject({ match_reruns_used: 0 });
  const declined = matchesBefore.filter(
    (match) => match.investor.investor_name === "One",
  );
  const response = await findInvestors(
    server,
    investee,
    "b",
    declined.map(({ id }) => id),
  );
  expect([response.status, investorNamesOf(response)]).toEqual([
    200,
    ["Three"],
  ]);
  // A repeated key returns the same response, even when the call lists other matches.
  const repeated = await findInvestors(server, investee, "b", ids);
  expect([repeated.status, repeated.body]).toEqual([200, response.body]);
});

test("a re-run can list the matches that it replaces in any order", async () => {
  await newInvestors("One", "Two", "Three", "Four", "Five", "Six");
  const investee = await newInvestee();
  await findInvestors(server, investee);
  const ids = (await matchesOf(server, investee)).map(({ id }) => id);
  const first = await findInvestors(server, investee, "a", ids);
  expect([first.status, investorNamesOf(first)]).toEqual([
    200,
    ["Three", "Four"],
  ]);
  const newIds = (await matchesOf(server, investee)).map(({ id }) => id);
  const reversed = newIds.toReversed();
  const second = await findInvestors(server, investee, "b", reversed);
  expect([second.status, investorNamesOf(second)]).toEqual([
    200,
    ["Five", "Six"],
  ]);
});
