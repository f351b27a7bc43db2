import { type Message, say, t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { Alert } from "../../ui/Alert.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { FocusedHeading } from "../../ui/Form.tsx";

export type PasswordSetProps = {
  readonly title: string;
  readonly success: Message | null;
};

/** Confirms the new password. The login page opens after a delay, or on a click. */
export function PasswordSet({ title, success }: PasswordSetProps) {
  return (
    <section className="form">
      <FocusedHeading>{title}</FocusedHeading>
      {success && <Alert tone="good" title={say(success)} />}
      <p>{t("account.loginSoon")}</p>
      <LinkButton to={pages.login.path} replace>
        {t("account.logInNow")}
      </LinkButton>
    </section>
  );
}
