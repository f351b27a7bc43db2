import { fromPromise, setup } from "xstate";
import { homeOf } from "../contract/pages.ts";
import { outputOf } from "./actor-events.ts";
import { notProvided } from "./actor-stub.ts";

type AccessAnswer = { readonly allowed: boolean };
type AccessInput = {
  /** The role that the browser holds: it decides which home is this person's own. */
  readonly userType: string | null;
};
type AccessContext = {
  /** The path of the person's own home. */
  readonly home: string;
};

/**
 * Whether this person may see the page behind /investee-match-test (§4 Access check, §7, §8): the server says, and
 * anything but a clear yes leads to their home.
 */
export const accessCheckMachine = setup({
  types: {
    context: {} as AccessContext,
    input: {} as AccessInput,
    tags: {} as "busy" | "allowed",
  },
  actors: {
    checkAccess: fromPromise<AccessAnswer, void>(notProvided),
  },
  guards: {
    isAllowed: ({ event }) =>
      outputOf<AccessAnswer | undefined>(event)?.allowed === true,
  },
  actions: {
    /** Effect, given by the browser. */
    goHome: () => {},
  },
}).createMachine({
  id: "accessCheck",
  description: "Ask the server whether this person may see a page.",
  context: ({ input }) => ({ home: homeOf(input.userType) }),
  initial: "asking",
  states: {
    asking: {
      description: "The server is asked; nothing of the page shows yet.",
      tags: "busy",
      meta: {
        specification: ["§7 GET /api/check-access/investee-match-test"],
      },
      invoke: {
        id: "checkAccess",
        src: "checkAccess",
        onDone: [
          {
            guard: "isAllowed",
            target: "allowed",
            description: "`allowed` is true.",
          },
          { target: "leftForHome", description: "It is not." },
        ],
        onError: {
          target: "leftForHome",
          description: "Refused, failed or without an answer: no yes.",
        },
      },
    },
    allowed: {
      description: "The page shows: Get Matched.",
      tags: "allowed",
      meta: { specification: ["§4 Access check"] },
    },
    leftForHome: {
      description: "The person's own home is open.",
      type: "final",
      meta: { specification: ["§4 Access check", "§8"] },
      entry: "goHome",
    },
  },
});
