import { useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { say, t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { passwordResetRequestMachine } from "../../../machines/password-reset-request/chart.ts";
import { AccountFrame } from "../../app/account-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { siteOrigin } from "../../services/origin.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Form } from "../../ui/Form.tsx";
import { resetRequestEffects } from "./password-reset-request-effects.ts";
import { ResetRequestNotices } from "./reset-request-notices.tsx";

/** /reset-password: requests a link to reset the password. Also the target of a forced change. */
export default function PasswordResetRequestPage() {
  const input = useRef<HTMLInputElement>(null);
  const { state } = useLocation();
  const [snapshot, send] = useChart(
    passwordResetRequestMachine.provide(resetRequestEffects({ input, state })),
    { input: { frontendUrl: siteOrigin() } },
  );
  const { email, problem, reason } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  return (
    <AccountFrame page="password">
      <title>{`${pages.resetPassword.title} | Ubia`}</title>
      <Form
        title={pages.resetPassword.title}
        intro={t("reset.intro")}
        onSubmit={() => send({ type: "form.submitted" })}
      >
        {reason && <Alert tone="waiting" title={say(reason)} />}
        <TextField
          ref={input}
          label={t("account.emailLabel")}
          type="email"
          name="email"
          inputMode="email"
          autoComplete="username"
          spellCheck={false}
          value={email}
          error={problem ? say(problem) : undefined}
          readOnly={isBusy}
          onValueChange={(value) => send({ type: "email.changed", value })}
        />
        <ResetRequestNotices snapshot={snapshot} />
        <Button
          type="submit"
          busy={isBusy}
          disabled={!isBusy && !snapshot.can({ type: "form.submitted" })}
        >
          {t("reset.submit")}
        </Button>
        <p>
          {t("reset.remembered")}{" "}
          <Link to={pages.login.path}>{t("account.logIn")}</Link>
        </p>
      </Form>
    </AccountFrame>
  );
}
