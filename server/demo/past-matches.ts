import type { MatchStatus } from "../../contract/enumerations.ts";

/** A match that the demo investor already has, so that its dashboard shows every stage. */
export type PastMatch = {
  /** The name of a demo investee. */
  readonly investee: string;
  /** Every status with its age in days, oldest first. */
  readonly history: readonly { status: MatchStatus; daysAgo: number }[];
  /** US dollars. */
  readonly funded: number;
};

export const pastMatches: readonly PastMatch[] = [
  {
    investee: "Jua Kila Siku Power",
    history: [
      { status: "pending", daysAgo: 96 },
      { status: "approved", daysAgo: 90 },
      { status: "funded", daysAgo: 31 },
    ],
    funded: 180_000,
  },
  {
    investee: "Nyota Millet Kitchen",
    history: [
      { status: "pending", daysAgo: 20 },
      { status: "approved", daysAgo: 12 },
    ],
    funded: 0,
  },
  {
    investee: "Ndar Peanut Press",
    history: [
      { status: "pending", daysAgo: 15 },
      { status: "rejected", daysAgo: 9 },
    ],
    funded: 0,
  },
  {
    investee: "Adom Cold Rooms",
    history: [{ status: "pending", daysAgo: 2 }],
    funded: 0,
  },
];
