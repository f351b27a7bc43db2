import { useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { say, t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { emailVerificationByCodeMachine } from "../../../machines/email-verification-by-code/chart.ts";
import { AccountFrame } from "../../app/account-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { FocusedHeading } from "../../ui/Form.tsx";
import { Skeleton } from "../../ui/Meter.tsx";
import { CodeForm } from "./code-form.tsx";
import { codeEffects } from "./email-verification-by-code-effects.ts";
import { HowToGetACode } from "./how-to-get-a-code.tsx";

/** /emailVerification: verifies an email address with the code in the mail. */
export default function EmailVerificationByCodePage() {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { state } = useLocation();
  const [snapshot, send] = useChart(
    emailVerificationByCodeMachine.provide(
      codeEffects({ input, navigate, state }),
    ),
  );
  const { notice, success, email } = snapshot.context;
  const dismiss = () => send({ type: "error.dismissed" });
  return (
    <AccountFrame page="verification">
      <title>{`${pages.emailVerification.title} | Ubia`}</title>
      {snapshot.hasTag("opening") && (
        <section className="form">
          <h1>{t("verification.title")}</h1>
          <Skeleton lines={3} label={t("ui.loadingPage")} />
        </section>
      )}
      {snapshot.hasTag("unaddressed") && <HowToGetACode />}
      {snapshot.hasTag("form") && (
        <CodeForm snapshot={snapshot} send={send} input={input} />
      )}
      {snapshot.hasTag("done") && (
        <section className="form">
          <FocusedHeading>{t("verification.doneTitle")}</FocusedHeading>
          {success && <Alert tone="good" title={say(success)} />}
          <p>{t("account.loginSoon")}</p>
          <LinkButton to={pages.login.path} state={{ email }}>
            {t("account.logInNow")}
          </LinkButton>
        </section>
      )}
      <Dialog
        open={snapshot.hasTag("problem")}
        onClose={dismiss}
        title={t("account.errorTitle")}
        tone="problem"
        actions={
          <Button onClick={dismiss}>{t("verification.backToCode")}</Button>
        }
      >
        <p>{notice && say(notice)}</p>
      </Dialog>
    </AccountFrame>
  );
}
