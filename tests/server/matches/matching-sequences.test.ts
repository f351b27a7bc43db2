import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_MATCHES, MAX_RERUNS } from "../../../contract/constants.ts";
import { accounts } from "../../../server/database/schema.ts";
import {
  findInvestors,
  investorNamesOf,
  matchesOf,
  review,
} from "../../support/match-calls.ts";
import { addInvestee, addInvestor } from "../../support/members.ts";
import { serverForTests } from "../../support/server.ts";

const server = serverForTests({ env: { LIMITS: "off" }, isEmptied: true });

/** An action by either side. `matchIndex` selects the first or the second match. */
const anyAction = fc.oneof(
  fc.constant({ type: "submit" } as const),
  fc.record({ type: fc.constant("rerun" as const), key: fc.nat({ max: 4 }) }),
  fc.record({
    type: fc.constantFrom("approved" as const, "rejected" as const),
    matchIndex: fc.nat({ max: 1 }),
  }),
);

test("after any sequence of actions by both sides, the investee is never offered the same investor twice, and there are never more than 2 matches or 2 re-runs", async () => {
  const counts = { reruns: 0, declined: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyAction, { minLength: 4, maxLength: 14 }),
      async (actions) => {
        await server.context.database.delete(accounts);
        const investors = new Map<string, { token: string }>();
        for (let number = 1; number <= 9; number += 1) {
          const businessName = `Investor ${number}`;
          const profile = { businessName };
          investors.set(
            businessName,
            await addInvestor(server.context, { profile }),
          );
        }
        const investee = await addInvestee(server.context);
        const offered: string[] = [];
        const offersByKey = new Map<number, readonly string[]>();
        for (const action of actions) {
          if (action.type === "submit") {
            const response = await findInvestors(server, investee);
            expect([200, 409]).toContain(response.status);
            if (response.status === 200)
              offered.push(...investorNamesOf(response));
          } else if (action.type === "rerun") {
            const response = await findInvestors(
              server,
              investee,
              `key ${action.key}`,
            );
            expect([200, 409]).toContain(response.status);
            const previous = offersByKey.get(action.key);
            if (previous) expect(investorNamesOf(response)).toEqual(previous);
            else if (
              response.status === 200 &&
              investorNamesOf(response).length > 0
            ) {
              offersByKey.set(action.key, investorNamesOf(response));
              offered.push(...investorNamesOf(response));
              counts.reruns += 1;
            }
          } else {
            const match = (await matchesOf(server, investee))[
              action.matchIndex
            ];
            const investor = investors.get(match?.investor.investor_name ?? "");
            if (match && investor) {
              const { status } = await review(
                server,
                investor,
                match.id,
                action.type,
              );
              expect([200, 409]).toContain(status);
              if (status === 200 && action.type === "rejected")
                counts.declined += 1;
            }
          }
          expect(new Set(offered).size).toBe(offered.length);
          const current = await matchesOf(server, investee);
          expect(current.length).toBeLessThanOrEqual(MAX_MATCHES);
          expect(offersByKey.size).toBeLessThanOrEqual(MAX_RERUNS);
        }
      },
    ),
    { numRuns: 25, seed: 13 },
  );
  // Guards against sequences that never reach a re-run or a rejection.
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(5);
});
