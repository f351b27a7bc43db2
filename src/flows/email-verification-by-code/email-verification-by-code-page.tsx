import { useRef } from "react";
import { useLocation } from "react-router-dom";
import { fromPromise } from "xstate";
import { formatMinutesSeconds } from "../../../contract/format.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import { readEmailVerificationState } from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import { emailVerificationByCodeMachine } from "../../../machines/email-verification-by-code/chart.ts";
import { timeLeft } from "../../../machines/shared/time-left.ts";
import { AccountFrame } from "../../app/account-frame.tsx";
import { useRedirect } from "../../app/navigation-context.ts";
import { useChart } from "../../app/use-chart.ts";
import { apiActor, send as sendCall } from "../../services/api.ts";
import { now } from "../../services/clock.ts";
import {
  codeRequestedAt,
  storeCodeRequest,
} from "../../services/code-request.ts";
import { secondsActor } from "../../services/page-events.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Form } from "../../ui/Form.tsx";
import { focusAfterRender } from "../../ui/focus.ts";
import { Link } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { OutcomeBeforeLogin, SubmitButton } from "../shared/account-parts.tsx";

/** /emailVerification: verifies an email address with the code in the email. */
export default function EmailVerificationByCodePage() {
  const input = useRef<HTMLInputElement>(null);
  const redirect = useRedirect();
  const opening = readEmailVerificationState(useLocation().state);
  const address = opening?.email ?? "";
  const [snapshot, send] = useChart(emailVerificationByCodeMachine, {
    actors: {
      readNavigationState: fromPromise(async () => ({
        state: opening,
        waitStartedAt: codeRequestedAt(address),
        at: now(),
      })),
      tick: secondsActor,
      verifyCode: apiActor("verifyCode"),
      resendCode: fromPromise(async ({ input, signal }) => {
        const response = await sendCall("resendCode", { json: input, signal });
        return { ...response, at: storeCodeRequest(address) };
      }),
    },
    actions: {
      // Waits for the closing dialog to restore the focus first.
      focusCode: ({ context }) =>
        focusAfterRender(() => {
          // Not after a new code has been typed: the next digit would replace it.
          if (input.current?.value === context.code) input.current.select();
          return input.current;
        }),
      goToLogin: ({ context: { email } }) =>
        redirect(pages.login.path, { replace: true, state: { email } }),
    },
  });
  const { notice, success, email, code, resendAt, now: at } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const isResending = snapshot.hasTag("resending");
  const wait = timeLeft(resendAt, at);
  const dismiss = () => send({ type: "error.dismissed" });
  return (
    <AccountFrame page="verification">
      {snapshot.hasTag("opening") && (
        <section className="form">
          <h1>{t("verification.title")}</h1>
          <Skeleton lines={3} label={t("ui.loadingPage")} />
        </section>
      )}
      {snapshot.hasTag("withoutEmail") && <CodeInstructions />}
      {snapshot.hasTag("form") && (
        <Form
          title={t("verification.title")}
          intro={
            <>
              <span>{`${t("verification.sentTo")} `}</span>
              <strong dir="auto">{email}</strong>
              <span>{`. ${t("verification.codeValidity")}`}</span>
            </>
          }
          onSubmit={() => send({ type: "form.submitted" })}
        >
          <TextField
            ref={input}
            label={t("verification.codeLabel")}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            value={code}
            readOnly={isBusy || isResending}
            onValueChange={(value) => send({ type: "code.changed", value })}
          />
          {success && <Alert tone="good" title={textOf(success)} />}
          <SubmitButton snapshot={snapshot}>
            {t("verification.submit")}
          </SubmitButton>
          <div className="row">
            <Button
              variant="outline"
              busy={isResending}
              unavailable={!snapshot.can({ type: "code.requested" })}
              onClick={() => send({ type: "code.requested" })}
            >
              {t("verification.resend")}
            </Button>
            {wait > 0 && (
              <p className="small">
                <span>{`${t("verification.resendIn")} `}</span>
                <span className="countdown" role="timer">
                  {formatMinutesSeconds(wait)}
                </span>
              </p>
            )}
          </div>
          <p className="small muted">
            <span>{`${t("verification.notYours")} `}</span>
            <Link to={pages.register.path}>{t("account.openAccount")}</Link>
          </p>
        </Form>
      )}
      {snapshot.hasTag("done") && (
        <OutcomeBeforeLogin
          title={t("verification.doneTitle")}
          success={success}
          state={{ email }}
        />
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
        <p>{notice && textOf(notice)}</p>
      </Dialog>
    </AccountFrame>
  );
}

/** Explains how to get a code, for visitors who opened the page directly. */
function CodeInstructions() {
  return (
    <section className="form">
      <h1>{t("verification.title")}</h1>
      <p>{t("verification.howToGetCode")}</p>
      <p>{t("verification.howLogin")}</p>
      <LinkButton to={pages.login.path}>{t("account.logIn")}</LinkButton>
      <p>{t("verification.howRegister")}</p>
      <LinkButton to={pages.register.path} variant="outline">
        {t("account.openAccount")}
      </LinkButton>
    </section>
  );
}
