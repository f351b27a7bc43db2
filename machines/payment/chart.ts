import { assign, setup } from "xstate";
import {
  PAYMENT_PROCESSING_TIME,
  PAYMENT_REDIRECT_DELAY,
} from "../../contract/constants.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import type { Purchase } from "../../contract/navigation-state.ts";
import {
  hasEmptyPaymentField,
  type PaymentField,
  type PaymentForm,
  paymentProblems,
} from "../../contract/rules/payment.ts";
import { eventOf } from "../shared/actor-events.ts";
import { effect, eventActor, invokeEventActor } from "../shared/actor-stub.ts";

type PaymentInput = {
  /** The programme to pay for; null when the page was opened without one. */
  readonly purchase: Purchase | null;
};

type PaymentContext = PaymentInput & {
  /** The card details as typed. They are never sent, and are cleared after the payment or when the person leaves. */
  readonly form: PaymentForm;
  readonly problems: Partial<Record<PaymentField, Message>>;
  /** What is wrong with the form as a whole. */
  readonly notice: Message | null;
};

type PaymentEvent =
  | { type: "field.changed"; field: PaymentField; value: string }
  /** `at` is the current time in epoch milliseconds. */
  | { type: "form.submitted"; at: number }
  | { type: "payment.cancelled" }
  | { type: "continue.pressed" }
  /** The person leaves the page. It may stay visible for a moment, or enter the back/forward cache. */
  | { type: "page.left" };

const NO_CARD: PaymentForm = {
  name: "",
  number: "",
  expiry: "",
  cvv: "",
};

/**
 * Simulates a card payment: validates the card details without sending them, waits for a fixed time, and opens the
 * programmes page with a confirmation. Leaving before the payment succeeds cancels it and clears the card details.
 */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    tags: {} as "busy" | "done" | "redirecting",
  },
  actors: {
    /** Sends `page.left` when the browser leaves the page or the app navigates elsewhere. */
    watchLeaving: eventActor<PaymentEvent>(),
  },
  guards: {
    hasProblems: ({ context, event }) =>
      Object.keys(submitProblems(context.form, event)).length > 0,
  },
  actions: {
    changeField: assign(({ context, event }) => {
      const { field, value } = eventOf(event, "field.changed");
      const { [field]: _, ...problems } = context.problems;
      return {
        form: { ...context.form, [field]: value },
        problems,
        notice: null,
      };
    }),
    showProblems: assign(({ context, event }) => ({
      problems: submitProblems(context.form, event),
      notice: hasEmptyPaymentField(context.form)
        ? message("payment.required")
        : null,
    })),
    clearCard: assign({ form: NO_CARD, problems: {}, notice: null }),
    focusFirstProblem: effect(),
    /** Opens /programs-loggedIn, which confirms the payment. */
    goToPrograms: effect(),
  },
  delays: {
    paymentProcessing: PAYMENT_PROCESSING_TIME,
    paymentRedirect: PAYMENT_REDIRECT_DELAY,
  },
}).createMachine({
  id: "payment",
  description: "Pay for a programme by card (simulated).",
  meta: { title: "Payment", who: "Members", area: "publicSite" },
  context: ({ input }) => ({
    ...input,
    form: NO_CARD,
    problems: {},
    notice: null,
  }),
  invoke: invokeEventActor("watchLeaving"),
  initial: "paying",
  states: {
    paying: {
      description: "The card details are kept only in the memory of this page.",
      initial: "idle",
      on: {
        "page.left": {
          target: ".idle",
          actions: "clearCard",
          description:
            "Nothing is charged, and navigating back shows an empty form.",
        },
      },
      states: {
        idle: {
          description:
            "The form asks for cardholder name, card number, expiry and CVV.",
          meta: { rules: ["2-payment-02", "2-payment-03"] },
          on: {
            "field.changed": { actions: "changeField" },
            "form.submitted": [
              {
                guard: "hasProblems",
                actions: ["showProblems", "focusFirstProblem"],
                meta: { rules: ["5-payment-01", "5-payment-04"] },
              },
              {
                target: "processing",
                meta: { rules: ["4-payment-01", "4-payment-05"] },
              },
            ],
          },
        },
        processing: {
          description:
            "Processing is simulated. The button is busy, and a second press has no effect.",
          meta: { rules: ["4-payment-01"] },
          tags: "busy",
          on: {
            "payment.cancelled": {
              target: "idle",
              description: "Nothing is charged. The input is kept.",
            },
          },
          after: {
            paymentProcessing: {
              target: "#payment.success",
              actions: "clearCard",
              meta: { rules: ["4-payment-01", "4-payment-02", "4-payment-05"] },
            },
          },
        },
      },
    },
    success: {
      description: "The payment has succeeded. The page confirms it.",
      tags: "done",
      on: {
        "continue.pressed": {
          target: "redirectedToPrograms",
          meta: { rules: ["4-payment-04"] },
        },
      },
      initial: "redirecting",
      states: {
        redirecting: {
          description: "The programmes page opens after a short wait.",
          tags: "redirecting",
          meta: { rules: ["4-payment-01"] },
          on: {
            "page.left": {
              target: "staying",
              description:
                "The person navigates elsewhere, so the redirect is cancelled.",
            },
          },
          after: {
            paymentRedirect: {
              target: "#payment.redirectedToPrograms",
              meta: { rules: ["4-payment-03", "4-payment-04"] },
            },
          },
        },
        staying: {
          description:
            "There is no redirect. The page may be shown again if the person navigates back.",
        },
      },
    },
    redirectedToPrograms: {
      description: "The programmes page opens.",
      type: "final",
      tags: "done",
      entry: "goToPrograms",
    },
  },
});

function submitProblems(form: PaymentForm, event: PaymentEvent) {
  return paymentProblems(form, eventOf(event, "form.submitted").at);
}
