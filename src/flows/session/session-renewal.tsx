import { useEffect } from "react";
import { t, textOf } from "../../../contract/messages/index.ts";
import { endingNotice } from "../../../machines/session/chart.ts";
import { everySecond } from "../../services/page-events.ts";
import { Alert, NoticeBar } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { PasswordField } from "../../ui/Field.tsx";
import { AccountName, Form } from "../../ui/Form.tsx";
import { usePageMark } from "../../ui/page-mark.ts";
import { SessionContext } from "./session-context.tsx";
import { RENEWAL_PASSWORD_ID } from "./session-provider.tsx";

/** The notice that the session will end soon, and the dialog for logging in again. */
export function SessionRenewal() {
  const isEnding = SessionContext.useSelector((snapshot) =>
    snapshot.hasTag("endingSoon"),
  );
  const isAsking = SessionContext.useSelector((snapshot) =>
    snapshot.hasTag("asking"),
  );
  return (
    <>
      {isEnding && <EndingSoonBar />}
      {isAsking && <LogInAgainDialog />}
    </>
  );
}

function EndingSoonBar() {
  const session = SessionContext.useActorRef();
  const text = SessionContext.useSelector((snapshot) =>
    textOf(endingNotice(snapshot.context)),
  );
  useEffect(
    () => everySecond((at) => session.send({ type: "page.resumed", at })),
    [session],
  );
  usePageMark("session-notice");
  return (
    <div className="session-notice screen-only">
      <NoticeBar
        tone="waiting"
        actions={
          <Button
            size="small"
            onClick={() => session.send({ type: "renewal.requested" })}
          >
            {t("session.logInAgain")}
          </Button>
        }
      >
        {text}
      </NoticeBar>
    </div>
  );
}

function LogInAgainDialog() {
  const { send } = SessionContext.useActorRef();
  const snapshot = SessionContext.useSelector((snapshot) => snapshot);
  const { email, password, problem } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const isLockedOut = snapshot.hasTag("lockedOut");
  const dismiss = () => send({ type: "renewal.dismissed" });
  return (
    <Dialog open title={t("session.dialogTitle")} onClose={dismiss}>
      <Form onSubmit={() => send({ type: "renewal.submitted" })}>
        <p>{t("session.dialogText")}</p>
        {isLockedOut && problem && (
          <Alert tone="problem" title={textOf(problem)} />
        )}
        <p className="small">
          <span>{`${t("account.emailLabel")}: `}</span>
          <strong>{email}</strong>
        </p>
        <AccountName email={email} />
        <PasswordField
          id={RENEWAL_PASSWORD_ID}
          name="password"
          label={t("account.passwordLabel")}
          autoComplete="current-password"
          value={password}
          readOnly={isBusy || isLockedOut}
          error={!isLockedOut && problem ? textOf(problem) : undefined}
          onValueChange={(password) =>
            send({ type: "password.changed", password: password })
          }
        />
        <div className="row">
          <Button
            type="submit"
            busy={isBusy}
            unavailable={!snapshot.can({ type: "renewal.submitted" })}
          >
            {t("account.logIn")}
          </Button>
          <Button variant="quiet" onClick={dismiss}>
            {t("session.notNow")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
