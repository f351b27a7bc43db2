import type { NavigateFunction } from "react-router-dom";
import type { Purchase } from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import type { EnquiryContext } from "../../../machines/enquiry/chart.ts";

/** Returns the actions of the enquiry chart: the navigation to the payment page. */
export function enquiryEffects(navigate: NavigateFunction) {
  return {
    actions: {
      goToPayment: ({ context }: { context: EnquiryContext }) => {
        navigate(pages.payment.path, { state: purchaseOf(context) });
      },
    },
  };
}

function purchaseOf({ programme }: EnquiryContext): Purchase | null {
  return programme?.price
    ? { programme: programme.title, fee: programme.price }
    : null;
}
