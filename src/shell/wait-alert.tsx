import { formatMinutesSeconds } from "../../contract/format.ts";
import { type Message, message, say } from "../../contract/messages/index.ts";
import { Alert } from "../ui/Alert.tsx";

export type WaitAlertProps = {
  /** Why the person has to wait. */
  readonly notice: Message | null;
  /** Milliseconds that are left. */
  readonly left: number;
};

/** Why a form is locked, and how long it still is. Announced once: the countdown would be announced every second. */
export function WaitAlert({ notice, left }: WaitAlertProps) {
  const [before, after] = say(message("wait.tryAgainIn", { wait: "\n" })).split(
    "\n",
  );
  return (
    <Alert
      tone="waiting"
      announce="none"
      title={<span role="alert">{notice && say(notice)}</span>}
    >
      {before}
      <span className="countdown" role="timer">
        {formatMinutesSeconds(left)}
      </span>
      {after}
    </Alert>
  );
}
