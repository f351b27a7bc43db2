import { definePlan } from "xstate-toolkit";
import type { ResponseOf } from "../../../contract/calls/index.ts";
import type { Update } from "../../../contract/calls/matches.ts";
import { UPDATES_RETENTION } from "../../../contract/constants.ts";
import { liveUpdatesMachine } from "../../../machines/live-updates/chart.ts";
import { noResponse } from "../../support/call-failures.ts";

export const NOW = 1_800_000_000_000;

const updateId = (index: number) =>
  `00000000-0000-4000-8000-00000000000${index}`;

export const updateOf = (change: Partial<Update> = {}): Update => ({
  id: updateId(1),
  kind: "approved",
  match_id: "11",
  name: "Harmattan Fund",
  funded_ammount: "0.00",
  at: NOW - 1_000,
  ...change,
});

/** An update whose retention period is almost over. Data loaded after the update already includes its change. */
const oldUpdate = updateOf({
  id: updateId(0),
  kind: "pending",
  at: NOW - UPDATES_RETENTION + 600_000,
});
export const responseOf = (
  ...updates: readonly Update[]
): ResponseOf<"updates"> => ({ updates, now: NOW });
/** The updates of each response. */
export const updateLists: readonly (readonly Update[])[] = [
  [oldUpdate],
  [oldUpdate, updateOf()],
  [updateOf({ id: updateId(2), kind: "rejected" })],
];
const responses = updateLists.map((updates) => responseOf(...updates));

export const events = {
  "member.loggedIn": [
    { email: "ama@firm.example.org", userType: "investee", jitter: 0.5 },
    { email: "backer@fund.example.org", userType: "investor", jitter: 0 },
  ],
  "page.idle": [],
  "stream.updated": responses.map((response) => ({ response })),
  "stream.closed": [{ jitter: 1 }],
  "updates.received": [],
  "notice.dismissed": [1, 2].map((index) => ({ id: updateId(index) })),
  "xstate.error.actor.openStream": [{ error: new Error("no stream") }],
  "xstate.done.actor.fetchUpdates": responses.map((output) => ({ output })),
  "xstate.error.actor.fetchUpdates": [{ error: noResponse }],
};

export const liveUpdatesPlan = definePlan(liveUpdatesMachine, {
  input: undefined,
  contextKey: ({ snapshot: { value, context } }) => [
    value,
    context.email,
    context.receivedIds?.toSorted() ?? null,
    context.notices.map(({ id }) => id),
    Math.min(context.failures, 2),
  ],
  events,
});
