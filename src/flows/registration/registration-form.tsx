import { Link } from "react-router-dom";
import { say, t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import type { RegistrationField } from "../../../contract/rules/accounts.ts";
import { shownProblems } from "../../../machines/registration/chart.ts";
import { Button } from "../../ui/Button.tsx";
import { RadioGroup } from "../../ui/Choices.tsx";
import { PasswordField, TextField } from "../../ui/Field.tsx";
import { Form } from "../../ui/Form.tsx";
import { ContinueHint } from "./continue-hint.tsx";
import { PasswordAdvice } from "./password-advice.tsx";
import { RegistrationNotices } from "./registration-notices.tsx";
import type { RegistrationViewProps } from "./registration-view.ts";

const ROLES = [
  {
    value: "investee",
    label: t("registration.investee"),
    hint: t("registration.investeeHint"),
  },
  {
    value: "investor",
    label: t("registration.investor"),
    hint: t("registration.investorHint"),
  },
];

/** The form of the registration screen. */
export function RegistrationForm({ snapshot, send }: RegistrationViewProps) {
  const { form } = snapshot.context;
  const problems = shownProblems(snapshot.context);
  const isBusy = snapshot.hasTag("busy") || snapshot.hasTag("resending");
  const field = (name: RegistrationField) => {
    const problem = problems[name];
    return {
      value: form[name],
      error: problem && say(problem),
      onValueChange: (value: string) =>
        send({ type: "field.changed", field: name, value }),
      onBlur: () => send({ type: "field.left", field: name }),
    };
  };
  return (
    <Form
      title={pages.register.title}
      intro={
        <>
          {t("registration.intro")}{" "}
          <Link to={pages.login.path}>{t("registration.login")}</Link>
        </>
      }
      onSubmit={() => send({ type: "form.submitted" })}
    >
      <RadioGroup
        cards
        legend={t("registration.legend")}
        name="user_type"
        options={ROLES}
        disabled={isBusy}
        {...field("userType")}
      />
      <TextField
        label={t("account.emailLabel")}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        readOnly={isBusy}
        {...field("email")}
      />
      <div className="field">
        <PasswordField
          label={t("account.passwordLabel")}
          name="password"
          autoComplete="new-password"
          readOnly={isBusy}
          {...field("password")}
        />
        <PasswordAdvice password={form.password} />
      </div>
      <PasswordField
        label={t("registration.confirmLabel")}
        name="confirm_password"
        autoComplete="new-password"
        readOnly={isBusy}
        {...field("confirmPassword")}
      />
      <RegistrationNotices snapshot={snapshot} send={send} />
      <Button
        type="submit"
        busy={snapshot.hasTag("busy")}
        disabled={
          !snapshot.hasTag("busy") && !snapshot.can({ type: "form.submitted" })
        }
      >
        {t("registration.submit")}
      </Button>
      <ContinueHint form={form} problems={problems} />
    </Form>
  );
}
