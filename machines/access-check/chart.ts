import { setup } from "xstate";
import type { ResponseOf } from "../../contract/calls/index.ts";
import { homePath } from "../../contract/pages.ts";
import { outputOf } from "../shared/actor-events.ts";
import { apiActor, effect } from "../shared/actor-stub.ts";

type AccessInput = {
  /** The role stored in the browser. It determines the person's home page. */
  readonly userType: string | null;
};
type AccessContext = {
  /** The path of this person's home page. */
  readonly home: string;
};

/**
 * Checks with the server whether an investee may open the Get Matched page at its test path, /investee-match-test
 * (4-access-check-01). Unless the server explicitly allows access, the person is redirected to their home page.
 */
export const accessCheckMachine = setup({
  types: {
    context: {} as AccessContext,
    input: {} as AccessInput,
    tags: {} as "busy" | "allowed",
  },
  actors: { checkAccess: apiActor("checkAccess") },
  guards: {
    isAllowed: ({ event }) =>
      outputOf<ResponseOf<"checkAccess">>(event).allowed === true,
  },
  actions: {
    goHome: effect(),
  },
}).createMachine({
  id: "accessCheck",
  description: "Check with the server whether a person may open a page.",
  meta: { title: "Access check", who: "Investees", area: "accounts" },
  context: ({ input }) => ({ home: homePath(input.userType) }),
  initial: "checking",
  states: {
    checking: {
      description:
        "Waiting for the server's response. The page content is not shown yet.",
      tags: "busy",
      invoke: {
        id: "checkAccess",
        src: "checkAccess",
        onDone: [
          {
            guard: "isAllowed",
            target: "allowed",
            meta: { rules: ["4-access-check-02", "7-access-check-02"] },
          },
          {
            target: "redirectedHome",
            meta: { rules: ["4-access-check-02", "4-access-check-03"] },
          },
        ],
        onError: {
          target: "redirectedHome",
          description: "A failed call denies access.",
          meta: { rules: ["8-access-check-01"] },
        },
      },
    },
    allowed: {
      description: "The page content is shown.",
      tags: "allowed",
      meta: { rules: ["4-access-check-02"] },
    },
    redirectedHome: {
      description: "The person's home page opens.",
      type: "final",
      entry: "goHome",
    },
  },
});
