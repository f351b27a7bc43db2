import { useLocation } from "react-router-dom";
import { type Message, t, textOf } from "../../../contract/messages/index.ts";
import type { LoginState } from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import { Alert } from "../../ui/Alert.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import type { Elements } from "../../ui/elements.ts";
import { FocusedHeading } from "../../ui/Form.tsx";

/** The result that replaces a form, and what to do next. */
export function Outcome(props: {
  readonly title: string;
  readonly success?: Message | null;
  readonly problem?: Message | null;
  readonly children?: Elements;
}) {
  const { title, success, problem, children } = props;
  return (
    <section className="form">
      <FocusedHeading>{title}</FocusedHeading>
      {success && <Alert tone="good" title={textOf(success)} />}
      {problem && <Alert tone="problem" title={textOf(problem)} />}
      {children}
    </section>
  );
}

/** A successful outcome. The login page opens after a delay, or on a click. */
export function OutcomeBeforeLogin(props: {
  readonly title: string;
  readonly success: Message | null;
  readonly state?: LoginState;
}) {
  const { title, success, state } = props;
  return (
    <Outcome title={title} success={success}>
      <p>{t("account.loginSoon")}</p>
      <LinkButton to={pages.login.path} state={state} replace>
        {t("account.logInNow")}
      </LinkButton>
    </Outcome>
  );
}

/** Shown when a call about the member's own account gets a 401. After logging in, the member returns to this page. */
export function SessionEnded({ notice }: { readonly notice: Message | null }) {
  const state: LoginState = { from: useLocation().pathname };
  return (
    <Outcome title={t("session.endedTitle")} problem={notice}>
      <LinkButton to={pages.login.path} state={state}>
        {t("account.logIn")}
      </LinkButton>
    </Outcome>
  );
}
