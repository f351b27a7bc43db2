import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Match } from "../../../contract/calls/matches.ts";
import { DECLINE_REASONS } from "../../../contract/enumerations.ts";
import { textOf } from "../../../contract/messages/index.ts";
import { matches, updates } from "../../../server/database/schema.ts";
import { closeMatchesOf } from "../../../server/matches/lifecycle.ts";
import { latestEmail } from "../../support/mailbox.ts";
import {
  addMatch,
  findInvestors,
  firstMatchId,
  giveReason,
  mailDecisionsNow,
  matchesOf,
  review,
} from "../../support/match-calls.ts";
import {
  addInvestee,
  addInvestor,
  addInvestors,
  type TestMember,
} from "../../support/members.ts";
import { operatorOf } from "../../support/operator.ts";
import { serverForTests } from "../../support/server.ts";

const server = serverForTests({ env: { LIMITS: "off" }, isEmptied: true });

const reasonsOf = async (member: TestMember) =>
  (await matchesOf(server, member)).map((match) => match.decline_reason);
/** Adds a match that its investor has declined. */
const declinedMatch = (members: Parameters<typeof addMatch>[1] = {}) =>
  addMatch(server, { ...members, status: "rejected" });

test("an investor gives a reason for a decline, changes and removes it; the investee and the operator see it immediately", {
  tags: ["7-decline-reason-61", "6-decline-reason-67"],
}, async () => {
  const { database } = server.context;
  const investorNamed = await addInvestors(server.context, "One", "Two");
  const [investor, other] = [investorNamed("One"), investorNamed("Two")];
  const { investee, matchId } = await declinedMatch({ investor });
  for (const reason of [...DECLINE_REASONS, null]) {
    const { status, body } = await giveReason(
      server,
      investor,
      matchId,
      reason,
    );
    expect([status, (body as Match).decline_reason]).toEqual([200, reason]);
    expect(await reasonsOf(investee)).toEqual([null, reason]);
    expect(await reasonsOf(other)).toEqual([null]);
  }
  await giveReason(server, investor, matchId, "country");
  const shown = await operatorOf(server).run("matches", "show", matchId);
  expect(shown.output).toContain("country");
  // An update replaces the previous one.
  const isChange = and(
    eq(updates.kind, "changed"),
    eq(updates.accountId, investee.id),
  );
  expect(await database.$count(updates, isChange)).toBe(1);
});

test("a reason that is not in the list is refused, and so is one of anyone else, or for a match that is not declined", {
  tags: ["7-decline-reason-61"],
}, async () => {
  const { investor, investee, matchId } = await declinedMatch();
  for (const reason of ["other", "", 1, undefined])
    expect(await giveReason(server, investor, matchId, reason)).toMatchObject({
      status: 400,
      body: { reason: [expect.any(String)] },
    });
  const stranger = await addInvestor(server.context);
  for (const member of [investee, stranger])
    expect((await giveReason(server, member, matchId, "country")).status).toBe(
      404,
    );
  await review(server, investor, matchId, "approved");
  expect(await giveReason(server, investor, matchId, "country")).toMatchObject({
    status: 409,
    body: { error: textOf({ key: "decline.refused" }) },
  });
});

test("an approval, a re-run and a closure remove the reason", {
  tags: ["4-decline-reason-62"],
}, async () => {
  const { database, clock } = server.context;
  const storedReason = async (matchId: string) => {
    const [match] = await database
      .select({ reason: matches.declineReason })
      .from(matches)
      .where(eq(matches.id, matchId));
    return match?.reason;
  };
  const investorNamed = await addInvestors(server.context, "One", "Two");
  const investor = investorNamed("One");
  const { investee, matchId } = await declinedMatch({ investor });
  const endings = [
    () => review(server, investor, matchId, "approved"),
    () => findInvestors(server, investee, "a"),
  ];
  for (const end of endings) {
    await review(server, investor, matchId, "rejected");
    await giveReason(server, investor, matchId, "too_early");
    expect(await storedReason(matchId)).toBe("too_early");
    await addInvestor(server.context);
    await end();
    expect(await storedReason(matchId)).toBeNull();
  }
  expect(
    (await giveReason(server, investor, matchId, "too_early")).status,
  ).toBe(409);
  const second = await firstMatchId(server, investorNamed("Two"));
  await review(server, investorNamed("Two"), second, "rejected");
  await giveReason(server, investorNamed("Two"), second, "too_late");
  await closeMatchesOf(database, investee.id, new Date(clock.now()));
  expect(await storedReason(second)).toBeNull();
});

test("the email about a decline contains the reason only if it was given before", {
  tags: ["2-decline-reason-65"],
}, async () => {
  const { investor, investee, matchId } = await declinedMatch();
  await giveReason(server, investor, matchId, "documents_missing");
  const other = await declinedMatch();
  await mailDecisionsNow(server);
  await giveReason(server, other.investor, other.matchId, "country");
  const [mail, mailWithout] = await Promise.all(
    [investee, other.investee].map(({ email }) => latestEmail(server, email)),
  );
  expect(mail?.text).toContain(
    "Their reason: documents that they need are missing.",
  );
  expect(mailWithout?.kind).toBe("declined");
  expect(mailWithout?.text).not.toContain("Their reason");
});

test("a reason that contradicts the investor's own criteria names the criterion, to the investor only", {
  tags: ["2-decline-reason-66"],
}, async () => {
  const { investor, investee, matchId } = await declinedMatch({
    investee: await addInvestee(server.context, {
      profile: { location: "Ghana" },
    }),
  });
  const fits = async (reason: string) =>
    ((await giveReason(server, investor, matchId, reason)).body as Match)
      .decline_fits;
  expect(await fits("outside_sectors")).toBe("sector");
  expect(await fits("too_late")).toBe("stage");
  expect(await fits("ticket_too_small")).toBe("ticket");
  expect(await fits("country")).toBeUndefined();
  expect(await fits("no_capacity")).toBeUndefined();
  await giveReason(server, investor, matchId, "too_early");
  expect((await matchesOf(server, investee))[0]).not.toHaveProperty(
    "decline_fits",
  );
});
