import { SECTORS } from "../../../contract/enumerations.ts";
import {
  accounts,
  matches,
  profiles,
} from "../../../server/database/schema.ts";
import type { Site } from "./site.ts";

const STATUSES = ["pending", "approved", "rejected", "funded"] as const;
let made = 0;

/**
 * Inserts matches for an investor, newest first: "Business 1" asks for $1,000, "Business 2" for $2,000 and so on, with
 * alternating sectors and statuses.
 */
export async function addManyMatches(
  site: Site,
  investorId: number,
  count: number,
): Promise<void> {
  const { database } = site;
  const now = Date.now();
  const at = new Date(now);
  const places = Array.from({ length: count }, (_, place) => place);
  const businesses = await database
    .insert(accounts)
    .values(
      places.map(() => {
        made += 1;
        return {
          email: `of-many-${made}@example.org`,
          passwordHash: "of a test",
          userType: "investee" as const,
          createdAt: at,
          verifiedAt: at,
        };
      }),
    )
    .returning({ id: accounts.id });
  await database.insert(profiles).values(
    businesses.map(({ id }, place) => ({
      accountId: id,
      businessName: `Business ${place + 1}`,
      businessType: "Cooperative" as const,
      description: "One of many.",
      location: "Kenya" as const,
      sectorType: SECTORS[place % SECTORS.length] ?? "Other",
      businessStage: "Seed" as const,
      capitalNeeded: `${(place + 1) * 1_000}.00`,
      createdAt: at,
      updatedAt: at,
    })),
  );
  await database.insert(matches).values(
    businesses.map(({ id }, place) => ({
      investeeId: id,
      investorId,
      status: STATUSES[place % STATUSES.length] ?? "pending",
      score: 70,
      reasons: { investee: [], investor: [] },
      createdAt: new Date(now - place * 1_000),
      updatedAt: at,
    })),
  );
}
