import type { RefObject } from "react";
import { Link } from "react-router-dom";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { formatMinutesSeconds } from "../../../contract/format.ts";
import { say, t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import {
  type emailVerificationByCodeMachine,
  resendLeft,
} from "../../../machines/email-verification-by-code/chart.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Form } from "../../ui/Form.tsx";

export type CodeFormProps = {
  readonly snapshot: SnapshotFrom<typeof emailVerificationByCodeMachine>;
  readonly send: ActorRefFrom<typeof emailVerificationByCodeMachine>["send"];
  readonly input: RefObject<HTMLInputElement | null>;
};

/** The form for the code, with a button that requests another code after 30 seconds. */
export function CodeForm({ snapshot, send, input }: CodeFormProps) {
  const { email, code, success } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const isResending = snapshot.hasTag("resending");
  const wait = resendLeft(snapshot.context);
  return (
    <Form
      title={t("verification.title")}
      intro={
        <>
          {t("verification.sentTo")} <strong>{email}</strong>.{" "}
          {t("verification.sentToEnd")}
        </>
      }
      onSubmit={() => send({ type: "form.submitted" })}
    >
      <TextField
        ref={input}
        label={t("verification.codeLabel")}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={code}
        readOnly={isBusy || isResending}
        onValueChange={(value) => send({ type: "code.changed", value })}
      />
      {success && <Alert tone="good" title={say(success)} />}
      <Button
        type="submit"
        busy={isBusy}
        disabled={!isBusy && !snapshot.can({ type: "form.submitted" })}
      >
        {t("verification.submit")}
      </Button>
      <div className="row">
        <Button
          variant="second"
          busy={isResending}
          disabled={!isResending && !snapshot.can({ type: "code.requested" })}
          onClick={() => send({ type: "code.requested" })}
        >
          {t("verification.resend")}
        </Button>
        {wait > 0 && (
          <p className="small">
            {t("verification.resendIn")}{" "}
            <span className="countdown" role="timer">
              {formatMinutesSeconds(wait)}
            </span>
          </p>
        )}
      </div>
      <p className="small muted">
        {t("verification.notYours")}{" "}
        <Link to={pages.register.path}>{t("account.openAccount")}</Link>
      </p>
    </Form>
  );
}
