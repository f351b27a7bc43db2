import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { t, textOf } from "../../../contract/messages/index.ts";
import { formatMoney } from "../../../contract/money.ts";
import {
  type PaidState,
  type Purchase,
  readPurchase,
} from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import type { PaymentField } from "../../../contract/rules/payment.ts";
import { paymentMachine } from "../../../machines/payment/chart.ts";
import { MemberFrame } from "../../app/member-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { now } from "../../services/clock.ts";
import { eventActor } from "../../services/event-actor.ts";
import { onLeaving } from "../../services/page-events.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { fieldProps, TextField } from "../../ui/Field.tsx";
import { FocusedHeading, Form } from "../../ui/Form.tsx";
import { focusFirstInvalid } from "../../ui/focus.ts";
import { PageHead } from "../../ui/PageFrame.tsx";
import { Panel } from "../../ui/Panel.tsx";
import "./payment.css";

/** /payment-page: a simulated card payment. */
export default function PaymentPage() {
  const { state } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [purchase] = useState(() => readPurchase(state));
  const navigate = useNavigate();
  // The payment is simulated, so the chart calls no API.
  const [snapshot, send] = useChart(
    paymentMachine,
    {
      actors: {
        watchLeaving: eventActor((sendBack) =>
          onLeaving(() => sendBack({ type: "page.left" })),
        ),
      },
      actions: {
        focusFirstProblem: () => focusFirstInvalid(form),
        goToPrograms: ({ context }) => {
          const state: PaidState = { paid: true, purchase: context.purchase };
          // Replaces the history entry, so that Back does not return to this page.
          navigate(pages.programsLoggedIn.path, { replace: true, state });
        },
      },
    },
    { purchase },
  );
  const { notice } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const field = (name: PaymentField, label: string, hint?: string) => ({
    ...fieldProps(snapshot.context, name, send),
    name: `card-${name}`,
    label,
    hint,
    readOnly: isBusy,
    autoCapitalize: "off",
    spellCheck: false,
  });
  return (
    <MemberFrame>
      {snapshot.hasTag("done") ? (
        <section className="payment-done stack">
          <FocusedHeading>{t("payment.doneTitle")}</FocusedHeading>
          <Alert tone="good" title={t("payment.success")}>
            {snapshot.hasTag("redirecting") && t("payment.doneNext")}
          </Alert>
          <Button onClick={() => send({ type: "continue.pressed" })}>
            {t("payment.continue")}
          </Button>
        </section>
      ) : (
        <>
          <PageHead title={pages.payment.title}>{t("payment.intro")}</PageHead>
          <Alert announce="none" title={t("payment.simulationTitle")}>
            {t("payment.simulation")}
          </Alert>
          <div className="payment">
            <Panel title={t("payment.formTitle")} padded>
              <Form
                ref={form}
                onSubmit={() => send({ type: "form.submitted", at: now() })}
              >
                <TextField
                  {...field("name", t("payment.name"))}
                  autoComplete="cc-name"
                />
                <TextField
                  {...field(
                    "number",
                    t("payment.number"),
                    t("payment.numberHint"),
                  )}
                  autoComplete="cc-number"
                  inputMode="numeric"
                />
                <div className="payment-pair">
                  <TextField
                    {...field(
                      "expiry",
                      t("payment.expiry"),
                      t("payment.expiryHint"),
                    )}
                    autoComplete="cc-exp"
                  />
                  <TextField
                    {...field(
                      "cvv",
                      t("payment.cvvLabel"),
                      t("payment.cvvHint"),
                    )}
                    autoComplete="cc-csc"
                    inputMode="numeric"
                  />
                </div>
                {notice && <Alert tone="problem" title={textOf(notice)} />}
                <div className="row">
                  <Button type="submit" busy={isBusy}>
                    {t("payment.pay")}
                  </Button>
                  {isBusy && (
                    <Button
                      variant="outline"
                      onClick={() => send({ type: "payment.cancelled" })}
                    >
                      {t("ui.cancel")}
                    </Button>
                  )}
                </div>
                <p className="small muted" role="status">
                  {isBusy ? t("payment.processing") : t("payment.leave")}
                </p>
              </Form>
            </Panel>
            <PaymentSummary purchase={purchase} />
          </div>
        </>
      )}
    </MemberFrame>
  );
}

function PaymentSummary({ purchase }: { readonly purchase: Purchase | null }) {
  const currency = t("payment.currency");
  return (
    <Panel title={t("payment.summaryTitle")} padded>
      {purchase ? (
        <dl className="stack payment-summary">
          <div>
            <dt>{t("enquiry.programme")}</dt>
            <dd>{purchase.programme}</dd>
          </div>
          <div>
            <dt>{t("payment.fee")}</dt>
            <dd className="payment-fee">
              <span className="payment-amount">
                {formatMoney(purchase.fee)}
              </span>
              {currency && <span>{` ${currency}`}</span>}
            </dd>
          </div>
        </dl>
      ) : (
        <>
          <p>{t("payment.nothingChosen")}</p>
          <p className="small muted">{t("payment.nothingChosenHint")}</p>
          <div className="row">
            <LinkButton to={pages.programs.path} variant="outline" size="small">
              {t("payment.choose")}
            </LinkButton>
          </div>
        </>
      )}
    </Panel>
  );
}
