import { setup } from "xstate";
import type { MatchStatus } from "../../contract/enumerations.ts";

/**
 * The lifecycle of a match: pending, then approved or rejected by the investor, who may change the decision until the
 * operator records the funding or the match is closed. The server applies only changes that this chart allows, and the
 * browser offers only these.
 */
export const matchStatusMachine = setup({
  types: {
    events: {} as
      | { type: "match.approved" }
      | { type: "match.rejected" }
      | { type: "match.funded" }
      | { type: "match.replaced" }
      | { type: "match.closed" },
    /** While a match is `readable`, its investor can read the profile and the pitch deck of the investee. */
    tags: {} as "open" | "readable",
  },
}).createMachine({
  id: "matchStatus",
  description: "Follow one match from the proposal to the funding.",
  meta: {
    title: "Status of a match",
    who: "Investors, the operator",
    area: "funding",
  },
  initial: "pending",
  states: {
    pending: {
      description:
        "The match was proposed to the investor, who has not decided yet.",
      tags: ["open", "readable"],
      meta: { rules: ["4-match-review-01", "4-match-review-02"] },
      on: {
        "match.approved": {
          target: "approved",
          description: "Both sides are introduced to each other.",
        },
        "match.rejected": { target: "rejected" },
        "match.replaced": {
          target: "closed",
          description:
            "In a re-run, a pending match is replaced if it is overdue, or if none of the investee's current matches is rejected or overdue.",
        },
        "match.closed": { target: "closed" },
      },
    },
    approved: {
      description:
        "The deal is being prepared. Only an approved match can be funded, and a re-run does not replace it.",
      tags: ["open", "readable"],
      meta: { rules: ["4-match-review-02"] },
      on: {
        "match.rejected": {
          target: "rejected",
          description:
            "The investor withdraws the approval before the funding.",
        },
        "match.funded": {
          target: "funded",
          description:
            "The operator records the funding with `matches fund <id> <amount>`, in US dollars. It cannot be undone.",
        },
        "match.closed": { target: "closed" },
      },
    },
    rejected: {
      description:
        "The investor declined and may still change the decision. The match counts towards the limit until a re-run replaces it.",
      tags: "open",
      meta: { rules: ["4-match-review-01"] },
      on: {
        "match.approved": {
          target: "approved",
          description: "The investor changes the decision.",
        },
        "match.replaced": {
          target: "closed",
          description: "In a re-run, the investor is replaced by another one.",
        },
        "match.closed": { target: "closed" },
      },
    },
    funded: {
      description: "The funding has arrived. The status is final.",
      type: "final",
      tags: "readable",
    },
    closed: {
      description:
        "A re-run replaced the match, or the account of the investor or the investee was deleted. The status is final.",
      type: "final",
    },
  },
});

/** The status shown for a match: the stored one, or `closed` when the match has ended. */
export type ShownStatus = MatchStatus | "closed";

/** The fields of a match that determine its state. In the API, `replaced` marks a match that has ended. */
type MatchOnWire = { readonly status: MatchStatus; readonly replaced: boolean };

/** Returns whether a re-run or the deletion of an account ended a match. */
export function isEnded({ replaced }: Pick<MatchOnWire, "replaced">): boolean {
  return replaced;
}

export function shownStatus(match: MatchOnWire): ShownStatus {
  return isEnded(match) ? "closed" : match.status;
}

/** Returns the snapshot of the chart for a match. */
export function snapshotOf(match: MatchOnWire) {
  return matchSnapshot(shownStatus(match));
}

/** Returns the snapshot of the chart for a status. */
export function matchSnapshot(value: ShownStatus) {
  const snapshot =
    snapshots.get(value) ?? matchStatusMachine.resolveState({ value });
  snapshots.set(value, snapshot);
  return snapshot;
}

type Snapshot = ReturnType<typeof matchStatusMachine.resolveState>;
/** Snapshots by state, because the server needs one for each match of a list. */
const snapshots = new Map<ShownStatus, Snapshot>();
