import { assign, fromCallback, setup } from "xstate";
import {
  PAYMENT_PROCESSING,
  PAYMENT_REDIRECT,
} from "../../contract/constants.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import type { Purchase } from "../../contract/navigation-state.ts";
import {
  lacksPaymentField,
  type PaymentField,
  type PaymentForm,
  paymentProblems,
} from "../../contract/rules/payment.ts";
import { notProvidedSource } from "../shared/actor-stub.ts";

export type PaymentInput = {
  /** The programme to pay for; null when the page was opened without one. */
  readonly purchase: Purchase | null;
};
export type PaymentContext = PaymentInput & {
  /** The card as typed. It is not sent anywhere, and is cleared after the payment and when the page is left. */
  readonly form: PaymentForm;
  readonly problems: Partial<Record<PaymentField, Message>>;
  /** What is wrong with the form as a whole. */
  readonly notice: Message | null;
};
export type PaymentEvent =
  | { type: "field.changed"; field: PaymentField; value: string }
  /** `at` is the current time in epoch milliseconds. */
  | { type: "form.submitted"; at: number }
  | { type: "payment.cancelled" }
  | { type: "continue.asked" }
  /** The page is being left. It may stay visible for a moment, or enter the back/forward cache. */
  | { type: "screen.left" };

export const NO_CARD: PaymentForm = {
  name: "",
  number: "",
  expiry: "",
  cvv: "",
};

/** Types, guards, actions, actors and delays of the payment chart. */
export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    tags: {} as "form" | "busy" | "done" | "redirecting",
  },
  actors: {
    /** Sends `screen.left` when the browser leaves the page or the app navigates elsewhere. */
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

    /** Effects, provided by the shell. */
    focusFirstProblem: () => {},
    /** Opens /programs-loggedIn, which confirms the payment. */
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
