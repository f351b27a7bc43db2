import { message, say } from "../../../contract/messages/index.ts";
import { paymentPage as words } from "../../../contract/messages/payment-page.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { FocusedHeading } from "../../ui/FocusedHeading.tsx";
import type { PaymentViewProps } from "./payment-view.ts";

/** Confirms the payment and links to the programmes. */
export function PaymentDone({
  snapshot,
  send,
}: Pick<PaymentViewProps, "snapshot" | "send">) {
  return (
    <section className="payment-done stack">
      <FocusedHeading>{words.doneTitle}</FocusedHeading>
      <Alert tone="good" title={say(message("payment.success"))}>
        {snapshot.hasTag("redirecting") && words.doneNext}
      </Alert>
      <Button onClick={() => send({ type: "continue.asked" })}>
        {words.goOn}
      </Button>
    </section>
  );
}
