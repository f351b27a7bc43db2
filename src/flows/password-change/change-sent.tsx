import { say, t } from "../../../contract/messages/index.ts";
import { homeOf } from "../../../contract/pages.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { FocusedHeading } from "../../ui/Form.tsx";
import { useSession } from "../session/session-context.tsx";
import type { PasswordChangeViewProps } from "./password-change-view.ts";

/** Confirms that the link was sent, and explains what to do if it does not arrive. */
export function ChangeSent({
  snapshot,
  send,
}: Pick<PasswordChangeViewProps, "snapshot" | "send">) {
  const { email, userType } = useSession();
  const { success } = snapshot.context;
  return (
    <section className="form">
      <FocusedHeading>{t("change.sentTitle")}</FocusedHeading>
      {success && <Alert tone="good" title={say(success)} />}
      <p>
        {email && (
          <>
            {t("change.sentTo")} <strong>{email}</strong>.{" "}
          </>
        )}
        {t("account.linkSentNext")}
      </p>
      <LinkButton to={homeOf(userType)}>
        {t("account.backToDashboard")}
      </LinkButton>
      <Button
        variant="second"
        onClick={() => send({ type: "request.repeated" })}
      >
        {t("change.again")}
      </Button>
    </section>
  );
}
