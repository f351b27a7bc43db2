import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { MAX_MATCHES, MAX_RERUNS } from "../../../contract/constants.ts";
import { accounts } from "../../../server/database/schema.ts";
import {
  findInvestors,
  matchesOf,
  namesOf,
  review,
} from "../../support/match-calls.ts";
import { addInvestee, addInvestor } from "../../support/members.ts";
import { startServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { LIMITS: "off" } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.context.database.delete(accounts);
});

/** The actions of both sides, in any order. `which` selects the first or the second match. */
const step = fc.oneof(
  fc.constant({ type: "submit" } as const),
  fc.record({ type: fc.constant("rerun" as const), key: fc.nat({ max: 4 }) }),
  fc.record({
    type: fc.constantFrom("approved" as const, "rejected" as const),
    which: fc.nat({ max: 1 }),
  }),
);

test("after any sequence of actions by both sides, no investor is offered twice, and there are never more than 2 matches or 2 re-runs", async () => {
  const reached = { reruns: 0, declined: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 14 }),
      async (steps) => {
        await server.context.database.delete(accounts);
        const backers = new Map<string, { token: string }>();
        for (let made = 1; made <= 9; made += 1) {
          const businessName = `Investor ${made}`;
          const profile = { businessName };
          backers.set(
            businessName,
            await addInvestor(server.context, { profile }),
          );
        }
        const seeker = await addInvestee(server.context);
        const offered: string[] = [];
        const keys = new Map<number, readonly string[]>();
        for (const taken of steps) {
          if (taken.type === "submit") {
            const response = await findInvestors(server, seeker);
            expect([200, 409]).toContain(response.status);
            if (response.status === 200) offered.push(...namesOf(response));
          } else if (taken.type === "rerun") {
            const response = await findInvestors(
              server,
              seeker,
              `key ${taken.key}`,
            );
            expect([200, 409]).toContain(response.status);
            const former = keys.get(taken.key);
            if (former) expect(namesOf(response)).toEqual(former);
            else if (response.status === 200 && namesOf(response).length > 0) {
              keys.set(taken.key, namesOf(response));
              offered.push(...namesOf(response));
              reached.reruns += 1;
            }
          } else {
            const match = (await matchesOf(server, seeker))[taken.which];
            const backer = backers.get(match?.investor.investor_name ?? "");
            if (match && backer) {
              await review(server, backer, match.id, taken.type);
              if (taken.type === "rejected") reached.declined += 1;
            }
          }
          expect(new Set(offered).size).toBe(offered.length);
          const held = await matchesOf(server, seeker);
          expect(held.length).toBeLessThanOrEqual(MAX_MATCHES);
          expect(keys.size).toBeLessThanOrEqual(MAX_RERUNS);
        }
      },
    ),
    { numRuns: 25, seed: 13 },
  );
  // Guards against sequences that never reach the interesting cases.
  expect(Math.min(...Object.values(reached))).toBeGreaterThan(5);
});
