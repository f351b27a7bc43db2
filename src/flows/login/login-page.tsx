import { useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { fromPromise } from "xstate";
import { PAGE_LANGUAGE } from "../../../contract/language.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import {
  type EmailVerificationState,
  type ResetPasswordState,
  readLoginState,
} from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import { addressOf, loginMachine } from "../../../machines/login/chart.ts";
import { timeLeft } from "../../../machines/shared/time-left.ts";
import { AccountFrame } from "../../app/account-frame.tsx";
import { useRedirect } from "../../app/navigation-context.ts";
import { type Effects, useChart } from "../../app/use-chart.ts";
import {
  apiActor,
  send as sendCall,
  timedCallActor,
} from "../../services/api.ts";
import { siteOrigin } from "../../services/browser-info.ts";
import { now } from "../../services/clock.ts";
import { eventActor } from "../../services/event-actor.ts";
import { storeLanguages } from "../../services/language/reader-languages.ts";
import {
  canStoreSession,
  watchLoginLockout,
} from "../../services/login-storage.ts";
import { secondsActor } from "../../services/page-events.ts";
import { storeLoginLockoutEnd } from "../../services/stored-session.ts";
import { Alert } from "../../ui/Alert.tsx";
import { CheckboxField } from "../../ui/Choices.tsx";
import { fieldProps, PasswordField, TextField } from "../../ui/Field.tsx";
import { Form } from "../../ui/Form.tsx";
import { focusFirstInvalid } from "../../ui/focus.ts";
import { Link } from "../../ui/Link.tsx";
import { SessionContext } from "../session/session-context.tsx";
import {
  ActivationAlert,
  SubmitButton,
  WaitAlert,
} from "../shared/account-parts.tsx";

/** /login */
export default function LoginPage() {
  const ref = useRef<HTMLFormElement>(null);
  const session = SessionContext.useActorRef();
  const navigate = useNavigate();
  const redirect = useRedirect();
  const { state: navigationState } = useLocation();
  const effects: Effects<typeof loginMachine> = {
    actors: {
      readNavigationState: fromPromise(async () => ({
        ...readLoginState(navigationState),
        isStored: canStoreSession(),
      })),
      watchLockout: eventActor((sendBack) =>
        watchLoginLockout((until) =>
          sendBack({ type: "lockout.changed", until, at: now() }),
        ),
      ),
      tick: secondsActor,
      checkEmail: apiActor("checkEmail"),
      logIn: timedCallActor("login"),
      resendLink: apiActor("resendActivation"),
    },
    actions: {
      focusFirstProblem: () => focusFirstInvalid(ref),
      storeLockout: ({ context: { lockedUntil } }) => {
        if (lockedUntil !== null) storeLoginLockoutEnd(lockedUntil);
      },
      openSession: ({ context }) => {
        if (context.session)
          session.send({ type: "session.opened", ...context.session });
      },
      storeLanguage: ({ context }) =>
        storeLanguages({
          choice: context.session?.language ?? null,
          dismissed: null,
        }),
      saveLanguage: ({ context: { session: opened } }) => {
        const json = { language: PAGE_LANGUAGE };
        if (opened)
          sendCall("setLanguage", { token: opened.token, json }).catch(
            () => {},
          );
      },
      goToReset: ({ context }) => {
        const state: ResetPasswordState = {
          email: addressOf(context),
          reason: "passwordExpired",
        };
        redirect(pages.resetPassword.path, { state });
      },
      goToCode: ({ context }) => {
        const state: EmailVerificationState = {
          email: addressOf(context),
          token: context.handle ?? "",
        };
        navigate(pages.emailVerification.path, { state });
      },
    },
  };
  const [snapshot, send] = useChart(loginMachine, effects, {
    frontendUrl: siteOrigin(),
  });
  const { form, problems, reason, notice, lockedUntil } = snapshot.context;
  const isBusy = snapshot.hasTag("busy") || snapshot.hasTag("resending");
  const textField = (field: "email" | "password") => ({
    readOnly: isBusy,
    ...fieldProps(snapshot.context, field, send),
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
          error={problems.terms && textOf(problems.terms)}
          disabled={isBusy}
          onCheckedChange={(accepted) =>
            send({ type: "terms.changed", accepted })
          }
        />
        {snapshot.hasTag("locked") ? (
          <WaitAlert
            notice={notice}
            timeLeft={timeLeft(lockedUntil, snapshot.context.now)}
          />
        ) : snapshot.hasTag("unverified") ? (
          <ActivationAlert snapshot={snapshot} send={send}>
            {t("login.unverifiedNote")}
          </ActivationAlert>
        ) : (
          notice && <Alert tone="problem" title={textOf(notice)} />
        )}
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
