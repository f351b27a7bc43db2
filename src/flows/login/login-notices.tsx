import { formatMinutesSeconds } from "../../../contract/format.ts";
import { account } from "../../../contract/messages/account.ts";
import { message, say } from "../../../contract/messages/index.ts";
import { lockoutLeft } from "../../../machines/login-facts.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import type { LoginViewProps } from "./login-view.ts";

/** What the server said, above the button that asked it (§8), with what can be done about it. */
export function LoginNotices({ snapshot, send }: LoginViewProps) {
  if (snapshot.hasTag("locked")) return <Lockout snapshot={snapshot} />;
  if (snapshot.hasTag("unverified"))
    return <Unverified snapshot={snapshot} send={send} />;
  const { notice } = snapshot.context;
  return notice && <Alert tone="problem" title={say(notice)} />;
}

function Lockout({ snapshot }: Pick<LoginViewProps, "snapshot">) {
  const { notice } = snapshot.context;
  const [before, after] = say(message("login.lockedFor", { wait: "\n" })).split(
    "\n",
  );
  // Announced once; the countdown inside would be announced every second.
  return (
    <Alert
      tone="waiting"
      announce="none"
      title={<span role="alert">{notice && say(notice)}</span>}
    >
      {before}
      <span className="countdown" role="timer">
        {formatMinutesSeconds(lockoutLeft(snapshot.context))}
      </span>
      {after}
    </Alert>
  );
}

function Unverified({ snapshot, send }: LoginViewProps) {
  const { notice, success } = snapshot.context;
  const told = success ?? notice;
  const isResending = snapshot.hasTag("resending");
  return (
    <Alert
      tone={success ? "good" : "problem"}
      title={told ? say(told) : account.resendLinkBusy}
      actions={
        <>
          <Button
            variant="second"
            size="small"
            busy={isResending}
            disabled={!isResending && !snapshot.can({ type: "link.requested" })}
            onClick={() => send({ type: "link.requested" })}
          >
            {account.resendLink}
          </Button>
          {snapshot.can({ type: "code.chosen" }) && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => send({ type: "code.chosen" })}
            >
              {account.enterCode}
            </Button>
          )}
        </>
      }
    >
      {say(message("login.unverifiedNote"))}
    </Alert>
  );
}
