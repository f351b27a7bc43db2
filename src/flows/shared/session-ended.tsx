import { useLocation } from "react-router-dom";
import { type Message, say, t } from "../../../contract/messages/index.ts";
import type { LoginState } from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import { Alert } from "../../ui/Alert.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { FocusedHeading } from "../../ui/Form.tsx";

/** Shown after a 401 on a call for the member's own account. Log In returns to this page. */
export function SessionEnded({ notice }: { readonly notice: Message | null }) {
  const state: LoginState = { from: useLocation().pathname };
  return (
    <section className="form">
      <FocusedHeading>{t("session.endedTitle")}</FocusedHeading>
      {notice && <Alert tone="problem" title={say(notice)} />}
      <LinkButton to={pages.login.path} state={state}>
        {t("account.logIn")}
      </LinkButton>
    </section>
  );
}
