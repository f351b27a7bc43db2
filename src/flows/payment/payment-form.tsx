import type { ComponentProps } from "react";
import { say, t } from "../../../contract/messages/index.ts";
import type { PaymentField } from "../../../contract/rules/payment.ts";
import { now } from "../../services/clock.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Form } from "../../ui/Form.tsx";
import type { PaymentViewProps } from "./payment-view.ts";

/** Cardholder name, card number, expiry, CVV and Pay Now. */
export function PaymentForm({ snapshot, send, form }: PaymentViewProps) {
  const { notice } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const field = (name: PaymentField, label: string, hint?: string) =>
    fieldOf({ snapshot, send, name, label, hint });
  return (
    <Form
      ref={form}
      onSubmit={() => send({ type: "form.submitted", at: now() })}
    >
      <TextField {...field("name", t("payment.name"))} autoComplete="cc-name" />
      <TextField
        {...field("number", t("payment.number"), t("payment.numberHint"))}
        autoComplete="cc-number"
        inputMode="numeric"
      />
      <div className="payment-pair">
        <TextField
          {...field("expiry", t("payment.expiry"), t("payment.expiryHint"))}
          autoComplete="cc-exp"
        />
        <TextField
          {...field("cvv", t("payment.cvvLabel"), t("payment.cvvHint"))}
          autoComplete="cc-csc"
          inputMode="numeric"
        />
      </div>
      {notice && <Alert tone="problem" title={say(notice)} />}
      <div className="row">
        <Button type="submit" busy={isBusy}>
          {t("payment.pay")}
        </Button>
        {isBusy && (
          <Button
            variant="second"
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
  );
}

type FieldOf = Pick<PaymentViewProps, "snapshot" | "send"> & {
  readonly name: PaymentField;
  readonly label: string;
  readonly hint: string | undefined;
};

function fieldOf({
  snapshot,
  send,
  name,
  label,
  hint,
}: FieldOf): ComponentProps<typeof TextField> {
  const { form, problems } = snapshot.context;
  const problem = problems[name];
  return {
    name: `card-${name}`,
    label,
    hint,
    value: form[name],
    error: problem && say(problem),
    readOnly: snapshot.hasTag("busy"),
    autoCapitalize: "off",
    spellCheck: false,
    onValueChange: (value) =>
      send({ type: "field.changed", field: name, value }),
  };
}
