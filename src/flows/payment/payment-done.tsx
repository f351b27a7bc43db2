import { t } from "../../../contract/messages/index.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { FocusedHeading } from "../../ui/Form.tsx";
import type { PaymentViewProps } from "./payment-view.ts";

/** Confirms the payment and links to the programmes. */
export function PaymentDone({
  snapshot,
  send,
}: Pick<PaymentViewProps, "snapshot" | "send">) {
  return (
    <section className="payment-done stack">
      <FocusedHeading>{t("payment.doneTitle")}</FocusedHeading>
      <Alert tone="good" title={t("payment.success")}>
        {snapshot.hasTag("redirecting") && t("payment.doneNext")}
      </Alert>
      <Button onClick={() => send({ type: "continue.asked" })}>
        {t("payment.goOn")}
      </Button>
    </section>
  );
}
