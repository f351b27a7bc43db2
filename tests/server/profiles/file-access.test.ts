import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Match } from "../../../contract/calls/matches.ts";
import type {
  MatchedProfile,
  Profile,
} from "../../../contract/profile/wire.ts";
import { accounts, matches } from "../../../server/database/schema.ts";
import { closeMatchesOf } from "../../../server/matches/lifecycle.ts";
import {
  findInvestors,
  firstMatchId,
  matchesOf,
  review,
} from "../../support/match-calls.ts";
import {
  addInvestee,
  addInvestor,
  type TestMember,
} from "../../support/members.ts";
import {
  formOf,
  sampleFields,
  sampleValues,
  validParts,
} from "../../support/profiles.ts";
import * as sample from "../../support/sample-files.ts";
import { serverForTests } from "../../support/server.ts";

const server = serverForTests({ env: { LIMITS: "off" } });
let owner: TestMember;
let investor: TestMember;
let matchId: string;
/** The ids of the owner's files, by kind. */
let ids: { avatar: string; deck: string; scale: string; records: string };
beforeEach(async () => {
  await server.context.database.delete(accounts);
  investor = await addInvestor(server.context);
  owner = await addInvestee(server.context, { profile: null });
  ids = await uploadFiles(owner.token);
  await findInvestors(server, owner);
  matchId = await firstMatchId(server, owner);
});

async function uploadFiles(token: string) {
  await server.call("POST", "/api/profile/", {
    token,
    raw: formOf(validParts("investee"), {
      avatar: { content: sample.png, name: "a.png" },
      ability_to_scale_file: { content: sample.pdf(), name: "b.pdf" },
      financial_records_file: { content: sample.pdf(), name: "c.pdf" },
    }),
  });
  await server.call("POST", "/api/pitch-deck/", {
    token,
    raw: formOf({}, { pitch_deck: { content: sample.pdf(), name: "d.pdf" } }),
  });
  const { body } = await server.call("GET", "/api/profile/", { token });
  const profile = body as Profile;
  return {
    avatar: profile.avatar?.id ?? "",
    deck: profile.pitch_deck[0]?.id ?? "",
    scale: profile.ability_to_scale_file?.id ?? "",
    records: profile.financial_records_file?.id ?? "",
  };
}

/** Returns the kinds of the files that a member can fetch. Asserts that requests for the other files return 404. */
async function readableKinds(member: TestMember): Promise<string[]> {
  const kinds: string[] = [];
  for (const [kind, id] of Object.entries(ids)) {
    const response = await server.call("GET", `/api/files/${id}/`, {
      token: member.token,
    });
    if (response.status === 200) kinds.push(kind);
    else
      expect([response.status, response.body]).toEqual([
        404,
        { detail: "Not found." },
      ]);
  }
  return kinds;
}
const readMatchedProfile = (member: TestMember, id = matchId) =>
  server.call("GET", `/api/matches/${id}/profile/`, { token: member.token });

const ALL = ["avatar", "deck", "scale", "records"];

test("the owner can read every file, members of both roles without a match can read none, and a request without a session returns 401", async () => {
  expect(await readableKinds(owner)).toEqual(ALL);
  expect(await readableKinds(await addInvestor(server.context))).toEqual([]);
  expect(await readableKinds(await addInvestee(server.context))).toEqual([]);
  const response = await server.call("GET", `/api/files/${ids.deck}/`);
  expect(response.status).toBe(401);
});

test("a token in the URL does not grant access to a file", async () => {
  for (const query of [
    `token=${owner.token}`,
    `Authorization=Token%20${owner.token}`,
  ])
    expect(
      (await server.call("GET", `/api/files/${ids.deck}/?${query}`)).status,
    ).toBe(401);
});

test("an investor can read the business's picture and decks while the match is pending, and its financial files after an approval", async () => {
  expect(await readableKinds(investor)).toEqual(["avatar", "deck"]);
  await review(server, investor, matchId, "approved");
  expect(await readableKinds(investor)).toEqual(ALL);
  await server.context.database
    .update(matches)
    .set({ status: "funded" })
    .where(eq(matches.id, matchId));
  expect(await readableKinds(investor)).toEqual(ALL);
});

test("file access ends on rejection and is restored when the decision is reversed", async () => {
  await review(server, investor, matchId, "rejected");
  expect(await readableKinds(investor)).toEqual([]);
  await review(server, investor, matchId, "approved");
  expect(await readableKinds(investor)).toEqual(ALL);
  await review(server, investor, matchId, "rejected");
  expect(await readableKinds(investor)).toEqual([]);
});

test("file access ends when the match is replaced", async () => {
  // A re-run requires two matches, so one of these three investors gets the second match. In the re-run, the remaining
  // two investors replace the investors in both matches.
  for (const _ of [1, 2, 3]) await addInvestor(server.context);
  await findInvestors(server, owner);
  await findInvestors(server, owner, "key");
  expect(await readableKinds(investor)).toEqual([]);
  expect((await readMatchedProfile(investor)).status).toBe(404);
});

test("file access ends when the match is closed", async () => {
  await review(server, investor, matchId, "approved");
  await closeMatchesOf(
    server.context.database,
    investor.id,
    new Date(server.clock.now()),
  );
  expect(await readableKinds(investor)).toEqual([]);
  expect((await readMatchedProfile(investor)).status).toBe(404);
});

