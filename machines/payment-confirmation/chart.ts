import { setup } from "xstate";
import type { PaidState } from "../../contract/navigation-state.ts";
import { effect } from "../shared/actor-stub.ts";

type ConfirmationInput = {
  /** The payment that led to the page; null if there was none. */
  readonly payment: PaidState | null;
};

/** The confirmation of a payment on the programmes page. It is shown once. */
export const paymentConfirmationMachine = setup({
  types: {
    context: {} as ConfirmationInput,
    input: {} as ConfirmationInput,
    tags: {} as "shown",
  },
  guards: { hasPaid: ({ context }) => context.payment !== null },
  actions: {
    /** Removes the payment from the history entry. */
    forgetPayment: effect(),
  },
}).createMachine({
  id: "paymentConfirmation",
  description: "See that a payment has succeeded.",
  meta: { title: "Payment confirmation", who: "Members", area: "publicSite" },
  context: ({ input }) => input,
  initial: "opening",
  states: {
    opening: {
      description: "The page opens.",
      always: [{ guard: "hasPaid", target: "shown" }, { target: "hidden" }],
    },
    shown: {
      description:
        "The page thanks the member. A reload or Back does not repeat it.",
      tags: "shown",
      meta: { rules: ["4-payment-06"] },
      entry: "forgetPayment",
    },
    hidden: { description: "The page was not opened by a payment." },
  },
});
