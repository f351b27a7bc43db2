import { say, t } from "../../../contract/messages/index.ts";
import { lockoutLeft } from "../../../machines/login/chart.ts";
import { WaitAlert } from "../../app/wait-alert.tsx";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import type { LoginViewProps } from "./login-view.ts";

/** The server's answer, above the button of the request, with the possible next steps. */
export function LoginNotices({ snapshot, send }: LoginViewProps) {
  const { notice } = snapshot.context;
  if (snapshot.hasTag("locked"))
    return <WaitAlert notice={notice} left={lockoutLeft(snapshot.context)} />;
  if (snapshot.hasTag("unverified"))
    return <Unverified snapshot={snapshot} send={send} />;
  return notice && <Alert tone="problem" title={say(notice)} />;
}

function Unverified({ snapshot, send }: LoginViewProps) {
  const { notice, success } = snapshot.context;
  const answer = success ?? notice;
  const isResending = snapshot.hasTag("resending");
  return (
    <Alert
      tone={success ? "good" : notice ? "problem" : "neutral"}
      title={answer ? say(answer) : t("account.resendLinkBusy")}
      actions={
        <>
          <Button
            variant="second"
            size="small"
            busy={isResending}
            disabled={!isResending && !snapshot.can({ type: "link.requested" })}
            onClick={() => send({ type: "link.requested" })}
          >
            {t("account.resendLink")}
          </Button>
          {snapshot.can({ type: "code.chosen" }) && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => send({ type: "code.chosen" })}
            >
              {t("account.enterCode")}
            </Button>
          )}
        </>
      }
    >
      {t("login.unverifiedNote")}
    </Alert>
  );
}
