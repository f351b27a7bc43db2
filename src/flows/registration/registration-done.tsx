import { say, t } from "../../../contract/messages/index.ts";
import { normalEmail } from "../../../contract/rules/accounts.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { FocusedHeading } from "../../ui/Form.tsx";
import type { RegistrationViewProps } from "./registration-view.ts";

/** Confirms the registration and explains the next step. The login page opens after some seconds. */
export function RegistrationDone({ snapshot, send }: RegistrationViewProps) {
  const { success, form } = snapshot.context;
  return (
    <section className="form">
      <FocusedHeading>{t("registration.doneTitle")}</FocusedHeading>
      {success && <Alert tone="good" title={say(success)} />}
      <p>
        {t("registration.doneTo")} <strong>{normalEmail(form.email)}</strong>.{" "}
        {t("registration.doneNext")}
      </p>
      {snapshot.can({ type: "code.chosen" }) && (
        <Button onClick={() => send({ type: "code.chosen" })}>
          {t("account.enterCode")}
        </Button>
      )}
      <Button variant="second" onClick={() => send({ type: "login.chosen" })}>
        {t("account.logInNow")}
      </Button>
    </section>
  );
}
