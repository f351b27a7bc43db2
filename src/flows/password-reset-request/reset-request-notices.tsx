import type { SnapshotFrom } from "xstate";
import { say, t } from "../../../contract/messages/index.ts";
import {
  cooldownLeft,
  type passwordResetRequestMachine,
} from "../../../machines/password-reset-request/chart.ts";
import { WaitAlert } from "../../app/wait-alert.tsx";
import { Alert } from "../../ui/Alert.tsx";

export type ResetRequestNoticesProps = {
  readonly snapshot: SnapshotFrom<typeof passwordResetRequestMachine>;
};

/** The neutral answer, or why nothing was sent and for how long, above the button. */
export function ResetRequestNotices({ snapshot }: ResetRequestNoticesProps) {
  const { notice, answer, doubt } = snapshot.context;
  if (snapshot.hasTag("locked"))
    return <WaitAlert notice={notice} left={cooldownLeft(snapshot.context)} />;
  return (
    answer && (
      <Alert title={say(answer)}>
        {doubt ? say(doubt) : t("account.linkSentNext")}
      </Alert>
    )
  );
}
