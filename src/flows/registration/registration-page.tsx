import { formatList } from "../../../contract/format.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import type { EmailVerificationState } from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import type { RegistrationField } from "../../../contract/rules/accounts.ts";
import {
  addressOf,
  missingFields,
  registrationMachine,
  visibleProblems,
} from "../../../machines/registration/chart.ts";
import { AccountFrame } from "../../app/account-frame.tsx";
import { useRedirect } from "../../app/navigation-context.ts";
import { type ChartProps, useChart } from "../../app/use-chart.ts";
import { apiActor } from "../../services/api.ts";
import { siteOrigin } from "../../services/browser-info.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { RadioGroup } from "../../ui/Choices.tsx";
import { fieldProps, PasswordField, TextField } from "../../ui/Field.tsx";
import { Form } from "../../ui/Form.tsx";
import { Link } from "../../ui/Link.tsx";
import {
  ActivationAlert,
  Outcome,
  SubmitButton,
} from "../shared/account-parts.tsx";
import { PasswordAdvice } from "../shared/new-password.tsx";

/** /register: creates an account. */
export default function RegistrationPage() {
  const redirect = useRedirect();
  const [snapshot, send] = useChart(
    registrationMachine,
    {
      actors: {
        register: apiActor("register"),
        resendLink: apiActor("resendActivation"),
      },
      actions: {
        goToLogin: ({ context }) =>
          redirect(pages.login.path, { state: { email: addressOf(context) } }),
        goToCode: ({ context }) => {
          const state: EmailVerificationState = {
            email: addressOf(context),
            token: context.handle ?? "",
          };
          redirect(pages.emailVerification.path, { state });
        },
      },
    },
    { frontendUrl: siteOrigin() },
  );
  const View = snapshot.hasTag("form") ? RegistrationForm : RegistrationDone;
  return (
    <AccountFrame page="register">
      <View snapshot={snapshot} send={send} />
    </AccountFrame>
  );
}

type RegistrationProps = ChartProps<typeof registrationMachine>;

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

function RegistrationForm({ snapshot, send }: RegistrationProps) {
  const { form, notice } = snapshot.context;
  const problems = visibleProblems(snapshot.context);
  const isBusy = snapshot.hasTag("busy") || snapshot.hasTag("resending");
  const field = (name: RegistrationField) => ({
    ...fieldProps({ form, problems }, name, send),
    onBlur: () => send({ type: "field.blurred", field: name }),
  });
  return (
    <Form
      title={pages.register.title}
      intro={
        <>
          <span>{`${t("registration.intro")} `}</span>
          <Link to={pages.login.path}>{t("registration.login")}</Link>
        </>
      }
      onSubmit={() => send({ type: "form.submitted" })}
    >
      <RadioGroup
        cards
        legend={t("registration.legend")}
        options={ROLES}
        disabled={isBusy}
        {...field("userType")}
        name="user_type"
      />
      <TextField
        label={t("account.emailLabel")}
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
          autoComplete="new-password"
          readOnly={isBusy}
          {...field("password")}
        />
        <PasswordAdvice password={form.password} />
      </div>
      <PasswordField
        label={t("registration.confirmLabel")}
        autoComplete="new-password"
        readOnly={isBusy}
        {...field("confirmPassword")}
        name="confirm_password"
      />
      {snapshot.hasTag("inactive") ? (
        <ActivationAlert snapshot={snapshot} send={send} />
      ) : (
        notice && <Alert tone="problem" title={textOf(notice)} />
      )}
      <SubmitButton snapshot={snapshot}>
        {t("registration.submit")}
      </SubmitButton>
      <p className="small muted" role="status">
        {continueHint(missingFields(form), Object.keys(problems).length > 0)}
      </p>
    </Form>
  );
}

/** The hint lists at most this many empty fields. */
const MAX_LISTED_FIELDS = 2;

/** Returns why Continue is disabled, or null. */
function continueHint(
  missing: readonly RegistrationField[],
  hasProblems: boolean,
) {
  if (hasProblems) return t("registration.correctFields");
  if (missing.length === 0) return null;
  if (missing.length > MAX_LISTED_FIELDS) return t("registration.fillInAll");
  const names = missing.map((field) => t(`registration.missingNames.${field}`));
  return t("registration.missing", { fields: formatList(names) });
}

/** Confirms the registration and explains the next step. The login page opens after a delay. */
function RegistrationDone({ snapshot, send }: RegistrationProps) {
  const { success } = snapshot.context;
  return (
    <Outcome title={t("registration.doneTitle")} success={success}>
      <p>
        <span>{`${t("registration.doneTo")} `}</span>
        <strong dir="auto">{addressOf(snapshot.context)}</strong>
        <span>{`. ${t("registration.doneNext")}`}</span>
      </p>
      {snapshot.can({ type: "code.chosen" }) && (
        <Button onClick={() => send({ type: "code.chosen" })}>
          {t("account.enterCode")}
        </Button>
      )}
      <Button variant="outline" onClick={() => send({ type: "login.chosen" })}>
        {t("account.logInNow")}
      </Button>
    </Outcome>
  );
}
