import { useRef } from "react";
import { useLocation } from "react-router-dom";
import { fromPromise } from "xstate";
import { t, textOf } from "../../../contract/messages/index.ts";
import { readResetPasswordState } from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import {
  attemptsInput,
  passwordResetRequestMachine,
} from "../../../machines/password-reset-request/chart.ts";
import { timeLeft } from "../../../machines/shared/time-left.ts";
import { AccountFrame } from "../../app/account-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { apiActor } from "../../services/api.ts";
import { siteOrigin } from "../../services/browser-info.ts";
import { now } from "../../services/clock.ts";
import { secondsActor } from "../../services/page-events.ts";
import {
  readCooldownEmail,
  readResetRequests,
  storeResetAttempts,
  storeResetCooldown,
} from "../../services/reset-attempts.ts";
import { Alert } from "../../ui/Alert.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Form } from "../../ui/Form.tsx";
import { focusAfterRender } from "../../ui/focus.ts";
import { Link } from "../../ui/Link.tsx";
import { SubmitButton, WaitAlert } from "../shared/account-parts.tsx";

/** /reset-password: requests a link to reset the password. A login with an expired password also leads to this page. */
export default function PasswordResetRequestPage() {
  const input = useRef<HTMLInputElement>(null);
  const { state } = useLocation();
  const [snapshot, send] = useChart(
    passwordResetRequestMachine,
    {
      actors: {
        readNavigationState: fromPromise(async () => ({
          state: readResetPasswordState(state),
          cooldownEmail: readCooldownEmail(),
        })),
        readAttempts: fromPromise(async ({ input: { email } }) => ({
          ...readResetRequests(email),
          at: now(),
        })),
        tick: secondsActor,
        requestReset: apiActor("requestReset"),
      },
      actions: {
        focusEmail: () => focusAfterRender(() => input.current),
        storeAttempts: ({ context }) =>
          storeResetAttempts(
            attemptsInput({ context }).email,
            context.attempts,
          ),
        storeCooldown: ({ context }) => {
          const { cooldownUntil } = context;
          if (cooldownUntil !== null)
            storeResetCooldown(attemptsInput({ context }).email, cooldownUntil);
        },
      },
    },
    { frontendUrl: siteOrigin() },
  );
  const { email, problem, reason, notice, cooldownUntil } = snapshot.context;
  const { confirmation, uncertainty } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  return (
    <AccountFrame page="password">
      <Form
        title={pages.resetPassword.title}
        intro={t("reset.intro")}
        onSubmit={() => send({ type: "form.submitted" })}
      >
        {reason && <Alert tone="waiting" title={textOf(reason)} />}
        <TextField
          ref={input}
          label={t("account.emailLabel")}
          type="email"
          name="email"
          inputMode="email"
          autoComplete="username"
          spellCheck={false}
          value={email}
          error={problem ? textOf(problem) : undefined}
          readOnly={isBusy}
          onValueChange={(value) => send({ type: "email.changed", value })}
        />
        {/* A confirmation does not reveal whether an account exists. */}
        {snapshot.hasTag("locked") ? (
          <WaitAlert
            notice={notice}
            timeLeft={timeLeft(cooldownUntil, snapshot.context.now)}
          />
        ) : (
          confirmation && (
            <Alert title={textOf(confirmation)}>
              {uncertainty ? textOf(uncertainty) : t("account.linkSentNext")}
            </Alert>
          )
        )}
        <SubmitButton snapshot={snapshot} locked={snapshot.hasTag("locked")}>
          {t("reset.submit")}
        </SubmitButton>
        <p>
          <span>{`${t("reset.remembered")} `}</span>
          <Link to={pages.login.path}>{t("account.logIn")}</Link>
        </p>
      </Form>
    </AccountFrame>
  );
}
