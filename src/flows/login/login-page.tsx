import { useRef } from "react";
import { t, textOf } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import type { LoginField } from "../../../contract/rules/accounts.ts";
import { loginMachine } from "../../../machines/login/chart.ts";
import { timeLeft } from "../../../machines/shared/time-left.ts";
import { AccountFrame } from "../../app/account-frame.tsx";
import { type ChartProps, useChart } from "../../app/use-chart.ts";
import { WaitAlert } from "../../app/wait-alert.tsx";
import { siteOrigin } from "../../services/browser-info.ts";
import { Alert } from "../../ui/Alert.tsx";
import { CheckboxField } from "../../ui/Choices.tsx";
import { PasswordField, TextField } from "../../ui/Field.tsx";
import { Form } from "../../ui/Form.tsx";
import { Link } from "../../ui/Link.tsx";
import { ActivationAlert, SubmitButton } from "../shared/account-parts.tsx";
import { useLoginEffects } from "./login-effects.ts";

type LoginProps = ChartProps<typeof loginMachine>;

/** /login */
export default function LoginPage() {
  const ref = useRef<HTMLFormElement>(null);
  const [snapshot, send] = useChart(loginMachine, useLoginEffects(ref), {
    frontendUrl: siteOrigin(),
  });
  const { form, problems, reason } = snapshot.context;
  const isBusy = snapshot.hasTag("busy") || snapshot.hasTag("resending");
  const errorOf = (field: LoginField) => {
    const problem = problems[field];
    return problem && textOf(problem);
  };
  const textField = (field: "email" | "password") => ({
    name: field,
    value: form[field],
    error: errorOf(field),
    readOnly: isBusy,
    onValueChange: (value: string) =>
      send({ type: "field.changed", field, value }),
  });
  return (
    <AccountFrame page="login">
      <Form
        ref={ref}
        title={pages.login.title}
        intro={
          <>
            <span>{`${t("login.intro")} `}</span>
            <Link to={pages.register.path}>{t("account.openAccount")}</Link>
          </>
        }
        onSubmit={() => send({ type: "form.submitted" })}
      >
        {reason && <Alert title={textOf(reason)} />}
        <TextField
          label={t("account.emailLabel")}
          type="email"
          inputMode="email"
          autoComplete="username"
          spellCheck={false}
          {...textField("email")}
        />
        <PasswordField
          label={t("account.passwordLabel")}
          autoComplete="current-password"
          {...textField("password")}
        />
        <CheckboxField
          name="terms"
          label={
            <>
              <span>{`${t("login.terms")} `}</span>
              <Link
                to={pages.privacyPolicy.path}
                target="_blank"
                rel="noopener noreferrer"
              >
                {t("login.termsLink")}
              </Link>
            </>
          }
          checked={form.terms}
          error={errorOf("terms")}
          disabled={isBusy}
          onCheckedChange={(accepted) =>
            send({ type: "terms.changed", accepted })
          }
        />
        <LoginNotices snapshot={snapshot} send={send} />
        <SubmitButton snapshot={snapshot} locked={snapshot.hasTag("locked")}>
          {t("account.logIn")}
        </SubmitButton>
        <p>
          <Link to={pages.resetPassword.path}>{t("login.forgot")}</Link>
        </p>
      </Form>
    </AccountFrame>
  );
}

function LoginNotices({ snapshot, send }: LoginProps) {
  const { notice, lockedUntil, now } = snapshot.context;
  if (snapshot.hasTag("locked"))
    return <WaitAlert notice={notice} timeLeft={timeLeft(lockedUntil, now)} />;
  if (snapshot.hasTag("unverified"))
    return (
      <ActivationAlert snapshot={snapshot} send={send}>
        {t("login.unverifiedNote")}
      </ActivationAlert>
    );
  return notice && <Alert tone="problem" title={textOf(notice)} />;
}
