import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { t } from "../../../contract/messages/index.ts";
import { readPurchase } from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import { paymentMachine } from "../../../machines/payment/chart.ts";
import { MemberFrame } from "../../app/member-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { Alert } from "../../ui/Alert.tsx";
import { PageHead } from "../../ui/PageFrame.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { PaymentDone } from "./payment-done.tsx";
import { paymentEffects } from "./payment-effects.ts";
import { PaymentForm } from "./payment-form.tsx";
import { PaymentSummary } from "./payment-summary.tsx";
import "./payment.css";

/** /payment-page: a simulated card payment. */
export default function PaymentPage() {
  return (
    <MemberFrame>
      <title>{`${pages.payment.title} | Ubia`}</title>
      <Payment />
    </MemberFrame>
  );
}

function Payment() {
  const { state } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [purchase] = useState(() => readPurchase(state));
  const [snapshot, send] = useChart(
    paymentMachine.provide(paymentEffects({ form, navigate: useNavigate() })),
    { input: { purchase } },
  );
  if (snapshot.hasTag("done"))
    return <PaymentDone snapshot={snapshot} send={send} />;
  return (
    <>
      <PageHead title={pages.payment.title}>{t("payment.intro")}</PageHead>
      <Alert announce="none" title={t("payment.simulationTitle")}>
        {t("payment.simulation")}
      </Alert>
      <div className="payment">
        <Panel title={t("payment.formTitle")} padded>
          <PaymentForm snapshot={snapshot} send={send} form={form} />
        </Panel>
        <PaymentSummary purchase={purchase} />
      </div>
    </>
  );
}
