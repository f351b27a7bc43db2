import { assign, fromCallback, setup } from "xstate";
import { PAYMENT_PROCESSING, PAYMENT_REDIRECT } from "../contract/constants.ts";
import { type Message, message } from "../contract/messages/index.ts";
import type { Purchase } from "../contract/navigation-state.ts";
import {
  lacksPaymentField,
  type PaymentField,
  type PaymentForm,
  paymentProblems,
} from "../contract/rules/payment.ts";
import { notProvidedSource } from "./actor-stub.ts";

export type PaymentInput = {
  /** What is paid for; null when the page was opened without a programme. */
  readonly purchase: Purchase | null;
};
export type PaymentContext = PaymentInput & {
  /** The card as typed. It goes nowhere, and goes from here with the payment or the screen. */
  readonly form: PaymentForm;
  readonly problems: Partial<Record<PaymentField, Message>>;
  /** What is wrong with the form as a whole. */
  readonly notice: Message | null;
};
export type PaymentEvent =
  | { type: "field.changed"; field: PaymentField; value: string }
  /** `at` is the present, in epoch milliseconds. */
  | { type: "form.submitted"; at: number }
  | { type: "payment.cancelled" }
  | { type: "continue.asked" }
  /** The page is left; it may still be in view for a moment, or be kept for the browser's Back. */
  | { type: "screen.left" };

export const NO_CARD: PaymentForm = {
  name: "",
  number: "",
  expiry: "",
  cvv: "",
};

/** What the payment chart may call by name: its types, guards, actions, actors and delays. */
export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    tags: {} as "form" | "busy" | "done" | "redirecting",
  },
  actors: {
    /** Sends `screen.left` when the browser leaves the page, or the product's address leads elsewhere. */
    watchLeaving: fromCallback<PaymentEvent>(notProvidedSource),
  },
  guards: {
    hasProblems: ({ context, event }) =>
      Object.keys(problemsAt(context.form, event)).length > 0,
  },
  actions: {
    changeField: assign(({ context, event }) => {
      if (event.type !== "field.changed") return {};
      const { [event.field]: _, ...problems } = context.problems;
      return {
        form: { ...context.form, [event.field]: event.value },
        problems,
        notice: null,
      };
    }),
    showProblems: assign(({ context, event }) => ({
      problems: problemsAt(context.form, event),
      notice: lacksPaymentField(context.form)
        ? message("payment.required")
        : null,
    })),
    forgetCard: assign({ form: NO_CARD, problems: {}, notice: null }),

    /** Effects, given by the browser. */
    focusFirstProblem: () => {},
    /** To /programs-loggedIn, which thanks for the payment. */
    goToPrograms: () => {},
  },
  delays: {
    paymentProcessing: PAYMENT_PROCESSING,
    paymentRedirect: PAYMENT_REDIRECT,
  },
});

function problemsAt(form: PaymentForm, event: PaymentEvent) {
  return event.type === "form.submitted" ? paymentProblems(form, event.at) : {};
}
