import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import { t, textOf } from "../../../contract/messages/index.ts";
import { endingNotice } from "../../../machines/session/ending-notice.ts";
import type { sessionRenewalMachine } from "../../../machines/session-renewal/chart.ts";
import { everySecond } from "../../services/page-events.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { PasswordField } from "../../ui/Field.tsx";
import { AccountName, Form } from "../../ui/Form.tsx";
import { useNoticeMark } from "../../ui/page-mark.ts";
import { SessionContext } from "./session-context.tsx";
import { RENEWAL_PASSWORD_ID } from "./session-provider.tsx";

type Renewal = { readonly renewal: ActorRefFrom<typeof sessionRenewalMachine> };

/** The notice that the session will end soon, and the dialog for logging in again. */
export function SessionRenewal() {
  const renewal = SessionContext.useSelector(
    (snapshot) => snapshot.children.renewal,
  );
  const isEnding = SessionContext.useSelector((snapshot) =>
    snapshot.hasTag("endingSoon"),
  );
  const isAsking = useSelector(renewal, (state) => state?.hasTag("asking"));
  if (!renewal) return null;
  return (
    <>
      {isEnding && <EndingSoonBar renewal={renewal} />}
      {isAsking && <LogInAgainDialog renewal={renewal} />}
    </>
  );
}

function EndingSoonBar({ renewal }: Renewal) {
  const session = SessionContext.useActorRef();
  const text = SessionContext.useSelector((snapshot) =>
    textOf(endingNotice(snapshot.context)),
  );
  useEffect(
    () => everySecond((at) => session.send({ type: "page.resumed", at })),
    [session],
  );
  useNoticeMark("session-notice");
  return (
    <div className="session-notice screen-only">
      <div className="bar bar--waiting screen-only" role="alert">
        <div className="bar-text">{text}</div>
        <div className="row">
          <Button
            size="small"
            onClick={() => renewal.send({ type: "renewal.requested" })}
          >
            {t("session.logInAgain")}
          </Button>
        </div>
      </div>
    </div>
  );
}

function LogInAgainDialog({ renewal }: Renewal) {
  const { send } = renewal;
  const snapshot = useSelector(renewal, (state) => state);
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
          <span>{`${t("ui.label", { label: t("account.emailLabel") })} `}</span>
          <strong className="last-address" dir="auto">
            {email}
          </strong>
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
