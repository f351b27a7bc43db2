import type { RefObject } from "react";
import { Link } from "react-router-dom";
import { say, t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import type { LoginField } from "../../../contract/rules/accounts.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { CheckboxField } from "../../ui/Choices.tsx";
import { PasswordField, TextField } from "../../ui/Field.tsx";
import { Form } from "../../ui/Form.tsx";
import { LoginNotices } from "./login-notices.tsx";
import type { LoginViewProps } from "./login-view.ts";

export type LoginFormProps = LoginViewProps & {
  readonly form: RefObject<HTMLFormElement | null>;
};

/** The form of the login screen. */
export function LoginForm({ snapshot, send, form: ref }: LoginFormProps) {
  const { form, problems, reason } = snapshot.context;
  const isBusy = snapshot.hasTag("busy") || snapshot.hasTag("resending");
  const errorOf = (field: LoginField) => {
    const problem = problems[field];
    return problem && say(problem);
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
    <Form
      ref={ref}
      title={pages.login.title}
      intro={
        <>
          {t("login.intro")}{" "}
          <Link to={pages.register.path}>{t("account.openAccount")}</Link>
        </>
      }
      onSubmit={() => send({ type: "form.submitted" })}
    >
      {reason && <Alert title={say(reason)} />}
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
            {t("login.terms")}{" "}
            <a
              href={pages.privacyPolicy.path}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t("login.termsLink")}
            </a>
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
      <Button
        type="submit"
        busy={snapshot.hasTag("busy")}
        disabled={
          !snapshot.hasTag("busy") && !snapshot.can({ type: "form.submitted" })
        }
      >
        {t("account.logIn")}
      </Button>
      <p>
        <Link to={pages.resetPassword.path}>{t("login.forgot")}</Link>
      </p>
    </Form>
  );
}
