import { account } from "../../../contract/messages/account.ts";
import { say } from "../../../contract/messages/index.ts";
import { normalEmail } from "../../../contract/rules/email.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { FocusedHeading } from "../../ui/FocusedHeading.tsx";
import type { RegistrationViewProps } from "./registration-view.ts";

const words = account.registration;

/** Confirms the registration and explains the next step. The login page opens after some seconds. */
export function RegistrationDone({ snapshot, send }: RegistrationViewProps) {
  const { success, form } = snapshot.context;
  return (
    <section className="form">
      <FocusedHeading>{words.doneTitle}</FocusedHeading>
      {success && <Alert tone="good" title={say(success)} />}
      <p>
        {words.doneTo} <strong>{normalEmail(form.email)}</strong>.{" "}
        {words.doneNext}
      </p>
      {snapshot.can({ type: "code.chosen" }) && (
        <Button onClick={() => send({ type: "code.chosen" })}>
          {account.enterCode}
        </Button>
      )}
      <Button variant="second" onClick={() => send({ type: "login.chosen" })}>
        {words.doneLogin}
      </Button>
    </section>
  );
}
