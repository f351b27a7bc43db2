import type { RefObject } from "react";
import type { NavigateFunction } from "react-router-dom";
import { fromCallback } from "xstate";
import type { PaidState } from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import type {
  PaymentContext,
  PaymentEvent,
} from "../../../machines/payment/chart.ts";
import { onLeaving } from "../../services/page-leaving.ts";
import { focusFirstInvalid } from "../../ui/focus.ts";

type EffectOptions = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly navigate: NavigateFunction;
};

/** Returns the actors and actions of the payment: leaving the page, the focus and the navigation. There is no call. */
export function paymentEffects({ form, navigate }: EffectOptions) {
  return {
    actors: {
      watchLeaving: fromCallback<PaymentEvent>(({ sendBack }) =>
        onLeaving(() => sendBack({ type: "screen.left" })),
      ),
    },
    actions: {
      focusFirstProblem: () => {
        // The problems are rendered after this step.
        requestAnimationFrame(() => {
          if (form.current) focusFirstInvalid(form.current);
        });
      },
      goToPrograms: ({ context }: { context: PaymentContext }) => {
        const state: PaidState = { paid: true, purchase: context.purchase };
        // Replaces the history entry, so that Back does not repeat the payment.
        navigate(pages.programsLoggedIn.path, { replace: true, state });
      },
    },
  };
}
