import { assign, setup } from "xstate";
import type { Match } from "../../contract/calls/matches.ts";
import type { DeclineReason } from "../../contract/enumerations.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { shownStatus } from "../match-status/chart.ts";
import { eventOf, failureOf, hasStatus } from "../shared/actor-events.ts";
import { apiActor, effect } from "../shared/actor-stub.ts";
import { explanation } from "../shared/call-notice.ts";

type DeclineReasonContext = {
  readonly id: string;
  /** The reason that was sent last; null for a removal, and before the first request. */
  readonly chosen: DeclineReason | null;
  /** States that the reason could not be saved. */
  readonly problem: Message | null;
};
type DeclineReasonEvent =
  /** Tell them why, or Change the reason. */
  | { type: "reasons.opened" }
  | { type: "reasons.closed" }
  /** Null removes the reason. */
  | { type: "reason.chosen"; reason: DeclineReason | null };

/** Why an investor has declined a match: optional, and sent with one press. The reason itself is stored in the list. */
export const declineReasonMachine = setup({
  types: {
    context: {} as DeclineReasonContext,
    events: {} as DeclineReasonEvent,
    input: {} as Pick<DeclineReasonContext, "id">,
    tags: {} as "choosing" | "busy",
  },
  actors: { saveReason: apiActor("matchReason") },
  guards: { isRefused: hasStatus(404, 409) },
  actions: {
    setChosen: assign({
      chosen: ({ event }) => eventOf(event, "reason.chosen").reason,
      problem: null,
    }),
    clearProblem: assign({ problem: null }),
    setProblem: assign({
      problem: ({ event }) =>
        explanation(failureOf(event), [409, 429]) ?? message("decline.failed"),
    }),
    /** Puts the match of the response into the list. */
    updateList: effect(),
    /** Reads the list again, because the match has changed. */
    reloadList: effect(),
    /** Focuses the group of reasons, or the button that opens it. */
    focusFirst: effect(),
  },
}).createMachine({
  id: "declineReason",
  description: "Give a declined business the reason.",
  meta: { title: "Reason for a decline", who: "Investors", area: "funding" },
  context: ({ input }) => ({ ...input, chosen: null, problem: null }),
  initial: "closed",
  states: {
    closed: {
      description:
        "The row offers to give a reason, or shows the one that was given.",
      on: {
        "reasons.opened": {
          target: "choosing",
          actions: "focusFirst",
          meta: { rules: ["2-decline-reason-64"] },
        },
      },
    },
    choosing: {
      description: "The reasons are shown. Each is a button that sends it.",
      tags: "choosing",
      on: {
        "reason.chosen": {
          target: "saving",
          actions: "setChosen",
          meta: { rules: ["7-decline-reason-61"] },
        },
        "reasons.closed": {
          target: "closed",
          actions: ["clearProblem", "focusFirst"],
        },
      },
    },
    saving: {
      description:
        "The reason is being saved. The row still shows the previous one.",
      tags: ["choosing", "busy"],
      invoke: {
        id: "saveReason",
        src: "saveReason",
        input: reasonRequest,
        onDone: {
          target: "closed",
          actions: ["updateList", "focusFirst"],
        },
        onError: [
          {
            guard: "isRefused",
            target: "choosing",
            actions: ["setProblem", "reloadList"],
            description:
              "The match is no longer declined, or no longer in the list.",
          },
          { target: "choosing", actions: "setProblem" },
        ],
      },
    },
  },
});

function reasonRequest({ context }: { context: DeclineReasonContext }) {
  return { id: context.id, reason: context.chosen };
}

/** The field of the investor's profile behind each criterion that a reason can contradict. */
const FIELDS = {
  sector: "sectors_of_interest",
  ticket: "investment_target",
  stage: "business_stages_investor",
  country: "location",
} as const satisfies Record<NonNullable<Match["decline_fits"]>, string>;

/** Returns what the row shows about the reason for a decline; null unless the match is declined. */
export function declineOf(match: Match) {
  if (shownStatus(match) !== "rejected") return null;
  const criterion = match.decline_fits;
  return {
    reason: match.decline_reason,
    name: match.investee.investee_name,
    /** The criterion of the investor that the reason contradicts, and its field in the profile. */
    fits: criterion ? { criterion, field: FIELDS[criterion] } : null,
  };
}
