import { fromPromise, setup } from "xstate";

/** Where one match stands, from the first offer to the money. Generated: `npm run docs` writes it anew. */
export const matchStatusMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {},
  actions: {},
  guards: {},
  delays: {},
}).createMachine({
  id: "matchStatus",
  description: "Where one match stands, from the first offer to the money.",
  initial: "pending",
  states: {
    pending: {
      description: "The investor has been offered this investee and has not answered yet.",
      tags: "open",
      meta: {
        specification: [
          "§4 Match status",
          "§3 Match",
        ],
      },
      on: {
        "match.approved": {
          target: "approved",
          description: "The investor wants to go on; both sides are introduced.",
        },
        "match.rejected": {
          target: "rejected",
          description: "The investor says no.",
        },
        "match.replaced": {
          target: "closed",
          description: "A re-run of the investee offers another investor instead, when neither match was rejected.",
        },
        "match.closed": {
          target: "closed",
          description: "One of the two accounts was closed.",
        },
      },
    },
    approved: {
      description: "The investor wants to go on, and the deal is being prepared. The only status from which a match can become funded. A re-run leaves it alone.",
      tags: "open",
      meta: {
        specification: [
          "§4 Match status",
          "decisions: Matching",
        ],
      },
      on: {
        "match.rejected": {
          target: "rejected",
          description: "The investor changes their mind before the money.",
        },
        "match.funded": {
          target: "funded",
          description: "The operator records the money with `matches fund <id> <amount>`, an amount in US dollars above 0; nobody else can, and it cannot be undone.",
        },
        "match.closed": {
          target: "closed",
          description: "One of the two accounts was closed.",
        },
      },
    },
    rejected: {
      description: "The investor has said no, and may still change their mind. A re-run replaces it; until then it counts as one of the two matches.",
      tags: "open",
      meta: {
        specification: [
          "§4 Match status",
          "decisions: Matching",
        ],
      },
      on: {
        "match.approved": {
          target: "approved",
          description: "The investor changes their mind.",
        },
        "match.replaced": {
          target: "closed",
          description: "A re-run offers another investor instead.",
        },
        "match.closed": {
          target: "closed",
          description: "One of the two accounts was closed.",
        },
      },
    },
    funded: {
      description: "The money has arrived. Nothing changes any more.",
      type: "final",
      tags: "closed",
      meta: {
        specification: [
          "§4 Match status",
        ],
      },
    },
    closed: {
      description: "A re-run replaced this match, or one of the two accounts was closed. Nothing changes any more.",
      type: "final",
      tags: "closed",
      meta: {
        specification: [
          "§4 Matching",
          "decisions: Matching",
        ],
      },
    },
  },
});
