import { SECTORS } from "../../../contract/profile/options.ts";
import {
  accounts,
  matches,
  profiles,
} from "../../../server/database/schema.ts";
import type { Site } from "./site.ts";

const STATUSES = ["pending", "approved", "rejected", "funded"] as const;
let created = 0;

/**
 * Adds businesses that are matched with an investor; the first match is the newest. "Business 1" needs $1,000,
 * "Business 2" needs $2,000 and so on. Sectors and statuses are assigned in turn.
 */
export async function addManyMatches(
  site: Site,
  investorId: number,
  count: number,
): Promise<void> {
  const { database } = site;
  const now = Date.now();
  const at = new Date(now);
  const indexes = Array.from({ length: count }, (_, index) => index);
  const businesses = await database
    .insert(accounts)
    .values(
      indexes.map(() => {
        created += 1;
        return {
          email: `business-${created}@example.org`,
          passwordHash: "unused",
          userType: "investee" as const,
          createdAt: at,
          verifiedAt: at,
        };
      }),
    )
    .returning({ id: accounts.id });
  await database.insert(profiles).values(
    businesses.map(({ id }, index) => ({
      accountId: id,
      businessName: `Business ${index + 1}`,
      businessType: "Cooperative" as const,
      description: "A generated business.",
      location: "Kenya" as const,
      sectorType: SECTORS[index % SECTORS.length] ?? "Other",
      businessStage: "Seed" as const,
      capitalNeeded: `${(index + 1) * 1_000}.00`,
      createdAt: at,
      updatedAt: at,
    })),
  );
  await database.insert(matches).values(
    businesses.map(({ id }, index) => ({
      investeeId: id,
      investorId,
      status: STATUSES[index % STATUSES.length] ?? "pending",
      score: 70,
      reasons: { investee: [], investor: [] },
      createdAt: new Date(now - index * 1_000),
      updatedAt: at,
    })),
  );
}
