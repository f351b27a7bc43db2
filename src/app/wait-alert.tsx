import { formatMinutesSeconds } from "../../contract/format.ts";
import { type Message, t, textOf } from "../../contract/messages/index.ts";
import { Alert } from "../ui/Alert.tsx";

type WaitAlertProps = {
  /** Why the user has to wait. */
  readonly notice: Message | null;
  /** The remaining time in milliseconds. */
  readonly timeLeft: number;
};

/**
 * Shows why a form is locked and for how long. Only the reason is announced, because a live countdown would be
 * announced every second.
 */
export function WaitAlert({ notice, timeLeft }: WaitAlertProps) {
  const [before, after] = t("wait.tryAgainIn", { wait: "\n" }).split("\n");
  return (
    <Alert
      tone="waiting"
      announce="none"
      title={<span role="alert">{notice && textOf(notice)}</span>}
    >
      <span>{before}</span>
      <span className="countdown" role="timer">
        {formatMinutesSeconds(timeLeft)}
      </span>
      <span>{after}</span>
    </Alert>
  );
}
