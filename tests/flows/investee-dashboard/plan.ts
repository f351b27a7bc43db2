import { definePlan } from "xstate-toolkit";
import { investeeDashboardMachine } from "../../../machines/investee-dashboard/chart.ts";
import {
  httpError,
  noResponse,
  noResponseButStored,
} from "../../support/call-failures.ts";
import {
  approvedMatch,
  completeProfile,
  matchOf,
  otherMatch,
  pendingMatch,
} from "../match-cases.ts";

const thirdMatch = matchOf({ id: "13", match_score: 50 });

const lists = [
  { output: [pendingMatch, otherMatch, thirdMatch] },
  { output: [approvedMatch] },
  { output: [] },
];

/** The profile after the member has changed it in another tab. */
export const changedProfile = {
  ...completeProfile,
  business_name: "Naivasha Dryers",
};

export const refresh = { type: "refresh.requested" } as const;

const account = {
  email: "ama@firm.example.org",
  user_type: "investee",
  business_name: "Nakuru Dryers",
} as const;

export const events = {
  "load.retried": [{}],
  "refresh.requested": [{}],
  "page.resumed": [{}],
  "list.stale": [{}],
  "match.chosen": [{ id: otherMatch.id }, { id: pendingMatch.id }],
  "xstate.done.actor.fetchProfile": [{ output: completeProfile }],
  "xstate.error.actor.fetchProfile": [
    { error: httpError(404, { detail: "Not found." }) },
    { error: httpError(500) },
    { error: noResponse },
    { error: noResponseButStored(completeProfile) },
  ],
  "xstate.done.actor.reloadProfile": [{ output: changedProfile }],
  "xstate.error.actor.reloadProfile": [{ error: noResponse }],
  "xstate.done.actor.fetchUser": [{ output: account }],
  "xstate.error.actor.fetchUser": [{ error: noResponse }],
  "xstate.done.actor.fetchUserWithoutProfile": [
    { output: { ...account, business_name: null } },
  ],
  "xstate.error.actor.fetchUserWithoutProfile": [{ error: noResponse }],
  "xstate.done.actor.loadMatches": lists,
  "xstate.error.actor.loadMatches": [
    { error: httpError(500) },
    { error: noResponse },
    ...lists.map(({ output }) => ({ error: noResponseButStored(output) })),
  ],
  "xstate.done.actor.refreshMatches": lists,
  "xstate.error.actor.refreshMatches": [
    { error: noResponse },
    { error: noResponseButStored([]) },
  ],
};

/** Plan for the investee dashboard chart. */
export const investeeDashboardPlan = definePlan(investeeDashboardMachine, {
  contextKey: ({ snapshot: { value, context } }) => [
    value,
    context.matches.length,
    context.chosenId,
    context.slow,
    context.notice,
    context.profileNotice === null,
    context.businessName,
  ],
  events,
});
