import { say } from "../../../contract/messages/index.ts";
import { passwordWords } from "../../../contract/messages/password-words.ts";
import { homeOf } from "../../../contract/pages.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { FocusedHeading } from "../../ui/FocusedHeading.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { useSession } from "../session/session-context.tsx";
import type { PasswordChangeViewProps } from "./password-change-view.ts";

const words = passwordWords.change;

/** Confirms that the link was sent, and explains what to do if it does not arrive. */
export function ChangeSent({
  snapshot,
  send,
}: Pick<PasswordChangeViewProps, "snapshot" | "send">) {
  const { email, userType } = useSession();
  const { success } = snapshot.context;
  return (
    <section className="form">
      <FocusedHeading>{words.sentTitle}</FocusedHeading>
      {success && <Alert tone="good" title={say(success)} />}
      <p>
        {email && (
          <>
            {words.sentTo} <strong>{email}</strong>.{" "}
          </>
        )}
        {words.sentNext}
      </p>
      <LinkButton to={homeOf(userType)}>
        {passwordWords.backToDashboard}
      </LinkButton>
      <Button
        variant="second"
        onClick={() => send({ type: "request.repeated" })}
      >
        {words.again}
      </Button>
    </section>
  );
}
