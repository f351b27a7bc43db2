import { say, t } from "../../../contract/messages/index.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import type { RegistrationViewProps } from "./registration-view.ts";

/** The server's answer, above the button of the request, with the possible next steps. */
export function RegistrationNotices({ snapshot, send }: RegistrationViewProps) {
  const { notice, success } = snapshot.context;
  const isInactive = snapshot.hasTag("inactive");
  const answer = success ?? notice;
  if (!answer && !isInactive) return null;
  return (
    <Alert
      tone={success ? "good" : notice ? "problem" : "neutral"}
      title={answer ? say(answer) : t("account.resendLinkBusy")}
      actions={
        isInactive && (
          <>
            <Button
              variant="second"
              size="small"
              busy={snapshot.hasTag("resending")}
              disabled={
                !snapshot.hasTag("resending") &&
                !snapshot.can({ type: "link.requested" })
              }
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
        )
      }
    />
  );
}