const PITCH_LINK = "https://pitch.example.org/nakuru";
/** Returns the pitch link of the match in a member's list, and whether the list contains reasons for the match. */
async function detailsSeenBy(member: TestMember) {
  const listed = await matchesOf(server, member);
  return listed.filter(({ id }) => id === matchId).map(detailsOf)[0];
}
const detailsOf = ({ investee, reasons }: Match) => ({
  link: investee.pitch_link,
  hasReasons: reasons.length > 0,
});
const DETAILS = { link: PITCH_LINK, hasReasons: true };
const NO_DETAILS = { link: "", hasReasons: false };

test("the investor sees the pitch link and the reasons of a match unless the match is rejected or replaced, and the investee sees them after every decision", {
  tags: ["6-match-review-01"],
}, async () => {
  expect(await detailsSeenBy(investor)).toEqual(DETAILS);
  for (const [status, details] of [
    ["rejected", NO_DETAILS],
    ["approved", DETAILS],
    ["rejected", NO_DETAILS],
  ] as const) {
    const { body } = await review(server, investor, matchId, status);
    expect(detailsOf(body as Match)).toEqual(details);
    expect(await detailsSeenBy(investor)).toEqual(details);
    expect(await detailsSeenBy(owner)).toEqual(DETAILS);
  }
  // A replaced match that stays in the investor's list has none of these details either.
  for (const _ of [1, 2, 3]) await addInvestor(server.context);
  await findInvestors(server, owner);
  await findInvestors(server, owner, "key");
  // The server never approves a replaced match. The test sets the status to approved, so that the details are hidden
  // only because the match was replaced.
  await server.context.database
    .update(matches)
    .set({ status: "approved" })
    .where(eq(matches.id, matchId));
  expect(await matchesOf(server, investor)).toMatchObject([
    { id: matchId, status: "approved", replaced: true },
  ]);
  expect(await detailsSeenBy(investor)).toEqual(NO_DETAILS);
});

test("the investor no longer sees the pitch link and the reasons of a closed match, and still sees those of a funded match", {
  tags: ["6-match-review-01"],
}, async () => {
  await review(server, investor, matchId, "approved");
  const updateMatches = (change: Partial<typeof matches.$inferInsert>) =>
    server.context.database.update(matches).set(change);
  await updateMatches({ status: "funded" });
  expect(await detailsSeenBy(investor)).toEqual(DETAILS);
  await updateMatches({ status: "approved" });
  await closeMatchesOf(
    server.context.database,
    owner.id,
    new Date(server.clock.now()),
  );
  expect(await detailsSeenBy(investor)).toEqual(NO_DETAILS);
});

test("an investee cannot read the files of a matched investor", async () => {
  const { token } = investor;
  await server.call("PUT", "/api/profile/", {
    token,
    raw: formOf({}, { avatar: { content: sample.png, name: "a.png" } }),
  });
  const { body } = await server.call("GET", "/api/profile/", { token });
  await review(server, investor, matchId, "approved");
  const path = `/api/files/${(body as Profile).avatar?.id}/`;
  expect((await server.call("GET", path, { token })).status).toBe(200);
  expect((await server.call("GET", path, { token: owner.token })).status).toBe(
    404,
  );
});

test.each([
  ["1"],
  ["not-an-id"],
  [crypto.randomUUID()],
  ["%00"],
  ["..%2f..%2fetc%2fpasswd"],
])("the unknown or malformed file id %s returns 404", async (id) => {
  const response = await server.call("GET", `/api/files/${id}/`, {
    token: owner.token,
  });
  expect([response.status, response.body]).toEqual([
    404,
    { detail: "Not found." },
  ]);
});

test("a matched investor can read the investee's profile, but not the email address, not the financial files before an approval, and nothing after a rejection", async () => {
  const pending = await readMatchedProfile(investor);
  expect(pending.status).toBe(200);
  expect(pending.text).not.toContain(owner.email);
  expect(pending.body).toMatchObject({
    ...sampleValues(sampleFields("investee")),
    avatar: { id: ids.avatar },
    pitch_deck: [{ id: ids.deck, name: "d.pdf" }],
    ability_to_scale_file: null,
    financial_records_file: null,
  });
  await review(server, investor, matchId, "approved");
  const approved = (await readMatchedProfile(investor)).body as MatchedProfile;
  expect(approved.financial_records_file?.id).toBe(ids.records);
  expect(approved.ability_to_scale_file?.id).toBe(ids.scale);
  await review(server, investor, matchId, "rejected");
  expect((await readMatchedProfile(investor)).status).toBe(404);
});

test("only the investor of a match can read its investee's profile, unknown match ids return 404, and a request without a session returns 401", async () => {
  const otherInvestor = await addInvestor(server.context);
  expect((await readMatchedProfile(otherInvestor)).status).toBe(404);
  expect((await readMatchedProfile(owner)).status).toBe(404);
  expect((await readMatchedProfile(investor, crypto.randomUUID())).status).toBe(
    404,
  );
  expect((await readMatchedProfile(investor, "1")).status).toBe(404);
  expect(
    (await server.call("GET", `/api/matches/${matchId}/profile/`)).status,
  ).toBe(401);
});
